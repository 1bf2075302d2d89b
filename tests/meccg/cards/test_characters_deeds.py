"""What characters and agents do beyond numbers."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, lurk, scene
from westmarch.meccg import deeds, numbers, underway
from westmarch.meccg.kinds import Alignment, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AgentAttacks,
    Assign,
    BringIn,
    Done,
    Enter,
    Face,
    GoTo,
    Pick,
    SetOut,
    TapToFight,
    Yes,
)
from westmarch.meccg.rules.agents_attacking import Ambush
from westmarch.meccg.rules.agents_moving import destinations, may_go
from westmarch.meccg.rules.drafting import Draft
from westmarch.meccg.rules.travelling import journeys
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.things import Assault
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Deed, Stat

HERO, MINION = Alignment.HERO, Alignment.MINION
DARK = (MINION, HERO)
WILD = RegionType.WILDERNESS


def test_healing_effects_reach_all_with_ioreth() -> None:
    for healer, all_heal in (("ioreth", True), ("anborn", False)):
        table = scene(("bree", ["frodo", "gimli", healer]), hand=["halfling-strength"])
        for name in ("frodo", "gimli"):
            cards.wound(table.state, table.id(name))
        table.state.queue.clear()
        table.organize()
        table.choose(table.play("halfling-strength", 1), Pick(table.id("frodo")))
        assert (table.card("gimli").status is Status.UNTAPPED) is all_heal
        table.finish()


def test_folco_makes_room_for_another_hobbit() -> None:
    table = scene(("rivendell", ["folco-boffin"]), hand=["frodo", "gimli"]).organize()
    table.choose(table.act("folco-boffin"))
    assert table.options == (Pick(table.id("frodo")),)
    table.choose(Pick(table.id("frodo")))
    assert table.card("frodo").company == FIRST
    assert table.card("folco-boffin").zone is Zone.DISCARD
    table = scene(("bree", ["folco-boffin"]), hand=["frodo"]).organize()
    assert not table.offers(table.act("folco-boffin")), "he must be at a Haven"


@pytest.mark.parametrize(
    ("code", "side"),
    [
        ("calendal", MINION),
        ("saruman", HERO),
        ("saruman-fallen-wizard", Alignment.FALLEN_WIZARD),
    ],
)
def test_some_can_use_a_palantir(code: str, side: Alignment) -> None:
    table = scene(("rivendell", [code, "gimli"]), alignments=(side, HERO))
    assert deeds.may(table.state, Deed.USE_PALANTIR, table.id(code))
    assert not deeds.may(table.state, Deed.USE_PALANTIR, table.id("gimli"))


def test_carambor_leads_his_company_on_through_the_wilderness() -> None:
    table = scene(
        ("dol-guldur-minion", ["carambor"]),
        ("minas-morgul-minion", ["layos"]),
        sites=["goblin-gate-minion", "moria-minion", "mount-gundabad-minion"],
        alignments=DARK,
    )
    table.journey("goblin-gate-minion", WILD).move()
    table.choose(table.act("carambor"), Pick(table.id("carambor")))
    assert table.options == (Done(), SetOut(FIRST))
    for code in ("moria-minion", "mount-gundabad-minion"):
        for way in journeys(table.state, FIRST, table.id(code)):
            assert WILD in way.path
    assert journeys(table.state, FIRST, table.id("moria-minion"))
    table.choose(SetOut(FIRST), GoTo(table.id("moria-minion")))


def test_carambor_rests_if_his_company_does() -> None:
    table = scene(("dol-guldur-minion", ["carambor"]), alignments=DARK).move()
    assert table.position.over


def test_the_mouth_returns_cards_to_the_deck() -> None:
    table = scene(
        ("dol-guldur-minion", ["the-mouth"]),
        discard=["gorbag", "cave-drake"],
        alignments=DARK,
    ).organize()
    table.choose(table.act("the-mouth"), Pick(table.id("the-mouth")))
    assert table.options == (Done(), Pick(table.id("gorbag")))
    table.choose(Pick(table.id("gorbag")))
    assert table.card("gorbag").zone is Zone.DECK


def test_the_mouth_makes_way_for_the_mouth_of_sauron() -> None:
    table = scene(
        ("moria", ["gimli"]),
        opponents=[("dol-guldur-minion", ["the-mouth", "saw-toothed-blade", "layos"])],
        theirs=["mouth-of-sauron"],
        their_discard=["orc-raiders"],
        alignments=(HERO, MINION),
    ).move()
    table.choose(table.play("mouth-of-sauron"), Pick(table.id("orc-raiders")))
    table.choose(Pick(table.id("saw-toothed-blade")), Pick(table.id("layos")))
    assert table.card("saw-toothed-blade").host == table.id("layos")
    assert table.card("the-mouth").zone is Zone.HAND


# Three Trolls

TROLLS = ["burat", "tuma", "wuluag"]


@pytest.mark.parametrize("code", TROLLS)
def test_trolls_help_their_brothers(code: str) -> None:
    brother = TROLLS[TROLLS.index(code) - 1]
    table = scene(("moria-minion", [code, brother]), alignments=DARK)
    troll, other = table.id(code), table.id(brother)
    assert numbers.mind(table.state, troll) == 3
    cards.tap(table.state, other)
    table.state.queue.clear()
    table.organize().choose(table.act(code), Pick(troll), Pick(other))
    assert table.state.cards[other].status is Status.UNTAPPED
    assert table.state.cards[troll].status is Status.TAPPED
    alone = scene(("moria-minion", [code, "gorbag"]), alignments=DARK)
    assert numbers.mind(alone.state, alone.id(code)) == 4
    fought = scene(("moria-minion", [code]), alignments=DARK).attacked(Race.DWARF)
    printed = numbers.prowess(fought.state, fought.id(code))
    assert numbers.prowess(fought.state, fought.id(code), Assault(1)) == printed + 1


@pytest.mark.parametrize("code", TROLLS)
def test_trolls_come_together_but_not_at_the_start(code: str) -> None:
    brother = TROLLS[TROLLS.index(code) - 1]
    table = scene(
        ("minas-morgul-minion", ["layos"]), hand=[code, brother, "gorbag"], alignments=DARK
    ).organize()
    haven = table.id("minas-morgul-minion")
    table.choose(BringIn(table.id(brother), haven))
    assert table.offers(BringIn(table.id(code), haven))
    assert not table.offers(BringIn(table.id("gorbag"), haven))
    table = scene(alignments=DARK)
    for name in (code, "gorbag"):
        add(table.state, name, ONE, Zone.POOL)
    table.begin(Draft())
    assert table.options == (Done(), Pick(table.id("gorbag")))


# Strider


def test_strider_becomes_aragorn() -> None:
    table = scene(
        ("bree", ["strider", "dagger-of-westernesse", "anborn"]), hand=["aragorn-ii"]
    ).organize()
    assert not table.offers(BringIn(table.id("aragorn-ii"), table.id("bree")))
    table.choose(table.act("strider"), Done(), Pick(table.id("aragorn-ii")))
    assert table.card("aragorn-ii").company == FIRST
    assert table.card("dagger-of-westernesse").host == table.id("aragorn-ii")
    assert table.card("strider").zone is Zone.OUT
    table = scene(("bree", ["strider"]), hand=["gimli"]).organize()
    assert not table.offers(table.act("strider"))


def test_strider_finds_what_his_site_offers() -> None:
    table = scene(
        ("bree", ["strider"]), discard=["bill-the-pony", "glamdring", "riders-of-rohan"]
    ).organize()
    table.choose(table.act("strider", 1), Pick(table.id("strider")))
    assert table.options == (Done(), Pick(table.id("bill-the-pony")))
    table.choose(Pick(table.id("bill-the-pony")))
    assert table.card("bill-the-pony").zone is Zone.HAND
    table = scene(("edoras", ["strider"]), discard=["riders-of-rohan"]).organize()
    assert not table.offers(table.act("strider", 1)), "he is too far away"


# A site of the Ringwraiths


def test_a_ringwraith_recruits_at_urlurtsu_nurn() -> None:
    for stays in (True, False):
        table = scene(
            ("urlurtsu-nurn-minion", ["the-witch-king"]),
            discard=["gorbag", "layos"],
            sites=["minas-morgul-minion", "barad-dur-minion"],
            alignments=DARK,
        )
        table.begin(Turn(ONE))
        table.choose(table.act("urlurtsu-nurn-minion"), Pick(table.id("the-witch-king")))
        assert table.options == (Pick(table.id("gorbag")),), "Orcs and Trolls only"
        table.choose(Pick(table.id("gorbag")))
        recruits = table.card("gorbag").company
        assert recruits not in (None, FIRST)
        lord = FIRST if stays else recruits
        assert lord is not None
        table.choose(SetOut(lord), GoTo(table.id("minas-morgul-minion")))
        table.choose(table.options[0])
        while table.card("gorbag").zone is Zone.PLAY and table.state.phase.value != "site":
            table.choose(table.options[0])
        assert (table.card("gorbag").zone is Zone.PLAY) is not stays


# Agents


@pytest.mark.parametrize("code", ["anarin", "elwen", "nimloth", "baugur"])
def test_some_agents_may_go_to_havens(code: str) -> None:
    table = scene(("bree", ["gimli"]), their_sites=["lorien", "moria"])
    agent = lurk(table.state, code)
    assert may_go(table.state, agent, table.id("lorien")) is (code != "baugur")
    assert may_go(table.state, agent, table.id("moria"))


@pytest.mark.parametrize(("code", "more"), [("anarin", 0), ("the-grimburgoth", 2)])
def test_some_agents_attack_on_the_way(code: str, more: int) -> None:
    home = {"anarin": "moria", "the-grimburgoth": "dol-guldur"}[code]
    table = scene(("rivendell", ["gimli"]))
    agent = lurk(table.state, code, home, seen=True)
    table.journey(home, WILD).move().choose(table.act(code), Pick(agent))
    found = underway.attack(table.state)
    assert found is not None
    assert found.card == agent
    own = numbers.number(table.state, agent, Stat.PROWESS) + 2
    assert numbers.number(table.state, Assault(found.number), Stat.PROWESS) == own + more
    table = scene(("rivendell", ["gimli"]))
    lurk(table.state, code, home, seen=True)
    table.journey("bree", WILD).move()
    assert not table.offers(table.act(code)), "he is elsewhere"


def test_baduila_turns_a_company_back() -> None:
    table = scene(("rivendell", ["gimli"]))
    lurk(table.state, "baduila", "goblin-gate", seen=True)
    table.journey("goblin-gate", WILD).move().choose(
        table.act("baduila"), Pick(table.id("baduila"))
    )
    assert table.state.companies[FIRST].returned
    assert table.card("baduila").zone is Zone.DISCARD


def ambush(code: str, *company: str, home: str) -> MeccgScene:
    """An agent at home attacks a company."""
    table = scene((home, company))
    agent = lurk(table.state, code, home, seen=True)
    return table.begin(Ambush(FIRST, agent))


def test_elerina_taps_for_an_extra_strike() -> None:
    table = ambush("elerina", "gimli", "legolas", home="carn-dum")
    table.choose(table.act("elerina"), Pick(table.id("elerina")))
    table.choose(Assign(table.id("gimli")), Assign(table.id("legolas")))
    assert table.options == (Face(table.id("gimli")), Face(table.id("legolas")))


def test_taladhan_steals_and_does_no_harm() -> None:
    table = ambush("taladhan", "gimli", "dagger-of-westernesse", "legolas", home="sarn-goriwing")
    assert table.seat == TWO, "he chooses"
    table.choose(Assign(table.id("gimli")), Face(table.id("gimli")))
    table.rolls(6, 6, 1, 1).choose(TapToFight(), Done(), Pick(table.id("dagger-of-westernesse")))
    assert table.card("dagger-of-westernesse").zone is Zone.DISCARD
    assert table.card("gimli").status is not Status.WOUNDED


def test_golodhros_influences() -> None:
    table = scene(("rivendell", ["elrond", "gimli", "anborn"]), in_play=["rangers-of-ithilien"])
    lurk(table.state, "golodhros", "minas-morgul", seen=True)
    table.journey("minas-morgul", WILD).move()
    table.choose(table.act("golodhros"), Pick(table.id("golodhros")))
    assert set(table.options) == {Pick(table.id(who)) for who in ("elrond", "gimli", "anborn")}
    table.rolls(6, 6, 1, 1).choose(Pick(table.id("anborn")))
    assert table.card("anborn").zone is Zone.DISCARD


def test_lobelia_stays_near_her_home() -> None:
    table = scene(("bree", ["gimli"]), their_sites=["old-forest", "tharbad", "weathertop"])
    agent = lurk(table.state, "lobelia-sackville-baggins")
    found = {table.state.cards[site].code for site in destinations(table.state, agent)}
    assert found == {"old-forest"}


def test_baugur_avoids_the_homes_of_men() -> None:
    table = scene(("bree", ["gimli"]), their_sites=["edoras", "dunnish-clan-hold", "the-stones"])
    agent = lurk(table.state, "baugur")
    kinds = {table.state.cards[site].code for site in destinations(table.state, agent)}
    assert "edoras" not in kinds
    assert "dunnish-clan-hold" not in kinds


def test_my_precious_takes_a_ring_and_flees() -> None:
    table = ambush("my-precious", "frodo", "beautiful-gold-ring", home="moria")
    table.choose(Assign(table.id("frodo")), Face(table.id("frodo"))).rolls(6, 6, 1, 1)
    table.choose(TapToFight(), Pick(table.id("beautiful-gold-ring")))
    assert table.card("beautiful-gold-ring").zone is Zone.DISCARD
    assert table.card("my-precious").zone is Zone.DISCARD


def test_my_precious_may_be_caught() -> None:
    table = scene(("mount-doom", ["gimli", "legolas"]), hand=["gollum"])
    agent = lurk(table.state, "my-precious", "mount-doom", seen=True)
    assert numbers.number(table.state, agent, Stat.AGENT_ACTIONS) == 2
    assert numbers.number(table.state, agent, Stat.FREE_AGENT_ACTIONS) == 1
    gimli, legolas = table.id("gimli"), table.id("legolas")
    table.visit().choose(Enter(), AgentAttacks(agent), Assign(gimli), Face(gimli))
    table.rolls(1, 1, 6, 6, 1, 1).choose(TapToFight(), Done())
    table.choose(Yes(), Pick(legolas), Pick(table.id("gollum")))
    assert table.card("gollum").host == legolas
    assert table.card("my-precious").zone is Zone.DISCARD
    table.finish()


def test_my_precious_hidden_has_one_action() -> None:
    table = scene(("moria", ["gimli"]))
    agent = lurk(table.state, "my-precious")
    assert numbers.number(table.state, agent, Stat.AGENT_ACTIONS) == 1
