"""Two players on one side: who may act for whom (W-MP4-15 to 22, W-MP4-30, W-MP4-31)."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.scene import WotrScene, scene
from tests.wotr.teams import GONDOR, ROHAN, SARUMAN, WITCH_KING
from westmarch.kernel.chance import Drawn
from westmarch.kernel.records import Seat
from westmarch.wotr.events import LeadersRolled
from westmarch.wotr.kinds import (
    CharacterId,
    DieId,
    Face,
    FigureId,
    Nation,
    RegionId,
)
from westmarch.wotr.options import (
    AttackFrom,
    BringIn,
    Cease,
    Done,
    GoTo,
    HideFellowship,
    MarchFrom,
    MoveCompanions,
    MoveFellowship,
    MoveMinions,
    Negotiate,
    PickCharacter,
    PickNation,
    PickRegion,
    PlayCard,
    Recruit,
    SacrificeAtRandom,
    SacrificeGuide,
    SeparateCompanions,
    TakeAll,
    UseDie,
    UseRing,
    UseTheRing,
    Waste,
)
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.hunting import Cause, DrawTile

CHARACTER, ARMY, MUSTER = Face.CHARACTER, Face.ARMY, Face.MUSTER


@pytest.mark.rule("W-MP4-01", "W-MP4-16")
@pytest.mark.parametrize(
    ("seat", "nations"),
    [
        (GONDOR, ("gondor", "elves")),
        (ROHAN, ("rohan", "north", "dwarves")),
        (WITCH_KING, ("sauron",)),
        (SARUMAN, ("isengard", "southrons")),
    ],
)
def test_each_player_moves_the_counters_of_his_own_nations(
    seat: Seat, nations: tuple[str, ...]
) -> None:
    table = use(scene({}, players=4, at_war=()), seat, MUSTER)
    counters = tuple(Negotiate(Nation(name)) for name in nations)
    assert table.options == (*counters, Waste())
    table.choose(counters[0])
    table.done()


@pytest.mark.rule("W-MP4-15")
def test_a_player_moves_and_attacks_only_with_his_own_nations() -> None:
    board = {
        "minas-tirith": "gondor-regular",
        "edoras": "rohan-regular",
        "osgiliath": "sauron-regular",
        "westemnet": "isengard-regular",
    }
    table = use(scene(board, players=4), ROHAN, Face.ARMY_MUSTER)
    marches = [one for one in table.options if isinstance(one, MarchFrom)]
    attacks = [one for one in table.options if isinstance(one, AttackFrom)]
    assert marches == [MarchFrom(RegionId("edoras"))]
    assert attacks == [AttackFrom(RegionId("edoras"), RegionId("westemnet"))]
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP4-15")
def test_a_card_moves_only_armies_of_its_player() -> None:
    board = {"minas-morgul": "sauron-regular", "umbar": "southrons-regular"}
    table = scene(board, players=4, hands={SARUMAN: ("the-shadow-is-moving",)})
    use(table, SARUMAN, ARMY).choose(PlayCard(table.card("the-shadow-is-moving")))
    assert table.options == (Done(), MarchFrom(RegionId("umbar")))
    table.choose(Done())
    table.done()


@pytest.mark.rule("W-MP4-15", "W-MP4-16")
def test_a_card_rouses_only_a_nation_of_its_player() -> None:
    table = scene({}, players=4, at_war=(), hands={GONDOR: ("wisdom-of-elrond",)})
    use(table, GONDOR, MUSTER).choose(PlayCard(table.card("wisdom-of-elrond")))
    assert table.options == (PickNation(Nation.GONDOR), PickNation(Nation.ELVES))
    table.choose(PickNation(Nation.GONDOR))
    table.done()


@pytest.mark.rule("W-MP4-17", "W-EX-26")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_either_player_moves_or_hides_the_fellowship_and_moves_companions(seat: Seat) -> None:
    board = {"minas-tirith": "boromir"}
    table = use(scene(board, players=4), seat, CHARACTER)
    assert table.state.leading[0] == GONDOR
    assert table.options == (MoveFellowship(), SeparateCompanions(), MoveCompanions(), Waste())
    table.choose(MoveFellowship())
    table.state.hidden = False
    use(table, seat, CHARACTER)
    assert table.options == (HideFellowship(), SeparateCompanions(), MoveCompanions(), Waste())
    table.choose(HideFellowship())
    assert table.state.hidden
    table.done()


@pytest.mark.rule("W-MP4-18")
@pytest.mark.parametrize("leader", [GONDOR, ROHAN])
def test_the_leading_player_decides_how_damage_is_taken(leader: Seat) -> None:
    table = scene({}, players=4)
    table.state.leading[0] = leader
    table.script(Drawn("std-2-1")).begin(DrawTile(Cause.ROLL, 1))
    assert table.seat == leader
    assert table.options == (UseTheRing(), SacrificeGuide(), SacrificeAtRandom())
    table.choose(UseTheRing())
    assert table.state.corruption == 2
    table.done()


def minions(table: WotrScene) -> list[object]:
    """The Minions who can be brought in or moved now."""
    return [one.character for one in table.options if isinstance(one, BringIn | PickCharacter)]


@pytest.mark.rule("W-MP4-19", "W-MP4-20")
def test_each_player_of_the_shadow_brings_in_and_moves_his_own_minions() -> None:
    board = {"minas-morgul": "sauron-regular"}
    table = use(scene(board, players=4), WITCH_KING, MUSTER)
    assert {"witch-king", "mouth-of-sauron"} == set(minions(table))
    table.choose(BringIn(CharacterId("witch-king"), RegionId("minas-morgul")))
    use(table, SARUMAN, MUSTER)
    assert minions(table) == ["saruman"]
    table.choose(Waste())
    use(table, WITCH_KING, CHARACTER).choose(MoveMinions())
    assert table.options == (Done(), PickCharacter(CharacterId("witch-king")))
    table.choose(Done())
    use(table, SARUMAN, CHARACTER)
    assert MoveMinions() not in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP4-21")
def test_either_player_of_the_shadow_moves_nazgul() -> None:
    board = {"minas-morgul": "sauron-regular, sauron-nazgul, witch-king"}
    table = use(scene(board, players=4), SARUMAN, CHARACTER).choose(MoveMinions())
    assert table.options == (Done(), PickRegion(RegionId("minas-morgul")))
    table.choose(PickRegion(RegionId("minas-morgul")), GoTo(RegionId("fangorn")))
    assert table.force("fangorn") == (FigureId("sauron-nazgul"),)
    table.done()


@pytest.mark.rule("W-MP4-21")
def test_only_the_witch_king_recruits_nazgul() -> None:
    def recruits(seat: Seat) -> set[FigureId]:
        use(table, seat, MUSTER)
        found = {one.figure for one in table.options if isinstance(one, Recruit)}
        table.choose(Waste())
        return found

    table = scene({}, players=4)
    assert FigureId("sauron-nazgul") in recruits(WITCH_KING)
    assert recruits(SARUMAN) == {
        FigureId(f"{nation}-{rank}")
        for nation in ("isengard", "southrons")
        for rank in ("regular", "elite")
    }
    table.done()


@pytest.mark.rule("W-RD-49")
def test_the_chief_obeys_the_witch_king_player() -> None:
    table = scene({"moria": "witch-king-chief"}, players=4, expansion=True)
    use(table, WITCH_KING, CHARACTER).choose(MoveMinions())
    assert table.options == (Done(), PickCharacter(CharacterId("witch-king-chief")))
    table.choose(Done())
    use(table, SARUMAN, CHARACTER)
    assert MoveMinions() not in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-RD-49")
@pytest.mark.parametrize(("seat", "may"), [(WITCH_KING, False), (SARUMAN, True)])
def test_dunlendings_obey_the_player_of_saruman(seat: Seat, may: bool) -> None:
    table = scene({"north-dunland": "2 isengard-dunlending"}, players=4, expansion=True)
    use(table, seat, ARMY)
    assert (MarchFrom(RegionId("north-dunland")) in table.options) is may
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-RD-49")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_galadriel_comes_at_the_word_of_either_player(seat: Seat) -> None:
    table = use(scene({}, players=4, expansion=True), seat, MUSTER)
    assert minions(table) == ["galadriel"]
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP4-22")
@pytest.mark.parametrize("seat", [WITCH_KING, SARUMAN])
def test_either_player_of_the_shadow_strengthens_the_hunt(seat: Seat) -> None:
    table = scene({}, players=4, dice=((), [MUSTER, MUSTER]))
    table.state.rings[1] = 1
    table.begin(TakeAction(seat))
    table.choose(UseRing(DieId("muster"), DieId("eye")))
    assert table.state.in_hunt_box == [0, 1]
    table.choose(UseDie(DieId("muster")), Waste())
    table.done()


@pytest.mark.rule("W-MP4-30")
def test_a_card_for_a_nation_is_used_as_an_event_only_by_its_player() -> None:
    code = "guards-of-the-citadel"
    for seat, may in ((GONDOR, True), (ROHAN, False)):
        table = scene({}, players=4, hands={seat: (code,)})
        use(table, seat, MUSTER)
        assert (PlayCard(table.card(code)) in table.options) is may
        table.choose(Waste())
        table.done()


@pytest.mark.rule("W-MP4-30")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_a_card_for_no_nation_is_used_by_any_player_of_its_side(seat: Seat) -> None:
    table = scene({}, players=4, hands={seat: ("bilbos-song",)})
    use(table, seat, CHARACTER)
    assert PlayCard(table.card("bilbos-song")) in table.options
    table.choose(PlayCard(table.card("bilbos-song")))
    table.done()


@pytest.mark.rule("W-MP4-31")
@pytest.mark.parametrize(("players", "leads"), [(2, False), (4, True)])
def test_with_saruman_elites_of_the_southrons_lead_if_many_play(players: int, leads: bool) -> None:
    board = {"orthanc": "isengard-regular, saruman", "umbar": "southrons-elite"}
    table = scene(board, players=players)
    seat = table.state.leading[1] if players == 2 else SARUMAN
    use(table, seat, CHARACTER)
    assert (MarchFrom(RegionId("umbar")) in table.options) is leads
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP4-31")
@pytest.mark.parametrize(("there", "rolled"), [("saruman", [1]), ("", [])])
def test_elites_of_saruman_roll_misses_again(there: str, rolled: list[int]) -> None:
    board = {"orthanc": there, "westemnet": "southrons-elite, isengard-regular"}
    table = scene({**board, "folde": "rohan-regular"}, players=4)
    table.rolls(1, *(1, 1), *rolled)
    table.begin(Attack(SARUMAN, RegionId("westemnet"), RegionId("folde"))).choose(TakeAll())
    assert [len(one.dice) for one in table.told(LeadersRolled)] == rolled
    table.choose(Cease())
    table.done()
