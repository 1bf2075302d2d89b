"""Characters: W-CHAR."""

from __future__ import annotations

import pytest

from tests.wotr.dice import use
from tests.wotr.scene import SHADOW, WotrScene, scene
from westmarch.kernel.chance import Drawn
from westmarch.wotr.events import CharacterEntered, CombatRolled, HuntRolled, LeadersRolled
from westmarch.wotr.kinds import FREE_NATIONS, CharacterId, Face, Nation, RegionId, Side
from westmarch.wotr.options import (
    BringIn,
    Cease,
    Done,
    GoTo,
    HideFellowship,
    MoveCompanions,
    PickCharacter,
    PickRegion,
    SacrificeGuide,
    TakeAll,
    TakeCharacter,
    UseAbility,
    Waste,
)
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.hunting import Cause, DrawTile, Hunt
from westmarch.wotr.rules.travelling import MoveAllMinions
from westmarch.wotr.tables.characters import CHARACTERS, UNLIMITED

CHARACTER, EVENT, MUSTER, WILL = Face.CHARACTER, Face.EVENT, Face.MUSTER, Face.WILL
BOROMIR, GANDALF, STRIDER = map(CharacterId, ("boromir", "gandalf-grey", "strider"))
ARAGORN, WHITE = CharacterId("aragorn"), CharacterId("gandalf-white")
SARUMAN, WITCH_KING = CharacterId("saruman"), CharacterId("witch-king")
MOUTH = CharacterId("mouth-of-sauron")
EDORAS, FANGORN, FOLDE = RegionId("edoras"), RegionId("fangorn"), RegionId("folde")
EASTEMNET, MINAS_TIRITH = RegionId("eastemnet"), RegionId("minas-tirith")


def entries(table: WotrScene, die: Face) -> list[BringIn]:
    """Whom a die of the side on turn can bring in."""
    table.begin(ActionPhase()).choose(use(die))
    found = [option for option in table.options if isinstance(option, BringIn)]
    table.choose(Waste())
    table.done()
    return found


def travel(table: WotrScene, who: CharacterId) -> WotrScene:
    """A Companion is about to move on his own."""
    table.begin(ActionPhase())
    return table.choose(use(CHARACTER), MoveCompanions(), TakeCharacter(who), Done())


@pytest.mark.rule("W-CHAR-01")
def test_characters_lead_like_leaders() -> None:
    board = {"eastemnet": "3 sauron-regular, saruman", "folde": "2 rohan-regular, meriadoc"}
    table = scene(board, fellowship=()).rolls(*(1, 1), *(1, 1, 1), 1, 1)
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll())
    assert [(one.side, len(one.dice)) for one in table.told(LeadersRolled)] == [
        (Side.FREE, 1),
        (Side.SHADOW, 1),
    ]
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-CHAR-01")
def test_a_character_who_moves_alone_heeds_no_enemy_army() -> None:
    board = {"edoras": "boromir", "westemnet": "9 sauron-regular", "folde": "9 isengard-regular"}
    table = travel(scene(board, fellowship=(), dice=((CHARACTER,), ())), BOROMIR)
    assert {GoTo(FOLDE), GoTo(EASTEMNET), GoTo(FANGORN)} <= set(table.options)
    table.choose(GoTo(FOLDE))
    assert table.where("boromir") == FOLDE
    table.done()


@pytest.mark.rule("W-CHAR-03")
@pytest.mark.parametrize(
    ("board", "captured", "found"),
    [
        ({"minas-tirith": "strider"}, (), [BringIn(ARAGORN, MINAS_TIRITH)]),
        ({"pelargir": "strider"}, (), [BringIn(ARAGORN, RegionId("pelargir"))]),
        ({"edoras": "strider"}, (), []),
        ({"minas-tirith": "strider"}, ("minas-tirith",), []),
        ({}, (), []),
    ],
)
def test_strider_is_crowned_in_a_great_city_of_gondor(
    board: dict[str, str], captured: tuple[str, ...], found: list[BringIn]
) -> None:
    fellowship = ("legolas",) if board else ("strider",)
    table = scene(board, captured=captured, fellowship=fellowship, dice=((WILL,), ()))
    assert entries(table, WILL) == found


@pytest.mark.rule("W-CHAR-03")
def test_the_heir_replaces_the_ranger() -> None:
    table = scene({"minas-tirith": "strider"}, fellowship=(), dice=((WILL,), ()))
    table.begin(ActionPhase()).choose(use(WILL), BringIn(ARAGORN, MINAS_TIRITH))
    assert table.state.characters == {ARAGORN: MINAS_TIRITH}
    assert table.told(CharacterEntered) == [CharacterEntered(ARAGORN, MINAS_TIRITH)]
    table.done()


