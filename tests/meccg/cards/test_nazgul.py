"""Nazgûl as permanent-events (M-NAZ), and what each taps into."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import HEROES, MINIONS, WILD, fight, keys, on_the_way, play, staying
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.kernel.records import CardId
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Phase, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Done,
    Enter,
    Face,
    Pick,
    PutOnGuard,
    Reveal,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.state import Form
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import AttackUnderWay, Key
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

NINE = (
    "adunaphel",
    "akhorahil",
    "dwar-of-waw",
    "hoarmurath-of-dir",
    "indur-dawndeath",
    "khamul-the-easterling",
    "ren-the-unclean",
    "uvatha-the-horseman",
    "witch-king-of-angmar",
)


TREASURE = ("gimli", "dagger-of-westernesse", "precious-gold-ring")


def lurking(table: MeccgScene, code: str) -> CardId:
    """A Nazgûl is a permanent-event in play."""
    return enter(table.state, code, TWO, form=Form.EVENT)


@pytest.mark.rule("M-NAZ-01")
@pytest.mark.parametrize("code", NINE)
def test_a_nazgul_is_played_as_a_creature_or_as_a_permanent_event(code: str) -> None:
    table = on_the_way(RegionType.DARK_DOMAIN, theirs=[code])
    assert keys(table, code) == [Key(region_type=RegionType.DARK_DOMAIN)]
    table.choose(table.play(code))
    assert (table.card(code).zone, table.card(code).form) == (Zone.PLAY, Form.EVENT)
    table = on_the_way(WILD, theirs=[code])
    assert keys(table, code) == []
    assert table.offers(table.play(code))


@pytest.mark.rule("M-NAZ-02", "M-NAZ-03", "M-HL-04")
def test_a_nazgul_taps_in_the_same_turn_and_is_discarded() -> None:
    table = staying("rivendell", theirs=["adunaphel"])
    assert table.prompt == PlayHazards(FIRST, 2)
    table.choose(table.play("adunaphel"))
    assert table.prompt == PlayHazards(FIRST, 1)
    table.choose(table.act("adunaphel"), Pick(table.id("adunaphel")))
    assert table.options == (Pick(table.id("gimli")), Pick(table.id("legolas")))
    table.choose(Pick(table.id("gimli")))
    assert table.card("gimli").status is Status.TAPPED
    assert table.card("adunaphel").zone is Zone.DISCARD
    table.finish()


@pytest.mark.rule("M-NAZ-02")
def test_a_nazgul_does_not_tap_in_the_turn_of_his_player() -> None:
    table = scene(("rivendell", ["gimli"]))
    enter(table.state, "adunaphel", ONE, form=Form.EVENT)
    table.state.phase = Phase.MOVEMENT
    assert table.move().position.over


def test_akhorahil_weakens_a_body_for_the_turn() -> None:
    table = scene(("rivendell", ["gimli"]))
    nazgul, gimli = lurking(table, "akhorahil"), table.id("gimli")
    before = numbers.body(table.state, gimli)
    table.move().choose(table.act("akhorahil"), Pick(nazgul), Pick(gimli))
    assert numbers.body(table.state, gimli) == before - 1


@pytest.mark.parametrize(("code", "more"), [("wolves", 1), ("orc-raiders", 0)])
def test_dwar_of_waw_leads_beasts(code: str, more: int) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=[code])
    nazgul = lurking(table, "dwar-of-waw")
    table.journey("moria", WILD).move()
    table.choose(table.act("dwar-of-waw"), Pick(nazgul))
    play(table, code)
    strength = numbers.terms(table.state, Assault(1), Stat.PROWESS)
    assert sum(term.amount for term in strength[1:]) == more


def test_hoarmurath_adds_a_strike_to_an_attack() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), theirs=["giant"])
    nazgul = lurking(table, "hoarmurath-of-dir")
    table.journey("moria", WILD, WILD).move()
    assert not table.offers(table.act("hoarmurath-of-dir")), "no attack, no strike"
    play(table, "giant").choose(table.act("hoarmurath-of-dir"), Pick(nazgul), AimAtAttack(1))
    table.choose(Assign(table.id("gimli")), Assign(table.id("legolas")))
    assert table.options == (Face(table.id("gimli")), Face(table.id("legolas")))


def test_indur_makes_the_wounded_discard_an_item_that_is_no_ring() -> None:
    table = scene(
        ("rivendell", ["gimli", "dagger-of-westernesse", "precious-gold-ring", "legolas"])
    )
    lurking(table, "indur-dawndeath")
    gimli = table.id("gimli")
    assert table.move().position.over, "nobody is wounded"
    table = scene(
        ("rivendell", ["gimli", "dagger-of-westernesse", "precious-gold-ring", "legolas"])
    )
    nazgul = lurking(table, "indur-dawndeath")
    cards.wound(table.state, gimli)
    table.move().choose(table.act("indur-dawndeath"), Pick(nazgul), Pick(gimli))
    dagger = table.id("dagger-of-westernesse")
    assert (table.seat, table.options) == (ONE, (Pick(dagger),))
    table.choose(Pick(dagger))
    assert table.state.cards[dagger].zone is Zone.DISCARD


def test_khamul_makes_discard_a_card_for_each_nazgul_when_he_was_tapped() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["fog", "muster", "far-sight"])
    nazgul = lurking(table, "khamul-the-easterling")
    other = lurking(table, "uvatha-the-horseman")
    table.move().choose(table.act("khamul-the-easterling"), Pick(nazgul))
    table.choose(table.act("uvatha-the-horseman"), Pick(other))
    assert table.card("uvatha-the-horseman").zone is Zone.DISCARD, "in response, and so before"
    table.choose(*map(Pick, table.state.hands[ONE][:2]))
    assert len(table.state.hands[ONE]) == 1, "there were two when he was tapped"


def test_ren_tempts_everybody_the_moving_player_first() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), opponents=[("moria-minion", ["grishnakh"])])
    nazgul = lurking(table, "ren-the-unclean")
    for who in ("gimli", "grishnakh"):
        enter(table.state, "lure-of-expedience", ONE, table.id(who))
    gimli, legolas = table.id("gimli"), table.id("legolas")
    table.rolls(6, 6, 1, 1, 1, 1).move().choose(table.act("ren-the-unclean"), Pick(nazgul))
    assert (table.seat, table.options) == (ONE, (Pick(gimli), Pick(legolas)))
    table.choose(Pick(legolas), Pick(gimli), Done())
    assert table.card("gimli").zone is Zone.DISCARD
    table.choose(Pick(table.id("grishnakh")))
    assert table.card("legolas").zone is Zone.PLAY
    assert table.card("grishnakh").status is Status.TAPPED, "minions waver at first"


def test_uvatha_brings_back_a_creature() -> None:
    table = scene(("rivendell", ["gimli"]), their_discard=["orc-raiders", "twilight"])
    nazgul = lurking(table, "uvatha-the-horseman")
    table.move().choose(table.act("uvatha-the-horseman"), Pick(nazgul))
    assert table.options == (Done(), Pick(table.id("orc-raiders")))
    table.choose(Pick(table.id("orc-raiders")))
    assert table.card("orc-raiders").zone is Zone.HAND


@pytest.mark.rule("M-DET-02")
@pytest.mark.parametrize("minions", [True, False])
def test_nazgul_detain_minions_only(minions: bool) -> None:
    who = "grishnakh" if minions else "gimli"
    table = on_the_way(
        RegionType.DARK_DOMAIN,
        who=[who],
        at="dol-guldur-minion" if minions else "rivendell",
        to="moria-minion" if minions else "moria",
        theirs=["adunaphel"],
        alignments=MINIONS if minions else HEROES,
    )
    fight(play(table, "adunaphel"), who, 1, 1, 1, 1)
    assert table.card(who).status is (Status.TAPPED if minions else Status.WOUNDED)


@pytest.mark.rule("M-OG-04")
def test_a_nazgul_on_guard_is_revealed_as_a_creature() -> None:
    table = staying("dol-guldur", who=["gimli", "legolas"], theirs=["adunaphel"])
    nazgul = table.id("adunaphel")
    table.choose(PutOnGuard(nazgul))
    table.visit().choose(Enter(), Reveal(nazgul, 0))
    fight(table, "gimli legolas", *[6] * 16)
    attackers = [past.code for past in table.state.past if isinstance(past, AttackUnderWay)]
    assert attackers[-1] == "adunaphel", "after the automatic-attacks"
    assert "adunaphel" not in attackers[:-1]
