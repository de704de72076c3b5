"""One game at one keyboard, from the first prompt to the last card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tenback.locale import Texts
from tenback.render import text
from tenback.rules import cards, dice, notation
from tenback.rules.cards import End, Play
from tenback.rules.dice import Choice
from tenback.rules.game import CHANCE
from tenback.rules.record import Action, Record, result_of
from tenback.terminal.happenings import Event, sentences
from tenback.terminal.screen import Screen


class Left(Exception):
    """A player asked to leave."""


class Session:
    """Input is a line at a time; what is not accepted is answered with the reason, nothing lost."""

    def __init__(self, record: Record, state: Any, seed: int, screen: Screen, say: Texts) -> None:
        self.record = record
        self.state = state
        self._game = record.game
        self._seed = seed
        self._screen = screen
        self._say = say
        self._unveiled: int | None = None if record.setup.seats > 1 else 1
        self._pending = ""
        self._warned: Action | None = None
        self._earlier: list[tuple[Record, Any, int]] = []
        self._events: list[Event] = []
        self._heard: dict[int, int] = {}

    def run(self) -> None:
        """Play to the end; `Left`, EOFError and KeyboardInterrupt leave `record` as it stands."""
        welcome = "cards" if isinstance(self.state, cards.State) else "dice"
        self._screen.tell(self._say(f"terminal-welcome-{welcome}"))
        while waiting := self._game.acting(self.state):
            if waiting[0] == CHANCE:
                self._do(CHANCE, self._game.chance(self.state, self._seed))
            else:
                self._take_turn(self._unveiled if self._unveiled in waiting else waiting[0])
        self._screen.tell("")
        self._screen.tell(text.picture(self.state, self._say))

    def _take_turn(self, seat: int) -> None:
        """Lines from one seat, until the game waits for another."""
        self._draw_curtain(seat)
        self._show(seat)
        while True:
            line = self._pending or self._screen.ask(self._say("terminal-prompt", seat=seat))
            self._pending = ""
            if self._obey(seat, line.lower().split()):
                return

    def _draw_curtain(self, seat: int) -> None:
        """Hide one player's cards before the next looks. A command instead of Enter is not lost."""
        if seat == self._unveiled:
            return
        self._unveiled = None
        self._screen.clear()
        self._pending = self._screen.ask(self._say("terminal-curtain", seat=seat)).strip()
        self._unveiled = seat
        self._screen.clear()

    def _show(self, seat: int) -> None:
        news = self._events[self._heard.get(seat, 0) :]
        self._heard[seat] = len(self._events)
        for sentence in sentences(news, self._say):
            self._screen.tell(f"  {sentence}")
        self._screen.tell("")
        self._screen.tell(text.picture(self._game.view(self.state, seat), self._say))

    def _obey(self, seat: int, words: list[str]) -> bool:
        """Carry a line out; True: the table has changed and is to be shown anew."""
        match words:
            case []:
                return False
            case ["quit" | "exit"]:
                raise Left
            case ["help" | "?"]:
                self._help()
                return False
            case ["piles"] if isinstance(self.state, cards.State):
                self._tell_piles(self.state)
                return False
            case ["undo"]:
                return self._undo()
            case ["say", pile, word]:
                words = [f"say:{pile}-{word}"]
        if isinstance(self.state, cards.State):
            return self._play_cards(seat, words)
        return self._play_dice(seat, words)

    def _help(self) -> None:
        kind = "cards" if isinstance(self.state, cards.State) else "dice"
        self._screen.tell(self._say(f"terminal-help-{kind}"))

    def _tell_piles(self, state: cards.State) -> None:
        for letter, laid in zip("abcd", state.piles, strict=True):
            history = " ".join(map(str, laid)) or self._say("terminal-pile-empty")
            self._screen.tell(self._say("terminal-pile-history", pile=letter, cards=history))

    def _play_cards(self, seat: int, words: list[str]) -> bool:
        changed = False
        for at, word in enumerate(words):
            action = notation.read_card_action(word)
            if action is None:
                self._screen.tell(self._say("terminal-unknown", given=word))
                return changed
            if not self._accept(seat, action):
                return changed
            changed = True
            rest = " ".join(words[at + 1 :])
            if self._ended_turn(action):
                if rest:
                    self._screen.tell(self._say("terminal-after-end", rest=rest))
                return True
        return changed

    def _ended_turn(self, action: Action) -> bool:
        """Cards are drawn then, so what was typed behind it was not meant for what comes."""
        if isinstance(action, Play):
            stops: int = self.state.setup.edition.marks.stop
            return bool(stops >> action.card & 1) or not self._game.acting(self.state)
        return isinstance(action, End)

    def _play_dice(self, seat: int, words: list[str]) -> bool:
        choices = {choice.value: choice for choice in (Choice.ROLL, Choice.REROLL, Choice.KEEP)}
        choice = choices.get(words[0]) if len(words) == 1 else None
        action = choice or notation.read_entry(words)
        if action is None:
            self._screen.tell(self._say("terminal-unknown", given=" ".join(words)))
            return False
        return self._accept(seat, action)

    def _accept(self, seat: int, action: Action) -> bool:
        """Carry out what the rules accept; ask first where it would lose at once."""
        refusal = self._game.why_not(self.state, seat, action)
        if refusal is not None:
            self._screen.tell(self._say.refusal(refusal))
            return False
        if self._loses(seat, action) and self._warned != action:
            self._warned = action
            written = notation.write(action)
            self._screen.tell(self._say("terminal-losing", action=written))
            return False
        self._do(seat, action)
        return True

    def _loses(self, seat: int, action: Action) -> bool:
        if not isinstance(self.state, cards.State):
            return False
        return action in self._game.view(self.state, seat).losing

    def _do(self, seat: int, action: Action) -> None:
        self._warned = None
        self._earlier.append((self.record, self.state, len(self._events)))
        self.state, events = self._game.apply(self.state, seat, action)
        self._events += events
        self.record = self.record.with_move(seat, action)
        if any(isinstance(e, cards.TurnBegan | dice.Fell | dice.Shown) for e in events):
            self._earlier.clear()

    def _undo(self) -> bool:
        """S2: alone within one's turn; a sealed entry until all are shown (T5)."""
        alone = self.record.setup.seats == 1
        sealed = isinstance(self.state, dice.State) and any(
            entry is not None for entry in self.state.entries
        )
        if not self._earlier or not (alone or sealed):
            self._screen.tell(self._say("terminal-no-undo"))
            return False
        self.record, self.state, heard = self._earlier.pop()
        del self._events[heard:]
        self._screen.tell(self._say("terminal-undone"))
        return True


def with_result(record: Record, state: Any) -> Record:
    """The record with the claim that is true of it."""
    return replace(record, result=result_of(state))
