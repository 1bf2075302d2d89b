"""Four players: who leads, who may act for whom, and who has won most (W-MP4)."""

from __future__ import annotations

import pytest

from tests.wotr.scene import WotrScene, scene
from tests.wotr.teams import GONDOR, ROHAN, SARUMAN, WITCH_KING, idle, play_on
from westmarch.kernel.records import Seat
from westmarch.wotr.events import ActionDiceRolled
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import (
    CharacterId,
    Deck,
    DieId,
    Face,
    FigureId,
    Phase,
    RegionId,
    Side,
)
from westmarch.wotr.options import (
    Cease,
    DrawFrom,
    LoseFigure,
    No,
    PassAction,
    PickCard,
    PickCharacter,
    PutIntoHuntBox,
    TakeAll,
    UseDie,
    Waste,
)
from westmarch.wotr.prompts import ChooseDeck, ChooseDie, DiscardDown, OfferCard
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.drawing import DiscardToLimit
from westmarch.wotr.rules.guiding import ChooseTheGuide
from westmarch.wotr.rules.journeying import MayDeclareFellowship
from westmarch.wotr.rules.turns import (
    AllocateToHunt,
    ExchangeCards,
    Turn,
    War,
    check_victory,
)
from westmarch.wotr.team_events import CardsExchanged
from westmarch.wotr.view import WotrBoard

CHARACTER, ARMY, MUSTER = Face.CHARACTER, Face.ARMY, Face.MUSTER
TEN_POINTS = ("minas-tirith", "dol-amroth", "edoras", "helms-deep", "pelargir", "lorien")
"""Settlements whose fall wins the war for the Shadow."""


