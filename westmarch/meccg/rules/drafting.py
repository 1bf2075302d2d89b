"""The character draft (M-SETUP-06 to 19)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskSecretly, Frame, Picks, While, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, judging
from westmarch.meccg.declared import ways
from westmarch.meccg.force import says
from westmarch.meccg.kinds import Alignment, Race
from westmarch.meccg.options import Done, Pick, StartAt
from westmarch.meccg.printing import mind
from westmarch.meccg.prompts import DraftCharacter, WhereToStart
from westmarch.meccg.reading import character, characters_of, companies_of, holder, printed
from westmarch.meccg.rules import starting
from westmarch.meccg.rules.newcomers import FALLEN_MIND
from westmarch.meccg.rules.uniqueness import is_no_duplicate, may_enter
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context, Player
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary.abilities import NotStarting, PermanentEvent
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Deed, Moment

MOST_MIND = 20
LARGEST = {Alignment.HERO: 5, Alignment.FALLEN_WIZARD: 5, Alignment.MINION: 6, Alignment.BALROG: 6}
"""The minds and characters of a starting company (M-SETUP-10, 12, 13)."""

STAGE_POINTS = 3
"""What the starting stage cards of a Fallen-wizard are worth together (M-SETUP-14)."""

BOTH = (Seat(0), Seat(1))


class Draft(Frame):
    """Both lay characters face down and show them together, round after round.

    `stopped` are the seats that draft no more characters, `aside` what both have shown. The stage
    cards of a Fallen-wizard are shown like characters, at the latest when he has stopped.
    """

    stopped: tuple[Seat, ...] = ()
    aside: tuple[CardId, ...] = ()

    def goes_on(self, state: MeccgState) -> bool:
        return any(self.able(state, seat) for seat in BOTH)

    def able(self, state: MeccgState, seat: Seat) -> list[CardId]:
        """What a seat can still show."""
        people = [] if seat in self.stopped else recruits(state, seat)
        found = (*people, *stage_cards(state, seat))
        return [card for card in found if card not in self.aside]

    def may_show(
        self, state: MeccgState, seat: Seat, picked: tuple[AnyOption, ...]
    ) -> Decision | None:
        found = [] if picked else self.able(state, seat)
        if not found:
            return None
        done = () if seat in self.stopped else (Done(),)
        options = (*done, *map(Pick, found))
        return Decision(seat, DraftCharacter(), options, ("M-SETUP-06", "M-SETUP-08"))

    def show(self, state: MeccgState, picks: Picks) -> Draft:
        shown = [pick[0].card if pick and isinstance(pick[0], Pick) else None for pick in picks]
        stopped = tuple(
            seat
            for seat in BOTH
            if seat in self.stopped or (picks[seat] and isinstance(picks[seat][0], Done))
        )
        both = [card for card in shown if card is not None]
        if len(both) == len(BOTH) and are_refused(state, both):
            return replace(self, stopped=stopped, aside=(*self.aside, *refused(state, both)))
        call(
            state,
            *(Join(seat, card) for seat, card in zip(BOTH, shown, strict=True) if card is not None),
        )
        return replace(self, stopped=stopped)

    def end(self, state: MeccgState) -> None:
        call(state, *map(starting.Leftovers, BOTH), *map(starting.Equip, BOTH))

    STEPS = (While(goes_on, AskSecretly(may_show, show)), end)


def are_refused(state: MeccgState, both: list[CardId]) -> bool:
    """Whether two cards are the same character, or the same unique stage card."""
    one, two = (printed(state, card) for card in both)
    return one.being == two.being and (character(state, both[0]) is not None or one.unique)


def refused(state: MeccgState, both: list[CardId]) -> tuple[CardId, ...]:
    """Two cards alike are set aside, stage cards discarded (M-SETUP-07, M-SETUP-17)."""
    emit(state, events.SetAside(state.cards[both[0]].code))
    if character(state, both[0]) is None:
        for card in both:
            cards.discard(state, card)
        return ()
    for card in both:
        cards.show(state, card)
    return tuple(both)


def recruits(state: MeccgState, seat: Seat) -> list[CardId]:
    """The characters whom a seat can draft; only printed minds count (M-SETUP-10 to 13)."""
    drafted = characters_of(state, seat)
    if len(drafted) >= LARGEST[state.alignments[seat]]:
        return []
    room = MOST_MIND - sum(mind(state, card) for card in drafted)
    return [
        card
        for card in state.pool[seat]
        if character(state, card) is not None
        and mind(state, card) <= room
        and not says(state.cards[card].code, NotStarting)
        and may_start(state, seat, card)
        and may_enter(state, card)
    ]


def may_start(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a Fallen-wizard may begin with a character (M-SETUP-18, M-SETUP-19)."""
    row = character(state, card)
    if state.alignments[seat] is not Alignment.FALLEN_WIZARD or row is None:
        return True
    if mind(state, card) > FALLEN_MIND:
        return False
    dark = row.race in (Race.ORC, Race.TROLL)
    return not dark or deeds.may(state, Deed.PLAY, Player(seat), card)


