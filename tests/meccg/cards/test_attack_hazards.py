"""Hazards that strengthen attacks, double them, or bring them."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, TWO, enter, scene
from westmarch.meccg import numbers, terrain
from westmarch.meccg.kinds import Alignment, Race, RegionType, Zone
from westmarch.meccg.options import (
    AimAtAutomatic,
    Assign,
    ChooseCompany,
    Enter,
    Face,
    PlayEvent,
    TapToFight,
)
from westmarch.meccg.traits import is_detainment
from westmarch.meccg.underway import attack_of

WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND
NIGHT = "doors-of-night"
MINIONS = (Alignment.MINION, Alignment.HERO)


@pytest.mark.parametrize(
    ("card", "race", "day", "night"),
    [
        ("minions-stir", Race.ORC, (3, 6), (4, 7)),
        ("minions-stir", Race.TROLL, (3, 6), (3, 6)),
        ("minions-stir", Race.SPIDER, (2, 5), (2, 5)),
        ("wake-of-war", Race.WOLF, (3, 6), (4, 7)),
        ("wake-of-war", Race.SPIDER, (3, 6), (3, 6)),
        ("wake-of-war", Race.ORC, (2, 5), (2, 5)),
        ("plague-of-wights", Race.UNDEAD, (2, 6), (4, 6)),
        ("plague-of-wights", Race.ORC, (2, 5), (2, 5)),
        ("the-moon-is-dead", Race.UNDEAD, (3, 6), (3, 6)),
        ("the-moon-is-dead", Race.ORC, (2, 5), (2, 5)),
        ("rank-upon-rank", Race.MAN, (3, 6), (3, 6)),
        ("rank-upon-rank", Race.GIANT, (2, 5), (3, 6)),
        ("full-of-froth-and-rage", Race.SPIDER, (2, 7), (2, 7)),
        ("full-of-froth-and-rage", Race.WOLF, (2, 5), (2, 5)),
        ("chill-them-with-fear", Race.DWARF, (4, 7), (3, 6)),
        ("chill-them-with-fear", Race.MAN, (2, 5), (2, 5)),
        ("scimitars-of-steel", Race.MAN, (2, 6), (2, 6)),
        ("scimitars-of-steel", Race.WOLF, (2, 5), (2, 5)),
    ],
)
def test_some_attacks_are_stronger(
    card: str, race: Race, day: tuple[int, int], night: tuple[int, int]
) -> None:
    for more, expected in (([], day), ([NIGHT], night)):
        table = scene(("rivendell", ["gimli"]), their_play=[card, *more])
        table.attacked(race, strikes=2, prowess=5)
        assert table.strength() == expected


def test_attacks_are_stronger_but_not_characters() -> None:
    table = scene(("dol-guldur-minion", ["gorbag"]), alignments=MINIONS)
    before = numbers.prowess(table.state, table.id("gorbag"))
    enter(table.state, "minions-stir", TWO)
    assert numbers.prowess(table.state, table.id("gorbag")) == before


@pytest.mark.parametrize(
    ("card", "race"),
    [
        ("the-moon-is-dead", Race.UNDEAD),
        ("rank-upon-rank", Race.MAN),
        ("full-of-froth-and-rage", Race.ANIMAL),
    ],
)
def test_a_card_goes_when_an_attack_of_its_kind_is_defeated(card: str, race: Race) -> None:
    for foe, zone in ((race, Zone.DISCARD), (Race.ORC, Zone.PLAY)):
        table = scene(("rivendell", ["gimli"]), their_play=[card]).attacked(foe, prowess=3)
        gimli = table.id("gimli")
        if table.offers(Assign(gimli)):
            table.choose(Assign(gimli))
        table.choose(Face(gimli)).rolls(6, 6).choose(TapToFight()).done()
        assert table.card(card).zone is zone


@pytest.mark.parametrize(
    ("card", "site", "more"),
    [
        ("eye-of-sauron", "moria", 1),
        ("redoubled-force", "moria", 2),
        ("redoubled-force", "bandit-lair", 0),
    ],
)
def test_automatic_attacks_have_more_prowess(card: str, site: str, more: int) -> None:
    table = scene((site, ["gimli"]), their_play=[card]).visit()
    printed = terrain.automatic_attacks(table.state, table.id(site))[0].prowess
    table.choose(Enter())
    assert table.strength()[1] == printed + more


@pytest.mark.parametrize(
    ("card", "site", "other"),
    [
        ("awaken-denizens", "bandit-lair", "moria"),
        ("awaken-minions", "moria", "bandit-lair"),
    ],
)
def test_automatic_attacks_have_twice_the_strikes(card: str, site: str, other: str) -> None:
    for place, times in ((site, 2), (other, 1)):
        table = scene((place, ["gimli"]), their_play=[card]).visit()
        printed = terrain.automatic_attacks(table.state, table.id(place))[0].strikes
        assert printed is not None
        table.choose(Enter())
        assert table.strength()[0] == printed * times


@pytest.mark.parametrize(
    ("card", "site", "more"),
    [("arouse-denizens", "bandit-lair", 3), ("arouse-minions", "moria", 3)],
)
def test_one_automatic_attack_is_aroused(card: str, site: str, more: int) -> None:
    table = scene((site, ["gimli"]), theirs=[card, card]).move()
    attack = terrain.automatic_attacks(table.state, table.id(site))[0]
    table.choose(table.play(card), AimAtAutomatic(table.id(site), 0))
    assert not table.offers(PlayEvent(table.id(card, 1), 0)), "not twice at a site"
    table.idle().visit().choose(Enter())
    assert table.strength()[1] == attack.prowess + more
    table = scene(("edoras", ["gimli"]), theirs=[card]).move()
    assert not table.offers(table.play(card))


def test_aroused_defenders_cannot_be_canceled() -> None:
    table = scene(
        ("edoras-minion", ["luitprand"]), theirs=["arouse-defenders"], alignments=MINIONS
    ).move()
    attack = terrain.automatic_attacks(table.state, table.id("edoras-minion"))[0]
    aim = AimAtAutomatic(table.id("edoras-minion"), 0)
    table.choose(table.play("arouse-defenders"), aim)
    table.idle().visit().choose(Enter())
    assert table.strength()[1] == attack.prowess + 2


@pytest.mark.parametrize(
    ("card", "site", "sides"),
    [
        ("incite-denizens", "bandit-lair", (Alignment.HERO, Alignment.MINION)),
        ("incite-defenders", "edoras-minion", MINIONS),
    ],
)
def test_an_automatic_attack_is_faced_twice(
    card: str, site: str, sides: tuple[Alignment, Alignment]
) -> None:
    who = "gimli" if sides[0] is Alignment.HERO else "luitprand"
    table = scene((site, [who]), theirs=[card, card], alignments=sides).move()
    here = table.id(site)
    attacks = terrain.automatic_attacks(table.state, here)
    table.choose(table.play(card), AimAtAutomatic(here, 0))
    assert terrain.automatic_attacks(table.state, here) == [attacks[0], *attacks]
    assert not table.offers(PlayEvent(table.id(card, 1), 0))


def test_the_moon_doubles_automatic_attacks_of_undead() -> None:
    table = scene(("rivendell", ["gimli"]), sites=["barrow-downs", "moria"])
    barrows, moria = table.id("barrow-downs"), table.id("moria")
    before = len(terrain.automatic_attacks(table.state, barrows))
    enter(table.state, "the-moon-is-dead", TWO)
    assert len(terrain.automatic_attacks(table.state, barrows)) == 2 * before
    assert len(terrain.automatic_attacks(table.state, moria)) == 1


@pytest.mark.rule("M-EX-07", "M-CBT-03")
def test_bold_spies_bring_the_attacks_of_the_site_keyed_to_nothing() -> None:
    table = scene(
        ("dol-guldur-minion", ["luitprand"]),
        theirs=["tidings-of-bold-spies"],
        their_play=["eye-of-sauron"],
        alignments=MINIONS,
    )
    table.journey("moria-minion", SHADOW).move()
    printed = terrain.automatic_attacks(table.state, table.id("moria-minion"))[0]
    table.choose(table.play("tidings-of-bold-spies"), ChooseCompany(FIRST))
    attack = attack_of(table.state, table.state.attacks)
    assert attack is not None
    assert attack.keys == ()
    assert not is_detainment(table.state, attack)
    assert table.strength()[1] == printed.prowess + 1, "with what changes the automatic-attack"
    table = scene(("moria", ["gimli"]), theirs=["tidings-of-bold-spies"])
    table.journey("rivendell", WILD).move()
    assert not table.offers(table.play("tidings-of-bold-spies"))
