"""The Fellowship, its Guide, and Gollum: W-FELL."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import play
from tests.wotr.fellowship import (
    act,
    chosen,
    destinations,
    goes,
    may_reduce,
    quest,
    struck,
    suffer,
    waste_all_dice,
)
from tests.wotr.scene import FREE, SHADOW, scene
from westmarch.wotr.events import FellowshipRevealed, GuideChosen
from westmarch.wotr.kinds import CharacterId, Face
from westmarch.wotr.options import (
    Done,
    HideFellowship,
    MoveCompanions,
    MoveFellowship,
    No,
    PlayCard,
    PutIntoHuntBox,
    SacrificeGuide,
    SeparateCompanions,
    TakeCharacter,
    UseAbility,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import ChooseGuide
from westmarch.wotr.rules.guiding import ChooseTheGuide
from westmarch.wotr.rules.journeying import MayDeclareFellowship
from westmarch.wotr.rules.turns import Turn
from westmarch.wotr.tables.characters import FELLOWSHIP

GANDALF, STRIDER = CharacterId("gandalf-grey"), CharacterId("strider")
LEGOLAS, GIMLI = CharacterId("legolas"), CharacterId("gimli")
MERIADOC, GOLLUM = CharacterId("meriadoc"), CharacterId("gollum")


@pytest.mark.rule("W-FELL-01")
def test_companions_can_leave_but_the_ring_bearers_never() -> None:
    table = scene({}, fellowship=["strider", "legolas"])
    act(table, Face.CHARACTER, SeparateCompanions())
    assert table.options == (TakeCharacter(STRIDER), TakeCharacter(LEGOLAS))
    table.choose(TakeCharacter(STRIDER), TakeCharacter(LEGOLAS))
    assert table.options == (Done(),)
    table.choose(Done(), *goes("hollin"))
    assert table.state.bearers == "rivendell"
    act(table, Face.CHARACTER)
    assert table.options == (MoveFellowship(), MoveCompanions(), Waste())
    table.choose(Waste()).done()


@pytest.mark.rule("W-FELL-02")
def test_the_figure_and_the_companions_are_in_the_last_known_region() -> None:
    table = quest(scene({}), progress=2)
    act(table, Face.CHARACTER, MoveFellowship())
    assert table.state.bearers == "rivendell"
    act(table, Face.CHARACTER, SeparateCompanions(), TakeCharacter(LEGOLAS), Done())
    table.choose(*goes("rivendell"))
    assert table.where("legolas") == "rivendell"
    table.done()


@pytest.mark.rule("W-FELL-03")
def test_the_counter_shows_how_far_it_is_and_whether_it_is_hidden() -> None:
    table = quest(scene({}), hunt_box=(0, 1))
    table.rolls(1, 1)
    act(table, Face.CHARACTER, MoveFellowship())
    act(table, Face.CHARACTER, MoveFellowship())
    assert (table.state.progress, table.state.hidden) == (2, True)
    struck(table, "std-0r-1").choose(*goes("trollshaws", "hollin"))
    assert (table.state.progress, table.state.hidden) == (0, False)
    table.done()


@pytest.mark.rule("W-FELL-04")
@pytest.mark.parametrize(("figure", "progress", "left"), [("lorien", 4, 1), ("dimrill-dale", 1, 2)])
def test_a_card_looks_for_the_figure_and_not_at_the_counter(
    figure: str, progress: int, left: int
) -> None:
    table = scene({}, bearers=figure, hands={0: ["mirror-of-galadriel"]})
    quest(table, progress=progress, corruption=2)
    table.state.dice[FREE].append(Face.CHARACTER)
    act(table, Face.EVENT, PlayCard(table.card("mirror-of-galadriel")), Done())
    assert table.state.corruption == left
    table.done()


@pytest.mark.rule("W-FELL-05", "W-FELL-06", "W-EX-15")
def test_in_the_first_turn_gandalf_or_strider_can_be_the_guide() -> None:
    table = scene({}, fellowship=FELLOWSHIP).begin(Turn()).choose(No())
    assert (table.state.turn, table.state.guide) == (1, GANDALF)
    assert (table.prompt, table.options) == (ChooseGuide(), chosen("gandalf-grey", "strider"))
    table.choose(*chosen("strider"), PutIntoHuntBox(0))
    assert table.state.guide == STRIDER
    waste_all_dice(table).done()


@pytest.mark.rule("W-FELL-06")
def test_the_choice_among_equals_is_made_anew_in_each_fellowship_phase() -> None:
    table = scene({}, fellowship=["meriadoc", "gimli", "legolas"])
    table.state.guide = GIMLI
    table.begin(MayDeclareFellowship(), ChooseTheGuide(anew=True)).choose(No())
    assert table.options == chosen("gimli", "legolas")
    table.choose(*chosen("legolas"))
    table.begin(MayDeclareFellowship(), ChooseTheGuide(anew=True)).choose(No())
    table.choose(*chosen("gimli"))
    assert table.state.guide == GIMLI
    table.done()


@pytest.mark.rule("W-FELL-07")
def test_when_the_guide_is_lost_the_next_in_level_guides_at_once() -> None:
    table = scene({}, fellowship=["strider", "meriadoc", "gimli"])
    struck(table, "std-1-1").choose(SacrificeGuide())
    assert table.state.guide == GIMLI
    assert table.told(GuideChosen) == [GuideChosen(GIMLI)]
    table.done()


@pytest.mark.rule("W-FELL-07")
def test_when_the_guide_leaves_the_player_chooses_among_equals() -> None:
    table = scene({}, fellowship=["strider", "legolas", "meriadoc", "gimli"])
    act(table, Face.CHARACTER, SeparateCompanions(), TakeCharacter(STRIDER), Done())
    table.choose(*goes("rivendell"))
    assert (table.prompt, table.options) == (ChooseGuide(), chosen("legolas", "gimli"))
    table.choose(*chosen("gimli"))
    assert table.state.guide == GIMLI
    table.done()


@pytest.mark.rule("W-FELL-08")
@pytest.mark.parametrize(("guide", "hides"), [("strider", True), ("gandalf-grey", False)])
def test_only_the_guide_uses_his_ability_as_such(guide: str, hides: bool) -> None:
    table = quest(scene({}, fellowship=["gandalf-grey", "strider"]), hidden=False)
    table.state.guide = CharacterId(guide)
    act(table, Face.MUSTER)
    assert (HideFellowship() in table.options) is hides
    table.choose(Waste()).done()


@pytest.mark.rule("W-FELL-09")
def test_when_nobody_is_left_gollum_guides_at_once() -> None:
    table = quest(scene({}, fellowship=["meriadoc"]), progress=1)
    struck(table, "std-3-1")
    assert table.prompt == may_reduce("std-3-1", 3)
    table.choose(UseAbility(MERIADOC, 0), *goes("trollshaws"))
    assert table.state.guide == GOLLUM
    assert table.prompt == may_reduce("std-3-1", 2)
    assert table.options == (Done(), UseAbility(GOLLUM, 0))
    table.choose(UseAbility(GOLLUM, 0))
    assert table.prompt == suffer("std-3-1", 1)
    table.choose(UseTheRing(), *goes("fords-of-bruinen"))
    assert table.state.corruption == 1
    assert len(table.told(FellowshipRevealed)) == 1
    table.done()


@pytest.mark.rule("W-FELL-10")
def test_who_has_left_the_fellowship_never_comes_back() -> None:
    table = scene({"trollshaws": "strider"}, fellowship=["legolas"])
    act(table, Face.CHARACTER, MoveCompanions(), TakeCharacter(STRIDER), Done())
    table.choose(*goes("rivendell"))
    table.begin(MayDeclareFellowship(), ChooseTheGuide(anew=True)).choose(No())
    assert table.state.fellowship == [LEGOLAS]
    assert table.state.guide == LEGOLAS
    act(table, Face.CHARACTER, SeparateCompanions())
    assert table.options == (TakeCharacter(LEGOLAS),)
    table.choose(TakeCharacter(LEGOLAS), Done(), *goes("rivendell"))
    table.done()


@pytest.mark.rule("W-FELL-02")
def test_the_companions_are_where_the_figure_has_gone() -> None:
    table = quest(scene({}, fellowship=["meriadoc"]), progress=1)
    table.begin(MayDeclareFellowship()).choose(Yes(), *goes("trollshaws"))
    act(table, Face.CHARACTER, SeparateCompanions(), TakeCharacter(MERIADOC), Done())
    near = {"ettenmoors", "fords-of-bruinen", "hollin", "rivendell", "south-downs"}
    assert destinations(table) == near | {"trollshaws", "weather-hills"}
    table.choose(*goes("trollshaws")).done()


@pytest.mark.rule("W-FELL-04", "W-EX-16")
@pytest.mark.parametrize(("nazgul", "found"), [("hollin", True), ("moria", False)])
def test_a_nazgul_must_be_where_the_figure_is(nazgul: str, found: bool) -> None:
    board = {nazgul: "sauron-nazgul"}
    table = scene(board, fellowship=["strider"], bearers="hollin", hands={1: ["nazgul-search"]})
    play(quest(table, progress=1), SHADOW, "nazgul-search").choose(Done())
    if found:
        table.choose(*goes("trollshaws"))
    assert bool(table.told(FellowshipRevealed)) is found
    table.done()
