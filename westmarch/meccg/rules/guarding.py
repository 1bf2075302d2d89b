"""Cards on guard are revealed (M-OG)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.meccg import judging, terrain
from westmarch.meccg import options as o
from westmarch.meccg.declared import Event, effects, is_playable, ways
from westmarch.meccg.force import says
from westmarch.meccg.kinds import CardType, CompanyId, Zone
from westmarch.meccg.prompts import MayReveal
from westmarch.meccg.reading import creature, lying_on, other, printed
from westmarch.meccg.rules import chain, playing
from westmarch.meccg.rules.creatures import Send
from westmarch.meccg.rules.keying import keys
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary import acts as a
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary.abilities import OnGuard, PermanentEvent, ShortEvent
from westmarch.meccg.vocabulary.references import Deed, Moment, Stat
from westmarch.meccg.vocabulary.statics import AddAutomaticAttack, Boost, Cannot, LosesAttacks

Reveals = list[AnyOption]


def on_guard(state: MeccgState, company: CompanyId) -> list[CardId]:
    """The cards on guard at a company's site."""
    if company not in state.companies:
        return []
    here = state.companies[company].site
    return [card for card in lying_on(state, here) if state.cards[card].zone is Zone.GUARD]


class Guarded(Frame):
    """The opponent may reveal cards on guard."""

    company: CompanyId
    over: bool = False

    def found(self, state: MeccgState) -> Reveals:
        """What can be revealed now."""
        raise AssertionError("each kind of opportunity says what can be revealed")

    def may_reveal(self, state: MeccgState) -> Decision | None:
        if self.over or not on_guard(state, self.company):
            return None
        seat = other(state.companies[self.company].seat)
        options = (o.Done(), *self.found(state))
        return Decision(seat, MayReveal(self.company), options, ("M-OG-03",))

    def reveal(self, state: MeccgState, choice: o.Done | o.Reveal) -> Guarded:
        if isinstance(choice, o.Done):
            return replace(self, over=True)
        seat, code = state.cards[choice.card].owner, state.cards[choice.card].code
        if creature(state, choice.card) is not None and not ways(code):
            cards.show(state, choice.card)
        else:
            context = Context(choice.card, seat, code, company=self.company)
            chain.begin(state, seat, choice.card, choice.way, context)
        return self

    STEPS = (AskAgain(may_reveal, reveal),)


class BeforeAttacks(Guarded):
    """Creatures, and cards that change automatic-attacks, before these begin (M-OG-04, 06)."""

    def found(self, state: MeccgState) -> Reveals:
        here = state.companies[self.company].site
        attacked = bool(terrain.automatic_attacks(state, here))
        found: Reveals = []
        for card in on_guard(state, self.company):
            hidden = len(state.cards[card].known) < state.players
            if creature(state, card) is not None and hidden:
                if attacked and is_keyed_here(state, card, self.company):
                    found.append(o.Reveal(card, 0))
            else:
                found += revealable(state, card, self.company, is_about_attacks)
        return found


class RevealedAttacks(Frame):
    """Revealed creatures attack after all automatic-attacks (M-OG-05)."""

    company: CompanyId

    def attack(self, state: MeccgState) -> None:
        for card in on_guard(state, self.company):
            if len(state.cards[card].known) == state.players and creature(state, card) is not None:
                call(state, Send(self.company, card, at_site=True))

    STEPS = (attack,)


class WhenAnnounced(Guarded):
    """Cards that target the company or a character, when a resource is announced (M-OG-07)."""

    def found(self, state: MeccgState) -> Reveals:
        return [
            option
            for card in on_guard(state, self.company)
            for option in revealable(state, card, self.company, is_about_company)
        ]


class WhenInfluencing(Guarded):
    """Cards that affect an influence check, when it is announced (M-OG-08)."""

    def found(self, state: MeccgState) -> Reveals:
        return [
            option
            for card in on_guard(state, self.company)
            for option in revealable(state, card, self.company, is_about_influence)
        ]


def is_keyed_here(state: MeccgState, card: CardId, company: CompanyId) -> bool:
    """Whether a creature can be revealed at the company's site (M-OG-04)."""
    if not is_playable(state.cards[card].code) or not may_enter(state, card):
        return False
    return any(
        key.place is not None or key.site_type is not None for key in keys(state, card, company)
    )


def revealable(
    state: MeccgState,
    card: CardId,
    company: CompanyId,
    is_about: Callable[[str, Event], bool],
) -> Iterator[AnyOption]:
    """The ways in which an event on guard can be revealed now."""
    row = printed(state, card)
    if row.type is not CardType.HAZARD or not is_playable(row.code):
        return
    seat: Seat = state.cards[card].owner
    context = Context(card, seat, row.code, company=company)
    for number, event in enumerate(ways(row.code)):
        if not is_about(row.code, event) or is_never(event):
            continue
        if not may_enter(state, card) or not judging.holds(state, context, event.way.if_):
            continue
        if any(
            playing.targets(state, used, event.way) != []
            for used in playing.with_users(state, context, event.way)
        ):
            yield o.Reveal(card, number)


NEVER = (e.ReturnToOrigin, a.Tap, a.ToHand)


def is_never(event: Event) -> bool:
    """Whether an event can never be revealed on guard (M-OG-10 to 14)."""
    return any(
        isinstance(effect, NEVER)
        or (isinstance(effect, Cannot) and effect.deed is Deed.DO_ANYTHING_AT_SITE)
        for effect in effects(event)
    )


def is_about_attacks(code: str, event: Event) -> bool:
    """Whether an event gives a site an automatic-attack, or changes one."""
    if Moment.ENTERING in announced(code):
        return True
    return any(isinstance(effect, (AddAutomaticAttack, LosesAttacks)) for effect in effects(event))


def is_about_company(code: str, event: Event) -> bool:
    """Whether an event targets the company or one of its characters."""
    if Moment.SITE_PHASE in announced(code):
        return True
    return (
        isinstance(event, (PermanentEvent, ShortEvent))
        and event.way.on is not None
        and (not event.way.when)
    )


def is_about_influence(code: str, event: Event) -> bool:
    """Whether an event affects an influence check."""
    if Moment.INFLUENCE_CHECK in (*announced(code), *event.way.when):
        return True
    return any(
        isinstance(effect, Boost) and Stat.INFLUENCE_CHECK in effect.stats
        for effect in effects(event)
    )


def announced(code: str) -> tuple[Moment, ...]:
    """When a card's own words let it be revealed."""
    return tuple(
        moment
        for said in says(code, OnGuard)
        if isinstance(said.ability, OnGuard)
        for moment in said.ability.when
    )
