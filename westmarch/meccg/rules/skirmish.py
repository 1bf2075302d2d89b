"""A company attacks an opposing company at the same site (M-CVC)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, While, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, numbers, terrain, traits
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Alignment, CompanyId
from westmarch.meccg.options import Done, Face, Oppose
from westmarch.meccg.prompts import AssignFoes
from westmarch.meccg.reading import avatar_of, companies_of, is_untapped, members, other
from westmarch.meccg.rules import opportunities
from westmarch.meccg.rules.attacking import FaceAttack, fighters, is_canceled_at_once
from westmarch.meccg.rules.duelling import Duel
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Group, Player
from westmarch.meccg.underway import AttackUnderWay, Origin
from westmarch.meccg.vocabulary.references import Deed, Happens, Stat

OF_SHADOW = (Alignment.MINION, Alignment.BALROG)


def opponents(state: MeccgState, company: CompanyId) -> list[CompanyId]:
    """The companies at the same site that a company may attack now (M-CVC-01, M-CVC-05)."""
    there = state.companies[company]
    if has_attempted(state, there.seat):
        return []
    return [
        key
        for key, foes in companies_of(state, other(there.seat))
        if terrain.is_same_place(state, foes.site, there.site)
        and may_fight(state, company, key)
        and not deeds.cannot(state, Deed.ATTACKING, Group(company), Group(key))
    ]


def has_attempted(state: MeccgState, seat: Seat) -> bool:
    """Whether a player has made an influence attempt against the opponent this turn."""
    attempted, by = Happens.ATTEMPTED, Player(seat)
    return any(one.what is attempted and one.by == by for one in state.happened)


def has_attacked(state: MeccgState, seat: Seat) -> bool:
    """Whether a company of a player has attacked another one this turn (M-IA-04)."""
    return seat == state.active and any(
        isinstance(past, AttackUnderWay) and past.origin is Origin.COMPANY for past in state.past
    )


def may_fight(state: MeccgState, company: CompanyId, foes: CompanyId) -> bool:
    """Whether companies may fight each other: light against dark (M-CVC-02 to 04, M-CVC-26)."""
    if deeds.may(state, Deed.ATTACKING, Group(company), Group(foes)):
        return True
    if any(is_overt_fallen(state, each) for each in (company, foes)):
        return True
    if state.optional and (is_led_by_infamous(state, company) or is_infamous(state, foes)):
        return True
    return is_dark(state, company) is not is_dark(state, foes)


def is_overt_fallen(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company is an overt one of a Fallen-wizard (M-CVC-03)."""
    side = state.alignments[state.companies[company].seat]
    return side is Alignment.FALLEN_WIZARD and traits.is_overt(state, company)


INFAMY = 10
"""With more stage points a Fallen-wizard's companies fight with all, by the optional rules."""


