"""Who may hear what is asked."""

from __future__ import annotations

from westmarch.kernel.records import AnyPrompt
from westmarch.meccg import prompts as q

SECRET: tuple[type[AnyPrompt], ...] = (
    q.ChooseSite,
    q.ChooseWay,
    q.DiscardDown,
    q.DraftCharacter,
    q.MayDiscard,
    q.MayExchange,
    q.MayReveal,
)
"""What is asked about hidden cards, so that only the player himself need know it."""


def is_heard(prompt: AnyPrompt) -> bool:
    """Whether others may hear what somebody is asked."""
    return not isinstance(prompt, SECRET)
