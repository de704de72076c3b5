"""The pictures in the documents: a moment of each game, as SVG."""

from __future__ import annotations

from support.players import decide
from tenback.render import svg
from tenback.rules.games import GAMES

MOMENTS = {
    "classic.svg": ("classic", 3, 21, 33),
    "fire.svg": ("fire", 2, 22, 41),
    "extreme.svg": ("extreme", 3, 23, 26),
    "twenty-one.svg": ("twenty-one", 2, 24, 62),
}


def drawn() -> dict[str, str]:
    """Each picture is what seat 1 sees then."""
    return {name: _moment(*moment) for name, moment in MOMENTS.items()}


def _moment(name: str, seats: int, seed: int, moves: int) -> str:
    game = GAMES[name]
    state = game.start(*game.deal(seats, seed))
    for _ in range(moves):
        if game.acting(state):
            seat, action = decide(game, state, seed)
            state = game.apply(state, seat, action).state
    return svg.picture(game.view(state, 1)) + "\n"
