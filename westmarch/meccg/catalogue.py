"""The cards as they are typeset and listed: names, figures, text, and words to find them by."""

from __future__ import annotations

from functools import cache

from westmarch.kernel.describing import CardFace, Figure, Paragraph, Tally, plain
from westmarch.kernel.records import replace
from westmarch.meccg import text
from westmarch.meccg.declared import is_playable
from westmarch.meccg.kinds import Alignment, CardType, Kind, Set
from westmarch.meccg.tables import (
    ALLIES,
    CARDS,
    CHARACTERS,
    CREATURES,
    EVENTS,
    FACTIONS,
    ITEMS,
    REGIONS,
    SITES,
)
from westmarch.meccg.tables.printed import Printed, Value
from westmarch.meccg.text.terms import (
    ALIGNMENTS,
    EVENT_KINDS,
    FIGURES,
    ITEM_KINDS,
    KINDS,
    RACES,
    REGION_TYPES,
    SETS,
    SITE_TYPES,
    SKILLS,
)

UNSAID = (
    "The text of this card cannot be shown.",
    "Der Text dieser Karte kann nicht gezeigt werden.",
)
"""What stands on a card whose text cannot be made."""


@cache
def faces(language: str) -> tuple[CardFace, ...]:
    """All 1683 cards, of which some are printed twice; found by their words in both languages."""
    german = language == "de"
    found = [(written(row, german), written(row, not german)) for row in CARDS.values()]
    return tuple(
        replace(face, search=f"{searched(face)} {searched(other)}") for face, other in found
    )


def searched(face: CardFace) -> str:
    """The words by which a card is found."""
    words = [face.name, face.kind_words, face.subtitle, face.side_words, *face.keywords]
    return plain(" ".join([*words, *(one.words for one in face.text)]))


def written(row: Printed, german: bool) -> CardFace:
    """What stands on a card."""
    set_, number = row.printings[0].split("-")
    return CardFace(
        code=row.code,
        name=row.name_de if german else row.name,
        kind=row.kind.value,
        kind_words=kind_words(row, german),
        copies=len(row.printings),
        subtitle=subtitle(row, german),
        unique=row.unique,
        side=side_of(row),
        side_words=side_words(row, german),
        figures=tuple(figures(row, german)),
        keywords=tuple(key.value for key in row.keywords),
        text=tuple(map(Paragraph, said(row, german))),
        set=set_,
        set_words=SETS[Set(set_)][german],
        number=int(number),
        playable=is_playable(row.code),
        name_is_ours=german and row.name_de_is_ours,
    )


def said(row: Printed, german: bool) -> tuple[str, ...]:
    """What a card says; a word that has no sentence costs one card its text, not all cards."""
    try:
        return text.paragraphs(row.code, german)
    except LookupError:
        return (UNSAID[german],)


def side_of(row: Printed) -> str:
    """The colour that a card wears: its alignment; hazards, and sites by their type."""
    if row.type is CardType.HAZARD:
        return "hazard"
    if row.kind is Kind.SITE:
        return SITES[row.code].site_type.value
    return row.alignment.value


def side_words(row: Printed, german: bool) -> str:
    """The alignment of a card in words."""
    if row.type is CardType.HAZARD:
        return "Gefahr" if german else "Hazard"
    if row.alignment is Alignment.NEUTRAL:
        return ""
    return ALIGNMENTS[row.alignment][german]


def kind_words(row: Printed, german: bool) -> str:
    """What kind of card it is."""
    if row.code in EVENTS:
        return " / ".join(EVENT_KINDS[kind][german] for kind in EVENTS[row.code].kinds)
    if row.code in ITEMS:
        return ITEM_KINDS[ITEMS[row.code].kind][german]
    if row.code in SITES:
        return SITE_TYPES[SITES[row.code].site_type][german]
    if row.code in REGIONS:
        return REGION_TYPES[REGIONS[row.code].region_type][german]
    return KINDS[row.kind][german]


def subtitle(row: Printed, german: bool) -> str:
    """Race and skills, or the region of a site."""
    if row.code in CHARACTERS:
        person = CHARACTERS[row.code]
        words = [RACES[person.race][german], *(SKILLS[one][german] for one in person.skills)]
        return ", ".join(words)
    if row.code in FACTIONS:
        return RACES[FACTIONS[row.code].race][german]
    if row.code in ALLIES:
        return ", ".join(SKILLS[one][german] for one in ALLIES[row.code].skills)
    if row.code in CREATURES:
        races = dict.fromkeys(r for attack in CREATURES[row.code].attacks for r in attack.races)
        return ", ".join(RACES[race][german] for race in races)
    if row.code in SITES and SITES[row.code].region is not None:
        region = REGIONS[SITES[row.code].region or ""].card
        return region.name_de if german else region.name
    return ""


def figures(row: Printed, german: bool) -> list[Figure]:
    """The printed figures of a card, each with its name."""
    found: list[tuple[str, int | str | None]] = []
    if row.code in CHARACTERS:
        person = CHARACTERS[row.code]
        found += [("prowess", person.prowess), ("body", person.body), ("mind", person.mind)]
        found += [("influence", person.direct_influence)]
    elif row.code in ALLIES:
        friend = ALLIES[row.code]
        found += [("prowess", friend.prowess), ("body", friend.body), ("mind", friend.mind)]
    elif row.code in CREATURES:
        attack = CREATURES[row.code].attacks[0]
        found += [("strikes", attack.strikes or "*"), ("prowess", attack.prowess)]
        found += [("body", attack.body)]
    elif row.code in ITEMS:
        found += [("corruption", shown(ITEMS[row.code].corruption))]
    elif row.code in FACTIONS:
        found += [("number", FACTIONS[row.code].number)]
    elif row.code in SITES:
        place = SITES[row.code]
        found += [("draws", place.draws), ("opponent-draws", place.opponent_draws)]
    elif row.code in EVENTS:
        found += [("corruption", shown(EVENTS[row.code].corruption))]
    if row.points is not None:
        found += [("points", shown(row.points.value) + ("*" if row.points.starred else ""))]
    if row.stage_points is not None:
        found += [("stage", shown(row.stage_points))]
    return [
        Figure(name, FIGURES[name][german], str(value))
        for name, value in found
        if value is not None and value != ""
    ]


def shown(value: Value | None) -> str:
    """A figure as it is printed: with a second one in brackets."""
    if value is None:
        return ""
    return str(value.base) if value.second is None else f"{value.base} ({value.second})"


def tallies(language: str) -> tuple[Tally, ...]:
    """How many cards of each set and kind there are, and how many can be played."""
    german = language == "de"
    found: list[Tally] = []
    for set_ in Set:
        rows = [row for row in CARDS.values() for one in row.printings if one[:2] == set_.value]
        found.append(tally(SETS[set_][german], rows))
    for kind in Kind:
        rows = [row for row in CARDS.values() for _ in row.printings if row.kind is kind]
        found.append(tally(KINDS[kind][german], rows))
    return tuple(found)


def tally(words: str, rows: list[Printed]) -> Tally:
    """One line of the catalogue's status."""
    return Tally(words, len(rows), sum(is_playable(row.code) for row in rows))
