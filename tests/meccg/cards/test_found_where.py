"""Where items and allies are found, who bears them, and what may not begin the game."""

from __future__ import annotations

import pytest

from tests.meccg.decks import HERO as HERO_DECK
from tests.meccg.decks import MINION as MINION_DECK
from tests.meccg.decks import broken, mutated
from tests.meccg.scene import FIRST, ONE, MeccgScene, drafting, scene
from tests.meccg.test_fallen_setup import TOWERS, alatar
from tests.meccg.test_setup import fallen, heroes, own, show
from westmarch.kernel.records import CardId
from westmarch.meccg import traits
from westmarch.meccg.kinds import Alignment, Status
from westmarch.meccg.options import Enter, Pick, PlayAtSite
from westmarch.meccg.verbs import cards

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.MINION)
BREE, MORIA, ETTENMOORS = "bree-minion", "moria-minion", "ettenmoors-minion"
DEEPS = "the-iron-deeps-balrog"


def at_site(
    site: str, *people: str, card: str, sides: tuple[Alignment, Alignment], tapped: bool = False
) -> MeccgScene:
    """A company has entered a site with a card in its player's hand."""
    table = scene((site, people), hand=[card], alignments=sides)
    if tapped:
        cards.tap(table.state, table.state.companies[FIRST].site)
    return table.visit().choose(Enter()).win()


def in_hand(table: MeccgScene, code: str) -> CardId:
    """A card in the first player's hand."""
    return next(card for card in table.state.hands[ONE] if table.state.cards[card].code == code)


@pytest.mark.parametrize(
    ("card", "site", "tapped", "able", "who", "sides"),
    [
        ("two-headed-troll", ETTENMOORS, True, True, "gorbag", DARK),
        ("two-headed-troll", ETTENMOORS, False, True, "gorbag", DARK),
        ("two-headed-troll", "weathertop-minion", False, False, "gorbag", DARK),
        ("two-headed-troll", "the-iron-deeps-minion", False, False, "gorbag", DARK),
        ("the-warg-king", ETTENMOORS, True, True, "gorbag", DARK),
        ("the-warg-king", "buhr-widu-minion", False, False, "gorbag", DARK),
        ("cave-troll", "the-iron-deeps-minion", True, True, "gorbag", DARK),
        ("cave-troll", "the-under-leas-minion", False, False, "gorbag", DARK),
        ("cave-troll", ETTENMOORS, False, False, "gorbag", DARK),
        ("great-troll", DEEPS, False, True, "the-balrog", OF_BALROG),
        ("great-troll", DEEPS, True, False, "the-balrog", OF_BALROG),
        ("great-troll", DEEPS, False, False, "gorbag", OF_BALROG),
        ("great-troll", "the-under-gates-balrog", False, False, "the-balrog", OF_BALROG),
        ("great-troll", "cirith-gorgor-balrog", False, False, "the-balrog", OF_BALROG),
        ("stabbing-tongue-of-fire", DEEPS, True, True, "the-balrog", OF_BALROG),
        ("stabbing-tongue-of-fire", DEEPS, True, False, "gorbag", OF_BALROG),
        ("whip-of-many-thongs", DEEPS, True, True, "the-balrog", OF_BALROG),
        ("whip-of-many-thongs", DEEPS, True, False, "gorbag", OF_BALROG),
        ("goblin-earth-plumb", MORIA, False, True, "gorbag", DARK),
        ("goblin-earth-plumb", MORIA, False, False, "asternak", DARK),
        ("blasting-fire", MORIA, True, True, "asternak", DARK),
        ("blasting-fire", "iron-hill-dwarf-hold-minion", True, True, "asternak", DARK),
        ("blasting-fire", BREE, False, False, "asternak", DARK),
        ("vile-fumes", MORIA, True, True, "asternak", DARK),
        ("vile-fumes", "iron-hill-dwarf-hold-minion", True, True, "asternak", DARK),
        ("vile-fumes", BREE, False, False, "asternak", DARK),
        ("forgotten-scrolls", "minas-tirith", True, True, "gimli", HEROES),
        ("forgotten-scrolls", "edoras", True, False, "gimli", HEROES),
        ("sapling-of-the-white-tree", "barrow-downs", False, True, "gimli", HEROES),
        ("sapling-of-the-white-tree", "moria", False, False, "gimli", HEROES),
    ],
)
def test_some_things_are_found_at_certain_sites(
    card: str, site: str, tapped: bool, able: bool, who: str, sides: tuple[Alignment, Alignment]
) -> None:
    helpers = [] if sides is OF_BALROG or sides is HEROES else ["layos", "jerrek", "luitprand"]
    table = at_site(site, who, *helpers, card=card, sides=sides, tapped=tapped)
    assert table.offers(PlayAtSite(table.id(card), table.id(who))) is able


