"""Cards of The White Hand for single wizards and sites: that they work, and where not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import ONE, MeccgScene, add, enter, scene
from westmarch.meccg import events, scoring, traits
from westmarch.meccg.kinds import Alignment, Status, Zone
from westmarch.meccg.options import Done, Enter, Pick, PlayAtSite, PlayEvent
from westmarch.meccg.verbs import cards

FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)
TOWERS = "the-white-towers-fallen-wizard"


def lair(
    *codes: str, here: str = TOWERS, hand: Sequence[str] = (), in_play: Sequence[str] = ()
) -> MeccgScene:
    """A company of a Fallen-wizard."""
    return scene((here, codes), hand=hand, in_play=in_play, alignments=FALLEN)


@pytest.mark.parametrize(
    ("by", "company", "card", "worth"),
    [
        ("join-the-hunt", ["alatar-fallen-wizard", "glamdring"], "glamdring", 2),
        ("join-the-hunt", ["alatar-fallen-wizard", "treebeard"], "treebeard", 2),
        ("join-the-hunt", ["gimli", "glamdring"], "glamdring", 1),
        ("join-the-hunt", ["gimli", "treebeard"], "treebeard", 1),
        ("join-the-hunt", ["alatar-fallen-wizard", "the-one-ring"], "the-one-ring", 1),
        ("oromes-warders", ["gimli", "glamdring"], "glamdring", 2),
        ("oromes-warders", ["gimli", "treebeard"], "treebeard", 2),
        ("oromes-warders", ["gimli", "the-one-ring"], "the-one-ring", 1),
    ],
)
def test_alatars_hunt_makes_arms_and_fighters_worth_more(
    by: str, company: list[str], card: str, worth: int
) -> None:
    table = lair(*company)
    assert scoring.worth(table.state, ONE, table.id(card)) == 1
    enter(table.state, by, ONE)
    assert scoring.worth(table.state, ONE, table.id(card)) == worth


@pytest.mark.parametrize(("faction", "worth"), [("wood-elves", 2), ("riders-of-rohan", 1)])
def test_oromes_warders_honour_elves(faction: str, worth: int) -> None:
    table = lair("gimli", in_play=[faction, "oromes-warders"])
    assert scoring.worth(table.state, ONE, table.id(faction)) == worth


@pytest.mark.parametrize(
    ("wizard", "in_play", "able"),
    [
        ("alatar-fallen-wizard", ["join-the-hunt"], True),
        ("alatar-fallen-wizard", [], False),
    ],
)
def test_oromes_warders_follow_the_hunt(wizard: str, in_play: list[str], able: bool) -> None:
    table = lair(wizard, hand=["oromes-warders"], in_play=in_play).organize()
    assert table.offers(table.play("oromes-warders")) is able
    if able:
        table.choose(table.play("oromes-warders"), Pick(table.id(wizard)))
        assert table.card("oromes-warders").host == table.id(wizard)


@pytest.mark.parametrize(
    ("item", "worth"), [("phial-of-galadriel", 2), ("glamdring", 1), ("orcrist", 1)]
)
def test_gandalf_welcomes_unique_small_things(item: str, worth: int) -> None:
    event = "give-welcome-to-the-unexpected"
    table = lair("gandalf-fallen-wizard", item, hand=[event]).organize()
    table.choose(table.play(event))
    assert table.card(event).host == table.id("gandalf-fallen-wizard")
    assert scoring.worth(table.state, ONE, table.id(item)) == worth


def test_the_unexpected_is_nothing_without_gandalf() -> None:
    table = lair("gimli", "book-of-mazarbul", in_play=["give-welcome-to-the-unexpected"])
    assert scoring.worth(table.state, ONE, table.id("book-of-mazarbul")) == 1


def test_the_ring_of_fire_calls_narya() -> None:
    table = scene(
        (TOWERS, ["gandalf-fallen-wizard", "ring-of-fire"]),
        discard=["narya", "nenya"],
        alignments=FALLEN,
    ).organize()
    table.choose(table.act("ring-of-fire"), Pick(table.id("ring-of-fire")))
    assert table.options == (Done(), Pick(table.id("narya")))
    table.choose(Pick(table.id("narya")))
    assert table.card("narya").zone is Zone.HAND
    assert table.card("ring-of-fire").status is Status.TAPPED


def test_the_ring_of_fire_burns_for_gandalf_only() -> None:
    table = lair("gimli", in_play=["ring-of-fire"])
    add(table.state, "narya", ONE, Zone.DISCARD)
    assert not table.organize().offers(table.act("ring-of-fire"))


@pytest.mark.parametrize(
    ("company", "in_play", "able"),
    [
        (["gimli", "legolas"], ["friend-of-secret-things"], True),
        (["gimli", "legolas", "eomer"], ["friend-of-secret-things"], False),
        (["gimli", "legolas"], [], False),
    ],
)
def test_small_companies_find_friends_at_tapped_sites(
    company: list[str], in_play: list[str], able: bool
) -> None:
    table = lair(*company, here="wellinghall", hand=["treebeard"], in_play=in_play)
    cards.tap(table.state, table.id("wellinghall"))
    table.visit().choose(Enter())
    assert table.offers(PlayAtSite(table.id("treebeard"), table.id("gimli"))) is able


@pytest.mark.parametrize(
    ("who", "school", "in_play", "total"),
    [
        ("elrond", "arcane-school", ["never-refuse"], 10),
        ("elrond", "arcane-school", [], 8),
        ("pallando-fallen-wizard", "spells-born-of-discord", ["never-refuse"], 8),
    ],
)
def test_who_never_refuses_magic_is_tempted_less(
    who: str, school: str, in_play: list[str], total: int
) -> None:
    table = lair(who, hand=["bitter-cold"], in_play=in_play)
    enter(table.state, school, ONE, table.id(who))
    table.organize().rolls(6, 6).choose(table.play("bitter-cold"), Pick(table.id(who)))
    assert table.told(events.Rolled)[-1].total == total


# The Deep Mines


@pytest.mark.parametrize(("here", "able"), [("deep-mines", True), ("isengard", False)])
def test_the_delvers_harvest_is_brought_in_from_the_mines(here: str, able: bool) -> None:
    table = lair("gimli", here=here, hand=["delvers-harvest"]).visit().choose(Enter()).win()
    assert table.offers(table.play("delvers-harvest")) is able
    if able:
        table.choose(table.play("delvers-harvest"))
        assert scoring.worth(table.state, ONE, table.id("delvers-harvest")) == 1


@pytest.mark.parametrize(
    ("in_play", "able"),
    [
        (["delvers-harvest"], True),
        ([], False),
        (["delvers-harvest", "earth-eater"], False),
        (["delvers-harvest", "delvers-harvest", "earth-eater"], True),
    ],
)
def test_earth_eaters_need_as_many_harvests(in_play: list[str], able: bool) -> None:
    table = lair("gimli", here="deep-mines", in_play=in_play)
    eater = add(table.state, "earth-eater", ONE, Zone.HAND)
    table.visit().choose(Enter())
    assert table.offers(PlayEvent(eater, 0)) is able


def test_an_earth_eater_brings_arms_for_minions() -> None:
    table = scene(
        (TOWERS, ["gimli"]),
        in_play=["earth-eater"],
        sideboard=["black-mail-coat", "glamdring"],
        discard=["elf-stone"],
        alignments=FALLEN,
    ).organize()
    table.choose(table.act("earth-eater"), Pick(table.id("earth-eater")))
    assert table.options == (Done(), Pick(table.id("black-mail-coat")))
    table.choose(Pick(table.id("black-mail-coat")))
    assert table.card("black-mail-coat").zone is Zone.HAND


# A Panoply of Wings


@pytest.mark.parametrize(
    ("wizard", "dice", "zone"),
    [
        ("radagast", (3, 4), Zone.PLAY),
        ("gandalf", (3, 4), Zone.DISCARD),
        ("radagast", (1, 1), Zone.DISCARD),
    ],
)
def test_birds_come_to_radagast(wizard: str, dice: tuple[int, int], zone: Zone) -> None:
    table = scene(("ost-in-edhil", [wizard, "gimli"]), hand=["a-panoply-of-wings"])
    gimli, birds = table.id("gimli"), table.id("a-panoply-of-wings")
    table.state.avatars[ONE] = wizard
    table.visit().choose(Enter()).win().rolls(*dice).choose(PlayAtSite(birds, gimli))
    assert table.card("a-panoply-of-wings").zone is zone


@pytest.mark.parametrize(
    ("site", "able"), [("ost-in-edhil", True), ("moria", False), ("edoras", False)]
)
def test_birds_spy_out_the_wilderness(site: str, able: bool) -> None:
    table = scene((site, ["gimli"]), in_play=["a-panoply-of-wings"])
    table.visit().choose(Enter()).win()
    birds = table.act("a-panoply-of-wings")
    assert table.offers(birds) is able
    if able:
        table.choose(birds, Pick(table.id("a-panoply-of-wings")))
        assert traits.has_information(table.state, table.id(site))
        assert table.card("a-panoply-of-wings").zone is Zone.DISCARD
