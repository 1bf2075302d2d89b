"""Filters that cards use as they are, by the words of the rulebooks."""

from __future__ import annotations

from westmarch.meccg.kinds import (
    Alignment,
    EventKind,
    ItemKind,
    Keyword,
    Kind,
    PlaceCode,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Skill,
    Status,
    Zone,
)
from westmarch.meccg.vocabulary.properties import (
    Aligned,
    EventOf,
    Flag,
    Has,
    In,
    InCompany,
    InLand,
    InRegion,
    ItemOf,
    Lies,
    Marked,
    MovingThrough,
    Named,
    OfKind,
    OfRace,
    Place,
    SiteOf,
    Skilled,
)
from westmarch.meccg.vocabulary.references import Moment

CHARACTER, ALLY, FACTION = map(OfKind, ((Kind.CHARACTER,), (Kind.ALLY,), (Kind.FACTION,)))
ITEM, CREATURE, EVENT = map(OfKind, ((Kind.ITEM,), (Kind.CREATURE,), (Kind.EVENT,)))
SITE_CARD = OfKind((Kind.SITE,))
SHORT_EVENT, LONG_EVENT, PERMANENT_EVENT = (EventOf((kind,)) for kind in EventKind)
RESOURCE, HAZARD, STAGE = Has(Flag.RESOURCE), Has(Flag.HAZARD), Has(Flag.STAGE)
HERO, MINION = Aligned(Alignment.HERO), Aligned(Alignment.MINION)

WARRIOR, SCOUT, RANGER, SAGE, DIPLOMAT = map(Skilled, Skill)
UNTAPPED, TAPPED, WOUNDED = map(Lies, Status)
MINE, THEIRS, UNIQUE, AVATAR = map(Has, (Flag.MINE, Flag.THEIRS, Flag.UNIQUE, Flag.AVATAR))
AGENT, AS_HAZARD, FOLLOWER = map(Has, (Flag.AGENT, Flag.AS_HAZARD, Flag.FOLLOWER))
MOVING, OVERT, COVERT = map(Has, (Flag.MOVING, Flag.OVERT, Flag.COVERT))
FELL_RIDER, BLACK_RIDER = Has(Flag.FELL_RIDER), Has(Flag.BLACK_RIDER)
HERALDED_LORD = Has(Flag.HERALDED_LORD)
HERO_COMPANY, MINION_COMPANY = Has(Flag.HERO_COMPANY), Has(Flag.MINION_COMPANY)
AUTOMATIC, DETAINMENT, COMPANY_COMBAT = map(
    Has, (Flag.AUTOMATIC, Flag.DETAINMENT, Flag.COMPANY_COMBAT)
)
ATTACKS, MOVED, CAME_HOME = map(Has, (Flag.ATTACK, Flag.MOVED, Flag.CAME_HOME))
ATTACKER_CHOOSES = Has(Flag.ATTACKER_CHOOSES)
CANCELED, DEFEATED, DEFENDING = map(Has, (Flag.CANCELED, Flag.DEFEATED, Flag.DEFENDING))
PLAYABLE_NOW, HAS_ATTACKED = Has(Flag.PLAYABLE_NOW), Has(Flag.HAS_ATTACKED)
UNDER_DEEPS, INFORMATION, HOARD = map(Has, (Flag.UNDER_DEEPS, Flag.INFORMATION, Flag.HOARD))
HAVEN, PROTECTED, DRAGONS_LAIR = map(Has, (Flag.HAVEN, Flag.PROTECTED, Flag.DRAGONS_LAIR))
ISOLATED, FIGHTING = Has(Flag.ISOLATED), Has(Flag.FIGHTING)
SAILING, ASSIGNED, WEAPONLESS = map(Has, (Flag.SAILING, Flag.ASSIGNED, Flag.WEAPONLESS))
RESTORED, STORED, RING, TROPHY = map(Has, (Flag.RESTORED, Flag.STORED, Flag.RING, Flag.TROPHY))
FACE_DOWN, PRISONER = Has(Flag.FACE_DOWN), Has(Flag.PRISONER)
LEADER, LIKE_MY_AVATAR = Has(Flag.LEADER), Has(Flag.LIKE_MY_AVATAR)
PLAYED_THIS_TURN, CANCELLATION = Has(Flag.PLAYED_THIS_TURN), Has(Flag.CANCELLATION)

MINOR, MAJOR, GREATER, GOLD_RING, SPECIAL = (ItemOf((kind,)) for kind in ItemKind)
HERE = InCompany()
ANY_TIME = (Moment.QUIET, Moment.ATTACK_FACED)
ENVIRONMENT, CORRUPTION = Marked(Keyword.ENVIRONMENT), Marked(Keyword.CORRUPTION)
IN_PLAY, IN_HAND, IN_DISCARD = In(Zone.PLAY), In(Zone.HAND), In(Zone.DISCARD)
IN_DECK, IN_SIDEBOARD, IN_CHAIN = In(Zone.DECK), In(Zone.SIDEBOARD), In(Zone.CHAIN)
ELIMINATED = In(Zone.OUT)

MAN, DUNADAN, ELF, DWARF, HOBBIT = (
    OfRace((race,)) for race in (Race.MAN, Race.DUNADAN, Race.ELF, Race.DWARF, Race.HOBBIT)
)
ORC, TROLL, WIZARD, RINGWRAITH = (
    OfRace((race,)) for race in (Race.ORC, Race.TROLL, Race.WIZARD, Race.RINGWRAITH)
)
FALLEN_WIZARD, NAZGUL, UNDEAD, WOSE = (
    OfRace((race,)) for race in (Race.FALLEN_WIZARD, Race.NAZGUL, Race.UNDEAD, Race.WOSE)
)
DRAGON, DRAKE, WOLF, SPIDER, ANIMAL = (
    OfRace((race,)) for race in (Race.DRAGON, Race.DRAKE, Race.WOLF, Race.SPIDER, Race.ANIMAL)
)
GIANT, ENT, EAGLE, SLAYER, MAIA = (
    OfRace((race,)) for race in (Race.GIANT, Race.ENT, Race.EAGLE, Race.SLAYER, Race.MAIA)
)
AWAKENED_PLANT, PUKEL_CREATURE = OfRace((Race.AWAKENED_PLANT,)), OfRace((Race.PUKEL_CREATURE,))

FREE_HOLD, BORDER_HOLD, RUINS = (
    SiteOf((kind,)) for kind in (SiteType.FREE_HOLD, SiteType.BORDER_HOLD, SiteType.RUINS_AND_LAIRS)
)
SHADOW_HOLD, DARK_HOLD = SiteOf((SiteType.SHADOW_HOLD,)), SiteOf((SiteType.DARK_HOLD,))


def marked(keyword: Keyword) -> Marked:
    """A card with a keyword."""
    return Marked(keyword)


def named(*names: str) -> Named:
    """A card with one of these names, in every version."""
    return Named(names)


def place(*places: str) -> Place:
    """One of these sites, in every version."""
    return Place(tuple(map(PlaceCode, places)))


def in_region(*regions: str) -> InRegion:
    """A site in one of these regions."""
    return InRegion(tuple(map(RegionCode, regions)))


def in_land(*types: RegionType) -> InLand:
    """A site in a region of one of these types."""
    return InLand(types)


def through(*types: RegionType, times: int = 1) -> MovingThrough:
    """A company whose site path has one of these types, so often."""
    return MovingThrough(types, times=times)
