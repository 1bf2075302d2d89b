"""What sort of thing a card speaks of, where its words tell: the same in every language."""

from __future__ import annotations

from functools import reduce
from typing import Any

from westmarch.kernel.records import Names
from westmarch.meccg.kinds import Keyword, Kind, Zone
from westmarch.meccg.tables import CARDS, base_of
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.references import Deed, Happens, Moment, Ref, Stat, Trait
from westmarch.meccg.vocabulary.targets import AnAttack, InTheChain


class Sort(Names):
    """A sort of thing."""

    CARD = "card"
    CHARACTER = "character"
    COMPANY = "company"
    ATTACK = "attack"
    AUTOMATIC = "automatic"
    SITE = "site"
    CREATURE = "creature"
    ITEM = "item"
    GOLD_RING = "gold-ring"
    PLAYER = "player"
    ALLY = "ally"
    FACTION = "faction"


KINDS = {
    Kind.CHARACTER: Sort.CHARACTER,
    Kind.SITE: Sort.SITE,
    Kind.CREATURE: Sort.CREATURE,
    Kind.ITEM: Sort.ITEM,
    Kind.ALLY: Sort.ALLY,
    Kind.FACTION: Sort.FACTION,
}
FLAGS: dict[p.Flag, Sort] = {
    **dict.fromkeys(
        (p.Flag.AVATAR, p.Flag.FOLLOWER, p.Flag.PRISONER, p.Flag.AGENT, p.Flag.LEADER),
        Sort.CHARACTER,
    ),
    **dict.fromkeys(
        (
            p.Flag.UNDER_DEEPS,
            p.Flag.INFORMATION,
            p.Flag.HOARD,
            p.Flag.HAVEN,
            p.Flag.DRAGONS_LAIR,
        ),
        Sort.SITE,
    ),
    **dict.fromkeys((p.Flag.RING, p.Flag.TROPHY), Sort.ITEM),
    **dict.fromkeys((p.Flag.HERO_COMPANY, p.Flag.MINION_COMPANY), Sort.COMPANY),
    **dict.fromkeys(
        (
            p.Flag.ATTACK,
            p.Flag.AUTOMATIC,
            p.Flag.COMPANY_COMBAT,
            p.Flag.DETAINMENT,
            p.Flag.ATTACKER_CHOOSES,
        ),
        Sort.ATTACK,
    ),
}
WORDS: dict[type, Sort] = {
    p.Skilled: Sort.CHARACTER,
    f.FollowerOf: Sort.CHARACTER,
    **dict.fromkeys(
        (
            p.SiteOf,
            p.Place,
            p.SamePlace,
            p.InRegion,
            p.InLand,
            p.BesideDeeps,
            p.HomeOf,
            p.NearestHaven,
        ),
        Sort.SITE,
    ),
    **dict.fromkeys(
        (f.Holding, p.Sized, p.Counting, f.MovingTo, p.MovingThrough, p.MovingBy), Sort.COMPANY
    ),
    **dict.fromkeys((p.KeyedTo, p.KeyedByType, p.KeyedToSite, f.By, f.Against), Sort.ATTACK),
    **dict.fromkeys((p.EventOf, p.Being), Sort.CARD),
    p.ItemOf: Sort.ITEM,
}
"""What sort of thing a filter is about, by the word."""
THINGS = (
    Keyword.ARMOR,
    Keyword.DWARVEN_RING,
    Keyword.HELMET,
    Keyword.HOARD_ITEM,
    Keyword.LESSER_RING,
    Keyword.MAGIC_RING,
    Keyword.MIND_RING,
    Keyword.ONE_RING,
    Keyword.PALANTIR,
    Keyword.SHIELD,
    Keyword.SPIRIT_RING,
    Keyword.WEAPON,
)
"""The keywords of items."""
REFS = {
    Ref.COMPANY: Sort.COMPANY,
    Ref.SITE: Sort.SITE,
    Ref.ORIGIN: Sort.SITE,
    Ref.BEGAN: Sort.SITE,
    Ref.ATTACK: Sort.ATTACK,
    **dict.fromkeys(
        (
            Ref.USER,
            Ref.OWN_AVATAR,
            Ref.DEFENDER,
            Ref.INFLUENCER,
            Ref.CHECKED,
        ),
        Sort.CHARACTER,
    ),
}
"""What sort of thing is meant, where it is no card of any kind."""


