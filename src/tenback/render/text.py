"""A view or a position as plain text, for the terminal and for regression files."""

from __future__ import annotations

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
from tenback.rules.dice_view import RowView, SheetView
from tenback.rules.editions import Edition
from tenback.rules.notation import write_marks
from tenback.rules.sheets import STRUCK

_SEPARATOR = " · "
_MARKER = "▸"
_COLUMN = 15


def picture(pictured: Pictured, say: Texts | None = None) -> str:
    """The picture, each line without blanks at its end."""
    say = say or texts()
    shown = scene(pictured)
    lines = _card_lines(shown, say) if isinstance(shown, CardScene) else _dice_lines(shown, say)
    return "\n".join(line.rstrip() for line in lines)


def _card_lines(shown: CardScene, say: Texts) -> list[str]:
    view = shown.view
    edition = view.setup.edition
    return [
        _SEPARATOR.join(card_headline(view, say)),
        "",
        *_pile_lines(view, say),
        *(f"  {note}" for note in card_notes(view, say)),
        "",
        *(_hand_line(hand, edition, say) for hand in shown.hands),
    ]


def _pile_lines(view: View, say: Texts) -> list[str]:
    rows = (
        [f"{pile.letter} {'↑' if pile.ascending else '↓'}" for pile in view.piles],
        ["┌─────┐"] * 4,
        [f"│ {pile.top:>3} │" for pile in view.piles],
        ["└─────┘"] * 4,
        [_pile_remark(pile, say) for pile in view.piles],
    )
    return ["  " + "".join(cell.ljust(_COLUMN) for cell in row) for row in rows]


def _pile_remark(pile: PileView, say: Texts) -> str:
    words = [say(f"mark-{pile.mark}")] if pile.mark else []
    return ", ".join([*words, *([say("due")] if pile.due else [])])


def _hand_line(hand: Hand, edition: Edition, say: Texts) -> str:
    name = say("your-seat" if hand.own else "seat", seat=hand.seat)
    marker = _MARKER if hand.to_move else " "
    if hand.cards is None or not hand.cards:
        return f"{marker} {name:<14} {say('hand-size', count=hand.size)}"
    return f"{marker} {name:<14} {'  '.join(_card(card, edition, say) for card in hand.cards)}"


def _card(card: int, edition: Edition, say: Texts) -> str:
    mark = edition.mark(card)
    return f"{card} ({say(f'mark-{mark}')})" if mark else str(card)


def _dice_lines(shown: DiceScene, say: Texts) -> list[str]:
    view = shown.view
    lines = [_SEPARATOR.join(dice_headline(view, say))]
    if view.dice:
        lines += ["", f"  {say('dice')}  {write_marks(view.dice)}"]
    for seat, sheet in enumerate(view.sheets, 1):
        name = say("your-seat" if seat == view.seat else "seat", seat=seat)
        marker = _MARKER if seat == view.active and sheet.current is not None else " "
        title = (name, say("sheet", letter=sheet.letter), say("points", points=sheet.score))
        lines += ["", f"{marker} {_SEPARATOR.join((*title, *_entered(shown, seat, say)))}"]
        lines += _row_lines(sheet)
    return lines


def _entered(shown: DiceScene, seat: int, say: Texts) -> list[str]:
    """What may be told of a seat's entry in this round."""
    if not shown.view.entered[seat - 1]:
        return []
    entry = shown.entries[seat - 1]
    if entry is None:
        return [say("sealed")]
    return [f"{say('sealed')}: {write_marks(entry) or 'x'}"]


def _row_lines(sheet: SheetView) -> list[str]:
    return [
        f"  {_MARKER if index == sheet.current else ' '} {_row(row)}"
        for index, row in enumerate(sheet.rows)
    ]


def _row(row: RowView) -> str:
    """Each field with its colour, its value and what stands in it."""
    cells = [
        f"{field.colour}{field.value} {_standing(number, field.value)}"
        for field, number in zip(row.fields, row.numbers, strict=True)
    ]
    score = "" if row.score is None else f"= {row.score}"
    return "   ".join((*cells, score))


def _standing(number: int | None, value: int) -> str:
    if number is None:
        return "· "
    if number == STRUCK:
        return "/ "
    return f"{number}x" if number == value else f"{number} "
