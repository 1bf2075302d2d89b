"""What cards do beyond their rows."""

from __future__ import annotations

from westmarch.meccg.cards import CARD_ABILITIES
from westmarch.meccg.kinds import CardCode
from westmarch.meccg.tables import CARDS
from westmarch.meccg.vocabulary.abilities import Ability, AttackerChooses, ShortEvent


def abilities(code: CardCode) -> tuple[Ability, ...]:
    """What a card does."""
    return CARD_ABILITIES.get(code, ())


def is_playable(code: CardCode) -> bool:
    """Whether a card can be played: it has no text beyond its row, or its text is declared."""
    return CARDS[code].plain or code in CARD_ABILITIES


def ways(code: CardCode) -> list[ShortEvent]:
    """The ways in which a card can be played as an event."""
    return [one for one in abilities(code) if isinstance(one, ShortEvent)]


def attacker_chooses(code: CardCode) -> bool:
    """Whether a creature's player chooses the defending characters."""
    return any(isinstance(one, AttackerChooses) for one in abilities(code))
