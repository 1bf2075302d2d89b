"""Where players are asked whether they act, and may want to pass without being asked."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.describing import Stop
from westmarch.kernel.windows import Pass
from westmarch.lcg import text
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import EngageOptionally, MayRespond, TakeAction

ASKED = {
    Phase.RESOURCE: False,
    Phase.PLANNING: True,
    Phase.QUEST: True,
    Phase.TRAVEL: False,
    Phase.ENCOUNTER: False,
    Phase.COMBAT: True,
    Phase.REFRESH: False,
}
"""The phases with action windows, and whether players are usually asked there."""

ACTIONS = {"en": "Actions: {}", "de": "Aktionen: {}"}
RESPOND = {"en": "Responses", "de": "Reaktionen"}
ENGAGE = {"en": "Optional engagement", "de": "Freiwillige Kämpfe"}


def stops(language: str) -> tuple[Stop, ...]:
    """The windows in which one may pass, in the order of the round."""
    acting = [
        Stop(action_in(phase), ACTIONS[language].format(text.term(phase, language)), asked)
        for phase, asked in ASKED.items()
    ]
    responding = Stop("respond", RESPOND[language], default=True)
    return (*acting, responding, Stop("engage", ENGAGE[language], default=True))


def stop_at(decision: Decision) -> str | None:
    """Which of them a decision is; the own planning turn is none, nor is what must be decided."""
    if Pass() not in decision.options:
        return None
    match decision.prompt:
        case TakeAction(phase, planning=False):
            return action_in(phase)
        case MayRespond():
            return "respond"
        case EngageOptionally():
            return "engage"
    return None


def action_in(phase: Phase) -> str:
    """What the action windows of a phase are called."""
    return f"act-{phase.value}"
