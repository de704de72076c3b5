"""Tenback: THE GAME, On Fire, EXTREME and Twenty One, played, recorded and studied."""

from typing import Any

from tenback.rules.game import Drawable
from tenback.version import __version__

__all__ = ["__version__"]


def _paint(thing: Any) -> str:
    from tenback.render import svg  # only whoever looks at a picture loads what draws it

    return svg.picture(thing)


Drawable.painter = _paint
