"""Cards whose texts are other ones where the unofficial errata are played: M-ERR."""

from __future__ import annotations

import pytest

from tests.meccg.cards.test_captors import struck
from tests.meccg.decks import HERO, MINION, broken, mutated
from tests.meccg.meeting import keys
from tests.meccg.scene import FIRST, ONE, SECOND, TWO, MeccgScene, enter, scene
from westmarch.kernel.records import CardId, replace
from westmarch.meccg.decks.construction import Terms
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    Movement,
    Phase,
    Race,
    RegionType,
    Status,
    Zone,
)
from westmarch.meccg.options import (
    Act,
    ActAgain,
    Assign,
    ChooseCompany,
    Done,
    Enter,
    Face,
    GoTo,
    Pick,
    PlayAtSite,
    PlayEvent,
    TapToFight,
)
from westmarch.meccg.rules import composing
from westmarch.meccg.rules.turns import EndPhase, begin_phase
from westmarch.meccg.tables import CHARACTERS
from westmarch.meccg.tables.bans import BANNED_WITHOUT_ERRATA
from westmarch.meccg.verbs import cards

DARK, FALLEN = (Alignment.MINION, Alignment.HERO), (Alignment.FALLEN_WIZARD, Alignment.HERO)
WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND
MORGUL = "minas-morgul-minion"
RIVER = ActAgain(1, CardCode("river"), FIRST)
BOTH = pytest.mark.parametrize("errata", [True, False])


def with_errata(table: MeccgScene, errata: bool) -> MeccgScene:
    """The errata are played, or not."""
    table.state.errata = errata
    return table


@pytest.mark.rule("M-ERR-01")
@pytest.mark.parametrize("code", BANNED_WITHOUT_ERRATA)
def test_german_promotional_cards_come_with_the_errata(code: CardCode) -> None:
    deck = mutated(MINION if code in CHARACTERS else HERO, sideboard={code: 1})
    assert "M-ERR-01" in broken(deck)
    assert "M-ERR-01" not in broken(deck, Terms(errata=True))


@pytest.mark.rule("M-ERR-03")
def test_nine_ringwraiths_may_ride_together() -> None:
    nine = [code for code, row in CHARACTERS.items() if row.race is Race.RINGWRAITH]
    table = scene((MORGUL, nine), alignments=DARK)
    there = table.state.companies[FIRST]
    assert len(there.members) == 9
    assert not composing.may_be_at(table.state, ONE, there.members, there.site)
    table.state.errata = True
    assert composing.may_be_at(table.state, ONE, there.members, there.site)
    orc = enter(table.state, "muzgash", ONE)
    with_orc = (*there.members[:7], orc)
    assert not composing.may_be_at(table.state, ONE, with_orc, there.site)


@BOTH
@pytest.mark.rule("M-ERR-06")
def test_strider_knows_athelas_as_well_as_aragorn(errata: bool) -> None:
    table = with_errata(scene(("rivendell", ["strider", "athelas", "gimli"])), errata)
    enter(table.state, "lure-of-expedience", TWO, table.id("gimli"))
    table.organize()
    athelas = table.id("athelas")
    act = table.act("athelas", 2)
    assert table.offers(act) is errata
    if errata:
        table.choose(act, Pick(table.id("strider")), Pick(athelas))
        table.choose(Pick(table.id("lure-of-expedience")))
        assert table.card("lure-of-expedience").zone is Zone.DISCARD


@pytest.mark.rule("M-ERR-07")
@pytest.mark.parametrize(
    ("errata", "weather", "may"),
    [
        (False, [], True),
        (False, ["doors-of-night"], False),
        (True, [], False),
        (True, ["gates-of-morning"], True),
    ],
)
def test_an_elf_lord_comes_to_shadow_lands_by_day(
    errata: bool, weather: list[str], may: bool
) -> None:
    lord = "elf-lord-revealed-in-wrath"
    table = scene((MORGUL, ["muzgash"]), theirs=[lord], their_play=weather, alignments=DARK)
    with_errata(table, errata).journey("shelobs-lair-minion", SHADOW).move()
    assert bool(not table.position.over and keys(table, lord)) is may


@BOTH
@pytest.mark.rule("M-ERR-14")
def test_who_fails_against_khamul_is_in_danger(errata: bool) -> None:
    table = scene(("barad-dur-minion", ["khamul-the-ringwraith"]), alignments=DARK)
    khamul = table.id("khamul-the-ringwraith")
    with_errata(table, errata).attacked(Race.SPIDER, prowess=1, body=9).rolls(6, 6, 4, 4)
    table.choose(Assign(khamul), Face(khamul), TapToFight())
    body = [told.total for told in table.told(Rolled) if told.what == "body"]
    assert body == [8 + 2 * errata]


@BOTH
@pytest.mark.rule("M-ERR-15")
def test_the_robes_tap_instead_of_saruman(errata: bool) -> None:
    who = "saruman-fallen-wizard"
    table = scene(("isengard-fallen-wizard", [who]), discard=["ringlore"], alignments=FALLEN)
    robes = enter(table.state, "many-coloured-robes", ONE, table.id(who))
    table.state.phase = Phase.END
    with_errata(table, errata).begin(EndPhase(ONE))
    (act,) = (one for one in table.options if isinstance(one, Act) and one.card == robes)
    table.choose(act, Pick(robes if errata else table.id(who)))
    if errata:
        table.choose(Done())
    table.choose(Pick(table.id("ringlore")))
    assert (table.card(who).status is Status.UNTAPPED) is errata
    assert (table.card("many-coloured-robes").status is Status.TAPPED) is errata
    table.finish()


