"""The sideboard, and what exhausting a play deck does: M-SIDE-07 to 14, M-EXH, M-HL-05, 06."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, enter, scene
from westmarch.meccg import events
from westmarch.meccg.kinds import Alignment, Phase, Status, Zone
from westmarch.meccg.options import Done, Fetch, GoTo, Pick, SetOut, UseSideboard
from westmarch.meccg.prompts import FromSideboard, MayExchange, PlayHazards
from westmarch.meccg.rules import limits
from westmarch.meccg.rules.hands import DrawCards
from westmarch.meccg.rules.turns import Untap
from westmarch.meccg.state import Form
from westmarch.meccg.verbs import cards

HOARD = ["glamdring", "gimli", "dark-quarrels", "muster", "risky-blow", "halfling-strength"]
BEASTS = ["cave-drake", "orc-raiders", "twilight", "lure-of-expedience", "wargs", "slayer"]
DECK = ["dark-quarrels"] * 5


def wizard(deck: list[str] | None = None) -> MeccgScene:
    """Gandalf at Rivendell, with a sideboard."""
    cards_left = DECK if deck is None else deck
    return scene(
        ("rivendell", ["gandalf"]),
        sideboard=[*HOARD, "cave-drake"],
        deck=cards_left,
        sites=["moria"],
    ).organize()


def fetched(table: MeccgScene, code: str, into_deck: bool = False) -> Fetch:
    """The option to take a card of the sideboard."""
    found = [
        card
        for pile in table.state.sideboards
        for card in pile
        if table.state.cards[card].code == code
    ]
    return Fetch(found[0], into_deck)


def codes(table: MeccgScene, pile: list[int]) -> list[str]:
    """The cards of a pile."""
    return sorted(table.state.cards[card].code for card in pile)


@pytest.mark.rule("M-SIDE-08")
def test_the_avatar_taps_for_five_cards_to_the_discard_pile() -> None:
    table = wizard()
    table.choose(UseSideboard(table.id("gandalf")))
    assert table.card("gandalf").status is Status.TAPPED
    assert not any(
        isinstance(option, Fetch) and table.state.cards[option.card].code == "cave-drake"
        for option in table.options
    ), "no hazards"
    for code in HOARD[:5]:
        table.choose(fetched(table, code))
    assert codes(table, [*table.state.discards[ONE]]) == sorted(HOARD[:5])
    table.finish()


@pytest.mark.rule("M-SIDE-08", "M-GAP-17")
def test_or_for_one_card_into_the_play_deck_which_is_shuffled() -> None:
    tops = set()
    for seed in range(8):
        table = wizard()
        table.state.generator = seed
        table.choose(UseSideboard(table.id("gandalf")), fetched(table, "glamdring", True))
        assert not isinstance(table.prompt, FromSideboard)
        assert "glamdring" in codes(table, [*table.state.decks[ONE]])
        tops.add(table.state.cards[table.state.decks[ONE][-1]].code)
    assert len(tops) > 1


@pytest.mark.rule("M-SIDE-14")
def test_a_play_deck_of_four_takes_no_card_of_the_sideboard() -> None:
    table = wizard(["dark-quarrels"] * 4)
    table.choose(UseSideboard(table.id("gandalf")))
    assert not table.offers(fetched(table, "glamdring", True))
    assert table.offers(fetched(table, "glamdring"))


@pytest.mark.rule("M-SIDE-09")
def test_an_avatar_that_untaps_may_tap_for_the_sideboard_again() -> None:
    table = wizard()
    gandalf = table.id("gandalf")
    table.choose(UseSideboard(gandalf), fetched(table, "glamdring"), Done())
    assert not table.offers(UseSideboard(gandalf))
    cards.untap(table.state, gandalf)
    table.choose(SetOut(FIRST), GoTo(table.id("moria")))
    table.choose(table.options[0])
    table.choose(UseSideboard(gandalf), fetched(table, "muster"), Done())
    assert codes(table, [*table.state.discards[ONE]]) == ["glamdring", "muster"]


def untapping(avatar: str = "gandalf", board: list[str] | None = None) -> MeccgScene:
    """The first player's untap phase, the opponent having a sideboard of hazards."""
    table = scene(("rivendell", [avatar]), their_deck=DECK)
    for code in BEASTS if board is None else board:
        add(table.state, code, TWO, Zone.SIDEBOARD)
    table.state.phase = Phase.UNTAP
    return table


@pytest.mark.rule("M-SIDE-10", "M-UNTAP-04")
def test_the_opponent_of_an_avatar_may_fetch_hazards_at_the_end_of_the_untap_phase() -> None:
    table = untapping(board=[*BEASTS, "glamdring"])
    cards.tap(table.state, table.id("gandalf"))
    table.begin(Untap(ONE))
    assert table.card("gandalf").status is Status.UNTAPPED, "untapping comes first"
    assert (table.seat, table.prompt) == (TWO, FromSideboard(5))
    assert not table.offers(fetched(table, "glamdring")), "no resources"
    table.choose(fetched(table, "cave-drake"), fetched(table, "orc-raiders"), Done())
    assert codes(table, [*table.state.discards[TWO]]) == ["cave-drake", "orc-raiders"]
    table.done()
    table = untapping("aragorn-ii").begin(Untap(ONE))
    table.done()


