"""A view or a position as plain text, for the terminal and for regression files."""

from __future__ import annotations

from itertools import zip_longest

from tenback.locale import Texts, texts
from tenback.render.lines import wrapped
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
from tenback.rules import dice_view
from tenback.rules.cards_view import PileView, View
from tenback.rules.dice_view import RowView, SheetView
from tenback.rules.editions import Edition
from tenback.rules.notation import write_marks
from tenback.rules.sheets import STRUCK

_SEPARATOR = " · "
_MARKER = "▸"
_COLUMN = 15
_TIGHT_COLUMN = 9
_ROOMY = 2 + 4 * _COLUMN
"""Below this width columns move together."""
_ROW_GAP = "   "
_TIED = "\xa0"
"""A blank at which no line ends; it is shown as any other."""


def picture(
    pictured: Pictured, say: Texts | None = None, *, width: int | None = None, brief: bool = False
) -> str:
    """The picture, each line without blanks at its end; `brief`: what a player needs to go on."""
    say = say or texts()
    shown = scene(pictured)
    if isinstance(shown, CardScene):
        lines = _card_lines(shown, say, width)
    else:
        lines = _dice_lines(shown, say, width, brief=brief)
    drawn = wrapped("\n".join(line.rstrip() for line in lines), width)
    return drawn.replace(_TIED, " ")


def _roomy(width: int | None) -> bool:
    return width is None or width >= _ROOMY


def _card_lines(shown: CardScene, say: Texts, width: int | None) -> list[str]:
    view = shown.view
    edition = view.setup.edition
    return [
        _SEPARATOR.join(card_headline(view, say)),
        "",
        *_pile_lines(view, say, width),
        *(f"  {note}" for note in card_notes(view, say)),
        "",
        *(_hand_line(hand, edition, say) for hand in shown.hands),
    ]


def _pile_lines(view: View, say: Texts, width: int | None) -> list[str]:
    column = _COLUMN if width is None else min(_COLUMN, max(_TIGHT_COLUMN, (width - 2) // 4))
    remarks = [_pile_remarks(pile, say, roomy=_roomy(width)) for pile in view.piles]
    rows = (
        [f"{pile.letter} {'↑' if pile.ascending else '↓'}" for pile in view.piles],
        ["┌─────┐"] * 4,
        [f"│ {pile.top:>3} │" for pile in view.piles],
        ["└─────┘"] * 4,
        *zip_longest(*remarks, fillvalue=""),
    )
    return ["  " + "".join(cell.ljust(column) for cell in row) for row in rows]


def _pile_remarks(pile: PileView, say: Texts, *, roomy: bool) -> list[str]:
    """What is said below a pile: in one line, or below each other where there is little room."""
    words = [say(f"mark-{pile.mark}")] if pile.mark else []
    words += [say("due")] if pile.due else []
    return [", ".join(words)] if roomy and words else words


def _hand_line(hand: Hand, edition: Edition, say: Texts) -> str:
    name = say("your-seat" if hand.own else "seat", seat=hand.seat)
    marker = _MARKER if hand.to_move else " "
    if hand.cards is None or not hand.cards:
        return f"{marker} {name:<14} {say('hand-size', count=hand.size)}"
    return f"{marker} {name:<14} {'  '.join(_card(card, edition, say) for card in hand.cards)}"


def _card(card: int, edition: Edition, say: Texts) -> str:
    mark = edition.mark(card)
    return f"{card} ({say(f'mark-{mark}')})".replace(" ", _TIED) if mark else str(card)


def _dice_lines(shown: DiceScene, say: Texts, width: int | None, *, brief: bool) -> list[str]:
    view = shown.view
    gap = _ROW_GAP if _roomy(width) else " "
    headline = _SEPARATOR.join(dice_headline(view, say))
    dice = ["", f"  {say('dice')}  {write_marks(view.dice)}"] if view.dice else []
    seats = range(1, view.setup.seats + 1)
    if not brief or view.seat is None:
        sheets = (line for seat in seats for line in _sheet_lines(shown, seat, gap, say))
        return [headline, *dice, *sheets]
    others = [seat for seat in seats if seat != view.seat]
    return [
        headline,
        *_others_lines(shown, others, gap, say),
        *_sheet_lines(shown, view.seat, gap, say),
        *dice,
    ]


def _others_lines(shown: DiceScene, others: list[int], gap: str, say: Texts) -> list[str]:
    """A whole sheet has room beside one's own, several have not."""
    if len(others) > 1:
        return ["", *(_short_line(shown.view, seat, say) for seat in others)]
    return [line for seat in others for line in _sheet_lines(shown, seat, gap, say)]


def _short_line(view: dice_view.View, seat: int, say: Texts) -> str:
    """Of another's sheet the row it is in."""
    sheet = view.sheets[seat - 1]
    marker = _MARKER if seat == view.active and sheet.current is not None else " "
    parts = [say("seat", seat=seat), sheet.letter, say("points", points=sheet.score)]
    if view.entered[seat - 1]:
        parts.append(say("sealed-brief"))
    if sheet.current is not None:
        fields = _row(sheet.rows[sheet.current], " ").replace(" ", _TIED)
        row = say("row", row=sheet.current + 1)
        parts.append(f"{row}  {fields}")
    return f"{marker} {_SEPARATOR.join(parts)}"


def _sheet_lines(shown: DiceScene, seat: int, gap: str, say: Texts) -> list[str]:
    view, sheet = shown.view, shown.view.sheets[seat - 1]
    name = say("your-seat" if seat == view.seat else "seat", seat=seat)
    marker = _MARKER if seat == view.active and sheet.current is not None else " "
    title = (name, say("sheet", letter=sheet.letter), say("points", points=sheet.score))
    head = f"{marker} {_SEPARATOR.join((*title, *_entered(shown, seat, say)))}"
    return ["", head, *_row_lines(sheet, gap)]


def _entered(shown: DiceScene, seat: int, say: Texts) -> list[str]:
    """What may be told of a seat's entry in this round."""
    if not shown.view.entered[seat - 1]:
        return []
    entry = shown.entries[seat - 1]
    if entry is None:
        return [say("sealed")]
    return [f"{say('sealed')}: {write_marks(entry) or 'x'}"]


def _row_lines(sheet: SheetView, gap: str) -> list[str]:
    return [
        f"  {_MARKER if index == sheet.current else ' '} {_row(row, gap)}"
        for index, row in enumerate(sheet.rows)
    ]


def _row(row: RowView, gap: str) -> str:
    """Each field with its colour, its value and what stands in it."""
    cells = [
        f"{field.colour}{field.value} {_standing(number, field.value)}"
        for field, number in zip(row.fields, row.numbers, strict=True)
    ]
    score = "" if row.score is None else f"= {row.score}"
    return gap.join((*cells, score)).rstrip()


def _standing(number: int | None, value: int) -> str:
    if number is None:
        return "· "
    if number == STRUCK:
        return "/ "
    return f"{number}x" if number == value else f"{number} "
