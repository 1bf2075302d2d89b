"""The second edition: where its rules differ (W-ED)."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from tests.wotr.teams import GONDOR, ROHAN, idle, play_on
from westmarch.kernel.chance import Drawn
from westmarch.kernel.game import IllegalSetup, checked
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table
from westmarch.wotr.events import CombatCardLaid, CombatCardsRevealed, TileDrawn
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import CharacterId, Deck, Face, FigureId, Nation, Phase, RegionId, Side
from westmarch.wotr.options import (
    BringIn,
    Cease,
    Done,
    DrawFrom,
    No,
    PickCard,
    PickFigure,
    PickNation,
    PlayCard,
    PutIntoHuntBox,
    TakeAll,
    UseAbility,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import ChooseCombatCard, EnterMordor, TooMany
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.hunting import Cause, DrawTile, Hunt
from westmarch.wotr.rules.journeying import DeclareFellowship, MayEnterMordor
from westmarch.wotr.rules.stacking import Trim
from westmarch.wotr.rules.turns import AllocateToHunt, Turn
from westmarch.wotr.ruleset import COLLECTORS_EDITION, RULESETS, SECOND_EDITION
from westmarch.wotr.settings import SETTINGS
from westmarch.wotr.state import WotrState
from westmarch.wotr.supposing import secrets
from westmarch.wotr.view import view

EASTEMNET, FOLDE = map(RegionId, ("eastemnet", "folde"))
MINAS_MORGUL, MINAS_TIRITH = RegionId("minas-morgul"), RegionId("minas-tirith")

editions = pytest.mark.parametrize("second", [False, True])
"""Both editions."""


def play_by(table: WotrScene, second: bool) -> WotrScene:
    """The table with the rules of an edition."""
    table.state.ruleset = SECOND_EDITION if second else COLLECTORS_EDITION
    return table


@editions
def test_two_elites_begin_in_erebor(second: bool) -> None:
    """W-ED-01."""
    ruleset = SECOND_EDITION.name if second else COLLECTORS_EDITION.name
    state = WotrState(players=2)
    GAME.set_up(state, checked(GAME, 2, {"ruleset": ruleset}, ()))
    elite = FigureId("dwarves-elite")
    assert state.free[RegionId("erebor")].count(elite) == (2 if second else 1)
    assert state.reinforcements[elite] == (3 if second else 4)
    assert GAME.faults(state) == ()


@editions
@pytest.mark.parametrize("recovered", [0, 1])
def test_a_die_goes_to_the_hunt_if_one_came_back(second: bool, recovered: int) -> None:
    """W-ED-02."""
    table = play_by(scene({}), second)
    table.state.recovered = recovered
    table.begin(AllocateToHunt())
    least = 1 if second and recovered else 0
    assert table.options == tuple(PutIntoHuntBox(dice) for dice in range(least, 4))
    table.choose(PutIntoHuntBox(1))
    table.done()


@editions
def test_dice_return_from_the_hunt_box_when_the_next_turn_begins(second: bool) -> None:
    """W-ED-03."""
    table = play_by(scene({}), second)
    table.state.in_hunt_box = [1, 0]
    table.begin(Turn())
    while table.state.phase is not Phase.HUNT:
        table.choose(idle(table))
    assert table.state.in_hunt_box == [0 if second else 1, 0]
    assert table.state.recovered == int(second)
    table.choose(PutIntoHuntBox(2))
    play_on(table)
    assert (table.state.in_hunt_box[1] >= 2) is second
    table.done()


def battle(hands: dict[int, tuple[str, ...]]) -> WotrScene:
    """A battle by the second edition, in which both have cards."""
    board = {"eastemnet": "sauron-regular", "folde": "rohan-regular"}
    table = play_by(scene(board, hands=hands), True)
    return table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll())


def combat_cards_seen(table: WotrScene) -> list[str | None]:
    """The Combat cards that everybody sees in the battle."""
    seen = view(table.state, None).battle
    assert seen is not None
    return [side.card for side in seen.sides]


def test_the_attacker_lays_down_his_card_before_the_defender_decides() -> None:
    """W-ED-05."""
    table = battle({FREE: ("celeborns-galadhrim",), SHADOW: ("horde-from-the-east",)})
    daylight = table.card("celeborns-galadhrim")
    strife = table.card("horde-from-the-east")
    table.rolls(1, 1)
    assert (table.seat, table.prompt) == (SHADOW, ChooseCombatCard())
    assert table.options == (No(), PickCard(strife))
    table.choose(PickCard(strife))
    assert table.told(CombatCardLaid) == [CombatCardLaid(Side.SHADOW, Deck.STRATEGY)]
    assert (table.seat, table.prompt) == (FREE, ChooseCombatCard())
    assert secrets(table.state, FREE)[f"card:{strife}"] == "horde-from-the-east"
    assert f"card:{strife}" not in secrets(table.state, SHADOW)
    assert combat_cards_seen(table) == [None, None]
    table.choose(PickCard(daylight))
    codes = ("celeborns-galadhrim", "horde-from-the-east")
    assert table.told(CombatCardsRevealed) == [CombatCardsRevealed(codes)]
    table.choose(Cease())
    assert (strife in table.state.discards[1], daylight in table.state.discards[0]) == (True, True)
    table.done()


def test_nobody_has_to_lay_down_a_card() -> None:
    """W-ED-05."""
    table = battle({FREE: ("celeborns-galadhrim",), SHADOW: ("horde-from-the-east",)})
    table.rolls(1, 1).choose(No(), No())
    assert table.told(CombatCardsRevealed) == []
    table.choose(Cease())
    table.done()


@editions
def test_a_one_never_succeeds_in_the_hunt(second: bool) -> None:
    """W-ED-07."""
    table = play_by(scene({}), second)
    table.state.in_hunt_box = [5, 1]
    table.rolls(1)
    if not second:
        table.script(Drawn("std-0r-1"))
    table.begin(Hunt())
    assert len(table.told(TileDrawn)) == int(not second)
    table.done()


@editions
def test_cards_reduce_damage_before_the_guide_does(second: bool) -> None:
    """W-ED-08."""
    table = play_by(scene({}, fellowship=(), hands={FREE: ("axe-and-bow",)}), second)
    axe = table.card("axe-and-bow")
    table.state.hands[FREE], table.state.on_table = [], [axe]
    table.script(Drawn("std-3-1")).begin(DrawTile(Cause.ROLL, 1))
    gollum = UseAbility(CharacterId("gollum"), 0)
    assert table.options == (Done(), PickCard(axe), gollum)
    table.choose(gollum)
    if not second:
        assert table.options == (Done(), PickCard(axe))
        table.choose(Done())
    table.choose(UseTheRing())
    assert table.state.corruption == 2
    table.done()


@editions
@pytest.mark.parametrize("hidden", [True, False])
def test_who_stands_at_the_gates_may_enter_mordor(second: bool, hidden: bool) -> None:
    """W-ED-11."""
    table = play_by(scene({}, bearers="morannon"), second)
    table.state.hidden = hidden
    table.begin(MayEnterMordor())
    if second:
        assert table.prompt == EnterMordor()
        table.choose(Yes())
    assert table.state.mordor == (0 if second else None)
    table.done()


def test_declaring_at_the_gates_is_not_entering_mordor() -> None:
    """W-ED-11."""
    table = play_by(scene({}, bearers="morannon"), True).begin(DeclareFellowship(FREE))
    assert table.state.mordor is None
    table.done()


def test_who_has_left_the_gates_unseen_does_not_enter_mordor() -> None:
    """W-ED-11."""
    table = play_by(scene({}, bearers="morannon"), True)
    table.state.progress = 1
    table.begin(MayEnterMordor())
    table.done()


@editions
def test_a_companion_who_enters_play_wakes_a_nation(second: bool) -> None:
    """W-ED-17."""
    table = play_by(scene({"minas-tirith": "strider"}, at_war=()), second)
    use(table, FREE, Face.WILL).choose(BringIn(CharacterId("aragorn"), MINAS_TIRITH))
    assert (Nation.GONDOR in table.state.active) is second
    table.done()


@editions
def test_team_mates_remove_units_in_turn(second: bool) -> None:
    """W-ED-20."""
    board = {"fangorn": "8 rohan-regular, 5 gondor-regular"}
    table = play_by(scene(board, players=4), second)
    gondor, rohan = FigureId("gondor-regular"), FigureId("rohan-regular")
    table.begin(Trim(Side.FREE, RegionId("fangorn")))
    asked: list[tuple[Seat, tuple[object, ...]]] = []
    while not table.position.over:
        assert table.prompt == TooMany(RegionId("fangorn"))
        asked.append((table.seat, table.options))
        table.choose(table.options[0])
    mine, his = PickFigure(gondor), PickFigure(rohan)
    if second:
        assert asked == [(ROHAN, (his,)), (GONDOR, (mine,)), (ROHAN, (his,))]
    else:
        assert asked == [(ROHAN, (mine, his))] * 3
    table.done()


@editions
@pytest.mark.parametrize("at_war", [["sauron"], ["sauron", "rohan"]])
def test_the_witch_king_waits_for_war_with_the_free_peoples(
    second: bool, at_war: list[str]
) -> None:
    """W-ED-21."""
    table = play_by(scene({"minas-morgul": "sauron-regular"}, at_war=at_war), second)
    use(table, SHADOW, Face.MUSTER)
    comes = BringIn(CharacterId("witch-king"), MINAS_MORGUL) in table.options
    assert comes is (not second or len(at_war) > 1)
    table.choose(Waste())
    table.done()


@editions
def test_gandalf_gives_a_card_for_any_event_card(second: bool) -> None:
    """W-ED-21."""
    table = play_by(scene({}, at_war=(), hands={FREE: ("wisdom-of-elrond",)}), second)
    use(table, FREE, Face.EVENT).choose(PlayCard(table.card("wisdom-of-elrond")))
    table.choose(PickNation(Nation.GONDOR))
    if second:
        assert table.options == (Done(), DrawFrom(Deck.STRATEGY))
        table.choose(Done())
    table.done()


@editions
def test_the_witch_king_gives_a_card_of_the_same_deck(second: bool) -> None:
    """W-ED-21."""
    board = {"eastemnet": "sauron-regular, witch-king", "folde": "rohan-regular"}
    table = play_by(scene(board, hands={SHADOW: ("horde-from-the-east",)}), second)
    strife = PickCard(table.card("horde-from-the-east"))
    table.rolls(1, 1, 1).begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll())
    table.choose(*([] if second else [Yes()]), strife)
    own, other = DrawFrom(Deck.STRATEGY), DrawFrom(Deck.CHARACTER)
    assert table.options == ((Done(), own) if second else (Done(), other, own))
    table.choose(Done(), Cease())
    table.done()


def test_the_expansion_is_not_for_the_second_edition() -> None:
    """W-ED-24."""
    options = {"ruleset": SECOND_EDITION.name, "expansion": "yes"}
    with pytest.raises(IllegalSetup) as refused:
        Table(GAME, checked(GAME, 2, options, ()), 1)
    assert "second edition" in refused.value.words("en")
    assert "zweite Auflage" in refused.value.words("de")


def test_whoever_offers_the_second_edition_says_what_is_not_played() -> None:
    """W-ED-22."""
    ruleset = next(setting for setting in SETTINGS if setting.name == "ruleset")
    assert ruleset.choices == tuple(RULESETS)
    for language, word in (("en", "Event cards"), ("de", "Ereigniskarten")):
        choices = {choice.code: choice.help for choice in ruleset.words(language).choices}
        assert word in choices[SECOND_EDITION.name]
