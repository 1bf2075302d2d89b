"""Hazards that tempt: on whom they are played, when they demand checks, and what they do then."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, MeccgScene, enter, scene
from westmarch.meccg import influence, numbers
from westmarch.meccg.kinds import Alignment, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
    Remove,
    TapToFight,
)
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.verbs import cards, companies

WILD, BORDER = RegionType.WILDERNESS, RegionType.BORDER_LAND
MINIONS = (Alignment.MINION, Alignment.HERO)


def hung(card: str, bearer: str, *company: str, at: str = "rivendell") -> MeccgScene:
    """A corruption card lies on somebody of a company."""
    table = scene((at, [bearer, *company]))
    enter(table.state, card, TWO, table.id(bearer))
    return table


@pytest.mark.parametrize(
    ("card", "able", "barred"),
    [
        ("despair-of-the-heart", ["gimli", "legolas"], ["frodo", "gandalf"]),
        ("lure-of-nature", ["legolas", "gandalf"], ["frodo", "gimli"]),
        ("lure-of-the-senses", ["frodo", "gimli", "gandalf"], []),
        ("lure-of-creation", ["gandalf"], ["gimli"]),
        ("the-burden-of-time", [], ["legolas", "gimli"]),
        ("alone-and-unadvised", [], ["gimli", "frodo", "legolas", "gandalf"]),
        ("shut-yer-mouth", ["gimli", "frodo"], ["gandalf"]),
        ("rebel-talk", ["gimli", "frodo"], ["gandalf", "aragorn-ii"]),
        ("covetous-thoughts", [], ["gimli"]),
    ],
)
def test_on_whom_a_card_can_be_played(card: str, able: list[str], barred: list[str]) -> None:
    people = ["gimli", "legolas", "frodo", "gandalf", "aragorn-ii"]
    table = scene(("rivendell", people), theirs=[card]).move()
    if not able:
        assert not table.offers(table.play(card))
        return
    table.choose(table.play(card))
    for who in able:
        assert table.offers(Pick(table.id(who)))
    for who in barred:
        assert not table.offers(Pick(table.id(who)))


def test_despair_comes_with_each_wound_in_the_company() -> None:
    table = hung("despair-of-the-heart", "legolas", "gimli").attacked(Race.ORC, prowess=20)
    gimli = table.id("gimli")
    table.choose(Assign(gimli), Face(gimli)).rolls(1, 1, 1, 1, 1, 1)
    table.choose(TapToFight(), Done())
    assert table.card("legolas").zone is Zone.DISCARD, "2 is his corruption"
    table.done()


def test_despair_does_not_come_with_wounds_of_others() -> None:
    table = scene(("rivendell", ["legolas"]), ("edoras", ["gimli"]))
    enter(table.state, "despair-of-the-heart", TWO, table.id("legolas"))
    table.attacked(Race.ORC, prowess=20, company=SECOND)
    gimli = table.id("gimli")
    table.choose(Assign(gimli), Face(gimli)).rolls(1, 1, 1, 1).choose(TapToFight())
    assert table.card("legolas").zone is Zone.PLAY
    table.done()


@pytest.mark.parametrize(("path", "checks"), [((WILD, WILD, BORDER), 2), ((BORDER,), 0)])
def test_nature_lures_for_each_wilderness(path: tuple[RegionType, ...], checks: int) -> None:
    table = hung("lure-of-nature", "legolas")
    table.journey("moria", *path).rolls(*[6] * 2 * checks).move()
    table.done()
    assert table.state.companies[FIRST].moved


def test_the_senses_lure_at_a_haven_after_untapping() -> None:
    table = hung("lure-of-the-senses", "legolas")
    table.rolls(1, 1).begin(Turn(ONE))
    assert table.card("legolas").zone is Zone.DISCARD
    table = hung("lure-of-the-senses", "legolas", at="edoras")
    table.begin(Turn(ONE))
    assert table.card("legolas").zone is Zone.PLAY, "Edoras is no haven"


def test_time_is_a_burden_for_an_elf_outside_havens() -> None:
    table = hung("the-burden-of-time", "legolas", at="edoras").rolls(1, 1).begin(Turn(ONE))
    assert table.card("legolas").zone is Zone.DISCARD
    table = hung("the-burden-of-time", "legolas").begin(Turn(ONE))
    assert table.card("legolas").zone is Zone.PLAY
    table = scene(("edoras", ["legolas", "gimli"]), theirs=["the-burden-of-time"]).move()
    table.choose(table.play("the-burden-of-time"))
    assert table.options == (Pick(table.id("legolas")),)


def test_creation_lures_a_wizard_whose_company_moves_to_a_haven() -> None:
    table = hung("lure-of-creation", "gandalf", at="moria")
    enter(table.state, "glamdring", ONE, table.id("gandalf"))
    table.journey("rivendell", WILD).rolls(1, 1).move()
    assert table.card("gandalf").zone is Zone.OUT
    table = hung("lure-of-creation", "gandalf").journey("moria", WILD).move()
    assert table.card("gandalf").zone is Zone.PLAY


def test_power_lures_the_next_who_influences_successfully() -> None:
    table = scene(("edoras", ["gimli"]), hand=["riders-of-rohan"], their_play=["lure-of-power"])
    gimli, riders = table.id("gimli"), table.id("riders-of-rohan")
    table.visit().choose(Enter()).rolls(6, 6, 6, 6).choose(PlayAtSite(riders, gimli))
    table.finish()
    assert table.card("lure-of-power").zone is Zone.DISCARD
    assert table.card("gimli").zone is Zone.PLAY


def test_greed_tempts_all_but_who_plays_the_item() -> None:
    table = scene(
        ("rhosgobel", ["gimli", "legolas", "frodo"]),
        hand=["dagger-of-westernesse"],
        theirs=["greed"],
    )
    table.move().choose(table.play("greed"), Pick(table.id("rhosgobel")))
    table.idle()
    gimli, dagger = table.id("gimli"), table.id("dagger-of-westernesse")
    cards.tap(table.state, table.id("frodo"))
    enter(table.state, "glamdring", ONE, table.id("legolas"))
    table.visit().choose(Enter()).rolls(1, 1).choose(PlayAtSite(dagger, gimli))
    assert table.card("legolas").zone is Zone.DISCARD, "2 - 1 is not more than 1"
    assert table.card("frodo").zone is Zone.PLAY
    table.finish()


@pytest.mark.parametrize(("dice", "zone"), [((1, 1), Zone.DISCARD), ((6, 6), Zone.PLAY)])
def test_the_ring_betrays_but_its_bearer_remains(dice: tuple[int, int], zone: Zone) -> None:
    table = scene(("rivendell", ["frodo", "the-one-ring"]), theirs=["the-rings-betrayal"]).move()
    table.choose(table.play("the-rings-betrayal")).rolls(*dice)
    table.choose(Pick(table.id("the-one-ring")))
    assert table.card("the-one-ring").zone is zone
    assert table.card("frodo").zone is Zone.PLAY
    table.finish()


def test_the_rings_betrayal_needs_a_ring() -> None:
    table = scene(("rivendell", ["frodo", "glamdring"]), theirs=["the-rings-betrayal"]).move()
    assert not table.offers(table.play("the-rings-betrayal"))


def test_the_precious_takes_a_companion_and_the_ring() -> None:
    table = scene(("rivendell", ["frodo", "the-one-ring", "gimli"]), theirs=["the-precious"])
    cards.tap(table.state, table.id("frodo"))
    table.move().choose(table.play("the-precious")).rolls(1, 1)
    assert table.options == (Pick(table.id("gimli")),), "not its bearer"
    table.choose(Pick(table.id("gimli")))
    assert table.card("gimli").zone is Zone.DISCARD
    assert table.card("the-one-ring").zone is Zone.DISCARD
    assert table.card("frodo").zone is Zone.PLAY


def test_the_will_of_the_ring_tempts_its_bearer() -> None:
    table = scene(("rivendell", ["frodo", "the-one-ring"]), theirs=["the-will-of-the-ring"])
    table.move().choose(table.play("the-will-of-the-ring")).rolls(3, 3)
    table.choose(Pick(table.id("frodo")))
    assert table.card("frodo").zone is not Zone.PLAY, "6 - 4 is less than his corruption"


def test_weariness_weakens_once_or_tempts() -> None:
    weary = "weariness-of-the-heart"
    table = scene(("rivendell", ["gimli", "legolas"]), theirs=[weary, weary]).move()
    gimli, legolas = table.id("gimli"), table.id("legolas")
    before = numbers.prowess(table.state, gimli)
    table.choose(table.play(weary), Pick(gimli))
    assert numbers.prowess(table.state, gimli) == before - 1
    second = table.id(weary, 1)
    table.choose(type(table.play(weary))(second, 0))
    assert table.options == (Pick(legolas),), "not twice on Gimli"


def test_dragon_sickness_needs_a_major_or_greater_item() -> None:
    table = scene(("rivendell", ["gimli", "glamdring"]), theirs=["dragon-sickness"]).move()
    table.choose(table.play("dragon-sickness")).rolls(1, 1).choose(Pick(table.id("gimli")))
    assert table.card("gimli").zone is Zone.DISCARD, "2 - 1 is not more than 1"
    table = scene(
        ("rivendell", ["gimli", "dagger-of-westernesse"]), theirs=["dragon-sickness"]
    ).move()
    assert not table.offers(table.play("dragon-sickness"))


def test_covetous_thoughts_are_about_the_items_of_others() -> None:
    table = scene(
        ("dol-guldur-minion", ["ciryaher", "luitprand", "black-mace"]), alignments=MINIONS
    )
    enter(table.state, "covetous-thoughts", TWO, table.id("ciryaher"))
    cards.tap(table.state, table.id("luitprand"))
    table.rolls(2, 2).begin(Turn(ONE)).idle()
    assert table.card("ciryaher").status is Status.TAPPED, "4 - 3 is not more than 1"


def test_alone_and_unadvised_is_tempted_for_each_region_and_helped_by_companions() -> None:
    table = hung("alone-and-unadvised", "legolas", "gimli")
    legolas = table.id("legolas")
    assert numbers.corruption(table.state, legolas) == 4
    cards.tap(table.state, table.id("gimli"))
    table.journey("moria", WILD, BORDER).rolls(1, 2, 6, 6).move()
    assert table.card("legolas").zone is Zone.PLAY, "3 + 2 is more than 4"
    table.done()


def test_nobody_is_alone_among_four() -> None:
    table = hung("alone-and-unadvised", "legolas", "gimli", "frodo", "aragorn-ii").begin(Turn(ONE))
    assert table.card("alone-and-unadvised").zone is Zone.DISCARD


def test_rebels_follow_nobody_and_may_think_better_of_it_once_a_turn() -> None:
    table = scene(("rivendell", ["aragorn-ii", "frodo"]), theirs=["rebel-talk"])
    frodo = table.id("frodo")
    companies.control(table.state, frodo, table.id("aragorn-ii"))
    table.move().choose(table.play("rebel-talk"), Pick(frodo))
    assert table.card("frodo").follows is None
    table = hung("rebel-talk", "frodo", "aragorn-ii").organize()
    talk = table.id("rebel-talk")
    assert table.offers(Remove(talk, False))
    assert not table.offers(Remove(talk, True)), "he need not tap"
    table.rolls(3, 4).choose(Remove(talk, False))
    assert not table.offers(Remove(talk, False)), "once a turn"
    assert table.card("rebel-talk").zone is Zone.PLAY, "7 is not more than 7"


def test_who_shuts_his_mouth_has_less_influence() -> None:
    table = hung("shut-yer-mouth", "aragorn-ii")
    assert influence.direct(table.state, table.id("aragorn-ii")) == 1
    table = hung("shut-yer-mouth", "frodo")
    assert influence.direct(table.state, table.id("frodo")) == 0, "never less than none"


def test_one_who_came_back_upsets_the_others() -> None:
    table = hung("so-youve-come-back", "frodo", "gimli", at="edoras")
    gimli, frodo = table.id("gimli"), table.id("frodo")
    assert numbers.mind(table.state, gimli) == 7
    assert numbers.mind(table.state, frodo) == 5
    table = hung("so-youve-come-back", "frodo").begin(Turn(ONE))
    assert table.card("so-youve-come-back").zone is Zone.DISCARD, "alone at a haven"


def test_the_ring_will_have_no_other_near_its_bearer() -> None:
    table = hung("the-ring-will-have-but-one-master", "frodo", "gimli", "legolas")
    table.begin(Turn(ONE))
    assert table.options == (Pick(table.id("gimli")), Pick(table.id("legolas")))
    table.choose(Pick(table.id("gimli")))
    assert table.card("gimli").zone is Zone.DISCARD


def test_the_roving_eye_discards_who_would_be_eliminated() -> None:
    table = scene(("rivendell", ["gimli", *["glamdring"] * 3]), theirs=["the-roving-eye"]).move()
    assert not table.offers(table.play("the-roving-eye")), "a major item will not do"
    table = scene(("rivendell", ["frodo", "the-one-ring"]), theirs=["the-roving-eye"]).move()
    table.choose(table.play("the-roving-eye")).rolls(1, 1).choose(Pick(table.id("frodo")))
    assert table.card("frodo").zone is Zone.DISCARD


def test_plague_strikes_all_at_the_site_but_elves() -> None:
    table = hung("plague", "gimli", "legolas", at="edoras")
    cards.tap(table.state, table.id("gimli"))
    table.rolls(6, 6).begin(Turn(ONE)).idle()
    assert table.card("gimli").status is Status.WOUNDED, "12 - 2 is more than 8"
    assert table.card("legolas").status is not Status.WOUNDED


def test_foolish_words_hinder_influence() -> None:
    table = scene(("edoras", ["gimli"]), hand=["riders-of-rohan"])
    enter(table.state, "foolish-words", TWO, table.id("gimli"))
    gimli, riders = table.id("gimli"), table.id("riders-of-rohan")
    table.visit().choose(Enter()).rolls(5, 5).choose(PlayAtSite(riders, gimli))
    table.finish()
    assert table.card("riders-of-rohan").zone is Zone.DISCARD, "10 + 2 - 4 is not more than 9"
