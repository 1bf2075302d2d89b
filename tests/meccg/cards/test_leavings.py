"""What makes cards leave play again: moves, wounds, lost leaders, an exhausted play deck."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import fight
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg.kinds import Alignment, Phase, Race, RegionType, Zone
from westmarch.meccg.options import (
    BringIn,
    Done,
    Pick,
    Release,
    Remove,
    TakeWay,
)
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.rules.hands import Exhaust
from westmarch.meccg.rules.hazards import MovementPhase
from westmarch.meccg.rules.joining import JoinCompanies
from westmarch.meccg.rules.turns import LongEvents, Turn
from westmarch.meccg.state import Form
from westmarch.meccg.underway import Origin
from westmarch.meccg.verbs import cards

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)
MORGUL, BREE = "minas-morgul-minion", "bree-minion"
WILD = RegionType.WILDERNESS


# An exhausted play deck


@pytest.mark.parametrize(
    ("event", "gone"),
    [
        ("rumor-of-the-one", True),
        ("safe-from-the-shadow", True),
        ("stench-of-mordor", True),
        ("thrice-outnumbered", True),
        ("tidings-of-doubt-and-danger", True),
        ("tokens-to-show", True),
        ("forewarned-is-forearmed", False),
    ],
)
def test_some_events_end_with_a_play_deck(event: str, gone: bool) -> None:
    table = scene(("edoras", ["gimli"]), in_play=[event]).begin(Exhaust(TWO))
    assert (table.card(event).zone is not Zone.PLAY) is gone


def test_tribute_ends_with_a_play_deck() -> None:
    table = scene(("edoras", ["gimli"]), in_play=["riders-of-rohan"])
    enter(table.state, "tribute-garnered", ONE, table.id("riders-of-rohan"))
    table.begin(Exhaust(TWO))
    assert table.card("tribute-garnered").zone is Zone.DISCARD
    assert table.card("riders-of-rohan").zone is Zone.PLAY


def test_the_will_of_sauron_takes_long_events_with_it() -> None:
    others = ["doors-of-night", "wake-of-war", "eye-of-sauron"]
    table = scene(
        ("edoras", ["gimli"]), in_play=["fog"], their_play=["the-will-of-sauron", *others]
    )
    table.begin(Exhaust(ONE))
    for code in ("the-will-of-sauron", "wake-of-war", "eye-of-sauron"):
        assert table.card(code).zone is Zone.DISCARD
    assert table.card("doors-of-night").zone is Zone.PLAY, "no long-event"
    assert table.card("fog").zone is Zone.PLAY, "no hazard"


@pytest.mark.parametrize(
    "wizard",
    [
        "alatar-the-hunter",
        "gandalf-the-white-rider",
        "lord-of-the-carrock",
        "master-of-the-house",
        "radagast-the-tamer",
        "saruman-the-wise",
    ],
)
def test_mighty_folk_go_when_a_play_deck_is_exhausted(wizard: str) -> None:
    table = scene((BREE, ["asternak"]), alignments=DARK)
    enter(table.state, wizard, TWO, form=Form.EVENT)
    table.begin(Exhaust(ONE))
    assert table.card(wizard).zone is Zone.DISCARD


# Attacks that are defeated


def overcome(table: MeccgScene) -> None:
    """All attacks are fought off, and nothing else is done."""
    while not table.win().position.over:
        table.choose(Done())


@pytest.mark.parametrize(
    ("race", "automatic", "won", "gone"),
    [
        (Race.ORC, True, True, True),
        (Race.TROLL, True, True, True),
        (Race.ORC, False, True, False),
        (Race.MAN, True, True, False),
        (Race.ORC, True, False, False),
    ],
)
def test_redoubled_force_ends_with_a_defeat(
    race: Race, automatic: bool, won: bool, gone: bool
) -> None:
    table = scene(("edoras", ["gimli", "legolas", "eomer", "elrond"]))
    enter(table.state, "redoubled-force", TWO)
    origin = Origin.AUTOMATIC if automatic else Origin.CREATURE
    table.attacked(race, strikes=1, prowess=2 if won else 30, origin=origin)
    assert table.strength() == ((4, 4) if gone else (4, 32) if not won else (1, 2))
    if won:
        table.win()
    else:
        fight(table, "gimli legolas eomer elrond", *[6] * 30)
    assert (table.card("redoubled-force").zone is Zone.DISCARD) is gone


@pytest.mark.parametrize(
    ("creature", "gone"), [("slayer", True), ("cave-drake", True), ("wargs", False)]
)
def test_the_alert_relax_when_they_have_won(creature: str, gone: bool) -> None:
    table = scene(("edoras", ["gimli", "legolas"]), in_play=["more-alert-than-most"])
    table.state.phase = Phase.MOVEMENT
    overcome(table.begin(Creature(FIRST, enter(table.state, creature, TWO), ())))
    assert (table.card("more-alert-than-most").zone is Zone.DISCARD) is gone


@pytest.mark.parametrize(("creature", "gone"), [("slayer", True), ("wargs", False)])
def test_the_forewarned_relax_when_one_attack_is_defeated(creature: str, gone: bool) -> None:
    table = scene(("edoras", ["gimli", "legolas"]), in_play=["forewarned-is-forearmed"])
    table.state.phase = Phase.MOVEMENT
    table.begin(Creature(FIRST, enter(table.state, creature, TWO), ()))
    if table.offers(TakeWay(0)):
        table.choose(TakeWay(0))
    overcome(table)
    assert (table.card("forewarned-is-forearmed").zone is Zone.DISCARD) is gone


# Moves


@pytest.mark.parametrize(
    ("ally", "within", "outside"),
    [
        ("leaflock", "moria", "bree"),
        ("skinbark", "edoras", "bree"),
        ("tom-bombadil", "bree", "edoras"),
    ],
)
def test_some_allies_stay_in_their_lands(ally: str, within: str, outside: str) -> None:
    for site, gone in ((within, False), (outside, True)):
        table = scene(("old-forest", ["gimli", ally])).journey(site, WILD).move()
        while not table.position.over:
            table.choose(Done())
        assert (table.card(ally).zone is Zone.DISCARD) is gone


def test_a_focused_palantir_is_not_so_for_long() -> None:
    for moves in (True, False):
        stone = "palantir-of-orthanc-minion"
        table = scene((MORGUL, ["layos", stone]), alignments=DARK)
        enter(table.state, "focus-palantir", ONE, table.id(stone))
        if moves:
            table.journey(BREE, WILD)
        table.move()
        assert (table.card("focus-palantir").zone is Zone.DISCARD) is moves


FOLLOWING = [
    "black-trolls",
    "half-trolls",
    "hill-trolls",
    "misty-mountain-wargs",
    "orcs-of-gorgoroth",
    "orcs-of-the-ash-mountains",
    "orcs-of-the-ephel-duath",
    "orcs-of-the-red-eye",
    "orcs-of-udun",
    "stone-trolls",
    "ungol-orcs",
    "uruk-hai",
]


@pytest.mark.parametrize("faction", FOLLOWING)
def test_a_faction_does_not_follow_its_leader(faction: str) -> None:
    for moves in (True, False):
        table = scene((MORGUL, ["gorbag"]), (BREE, ["asternak"]), alignments=DARK)
        enter(table.state, faction, ONE, table.id("gorbag"))
        if moves:
            table.journey(BREE, WILD)
        table.move()
        assert (table.card(faction).zone is Zone.DISCARD) is moves


@pytest.mark.parametrize("faction", FOLLOWING)
def test_a_faction_is_lost_with_its_leader(faction: str) -> None:
    for leaves, gone in (("layos", False), ("gorbag", True)):
        table = scene((MORGUL, ["gorbag", "layos"]), alignments=DARK)
        enter(table.state, faction, ONE, table.id("gorbag"))
        table.organize().choose(Release(table.id(leaves)))
        assert (table.card(faction).zone is Zone.DISCARD) is gone


# Hosts, and those around them


@pytest.mark.parametrize("moves", [True, False])
def test_the_siege_is_over_when_the_site_is_left(moves: bool) -> None:
    table = scene(("edoras", ["gimli"]))
    enter(table.state, "siege", TWO, table.id("edoras"))
    if moves:
        table.journey("moria", WILD)
    table.state.phase = Phase.MOVEMENT
    table.begin(MovementPhase(ONE), JoinCompanies(ONE)).idle()
    assert (table.card("siege").zone is Zone.DISCARD) is moves


def test_the_stone_of_erech_goes_with_the_men_of_lamedon() -> None:
    table = scene(("edoras", ["gimli"]), in_play=["stone-of-erech", "men-of-lamedon"]).organize()
    assert table.card("stone-of-erech").zone is Zone.PLAY
    table = scene(("edoras", ["gimli"]), in_play=["stone-of-erech"], hand=["gates-of-morning"])
    table.organize().choose(table.play("gates-of-morning"))
    assert table.card("stone-of-erech").zone is Zone.DISCARD


@pytest.mark.parametrize(("site", "gone"), [("rivendell", True), ("edoras", False)])
def test_a_plague_is_left_behind_at_a_haven(site: str, gone: bool) -> None:
    table = scene((site, ["gimli"]))
    enter(table.state, "plague", TWO, table.id("gimli"))
    table.begin(Turn(ONE))
    assert (table.card("plague").zone is Zone.DISCARD) is gone


@pytest.mark.parametrize(("site", "gone"), [("rivendell", True), ("edoras", False)])
def test_what_has_slipped_is_forgotten_at_a_haven(site: str, gone: bool) -> None:
    table = scene((site, ["gimli"]))
    cards.lay_upon(table.state, enter(table.state, "something-has-slipped", TWO), FIRST)
    table.begin(Turn(ONE))
    assert (table.card("something-has-slipped").zone is Zone.DISCARD) is gone


def test_orders_from_lugburz_end_with_the_leader() -> None:
    table = scene((MORGUL, ["gorbag", "layos"]), alignments=DARK)
    cards.lay_upon(table.state, enter(table.state, "orders-from-lugburz", ONE), FIRST)
    table.organize().choose(Release(table.id("layos")))
    assert table.card("orders-from-lugburz").zone is Zone.PLAY
    table = scene((MORGUL, ["gorbag", "layos"]), alignments=DARK)
    cards.lay_upon(table.state, enter(table.state, "orders-from-lugburz", ONE), FIRST)
    table.organize().choose(Release(table.id("gorbag")))
    assert table.card("orders-from-lugburz").zone is Zone.DISCARD


@pytest.mark.parametrize(
    ("lord", "gone"), [("ren-the-ringwraith", True), ("the-witch-king", False)]
)
def test_ren_gives_other_orders(lord: str, gone: bool) -> None:
    table = scene((MORGUL, [lord, "gorbag"]), alignments=DARK)
    cards.lay_upon(table.state, enter(table.state, "orders-from-lugburz", ONE), FIRST)
    table.begin(Turn(ONE))
    assert (table.card("orders-from-lugburz").zone is Zone.DISCARD) is gone


def test_crows_flee_when_their_master_is_wounded() -> None:
    ally = "regiment-of-black-crows"
    for dice, gone in (((1, 1, 1, 1), True), ((6, 6), False)):
        table = scene((BREE, ["asternak", ally]), alignments=DARK)
        table.attacked(prowess=9)
        fight(table, "asternak", *dice)
        assert (table.card(ally).zone is Zone.DISCARD) is gone


@pytest.mark.parametrize(("site", "gone"), [(MORGUL, True), (BREE, False)])
def test_the_well_preserved_are_cured_at_a_darkhaven(site: str, gone: bool) -> None:
    table = scene((site, ["asternak", "well-preserved"]), alignments=DARK).begin(Turn(ONE))
    assert (table.card("well-preserved").zone is Zone.DISCARD) is gone


@pytest.mark.parametrize(
    ("who", "other", "gone"), [("azog", "gorbag", False), ("gorbag", "azog", True)]
)
def test_who_obeys_yields_to_a_greater_mind(who: str, other: str, gone: bool) -> None:
    people = ["the-balrog", who, "obey-him-or-die", other]
    table = scene(("the-under-gates-balrog", people), alignments=OF_BALROG).begin(Turn(ONE))
    assert (table.card("obey-him-or-die").zone is Zone.DISCARD) is gone


def test_a_lord_who_was_bade_to_rule_may_stop() -> None:
    table = scene((MORGUL, ["asternak"]), hand=["the-witch-king"], alignments=DARK)
    enter(table.state, "bade-to-rule", ONE)
    king = table.id("the-witch-king")
    table.organize().choose(BringIn(king, table.id(MORGUL)))
    assert table.card("bade-to-rule").host == king
    table.choose(table.act("bade-to-rule"))
    assert table.card("bade-to-rule").zone is Zone.DISCARD


def test_flowers_fade_with_their_crown() -> None:
    crown, star = "crown-of-flowers", "star-of-high-hope"
    table = scene(("rivendell", ["gimli"]), hand=[crown, star]).organize()
    table.choose(table.play(crown), table.act(crown), Pick(table.id(star))).finish()
    table.state.phase = Phase.LONG_EVENTS
    table.begin(LongEvents(ONE)).choose(table.play(star))
    assert table.card(star).zone is Zone.PLAY
    cards.discard(table.state, table.id(crown))
    table.begin(Turn(ONE))
    assert table.card(star).zone is Zone.DISCARD


# Removal


@pytest.mark.parametrize(
    ("card", "bearer", "over", "taps"),
    [
        ("alone-and-unadvised", "gimli", 6, True),
        ("covetous-thoughts", "gimli", 5, True),
        ("lure-of-creation", "gandalf", 6, True),
        ("lure-of-nature", "legolas", 4, True),
        ("lure-of-the-senses", "gimli", 6, True),
        ("shut-yer-mouth", "gimli", 7, False),
        ("the-burden-of-time", "legolas", 7, True),
        ("the-ring-will-have-but-one-master", "gimli", 8, True),
    ],
)
def test_one_may_get_rid_of_a_curse(card: str, bearer: str, over: int, taps: bool) -> None:
    for rolled in (over, over + 1):
        table = scene(("rivendell", [bearer, "the-one-ring"]))
        curse = enter(table.state, card, TWO, table.id(bearer))
        table.organize().rolls(rolled // 2, rolled - rolled // 2).choose(Remove(curse, taps))
        assert (table.card(card).zone is Zone.DISCARD) is (rolled > over)
    other = scene(("rivendell", [bearer]), opponents=[("edoras", ["eomer"])])
    curse = enter(other.state, card, ONE, other.id("eomer"))
    other.organize()
    assert not other.offers(Remove(curse, taps)), "it lies on a character of the opponent"