@pytest.mark.rule("M-SIDE-11")
def test_the_lidless_eye_opens_the_opponents_sideboard_like_an_avatar() -> None:
    table = untapping("gorbag")
    table.state.alignments[:] = [Alignment.MINION, Alignment.HERO]
    enter(table.state, "the-lidless-eye", ONE)
    table.begin(Untap(ONE))
    assert table.prompt == FromSideboard(5)


@pytest.mark.rule("M-HL-05")
def test_whoever_fetches_hazards_in_the_untap_phase_halves_the_hazard_limits() -> None:
    table = untapping().begin(Untap(ONE))
    table.choose(fetched(table, "cave-drake"), Done()).done()
    assert limits.base(table.state, FIRST) == 1
    table = untapping().begin(Untap(ONE))
    table.choose(Done()).done()
    assert limits.base(table.state, FIRST) == 2


@pytest.mark.rule("M-HL-06")
@pytest.mark.parametrize(("people", "limit"), [(1, 1), (3, 2), (5, 3)])
def test_a_halved_hazard_limit_may_be_one(people: int, limit: int) -> None:
    company = ["aragorn-ii", "gimli", "legolas", "boromir-ii", "faramir"][:people]
    table = scene(("rivendell", company), theirs=["cave-drake"])
    table.state.halved = True
    table.journey("moria", regions=["rhudaur", "hollin", "redhorn-gate"]).move()
    assert table.prompt == PlayHazards(FIRST, limit)


@pytest.mark.rule("M-SIDE-12", "M-SIDE-13")
def test_a_nazgul_is_tapped_and_discarded_for_hazards_that_all_may_see() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["muster"] * 8, their_deck=DECK)
    for code in BEASTS:
        add(table.state, code, TWO, Zone.SIDEBOARD)
    nazgul = enter(table.state, "witch-king-of-angmar", TWO, form=Form.EVENT)
    table.move().choose(UseSideboard(nazgul), fetched(table, "cave-drake", True))
    assert table.card("witch-king-of-angmar").zone is Zone.DISCARD
    assert "cave-drake" in codes(table, [*table.state.decks[TWO]])
    (told,) = [entry for entry in table.log if isinstance(entry.event, events.Fetched)]
    assert told.to(ONE) == events.Fetched(TWO, "cave-drake")
    table = scene(("rivendell", ["gimli"]), theirs=["muster"] * 8)
    add(table.state, "cave-drake", TWO, Zone.SIDEBOARD)
    nazgul = enter(table.state, "witch-king-of-angmar", TWO, form=Form.EVENT)
    table.move().choose(UseSideboard(nazgul), fetched(table, "cave-drake"))
    assert table.prompt == PlayHazards(FIRST, 1), "it counts against the hazard limit"


def exhausting() -> MeccgScene:
    """A player draws the last card of his play deck, and one more."""
    table = scene(
        ("rivendell", ["gimli"]),
        deck=["muster"],
        discard=["glamdring", "cave-drake", "moria"],
        sideboard=["risky-blow", "twilight"],
    )
    return table.begin(DrawCards(ONE, 2))


@pytest.mark.rule("M-EXH-01", "M-GAP-18")
def test_a_deck_is_exhausted_with_its_last_card_and_the_draw_goes_on() -> None:
    table = exhausting()
    assert table.state.exhausted == [1, 0]
    assert len(table.state.hands[ONE]) == 1
    table.choose(Done())
    assert len(table.state.hands[ONE]) == 2
    assert len(table.state.decks[ONE]) == 1
    table.done()


@pytest.mark.rule("M-EXH-02", "M-EXH-04")
def test_sites_go_back_and_the_discard_pile_is_the_new_deck() -> None:
    table = exhausting()
    assert table.card("moria").zone is Zone.SITES
    table.choose(Done())
    left = codes(table, [*table.state.decks[ONE], *table.state.hands[ONE]])
    assert left == ["cave-drake", "glamdring", "muster"]
    assert table.state.discards[ONE] == []
    table.done()


@pytest.mark.rule("M-SIDE-07")
def test_cards_of_the_discard_pile_are_exchanged_for_as_many_of_the_sideboard() -> None:
    table = exhausting()
    assert table.prompt == MayExchange(5)
    table.choose(Pick(table.id("glamdring")), Pick(table.id("twilight")))
    assert table.prompt == MayExchange(4)
    table.choose(Done())
    assert codes(table, [*table.state.sideboards[ONE]]) == ["glamdring", "risky-blow"]
    left = codes(table, [*table.state.decks[ONE], *table.state.hands[ONE]])
    assert left == ["cave-drake", "muster", "twilight"]
    table.done()