def stage_cards(state: MeccgState, seat: Seat) -> list[CardId]:
    """The stage cards that a Fallen-wizard can still show (M-SETUP-14, M-SETUP-16)."""
    if state.alignments[seat] is not Alignment.FALLEN_WIZARD:
        return []
    played = [card for card in state.play if is_stage(state, card) and holder(state, card) == seat]
    room = STAGE_POINTS - sum(worth(state, card) for card in played)
    return [
        card
        for card in state.pool[seat]
        if is_stage(state, card)
        and worth(state, card) <= room
        and not says(state.cards[card].code, NotStarting)
        and may_enter(state, card)
        and hosts(state, seat, card) != []
    ]


def is_stage(state: MeccgState, card: CardId) -> bool:
    """Whether a card is a stage card."""
    return printed(state, card).alignment is Alignment.STAGE


def worth(state: MeccgState, card: CardId) -> int:
    """The stage points that are printed on a card."""
    points = printed(state, card).stage_points
    return 0 if points is None else points.base


def hosts(state: MeccgState, seat: Seat, card: CardId) -> list[CardId] | None:
    """On what a stage card can be played: a starting site or character; `None` if on nothing.

    There is none for a card whose other conditions are not met (M-SETUP-16, M-SETUP-23).
    """
    code = state.cards[card].code
    context = Context(card, seat, code)
    found: list[CardId] = []
    for event in ways(code):
        way = event.way
        timely = not way.when or Moment.ORGANIZATION in way.when
        needed = way.tap or way.by or way.discard
        if not isinstance(event, PermanentEvent) or not timely or needed is not None:
            continue
        if not judging.holds(state, context, way.if_):
            continue
        if not is_no_duplicate(state, context, way):
            continue
        if way.on is None:
            return None
        if isinstance(way.on, Filter):
            found += [
                here
                for here in (*starting.sites(state, seat), *characters_of(state, seat))
                if fitting.fits(state, context, way.on, here)
            ]
    return found


class Join(Frame):
    """What was shown comes into play: a character at a starting site, at once (M-SETUP-09)."""

    seat: Seat
    card: CardId
    site: CardId | None = None

    def show(self, state: MeccgState) -> None:
        cards.show(state, self.card)

    def places(self, state: MeccgState) -> list[CardId]:
        """Where the card can come."""
        if character(state, self.card) is not None:
            return starting.sites(state, self.seat)
        return hosts(state, self.seat, self.card) or []

    def may_start(self, state: MeccgState) -> Decision | None:
        found = self.places(state)
        if len(found) < 2:
            return None
        rule = starting.RULES[state.alignments[self.seat]]
        options = tuple(map(StartAt, found))
        return Decision(self.seat, WhereToStart(self.card), options, ("M-SETUP-09", rule))

    def start(self, state: MeccgState, choice: StartAt) -> Join:
        return replace(self, site=choice.site)

    def join(self, state: MeccgState) -> None:
        places = self.places(state)
        site = self.site if self.site is not None or not places else places[0]
        cards.bring_into_play(state, self.card, self.seat)
        emit(state, events.Drafted(self.seat, self.card, state.cards[self.card].code))
        if site is None:
            return
        starting.open_site(state, site)
        if character(state, self.card) is None:
            cards.attach(state, self.card, site)
            return
        there = next((k for k, one in companies_of(state, self.seat) if one.site == site), None)
        if there is None:
            companies.form(state, self.seat, site, (self.card,))
        else:
            companies.join(state, self.card, there)

    STEPS = (show, Ask(may_start, start), join)
