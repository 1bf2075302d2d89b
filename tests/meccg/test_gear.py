"""What is found, what is used, and of which there is one only: M-ITEM, M-GAP-06, M-GAP-07."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, Company, add, enter, scene
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Alignment, Zone
from westmarch.meccg.options import BringIn, Enter, PlayAtSite
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.vocabulary.references import Stat

HEROES = (Alignment.HERO, Alignment.HERO)
MINIONS = (Alignment.MINION, Alignment.HERO)


@pytest.mark.rule("M-GAP-06")
@pytest.mark.parametrize(
    ("items", "prowess", "body"),
    [
        (("dagger-of-westernesse",), 4, 6),
        (("dagger-of-westernesse", "glamdring"), 6, 6),
        (("shield-of-iron-bound-ash",), 3, 7),
        (("shield-of-iron-bound-ash", "great-shield-of-rohan"), 3, 8),
    ],
)
def test_one_weapon_and_one_shield_are_used_at_a_time(
    items: tuple[str, ...], prowess: int, body: int
) -> None:
    table = scene(("moria", ["bard-bowman", *items]))
    bard = table.id("bard-bowman")
    assert numbers.prowess(table.state, bard) == prowess
    assert numbers.body(table.state, bard) == body


@pytest.mark.rule("M-GAP-07")
@pytest.mark.parametrize(
    ("zone", "may"), [(Zone.PLAY, False), (Zone.OUT, False), (Zone.DISCARD, True)]
)
def test_of_a_unique_card_one_is_in_play_of_both_players(zone: Zone, may: bool) -> None:
    theirs: list[Company] = [("lorien", ["legolas"])] if zone is Zone.PLAY else []
    table = scene(("rivendell", ["gimli"]), opponents=theirs, hand=["legolas"], alignments=HEROES)
    own = next(card for card in table.state.hands[ONE])
    if zone is not Zone.PLAY:
        add(table.state, "legolas", TWO, zone)
    assert may_enter(table.state, own) is may
    table.organize()
    assert table.offers(BringIn(own, table.id("rivendell"))) is may
    table.finish()


ONE_OF_EACH = [
    "dagger-of-westernesse",
    "glamdring",
    "the-mithril-coat",
    "precious-gold-ring",
    "book-of-mazarbul",
]
"""A minor, a major and a greater item, a gold ring, and a special item that names Moria."""

NEITHER_GREATER_NOR_SPECIAL = ["dagger-of-westernesse", "glamdring", "precious-gold-ring"]


@pytest.mark.rule("M-ITEM-01")
@pytest.mark.parametrize(
    ("site", "found"),
    [
        ("moria", ONE_OF_EACH),
        ("rhosgobel", ONE_OF_EACH[:1]),
        ("isengard", NEITHER_GREATER_NOR_SPECIAL),
    ],
)
def test_five_kinds_of_items_are_told_apart(site: str, found: list[str]) -> None:
    table = scene((site, ["elrond", "legolas"]), hand=ONE_OF_EACH).visit()
    table.choose(Enter()).win()
    offered = {one.card for one in table.options if isinstance(one, PlayAtSite)}
    assert offered == {table.id(each) for each in found}
    table.finish()


@pytest.mark.rule("M-ITEM-05")
@pytest.mark.parametrize(
    ("side", "bearer", "more"),
    [
        (Alignment.MINION, "asternak", 2),
        (Alignment.MINION, "the-witch-king", 0),
        (Alignment.BALROG, "the-balrog", 0),
    ],
)
def test_items_are_of_no_use_to_ringwraiths_and_the_balrog(
    side: Alignment, bearer: str, more: int
) -> None:
    table = scene(("moria-minion", [bearer]), alignments=(side, Alignment.HERO))
    who = table.id(bearer)
    before = numbers.number(table.state, who, Stat.DIRECT_INFLUENCE)
    enter(table.state, "high-helm", ONE, who)
    assert numbers.number(table.state, who, Stat.DIRECT_INFLUENCE) == before + more


@pytest.mark.rule("M-ITEM-05")
def test_but_they_must_meet_the_conditions_of_items() -> None:
    hand = ["black-mace", "goblin-earth-plumb"]
    for bearer in ("the-witch-king", "gorbag"):
        table = scene(("moria-minion", [bearer]), hand=hand, alignments=MINIONS).visit()
        table.choose(Enter()).win()
        mace, plumb = (PlayAtSite(table.id(item), table.id(bearer)) for item in hand)
        assert table.offers(mace)
        assert table.offers(plumb) is (bearer == "gorbag"), "only for Orcs and Trolls"
        table.finish()


@pytest.mark.rule("M-ITEM-06")
@pytest.mark.parametrize(
    ("site", "found"),
    [
        ("barrow-downs", {"dagger-of-westernesse", "keys-to-the-white-towers"}),
        ("barrow-downs-minion", {"saw-toothed-blade", "keys-to-the-white-towers"}),
    ],
)
def test_a_fallen_wizard_finds_items_of_the_side_of_the_site(site: str, found: set[str]) -> None:
    hand = ["dagger-of-westernesse", "saw-toothed-blade", "keys-to-the-white-towers"]
    sides = (Alignment.FALLEN_WIZARD, Alignment.HERO)
    table = scene((site, ["beretar", "perchen"]), hand=hand, alignments=sides).visit()
    table.choose(Enter()).win()
    offered = {one.card for one in table.options if isinstance(one, PlayAtSite)}
    assert offered == {table.id(item) for item in found}
    table.finish()
