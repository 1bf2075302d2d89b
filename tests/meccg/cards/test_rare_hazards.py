"""Hazards with words of their own: rebellious allies, outnumbering Men, answers to minions."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.meeting import keys, play
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg import influence, numbers, traits
from westmarch.meccg.kinds import Alignment, Phase, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    ChooseCompany,
    Done,
    Enter,
    Pick,
    TakeWay,
    TapToFight,
)
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.underway import attack_of
from westmarch.meccg.verbs import cards

WILD, BORDER = RegionType.WILDERNESS, RegionType.BORDER_LAND
DARK, SHADOW = RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND
NIGHT = "doors-of-night"
MINIONS = (Alignment.MINION, Alignment.HERO)


def facing(
    creature: str, hazard: str, *path: RegionType, who: Sequence[str] = ("gimli",)
) -> MeccgScene:
    """A moving company faces a creature, and its player's opponent holds another hazard."""
    table = scene(("rivendell", who), theirs=[creature, hazard]).journey("moria", *path).move()
    play(table, creature)
    while table.position.decisions[0].seat != TWO and table.options[0] == Done():
        table.choose(Done())
    return table


@pytest.mark.parametrize(
    ("creature", "path", "able"), [("cave-drake", (WILD, WILD), True), ("wargs", (WILD,), False)]
)
def test_desolation_strengthens_a_dragon(
    creature: str, path: tuple[RegionType, ...], able: bool
) -> None:
    table = facing(creature, "dragons-desolation", *path)
    assert table.offers(table.play("dragons-desolation")) is able
    if able:
        table.choose(table.play("dragons-desolation"), AimAtAttack(1))
        assert table.strength()[1] == 12


@pytest.mark.parametrize(
    ("site", "way", "night", "able"),
    [
        ("barrow-downs", 1, False, True),
        ("ettenmoors", 1, False, False),
        ("ettenmoors", 2, False, False),
        ("ettenmoors", 2, True, True),
        ("edoras", 2, True, False),
    ],
)
def test_desolation_lets_a_dragon_come_to_a_lair(
    site: str, way: int, night: bool, able: bool
) -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        theirs=["dragons-desolation", "agburanar"],
        their_play=[NIGHT] if night else [],
    )
    table.journey(site, BORDER).move()
    assert keys(table, "agburanar") == []
    assert table.offers(table.play("dragons-desolation", way)) is able
    if able:
        table.choose(table.play("dragons-desolation", way), Pick(table.id(site)))
        assert [key.place for key in keys(table, "agburanar")] == [site]


def test_words_of_power_weaken_all_who_face_a_nazgul() -> None:
    people = ("gimli", "legolas")
    table = facing("adunaphel", "words-of-power-and-terror", DARK, DARK, who=people)
    before = [numbers.prowess(table.state, table.id(who)) for who in people]
    table.choose(table.play("words-of-power-and-terror"), ChooseCompany(FIRST))
    after = [numbers.prowess(table.state, table.id(who)) for who in people]
    assert after == [number - 1 for number in before]
    table = facing("wargs", "words-of-power-and-terror", WILD)
    assert not table.offers(table.play("words-of-power-and-terror"))


def test_a_tribal_banner_makes_orcs_weaker_and_their_wounds_worse() -> None:
    table = facing("orc-guard", "tribal-banner", SHADOW)
    strikes, prowess = table.strength()
    table.choose(table.play("tribal-banner"), AimAtAttack(1))
    assert table.strength() == (strikes, prowess - 1)
    gimli = table.id("gimli")
    while not table.offers(TapToFight()):
        table.choose(table.options[-1])
    table.rolls(1, 1, 4, 4).choose(TapToFight())
    assert table.state.cards[gimli].zone is Zone.OUT, "8 + 1 is more than 8"
    table = facing("wargs", "tribal-banner", WILD)
    assert not table.offers(table.play("tribal-banner"))


def test_awakened_defenders_no_longer_only_detain() -> None:
    for awake, soft in (([], True), (["awaken-defenders"], False)):
        table = scene(("edoras-minion", ["layos"]), their_play=awake, alignments=MINIONS)
        table.visit().choose(Enter())
        attack = attack_of(table.state, 1)
        assert attack is not None
        assert traits.is_detainment(table.state, attack) is soft


@pytest.mark.parametrize("night", [True, False])
def test_darkness_under_tree_taps_a_man_by_night(night: bool) -> None:
    table = scene(
        ("rivendell", ["eowyn", "legolas"]),
        theirs=["darkness-under-tree"],
        their_play=[NIGHT] if night else [],
    ).move()
    assert table.offers(table.play("darkness-under-tree")) is night
    if night:
        table.choose(table.play("darkness-under-tree"))
        assert table.options == (Pick(table.id("eowyn")),), "neither Elves nor Dwarves"
        table.choose(Pick(table.id("eowyn")))
        assert table.card("eowyn").status is Status.TAPPED


