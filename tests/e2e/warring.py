"""How people play War of the Ring who do not think for long."""

from __future__ import annotations

from collections.abc import Sequence

from tests.e2e.playing import Offer

Wishes = Sequence[str]

FIGHTING: Wishes = (
    "put-into-hunt-box 2",
    "attack-from",
    "take-all",
    "fight",
    "negotiate isengard",
    "negotiate sauron",
    "move-fellowship",
    "hide-fellowship",
    "march-from",
    "use-the-ring",
    "use-die character",
    "use-die",
    "waste",
)
"""Attack wherever one can, and let the Fellowship walk."""

RUNNING: Wishes = (
    "move-fellowship",
    "hide-fellowship",
    "use-the-ring",
    "use-die character",
    "use-die will-of-the-west",
    "use-die",
    "waste",
    "no",
    "done",
)
"""Let the Fellowship walk whatever it suffers, and do nothing else."""


def wished(offers: Sequence[Offer], wishes: Wishes) -> Offer:
    """The first offer of the kind that is wished most, else the last."""
    for wish in wishes:
        for offer in offers:
            if f"{offer['text']} ".startswith(f"{wish} "):
                return offer
    return offers[-1]
