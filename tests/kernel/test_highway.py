"""The rules of the test game, played through decisions: nesting, windows, chains, secrets."""

from __future__ import annotations

from tests.kernel.highway.records import (
    Answer,
    Arrived,
    Attack,
    Bitten,
    CaravanFull,
    Done,
    Load,
    LoadCaravan,
    LoseCard,
    LoseCoin,
    MayAnswer,
    MayAnswerTrick,
    NoLoad,
    NothingToCancel,
    NoTrick,
    NotYourCard,
    Raid,
    Recall,
    Spied,
    Spy,
    StrikeEnded,
    StrikeRolled,
    TakeTurn,
    Trade,
    TrickCancelled,
)
from tests.kernel.highway.rules import RaidOn, Round, Turn
from tests.kernel.highway.state import HighwayState
from tests.kernel.highway.strikes import Strike, strength_terms
from tests.kernel.highway.view import HighwayBoard
from tests.kernel.scene import HighwayScene, highway
from westmarch.kernel.chance import Drawn, Rolled
from westmarch.kernel.records import CardId, Seat
from westmarch.kernel.values import total
from westmarch.kernel.windows import Pass

A, B, C = Seat(0), Seat(1), Seat(2)


def board(scene: HighwayScene, seat: int | None) -> HighwayBoard:
    found = scene.view(seat).board
    assert isinstance(found, HighwayBoard)
    return found


def test_a_turn_offers_all_that_can_be_done() -> None:
    table = highway([["spyglass"], [], []], [["salt"], ["cloth"], ["hound"]], [0, 0, 0])
    table.begin(Turn(A))
    glass, own = table.id("spyglass"), table.id("salt")
    assert table.options == (
        Trade(),
        Raid(B),
        Raid(C),
        Recall(own),
        Spy(glass, table.id("cloth")),
        Spy(glass, table.id("hound")),
    )
    table.script(Rolled(5)).choose(Trade()).done()
    assert table.state.coins == [1, 0, 0]


def test_trading_below_five_earns_nothing() -> None:
    table = highway().begin(Turn(A)).script(Rolled(4)).choose(Trade())
    table.done()
    assert table.state.coins == [0, 0]


def test_a_hit_takes_the_card_and_a_tie_does_not() -> None:
    table = highway(caravans=[[], ["cloth", "spice"]]).begin(RaidOn(A, B))
    cloth, spice = table.id("cloth"), table.id("spice")
    assert table.options == (Attack(cloth), Attack(spice))
    table.script(Rolled(3), Rolled(3)).choose(Attack(cloth)).all_choose(Pass())
    assert table.state.coins == [2, 0]
    assert table.options == (Done(), Attack(spice))
    table.script(Rolled(3), Rolled(4)).choose(Attack(spice)).all_choose(Pass())
    table.done()
    assert [rolled.hit for rolled in table.told(StrikeRolled)] == [True, False]
    assert table.state.caravan[B] == [spice]


def test_a_raider_may_ride_home_after_a_hit() -> None:
    table = highway(caravans=[[], ["salt", "spice"]]).begin(RaidOn(A, B))
    table.script(Rolled(6), Rolled(1)).choose(Attack(table.id("salt"))).all_choose(Pass())
    table.choose(Done()).done()


def test_a_strike_opens_a_window_even_if_no_hand_can_answer() -> None:
    table = highway(caravans=[[], ["salt"]]).begin(RaidOn(A, B)).choose(Attack(CardId(0)))
    assert (table.seat, table.prompt, table.options) == (A, MayAnswer(1), (Pass(),))
    table.choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(),))
    table.script(Rolled(1), Rolled(6)).choose(Pass()).done()


def test_dodge_breaks_off_the_strike_before_the_dice() -> None:
    table = highway([[], ["dodge"]], [[], ["salt"]]).begin(RaidOn(A, B))
    table.choose(Attack(table.id("salt")), Pass())
    assert table.options == (Pass(), Answer(table.id("dodge")))
    table.choose(Answer(table.id("dodge"))).all_choose(Pass())
    table.done()
    assert table.told(StrikeEnded)
    assert not table.told(StrikeRolled)


def test_a_chain_is_carried_out_last_first() -> None:
    table = highway([["feint"], ["dodge"]], [[], ["salt"]]).begin(RaidOn(A, B))
    dodge, feint = table.id("dodge"), table.id("feint")
    table.choose(Attack(table.id("salt")), Pass(), Answer(dodge))
    assert (table.seat, table.prompt) == (A, MayAnswerTrick(dodge))
    assert table.options == (Pass(), Answer(feint))
    table.choose(Answer(feint))
    assert (table.seat, table.prompt) == (B, MayAnswerTrick(feint))
    table.all_choose(Pass())
    assert table.told(TrickCancelled) == [TrickCancelled("dodge")]
    table.script(Rolled(6), Rolled(1)).all_choose(Pass())
    table.done()
    assert table.state.coins == [1, 0]


def test_torches_strengthen_up_to_a_limit() -> None:
    table = highway([["torch", "torch"], []], [[], ["lancer"]]).begin(RaidOn(A, B))
    first, second = table.state.hand[A]
    table.choose(Attack(table.id("lancer")), Answer(first)).all_choose(Pass())
    assert table.prompt == MayAnswer(3)
    assert table.seat == B, "after a response the next seat is asked"
    table.choose(Pass(), Answer(second)).all_choose(Pass())
    assert table.prompt == MayAnswer(4), "darkness limits strength to 4"
    strike = table.position.view(A).board
    assert isinstance(strike, HighwayBoard)
    assert strike.strike is not None
    assert [(term.source, term.amount) for term in strike.strike.strength] == [
        ("raider", 1),
        ("torch", 2),
        ("torch", 2),
        ("darkness", 4),
    ]
    assert total(strike.strike.strength) == 4
    table.script(Rolled(1), Rolled(2)).all_choose(Pass())
    table.done()


