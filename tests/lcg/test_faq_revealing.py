"""Revealing encounter cards: L-FAQ-17 to L-FAQ-23, with L-OPEN-12, L-OPEN-15 and L-OPEN-22."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Begin, Side, scene
from westmarch.kernel.chance import Drawn
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import ChooseTravel, Done, Pick, TravelHere, Undefended, Use
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import End, ResourcePhase
from westmarch.lcg.rules.settling import AdvanceStage
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.abilities import Setup
from westmarch.lcg.vocabulary.effects import Effect
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import Until


def side_a(code: str) -> tuple[Effect, ...]:
    """What side A of a quest card says."""
    return next(ability.do for ability in ABILITIES[code] if isinstance(ability, Setup))


@pytest.mark.rule("L-FAQ-17")
def test_a_card_that_is_searched_for_is_not_revealed() -> None:
    table = scene(
        Side(heroes=["thalin", "eowyn"]),
        quest="a-fork-in-the-road",
        quest_deck=["dont-leave-the-path", "beorns-path"],
        encounter=["king-spider", "old-forest-road"],
        committed=["thalin"],
        phase=Phase.QUEST,
    )
    table.script(Drawn(table.id("dont-leave-the-path"))).begin(AdvanceStage())
    table.pick("king-spider").done()
    assert table.state.staging == [table.id("king-spider")]
    assert not table.card("eowyn").exhausted  # no When Revealed effect
    assert table.card("king-spider").damage == 0  # nothing for Thalin to strike
    assert table.told(events.Revealed) == []


@pytest.mark.rule("L-FAQ-17", "L-FAQ-18")
def test_reveal_and_add_to_the_staging_area_is_a_reveal_in_any_phase() -> None:
    table = scene(
        staging=["mountains-of-mirkwood"],
        encounter=["endless-caverns", "old-forest-road", "wargs"],
        phase=Phase.TRAVEL,
    )
    mountains = table.id("mountains-of-mirkwood")
    table.begin(TravelPhase())
    assert table.prompt == ChooseTravel()
    assert table.options == (Pass(), TravelHere(mountains))
    table.choose(TravelHere(mountains)).done()
    assert table.state.active == [mountains]
    assert table.state.threat == [26]  # Doomed 1
    assert table.state.staging == [table.id("endless-caverns"), table.id("old-forest-road")]


@pytest.mark.rule("L-FAQ-18", "L-OPEN-15")
def test_a_revealed_objective_goes_to_the_staging_area_and_gets_its_guard() -> None:
    table = scene(encounter=["shadow-key", "wargs", "hill-troll"], phase=Phase.QUEST)
    table.begin(RevealCard(A)).done()
    assert table.state.staging == [table.id("wargs")]
    assert table.card("shadow-key").host == table.id("wargs")


@pytest.mark.rule("L-FAQ-19")
def test_cards_revealed_in_setup_take_effect_and_can_be_responded_to() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["eleanor"], allies=["beorn"]),
        quest="to-the-river",
        encounter=["endless-caverns", "wargs", "evil-storm", "forest-gate", "despair"],
        phase=Phase.SETUP,
    )
    table.begin(Resolve(side_a("to-the-river"), Context(table.id("to-the-river"), A)))
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("eleanor"))))
    table.use("eleanor").done()  # Beorn's action was never offered: there are no actions
    assert table.state.threat == [26, 26]
    codes = [table.state.cards[card].code for card in table.state.staging]
    assert codes == ["endless-caverns", "wargs", "forest-gate"]


@pytest.mark.rule("L-FAQ-20")
def test_an_effect_of_the_setup_ends_with_the_first_resource_phase() -> None:
    table = scene(
        staging=["forest-gate"], encounter=["treacherous-fog", "wargs"], phase=Phase.SETUP
    )
    table.begin(RevealCard(A), Begin(Phase.RESOURCE), ResourcePhase()).done()
    assert table.value("forest-gate", Stat.THREAT) == 3
    table.begin(End(Until.PHASE)).done()
    assert table.value("forest-gate", Stat.THREAT) == 2


@pytest.mark.rule("L-FAQ-21")
def test_an_enemy_enters_the_staging_area_after_its_when_revealed_effects() -> None:
    table = scene(
        Side(heroes=["aragorn", "eowyn"]),
        committed=["aragorn", "eowyn"],
        encounter=["black-forest-bats", "wargs"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("eowyn")))
    assert table.state.revealed == [table.id("black-forest-bats")]
    assert staging_threat(table.state) == 0
    table.pick("aragorn").done()
    assert table.state.staging == [table.id("black-forest-bats")]


@pytest.mark.rule("L-FAQ-22")
def test_a_player_eliminated_while_staging_does_not_change_how_many_cards_come() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["gimli"], threat=49),
        encounter=["endless-caverns", "old-forest-road", "forest-gate", "wargs"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Done(), Done()).done()
    assert table.state.eliminated == [False, True]
    codes = [table.state.cards[card].code for card in table.state.staging]
    assert codes == ["endless-caverns", "old-forest-road", "forest-gate"]  # two and the Surge


@pytest.mark.rule("L-FAQ-23")
def test_the_last_card_is_carried_out_before_the_deck_is_made_anew() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        committed=["aragorn"],
        encounter=["black-forest-bats"],
        encounter_discard=["wargs", "despair"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    assert table.options == (Pick(table.id("aragorn")),)
    assert table.state.encounter_deck == []
    table.pick("aragorn").done()
    assert sorted(table.state.encounter_deck) == [table.id("wargs"), table.id("despair")]


@pytest.mark.rule("L-FAQ-23")
def test_a_last_card_that_needs_more_cards_gets_them_from_a_new_deck() -> None:
    table = scene(
        encounter=["massing-at-night"],
        encounter_discard=["old-forest-road"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert table.state.staging == [table.id("old-forest-road")]
    assert table.state.encounter_deck == [table.id("massing-at-night")]


@pytest.mark.rule("L-OPEN-12")
def test_with_deck_and_discard_pile_empty_nothing_is_revealed_and_the_quest_goes_on() -> None:
    table = scene(staging=["old-forest-road"], phase=Phase.QUEST)
    table.begin(QuestPhase()).choose(Done()).done()
    assert table.told(events.Revealed) == []
    assert table.state.threat == [26]  # 1 threat against no willpower


@pytest.mark.rule("L-OPEN-12")
def test_outside_the_quest_phase_an_empty_deck_stays_empty() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["wargs"]),
        encounter_discard=["dol-guldur-orcs", "despair"],
        phase=Phase.COMBAT,
    )
    table.begin(RevealCard(A), CombatPhase()).choose(Undefended(), Done()).done()
    assert table.told(events.Revealed) == []
    assert table.told(events.ShadowDealt) == []
    assert len(table.state.encounter_discard) == 2


@pytest.mark.rule("L-EX-22", "L-OPEN-22")
@pytest.mark.parametrize("seed", range(5))
def test_thalin_destroys_the_crows_before_their_surge(seed: int) -> None:
    table = scene(
        Side(heroes=["thalin"]),
        committed=["thalin"],
        encounter=["eastern-crows", *["old-forest-road"] * 5],
        phase=Phase.QUEST,
    )
    table.state.generator = seed
    table.begin(RevealCard(A)).done()
    assert len(table.told(events.Revealed)) == 1
    assert table.state.staging == []
    assert len(table.state.encounter_deck) == 6
    assert table.card("eastern-crows").zone is Zone.DECK


@pytest.mark.rule("L-OPEN-22")
def test_thalin_strikes_before_when_revealed_effects_which_still_happen_if_the_enemy_lives() -> (
    None
):
    table = scene(
        Side(heroes=["thalin"]),
        committed=["thalin"],
        encounter=["dol-guldur-orcs", "wargs"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    assert table.card("dol-guldur-orcs").damage == 1
    assert table.options == (Pick(table.id("thalin")),)
    table.pick("thalin").done()
    assert table.card("thalin").damage == 2
    assert table.card("dol-guldur-orcs").damage == 1


@pytest.mark.rule("L-OPEN-22")
def test_doomed_comes_before_surge() -> None:
    table = scene(encounter=["endless-caverns", "wargs", "despair"], phase=Phase.QUEST)
    table.begin(RevealCard(A)).done()
    order = [entry.event for entry in table.log]
    seen = [one for one in order if isinstance(one, events.Revealed | events.ThreatChanged)]
    assert seen == [
        events.Revealed(table.id("endless-caverns"), "endless-caverns"),
        events.ThreatChanged(A, 1, 26),
        events.Revealed(table.id("wargs"), "wargs"),
    ]
