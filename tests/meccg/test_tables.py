"""The tables of the Middle-earth CCG: every card once, every name known, no figure changed."""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
import pytest

from westmarch.kernel.records import Names
from westmarch.meccg.kinds import (
    Alignment,
    CardType,
    EventKind,
    ItemKind,
    Keyword,
    Kind,
    Mark,
    Points,
    Race,
    Skill,
    When,
)
from westmarch.meccg.tables import (
    ALLIES,
    CARDS,
    CHARACTERS,
    CREATURES,
    EVENTS,
    FACTIONS,
    FIGURES,
    ITEMS,
    PRINTINGS,
    REGIONS,
    SITES,
    base_of,
    printed,
)
from westmarch.meccg.tables.figures import Figures
from westmarch.meccg.tables.printed import Keying, Value, Where

TYPES = (
    CardType.CHARACTER,
    CardType.RESOURCE,
    CardType.HAZARD,
    CardType.SITE,
    CardType.REGION,
)
SETS = {
    "TW": (73, 188, 118, 69, 52),
    "TD": (5, 81, 90, 9, 0),
    "DM": (31, 66, 73, 13, 0),
    "LE": (58, 199, 93, 69, 0),
    "AS": (6, 93, 37, 34, 0),
    "WH": (12, 86, 20, 4, 0),
    "BA": (9, 54, 19, 22, 0),
}
ALIGNMENTS = {
    Alignment.HERO: (80, 370, 0, 97, 0),
    Alignment.MINION: (108, 329, 0, 97, 0),
    Alignment.NEUTRAL: (0, 0, 450, 0, 52),
    Alignment.STAGE: (0, 64, 0, 0, 0),
    Alignment.BALROG: (1, 0, 0, 22, 0),
    Alignment.FALLEN_WIZARD: (5, 0, 0, 4, 0),
    Alignment.DUAL: (0, 4, 0, 0, 0),
}

KINDS: dict[Kind, Mapping[str, Figures]] = {
    Kind.CHARACTER: CHARACTERS,
    Kind.ITEM: ITEMS,
    Kind.FACTION: FACTIONS,
    Kind.ALLY: ALLIES,
    Kind.EVENT: EVENTS,
    Kind.CREATURE: CREATURES,
    Kind.SITE: SITES,
    Kind.REGION: REGIONS,
}


def test_every_printing_of_every_set_is_there() -> None:
    for letters, counts in SETS.items():
        numbers = [int(each[3:]) for each in PRINTINGS if each.startswith(letters)]
        assert sorted(numbers) == list(range(1, sum(counts) + 1))
    assert len(PRINTINGS) == 1683
    assert len(CARDS) == 1625


@pytest.mark.parametrize("letters", SETS)
def test_counts_per_set_and_type(letters: str) -> None:
    found = Counter(CARDS[PRINTINGS[each]].type for each in PRINTINGS if each[:2] == letters)
    assert tuple(found[type] for type in TYPES) == SETS[letters]


@pytest.mark.parametrize("alignment", ALIGNMENTS)
def test_counts_per_alignment_and_type(alignment: Alignment) -> None:
    cards = [CARDS[code] for code in PRINTINGS.values()]
    found = Counter(card.type for card in cards if card.alignment is alignment)
    assert tuple(found[type] for type in TYPES) == ALIGNMENTS[alignment]


def test_counts_of_resources_and_hazards() -> None:
    codes = list(PRINTINGS.values())
    items = Counter(ITEMS[code].kind for code in codes if code in ITEMS)
    assert items == {
        ItemKind.SPECIAL: 72,
        ItemKind.MINOR: 42,
        ItemKind.GREATER: 25,
        ItemKind.MAJOR: 20,
        ItemKind.GOLD_RING: 9,
    }
    assert sum(code in FACTIONS for code in codes) == 98
    assert sum(code in ALLIES for code in codes) == 35
    assert sum(code in CREATURES for code in codes) == 158
    assert sum(bool(CREATURES[code].events) for code in codes if code in CREATURES) == 24
    resources = [EVENTS[c].kinds for c in codes if c in EVENTS and is_resource(c)]
    assert Counter(resources) == {
        (EventKind.SHORT,): 241,
        (EventKind.PERMANENT,): 208,
        (EventKind.LONG,): 16,
        (EventKind.PERMANENT, EventKind.SHORT): 1,
    }
    hazards = [EVENTS[c].kinds for c in codes if c in EVENTS and not is_resource(c)]
    assert Counter(hazards) == {
        (EventKind.SHORT,): 124,
        (EventKind.PERMANENT,): 115,
        (EventKind.LONG,): 48,
        (EventKind.PERMANENT, EventKind.SHORT): 2,
        (EventKind.SHORT, EventKind.PERMANENT): 1,
    }


