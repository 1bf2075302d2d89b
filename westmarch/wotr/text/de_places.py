"""German: places and conditions."""

from __future__ import annotations

from typing import assert_never

from westmarch.wotr.kinds import FREE_NATIONS, SHADOW_NATIONS, CharacterId, Nation, RegionId
from westmarch.wotr.text.de_grammar import (
    ACC,
    ARTICLES,
    DAT,
    GEN,
    NOM,
    PL,
    Case,
    Noun,
    article,
    contracted,
    ending,
    listed,
)
from westmarch.wotr.text.de_names import (
    ARMY,
    COMPANION,
    FACTIONS_NAMED,
    NAZGUL,
    REGION,
    SETTLEMENT,
    SETTLEMENTS,
    UNIT,
)
from westmarch.wotr.text.de_words import (
    does,
    in_any,
    is_,
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


def in_place(where: p.Where, word: str = "ein") -> str:
    """In a region that fits: in einer freien Region Rohans, an den Furten des Isen."""
    found = choices(where)
    if len(found) > 1:
        return listed((in_place(one, word) for one in found), "oder")
    named, rest = sorted_out(where)
    if named:
        return in_any(named) + restricted(named, rest)
    return contracted(f"in {described(rest, DAT, word)}")


def place(where: p.Where, case: Case, word: str = "ein") -> str:
    """A region that fits."""
    found = choices(where)
    if len(found) > 1:
        return listed((place(one, case, word) for one in found), "oder")
    named, rest = sorted_out(where)
    if named:
        return regions(named, case) + restricted(named, rest)
    return described(rest, case, word)


def sorted_out(where: p.Where) -> tuple[tuple[RegionId, ...], list[p.Where]]:
    """The regions that are named, and what else is said about them."""
    pieces = parts(where)
    named = next((one.regions for one in pieces if isinstance(one, p.At)), ())
    return named, [one for one in pieces if not isinstance(one, p.At)]


def restricted(named: tuple[RegionId, ...], rest: list[p.Where]) -> str:
    """What must be so in a region that is named."""
    if not rest:
        return ""
    if rest == [p.Unconquered()]:
        return " (nicht erobert)"
    told = [fits(one, "dort", "diese Region") for one in rest]
    return f" (wenn {listed(told)})"


def described(rest: list[p.Where], case: Case, word: str) -> str:
    """A region that is not named, but described."""
    if rest == [p.There()]:
        return "diese Region" if case in (NOM, ACC) else "dieser Region"
    if word == "ein" and any(isinstance(one, p.Holds | p.OfTheFellowship) for one in rest):
        word = "der"
    settled = [one for one in rest if isinstance(one, p.HasSettlement)]
    if settled and any(isinstance(one, p.Within) for one in rest):
        others = [one for one in rest if one is not settled[0]]
        nouns = [SETTLEMENTS[kind] for kind in settled[0].kinds] or [SETTLEMENT]
        return listed((phrase(noun, others, case, word) for noun in nouns), "oder")
    return phrase(REGION, rest, case, word)


def phrase(noun: Noun, rest: list[p.Where], case: Case, word: str) -> str:
    """An article, adjectives, a noun, and what stands behind it; a number makes it several."""
    if word in ARTICLES:
        first, gender, form = article(word, noun.gender, case), noun.gender, noun.form(case)
    else:
        first, gender, form = word, PL, noun.forms(case)
    adjectives = [f"{one}{ending(word, gender, case)}" for one in map(adjective, rest) if one]
    return " ".join((first, *adjectives, form, *behind(rest)))


def behind(rest: list[p.Where]) -> list[str]:
    """What stands behind the noun."""
    others = [one for one in rest if not adjective(one)]
    people = [somebody(one, DAT) for one in others if isinstance(one, PEOPLE)]
    told = [one for one in others if not isinstance(one, PEOPLE)]
    first = [detail(one) for one in told if not is_long(one)]
    last = [detail(one) for one in told if is_long(one)]
    by = [] if people == ["der Gemeinschaft"] else ["mit"]
    return [*first, *([*by, listed(people)] if people else []), *last]


def adjective(where: p.Where) -> str:
    """What stands before the noun."""
    match where:
        case p.FreeFor():
            return "frei"
        case p.Unconquered():
            return "nicht erobert"
        case p.HeldBy(whose):
            return contracted(f"von {side(whose, DAT)} kontrolliert")
        case p.BesiegedBy(whose):
            return contracted(f"von {side(whose, DAT)} belagert")
        case p.Except(p.BesiegedBy()):
            return "nicht belagert"
    return ""


def detail(where: p.Where) -> str:
    """What stands behind the noun."""
    match where:
        case p.At(several):
            return f"({regions(several)})"
        case p.Within(one):
            return nation(one, GEN)
        case p.AtPeace(whose):
            return f"bei einer Nation {side(whose, GEN)}, die nicht im Kriegszustand ist,"
        case p.Outside(several):
            return f"außerhalb der Grenzen {nations(several, GEN, 'oder')}"
        case p.HasSettlement(kinds):
            nouns = [SETTLEMENTS[kind] for kind in kinds] or [SETTLEMENT]
            return f"mit {listed((noun.one(DAT) for noun in nouns), 'oder')}"
        case p.Unconquered() | p.HeldBy() | p.BesiegedBy():
            return f"({adjective(where)})"
        case p.FreeFor(whose):
            return f"(frei für {side(whose, ACC)})"
        case (
            p.HasArmy()
            | p.HasCompanion()
            | p.HasMixedArmy()
            | p.HasNazgul()
            | p.Holds()
            | p.OfTheFellowship()
        ):
            return f"mit {somebody(where, DAT)}"
        case p.There():
            return "(die gewählte)"
        case p.NextTo(what):
            return f"neben {place(what, DAT)}"
        case p.Coastal():
            return "an der Küste"
        case p.AtTheEastEdge():
            return "am östlichen Rand der Karte"
        case p.Except(p.Outside(several)):
            return inside(several)
        case p.Except(what):
            return f"(nicht {place(what, NOM)})"
        case p.Either(one, p.NextTo(other)) if one == other:
            return f"in oder neben {place(one, DAT)}"
        case p.Either(one, other):
            return f"{detail(one)} oder {detail(other)}"
        case p.Both(one, other):
            return f"{detail(one)} und {detail(other)}"
        case _:
            assert_never(where)


def inside(several: tuple[Nation, ...]) -> str:
    """Within the borders of one of some nations."""
    if several in (FREE_NATIONS, SHADOW_NATIONS):
        whose = "der Freien Völker" if several == FREE_NATIONS else "des Schattens"
        return f"innerhalb der Grenzen einer Nation {whose}"
    return f"innerhalb der Grenzen {nations(several, GEN, 'oder')}"


def somebody(where: PEOPLE, case: Case) -> str:
    """Who is there."""
    match where:
        case p.HasArmy(whose, one):
            more = "" if one is None else f" mit {UNIT.one(DAT)} {nation(one, GEN)}"
            return f"{ARMY.one(case)} {side(whose, GEN)}{more}"
        case p.HasMixedArmy(whose):
            return f"{ARMY.one(case)} {side(whose, GEN)} aus Einheiten von mindestens zwei Nationen"
        case p.HasCompanion():
            return COMPANION.one(case)
        case p.HasNazgul(king_counts):
            return f"{NAZGUL.one(case)}{'' if king_counts else ' außer dem Hexenkönig'}"
        case p.Holds(several):
            return whom(several, case)
        case p.OfTheFellowship():
            return "die Gemeinschaft" if case in (NOM, ACC) else "der Gemeinschaft"
        case _:
            assert_never(where)


def fits(where: p.Where, there: str, name: str, true: bool = True) -> str:
    """That a place, which is named, fits, or does not: the verb comes last."""
    no = "" if true else "nicht "
    match where:
        case p.Unconquered():
            return f"{name} {'nicht ' if true else ''}erobert ist"
        case p.HeldBy(whose):
            return does(whose, f"{name} {no}kontrollieren", f"{name} {no}kontrolliert")
        case p.BesiegedBy(whose):
            return does(whose, f"{name} {no}belagern", f"{name} {no}belagert")
        case p.FreeFor(whose):
            return f"{name} {no}für {side(whose, ACC)} frei ist"
        case p.Either(one, other):
            link = "oder" if true else "und"
            return f"{fits(one, there, name, true)} {link} {fits(other, there, name, true)}"
    if isinstance(where, PEOPLE):
        return f"{somebody(where, NOM) if true else nobody(where)} {there} ist"
    return f"{name} {no}eine Region {detail(where)} ist"


def nobody(where: PEOPLE) -> str:
    """Who is not there: keine Armee des Schattens."""
    told = somebody(where, NOM)
    return f"k{told}" if told.startswith("ein") else f"{told} nicht"


# Conditions


def condition(what: c.Condition, true: bool = True) -> str:
    """A condition as a clause after "wenn", the verb last; or its opposite."""
    no = "" if true else " nicht"
    match what:
        case c.Always():
            return "es immer so ist" if true else "es nie so ist"
        case c.AtWar(several):
            return f"{nations(several)} {'' if true else 'nicht '}im Kriegszustand {is_(several)}"
        case c.IsActive(one):
            return f"{nation(one)}{no} aktiv {is_((one,))}"
        case c.InPlay(who):
            return f"{any_of(who, true)} im Spiel ist"
        case c.HasBeenInPlay(who):
            return f"{whom(who)} {'im Spiel ist oder war' if true else 'noch nie im Spiel war'}"
        case c.IsAt(who, where):
            return f"{any_of(who, true)} {in_place(where)} ist"
        case c.IsWithArmy(who):
            return f"{any_of(who, true)} bei einer Armee ist"
        case c.InFellowship(who):
            return f"{any_of(who, true)} in der Gemeinschaft ist"
        case c.AnyCompanion():
            return f"{COMPANION.one(NOM, 'ein' if true else 'kein')} in der Gemeinschaft ist"
        case c.OutOfFellowship(who):
            return f"{whom((who,))} {'nicht mehr' if true else 'noch'} in der Gemeinschaft ist"
        case c.GuideIs(who):
            return f"{any_of(who, true)} Ratgeber ist"
        case c.Revealed():
            return f"die Gemeinschaft{no} entdeckt ist"
        case c.Progressed(steps):
            than = f"{steps} oder höher" if true else f"weniger als {steps}"
            return f"der Gemeinschafts-Spielstein auf {than} steht"
        case c.CorruptionAtMost(amount):
            than = f"höchstens {amount}" if true else f"mehr als {amount}"
            return f"die Korruption {than} beträgt"
        case c.FactionInPlay(faction):
            return f"{FACTIONS_NAMED[faction](NOM)}{no} im Spiel sind"
        case c.InMordor():
            return f"die Gemeinschaft{no} auf der Mordor-Leiste ist"
        case c.FarFromHome():
            word = "keiner" if true else "einer"
            return f"die Gemeinschaft in {word} Region mit einer Siedlung der Freien Völker ist"
        case c.Somewhere(where):
            return somewhere(where, true)
        case c.Not(other):
            return condition(other, not true)
        case c.All(several):
            return joined(several, "und" if true else "oder", true)
        case c.AnyOf(several):
            return joined(several, "oder" if true else "und", true)
        case _:
            assert_never(what)


def joined(several: tuple[c.Condition, ...], link: str, true: bool) -> str:
    """Conditions in a row; a comma keeps apart what is joined in another way."""
    told = [condition(one, true) for one in several]
    mixed = any(isinstance(one, c.All | c.AnyOf) for one in several)
    return f", {link} ".join(told) if mixed else listed(told, link)


def any_of(several: tuple[CharacterId, ...], true: bool) -> str:
    """One of some Characters, or none of them."""
    names = without_namesakes(several)
    if true or len(names) == 1:
        return f"{whom(several)}{'' if true else ' nicht'}"
    return f"weder {whom(several, NOM, 'noch')}"


def somewhere(where: p.Where, true: bool) -> str:
    """That there is a region that fits."""
    named, rest = sorted_out(where)
    people = [one for one in rest if isinstance(one, PEOPLE)]
    if named and rest:
        spot = (in_any(named), regions(named))
        told = [
            fits(one, *(("dort", "diese Region") if n else spot), true)
            for n, one in enumerate(dict.fromkeys((*people, *rest)))
        ]
        return listed(told, "und" if true else "oder")
    if not people:
        word = "ein" if true else "kein"
        return f"es {place(where, ACC, word)} gibt"
    others = [one for one in parts(where) if one is not people[0]]
    there = in_place(together(others)) if others else "auf dem Spielplan"
    return f"{somebody(people[0], NOM) if true else nobody(people[0])} {there} ist"
