"""Creatures of Dark Minions and The Lidless Eye: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import (
    FREE,
    HEROES,
    MINIONS,
    SEA,
    WILD,
    fight,
    keys,
    on_the_way,
    play,
    staying,
)
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg import deeds, numbers
from westmarch.meccg.kinds import Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Face,
    Pick,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.state import Form
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Key
from westmarch.meccg.vocabulary.references import Deed, Stat

DAGGER = "dagger-of-westernesse"


def of_attack(table: MeccgScene, stat: Stat) -> int:
    """A number of the attack that is being faced."""
    return numbers.number(table.state, Assault(table.state.attacks), stat)


def as_event(table: MeccgScene, code: str) -> None:
    """A creature is in play as a permanent-event of the opponent."""
    enter(table.state, code, TWO, form=Form.EVENT)


# Dark Minions


@pytest.mark.parametrize("troll", ["buthrakaur-the-green", "umagaur-the-pale"])
def test_orcs_and_trolls_follow_a_troll_and_do_not_count(troll: str) -> None:
    table = staying("moria", who=["gimli"], theirs=[troll, "orc-lieutenant", "ghouls"])
    assert table.prompt == PlayHazards(FIRST, 2)
    fight(play(table, troll), "gimli", 6, 6, 1, 1)
    assert table.prompt == PlayHazards(FIRST, 1)
    fight(play(table, "orc-lieutenant"), "gimli", 6, 6)
    assert table.prompt == PlayHazards(FIRST, 1)
    fight(play(table, "ghouls"), "gimli", 6, 6)
    assert table.position.over or table.prompt == PlayHazards(FIRST, 0)


def test_chill_dousers_call_other_undead() -> None:
    table = staying("moria", who=["gimli"], theirs=["chill-douser", "ghosts"])
    fight(play(table, "chill-douser"), "gimli", 6, 6)
    play(table, "ghosts")
    assert (of_attack(table, Stat.PROWESS), of_attack(table, Stat.STRIKES)) == (10, 4)


def test_chill_dousers_that_are_canceled_call_nobody() -> None:
    table = scene(
        ("moria", ["frodo"]), theirs=["chill-douser", "ghosts"], hand=["concealment"]
    ).move()
    play(table, "chill-douser")
    table.choose(table.play("concealment"), Pick(table.id("frodo")), AimAtAttack(1))
    play(table, "ghosts")
    assert (of_attack(table, Stat.PROWESS), of_attack(table, Stat.STRIKES)) == (9, 3)


@pytest.mark.parametrize(("code", "at"), [("durins-bane", "the-under-gates")])
def test_body_checks_are_harder(code: str, at: str) -> None:
    table = staying(at, who=["gimli"], theirs=[code])
    fight(play(table, code), "gimli", 1, 1, 4, 4)
    assert table.card("gimli").zone is Zone.OUT, "8 + 1 is more than 8"


def test_rangers_find_the_little_snuffler() -> None:
    for who, body in (("gimli", 10), ("aragorn-ii", 8)):
        table = on_the_way(WILD, who=[who], theirs=["little-snuffler"])
        play(table, "little-snuffler")
        assert of_attack(table, Stat.BODY) == body


@pytest.mark.parametrize(("dice", "possible"), [((1, 1, 1, 1), False), ((6, 6, 6, 6), True)])
def test_scouts_hide_from_the_little_snuffler_no_more(
    dice: tuple[int, ...], possible: bool
) -> None:
    table = on_the_way(
        WILD, who=["gimli", "frodo"], theirs=["little-snuffler", "giant"], hand=["concealment"]
    )
    fight(play(table, "little-snuffler"), "gimli", *dice)
    frodo = table.id("frodo")
    barred = deeds.cannot(table.state, Deed.USE_SKILL, frodo, table.id("concealment"))
    assert barred is not possible


def test_a_nameless_thing_attacks_thrice_and_one_attack_can_be_canceled() -> None:
    table = staying("the-under-grottos", who=["gimli", "legolas"], theirs=["nameless-thing"])
    cancel = table.act("nameless-thing")
    play(table, "nameless-thing").choose(cancel, Pick(table.id("legolas")))
    assert not table.offers(cancel)
    fight(table, "gimli legolas", *[6] * 16)
    assert table.state.attacks == 3


def test_the_spider_of_the_morlat_weaves_as_a_permanent_event() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["giant-spiders"])
    as_event(table, "spider-of-the-morlat")
    table.journey("edoras", regions=["dagorlad"]).move()
    assert of_attack(table, Stat.STRIKES) == 3
    assert of_attack(table, Stat.PROWESS) == 10
    fight(table, "gimli", 6, 6)
    assert table.card("spider-of-the-morlat").zone is Zone.PLAY, "she herself was not there"
    table.choose(table.act("spider-of-the-morlat"))
    assert table.card("spider-of-the-morlat").zone is Zone.HAND


def test_a_wisp_taps_who_is_weak_of_mind() -> None:
    for who, status in (("gimli", Status.TAPPED), ("galadriel", Status.UNTAPPED)):
        table = on_the_way(WILD, who=[who], theirs=["wisp-of-pale-sheen"])
        fight(play(table, "wisp-of-pale-sheen"), who, 6, 6, tap=False)
        assert table.card(who).status is status


# The Lidless Eye


def test_the_border_watch_is_kind_to_heroes() -> None:
    for alignments, who, strikes in ((HEROES, "gimli", 2), (MINIONS, "layos", 5)):
        table = on_the_way(FREE, who=[who], theirs=["the-border-watch"], alignments=alignments)
        play(table, "the-border-watch")
        assert of_attack(table, Stat.STRIKES) == strikes


def test_an_elf_lord_hates_ringwraiths() -> None:
    for who, strength in (("khamul-the-ringwraith", 19), ("layos", 15)):
        table = on_the_way(
            WILD,
            WILD,
            who=[who],
            to="minas-morgul-minion",
            theirs=["elf-lord-revealed-in-wrath"],
            alignments=MINIONS,
        )
        play(table, "elf-lord-revealed-in-wrath")
        table.choose(Assign(table.id(who)), Face(table.id(who)))
        assert of_attack(table, Stat.PROWESS) == strength


def test_pirates_are_at_home_at_sea_and_take_one_item() -> None:
    table = on_the_way(SEA, WILD, who=["bilbo", DAGGER], theirs=["pirates"])
    play(table, "pirates", keys(table, "pirates").index(Key(region_type=SEA)))
    assert of_attack(table, Stat.PROWESS) == 9
    table = on_the_way(SEA, WILD, who=["bilbo", DAGGER], theirs=["pirates"])
    play(table, "pirates", keys(table, "pirates").index(Key(region_type=WILD)))
    assert of_attack(table, Stat.PROWESS) == 7
    fight(table, "bilbo", 1, 1, 1, 1)
    assert (table.seat, table.options) == (ONE, (Pick(table.id(DAGGER)),))
    table.choose(Pick(table.id(DAGGER)))
    assert table.card(DAGGER).zone is Zone.DISCARD


def test_uruk_lieutenants_lead_orc_lieutenants() -> None:
    table = on_the_way(WILD, who=["gimli"], theirs=["uruk-lieutenant", "orc-lieutenant"])
    play(table, "uruk-lieutenant")
    assert of_attack(table, Stat.PROWESS) == 9
    fight(table, "gimli", 6, 6)
    play(table, "orc-lieutenant")
    assert of_attack(table, Stat.PROWESS) == 7 + 4 + 3
    table = on_the_way(WILD, who=["gimli"], theirs=["orc-lieutenant", "uruk-lieutenant"])
    fight(play(table, "orc-lieutenant"), "gimli", 6, 6)
    play(table, "uruk-lieutenant")
    assert of_attack(table, Stat.PROWESS) == 9 + 3
