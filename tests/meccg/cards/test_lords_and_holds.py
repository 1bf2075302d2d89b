"""Lords and their strongholds: how they travel, whom they suffer, what is theirs alone."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, add, enter, scene
from westmarch.meccg import deeds, numbers, scoring, terrain, traits
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, RegionType, SiteType, Zone
from westmarch.meccg.options import Assign, Control, Done, Enter, Face, Pick, PlayAtSite, TapToFight
from westmarch.meccg.rules.travelling import destinations
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.tables import FACTIONS
from westmarch.meccg.things import Group
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Deed, Stat, Trait

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)
BOTH_FALLEN = (Alignment.FALLEN_WIZARD, Alignment.FALLEN_WIZARD)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)
MORGUL, BREE, GATES = "minas-morgul-minion", "bree-minion", "the-under-gates-balrog"
ISENGARD, TOWERS = "isengard-fallen-wizard", "the-white-towers-fallen-wizard"
LAIR = "bandit-lair"


# The Balrog


@pytest.mark.parametrize(("who", "barred"), [("the-balrog", True), ("azog", False)])
def test_the_balrog_does_not_walk_under_the_sky(who: str, barred: bool) -> None:
    table = scene((GATES, [who]), alignments=OF_BALROG)
    for deed in (Deed.REGION_MOVEMENT, Deed.STARTER_MOVEMENT):
        assert deeds.cannot(table.state, deed, Group(FIRST)) is barred


@pytest.mark.parametrize(("lord", "able"), [("the-balrog", False), ("azog", True)])
def test_nobody_follows_the_balrog(lord: str, able: bool) -> None:
    table = scene((GATES, [lord, "orc-brawler"]), alignments=OF_BALROG).organize()
    assert table.offers(Control(table.id("orc-brawler"), table.id(lord))) is able


def test_the_balrog_of_moria_makes_way_for_the_balrog() -> None:
    table = scene((GATES, ["azog"]), their_play=["balrog-of-moria"], alignments=OF_BALROG)
    assert may_enter(table.state, add(table.state, "the-balrog", ONE, Zone.HAND))
    other = scene((GATES, ["the-balrog"]), alignments=OF_BALROG)
    assert not may_enter(other.state, add(other.state, "balrog-of-moria", TWO, Zone.HAND))


@pytest.mark.parametrize("item", ["stabbing-tongue-of-fire", "whip-of-many-thongs"])
def test_the_balrog_lashes_out_when_he_taps(item: str) -> None:
    def fought(*items: str, tap: bool) -> int:
        table = scene(("cirith-gorgor-balrog", ["the-balrog", *items]), alignments=OF_BALROG)
        table.attacked(prowess=30)
        lord = table.id("the-balrog")
        table.choose(Assign(lord), Face(lord)).rolls(6, 6)
        option = next(one for one in table.options if isinstance(one, TapToFight) is tap)
        table.choose(option)
        return table.told(Rolled)[0].total

    assert fought(item, tap=True) == fought(tap=True) + 1
    assert fought(item, tap=False) == fought(tap=False)


# Ringwraiths


def test_a_fell_rider_rides_alone() -> None:
    table = scene((MORGUL, ["the-witch-king", "asternak"]), (MORGUL, ["layos", "war-wolf"]))
    table.state.alignments[:] = DARK
    rider = enter(table.state, "fell-rider", ONE)
    cards.lay_upon(table.state, rider, FIRST)
    wolf, asternak = table.id("war-wolf"), table.id("asternak")
    group = Group(FIRST)
    assert deeds.cannot(table.state, Deed.BE_IN_COMPANY, wolf, group)
    assert not deeds.cannot(table.state, Deed.BE_IN_COMPANY, asternak, group)


@pytest.mark.parametrize(("site", "gone"), [(MORGUL, True), (BREE, False)])
def test_a_herald_ends_at_home(site: str, gone: bool) -> None:
    table = scene((site, ["the-witch-king", "asternak"]), alignments=DARK)
    herald = enter(table.state, "heralded-lord", ONE)
    cards.lay_upon(table.state, herald, FIRST)
    table.begin(Turn(ONE))
    assert (table.card("heralded-lord").zone is Zone.DISCARD) is gone


# Strongholds


@pytest.mark.parametrize(
    ("card", "site", "place"),
    [("the-fortress-of-isen", ISENGARD, "isengard"),
     ("fortress-of-the-towers", TOWERS, "the-white-towers")],
)  # fmt: skip
def test_a_fortress_is_closed_to_other_fallen_wizards(card: str, site: str, place: str) -> None:
    for there in (False, True):
        table = scene(
            ("edoras", ["perchen"]),
            opponents=[(site, ["beretar"])],
            sites=[site],
            alignments=BOTH_FALLEN,
        )
        mine = next(one for one in table.state.sites[ONE] if table.state.cards[one].code == site)
        theirs = next(one for one in table.state.play if table.state.cards[one].code == site)
        if there:
            enter(table.state, card, TWO, theirs)
        assert deeds.cannot(table.state, Deed.MOVE_TO, Group(FIRST), mine) is there
        perchen, beretar = table.id("perchen"), table.id("beretar")
        assert deeds.cannot(table.state, Deed.BE_BROUGHT_IN, perchen, mine) is there
        assert not deeds.cannot(table.state, Deed.BE_BROUGHT_IN, beretar, theirs)
        assert not deeds.cannot(table.state, Deed.MOVE_TO, Group(SECOND), theirs)


@pytest.mark.parametrize(
    ("card", "theirs", "site", "item"),
    [
        ("the-fortress-of-isen", ISENGARD, "isengard", "glamdring"),
        ("fortress-of-the-towers", TOWERS, "the-white-towers", "dagger-of-westernesse"),
        ("guarded-haven", LAIR, LAIR, "precious-gold-ring"),
    ],
)
def test_strongholds_keep_points_from_the_opponent(
    card: str, theirs: str, site: str, item: str
) -> None:
    for there in (False, True):
        table = scene(
            (site, ["beretar", "gimli", "legolas"]),
            opponents=[(theirs, ["perchen"])],
            hand=[item],
            alignments=(Alignment.HERO, Alignment.FALLEN_WIZARD),
        )
        host = next(
            one
            for one in table.state.play
            if table.state.cards[one].code == theirs and table.state.cards[one].owner == TWO
        )
        if card == "guarded-haven":
            enter(table.state, "hidden-haven", TWO, host)
        if there:
            enter(table.state, card, TWO, host)
        table.visit().choose(Enter()).win()
        offered = table.offers(PlayAtSite(table.id(item), table.id("legolas")))
        if scoring.worth(table.state, ONE, table.id(item)):
            assert offered is not there


@pytest.mark.parametrize(
    ("card", "site"), [("hidden-haven", LAIR), ("mischief-in-a-mean-way", "bree")]
)
def test_a_new_haven_is_nothing_else(card: str, site: str) -> None:
    table = scene((site, ["perchen"]), alignments=FALLEN)
    here = table.id(site)
    assert terrain.as_it_is(table.state, here).items or site == "bree"
    made = enter(table.state, card, ONE, here)
    assert terrain.site_type(table.state, here) is SiteType.HAVEN
    assert traits.is_haven(table.state, ONE, here)
    assert not terrain.automatic_attacks(table.state, here)
    assert not terrain.as_it_is(table.state, here).items
    assert traits.has(table.state, here, Trait.BARREN)
    assert deeds.cannot(table.state, Deed.BE_DISCARDED, made)


def test_mischief_drives_off_the_defenders() -> None:
    table = scene((BREE, ["perchen"]), alignments=FALLEN)
    here = table.id(BREE)
    assert terrain.automatic_attacks(table.state, here)
    assert terrain.as_it_is(table.state, here).items
    enter(table.state, "mischief-in-a-mean-way", ONE, here)
    assert not terrain.automatic_attacks(table.state, here)
    assert not terrain.as_it_is(table.state, here).items


@pytest.mark.parametrize(("being", "barred"), [("radagast", False), ("saruman", True)])
def test_rhosgobel_waits_for_radagast(being: str, barred: bool) -> None:
    haven = "rhosgobel-fallen-wizard"
    table = scene(("edoras", ["gimli"]), sites=[haven], alignments=FALLEN)
    table.state.declared[ONE] = being
    site = table.id(haven)
    assert deeds.cannot(table.state, Deed.MOVE_TO, Group(FIRST), site) is barred
    assert deeds.cannot(table.state, Deed.BE_BROUGHT_IN, table.id("gimli"), site) is barred
    assert traits.has(table.state, site, Trait.PROTECTED)


@pytest.mark.parametrize(("points", "version"), [(3, "bree"), (8, "bree-minion")])
def test_a_cold_heart_is_not_welcome_in_border_holds(points: int, version: str) -> None:
    table = scene(
        (TOWERS, ["beretar"]),
        in_play=["great-patron"] * (points // 2) + ["wizards-myrmidon"] * (points % 2),
        their_play=["heart-grown-cold"],
        sites=["bree", "bree-minion"],
        alignments=FALLEN,
    )
    goals = {table.state.cards[card].code for card in destinations(table.state, FIRST)}
    assert version in goals
    assert (goals == {"bree-minion"}) is (points >= 8)


def test_the_white_tree_keeps_hazards_away() -> None:
    for tree, safe in ((["the-white-tree"], True), ([], False)):
        table = scene(("minas-tirith", ["gimli"]), in_play=tree)
        site = table.id("minas-tirith")
        assert traits.has(table.state, site, Trait.HAVEN_FOR_HAZARDS) is safe
        assert not traits.has(table.state, site, Trait.HAVEN)


# Points


@pytest.mark.parametrize(
    ("faction", "worn", "worth"),
    [
        ("riders-of-rohan", False, 1),
        ("riders-of-rohan", True, 3),
        ("hillmen", True, 2),
    ],
)
def test_the_grey_embassy_wins_factions(faction: str, worn: bool, worth: int) -> None:
    wizard = "gandalf-fallen-wizard"
    table = scene(("edoras", [wizard]), in_play=[faction], alignments=FALLEN)
    if worn:
        enter(table.state, "grey-embassy", ONE, table.id(wizard))
    assert scoring.worth(table.state, ONE, table.id(faction)) == worth


@pytest.mark.parametrize(("wizard", "dragons"), [("alatar", 4), ("saruman", 2)])
def test_alatar_gathers_dragons(wizard: str, dragons: int) -> None:
    dragon = next(
        code for code, row in FACTIONS.items() if row.race.value == "dragon" and row.card.unique
    )
    table = scene(("edoras", ["perchen"]), in_play=[dragon, "gatherer-of-loyalties"])
    table.state.alignments[:] = FALLEN
    table.state.declared[ONE] = wizard
    assert scoring.worth(table.state, ONE, table.id(dragon)) == dragons


@pytest.mark.parametrize(("who", "free"), [("radagast-fallen-wizard", True), ("perchen", False)])
def test_radagasts_allies_go_anywhere(who: str, free: bool) -> None:
    table = scene(("wellinghall", [who, "leaflock"]), alignments=FALLEN)
    table.journey("bree", RegionType.WILDERNESS).move()
    while not table.position.over:
        table.choose(Done())
    assert (table.card("leaflock").zone is Zone.PLAY) is free


@pytest.mark.parametrize(
    ("event", "patrons", "after"),
    [
        ("poison-of-his-voice", 5, 12 - 6),
        ("poison-of-his-voice", 2, 3),
        ("white-light-broken", 5, 12 - 4),
        ("white-light-broken", 2, 3),
    ],
)
def test_magic_hides_how_far_one_has_fallen(event: str, patrons: int, after: int) -> None:
    wizard, stages = "radagast-fallen-wizard", ["great-patron"] * patrons
    table = scene((ISENGARD, [wizard]), hand=[event], in_play=stages, alignments=FALLEN)
    assert not table.organize().offers(table.play(event, 1)), "he knows no magic"
    enter(table.state, "spells-born-of-discord", ONE)
    assert numbers.of_player(table.state, ONE, Stat.STAGE_POINTS) == 2 * patrons + 2
    table.organize().rolls(6, 6).choose(table.play(event, 1), Pick(table.id(wizard)))
    assert numbers.of_player(table.state, ONE, Stat.STAGE_POINTS) == after
