"""Events that come into play from hand, and what keeps them out."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg import influence
from westmarch.meccg.kinds import Alignment, Phase, Status, Zone
from westmarch.meccg.options import (
    BringIn,
    Done,
    Enter,
    Pick,
    PlayEvent,
)
from westmarch.meccg.rules.turns import LongEvents, Turn
from westmarch.meccg.state import Form
from westmarch.meccg.verbs import cards

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.MINION)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)
MORGUL, ISENGARD = "minas-morgul-minion", "isengard-fallen-wizard"
HOMES = {
    "alatar": "weathertop",
    "gandalf": "edoras",
    "pallando": "the-white-towers-fallen-wizard",
    "radagast": "rhosgobel-fallen-wizard",
    "saruman": ISENGARD,
}
"""Where Fallen-wizards come into play."""


def come(table: MeccgScene, code: str) -> MeccgScene:
    """An event is played, on the first that is offered, and comes into play."""
    table.choose(table.play(code))
    while table.card(code).zone in (Zone.HAND, Zone.CHAIN):
        table.choose(Done() if table.offers(Done()) else table.options[0])
    assert table.card(code).zone is Zone.PLAY
    return table


# Hazards


@pytest.mark.parametrize(
    "hazard",
    [
        "agburanar-ahunt",
        "agburanar-at-home",
        "bairanax-ahunt",
        "bairanax-at-home",
        "balrog-of-moria",
        "daelomin-ahunt",
        "daelomin-at-home",
        "earcaraxe-ahunt",
        "earcaraxe-at-home",
        "itangast-ahunt",
        "itangast-at-home",
        "leucaruth-ahunt",
        "leucaruth-at-home",
        "monstrosity-of-diverse-shape",
        "scatha-at-home",
        "scorba-ahunt",
        "scorba-at-home",
        "smaug-ahunt",
        "smaug-at-home",
        "spawn-of-ungoliant",
        "ungoliants-foul-issue",
        "ungoliants-progeny",
    ],
)
def test_a_unique_terror_comes_once(hazard: str) -> None:
    come(scene(("edoras", ["gimli"]), theirs=[hazard]).move(), hazard)
    table = scene(("edoras", ["gimli"]), theirs=[hazard], in_play=[hazard]).move()
    assert not table.offers(PlayEvent(table.id(hazard, 0), 0))


def test_the_balrog_of_moria_does_not_come_to_his_own() -> None:
    table = scene(
        ("the-under-gates-balrog", ["azog"]), theirs=["balrog-of-moria"], alignments=OF_BALROG
    ).move()
    assert not table.offers(table.play("balrog-of-moria"))


@pytest.mark.parametrize(
    "hazard",
    ["eye-of-sauron", "lure-of-power", "power-built-by-waiting", "summons-from-long-sleep"],
)
def test_some_hazards_come_more_than_once(hazard: str) -> None:
    table = scene(("edoras", ["gimli"]), theirs=[hazard, hazard]).move()
    come(table, hazard)
    other = table.id(hazard, 1)
    table.choose(PlayEvent(other, 0))
    while table.state.cards[other].zone in (Zone.HAND, Zone.CHAIN):
        table.choose(Done())
    assert table.state.cards[other].zone is Zone.PLAY
    mine = scene(("edoras", ["gimli"]), hand=[hazard]).organize()
    assert not mine.offers(mine.play(hazard)), "it is a hazard"


def test_scimitars_of_steel_are_paid_for_with_a_nazgul() -> None:
    table = scene(("edoras", ["gimli"]), theirs=["scimitars-of-steel"]).move()
    assert not table.offers(table.play("scimitars-of-steel"))
    table = scene(("edoras", ["gimli"]), theirs=["scimitars-of-steel"])
    king = enter(table.state, "witch-king-of-angmar", TWO, form=Form.EVENT)
    table.move().choose(table.play("scimitars-of-steel"), Pick(king))
    assert table.card("scimitars-of-steel").zone is Zone.PLAY
    assert table.card("witch-king-of-angmar").zone is Zone.DISCARD


@pytest.mark.parametrize(
    ("who", "site", "able"),
    [
        ("gimli", "edoras", True),
        ("legolas", "edoras", False),
        ("gandalf", "edoras", False),
        ("gimli", "rivendell", False),
        ("gimli", "bandit-lair", False),
    ],
)
def test_a_plague_breaks_out_among_the_sickly_in_towns(who: str, site: str, able: bool) -> None:
    table = scene((site, [who]), theirs=["plague"]).move()
    assert table.offers(table.play("plague")) is able
    if able:
        table.choose(table.play("plague"), Pick(table.id(who)))
        assert table.card("plague").host == table.id(who)


# Resources


@pytest.mark.parametrize("event", ["star-of-high-hope", "secret-ways"])
def test_some_long_events_are_played_in_their_phase(event: str) -> None:
    table = scene(("edoras", ["gimli"]), hand=[event])
    assert not table.organize().offers(table.play(event))
    table = scene(("edoras", ["gimli"]), hand=[event, event])
    table.state.phase = Phase.LONG_EVENTS
    come(table.begin(LongEvents(ONE)), event)
    again = table.offers(PlayEvent(table.id(event, 1), 0))
    assert again is (event == "star-of-high-hope"), "the ways cannot be duplicated"


@pytest.mark.parametrize(
    ("site", "able"), [("bandit-lair", True), ("the-lonely-mountain", False), ("edoras", False)]
)
def test_a_town_is_rebuilt_in_a_ruin(site: str, able: bool) -> None:
    people = ["gimli", "legolas", "eomer"]
    table = scene((site, people), hand=["rebuild-the-town"]).visit().choose(Enter()).win()
    assert table.offers(table.play("rebuild-the-town")) is able
    if able:
        table.choose(table.play("rebuild-the-town"), Pick(table.id(site)))
        assert table.card("rebuild-the-town").host == table.id(site)


@pytest.mark.parametrize(
    ("event", "who", "site", "able"),
    [
        ("makers-map", "beretar", "amon-hen", True),
        ("makers-map", "gimli", "amon-hen", False),
        ("makers-map", "beretar", "bree", False),
        ("reforging", "elrond", "amon-hen", True),
        ("reforging", "gimli", "amon-hen", False),
        ("reforging", "elrond", "bree", False),
    ],
)
def test_lore_is_found_where_information_is(event: str, who: str, site: str, able: bool) -> None:
    table = scene((site, [who]), hand=[event]).visit().choose(Enter()).win()
    assert table.offers(table.play(event)) is able
    if able:
        table.choose(table.play(event), Pick(table.id(who)))
        assert table.card(event).host == table.id(who)
        assert table.card(site).status is table.card(who).status is Status.TAPPED


def test_who_studies_reforging_stays_tapped() -> None:
    table = scene(("edoras", ["elrond", "reforging", "gimli"]))
    for who in ("elrond", "gimli"):
        cards.tap(table.state, table.id(who))
    table.begin(Turn(ONE))
    assert table.card("elrond").status is Status.TAPPED
    assert table.card("gimli").status is Status.UNTAPPED


# Of wizards


@pytest.mark.parametrize(
    ("card", "wizard"),
    [
        ("huntsmans-garb", "alatar"),
        ("give-welcome-to-the-unexpected", "gandalf"),
        ("grey-embassy", "gandalf"),
        ("the-grey-hat", "gandalf"),
        ("ring-of-fire", "gandalf"),
        ("pallandos-hood", "pallando"),
        ("stave-of-pallando", "pallando"),
        ("pocketed-robes", "radagast"),
        ("many-coloured-robes", "saruman"),
    ],
)
def test_what_a_wizard_has_is_laid_on_him(card: str, wizard: str) -> None:
    home, lord = HOMES[wizard], f"{wizard}-fallen-wizard"
    there = scene((home, [lord]), hand=[card], alignments=FALLEN)
    there.state.declared[ONE] = wizard
    come(there.organize(), card)
    assert there.card(card).host == there.id(lord)
    later = scene((home, ["perchen"]), hand=[card, lord], alignments=FALLEN)
    later.state.declared[ONE] = wizard
    come(later.organize(), card)
    assert later.card(card).host is None
    later.choose(BringIn(later.id(lord), later.id(home)))
    assert later.card(card).host == later.id(lord)


@pytest.mark.parametrize(
    "stage",
    [
        "double-dealing",
        "friend-of-secret-things",
        "join-the-hunt",
        "never-refuse",
        "truths-of-doom",
    ],
)
def test_some_stages_are_reached_at_any_time(stage: str) -> None:
    table = scene((ISENGARD, ["perchen"]), hand=[stage], alignments=FALLEN)
    come(table.organize(), stage)


def test_double_dealing_is_done_at_a_site_of_the_player() -> None:
    table = scene(
        ("bree", ["perchen"]),
        opponents=[("edoras-minion", ["asternak"])],
        hand=["double-dealing"],
        alignments=FALLEN,
    )
    table.organize().choose(table.play("double-dealing"))
    assert table.options == (Pick(table.id("bree")),)


@pytest.mark.parametrize(
    ("who", "able"), [("elrond", True), ("eomer", True), ("gimli", False), ("bilbo", False)]
)
def test_sages_and_men_become_forge_masters(who: str, able: bool) -> None:
    table = scene((ISENGARD, [who]), hand=["the-forge-master"], alignments=FALLEN)
    state, one = table.state, table.id(who)
    before = influence.direct(state, one)
    assert table.organize().offers(table.play("the-forge-master")) is able
    if able:
        table.choose(table.play("the-forge-master"), Pick(one))
        assert influence.direct(state, one) == before + 1
        assert influence.cost(state, one) == 2


def test_the_white_hand_needs_factions_works_and_points() -> None:
    for factions, machinery, spawn, able in (
        (3, True, True, True),
        (2, True, True, False),
        (3, False, True, False),
        (3, True, False, False),
    ):
        table = scene((ISENGARD, ["saruman-fallen-wizard"]), hand=["the-white-hand"] * 2)
        table.state.alignments[:] = FALLEN
        table.state.declared[ONE] = "saruman"
        for code in ["riders-of-rohan", "dunlendings", "wood-elves"][:factions]:
            enter(table.state, code, ONE)
        if machinery:
            enter(table.state, "sarumans-machinery", ONE, table.id(ISENGARD))
        if spawn:
            enter(table.state, "a-strident-spawn", ONE)
        for _ in range(12):
            enter(table.state, "great-patron", ONE)
        assert table.organize().offers(table.play("the-white-hand")) is able
        if able:
            come(table, "the-white-hand")
            other = PlayEvent(table.id("the-white-hand", 1), 0)
            assert not table.offers(other), "it cannot be duplicated"


def test_the_white_hand_needs_twelve_stage_points() -> None:
    table = scene((ISENGARD, ["saruman-fallen-wizard"]), hand=["the-white-hand"])
    table.state.alignments[:] = FALLEN
    table.state.declared[ONE] = "saruman"
    for code in ("riders-of-rohan", "dunlendings", "wood-elves", "a-strident-spawn"):
        enter(table.state, code, ONE)
    enter(table.state, "sarumans-machinery", ONE, table.id(ISENGARD))
    assert not table.organize().offers(table.play("the-white-hand"))


# Of minions


@pytest.mark.parametrize("event", ["ill-be-at-your-heels", "ill-report-you"])
def test_a_command_is_given_to_a_leader(event: str) -> None:
    table = scene((MORGUL, ["layos", "gorbag"]), hand=[event], alignments=DARK).organize()
    table.choose(table.play(event))
    assert table.options == (Pick(table.id("gorbag")),)
    table.choose(Pick(table.id("gorbag")))
    assert table.card(event).host == table.id("gorbag")
