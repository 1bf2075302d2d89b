"""Single words of hazards: what they do when night falls, on guard, in vain, or to the same one."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import fight, on_the_way, play
from tests.meccg.prison import imprison
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import influence, terrain
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, Phase, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    ChooseCompany,
    Control,
    Done,
    Enter,
    Face,
    Pick,
    PickRegion,
    PlayAtSite,
    PlayCreature,
    PutOnGuard,
    Reveal,
    TapToFight,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.rules.hazards import changed_draws
from westmarch.meccg.rules.limits import left
from westmarch.meccg.rules.rescuing import rescue_attacks
from westmarch.meccg.rules.turns import Turn

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
WILD, BORDER = RegionType.WILDERNESS, RegionType.BORDER_LAND
SHADOW, SEA = RegionType.SHADOW_LAND, RegionType.COASTAL_SEA
MORGUL, BREE = "minas-morgul-minion", "bree-minion"


# Weather


@pytest.mark.parametrize(
    ("weather", "hit", "spared"),
    [("long-winter", "moria", "edoras"), ("foul-fumes", "minas-morgul", "edoras")],
)
def test_bad_weather_is_worse_when_night_falls(weather: str, hit: str, spared: str) -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        (hit, ["legolas"]),
        (spared, ["eomer"]),
        their_play=[weather],
        theirs=["doors-of-night"],
    ).move()
    assert table.card(hit).status is Status.UNTAPPED
    table.choose(table.play("doors-of-night"))
    assert table.card(hit).status is Status.TAPPED
    assert table.card(spared).status is table.card("rivendell").status is Status.UNTAPPED


@pytest.mark.parametrize(("to", "hit"), [("isle-of-the-ulond", True), ("moria", False)])
def test_storms_rage_where_a_company_arrives(to: str, hit: bool) -> None:
    table = scene(("rivendell", ["gimli"]), their_play=["storms-of-osse", "doors-of-night"])
    table.journey(to, SEA).move()
    while not table.position.over:
        table.choose(Done())
    assert (table.card(to).status is Status.TAPPED) is hit


@pytest.mark.parametrize(
    ("way", "path", "able"),
    [(2, (BORDER,), True), (2, (WILD,), False), (0, (WILD,), True), (0, (BORDER,), False)],
)
def test_lands_wither_by_night(way: int, path: tuple[RegionType, ...], able: bool) -> None:
    table = on_the_way(*path, theirs=["withered-lands"], their_play=["doors-of-night"])
    assert table.offers(table.play("withered-lands", way)) is able
    if able:
        table.choose(table.play("withered-lands", way), ChooseCompany(FIRST), PickRegion(0))
        assert terrain.path(table.state, FIRST) == (WILD, WILD)
    day = on_the_way(*path, theirs=["withered-lands"])
    assert not day.offers(day.play("withered-lands", way))


@pytest.mark.parametrize(
    ("site", "night", "taps"),
    [
        ("barad-dur", False, True),
        ("minas-morgul", False, False),
        ("minas-morgul", True, True),
        ("moria", True, False),
    ],
)
def test_the_stench_spreads_by_night(site: str, night: bool, taps: bool) -> None:
    table = scene(
        (site, ["gimli"]), their_play=["stench-of-mordor", *(["doors-of-night"] if night else [])]
    ).visit()
    assert table.offers(Pick(table.id("gimli"))) is taps


# Creatures and Dragons


def test_a_slayer_strikes_at_the_same_one_again() -> None:
    table = on_the_way(BORDER, who=["gimli", "legolas"], theirs=["slayer"])
    play(table, "slayer")
    gimli, legolas = table.id("gimli"), table.id("legolas")
    while not table.offers(Assign(gimli)):
        table.choose(Done())
    assert table.offers(Assign(legolas))
    table.choose(Assign(gimli)).rolls(6, 6)
    steps = (Face(gimli), TapToFight(), Done())
    while table.state.attacks == 1:
        table.choose(next(one for one in steps if one in table.options))
    while not table.offers(Assign(gimli)) and not table.offers(Face(gimli)):
        table.choose(Done())
    assert not table.offers(Assign(legolas))
    assert not table.offers(Face(legolas))


def test_carrion_birds_pick_twice_but_not_hard() -> None:
    table = scene(("edoras", ["frodo"]))
    table.state.phase = Phase.MOVEMENT
    table.begin(Creature(FIRST, enter(table.state, "carrion-birds", TWO), ()))
    fight(table, "frodo", 1, 1, 4, 5, 4, 5)
    checks = [one for one in table.told(Rolled) if one.what == "body"]
    assert [one.total for one in checks] == [8, 8]


@pytest.mark.parametrize(
    ("region", "night", "attacked"),
    [
        ("withered-heath", False, True),
        ("anduin-vales", False, False),
        ("anduin-vales", True, True),
        ("rohan", True, False),
    ],
)
def test_scatha_hunts_farther_by_night(region: str, night: bool, attacked: bool) -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        their_play=["scatha-ahunt", *(["doors-of-night"] if night else [])],
    )
    table.journey("moria", regions=[region]).move()
    assert (table.state.attacks == 1) is attacked


@pytest.mark.parametrize(("active", "draws"), [(ONE, (2, 3)), (TWO, (3, 2))])
def test_smaug_at_home_hinders_whoever_moves(active: Seat, draws: tuple[int, int]) -> None:
    table = scene(("rivendell", ["gimli"]), their_play=["smaug-at-home"])
    table.state.active = active
    assert tuple(changed_draws(table.state, FIRST, seat, 3) for seat in (ONE, TWO)) == draws


# Captors


@pytest.mark.parametrize(
    ("creature", "captor"),
    [
        ("lesser-spiders", "flies-and-spiders"),
        ("stirring-bones", "spells-of-the-barrow-wights"),
    ],
)
def test_captors_who_catch_nobody_go(creature: str, captor: str) -> None:
    table = scene(
        ("rivendell", ["bergil"]), theirs=[creature, captor], their_sites=["ettenmoors-minion"]
    )
    table.journey("moria", WILD, WILD).move()
    bergil = table.id("bergil")
    table.choose(next(one for one in table.options if isinstance(one, PlayCreature)))
    table.choose(Assign(bergil), Face(bergil)).rolls(6, 6)
    table.choose(table.play(captor), Pick(bergil), TapToFight())
    while not table.position.over and table.offers(Done()):
        table.choose(Done())
    assert table.card(captor).zone is Zone.DISCARD
    assert table.card("bergil").zone is Zone.PLAY


def test_spiders_guard_whom_they_caught() -> None:
    table = scene(("rivendell", ["annalena"]))
    imprison(table, "bergil", host="flies-and-spiders")
    found = rescue_attacks(table.state, table.id("flies-and-spiders"))
    assert [(one.races, one.strikes, one.prowess) for one in found] == [((Race.SPIDER,), 3, 9)]


# Others


def influencing(*theirs: str) -> MeccgScene:
    """A company that is about to visit Edoras, with hazards on guard."""
    table = scene(("rivendell", ["gimli"]), hand=["riders-of-rohan"], theirs=theirs)
    table.journey("edoras", WILD).move()
    for code in theirs:
        table.choose(PutOnGuard(table.id(code)))
    return table.idle().visit().choose(Enter())


def test_foolish_words_are_remembered_on_guard() -> None:
    table = influencing("foolish-words")
    gimli, riders = table.id("gimli"), table.id("riders-of-rohan")
    table.rolls(5, 5).choose(PlayAtSite(riders, gimli))
    table.choose(Reveal(table.id("foolish-words"), 0), Pick(gimli))
    while not table.position.over:
        table.choose(Done())
    assert table.card("riders-of-rohan").zone is Zone.DISCARD, "10 + 2 - 4 is not more than 9"


@pytest.mark.parametrize(("event", "felt"), [("stealth", True), ("fair-sailing", False)])
def test_the_searching_eye_ends_what_scouts_did(event: str, felt: bool) -> None:
    table = scene(("rivendell", ["bilbo"]), hand=[event], theirs=["searching-eye"])
    table.journey("moria", SEA, WILD).organize().choose(Done())
    aim = Pick(table.id("bilbo")) if felt else ChooseCompany(FIRST)
    table.choose(table.play(event), aim).finish()
    assert table.move().offers(table.play("searching-eye", 1)) is felt


@pytest.mark.parametrize(
    ("hazard", "counts"), [("veils-flung-away", False), ("lost-in-shadow-lands", True)]
)
def test_some_hazards_do_not_count(hazard: str, counts: bool) -> None:
    table = scene((MORGUL, ["asternak"]), theirs=[hazard, "wargs"], alignments=DARK)
    table.journey(BREE, WILD, SHADOW).move()
    assert table.prompt == PlayHazards(FIRST, 2)
    if not counts:
        table.rolls(1, 1)
    table.choose(table.play(hazard), ChooseCompany(FIRST))
    more = 1 if counts else 0
    assert table.prompt == PlayHazards(FIRST, 2 - counts + more)


def test_a_tribal_banner_does_not_count() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["orc-guard", "tribal-banner", "wargs"])
    table.journey("moria", SHADOW, SHADOW, WILD).move()
    play(table, "orc-guard")
    before = left(table.state)
    table.choose(table.play("tribal-banner"), AimAtAttack(1))
    assert left(table.state) == before


@pytest.mark.parametrize("talk", [True, False])
def test_rebels_follow_nobody(talk: bool) -> None:
    table = scene(("rivendell", ["elrond", "bofur"]))
    elrond, bofur = table.id("elrond"), table.id("bofur")
    if talk:
        enter(table.state, "rebel-talk", TWO, bofur)
    assert influence.direct(table.state, elrond) >= 3
    assert table.organize().offers(Control(bofur, elrond)) is not talk


@pytest.mark.parametrize("mine", [True, False])
def test_men_come_again_when_outnumbering_thrice(mine: bool) -> None:
    men = ["brigands", "wargs"]
    table = scene(
        ("rivendell", ["gimli"]),
        theirs=["brigands"],
        their_play=["thrice-outnumbered"],
        discard=men if mine else [],
        their_discard=[] if mine else men,
    )
    table.begin(Turn(ONE))
    while table.state.phase is not Phase.END:
        table.choose(Done() if table.offers(Done()) else table.options[-1])
    if mine:
        table.choose(Done(), seat=TWO)
    man = next(card for card in discards(table, mine) if table.state.cards[card].code == "brigands")
    assert table.offers(Pick(man))
    table.choose(Pick(man))
    assert table.state.cards[man].zone in (Zone.DECK, Zone.HAND), "it may be drawn at once"


def discards(table: MeccgScene, mine: bool) -> list[CardId]:
    """A player's discard pile."""
    return table.state.discards[ONE if mine else TWO]
