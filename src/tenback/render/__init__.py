"""Pictures of views and positions: `text.picture` for the terminal, `svg.picture` for the eye."""
