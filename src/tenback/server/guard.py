"""The one place where the chat guard is asked."""

from __future__ import annotations

from collections.abc import Sequence

from tenback.rules.game import Refusal, refuse
from tenback.table.faults import Fault
from tenback.table.options import Talk
from tenback.table.state import Phase, Table
from tenback.table.talk.guard import judge, judge_name
from tenback.table.talk.verdict import Verdict


def why_not_said(table: Table, text: str, before: Sequence[str]) -> Refusal | None:
    """R13: while cards are held, chat must not give a number away; afterwards all may be told.

    `before` are the sender's last messages, the newest last.
    """
    return _told(judge(text, before)) if is_guarded(table) else None


def is_guarded(table: Table) -> bool:
    playing = table.phase in (Phase.AGREEING, Phase.PLAYING)
    return playing and table.options.has_cards and table.options.talk is Talk.GUARDED


def why_no_name(name: str, option: str) -> Refusal | None:
    """Names and titles stand beside every game, so no number may stand in them, and nothing that
    cannot be seen."""
    if not name or not name.isprintable():
        return refuse(Fault.MALFORMED, option=option)
    return _told(judge_name(name))


def _told(verdict: Verdict | None) -> Refusal | None:
    if verdict is None:
        return None
    return refuse(Fault.GUARD, reason=verdict.reason, start=verdict.start, end=verdict.end)
