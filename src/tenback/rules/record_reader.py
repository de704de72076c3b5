"""Text to record. Reading and judging go together, for what counts is the first fault in the file.

Whatever the bytes are, the answer is a record or a `RecordError`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from tenback.rules import cards, dice, notation
from tenback.rules.cards import End, Play, Say
from tenback.rules.dice import Choice
from tenback.rules.editions import CARDS, EDITIONS, Edition
from tenback.rules.game import CHANCE, Code, Refusal, Refused, refuse
from tenback.rules.record import FORMAT, Action, Record, Setup, Tag, result_of
from tenback.rules.sheets import NAME as TWENTY_ONE

MAX_BYTES = 256 * 1024
_TAG = re.compile(r'\[[ \t]*([^\s"\[\];]+)[ \t]+"([^"]*)"[ \t]*\]')
_THROWS = {"roll": Choice.ROLL, "reroll": Choice.REROLL}
_KEEP = "keep"
_CARD_RESULT = re.compile("open|won|lost (0|[1-9][0-9]*)")
_DICE_RESULT = re.compile("open|(0|[1-9][0-9]*)( (0|[1-9][0-9]*))*")
_ANY_RESULT = re.compile(f"{_CARD_RESULT.pattern}|{_DICE_RESULT.pattern}")


class RecordError(ValueError):
    """The first fault of a record: what it is, in which line, and at which action."""

    def __init__(self, refusal: Refusal, line: int, action: str = "") -> None:
        super().__init__(f"line {line}: {refusal.code}")
        self.refusal = refusal
        self.line = line
        self.action = action


class Replayed(NamedTuple):
    """A record and the position it ends in."""

    record: Record
    state: Any


class _Line(NamedTuple):
    number: int
    text: str


class _Move(NamedTuple):
    """One written action: what a seat does, and what falls thereupon."""

    line: int
    text: str
    seat: int | None
    """None: the active seat, which throws are written without."""
    actions: tuple[Action, ...]


def read(data: bytes | str) -> Replayed:
    """The record and its end position; a `RecordError` for the first fault."""
    head, lines = _split(_lines(_text(data)))
    record = _Head(head).record()
    moves = _card_moves(lines) if isinstance(record.setup, cards.Setup) else _dice_moves(lines)
    record, state = _replay(record, moves)
    if record.result is not None and record.result != result_of(state):
        line = next(tag.line for tag in head.tags if tag.name == "Result")
        facts = {"claimed": record.result, "actual": result_of(state)}
        raise RecordError(refuse(Code.RESULT, **facts), line, "Result")
    return Replayed(record, state)


def _syntax(line: int, what: str, action: str = "") -> RecordError:
    return RecordError(refuse(Code.SYNTAX, what=what), line, action)


def _text(data: bytes | str) -> str:
    raw = data if isinstance(data, bytes) else data.encode(errors="surrogatepass")
    if len(raw) > MAX_BYTES:
        raise _syntax(1, "too-large")
    try:
        return raw.decode().removeprefix("\ufeff")
    except UnicodeDecodeError as fault:
        raise _syntax(raw.count(b"\n", 0, fault.start) + 1, "not-utf8") from None


def _lines(text: str) -> Iterator[_Line]:
    """The lines that say something, without their comments."""
    for number, line in enumerate(text.split("\n"), 1):
        bare = _without_comment(line.removesuffix("\r")).strip(" \t")
        if bare:
            yield _Line(number, bare)


def _without_comment(line: str) -> str:
    quoted = False
    for at, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == ";" and not quoted:
            return line[:at]
    return line


class _TagLine(NamedTuple):
    name: str
    value: str
    line: int


class _TagLines(NamedTuple):
    """The tags, up to the first line that is neither tag nor move."""

    tags: list[_TagLine]
    faults: list[RecordError]
    complete: bool
    """Otherwise the line that ended them may have been meant for any tag that is missing."""


def _split(lines: Iterator[_Line]) -> tuple[_TagLines, Iterator[_Line]]:
    """The tags, and the moves behind them."""
    tags: dict[str, _TagLine] = {}
    faults: list[RecordError] = []
    for line in lines:
        if _begins_like_a_move(line.text):
            return _TagLines([*tags.values()], faults, complete=True), _chain(line, lines)
        try:
            tag = _tag(line)
        except RecordError as broken:
            return _TagLines([*tags.values()], [*faults, broken], complete=False), lines
        if tag.name in tags:
            twice = refuse(Code.SYNTAX, what="tag-twice", tag=tag.name)
            faults.append(RecordError(twice, line.number, tag.name))
        tags.setdefault(tag.name, tag)
    return _TagLines([*tags.values()], faults, complete=True), lines


def _chain(first: _Line, rest: Iterator[_Line]) -> Iterator[_Line]:
    yield first
    yield from rest


def _begins_like_a_move(text: str) -> bool:
    return text[0] in "0123456789" or _words(text)[0] in (*_THROWS, _KEEP)


def _words(text: str) -> list[str]:
    """Blanks and tabs part words; what else Unicode calls white space does not."""
    return [word for word in text.replace("\t", " ").split(" ") if word]


def _tag(line: _Line) -> _TagLine:
    if not line.text.startswith("["):
        raise _syntax(line.number, "no-move", line.text)
    match = _TAG.fullmatch(line.text)
    if match is None:
        raise _syntax(line.number, "no-tag", line.text)
    return _TagLine(match[1], match[2], line.number)


class _Head:
    """The tags of a record on their way to its setup. The first fault in the file is told.

    Where they are not complete, none counts as missing.
    """

    def __init__(self, head: _TagLines) -> None:
        self._unread = {tag.name: tag for tag in head.tags}
        self._complete = head.complete
        self._faults = [*head.faults]

    def record(self) -> Record:
        self._one_of("Format", (FORMAT,), default=FORMAT)
        name = self._one_of("Game", (*EDITIONS, TWENTY_ONE))
        if name is None:
            self._tags_of_any_game()
            raise self._first_fault()
        deck: tuple[int, ...] = ()
        if name == TWENTY_ONE:
            setup, pattern = self._dice_setup(), _DICE_RESULT
        else:
            setup, pattern = self._card_setup(EDITIONS[name]), _CARD_RESULT
            deck = self._deck()
        result = self._matching("Result", pattern)
        if self._faults or setup is None:
            raise self._first_fault()
        unknown: tuple[Tag, ...] = tuple((tag.name, tag.value) for tag in self._unread.values())
        return Record(setup=setup, deck=deck, result=result, tags=unknown)

    def _tags_of_any_game(self) -> None:
        """What is wrong whatever game was meant."""
        self._number("Seats", dice.SEATS)
        self._number("First", dice.SEATS, default=1)
        self._matching("Result", _ANY_RESULT)

    def _first_fault(self) -> RecordError:
        return min(self._faults, key=lambda fault: fault.line)

    def _card_setup(self, edition: Edition) -> Setup | None:
        seats = self._number("Seats", edition.seats)
        minimum = self._number("Min", edition.minimums, default=edition.minimum)
        edition = self._with_commands(edition) if edition.commands else edition
        # Where the seats are wrong, what is right for some number of them is no further fault.
        tables = edition.seats if seats is None else range(seats, seats + 1)
        sizes = tuple(size for table in tables for size in edition.hand_sizes(table))
        first = self._number("First", range(1, max(tables) + 1), default=1)
        hand = self._number("Hand", sizes, default=sizes[0])
        if seats is None or first is None or hand is None or minimum is None:
            return None
        return cards.Setup(edition, seats, first, minimum, hand)

    def _dice_setup(self) -> Setup | None:
        seats = self._number("Seats", dice.SEATS)
        first = self._number("First", range(1, (seats or max(dice.SEATS)) + 1), default=1)
        letters = self._sheets(seats)
        if seats is None or first is None or letters is None:
            return None
        return dice.Setup(seats, first, letters)

    def _sheets(self, seats: int | None) -> str | None:
        tag = self._unread.pop("Sheets", None)
        if tag is None:
            return ""
        try:
            letters = _letters(tag.value)
            return dice.Setup(seats or len(letters), sheets=letters).sheets
        except ValueError:
            self._wrong(tag)
            return None

    def _with_commands(self, edition: Edition) -> Edition:
        tag = self._unread.pop("Commands", None)
        if tag is None:
            return edition
        try:
            return edition.with_commands(_command_cards(tag.value))
        except ValueError:
            self._wrong(tag)
            return edition

    def _deck(self) -> tuple[int, ...]:
        tag = self._take("Deck")
        if tag is None:
            return ()
        numbers = [notation.read_number(word) for word in _words(tag.value)]
        deck = tuple(number for number in numbers if number is not None)
        if len(deck) < len(numbers):
            self._wrong(tag)
        elif sorted(deck) != list(CARDS):
            self._faults.append(RecordError(refuse(Code.DECK), tag.line, tag.name))
        return deck

    def _one_of(self, name: str, values: tuple[str, ...], default: str | None = None) -> str | None:
        if name not in self._unread and default is not None:
            return default
        tag = self._take(name)
        if tag is not None and tag.value not in values:
            self._wrong(tag)
            return None
        return tag and tag.value

    def _number(
        self, name: str, values: range | tuple[int, ...], default: int | None = None
    ) -> int | None:
        word = self._one_of(
            name, tuple(map(str, values)), None if default is None else str(default)
        )
        return None if word is None else int(word)

    def _matching(self, name: str, pattern: re.Pattern[str]) -> str | None:
        tag = self._unread.pop(name, None)
        if tag is not None and not pattern.fullmatch(tag.value):
            self._wrong(tag)
        return tag and tag.value

    def _take(self, name: str) -> _TagLine | None:
        if name not in self._unread and self._complete:
            self._faults.append(
                RecordError(refuse(Code.SYNTAX, what="tag-missing", tag=name), 1, name)
            )
        return self._unread.pop(name, None)

    def _wrong(self, tag: _TagLine) -> None:
        refusal = refuse(Code.SYNTAX, what="tag-value", tag=tag.name, value=tag.value)
        self._faults.append(RecordError(refusal, tag.line, tag.name))


def _letters(value: str) -> str:
    """`A C` as the letters A and C."""
    words = _words(value)
    if not words or any(len(word) != 1 for word in words):
        raise ValueError("sheets are single letters")
    return "".join(words)


def _command_cards(value: str) -> dict[str, tuple[int, ...]]:
    """`stop=4,42,56,94 skull=…` as a table."""
    known = {str(card): card for card in CARDS}
    table: dict[str, tuple[int, ...]] = {}
    for word in _words(value):
        kind, _, numbers = word.partition("=")
        if kind in table:
            raise ValueError("a command stands twice")
        table[kind] = tuple(known.get(number, 0) for number in numbers.split(","))
    return table


def _card_moves(lines: Iterator[_Line]) -> Iterator[_Move]:
    for number, text in lines:
        seat, words = _seat_and_words(number, text)
        ended = False
        for word in words:
            action = notation.read_card_action(word)
            alone = len(words) == 1
            if action is None or ended or (isinstance(action, Say) and not alone):
                raise _syntax(number, "no-action" if action is None else "own-line", word)
            yield _Move(number, word, seat, (action,))
            ended = isinstance(action, End)


def _seat_and_words(number: int, text: str) -> tuple[int, list[str]]:
    first, *words = _words(text)
    seat = notation.read_number(first)
    if seat is None or not words:
        raise _syntax(number, "no-move", text)
    return seat, words


def _dice_moves(lines: Iterator[_Line]) -> Iterator[_Move]:
    for number, text in lines:
        head, *words = _words(text)
        if head in _THROWS:
            shown = notation.read_marks(words)
            if shown is None:
                raise _syntax(number, "no-dice", text)
            yield _Move(number, text, None, (_THROWS[head], dice.Dice(shown)))
        elif text == _KEEP:
            yield _Move(number, text, None, (Choice.KEEP,))
        else:
            seat, words = _seat_and_words(number, text)
            entry = notation.read_entry(words)
            if entry is None:
                raise _syntax(number, "no-entry", " ".join(words))
            yield _Move(number, " ".join(words), seat, (entry,))


def _replay(record: Record, moves: Iterator[_Move]) -> Replayed:
    state, closed = record.start(), 0
    played: list[tuple[int, Action]] = []
    for move in moves:
        if move.line == closed:
            raise _syntax(move.line, "after-stop", move.text)
        seats = (move.seat if move.seat is not None else state.active, CHANCE)
        for seat, action in zip(seats, move.actions, strict=False):
            try:
                state = record.game.apply(state, seat, action).state
            except Refused as refused:
                raise RecordError(refused.refusal, move.line, move.text) from None
            played.append((seat, action))
        if _is_stop(record.setup, move.actions[0]):
            closed = move.line
    return Replayed(replace(record, moves=tuple(played)), state)


def _is_stop(setup: Setup, action: Action) -> bool:
    """After a stop nothing follows on its line, whoever's turn is next."""
    if isinstance(setup, dice.Setup) or not isinstance(action, Play):
        return False
    return bool(setup.edition.marks.stop >> action.card & 1)
