"""Makes cards of the rows of the tables: what all cards have, then the figures of each kind."""

from __future__ import annotations

from westmarch.kernel.tables import NONE, OURS, Row, needed, word, words
from westmarch.meccg.kinds import (
    AVATAR_RACES,
    Alignment,
    CardCode,
    CardType,
    EventKind,
    ItemKind,
    Keyword,
    Kind,
    Mark,
    Points,
    Race,
)
from westmarch.meccg.tables.beings import BEINGS
from westmarch.meccg.tables.cells import (
    EACH,
    EACH_WOUNDED,
    RACES,
    attack,
    bonuses,
    figure,
    figure_of,
    figures,
    gathered,
    keying,
    races,
    skills,
    value,
    value_of,
    where,
    yes,
)
from westmarch.meccg.tables.figures import (
    Ally,
    Character,
    Creature,
    Event,
    Faction,
    Form,
    Item,
    Modification,
    RingTest,
)
from westmarch.meccg.tables.names import NAMES, PRINTINGS_OF, base_of
from westmarch.meccg.tables.printed import Attack, FromHand, Keying, Marshalling, Printed, Where

SOURCES = {
    Kind.CHARACTER: Points.CHARACTER,
    Kind.ITEM: Points.ITEM,
    Kind.FACTION: Points.FACTION,
    Kind.ALLY: Points.ALLY,
    Kind.EVENT: Points.MISCELLANEOUS,
    Kind.CREATURE: Points.KILL,
    Kind.SITE: Points.MISCELLANEOUS,
    Kind.REGION: Points.MISCELLANEOUS,
}
"""The source of a card's points, unless its row names another."""

STAR = "*"


def printed(row: Row, type: CardType, kind: Kind, alignment: Alignment, plain: bool) -> Printed:
    """What all cards have, from a row of figures and a row of names."""
    code = CardCode(row["code"])
    assert code in NAMES, f"{code} has no name"
    names = NAMES[code]
    return Printed(
        code=code,
        name=names["name"],
        name_de=names["German"].removesuffix(OURS),
        name_de_is_ours=names["German"].endswith(OURS),
        printings=PRINTINGS_OF[code],
        type=type,
        kind=kind,
        alignment=Alignment(row.get("alignment", alignment.value)),
        being=BEINGS.get(code, base_of(code)),
        plain=plain,
        unique=yes(row, "unique"),
        keywords=tuple(Keyword(each) for each in words(row, "keywords")),
        specific=word(row, "specific"),
        points=marshalling(row, SOURCES[kind]),
        stage_points=value(row, "stage"),
    )


def marshalling(row: Row, source: Points) -> Marshalling | None:
    """The points of a card: `3`, `2*`, `1 (5 stored)`, `kill 5`."""
    cell = row.get("points", NONE)
    if cell == NONE:
        return None
    named, _, rest = cell.partition(" ")
    if named in {each.value for each in Points}:
        source, cell = Points(named), rest
    return Marshalling(source, value_of(cell.removesuffix(STAR)), starred=cell.endswith(STAR))


def characters(alignment: Alignment, *tables: str) -> tuple[Character, ...]:
    """The characters of a few tables; agents that are hazards only have kill points."""
    return tuple(character(row, alignment) for row in gathered(*tables))


def character(row: Row, alignment: Alignment) -> Character:
    """One character."""
    race = Race(row["race"])
    type = CardType.HAZARD if race is Race.HAZARD_AGENT else CardType.CHARACTER
    return Character(
        card=printed(row, type, Kind.CHARACTER, alignment, plain=not yes(row, "text")),
        race=race,
        skills=skills(row),
        prowess=figure_of(row, "prowess"),
        body=figure_of(row, "body"),
        direct_influence=figure_of(row, "influence"),
        homes=where(row, "home") or Where(),
        mind=figure(row, "mind"),
        general_influence=figure(row, "general"),
        corruption_modifier=figure(row, "corruption") or 0,
        discarded_at=figures(row, "discarded at"),
        magic=tuple(Keyword(each) for each in words(row, "magic")),
        avatar=race in AVATAR_RACES,
        agent=yes(row, "agent"),
    )


def allies(*tables: str) -> tuple[Ally, ...]:
    """The allies."""
    return tuple(
        Ally(
            card=printed(row, CardType.RESOURCE, Kind.ALLY, Alignment.HERO, not yes(row, "text")),
            mind=needed(row, "mind"),
            skills=skills(row),
            prowess=figure(row, "prowess"),
            body=figure(row, "body"),
            direct_influence=figure(row, "influence") or 0,
            at=where(row, "at"),
        )
        for row in gathered(*tables)
    )


