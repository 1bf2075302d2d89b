"""The Witch-king, Chief of the Ringwraiths: W-XWIT, W-RD-36."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.expansion import third_age
from tests.wotr.scene import SHADOW
from westmarch.wotr.events import HuntRolled
from westmarch.wotr.expansion_prompts import MayFollowFellowship
from westmarch.wotr.kinds import CharacterId, Face, RegionId, Side
from westmarch.wotr.options import BringIn, GoTo, No, Waste, Yes
from westmarch.wotr.rules.hunting import Hunt, rerolls
from westmarch.wotr.rules.journeying import MayDeclareFellowship, RevealFellowship
from westmarch.wotr.rules.resolving import may_play
from westmarch.wotr.rules.turns import pool

CHIEF, CAPTAIN = CharacterId("witch-king-chief"), CharacterId("witch-king")
HOLLIN = RegionId("hollin")


@pytest.mark.rule("W-XWIT-01")
@pytest.mark.parametrize(
    ("bearers", "captured", "may"),
    [("hollin", [], True), ("rivendell", [], False), ("rivendell", ["rivendell"], True)],
)
def test_he_comes_where_the_fellowship_is_but_not_into_a_stronghold_of_its_friends(
    bearers: str, captured: list[str], may: bool
) -> None:
    table = third_age({}, bearers=bearers, captured=captured, at_war=[])
    use(table, SHADOW, Face.MUSTER)
    comes = BringIn(CHIEF, RegionId(bearers))
    assert (comes in table.options) is may
    table.choose(comes if may else Waste())
    assert table.where("witch-king-chief") == (bearers if may else None)
    table.done()


@pytest.mark.rule("W-RD-36")
def test_he_cannot_come_while_the_fellowship_is_on_the_mordor_track() -> None:
    table = third_age({}, bearers="morannon")
    table.state.mordor = 0
    use(table, SHADOW, Face.MUSTER)
    assert BringIn(CHIEF, RegionId("morannon")) not in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XWIT-02")
@pytest.mark.parametrize(("came", "never"), [(CHIEF, CAPTAIN), (CAPTAIN, CHIEF)])
def test_when_one_of_the_two_has_been_in_play_the_other_never_comes(
    came: CharacterId, never: CharacterId
) -> None:
    board = {"hollin": "2 sauron-regular"}
    table = third_age(board, bearers="hollin")
    table.state.entered.append(came)
    use(table, SHADOW, Face.MUSTER)
    brought = {option.character for option in table.options if isinstance(option, BringIn)}
    assert not brought & {came, never}
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XWIT-03")
@pytest.mark.parametrize("king", ["witch-king", "witch-king-chief"])
def test_cards_that_name_the_witch_king_mean_both(king: str) -> None:
    table = third_age({"moria": king}, hands={SHADOW: ["captain-of-despair"]})
    assert may_play(table.state, table.card("captain-of-despair"))
    nobody = third_age({}, hands={SHADOW: ["captain-of-despair"]})
    assert not may_play(nobody.state, nobody.card("captain-of-despair"))


@pytest.mark.rule("W-XWIT-04")
def test_he_brings_a_die() -> None:
    assert pool(third_age({"moria": "witch-king-chief"}).state, Side.SHADOW) == 8
    assert pool(third_age({}).state, Side.SHADOW) == 7


@pytest.mark.rule("W-XWIT-05", "W-RD-36")
@pytest.mark.parametrize(
    ("board", "count"),
    [
        ({"hollin": "2 sauron-nazgul, witch-king-chief"}, 3),
        ({"hollin": "2 sauron-nazgul", "moria": "witch-king-chief"}, 2),
        ({"hollin": "2 sauron-nazgul, sauron-regular", "moria": "witch-king-chief"}, 3),
        ({"hollin": "2 sauron-nazgul", "moria": "witch-king"}, 1),
        ({"moria": "2 sauron-nazgul, witch-king-chief"}, 0),
    ],
)
def test_with_him_every_nazgul_beside_the_fellowship_hunts(
    board: dict[str, str], count: int
) -> None:
    assert rerolls(third_age(board, bearers="hollin").state) == count


@pytest.mark.rule("W-XWIT-05", "W-RD-36")
def test_no_die_of_the_hunt_is_rolled_again_twice() -> None:
    table = third_age({"hollin": "4 sauron-nazgul, witch-king-chief"}, bearers="hollin")
    table.state.in_hunt_box = [0, 2]
    table.rolls(1, 2, *(3, 4)).begin(Hunt())
    assert table.told(HuntRolled) == [HuntRolled((3, 4), 0, 0, again=2)]
    table.done()


@pytest.mark.rule("W-XWIT-06")
@pytest.mark.parametrize("answer", [Yes(), No()])
def test_he_may_follow_where_the_fellowship_is_declared(answer: Yes | No) -> None:
    table = third_age({"moria": "witch-king-chief"}, bearers="fords-of-bruinen", progress=1)
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(HOLLIN))
    assert (table.seat, table.prompt) == (SHADOW, MayFollowFellowship(CHIEF, HOLLIN))
    table.choose(answer)
    assert table.where("witch-king-chief") == ("hollin" if answer == Yes() else "moria")
    table.done()


@pytest.mark.rule("W-XWIT-06")
def test_he_does_not_follow_into_a_stronghold_of_the_free_peoples() -> None:
    table = third_age({"moria": "witch-king-chief"}, bearers="fords-of-bruinen", progress=1)
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(RegionId("rivendell")))
    assert table.where("witch-king-chief") == "moria"
    table.done()


@pytest.mark.rule("W-XWIT-07")
def test_he_does_not_follow_when_the_fellowship_is_revealed() -> None:
    table = third_age({"moria": "witch-king-chief"}, bearers="fords-of-bruinen", progress=1)
    table.begin(RevealFellowship()).choose(GoTo(HOLLIN))
    assert table.where("witch-king-chief") == "moria"
    table.done()
