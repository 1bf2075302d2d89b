"""Where a player may want to let things be without being asked."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.describing import Stop
from westmarch.kernel.text import option_text
from westmarch.meccg import prompts as q
from westmarch.meccg.options import Done

RESPONSES, ATTACKS, LONG_EVENTS, ENDS = "responses", "attacks", "long-events", "ends"

WORDS: dict[str, tuple[str, str]] = {
    LONG_EVENTS: ("Long-event phases", "Langfristige-Ereignisse-Phasen"),
    ATTACKS: ("Cards for attacks and checks", "Karten für Angriffe und Würfe"),
    RESPONSES: ("Responses in a chain of effects", "Antworten in einer Kette von Ereignissen"),
    ENDS: ("Ends of phases", "Enden von Phasen"),
}

PROMPTS: dict[type, str] = {
    q.PlayLongEvents: LONG_EVENTS,
    q.MayPlay: ATTACKS,
    q.MayRespond: RESPONSES,
    q.EndOrganization: ENDS,
    q.EndOfTurn: ENDS,
}


def stops(language: str) -> tuple[Stop, ...]:
    """The moments at which one may let things be; all are asked by default."""
    german = language == "de"
    return tuple(
        Stop(name, words[german], default=True, passing=option_text(Done()))
        for name, words in WORDS.items()
    )


def stop_at(decision: Decision) -> str | None:
    """Which of them a decision is."""
    return PROMPTS.get(type(decision.prompt)) if Done() in decision.options else None
