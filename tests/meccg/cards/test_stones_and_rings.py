"""Palantíri and Dwarven Rings of The Wizards: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, MeccgScene, enter, scene
from westmarch.kernel.chance import Shuffled
from westmarch.meccg import events, numbers, scoring
from westmarch.meccg.kinds import RegionType, Status, Zone
from westmarch.meccg.options import Done, Enter, Pick, PlayAtSite, Store
from westmarch.meccg.vocabulary.references import Stat

WILD = RegionType.WILDERNESS
SUL, ANNUMINAS = "palantir-of-amon-sul", "palantir-of-annuminas"
ELOSTIRION = "palantir-of-elostirion"
TIRITH, OSGILIATH = "palantir-of-minas-tirith", "palantir-of-osgiliath"
FIVE = ["gates-of-morning", "sun", "concealment", "muster", "escape"]


def gazing(stone: str, *more: str, who: str = "saruman") -> MeccgScene:
    """Somebody at a haven bears a Palantír."""
    return scene(
        ("rivendell", [who, stone, *more]),
        theirs=["fog", "orc-raiders"],
        deck=[*FIVE, "marvels-told"],
        their_deck=FIVE,
        discard=["wizards-laughter"],
    ).organize()


def uses(table: MeccgScene, stone: str, way: int = 0) -> MeccgScene:
    """The stone is tapped, and its bearer withstands it."""
    return table.rolls(6, 6).choose(table.act(stone, way), Pick(table.id(stone)))


@pytest.mark.parametrize("stone", [SUL, ANNUMINAS, TIRITH, OSGILIATH])
def test_only_some_can_use_a_palantir(stone: str) -> None:
    table = gazing(stone, "lure-of-the-senses")
    assert table.offers(table.act(stone))
    table = gazing(stone, who="gimli")
    enter(table.state, "lure-of-expedience", TWO, table.id("gimli"))
    assert not any(table.offers(table.act(stone, way)) for way in range(6))


def test_the_palantir_of_amon_sul_shows_the_opponents_hand() -> None:
    table = gazing(SUL)
    assert table.card("fog").known == (TWO,)
    uses(table, SUL)
    assert table.card("fog").known == table.card("orc-raiders").known == (ONE, TWO)
    assert table.card(SUL).status is Status.TAPPED
    assert not table.offers(table.act(SUL, 1)), "the other stones are not in play"


def test_the_bearer_of_a_palantir_is_tempted() -> None:
    table = gazing(SUL)
    table.rolls(1, 1).choose(table.act(SUL), Pick(table.id(SUL)))
    assert table.card("saruman").zone is not Zone.PLAY, "2 is less than 3"


@pytest.mark.parametrize(("stone", "way"), [(ANNUMINAS, 0), (SUL, 1), (OSGILIATH, 2)])
def test_the_palantir_of_annuminas_finds_cards_for_sages(stone: str, way: int) -> None:
    other = () if stone == ANNUMINAS else (ANNUMINAS,)
    table = gazing(stone, *other)
    table.choose(table.act(stone, way), Pick(table.id(stone)))
    picks = [one for one in table.options if isinstance(one, Pick)]
    assert picks == [Pick(table.id("marvels-told"))]
    table.script(Shuffled()).rolls(6, 6).choose(picks[0])
    assert table.card("marvels-told").zone is Zone.HAND


@pytest.mark.parametrize(("stone", "way"), [(ELOSTIRION, 0), (SUL, 2), (OSGILIATH, 3)])
def test_the_palantir_of_elostirion_purifies_elves_and_wizards(stone: str, way: int) -> None:
    other = () if stone == ELOSTIRION else (ELOSTIRION,)
    table = scene(("rivendell", ["saruman", stone, *other, "legolas", "gimli"]))
    spared = enter(table.state, "lure-of-the-senses", TWO, table.id("gimli"))
    lure = enter(table.state, "lure-of-expedience", TWO, table.id("legolas"))
    table.organize().choose(table.act(stone, way), Pick(table.id(stone)))
    assert table.options == (Pick(lure),), "Gimli is neither"
    table.rolls(6, 6).choose(Pick(lure))
    assert table.card("lure-of-expedience").zone is Zone.DISCARD
    assert table.state.cards[spared].zone is Zone.PLAY


def test_the_palantir_of_elostirion_is_for_any_sage() -> None:
    for who, able in (("elrond", True), ("gimli", False)):
        table = scene(("rivendell", [who, ELOSTIRION, "legolas"]))
        enter(table.state, "lure-of-expedience", TWO, table.id("legolas"))
        assert table.organize().offers(table.act(ELOSTIRION)) is able


@pytest.mark.parametrize(("stone", "way"), [(TIRITH, 0), (OSGILIATH, 4)])
def test_the_palantir_of_minas_tirith_shuffles_both_decks(stone: str, way: int) -> None:
    table = gazing(stone, *(() if stone == TIRITH else (TIRITH,)))
    table.script(Shuffled(), Shuffled())
    uses(table, stone, way)
    seen = [one.code for one in table.told(events.Shown)]
    assert seen == [*[*FIVE[1:], "marvels-told"][::-1], *FIVE[::-1]]
    told = {entry.only for entry in table.log if isinstance(entry.event, events.Shown)}
    assert told == {(ONE,)}, "the opponent does not learn what was seen"
    for seat in (ONE, TWO):
        deck = [table.state.cards[card].known for card in table.state.decks[seat]]
        assert all(known == () for known in deck), "nobody knows which is which"


def test_the_palantir_of_osgiliath_discards_a_hazard() -> None:
    table = scene(
        ("rivendell", ["saruman", OSGILIATH]),
        their_play=["doors-of-night"],
        in_play=["gates-of-morning"],
    )
    table.organize().choose(table.act(OSGILIATH), Pick(table.id(OSGILIATH)))
    assert table.options == (Pick(table.id("doors-of-night")),)
    table.rolls(6, 6).choose(Pick(table.id("doors-of-night")))
    assert table.card("doors-of-night").zone is Zone.DISCARD


@pytest.mark.parametrize(
    ("stone", "company", "zone"),
    [
        (SUL, ("gimli", "legolas"), Zone.PLAY),
        (SUL, ("gimli",), Zone.DISCARD),
        (OSGILIATH, ("gimli", "legolas", "eomer", "frodo"), Zone.PLAY),
        (OSGILIATH, ("gimli", "legolas", "eomer"), Zone.DISCARD),
        (ELOSTIRION, ("gimli", "legolas", "eomer", "frodo"), Zone.DISCARD),
        (ANNUMINAS, ("gimli",), Zone.PLAY),
    ],
)
def test_a_palantir_is_lost_by_small_companies_that_move(
    stone: str, company: tuple[str, ...], zone: Zone
) -> None:
    table = scene(("rivendell", [company[0], stone, *company[1:]]))
    table.journey("bree", WILD, WILD).move().finish()
    assert table.card(stone).zone is zone


@pytest.mark.parametrize(("stone", "points"), [(SUL, 5), (OSGILIATH, 5), (ANNUMINAS, 3)])
def test_a_stored_palantir_may_be_worth_more(stone: str, points: int) -> None:
    table = scene(("rivendell", ["gimli", stone])).organize().rolls(6, 6)
    assert scoring.worth(table.state, ONE, table.id(stone)) == 3
    table.choose(Store(table.id(stone)))
    assert scoring.worth(table.state, ONE, table.id(stone)) == points


@pytest.mark.parametrize(
    ("stone", "site", "able"),
    [
        (ELOSTIRION, "the-white-towers", True),
        (ELOSTIRION, "moria", False),
        (TIRITH, "minas-tirith", True),
        (TIRITH, "edoras", False),
    ],
)
def test_some_palantiri_are_found_at_one_site_only(stone: str, site: str, able: bool) -> None:
    table = scene((site, ["gimli"]), hand=[stone]).visit().choose(Enter()).win()
    assert table.offers(PlayAtSite(table.id(stone), table.id("gimli"))) is able


# Dwarven Rings

TRIBES = ("barins", "bavors", "druins", "dwalins", "thrars")
RINGS = [f"dwarven-ring-of-{tribe}-tribe" for tribe in TRIBES]


@pytest.mark.parametrize(
    ("ring", "item", "other"),
    [
        ("dwarven-ring-of-barins-tribe", "glamdring", "the-mithril-coat"),
        ("dwarven-ring-of-bavors-tribe", "the-mithril-coat", "glamdring"),
        ("dwarven-ring-of-druins-tribe", "the-mithril-coat", "glamdring"),
        ("dwarven-ring-of-dwalins-tribe", "glamdring", "the-mithril-coat"),
    ],
)
def test_a_dwarven_ring_finds_what_its_site_holds(ring: str, item: str, other: str) -> None:
    table = scene(("moria", ["gimli", ring, "legolas"]), deck=[item, other, "horn-of-anor"])
    table.visit().choose(Enter()).win()
    table.choose(table.act(ring), Pick(table.id("gimli")))
    found = [one for one in table.options if not isinstance(one, Done)]
    play = PlayAtSite(table.id(item), table.id("legolas"))
    assert found == [play, Pick(table.id(item))], "he may discard it instead"
    table.script(Shuffled()).rolls(6, 6).choose(play)
    assert table.card(item).zone is Zone.PLAY
    assert table.card(other).zone is Zone.DECK


@pytest.mark.parametrize("ring", RINGS)
def test_a_dwarven_ring_obeys_dwarves_only(ring: str) -> None:
    for who, able in (("gimli", True), ("legolas", False)):
        table = scene(
            ("moria", [who, ring]), deck=["glamdring", "the-mithril-coat", "horn-of-anor"]
        )
        table.visit().choose(Enter()).win()
        assert table.offers(table.act(ring)) is able


@pytest.mark.parametrize("ring", RINGS)
def test_a_dwarven_ring_is_stronger_on_a_dwarf(ring: str) -> None:
    for who, prowess, influence, corruption, points in (
        ("gimli", 4, 7, 5, 6),
        ("legolas", 2, 2, 3, 4),
    ):
        table = scene(("moria", [who]))
        bearer = table.id(who)
        before = numbers.prowess(table.state, bearer)
        speech = numbers.number(table.state, bearer, Stat.DIRECT_INFLUENCE)
        held = enter(table.state, ring, ONE, bearer)
        assert numbers.prowess(table.state, bearer) == before + prowess
        now = numbers.number(table.state, bearer, Stat.DIRECT_INFLUENCE)
        assert now == speech + influence
        assert numbers.corruption(table.state, bearer) == corruption
        assert scoring.worth(table.state, ONE, held) == points


def test_the_ring_of_thrars_tribe_finds_two_minor_items() -> None:
    ring = "dwarven-ring-of-thrars-tribe"
    table = scene(
        ("rivendell", ["gimli", ring]), deck=["horn-of-anor", "glamdring"], discard=["elf-stone"]
    )
    table.organize().choose(table.act(ring), Pick(table.id("gimli")))
    table.choose(Pick(table.id("horn-of-anor"))).script(Shuffled()).rolls(6, 6)
    table.choose(Pick(table.id("elf-stone")))
    assert table.card("horn-of-anor").zone is table.card("elf-stone").zone is Zone.HAND
    assert table.card("glamdring").zone is Zone.DECK
    table.finish()
