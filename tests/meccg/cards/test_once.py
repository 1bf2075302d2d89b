"""Hazards that cannot be duplicated: one is played, and another like it is not."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import play
from tests.meccg.once import play_for_good, play_one
from tests.meccg.scene import FIRST, TWO, enter, scene
from westmarch.kernel.records import AnyOption
from westmarch.meccg.kinds import Alignment, RegionType, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    AimAtAutomatic,
    ChooseCompany,
    Pick,
    PlayEvent,
)

DARK = (Alignment.MINION, Alignment.HERO)
MORGUL, LAIR = "minas-morgul-minion", "bandit-lair"


# Without a target


@pytest.mark.parametrize(
    "hazard",
    [
        "awaken-defenders",
        "awaken-denizens",
        "awaken-minions",
        "chill-them-with-fear",
        "clouds",
        "doors-of-night",
        "fell-winter",
        "foul-fumes",
        "from-the-pits-of-angband",
        "full-of-froth-and-rage",
        "long-winter",
        "minions-stir",
        "night",
        "no-way-forward",
        "plague-of-wights",
        "rank-upon-rank",
        "redoubled-force",
        "stench-of-mordor",
        "the-moon-is-dead",
        "thrice-outnumbered",
        "tidings-of-doubt-and-danger",
        "wake-of-war",
    ],
)
def test_one_such_hazard_is_enough(hazard: str) -> None:
    play_for_good(scene(("rivendell", ["gimli"]), theirs=[hazard, hazard]).move(), hazard)


@pytest.mark.parametrize(
    "hazard", ["morgul-night", "snowstorm", "storms-of-osse", "the-will-of-sauron"]
)
def test_one_such_hazard_is_enough_and_only_by_night(hazard: str) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=[hazard, hazard]).move()
    assert not table.offers(table.play(hazard))
    night = scene(("rivendell", ["gimli"]), theirs=[hazard, hazard], in_play=["doors-of-night"])
    play_for_good(night.move(), hazard)


# On somebody


@pytest.mark.parametrize(
    ("hazard", "bearer", "whom"),
    [
        ("alone-and-unadvised", "gimli", "legolas"),
        ("despair-of-the-heart", "gimli", "legolas"),
        ("foolish-words", "gimli", "legolas"),
        ("lure-of-expedience", "gimli", "legolas"),
        ("lure-of-nature", "legolas", "gandalf"),
        ("lure-of-the-senses", "gimli", "legolas"),
        ("rebel-talk", "gimli", "legolas"),
        ("shut-yer-mouth", "gimli", "legolas"),
        ("the-burden-of-time", "legolas", "arwen"),
    ],
)
def test_one_such_hazard_lies_on_somebody(hazard: str, bearer: str, whom: str) -> None:
    table = scene(("edoras", [bearer, whom]), theirs=[hazard])
    enter(table.state, hazard, TWO, table.id(bearer))
    table.move().choose(PlayEvent(table.id(hazard, 0), 0))
    assert table.options == (Pick(table.id(whom)),)
    table.choose(Pick(table.id(whom)))
    assert table.card(hazard).host == table.id(whom)


@pytest.mark.parametrize(
    ("hazard", "bearer", "items"),
    [
        ("covetous-thoughts", "asternak", []),
        ("lure-of-creation", "gandalf", []),
        ("the-ring-will-have-but-one-master", "gimli", ["the-one-ring"]),
    ],
)
def test_one_such_hazard_is_played_on_a_certain_one(
    hazard: str, bearer: str, items: list[str]
) -> None:
    for before in (False, True):
        table = scene(("edoras", [bearer, *items, "legolas"]), theirs=[hazard])
        if before:
            enter(table.state, hazard, TWO, table.id(bearer))
        table.move()
        assert table.offers(PlayEvent(table.id(hazard, 0), 0)) is not before
        if not before:
            table.choose(PlayEvent(table.id(hazard, 0), 0))
            assert table.options == (Pick(table.id(bearer)),)
            table.choose(Pick(table.id(bearer)))
            assert table.card(hazard).zone is Zone.PLAY


def test_one_comes_back_to_a_company() -> None:
    card, people = "so-youve-come-back", ["asternak", "layos"]
    table = scene((MORGUL, people), theirs=[card, card], alignments=DARK).move()
    play_for_good(table, card, Pick(table.id("layos")))


def test_something_slips_once_in_a_company() -> None:
    card = "something-has-slipped"
    table = scene(("edoras", ["gimli"]), theirs=[card, card]).move()
    play_for_good(table, card, ChooseCompany(FIRST))


def test_a_company_lacks_food_once() -> None:
    card = "nothing-to-eat-or-drink"
    play_for_good(scene(("moria", ["gimli"]), theirs=[card, card]).move(), card)


# On a site


def test_greed_comes_once_to_a_site() -> None:
    table = scene(("edoras", ["gimli"]), theirs=["greed"] * 2).move()
    play_one(table, "greed", Pick(table.id("edoras")))


def test_one_siege_is_laid_to_a_hold_and_none_to_a_ruin() -> None:
    table = scene(("edoras", ["gimli"]), theirs=["siege"] * 2).move()
    play_for_good(table, "siege", Pick(table.id("edoras")))
    assert table.card("siege").host == table.id("edoras")
    table = scene(("moria", ["gimli"]), theirs=["siege"]).move()
    assert not table.offers(table.play("siege"))


@pytest.mark.parametrize(
    ("hazard", "site", "alignments"),
    [
        ("awaken-the-earths-fire", "moria", (Alignment.HERO, Alignment.MINION)),
        ("choking-shadows", LAIR, (Alignment.HERO, Alignment.MINION)),
        ("arouse-defenders", "bree-minion", DARK),
    ],
)
def test_defenders_are_stirred_once(
    hazard: str, site: str, alignments: tuple[Alignment, Alignment]
) -> None:
    who = "gimli" if alignments[0] is Alignment.HERO else "asternak"
    table = scene((site, [who]), theirs=[hazard, hazard], alignments=alignments).move()
    play_one(table, hazard, AimAtAutomatic(table.id(site), 0))


@pytest.mark.parametrize(("hazard", "whom"), [("gloom", "gimli"), ("new-moon", "legolas")])
def test_darkness_falls_once_a_turn(hazard: str, whom: str) -> None:
    table = scene(("rivendell", ["gimli", "legolas", "arwen"]), theirs=[hazard, hazard])
    table.journey("moria", RegionType.WILDERNESS).move()
    play_one(table, hazard, Pick(table.id(whom)))


# Against an attack


@pytest.mark.parametrize(
    ("creature", "hazard", "land", "aim"),
    [
        ("adunaphel", "words-of-power-and-terror", RegionType.DARK_DOMAIN, ChooseCompany(FIRST)),
        ("orc-guard", "tribal-banner", RegionType.SHADOW_LAND, AimAtAttack(1)),
    ],
)
def test_attackers_are_helped_once(
    creature: str, hazard: str, land: RegionType, aim: AnyOption
) -> None:
    people = ["gimli", "legolas", "eomer"]
    table = scene(("edoras", people), theirs=[creature, hazard, hazard])
    play(table.journey("moria", land, land).move(), creature)
    play_one(table, hazard, aim)