def sort_of(filter: f.Filter, sort: Sort = Sort.CARD) -> Sort:
    """What sort of thing fits, of which so much is known."""
    found = told(filter, sort)
    return sort if found is None else found


def conjuncts(filter: f.Filter) -> tuple[f.Filter, ...]:
    """All that something has to fit."""
    if isinstance(filter, f.Both):
        return (*conjuncts(filter.one), *conjuncts(filter.two))
    return (filter,)


def terse(filter: f.Both) -> f.Filter:
    """A filter without what another part of it says already: who moves somewhere is moving."""
    parts = conjuncts(filter)
    moving = p.Has(p.Flag.MOVING)
    if moving in parts and any(isinstance(part, f.MovingTo) for part in parts):
        return reduce(f.Both, (part for part in parts if part != moving))
    return filter


def lies_in(filter: f.Filter) -> Zone | None:
    """In which zone what fits lies, if a filter names one; what is stored lies in a pile."""
    for part in conjuncts(filter):
        if isinstance(part, p.In):
            return part.zone
        if part == p.Has(p.Flag.STORED):
            return Zone.PILE
    return None


def alternatives(filter: f.Either) -> f.Filter | None:
    """Alternatives of one word with a list as that word with all of them."""
    parts = disjuncts(filter)
    kind: Any = type(parts[0])
    if kind not in LISTS or any(type(part) is not kind for part in parts):
        return None
    name = kind.__struct_fields__[0]
    every = dict.fromkeys(one for part in parts for one in getattr(part, name))
    found: f.Filter = kind(tuple(every))
    return found


LISTS: tuple[type, ...] = (
    p.Being,
    p.EventOf,
    p.InLand,
    p.InRegion,
    p.ItemOf,
    p.Named,
    p.OfKind,
    p.OfRace,
    p.Place,
    p.SiteOf,
)
"""Words that are nothing but a list."""


def disjuncts(filter: f.Filter) -> tuple[f.Filter, ...]:
    """All of which something has to fit one."""
    if isinstance(filter, f.Either):
        return (*disjuncts(filter.one), *disjuncts(filter.two))
    return (filter,)


def told(filter: f.Filter, sort: Sort) -> Sort | None:
    """What sort of thing a filter tells of."""
    match filter:
        case f.Both(one, two):
            return told(one, sort) or told(two, sort)
        case f.Either(one, two):
            return told(one, sort) if told(one, sort) is told(two, sort) else None
        case p.OfKind(kinds):
            return KINDS.get(kinds[0], Sort.CARD) if len(kinds) == 1 else Sort.CARD
        case p.OfRace():
            return Sort.CHARACTER if sort is Sort.CARD else None
        case p.Has(flag):
            return FLAGS.get(flag)
        case p.Marked(keyword):
            return Sort.ITEM if keyword in THINGS else Sort.CARD
        case p.Named(names):
            found = {row.kind for code, row in CARDS.items() if base_of(code) in names}
            return KINDS.get(found.pop()) if len(found) == 1 else None
    return WORDS.get(type(filter))


def is_exact(one: j.Condition, two: j.Condition) -> bool:
    """Whether two conditions say together that an amount is exactly another."""
    return (
        isinstance(one, j.AtLeast)
        and isinstance(two, j.AtLeast)
        and (one.amount, one.least) == (two.least, two.amount)
    )


