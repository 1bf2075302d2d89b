"""The numbers on the table and how they come about."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.describing import Number, summed
from westmarch.kernel.records import Seat
from westmarch.kernel.values import Layer, Term, total
from westmarch.wotr import text
from westmarch.wotr.catalogue import SIDES
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.rules import fighting, hunting, roles, turns
from westmarch.wotr.rules.board import builders, limit
from westmarch.wotr.rules.explaining import FELLOWSHIP
from westmarch.wotr.state import FREE_SIDE, SHADOW_SIDE, WotrState, force_in
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.vocabulary.tactics import Stat

WORDS = {
    "en": {
        "strength": "Combat Strength: {}", "leadership": "Leadership: {}",
        "needed": "A die hits on: {}", "bonus": "Added to each die: {}", "units": "Units",
        "leaders": "Leaders", "nazgul": "Nazgûl", "cards": "Combat cards", "hunt": "Hunt Level",
        "hunt-bonus": "Added to each Hunt die", "again": "Hunt dice that may be rolled again",
        "allocated": "Shadow dice in the Hunt Box", "moves": "Free Peoples dice in the Hunt Box",
        "W-COMP-03": "At most 5 dice", "W-BAT-15": "In the open", "W-FORT-01": "First round "
        "against a City or Fortification", "W-SIEGE-08": "Against a besieged Stronghold",
        "W-HUNT-07": "A Shadow Stronghold is there", "W-HUNT-08": "A Shadow Army is there",
        "W-HUNT-09": "A Nazgûl is there", "dice": "Action dice", "pool": "From the beginning",
        "most": "No more dice are there", "points": "Victory Points",
        "room": "Room for more units: {}", "limit": "Limit", "here": "Units here",
    },
    "de": {
        "strength": "Kampfstärke: {}", "leadership": "Führung: {}",
        "needed": "Ein Würfel trifft ab: {}", "bonus": "Zu jedem Würfel hinzu: {}",
        "units": "Einheiten", "leaders": "Anführer", "nazgul": "Nazgûl", "cards": "Kampfkarten",
        "hunt": "Jagd-Level", "hunt-bonus": "Zu jedem Jagd-Würfel hinzu",
        "again": "Jagd-Würfel, die wiederholt werden dürfen",
        "allocated": "Würfel des Schattens in der Jagd-Box",
        "moves": "Würfel der Freien Völker in der Jagd-Box", "W-COMP-03": "Höchstens 5 Würfel",
        "W-BAT-15": "In offener Schlacht", "W-FORT-01": "Erste Kampfrunde gegen eine Stadt oder "
        "Befestigung", "W-SIEGE-08": "Gegen eine belagerte Festung",
        "W-HUNT-07": "Eine Festung des Schattens ist dort",
        "W-HUNT-08": "Eine Armee des Schattens ist dort", "W-HUNT-09": "Ein Nazgûl ist dort",
        "dice": "Aktionswürfel", "pool": "Von Anfang an", "most": "Mehr Würfel gibt es nicht",
        "points": "Siegpunkte", "room": "Platz für weitere Einheiten: {}",
        "limit": "Obergrenze", "here": "Einheiten hier",
    },
}  # fmt: skip


def numbers(state: WotrState, seat: Seat | None, subject: str, language: str) -> tuple[Number, ...]:
    """The numbers of the table, the Fellowship, a player or a region; all of them are open."""
    if subject == "table":
        return (*battle(state, language), *hunt(state, language))
    if subject == FELLOWSHIP:
        return tuple(hunt(state, language))
    for number in range(state.players):
        if subject == f"seat:{number}":
            return tuple(of_side(state, roles.side_of(state, Seat(number)), language))
    region = subject.removeprefix("region:")
    if subject.startswith("region:") and region in REGIONS:
        return tuple(of_region(state, RegionId(region), language))
    return ()


def battle(state: WotrState, language: str) -> Iterator[Number]:
    """What both sides have in the battle that is being fought."""
    if not state.battles:
        return
    for side in Side:
        name = SIDES[language][side]
        yield told(f"strength-{side.value}", strength(state, side), language, name)
        leading = fighting.leadership_terms(state, side)
        yield told(f"leadership-{side.value}", leading, language, name)
        yield told(f"needed-{side.value}", fighting.needed_terms(state, side), language, name)
        bonus = fighting.changes(state, side, Stat.ROLL)
        if bonus:
            yield told(f"bonus-{side.value}", tuple(bonus), language, name)


def strength(state: WotrState, side: Side) -> tuple[Term, ...]:
    """What makes up the dice of a side, those that Combat cards take away among it."""
    terms = fighting.strength_terms(state, side)
    less = fighting.strength(state, side) - total(terms)
    return (*terms, Term("cards", less, Layer.SITUATION)) if less else terms


def hunt(state: WotrState, language: str) -> Iterator[Number]:
    """The Hunt Level, what is added to its dice, and how many may be rolled again."""
    box = state.in_hunt_box
    level = (
        Term("allocated", box[SHADOW_SIDE], Layer.PRINTED),
        Term("W-COMP-03", hunting.MOST_DICE, Layer.AT_MOST),
    )
    yield told("hunt", level, language)
    yield told("hunt-bonus", (Term("moves", box[FREE_SIDE], Layer.PRINTED),), language)
    yield told("again", hunting.reroll_terms(state), language)


def of_side(state: WotrState, side: Side, language: str) -> Iterator[Number]:
    """The Action dice that a side will have, and its Victory Points."""
    yield told("dice", turns.pool_terms(state, side), language)
    captured = [code for code in state.captured if builders(code) is side.enemy]
    points = tuple(Term(code, REGIONS[code].worth) for code in captured)
    yield told("points", points, language)


def of_region(state: WotrState, region: RegionId, language: str) -> Iterator[Number]:
    """How many units a side has in a region, and how many more may come."""
    for side in Side:
        count = unit_count(force_in(state, side, region))
        if count:
            most = limit(state, side, region)
            terms = (Term("limit", most, Layer.PRINTED), Term("here", -count))
            yield told(f"room-{side.value}", terms, language, SIDES[language][side])


def told(name: str, terms: tuple[Term, ...], language: str, whose: str = "") -> Number:
    """A sum in words."""
    words = WORDS[language]
    label = words.get(name) or words[name.rpartition("-")[0]]
    return summed(name, label.format(whose), terms, lambda source: said(source, language))


def said(source: str, language: str) -> str:
    """Where a number comes from: a Character, a card, a region, or something with its own name."""
    return WORDS[language].get(source) or text.title(source, language)