@pytest.mark.rule("W-MP4-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_battle_is_fought_as_ever(players: int) -> None:
    board = {"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular, rohan-leader"}
    table = scene(board, players=players).rolls(*(1, 6), *(5, 1), 2)
    seat = table.state.leading[1]
    table.begin(Attack(seat, RegionId("eastemnet"), RegionId("folde"))).choose(TakeAll())
    assert table.options == (LoseFigure(FigureId("sauron-regular")),)
    table.choose(table.options[0], LoseFigure(FigureId("rohan-regular")), Cease())
    assert table.force("eastemnet") == (FigureId("sauron-regular"),)
    assert len(table.force("folde", Side.FREE)) == 2
    table.done()


@pytest.mark.rule("W-MP4-03", "W-MP4-04")
def test_gondor_and_the_witch_king_lead_first_and_then_their_team_mates() -> None:
    table = scene({}, players=4, captured=TEN_POINTS)
    assert table.state.leading == [GONDOR, WITCH_KING]
    table.begin(War())
    assert table.state.turn == 2
    assert table.state.leading == [ROHAN, SARUMAN]
    play_on(table).done()


@pytest.mark.rule("W-MP4-04")
def test_in_the_first_turn_nobody_passes_the_lead() -> None:
    table = scene({}, players=4, captured=TEN_POINTS)
    table.state.turn = 0
    table.begin(War())
    assert table.state.leading == [GONDOR, WITCH_KING]
    play_on(table).done()


@pytest.mark.rule("W-MP4-05")
def test_in_the_first_turn_everybody_draws_from_both_decks() -> None:
    table = scene({}, players=4).begin(Turn())
    assert [len(hand) for hand in table.state.hands] == [2, 2, 2, 2]
    assert [len(deck) for deck in table.state.decks] == [22, 22, 22, 22]
    play_on(table).done()


@pytest.mark.rule("W-MP4-06")
def test_later_everybody_draws_one_card_from_the_deck_that_he_likes() -> None:
    table = scene({}, players=4)
    table.state.turn = 2
    table.begin(Turn())
    for seat in (GONDOR, ROHAN, WITCH_KING, SARUMAN):
        assert (table.seat, table.prompt) == (seat, ChooseDeck())
        assert table.options == (DrawFrom(Deck.CHARACTER), DrawFrom(Deck.STRATEGY))
        table.choose(DrawFrom(Deck.STRATEGY))
    assert [len(deck) for deck in table.state.decks] == [24, 22, 24, 22]
    play_on(table).done()


@pytest.mark.rule("W-MP4-07")
def test_nobody_holds_more_than_four_cards() -> None:
    codes = ("elven-cloaks", "elven-rope", "athelas", "axe-and-bow", "bilbos-song")
    table = scene({}, players=4, hands={GONDOR: codes, ROHAN: ("horn-of-gondor",)})
    table.begin(DiscardToLimit(GONDOR), DiscardToLimit(ROHAN))
    assert table.prompt == DiscardDown(4)
    assert table.options == tuple(PickCard(table.card(code)) for code in codes)
    table.choose(PickCard(table.card("athelas")))
    assert len(table.state.hands[GONDOR]) == 4
    table.done()


def offering() -> WotrScene:
    """Team-mates with a card each may exchange it."""
    hands = {0: ("elven-cloaks",), 1: ("the-red-arrow",), 3: ("wormtongue",)}
    return scene({}, players=4, hands=hands).begin(ExchangeCards(Side.FREE))


@pytest.mark.rule("W-MP4-08")
def test_team_mates_exchange_a_card_if_both_want_to() -> None:
    table = offering()
    cloaks, arrow = table.card("elven-cloaks"), table.card("the-red-arrow")
    assert table.prompt == OfferCard()
    assert table.options == (No(), PickCard(cloaks))
    table.choose(PickCard(cloaks), seat=GONDOR).choose(PickCard(arrow), seat=ROHAN)
    assert table.state.hands == [[arrow], [cloaks], [], [table.card("wormtongue")]]
    table.done()


@pytest.mark.rule("W-MP4-08")
def test_nothing_changes_hands_if_one_of_them_does_not_want_to() -> None:
    table = offering()
    cloaks = table.card("elven-cloaks")
    table.choose(PickCard(cloaks), seat=GONDOR).choose(No(), seat=ROHAN)
    assert table.state.hands[GONDOR] == [cloaks]
    assert table.told(CardsExchanged) == []
    table.done()


@pytest.mark.rule("W-MP4-08")
def test_who_has_no_card_has_nothing_to_exchange() -> None:
    offering().begin(ExchangeCards(Side.SHADOW))
    table = scene({}, players=4, hands={GONDOR: ("elven-cloaks",)})
    table.begin(ExchangeCards(Side.FREE))
    table.done()


@pytest.mark.rule("W-MP4-09")
def test_what_is_offered_stays_unseen_and_what_was_exchanged_is_known_to_two() -> None:
    def seen(seat: Seat, hand: Seat) -> list[str | None]:
        board = table.view(seat).board
        assert isinstance(board, WotrBoard)
        return [card.code for card in board.hands[hand]]

    table = offering()
    cloaks, arrow = table.card("elven-cloaks"), table.card("the-red-arrow")
    table.choose(PickCard(cloaks), seat=GONDOR)
    assert seen(ROHAN, GONDOR) == [None]
    table.choose(PickCard(arrow), seat=ROHAN)
    assert seen(GONDOR, ROHAN) == ["elven-cloaks"]
    assert seen(ROHAN, ROHAN) == ["elven-cloaks"]
    assert seen(SARUMAN, ROHAN) == [None]
    told = {entry.only: entry for entry in table.log if isinstance(entry.event, CardsExchanged)}
    assert list(told) == [(GONDOR, ROHAN)]
    assert told[GONDOR, ROHAN].others == CardsExchanged((GONDOR, ROHAN))
    table.done()


@pytest.mark.rule("W-MP4-10")
@pytest.mark.parametrize("leader", [GONDOR, ROHAN])
def test_the_leading_player_declares_and_chooses_the_guide(leader: Seat) -> None:
    table = scene({}, players=4)
    table.state.leading[0] = leader
    table.begin(MayDeclareFellowship(), ChooseTheGuide(anew=True))
    assert table.seat == leader
    table.choose(No())
    assert table.seat == leader
    table.choose(PickCharacter(CharacterId("strider")))
    table.done()


@pytest.mark.rule("W-MP4-11")
@pytest.mark.parametrize("leader", [WITCH_KING, SARUMAN])
def test_the_leading_player_of_the_shadow_allocates_dice(leader: Seat) -> None:
    table = scene({}, players=4)
    table.state.leading[1] = leader
    table.begin(AllocateToHunt())
    assert table.seat == leader
    table.choose(PutIntoHuntBox(2))
    table.done()


@pytest.mark.rule("W-MP4-12")
def test_each_team_has_one_pool_of_dice() -> None:
    table = scene({}, players=4).begin(Turn())
    while table.state.phase is not Phase.ACTIONS:
        table.choose(idle(table))
    rolled = table.told(ActionDiceRolled)
    assert [(one.side, len(one.faces)) for one in rolled] == [(Side.FREE, 4), (Side.SHADOW, 7)]
    assert len(table.state.dice[0]) == 4
    play_on(table).done()


def actors(table: WotrScene) -> list[Seat]:
    """Who is asked for a die, one after the other, until no die is left."""
    found: list[Seat] = []
    while not table.position.over:
        if table.prompt == ChooseDie():
            found.append(table.seat)
        table.choose(idle(table))
    return found


@pytest.mark.rule("W-MP4-13")
def test_players_act_in_turn_the_leading_ones_last() -> None:
    table = scene({}, players=4, dice=([MUSTER] * 3, [MUSTER] * 5)).begin(ActionPhase())
    first = [ROHAN, SARUMAN, GONDOR, WITCH_KING, ROHAN, SARUMAN]
    assert actors(table) == [*first, WITCH_KING, SARUMAN]
    table.done()


@pytest.mark.rule("W-MP4-14")
def test_who_passes_is_the_next_of_his_team_to_act() -> None:
    table = scene({}, players=4, dice=([MUSTER] * 2, [MUSTER] * 3)).begin(ActionPhase())
    assert table.seat == ROHAN
    table.choose(PassAction())
    assert table.seat == SARUMAN
    table.choose(UseDie(DieId("muster")), Waste())
    assert actors(table) == [ROHAN, WITCH_KING, GONDOR, SARUMAN]
    table.done()


@pytest.mark.rule("W-MP4-32")
def test_a_team_wins_as_one_player_would() -> None:
    table = scene({}, players=4, captured=TEN_POINTS)
    check_victory(table.state)
    outcome = GAME.outcome(table.state)
    assert (outcome.winners, outcome.how) == ((WITCH_KING, SARUMAN), "shadow-conquest")


def won(side: Side, captured: dict[str, Seat]) -> WotrScene:
    """A war that a side has won, with Settlements captured by these seats."""
    table = scene({}, players=4)
    table.state.captured = {RegionId(region): seat for region, seat in captured.items()}
    table.state.winner, table.state.how = side, "conquest"
    return table


@pytest.mark.rule("W-MP4-33")
def test_players_of_the_shadow_score_what_they_captured_less_what_they_lost() -> None:
    table = won(
        Side.SHADOW,
        {"minas-tirith": WITCH_KING, "dale": WITCH_KING, "lossarnach": WITCH_KING}
        | {"helms-deep": SARUMAN, "edoras": SARUMAN, "orthanc": ROHAN, "near-harad": GONDOR},
    )
    assert GAME.outcome(table.state).scores == (0, 0, 3, 2)


@pytest.mark.rule("W-MP4-34")
def test_of_the_free_peoples_who_has_lost_fewer_places_has_won_most() -> None:
    table = won(
        Side.FREE,
        {"minas-tirith": WITCH_KING, "dol-amroth": SARUMAN, "folde": SARUMAN, "edoras": SARUMAN}
        | {"minas-morgul": GONDOR},
    )
    assert GAME.outcome(table.state).scores == (-2, -1, 0, 0)


def test_a_token_passes_back_every_second_turn() -> None:
    table = scene({}, players=4, captured=TEN_POINTS)
    table.state.turn, table.state.leading = 2, [ROHAN, SARUMAN]
    table.begin(War())
    assert table.state.leading == [GONDOR, WITCH_KING]
    play_on(table).done()
