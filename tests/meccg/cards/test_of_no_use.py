"""Where resources are of no use: the wrong hands, the wrong place, the wrong foe."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import keys
from tests.meccg.scene import FIRST, SECOND, MeccgScene, scene
from westmarch.meccg import numbers
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, CompanyId, Phase, Race, RegionType
from westmarch.meccg.options import (
    Assign,
    ChooseCompany,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
)
from westmarch.meccg.rules.attempting import InfluenceAttempt
from westmarch.meccg.rules.testing import TestRing as RingTest
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Origin
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
MORGUL, BREE, MORIA = "minas-morgul-minion", "bree-minion", "moria-minion"
WILD, BORDER = RegionType.WILDERNESS, RegionType.BORDER_LAND


# Influence


def speaking(event: str, who: str, *, to_faction: bool) -> MeccgScene:
    """Somebody tries to influence a faction, or a character of the opponent."""
    if to_faction:
        table = scene(("edoras", [who]), hand=[event, "riders-of-rohan"]).visit().choose(Enter())
        return table.choose(PlayAtSite(table.id("riders-of-rohan"), table.id(who)))
    table = scene(("edoras", [who]), opponents=[("edoras-minion", ["asternak"])], hand=[event])
    table.state.phase = Phase.SITE
    return table.begin(InfluenceAttempt(table.id(who), table.id("asternak"), FIRST))


@pytest.mark.parametrize(
    ("event", "who", "to_faction", "able"),
    [
        ("muster", "gimli", True, True),
        ("muster", "gimli", False, False),
        ("muster", "bilbo", True, False),
        ("threats", "gimli", True, True),
        ("threats", "gimli", False, False),
        ("threats", "bilbo", True, False),
        ("new-friendship", "gimli", True, True),
        ("new-friendship", "gimli", False, True),
        ("new-friendship", "bilbo", True, False),
        ("tempering-friendship", "bilbo", True, True),
        ("tempering-friendship", "bilbo", False, False),
        ("gifts-as-given-of-old", "bilbo", True, True),
        ("gifts-as-given-of-old", "bilbo", False, False),
    ],
)
def test_who_is_helped_to_influence_whom(
    event: str, who: str, to_faction: bool, able: bool
) -> None:
    table = speaking(event, who, to_faction=to_faction)
    assert table.offers(table.play(event)) is able


@pytest.mark.parametrize(
    ("wizard", "their", "able"), [("gandalf", True, True), ("gimli", True, False)]
)
def test_a_wizard_laughs_at_attempts_of_others(wizard: str, their: bool, able: bool) -> None:
    table = scene(
        ("edoras", ["elrond"]),
        opponents=[("edoras", [wizard, "pippin"])],
        theirs=["wizards-laughter"],
        alignments=(Alignment.HERO, Alignment.HERO),
    )
    table.state.phase = Phase.SITE
    table.begin(InfluenceAttempt(table.id("elrond"), table.id("pippin"), FIRST))
    assert table.offers(table.play("wizards-laughter")) is able


def test_a_wizard_does_not_laugh_at_his_own_attempts() -> None:
    table = speaking("wizards-laughter", "gandalf", to_faction=True)
    assert not table.offers(table.play("wizards-laughter"))


# Lore


@pytest.mark.parametrize(
    ("who", "site", "tapped", "able"),
    [
        ("elrond", "amon-hen", False, True),
        ("elrond", "amon-hen", True, False),
        ("gimli", "amon-hen", False, False),
        ("elrond", "edoras", False, False),
    ],
)
def test_far_sight_is_for_sages_where_information_is(
    who: str, site: str, tapped: bool, able: bool
) -> None:
    table = scene((site, [who]), hand=["far-sight"], deck=["glamdring"])
    if tapped:
        cards.tap(table.state, table.id(site))
    table.visit().choose(Enter()).win()
    assert table.offers(table.play("far-sight")) is able


@pytest.mark.parametrize(
    ("gollum_at", "bearer_at", "able"),
    [("mount-doom", "mount-doom", True), ("edoras", "mount-doom", False)],
)
def test_gollum_must_be_at_mount_doom(gollum_at: str, bearer_at: str, able: bool) -> None:
    table = scene(
        (bearer_at, ["frodo", "the-one-ring"]),
        (gollum_at, ["gimli", "gollum"]),
        hand=["gollums-fate"],
    )
    table.visit().choose(Enter())
    assert table.offers(table.play("gollums-fate")) is able


def test_the_ring_is_not_destroyed_elsewhere() -> None:
    table = scene(("edoras", ["frodo", "the-one-ring", "gollum"]), hand=["gollums-fate"])
    table.visit().choose(Enter())
    assert not table.offers(table.play("gollums-fate"))


@pytest.mark.parametrize("event", ["test-of-form", "test-of-lore"])
def test_a_sage_tests_rings_of_his_own_company(event: str) -> None:
    ring = "precious-gold-ring"
    for groups, able in (
        ([("rivendell", ["elrond", "gimli", ring])], True),
        ([("rivendell", ["elrond"]), ("edoras", ["gimli", ring])], False),
    ):
        table = scene(*groups, hand=[event]).organize()
        assert table.offers(table.play(event)) is able


@pytest.mark.parametrize(
    ("people", "able"),
    [
        (["elrond", "palantir-of-orthanc"], True),
        (["gimli", "palantir-of-orthanc"], False),
        (["gimli", "palantir-of-orthanc", "elrond"], False),
    ],
)
def test_a_sage_uses_the_palantir_that_he_bears(people: list[str], able: bool) -> None:
    table = scene(("rivendell", people), hand=["use-palantir"]).organize()
    assert table.offers(table.play("use-palantir")) is able


@pytest.mark.parametrize(
    ("scroll", "site", "ring", "hero", "more"),
    [
        ("scroll-of-isildur", "edoras", "precious-gold-ring", True, 2),
        ("the-under-grottos", "the-under-grottos", "precious-gold-ring", True, 2),
        ("the-under-grottos-minion", "the-under-grottos-minion", "bright-gold-ring", False, 1),
        ("the-under-grottos-balrog", "the-under-grottos-balrog", "bright-gold-ring", False, 1),
    ],
)
def test_rings_elsewhere_are_tested_as_ever(
    scroll: str, site: str, ring: str, hero: bool, more: int
) -> None:
    who, other = ("gimli", "legolas") if hero else ("asternak", "layos")
    items = [scroll] if scroll != site else []
    sides = HEROES if hero else DARK
    table = scene(
        (site, [who, *items, ring]), ("bree" if hero else BREE, [other, ring]), alignments=sides
    )
    for number, plus in ((0, more), (1, 0)):
        gold = table.id(ring, number)
        assert numbers.number(table.state, gold, Stat.RING_TEST) == plus
    table.rolls(2, 2).begin(RingTest(table.id(ring, 1)))
    assert table.told(Rolled)[-1].total == 4


# Fights


@pytest.mark.parametrize(
    ("event", "who", "able"),
    [
        ("lucky-strike", "gimli", True),
        ("lucky-strike", "bilbo", False),
        ("dodge", "bilbo", True),
    ],
)
def test_who_faces_a_strike_is_helped(event: str, who: str, able: bool) -> None:
    table = scene(("edoras", [who, "elrond"]), hand=[event]).attacked()
    table.choose(Assign(table.id(who)), Face(table.id(who)))
    assert table.offers(table.play(event)) is able
    if able:
        table.choose(table.play(event))
        assert table.options == (Pick(table.id(who)),), "not he who looks on"


@pytest.mark.parametrize(
    ("item", "race", "able"),
    [
        ("dwarven-light-stone", Race.ORC, True),
        ("dwarven-light-stone", Race.TROLL, True),
        ("dwarven-light-stone", Race.UNDEAD, False),
        ("noldo-lantern", Race.UNDEAD, True),
        ("noldo-lantern", Race.NAZGUL, True),
        ("noldo-lantern", Race.SPIDER, False),
    ],
)
def test_lights_dim_certain_foes(item: str, race: Race, able: bool) -> None:
    table = scene(("edoras", ["gimli", item])).attacked(race, strikes=2, prowess=9)
    assert table.offers(table.act(item)) is able


@pytest.mark.parametrize(
    ("event", "race", "sky", "way", "able"),
    [
        ("orc-quarrels", Race.ORC, False, 0, True),
        ("orc-quarrels", Race.MAN, False, 0, True),
        ("orc-quarrels", Race.SPIDER, False, 0, False),
        ("orc-quarrels", Race.SPIDER, False, 1, False),
        ("orc-quarrels", Race.SPIDER, True, 1, True),
    ],
)
def test_only_some_quarrel(event: str, race: Race, sky: bool, way: int, able: bool) -> None:
    table = scene(
        (BREE, ["asternak"]),
        hand=[event],
        in_play=["skies-of-fire"] if sky else [],
        alignments=DARK,
    ).attacked(race, strikes=3)
    assert table.offers(table.play(event, way)) is able


@pytest.mark.parametrize(
    ("who", "race", "able"),
    [
        ("beretar", Race.WOLF, True),
        ("beretar", Race.UNDEAD, True),
        ("beretar", Race.ORC, False),
        ("gimli", Race.WOLF, False),
    ],
)
def test_rangers_turn_from_beasts_and_the_dead(who: str, race: Race, able: bool) -> None:
    event = "many-turns-and-doublings"
    table = scene(("edoras", [who]), hand=[event]).attacked(race)
    assert table.offers(table.play(event)) is able


@pytest.mark.parametrize(
    ("who", "gates", "able"), [("beretar", True, True), ("beretar", False, False),
                               ("gimli", True, False)],
)  # fmt: skip
def test_rangers_double_back_by_morning(who: str, gates: bool, able: bool) -> None:
    event = "many-turns-and-doublings"
    table = scene(("rivendell", [who]), hand=[event], in_play=["gates-of-morning"] if gates else [])
    table.journey("moria", WILD).move()
    assert table.offers(table.play(event, 1)) is able


@pytest.mark.parametrize(
    ("race", "who", "less"),
    [(Race.DRAGON, "gimli", 2), (Race.DRAKE, "gimli", 2), (Race.ORC, "gimli", 0),
     (Race.DRAGON, "legolas", 0)],
)  # fmt: skip
def test_wormsbane_bites_dragons_when_its_bearer_fights(race: Race, who: str, less: int) -> None:
    table = scene(("edoras", ["gimli", "wormsbane", "legolas"])).attacked(race, body=9)
    one = table.id(who)
    table.choose(Assign(one), Face(one))
    assert numbers.value(table.state, Assault(1), Stat.BODY) == 9 - less


@pytest.mark.parametrize(
    ("people", "company", "origin", "able"),
    [
        (["gandalf"], FIRST, Origin.CREATURE, True),
        (["elrond"], FIRST, Origin.CREATURE, False),
        (["gandalf"], SECOND, Origin.CREATURE, False),
        (["gandalf"], FIRST, Origin.COMPANY, False),
    ],
)
def test_a_wizard_shows_his_true_form_to_his_own_foes(
    people: list[str], company: CompanyId, origin: Origin, able: bool
) -> None:
    table = scene(("edoras", people), ("bree", ["gimli"]), hand=["true-fana"])
    table.attacked(company=company, origin=origin)
    assert table.offers(table.play("true-fana")) is able


# On the way


@pytest.mark.parametrize(("who", "able"), [("beretar", True), ("gimli", False)])
def test_a_ranger_knows_the_ford(who: str, able: bool) -> None:
    table = scene(("rivendell", [who]), hand=["ford"], theirs=["wargs"])
    table.journey("moria", WILD).organize().choose(Done())
    assert table.offers(table.play("ford")) is able


@pytest.mark.parametrize(
    ("creature", "land", "safe"),
    [("wargs", WILD, True), ("orc-guard", RegionType.SHADOW_LAND, False)],
)
def test_a_ford_does_not_help_on_other_ways(creature: str, land: RegionType, safe: bool) -> None:
    table = scene(("rivendell", ["beretar"]), hand=["ford"], theirs=[creature])
    table.journey("edoras", land, land).organize().choose(Done())
    table.choose(table.play("ford"), Pick(table.id("beretar"))).finish()
    assert (keys(table.move(), creature) == []) is safe


def test_horses_make_only_creatures_stronger() -> None:
    for origin, more in ((Origin.CREATURE, 2), (Origin.AUTOMATIC, 0)):
        table = scene(("rivendell", ["gimli"]), hand=["horses"]).organize().choose(Done())
        table.choose(table.play("horses"), ChooseCompany(FIRST)).finish()
        table.attacked(prowess=5, origin=origin)
        assert table.strength()[1] == 5 + more


def test_horses_of_one_company_trouble_no_other() -> None:
    table = scene(("rivendell", ["gimli"]), ("edoras", ["legolas"]), hand=["horses"])
    table.organize().choose(Done())
    table.choose(table.play("horses"), ChooseCompany(FIRST)).finish()
    table.attacked(prowess=5, company=SECOND)
    assert table.strength()[1] == 5


@pytest.mark.parametrize(
    ("who", "able"), [("hador", True), ("asternak", False), ("the-witch-king", False)]
)
def test_the_waters_obey_sorcerers_who_are_no_ringwraiths(who: str, able: bool) -> None:
    table = scene((MORGUL, [who]), hand=["the-waters-tithe"], alignments=DARK).organize()
    assert table.offers(table.play("the-waters-tithe")) is able


@pytest.mark.parametrize(
    ("people", "site", "able"),
    [(["the-witch-king"], MORGUL, True), (["the-witch-king"], BREE, False),
     (["asternak"], MORGUL, False)],
)  # fmt: skip
def test_ringwraiths_ride_together_from_home(people: list[str], site: str, able: bool) -> None:
    table = scene((site, people), hand=["they-ride-together"], alignments=DARK).organize()
    assert table.offers(table.play("they-ride-together")) is able
