"""Effects on attacks and chains: canceling, attacks by cards, who faces a strike."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.frames import amend, call, enclosing
from westmarch.kernel.records import CardId, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, keying, terrain, underway
from westmarch.meccg.agents import is_agent
from westmarch.meccg.context import cards_meant, company_in, meant
from westmarch.meccg.happening import happen
from westmarch.meccg.judging import measure
from westmarch.meccg.rules import (
    agents_attacking,
    attacking,
    creatures,
    playing,
    resolving,
    striking,
    visits,
)
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Assault, Context, Echo
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import trials
from westmarch.meccg.vocabulary.acts import Each
from westmarch.meccg.vocabulary.references import Happens, Ref


def cancel_attack(state: MeccgState, context: Context, effect: e.CancelAttack) -> None:
    """The attack is canceled, if it can be."""
    attack = underway.attack(state)
    if attack is None or not deeds.may_be_canceled(state, attack):
        return
    amend(state, attack, replace(attack, canceled=True))
    strike = underway.strike(state)
    if strike is not None and strike.number == attack.number:
        amend(state, strike, replace(strike, canceled=True))
    thing = Assault(attack.number)
    happen(state, Happens.ATTACK_CANCELED, thing, context.source, attack.company)
    if effect.all:
        creature = enclosing(state, creatures.Creature)
        if creature is not None:
            amend(state, creature, replace(creature, canceled=True))


def cancel_strike(state: MeccgState, context: Context, effect: e.CancelStrike) -> None:
    """The strike is canceled, or has no effect; some cannot be canceled."""
    strike, attack = underway.strike(state), underway.attack(state)
    if strike is None or attack is None:
        return
    if effect.ineffectual or deeds.may_be_canceled(state, attack):
        amend(state, strike, replace(strike, canceled=True))


def cancel(state: MeccgState, context: Context, effect: e.Cancel) -> None:
    """Cards of the chain are canceled, and what lasts of cards that were played ends."""
    if isinstance(effect.who, Each):
        filter = effect.who.filter
        for echo in playing.echoes(state):
            if fitting.fits(state, context, filter, echo):
                silence(state, echo)
        return
    assert isinstance(effect.who, Ref), "what is canceled has been chosen before"
    for card in meant(state, context, effect.who):
        if isinstance(card, Echo):
            silence(state, card)
        if not isinstance(card, int):
            continue
        code = state.cards[card].code
        chain = enclosing(state, underway.ChainUnderWay)
        if chain is not None:
            entries = tuple(
                replace(entry, canceled=True) if entry.card == card else entry
                for entry in chain.entries
            )
            amend(state, chain, replace(chain, entries=entries))
            if state.cards[card].form is Form.CREATURE and underway.entry_of(state, card):
                cards.discard(state, card)
        state.lasting[:] = [one for one in state.lasting if one.context.source != card]
        emit(state, events.Canceled(code))


def silence(state: MeccgState, echo: Echo) -> None:
    """Nothing lasts any more of a card that is gone."""
    state.lasting[:] = [one for one in state.lasting if one.context.code != echo.code]
    emit(state, events.Canceled(echo.code))


def face_attacks(state: MeccgState, context: Context, effect: trials.FaceAttacks) -> None:
    """The company faces attacks, keyed to nothing (M-CBT-03)."""
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return
    more = measure(state, context, effect.prowess)
    alone = None if effect.who is Ref.COMPANY else next(iter(who_is(state, context, effect)), None)
    frames = [
        attacking.FaceAttack(
            company,
            replace(attack, prowess=attack.prowess + more),
            context.source,
            underway.Origin.CARD,
            alone=alone,
        )
        for attack in effect.attacks
    ]
    call(state, *(creatures.OneAttack(frame) for frame in frames))


def who_is(state: MeccgState, context: Context, effect: trials.FaceAttacks) -> list[CardId]:
    """Who faces the attacks alone."""
    return cards_meant(state, context, effect.who)


def attack_with(state: MeccgState, context: Context, effect: e.AttackWith) -> None:
    """Creatures or agents attack the company."""
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return
    for card in resolving.concerned(state, context, effect.who):
        if is_agent(state, card):
            call(state, agents_attacking.Ambush(company, card, context, effect.but))
        else:
            call(state, creatures.Send(company, card, context=context, but=effect.but))


def face_like(state: MeccgState, context: Context, effect: trials.FaceLikeAttacks) -> None:
    """The company faces the likeness of each automatic-attack, keyed to nothing (M-CBT-03)."""
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return
    here = keying.target_site(state, company)
    frames = [
        attacking.FaceAttack(company, one.attack, here, underway.Origin.LIKENESS, onslaught=one)
        for one in terrain.onslaughts(state, here)
    ]
    call(state, *(creatures.OneAttack(frame) for frame in frames))


def face_strikes(state: MeccgState, context: Context, effect: trials.FaceStrikes) -> None:
    """Each faces a strike that belongs to no attack."""
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return
    who = tuple(resolving.concerned(state, context, effect.who))
    attack = Attack((), None, measure(state, context, effect.prowess), None, effect.marks)
    origin = underway.Origin.STRIKES
    call(
        state,
        striking.LoneStrikes(
            company,
            attack,
            context.source,
            origin,
            assigned=who,
            context=context,
            body_check=effect.body_check,
        ),
    )


def face_automatic(
    state: MeccgState, context: Context, effect: trials.FaceAutomaticAttacks
) -> None:
    """The company faces the automatic-attacks of its site."""
    company = company_in(state, context)
    if company is not None and company in state.companies:
        call(state, visits.AutomaticAttacks(company))


def strikes_fail(state: MeccgState, context: Context, effect: trials.StrikesFail) -> None:
    """The strikes of the attack fail without a fight, assigned or not."""
    attack = underway.attack(state)
    if not isinstance(attack, attacking.FaceAttack):
        return
    fixed, thing = attack if attack.ready else attack.count(state), Assault(attack.number)
    failed, beaten = len(fixed.assigned) + fixed.left, 0
    for _ in range(failed):
        happen(state, Happens.STRIKE_FAILS, thing)
        if striking.is_beaten(state, attack, measure(state, context, effect.body_check)):
            happen(state, Happens.STRIKE_DEFEATED, thing)
            beaten += 1
    amend(state, attack, replace(attack, assigned=(), left=0, failed=failed, defeated=beaten))


def must_face(state: MeccgState, context: Context, effect: trials.MustFace) -> None:
    """Somebody is to face a strike, before others are assigned."""
    attack = underway.attack(state)
    if attack is None or attack.ready:
        return
    found = tuple(resolving.concerned(state, context, effect.who))
    amend(state, attack, replace(attack, assigned=(*attack.assigned, *found)))


def redirect(state: MeccgState, context: Context, effect: trials.Redirect) -> None:
    """Somebody else faces the strike."""
    strike = underway.strike(state)
    found = cards_meant(state, context, effect.to)
    if strike is not None and found:
        amend(state, strike, replace(strike, card=found[0]))


HANDLERS: dict[type, Callable[..., None]] = {
    e.CancelAttack: cancel_attack,
    e.CancelStrike: cancel_strike,
    e.Cancel: cancel,
    trials.FaceAttacks: face_attacks,
    e.AttackWith: attack_with,
    trials.FaceLikeAttacks: face_like,
    trials.FaceStrikes: face_strikes,
    trials.FaceAutomaticAttacks: face_automatic,
    trials.MustFace: must_face,
    trials.StrikesFail: strikes_fail,
    trials.Redirect: redirect,
}
