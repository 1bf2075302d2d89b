"""What is so as long as a card is in play, or for a while: numbers, traits, permissions."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.meccg.kinds import (
    Alignment,
    Keyword,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Skill,
)
from westmarch.meccg.tables.printed import Attack, Keying
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.judgements import ALWAYS, Amount, Condition
from westmarch.meccg.vocabulary.references import Deed, Ref, Stat, Trait, Until

Whom = Filter | Ref
"""All that fit, or what is meant."""


class Op(Names):
    """How an amount changes a number."""

    ADD = "add"
    SET = "set"
    TIMES = "times"
    HALVE = "halve"


class Boost(Record, tag=True):
    """Numbers change: for whom, against whom, under which condition, within which limits."""

    stats: tuple[Stat, ...]
    amount: Amount
    of: Whom = Ref.SELF
    against: Filter | None = None
    if_: Condition = ALWAYS
    op: Op = Op.ADD
    max_: Amount | None = None
    min_: Amount | None = None
    until: Until | None = None


class Treat(Record, tag=True):
    """Something counts as having a trait."""

    of: Whom
    trait: Trait
    if_: Condition = ALWAYS
    until: Until | None = None


class GainsSkill(Record, tag=True):
    """Somebody has skills; with `only`, no others."""

    of: Whom
    skills: tuple[Skill, ...]
    only: bool = False
    if_: Condition = ALWAYS
    until: Until | None = None


class GainsMagic(Record, tag=True):
    """Somebody can use kinds of magic."""

    of: Whom
    magic: tuple[Keyword, ...]
    if_: Condition = ALWAYS
    until: Until | None = None


class CountsAs(Record, tag=True):
    """Somebody counts as being of a race, too."""

    of: Whom
    race: Race
    if_: Condition = ALWAYS
    until: Until | None = None


class SitesBecome(Record, tag=True):
    """Sites of some types, or those that are meant or fit, are of another type.

    With `for_` only cards that fit see them so.
    """

    kind: SiteType
    types: tuple[SiteType, ...] = ()
    of: Whom | None = None
    for_: Filter | None = None
    if_: Condition = ALWAYS
    until: Until | None = None


class Retyping(Record, tag=True):
    """Regions of some types, or some regions by name, become another type."""

    to: RegionType
    types: tuple[RegionType, ...] = ()
    regions: tuple[RegionCode, ...] = ()


class RegionsBecome(Record, tag=True):
    """Regions are of other types, all at once: what has changed by one line is not by another."""

    changes: tuple[Retyping, ...]
    if_: Condition = ALWAYS
    until: Until | None = None


class AddAutomaticAttack(Record, tag=True):
    """Sites have one more automatic-attack: this one, or that of the card's row."""

    attack: Attack | None
    at: Whom
    if_: Condition = ALWAYS
    until: Until | None = None


class AttackByEvent(Record, tag=True):
    """One permanent-event that fits attacks at a site as an automatic-attack, and is discarded."""

    what: Filter
    at: Whom


class HealsTogether(Record, tag=True):
    """A healing effect on one of those who fit affects them all."""

    who: Filter
    if_: Condition = ALWAYS


class LosesAttacks(Record, tag=True):
    """Sites lose the automatic-attacks that fit."""

    at: Whom
    attack: Filter
    if_: Condition = ALWAYS
    until: Until | None = None


class Doubled(Record, tag=True):
    """Automatic-attacks are faced once more, each right after itself."""

    what: Whom
    if_: Condition = ALWAYS
    until: Until | None = None


class PathBecomes(Record, tag=True):
    """One region of a type in a company's site path counts as others, for everybody.

    Its player says which when the effect happens.
    """

    kind: RegionType
    to: tuple[RegionType, ...]
    of: Whom = Ref.TARGET
    until: Until | None = None


class AttacksMovers(Record, tag=True):
    """Companies that move in these regions, or in any of a type, are attacked.

    Without an attack it is that of the card's row. With `creature` it counts as the attack of a
    hazard creature.
    """

    regions: tuple[RegionCode, ...]
    attack: Attack | None = None
    types: tuple[RegionType, ...] = ()
    creature: bool = False
    if_: Condition = ALWAYS


class Keyable(Record, tag=True):
    """Creatures that fit can be played where these keys say, though their cards do not.

    `it` is the company on which they would be played.
    """

    what: Filter
    to: Keying
    if_: Condition = ALWAYS
    until: Until | None = None


