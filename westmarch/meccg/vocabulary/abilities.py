"""Abilities: how a card is played, and what it does as long as it is there."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.kinds import Zone
from westmarch.meccg.tables.printed import Attack, Keying
from westmarch.meccg.vocabulary.effects import Action, Effect, Instead, When
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.judgements import ALWAYS, Amount, Condition, Event
from westmarch.meccg.vocabulary.references import Moment
from westmarch.meccg.vocabulary.statics import Static
from westmarch.meccg.vocabulary.targets import Target


class Way(Record):
    """How a card is played: when, if what, by whom, and on what.

    `by` is somebody who uses it, `tap` somebody who taps for it, `on` what it is played on,
    `discard` a card that is discarded for it. `spends` is what more it takes of the hazard limit.
    """

    when: tuple[Moment, ...] = ()
    if_: Condition = ALWAYS
    by: Filter | None = None
    tap: Filter | None = None
    on: Target | None = None
    discard: Filter | None = None
    taps_site: bool = False
    spends: int = 0


class ShortEvent(Record, tag=True):
    """It happens, and the card is discarded."""

    do: tuple[Effect, ...]
    way: Way = Way()


class PermanentEvent(Record, tag=True):
    """The card stays in play; on its target, or on its user, if said so."""

    way: Way = Way()
    do: tuple[Effect, ...] = ()
    on_user: bool = False
    to: Zone = Zone.PLAY


class LongEvent(Record, tag=True):
    """The card stays in play until the next long-event phase."""

    way: Way = Way()
    do: tuple[Effect, ...] = ()


class PlayAt(Record, tag=True):
    """Where an item, ally or faction is playable beyond its row, by whom, and if what.

    With `tapped`, a tapped site will do. With `also` this comes beside what the row says.
    """

    site: Filter | None = None
    tapped: bool = False
    by: Filter | None = None
    if_: Condition = ALWAYS
    also: bool = False


class AfterTest(Record, tag=True):
    """A ring that is played after the test of a gold ring."""


class RingSearch(Record, tag=True):
    """When the gold ring is tested, a ring that fits may be sought in piles, too."""

    what: Filter
    from_: tuple[Zone, ...]


class AsCreature(Record, tag=True):
    """What holds only while the card is played as a creature."""

    abilities: tuple[Ability, ...] = ()


class AsEvent(Record, tag=True):
    """How the card is played as a permanent-event, and what holds while it is one."""

    way: Way = Way()
    abilities: tuple[Ability, ...] = ()


class AsAgent(Record, tag=True):
    """What holds only while the card is in play as an agent."""

    abilities: tuple[Ability, ...]


class TapsInto(Record, tag=True):
    """The permanent-event is tapped, and its effect takes place; the card is discarded.

    `noting` is an amount that is found when it is tapped.
    """

    do: tuple[Effect, ...]
    on: Target | None = None
    when: tuple[Moment, ...] = (Moment.MOVEMENT,)
    noting: Amount | None = None


class Keyed(Record, tag=True):
    """Where a creature can be played beyond its row."""

    to: Keying
    if_: Condition = ALWAYS


class KeyedAfter(Record, tag=True):
    """The creature can follow an attack that fits on the same company, keyed as that was."""

    attack: Filter


class While(Record, tag=True):
    """What holds only while a condition is met."""

    condition: Condition
    abilities: tuple[Ability, ...]


class InZone(Record, tag=True):
    """What holds while the card is in a zone other than play."""

    zone: Zone
    abilities: tuple[Ability, ...]


class DiscardWhen(Record, tag=True):
    """The card is discarded as soon as one of these happens."""

    events: tuple[Event, ...]


class DiscardIf(Record, tag=True):
    """The card is discarded as soon as a condition is met."""

    condition: Condition


class NotDuplicated(Record, tag=True):
    """Only one such card may be in play: at all, or on the same host, or in a turn.

    With `at_place`, one for each site, which the cards remember even when they are stored; with
    `on_check`, one for each check. With `way`, this is said of one way of playing it only.
    """

    on_host: bool = False
    per_turn: bool = False
    on_company: bool = False
    by_player: bool = False
    at_place: bool = False
    on_check: bool = False
    way: int | None = None


class Removal(Record, tag=True):
    """A character may try to remove this card: at a site that fits, by more than a number.

    With `free`, he need not tap for it, but tries once a turn.
    """

    over: int
    at: Filter | None = None
    by: Filter | None = None
    free: bool = False


class Storable(Record, tag=True):
    """The card may be stored at a site that fits."""

    at: Filter
    if_: Condition = ALWAYS


class StoredAlong(Record, tag=True):
    """The card is stored with what it lies on."""


class OnGuard(Record, tag=True):
    """When a card may be revealed on guard beyond what the rules say."""

    when: tuple[Moment, ...]


class Rescue(Record, tag=True):
    """The rescue-attacks for prisoners of this card; perhaps the automatic-attacks of the site."""

    attacks: tuple[Attack, ...] = ()
    automatic: bool = False


class BorneBy(Record, tag=True):
    """Only somebody who fits can bear the item."""

    who: Filter


class LiesBeside(Record, tag=True):
    """The site lies beside sites that fit, under the mountains; the way needs a roll."""

    site: Filter
    roll: int = 0
    if_: Condition = ALWAYS


class NotStarting(Record, tag=True):
    """The character or item cannot be in a starting company."""


class Serves(Record, tag=True):
    """The faction may be placed under who has influenced it, if he fits; the site taps not then."""

    whom: Filter


class AffectsAvatar(Record, tag=True):
    """An item whose words hold for a Ringwraith or The Balrog, who otherwise uses none."""


class ReachesAllSites(Record, tag=True):
    """What the card says of a site holds for its versions of heroes and of minions alike."""


class AnyTime(Record, tag=True):
    """The card may be played at any point of any player's turn."""


Ability = (
    Action
    | AffectsAvatar
    | AfterTest
    | AnyTime
    | AsAgent
    | AsCreature
    | AsEvent
    | BorneBy
    | DiscardIf
    | DiscardWhen
    | InZone
    | Instead
    | Keyed
    | KeyedAfter
    | LiesBeside
    | LongEvent
    | NotDuplicated
    | NotStarting
    | OnGuard
    | PermanentEvent
    | PlayAt
    | ReachesAllSites
    | Removal
    | Rescue
    | RingSearch
    | Serves
    | ShortEvent
    | Static
    | Storable
    | StoredAlong
    | TapsInto
    | When
    | While
)
