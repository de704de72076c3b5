"""Records for tests: written as lines, so that a line can be changed."""

from __future__ import annotations

from tenback.rules import deals

SORTED_DECK = " ".join(map(str, range(2, 100)))


def cards_record(*moves: str, game: str = "classic", seats: int = 2, tags: str = "") -> str:
    """Seat 1 holds the lowest cards, seat 2 the next, and so on. The moves begin in line 5."""
    head = [
        f'[Game "{game}"]',
        f'[Seats "{seats}"]',
        f'[Deck "{SORTED_DECK}"]',
        tags,
    ]
    return "\n".join([*head, *moves]) + "\n"


def dice_record(*moves: str, seats: int = 2, tags: str = "") -> str:
    """The moves begin in line 4."""
    return "\n".join(['[Game "twenty-one"]', f'[Seats "{seats}"]', tags, *moves]) + "\n"


def seeded_deck(seed: int) -> str:
    return " ".join(map(str, deals.deck(seed)))
