"""Who may travel together, and how companies count: M-COMP; influence of the Shadow: M-INFL."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, MeccgScene, lay_company, scene
from westmarch.kernel.records import replace
from westmarch.meccg import influence, numbers, terrain, traits
from westmarch.meccg.kinds import Alignment, Race, RegionType, Zone
from westmarch.meccg.options import (
    Assign,
    BringIn,
    ChooseCompany,
    Control,
    Done,
    Face,
    GoTo,
    JoinTo,
    Pick,
    SetOut,
    SplitOff,
    TapToFight,
)
from westmarch.meccg.rules import composing
from westmarch.meccg.verbs import companies

DARK = (Alignment.MINION, Alignment.HERO)
DEEP = (Alignment.BALROG, Alignment.HERO)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)
HERO = (Alignment.HERO, Alignment.MINION)
MORGUL, GUNDABAD = "minas-morgul-minion", "mount-gundabad-minion"


def band(*codes: str, at: str = GUNDABAD, sides: tuple[Alignment, Alignment] = DARK) -> MeccgScene:
    """A company at a site."""
    return scene((at, codes), alignments=sides)


@pytest.mark.rule("M-COMP-01")
def test_a_company_splits_and_joins_again() -> None:
    table = band("gorbag", "muzgash", "lagduf").organize()
    table.choose(SplitOff(FIRST), Pick(table.id("muzgash")), Done())
    assert table.state.companies[SECOND].members == (table.id("muzgash"),)
    table.choose(JoinTo(FIRST, SECOND))
    assert len(table.state.companies) == 1
    table.finish()


@pytest.mark.rule("M-COMP-02")
def test_only_one_of_the_new_companies_may_stay() -> None:
    table = scene(
        (MORGUL, ["gorbag", "muzgash"]), sites=["shelobs-lair-minion"], alignments=DARK
    ).organize()
    table.choose(SplitOff(FIRST), Pick(table.id("muzgash")))
    assert not table.offers(Done())
    table.choose(SetOut(SECOND), GoTo(table.id("shelobs-lair-minion")))
    table.choose(table.options[0])
    assert table.offers(Done())


@pytest.mark.rule("M-COMP-03")
def test_all_of_a_company_have_one_path() -> None:
    table = band("gorbag", "muzgash").journey("moria-minion", RegionType.WILDERNESS)
    assert terrain.path(table.state, FIRST) == (RegionType.WILDERNESS,)
    assert {table.state.cards[card].company for card in table.state.companies[FIRST].members} == {
        FIRST
    }


@pytest.mark.parametrize(
    ("codes", "size", "sides"),
    [
        pytest.param(
            ["gorbag", "muzgash", "lagduf", "snaga"], 4, DARK, marks=pytest.mark.rule("M-COMP-04")
        ),
        pytest.param(
            ["frodo", "sam-gamgee", "gimli", "legolas", "merry"],
            4,
            HERO,
            marks=pytest.mark.rule("M-COMP-05"),
        ),
        pytest.param(
            ["grishnakh", "orc-sniffler", "muzgash", "lagduf"],
            3,
            DARK,
            marks=pytest.mark.rule("M-COMP-06"),
        ),
        pytest.param(["muzgash"], 2, DARK, marks=pytest.mark.rule("M-COMP-08")),
    ],
)
def test_the_size_of_companies(
    codes: list[str], size: int, sides: tuple[Alignment, Alignment]
) -> None:
    table = scene(("moria-minion" if sides is DARK else "moria", codes), alignments=sides)
    assert numbers.size(table.state, FIRST) == size


@pytest.mark.rule("M-COMP-07")
def test_a_company_is_seven_at_most() -> None:
    table = scene(
        (MORGUL, ["gorbag", "muzgash", "lagduf", "snaga", "radbug"]),
        alignments=DARK,
    )
    lay_company(table.state, MORGUL, ["asternak", "layos", "jerrek"])
    here = table.state.companies[FIRST].site
    table.state.companies[SECOND] = replace(table.state.companies[SECOND], site=here)
    table.organize()
    assert not table.offers(JoinTo(FIRST, SECOND)), "eight"
    table.choose(SplitOff(SECOND), Pick(table.id("jerrek")), Done())
    assert table.offers(JoinTo(FIRST, SECOND)), "seven"


@pytest.mark.rule("M-COMP-07")
@pytest.mark.parametrize(("more", "comes"), [((), True), (("pippin",), False)])
def test_nobody_comes_under_direct_influence_into_a_company_of_seven(
    more: tuple[str, ...], comes: bool
) -> None:
    six = ("elrond", "gimli", "legolas", "balin", "bofur", "beretar")
    table = scene(("rivendell", (*six, *more)), hand=["bergil"]).organize()
    here = table.state.companies[FIRST].site
    assert table.offers(BringIn(table.id("bergil"), here, table.id("elrond"))) is comes


@pytest.mark.parametrize(
    ("codes", "sides", "overt", "covert"),
    [
        pytest.param(["gimli"], HERO, False, False, marks=pytest.mark.rule("M-COMP-10")),
        pytest.param(
            ["asternak", "troll-lout"], DARK, True, False, marks=pytest.mark.rule("M-COMP-12")
        ),
        pytest.param(
            ["asternak", "muzgash"], DARK, True, False, marks=pytest.mark.rule("M-COMP-12")
        ),
        pytest.param(
            ["doeth-durthak", "asternak"], DARK, False, True, marks=pytest.mark.rule("M-COMP-13")
        ),
        pytest.param(
            ["doeth-durthak", "nain"], DARK, True, False, marks=pytest.mark.rule("M-COMP-14")
        ),
        pytest.param(["asternak", "nain"], DARK, False, True, marks=pytest.mark.rule("M-COMP-17")),
        pytest.param(["asternak"], DEEP, True, False, marks=pytest.mark.rule("M-COMP-22")),
        pytest.param(
            ["asternak", "great-bats"], FALLEN, True, False, marks=pytest.mark.rule("M-COMP-20")
        ),
    ],
)
def test_overt_and_covert(
    codes: list[str], sides: tuple[Alignment, Alignment], overt: bool, covert: bool
) -> None:
    table = scene(("moria-minion", codes), alignments=sides)
    assert traits.is_overt(table.state, FIRST) is overt
    assert traits.is_covert(table.state, FIRST) is covert


@pytest.mark.parametrize(
    ("codes", "sides", "hero", "minion"),
    [
        pytest.param(["gimli"], HERO, True, False, marks=pytest.mark.rule("M-COMP-10")),
        pytest.param(["asternak"], DARK, False, True, marks=pytest.mark.rule("M-COMP-11")),
        pytest.param(["gimli"], FALLEN, True, False, marks=pytest.mark.rule("M-COMP-18")),
        pytest.param(["muzgash"], FALLEN, False, True, marks=pytest.mark.rule("M-COMP-19")),
        pytest.param(
            ["gimli", "great-bats"], FALLEN, False, False, marks=pytest.mark.rule("M-COMP-21")
        ),
        pytest.param(["azog"], DEEP, False, True, marks=pytest.mark.rule("M-COMP-22")),
    ],
)
def test_hero_and_minion_companies(
    codes: list[str], sides: tuple[Alignment, Alignment], hero: bool, minion: bool
) -> None:
    table = scene(("moria", codes), alignments=sides)
    assert traits.is_hero_company(table.state, FIRST) is hero
    assert traits.is_minion_company(table.state, FIRST) is minion


@pytest.mark.rule("M-COMP-15")
def test_half_orcs_are_orcs() -> None:
    table = band("doeth-durthak")
    assert Race.ORC in traits.races(table.state, table.id("doeth-durthak"))


@pytest.mark.rule("M-COMP-16")
def test_a_fell_rider_is_overt() -> None:
    table = scene((MORGUL, ["the-witch-king"]), hand=["fell-rider"], alignments=DARK).organize()
    assert not traits.is_overt(table.state, FIRST)
    table.choose(table.play("fell-rider"), ChooseCompany(FIRST))
    assert traits.is_overt(table.state, FIRST)


@pytest.mark.parametrize(
    ("codes", "sides"),
    [
        pytest.param(["muzgash", "nain"], DARK, marks=pytest.mark.rule("M-COMP-23", "M-COMP-09")),
        pytest.param(["gorbag", "shagrat"], DARK, marks=pytest.mark.rule("M-COMP-24")),
    ],
)
def test_some_are_together_at_darkhavens_only(
    codes: list[str], sides: tuple[Alignment, Alignment]
) -> None:
    table = scene((MORGUL, codes), sites=["shelobs-lair-minion"], alignments=sides).organize()
    assert not table.offers(SetOut(FIRST))
    table.finish()
    table = scene((MORGUL, codes[:1]), sites=["shelobs-lair-minion"], alignments=sides).organize()
    assert table.offers(SetOut(FIRST))


@pytest.mark.parametrize(
    "codes",
    [
        pytest.param(["muzgash", "frodo"], marks=pytest.mark.rule("M-COMP-25")),
        pytest.param(["gorbag", "shagrat"], marks=pytest.mark.rule("M-COMP-26")),
    ],
)
def test_a_fallen_wizards_companies_have_the_same_limits(codes: list[str]) -> None:
    table = scene(("moria", codes), alignments=FALLEN)
    here, members = table.state.companies[FIRST].site, table.state.companies[FIRST].members
    assert not composing.may_be_at(table.state, ONE, members, here)
    assert composing.may_be_at(table.state, ONE, members[:1], here)


@pytest.mark.rule("M-INFL-01")
def test_each_player_has_twenty_points() -> None:
    table = band("gorbag")
    assert influence.general(table.state, ONE) == 20


@pytest.mark.rule("M-INFL-02", "M-GAP-38", "M-INFL-05")
def test_the_shadow_has_five_more_that_control_nobody() -> None:
    table = band("gorbag")
    assert influence.unused_general(table.state, ONE) == 20 - 6 + 5
    table = band("gorbag", "shagrat", "lieutenant-of-morgul", at=MORGUL)
    assert influence.general_used(table.state, ONE) == 21
    assert influence.unused_general(table.state, ONE) == 5
    table.organize().choose(Done())
    assert Pick(table.id("gorbag")) in table.options, "the five do not help"
    table = scene(("rivendell", ["elrond", "glorfindel-ii", "aragorn-ii"]))
    assert influence.unused_general(table.state, ONE) == 0


@pytest.mark.rule("M-INFL-03")
def test_followers_use_direct_influence() -> None:
    table = band("layos", "luitprand", at=MORGUL).organize()
    table.choose(Control(table.id("luitprand"), table.id("layos")))
    assert influence.general_used(table.state, ONE) == 5
    assert influence.unused_direct(table.state, table.id("layos")) == 1
    table.finish()


@pytest.mark.rule("M-INFL-04")
def test_too_little_influence_matters_at_the_end_of_the_organization_phase() -> None:
    table = band("gorbag", "shagrat", "lieutenant-of-morgul", at=MORGUL)
    assert influence.general_used(table.state, ONE) == 21
    table.move().finish()
    assert len(table.state.companies[FIRST].members) == 3
    table.organize()
    assert len(table.state.companies[FIRST].members) == 3
    table.choose(Done(), Pick(table.id("gorbag"))).finish()
    assert table.card("gorbag").zone is Zone.DISCARD


@pytest.mark.rule("M-INFL-06")
def test_who_loses_his_controller_is_free_until_the_next_organization_phase() -> None:
    table = band("layos", "luitprand", "gorbag")
    layos, follower = table.id("layos"), table.id("luitprand")
    companies.control(table.state, follower, layos)
    table.attacked(Race.SPIDER, prowess=30).rolls(1, 1, 6, 6)
    table.choose(Assign(layos), Face(layos), TapToFight())
    while not table.position.over:
        table.choose(Done())
    assert table.card("luitprand").follows is None
    assert influence.general_used(table.state, ONE) == 6
    table.organize().finish()
    assert influence.general_used(table.state, ONE) == 7


@pytest.mark.rule("M-COMP-02")
@pytest.mark.parametrize(
    ("more", "sites", "comes"),
    [((), (), True), (("beretar",), (), False), (("beretar",), ("dunharrow",), True)],
)
def test_nobody_comes_where_all_could_neither_stay_as_one_nor_leave(
    more: tuple[str, ...], sites: tuple[str, ...], comes: bool
) -> None:
    six = ("gimli", "legolas", "balin", "bofur", "elladan", "elrohir")
    table = scene(("edoras", (*six, *more)), hand=["eomer"], sites=sites).organize()
    table.choose(SplitOff(FIRST), Pick(table.id("gimli")), Done())
    here = table.state.companies[FIRST].site
    assert table.offers(BringIn(table.id("eomer"), here)) is comes