def is_resource(code: str) -> bool:
    return FIGURES[code].card.type is CardType.RESOURCE


def test_counts_of_flags() -> None:
    people = [CHARACTERS[code] for code in PRINTINGS.values() if code in CHARACTERS]
    assert sum(each.avatar for each in people) == 20
    assert sum(each.agent for each in people) == 32
    assert sum(CARDS[code].unique for code in PRINTINGS.values()) == 685
    assert sum(card.specific is not None for card in CARDS.values()) == 79
    assert sum(card.stage_points is not None for card in CARDS.values()) == 67
    assert sum(Keyword.SPAWN in card.keywords for card in CARDS.values()) == 13
    assert sum(each.under_deeps for each in SITES.values()) == 36


def test_every_card_has_figures_of_its_kind() -> None:
    assert sum(len(figures) for figures in KINDS.values()) == len(CARDS)
    for code, card in CARDS.items():
        assert code == card.code
        assert printed(code) is KINDS[card.kind][code].card


def test_codes_are_names_and_alignments() -> None:
    for code, card in CARDS.items():
        assert code in (kebab(card.name), f"{kebab(card.name)}-{card.alignment.value}")
        assert base_of(code) == kebab(card.name)
    known = {str(printing): str(code) for printing, code in PRINTINGS.items()}
    assert (known["TW-413"], known["LE-392"]) == ("moria", "moria-minion")
    assert (known["TW-73"], known["BA-93"]) == ("orc-lieutenant", "moria-balrog")
    assert (known["BA-3"], known["AS-71"]) == ("the-balrog", "the-balrog-minion")
    assert known["TW-5"] == known["LE-59"] == "ambusher"


def kebab(name: str) -> str:
    bare = unicodedata.normalize("NFD", name.replace("&", "and").replace("'", "")).lower()
    letters = "".join(each for each in bare if not unicodedata.combining(each))
    return re.sub("[^a-z0-9]+", "-", letters).strip("-")


def test_german_names() -> None:
    assert all(card.name_de for card in CARDS.values())
    ours = {code for code, card in CARDS.items() if card.name_de_is_ours}
    assert ours == {"lure-of-meccg", "plotting-ruin"}
    settled = {
        "fell-beast": "Geflügelter Unhold",
        "fell-turtle": "Riesenschildkröte",
        "great-ship": "Großes Schiff",
        "great-road": "Große Straße",
        "use-your-legs": "Benutze deine Beine",
        "usriev-of-treachery": "Lanze des Verrats",
        "isle-of-the-ulond-minion": "Insel der Ulond",
        "the-sulfur-deeps-balrog": "Die Schwefel-Tiefen",
    }
    assert {code: FIGURES[code].card.name_de for code in settled} == settled


def test_versions_of_a_card_share_their_german_name() -> None:
    for code, card in CARDS.items():
        if code != base_of(code):
            assert card.name_de == FIGURES[base_of(code)].card.name_de


def test_beings_are_known() -> None:
    beings = {card.being for card in CARDS.values()}
    assert {being for being in beings if being not in FIGURES} == {"gorfaur-the-lame"}
    manifestations = {card.code for card in CARDS.values() if card.being == "smaug"}
    assert manifestations == {"smaug", "smaug-ahunt", "smaug-at-home", "smaug-roused"}
    assert FIGURES["strider"].card.being == FIGURES["aragorn-ii"].card.being
    assert FIGURES["gandalf-fallen-wizard"].card.being == "gandalf"
    assert FIGURES["the-balrog"].card.being == FIGURES["durins-bane"].card.being


def test_every_named_place_region_and_faction_exists() -> None:
    places = {site.place for site in SITES.values()}
    for place, region in named():
        assert place is None or place in places
        assert region is None or region in REGIONS
    for faction in FACTIONS.values():
        for each in faction.modifications:
            assert each.faction is None or each.faction in FACTIONS
            assert (each.race is None) != (each.faction is None)