def is_infamous(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company is one of a Fallen-wizard who has gone far (M-OPT-02)."""
    seat = state.companies[company].seat
    fallen = state.alignments[seat] is Alignment.FALLEN_WIZARD
    return fallen and numbers.of_player(state, seat, Stat.STAGE_POINTS) > INFAMY


def is_led_by_infamous(state: MeccgState, company: CompanyId) -> bool:
    """Whether the Fallen-wizard himself leads such a company (M-OPT-01)."""
    lord = avatar_of(state, state.companies[company].seat)
    return is_infamous(state, company) and lord in members(state, company)


def is_dark(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company belongs to a minion or Balrog player."""
    return state.alignments[state.companies[company].seat] in OF_SHADOW


def begin(state: MeccgState, company: CompanyId, foes: CompanyId) -> None:
    """A company attacks another: a strike for each who can fight, keyed to nothing (M-CVC-07)."""
    attack = Attack((), len(fighters(state, company)), 0)
    call(state, Skirmish(foes, attack, origin=Origin.COMPANY, foes=company))


class Skirmish(FaceAttack):
    """A company faces the attack of another; `strikers` are who strikes those assigned."""

    strikers: tuple[CardId, ...] = ()

    def announce(self, state: MeccgState) -> Skirmish | None:
        """Only the defender may change the attack as a whole (M-CVC-08, M-CVC-10)."""
        emit(state, events.CompanyAttacked(self.company, self.attackers()))
        happen(state, Happens.ATTACK_FACED, self.thing(), Group(self.company), self.company)
        if is_canceled_at_once(state, self):
            return replace(self, canceled=True)
        call(state, opportunities.OwnOpportunity(seat=self.defender(state), company=self.company))
        return None

    def attackers(self) -> CompanyId:
        """The company that attacks."""
        assert self.foes is not None
        return self.foes

    def count(self, state: MeccgState) -> Skirmish:
        """Strikes beyond the defenders are in excess (M-CVC-15)."""
        if self.is_over(state):
            return self
        able = len(fighters(state, self.company))
        strikes = numbers.strikes(state, self.number, able)
        strikes = min(strikes, len(fighters(state, self.attackers())))
        return replace(self, left=min(strikes, able), excess=max(0, strikes - able))

    def is_over(self, state: MeccgState) -> bool:
        """Whether nobody is left to strike, or to be struck."""
        there = state.companies
        return self.canceled or self.company not in there or self.attackers() not in there

    def free(self, state: MeccgState) -> list[CardId]:
        """Those who attack and have nobody to strike yet."""
        return [card for card in fighters(state, self.attackers()) if card not in self.strikers]

    def pairs(self, strikers: list[CardId], struck: list[CardId]) -> tuple[Oppose, ...]:
        """Who could strike whom."""
        return tuple(Oppose(by, card) for by in strikers for card in struck)

    def may_meet(self, state: MeccgState) -> Decision | None:
        """The defender has his untapped characters meet whom he likes (M-CVC-12)."""
        if self.is_over(state) or self.skipped or not self.left:
            return None
        able = [card for card in self.unassigned(state) if is_untapped(state, card)]
        if not able:
            return None
        options: tuple[AnyOption, ...] = (Done(), *self.pairs(self.free(state), able))
        return Decision(self.defender(state), AssignFoes(self.left), options, ("M-CVC-12",))

    def may_strike(self, state: MeccgState) -> Decision | None:
        """The attacker sends his untapped characters against others (M-CVC-13)."""
        if self.is_over(state) or not self.left:
            return None
        able = [card for card in self.free(state) if is_untapped(state, card)]
        options = self.pairs(able, self.unassigned(state))
        if not options:
            return None
        attacker = other(self.defender(state))
        return Decision(attacker, AssignFoes(self.left), options, ("M-CVC-13",))

    def must_meet(self, state: MeccgState) -> Decision | None:
        """The defender assigns what is left (M-CVC-14)."""
        if self.is_over(state) or not self.left:
            return None
        options = self.pairs(self.free(state), self.unassigned(state))
        if not options:
            return None
        return Decision(self.defender(state), AssignFoes(self.left), options, ("M-CVC-14",))

    def meet(self, state: MeccgState, choice: Done | Oppose) -> Skirmish:
        if isinstance(choice, Done):
            return replace(self, skipped=True)
        met = replace(self, strikers=(*self.strikers, choice.by))
        return met.struck(state, choice.card)

    def make_ready(self, state: MeccgState) -> Skirmish:
        return replace(self, ready=True)

    def standing_of(self, state: MeccgState, assigned: list[CardId]) -> list[CardId]:
        """Those who have still to face somebody who is still there."""
        if self.is_over(state):
            return []
        there, foes = fighters(state, self.company), fighters(state, self.attackers())
        return [card for card in assigned if card in there and self.striker(card) in foes]

    def striker(self, card: CardId) -> CardId:
        """Who strikes somebody."""
        struck = (*self.faced, *self.assigned)
        return self.strikers[struck.index(card)]

    def fight(self, state: MeccgState, choice: Face) -> Skirmish:
        rest = [card for card in self.assigned if card != choice.card]
        less = 0 if self.standing_of(state, rest) else self.excess
        by = self.striker(choice.card)
        call(state, Duel(choice.card, self.number, less, by=by))
        others = [self.striker(card) for card in (*self.faced, *rest)]
        strikers = (*others[: len(self.faced)], by, *others[len(self.faced) :])
        return replace(
            self,
            assigned=tuple(rest),
            faced=(*self.faced, choice.card),
            strikers=strikers,
            excess=self.excess - less,
        )

    def is_defeated(self) -> bool:
        """A company is never defeated as an attack is."""
        return False

    STEPS = (
        FaceAttack.begin,
        announce,
        FaceAttack.stand,
        count,
        AskAgain(may_meet, meet),
        AskAgain(may_strike, meet),
        AskAgain(must_meet, meet),
        make_ready,
        While(FaceAttack.goes_on, Ask(FaceAttack.may_choose, fight), FaceAttack.tally),
        FaceAttack.end,
    )