ATTACKS = (
    Happens.ATTACK_FACED,
    Happens.ATTACK_STANDS,
    Happens.ATTACK_ENDS,
    Happens.ATTACK_DEFEATED,
    Happens.ATTACK_CANCELED,
    Happens.STRIKE_SUCCEEDS,
    Happens.STRIKE_FAILS,
    Happens.STRIKE_ENDS,
    Happens.STRIKE_DEFEATED,
)
HAPPENS: dict[Happens, Sort] = {
    **dict.fromkeys(ATTACKS, Sort.ATTACK),
    Happens.MOVES: Sort.COMPANY,
    Happens.ARRIVES: Sort.COMPANY,
    Happens.SITE_REVEALED: Sort.COMPANY,
    Happens.COMPANY_SPLITS: Sort.COMPANY,
    Happens.SITE_LEAVES: Sort.SITE,
    Happens.KILLED: Sort.CHARACTER,
    Happens.WOUNDED: Sort.CHARACTER,
    Happens.HEALED: Sort.CHARACTER,
    Happens.CHECK_FAILED: Sort.CHARACTER,
    Happens.CAPTURED: Sort.CHARACTER,
    Happens.FREED: Sort.CHARACTER,
    Happens.LEAVES_COMPANY: Sort.CHARACTER,
    Happens.JOINS_COMPANY: Sort.CHARACTER,
    Happens.BODY_CHECKED: Sort.CHARACTER,
    Happens.AGENT_ACTS: Sort.CHARACTER,
    Happens.INFLUENCE_CHECKED: Sort.CHARACTER,
    Happens.RING_TESTED: Sort.GOLD_RING,
}
"""What sort of thing something happens to, where it is no card of any kind."""
STRUCK = (
    Happens.STRIKE_SUCCEEDS,
    Happens.STRIKE_FAILS,
    Happens.STRIKE_ENDS,
    Happens.STRIKE_DEFEATED,
)
BY = {
    **dict.fromkeys(STRUCK, Sort.CHARACTER),
    Happens.ATTACK_FACED: Sort.COMPANY,
    Happens.PLAYED: Sort.CHARACTER,
    Happens.INFLUENCED: Sort.CHARACTER,
    Happens.ATTEMPTED: Sort.CHARACTER,
    Happens.LEAVES_COMPANY: Sort.COMPANY,
    Happens.JOINS_COMPANY: Sort.COMPANY,
}
"""What sort of thing lets something happen, or is struck, where it is no card of any kind."""
DEEDS: dict[Deed, Sort] = {
    **dict.fromkeys(
        (
            Deed.MOVE,
            Deed.MOVE_TO,
            Deed.STARTER_MOVEMENT,
            Deed.REGION_MOVEMENT,
            Deed.BE_ATTACKED,
            Deed.RETURN_TO_ORIGIN,
            Deed.DO_ANYTHING_AT_SITE,
        ),
        Sort.COMPANY,
    ),
    **dict.fromkeys(
        (
            Deed.HEAL,
            Deed.BE_ASSIGNED_STRIKE,
            Deed.BE_ASSIGNED_NEXT,
            Deed.FACE_STRIKE,
            Deed.TAKE_ALL_STRIKES,
            Deed.BE_CONTROLLED,
            Deed.USE_ITEM,
            Deed.USE_PALANTIR,
            Deed.USE_SPELLS,
            Deed.USE_SKILL,
            Deed.SUPPORT,
            Deed.HAVE_FOLLOWERS,
            Deed.BE_DISCARDED_BY_CHECK,
        ),
        Sort.CHARACTER,
    ),
}
"""Who does something, where it is no card of any kind."""
PLACES = (
    Deed.MOVE_TO,
    Deed.BE_BROUGHT_IN,
    Deed.COME_IN_AT,
    Deed.COME_ALONE,
    Deed.TAP_SITE,
)
"""What is done at a site, or to it."""
STATS: dict[Stat, Sort] = {
    **dict.fromkeys(
        (Stat.HAZARD_LIMIT, Stat.COMPANY_SIZE, Stat.MAX_REGIONS, Stat.DEEPS_ROLL), Sort.COMPANY
    ),
    **dict.fromkeys(
        (
            Stat.GENERAL_INFLUENCE,
            Stat.SPARE_INFLUENCE,
            Stat.HAND_SIZE,
            Stat.CARDS_DRAWN,
            Stat.OPPONENT_DRAWS,
            Stat.CHARACTERS_PER_TURN,
        ),
        Sort.PLAYER,
    ),
}
"""Who has a number, where it is no card of any kind."""


def owner(one: f.Filter | Ref, stat: Stat) -> f.Filter | Ref:
    """Who has a number: a player is meant where a filter only tells whose something is."""
    if STATS.get(stat) is Sort.PLAYER:
        if one == p.Has(p.Flag.MINE):
            return Ref.ME
        if one == p.Has(p.Flag.THEIRS):
            return Ref.OPPONENT
    return one


TRAITS = dict.fromkeys(
    (
        Trait.DETAINMENT,
        Trait.NOT_DETAINMENT,
        Trait.ATTACKER_CHOOSES,
        Trait.DEFENDER_CHOOSES,
        Trait.SAME_DEFENDER,
        Trait.NOT_CANCELABLE,
    ),
    Sort.ATTACK,
)
"""What sort of thing has a trait, where it is no card of any kind."""
EVERY = 99
"""As many as one likes."""
IMPLIED = ((Moment.IN_CHAIN, InTheChain), (Moment.ATTACK_FACED, AnAttack))
"""Moments that a target tells already."""
