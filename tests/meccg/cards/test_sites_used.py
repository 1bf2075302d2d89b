"""What sites do for those who are there: healing, items, rings, newcomers, ways."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, MeccgScene, enter, scene
from westmarch.meccg import deeds, numbers, scoring
from westmarch.meccg.declared import is_playable
from westmarch.meccg.kinds import Alignment, CardCode, Movement, Status, Zone
from westmarch.meccg.options import BringIn, Enter, No, Pick, PlayAtSite, Store
from westmarch.meccg.rules import finding
from westmarch.meccg.rules.travelling import destinations, roll_needed
from westmarch.meccg.rules.turns import Untap
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Lasting
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Context, Group
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary.filters import Anything
from westmarch.meccg.vocabulary.references import ME, SELF, Deed, Stat, Until
from westmarch.meccg.vocabulary.statics import Boost, LosesAttacks
from westmarch.meccg.vocabulary.words import STORED

HERO, MINION, FALLEN = Alignment.HERO, Alignment.MINION, Alignment.FALLEN_WIZARD
DARK = (MINION, HERO)


@pytest.mark.parametrize(
    ("code", "all_heal"), [("old-forest", True), ("rhosgobel", True), ("bree", False)]
)
def test_healing_effects_reach_all_at_houses_of_healing(code: str, all_heal: bool) -> None:
    table = scene((code, ["frodo", "gimli"]), hand=["halfling-strength"])
    for name in ("frodo", "gimli"):
        cards.wound(table.state, table.id(name))
    table.state.queue.clear()
    table.organize().choose(table.play("halfling-strength", 1), Pick(table.id("frodo")))
    assert table.card("frodo").status is Status.UNTAPPED
    assert (table.card("gimli").status is Status.UNTAPPED) is all_heal
    table.finish()


def leave(table: MeccgScene, code: str) -> Zone:
    """A company leaves a tapped site; where does its card go?"""
    site = table.id(code)
    cards.tap(table.state, site)
    table.state.companies.clear()
    companies.abandon(table.state, ONE, site)
    return table.card(code).zone


def test_buhr_widu_is_never_discarded() -> None:
    assert leave(scene(("buhr-widu", ["gimli"])), "buhr-widu") is Zone.SITES
    assert leave(scene(("moria", ["gimli"])), "moria") is Zone.DISCARD


def test_what_is_learned_in_the_under_galleries_is_stored() -> None:
    table = scene(("the-under-galleries", ["gimli"]))
    galleries = table.id("the-under-galleries")
    assert scoring.worth(table.state, ONE, galleries) == 0
    assert leave(table, "the-under-galleries") is Zone.PILE
    assert scoring.worth(table.state, ONE, galleries) == 3
    own = Context(galleries, ONE, table.state.cards[galleries].code)
    assert fitting.fits(table.state, own, STORED, galleries)


def inside(
    code: str, *company: str, hand: tuple[str, ...] = (), tapped: bool = False
) -> MeccgScene:
    """A company has entered a site whose automatic-attacks are gone."""
    table = scene((code, company), hand=hand, alignments=(SITES[code].card.alignment, HERO))
    site = table.id(code)
    if tapped:
        cards.tap(table.state, site)
        table.state.queue.clear()
    context = Context(site, ONE, table.state.cards[site].code)
    quiet = Lasting(LosesAttacks(SELF, Anything()), context, Until.TURN)
    table.state.lasting.append(quiet)
    return table.visit().choose(Enter())


@pytest.mark.parametrize(
    ("code", "who", "item", "found"),
    [
        ("tharbad", "gimli", "dagger-of-westernesse", True),
        ("hermits-hill", "gimli", "dagger-of-westernesse", False),
        ("tharbad-minion", "layos", "black-hide-shield", True),
        ("hermits-hill-minion", "layos", "black-hide-shield", False),
    ],
)
def test_items_are_found_at_tapped_tharbad(code: str, who: str, item: str, found: bool) -> None:
    table = inside(code, who, hand=(item,), tapped=True)
    assert table.offers(PlayAtSite(table.id(item), table.id(who))) is found


@pytest.mark.parametrize(
    ("code", "who", "minor", "offered", "kept"),
    [
        ("hermits-hill", "gimli", "athelas", "durins-axe", "narsil"),
        ("hermits-hill", "gimli", "athelas", "habergeon-of-silver", "beautiful-gold-ring"),
        ("hermits-hill-minion", "layos", "saw-toothed-blade", "beautiful-gold-ring", "high-helm"),
    ],
)
def test_the_hermit_takes_two_minor_items_for_a_better_one(
    code: str, who: str, minor: str, offered: str, kept: str
) -> None:
    table = inside(code, who, minor, minor, hand=(offered, kept))
    bearer, wanted = table.id(who), table.id(offered)
    assert not table.offers(PlayAtSite(wanted, bearer))
    table.choose(table.act(code), Pick(table.id(minor)), Pick(table.id(minor, 1)))
    assert {table.state.cards[table.id(minor, n)].zone for n in (0, 1)} == {Zone.DISCARD}
    assert not table.offers(PlayAtSite(table.id(kept), bearer))
    table.choose(PlayAtSite(wanted, bearer))
    assert table.card(offered).zone is Zone.PLAY
    assert table.card(code).status is Status.TAPPED
    table.finish()


def test_the_hermit_wants_two_items_and_no_overt_company() -> None:
    table = inside("hermits-hill", "gimli", "athelas", hand=("durins-axe",))
    assert not table.offers(table.act("hermits-hill"))
    blade = "saw-toothed-blade"
    table = inside("hermits-hill-minion", "gorbag", blade, blade, hand=("beautiful-gold-ring",))
    assert not table.offers(table.act("hermits-hill-minion"))


def ring_test(code: str) -> int:
    """What is added to the test of a gold ring at a site."""
    table = scene((code, ["gimli", "beautiful-gold-ring"]))
    return numbers.number(table.state, table.id("beautiful-gold-ring"), Stat.RING_TEST)


@pytest.mark.parametrize(
    ("code", "more"),
    [
        ("the-under-grottos", 2),
        ("the-under-grottos-minion", 1),
        ("the-under-grottos-balrog", 1),
        ("barad-dur-minion", -3),
        ("moria", 0),
    ],
)
def test_some_sites_change_tests_of_rings(code: str, more: int) -> None:
    assert ring_test(code) == more


STORES = [
    *("carn-dum-minion", "dol-guldur-minion", "minas-morgul-minion"),
    *("moria-balrog", "the-under-gates-balrog"),
]


@pytest.mark.parametrize("code", STORES)
def test_rings_stored_at_dark_havens_are_tested(code: str) -> None:
    side = SITES[code].card.alignment
    table = scene((code, ["layos", "beautiful-gold-ring"]), alignments=(side, HERO)).organize()
    table.rolls(6, 6, 3, 3).choose(Store(table.id("beautiful-gold-ring")))
    assert table.card("beautiful-gold-ring").zone is Zone.DISCARD
    table.finish()


def test_rings_stored_at_rivendell_are_not_tested() -> None:
    table = scene(("rivendell", ["gimli", "beautiful-gold-ring"])).organize()
    table.rolls(6, 6).choose(Store(table.id("beautiful-gold-ring")))
    assert table.card("beautiful-gold-ring").zone is Zone.PILE
    table.finish()


def test_a_sage_tests_rings_at_mount_doom() -> None:
    table = scene(("mount-doom-minion", ["layos", "beautiful-gold-ring"]), alignments=DARK)
    ring, layos = table.id("beautiful-gold-ring"), table.id("layos")
    table.organize().rolls(6, 6)
    table.choose(table.act("mount-doom-minion"), Pick(layos), Pick(ring))
    assert table.card("beautiful-gold-ring").zone is Zone.DISCARD
    assert table.card("layos").status is Status.TAPPED
    table.finish()
    table = scene(("mount-doom-minion", ["gorbag", "beautiful-gold-ring"]), alignments=DARK)
    assert not table.organize().offers(table.act("mount-doom-minion")), "he is no sage"


def test_barad_dur_heals_and_tests_rings() -> None:
    table = scene(("barad-dur-minion", ["layos", "beautiful-gold-ring"]), alignments=DARK)
    cards.wound(table.state, table.id("layos"))
    table.begin(Untap(ONE))
    assert table.card("layos").status is Status.TAPPED
    table.rolls(5, 5).visit()
    assert table.card("beautiful-gold-ring").zone is Zone.DISCARD, "before anybody enters"
    table.choose(No()).done()


def test_the_wounded_do_not_heal_in_bree() -> None:
    table = scene(("bree-minion", ["layos"]), alignments=DARK)
    cards.wound(table.state, table.id("layos"))
    table.begin(Untap(ONE))
    assert table.card("layos").status is Status.WOUNDED


def test_agents_come_to_bree_under_direct_influence() -> None:
    for code, found in (("bree-minion", True), ("goblin-gate-minion", False)):
        table = scene((code, ["the-mouth"]), hand=["wolf"], alignments=DARK).organize()
        site, wolf = table.id(code), table.id("wolf")
        assert table.offers(BringIn(wolf, site, table.id("the-mouth"))) is found
        assert not table.offers(BringIn(wolf, site))


@pytest.mark.parametrize(
    ("code", "guests", "barred"),
    [
        ("carn-dum-minion", ["gorbag", "carambor", "gulla"], ["layos", "nain"]),
        ("geann-a-lisch-minion", [], ["gorbag", "layos"]),
        ("dol-guldur-minion", ["layos", "gorbag"], []),
    ],
)
def test_not_everybody_comes_to_some_havens(
    code: str, guests: list[str], barred: list[str]
) -> None:
    for in_play in (True, False):
        start = (code, ["shagrat"]) if in_play else ("bree-minion", ["shagrat"])
        table = scene(start, hand=[*guests, *barred], sites=[code], alignments=DARK).organize()
        site = table.id(code)
        for who in guests:
            assert table.offers(BringIn(table.id(who), site)) is is_playable(CardCode(who))
        for who in barred:
            assert not table.offers(BringIn(table.id(who), site))


def test_nothing_is_stored_at_geann_a_lisch() -> None:
    for code, found in (("geann-a-lisch-minion", False), ("carn-dum-minion", True)):
        table = scene((code, ["layos", "high-helm"]), alignments=DARK).organize()
        assert table.offers(Store(table.id("high-helm"))) is found


def test_a_sage_and_a_scout_untap_the_worthy_hills() -> None:
    table = inside("the-worthy-hills", "bilbo", "robin-smallburrow", tapped=True)
    bilbo, robin = table.id("bilbo"), table.id("robin-smallburrow")
    table.choose(table.act("the-worthy-hills"))
    assert table.options == (Pick(bilbo),), "he alone is a sage"
    table.choose(Pick(bilbo), Pick(robin))
    assert table.card("the-worthy-hills").status is Status.UNTAPPED
    table.finish()
    table = inside("the-worthy-hills", "bilbo", tapped=True)
    assert not table.offers(table.act("the-worthy-hills")), "he is both, but one"


def test_the_worthy_hills_never_tap_for_minions() -> None:
    for code, status in (
        ("the-worthy-hills-minion", Status.UNTAPPED),
        ("framsburg-minion", Status.TAPPED),
    ):
        table = scene((code, ["layos"]), alignments=DARK)
        site, layos = table.id(code), table.id("layos")
        finding.tap_site(table.state, site, layos)
        assert table.card(code).status is status


def test_the_first_minor_item_does_not_tap_framsburg() -> None:
    blade, shield = "saw-toothed-blade", "black-hide-shield"
    table = inside("framsburg-minion", "layos", "asternak", hand=(blade, shield))
    table.choose(PlayAtSite(table.id(blade), table.id("layos")))
    assert table.card("framsburg-minion").status is Status.UNTAPPED
    table.choose(PlayAtSite(table.id(shield), table.id("asternak")))
    assert table.card("framsburg-minion").status is Status.TAPPED
    table.finish()


FALLEN_SIDES = (FALLEN, HERO)


def fallen(*company: str, points: int = 0, being: str = "radagast") -> MeccgScene:
    """A company at Rhosgobel that could go to the Deep Mines."""
    table = scene(
        ("rhosgobel-fallen-wizard", company),
        sites=["deep-mines", "deep-mines"],
        alignments=FALLEN_SIDES,
    )
    table.state.declared[ONE] = being
    here = table.id("rhosgobel-fallen-wizard")
    context = Context(here, ONE, table.state.cards[here].code)
    more = Boost((Stat.STAGE_POINTS,), points, ME)
    table.state.lasting.append(Lasting(more, context, Until.GAME))
    return table


def test_the_deep_mines_lie_below_a_protected_wizardhaven() -> None:
    assert destinations(fallen("gimli", points=5).state, FIRST) == [], "6 stage points do not do"
    table = fallen("gimli", points=6)
    mines, haven = table.id("deep-mines"), table.id("rhosgobel-fallen-wizard")
    assert destinations(table.state, FIRST) == [mines]
    assert roll_needed(table.state, haven, mines) == 0
    assert scoring.stage_points(table.state, ONE) == 1
    table.journey("deep-mines", way=Movement.UNDER_DEEPS).move().finish()
    assert table.state.companies[FIRST].site == mines
    assert scoring.stage_points(table.state, ONE) == 3
    assert destinations(table.state, FIRST) == [haven]


def test_one_wizardhaven_has_one_deep_mines() -> None:
    table = fallen("gimli", points=9)
    legolas = enter(table.state, "legolas", ONE)
    companies.form(table.state, ONE, table.id("rhosgobel-fallen-wizard"), (legolas,))
    table.journey("deep-mines", way=Movement.UNDER_DEEPS).move().finish()
    second = next(key for key in table.state.companies if key != FIRST)
    assert destinations(table.state, second) == [table.id("deep-mines")], "the one that is there"


def test_rhosgobel_is_for_radagast_alone() -> None:
    for being, barred in (("radagast", False), ("saruman", True)):
        table = fallen("gimli", being=being)
        haven = table.id("rhosgobel-fallen-wizard")
        assert deeds.cannot(table.state, Deed.MOVE_TO, Group(FIRST), haven) is barred
        assert deeds.cannot(table.state, Deed.BE_BROUGHT_IN, table.id("gimli"), haven) is barred