@pytest.mark.parametrize(
    ("ally", "site"),
    [
        ("two-headed-troll", ETTENMOORS),
        ("great-bats", MORIA),
        ("regiment-of-black-crows", ETTENMOORS),
    ],
)
def test_a_company_has_one_such_ally(ally: str, site: str) -> None:
    for there in ([], [ally]):
        table = scene((site, ["gorbag", *there, "layos"]), hand=[ally], alignments=DARK)
        table.visit().choose(Enter()).win()
        card, layos = in_hand(table, ally), table.id("layos")
        assert table.offers(PlayAtSite(card, layos)) is (not there)


@pytest.mark.parametrize(("item", "site"), [("records-unread", MORIA), ("secret-book", ETTENMOORS)])
def test_a_company_has_one_such_book(item: str, site: str) -> None:
    for there in ([], [item]):
        table = scene((site, ["gorbag", *there, "layos"]), hand=[item], alignments=DARK)
        table.visit().choose(Enter()).win()
        card, layos = in_hand(table, item), table.id("layos")
        assert table.offers(PlayAtSite(card, layos)) is (not there)


@pytest.mark.parametrize(
    ("item", "site", "bearer", "other"),
    [
        ("jewel-of-beleriand", "the-lonely-mountain", "gimli", "legolas"),
        ("wizards-staff", "the-lonely-mountain", "gandalf", None),
        ("wizards-ring", "rivendell", "gandalf", None),
    ],
)
def test_nobody_bears_two_such_items(item: str, site: str, bearer: str, other: str | None) -> None:
    for there in ([], [item]):
        people = [bearer, *there, other or "legolas"]
        table = scene((site, people), hand=[item]).visit().choose(Enter()).win()
        card = in_hand(table, item)
        assert table.offers(PlayAtSite(card, table.id(bearer))) is (not there)
        able = table.offers(PlayAtSite(card, table.id(other or "legolas")))
        assert able is (other is not None)


def test_the_helm_of_fear_leaves_its_site_untapped() -> None:
    table = at_site("barad-dur-minion", "the-witch-king", card="helm-of-fear", sides=DARK)
    table.choose(PlayAtSite(table.id("helm-of-fear"), table.id("the-witch-king")))
    assert table.card("helm-of-fear").host == table.id("the-witch-king")
    assert table.card("barad-dur-minion").status is Status.UNTAPPED


@pytest.mark.parametrize(
    "ally", ["cave-troll", "great-troll", "last-child-of-ungoliant", "nasty-slimy-thing"]
)
def test_such_allies_make_a_company_overt(ally: str) -> None:
    for there, overt in (([ally], True), ([], False)):
        table = scene((MORIA, ["asternak", *there]), alignments=DARK)
        assert traits.is_overt(table.state, FIRST) is overt


def test_forgotten_scrolls_are_read_in_ruins() -> None:
    for site, able in (("bandit-lair", True), ("edoras", False)):
        table = scene((site, ["gimli", "forgotten-scrolls"]))
        assert not traits.has_information(table.state, table.id(site))
        assert table.organize().offers(table.act("forgotten-scrolls")) is able
        if able:
            scrolls = table.id("forgotten-scrolls")
            table.choose(table.act("forgotten-scrolls"), Pick(scrolls))
            assert traits.has_information(table.state, table.id(site))


# What may not begin the game


@pytest.mark.parametrize(
    ("item", "deck", "other"),
    [
        ("forgotten-scrolls", HERO_DECK, "cram"),
        ("lost-tome", HERO_DECK, "cram"),
        ("records-unread", MINION_DECK, "foul-smelling-paste"),
        ("secret-book", MINION_DECK, "foul-smelling-paste"),
    ],
)
def test_lost_lore_is_not_with_a_starting_company(item: str, deck: str, other: str) -> None:
    assert "M-SETUP-26" not in broken(mutated(deck, pool={other: 1}))
    assert "M-SETUP-26" in broken(mutated(deck, pool={other: 1, item: 1}))


@pytest.mark.parametrize(
    ("stage", "site", "able"),
    [
        ("the-fortress-of-isen", "isengard-fallen-wizard", False),
        ("fortress-of-the-towers", TOWERS, False),
        ("great-patron", TOWERS, True),
    ],
)
def test_a_stronghold_is_not_there_from_the_beginning(stage: str, site: str, able: bool) -> None:
    table = drafting(alatar("beretar", stage, sites=[*{TOWERS, site}]), heroes("gimli"))
    assert (own(table, stage, ONE) in table.position.of(ONE).options) is able


def test_no_haven_is_guarded_from_the_beginning() -> None:
    stages = ("hidden-haven", "guarded-haven", "great-patron")
    table = drafting(fallen("beretar", *stages, sites=[TOWERS, "ettenmoors"]), heroes())
    show(table, "hidden-haven", None)
    options = table.position.of(ONE).options
    assert own(table, "great-patron", ONE) in options
    assert own(table, "guarded-haven", ONE) not in options
