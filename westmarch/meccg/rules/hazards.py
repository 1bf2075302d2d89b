"""The movement/hazard phase of each company (M-MH, M-HL)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call, take
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg import options as o
from westmarch.meccg.declared import attacker_chooses, is_playable
from westmarch.meccg.kinds import Alignment, Mark, Race, RegionType, SiteType
from westmarch.meccg.numbers import mind, size
from westmarch.meccg.prompts import DrawAnother, NextCompany, PlayHazards
from westmarch.meccg.reading import companies_of, creature, is_avatar, is_haven, other, site
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.hands import Refill, draw
from westmarch.meccg.rules.keying import keys
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.state import CompanyId, MeccgState, Zone
from westmarch.meccg.verbs import cards, companies


class MovementPhase(Frame):
    """Each company has its movement/hazard phase, in the order that its player likes (M-MH-03)."""

    seat: Seat
    finished: tuple[CompanyId, ...] = ()

    def goes_on(self, state: MeccgState) -> bool:
        return bool(self.waiting(state))

    def waiting(self, state: MeccgState) -> list[CompanyId]:
        """The companies that have not had their turn."""
        return [key for key, _ in companies_of(state, self.seat) if key not in self.finished]

    def may_choose(self, state: MeccgState) -> Decision:
        options = tuple(o.ChooseCompany(key) for key in self.waiting(state))
        return Decision(self.seat, NextCompany(), options, ("M-MH-03",))

    def choose(self, state: MeccgState, choice: o.ChooseCompany) -> MovementPhase:
        call(state, MovementHazard(self.seat, choice.company))
        return replace(self, finished=(*self.finished, choice.company))

    STEPS = (While(goes_on, Ask(may_choose, choose)),)


class MovementHazard(Frame):
    """One company moves, or stays, and meets hazards (M-MH-07 to 23)."""

    seat: Seat
    company: CompanyId
    left: int = 0
    guarded: bool = False
    over: bool = False

    def reveal(self, state: MeccgState) -> MovementHazard:
        """The new site is shown; path and hazard limit are known (M-MH-07, M-MH-08, M-HL-01)."""
        there = state.companies[self.company]
        limit = size(state, self.company)
        if there.journey is not None:
            journey = there.journey
            state.cards[journey.to] = replace(state.cards[journey.to], known=cards.EVERYBODY)
            code = state.cards[journey.to].code
            emit(state, events.SiteRevealed(self.company, code, journey.path, limit))
        return replace(self, left=limit)

    def draw_cards(self, state: MeccgState) -> None:
        """Both draw by what the site card shows (M-MH-10 to 15)."""
        there = state.companies[self.company]
        if there.journey is None:
            return
        old = state.alignments[self.seat] in (Alignment.HERO, Alignment.MINION)
        to_haven = old and is_haven(state, self.seat, there.journey.to)
        card = site(state, there.site if to_haven else there.journey.to)
        own = card.draws if draws_at_all(state, self.company) else 0
        call(state, DrawUpTo(self.seat, own), DrawUpTo(other(self.seat), card.opponent_draws))

    def may_play(self, state: MeccgState) -> Decision | None:
        """The opponent plays hazards as long as the limit allows (M-MH-18, M-HL-04)."""
        if self.over or not self.left or self.company not in state.companies:
            return None
        seat = other(self.seat)
        found: list[AnyOption] = [o.Done()]
        for card in state.hands[seat]:
            code = state.cards[card].code
            if creature(state, card) is None or not is_playable(code):
                continue
            if may_enter(state, card):
                found += [o.PlayCreature(card, key) for key in keys(state, card, self.company)]
        if not self.guarded:
            found += [o.PutOnGuard(card) for card in state.hands[seat]]
        prompt = PlayHazards(self.company, self.left)
        return Decision(seat, prompt, tuple(found), ("M-MH-18", "M-HL-04"))

    def play(self, state: MeccgState, choice: AnyOption) -> MovementHazard:
        match choice:
            case o.PlayCreature(card, keyed):
                call(state, Creature(self.company, card, keyed))
            case o.PutOnGuard(card):
                guard(state, other(self.seat), self.company, card)
                return replace(self, left=self.left - 1, guarded=True)
            case _:
                return replace(self, over=True)
        return replace(self, left=self.left - 1)

    def arrive(self, state: MeccgState) -> None:
        there = state.companies.get(self.company)
        if there is not None and there.journey is not None:
            companies.arrive(state, self.company)
        call(state, Refill(self.seat), Refill(other(self.seat)))

    STEPS = (reveal, draw_cards, AskAgain(may_play, play), arrive)


def draws_at_all(state: MeccgState, company: CompanyId) -> bool:
    """Whether somebody in a company is worth a card (M-MH-12)."""
    return any(
        is_avatar(state, card) or mind(state, card) > 2 for card in state.companies[company].members
    )


def guard(state: MeccgState, seat: Seat, company: CompanyId, card: CardId) -> None:
    """A card is placed on guard at a company's new site (M-OG-01)."""
    there = state.companies[company]
    target = there.site if there.journey is None else there.journey.to
    cards.put(state, card, Zone.GUARD, (seat,))
    cards.attach(state, card, target)
    emit(state, events.PutOnGuard(seat, company))


