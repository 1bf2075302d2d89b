"""English: what regions, nations, figures, Characters, dice and sides are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from westmarch.wotr.forces import Force
from westmarch.wotr.kinds import (
    FREE_NATIONS,
    SHADOW_NATIONS,
    CardType,
    CharacterId,
    Deck,
    Face,
    Faction,
    FigureId,
    Nation,
    Phase,
    Rank,
    RegionId,
    Settlement,
    Side,
    TileId,
)
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import CARDS, COMBAT_CARDS, EVENTS
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.tables.nations import NATIONS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.tables.tiles import TILES
from westmarch.wotr.text.speaking import NAMESAKES, without_namesakes

WITH_ARTICLE = (
    "ash-mountains", "carrock", "dead-marshes", "eagles-eyrie", "eastern-brown-lands",
    "ettenmoors", "fords-of-bruinen", "fords-of-isen", "gap-of-rohan", "gladden-fields",
    "high-pass", "iron-hills", "narrows-of-the-forest", "noman-lands", "north-anduin-vale",
    "north-downs", "old-ford", "old-forest-road", "south-anduin-vale", "south-downs",
    "tower-hills", "trollshaws", "vale-of-the-carnen", "vale-of-the-celduin", "weather-hills",
    "western-brown-lands", "withered-heath", "woodland-realm",
)  # fmt: skip
"""Regions that have an article in a sentence, but not on the board."""

NATION_WORDS = {
    Nation.DWARVES: "the Dwarves",
    Nation.ELVES: "the Elves",
    Nation.GONDOR: "Gondor",
    Nation.NORTH: "the North",
    Nation.ROHAN: "Rohan",
    Nation.ISENGARD: "Isengard",
    Nation.SAURON: "Sauron",
    Nation.SOUTHRONS: "the Southrons & Easterlings",
}
PLURAL = (Nation.DWARVES, Nation.ELVES, Nation.SOUTHRONS)
OF_NATION = {
    Nation.DWARVES: "Dwarven",
    Nation.ELVES: "Elven",
    Nation.NORTH: "Northern",
    Nation.SOUTHRONS: "Southron & Easterling",
}
"""How figures of a nation are called, if not by the name of the nation itself."""

FACTION_WORDS = {
    Faction.DUNLENDINGS: "the Hillmen of Dunland",
    Faction.CORSAIRS: "the Corsairs of Umbar",
    Faction.ENTS: "the Ents",
}
RANKS = {
    Rank.REGULAR: ("Regular", "Regulars"),
    Rank.ELITE: ("Elite", "Elites"),
    Rank.DUNLENDING: ("Dunlending", "Dunlendings"),
    Rank.LEADER: ("Leader", "Leaders"),
    Rank.NAZGUL: ("Nazgûl", "Nazgûl"),
}
FACES = {
    Face.CHARACTER: "Character",
    Face.ARMY: "Army",
    Face.MUSTER: "Muster",
    Face.ARMY_MUSTER: "Army/Muster",
    Face.EVENT: "Event",
    Face.WILL: "Will of the West",
    Face.EYE: "Eye",
}
SIDES = {Side.FREE: "the Free Peoples", Side.SHADOW: "the Shadow"}
OF_SIDE = {Side.FREE: "Free Peoples", Side.SHADOW: "Shadow"}
DECKS = {Deck.CHARACTER: "Character", Deck.STRATEGY: "Strategy"}
TYPES = {CardType.CHARACTER: "Character", CardType.ARMY: "Army", CardType.MUSTER: "Muster"}
SETTLEMENTS = {
    Settlement.TOWN: "Town",
    Settlement.CITY: "City",
    Settlement.STRONGHOLD: "Stronghold",
    Settlement.FORTIFICATION: "Fortification",
}
PHASES = {
    Phase.EVENTS: "Event cards",
    Phase.FELLOWSHIP: "Fellowship phase",
    Phase.HUNT: "Hunt Allocation",
    Phase.ROLL: "Action roll",
    Phase.ACTIONS: "Action resolution",
    Phase.VICTORY: "Victory check",
}


def capital(text: str) -> str:
    """A text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def listed(words: Iterable[str], link: str = "and") -> str:
    """Words in a row: a, b and c."""
    *first, last = words
    return f"{', '.join(first)} {link} {last}" if first else last