def test_a_hound_bites_whoever_takes_it() -> None:
    table = highway([["salt"], []], [[], ["hound"]], [1, 0]).begin(RaidOn(A, B))
    table.script(Rolled(6), Rolled(1)).choose(Attack(table.id("hound"))).all_choose(Pass())
    assert (table.seat, table.options) == (A, (LoseCoin(), LoseCard()))
    table.script(Drawn(table.id("salt"))).choose(LoseCard()).done()
    assert table.told(Bitten) == [Bitten(A, 0)]
    assert table.state.hand[A] == []


def test_a_hound_does_not_bite_who_has_nothing_to_lose() -> None:
    table = highway(caravans=[[], ["hound"]]).begin(RaidOn(A, B))
    table.script(Rolled(6), Rolled(1)).choose(Attack(table.id("hound"))).all_choose(Pass())
    table.done()
    assert not table.told(Bitten)


def test_loading_is_secret_until_all_have_finished() -> None:
    full = ["salt", "cloth", "dodge", "feint", "torch"]
    other = ["spice", "hound", "dodge", "feint", "torch"]
    table = highway([full, other]).begin(Round(A))
    salt, cloth, spice = table.id("salt"), table.id("cloth"), table.id("spice")
    assert table.prompt == LoadCaravan(2)
    assert table.options == (Done(), Load(salt), Load(cloth))
    assert table.view(B).waiting == (A, B), "both may choose at once"
    before = table.view(A).board
    table.choose(Load(spice), Done(), seat=B)
    assert table.view(A).board == before
    assert table.view(A).waiting == (A,)
    table.choose(Load(salt))
    assert table.options == (Done(), Load(cloth))
    table.choose(Done())
    assert table.prompt == TakeTurn()
    assert [seen.code for seen in board(table, 0).caravans[1]] == [None]
    assert [seen.code for seen in board(table, 1).caravans[1]] == ["spice"]
    table.script(Rolled(1), Rolled(1)).choose(Trade(), Trade()).done()
    assert table.told(Arrived) == [Arrived(A, ("salt",), 1), Arrived(B, ("spice",), 3)]


def test_a_card_seen_through_the_spyglass_is_known_to_the_spy_alone() -> None:
    table = highway([["spyglass"], [], []], [[], ["lancer"], []], [0, 0, 0]).begin(Turn(A))
    lancer = table.id("lancer")
    table.choose(Spy(table.id("spyglass"), lancer)).done()
    shown = [board(table, seat).caravans[1][0].code for seat in (0, 1, 2)]
    assert shown == ["lancer", "lancer", None]
    seen = [entry.to(seat) for entry in table.log for seat in (A, C)]
    assert seen == [Spied(A, lancer, "lancer"), Spied(A, lancer)]


def test_a_recalled_card_cannot_be_followed_by_its_id() -> None:
    ends = set()
    for seed in range(40):
        table = highway([["salt", "spice", "dodge"], []], [["cloth"], []])
        table.state.generator = seed
        cloth = table.id("cloth")
        table.begin(Turn(A)).choose(Recall(cloth)).done()
        codes = [table.state.cards[card].code for card in table.state.hand[A]]
        assert sorted(codes) == ["cloth", "dodge", "salt", "spice"]
        ends.add(table.state.cards[cloth].code)
    assert ends == {"salt", "spice", "dodge", "cloth"}


def test_why_not_says_what_is_in_the_way() -> None:
    table = highway([["salt", "dodge", "feint", "torch", "torch"], ["salt"] * 5]).begin(Round(A))
    salt, dodge = f"card:{table.id('dodge') - 100}", f"card:{table.id('dodge')}"
    assert table.why_not(0, dodge) == (NoLoad("dodge"),)
    assert table.why_not(0, salt) == (NotYourCard(),)
    own = next(card for card in table.state.hand[A] if table.state.cards[card].code == "salt")
    assert table.why_not(0, f"card:{own}") == ()
    table.choose(Load(own))
    assert table.why_not(0, f"card:{own}") == (CaravanFull(2),)


def test_why_not_during_a_strike() -> None:
    table = highway([["feint", "dodge", "cloth"], []], [[], ["salt"]]).begin(RaidOn(A, B))
    table.choose(Attack(table.id("salt")))
    assert table.why_not(0, f"card:{table.id('feint')}") == (NothingToCancel(),)
    assert table.why_not(0, f"card:{table.id('cloth')}") == (NoTrick("cloth"),)
    assert table.why_not(0, f"card:{table.id('dodge')}") == ()


def test_the_deck_is_made_anew_from_the_discard_pile() -> None:
    table = highway([["salt"], []])
    state: HighwayState = table.state
    state.discard, state.deck = state.deck, []
    table.begin(Round(A)).choose(Done(), seat=B).choose(Done())
    assert len(state.hand[A]) == len(state.hand[B]) == 5
    assert not state.discard
    hidden = [state.cards[card].known for card in state.deck]
    assert set(hidden) == {()}
    table.script(Rolled(1), Rolled(1)).choose(Trade(), Trade()).done()


def test_strength_terms_name_their_sources() -> None:
    terms = strength_terms(Strike(A, B, CardId(0), torches=1))
    assert total(terms) == 3
