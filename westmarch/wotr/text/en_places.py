"""English: places and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from westmarch.wotr.kinds import FREE_NATIONS, SHADOW_NATIONS, CharacterId, Nation
from westmarch.wotr.text.en_words import (
    FACTION_WORDS,
    OF_SIDE,
    SETTLEMENTS,
    a,
    does,
    is_,
    listed,
    nation,
    nations,
    regions,
    side,
    whom,
)
from westmarch.wotr.text.speaking import (
    PEOPLE,
    choices,
    is_long,
    parts,
    together,
    without_namesakes,
)
from westmarch.wotr.vocabulary import conditions as c
from westmarch.wotr.vocabulary import places as p


def place(where: p.Where, article: str = "a", many: bool = False) -> str:
    """A region that fits: a free region of Rohan with a Companion, or Edoras."""
    found = choices(where)
    if len(found) > 1:
        return listed((place(one, article, many) for one in found), "or")
    pieces = parts(where)
    named = [one for one in pieces if isinstance(one, p.At)]
    rest = [one for one in pieces if not isinstance(one, p.At)]
    if named:
        spot = regions(named[0].regions)
        them = "it" if len(named[0].regions) == 1 else "that region"
        if rest == [p.Unconquered()]:
            return f"{spot} (not captured)"
        return spot + (f" (if {listed(fits(one, them) for one in rest)})" if rest else "")
    if rest == [p.There()]:
        return "that region"
    if article == "a" and any(isinstance(one, p.Holds | p.OfTheFellowship) for one in rest):
        article = "the"
    words = " ".join((*filter(None, map(adjective, rest)), *noun(rest, many)))
    return a(words) if article == "a" else f"{article} {words}"


def noun(rest: Sequence[p.Where], many: bool) -> list[str]:
    """Region, or Settlement of a nation, and what stands behind it."""
    word, others = "regions" if many else "region", list(rest)
    settled = [one for one in rest if isinstance(one, p.HasSettlement)]
    if settled and any(isinstance(one, p.Within) for one in rest):
        word = settlement(settled[0], many)
        others.remove(settled[0])
    people = [somebody(one) for one in others if isinstance(one, PEOPLE)]
    told = [one for one in others if not isinstance(one, PEOPLE) and not adjective(one)]
    first = [detail(one) for one in told if not is_long(one)]
    last = [detail(one) for one in told if is_long(one)]
    by = "of" if people == ["the Fellowship"] else "with"
    return [word, *first, *([f"{by} {listed(people)}"] if people else []), *last]


def settlement(where: p.HasSettlement, many: bool = False) -> str:
    """A Settlement of some kinds."""
    words = [SETTLEMENTS[kind] for kind in where.kinds] or ["Settlement"]
    plural = {"City": "Cities"}
    return listed((plural.get(word, f"{word}s") if many else word for word in words), "or")


def adjective(where: p.Where) -> str:
    """What stands before "region"."""
    match where:
        case p.FreeFor():
            return "free"
        case p.Coastal():
            return "coastal"
    return ""


def detail(where: p.Where) -> str:
    """What stands behind "region"."""
    match where:
        case p.At(several):
            return f"that is {regions(several)}"
        case p.Within(one):
            return f"of {nation(one)}"
        case p.AtPeace(whose):
            return f"inside the borders of a {OF_SIDE[whose]} nation that is not At War"
        case p.Outside(several):
            return f"outside the borders of {nations(several, 'or')}"
        case p.HasSettlement():
            return f"with {a(settlement(where))}"
        case p.Unconquered():
            return "that has not been captured"
        case p.HeldBy(whose):
            return f"controlled by {side(whose)}"
        case p.BesiegedBy(whose):
            return f"besieged by {side(whose)}"
        case p.Except(p.BesiegedBy(whose)):
            return f"not besieged by {side(whose)}"
        case p.FreeFor(whose):
            return f"that is free for {side(whose)}"
        case (
            p.HasArmy()
            | p.HasCompanion()
            | p.HasMixedArmy()
            | p.HasNazgul()
            | p.Holds()
            | p.OfTheFellowship()
        ):
            return f"with {somebody(where)}"
        case p.There():
            return "chosen before"
        case p.NextTo(what):
            return f"adjacent to {place(what)}"
        case p.Coastal():
            return "at the coast"
        case p.AtTheEastEdge():
            return "at the eastern edge of the map"
        case p.Except(p.Outside(several)):
            return inside(several)
        case p.Except(what):
            return f"(not {place(what)})"
        case p.Either(one, p.NextTo(other)) if one == other:
            return f"that is, or is adjacent to, {place(one)}"
        case p.Either(one, other):
            return f"{detail(one)} or {detail(other)}"
        case p.Both(one, other):
            return f"{detail(one)} and {detail(other)}"
        case _:
            assert_never(where)


def inside(several: tuple[Nation, ...]) -> str:
    """Within the borders of one of some nations."""
    if several in (FREE_NATIONS, SHADOW_NATIONS):
        whose = "Free Peoples" if several == FREE_NATIONS else "Shadow"
        return f"inside the borders of a {whose} nation"
    return f"inside the borders of {nations(several, 'or')}"


def somebody(where: PEOPLE) -> str:
    """Who is there."""
    match where:
        case p.HasArmy(whose, one):
            more = "" if one is None else f" with a unit of {nation(one)}"
            return f"{a(OF_SIDE[whose])} Army{more}"
        case p.HasMixedArmy(whose):
            return f"{a(OF_SIDE[whose])} Army with units of at least two nations"
        case p.HasCompanion():
            return "a Companion"
        case p.HasNazgul(king_counts):
            return "a Nazgûl" if king_counts else "a Nazgûl other than the Witch-king"
        case p.Holds(several):
            return whom(several)
        case p.OfTheFellowship():
            return "the Fellowship"
        case _:
            assert_never(where)


def fits(where: p.Where, spot: str, true: bool = True) -> str:
    """That a place, which is named, fits, or does not."""
    match where:
        case p.Unconquered():
            return f"{spot} has {'not ' if true else ''}been captured"
        case p.HeldBy(whose):
            verbs = ("control", "controls") if true else ("do not control", "does not control")
            return f"{does(whose, *verbs)} {spot}"
        case p.BesiegedBy(whose):
            verbs = ("besiege", "besieges") if true else ("do not besiege", "does not besiege")
            return f"{does(whose, *verbs)} {spot}"
        case p.FreeFor(whose):
            return f"{spot} is {'' if true else 'not '}free for {side(whose)}"
        case p.Either(one, other):
            return f"{fits(one, spot, true)} {'or' if true else 'and'} {fits(other, spot, true)}"
    if isinstance(where, PEOPLE):
        there = "there" if spot == "it" else f"in {spot}"
        return f"{somebody(where)} is {there}" if true else nobody(where, there)
    return f"{spot} is {'' if true else 'not '}a region {detail(where)}"


def nobody(where: PEOPLE, there: str) -> str:
    """That somebody is not there: no Shadow Army is in Orthanc."""
    first, _, rest = somebody(where).partition(" ")
    return f"no {rest} is {there}" if first in ("a", "an") else f"{first} {rest} is not {there}"


# Conditions


def condition(what: c.Condition, true: bool = True) -> str:
    """A condition as a clause: Gondor is active; or its opposite."""
    no = "" if true else " not"
    match what:
        case c.Always():
            return "it is always so" if true else "it is never so"
        case c.AtWar(several):
            return f"{nations(several)} {is_(several)}{no} At War"
        case c.IsActive(one):
            return f"{nation(one)} {is_((one,))}{no} active"
        case c.InPlay(who):
            return f"{any_of(who, true)} in play"
        case c.HasBeenInPlay(who):
            return f"{whom(who)} {'is or has' if true else 'has never'} been in play"
        case c.IsAt(who, where):
            return f"{any_of(who, true)} in {place(where)}"
        case c.IsWithArmy(who):
            return f"{any_of(who, true)} with an Army"
        case c.InFellowship(who):
            return f"{any_of(who, true)} in the Fellowship"
        case c.AnyCompanion():
            return f"{'a' if true else 'no'} Companion is in the Fellowship"
        case c.OutOfFellowship(who):
            return f"{whom((who,))} is {'no longer' if true else 'still'} in the Fellowship"
        case c.GuideIs(who):
            return f"{any_of(who, true)} the Guide"
        case c.Revealed():
            return f"the Fellowship is{no} Revealed"
        case c.Progressed(steps):
            than = f"{steps} or higher" if true else f"below {steps}"
            return f"the Fellowship Progress counter is on {than}"
        case c.CorruptionAtMost(amount):
            than = f"{amount} or less" if true else f"more than {amount}"
            return f"the Corruption is {than}"
        case c.FactionInPlay(faction):
            return f"{FACTION_WORDS[faction]} are{no} in play"
        case c.InMordor():
            return f"the Fellowship is{no} on the Mordor Track"
        case c.FarFromHome():
            there = "in no" if true else "in a"
            return f"the Fellowship is {there} region with a Free Peoples Settlement"
        case c.Somewhere(where):
            return somewhere(where, true)
        case c.Not(other):
            return condition(other, not true)
        case c.All(several):
            return joined(several, "and" if true else "or", true)
        case c.AnyOf(several):
            return joined(several, "or" if true else "and", true)
        case _:
            assert_never(what)


def joined(several: tuple[c.Condition, ...], link: str, true: bool) -> str:
    """Conditions in a row; a comma keeps apart what is joined in another way."""
    told = [condition(one, true) for one in several]
    mixed = any(isinstance(one, c.All | c.AnyOf) for one in several)
    return f", {link} ".join(told) if mixed else listed(told, link)


def any_of(several: tuple[CharacterId, ...], true: bool) -> str:
    """One of some Characters is, or none of them is."""
    names = without_namesakes(several)
    if true or len(names) == 1:
        return f"{whom(several)} is{'' if true else ' not'}"
    return f"neither {whom(several, 'nor')} is"


def somewhere(where: p.Where, true: bool) -> str:
    """That there is a region that fits."""
    pieces = parts(where)
    named = [one for one in pieces if isinstance(one, p.At)]
    people = [one for one in pieces if isinstance(one, PEOPLE)]
    if named and len(pieces) > len(named):
        spot = regions(named[0].regions)
        said = dict.fromkeys(one for one in (*people, *pieces) if not isinstance(one, p.At))
        told = [fits(one, "it" if n else spot, true) for n, one in enumerate(said)]
        return listed(told, "and" if true else "or")
    if not people:
        return f"there is {'' if true else 'not '}{place(where)}"
    rest = [one for one in pieces if one is not people[0]]
    spot = place(together(rest)) if rest else "a region"
    return f"{somebody(people[0])} is in {spot}" if true else nobody(people[0], f"in {spot}")
