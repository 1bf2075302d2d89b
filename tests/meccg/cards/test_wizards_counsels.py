"""Events of The Wizards for checks and at sites: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, enter, scene
from westmarch.kernel.chance import Shuffled
from westmarch.meccg import influence, numbers, traits
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import RegionType, Status, Zone
from westmarch.meccg.options import Done, Enter, Pick, PlayAtSite, Store
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.rules.influencing import terms
from westmarch.meccg.rules.turns import Untap
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat, Trait

WILD = RegionType.WILDERNESS


@pytest.mark.rule("M-FACT-03")
@pytest.mark.parametrize(
    ("event", "who", "amount", "needs_user"),
    [
        ("a-friend-or-three", "eomer", 2, False),
        ("new-friendship", "gimli", 3, True),
        ("lordly-presence", "gimli", 5, True),
        ("tempering-friendship", "eomer", 4, False),
    ],
)
def test_friends_help_to_win_a_faction(event: str, who: str, amount: int, needs_user: bool) -> None:
    for less, joins in ((0, True), (1, False)):
        table = scene(("edoras", [who, "bilbo"]), hand=[event, "riders-of-rohan"], deck=["escape"])
        by, riders = table.id(who), table.id("riders-of-rohan")
        needed = 10 - amount - sum(term.amount for term in terms(table.state, by, riders)) - less
        table.visit().choose(Enter(), PlayAtSite(riders, by)).rolls(1, needed - 1)
        table.choose(table.play(event), *((Pick(by),) if needs_user else ()))
        assert (table.card("riders-of-rohan").zone is Zone.PLAY) is joins


@pytest.mark.parametrize("event", ["new-friendship", "a-friend-or-three"])
def test_friends_help_against_temptation(event: str) -> None:
    for less, stands in ((0, True), (1, False)):
        table = scene(("rivendell", ["gimli", "the-arkenstone", "legolas"]), hand=[event])
        cards.tap(table.state, table.id("legolas"))
        points = numbers.corruption(table.state, table.id("gimli"))
        rolled = (
            points
            + 1
            - 2
            - less
            - numbers.number(table.state, table.id("gimli"), Stat.CORRUPTION_CHECK)
        )
        table.rolls(1, rolled - 1).begin(CorruptionCheck(table.id("gimli")))
        table.choose(table.play(event, 1))
        if event == "new-friendship":
            table.choose(Pick(table.id("gimli")))
        assert (table.card("gimli").zone is Zone.PLAY) is stands


@pytest.mark.parametrize(("who", "helped"), [("frodo", True), ("gimli", False)])
def test_a_hobbit_is_stronger_than_temptation(who: str, helped: bool) -> None:
    table = scene(("rivendell", [who, "the-arkenstone"]), hand=["halfling-strength"])
    table.begin(CorruptionCheck(table.id(who)))
    assert table.offers(table.play("halfling-strength", 2)) is helped


def test_halfling_strength_is_worth_four_on_the_dice() -> None:
    for less, stands in ((0, True), (1, False)):
        table = scene(
            ("rivendell", ["merry", "the-one-ring", "the-arkenstone"]), hand=["halfling-strength"]
        )
        merry = table.id("merry")
        bonus = numbers.number(table.state, merry, Stat.CORRUPTION_CHECK)
        needed = numbers.corruption(table.state, merry) + 1 - 4 - bonus
        assert 3 <= needed <= 7, "dice can show it"
        table.rolls(1, needed - less - 1).begin(CorruptionCheck(merry))
        table.choose(table.play("halfling-strength", 2))
        assert (table.card("merry").zone is Zone.PLAY) is stands


def test_a_hobbit_untaps_at_any_time_but_heals_only_while_organizing() -> None:
    table = scene(("rivendell", ["frodo"]), hand=["halfling-strength"])
    cards.tap(table.state, table.id("frodo"))
    table.move().choose(table.play("halfling-strength"), Pick(table.id("frodo")))
    assert table.card("frodo").status is Status.UNTAPPED
    table = scene(("rivendell", ["frodo"]), hand=["halfling-strength"])
    cards.wound(table.state, table.id("frodo"))
    assert not table.move().offers(table.play("halfling-strength", 1))


@pytest.mark.rule("M-WIN-01")
def test_the_ring_is_destroyed_at_mount_doom() -> None:
    company = ("mount-doom", ["frodo", "the-one-ring", "sam-gamgee", "gollum"])
    table = scene(company, hand=["gollums-fate"]).visit().choose(Enter())
    table.choose(table.play("gollums-fate"), Pick(table.id("frodo")), Pick(table.id("gollum")))
    table.choose(Done())
    assert table.position.over
    assert GAME.outcome(table.state).winners == (ONE,)
    table = scene(("moria", company[1]), hand=["gollums-fate"])
    assert not table.organize().offers(table.play("gollums-fate"))


@pytest.mark.rule("M-WIN-01")
@pytest.mark.parametrize(("dice", "won"), [((6, 6), True), ((1, 2), False)])
def test_the_bearer_must_withstand_the_cracks_of_doom(dice: tuple[int, int], won: bool) -> None:
    table = scene(("mount-doom", ["frodo", "the-one-ring"]), hand=["cracks-of-doom"])
    table.visit().choose(Enter()).rolls(*dice)
    table.choose(table.play("cracks-of-doom"), Pick(table.id("frodo")))
    assert (table.state.winner == ONE) is won


def test_palantiri_are_for_those_who_can_use_them() -> None:
    company = ("isengard", ["elrond", "palantir-of-orthanc"])
    deck, discard = ["escape"] * 5, ["dodge"]
    table = scene(company, hand=["align-palantir"], deck=deck, discard=discard).organize()
    assert not table.offers(table.act("palantir-of-orthanc"))
    table.choose(table.play("align-palantir"), Pick(table.id("palantir-of-orthanc")))
    assert numbers.corruption(table.state, table.id("elrond")) == 4
    table.choose(table.act("palantir-of-orthanc"), Pick(table.id("palantir-of-orthanc")))
    table.script(Shuffled()).rolls(6, 6).choose(Pick(table.id("dodge")))
    assert len(table.state.decks[ONE]) == 6
    table = scene(company, hand=["use-palantir"], deck=deck, discard=discard).organize()
    table.choose(table.play("use-palantir"), Pick(table.id("elrond")))
    table.choose(Pick(table.id("palantir-of-orthanc")))
    assert table.offers(table.act("palantir-of-orthanc"))


def test_an_aligned_palantir_is_stored_with_its_event_or_loses_it_on_the_way() -> None:
    table = scene(("rivendell", ["elrond", "palantir-of-orthanc"]))
    event = enter(table.state, "align-palantir", ONE, table.id("palantir-of-orthanc"))
    table.organize().rolls(6, 6).choose(Store(table.id("palantir-of-orthanc")))
    assert table.state.cards[event].zone is Zone.PILE
    table = scene(("rivendell", ["elrond", "palantir-of-orthanc"]))
    event = enter(table.state, "align-palantir", ONE, table.id("palantir-of-orthanc"))
    table.journey("moria", WILD).move()
    assert table.state.cards[event].zone is Zone.DISCARD


@pytest.mark.parametrize(
    ("ring", "who", "prowess"),
    [("vilya", "elrond", 4), ("narya", "gandalf", 4), ("nenya", "galadriel", 2)],
)
def test_an_elven_ring_strengthens_its_keeper(ring: str, who: str, prowess: int) -> None:
    table = scene(("rivendell", [who]), hand=[ring]).organize()
    before = numbers.prowess(table.state, table.id(who))
    table.rolls(6, 6).choose(table.play(ring), Pick(table.id(who)))
    assert numbers.prowess(table.state, table.id(who)) == before + prowess
    table = scene(("rivendell", ["gimli"]), hand=[ring]).organize()
    assert not table.offers(table.play(ring))


def test_vilya_brings_back_resources_at_rivendell() -> None:
    for site, found in (("rivendell", 8), ("moria", 5)):
        table = scene(
            (site, ["elrond"]), hand=["vilya"], deck=["escape"] * 5, discard=["dodge"] * 3
        ).organize()
        if site == "rivendell":
            table.script(Shuffled())
        table.rolls(6, 6).choose(table.play("vilya"), Pick(table.id("elrond")))
        for _ in range(found - 5):
            table.choose(table.options[-1])
        assert len(table.state.decks[ONE]) == found


# Quests


@pytest.mark.rule("M-ORG-24")
def test_prisoners_are_rescued_and_brought_home() -> None:
    table = scene(("moria", ["gimli", "legolas"]), hand=["rescue-prisoners"])
    cards.tap(table.state, table.id("moria"))
    table.visit().choose(Enter()).rolls(*[6] * 20)
    while not table.offers(table.play("rescue-prisoners")):
        table.choose(table.options[-1])
    cards.untap(table.state, table.id("legolas"))
    table.choose(table.play("rescue-prisoners"), Pick(table.id("moria")))
    while not table.offers(Pick(table.id("legolas"))):
        table.choose(table.options[-1] if Done() not in table.options else Done())
    table.choose(Pick(table.id("legolas")))
    assert table.card("rescue-prisoners").host == table.id("legolas")


def test_who_guards_prisoners_does_not_untap_before_they_are_safe() -> None:
    table = scene(("edoras", ["gimli", "rescue-prisoners"]))
    cards.tap(table.state, table.id("gimli"))
    table.begin(Untap(ONE)).done()
    assert table.card("gimli").status is Status.TAPPED
    table.organize().choose(Store(table.id("rescue-prisoners")))
    assert table.card("rescue-prisoners").zone is Zone.PILE
    table = scene(("moria", ["gimli", "rescue-prisoners"])).organize()
    assert not table.offers(Store(table.id("rescue-prisoners")))


def test_the_king_returns_if_there_is_no_steward() -> None:
    table = scene(("minas-tirith", ["aragorn-ii"]), hand=["return-of-the-king"]).organize()
    before = influence.direct(table.state, table.id("aragorn-ii"))
    table.choose(table.play("return-of-the-king"), Pick(table.id("aragorn-ii")))
    assert influence.direct(table.state, table.id("aragorn-ii")) == before + 3
    company = ("minas-tirith", ["aragorn-ii", "denethor-ii"])
    table = scene(company, hand=["return-of-the-king"]).organize()
    assert not table.offers(table.play("return-of-the-king"))


def test_the_white_tree_grows_from_a_sapling() -> None:
    table = scene(
        ("minas-tirith", ["elrond", "sapling-of-the-white-tree"]), hand=["the-white-tree"]
    ).organize()
    table.choose(table.play("the-white-tree"), Pick(table.id("elrond")))
    table.choose(Pick(table.id("sapling-of-the-white-tree")))
    assert table.card("sapling-of-the-white-tree").zone is Zone.DISCARD
    assert traits.has(table.state, table.id("minas-tirith"), Trait.HAVEN_FOR_HEALING)
    table = scene(("minas-tirith", ["elrond"]), hand=["the-white-tree"]).organize()
    assert not table.offers(table.play("the-white-tree"))


def test_thorough_search_finds_more_at_a_tapped_site() -> None:
    table = scene(
        ("rhosgobel", ["bilbo", "gimli"]), hand=["thorough-search", "dagger-of-westernesse"]
    )
    cards.tap(table.state, table.id("rhosgobel"))
    table.visit().choose(Enter(), table.play("thorough-search"), Pick(table.id("bilbo")))
    dagger, gimli = table.id("dagger-of-westernesse"), table.id("gimli")
    assert table.options == (Done(), PlayAtSite(dagger, gimli))
    table.choose(PlayAtSite(dagger, gimli))
    assert table.card("dagger-of-westernesse").host == gimli
    table.finish()
    table = scene(("rhosgobel", ["gimli"]), hand=["thorough-search", "dagger-of-westernesse"])
    table.visit().choose(Enter())
    assert not table.offers(table.play("thorough-search")), "Gimli is no scout"
