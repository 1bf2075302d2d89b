"""Resources that cannot be duplicated: one is played, and another like it is not."""

from __future__ import annotations

import pytest

from tests.meccg.once import play_for_good, play_one
from tests.meccg.scene import FIRST, ONE, enter, scene
from westmarch.meccg.kinds import Alignment, Race, RegionType
from westmarch.meccg.options import (
    AimAtAttack,
    ChooseCompany,
    Done,
    Enter,
    Pick,
    PlayEvent,
    TakeWay,
)
from westmarch.meccg.verbs import cards

DARK = (Alignment.MINION, Alignment.HERO)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.MINION)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)
MORGUL, GATES = "minas-morgul-minion", "the-under-gates-balrog"
ISENGARD, LAIR = "isengard-fallen-wizard", "bandit-lair"
ALL_LANDS = (
    RegionType.COASTAL_SEA,
    RegionType.FREE_DOMAIN,
    RegionType.BORDER_LAND,
    RegionType.WILDERNESS,
    RegionType.SHADOW_LAND,
    RegionType.DARK_DOMAIN,
)


# Without a target


@pytest.mark.parametrize(
    "resource",
    [
        "forewarned-is-forearmed",
        "gates-of-morning",
        "more-alert-than-most",
        "rumor-of-the-one",
        "safe-from-the-shadow",
        "skies-of-fire",
        "tokens-to-show",
    ],
)
def test_one_such_resource_is_enough(resource: str) -> None:
    table = scene(("rivendell", ["gimli"]), hand=[resource, resource]).organize()
    play_for_good(table, resource)


# Travels


@pytest.mark.parametrize(
    "event",
    [
        "fair-sailing",
        "fair-travels-in-border-lands",
        "fair-travels-in-dark-domains",
        "fair-travels-in-free-domains",
        "fair-travels-in-shadow-lands",
        "fair-travels-in-wilderness",
    ],
)
def test_a_company_travels_fairly_once(event: str) -> None:
    table = scene(("rivendell", ["gimli", "legolas", "eomer", "elrond"]), hand=[event, event])
    table.journey("moria", *ALL_LANDS).organize().choose(Done())
    play_one(table, event, ChooseCompany(FIRST))


def test_a_company_rides_once() -> None:
    table = scene((MORGUL, ["gorbag"]), hand=["orc-mounts"] * 2, alignments=DARK)
    table.journey("bree-minion", RegionType.WILDERNESS).organize()
    play_one(table, "orc-mounts", ChooseCompany(FIRST))


# Against an attack


def test_the_dwarves_shout_once_against_an_attack() -> None:
    card = "the-dwarves-are-upon-you"
    table = scene(("rivendell", ["gimli"]), hand=[card, card]).attacked()
    play_one(table, card, ChooseCompany(FIRST))


@pytest.mark.parametrize(
    ("event", "who"),
    [("some-secret-art-of-flame", "hador"), ("driven-as-by-a-madness", "belegorn")],
)
def test_magic_helps_once_against_an_attack(event: str, who: str) -> None:
    table = scene(("bree-minion", [who]), hand=[event, event], alignments=DARK)
    table.attacked().rolls(6, 6)
    play_one(table, event, Pick(table.id(who)), AimAtAttack(1))


def test_the_earth_is_tormented_once_against_an_attack() -> None:
    card = "the-tormented-earth"
    table = scene(("bree-minion", ["hador"]), hand=[card, card], alignments=DARK)
    table.attacked(prowess=9).rolls(6, 6)
    play_one(table, card, Pick(table.id("hador")), AimAtAttack(1), TakeWay(1))
    assert table.strength() == (1, 6)


def test_an_attack_is_appeased_once() -> None:
    card = "not-slay-needlessly"
    table = scene(("bree-minion", ["muzgash"]), hand=[card, card], alignments=DARK)
    play_one(table.attacked(Race.MAN), card, AimAtAttack(1), way=1)


# With an avatar


def test_a_wizard_raises_his_voice_once_a_turn() -> None:
    table = scene(("rivendell", ["gandalf"]), hand=["wizards-voice"] * 2).organize().rolls(6, 6)
    play_one(table, "wizards-voice", Pick(table.id("gandalf")))


