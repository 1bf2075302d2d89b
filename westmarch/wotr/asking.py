"""Who may hear what is asked."""

from __future__ import annotations

from westmarch.kernel.records import AnyPrompt
from westmarch.wotr import prompts as q

SECRET: tuple[type[AnyPrompt], ...] = (
    q.ChooseCombatCard,
    q.DiscardDown,
    q.OfferCard,
    q.PayWithCard,
)
"""What is asked about cards in a hand, so that only the player himself need know it."""


def is_heard(prompt: AnyPrompt) -> bool:
    """Whether others may hear what somebody is asked: all is open but what is in a hand."""
    return not isinstance(prompt, SECRET)
