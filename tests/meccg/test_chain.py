"""The chain of effects: M-CHAIN."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, MeccgScene, enter, scene
from westmarch.kernel.records import replace
from westmarch.meccg.kinds import CompanyId, Mark, Phase, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Done,
    Face,
    Pick,
    PlayCreature,
    PlayEvent,
    TakeWay,
    TapToFight,
)
from westmarch.meccg.prompts import ChooseUser, MayPlay, MayRespond, WhichFirst
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.organizing import OrganizationPhase
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.verbs import cards

COMPANY = CompanyId(0)
SPIDERS = FaceAttack(COMPANY, Attack((Race.SPIDER,), 2, 9))


@pytest.mark.rule("M-CHAIN-03", "M-GAP-35")
def test_concealment_cancels_an_attack_before_strikes_are_assigned() -> None:
    table = scene(("rivendell", ["frodo", "gimli"]), hand=["concealment"])
    table.begin(SPIDERS)
    play = PlayEvent(table.id("concealment"), 0)
    assert (table.seat, table.prompt) == (ONE, MayPlay(COMPANY))
    assert table.options == (Done(), play)
    table.choose(play)
    assert (table.prompt, table.options) == (ChooseUser(play.card), (Pick(table.id("frodo")),))
    table.choose(Pick(table.id("frodo")), AimAtAttack(1))
    assert table.card("frodo").status is Status.TAPPED
    assert table.card("concealment").zone is Zone.DISCARD
    assert table.state.result is False
    table.done()


def test_concealment_needs_an_untapped_scout() -> None:
    table = scene(("rivendell", ["frodo", "gimli"]), hand=["concealment"])
    cards.tap(table.state, table.id("frodo"))
    table.begin(FaceAttack(COMPANY, Attack((Race.SPIDER,), 1, 9)))
    gimli = table.id("gimli")
    assert table.options == (Done(), Assign(gimli))
    table.rolls(1, 1, 1, 1).choose(Assign(gimli), Face(gimli), TapToFight()).done()


def test_a_risky_blow_is_stronger_for_one_strike() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["risky-blow"])
    table.begin(FaceAttack(COMPANY, Attack((Race.SPIDER,), 1, 11)))
    gimli, blow = table.id("gimli"), PlayEvent(table.id("risky-blow"), 0)
    table.choose(Assign(gimli), Face(gimli))
    assert table.options == (Done(), blow)
    table.choose(blow, Pick(gimli)).rolls(2, 2).choose(TapToFight())
    assert table.state.result is True, "5 + 3 + 4 is more than 11"
    assert table.state.lasting == []
    table.done()


def test_halfling_strength_heals_a_hobbit() -> None:
    table = scene(("rivendell", ["frodo", "gimli"]), hand=["halfling-strength"])
    table.state.phase = Phase.ORGANIZATION
    cards.wound(table.state, table.id("frodo"))
    strength, frodo = table.id("halfling-strength"), table.id("frodo")
    table.begin(OrganizationPhase(ONE)).choose(PlayEvent(strength, 1))
    assert table.options == (Pick(frodo),)
    table.choose(Pick(frodo))
    assert table.card("frodo").status is Status.UNTAPPED
    table.choose(Done())
    table.done()


def environment() -> MeccgScene:
    """Gates of Morning is declared, and both players hold Twilights."""
    table = scene(
        ("rivendell", ["gimli"]),
        hand=["gates-of-morning", "twilight"],
        theirs=["twilight"],
        their_play=["doors-of-night"],
    ).organize()
    return table.choose(table.play("gates-of-morning"))


@pytest.mark.rule("M-CHAIN-01", "M-CHAIN-02")
def test_the_opponent_may_respond_before_the_player_adds_another_card() -> None:
    table = environment()
    theirs = table.id("twilight", 1)
    assert (table.seat, table.prompt) == (TWO, MayRespond())
    assert table.offers(PlayEvent(theirs, 0))
    table.choose(Done())
    assert table.seat == ONE, "then it is his turn again"
    assert table.offers(PlayEvent(table.id("twilight"), 1))


@pytest.mark.rule("M-CHAIN-03", "M-CHAIN-04")
def test_the_last_card_takes_effect_first() -> None:
    table = environment()
    gates, own, theirs = table.id("gates-of-morning"), table.id("twilight"), table.id("twilight", 1)
    table.choose(PlayEvent(theirs, 0), Pick(gates))
    assert table.card("gates-of-morning").zone is Zone.CHAIN, "nothing happens yet"
    table.choose(PlayEvent(own, 0), Pick(theirs))
    assert table.card("gates-of-morning").zone is Zone.PLAY, "the answer came first"
    assert table.card("doors-of-night").zone is Zone.DISCARD
    table.finish()


@pytest.mark.rule("M-CHAIN-05", "M-CBT-04")
@pytest.mark.parametrize("card", ["lure-of-expedience", "tidings-of-bold-spies", "new-moon"])
def test_what_tempts_or_attacks_must_begin_a_chain(card: str) -> None:
    table = scene(
        ("rivendell", ["legolas"]),
        hand=["gates-of-morning"],
        theirs=[card, "twilight"],
        in_play=["fog"],
    )
    table.journey("moria", RegionType.WILDERNESS).move()
    while table.seat != ONE:
        table.choose(Done())
    table.choose(table.play("gates-of-morning"))
    assert table.seat == TWO
    assert table.offers(table.play(card)) is (card == "new-moon")


@pytest.mark.rule("M-CHAIN-05")
def test_creatures_do_not_come_in_response() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        hand=["gates-of-morning"],
        theirs=["wargs", "twilight"],
        in_play=["fog"],
    )
    table.journey("moria", RegionType.WILDERNESS).move()
    while table.seat != ONE:
        table.choose(Done())
    table.choose(table.play("gates-of-morning"))
    assert not any(isinstance(option, PlayCreature) for option in table.options)
    table.choose(Done())
    assert any(isinstance(option, PlayCreature) for option in table.options)


@pytest.mark.rule("M-GAP-08")
def test_the_active_player_is_asked_first() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["gates-of-morning"], theirs=["wargs"]).journey(
        "moria", RegionType.WILDERNESS
    )
    table.move()
    assert table.seat == ONE
    table.choose(Done())
    assert table.seat == TWO


@pytest.mark.rule("M-GAP-09")
def test_an_effect_is_lost_without_its_target_but_the_price_stays_paid() -> None:
    table = scene(
        ("rivendell", ["gimli", "elrond"]),
        hand=["marvels-told"],
        theirs=["weariness-of-the-heart", "call-of-home"],
    ).move()
    while table.seat != TWO:
        table.choose(Done())
    gimli = table.id("gimli")
    table.choose(table.play("weariness-of-the-heart"), Pick(gimli))
    while table.seat != TWO:
        table.choose(Done())
    table.rolls(1, 1).choose(table.play("call-of-home"), Pick(gimli))
    while table.card("weariness-of-the-heart").zone is Zone.CHAIN:
        table.choose(Done())
    assert table.card("gimli").zone is Zone.HAND
    assert table.state.lasting == [], "nobody was there to be weakened"
    assert table.card("weariness-of-the-heart").zone is Zone.DISCARD


@pytest.mark.rule("M-GAP-10")
def test_several_answers_come_in_the_active_players_order() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), hand=["dagger-of-westernesse"])
    for who in ("gimli", "legolas"):
        enter(table.state, "despair-of-the-heart", TWO, table.id(who))
    table.attacked(Race.ORC, prowess=20)
    gimli = table.id("gimli")
    table.choose(Assign(gimli), Face(gimli)).rolls(1, 1, 1, 1)
    table.choose(TapToFight(), Done())
    assert table.seat == ONE
    assert isinstance(table.prompt, WhichFirst)
    assert table.options == (TakeWay(0), TakeWay(1))


@pytest.mark.rule("M-GAP-11")
def test_a_short_event_needs_an_effect() -> None:
    for status, able in ((Status.UNTAPPED, False), (Status.TAPPED, True), (Status.WOUNDED, True)):
        table = scene(("rivendell", ["frodo"]), hand=["halfling-strength"])
        frodo = table.id("frodo")
        table.state.cards[frodo] = replace(table.state.cards[frodo], status=status)
        table.organize()
        ways = [table.play("halfling-strength", number) for number in (0, 1)]
        assert any(map(table.offers, ways)) is able
    for pile, able in ((["wargs"], True), ([], False)):
        table = scene(
            ("rivendell", ["gimli"]), theirs=["an-unexpected-outpost"], their_discard=pile
        ).move()
        assert table.offers(table.play("an-unexpected-outpost")) is able


@pytest.mark.rule("M-GAP-11")
@pytest.mark.parametrize("marks", [(), (Mark.NOT_CANCELABLE,)])
def test_against_an_attack_that_cannot_be_canceled_nothing_is_played_to_cancel_it(
    marks: tuple[Mark, ...],
) -> None:
    canceling = ["concealment", "escape", "vanishment", "dark-quarrels", "trickery"]
    hand = [*canceling, "wizards-fire", "halfling-stealth"]
    table = scene(("moria", ["gandalf", "frodo"]), hand=hand)
    table.begin(FaceAttack(COMPANY, Attack((Race.ORC,), 1, 20, marks=marks)))
    assert [table.offers(table.play(code)) for code in canceling] == [not marks] * 5
    assert table.offers(table.play("wizards-fire"))
    frodo = table.id("frodo")
    table.choose(Done(), Assign(frodo))
    while not table.offers(TapToFight()) and not table.offers(table.play("halfling-stealth")):
        table.choose(Face(frodo) if table.offers(Face(frodo)) else Done())
    assert table.offers(table.play("halfling-stealth")) is (not marks)