def test_vilya_is_used_once_a_turn() -> None:
    table = scene(("rivendell", ["elrond"]), hand=["vilya"] * 2).organize().rolls(6, 6)
    play_one(table, "vilya", Pick(table.id("elrond")))


def test_a_palantir_is_aligned_once() -> None:
    stone, card = "palantir-of-orthanc", "align-palantir"
    table = scene(("rivendell", ["elrond", stone]), hand=[card, card]).organize()
    play_for_good(table, card, Pick(table.id(stone)))


@pytest.mark.parametrize(
    ("event", "aims"),
    [
        ("bade-to-rule", "the-witch-king"),
        ("black-rider", None),
        ("by-the-ringwraiths-word", "asternak"),
        ("fell-rider", None),
        ("morgul-blade", "the-witch-king"),
        ("while-the-yellow-face-sleeps", "the-witch-king"),
    ],
)
def test_a_ringwraith_does_such_things_once(event: str, aims: str | None) -> None:
    table = scene((MORGUL, ["the-witch-king", "asternak"]), hand=[event, event], alignments=DARK)
    table.organize()
    aim = ChooseCompany(FIRST) if aims is None else Pick(table.id(aims))
    play_for_good(table, event, aim)


@pytest.mark.parametrize(
    ("event", "whom"),
    [("honey-on-the-tongue", "layos"), ("words-of-menace-and-deceit", "belegorn")],
)
def test_such_words_are_spoken_once(event: str, whom: str) -> None:
    table = scene((MORGUL, [whom]), hand=[event, event], alignments=DARK).organize().rolls(6, 6)
    aims = [Pick(table.id(whom))] * (2 if event == "honey-on-the-tongue" else 1)
    play_one(table, event, *aims)


def test_a_servant_waits_for_one_call() -> None:
    card = "awaiting-the-call"
    table = scene(("bree-minion", ["layos"]), hand=[card, card], alignments=DARK).organize()
    play_for_good(table, card, Pick(table.id("layos")))
    table = scene((MORGUL, ["layos"]), hand=[card], alignments=DARK).organize()
    assert not table.offers(table.play(card)), "he is at a Darkhaven"


def test_bats_swarm_once_round_a_company() -> None:
    card = "swarm-of-bats"
    table = scene((MORGUL, ["gorbag", "muzgash"]), hand=[card, card], alignments=DARK).organize()
    play_for_good(table, card, ChooseCompany(FIRST))


def test_a_company_has_orders_from_lugburz_once() -> None:
    card = "orders-from-lugburz"
    table = scene((MORGUL, ["gorbag"]), hand=[card, card], alignments=DARK).organize()
    play_for_good(table, card, ChooseCompany(FIRST))


def test_a_faction_pays_tribute_once() -> None:
    card, folk = "tribute-garnered", "orcs-of-gorgoroth"
    table = scene((MORGUL, ["gorbag"]), hand=[card, card], in_play=[folk], alignments=DARK)
    play_for_good(table.organize(), card, Pick(table.id(folk)))
    table = scene((MORGUL, ["gorbag"]), hand=[card], alignments=DARK).organize()
    assert not table.offers(table.play(card))


@pytest.mark.parametrize("event", ["promptings-of-wisdom", "piercing-all-shadows"])
def test_one_ranger_of_a_company_is_prompted(event: str) -> None:
    rangers = ["beretar", "aragorn-ii"]
    table = scene(("rivendell", rangers), hand=[event, event]).organize()
    play_for_good(table, event, Pick(table.id("beretar")))


# The Balrog


def test_the_power_is_challenged_once_a_turn() -> None:
    card = "challenge-the-power"
    table = scene(
        (GATES, ["the-balrog", "the-one-ring"]), hand=[card, card], alignments=OF_BALROG
    ).organize()
    table.rolls(4, 5)
    play_for_good(table, card, Pick(table.id("the-balrog")))


def test_the_dark_fire_burns_once_a_turn() -> None:
    card = "heart-of-dark-fire"
    table = scene(
        (GATES, ["the-balrog"]),
        hand=[card, card],
        in_play=["strangling-coils"],
        alignments=OF_BALROG,
    )
    play_one(table.organize(), card)


