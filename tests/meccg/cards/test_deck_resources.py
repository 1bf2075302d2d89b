"""Resources of the challenge decks that do unusual things."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, scene
from westmarch.kernel.chance import Shuffled
from westmarch.meccg import deeds, numbers, traits
from westmarch.meccg.context import standing
from westmarch.meccg.kinds import Alignment, RegionType, Skill, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Attempt,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
    Store,
)
from westmarch.meccg.rules import skirmish, uniqueness
from westmarch.meccg.rules.turns import Untap
from westmarch.meccg.things import Assault, Group
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary.references import Deed, Stat

WILD = RegionType.WILDERNESS


@pytest.mark.parametrize(
    ("ring", "skill", "has_it", "has_not"),
    [
        ("magic-ring-of-stealth", Skill.SCOUT, "bilbo", "gimli"),
        ("magic-ring-of-lore", Skill.SAGE, "elrond", "gimli"),
        ("magic-ring-of-nature", Skill.RANGER, "aragorn-ii", "gimli"),
        ("magic-ring-of-words", Skill.DIPLOMAT, "legolas", "eomer"),
        ("magic-ring-of-courage", Skill.WARRIOR, "gimli", "bilbo"),
    ],
)
def test_a_magic_ring_gives_a_skill(ring: str, skill: Skill, has_it: str, has_not: str) -> None:
    table = scene(("rivendell", [has_not, ring]))
    assert skill in traits.skills(table.state, table.id(has_not))
    table = scene(("rivendell", [has_not]))
    assert skill not in traits.skills(table.state, table.id(has_not))
    table = scene(("rivendell", [has_it]))
    assert skill in traits.skills(table.state, table.id(has_it))


def test_stealth_lore_and_nature_do_more_for_the_skilled() -> None:
    table = scene(("rivendell", ["bilbo", "magic-ring-of-stealth"])).attacked(prowess=20)
    table.choose(Assign(table.id("bilbo")), Face(table.id("bilbo")))
    table.choose(table.act("magic-ring-of-stealth"), Pick(table.id("magic-ring-of-stealth"))).done()
    table = scene(("rivendell", ["gimli", "magic-ring-of-stealth"])).attacked(prowess=20)
    table.choose(Assign(table.id("gimli")), Face(table.id("gimli")))
    assert not table.offers(table.act("magic-ring-of-stealth"))
    table = scene(("rivendell", ["aragorn-ii", "magic-ring-of-nature"])).attacked()
    table.choose(table.act("magic-ring-of-nature"), Pick(table.id("aragorn-ii"))).done()
    table = scene(("rivendell", ["gimli", "magic-ring-of-nature"])).attacked()
    assert not table.offers(table.act("magic-ring-of-nature"))
    table = scene(("rivendell", ["elrond", "magic-ring-of-lore"])).organize()
    table.choose(table.act("magic-ring-of-lore"), Pick(table.id("elrond")))
    assert deeds.may(table.state, Deed.USE_PALANTIR, table.id("elrond"))


@pytest.mark.parametrize(("dice", "kept"), [((6, 6), True), ((1, 1), False)])
def test_a_lucky_search_finds_an_item_and_a_foe(dice: tuple[int, int], kept: bool) -> None:
    table = scene(
        ("moria", ["bilbo", "gimli"]),
        hand=["lucky-search", "escape"],
        deck=["dagger-of-westernesse", "dodge"],
    )
    bilbo, dagger = table.id("bilbo"), table.id("dagger-of-westernesse")
    table.visit().choose(Enter(), table.play("escape"), Pick(table.id("gimli")))
    table.choose(table.play("lucky-search"), Pick(bilbo), Assign(bilbo))
    assert table.state.cards[dagger].host == bilbo
    assert numbers.number(table.state, Assault(2), Stat.PROWESS) == 5, "3 and two cards"
    table.rolls(*dice, *(() if kept else (1, 1))).script(Shuffled())
    table.choose(Face(bilbo))
    assert (table.state.cards[dagger].zone is Zone.PLAY) is kept
    table.finish()


def test_a_wizard_laughs_at_an_attempt_of_influence() -> None:
    company = ("edoras", ["gimli"])
    table = scene(
        company,
        opponents=[("edoras", ["gandalf", "pippin"])],
        theirs=["wizards-laughter"],
        alignments=(Alignment.HERO, Alignment.HERO),
    )
    table.state.turn = 5
    table.visit().choose(Enter(), Attempt(table.id("pippin"), table.id("gimli")))
    table.rolls(6, 6, 6, 6, 1, 1)
    table.choose(table.play("wizards-laughter"), Pick(table.id("gandalf")))
    assert table.card("pippin").zone is Zone.PLAY


def test_the_windlord_finds_who_was_lost_and_a_wizard_comes() -> None:
    table = scene(("rivendell", ["gimli", "the-windlord-found-me"]), discard=["gandalf"])
    cards.tap(table.state, table.id("gimli"))
    table.begin(Untap(ONE)).done()
    assert table.card("gimli").status is Status.TAPPED
    table.organize().choose(Store(table.id("the-windlord-found-me")))
    table.script(Shuffled()).choose(Pick(table.id("gandalf")))
    assert table.card("gandalf").company == FIRST


@pytest.mark.rule("M-GAP-31")
def test_who_had_one_wizard_by_a_card_plays_no_other() -> None:
    table = scene(
        ("rivendell", ["gimli", "the-windlord-found-me"]), hand=["saruman"], discard=["gandalf"]
    )
    table.organize().choose(Store(table.id("the-windlord-found-me")))
    table.script(Shuffled()).choose(Pick(table.id("gandalf")))
    fates.throw_away(table.state, table.id("gandalf"))
    assert not uniqueness.may_enter(table.state, table.id("saruman"))


def test_windlord_needs_an_untapped_dark_place() -> None:
    table = scene(("edoras", ["gimli"]), hand=["the-windlord-found-me"]).visit().choose(Enter())
    assert table.position.over or not table.offers(table.play("the-windlord-found-me"))


def test_a_crown_of_flowers_is_morning_for_one_card() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["crown-of-flowers", "dark-quarrels", "escape"])
    table.organize().choose(table.play("crown-of-flowers"), table.act("crown-of-flowers"))
    table.choose(Pick(table.id("dark-quarrels")))
    state = table.state
    assert deeds.presumed(state, standing(state, table.id("dark-quarrels")), doors=False)
    assert not deeds.presumed(state, standing(state, table.id("escape")), doors=False)
    cards.discard(state, table.id("dark-quarrels"))
    table.choose(Done())
    assert table.card("crown-of-flowers").zone is Zone.DISCARD


def test_a_prompted_ranger_is_not_led_astray() -> None:
    table = scene(("rivendell", ["aragorn-ii", "promptings-of-wisdom"])).organize()
    table.rolls(6, 6).choose(table.act("promptings-of-wisdom"), Pick(table.id("aragorn-ii")))
    assert deeds.cannot(table.state, Deed.RETURN_TO_ORIGIN, Group(FIRST))


def test_the_bow_of_the_galadhrim_drives_off_beasts_of_the_enemy() -> None:
    for who, gone in (("legolas", True), ("gimli", False)):
        table = scene(
            ("moria", [who, "bow-of-the-galadhrim"]),
            opponents=[("moria-minion", ["grishnakh", "war-wolf"])],
        )
        if gone:
            table.rolls(6, 6)
        skirmish.begin(table.state, FIRST, SECOND)
        table.begin()
        assert (table.card("war-wolf").zone is Zone.DISCARD) is gone


def test_a_wizards_ring_tempts_and_stays() -> None:
    table = scene(("rivendell", ["gandalf", "gimli"]), hand=["wizards-ring"]).visit()
    ring, gandalf = table.id("wizards-ring"), table.id("gandalf")
    table.choose(Enter())
    assert table.options == (Done(), PlayAtSite(ring, gandalf)), "only a Wizard bears it"
    table.rolls(6, 6).choose(PlayAtSite(ring, gandalf)).finish()
    table = scene(("rivendell", ["gandalf", "wizards-ring"])).organize()
    assert not table.offers(Store(table.id("wizards-ring")))


def test_a_dwarven_ring_finds_an_item_for_a_dwarf() -> None:
    table = scene(
        ("rhosgobel", ["gimli", "dwarven-ring-of-thelors-tribe", "legolas"]),
        deck=["cram", "elven-cloak", "glamdring"],
    ).organize()
    table.choose(table.act("dwarven-ring-of-thelors-tribe"), Pick(table.id("gimli")))
    assert Pick(table.id("glamdring")) not in table.options
    table.choose(Pick(table.id("cram"))).script(Shuffled()).rolls(6, 6)
    table.choose(Pick(table.id("elven-cloak")))
    assert table.card("cram").zone is table.card("elven-cloak").zone is Zone.HAND
    table = scene(("rhosgobel", ["legolas", "dwarven-ring-of-thelors-tribe"]), deck=["cram"])
    assert not table.organize().offers(table.act("dwarven-ring-of-thelors-tribe"))
