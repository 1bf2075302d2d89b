"""The automatic-attacks of a site (M-SITE-05, M-SITE-06, M-CBT-02)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, call
from westmarch.kernel.records import CardId, replace
from westmarch.meccg import options as o
from westmarch.meccg import terrain, traits
from westmarch.meccg.declared import is_playable
from westmarch.meccg.force import in_force
from westmarch.meccg.kinds import CompanyId, Mark, Zone
from westmarch.meccg.prompts import MayAttackFromHand, MayBeAtHome, WhichAttack, WhichAttacks
from westmarch.meccg.reading import character, creature, is_untapped, other, printed, site
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.creatures import OneAttack, is_isolated, isolated
from westmarch.meccg.rules.playing import one_of_each
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables.printed import FromHand
from westmarch.meccg.things import Context, Onslaught
from westmarch.meccg.underway import Key, Origin
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.statics import AttackByEvent


class AutomaticAttacks(Frame):
    """The company faces the automatic-attacks of its site, one after the other."""

    company: CompanyId
    number: int = 0
    asked: int = 0
    summoned: int = 0
    only: int | None = None
    spared: bool = False

    def is_there(self, state: MeccgState) -> bool:
        """Whether the company is still there."""
        return self.company in state.companies

    def may_isolate(self, state: MeccgState) -> Decision | None:
        """A card may leave but one of several attacks, which the opponent chooses."""
        if not self.is_there(state):
            return None
        there = state.companies[self.company]
        attacks = self.attacks(state)
        if len(attacks) < 2 or not is_isolated(state, there.site):
            return None
        options = tuple(o.TakeWay(attacks.index(one)) for one in one_of_each(state, attacks))
        prompt = WhichAttack(tuple(one.attack for one in attacks))
        return Decision(other(there.seat), prompt, options, ("M-SITE-05",))

    def isolate(self, state: MeccgState, choice: o.TakeWay) -> AutomaticAttacks:
        return replace(self, number=choice.number, only=choice.number)

    def goes_on(self, state: MeccgState) -> bool:
        if not self.is_there(state):
            return False
        last = len(self.attacks(state)) - 1 if self.only is None else self.only
        return self.number <= last

    def attacks(self, state: MeccgState) -> list[Onslaught]:
        """The automatic-attacks of the site that concern the company."""
        here = state.companies[self.company].site
        overt = traits.is_overt(state, self.company)
        return [
            one
            for one in terrain.onslaughts(state, here)
            if overt or Mark.ONLY_IF_OVERT not in one.attack.marks
        ]

    def may_be_at_home(self, state: MeccgState) -> Decision | None:
        """Who is at his home site may tap to cancel an attack (M-SITE-06)."""
        there = state.companies[self.company]
        attack = self.attacks(state)[self.number].attack
        able = [
            card
            for card in there.members
            if is_untapped(state, card) and is_home(state, card, there.site)
        ]
        if not able or self.only is not None or Mark.NOT_CANCELABLE in attack.marks:
            return None
        options = (o.Done(), *map(o.Pick, able))
        return Decision(there.seat, MayBeAtHome(self.company), options, ("M-SITE-06",))

    def be_at_home(self, state: MeccgState, choice: o.Done | o.Pick) -> AutomaticAttacks:
        if isinstance(choice, o.Done):
            return self
        cards.tap(state, choice.card)
        return replace(self, spared=True)

    def face(self, state: MeccgState) -> AutomaticAttacks:
        if self.spared:
            return replace(self, number=self.number + 1, spared=False)
        here = state.companies[self.company].site
        one = self.attacks(state)[self.number]
        keys = keyed(state, here)
        frame = FaceAttack(self.company, one.attack, one.by, Origin.AUTOMATIC, keys, onslaught=one)
        call(state, OneAttack(frame if self.only is None else isolated(frame)))
        return replace(self, number=self.number + 1)

    def has_more(self, state: MeccgState) -> bool:
        return self.is_there(state) and self.asked < len(self.from_hand(state))

    def from_hand(self, state: MeccgState) -> list[FromHand]:
        """The attacks by creatures that the opponent plays from his hand."""
        return terrain.attacks_from_hand(state, state.companies[self.company].site)

    def may_send(self, state: MeccgState) -> Decision:
        seat = other(state.companies[self.company].seat)
        wanted = self.from_hand(state)[self.asked]
        able = [card for card in state.hands[seat] if can_be_sent(state, card, wanted)]
        options = (o.Done(), *map(o.Pick, able))
        return Decision(seat, MayAttackFromHand(self.company), options, ("M-CRE-09",))

    def send(self, state: MeccgState, choice: o.Done | o.Pick) -> AutomaticAttacks:
        if isinstance(choice, o.Pick):
            call(state, FromTheHand(self.company, choice.card))
        return replace(self, asked=self.asked + 1)

    def has_events(self, state: MeccgState) -> bool:
        return self.is_there(state) and self.summoned < len(self.by_events(state))

    def by_events(self, state: MeccgState) -> list[tuple[AttackByEvent, Context]]:
        """The attacks for which permanent-events are used at the site."""
        here = state.companies[self.company].site
        return [
            (ability, context)
            for ability, context in in_force(state, AttackByEvent)
            if isinstance(ability, AttackByEvent)
            and fitting.concerns(state, context, ability.at, here)
        ]

    def must_summon(self, state: MeccgState) -> Decision | None:
        ability, context = self.by_events(state)[self.summoned]
        able = fitting.all_in(state, context, ability.what)
        if not able:
            return None
        seat = other(state.companies[self.company].seat)
        return Decision(seat, WhichAttacks(self.company), tuple(map(o.Pick, able)), ("M-CBT-02",))

    def summon(self, state: MeccgState, choice: o.Pick) -> None:
        call(state, FromTheHand(self.company, choice.card))

    def count(self, state: MeccgState) -> AutomaticAttacks:
        return replace(self, summoned=self.summoned + 1)

    STEPS = (
        Ask(may_isolate, isolate),
        While(goes_on, Ask(may_be_at_home, be_at_home), face),
        While(has_more, Ask(may_send, send)),
        While(has_events, Ask(must_summon, summon), count),
    )


def is_home(state: MeccgState, card: CardId, here: CardId) -> bool:
    """Whether a site is named on a character's card as his home."""
    row = character(state, card)
    return row is not None and site(state, here).place in row.homes.places


