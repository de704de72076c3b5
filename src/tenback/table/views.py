"""What one player at one screen may see of a table, and of what happened there.

Views are built of what the rules' views show, never of the state beside them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from tenback.rules import cards_view, dice_view
from tenback.rules.cards import Say, Setup
from tenback.rules.dice import Choice, Enter
from tenback.rules.editions import FIRE, Edition
from tenback.rules.notation import write
from tenback.table import events, wire
from tenback.table.deciding import may_take_back, why_silent
from tenback.table.events import AnyEvent
from tenback.table.happenings import happened, told
from tenback.table.options import Talk, setup_for
from tenback.table.state import Phase, Table


def view(table: Table, player: str | None, unveiled: int | None) -> wire.TableView:
    """For a player whose screen shows that seat, or none; no player: a spectator."""
    mine = table.seats_of(player) if player is not None else ()
    seat = shown_seat(mine, unveiled)
    return wire.TableView(
        options=table.options,
        phase=table.phase,
        game=table.games,
        known_deal=table.known_deal is not None,
        host=table.host,
        locked=table.locked,
        muted=tuple(sorted(table.muted)),
        seats=tuple(wire.SeatView(i, at.player, at.level) for i, at in enumerate(table.seats, 1)),
        you=player,
        mine=mine,
        unveiled=seat,
        acting=table.acting,
        wishes=table.wishes,
        play=play_view(table, seat, muted=player in table.muted),
    )


def shown_seat(mine: tuple[int, ...], unveiled: int | None) -> int | None:
    """Who has one seat sees it; who has several sees the one that is unveiled, if it is theirs."""
    if len(mine) == 1:
        return mine[0]
    return unveiled if unveiled in mine else None


def play_view(
    table: Table, seat: int | None, *, muted: bool = False
) -> wire.CardsView | wire.DiceView | None:
    if table.phase is Phase.AGREEING:
        return _agreeing_view(table, seat)
    if table.play is None:
        return None
    seen = table.options.rules.view(table.play.state, seat)
    if isinstance(seen, dice_view.View):
        return _dice_view(seen)
    return _cards_view(table, seen, first=seen.setup.first, muted=muted)


def _agreeing_view(table: Table, seat: int | None) -> wire.CardsView:
    """R3: the hands lie open to their players; whose turn it is nobody knows yet."""
    rules = table.options.rules
    state = rules.start(setup_for(table.options, 1, table.commands), table.deck)
    seen: cards_view.View = rules.view(state, seat)
    nobodys = replace(seen, turn=None, legal=(), losing=(), owed=())
    return _cards_view(table, nobodys, first=None, muted=True)


def _cards_view(
    table: Table, seen: cards_view.View, *, first: int | None, muted: bool
) -> wire.CardsView:
    setup: Setup = seen.setup
    playing = table.phase is Phase.PLAYING
    quiet = table.options.talk is Talk.NOTHING or muted or why_silent(table) is not None
    return wire.CardsView(
        seat=seen.seat,
        status=seen.status,
        reason=seen.reason,
        turn=seen.turn,
        first=first,
        placed=seen.placed,
        minimum=seen.minimum,
        owed=seen.owed,
        bound=seen.bound,
        piles=tuple(wire.PileView(*pile) for pile in seen.piles),
        draw_pile=seen.draw_pile,
        left=seen.left,
        hand_size=setup.hand_size,
        hand_sizes=seen.hand_sizes,
        hand=seen.hand,
        commands=seen.commands,
        signals=tuple(wire.SignalView(s.seat, s.pile, s.word) for s in seen.signals),
        statements=tuple(
            wire.StatementView(s.seat, s.command, s.attitude) for s in table.statements
        ),
        marks=_marks(setup.edition),
        legal=tuple(write(action) for action in seen.legal if not isinstance(action, Say)),
        losing=tuple(map(write, seen.losing)),
        may_signal=playing and seen.seat is not None and not quiet,
        may_take_back=seen.seat is not None and may_take_back(table, seen.seat),
    )


@lru_cache(maxsize=64)
def _marks(edition: Edition) -> dict[str, tuple[int, ...]]:
    marks = {str(command): tuple(sorted(four)) for command, four in edition.commands}
    return marks | ({FIRE: tuple(sorted(edition.fire))} if edition.fire else {})


def _dice_view(seen: dice_view.View) -> wire.DiceView:
    return wire.DiceView(
        seat=seen.seat,
        status=seen.status,
        phase=seen.phase,
        turn=seen.turn,
        active=seen.active,
        round=seen.round,
        dice=seen.dice,
        sheets=tuple(map(_sheet_view, seen.sheets)),
        owes=seen.owes,
        entered=seen.entered,
        entry=seen.entry,
        enterable=seen.enterable,
        choices=tuple(_choice(action) for action in seen.legal if not isinstance(action, Enter)),
    )


def _choice(action: Any) -> str:
    return str(action.value) if action is Choice.WITHDRAW else write(action)


def _sheet_view(sheet: dice_view.SheetView) -> wire.SheetView:
    rows = tuple(
        wire.RowView(
            fields=tuple(
                wire.FieldView(field.colour, field.value, number)
                for field, number in zip(row.fields, row.numbers, strict=True)
            ),
            hits=row.hits,
            score=row.score,
        )
        for row in sheet.rows
    )
    return wire.SheetView(sheet.letter, rows, sheet.current, sheet.score)


def news(table: Table, event: AnyEvent, seat: int | None) -> wire.News:
    """An event at this table as that seat, or whoever shows none, may see it."""
    match event:
        case events.Moved():
            seen = table.options.rules.seen
            messages = (told(seen(happened(message), seat)) for message in event.happened)
            return wire.Moved(event.seat, tuple(messages))
        case events.Locked() | events.Muted() | events.Removed() | events.HostPassed():
            return wire.Changed()
        case _:
            return _plain(event)


_PLAIN: dict[type[Any], type[Any]] = {
    getattr(events, kind.__name__): kind
    for kind in (
        wire.Opened,
        wire.Sat,
        wire.BotSat,
        wire.Rose,
        wire.Dealt,
        wire.Wished,
        wire.Began,
        wire.TookBack,
        wire.Stated,
        wire.StoodIn,
        wire.Returned,
        wire.Renewed,
        wire.Closed,
    )
}
"""Events that hold nothing secret: what is sent has those of their fields that it names."""


def _plain(event: AnyEvent) -> wire.News:
    message = _PLAIN[type(event)]
    sent: wire.News = message(*(getattr(event, name) for name in message.__struct_fields__))
    return sent