@pytest.mark.rule("W-CHAR-03")
@pytest.mark.parametrize(
    ("board", "fellowship", "places"),
    [
        ({"edoras": "gandalf-grey", "orthanc": "saruman"}, (), ["edoras"]),
        ({"edoras": "gandalf-grey"}, (), []),
        ({"orthanc": "saruman"}, ("gandalf-grey",), []),
        (
            {"orthanc": "saruman"},
            ("legolas",),
            ["fangorn", "grey-havens", "lorien", "rivendell", "woodland-realm"],
        ),
    ],
)
def test_gandalf_returns_when_a_minion_has_come_and_the_grey_one_is_gone(
    board: dict[str, str], fellowship: tuple[str, ...], places: list[str]
) -> None:
    table = scene(board, fellowship=fellowship, dice=((WILL,), ()))
    found = sorted(option.region for option in entries(table, WILL))
    assert found == places


@pytest.mark.rule("W-CHAR-04")
@pytest.mark.parametrize(
    ("at_war", "captured", "comes"),
    [(["isengard"], (), True), (["sauron"], (), False), (["isengard"], ("orthanc",), False)],
)
def test_saruman_comes_to_orthanc_when_isengard_is_at_war(
    at_war: list[str], captured: tuple[str, ...], comes: bool
) -> None:
    table = scene({}, at_war=at_war, captured=captured, dice=((), (MUSTER,)))
    found = [BringIn(SARUMAN, RegionId("orthanc"))] if comes else []
    assert [one for one in entries(table, MUSTER) if one.character == SARUMAN] == found


@pytest.mark.rule("W-CHAR-04")
@pytest.mark.parametrize(("at_war", "comes"), [(["sauron"], True), (["isengard"], False)])
def test_the_witch_king_comes_to_an_army_of_sauron_at_war(at_war: list[str], comes: bool) -> None:
    board = {"eastemnet": "sauron-regular", "orthanc": "isengard-regular", "nurn": "sauron-nazgul"}
    table = scene(board, at_war=at_war, dice=((), (MUSTER,)))
    found = [BringIn(WITCH_KING, EASTEMNET)] if comes else []
    assert [one for one in entries(table, MUSTER) if one.character == WITCH_KING] == found


@pytest.mark.rule("W-CHAR-04")
@pytest.mark.parametrize(
    ("at_war", "mordor", "comes"),
    [
        ([nation.value for nation in FREE_NATIONS], None, True),
        ([nation.value for nation in FREE_NATIONS[1:]], None, False),
        ([], 0, True),
    ],
)
def test_the_mouth_comes_when_all_are_at_war_or_the_ring_is_in_mordor(
    at_war: list[str], mordor: int | None, comes: bool
) -> None:
    table = scene({}, at_war=at_war, captured=["moria"], dice=((), (MUSTER,)))
    table.state.mordor = mordor
    found = sorted(one.region for one in entries(table, MUSTER) if one.character == MOUTH)
    gates = ["barad-dur", "dol-guldur", "minas-morgul", "morannon", "mount-gundabad"]
    assert found == (gates if comes else [])


@pytest.mark.rule("W-CHAR-05")
def test_what_moves_the_nazgul_moves_the_witch_king_too() -> None:
    board = {"morannon": "sauron-nazgul", "nurn": "witch-king, mouth-of-sauron"}
    table = scene(board).begin(MoveAllMinions(SHADOW, nazgul_only=True))
    nazgul = (PickRegion(RegionId("morannon")), PickCharacter(WITCH_KING))
    assert table.options == (Done(), *nazgul)
    table.choose(Done())
    table.done()


@pytest.mark.rule("W-CHAR-05")
@pytest.mark.parametrize(("who", "dice"), [("witch-king", (6,)), ("mouth-of-sauron", (1,))])
def test_the_witch_king_hunts_like_a_nazgul(who: str, dice: tuple[int, ...]) -> None:
    table = scene({"folde": who}, bearers="folde")
    table.state.in_hunt_box[SHADOW] = 1
    table.rolls(1)
    if dice == (6,):
        table.rolls(6).script(Drawn("std-0r-1"))
    table.begin(Hunt())
    assert [one.dice for one in table.told(HuntRolled)] == [dice]
    table.done()


