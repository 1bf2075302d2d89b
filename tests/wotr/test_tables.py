"""The tables of War of the Ring add up: W-COMP, W-MAP, W-SETUP."""

from __future__ import annotations

from collections import Counter

import pytest

from westmarch.wotr.cards.combat import COMBAT
from westmarch.wotr.kinds import Deck, Nation, Rank, Settlement, Side, figure_of
from westmarch.wotr.tables.borders import IMPASSABLE
from westmarch.wotr.tables.events import COMBAT_CARDS, EVENTS, in_game
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.tables.nations import REINFORCEMENTS, START
from westmarch.wotr.tables.regions import COAST, REGIONS
from westmarch.wotr.tables.tiles import TILES, Colour

FREE_TOTALS = {
    Nation.DWARVES: (5, 5, 4),
    Nation.ELVES: (5, 10, 4),
    Nation.GONDOR: (15, 5, 4),
    Nation.NORTH: (10, 5, 4),
    Nation.ROHAN: (10, 5, 4),
}
SHADOW_TOTALS = {
    Nation.ISENGARD: (12, 6),
    Nation.SAURON: (36, 6, 8),
    Nation.SOUTHRONS: (24, 6),
}
LEADING = {Nation.SAURON: Rank.NAZGUL}


@pytest.mark.rule("W-COMP-05", "W-COMP-06")
@pytest.mark.parametrize("nation", Nation)
def test_figures_on_the_board_and_beside_it_are_all_there_are(nation: Nation) -> None:
    ranks = (Rank.REGULAR, Rank.ELITE, LEADING.get(nation, Rank.LEADER))
    counts = [
        REINFORCEMENTS.get(figure, 0) + sum(there.get(figure, 0) for there in START.values())
        for figure in (figure_of(nation, rank) for rank in ranks)
        if figure in FIGURES
    ]
    assert tuple(counts) == {**FREE_TOTALS, **SHADOW_TOTALS}[nation]


@pytest.mark.rule("W-COMP-04", "W-XSET-04")
@pytest.mark.parametrize(("expansion", "size"), [(False, 24), (True, 26)])
def test_each_of_the_four_decks_has_as_many_cards(expansion: bool, size: int) -> None:
    there = [card for card in EVENTS.values() if in_game(card, expansion)]
    assert Counter((card.side, card.deck) for card in there) == {
        (side, deck): size for side in Side for deck in Deck
    }


@pytest.mark.rule("W-COMP-08")
def test_there_are_sixteen_standard_and_eight_special_tiles() -> None:
    colours = Counter(tile.colour for tile in TILES.values())
    assert colours == {
        Colour.STANDARD: 16,
        Colour.FREE: 4,
        Colour.SHADOW: 4,
        Colour.SMEAGOL: 2,
    }


@pytest.mark.rule("W-MAP-01", "W-MAP-02")
def test_borders_lead_both_ways_and_no_black_one_leads_anywhere() -> None:
    for code, region in REGIONS.items():
        assert region.adjacent
        assert all(code in REGIONS[other].adjacent for other in region.adjacent)
    assert len(IMPASSABLE) == 45
    assert all(other not in REGIONS[one].adjacent for one, other in IMPASSABLE)
    assert sum(len(region.adjacent) for region in REGIONS.values()) == 2 * 232


@pytest.mark.rule("W-MAP-07", "W-MAP-08")
def test_settlements_are_as_many_as_on_the_board() -> None:
    assert Counter(region.settlement for region in REGIONS.values()) == {
        Settlement.STRONGHOLD: 16,
        Settlement.CITY: 6,
        Settlement.TOWN: 14,
        Settlement.FORTIFICATION: 2,
        None: 105 - 38,
    }
    walls = [c for c, r in REGIONS.items() if r.settlement is Settlement.FORTIFICATION]
    assert sorted(walls) == ["fords-of-isen", "osgiliath"]


@pytest.mark.rule("W-MAP-04")
def test_the_coast_has_fourteen_regions() -> None:
    assert len(COAST) == 14
    assert set(COAST) <= set(REGIONS)


def test_every_combat_card_is_declared() -> None:
    assert set(COMBAT) == set(COMBAT_CARDS)
    assert {card.combat for card in EVENTS.values()} == set(COMBAT_CARDS)
