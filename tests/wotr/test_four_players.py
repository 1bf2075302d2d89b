"""Four players: who leads, who may act for whom, and who has won most (W-MP4)."""

from __future__ import annotations

import pytest

from tests.wotr.scene import WotrScene, scene
from tests.wotr.teams import GONDOR, ROHAN, SARUMAN, WITCH_KING, idle, play_on, use
from westmarch.kernel.chance import Drawn
from westmarch.kernel.records import Seat
from westmarch.wotr.events import ActionDiceRolled, CardsExchanged, LeadersRolled
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import (
    CharacterId,
    Deck,
    DieId,
    Face,
    FigureId,
    Nation,
    Phase,
    RegionId,
    Side,
)
from westmarch.wotr.options import (
    AttackFrom,
    BringIn,
    Cease,
    Done,
    DrawFrom,
    GoTo,
    HideFellowship,
    LoseFigure,
    MarchFrom,
    MoveCompanions,
    MoveFellowship,
    MoveMinions,
    Negotiate,
    No,
    PassAction,
    PickCard,
    PickCharacter,
    PickNation,
    PickRegion,
    PlayCard,
    PutIntoHuntBox,
    Recruit,
    SacrificeAtRandom,
    SacrificeGuide,
    SeparateCompanions,
    TakeAll,
    UseDie,
    UseRing,
    UseTheRing,
    Waste,
)
from westmarch.wotr.prompts import ChooseDeck, ChooseDie, DiscardDown, OfferCard
from westmarch.wotr.rules.acting import ActionPhase, TakeAction
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.drawing import DiscardToLimit
from westmarch.wotr.rules.guiding import ChooseTheGuide
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.journeying import MayDeclareFellowship
from westmarch.wotr.rules.turns import (
    AllocateToHunt,
    ExchangeCards,
    Turn,
    War,
    check_victory,
)
from westmarch.wotr.view import WotrBoard

CHARACTER, ARMY, MUSTER = Face.CHARACTER, Face.ARMY, Face.MUSTER
TEN_POINTS = ("minas-tirith", "dol-amroth", "edoras", "helms-deep", "pelargir", "lorien")
"""Settlements whose fall wins the war for the Shadow."""


@pytest.mark.rule("W-MP4-01", "W-MP4-16")
@pytest.mark.parametrize(
    ("seat", "nations"),
    [
        (GONDOR, ("gondor", "elves")),
        (ROHAN, ("rohan", "north", "dwarves")),
        (WITCH_KING, ("sauron",)),
        (SARUMAN, ("isengard", "southrons")),
    ],
)
def test_each_player_moves_the_counters_of_his_own_nations(
    seat: Seat, nations: tuple[str, ...]
) -> None:
    table = use(scene({}, players=4, at_war=()), seat, MUSTER)
    counters = tuple(Negotiate(Nation(name)) for name in nations)
    assert table.options == (*counters, Waste())
    table.choose(counters[0])
    table.done()


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


@pytest.mark.rule("W-MP4-15")
def test_a_player_moves_and_attacks_only_with_his_own_nations() -> None:
    board = {
        "minas-tirith": "gondor-regular",
        "edoras": "rohan-regular",
        "osgiliath": "sauron-regular",
        "westemnet": "isengard-regular",
    }
    table = use(scene(board, players=4), ROHAN, Face.ARMY_MUSTER)
    marches = [one for one in table.options if isinstance(one, MarchFrom)]
    attacks = [one for one in table.options if isinstance(one, AttackFrom)]
    assert marches == [MarchFrom(RegionId("edoras"))]
    assert attacks == [AttackFrom(RegionId("edoras"), RegionId("westemnet"))]
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP4-15")
def test_a_card_moves_only_armies_of_its_player() -> None:
    board = {"minas-morgul": "sauron-regular", "umbar": "southrons-regular"}
    table = scene(board, players=4, hands={SARUMAN: ("the-shadow-is-moving",)})
    use(table, SARUMAN, ARMY).choose(PlayCard(table.card("the-shadow-is-moving")))
    assert table.options == (Done(), MarchFrom(RegionId("umbar")))
    table.choose(Done())
    table.done()


@pytest.mark.rule("W-MP4-15", "W-MP4-16")
def test_a_card_rouses_only_a_nation_of_its_player() -> None:
    table = scene({}, players=4, at_war=(), hands={GONDOR: ("wisdom-of-elrond",)})
    use(table, GONDOR, MUSTER).choose(PlayCard(table.card("wisdom-of-elrond")))
    assert table.options == (PickNation(Nation.GONDOR), PickNation(Nation.ELVES))
    table.choose(PickNation(Nation.GONDOR))
    table.done()


@pytest.mark.rule("W-MP4-17", "W-EX-26")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_either_player_moves_or_hides_the_fellowship_and_moves_companions(seat: Seat) -> None:
    board = {"minas-tirith": "boromir"}
    table = use(scene(board, players=4), seat, CHARACTER)
    assert table.state.leading[0] == GONDOR
    assert table.options == (MoveFellowship(), SeparateCompanions(), MoveCompanions(), Waste())
    table.choose(MoveFellowship())
    table.state.hidden = False
    use(table, seat, CHARACTER)
    assert table.options == (HideFellowship(), SeparateCompanions(), MoveCompanions(), Waste())
    table.choose(HideFellowship())
    assert table.state.hidden
    table.done()


@pytest.mark.rule("W-MP4-18")
@pytest.mark.parametrize("leader", [GONDOR, ROHAN])
def test_the_leading_player_decides_how_damage_is_taken(leader: Seat) -> None:
    table = scene({}, players=4)
    table.state.leading[0] = leader
    table.script(Drawn("std-2-1")).begin(DrawTile(Cause.ROLL, 1))
    assert table.seat == leader
    assert table.options == (UseTheRing(), SacrificeGuide(), SacrificeAtRandom())
    table.choose(UseTheRing())
    assert table.state.corruption == 2
    table.done()


