"""Exactly who, where and what for: the limits of powers, places and points."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, enter, scene
from westmarch.meccg import influence, numbers, scoring
from westmarch.meccg.kinds import Alignment, RegionType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    ChooseCompany,
    Done,
    Enter,
    Pick,
    PlayAtSite,
    Store,
    Yes,
)
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)
MORGUL, BREE, MORIA = "minas-morgul-minion", "bree-minion", "moria-minion"
WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND
GATES = "the-under-gates-balrog"


# Powers


@pytest.mark.parametrize(("coils", "more"), [(True, 5), (False, 0)])
def test_the_dark_fire_speaks_while_the_coils_hold(coils: bool, more: int) -> None:
    lord, event = "the-balrog", "heart-of-dark-fire"
    table = scene((GATES, [lord, "azog"]), hand=[event], alignments=OF_BALROG)
    shape = enter(table.state, "strangling-coils", ONE)
    before = {who: influence.direct(table.state, table.id(who)) for who in (lord, "azog")}
    table.organize().choose(table.play(event)).finish()
    if not coils:
        cards.discard(table.state, shape)
    assert influence.direct(table.state, table.id(lord)) == before[lord] + more
    assert influence.direct(table.state, table.id("azog")) == before["azog"]


def test_darkness_cloaks_a_company_without_limit() -> None:
    event = "cloaked-by-darkness"
    table = scene((GATES, ["the-balrog", "great-shadow"]), hand=[event], alignments=OF_BALROG)
    before = numbers.of_company(table.state, FIRST, Stat.HAZARD_LIMIT)
    table.organize().choose(table.play(event), ChooseCompany(FIRST))
    assert numbers.of_company(table.state, FIRST, Stat.HAZARD_LIMIT) == before - 1


def test_the_ring_leaves_its_mark_on_riders_only() -> None:
    riders, event = ["black-rider", "fell-rider"], "the-ring-leaves-its-mark"
    table = scene(
        (MORGUL, ["ren-the-ringwraith"]),
        hand=[event],
        sideboard=[*riders, "dark-tryst"],
        discard=["heralded-lord", "morgul-blade"],
        alignments=DARK,
    ).organize()
    table.choose(table.play(event))
    while table.card(event).zone is Zone.CHAIN and not table.offers(Pick(table.id("fell-rider"))):
        table.choose(Done())
    wanted = {Pick(table.id(code)) for code in (*riders, "heralded-lord")}
    assert {one for one in table.options if isinstance(one, Pick)} == wanted
    table.choose(Pick(table.id("heralded-lord")))
    assert table.card("heralded-lord").zone is Zone.DECK


@pytest.mark.parametrize(
    ("helper", "wounded", "able"),
    [("ciryaher", True, True), ("ciryaher", False, False), ("asternak", True, False)],
)
def test_shadow_magic_preserves_the_wounded(helper: str, wounded: bool, able: bool) -> None:
    table = scene((BREE, ["layos", helper]), hand=["well-preserved"], alignments=DARK)
    if wounded:
        cards.wound(table.state, table.id("layos"))
    assert table.organize().offers(table.play("well-preserved")) is able


@pytest.mark.parametrize(
    ("event", "able"),
    [
        ("lure-of-power", True),
        ("eye-of-sauron", True),
        ("doors-of-night", False),
        ("gates-of-morning", False),
    ],
)
def test_voices_of_malice_end_hazards_that_are_no_weather(event: str, able: bool) -> None:
    table = scene(
        (BREE, ["layos"]), hand=["voices-of-malice"], their_play=[event], alignments=DARK
    ).organize()
    assert table.offers(table.play("voices-of-malice")) is able


# Places and points


@pytest.mark.parametrize(
    ("site", "tapped", "able"),
    [("moria", True, True), ("moria", False, False), ("barrow-downs", True, False)],
)
def test_prisoners_are_in_dark_places_that_were_searched(
    site: str, tapped: bool, able: bool
) -> None:
    table = scene((site, ["gimli", "legolas", "elrond"]), hand=["rescue-prisoners"])
    if tapped:
        cards.tap(table.state, table.id(site))
    table.visit().choose(Enter()).win()
    assert table.offers(table.play("rescue-prisoners")) is able
    if able:
        table.choose(table.play("rescue-prisoners"), Pick(table.id(site)))
        while not any(isinstance(one, Assign) for one in table.options):
            table.choose(Done())
        assert table.strength() == (2, 7)
        table.win()
        people = [Pick(table.id(who)) for who in ("gimli", "legolas", "elrond")]
        assert set(table.options) == {Done(), *people}
        table.choose(Done())
        assert table.card("rescue-prisoners").zone is Zone.DISCARD, "nobody guards them"


@pytest.mark.parametrize(
    ("site", "able"),
    [("rivendell", True), ("edoras", True), ("bree", True), ("moria", False)],
)
def test_prisoners_are_brought_to_safety(site: str, able: bool) -> None:
    table = scene((site, ["gimli", "rescue-prisoners", "legolas"]))
    for who in ("gimli", "legolas"):
        cards.tap(table.state, table.id(who))
    table.begin(Turn(ONE))
    assert table.card("gimli").status is Status.TAPPED, "he guards them"
    assert table.card("legolas").status is Status.UNTAPPED
    assert table.offers(Store(table.id("rescue-prisoners"))) is able


def test_the_grey_embassy_is_of_gandalf_for_unique_hero_factions() -> None:
    for host, faction, worth in (
        ("gandalf-fallen-wizard", "riders-of-rohan", 3),
        ("gandalf-fallen-wizard", "orcs-of-gorgoroth", 1),
        ("perchen", "riders-of-rohan", 1),
    ):
        table = scene(("edoras", ["gandalf-fallen-wizard", "perchen"]), in_play=[faction])
        table.state.alignments[:] = FALLEN
        enter(table.state, "grey-embassy", ONE, table.id(host))
        assert scoring.worth(table.state, ONE, table.id(faction)) == worth


@pytest.mark.parametrize(
    ("who", "able"), [("gorbag", True), ("troll-chief", True), ("muzgash", False)]
)
@pytest.mark.parametrize(
    ("faction", "site"),
    [
        ("half-trolls", "barad-dur-minion"),
        ("misty-mountain-wargs", "ettenmoors-minion"),
        ("orcs-of-udun", "cirith-gorgor-minion"),
    ],
)
def test_factions_serve_leaders_of_orcs_and_trolls(
    faction: str, site: str, who: str, able: bool
) -> None:
    table = scene((site, [who, "layos"]), hand=[faction], alignments=DARK)
    table.visit().choose(Enter()).win()
    table.rolls(6, 6).choose(PlayAtSite(table.id(faction), table.id(who)))
    while not table.position.over and not table.offers(Yes()):
        table.choose(Done() if table.offers(Done()) else table.options[0])
    assert table.offers(Yes()) is able


@pytest.mark.parametrize(("sage", "able"), [("elrond", True), ("legolas", False)])
def test_a_stone_is_aligned_by_a_sage_and_for_its_bearer(sage: str, able: bool) -> None:
    stone, card = "palantir-of-orthanc", "align-palantir"
    table = scene(("rivendell", ["gimli", stone, sage]), hand=[card]).organize()
    assert table.offers(table.play(card)) is able


def test_one_aligned_stone_opens_no_other() -> None:
    table = scene(
        ("rivendell", ["gimli", "palantir-of-orthanc", "legolas", "palantir-of-annuminas"]),
        deck=["dodge"] * 5,
        discard=["escape"],
    )
    enter(table.state, "align-palantir", ONE, table.id("palantir-of-orthanc"))
    table.organize()
    assert table.offers(table.act("palantir-of-orthanc"))
    assert not table.offers(table.act("palantir-of-annuminas"))