def counted(number: int, one: str, many: str) -> str:
    """1 hit, 2 hits."""
    return f"{number} {one if number == 1 else many}"


def a(word: str) -> str:
    """A word with its indefinite article."""
    return f"{'an' if word[0] in 'AEIOUaeiou' else 'a'} {word}"


# Names


def region(code: RegionId) -> str:
    """A region in a sentence."""
    name = REGIONS[code].name
    if name.startswith("The "):
        return f"the {name[4:]}"
    return f"the {name}" if code in WITH_ARTICLE else name


def regions(codes: Sequence[RegionId], link: str = "or") -> str:
    """Regions in a row."""
    return listed((region(code) for code in codes), link)


def nation(one: Nation) -> str:
    """A nation in a sentence."""
    return NATION_WORDS[one]


def nations(several: Sequence[Nation], link: str = "and") -> str:
    """Nations in a row; all of a side are called so."""
    if tuple(several) == FREE_NATIONS:
        return f"{'all' if link == 'and' else 'the'} Free Peoples nations"
    if tuple(several) == SHADOW_NATIONS:
        return f"{'all' if link == 'and' else 'the'} Shadow nations"
    return listed(map(nation, several), link)


def is_(several: Sequence[Nation]) -> str:
    """Is or are, after some nations."""
    return "are" if len(several) > 1 or several[0] in PLURAL else "is"


def kind(figure: FigureId, number: int = 1) -> str:
    """What a kind of figure is called; Nazgûl and Dunlendings need no nation."""
    row = FIGURES[figure]
    word = RANKS[row.rank][number != 1]
    if row.rank in (Rank.NAZGUL, Rank.DUNLENDING):
        return word
    return f"{of_nation(row.nation)} {word}"


def of_nation(one: Nation) -> str:
    """What stands before the figures of a nation."""
    return OF_NATION.get(one, NATIONS[one].name)


def figures(figure: FigureId, number: int) -> str:
    """So many figures of a kind."""
    return f"{number} {kind(figure, number)}"


def force(found: Force, characters: Sequence[CharacterId] = ()) -> str:
    """Who stands or goes somewhere."""
    counts = {figure: found.count(figure) for figure in found}
    return listed(
        [*(figures(figure, number) for figure, number in counts.items()), *map(who, characters)]
    )


def who(code: CharacterId) -> str:
    """A Character in a sentence; one of two with the same name has his title, too."""
    name = CHARACTERS[code].name
    more = f" ({CHARACTERS[code].title})" if code in NAMESAKES else ""
    return f"the {name[4:]}{more}" if name.startswith("The ") else f"{name}{more}"


def whom(several: Sequence[CharacterId], link: str = "or") -> str:
    """Characters in a row."""
    return listed(map(who, without_namesakes(several)), link)


def side(one: Side) -> str:
    """A side in a sentence."""
    return SIDES[one]


def does(one: Side, plural: str, singular: str) -> str:
    """A side and what it does: the Free Peoples are many."""
    return f"{SIDES[one]} {plural if one is Side.FREE else singular}"


def result(face: Face) -> str:
    """What an Action die shows."""
    return "Will of the West" if face is Face.WILL else f"{FACES[face]} result"


def card(code: str) -> str:
    """The title of an Event card."""
    return CARDS[code].name


def combat_card(code: str) -> str:
    """The title of the Combat card on an Event card."""
    return COMBAT_CARDS[EVENTS[code].combat].name


def tile(code: TileId) -> str:
    """What a Hunt tile shows."""
    row = TILES[code]
    value = "Eye" if row.is_eye else "a die" if row.is_die else str(row.damage).replace("-", "−")
    icons = [word for word, there in (("Reveal", row.reveals), ("Stop", row.stops)) if there]
    return ", ".join((value, *icons))


def dice(rolled: Sequence[int]) -> str:
    """What dice show."""
    return ", ".join(map(str, rolled)) or "nothing"