def named() -> Iterable[tuple[str | None, str | None]]:
    wheres: list[Where | None] = [each.homes for each in CHARACTERS.values()]
    wheres += [each.at for each in ITEMS.values()]
    wheres += [each.at for each in FACTIONS.values()]
    wheres += [each.at for each in ALLIES.values()]
    keyings: list[Keying] = [key for each in CREATURES.values() for key in each.keying]
    for where in wheres:
        if where is not None:
            yield from ((place, None) for place in where.places)
            yield from ((None, region) for region in where.regions)
    for key in keyings:
        yield from ((place, None) for place in (*key.places, *key.beside))
        yield from ((None, region) for region in (*key.regions, *key.sites_in))
    for site in SITES.values():
        yield site.nearest_haven, site.region
        yield from ((each.place, each.region) for each in site.adjacent)
        yield from ((each.haven, None) for each in site.haven_paths)


def test_who_has_a_home() -> None:
    homeless = {code for code, each in CHARACTERS.items() if each.homes == Where()}
    assert homeless == {"thrain-ii"}


def test_every_creature_can_be_keyed_or_says_how() -> None:
    unkeyed = {code for code, each in CREATURES.items() if not each.keying}
    assert unkeyed == {"carrion-birds", "morgul-rats", "wolf-riders"}
    assert not any(CREATURES[code].card.plain for code in unkeyed)


def test_every_faction_has_a_number_and_a_place() -> None:
    anywhere = {"returned-exiles", "greater-half-orcs", "half-orcs", "a-few-recruits"}
    assert {code for code, each in FACTIONS.items() if each.at is None} == anywhere
    assert {code for code, each in FACTIONS.items() if each.number is None} == {"army-of-the-dead"}
    assert sum(each.number_in_play == 0 for each in FACTIONS.values()) == 25


def test_gold_rings_alone_are_tested() -> None:
    for item in ITEMS.values():
        assert (item.test is not None) == (item.kind is ItemKind.GOLD_RING)


def test_known_errors_of_the_sources_are_settled() -> None:
    assert [attack.strikes for attack in CREATURES["slayer"].attacks] == [1, 1]
    assert CREATURES["little-snuffler"].attacks[0].body == 10
    assert EVENTS["returned-beyond-all-hope"].kinds == (EventKind.SHORT, EventKind.PERMANENT)
    points = FIGURES["padding-feet"].card.points
    assert points is not None
    assert (points.value.base, points.value.second) == (0, 5)
    haudh = SITES["haudh-in-gwanur-minion"]
    assert [each.kind for each in haudh.items] == [ItemKind.MINOR, ItemKind.MAJOR]
    ring = ITEMS["dwarven-ring-of-barins-tribe-minion"]
    assert [(each.amount, each.race) for each in ring.direct_influence] == [
        (2, None),
        (7, Race.DWARF),
    ]


@pytest.mark.parametrize(
    "names",
    [Alignment, CardType, EventKind, ItemKind, Keyword, Kind, Mark, Points, Race, Skill, When],
)
def test_every_name_is_on_some_card(names: type[Names]) -> None:
    cards = msgspec.json.encode(list(FIGURES.values())).decode()
    assert [each for each in names if f'"{each.value}"' not in cards] == []


def test_items_without_corruption() -> None:
    clean = {code for code, item in ITEMS.items() if item.corruption is None}
    assert clean == {
        "ent-draughts",
        "helm-of-fear",
        "stabbing-tongue-of-fire",
        "whip-of-many-thongs",
    }
    assert ITEMS["emerald-of-the-mariner"].corruption == Value(0)


def test_which_cards_are_plain() -> None:
    plain = Counter(card.kind for card in CARDS.values() if card.plain)
    assert plain == {
        Kind.SITE: 144,
        Kind.FACTION: 66,
        Kind.REGION: 52,
        Kind.CHARACTER: 44,
        Kind.CREATURE: 39,
        Kind.ITEM: 24,
    }


CHECKSUMS = {
    "character": 804720210,
    "item": 647013441,
    "faction": 820700117,
    "ally": 3496285378,
    "event": 3553319251,
    "creature": 182874096,
    "site": 2114526027,
    "region": 3996456350,
}


@pytest.mark.parametrize("name", CHECKSUMS)
def test_no_figure_has_changed_unnoticed(name: str) -> None:
    found = sorted(KINDS[Kind(name)].values(), key=lambda each: each.card.code)
    assert zlib.crc32(msgspec.json.encode(found)) == CHECKSUMS[name]