def keyed(state: MeccgState, card: CardId) -> tuple[Key, ...]:
    """An automatic-attack is keyed to its site by name and by type (M-CBT-02)."""
    return (
        Key(place=site(state, card).place),
        Key(site_type=terrain.site_type(state, card)),
    )


def can_be_sent(state: MeccgState, card: CardId, wanted: FromHand) -> bool:
    """Whether a creature can be played from hand as an automatic-attack."""
    row = creature(state, card)
    if row is None or not is_playable(state.cards[card].code) or not may_enter(state, card):
        return False
    if printed(state, card).unique and not wanted.unique:
        return False
    return any(
        any(kind in wanted.site_types for kind in keying.site_types)
        or any(kind in wanted.region_types and count == 1 for kind, count in keying.region_types)
        for keying in row.keying
    )


class FromTheHand(Frame):
    """A creature attacks as an automatic-attack, and is discarded in any case (M-CRE-09).

    It comes from the opponent's hand, or has lain in play as an event.
    """

    company: CompanyId
    card: CardId
    number: int = 0

    def show(self, state: MeccgState) -> None:
        there = state.cards[self.card]
        if there.zone is Zone.PLAY:
            state.cards[self.card] = replace(there, form=Form.CREATURE)
        else:
            cards.bring_into_play(state, self.card, there.owner, Form.CREATURE)

    def goes_on(self, state: MeccgState) -> bool:
        row = creature(state, self.card)
        assert row is not None
        return self.number < len(row.attacks) and self.company in state.companies

    def attack(self, state: MeccgState) -> FromTheHand:
        row = creature(state, self.card)
        assert row is not None
        here = state.companies[self.company].site
        attack = row.attacks[self.number]
        keys = keyed(state, here)
        one = Onslaught(here, attack, self.card, self.number)
        call(
            state,
            FaceAttack(self.company, attack, self.card, Origin.AUTOMATIC, keys, onslaught=one),
        )
        return replace(self, number=self.number + 1)

    def forget(self, state: MeccgState) -> None:
        state.result = None

    def end(self, state: MeccgState) -> None:
        cards.discard(state, self.card)

    STEPS = (show, While(goes_on, attack, forget), end)