class KeyableHere(Record, tag=True):
    """Creatures that fit can be keyed to a site that fits."""

    what: Filter
    site: Whom
    if_: Condition = ALWAYS
    until: Until | None = None


class KeyedToNothing(Record, tag=True):
    """Creatures that fit can be played on the company, keyed to nothing."""

    what: Filter
    if_: Condition = ALWAYS
    until: Until | None = None


class BarsKeys(Record, tag=True):
    """Creatures cannot be keyed against a company to regions of some types, to any, or to sites."""

    of: Whom
    regions: tuple[RegionType, ...] = ()
    all_regions: bool = False
    sites: bool = False
    if_: Condition = ALWAYS
    until: Until | None = None


class MustCross(Record, tag=True):
    """Companies may only take ways that cross one of these types of regions."""

    types: tuple[RegionType, ...]
    who: Whom
    if_: Condition = ALWAYS
    until: Until | None = None


class NearRegions(Record, tag=True):
    """Pairs of regions count as adjacent for the company."""

    pairs: tuple[tuple[RegionCode, RegionCode], ...]
    until: Until | None = None


class Presume(Record, tag=True):
    """Doors of Night or Gates of Morning count as in play, or as not, for cards that fit."""

    doors: bool | None = None
    gates: bool | None = None
    for_: Filter | None = None
    if_: Condition = ALWAYS


class Cannot(Record, tag=True):
    """Somebody cannot do something, or something cannot be done to it."""

    deed: Deed
    who: Whom
    what: Filter | None = None
    if_: Condition = ALWAYS
    until: Until | None = None


class May(Record, tag=True):
    """Somebody may do what he otherwise could not."""

    deed: Deed
    who: Whom
    what: Filter | None = None
    at: Filter | None = None
    if_: Condition = ALWAYS
    until: Until | None = None


class Must(Record, tag=True):
    """Somebody has to do something."""

    deed: Deed
    who: Whom
    what: Filter | None = None
    if_: Condition = ALWAYS
    until: Until | None = None


class Uncounted(Record, tag=True):
    """Playing what fits does not count against the hazard limit.

    `it` is the company whose limit it is.
    """

    what: Filter
    if_: Condition = ALWAYS
    until: Until | None = None


class Canceled(Record, tag=True):
    """Attacks that fit are canceled at once."""

    what: Filter
    if_: Condition = ALWAYS
    until: Until | None = None


class VoidModifiers(Record, tag=True):
    """A check is modified by nothing but what fits."""

    stat: Stat
    except_: Filter | None = None
    if_: Condition = ALWAYS
    until: Until | None = None


class UsesVersion(Record, tag=True):
    """Players must use the version of one side of sites that fit; `it` is the player."""

    side: Alignment
    what: Filter
    whose: Ref = Ref.ME
    if_: Condition = ALWAYS


class Silenced(Record, tag=True):
    """What the card that is meant says does not hold for a while, nor what it adds."""

    until: Until | None = None


class Worth(Record, tag=True):
    """Cards give other marshalling points than printed; without an amount the full printed ones."""

    points: Amount | None
    of: Whom = Ref.SELF
    if_: Condition = ALWAYS


class Isolates(Record, tag=True):
    """Of several attacks of a creature, or of a site that fits, one only is faced.

    The attacker chooses which, and it cannot be canceled.
    """

    sites: Filter
    if_: Condition = ALWAYS


class PurgesAlike(Record, tag=True):
    """Cards in play that fit are discarded as soon as they do."""

    what: Filter
    if_: Condition = ALWAYS


Static = (
    AddAutomaticAttack
    | AttackByEvent
    | AttacksMovers
    | BarsKeys
    | Boost
    | Canceled
    | Cannot
    | CountsAs
    | Doubled
    | GainsMagic
    | GainsSkill
    | HealsTogether
    | Keyable
    | Isolates
    | KeyableHere
    | KeyedToNothing
    | LosesAttacks
    | May
    | Must
    | MustCross
    | NearRegions
    | PathBecomes
    | Presume
    | PurgesAlike
    | RegionsBecome
    | Silenced
    | SitesBecome
    | Treat
    | Uncounted
    | UsesVersion
    | VoidModifiers
    | Worth
)
