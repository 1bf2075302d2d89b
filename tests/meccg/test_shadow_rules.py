"""What is different for minions and for the Balrog: M-ORG, M-LOCS, M-WIN, M-GAP-26."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, enter, scene
from westmarch.kernel.records import Seat
from westmarch.meccg import numbers, terrain, traits, underway
from westmarch.meccg.kinds import (
    Alignment,
    PlaceCode,
    Points,
    Race,
    RegionType,
    SiteType,
    Status,
    Zone,
)
from westmarch.meccg.options import Assign, BringIn, ChooseCompany, Done, Pick
from westmarch.meccg.reading import at_home
from westmarch.meccg.rules.newcomers import newcomers
from westmarch.meccg.rules.uniqueness import may_enter, yielders
from westmarch.meccg.scoring import points
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form
from westmarch.meccg.things import Context
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import companies
from westmarch.meccg.vocabulary.words import HAVEN

DARK = (Alignment.MINION, Alignment.HERO)
DEEP = (Alignment.BALROG, Alignment.HERO)
MORGUL, GATES = "minas-morgul-minion", "the-under-gates-balrog"


@pytest.mark.rule("M-ORG-04")
@pytest.mark.parametrize(
    ("site", "able"),
    [
        (MORGUL, True),
        ("dol-guldur-minion", True),
        ("urlurtsu-nurn-minion", True),
        ("carn-dum-minion", False),
    ],
)
def test_a_ringwraith_comes_at_two_darkhavens_or_at_home(site: str, able: bool) -> None:
    table = scene(hand=["adunaphel-the-ringwraith"], sites=[site], alignments=DARK)
    card, here = table.id("adunaphel-the-ringwraith"), table.id(site)
    assert (BringIn(card, here) in newcomers(table.state, ONE)) is able


@pytest.mark.rule("M-ORG-06")
@pytest.mark.parametrize(("site", "able"), [(GATES, True), ("moria-balrog", False)])
def test_the_balrog_comes_at_the_under_gates(site: str, able: bool) -> None:
    table = scene(hand=["the-balrog"], sites=[site], alignments=DEEP)
    came = BringIn(table.id("the-balrog"), table.id(site))
    assert (came in newcomers(table.state, ONE)) is able


@pytest.mark.rule("M-ORG-15")
def test_an_agent_comes_at_home_only() -> None:
    table = scene(
        ("bree-minion", ["asternak"]),
        hand=["bill-ferny"],
        sites=[MORGUL],
        alignments=DARK,
    ).organize()
    ferny, bree = table.id("bill-ferny"), table.id("bree-minion")
    assert table.offers(BringIn(ferny, bree))
    assert not table.offers(BringIn(ferny, table.id(MORGUL)))


@pytest.mark.rule("M-ORG-18")
def test_a_balrogs_second_newcomer_must_not_be_unique() -> None:
    table = scene(
        (GATES, ["azog"]), hand=["bolg", "mountain-maggot", "buthrakaur"], alignments=DEEP
    ).organize()
    here = table.state.companies[FIRST].site
    table.choose(BringIn(table.id("bolg"), here))
    assert not table.offers(BringIn(table.id("buthrakaur"), here))
    table.choose(BringIn(table.id("mountain-maggot"), here))
    assert table.card("mountain-maggot").zone is Zone.PLAY


@pytest.mark.rule("M-ORG-19")
def test_a_balrogs_lesser_folk_come_from_his_piles() -> None:
    table = scene(
        (GATES, ["azog"]),
        discard=["mountain-maggot", "bolg"],
        sideboard=["hill-troll"],
        alignments=DEEP,
    ).organize()
    here = table.state.companies[FIRST].site
    assert table.offers(BringIn(table.id("hill-troll"), here))
    assert not table.offers(BringIn(table.id("bolg"), here))
    table.choose(BringIn(table.id("mountain-maggot"), here))
    assert table.card("mountain-maggot").zone is Zone.PLAY


@pytest.mark.rule("M-GAP-26")
def test_dark_holds_are_homes_below_for_the_balrogs_folk() -> None:
    for side, dark, deep in ((DARK, True, False), (DEEP, False, True)):
        table = scene(
            hand=["orc-brawler"],
            sites=["cirith-gorgor-minion", "the-under-leas-balrog"],
            alignments=side,
        )
        brawler = table.id("orc-brawler")
        assert at_home(table.state, brawler, table.id("cirith-gorgor-minion")) is dark
        assert at_home(table.state, brawler, table.id("the-under-leas-balrog")) is deep


@pytest.mark.rule("M-LOCS-15")
def test_geann_a_lisch_is_a_ruin_for_the_balrog() -> None:
    for side, haven in ((DARK, True), (DEEP, False)):
        table = scene(sites=["geann-a-lisch-minion"], alignments=side)
        here = table.id("geann-a-lisch-minion")
        assert traits.is_haven(table.state, ONE, here) is haven
        kind = SiteType.HAVEN if haven else SiteType.RUINS_AND_LAIRS
        assert terrain.site_type(table.state, here) is kind


@pytest.mark.rule("M-LOCS-16")
def test_the_balrogs_havens_are_darkhavens() -> None:
    table = scene((GATES, ["azog"]), alignments=DEEP)
    table.attacked(Race.SPIDER, prowess=20).done()
    assert table.card("azog").status is Status.UNTAPPED
    assert traits.is_haven(table.state, ONE, table.state.companies[FIRST].site)


@pytest.mark.rule("M-LOCS-20")
def test_a_hazard_means_the_havens_of_those_whom_it_hits() -> None:
    table = scene(sites=["rivendell"], their_play=["long-winter"])
    winter = table.id("long-winter")
    context = Context(winter, TWO, table.state.cards[winter].code)
    assert fitting.fits(table.state, context, HAVEN, table.id("rivendell"))


@pytest.mark.rule("M-LOCS-21")
def test_attacks_keyed_to_a_darkhaven_only_detain() -> None:
    for place, detained in (("minas-morgul", True), ("bree", False)):
        table = scene(("bree-minion", ["asternak"]), alignments=DARK)
        key = Key(place=PlaceCode(place))
        table.attacked(Race.SPIDER, prowess=20, keys=(key,))
        attack = underway.attack(table.state)
        assert attack is not None
        assert traits.is_detainment(table.state, attack) is detained


@pytest.mark.rule("M-LOCS-22")
def test_who_is_at_a_darkhaven_is_not_attacked() -> None:
    table = scene((MORGUL, ["asternak"]), alignments=DARK)
    table.attacked(Race.SPIDER, prowess=20).done()
    assert table.card("asternak").status is Status.UNTAPPED
    table = scene(("bree-minion", ["asternak"]), alignments=DARK)
    table.attacked(Race.SPIDER, prowess=20)
    assert table.offers(Assign(table.id("asternak")))


@pytest.mark.rule("M-WIN-11")
def test_points_below_count_for_the_balrog_only() -> None:
    for side, counted in ((DEEP, 1), (DARK, 0)):
        site = "the-sulfur-deeps-balrog"
        table = scene((site, ["azog", "great-troll"]), alignments=side)
        assert points(table.state, ONE, calling=True)[Points.ALLY] == counted


@pytest.mark.rule("M-GAP-25")
def test_a_ringwraith_drives_out_his_shape_among_the_nazgul() -> None:
    table = scene(hand=["the-witch-king"], sites=[MORGUL], alignments=DARK)
    king = enter(table.state, "witch-king-of-angmar", TWO, form=Form.EVENT)
    card = table.id("the-witch-king")
    assert may_enter(table.state, card)
    assert yielders(table.state, card) == [king]


@pytest.mark.rule("M-WIN-02")
def test_the_ring_at_barad_dur_wins_at_once() -> None:
    party = ["asternak", "the-one-ring-minion"]
    for site, winner in (("barad-dur-minion", ONE), ("cirith-gorgor-minion", None)):
        table = scene((MORGUL, party), alignments=DARK)
        table.journey(site, RegionType.SHADOW_LAND).move()
        assert table.state.winner == winner


@pytest.mark.rule("M-WIN-04")
@pytest.mark.parametrize(
    ("dice", "winner", "zone"),
    [
        ((5, 6), ONE, Zone.PLAY),
        ((4, 5), None, Zone.PLAY),
        ((3, 4), None, Zone.DISCARD),
    ],
)
def test_the_balrog_wins_by_challenging_the_power(
    dice: tuple[int, int], winner: Seat | None, zone: Zone
) -> None:
    table = scene(
        (GATES, ["the-balrog", "the-one-ring-minion"]),
        hand=["challenge-the-power"],
        alignments=DEEP,
    ).organize()
    balrog = table.id("the-balrog")
    before = numbers.prowess(table.state, balrog)
    table.rolls(*dice).choose(table.play("challenge-the-power"), Pick(balrog))
    assert table.state.winner == winner
    assert table.card("challenge-the-power").zone is zone
    assert (numbers.prowess(table.state, balrog) > before) is (zone is Zone.PLAY)


@pytest.mark.rule("M-ORG-13", "M-ORG-14")
def test_ringwraiths_follow_who_can_lead_them() -> None:
    for lord, able in (("the-witch-king", True), ("dwar-the-ringwraith", False)):
        table = scene((MORGUL, [lord]), hand=["ren-the-ringwraith"], alignments=DARK).organize()
        here, ren = table.state.companies[FIRST].site, table.id("ren-the-ringwraith")
        assert table.offers(BringIn(ren, here, table.id(lord))) is able
    table = scene(
        (MORGUL, ["dwar-the-ringwraith"]),
        hand=["ren-the-ringwraith", "they-ride-together"],
        alignments=DARK,
    ).organize()
    table.choose(table.play("they-ride-together"), ChooseCompany(FIRST), Done())
    dwar = table.id("dwar-the-ringwraith")
    table.choose(BringIn(table.id("ren-the-ringwraith"), here, dwar))
    assert table.card("ren-the-ringwraith").follows == dwar
    table.finish()


@pytest.mark.rule("M-RW-03")
def test_a_follower_goes_when_the_opponent_plays_him_as_his_own() -> None:
    table = scene(
        hand=["ren-the-ringwraith"],
        sites=[MORGUL],
        opponents=[(MORGUL, ["the-witch-king", "ren-the-ringwraith"])],
        alignments=(Alignment.MINION, Alignment.MINION),
    )
    follower = next(
        card for card in table.state.play if table.state.cards[card].code == "ren-the-ringwraith"
    )
    companies.control(table.state, follower, table.id("the-witch-king"))
    own = table.state.hands[ONE][0]
    table.organize().choose(BringIn(own, table.state.sites[ONE][0]))
    assert table.state.cards[own].zone is Zone.PLAY
    assert table.state.cards[follower].zone is Zone.DISCARD
