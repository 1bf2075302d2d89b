"""Triggers: what has to happen for a response or a forced effect."""

from __future__ import annotations

from typing import TypeAlias, Union

from westmarch.kernel.records import Names, Record
from westmarch.lcg.vocabulary.filters import ITSELF, Filter


class When(Names):
    """Moments of the round that need no further description."""

    COMBAT_PHASE_ENDS = "at the end of the combat phase"
    QUEST_PHASE_BEGINS = "at the beginning of the quest phase"
    ROUND_ENDS = "at the end of the round"
    QUEST_FAILED = "after the players have quested unsuccessfully"
    PROGRESS_ON_QUEST_CARD = "after progress is placed on this quest card"
    PRISONER_RESCUED = "when the prisoner is rescued"
    STAGE_COMPLETED = "when this stage is completed"
    WHEN_REVEALED = "when the When Revealed effects of a card trigger"
    SHADOW = "when a shadow effect triggers"


class EntersPlay(Record, tag=True):
    """A card enters play."""

    what: Filter = ITSELF
    played: bool = False


class Commits(Record, tag=True):
    """This character commits to the quest."""


class Suffers(Record, tag=True):
    """This character suffers damage."""


class LeavesPlay(Record, tag=True):
    """A card leaves play, destroyed or otherwise."""

    what: Filter
    destroyed: bool = False


class DestroysInAttack(Record, tag=True):
    """This character, or the one it is attached to, takes part in an attack that destroys."""

    host: bool = False


class Defends(Record, tag=True):
    """A character is declared as a defender."""

    what: Filter = ITSELF


class EngagesPlayer(Record, tag=True):
    """This enemy engages a player."""


class Attacks(Record, tag=True):
    """This enemy attacks, at the beginning of its attack or after it."""

    over: bool = False
    shadow_without_effect: bool = False


class IsDefeated(Record, tag=True):
    """This enemy is defeated."""


class TravelTo(Record, tag=True):
    """The players travel to a location."""

    what: Filter = ITSELF


class IsExplored(Record, tag=True):
    """This location leaves play explored."""


class TreacheryRevealed(Record, tag=True):
    """The When Revealed effects of a treachery trigger."""


class ShadowDealt(Record, tag=True):
    """A shadow card is dealt to an enemy attacking you."""


class ShadowResolved(Record, tag=True):
    """A shadow effect dealt to this enemy has resolved."""


Trigger: TypeAlias = Union[  # noqa: UP007
    When, EntersPlay, Commits, Suffers, LeavesPlay, DestroysInAttack, Defends, EngagesPlayer,
    Attacks, IsDefeated, TravelTo, IsExplored, TreacheryRevealed, ShadowDealt, ShadowResolved,
]  # fmt: skip
