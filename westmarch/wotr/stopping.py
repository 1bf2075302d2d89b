"""Where a player may want to decline without being asked."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.describing import Stop
from westmarch.kernel.text import option_text
from westmarch.wotr import prompts as q
from westmarch.wotr.options import No, PassAction

DECLARE, COMBAT_CARD, PASS = "declare", "combat-card", "pass-action"

WORDS = {
    "en": {
        DECLARE: "Declaring the Fellowship",
        COMBAT_CARD: "Combat cards",
        PASS: "Actions when you may pass",
    },
    "de": {
        DECLARE: "Die Position der Gemeinschaft angeben",
        COMBAT_CARD: "Kampfkarten",
        PASS: "Aktionen, wenn du passen darfst",
    },
}

DECLINING = {DECLARE: No(), COMBAT_CARD: No(), PASS: PassAction()}


def stops(language: str) -> tuple[Stop, ...]:
    """The moments at which one may decline, in the order of a turn; all are asked by default."""
    words = WORDS[language]
    return tuple(
        Stop(name, words[name], default=True, passing=option_text(option))
        for name, option in DECLINING.items()
    )


def stop_at(decision: Decision) -> str | None:
    """Which of them a decision is."""
    match decision.prompt:
        case q.MayDeclare() if No() in decision.options:
            return DECLARE
        case q.MayPlayCombatCard() if No() in decision.options:
            return COMBAT_CARD
        case q.ChooseDie() if PassAction() in decision.options:
            return PASS
    return None
