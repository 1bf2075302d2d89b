"""The turn, its phases, and the end of a turn: M-TURN, M-UNTAP, M-END."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.kernel.records import Seat
from westmarch.meccg import events
from westmarch.meccg.kinds import Phase, Status, Zone
from westmarch.meccg.options import ChooseCompany, Done, Enter, No, Pick, PutOnGuard
from westmarch.meccg.prompts import (
    EndOfTurn,
    MayDiscard,
    MayEnter,
    MayPlay,
    NextCompany,
    Organize,
    PlayHazards,
    PlayLongEvents,
    PlayResources,
)
from westmarch.meccg.rules.hands import DrawCards
from westmarch.meccg.rules.turns import Play, Turn, Untap
from westmarch.meccg.verbs import cards

PHASES = (
    Phase.UNTAP,
    Phase.ORGANIZATION,
    Phase.LONG_EVENTS,
    Phase.MOVEMENT,
    Phase.SITE,
    Phase.END,
)
FULL = ["smoke-rings"] * 8


def decline(table: MeccgScene, until: type | None = None) -> MeccgScene:
    """Everybody lets everything be, perhaps until something is asked."""
    while not table.position.over and not (until and isinstance(table.prompt, until)):
        offered = table.options
        for option in (Done(), No()):
            if option in offered:
                table.choose(option)
                break
        else:
            table.choose(offered[0])
    return table


@pytest.mark.rule("M-TURN-01", "M-TURN-03")
def test_a_turn_has_six_phases_even_if_nothing_is_done() -> None:
    table = scene(("rivendell", ["gimli"])).begin(Turn(ONE))
    decline(table).done()
    assert tuple(told.phase for told in table.told(events.PhaseBegan)) == PHASES


@pytest.mark.rule("M-TURN-02")
def test_players_take_turns_alternately() -> None:
    table = scene(deck=FULL * 3, their_deck=FULL * 3)
    table.state.turn, table.state.active, table.state.length = 0, TWO, 1
    table.begin(Play())
    while len(table.told(events.TurnBegan)) < 4:
        table.choose(table.options[0])
    seats = [told.seat for told in table.told(events.TurnBegan)]
    assert seats[:4] == [TWO, ONE, TWO, ONE]


@pytest.mark.rule("M-TURN-04")
@pytest.mark.parametrize("asked", [MayPlay, Organize, PlayLongEvents, PlayHazards, EndOfTurn])
def test_the_active_player_plays_permanent_events_in_each_of_his_phases(asked: type) -> None:
    table = scene(("rivendell", ["gimli"]), hand=["gates-of-morning"]).begin(Turn(ONE))
    decline(table, asked)
    assert (table.seat, table.state.active) == (ONE, ONE)
    table.choose(table.play("gates-of-morning"))
    assert table.card("gates-of-morning").zone is Zone.PLAY


@pytest.mark.rule("M-TURN-04")
def test_in_the_site_phase_only_after_entering() -> None:
    table = scene(("moria", ["gimli"]), hand=["gates-of-morning"]).visit()
    assert table.options == (No(), Enter())
    table = scene(("edoras", ["gimli"]), hand=["gates-of-morning"]).visit().choose(Enter())
    assert isinstance(table.prompt, PlayResources)
    assert table.offers(table.play("gates-of-morning"))


@pytest.mark.rule("M-GAP-32")
def test_in_the_opponents_turn_there_are_hazards_only_and_only_while_he_moves() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["gates-of-morning", "doors-of-night"])
    table.begin(Turn(ONE))
    asked = []
    while not table.position.over:
        for seat in (ONE, TWO):
            if table.seat == seat == TWO:
                assert not table.offers(table.play("gates-of-morning"))
                if table.offers(table.play("doors-of-night")):
                    asked.append(table.state.phase)
        table.choose(next(o for o in (Done(), No(), table.options[0]) if o in table.options))
    assert set(asked) == {Phase.MOVEMENT}


@pytest.mark.rule("M-UNTAP-01", "M-GAP-39")
def test_characters_and_resources_untap_but_sites_do_not() -> None:
    table = scene(("moria", ["gimli", "glamdring"]))
    for code in ("gimli", "glamdring", "moria"):
        cards.tap(table.state, table.id(code))
    table.begin(Untap(ONE)).done()
    assert table.card("gimli").status is Status.UNTAPPED
    assert table.card("glamdring").status is Status.UNTAPPED
    assert table.card("moria").status is Status.TAPPED


@pytest.mark.rule("M-UNTAP-02", "M-UNTAP-03")
@pytest.mark.parametrize(("site", "after"), [("rivendell", "tapped"), ("moria", "wounded")])
def test_the_wounded_heal_to_tapped_at_havens_only(site: str, after: str) -> None:
    table = scene((site, ["gimli"]))
    cards.wound(table.state, table.id("gimli"))
    table.state.queue.clear()
    table.begin(Untap(ONE)).done()
    assert table.card("gimli").status is Status(after)


@pytest.mark.rule("M-END-03", "M-END-04")
def test_each_player_may_discard_a_card_and_then_holds_eight() -> None:
    hand = ["smoke-rings"] * 8
    table = scene(hand=hand, theirs=hand[:3], deck=["muster"] * 9, their_deck=["wargs"] * 9)
    table.begin(Turn(ONE))
    decline(table, MayDiscard)
    assert table.seat == ONE
    table.choose(Pick(table.state.hands[ONE][0]))
    assert (table.seat, table.prompt) == (TWO, MayDiscard())
    table.choose(No())
    decline(table)
    assert [len(cards_held) for cards_held in table.state.hands] == [8, 8]
    held = [table.state.cards[card].code for card in table.state.hands[ONE]]
    assert held.count(table.card("muster").code) == 1, "he has discarded one and drawn one"


@pytest.mark.rule("M-END-05")
def test_events_may_be_played_after_hands_were_filled_and_are_not_replaced() -> None:
    table = scene(("rivendell", ["gimli"]), deck=["gates-of-morning"] * 12)
    table.begin(Turn(ONE))
    decline(table, MayDiscard)
    decline(table, EndOfTurn)
    assert len(table.state.hands[ONE]) == 8
    card = table.state.hands[ONE][0]
    option = next(o for o in table.options if getattr(o, "card", None) == card)
    table.choose(option)
    decline(table)
    assert len(table.state.hands[ONE]) == 7


@pytest.mark.rule("M-MH-02")
def test_who_has_no_company_has_no_movement_phase() -> None:
    table = scene(theirs=["orc-raiders"] * 8).begin(Turn(ONE))
    while not table.position.over:
        assert not isinstance(table.prompt, PlayHazards)
        table.choose(next(o for o in (Done(), No(), table.options[0]) if o in table.options))


@pytest.mark.rule("M-MH-01", "M-MH-03")
def test_each_company_has_its_phase_in_the_order_that_its_player_likes() -> None:
    table = scene(("rivendell", ["gimli"]), ("lorien", ["legolas"]), theirs=["orc-raiders"])
    table.begin(Turn(ONE))
    decline(table, NextCompany)
    second = next(key for key in table.state.companies if key != FIRST)
    assert table.options == (ChooseCompany(FIRST), ChooseCompany(second))
    table.choose(ChooseCompany(second))
    assert table.prompt == PlayHazards(second, 2)
    while not isinstance(table.prompt, NextCompany):
        table.choose(Done())
    assert table.options == (ChooseCompany(FIRST),)


@pytest.mark.rule("M-GAP-36")
def test_site_phases_come_in_the_order_that_their_player_likes() -> None:
    table = scene(("rivendell", ["gimli"]), ("lorien", ["legolas"])).begin(Turn(ONE))
    decline(table, NextCompany)
    while table.state.phase is not Phase.SITE:
        table.choose(table.options[0])
    decline(table, NextCompany)
    second = next(key for key in table.state.companies if key != FIRST)
    table.choose(ChooseCompany(second))
    assert table.prompt == MayEnter(second)


@pytest.mark.rule("M-GAP-33")
def test_where_a_company_stays_cards_may_be_on_guard() -> None:
    table = scene(("moria", ["gimli"]), theirs=["orc-raiders"]).move()
    table.choose(PutOnGuard(table.id("orc-raiders")))
    assert table.card("orc-raiders").host == table.id("moria")


@pytest.mark.rule("M-MH-23")
def test_after_each_movement_phase_hands_are_filled_or_cut_down() -> None:
    table = scene(
        ("moria", ["gimli"]), hand=["muster"] * 9, deck=FULL, their_deck=["wargs"] * 12
    ).move()
    decline(table)
    assert [len(hand) for hand in table.state.hands] == [8, 8]


@pytest.mark.rule("M-EXH-03")
def test_what_is_discarded_because_of_an_exhaustion_is_shuffled_in() -> None:
    table = scene(("rivendell", ["gimli"]), deck=["muster"], discard=["glamdring"])
    enter(table.state, "no-way-forward", ONE)
    table.begin(DrawCards(Seat(0), 1)).done()
    codes = {table.state.cards[card].code for card in table.state.decks[ONE]}
    assert codes == {"glamdring", "no-way-forward"}
