"""A view or a position as SVG, for notebooks, pages and documents. Drawn from plain shapes."""

from __future__ import annotations

from html import escape

from tenback.locale import Texts, texts
from tenback.render.scene import (
    CardScene,
    DiceScene,
    Hand,
    Pictured,
    card_headline,
    card_notes,
    dice_headline,
    scene,
)
from tenback.rules.cards_view import PileView, View
from tenback.rules.dice_view import RowView
from tenback.rules.editions import FIRE, Command, Edition
from tenback.rules.notation import write_marks
from tenback.rules.sheets import STRUCK

_WIDTH = 640
_MARGIN = 20
_LINE = 22
_INK, _FAINT, _PAPER, _TABLE = "#1f2933", "#7b8794", "#ffffff", "#eef1ee"
_UP, _DOWN, _HOT = "#2f6f4f", "#8a4b2a", "#b3261e"
_COMMAND_INK = "#5b3f8c"
_DIE_COLOURS = {
    "w": ("#ffffff", _INK),
    "y": ("#f4c430", _INK),
    "r": ("#c0392b", "#ffffff"),
    "g": ("#2e8b57", "#ffffff"),
    "b": ("#2b6cb0", "#ffffff"),
    "k": ("#1b1b1b", "#ffffff"),
}
"""Ground and ink of each colour; the letter stands beside the number, colour alone says nothing."""


def picture(pictured: Pictured, say: Texts | None = None) -> str:
    """One self-contained `<svg>` element; its title says in words how the game stands."""
    say = say or texts()
    shown = scene(pictured)
    if isinstance(shown, CardScene):
        headline = card_headline(shown.view, say)
        body, height = _card_table(shown, say)
    else:
        headline = dice_headline(shown.view, say)
        body, height = _dice_table(shown, say)
    title = " · ".join(headline)
    return "".join(
        (
            _opening_tag(height),
            f"<title>{escape(title)}</title>",
            _box(0, 0, _WIDTH, height, fill=_TABLE, radius=12),
            _text(_MARGIN, 30, headline[0], size=18, weight=700),
            _text(_MARGIN, 52, " · ".join(headline[1:]), fill=_FAINT),
            *body,
            "</svg>",
        )
    )


def _opening_tag(height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" font-family="system-ui, sans-serif">'
    )


def _text(
    x: float,
    y: float,
    words: str,
    *,
    size: int = 14,
    fill: str = _INK,
    weight: int = 400,
    anchor: str = "start",
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )


def _box(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = _PAPER,
    stroke: str = "none",
    thickness: float = 1,
    radius: float = 6,
    dashed: bool = False,
) -> str:
    dashes = ' stroke-dasharray="4 3"' if dashed else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{thickness:g}"{dashes}/>'
    )


def _card_table(shown: CardScene, say: Texts) -> tuple[list[str], int]:
    view = shown.view
    parts = [_pile(pile, _MARGIN + 150 * i, 76, say) for i, pile in enumerate(view.piles)]
    y = 222
    for note in card_notes(view, say):
        parts.append(_text(_MARGIN, y, note, fill=_COMMAND_INK))
        y += _LINE
    y += 4
    for hand in shown.hands:
        parts.append(_hand(hand, y, view, say))
        y += 66
    return parts, y


def _pile(pile: PileView, x: float, y: float, say: Texts) -> str:
    tint = _UP if pile.ascending else _DOWN
    arrow = "▲" if pile.ascending else "▼"
    parts = [_text(x, y + 14, f"{pile.letter} {arrow}", fill=tint, weight=700)]
    if pile.cards:
        under = min(len(pile.cards) - 1, 3)
        parts += [
            _box(x + 3 * i, y + 22 + 3 * i, 76, 92, stroke=_FAINT, thickness=0.5)
            for i in range(under)
        ]
        parts.append(_pile_top(pile, x + 3 * under, y + 22 + 3 * under, tint, say))
    else:
        parts.append(_box(x, y + 22, 76, 92, fill="none", stroke=tint, dashed=True))
        parts.append(_text(x + 38, y + 80, str(pile.top), size=30, fill=tint, anchor="middle"))
    return f"<g>{''.join(parts)}</g>"


def _pile_top(pile: PileView, x: float, y: float, tint: str, say: Texts) -> str:
    hot = pile.mark == FIRE
    border = _box(x, y, 76, 92, stroke=_HOT if pile.due else tint, thickness=3 if pile.due else 1.5)
    number = _text(x + 38, y + 54, str(pile.top), size=32, weight=700, anchor="middle")
    if pile.mark is None:
        return border + number
    words = say(f"mark-{pile.mark}") + (f", {say('due')}" if pile.due else "")
    ink = _HOT if hot or pile.mark == Command.SKULL else _COMMAND_INK
    return border + number + _text(x + 38, y + 80, words, size=12, fill=ink, anchor="middle")


