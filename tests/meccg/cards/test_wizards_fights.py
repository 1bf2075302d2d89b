"""Events of The Wizards in fights and on the way: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, MeccgScene, enter, scene
from westmarch.meccg import numbers
from westmarch.meccg.kinds import CardCode, Phase, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    ActAgain,
    AimAtAttack,
    Assign,
    ChooseCompany,
    Done,
    Face,
    GoTo,
    Pick,
    PlayCreature,
    SetOut,
    SplitOff,
    StayUntapped,
    TapToFight,
)
from westmarch.meccg.prompts import WhichKeeps
from westmarch.meccg.rules.turns import EndPhase
from westmarch.meccg.things import Assault
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

WILD, SHADOW, COAST = RegionType.WILDERNESS, RegionType.SHADOW_LAND, RegionType.COASTAL_SEA
DARK = RegionType.DARK_DOMAIN
SAIL = ActAgain(0, CardCode("great-ship"), FIRST)
RETURN = ActAgain(1, CardCode("great-road"), FIRST)


def struck(table: MeccgScene, who: str) -> MeccgScene:
    """Somebody is given the strike and faces it."""
    return table.choose(Assign(table.id(who)), Face(table.id(who)))


def rest(table: MeccgScene) -> MeccgScene:
    """Everybody lets the rest of the phase be."""
    while not table.position.over:
        table.choose(Done())
    return table


# Fights


@pytest.mark.parametrize(
    ("event", "who", "not_who"), [("block", "gimli", "bilbo"), ("dodge", "bilbo", None)]
)
def test_who_blocks_or_dodges_need_not_tap(event: str, who: str, not_who: str | None) -> None:
    table = scene(("rivendell", [who]), hand=[event]).attacked(prowess=2)
    struck(table, who).rolls(6, 6).choose(table.play(event), Pick(table.id(who)))
    body = numbers.body(table.state, table.id(who))
    table.choose(StayUntapped())
    assert table.card(who).status is Status.UNTAPPED
    assert numbers.body(table.state, table.id(who)) - body == (1 if event == "dodge" else 0)
    table.done()
    if not_who is not None:
        table = scene(("rivendell", [not_who]), hand=[event]).attacked(prowess=2)
        assert not struck(table, not_who).offers(table.play(event))


def test_escape_costs_a_wound() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), hand=["escape"]).attacked(strikes=2)
    table.choose(table.play("escape"), Pick(table.id("legolas")))
    assert table.card("legolas").status is Status.WOUNDED
    assert table.card("gimli").status is Status.UNTAPPED
    table.done()
    table = scene(("rivendell", ["gimli"]), hand=["escape"])
    cards.wound(table.state, table.id("gimli"))
    assert not table.attacked().offers(table.play("escape"))


def test_halfling_stealth_is_for_hobbits() -> None:
    table = scene(("rivendell", ["frodo"]), hand=["halfling-stealth"]).attacked(prowess=20)
    struck(table, "frodo").choose(table.play("halfling-stealth"), Pick(table.id("frodo"))).done()
    assert table.card("frodo").status is Status.UNTAPPED
    table = scene(("rivendell", ["gimli"]), hand=["halfling-stealth"]).attacked(prowess=20)
    assert not struck(table, "gimli").offers(table.play("halfling-stealth"))


def test_lucky_strike_gives_two_rolls() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["lucky-strike"]).attacked(prowess=15)
    struck(table, "gimli").rolls(1, 1, 6, 6).choose(
        table.play("lucky-strike"), Pick(table.id("gimli"))
    )
    table.choose(TapToFight())
    assert table.state.result is True


@pytest.mark.parametrize(
    ("event", "who", "amount"),
    [("kindling-of-the-spirit", "gimli", 2), ("wizards-fire", "gandalf", 5)],
)
def test_a_wizards_spell_strengthens(event: str, who: str, amount: int) -> None:
    table = scene(("rivendell", ["gandalf", "gimli"]), hand=[event]).attacked()
    before = numbers.prowess(table.state, table.id(who))
    table.rolls(6, 6).choose(table.play(event), Pick(table.id("gandalf")))
    assert numbers.prowess(table.state, table.id(who)) == before + amount
    table = scene(("rivendell", ["gimli"]), hand=[event]).attacked()
    assert not table.offers(table.play(event)), "there is no Wizard"


def test_wizards_flame_weakens_all_attacks_on_his_company_this_turn() -> None:
    table = scene(("rivendell", ["gandalf"]), ("moria", ["gimli"]), hand=["wizards-flame"])
    table.organize().rolls(6, 6).choose(table.play("wizards-flame"), Pick(table.id("gandalf")))
    rest(table).attacked(prowess=9)
    assert numbers.number(table.state, Assault(table.state.attacks), Stat.PROWESS) == 7
    table.attacked(prowess=9, company=SECOND)
    assert numbers.number(table.state, Assault(table.state.attacks), Stat.PROWESS) == 9


def test_vanishment_tempts_the_wizard() -> None:
    table = scene(("rivendell", ["gandalf", "gimli"]), hand=["vanishment"]).attacked()
    table.rolls(6, 6).choose(table.play("vanishment"), Pick(table.id("gandalf")), AimAtAttack(1))
    assert table.card("gimli").status is Status.UNTAPPED
    table.done()


def test_wizards_river_horses_save_a_lonely_wizard() -> None:
    table = scene(("rivendell", ["gandalf"]), hand=["wizards-river-horses"]).attacked()
    table.rolls(6, 6).choose(
        table.play("wizards-river-horses", 1), Pick(table.id("gandalf")), AimAtAttack(1)
    )
    table.done()
    table = scene(("rivendell", ["gandalf", "gimli"]), hand=["wizards-river-horses"]).attacked()
    assert not table.offers(table.play("wizards-river-horses", 1))


def test_the_cock_crows_for_trolls_or_in_the_morning() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["the-cock-crows"]).attacked(Race.TROLL)
    table.choose(table.play("the-cock-crows"), AimAtAttack(1)).done()
    table = scene(("rivendell", ["gimli"]), hand=["the-cock-crows"]).attacked(Race.ORC)
    assert not table.offers(table.play("the-cock-crows"))
    table = scene(
        ("rivendell", ["gimli"]),
        hand=["the-cock-crows"],
        in_play=["gates-of-morning"],
    )
    enter(table.state, "lure-of-expedience", TWO, table.id("gimli"))
    table.organize().choose(table.play("the-cock-crows", 1), Pick(table.id("lure-of-expedience")))
    assert table.card("lure-of-expedience").zone is Zone.DISCARD


def test_the_old_thrush_tells_of_weak_spots_of_the_mighty_once() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["the-old-thrush", "the-old-thrush"])
    table.attacked(Race.DRAGON, prowess=13, body=9)
    table.choose(table.play("the-old-thrush"), AimAtAttack(1))
    assert numbers.number(table.state, Assault(1), Stat.PROWESS) == 10
    assert numbers.number(table.state, Assault(1), Stat.BODY) == 6
    second = table.id("the-old-thrush", 1)
    assert all(getattr(one, "card", None) != second for one in table.options)
    table = scene(("rivendell", ["gimli"]), hand=["the-old-thrush"]).attacked(prowess=12)
    assert not table.offers(table.play("the-old-thrush"))


# Travels


@pytest.mark.parametrize(
    ("event", "path", "limit"),
    [
        ("fair-travels-in-wilderness", (WILD, WILD), 2),
        ("fair-sailing", (COAST, WILD), 3),
        ("fair-travels-in-shadow-lands", (SHADOW, SHADOW, WILD), 3),
        ("fair-travels-in-dark-domains", (DARK,), 3),
        ("horses", (WILD,), 2),
    ],
)
def test_a_company_travels_fairly(event: str, path: tuple[RegionType, ...], limit: int) -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas", "eomer", "boromir-ii"]),
        hand=[event],
        theirs=["lost-in-shadow-lands"],
    )
    table.journey("dunnish-clan-hold", *path).organize().choose(Done())
    table.choose(table.play(event), ChooseCompany(FIRST))
    while not table.position.over and table.offers(Done()):
        table.choose(Done())
    table.state.phase = Phase.MOVEMENT
    from westmarch.meccg.rules.hazards import MovementHazard
    from westmarch.meccg.rules.limits import base, now

    movement = MovementHazard(ONE, FIRST, limit=base(table.state, FIRST))
    assert now(table.state, movement) == limit


def test_stealth_keeps_creatures_away_from_small_companies() -> None:
    table = scene(("rivendell", ["bilbo"]), hand=["stealth"], theirs=["orc-raiders"])
    table.journey("dunnish-clan-hold", WILD, WILD).organize().choose(Done())
    rest(table.choose(table.play("stealth"), Pick(table.id("bilbo")))).move()
    assert table.position.over or not any(isinstance(one, PlayCreature) for one in table.options)
    table = scene(("rivendell", ["bilbo", "gimli", "legolas", "eomer"]), hand=["stealth"])
    table.organize().choose(Done())
    assert not table.offers(table.play("stealth"))


@pytest.mark.parametrize(("key", "barred"), [(WILD, True), (SHADOW, False)])
def test_ford_bars_creatures_of_the_wilderness(key: RegionType, barred: bool) -> None:
    table = scene(("rivendell", ["aragorn-ii"]), hand=["ford"], theirs=["orc-patrol"])
    table.journey("dunnish-clan-hold", key, key).organize().choose(Done())
    rest(table.choose(table.play("ford"), Pick(table.id("aragorn-ii")))).move()
    creature = next((one for one in table.options if isinstance(one, PlayCreature)), None)
    assert (creature is None) is barred


@pytest.mark.rule("M-MH-21")
def test_a_bridge_leads_on_from_a_haven() -> None:
    table = scene(("rivendell", ["gandalf"]), hand=["bridge"], sites=["lorien", "edoras"])
    table.journey("lorien", WILD).move().choose(table.play("bridge"), ChooseCompany(FIRST))
    table.choose(SetOut(FIRST), GoTo(table.id("edoras")))
    table.choose(table.options[0])
    assert table.state.companies[FIRST].site == table.id("edoras")
    table.finish()
    table = scene(("rivendell", ["gandalf"]), hand=["bridge"]).journey("moria", WILD).move()
    assert table.position.over or not table.offers(table.play("bridge"))


def test_eagles_carry_a_diplomat_from_their_eyrie() -> None:
    table = scene(("eagles-eyrie", ["gimli"]), hand=["eagle-mounts"], sites=["edoras", "moria"])
    table.organize().choose(Done(), table.play("eagle-mounts"), ChooseCompany(FIRST))
    assert table.options == (Done(), GoTo(table.id("edoras"))), "Moria is a Shadow-hold"
    table = scene(("rivendell", ["gimli"]), hand=["eagle-mounts"]).organize().choose(Done())
    assert not table.offers(table.play("eagle-mounts"))


def test_great_ship_evades_hazards_at_sea() -> None:
    for path, works in (((COAST, WILD, COAST), True), ((COAST, WILD, WILD), False)):
        table = scene(
            ("grey-havens", ["gimli", "legolas"]),
            hand=["great-ship"],
            theirs=["lure-of-expedience"],
        )
        table.journey("dol-amroth", *path).organize()
        rest(table.choose(table.play("great-ship"), Pick(table.id("gimli"))))
        table.move().choose(table.play("lure-of-expedience"), Pick(table.id("legolas")))
        assert (not table.position.over and table.offers(SAIL)) is works
    table = scene(
        ("grey-havens", ["gimli", "legolas"]), hand=["great-ship"], theirs=["lure-of-expedience"]
    )
    table.journey("dol-amroth", COAST).organize()
    rest(table.choose(table.play("great-ship"), Pick(table.id("gimli"))))
    table.move().choose(table.play("lure-of-expedience"), Pick(table.id("legolas")))
    table.choose(
        SAIL,
        Pick(table.id("legolas")),
        Pick(table.id("lure-of-expedience")),
    )
    assert table.card("lure-of-expedience").zone is Zone.DISCARD


def test_great_road_leads_back_to_the_haven() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["great-road"], sites=["bree"])
    table.journey("bree", WILD).organize().choose(Done(), table.play("great-road"))
    rest(table.choose(ChooseCompany(FIRST))).move()
    while not table.position.over:
        table.choose(table.options[0])
    table.state.phase = Phase.END
    table.begin(EndPhase(ONE)).choose(RETURN, GoTo(table.id("rivendell")))
    assert table.state.companies[FIRST].site == table.id("rivendell")


def test_hiding_keeps_a_company_at_its_site_and_from_attacks() -> None:
    table = scene(("rivendell", ["bilbo"]), hand=["hiding"])
    table.journey("moria", WILD).organize().choose(Done(), table.play("hiding"))
    table.choose(Pick(table.id("bilbo")))
    assert table.state.companies[FIRST].journey is None
    rest(table).attacked().done()
    assert table.card("bilbo").status is Status.UNTAPPED


@pytest.mark.rule("M-EX-18", "M-ORG-29")
def test_fellowship_strengthens_until_the_company_splits() -> None:
    company = ["gimli", "legolas", "eomer", "bilbo"]
    table = scene(("rivendell", company), hand=["fellowship"]).organize()
    table.choose(table.play("fellowship"), ChooseCompany(FIRST))
    assert numbers.prowess(table.state, table.id("gimli")) == 6
    table.choose(SplitOff(FIRST), Pick(table.id("bilbo")), Done())
    assert table.card("fellowship").zone is Zone.DISCARD
    assert numbers.prowess(table.state, table.id("gimli")) == 5
    table = scene(("rivendell", company[:3]), hand=["fellowship"]).organize()
    assert not table.offers(table.play("fellowship"))


@pytest.mark.rule("M-ORG-28")
def test_the_player_says_which_company_keeps_a_card() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]))
    event = enter(table.state, "cup-of-farewell", ONE)
    cards.lay_upon(table.state, event, FIRST)
    table.organize().choose(SplitOff(FIRST), Pick(table.id("legolas")))
    assert (table.seat, table.prompt) == (ONE, WhichKeeps(event))
    table.choose(ChooseCompany(SECOND))
    assert table.state.cards[event].company == SECOND


@pytest.mark.rule("M-ORG-27")
def test_the_opponent_says_which_company_keeps_his_hazard() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]))
    event = enter(table.state, "lure-of-expedience", TWO)
    cards.lay_upon(table.state, event, FIRST)
    table.organize().choose(SplitOff(FIRST), Pick(table.id("legolas")))
    assert (table.seat, table.prompt) == (TWO, WhichKeeps(event))
