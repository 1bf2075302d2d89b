"""What players do not know: ids that follow no card, and what one may suppose."""

from __future__ import annotations

import random

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, scene
from westmarch.kernel.game import checked
from westmarch.kernel.table import Table
from westmarch.meccg.decks import DECKS
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import RegionType, Zone
from westmarch.meccg.options import GoTo, PutOnGuard, SetOut, StayHere
from westmarch.meccg.rules.travelling import journeys
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import cards, fates

WILD = RegionType.WILDERNESS
SITES = ["moria", "bree", "edoras", "lorien", "barrow-downs", "goblin-gate"]


def setting_out(seed: int) -> MeccgScene:
    """A company is on its way to Moria, which lies face down."""
    table = scene(("rivendell", ["gimli"]), sites=SITES)
    table.state.generator = seed
    table.organize()
    table.choose(SetOut(FIRST), GoTo(table.id("moria")))
    table.choose(table.options[0])
    return table


@pytest.mark.rule("M-ORG-30")
def test_no_id_tells_which_site_a_company_goes_to_when_it_was_there_before() -> None:
    ids = set()
    for seed in range(12):
        table = setting_out(seed).choose(StayHere(FIRST))
        ids.add(table.id("moria"))
    assert len(ids) > 1, "back in the location deck it is one of many"


@pytest.mark.rule("M-GAP-42")
def test_discard_piles_are_for_their_own_players_eyes() -> None:
    ids = set()
    for seed in range(12):
        table = scene(("rivendell", ["gimli"]), discard=["muster", "wargs", "bree", "dodge"])
        table.state.generator = seed
        fates.discard_character(table.state, table.id("gimli"))
        ids.add(table.id("gimli"))
        assert GAME.view(table.state, TWO).players[ONE].discard == ()
        assert len(GAME.view(table.state, ONE).players[ONE].discard) == 5
    assert len(ids) > 1


def test_a_card_that_all_have_seen_in_a_hand_is_not_known_on_guard() -> None:
    ids = set()
    for seed in range(12):
        hand = ["cave-drake", "wargs", "orc-raiders", "muster"]
        table = scene(("moria", ["gimli"]), theirs=hand)
        cards.show(table.state, table.id("cave-drake"))
        table.state.generator = seed
        table.move().choose(PutOnGuard(table.id("cave-drake")))
        assert table.card("cave-drake").zone is Zone.GUARD
        assert table.card("cave-drake").known == (TWO,)
        ids.add(table.id("cave-drake"))
    assert len(ids) > 1


def test_one_supposes_goals_that_can_be_reached() -> None:
    goals = set()
    table = setting_out(0)
    seen = GAME.view(table.state, TWO)
    for seed in range(20):
        other = table.state.clone()
        other.generator = seed
        GAME.determinise(other, TWO)
        assert GAME.view(other, TWO) == seen
        assert not GAME.faults(other)
        there = other.companies[FIRST]
        assert there.journey is not None
        goals.add(other.cards[there.journey.to].code)
        without = other.clone()
        cards.put(without, there.journey.to, Zone.SITES, (ONE,))
        assert journeys(without, FIRST, there.journey.to), "a goal within reach"
    assert {"moria", "bree"} <= goals
    assert "edoras" not in goals


@pytest.mark.parametrize("seed", range(3))
def test_what_one_supposes_changes_no_view_and_unknown_cards_vary(seed: int) -> None:
    chance = random.Random(seed)
    names = list(DECKS)
    options = {"length": "1", "unplayable": "allowed"}
    decks = (chance.choice(names), chance.choice(names))
    table = Table(GAME, checked(GAME, 2, options, decks), seed)
    varied = 0
    for count in range(600):
        if table.over:
            break
        if count % 60 == 0:
            for seat in (ONE, TWO, None):
                state = table.position.state
                assert isinstance(state, MeccgState)
                before, other = GAME.view(state, seat), state.clone()
                GAME.determinise(other, seat)
                assert GAME.view(other, seat) == before
                assert not GAME.faults(other)
                varied += GAME.secrets(other, seat) != GAME.secrets(state, seat)
        decision = table.decision
        table.choose(chance.choice(decision.options), decision.seat)
    assert varied


def test_secrets_tell_in_which_pile_a_card_lies_and_in_which_order() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["muster"], theirs=["wargs", "dodge"])
    found = GAME.secrets(table.state, ONE)
    hand = [f"hand-1:{card}" for card in table.state.hands[TWO]]
    assert [found[place] for place in hand] == ["wargs", "dodge"]
    assert not any(place.startswith("hand-0:") for place in found)
    for seat, deck in enumerate(table.state.decks):
        lying = [place for place in found if place.startswith(f"deck-{seat}:")]
        assert lying == [f"deck-{seat}:{card}" for card in deck]
