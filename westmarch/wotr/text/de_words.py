"""German: names in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.wotr.forces import Force
from westmarch.wotr.kinds import (
    FREE_NATIONS,
    SHADOW_NATIONS,
    CharacterId,
    Face,
    FigureId,
    Nation,
    Rank,
    RegionId,
    Side,
    TileId,
)
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import CARDS, COMBAT_CARDS, EVENTS
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.tables.tiles import TILES
from westmarch.wotr.text.de_grammar import ACC, DAT, GEN, NOM, Case, contracted, listed
from westmarch.wotr.text.de_names import (
    CHARACTER_NAMES,
    FACES,
    NATION_NAMES,
    PLURAL,
    PREPOSITIONS,
    RANKS,
    REGION_NAMES,
    SIDES,
)
from westmarch.wotr.text.speaking import NAMESAKES, without_namesakes

# Regions


def region(code: RegionId, case: Case = NOM) -> str:
    """A region."""
    return REGION_NAMES[code](case)


def in_(code: RegionId) -> str:
    """In Minas Tirith, im Auenland, an den Furten des Isen."""
    return contracted(f"{PREPOSITIONS.get(code, 'in')} {region(code, DAT)}")


def into(code: RegionId) -> str:
    """Nach Minas Tirith, ins Auenland, an die Furten des Isen."""
    return contracted(f"{PREPOSITIONS.get(code, 'nach')} {region(code, ACC)}")


def from_(code: RegionId) -> str:
    """Aus Minas Tirith, aus dem Auenland, von den Furten des Isen."""
    by = "aus" if PREPOSITIONS.get(code, "in") == "in" else "von"
    return contracted(f"{by} {region(code, DAT)}")


def of(code: RegionId) -> str:
    """Von Minas Tirith, vom Gundabadberg."""
    return contracted(f"von {region(code, DAT)}")


def regions(codes: Sequence[RegionId], case: Case = NOM, link: str = "oder") -> str:
    """Regions in a row."""
    return listed((region(code, case) for code in codes), link)


def in_any(codes: Sequence[RegionId], link: str = "oder") -> str:
    """In one of some regions; the preposition is told once if it is the same."""
    first, *rest = codes
    told = [in_(first)]
    for code in rest:
        same = code not in PREPOSITIONS and first not in PREPOSITIONS
        told.append(region(code, DAT) if same else in_(code))
    return listed(told, link)


# Nations and sides


def nation(one: Nation, case: Case = NOM) -> str:
    """A nation."""
    return NATION_NAMES[one](case)


def nations(several: Sequence[Nation], case: Case = NOM, link: str = "und") -> str:
    """Nations in a row; all of a side are called so."""
    every = {NOM: "alle", ACC: "alle", DAT: "allen", GEN: "aller"}[case]
    if tuple(several) == FREE_NATIONS:
        return f"{every} Nationen der Freien Völker"
    if tuple(several) == SHADOW_NATIONS:
        return f"{every} Nationen des Schattens"
    return listed((nation(one, case) for one in several), link)


def is_(several: Sequence[Nation]) -> str:
    """Ist or sind, after some nations."""
    return "sind" if len(several) > 1 or several[0] in PLURAL else "ist"


def side(one: Side, case: Case = NOM) -> str:
    """A side."""
    return SIDES[one](case)


def does(one: Side, plural: str, singular: str) -> str:
    """A side and what it does: die Freien Völker are many."""
    return f"{side(one)} {plural if one is Side.FREE else singular}"


# Figures and Characters


def kind(figure: FigureId, case: Case = ACC) -> str:
    """A figure with its article: eine reguläre Einheit Gondors."""
    row = FIGURES[figure]
    return f"{RANKS[row.rank].one(case)}{whose(figure)}"


def bare(figure: FigureId) -> str:
    """A figure without an article."""
    return f"{RANKS[FIGURES[figure].rank].nom}{whose(figure)}"


def whose(figure: FigureId) -> str:
    """The nation of a figure; Nazgûl and Dunlendings need none."""
    row = FIGURES[figure]
    known = row.rank in (Rank.NAZGUL, Rank.DUNLENDING)
    return "" if known else f" {nation(row.nation, GEN)}"


def force(found: Force, characters: Sequence[CharacterId] = ()) -> str:
    """Who stands or goes somewhere."""
    counts = {figure: found.count(figure) for figure in found}
    told = [
        f"{RANKS[FIGURES[figure].rank].counted(number, NOM)}{whose(figure)}"
        for figure, number in counts.items()
    ]
    return listed([*told, *map(who, characters)])


def who(code: CharacterId, case: Case = NOM) -> str:
    """A Character; one of two with the same name has his title, too."""
    more = f" ({CHARACTERS[code].title_de})" if code in NAMESAKES else ""
    return f"{CHARACTER_NAMES[code](case)}{more}"


def whom(several: Sequence[CharacterId], case: Case = NOM, link: str = "oder") -> str:
    """Characters in a row."""
    return listed((who(one, case) for one in without_namesakes(several)), link)


# Dice, cards and tiles


def result(face: Face, case: Case = ACC, word: str = "ein") -> str:
    """The result of an Action die with its article."""
    return FACES[face].one(case, word)


def card(code: str) -> str:
    """The title of an Event card."""
    return f"„{CARDS[code].name_de}“"


def combat_card(code: str) -> str:
    """The title of the Combat card on an Event card."""
    return f"„{COMBAT_CARDS[EVENTS[code].combat].name_de}“"


def tile(code: TileId) -> str:
    """What a Hunt tile shows."""
    row = TILES[code]
    value = (
        "Auge" if row.is_eye else "ein Würfel" if row.is_die else str(row.damage).replace("-", "−")
    )
    icons = [word for word, there in (("Entdecken", row.reveals), ("Stopp", row.stops)) if there]
    return ", ".join((value, *icons))


def dice(rolled: Sequence[int]) -> str:
    """What dice show."""
    return ", ".join(map(str, rolled)) or "nichts"
