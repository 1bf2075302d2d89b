"""From two decks to the first turn: the draft, starting companies, hands (M-SETUP)."""

from __future__ import annotations

from westmarch.kernel.cards import shuffle
from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskSecretly, Frame, Picks, While, call
from westmarch.kernel.game import Setup
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.decks import CHALLENGE_DECKS
from westmarch.meccg.force import says
from westmarch.meccg.kinds import Alignment, Zone
from westmarch.meccg.options import Done, Pick
from westmarch.meccg.printing import HAND, mind
from westmarch.meccg.prompts import DraftCharacter
from westmarch.meccg.reading import character, item, printed
from westmarch.meccg.rules.hands import DrawCards
from westmarch.meccg.rules.turns import Play
from westmarch.meccg.state import Card, MeccgState
from westmarch.meccg.underway import DraftUnderWay
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary.abilities import NotStarting

MOST_MIND = 20
LARGEST = {Alignment.HERO: 5, Alignment.FALLEN_WIZARD: 5, Alignment.MINION: 6, Alignment.BALROG: 6}
"""The minds and characters of a starting company (M-SETUP-10, 12, 13)."""

STARTING = {
    Alignment.HERO: ("rivendell",),
    Alignment.MINION: ("minas-morgul-minion", "dol-guldur-minion"),
    Alignment.FALLEN_WIZARD: ("the-white-towers-fallen-wizard",),
    Alignment.BALROG: ("moria-balrog", "the-under-gates-balrog"),
}
"""Where companies begin (M-SETUP-20 to 24)."""


def set_up(state: MeccgState, setup: Setup) -> None:
    """Lay out both decks; the draft comes first."""
    for seat in (Seat(0), Seat(1)):
        for piles in (
            state.pool,
            state.decks,
            state.hands,
            state.discards,
            state.sideboards,
            state.sites,
            state.piles,
            state.out,
        ):
            piles.append([])
        state.exhausted.append(0)
        lay_out(state, seat, setup.decks[seat] if setup.decks else "")
    call(state, Draft(), Begin())


def lay_out(state: MeccgState, seat: Seat, name: str) -> None:
    """The four parts of a deck become piles."""
    deck = CHALLENGE_DECKS.get(name) or tuple(CHALLENGE_DECKS.values())[seat]
    state.alignments.append(deck.alignment)
    state.declared.append("")
    parts = (
        (deck.pool, Zone.POOL, state.pool),
        (deck.play_deck, Zone.DECK, state.decks),
        (deck.sites, Zone.SITES, state.sites),
        (deck.sideboard, Zone.SIDEBOARD, state.sideboards),
    )
    for listed, zone, piles in parts:
        known = () if zone is Zone.DECK else (seat,)
        for code, count in listed:
            for _ in range(count):
                card = CardId(len(state.cards))
                piles[seat].append(card)
                state.cards.append(Card(code, seat, zone, known))
                cards.speak(state, card)


class Draft(DraftUnderWay):
    """Both lay characters face down and show them together, round after round (M-SETUP-06 to 10).

    `stopped` are the seats that draft no more.
    """

    stopped: tuple[Seat, ...] = ()

    def goes_on(self, state: MeccgState) -> bool:
        return any(self.able(state, seat) for seat in (Seat(0), Seat(1)))

    def able(self, state: MeccgState, seat: Seat) -> list[CardId]:
        """The characters that a seat can still draft."""
        mine = self.taken[seat]
        if seat in self.stopped or len(mine) >= LARGEST[state.alignments[seat]]:
            return []
        used = sum(mind(state, card) for card in mine)
        return [
            card
            for card in state.pool[seat]
            if card not in mine
            and character(state, card) is not None
            and used + mind(state, card) <= MOST_MIND
            and not says(state.cards[card].code, NotStarting)
        ]

    def may_show(
        self, state: MeccgState, seat: Seat, picked: tuple[AnyOption, ...]
    ) -> Decision | None:
        found = self.able(state, seat)
        if picked or not found:
            return None
        options = (Done(), *map(Pick, found))
        return Decision(seat, DraftCharacter(), options, ("M-SETUP-06",))

    def show(self, state: MeccgState, picks: Picks) -> Draft:
        shown = [pick[0].card if pick and isinstance(pick[0], Pick) else None for pick in picks]
        stopped = tuple(
            seat
            for seat in (Seat(0), Seat(1))
            if seat in self.stopped or (picks[seat] and isinstance(picks[seat][0], Done))
        )
        taken = list(self.taken)
        if None not in shown and same(state, shown):
            for card in shown:
                assert card is not None
                emit(state, events.SetAside(state.cards[card].code))
                cards.put(state, card, Zone.OUT)
        else:
            for number, card in enumerate(shown):
                if card is not None:
                    taken[number] = (*taken[number], card)
                    code = state.cards[card].code
                    emit(state, events.Drafted(Seat(number), card, code))
        return replace(self, stopped=stopped, taken=(taken[0], taken[1]))

    def gather(self, state: MeccgState) -> None:
        """The starting companies stand at their sites, with items (M-SETUP-20 to 26)."""
        for seat in (Seat(0), Seat(1)):
            begin_company(state, seat, self.taken[seat])

    STEPS = (While(goes_on, AskSecretly(may_show, show)), gather)


def same(state: MeccgState, shown: list[CardId | None]) -> bool:
    """Whether both have shown the same character (M-SETUP-07)."""
    one, other = (printed(state, card) for card in shown if card is not None)
    return one.unique and one.being == other.being


def begin_company(state: MeccgState, seat: Seat, taken: tuple[CardId, ...]) -> None:
    """Characters and starting items come into play; the rest of the pool leaves the game."""
    codes = STARTING[state.alignments[seat]]
    start = next(card for card in state.sites[seat] if state.cards[card].code in codes)
    cards.put(state, start, Zone.PLAY)
    for card in taken:
        cards.bring_into_play(state, card, seat)
    companies.form(state, seat, start, taken)
    items = [card for card in state.pool[seat] if item(state, card) is not None]
    for number, card in enumerate(items[: len(taken)]):
        cards.bring_into_play(state, card, seat)
        cards.attach(state, card, taken[number])
    for card in list(state.pool[seat]):
        cards.put(state, card, Zone.OUT)


class Begin(Frame):
    """Decks are shuffled, hands are drawn, and the dice say who begins (M-SETUP-27 to 29)."""

    def deal(self, state: MeccgState) -> None:
        for seat in (Seat(0), Seat(1)):
            shuffle(state, state.cards, state.decks[seat])
            call(state, DrawCards(seat, HAND))

    def roll(self, state: MeccgState) -> None:
        one = other = 0
        while one == other:
            one, other = (state.roll() + state.roll() for _ in range(2))
        state.active = Seat(0) if one > other else Seat(1)
        call(state, Play())

    STEPS = (deal, roll)
