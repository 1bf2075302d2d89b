"""The organization phase: M-ORG."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg import influence
from westmarch.meccg.kinds import Alignment, Status, Zone
from westmarch.meccg.options import (
    BringIn,
    ChooseCompany,
    Control,
    Done,
    GoTo,
    Pick,
    Release,
    SetOut,
    SplitOff,
    StayHere,
    Store,
    Transfer,
)
from westmarch.meccg.prompts import ChooseSite, ChooseWay, DiscardForInfluence, WhichKeeps
from westmarch.meccg.rules.newcomers import newcomers
from westmarch.meccg.verbs import cards, companies

FALLEN = (Alignment.HERO, Alignment.FALLEN_WIZARD)


def arrivals(table: MeccgScene, code: str) -> set[tuple[str, str | None]]:
    """Where a character of the hand can come into play, and under whom."""
    found = set()
    for option in newcomers(table.state, ONE):
        assert isinstance(option, BringIn)
        if table.state.cards[option.card].code == code:
            by = None if option.by is None else str(table.state.cards[option.by].code)
            found.add((str(table.state.cards[option.site].code), by))
    return found


@pytest.mark.rule("M-ORG-01")
def test_everything_may_be_done_in_any_order() -> None:
    table = scene(
        ("rivendell", ["elrond", "gimli", "dagger-of-westernesse"]),
        hand=["legolas"],
        sites=["moria"],
    ).organize()
    dagger, elrond = table.id("dagger-of-westernesse"), table.id("elrond")
    table.choose(SetOut(FIRST), GoTo(table.id("moria")))
    table.choose(table.options[0])
    assert table.offers(StayHere(FIRST))
    assert table.offers(Transfer(dagger, elrond))
    table.choose(StayHere(FIRST))
    assert table.offers(SetOut(FIRST))
    assert table.card("moria").zone is Zone.SITES


@pytest.mark.rule("M-ORG-02", "M-ORG-07")
def test_one_character_or_the_avatar_comes_in_a_turn() -> None:
    hand = ["gandalf", "legolas", "haldir"]
    table = scene(("rivendell", ["gimli"]), hand=hand, sites=["moria"]).organize()
    rivendell = table.id("rivendell")
    assert all(arrivals(table, code) for code in hand)
    table.choose(BringIn(table.id("haldir"), rivendell))
    assert not any(arrivals(table, code) for code in hand)
    table = scene(("rivendell", ["gimli"]), hand=hand).organize()
    table.choose(BringIn(table.id("gandalf"), table.id("rivendell")))
    assert not any(arrivals(table, code) for code in hand)


@pytest.mark.rule("M-ORG-03")
def test_a_wizard_comes_at_rivendell_or_at_home() -> None:
    sites = ["lorien", "isengard", "rhosgobel"]
    table = scene(("rivendell", ["gimli"]), hand=["saruman", "alatar"], sites=sites)
    assert arrivals(table, "saruman") == {("rivendell", None), ("isengard", None)}
    assert arrivals(table, "alatar") == {("rivendell", None)}


@pytest.mark.rule("M-ORG-08")
def test_a_character_comes_at_home_or_at_a_haven() -> None:
    sites = ["lorien", "edoras", "moria", "bree"]
    table = scene(("moria", ["gimli"]), hand=["eomer"], sites=sites)
    assert arrivals(table, "eomer") == {("lorien", None), ("edoras", None)}


@pytest.mark.rule("M-ORG-09")
def test_a_newcomer_may_follow_somebody_whose_influence_suffices() -> None:
    table = scene(("rivendell", ["elrond", "hama"]), hand=["eowyn"])
    assert arrivals(table, "eowyn") == {("rivendell", None), ("rivendell", "elrond")}
    table.organize().choose(BringIn(table.id("eowyn"), table.id("rivendell"), table.id("elrond")))
    assert table.card("eowyn").follows == table.id("elrond")


@pytest.mark.rule("M-ORG-10")
def test_with_an_avatar_newcomers_join_him_or_follow_another() -> None:
    table = scene(
        ("rivendell", ["gandalf"]),
        ("lorien", ["elrond"]),
        ("edhellond", ["hama"]),
        hand=["eowyn", "legolas"],
        sites=["grey-havens"],
    )
    assert arrivals(table, "eowyn") == {
        ("rivendell", None),
        ("rivendell", "gandalf"),
        ("lorien", "elrond"),
    }
    assert arrivals(table, "legolas") == {("rivendell", None), ("rivendell", "gandalf")}


@pytest.mark.rule("M-ORG-11", "M-ORG-35")
def test_who_is_too_much_for_the_influence_goes_back_to_hand_first() -> None:
    table = scene(("rivendell", ["elrond", "glorfindel-ii"]), hand=["legolas"]).organize()
    table.choose(BringIn(table.id("legolas"), table.id("rivendell")), Done())
    if table.prompt == DiscardForInfluence():
        assert table.options == (Pick(table.id("legolas")),)
        table.choose(Pick(table.id("legolas")))
    assert table.card("legolas").zone is Zone.HAND
    table.finish()


@pytest.mark.rule("M-ORG-12")
def test_a_newcomer_at_a_haven_may_have_a_haven_card_of_his_own() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["legolas"], sites=["rivendell"]).organize()
    fresh = table.state.sites[ONE][0]
    table.choose(BringIn(table.id("legolas"), fresh))
    assert [len(one.members) for one in table.state.companies.values()] == [1, 1]
    table.finish()
    assert len(table.state.companies) == 2, "both stay (M-MOVE-05)"


@pytest.mark.rule("M-ORG-20")
def test_one_character_may_be_discarded_instead_of_bringing_one_in() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas", "gandalf"]), ("moria", ["faramir"]), hand=["haldir"]
    ).organize()
    gimli, legolas = table.id("gimli"), table.id("legolas")
    assert not table.offers(Release(table.id("gandalf")))
    assert not table.offers(Release(table.id("faramir"))), "neither at home nor at a haven"
    table.choose(Release(gimli))
    assert table.card("gimli").zone is Zone.DISCARD
    assert not table.offers(Release(legolas))
    assert not any(isinstance(option, BringIn) for option in table.options)
    table = scene(("rivendell", ["gimli"]), hand=["haldir"]).organize()
    table.choose(BringIn(table.id("haldir"), table.id("rivendell")))
    assert not table.offers(Release(table.id("gimli")))


@pytest.mark.rule("M-ORG-21")
def test_characters_pass_from_one_influence_to_the_other() -> None:
    table = scene(("rivendell", ["elrond", "eowyn", "gimli"])).organize()
    elrond, eowyn = table.id("elrond"), table.id("eowyn")
    assert not table.offers(Control(table.id("gimli"), elrond)), "his influence does not suffice"
    table.choose(Control(eowyn, elrond))
    assert table.card("eowyn").follows == elrond
    table.choose(Control(eowyn))
    assert table.card("eowyn").follows is None


@pytest.mark.rule("M-ORG-22", "M-ORG-23")
def test_items_change_hands_within_a_company_after_a_corruption_check_each() -> None:
    table = scene(
        ("rivendell", ["gimli", "glamdring", "legolas"]), ("lorien", ["faramir"])
    ).organize()
    sword, legolas = table.id("glamdring"), table.id("legolas")
    assert not table.offers(Transfer(sword, table.id("faramir"))), "not at the same place"
    table.rolls(6, 6).choose(Transfer(sword, legolas), Done())
    assert table.card("glamdring").host == legolas
    table = scene(("rivendell", ["gimli", "glamdring", "legolas"])).organize()
    enter(table.state, "lure-of-the-senses", TWO, table.id("gimli"))
    table.rolls(1, 1).choose(Transfer(table.id("glamdring"), table.id("legolas")), Done())
    assert table.card("gimli").zone is not Zone.PLAY, "the corruption was too much"
    assert table.card("glamdring").zone is Zone.DISCARD


@pytest.mark.rule("M-ORG-26", "M-COMP-02")
def test_a_company_splits_into_many_of_which_one_may_stay() -> None:
    table = scene(("rivendell", ["gimli", "legolas", "haldir"]), sites=["moria", "bree"]).organize()
    gimli, legolas = table.id("gimli"), table.id("legolas")
    table.choose(SplitOff(FIRST), Pick(gimli), Done())
    assert not table.offers(Done()), "two companies may not stay"
    table.choose(SplitOff(FIRST), Pick(legolas))
    _, second, third = table.state.companies
    table.choose(SetOut(second), GoTo(table.id("moria")))
    table.choose(table.options[0])
    assert not table.offers(Done())
    table.choose(SetOut(third))
    assert not table.offers(GoTo(table.id("moria"))), "M-MOVE-04"
    table.choose(GoTo(table.id("bree")))
    table.choose(table.options[0])
    assert table.offers(Done())


@pytest.mark.rule("M-ORG-27")
def test_the_hazard_player_says_which_company_keeps_a_hazard() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), sites=["moria"])
    lost = enter(table.state, "long-winter", TWO)
    cards.lay_upon(table.state, lost, FIRST)
    table.organize().choose(SplitOff(FIRST), Pick(table.id("gimli")))
    assert (table.seat, table.prompt) == (TWO, WhichKeeps(lost))
    second = next(key for key in table.state.companies if key != FIRST)
    table.choose(ChooseCompany(second))
    assert table.state.upon == {second: [lost]}


@pytest.mark.rule("M-ORG-28")
def test_the_active_player_says_which_company_keeps_a_resource() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), sites=["moria"])
    song = enter(table.state, "gates-of-morning", ONE)
    cards.lay_upon(table.state, song, FIRST)
    table.organize().choose(SplitOff(FIRST), Pick(table.id("gimli")))
    assert (table.seat, table.prompt) == (ONE, WhichKeeps(song))


@pytest.mark.rule("M-ORG-32", "M-ORG-33")
def test_site_and_way_are_fixed_and_only_what_can_be_reached_is_offered() -> None:
    table = scene(("rivendell", ["gimli"]), sites=["moria", "minas-tirith"]).organize()
    table.choose(SetOut(FIRST))
    assert table.prompt == ChooseSite(FIRST)
    assert table.options == (GoTo(table.id("moria")),)
    table.choose(GoTo(table.id("moria")))
    assert table.prompt == ChooseWay(FIRST, table.id("moria"))
    table.choose(table.options[0])
    journey = table.state.companies[FIRST].journey
    assert journey is not None
    assert journey.path


@pytest.mark.rule("M-ORG-34")
def test_exceeded_influence_is_first_relieved_by_following() -> None:
    table = scene(("rivendell", ["elrond", "glorfindel-ii", "eowyn", "dori"]))
    assert influence.general_used(table.state, ONE) > influence.general(table.state, ONE)
    table.organize().choose(Done())
    assert table.prompt == DiscardForInfluence()
    assert all(isinstance(option, Control) for option in table.options)
    table.choose(Control(table.id("eowyn"), table.id("elrond")))
    assert table.card("eowyn").zone is Zone.PLAY


@pytest.mark.rule("M-ORG-36")
def test_then_characters_who_follow_nobody_are_discarded() -> None:
    table = scene(("rivendell", ["elrond", "glorfindel-ii", "gimli", "eowyn"]))
    companies.control(table.state, table.id("eowyn"), table.id("elrond"))
    table.organize().choose(Done())
    picks = {Pick(table.id(code)) for code in ("elrond", "glorfindel-ii", "gimli")}
    assert set(table.options) == picks, "Eowyn follows, and is none of them"
    table.choose(Pick(table.id("gimli")))
    assert table.card("gimli").zone is Zone.DISCARD
    assert influence.general_used(table.state, ONE) <= influence.general(table.state, ONE)
    table.finish()


@pytest.mark.rule("M-SETUP-04")
def test_a_hero_cannot_play_the_wizard_who_has_fallen() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["saruman", "gandalf"], alignments=FALLEN)
    table.state.declared[TWO] = "saruman"
    assert arrivals(table, "saruman") == set()
    assert arrivals(table, "gandalf")


@pytest.mark.rule("M-GAP-31")
def test_who_has_played_an_avatar_plays_no_other_even_after_it_was_lost() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["gandalf", "pallando"]).organize()
    table.choose(BringIn(table.id("gandalf"), table.id("rivendell")))
    table.state.brought.clear()
    cards.put(table.state, table.id("gandalf"), Zone.HAND)
    assert arrivals(table, "pallando") == set(), "he has been Gandalf"
    table = scene(("rivendell", ["gimli"]), hand=["pallando"])
    gone = enter(table.state, "gandalf", ONE)
    cards.put(table.state, gone, Zone.OUT)
    assert arrivals(table, "pallando") == set()


@pytest.mark.rule("M-ITEM-07")
def test_items_are_stored_at_a_haven_after_a_check() -> None:
    table = scene(("rivendell", ["gimli", "glamdring"])).organize()
    table.rolls(6, 6).choose(Store(table.id("glamdring")))
    assert table.card("glamdring").zone is Zone.PILE
    assert table.card("gimli").status is Status.UNTAPPED
