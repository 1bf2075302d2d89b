"""Hazards of Dark Minions that take prisoners, and the dog that prevents it."""

from __future__ import annotations

import pytest

from tests.meccg.prison import SPELLS, WAYLAID, imprison
from tests.meccg.scene import ONE, SECOND, TWO, MeccgScene, enter, scene
from westmarch.meccg import captives
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import RegionType, Zone
from westmarch.meccg.options import (
    Assign,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
    PlayCreature,
    StayUntapped,
    TapToFight,
)
from westmarch.meccg.prompts import ChooseRescueSite
from westmarch.meccg.rules.rescuing import rescue_attacks
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.verbs import cards

WILD = RegionType.WILDERNESS


def struck(who: str, creature: str, host: str) -> MeccgScene:
    """Somebody alone faces a strike of a creature, and no excess strikes weaken him."""
    table = scene(("rivendell", [who]), theirs=[creature, host], their_sites=["ettenmoors-minion"])
    table.journey("moria", WILD, WILD).move()
    table.choose(next(option for option in table.options if isinstance(option, PlayCreature)))
    return table.choose(Assign(table.id(who)), Face(table.id(who)))


@pytest.mark.parametrize(
    ("host", "creature", "who", "works"),
    [
        ("flies-and-spiders", "lesser-spiders", "bergil", True),
        ("flies-and-spiders", "stirring-bones", "bergil", False),
        (SPELLS, "stirring-bones", "bergil", True),
        (SPELLS, "lesser-spiders", "bergil", False),
        (WAYLAID, "orc-warriors", "frodo", True),
        (WAYLAID, "orc-warriors", "bergil", False),
        (WAYLAID, "lesser-spiders", "frodo", False),
    ],
)
def test_captors_need_their_strike_and_take_the_one_who_loses(
    host: str, creature: str, who: str, works: bool
) -> None:
    table = struck(who, creature, host)
    assert table.offers(table.play(host)) is works
    if works:
        table.rolls(1, 1).choose(table.play(host), Pick(table.id(who)), TapToFight())
        assert table.prompt == ChooseRescueSite(table.id(who))
        table.choose(Pick(table.id("ettenmoors-minion")))
        assert captives.prisoners(table.state, table.id(host)) == [table.id(who)]


def test_waylaid_hobbits_are_stronger_by_two() -> None:
    table = struck("frodo", "orc-warriors", WAYLAID)
    table.rolls(3, 4).choose(table.play(WAYLAID), Pick(table.id("frodo")), TapToFight())
    assert table.told(Rolled)[0].total == 1 + 2 - 2 + 7, "two strikes are in excess"
    assert table.card(WAYLAID).zone is Zone.DISCARD


@pytest.mark.parametrize(("rolled", "kept"), [((3, 3), False), ((3, 4), True)])
def test_waylaid_hobbits_may_lose_their_ring(rolled: tuple[int, int], kept: bool) -> None:
    table = scene(("rivendell", ["bergil"]))
    frodo = imprison(table, "frodo", host=WAYLAID)
    ring = enter(table.state, "precious-gold-ring", ONE)
    cards.put(table.state, ring, Zone.ASIDE)
    cards.attach(table.state, ring, frodo)
    table.rolls(*rolled).begin(Turn(ONE))
    assert (table.card("precious-gold-ring").zone is Zone.ASIDE) is kept


@pytest.mark.parametrize(("host", "more"), [(SPELLS, 0), ("flies-and-spiders", 1)])
def test_prisoners_face_body_checks_in_their_untap_phase(host: str, more: int) -> None:
    table = scene(("rivendell", ["annalena"]))
    imprison(table, "bergil", host=host)
    table.rolls(4, 5 - more, *((1, 1) if more else ())).begin(Turn(ONE))
    first = table.told(Rolled)[0]
    assert (first.seat, first.what, first.total) == (TWO, "body", 9)
    assert table.card("bergil").zone is Zone.ASIDE, "9 is not above his body of 9"


def test_captors_wait_for_the_prisoners_own_player() -> None:
    table = scene(("rivendell", ["annalena"]), opponents=[("dol-guldur", ["luitprand"])])
    imprison(table, "bergil")
    table.state.active = TWO
    table.begin(Turn(TWO))
    assert table.told(Rolled) == []


@pytest.mark.parametrize(("rolled", "free"), [((3, 3), False), ((3, 4), True)])
def test_who_is_strong_escapes_from_the_spiders(rolled: tuple[int, int], free: bool) -> None:
    table = scene(("rivendell", ["annalena"]))
    imprison(table, "bergil", host="flies-and-spiders")
    table.rolls(1, 1, *rolled).begin(Turn(ONE))
    assert (table.card("bergil").zone is Zone.PLAY) is free, "his body of 9 and 7 are above 15"
    if free:
        assert table.card("bergil").company == SECOND
        assert table.card("flies-and-spiders").zone is Zone.DISCARD


def test_waylaid_hobbits_are_guarded_by_three_attacks() -> None:
    table = scene(("rivendell", ["annalena"]))
    imprison(table, "frodo", host=WAYLAID)
    found = rescue_attacks(table.state, table.id(WAYLAID))
    assert [(one.strikes, one.prowess) for one in found] == [(3, 6), (4, 7), (5, 8)]


def test_troll_purse_sends_the_automatic_attack_again_when_an_item_is_played() -> None:
    table = scene(("moria", ["elrond"]), hand=["precious-gold-ring"], their_sites=["moria-minion"])
    enter(table.state, "troll-purse", TWO, table.id("moria"))
    elrond, ring = table.id("elrond"), table.id("precious-gold-ring")
    table.visit().choose(Enter(), Assign(elrond)).rolls(6, 6).choose(Face(elrond), StayUntapped())
    table.choose(PlayAtSite(ring, elrond))
    table.rolls(1, 1).choose(Assign(elrond)) if table.offers(Assign(elrond)) else table.rolls(1, 1)
    table.choose(Face(elrond))
    assert table.told(Rolled)[-1].against == 7 + 3
    assert table.prompt == ChooseRescueSite(elrond)
    table.choose(Pick(table.id("moria-minion")))
    assert table.card("elrond").zone is Zone.ASIDE
    assert table.state.lasting == []
    found = rescue_attacks(table.state, table.id("troll-purse"))
    assert [(one.strikes, one.prowess) for one in found] == [(4, 7)]
    table.done()


def test_troll_purse_needs_orcs_or_trolls() -> None:
    for site, works in (("moria", True), ("barrow-downs", False)):
        table = scene((site, ["elrond"]), theirs=["troll-purse"]).move()
        table.choose(Done()) if table.seat == ONE else None
        assert table.offers(table.play("troll-purse")) is works


def test_rescue_is_asked_for_own_prisoners_only() -> None:
    table = scene(("rivendell", ["elrond"]))
    imprison(table, "luitprand", site="rivendell-minion", seat=TWO)
    table.visit().choose(Enter()).done()