class DrawUpTo(Frame):
    """A player draws up to so many cards, at least one, looking at each (M-MH-10, M-MH-11)."""

    seat: Seat
    left: int
    over: bool = False

    def first(self, state: MeccgState) -> DrawUpTo:
        if not self.left:
            return self
        draw(state, self.seat)
        return replace(self, left=self.left - 1)

    def may_draw(self, state: MeccgState) -> Decision | None:
        if self.over or not self.left:
            return None
        options = (o.No(), o.Yes())
        return Decision(self.seat, DrawAnother(self.left), options, ("M-MH-11",))

    def draw_more(self, state: MeccgState, choice: o.Yes | o.No) -> DrawUpTo:
        if isinstance(choice, o.No):
            return replace(self, over=True)
        draw(state, self.seat)
        return replace(self, left=self.left - 1)

    STEPS = (first, AskAgain(may_draw, draw_more))


class Creature(Frame):
    """A creature attacks, one attack after the other (M-CRE-01, M-CBT-05, M-CBT-26)."""

    company: CompanyId
    card: CardId
    keyed: str
    number: int = 0
    defeated: int = 0

    def show(self, state: MeccgState) -> None:
        seat = state.cards[self.card].owner
        cards.bring_into_play(state, self.card, seat)

    def goes_on(self, state: MeccgState) -> bool:
        row = creature(state, self.card)
        assert row is not None
        return self.number < len(row.attacks) and self.company in state.companies

    def attack(self, state: MeccgState) -> Creature:
        row = creature(state, self.card)
        assert row is not None
        attack, code = row.attacks[self.number], state.cards[self.card].code
        if attacker_chooses(code):
            attack = replace(attack, marks=(*attack.marks, Mark.ATTACKER_CHOOSES))
        seat = state.companies[self.company].seat
        soft = is_detainment(state, seat, attack.races, self.keyed)
        call(state, FaceAttack(self.company, attack, code, soft))
        return replace(self, number=self.number + 1)

    def count(self, state: MeccgState) -> Creature:
        return replace(self, defeated=self.defeated + take(state, bool))

    def end(self, state: MeccgState) -> None:
        """A creature whose attacks were all defeated is a kill; else it is discarded."""
        row = creature(state, self.card)
        assert row is not None
        if self.defeated == len(row.attacks):
            emit(state, events.AttackDefeated(state.cards[self.card].code))
            kill(state, self.card)
        else:
            cards.discard(state, self.card)

    STEPS = (show, While(goes_on, attack, count), end)


def kill(state: MeccgState, card: CardId) -> None:
    """A defeated creature goes to the pile of the attacked player (M-CBT-26)."""
    owner = state.cards[card].owner
    cards.put(state, card, Zone.PILE)
    state.piles[owner].remove(card)
    state.piles[other(owner)].append(card)
    state.cards[card] = replace(state.cards[card], owner=other(owner))


DARK_PLACES = (
    RegionType.DARK_DOMAIN.value,
    SiteType.DARK_HOLD.value,
    SiteType.SHADOW_HOLD.value,
)
SHADOW_FOLK = (Race.ORC, Race.TROLL, Race.UNDEAD, Race.MAN)


def is_detainment(state: MeccgState, seat: Seat, races: tuple[Race, ...], keyed: str) -> bool:
    """Whether an attack only detains a minion company (M-DET-02 to 04)."""
    if state.alignments[seat] not in (Alignment.MINION, Alignment.BALROG):
        return False
    if Race.NAZGUL in races or keyed in DARK_PLACES:
        return True
    return keyed == RegionType.SHADOW_LAND.value and any(race in SHADOW_FOLK for race in races)
