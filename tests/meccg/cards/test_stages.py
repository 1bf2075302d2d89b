"""Stage cards and Fallen-wizards of The White Hand: that they work, and where they do not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, enter, scene
from westmarch.kernel.records import CardId, replace
from westmarch.meccg import influence, numbers, scoring, terrain, traits
from westmarch.meccg.kinds import Alignment, Keyword, SiteType, Status, Zone
from westmarch.meccg.options import (
    BringIn,
    Control,
    Enter,
    Pick,
    PlayAtSite,
)
from westmarch.meccg.rules.travelling import destinations
from westmarch.meccg.verbs import fates
from westmarch.meccg.vocabulary.references import Trait

HERO, MINION, FALLEN = Alignment.HERO, Alignment.MINION, Alignment.FALLEN_WIZARD
SIDES = (FALLEN, HERO)
TOWERS = "the-white-towers-fallen-wizard"
ISENGARD = "isengard-fallen-wizard"


def table_of(
    *codes: str,
    here: str = TOWERS,
    hand: Sequence[str] = (),
    in_play: Sequence[str] = (),
    discard: Sequence[str] = (),
    sideboard: Sequence[str] = (),
    sites: Sequence[str] = (),
    wizard: str = "",
) -> MeccgScene:
    """A company of a Fallen-wizard."""
    table = scene(
        (here, codes),
        hand=hand,
        in_play=in_play,
        discard=discard,
        sideboard=sideboard,
        sites=sites,
        alignments=SIDES,
    )
    table.state.declared[ONE] = wizard
    return table


def points(table: MeccgScene, code: str) -> int:
    """What a card is worth to the Fallen-wizard."""
    return scoring.worth(table.state, ONE, table.id(code))


# What cards are worth


@pytest.mark.parametrize(
    ("by", "bearing", "card", "before", "after"),
    [
        ("great-patron", ["elrond"], "elrond", 1, 2),
        ("great-patron", ["beretar", "treebeard"], "treebeard", 1, 2),
        ("great-patron", ["ostisen"], "ostisen", 0, 0),
        ("legacy-of-smiths", ["beretar", "glamdring"], "glamdring", 1, 2),
        ("legacy-of-smiths", ["beretar", "the-mithril-coat"], "the-mithril-coat", 1, 4),
        ("blind-to-all-else", ["beretar", "the-one-ring"], "the-one-ring", 1, 6),
        ("blind-to-all-else", ["beretar", "glamdring"], "glamdring", 1, 1),
        ("legacy-of-smiths", ["beretar", "the-one-ring"], "the-one-ring", 1, 1),
    ],
)
def test_stage_cards_make_others_worth_more(
    by: str, bearing: list[str], card: str, before: int, after: int
) -> None:
    assert points(table_of(*bearing), card) == before
    assert points(table_of(*bearing, in_play=[by]), card) == after


@pytest.mark.parametrize(
    ("by", "faction", "wizard", "after"),
    [
        ("gatherer-of-loyalties", "riders-of-rohan", "saruman", 2),
        ("gatherer-of-loyalties", "riders-of-rohan", "pallando", 3),
        ("grey-embassy", "riders-of-rohan", "gandalf", 1),
    ],
)
def test_stage_cards_make_factions_worth_more(
    by: str, faction: str, wizard: str, after: int
) -> None:
    assert points(table_of("beretar", in_play=[faction], wizard=wizard), faction) == 1
    assert points(table_of("beretar", in_play=[faction, by], wizard=wizard), faction) == after


@pytest.mark.parametrize(("in_play", "worth"), [([], 1), (["a-merrier-world"], 4)])
def test_a_merrier_world_counts_kills_in_full(in_play: list[str], worth: int) -> None:
    table = table_of("beretar", in_play=in_play)
    kill = add(table.state, "agburanar", TWO, Zone.HAND)
    fates.pile(table.state, kill, ONE)
    assert scoring.worth(table.state, ONE, kill) == worth


@pytest.mark.parametrize(
    ("wizard", "bearing", "card", "after"),
    [
        ("gandalf-fallen-wizard", ["elrond"], "elrond", 3),
        ("gandalf-fallen-wizard", ["beretar", "treebeard"], "treebeard", 2),
        ("saruman-fallen-wizard", ["beretar", "the-one-ring"], "the-one-ring", 6),
        ("saruman-fallen-wizard", ["beretar", "glamdring"], "glamdring", 1),
    ],
)
def test_fallen_wizards_make_cards_worth_more(
    wizard: str, bearing: list[str], card: str, after: int
) -> None:
    assert points(table_of(*bearing), card) == 1
    assert points(table_of(wizard, *bearing), card) == after


# Characters


def test_wizards_myrmidon_is_cheap_and_serves_none_but_his_wizard() -> None:
    table = table_of("elrond", "ostisen", hand=["wizards-myrmidon"])
    ostisen, elrond = table.id("ostisen"), table.id("elrond")
    before = influence.direct(table.state, ostisen)
    table.organize()
    assert table.offers(Control(ostisen, elrond))
    table.choose(table.play("wizards-myrmidon"), Pick(ostisen))
    assert influence.cost(table.state, ostisen) == 3
    assert influence.direct(table.state, ostisen) == before + 1
    assert not table.offers(Control(ostisen, elrond))


@pytest.mark.parametrize(
    ("card", "lord", "who", "cost", "more"),
    [
        ("squire-of-the-hunt", "alatar-fallen-wizard", "beretar", 2, 1),
        ("gandalfs-friend", "gandalf-fallen-wizard", "beretar", 1, 2),
        ("pallandos-apprentice", "pallando-fallen-wizard", "elrond", 2, 1),
    ],
)
def test_friends_of_wizards_are_cheap(card: str, lord: str, who: str, cost: int, more: int) -> None:
    table = table_of(lord, who, hand=[card])
    friend, wizard = table.id(who), table.id(lord)
    before = influence.direct(table.state, friend)
    table.organize().choose(table.play(card), Pick(friend))
    assert influence.cost(table.state, friend) == cost
    assert influence.direct(table.state, friend) == before + more
    assert table.offers(Control(friend, wizard))
    elsewhere = table_of(who, hand=[card], here="bree").organize()
    assert not elsewhere.offers(elsewhere.play(card)), "only at a Wizardhaven"


def test_squire_of_the_hunt_fights_better() -> None:
    table = table_of("beretar")
    before = numbers.prowess(table.state, table.id("beretar"))
    enter(table.state, "squire-of-the-hunt", ONE, table.id("beretar"))
    assert numbers.prowess(table.state, table.id("beretar")) == before + 1


@pytest.mark.parametrize("who", ["ostisen", "elrond"])
def test_arcane_school_teaches_sages(who: str) -> None:
    table = table_of(who, hand=["arcane-school"]).organize()
    is_sage = who == "elrond"
    assert table.offers(table.play("arcane-school")) is is_sage
    if is_sage:
        table.choose(table.play("arcane-school"), Pick(table.id(who)))
        assert Keyword.SORCERY in traits.magic(table.state, table.id(who))


def test_spells_born_of_discord_teach_the_wizard_alone() -> None:
    table = table_of("pallando-fallen-wizard", "elrond", in_play=["spells-born-of-discord"])
    assert Keyword.SORCERY in traits.magic(table.state, table.id("pallando-fallen-wizard"))
    assert Keyword.SORCERY not in traits.magic(table.state, table.id("elrond"))


def test_bad_company_brings_orcs_of_low_mind() -> None:
    def comers(*in_play: str) -> list[str]:
        table = table_of("perchen", hand=["grishnakh", "gorbag"], in_play=in_play).organize()
        return [
            code
            for code in ("grishnakh", "gorbag")
            if table.offers(BringIn(table.id(code), table.id(TOWERS)))
        ]

    assert not comers()
    assert comers("bad-company") == ["grishnakh"]


# Sites


def test_hidden_haven_makes_a_ruin_a_wizardhaven() -> None:
    table = table_of("perchen", here="bandit-lair", hand=["hidden-haven", "beretar"])
    lair = table.id("bandit-lair")
    assert terrain.automatic_attacks(table.state, lair)
    table.organize().choose(table.play("hidden-haven"), Pick(lair))
    assert traits.is_haven(table.state, ONE, lair)
    assert not traits.is_haven(table.state, TWO, lair)
    assert terrain.site_type(table.state, lair) is SiteType.HAVEN
    assert not terrain.automatic_attacks(table.state, lair)
    assert not terrain.as_it_is(table.state, lair).items
    assert table.offers(BringIn(table.id("beretar"), lair))


@pytest.mark.parametrize("here", ["bree", "the-lonely-mountain", "isengard-fallen-wizard"])
def test_hidden_haven_needs_a_ruin_without_a_dragon(here: str) -> None:
    table = table_of("perchen", here=here, hand=["hidden-haven"]).organize()
    assert not table.offers(table.play("hidden-haven"))


def test_mischief_in_a_mean_way_takes_a_border_hold() -> None:
    stage = ["plotting-ruin", "legacy-of-smiths", "gatherer-of-loyalties"]
    for in_play, may in ((stage, True), (stage[:1], False)):
        table = table_of("perchen", here="bree", hand=["mischief-in-a-mean-way"], in_play=in_play)
        table.visit().choose(Enter())
        assert table.offers(table.play("mischief-in-a-mean-way")) is may
    table = table_of("perchen", here="bree", hand=["mischief-in-a-mean-way"], in_play=stage)
    table.visit().choose(Enter(), table.play("mischief-in-a-mean-way"), Pick(table.id("bree")))
    assert traits.is_haven(table.state, ONE, table.id("bree"))


@pytest.mark.parametrize(
    ("card", "site"),
    [("the-fortress-of-isen", ISENGARD), ("fortress-of-the-towers", TOWERS)],
)
def test_fortresses_protect_their_wizardhaven(card: str, site: str) -> None:
    table = table_of("perchen", here=site, hand=[card], wizard="saruman").organize()
    table.choose(table.play(card), Pick(table.id(site)))
    assert traits.has(table.state, table.id(site), Trait.PROTECTED)
    table = table_of("perchen", here=site, hand=[card], wizard="gandalf").organize()
    assert not table.offers(table.play(card))


def test_the_fortress_of_isen_keeps_the_opponents_points_away() -> None:
    for their_play, may in (([], True), (["the-fortress-of-isen"], False)):
        table = scene(("isengard", ["beretar"]), hand=["glamdring"], alignments=(HERO, FALLEN))
        towers = add(table.state, ISENGARD, TWO, Zone.SITES)
        table.state.cards[towers] = replace(table.state.cards[towers], zone=Zone.PLAY)
        table.state.sites[TWO].remove(towers)
        table.state.play.append(towers)
        for code in their_play:
            enter(table.state, code, TWO, towers)
        table.visit().choose(Enter())
        while not isinstance(table.options[-1], PlayAtSite) and not table.position.over:
            table.state.script.clear()
            table.rolls(6, 6, 6, 6).choose(table.options[-1])
            card = table.id("beretar")
            table.state.cards[card] = replace(table.card("beretar"), status=Status.UNTAPPED)
            if table.position.over:
                break
        assert (not table.position.over) is may


def test_guarded_haven_protects_a_hidden_haven_only() -> None:
    table = table_of("perchen", here=TOWERS, hand=["guarded-haven"]).organize()
    assert not table.offers(table.play("guarded-haven"))
    table = table_of("perchen", here="bandit-lair", hand=["guarded-haven"])
    lair = table.id("bandit-lair")
    enter(table.state, "hidden-haven", ONE, lair)
    table.organize().choose(table.play("guarded-haven"), Pick(lair))
    assert traits.has(table.state, lair, Trait.PROTECTED)


def test_double_dealing_opens_a_site_to_both_sides() -> None:
    for on_site, may in ((False, False), (True, True)):
        table = table_of("beretar", here="bandit-lair-minion", hand=["dagger-of-westernesse"])
        if on_site:
            enter(table.state, "double-dealing", ONE, table.id("bandit-lair-minion"))
        dagger, beretar = table.id("dagger-of-westernesse"), table.id("beretar")
        assert found(table, dagger, beretar) is may


def found(table: MeccgScene, card: CardId, by: CardId) -> bool:
    """Whether a resource can be played at the site once its attacks are over."""
    table.visit().choose(Enter())
    while not table.position.over and not table.offers(PlayAtSite(card, by)):
        table.state.script.clear()
        table.rolls(6, 6, 6, 6).choose(table.options[-1])
        table.state.cards[by] = replace(table.state.cards[by], status=Status.UNTAPPED)
    return not table.position.over


@pytest.mark.rule("M-LOCS-09")
def test_plotting_ruin_replaces_sites_in_play_at_once() -> None:
    stage = ["legacy-of-smiths", "gatherer-of-loyalties", "wizards-myrmidon"]
    table = table_of(
        "perchen", here="bree", hand=["plotting-ruin"], in_play=stage, sites=["bree-minion"]
    )
    table.state.cards[table.id("bree")] = replace(table.card("bree"), status=Status.TAPPED)
    table.organize().choose(table.play("plotting-ruin"))
    assert table.state.companies[FIRST].site == table.id("bree-minion")
    assert table.card("bree-minion").status is Status.TAPPED
    assert table.card("bree").zone is Zone.SITES


def test_plotting_ruin_needs_eight_stage_points_and_changes_where_one_goes() -> None:
    table = table_of("perchen", hand=["plotting-ruin"], in_play=["legacy-of-smiths"]).organize()
    assert not table.offers(table.play("plotting-ruin"))
    table = table_of("perchen", in_play=["plotting-ruin"], sites=["bree", "bree-minion"])
    goals = [table.state.cards[card].code for card in destinations(table.state, FIRST)]
    assert goals == ["bree-minion"]


def test_great_ruse_shows_an_overt_company_another_site() -> None:
    for who, may in (("gorbag", True), ("perchen", False)):
        table = table_of(who, here="moria", hand=["great-ruse"], sites=["moria-minion"])
        table.visit().choose(Enter())
        while not table.position.over and not table.offers(table.play("great-ruse")):
            table.state.script.clear()
            table.rolls(6, 6, 6, 6).choose(table.options[-1])
        assert (not table.position.over) is may
        if may:
            table.choose(table.play("great-ruse"), Pick(table.id("moria")))
            assert table.state.companies[FIRST].site == table.id("moria-minion")