def minions(table: WotrScene) -> list[object]:
    """The Minions who can be brought in or moved now."""
    return [one.character for one in table.options if isinstance(one, BringIn | PickCharacter)]


@pytest.mark.rule("W-MP4-19", "W-MP4-20")
def test_each_player_of_the_shadow_brings_in_and_moves_his_own_minions() -> None:
    board = {"minas-morgul": "sauron-regular"}
    table = use(scene(board, players=4), WITCH_KING, MUSTER)
    assert {"witch-king", "mouth-of-sauron"} == set(minions(table))
    table.choose(BringIn(CharacterId("witch-king"), RegionId("minas-morgul")))
    use(table, SARUMAN, MUSTER)
    assert minions(table) == ["saruman"]
    table.choose(Waste())
    use(table, WITCH_KING, CHARACTER).choose(MoveMinions())
    assert table.options == (Done(), PickCharacter(CharacterId("witch-king")))
    table.choose(Done())
    use(table, SARUMAN, CHARACTER)
    assert MoveMinions() not in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP4-21")
def test_either_player_of_the_shadow_moves_nazgul() -> None:
    board = {"minas-morgul": "sauron-regular, sauron-nazgul, witch-king"}
    table = use(scene(board, players=4), SARUMAN, CHARACTER).choose(MoveMinions())
    assert table.options == (Done(), PickRegion(RegionId("minas-morgul")))
    table.choose(PickRegion(RegionId("minas-morgul")), GoTo(RegionId("fangorn")))
    assert table.force("fangorn") == (FigureId("sauron-nazgul"),)
    table.done()


@pytest.mark.rule("W-MP4-21")
def test_only_the_witch_king_recruits_nazgul() -> None:
    def recruits(seat: Seat) -> set[FigureId]:
        use(table, seat, MUSTER)
        found = {one.figure for one in table.options if isinstance(one, Recruit)}
        table.choose(Waste())
        return found

    table = scene({}, players=4)
    assert FigureId("sauron-nazgul") in recruits(WITCH_KING)
    assert recruits(SARUMAN) == {
        FigureId(f"{nation}-{rank}")
        for nation in ("isengard", "southrons")
        for rank in ("regular", "elite")
    }
    table.done()


@pytest.mark.rule("W-RD-49")
def test_the_chief_obeys_the_witch_king_player() -> None:
    table = scene({"moria": "witch-king-chief"}, players=4, expansion=True)
    use(table, WITCH_KING, CHARACTER).choose(MoveMinions())
    assert table.options == (Done(), PickCharacter(CharacterId("witch-king-chief")))
    table.choose(Done())
    use(table, SARUMAN, CHARACTER)
    assert MoveMinions() not in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-RD-49")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_galadriel_comes_at_the_word_of_either_player(seat: Seat) -> None:
    table = use(scene({}, players=4, expansion=True), seat, MUSTER)
    assert minions(table) == ["galadriel"]
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP4-22")
@pytest.mark.parametrize("seat", [WITCH_KING, SARUMAN])
def test_either_player_of_the_shadow_strengthens_the_hunt(seat: Seat) -> None:
    table = scene({}, players=4, dice=((), [MUSTER, MUSTER]))
    table.state.rings[1] = 1
    table.begin(TakeAction(seat))
    table.choose(UseRing(DieId("muster"), DieId("eye")))
    assert table.state.in_hunt_box == [0, 1]
    table.choose(UseDie(DieId("muster")), Waste())
    table.done()


@pytest.mark.rule("W-MP4-30")
def test_a_card_for_a_nation_is_used_as_an_event_only_by_its_player() -> None:
    code = "guards-of-the-citadel"
    for seat, may in ((GONDOR, True), (ROHAN, False)):
        table = scene({}, players=4, hands={seat: (code,)})
        use(table, seat, MUSTER)
        assert (PlayCard(table.card(code)) in table.options) is may
        table.choose(Waste())
        table.done()


@pytest.mark.rule("W-MP4-30")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_a_card_for_no_nation_is_used_by_any_player_of_its_side(seat: Seat) -> None:
    table = scene({}, players=4, hands={seat: ("bilbos-song",)})
    use(table, seat, CHARACTER)
    assert PlayCard(table.card("bilbos-song")) in table.options
    table.choose(PlayCard(table.card("bilbos-song")))
    table.done()


@pytest.mark.rule("W-MP4-31")
@pytest.mark.parametrize(("players", "leads"), [(2, False), (4, True)])
def test_with_saruman_elites_of_the_southrons_lead_if_many_play(players: int, leads: bool) -> None:
    board = {"orthanc": "isengard-regular, saruman", "umbar": "southrons-elite"}
    table = scene(board, players=players)
    seat = table.state.leading[1] if players == 2 else SARUMAN
    use(table, seat, CHARACTER)
    assert (MarchFrom(RegionId("umbar")) in table.options) is leads
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP4-31")
@pytest.mark.parametrize(("there", "rolled"), [("saruman", [1]), ("", [])])
def test_elites_of_saruman_roll_misses_again(there: str, rolled: list[int]) -> None:
    board = {"orthanc": there, "westemnet": "southrons-elite, isengard-regular"}
    table = scene({**board, "folde": "rohan-regular"}, players=4)
    table.rolls(1, *(1, 1), *rolled)
    table.begin(Attack(SARUMAN, RegionId("westemnet"), RegionId("folde"))).choose(TakeAll())
    assert [len(one.dice) for one in table.told(LeadersRolled)] == rolled
    table.choose(Cease())
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