def test_when_something_has_slipped_a_wound_dismays_all() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), ("edoras", ["aragorn-ii"]))
    cards.lay_upon(table.state, enter(table.state, "something-has-slipped", TWO), FIRST)
    legolas, aragorn = table.id("legolas"), table.id("aragorn-ii")
    before = numbers.prowess(table.state, legolas), numbers.prowess(table.state, aragorn)
    cards.wound(table.state, aragorn)
    assert numbers.prowess(table.state, legolas) == before[0], "another company"
    cards.wound(table.state, table.id("gimli"))
    assert numbers.prowess(table.state, legolas) == before[0] - 2
    assert numbers.prowess(table.state, aragorn) == before[1]


def test_doubt_takes_influence_from_ringwraiths() -> None:
    for night, less in (([], 2), ([NIGHT], 3)):
        table = scene(("dol-guldur-minion", ["khamul-the-ringwraith", "layos"]), alignments=MINIONS)
        khamul, layos = table.id("khamul-the-ringwraith"), table.id("layos")
        before = [influence.direct(table.state, card) for card in (khamul, layos)]
        for code in (*night, "tidings-of-doubt-and-danger"):
            enter(table.state, code, TWO)
        after = [influence.direct(table.state, card) for card in (khamul, layos)]
        assert after == [before[0] - less, before[1]]


@pytest.mark.parametrize(("dice", "canceled"), [((3, 3), False), ((3, 4), True)])
def test_the_west_answers_an_event_of_minions(dice: tuple[int, int], canceled: bool) -> None:
    table = scene(
        ("dol-guldur-minion", ["layos"]),
        hand=["dark-tryst"],
        deck=["black-mace"] * 9,
        theirs=["wrath-of-the-west"],
        alignments=MINIONS,
    ).move()
    table.choose(table.play("dark-tryst")).rolls(*dice)
    table.choose(table.play("wrath-of-the-west"), Pick(table.id("dark-tryst")))
    gone = Zone.DISCARD if canceled else Zone.OUT
    assert table.card("dark-tryst").zone is gone, "it leaves the game when it takes effect"


def test_the_west_has_no_answer_to_heroes() -> None:
    table = scene(
        ("rivendell", ["frodo"]), hand=["halfling-strength"], theirs=["wrath-of-the-west"]
    )
    cards.tap(table.state, table.id("frodo"))
    table.move().choose(table.play("halfling-strength"))
    assert not table.offers(table.play("wrath-of-the-west"))


@pytest.mark.parametrize(
    ("first", "second", "zone"),
    [((1, 1), (), Zone.PLAY), ((6, 6), (6, 6), Zone.DISCARD)],
)
def test_an_ally_may_turn_on_his_master(
    first: tuple[int, int], second: tuple[int, ...], zone: Zone
) -> None:
    crowd = ["elrond", "aragorn-ii", "boromir-ii", "gimli", "treebeard"]
    table = scene(("rivendell", crowd), theirs=["stay-her-appetite"]).move()
    gimli, ent = table.id("gimli"), table.id("treebeard")
    needed = influence.unused_general(table.state, ONE) + influence.unused_direct(
        table.state, gimli
    )
    assert needed + 5 < 12 + 3, "otherwise he never would"
    table.rolls(*first, *second).choose(table.play("stay-her-appetite"), Pick(ent))
    if second:
        assert table.strength() == (1, 8 + 12)
        attack = attack_of(table.state, 1)
        assert attack is not None
        assert traits.is_detainment(table.state, attack)
        table.rolls(1, 1)
        while not table.offers(TapToFight()):
            table.choose(table.options[-1])
        table.choose(TapToFight())
        while table.state.attacks and table.card("stay-her-appetite").zone is Zone.CHAIN:
            table.choose(Done())
    assert table.state.cards[ent].zone is zone


@pytest.mark.parametrize("keep", [True, False])
def test_who_outnumbers_feeds_the_card_with_men(keep: bool) -> None:
    men = ["brigands"] if keep else ["wargs"]
    table = scene(("rivendell", ["gimli"]), theirs=men, their_play=["thrice-outnumbered"])
    table.begin(Turn(ONE))
    while table.state.phase in (Phase.UNTAP, Phase.ORGANIZATION) or (
        table.seat == ONE and table.state.phase is Phase.LONG_EVENTS
    ):
        table.choose(Done())
    if keep:
        table.choose(TakeWay(1), Pick(table.id("brigands")))
        assert table.card("brigands").zone is Zone.DISCARD
    assert table.card("thrice-outnumbered").zone is (Zone.PLAY if keep else Zone.DISCARD)
