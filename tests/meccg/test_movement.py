"""Movement and what follows it: M-MH, M-JOIN."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, MeccgScene, enter, scene
from westmarch.kernel.records import replace
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Alignment, Phase, RegionType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    ChooseCompany,
    Done,
    Face,
    JoinTo,
    No,
    PlayCreature,
    PutOnGuard,
    TapToFight,
    Yes,
)
from westmarch.meccg.prompts import (
    DrawAnother,
    GuardEmptySite,
    MayUnite,
    PlayHazards,
    WhoReturns,
)
from westmarch.meccg.reading import place_of
from westmarch.meccg.rules.joining import JoinCompanies
from westmarch.meccg.verbs import cards, companies, fates

WILD = RegionType.WILDERNESS
MORIA = ("rhudaur", "hollin", "redhorn-gate")
SEVEN = ["aragorn-ii", "gimli", "legolas", "boromir-ii", "faramir", "elrond", "glorfindel-ii"]
FULL = ["muster"] * 8


def on_the_way(
    *people: str,
    theirs: Sequence[str] = (),
    deck: Sequence[str] = (),
    their_deck: Sequence[str] = (),
) -> MeccgScene:
    """A company goes through the wilderness."""
    table = scene(("rivendell", people), theirs=theirs, deck=deck, their_deck=their_deck)
    return table.journey("moria", regions=MORIA)


@pytest.mark.rule("M-MH-07")
def test_the_new_site_is_turned_face_up_at_the_start_of_the_phase() -> None:
    table = on_the_way("gimli", theirs=["orc-raiders"])
    assert table.card("moria").known == (ONE,)
    table.move()
    assert table.card("moria").known == (ONE, TWO)


@pytest.mark.rule("M-MH-08", "M-HL-01")
@pytest.mark.parametrize(("people", "limit"), [(["gimli"], 2), (SEVEN[:4], 4)])
def test_path_and_hazard_limit_are_known_with_the_site(people: list[str], limit: int) -> None:
    table = on_the_way(*people, theirs=["cave-drake"]).move()
    assert table.prompt == PlayHazards(FIRST, limit)
    drake = table.id("cave-drake")
    assert table.offers(PlayCreature(drake, WILD))


@pytest.mark.rule("M-HL-03")
def test_the_limit_stays_when_somebody_falls() -> None:
    table = on_the_way(*SEVEN[:3], theirs=["orc-raiders"]).move()
    fates.eliminate(table.state, table.id("gimli"))
    assert numbers.size(table.state, FIRST) == 2
    assert table.prompt == PlayHazards(FIRST, 3)


@pytest.mark.rule("M-MH-09", "M-MH-25")
def test_a_company_is_at_no_site_on_its_way_and_at_the_new_one_afterwards() -> None:
    table = on_the_way("gimli", theirs=["orc-raiders"])
    assert place_of(table.state, table.id("gimli")) == table.id("rivendell")
    table.move()
    assert place_of(table.state, table.id("gimli")) is None
    table.finish()
    assert place_of(table.state, table.id("gimli")) == table.id("moria")


@pytest.mark.rule("M-MH-10", "M-MH-11")
def test_both_draw_at_least_one_and_decide_about_each_further_card() -> None:
    table = on_the_way("aragorn-ii", deck=FULL, their_deck=["wargs"] * 9).move()
    assert (table.seat, table.prompt) == (ONE, DrawAnother(1))
    assert len(table.state.hands[ONE]) == 1
    table.choose(Yes())
    assert len(table.state.hands[ONE]) == 2
    assert (table.seat, table.prompt) == (TWO, DrawAnother(2))
    table.choose(Yes(), No())
    assert len(table.state.hands[TWO]) == 2


@pytest.mark.rule("M-MH-12")
@pytest.mark.parametrize(("who", "drawn"), [("eowyn", 0), ("eomer", 1), ("gandalf", 1)])
def test_small_minds_draw_no_cards(who: str, drawn: int) -> None:
    table = on_the_way(who, deck=FULL, their_deck=["wargs"] * 9).move()
    assert len(table.state.hands[ONE]) == drawn


@pytest.mark.parametrize(
    ("alignments", "haven", "drawn"),
    [
        pytest.param(
            (Alignment.HERO, Alignment.HERO), "lorien", 1, marks=pytest.mark.rule("M-MH-13")
        ),
        pytest.param(
            (Alignment.FALLEN_WIZARD, Alignment.HERO),
            "the-white-towers-fallen-wizard",
            2,
            marks=pytest.mark.rule("M-MH-14"),
        ),
    ],
)
def test_on_the_way_to_a_haven_the_site_of_origin_says_how_many(
    alignments: tuple[Alignment, Alignment], haven: str, drawn: int
) -> None:
    table = scene(
        ("bree", ["aragorn-ii"]), deck=FULL, their_deck=["wargs"] * 9, alignments=alignments
    )
    table.journey(haven, WILD).move()
    while table.seat == ONE and isinstance(table.prompt, DrawAnother):
        table.choose(Yes())
    assert len(table.state.hands[ONE]) == drawn


@pytest.mark.rule("M-MH-15")
def test_who_stays_draws_nothing() -> None:
    table = scene(("moria", ["aragorn-ii"]), deck=FULL, theirs=["orc-raiders"]).move()
    assert table.state.hands[ONE] == []


@pytest.mark.rule("M-MH-18")
def test_the_hazard_player_plays_creatures_events_and_one_card_on_guard() -> None:
    table = on_the_way("gimli", theirs=["cave-drake", "doors-of-night", "muster", "wargs"]).move()
    assert table.offers(PlayCreature(table.id("cave-drake"), WILD))
    assert table.offers(table.play("doors-of-night"))
    table.choose(PutOnGuard(table.id("muster")))
    assert not any(isinstance(option, PutOnGuard) for option in table.options)


def fallen_on_the_way() -> MeccgScene:
    """The only character of a company falls to a creature."""
    table = on_the_way("eowyn", theirs=["cave-drake", "muster"])
    table.move().choose(PlayCreature(table.id("cave-drake"), WILD))
    eowyn = table.id("eowyn")
    while Done() in table.options and Face(eowyn) not in table.options:
        table.choose(Assign(eowyn) if Assign(eowyn) in table.options else Done())
    if Assign(eowyn) in table.options:
        table.choose(Assign(eowyn))
    table.rolls(1, 1, 6, 6)
    while TapToFight() not in table.options:
        table.choose(table.options[0])
    return table.choose(TapToFight())


@pytest.mark.rule("M-MH-19", "M-MH-20")
def test_when_all_have_fallen_one_card_may_still_be_on_guard_at_the_new_site() -> None:
    table = fallen_on_the_way()
    moria = table.id("moria")
    assert table.prompt == GuardEmptySite(moria), "no more hazards on nobody"
    assert table.card("moria").zone is Zone.PLAY
    table.choose(PutOnGuard(table.id("muster")))
    assert table.card("moria").zone is Zone.SITES
    assert table.card("muster").zone is Zone.HAND, "M-JOIN-11"
    table.done()


@pytest.mark.rule("M-GAP-13")
def test_a_company_whose_movement_is_not_allowed_stays_and_has_its_phase() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["orc-raiders"], deck=FULL)
    table.journey("moria-minion", WILD).move()
    assert table.state.companies[FIRST].journey is None
    assert table.state.hands[ONE] == [], "no cards are drawn"
    assert table.prompt == PlayHazards(FIRST, 2)


# Joining


def gathered(
    one: list[str], two: list[str], sites: tuple[str, str] = ("bree", "rivendell")
) -> MeccgScene:
    """Two companies that have moved to Moria, by different ways."""
    table = scene((sites[0], one), (sites[1], two))
    moria = cards_site(table)
    for key, there in list(table.state.companies.items()):
        moved = replace(there, site=moria, origin=there.site, moved=True)
        table.state.companies[key] = moved
    table.state.phase = Phase.MOVEMENT
    return table.begin(JoinCompanies(ONE))


def cards_site(table: MeccgScene) -> int:
    """Moria, in play."""
    table.journey("moria", WILD)
    moria = table.id("moria")
    there = table.state.companies[FIRST]
    table.state.companies[FIRST] = replace(there, journey=None)
    cards.show(table.state, moria)
    return moria


@pytest.mark.rule("M-JOIN-01", "M-JOIN-09")
def test_companies_at_one_site_card_are_joined_and_the_sites_left_go() -> None:
    table = gathered(["gimli"], ["legolas"])
    (company,) = table.state.companies.values()
    assert set(company.members) == {table.id("gimli"), table.id("legolas")}
    assert table.card("bree").zone is Zone.SITES
    table.done()


@pytest.mark.rule("M-JOIN-02", "M-JOIN-03", "M-JOIN-04")
def test_if_they_are_too_many_the_hazard_player_sends_one_back() -> None:
    table = scene(("bree", SEVEN[:4]), ("edoras", [*SEVEN[4:], "haldir"]))
    cards.tap(table.state, table.id("bree"))
    table.state.queue.clear()
    moria = cards_site(table)
    for key, there in list(table.state.companies.items()):
        moved = replace(there, site=moria, origin=there.site, moved=True)
        table.state.companies[key] = moved
    table.begin(JoinCompanies(ONE))
    assert (table.seat, table.prompt) == (TWO, WhoReturns())
    table.choose(ChooseCompany(FIRST))
    there = table.state.companies[FIRST]
    assert (there.site, there.returned) == (table.id("bree"), True)
    assert table.card("bree").status is Status.TAPPED
    table.done()


@pytest.mark.rule("M-JOIN-05")
def test_a_company_without_a_way_back_is_discarded() -> None:
    table = scene(("bree", SEVEN[:4]), ("edoras", [*SEVEN[4:], "haldir"]))
    moria = cards_site(table)
    for key, there in list(table.state.companies.items()):
        origin = None if key == FIRST else there.site
        table.state.companies[key] = replace(there, site=moria, origin=origin, moved=True)
    table.begin(JoinCompanies(ONE)).choose(ChooseCompany(FIRST))
    assert all(table.card(code).zone is Zone.DISCARD for code in SEVEN[:4])
    assert FIRST not in table.state.companies


@pytest.mark.rule("M-JOIN-07")
def test_companies_at_one_haven_with_a_card_each_may_stay_apart() -> None:
    table = scene(("rivendell", ["gimli"]), ("rivendell", ["legolas"]))
    table.begin(JoinCompanies(ONE))
    assert table.prompt == MayUnite()
    table.choose(Done()).done()
    assert len(table.state.companies) == 2


@pytest.mark.rule("M-JOIN-08", "M-EX-11")
def test_when_they_join_their_player_says_which_haven_card_stays() -> None:
    table = scene(("rivendell", ["gimli"]), ("rivendell", ["legolas"]))
    tapped, fresh = table.id("rivendell"), table.id("rivendell", 1)
    cards.tap(table.state, tapped)
    enter(table.state, "gates-of-morning", ONE, tapped)
    table.state.queue.clear()
    table.begin(JoinCompanies(ONE)).choose(JoinTo(SECOND, FIRST)).done()
    (company,) = table.state.companies.values()
    assert company.site == fresh
    assert table.state.cards[fresh].status is Status.UNTAPPED
    assert table.state.cards[tapped].zone is Zone.SITES
    assert table.card("gates-of-morning").zone is Zone.DISCARD, "what lay on it (M-LOCS-18)"


@pytest.mark.rule("M-JOIN-09")
@pytest.mark.parametrize(
    ("site", "tapped", "zone"),
    [("moria", True, "discard"), ("moria", False, "sites"), ("lorien", True, "sites")],
)
def test_a_site_that_is_left_is_discarded_if_tapped_unless_it_is_a_haven(
    site: str, tapped: bool, zone: str
) -> None:
    table = scene((site, ["gimli"]))
    if tapped:
        cards.tap(table.state, table.id(site))
    table.state.queue.clear()
    table.journey("edoras", WILD).move().finish()
    table.begin(JoinCompanies(ONE)).done()
    assert table.card(site).zone is Zone(zone)


@pytest.mark.rule("M-JOIN-10")
def test_a_site_where_somebody_stays_is_not_left() -> None:
    table = scene(("moria", ["gimli", "legolas"]))
    companies.form(table.state, ONE, table.id("moria"), (table.id("legolas"),))
    table.journey("edoras", WILD).move().finish()
    table.begin(JoinCompanies(ONE)).done()
    assert table.card("moria").zone is Zone.PLAY


@pytest.mark.rule("M-JOIN-11", "M-OG-15")
def test_cards_on_guard_at_a_site_that_leaves_play_go_back_to_hand() -> None:
    table = scene(("moria", ["gimli"]), theirs=["muster"])
    guard = table.id("muster")
    cards.put(table.state, guard, Zone.GUARD, (TWO,))
    cards.attach(table.state, guard, table.id("moria"))
    table.journey("edoras", WILD).move().finish()
    table.begin(JoinCompanies(ONE)).done()
    assert table.card("muster").zone is Zone.HAND


@pytest.mark.rule("M-LOCS-18")
def test_what_lies_on_a_haven_card_is_discarded_when_it_leaves() -> None:
    table = scene(("rivendell", ["gimli"]))
    enter(table.state, "gates-of-morning", ONE, table.id("rivendell"))
    table.journey("edoras", WILD).move().finish()
    table.begin(JoinCompanies(ONE)).done()
    assert table.card("rivendell").zone is Zone.SITES
    assert table.card("gates-of-morning").zone is Zone.DISCARD
