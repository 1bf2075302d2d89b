"""Half-orcs, machines, forges and hearts grown cold: what Fallen-wizards build and lose."""

from __future__ import annotations

import pytest

from tests.meccg.cards.test_stages import ISENGARD, SIDES, TOWERS, table_of
from tests.meccg.scene import FIRST, ONE, enter, lay_company, scene
from westmarch.kernel.records import replace
from westmarch.meccg import influence
from westmarch.meccg.kinds import Status, Zone
from westmarch.meccg.options import (
    BringIn,
    Done,
    Enter,
    Pick,
    PlayAtSite,
)
from westmarch.meccg.rules.travelling import destinations


def test_a_strident_spawn_needs_its_wizard_points_and_a_protected_haven() -> None:
    stage = ["legacy-of-smiths", "great-patron"]
    for wizard, protected, may in (
        ("saruman", True, True),
        ("saruman", False, False),
        ("gandalf", True, False),
    ):
        table = table_of("perchen", here=ISENGARD, hand=["a-strident-spawn"], wizard=wizard)
        for code in stage:
            enter(table.state, code, ONE)
        if protected:
            enter(table.state, "the-fortress-of-isen", ONE, table.id(ISENGARD))
        assert table.organize().offers(table.play("a-strident-spawn")) is may


def test_a_strident_spawn_makes_half_orcs_cheap_and_welcome() -> None:
    table = table_of(
        "sly-southerner",
        here=TOWERS,
        hand=["ill-favoured-fellow", "annalena"],
        discard=["squint-eyed-brute", "glamdring"],
    )
    assert influence.cost(table.state, table.id("sly-southerner")) == 2
    enter(table.state, "a-strident-spawn", ONE)
    assert influence.cost(table.state, table.id("sly-southerner")) == 1
    lay_company(table.state, ISENGARD, ["saruman-fallen-wizard"])
    table.organize()
    here = table.id(TOWERS)
    assert table.offers(BringIn(table.id("ill-favoured-fellow"), here))
    assert not table.offers(BringIn(table.id("annalena"), here)), "Saruman is elsewhere"
    table.choose(table.act("a-strident-spawn"))
    assert table.options == (Done(), Pick(table.id("squint-eyed-brute")))


@pytest.mark.parametrize(
    ("code", "helper"), [("half-orcs", ""), ("greater-half-orcs", "half-orcs")]
)
def test_half_orcs_join_where_they_are_bred(code: str, helper: str) -> None:
    for spawned in (True, False):
        table = table_of("saruman-fallen-wizard", here=ISENGARD, hand=[code])
        isengard, saruman = table.id(ISENGARD), table.id("saruman-fallen-wizard")
        enter(table.state, "the-fortress-of-isen", ONE, isengard)
        if spawned:
            enter(table.state, "a-strident-spawn", ONE)
        if helper:
            enter(table.state, helper, ONE)
        table.state.cards[isengard] = replace(table.card(ISENGARD), status=Status.TAPPED)
        table.visit().choose(Enter())
        offered = not table.position.over and table.offers(PlayAtSite(table.id(code), saruman))
        assert offered is spawned


def test_sarumans_machinery_builds_one_thing_a_turn() -> None:
    table = table_of(
        "saruman-fallen-wizard", "beretar", here=ISENGARD, hand=["blasting-fire", "vile-fumes"]
    )
    isengard, saruman = table.id(ISENGARD), table.id("saruman-fallen-wizard")
    fire, fumes = table.id("blasting-fire"), table.id("vile-fumes")
    enter(table.state, "the-fortress-of-isen", ONE, isengard)
    table.visit().choose(Enter())
    assert table.position.over, "nothing is found there"
    enter(table.state, "sarumans-machinery", ONE, isengard)
    table.state.cards[isengard] = replace(table.card(ISENGARD), status=Status.TAPPED)
    table.visit().choose(Enter())
    assert table.offers(PlayAtSite(fumes, saruman))
    table.choose(PlayAtSite(fire, saruman))
    assert table.card("blasting-fire").host == saruman
    assert table.position.over or not table.offers(PlayAtSite(fumes, table.id("beretar")))


def test_sarumans_machinery_stands_at_a_protected_tower() -> None:
    for protected in (True, False):
        table = table_of("perchen", here=ISENGARD, hand=["sarumans-machinery"], wizard="saruman")
        if protected:
            enter(table.state, "the-fortress-of-isen", ONE, table.id(ISENGARD))
        assert table.organize().offers(table.play("sarumans-machinery")) is protected


def test_an_untimely_brood_brings_one_ally_a_turn() -> None:
    table = table_of("perchen", "beretar", here=ISENGARD, hand=["war-wolf", "war-wolf"])
    isengard = table.id(ISENGARD)
    enter(table.state, "the-fortress-of-isen", ONE, isengard)
    enter(table.state, "an-untimely-brood", ONE)
    one, two = table.id("war-wolf"), table.id("war-wolf", 1)
    table.visit().choose(Enter())
    assert table.offers(PlayAtSite(two, table.id("beretar")))
    table.choose(PlayAtSite(one, table.id("perchen")))
    assert table.position.over or not table.offers(PlayAtSite(two, table.id("beretar")))


def test_the_forge_master_arms_his_friends() -> None:
    table = table_of(
        "perchen", "beretar", here=ISENGARD, discard=["dagger-of-westernesse", "glamdring"]
    )
    master, beretar = table.id("perchen"), table.id("beretar")
    enter(table.state, "the-forge-master", ONE, master)
    table.organize().choose(table.act("the-forge-master"), Pick(master), Pick(beretar))
    dagger = table.id("dagger-of-westernesse")
    assert table.options == (Done(), Pick(dagger)), "no unique or major item"
    table.choose(Pick(dagger))
    assert table.card("dagger-of-westernesse").host == beretar
    assert table.card("perchen").status is Status.TAPPED
    elsewhere = table_of("perchen", here="bree")
    enter(elsewhere.state, "the-forge-master", ONE, elsewhere.id("perchen"))
    assert not elsewhere.organize().offers(elsewhere.act("the-forge-master"))


def test_truths_of_doom_strengthen_influence() -> None:
    for in_play, controls, unused in ((), 20, 20 - 5), (("truths-of-doom",), 22, 26 - 5):
        table = table_of("beretar", in_play=in_play)
        assert influence.general(table.state, ONE) == controls
        assert influence.unused_general(table.state, ONE) == unused


@pytest.mark.rule("M-EX-42", "M-LOCS-09")
def test_heart_grown_cold_turns_sites_as_the_wizard_falls() -> None:
    table = scene(
        ("edoras", ["beretar"]),
        in_play=["legacy-of-smiths", "wizards-myrmidon"],
        theirs=["heart-grown-cold"],
        sites=["edoras-minion", "rivendell", "rivendell-minion", "bree", "bree-minion"],
        alignments=SIDES,
    ).move()
    table.choose(table.play("heart-grown-cold"))
    assert table.state.companies[FIRST].site == table.id("edoras-minion"), "5 stage points"
    assert table.card("edoras").zone is Zone.SITES
    table = scene(
        (TOWERS, ["beretar"]),
        in_play=["great-patron"],
        their_play=["heart-grown-cold"],
        sites=["rivendell", "rivendell-minion", "bree", "bree-minion"],
        alignments=SIDES,
    )
    goals = {table.state.cards[card].code for card in destinations(table.state, FIRST)}
    assert goals == {"rivendell-minion", "bree"}
