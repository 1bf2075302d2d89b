"""Where resources of minions and of magic are of no use."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import TWO, MeccgScene, enter, scene
from westmarch.meccg.kinds import Alignment, Race, RegionType, SiteType
from westmarch.meccg.options import Assign, Done, Enter, Face, Pick
from westmarch.meccg.underway import Key, Origin
from westmarch.meccg.verbs import cards

DARK = (Alignment.MINION, Alignment.HERO)
MORGUL, BREE = "minas-morgul-minion", "bree-minion"
WILD = RegionType.WILDERNESS


def band(*codes: str, at: str = MORGUL, hand: Sequence[str] = ()) -> MeccgScene:
    """A company of minions."""
    return scene((at, codes), hand=hand, alignments=DARK)


@pytest.mark.parametrize("event", ["blow-turned", "bold-thrust", "swift-strokes"])
@pytest.mark.parametrize(("who", "able"), [("asternak", True), ("layos", False)])
def test_only_warriors_know_how_to_strike(event: str, who: str, able: bool) -> None:
    table = band(who, hand=[event], at=BREE).attacked()
    table.choose(Assign(table.id(who)), Face(table.id(who)))
    assert table.offers(table.play(event)) is able


@pytest.mark.parametrize(("tapped", "able"), [(False, True), (True, False)])
def test_who_is_tapped_does_not_stay_untapped(tapped: bool, able: bool) -> None:
    table = band("asternak", hand=["under-his-blow"], at=BREE)
    asternak = table.id("asternak")
    if tapped:
        cards.tap(table.state, asternak)
    table.attacked().choose(Assign(asternak), Face(asternak))
    assert table.offers(table.play("under-his-blow")) is able


@pytest.mark.parametrize(
    ("who", "moves", "able"),
    [("jerrek", False, True), ("jerrek", True, False), ("asternak", False, False)],
)
def test_only_scouts_who_stay_hide(who: str, moves: bool, able: bool) -> None:
    table = band(who, hand=["hide-in-dark-places"])
    if moves:
        table.journey("bree-minion", WILD)
    assert table.organize().offers(table.play("hide-in-dark-places")) is able


@pytest.mark.parametrize(
    ("key", "able"),
    [
        (Key(region_type=RegionType.SHADOW_LAND), True),
        (Key(site_type=SiteType.DARK_HOLD), True),
        (Key(region_type=WILD), False),
    ],
)
def test_the_name_of_mordor_is_feared_in_its_lands(key: Key, able: bool) -> None:
    table = band("asternak", hand=["in-the-name-of-mordor"], at=BREE)
    table.attacked(Race.NAZGUL, keys=[key])
    assert table.offers(table.play("in-the-name-of-mordor")) is able


@pytest.mark.parametrize(
    ("who", "moves", "able"),
    [("gorbag", True, True), ("gorbag", False, False), ("asternak", True, False)],
)
def test_orc_mounts_carry_overt_companies_on_their_way(who: str, moves: bool, able: bool) -> None:
    table = band(who, hand=["orc-mounts"])
    if moves:
        table.journey("bree-minion", WILD)
    assert table.organize().offers(table.play("orc-mounts")) is able


@pytest.mark.parametrize(
    ("event", "held"),
    [
        ("all-thought-bent-upon-it", ()),
        ("secrets-of-their-forging", ("the-least-of-gold-rings",)),
    ],
)
@pytest.mark.parametrize(
    ("site", "who", "tapped", "able"),
    [
        ("weathertop-minion", "layos", False, True),
        ("weathertop-minion", "layos", True, False),
        ("weathertop-minion", "asternak", False, False),
        ("ost-in-edhil-minion", "layos", False, False),
    ],
)
def test_sages_study_where_there_is_information(
    event: str, held: tuple[str, ...], site: str, who: str, tapped: bool, able: bool
) -> None:
    table = scene((site, [who, *held]), hand=[event], deck=["black-mail-coat"], alignments=DARK)
    if tapped:
        cards.tap(table.state, table.id(site))
    table.visit().choose(Enter()).win()
    assert table.offers(table.play(event)) is able


@pytest.mark.parametrize(
    ("who", "ring", "able"),
    [
        ("layos", ["the-least-of-gold-rings"], True),
        ("layos", [], False),
        ("asternak", ["the-least-of-gold-rings"], False),
    ],
)
def test_a_sage_tests_a_ring_that_is_there(who: str, ring: list[str], able: bool) -> None:
    table = band(who, *ring, hand=["test-of-fire"]).organize()
    assert table.offers(table.play("test-of-fire")) is able


@pytest.mark.parametrize(
    ("who", "hazards", "able"),
    [
        ("layos", ["power-built-by-waiting"], True),
        ("layos", ["doors-of-night"], False),
        ("layos", [], False),
        ("asternak", ["power-built-by-waiting"], False),
    ],
)
def test_voices_of_malice_need_a_sage_and_a_hazard(
    who: str, hazards: list[str], able: bool
) -> None:
    table = scene(
        (MORGUL, [who]), hand=["voices-of-malice"], their_play=hazards, alignments=DARK
    ).organize()
    assert table.offers(table.play("voices-of-malice")) is able


@pytest.mark.parametrize(("tapped", "able"), [(True, True), (False, False)])
def test_strange_rations_rouse_who_is_tapped(tapped: bool, able: bool) -> None:
    table = band("asternak", "strange-rations")
    if tapped:
        cards.tap(table.state, table.id("asternak"))
    assert table.organize().offers(table.act("strange-rations", 0)) is able


def test_one_strike_is_poisoned_once() -> None:
    table = band("asternak", "poison", "poison", "jerrek", at=BREE).attacked(prowess=9, body=8)
    asternak = table.id("asternak")
    first, second = table.id("poison", 0), table.id("poison", 1)
    table.choose(Assign(asternak), Face(asternak), table.act("poison"), Pick(first))
    assert table.strength() == (1, 8)
    assert not any(getattr(one, "card", None) == second for one in table.options)


def test_poison_is_for_strikes_against_its_bearer() -> None:
    table = band("asternak", "poison", "jerrek", at=BREE).attacked()
    jerrek = table.id("jerrek")
    assert not table.choose(Assign(jerrek), Face(jerrek)).offers(table.act("poison"))


@pytest.mark.parametrize(
    ("who", "event", "able"),
    [
        ("akhorahil-the-ringwraith", "akhorahil-unleashed", True),
        ("dwar-the-ringwraith", "akhorahil-unleashed", False),
        ("akhorahil-the-ringwraith", "morgul-blade", True),
        ("asternak", "morgul-blade", False),
        ("akhorahil-the-ringwraith", "white-light-broken", True),
        ("asternak", "white-light-broken", False),
        ("asternak", "ancient-secrets", False),
        ("akhorahil-the-ringwraith", "ancient-secrets", True),
    ],
)
def test_some_powers_are_those_of_ringwraiths(who: str, event: str, able: bool) -> None:
    table = scene(
        (MORGUL, [who]),
        hand=[event],
        deck=["bitter-cold"],
        their_play=["power-built-by-waiting"],
        alignments=DARK,
    ).organize()
    assert table.offers(table.play(event)) is able


@pytest.mark.parametrize(("tapped", "able"), [(True, True), (False, False)])
def test_the_ring_leaves_its_mark_on_a_tapped_ringwraith(tapped: bool, able: bool) -> None:
    table = band("dwar-the-ringwraith", hand=["the-ring-leaves-its-mark"])
    if tapped:
        cards.tap(table.state, table.id("dwar-the-ringwraith"))
    assert table.organize().offers(table.play("the-ring-leaves-its-mark", 1)) is able


@pytest.mark.parametrize(
    ("who", "origin", "able"),
    [
        ("dwar-the-ringwraith", Origin.AUTOMATIC, True),
        ("dwar-the-ringwraith", Origin.CREATURE, False),
        ("asternak", Origin.AUTOMATIC, False),
    ],
)
def test_veils_of_shadow_hide_a_sorcerer_at_a_site(who: str, origin: Origin, able: bool) -> None:
    table = band(who, hand=["veils-of-shadow"], at="bree-minion").attacked(strikes=3, origin=origin)
    assert table.offers(table.play("veils-of-shadow")) is able


@pytest.mark.parametrize(
    ("other", "ringwraith", "site", "able"),
    [
        ("asternak", "dwar-the-ringwraith", MORGUL, True),
        ("asternak", "jerrek", MORGUL, False),
        ("asternak", "dwar-the-ringwraith", "bree-minion", False),
    ],
)
def test_a_ringwraiths_word_is_given_at_a_darkhaven(
    other: str, ringwraith: str, site: str, able: bool
) -> None:
    table = band(ringwraith, other, hand=["by-the-ringwraiths-word"], at=site).organize()
    assert table.offers(table.play("by-the-ringwraiths-word")) is able


# Hobbit-lore, Hiding and the magic of Wizards


@pytest.mark.parametrize(
    ("site", "who", "able"),
    [("rivendell", "gandalf", True), ("bree", "gandalf", False), ("rivendell", "saruman", False)],
)
def test_hobbit_lore_is_gandalfs_at_a_haven(site: str, who: str, able: bool) -> None:
    table = scene((site, [who]), hand=["hobbit-lore"]).organize()
    assert table.offers(table.play("hobbit-lore")) is able


@pytest.mark.parametrize("event", ["wizards-flame", "wizard-uncloaked"])
@pytest.mark.parametrize(("who", "able"), [("gandalf", True), ("elrond", False)])
def test_spells_are_for_wizards(event: str, who: str, able: bool) -> None:
    table = scene(("rivendell", [who]), hand=[event])
    enter(table.state, "lure-of-expedience", TWO, table.id(who))
    assert table.organize().offers(table.play(event)) is able


@pytest.mark.parametrize(("who", "able"), [("bilbo", True), ("gimli", False)])
def test_only_scouts_hide(who: str, able: bool) -> None:
    table = scene(("rivendell", [who]), hand=["hiding"], theirs=["giant"]).organize()
    table.choose(Done())
    assert table.offers(table.play("hiding")) is able


@pytest.mark.parametrize(("who", "able"), [("aragorn-ii", True), ("gimli", False)])
def test_only_rangers_are_prompted(who: str, able: bool) -> None:
    table = scene(("rivendell", [who]), hand=["promptings-of-wisdom"]).organize()
    assert table.offers(table.play("promptings-of-wisdom")) is able
