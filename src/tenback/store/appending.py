"""Many appends in one transaction: which of them may be, and what they change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from tenback.store.faults import Gone, Refused, Repeated, Stale
from tenback.store.news import tell
from tenback.store.schema import (
    COMMANDS,
    EVENTS,
    MEMBERSHIPS,
    PLAYERS,
    RESULTS,
    TABLES,
    insert_or,
)
from tenback.store.values import Append, News, TableRow

_Key = tuple[str, str, str]
_Rows = list[dict[str, Any]]

_ROW_FIELDS = tuple(TableRow.__dataclass_fields__)
_UPDATED = (*_ROW_FIELDS, "number", "updated_at")
_UPDATE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("at_id"))
    .values({name: bindparam(name) for name in _UPDATED})
)
_UPDATE_EXPECTED = _UPDATE.where(TABLES.c.number == bindparam("at_number"))
_LEAVE = delete(MEMBERSHIPS).where(
    MEMBERSHIPS.c.player_id == bindparam("player"), MEMBERSHIPS.c.table_id == bindparam("table")
)


def write_appends(connection: Connection, appends: Sequence[Append]) -> list[int | Refused]:
    """The new number of each, or why it is not carried out.

    What another process commits between the look and the insert runs into `unique (table, number)`
    or `unique (table, player, command)` and takes the whole transaction with it.
    """
    verdicts = judge(appends, _heads(connection, appends), _done(connection, appends))
    pairs = zip(appends, verdicts, strict=True)
    accepted = [append for append, verdict in pairs if isinstance(verdict, int)]
    if accepted:
        _write_tables(connection, accepted)
        _write_events(connection, accepted)
        _write_people(connection, accepted)
        tell(connection, [News(append.table, append.number) for append in accepted])
    return verdicts


def write_hopefully(connection: Connection, appends: Sequence[Append]) -> list[int | Refused]:
    """The same without looking first, which takes most of the time; right if nobody is refused.

    If somebody may have to be, it is a `Surprise`: nothing of this transaction may stay.
    """
    try:
        _write_tables_hopefully(connection, appends)
        _write_events(connection, appends)
    except IntegrityError as conflict:
        raise Surprise from conflict
    _write_people(connection, appends)
    return [append.number for append in appends]


class Surprise(Exception):
    """A table is not where it was thought to be, or a command was carried out before."""


def _write_tables_hopefully(connection: Connection, appends: Sequence[Append]) -> None:
    """Each change finds its table at the number that it expects, or changes no row."""
    made = [append for append in appends if not append.expected]
    changed = [append for append in appends if append.expected]
    _run(connection, insert(TABLES), [_row(a) | {"id": a.table, "created_at": a.at} for a in made])
    if changed:
        rows = [_row(a) | {"at_id": a.table, "at_number": a.expected} for a in changed]
        if connection.execute(_UPDATE_EXPECTED, rows).rowcount != len(changed):
            raise Surprise


def judge(
    appends: Iterable[Append], heads: dict[str, int], done: dict[_Key, int]
) -> list[int | Refused]:
    """One after the other, each seeing what those before it have changed."""
    heads, done = heads.copy(), done.copy()
    verdicts: list[int | Refused] = []
    for append in appends:
        verdict = _verdict(append, heads, done)
        verdicts.append(verdict)
        if isinstance(verdict, int):
            heads[append.table] = verdict
            if append.command:
                done[_key(append)] = verdict
    return verdicts


def _verdict(append: Append, heads: dict[str, int], done: dict[_Key, int]) -> int | Refused:
    if append.command and (led_to := done.get(_key(append))) is not None:
        return Repeated(led_to)
    head = heads.get(append.table, 0)
    if append.expected != head:
        return Stale(head) if head else Gone(append.table)
    return append.number


def _key(append: Append) -> _Key:
    assert append.command
    return (append.table, append.command.player, append.command.command)


def _heads(connection: Connection, appends: Iterable[Append]) -> dict[str, int]:
    ids = {append.table for append in appends}
    query = select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id.in_(ids))
    rows = connection.execute(query)
    return {row.id: row.number for row in rows}


def _done(connection: Connection, appends: Iterable[Append]) -> dict[_Key, int]:
    keys = {_key(append) for append in appends if append.command}
    if not keys:
        return {}
    columns = (COMMANDS.c.table_id, COMMANDS.c.player_id, COMMANDS.c.command)
    query = select(*columns, COMMANDS.c.number).where(tuple_(*columns).in_(keys))
    return {(table, who, what): number for table, who, what, number in connection.execute(query)}


def _write_tables(connection: Connection, appends: Sequence[Append]) -> None:
    """Always in the same order, so that two processes wait for each other and not in a circle."""
    made = {append.table: append.at for append in appends if not append.expected}
    last = {append.table: append for append in sorted(appends, key=lambda append: append.table)}
    new = [
        _row(a) | {"id": a.table, "created_at": made[a.table]}
        for a in last.values()
        if a.table in made
    ]
    changed = [_row(a) | {"at_id": a.table} for a in last.values() if a.table not in made]
    _run(connection, insert(TABLES), new)
    _run(connection, _UPDATE, changed)


def _row(append: Append) -> dict[str, Any]:
    row = {name: getattr(append.row, name) for name in _ROW_FIELDS}
    return row | {"number": append.number, "updated_at": append.at}


def _write_events(connection: Connection, appends: Sequence[Append]) -> None:
    events = [
        {
            "table_id": append.table,
            "number": number,
            "version": append.version,
            "payload": payload,
            "at": append.at,
        }
        for append in appends
        for number, payload in enumerate(append.payloads, append.expected + 1)
    ]
    _run(connection, insert(EVENTS), events)
    names = ("table_id", "player_id", "command")
    commands = [
        dict(zip(names, _key(append), strict=True)) | {"number": append.number}
        for append in appends
        if append.command
    ]
    _run(connection, insert(COMMANDS), commands)


def _write_people(connection: Connection, appends: Sequence[Append]) -> None:
    """Whoever has deleted themselves meanwhile gets no rows, and keeps nobody from playing on."""
    named = {player for a in appends for player in (*a.joined, *(r.player for r in a.results))}
    there = _present(connection, named)
    for append in appends:
        if append.left or append.joined or append.results:
            _write_people_of(connection, append, there)


def _write_people_of(connection: Connection, append: Append, there: set[str]) -> None:
    gone = [{"player": player, "table": append.table} for player in append.left]
    _run(connection, _LEAVE, gone)
    joined = [
        {"player_id": player, "table_id": append.table, "joined_at": append.at}
        for player in append.joined
        if player in there
    ]
    _run(connection, insert_or(connection, MEMBERSHIPS).on_conflict_do_nothing(), joined)
    _run(connection, insert(RESULTS), _results(append, there))


def _present(connection: Connection, players: set[str]) -> set[str]:
    if not players:
        return set()
    return set(connection.scalars(select(PLAYERS.c.id).where(PLAYERS.c.id.in_(players))))


def _results(append: Append, there: set[str]) -> _Rows:
    return [
        {
            "player_id": result.player,
            "table_id": append.table,
            "number": append.number,
            "at": append.at,
            "game": result.game,
            "seats": result.seats,
            "bots": result.bots,
            "won": result.won,
            "cards_left": result.left,
            "score": result.score,
        }
        for result in append.results
        if result.player in there
    ]


def _run(connection: Connection, statement: Any, rows: _Rows) -> None:
    if rows:
        connection.execute(statement, rows)
