"""Characters are taken prisoner: M-CAP-01 to 14, M-OTS."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.prison import SPELLS, WAYLAID, imprison
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, enter, scene
from westmarch.meccg import captives, influence, scoring
from westmarch.meccg.kinds import CompanyId, Points, RegionType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Done,
    Face,
    Lessen,
    Pick,
    PlayCreature,
    TapToFight,
)
from westmarch.meccg.prompts import ChooseRescueSite
from westmarch.meccg.rules.capturing import is_near
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.tables import CHARACTERS
from westmarch.meccg.verbs import cards, companies

WILD = RegionType.WILDERNESS


def ambushed(
    *who: str,
    host: str = SPELLS,
    creature: str = "stirring-bones",
    their_sites: Sequence[str] = ("ettenmoors-minion",),
) -> MeccgScene:
    """On their way from Rivendell to Moria the first of a company faces a strike."""
    table = scene(("rivendell", who), theirs=[creature, host], their_sites=their_sites)
    table.journey("moria", WILD, WILD).move()
    table.choose(next(option for option in table.options if isinstance(option, PlayCreature)))
    first = Assign(table.id(who[0]))
    table.choose(first)
    while any(isinstance(option, Assign) for option in table.options):
        table.choose(table.options[-1])
    return table.choose(Face(first.card))


def taken(table: MeccgScene, who: str, host: str = SPELLS) -> MeccgScene:
    """The card is played on him, and the strike succeeds."""
    table.choose(table.play(host), Pick(table.id(who)))
    while table.offers(Lessen(0)):
        table.choose(Lessen(0))
    table.rolls(1, 1).choose(TapToFight())
    while table.offers(Done()) and not isinstance(table.prompt, ChooseRescueSite):
        table.choose(Done())
    return table


@pytest.mark.rule("M-CAP-01", "M-CAP-02")
def test_a_successful_strike_takes_a_prisoner_at_a_rescue_site() -> None:
    table = taken(ambushed("bergil", "annalena"), "bergil")
    bergil, host, site = table.id("bergil"), table.id(SPELLS), table.id("ettenmoors-minion")
    assert (table.seat, table.prompt) == (TWO, ChooseRescueSite(bergil))
    assert table.options == (Pick(site),)
    table.choose(Pick(site))
    assert table.card("bergil").zone is Zone.ASIDE
    assert captives.prisoners(table.state, host) == [bergil]
    assert captives.rescue_site(table.state, host) == site
    assert table.state.companies[FIRST].members == (table.id("annalena"),)
    assert table.card(SPELLS).zone is Zone.PLAY


@pytest.mark.rule("M-CAP-02")
def test_without_a_rescue_site_the_character_is_wounded() -> None:
    table = ambushed("bergil", "annalena", their_sites=["dol-guldur"])
    table.choose(table.play(SPELLS), Pick(table.id("bergil")))
    table.rolls(1, 1, 1, 1).choose(TapToFight())
    assert table.card("bergil").status is Status.WOUNDED
    assert captives.prisoners(table.state, table.id(SPELLS)) == []


def test_a_strike_that_fails_takes_nobody_and_the_card_goes() -> None:
    table = ambushed("bergil")
    table.choose(table.play(SPELLS), Pick(table.id("bergil")))
    table.choose(Lessen(0)) if table.offers(Lessen(0)) else None
    table.rolls(6, 6, 6, 6).choose(TapToFight())
    assert table.card(SPELLS).zone is Zone.DISCARD
    assert table.card("bergil").zone is Zone.PLAY


@pytest.mark.rule("M-CAP-03", "M-CAP-04", "M-CAP-05")
@pytest.mark.parametrize(
    ("site", "still", "by_path", "by_regions"),
    [
        ("ettenmoors-minion", True, True, True),
        ("goblin-gate-minion", False, False, True),
        ("dimrill-dale-minion", False, True, True),
        ("gladden-fields-minion", False, False, True),
        ("framsburg-minion", False, False, True),
        ("minas-morgul", False, False, False),
        ("the-under-gates-minion", False, True, True),
    ],
)
def test_where_prisoners_can_be_held(
    site: str, still: bool, by_path: bool, by_regions: bool
) -> None:
    for path, regions, wanted in (
        ((), (), still),
        ((WILD, WILD), (), by_path),
        ((), ("rhudaur", "high-pass", "anduin-vales", "redhorn-gate"), by_regions),
    ):
        table = scene(("rivendell", ["bergil"]), their_sites=[site])
        if path or regions:
            table.journey("moria", *path, regions=regions)
        assert is_near(table.state, FIRST, table.id(site)) is wanted


@pytest.mark.rule("M-CAP-06", "M-CAP-07")
def test_a_prisoner_needs_no_influence_and_his_followers_stay() -> None:
    table = ambushed("theoden", "eowyn", "annalena")
    companies.control(table.state, table.id("eowyn"), table.id("theoden"))
    taken(table, "theoden").choose(Pick(table.id("ettenmoors-minion")))
    assert influence.general_used(table.state, ONE) == 3, "only Annalena needs influence now"
    eowyn = table.card("eowyn")
    assert (eowyn.follows, eowyn.company) == (None, FIRST)
    assert table.id("eowyn") in table.state.freed


@pytest.mark.rule("M-CAP-08")
@pytest.mark.parametrize(("host", "keeps"), [(WAYLAID, True), (SPELLS, False)])
def test_a_prisoner_keeps_his_rings_only(host: str, keeps: bool) -> None:
    creature = "orc-warriors" if host == WAYLAID else "stirring-bones"
    who = ("frodo", "dagger-of-westernesse", "precious-gold-ring", "annalena", "bergil")
    table = taken(ambushed(*who, host=host, creature=creature), "frodo", host)
    table.choose(Pick(table.id("ettenmoors-minion")))
    assert table.card("frodo").zone is Zone.ASIDE
    assert table.card("dagger-of-westernesse").zone is Zone.DISCARD
    ring = table.card("precious-gold-ring")
    assert (ring.zone is Zone.ASIDE and ring.host == table.id("frodo")) is keeps
    assert (ring.zone is Zone.DISCARD) is not keeps


@pytest.mark.rule("M-CAP-09")
def test_a_prisoner_neither_untaps_nor_heals() -> None:
    table = scene(("rivendell", ["annalena"]))
    bergil = imprison(table, "bergil", host="troll-purse", status=Status.WOUNDED)
    table.begin(Turn(ONE))
    assert table.state.cards[bergil].status is Status.WOUNDED


@pytest.mark.rule("M-CAP-10", "M-OTS-02")
def test_no_card_can_be_played_on_a_prisoner() -> None:
    table = scene(("rivendell", ["annalena"]), hand=["halfling-strength"])
    imprison(table, "frodo")
    table.organize()
    assert not table.offers(table.play("halfling-strength"))
    table = scene(("rivendell", ["annalena", "frodo"]), hand=["halfling-strength"])
    cards.tap(table.state, table.id("frodo"))
    assert table.organize().offers(table.play("halfling-strength"))


@pytest.mark.rule("M-CAP-11")
def test_a_prisoner_counts_against_his_player_even_if_eliminated() -> None:
    table = scene(("rivendell", ["elrond", "aragorn-ii"]))
    before = scoring.points(table.state, ONE)[Points.CHARACTER]
    imprison(table, "glorfindel-ii")
    points = CHARACTERS["glorfindel-ii"].card.points
    assert points is not None
    worth = points.value.base
    assert scoring.points(table.state, ONE)[Points.CHARACTER] == before - worth
    assert sum(scoring.points(table.state, TWO).values()) == 0
    table.rolls(6, 6).begin(Turn(ONE))
    assert table.card("glorfindel-ii").zone is Zone.PILE
    assert table.state.piles[ONE] == [table.id("glorfindel-ii")]
    assert scoring.points(table.state, ONE)[Points.CHARACTER] == before - worth


@pytest.mark.rule("M-CAP-12")
def test_a_captured_wizard_counts_nothing() -> None:
    table = scene(("rivendell", ["elrond"]))
    before = scoring.points(table.state, ONE)
    imprison(table, "gandalf")
    assert scoring.points(table.state, ONE) == before


@pytest.mark.rule("M-CAP-13")
def test_a_card_that_holds_nobody_goes_and_the_site_returns() -> None:
    table = scene(("rivendell", ["annalena"]))
    imprison(table, "bergil")
    site = table.card("ettenmoors-minion")
    assert site.zone is Zone.ASIDE
    table.rolls(6, 6).begin(Turn(ONE))
    assert table.card(SPELLS).zone is Zone.DISCARD
    assert table.card("ettenmoors-minion").zone is Zone.SITES


@pytest.mark.rule("M-CAP-14", "M-EX-27")
@pytest.mark.parametrize("own", [True, False])
def test_marvels_told_frees_a_prisoner_at_the_rescue_site(own: bool) -> None:
    table = scene(
        ("rivendell", ["elrond"]), hand=["marvels-told"], sites=["ettenmoors"] if own else []
    )
    bergil = imprison(table, "bergil")
    elrond, host = table.id("elrond"), table.id(SPELLS)
    table.organize().rolls(6, 6)
    table.choose(table.play("marvels-told"), Pick(elrond), Pick(host))
    company = table.state.cards[bergil].company
    assert company not in (None, FIRST)
    there = table.state.companies[CompanyId(company or 0)]
    assert (there.seat, there.members) == (ONE, (bergil,))
    assert table.state.cards[there.site].code == ("ettenmoors" if own else "ettenmoors-minion")
    assert table.card(SPELLS).zone is Zone.DISCARD


@pytest.mark.rule("M-OTS-01")
def test_a_card_off_to_the_side_bars_another() -> None:
    table = scene(("rivendell", ["annalena"]), theirs=["bergil"])
    bergil = table.id("bergil")
    assert may_enter(table.state, bergil)
    imprison(table, "bergil")
    assert not may_enter(table.state, bergil)


@pytest.mark.rule("M-OTS-02")
def test_a_card_off_to_the_side_lies_face_up_with_its_host() -> None:
    table = scene(("rivendell", ["annalena"]))
    bergil = imprison(table, "bergil")
    there = table.state.cards[bergil]
    assert there.known == (ONE, TWO)
    assert there.host == table.id(SPELLS)
    assert bergil not in table.state.play
    assert bergil not in table.state.speaking


@pytest.mark.rule("M-OTS-03")
def test_the_host_is_in_play_and_can_be_aimed_at() -> None:
    table = scene(("rivendell", ["elrond"]), hand=["marvels-told"])
    imprison(table, "bergil")
    table.organize().choose(table.play("marvels-told"), Pick(table.id("elrond")))
    assert table.options == (Pick(table.id(SPELLS)),)


@pytest.mark.rule("M-OTS-04", "M-OTS-05")
def test_what_is_off_to_the_side_counts_for_the_host_and_goes_with_it() -> None:
    table = scene(("rivendell", ["elrond"]), hand=["marvels-told"])
    host = enter(table.state, "lure-of-expedience", TWO, table.id("elrond"))
    item = add(table.state, "the-mithril-coat", TWO, Zone.HAND)
    cards.put(table.state, item, Zone.ASIDE)
    cards.attach(table.state, item, host)
    assert scoring.points(table.state, TWO)[Points.ITEM] > 0
    table.organize().rolls(6, 6)
    table.choose(table.play("marvels-told"), Pick(table.id("elrond")), Pick(host))
    assert table.card("the-mithril-coat").zone is Zone.DISCARD
    assert scoring.points(table.state, TWO)[Points.ITEM] == 0