def _hand(hand: Hand, y: float, view: View, say: Texts) -> str:
    name = say("your-seat" if hand.own else "seat", seat=hand.seat)
    parts = [
        _text(_MARGIN, y + 28, name, weight=700 if hand.to_move else 400),
        _text(_MARGIN, y + 46, say("hand-size", count=hand.size), size=12, fill=_FAINT),
    ]
    if hand.to_move:
        parts.insert(0, _box(8, y + 8, 4, 44, fill=_UP, radius=2))
    for i in range(hand.size):
        x = _MARGIN + 110 + 60 * i
        if hand.cards is None:
            parts.append(_box(x, y + 4, 48, 54, fill="#d5dcd6", stroke=_FAINT))
        else:
            parts.append(_hand_card(hand.cards[i], x, y + 4, view.setup.edition, say))
    return f"<g>{''.join(parts)}</g>"


def _hand_card(card: int, x: float, y: float, edition: Edition, say: Texts) -> str:
    mark = edition.mark(card)
    parts = [
        _box(x, y, 48, 54, stroke=_FAINT),
        _text(x + 24, y + 30, str(card), size=20, weight=700, anchor="middle"),
    ]
    if mark:
        ink = _HOT if mark == FIRE else _COMMAND_INK
        words = say(f"mark-{mark}")
        parts.append(_text(x + 24, y + 47, words, size=9, fill=ink, anchor="middle"))
    return "".join(parts)


def _dice_table(shown: DiceScene, say: Texts) -> tuple[list[str], int]:
    view = shown.view
    parts = [
        _die(colour, str(number), _MARGIN + 52 * i, 70)
        for i, (colour, number) in enumerate(view.dice)
    ]
    top = 130 if view.dice else 74
    heights = [0, 0]
    for index, sheet in enumerate(view.sheets):
        column = index % 2
        y = top + heights[column]
        parts.append(_sheet(shown, index, _MARGIN + 305 * column, y, say))
        heights[column] += 40 + 34 * len(sheet.rows)
    return parts, top + max(heights)


def _die(colour: str, words: str, x: float, y: float) -> str:
    ground, ink = _DIE_COLOURS[colour]
    return (
        _box(x, y, 44, 44, fill=ground, stroke=_INK, radius=9)
        + _text(x + 22, y + 29, words, size=22, weight=700, fill=ink, anchor="middle")
        + _text(x + 7, y + 13, colour, size=10, fill=ink)
    )


def _sheet(shown: DiceScene, index: int, x: float, y: float, say: Texts) -> str:
    view, seat = shown.view, index + 1
    sheet = view.sheets[index]
    name = say("your-seat" if seat == view.seat else "seat", seat=seat)
    title = [name, say("sheet", letter=sheet.letter), say("points", points=sheet.score)]
    if view.entered[index]:
        entry = shown.entries[index]
        told = "" if entry is None else f": {write_marks(entry) or 'x'}"
        title.append(say("sealed") + told)
    weight = 700 if seat == view.active else 400
    rows = (
        _row(row, x, y + 26 + 34 * i, current=i == sheet.current)
        for i, row in enumerate(sheet.rows)
    )
    return f"<g>{_text(x, y + 14, ' · '.join(title), size=13, weight=weight)}{''.join(rows)}</g>"


def _row(row: RowView, x: float, y: float, *, current: bool) -> str:
    parts = [_box(x - 6, y, 3, 28, fill=_UP, radius=1)] if current else []
    for i, (field, number) in enumerate(zip(row.fields, row.numbers, strict=True)):
        left = x + 40 * i
        ground, ink = _DIE_COLOURS[field.colour]
        parts.append(_box(left, y, 37, 28, fill=ground, stroke=_INK, radius=5))
        parts.append(_text(left + 4, y + 11, f"{field.colour}{field.value}", size=9, fill=ink))
        if number is not None:
            entry = "/" if number == STRUCK else str(number)
            hit = "×" if number == field.value else ""
            parts.append(_text(left + 13, y + 23, entry + hit, size=15, weight=700, fill=ink))
    if row.score is not None:
        parts.append(_text(x + 246, y + 20, str(row.score), weight=700))
    return "".join(parts)