@pytest.mark.parametrize(
    "mode",
    [
        pytest.param("fell-rider", marks=pytest.mark.rule("M-ERR-12")),
        pytest.param("black-rider", marks=pytest.mark.rule("M-ERR-18")),
    ],
)
@pytest.mark.parametrize(
    ("errata", "came_from", "stays"),
    [
        (False, None, False),
        (True, None, True),
        (True, "dol-guldur-minion", True),
        (True, "shelobs-lair-minion", False),
    ],
)
def test_a_mode_ends_where_the_company_has_come_home(
    mode: str, errata: bool, came_from: str | None, stays: bool
) -> None:
    sites = [] if came_from is None else [came_from]
    table = scene((MORGUL, ["the-witch-king"]), sites=sites, alignments=DARK)
    card = enter(table.state, mode, ONE)
    cards.lay_upon(table.state, card, FIRST)
    with_errata(table, errata)
    there = table.state.companies[FIRST]
    left: CardId | None = None if came_from is None else table.id(came_from)
    table.state.companies[FIRST] = replace(there, left=left)
    begin_phase(table.state, Phase.ORGANIZATION)
    table.organize().finish()
    assert (table.card(mode).zone is Zone.PLAY) is stays


@BOTH
@pytest.mark.rule("M-ERR-09")
@pytest.mark.parametrize("on_the_way", [True, False])
def test_who_has_crossed_one_river_has_crossed_all_of_them_there(
    errata: bool, on_the_way: bool
) -> None:
    table = scene(("rivendell", ["aragorn-ii", "gimli"]), theirs=["river", "river"])
    with_errata(table, errata).journey("edoras", WILD).move()
    edoras, cross = Pick(table.id("edoras")), (RIVER, Pick(table.id("aragorn-ii")))
    first, second = (PlayEvent(table.id("river", number), 0) for number in (0, 1))
    table.choose(first, edoras)
    if on_the_way:
        table.choose(Done(), *cross)
    table.choose(second, edoras).idle().visit()
    if not on_the_way:
        table.choose(*cross)
    assert table.offers(Enter()) is errata


@pytest.mark.rule("M-ERR-09")
def test_a_river_at_another_site_is_another_river() -> None:
    table = scene(("rivendell", ["aragorn-ii"]), ("lorien", ["gimli"]), theirs=["river", "river"])
    with_errata(table, True).journey("edoras", WILD).move()
    table.choose(PlayEvent(table.id("river"), 0), Pick(table.id("edoras")))
    table.choose(Done(), RIVER, Pick(table.id("aragorn-ii"))).idle()
    table.journey("moria", WILD, company=SECOND).move(SECOND)
    table.choose(PlayEvent(table.id("river", 1), 0), Pick(table.id("moria"))).idle()
    table.visit(SECOND).done()


@BOTH
@pytest.mark.rule("M-ERR-17")
@pytest.mark.parametrize("way", [Movement.SPECIAL, Movement.REGION])
def test_only_who_walked_the_paths_leads_the_dead(errata: bool, way: Movement) -> None:
    table = scene(
        ("dunharrow", ["aragorn-ii"]),
        hand=["paths-of-the-dead", "army-of-the-dead"],
        sites=["vale-of-erech"],
    )
    erech = table.id("vale-of-erech")
    with_errata(table, errata).organize()
    table.choose(Done(), table.play("paths-of-the-dead"), ChooseCompany(FIRST))
    table.choose(GoTo(erech) if way is Movement.SPECIAL else Done())
    if way is Movement.REGION:
        table.journey("vale-of-erech", regions=["rohan", "lamedon"])
    table.move().idle().visit().choose(Enter())
    comes = PlayAtSite(table.id("army-of-the-dead"), table.id("aragorn-ii"))
    assert table.offers(comes) is (way is Movement.SPECIAL or not errata)


@BOTH
@pytest.mark.rule("M-ERR-19")
@pytest.mark.parametrize("site", ["rhosgobel-fallen-wizard", "sarn-goriwing-minion"])
def test_blackbole_does_not_grow_at_havens(errata: bool, site: str) -> None:
    table = scene((site, ["perchen"]), hand=["blackbole"], alignments=FALLEN)
    with_errata(table, errata).visit().choose(Enter())
    table.win()
    grows = PlayAtSite(table.id("blackbole"), table.id("perchen"))
    assert table.offers(grows) is (site == "sarn-goriwing-minion" or not errata)


@pytest.mark.rule("M-ERR-08")
@pytest.mark.parametrize(("creature", "may"), [("lesser-spiders", True), ("stirring-bones", False)])
def test_spiders_take_who_faces_their_strike(creature: str, may: bool) -> None:
    table = struck("bergil", creature, "flies-and-spiders")
    with_errata(table, True)
    flies, bergil = table.play("flies-and-spiders"), Pick(table.id("bergil"))
    assert table.offers(flies) is may
    if may:
        table.choose(flies)
        assert table.options == (bergil,)
        table.rolls(1, 1).choose(bergil, TapToFight(), Pick(table.id("ettenmoors-minion")))
        assert table.card("bergil").host == table.id("flies-and-spiders")