def test_one_obeys_once() -> None:
    card = "obey-him-or-die"
    table = scene((GATES, ["the-balrog", "azog"]), hand=[card, card], alignments=OF_BALROG)
    play_for_good(table.organize(), card, Pick(table.id("azog")))


# Stages of Fallen-wizards


@pytest.mark.parametrize(
    ("stage", "points", "wizard"),
    [
        ("a-merrier-world", 8, "saruman"),
        ("bad-company", 0, "saruman"),
        ("blind-to-all-else", 0, "saruman"),
        ("gatherer-of-loyalties", 4, "saruman"),
        ("great-patron", 0, "saruman"),
        ("legacy-of-smiths", 7, "saruman"),
        ("spells-born-of-discord", 0, "saruman"),
        ("an-untimely-brood", 6, "alatar"),
        ("a-strident-spawn", 6, "saruman"),
    ],
)
def test_such_a_stage_is_reached_once(stage: str, points: int, wizard: str) -> None:
    for enough in (False, True) if points else (True,):
        table = scene((ISENGARD, ["perchen"]), hand=[stage, stage], alignments=FALLEN)
        table.state.declared[ONE] = wizard
        enter(table.state, "the-fortress-of-isen", ONE, table.id(ISENGARD))
        if enough and points:
            for _ in range(points):
                enter(table.state, "great-patron", ONE)
        table.organize()
        if enough:
            play_for_good(table, stage)
        else:
            assert not table.offers(table.play(stage)), "he has not gone far enough"


def test_one_is_a_wizards_myrmidon() -> None:
    card = "wizards-myrmidon"
    table = scene((ISENGARD, ["perchen", "beretar"]), hand=[card, card], alignments=FALLEN)
    play_for_good(table.organize(), card, Pick(table.id("perchen")))


def test_a_scholar_studies_once() -> None:
    card = "arcane-school"
    table = scene((ISENGARD, ["elrond"]), hand=[card, card], alignments=FALLEN).organize()
    play_for_good(table, card, Pick(table.id("elrond")))


def test_a_haven_is_guarded_once() -> None:
    card = "guarded-haven"
    table = scene((LAIR, ["perchen"]), hand=[card, card], alignments=FALLEN)
    assert not table.organize().offers(table.play(card)), "it is no haven"
    table = scene((LAIR, ["perchen"]), hand=[card, card], alignments=FALLEN)
    enter(table.state, "hidden-haven", ONE, table.id(LAIR))
    play_for_good(table.organize(), card, Pick(table.id(LAIR)))


def test_sarumans_machinery_is_built_once() -> None:
    card = "sarumans-machinery"
    table = scene((ISENGARD, ["perchen"]), hand=[card, card], alignments=FALLEN)
    table.state.declared[ONE] = "saruman"
    enter(table.state, "the-fortress-of-isen", ONE, table.id(ISENGARD))
    play_for_good(table.organize(), card, Pick(table.id(ISENGARD)))


def test_a_new_ringlord_rises_once_a_turn() -> None:
    card, lord = "a-new-ringlord", "saruman-fallen-wizard"
    for ring in ([], ["the-one-ring"]):
        table = scene((ISENGARD, [lord, *ring]), hand=[card, card], alignments=FALLEN).organize()
        if ring:
            play_for_good(table, card, Pick(table.id(lord)))
        else:
            assert not table.offers(table.play(card))


# Deeds at a site


def test_prisoners_are_rescued_once_from_a_site() -> None:
    card = "rescue-prisoners"
    table = scene(("moria", ["gimli", "legolas", "elrond"]), hand=[card, card]).visit()
    cards.tap(table.state, table.id("moria"))
    table.choose(Enter()).win()
    assert table.offers(PlayEvent(table.id(card, 1), 0))
    table.choose(table.play(card), Pick(table.id("moria"))).win()
    table.choose(Pick(table.id("legolas")))
    assert table.card(card).host == table.id("legolas")
    assert not table.offers(PlayEvent(table.id(card, 1), 0))


def test_the_windlord_finds_one_prisoner_of_a_player() -> None:
    card = "the-windlord-found-me"
    for once in (False, True):
        table = scene(("moria", ["gimli", "legolas"]), hand=[card])
        if once:
            enter(table.state, card, ONE, table.id("legolas"))
        table.visit().choose(Enter()).win()
        assert table.offers(table.play(card)) is not once