@pytest.mark.rule("W-CHAR-06")
def test_a_companion_wakes_the_nation_on_his_card_or_any_of_the_free_peoples() -> None:
    woken = {who: CHARACTERS[CharacterId(who)].activates for who in ("boromir", "legolas", "gimli")}
    assert woken == {
        "boromir": (Nation.GONDOR,),
        "legolas": (Nation.ELVES,),
        "gimli": (Nation.DWARVES,),
    }
    for who in ("gandalf-grey", "meriadoc", "peregrin", "aragorn", "gandalf-white"):
        assert CHARACTERS[CharacterId(who)].activates == FREE_NATIONS


@pytest.mark.rule("W-CHAR-06")
@pytest.mark.parametrize(
    ("who", "start", "target", "woken"),
    [
        ("gandalf-grey", "folde", "edoras", [Nation.ROHAN]),
        ("boromir", "folde", "edoras", []),
        ("boromir", "osgiliath", "minas-tirith", [Nation.GONDOR]),
        ("gandalf-grey", "folde", "westemnet", []),
    ],
)
def test_a_companion_wakes_a_nation_where_he_comes(
    who: str, start: str, target: str, woken: list[Nation]
) -> None:
    table = scene({start: who}, at_war=[], fellowship=(), dice=((CHARACTER,), ()))
    before = list(table.state.active)
    travel(table, CharacterId(who)).choose(GoTo(RegionId(target)))
    assert [nation for nation in table.state.active if nation not in before] == woken
    table.done()


@pytest.mark.rule("W-CHAR-07")
@pytest.mark.parametrize(
    ("fellowship", "may"),
    [(("strider", "gandalf-grey"), True), (("gandalf-grey", "strider"), False)],
)
def test_only_the_guide_has_the_ability_of_a_guide(fellowship: tuple[str, str], may: bool) -> None:
    table = scene({}, fellowship=fellowship, dice=((EVENT,), ()))
    table.state.hidden = False
    table.begin(ActionPhase()).choose(use(EVENT))
    assert (HideFellowship() in table.options) is may
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-CHAR-07")
@pytest.mark.parametrize("outside", [True, False])
def test_other_abilities_need_a_companion_outside_the_fellowship(outside: bool) -> None:
    board = {"minas-tirith": "boromir"} if outside else {}
    within = ("legolas",) if outside else ("boromir",)
    table = scene(board, at_war=[], fellowship=within, bearers="minas-tirith", dice=((EVENT,), ()))
    table.begin(ActionPhase()).choose(use(EVENT))
    assert (UseAbility(BOROMIR, 0) in table.options) is outside
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-CHAR-08")
def test_levels() -> None:
    levels = {who: found.level for who, found in CHARACTERS.items() if not found.expansion}
    assert levels == {
        "gandalf-grey": 3,
        "strider": 3,
        "boromir": 2,
        "legolas": 2,
        "gimli": 2,
        "meriadoc": 1,
        "peregrin": 1,
        "aragorn": 3,
        "gandalf-white": 3,
        "gollum": 0,
        "saruman": 0,
        "witch-king": UNLIMITED,
        "mouth-of-sauron": 3,
    }


@pytest.mark.rule("W-CHAR-09")
@pytest.mark.parametrize(("who", "corruption"), [("strider", 0), ("legolas", 1), ("gimli", 1)])
def test_a_companion_absorbs_as_much_damage_as_his_level(who: str, corruption: int) -> None:
    table = scene({}, fellowship=(who,)).script(Drawn("std-3-1"))
    table.begin(DrawTile(Cause.CARD)).choose(SacrificeGuide())
    assert table.state.corruption == corruption
    table.done()


@pytest.mark.rule("W-CHAR-09")
@pytest.mark.parametrize(
    ("who", "far"), [("meriadoc", False), ("legolas", True), ("gandalf-grey", True)]
)
def test_a_companion_goes_as_far_as_his_level(who: str, far: bool) -> None:
    table = scene({"edoras": who}, fellowship=(), dice=((CHARACTER,), ()))
    travel(table, CharacterId(who))
    assert (GoTo(FANGORN) in table.options) is far
    table.choose(GoTo(FOLDE))
    table.done()


@pytest.mark.rule("W-CHAR-09")
def test_leadership_counts_only_in_the_battle_in_which_he_is() -> None:
    board = {"eastemnet": "2 sauron-regular", "folde": "rohan-regular", "edoras": "gandalf-white"}
    table = scene(board, fellowship=()).rolls(1, *(1, 1))
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll())
    assert len(table.told(CombatRolled)) == 2
    assert table.told(LeadersRolled) == []
    table.choose(Cease())
    table.done()
