"""One game at one keyboard, from the first prompt to the last card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tenback.locale import Texts
from tenback.render import text
from tenback.rules import cards, dice, notation
from tenback.rules.cards import End, Play
from tenback.rules.dice import Choice, Enter, Phase
from tenback.rules.editions import CARDS
from tenback.rules.game import CHANCE, Refusal
from tenback.rules.record import Action, Record, result_of
from tenback.terminal.happenings import Event, sentences
from tenback.terminal.helping import help_text
from tenback.terminal.reading import words_of
from tenback.terminal.screen import Screen

_THROWS = (Choice.ROLL, Choice.REROLL, Choice.KEEP)
_MOST_ON_A_DIE = 99
"""Numbers beyond it are no slip of a finger."""


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
        self._drawn: tuple[int, ...] = ()

    def run(self) -> None:
        """Play to the end; `Left`, EOFError and KeyboardInterrupt leave `record` as it stands."""
        while waiting := self._game.acting(self.state):
            if waiting[0] == CHANCE:
                self._do(CHANCE, self._game.chance(self.state, self._seed))
            else:
                self._take_turn(self._unveiled if self._unveiled in waiting else waiting[0])
        self._screen.close()
        self._show_end()

    def _take_turn(self, seat: int) -> None:
        """Lines from one seat, until the game waits for another."""
        if not self._draw_curtain(seat):
            return
        self._show(seat)
        while True:
            line = self._pending or self._screen.ask(self._say("terminal-prompt", seat=seat))
            self._pending = ""
            if self._obey(seat, words_of(line)):
                return

    def _draw_curtain(self, seat: int) -> bool:
        """Hide one player's cards before the next looks. A command instead of Enter is not lost.

        False: who sat here before has taken back what was entered, and goes on.
        """
        if seat == self._unveiled:
            return True
        last, self._unveiled = self._unveiled, None
        self._tell_drawn(self._screen.pause, "terminal-drew-hidden")
        self._screen.clear()
        self._screen.discard()
        entered = last is not None and self._has_entered(last)
        key = "terminal-curtain-undo" if entered else "terminal-curtain"
        typed = self._screen.ask(self._say(key, seat=seat, last=last or 0)).strip()
        self._screen.clear()
        if entered and typed.lower() == "undo":
            self._withdraw(last or 0)
            return False
        self._pending, self._unveiled = typed, seat
        return True

    def _has_entered(self, seat: int) -> bool:
        return isinstance(self.state, dice.State) and self.state.entries[seat - 1] is not None

    def _withdraw(self, seat: int) -> None:
        """T5: an entry may be changed until all are shown, by whoever made it."""
        self._do(seat, Choice.WITHDRAW)
        self._unveiled = seat
        self._screen.tell(self._say("terminal-undone"))

    def _tell_drawn(self, tell: Callable[[str], None], key: str) -> None:
        drawn, self._drawn = self._drawn, ()
        if drawn:
            tell(self._say(key, cards=" ".join(map(str, drawn))))

    def _show(self, seat: int) -> None:
        looks_first = seat not in self._heard
        self._tell_news(self._heard.get(seat, 0))
        self._heard[seat] = len(self._events)
        self._tell_drawn(self._screen.tell, "terminal-drew")
        self._screen.tell("")
        self._screen.tell(self._picture(seat, brief=True))
        if looks_first:
            kind = "cards" if isinstance(self.state, cards.State) else "dice"
            self._screen.tell(f"\n{self._say(f'terminal-welcome-{kind}')}")

    def _tell_news(self, heard: int) -> None:
        for sentence in sentences(self._events[heard:], self._say):
            self._screen.tell(f"  {sentence}")

    def _picture(self, seat: int, *, brief: bool) -> str:
        view = self._game.view(self.state, seat)
        return text.picture(view, self._say, width=self._screen.width, brief=brief)

    def _show_end(self) -> None:
        """What happened since somebody looked, whose turn it was, and all hands."""
        self._tell_news(max(self._heard.values(), default=0))
        if isinstance(self.state, cards.State) and self.state.setup.seats > 1:
            last = self._say("terminal-last-turn", seat=self.state.turn.seat)
            self._screen.tell(f"  {last}")
        self._screen.tell("")
        self._screen.tell(text.picture(self.state, self._say, width=self._screen.width))

    def _obey(self, seat: int, words: list[str]) -> bool:
        """Carry a line out; True: the table has changed or is to be shown anew."""
        match words:
            case []:
                return False
            case ["quit" | "exit"]:
                raise Left
            case ["help" | "?"]:
                self._screen.tell(help_text(self.record.setup, self._say))
                return False
            case ["table"]:
                return True
            case ["undo"]:
                return self._undo()
        if isinstance(self.state, cards.State):
            return self._obey_cards(seat, words, self.state)
        return self._obey_dice(seat, words)

    def _obey_cards(self, seat: int, words: list[str], state: cards.State) -> bool:
        match words:
            case ["piles"]:
                self._tell_piles(state)
                return False
            case ["say", pile, word]:
                words = [f"say:{pile}-{word}"]
        return self._play_cards(seat, words)

    def _tell_piles(self, state: cards.State) -> None:
        for letter, laid in zip("abcd", state.piles, strict=True):
            history = " ".join(map(str, laid)) or self._say("terminal-pile-empty")
            self._screen.tell(self._say("terminal-pile-history", pile=letter, cards=history))

    def _play_cards(self, seat: int, words: list[str]) -> bool:
        changed = False
        for at, word in enumerate(words):
            action = self._read_card_action(word)
            if action is None or not self._accept(seat, action):
                return changed
            changed = True
            rest = " ".join(words[at + 1 :])
            if self._ended_turn(action):
                if rest:
                    self._screen.tell(self._say("terminal-after-end", rest=rest))
                return True
        return changed

    def _read_card_action(self, word: str) -> cards.Action | None:
        """What is meant; None: nothing that can be, and that has been told."""
        action = notation.read_card_action(word)
        if action is None:
            self._screen.tell(self._say("terminal-unknown", given=word))
        elif isinstance(action, Play) and action.card not in CARDS:
            self._screen.tell(self._say("terminal-no-card", given=word[:-1]))
            return None
        return action

    def _ended_turn(self, action: Action) -> bool:
        """Cards are drawn then, so what was typed behind it was not meant for what comes."""
        if isinstance(action, Play):
            stops: int = self.state.setup.edition.marks.stop
            return bool(stops >> action.card & 1) or not self._game.acting(self.state)
        return isinstance(action, End)

    def _obey_dice(self, seat: int, words: list[str]) -> bool:
        if words == ["sheets"]:
            self._screen.tell(self._picture(seat, brief=False))
            return False
        choices = {choice.value: choice for choice in _THROWS}
        choice = choices.get(words[0]) if len(words) == 1 else None
        action = choice or notation.read_entry(words)
        if action is None or _is_no_entry(action):
            self._screen.tell(self._say("terminal-unknown", given=" ".join(words)))
            return False
        return self._accept(seat, action)

    def _accept(self, seat: int, action: Action) -> bool:
        """Carry out what the rules accept; ask first where it would lose at once."""
        refusal = self._game.why_not(self.state, seat, action)
        if refusal is not None:
            self._screen.tell(self._why(action, refusal))
            return False
        if self._loses(seat, action) and self._warned != action:
            self._warned = action
            reason = self._game.apply(self.state, seat, action).state.reason
            written = notation.write(action)
            self._screen.tell(self._say("terminal-losing", action=written, reason=reason))
            return False
        self._do(seat, action)
        return True

    def _why(self, action: Action, refusal: Refusal) -> str:
        if action in _THROWS and self.state.phase is Phase.ENTER:
            return self._say("terminal-enter-now")
        return self._say.refusal(refusal)

    def _loses(self, seat: int, action: Action) -> bool:
        if not isinstance(self.state, cards.State):
            return False
        return action in self._game.view(self.state, seat).losing

    def _do(self, seat: int, action: Action) -> None:
        before = self.state
        self._warned = None
        self._earlier.append((self.record, before, len(self._events)))
        self.state, events = self._game.apply(before, seat, action)
        self._events += events
        self.record = self.record.with_move(seat, action)
        if any(isinstance(e, cards.TurnBegan | dice.Fell | dice.Shown) for e in events):
            self._earlier.clear()
        if isinstance(before, cards.State):
            self._drawn = tuple(sorted(before.deck[before.drawn : self.state.drawn]))

    def _undo(self) -> bool:
        """S2: alone within one's turn. A sealed entry is taken back at the curtain (T5)."""
        alone = self.record.setup.seats == 1
        if not self._earlier or not alone:
            self._screen.tell(self._say("terminal-no-undo"))
            return False
        self.record, self.state, heard = self._earlier.pop()
        del self._events[heard:]
        self._screen.tell(self._say("terminal-undone"))
        return True


def _is_no_entry(action: Action) -> bool:
    """No die has such numbers, not even a mistyped one."""
    return isinstance(action, Enter) and any(n > _MOST_ON_A_DIE for _, n in action.marks)


def with_result(record: Record, state: Any) -> Record:
    """The record with the claim that is true of it."""
    return replace(record, result=result_of(state))
