"""Where items and what is done with them are of no use."""

from __future__ import annotations

import pytest

from tests.meccg.scene import TWO, enter, scene
from westmarch.meccg import deeds, numbers
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, RegionType, Zone
from westmarch.meccg.options import (
    Done,
    Enter,
    Pick,
)
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Deed, Stat

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
MORGUL, BREE, MORIA = "minas-morgul-minion", "bree-minion", "moria-minion"
WILD, BORDER = RegionType.WILDERNESS, RegionType.BORDER_LAND


@pytest.mark.parametrize(
    ("item", "bearer", "sides"),
    [
        ("necklace-of-silver-and-pearls", "gimli", HEROES),
        ("twice-baked-cakes", "gimli", HEROES),
        ("orc-draughts", "asternak", DARK),
        ("orc-liquor", "asternak", DARK),
        ("old-treasure", "asternak", DARK),
    ],
)
def test_what_is_used_up_is_the_item_itself(
    item: str, bearer: str, sides: tuple[Alignment, Alignment]
) -> None:
    table = scene((BREE, [bearer, item, "dagger-of-westernesse"]), alignments=sides).organize()
    table.choose(table.act(item))
    assert table.options == (Pick(table.id(item)),)
    table.choose(Pick(table.id(item)))
    assert table.card(item).zone is Zone.DISCARD
    assert table.card("dagger-of-westernesse").zone is Zone.PLAY


@pytest.mark.parametrize(
    ("item", "stat"), [("orc-draughts", Stat.PROWESS), ("orc-liquor", Stat.BODY)]
)
def test_a_drink_is_for_its_company_only(item: str, stat: Stat) -> None:
    table = scene((BREE, ["asternak", item, "layos"]), (MORIA, ["jerrek"]), alignments=DARK)

    def found() -> dict[str, int]:
        people = ("asternak", "layos", "jerrek")
        return {who: numbers.number(table.state, table.id(who), stat) for who in people}

    before = found()
    table.organize().choose(table.act(item), Pick(table.id(item)))
    after = found()
    assert after["asternak"] > before["asternak"]
    assert after["layos"] > before["layos"]
    assert after["jerrek"] == before["jerrek"]


@pytest.mark.parametrize(
    ("bearer", "hurt", "way", "able"),
    [
        ("faramir", "gimli", 0, True),
        ("eomer", "gimli", 0, False),
        ("aragorn-ii", None, 1, True),
        ("faramir", None, 1, False),
    ],
)
def test_athelas_is_used_by_dunedain(bearer: str, hurt: str | None, way: int, able: bool) -> None:
    table = scene(("edoras", [bearer, "athelas", "gimli"]), ("bree", ["legolas"]))
    cards.wound(table.state, table.id("legolas"))
    if hurt is not None:
        cards.wound(table.state, table.id(hurt))
    else:
        enter(table.state, "lure-of-the-senses", TWO, table.id("gimli"))
    assert table.organize().offers(table.act("athelas", way)) is able
    if able:
        table.choose(table.act("athelas", way))
        while not table.offers(Pick(table.id("gimli"))) and table.options[0] == Pick(
            table.id(bearer)
        ):
            table.choose(table.options[0])
        assert not table.offers(Pick(table.id("legolas"))), "he is far away"


def test_a_harp_saves_its_own_company_only() -> None:
    table = scene(("edoras", ["gimli", "magical-harp", "elrond"]), ("bree", ["legolas"]))
    harp = table.id("magical-harp")
    table.organize().rolls(6, 6).choose(table.act("magical-harp"), Pick(harp))
    for who, safe in (("gimli", True), ("elrond", True), ("legolas", False)):
        assert deeds.cannot(table.state, Deed.BE_DISCARDED, table.id(who)) is safe


def test_a_wizard_lifts_curses_of_his_own_company_only() -> None:
    event = "wizard-uncloaked"
    table = scene(("edoras", ["gandalf", "gimli"]), ("bree", ["legolas"]), hand=[event])
    near = enter(table.state, "foolish-words", TWO, table.id("gimli"))
    far = enter(table.state, "shut-yer-mouth", TWO, table.id("legolas"))
    table.organize().rolls(6, 6).choose(table.play(event), Pick(table.id("gandalf")))
    assert table.state.cards[near].zone is Zone.HAND
    assert table.state.cards[far].zone is Zone.PLAY


def test_only_a_wizard_uncloaks_himself() -> None:
    table = scene(("edoras", ["gimli"]), hand=["wizard-uncloaked"])
    enter(table.state, "foolish-words", TWO, table.id("gimli"))
    assert not table.organize().offers(table.play("wizard-uncloaked"))


@pytest.mark.parametrize(("site", "able"), [("edoras", True), ("bandit-lair", False)])
def test_glamour_dazzles_in_towns_only(site: str, able: bool) -> None:
    card = "glamour-of-surpassing-excellence"
    table = scene((site, ["gimli"]), hand=[card])
    enter(table.state, "foolish-words", TWO, table.id("gimli"))
    assert table.organize().offers(table.play(card)) is able