def items(alignment: Alignment, *tables: str) -> tuple[Item, ...]:
    """The items of a few tables."""
    return tuple(item(row, alignment) for row in gathered(*tables))


def item(row: Row, alignment: Alignment) -> Item:
    """One item."""
    return Item(
        card=printed(row, CardType.RESOURCE, Kind.ITEM, alignment, plain=not yes(row, "text")),
        kind=ItemKind(row["kind"]),
        corruption=value(row, "corruption"),
        prowess=bonuses(row, "prowess"),
        body=bonuses(row, "body"),
        direct_influence=bonuses(row, "influence"),
        at=where(row, "at"),
        test=ring_test(row),
    )


def ring_test(row: Row) -> RingTest | None:
    """What the test of a gold ring brings."""
    magic = figure(row, "magic to")
    if magic is None:
        return None
    return RingTest(
        one_ring=figure(row, "one ring"),
        dwarven=figure(row, "dwarven"),
        spirit=figure(row, "spirit"),
        magic=magic,
    )


def factions(*tables: str) -> tuple[Faction, ...]:
    """The factions."""
    return tuple(
        Faction(
            card=printed(
                row, CardType.RESOURCE, Kind.FACTION, Alignment.HERO, not yes(row, "text")
            ),
            race=Race(row["race"]),
            number=figure(row, "number"),
            number_in_play=figure(row, "in play"),
            at=where(row, "at"),
            modifications=tuple(modification(each) for each in words(row, "modifications")),
        )
        for row in gathered(*tables)
    )


def modification(cell: str) -> Modification:
    """A standard modification: `dunadan +1`, `grey-mountain-goblins +2`."""
    who, amount = cell.split()
    if who in RACES:
        return Modification(int(amount), race=RACES[who])
    return Modification(int(amount), faction=who)


def events(type: CardType, alignment: Alignment, *tables: str) -> tuple[Event, ...]:
    """The events of a few tables; none of them is plain."""
    return tuple(event(row, type, alignment) for row in gathered(*tables))


def event(row: Row, type: CardType, alignment: Alignment) -> Event:
    """One event."""
    return Event(
        card=printed(row, type, Kind.EVENT, alignment, plain=False),
        kinds=tuple(EventKind(each) for each in words(row, "event")),
        corruption=value(row, "corruption"),
        prowess=bonuses(row, "prowess"),
        body=bonuses(row, "body"),
        direct_influence=bonuses(row, "influence"),
        form=form(row),
        attack=attack_of(row),
        as_resource="resource" in words(row, "also"),
        as_hazard="hazard" in words(row, "also"),
        as_minor_item="minor-item" in words(row, "also"),
        avatar="avatar" in words(row, "also"),
    )


def attack_of(row: Row) -> Attack | None:
    """The attack that an event makes."""
    cell = word(row, "attack")
    found = None if cell is None else attack(cell)
    assert not isinstance(found, FromHand), f"{row['code']} has no hand"
    return found


def form(row: Row) -> Form | None:
    """The attributes that a shape gives: prowess, body, influence, general influence, checks."""
    found = figures(row, "form")
    return Form(*found) if found else None


def creatures(*tables: str) -> tuple[Creature, ...]:
    """The creatures of a few tables."""
    return tuple(creature(row) for row in gathered(*tables))


def creature(row: Row) -> Creature:
    """One creature."""
    plain = not yes(row, "text")
    return Creature(
        card=printed(row, CardType.HAZARD, Kind.CREATURE, Alignment.NEUTRAL, plain),
        attacks=(strikes(row),) * (figure(row, "attacks") or 1),
        keying=keyings(row),
        events=tuple(EventKind(each) for each in words(row, "event")),
    )


def keyings(row: Row) -> tuple[Keying, ...]:
    """The ways to key a creature: always, at sites alone, with and without Doors of Night."""
    found = (
        keying(row, "", None),
        keying(row, "at: ", None),
        keying(row, "doors: ", True),
        keying(row, "no doors: ", False),
    )
    return tuple(each for each in found if each is not None)


def strikes(row: Row) -> Attack:
    """The attack of a creature or event."""
    number = row["strikes"]
    marks = (Mark.WOUNDED_ONLY,) if number == EACH_WOUNDED else ()
    return Attack(
        races=races(row, "race"),
        strikes=None if number in (EACH, EACH_WOUNDED) else int(number),
        prowess=figure_of(row, "prowess"),
        body=figure(row, "body"),
        marks=marks,
    )
