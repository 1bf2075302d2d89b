"""How a Fallen-wizard begins: stage cards in the draft (M-SETUP-16, 17, 23, M-EX-37 to 40)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.decks import FALLEN_WIZARD, broken, mutated
from tests.meccg.scene import ONE, TWO, deck, drafting
from tests.meccg.test_setup import FILLER, fallen, heroes, own, show
from westmarch.kernel.records import replace
from westmarch.meccg import terrain, traits
from westmarch.meccg.decks import DECKS
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.kinds import Alignment, CardCode, Zone

TOWERS = "the-white-towers-fallen-wizard"


def alatar(*pool: str, sites: Sequence[str] = (TOWERS,)) -> DeckList:
    """A deck of the fallen Alatar."""
    side = Alignment.FALLEN_WIZARD
    return deck(side, pool, sites, FILLER, fallen_wizard="alatar-fallen-wizard")


@pytest.mark.rule("M-SETUP-16")
@pytest.mark.parametrize(
    ("card", "may"),
    [("great-patron", True), ("plotting-ruin", False), ("hidden-haven", False)],
)
def test_a_stage_card_starts_only_if_it_could_be_played(card: str, may: bool) -> None:
    table = drafting(fallen("beretar", card), heroes("gimli"))
    assert (own(table, card, ONE) in table.position.of(ONE).options) is may


@pytest.mark.rule("M-SETUP-17")
def test_a_unique_stage_card_that_both_show_is_discarded() -> None:
    table = drafting(fallen("beretar", "sarumans-ring"), fallen("perchen", "sarumans-ring"))
    show(table, "sarumans-ring", "sarumans-ring")
    assert [table.state.cards[card].code for card in table.state.discards[ONE]] == ["sarumans-ring"]
    assert [table.state.cards[card].code for card in table.state.discards[TWO]] == ["sarumans-ring"]
    assert not table.state.play


@pytest.mark.rule("M-SETUP-17")
def test_a_stage_card_that_is_not_unique_may_be_of_both() -> None:
    table = drafting(fallen("beretar", "great-patron"), fallen("perchen", "great-patron"))
    show(table, "great-patron", "great-patron")
    assert len(table.state.play) == 2


@pytest.mark.rule("M-SETUP-23", "M-EX-40")
def test_a_starting_ruin_may_be_a_hidden_haven() -> None:
    sites = [TOWERS, "ettenmoors"]
    table = drafting(fallen("beretar", "hidden-haven", sites=sites), heroes())
    show(table, "hidden-haven", None)
    ruin = table.id("ettenmoors")
    assert table.card("hidden-haven").host == ruin
    assert traits.is_haven(table.state, ONE, ruin)
    assert terrain.automatic_attacks(table.state, ruin) == []
    table.choose(own(table, "beretar", ONE))
    assert table.state.companies[next(iter(table.state.companies))].site == ruin


@pytest.mark.rule("M-EX-39")
def test_orcs_start_only_in_bad_company() -> None:
    table = drafting(fallen("beretar", "orc-tracker", "bad-company"), heroes())
    assert own(table, "orc-tracker", ONE) not in table.position.of(ONE).options
    show(table, "bad-company", None)
    assert own(table, "orc-tracker", ONE) in table.position.of(ONE).options
    table.choose(own(table, "orc-tracker", ONE))
    assert table.card("orc-tracker").zone is Zone.PLAY


@pytest.mark.rule("M-EX-37")
def test_a_stage_card_of_another_wizard_is_not_for_alatar() -> None:
    code = CardCode("alatar-fallen-wizard")
    other = replace(mutated(FALLEN_WIZARD, sideboard={"gandalfs-friend": 1}), fallen_wizard=code)
    assert DECKS[FALLEN_WIZARD].fallen_wizard != code
    assert "M-DECK-33" in broken(other)
    allowed = replace(mutated(FALLEN_WIZARD, sideboard={"huntsmans-garb": 1}), fallen_wizard=code)
    assert broken(allowed).count("M-DECK-33") == broken(other).count("M-DECK-33") - 1
