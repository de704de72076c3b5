"""What one player at one screen may see of a table, and of what happened there.

Views are built of what the rules' views show, never of the state beside them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from tenback.rules import cards_view, dice_view
from tenback.rules.cards import Say, Setup
from tenback.rules.dice import Choice, Enter
from tenback.rules.editions import FIRE, Edition
from tenback.rules.notation import write
from tenback.table import events, wire
from tenback.table.deciding import may_take_back, why_silent
from tenback.table.events import AnyEvent
from tenback.table.happenings import AnyHappening, happened, told
from tenback.table.options import Talk, setup_for
from tenback.table.state import Phase, Table


class Shared(NamedTuple):
    """What everybody may see of a table, who only watches, too: built once for all its screens."""

    view: wire.TableView
    state: Any
    """Of the game, if there is one; a seat's own hand is taken from it, as the rules allow."""
    seen: Any
    """The rules' view of it for those who watch."""


def shared(table: Table) -> Shared:
    state = _state(table)
    seen = None if state is None else table.options.rules.view(state, None)
    return Shared(
        wire.TableView(
            options=table.options,
            phase=table.phase,
            game=table.games,
            known_deal=table.known_deal is not None,
            host=table.host,
            locked=table.locked,
            muted=tuple(sorted(table.muted)),
            seats=tuple(
                wire.SeatView(i, at.player, at.level) for i, at in enumerate(table.seats, 1)
            ),
            you=None,
            mine=(),
            unveiled=None,
            acting=table.acting,
            wishes=table.wishes,
            play=_everybodys(table, seen),
        ),
        state,
        seen,
    )


def view(
    table: Table, player: str | None, unveiled: int | None, known: Shared | None = None
) -> wire.TableView:
    """For a player whose screen shows that seat, or none; no player: a spectator."""
    known = known or shared(table)
    mine = table.seats_of(player) if player is not None else ()
    seat = shown_seat(mine, unveiled)
    return replace(
        known.view,
        you=player,
        mine=mine,
        unveiled=seat,
        play=_play_of(table, known, seat, muted=player in table.muted),
    )


def shown_seat(mine: tuple[int, ...], unveiled: int | None) -> int | None:
    """Who has one seat sees it; who has several sees the one that is unveiled, if it is theirs."""
    if len(mine) == 1:
        return mine[0]
    return unveiled if unveiled in mine else None


def play_view(table: Table, seat: int | None) -> wire.CardsView | wire.DiceView | None:
    """For that seat, or for those who watch."""
    return _play_of(table, shared(table), seat, muted=False)


def _state(table: Table) -> Any:
    """R3: before it is agreed who starts, the hands lie open to their players."""
    if table.phase is Phase.AGREEING:
        return table.options.rules.start(setup_for(table.options, 1, table.commands), table.deck)
    return table.play.state if table.play is not None else None


def _everybodys(table: Table, seen: Any) -> wire.CardsView | wire.DiceView | None:
    if seen is None:
        return None
    return _dice_view(seen) if isinstance(seen, dice_view.View) else _cards_view(table, seen)


def _play_of(
    table: Table, known: Shared, seat: int | None, *, muted: bool
) -> wire.CardsView | wire.DiceView | None:
    """Beside what everybody sees, a hand and what may be done with it."""
    open_play = known.view.play
    if seat is None or open_play is None:
        return open_play
    if isinstance(open_play, wire.DiceView):
        return _dice_view(table.options.rules.view(known.state, seat))
    seen = cards_view.view_of_seat(known.seen, known.state, seat)
    mine = replace(open_play, seat=seat, hand=seen.hand)
    if table.phase is Phase.AGREEING:
        return mine
    return replace(
        mine,
        legal=tuple(write(action) for action in seen.legal if not isinstance(action, Say)),
        losing=tuple(map(write, seen.losing)),
        may_signal=not muted and _may_signal(table),
        may_take_back=may_take_back(table, seat),
    )


def _may_signal(table: Table) -> bool:
    talks = table.phase is Phase.PLAYING and table.options.talk is not Talk.NOTHING
    return talks and why_silent(table) is None


def _cards_view(table: Table, seen: cards_view.View) -> wire.CardsView:
    """For those who watch. While it is agreed who starts, nobody knows whose turn it is (R3)."""
    setup: Setup = seen.setup
    agreeing = table.phase is Phase.AGREEING
    return wire.CardsView(
        seat=None,
        status=seen.status,
        reason=seen.reason,
        turn=None if agreeing else seen.turn,
        first=None if agreeing else setup.first,
        placed=seen.placed,
        minimum=seen.minimum,
        owed=() if agreeing else seen.owed,
        bound=seen.bound,
        piles=tuple(wire.PileView(*pile) for pile in seen.piles),
        draw_pile=seen.draw_pile,
        left=seen.left,
        hand_size=setup.hand_size,
        hand_sizes=seen.hand_sizes,
        hand=(),
        commands=seen.commands,
        signals=tuple(wire.SignalView(s.seat, s.pile, s.word) for s in seen.signals),
        statements=tuple(
            wire.StatementView(s.seat, s.command, s.attitude) for s in table.statements
        ),
        marks=_marks(setup.edition),
        legal=(),
        losing=(),
        may_signal=False,
        may_take_back=False,
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
            rules = table.options.rules
            return wire.Moved(event.seat, tuple(_seen(rules, m, seat) for m in event.happened))
        case events.Locked() | events.Muted() | events.Removed() | events.HostPassed():
            return wire.Changed()
        case _:
            return _plain(event)


def _seen(rules: Any, message: AnyHappening, seat: int | None) -> AnyHappening:
    """Most that happens happens before everybody's eyes."""
    original = happened(message)
    seen = rules.seen(original, seat)
    return message if seen is original else told(seen)


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