@pytest.mark.parametrize(
    ("who", "at", "able"),
    [("gimli", BREE, True), ("legolas", BREE, False), ("gimli", MORIA, False)],
)
def test_the_arkenstone_drives_away_dwarves_who_are_near(who: str, at: str, able: bool) -> None:
    stone = "the-arkenstone-minion"
    table = scene((BREE, ["asternak", stone]), opponents=[(at, [who])], alignments=DARK)
    assert table.organize().offers(table.act(stone)) is able


def test_the_arkenstone_lifts_no_other_minds() -> None:
    def mind(who: str, *items: str) -> int:
        theirs = [(BREE, ["gimli"])]
        table = scene((BREE, ["asternak", *items]), opponents=theirs, alignments=DARK)
        return numbers.mind(table.state, table.id(who))

    stone = "the-arkenstone-minion"
    assert mind("gimli", stone) == mind("gimli") + 1
    assert mind("asternak", stone) == mind("asternak")


@pytest.mark.parametrize(
    ("where", "tapped", "able"),
    [("the-lonely-mountain-minion", True, True), ("the-lonely-mountain-minion", False, False),
     (BREE, True, False)],
)  # fmt: skip
def test_thrors_map_untaps_a_dragons_site_only(where: str, tapped: bool, able: bool) -> None:
    table = scene((where, ["asternak", "thrors-map-minion"]), alignments=DARK)
    if tapped:
        cards.tap(table.state, table.id(where))
    assert table.organize().offers(table.act("thrors-map-minion")) is able


@pytest.mark.parametrize(("who", "able"), [("nain", True), ("asternak", False)])
def test_durins_ring_obeys_dwarves_of_the_shadow(who: str, able: bool) -> None:
    ring = "dwarven-ring-of-durins-tribe-minion"
    table = scene((BREE, [who, ring]), alignments=DARK)
    cards.tap(table.state, table.id(BREE))
    assert table.organize().offers(table.act(ring)) is able


@pytest.mark.parametrize(
    ("tapped", "site", "able"),
    [(False, "weathertop-minion", True), (True, "weathertop-minion", False), (False, MORIA, False)],
)
def test_news_are_heard_where_there_are_some(tapped: bool, site: str, able: bool) -> None:
    card = "that-aint-no-secret"
    table = scene((site, ["jerrek", "layos", "luitprand"]), hand=[card], alignments=DARK)
    table.visit()
    if tapped:
        for who in ("jerrek", "layos", "luitprand"):
            cards.tap(table.state, table.id(who))
    table.choose(Enter()).win()
    assert table.offers(table.play(card)) is able


def test_a_hobbit_has_strength_of_his_own() -> None:
    card = "halfling-strength"
    for who, able in (("frodo", True), ("gimli", False)):
        table = scene(("edoras", [who]), hand=[card])
        cards.tap(table.state, table.id(who))
        assert table.organize().offers(table.play(card)) is able
        table = scene(("edoras", [who]), hand=[card])
        cards.wound(table.state, table.id(who))
        assert table.organize().offers(table.play(card, 1)) is able
        table = scene(("edoras", [who, "the-one-ring"]), hand=[card]).rolls(1, 1)
        table.begin(CorruptionCheck(table.id(who)))
        assert table.offers(table.play(card, 2)) is able
        if able:
            table.choose(table.play(card, 2))
            while not table.told(Rolled):
                table.choose(Done())
            assert table.told(Rolled)[-1].total == 2 + 4 + 4, "a Hobbit has +4 of his own"


def test_a_wounded_hobbit_is_not_healed_on_the_way() -> None:
    table = scene(("rivendell", ["frodo"]), hand=["halfling-strength"])
    cards.wound(table.state, table.id("frodo"))
    table.journey("moria", WILD).move()
    assert not table.offers(table.play("halfling-strength", 1))


@pytest.mark.parametrize(
    ("way", "tapped", "able"),
    [(0, "gimli", True), (0, "eomer", False), (1, "gimli", True)],
)
def test_waybread_is_for_those_who_are_there(way: int, tapped: str, able: bool) -> None:
    table = scene(("edoras", ["gimli", "waybread", "cram", "legolas"]), ("bree", ["eomer"]))
    cards.tap(table.state, table.id(tapped))
    assert table.organize().offers(table.act("waybread", way)) is able
    if able:
        table.choose(table.act("waybread", way))
        assert table.options == (Pick(table.id("waybread")),)
        table.choose(Pick(table.id("waybread")))
        assert not table.offers(Pick(table.id("eomer")))
        assert not table.offers(Pick(table.id("legolas")))


@pytest.mark.parametrize(
    ("site", "tapped", "way", "able"),
    [
        (BREE, True, 0, True),
        (BREE, False, 0, False),
        (MORIA, True, 0, False),
        ("bandit-lair-minion", False, 1, True),
        (MORIA, False, 1, False),
        ("weathertop-minion", False, 1, False),
    ],
)
def test_a_secret_book_tells_of_towns_and_ruins(
    site: str, tapped: bool, way: int, able: bool
) -> None:
    table = scene((site, ["asternak", "secret-book", "orc-draughts"]), alignments=DARK)
    if tapped:
        cards.tap(table.state, table.id(site))
    assert table.organize().offers(table.act("secret-book", way)) is able
    if able:
        table.choose(table.act("secret-book", way))
        while table.options != (Pick(table.id("secret-book")),):
            assert table.options == (Pick(table.id(site)),)
            table.choose(Pick(table.id(site)))
