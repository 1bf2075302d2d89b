"""Whether a short-event would change anything: otherwise it cannot be played (M-GAP-11)."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.meccg import deeds, judging, underway
from westmarch.meccg.context import cards_meant, seat_meant
from westmarch.meccg.declared import Event
from westmarch.meccg.kinds import Status, Zone
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.verbs.piles import pile_of
from westmarch.meccg.vocabulary import acts as a
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary.abilities import ShortEvent
from westmarch.meccg.vocabulary.references import Ref
from westmarch.meccg.vocabulary.statics import Boost, Op

KNOWN = (Ref.TARGET, Ref.USER, Ref.HOST, Ref.SELF)
"""Whom an effect can mean before anything has happened."""

TURNED = {
    a.Tap: (Status.UNTAPPED,),
    a.Untap: (Status.TAPPED,),
    a.Heal: (Status.WOUNDED,),
}
"""How a card must lie for an effect to turn it."""


def matters(state: MeccgState, context: Context, event: Event) -> bool:
    """Whether an event has an effect; only short-events are asked."""
    if not isinstance(event, ShortEvent) or not event.do:
        return True
    void = [effect for effect in event.do if is_void(state, context, effect)]
    return len(void) < len(event.do) and not any(map(is_aim, void))


def is_aim(effect: e.Effect) -> bool:
    """Whether a card is played for an effect alone, and all else that it does is its price."""
    return isinstance(effect, (e.CancelAttack, e.CancelStrike))


def is_void(state: MeccgState, context: Context, effect: e.Effect) -> bool:
    """Whether an effect is known to change nothing."""
    match effect:
        case a.Tap(who) | a.Untap(who) | a.Heal(who):
            found = concerned(state, context, who)
            wanted = TURNED[type(effect)]
            return found is not None and all(
                state.cards[card].status not in wanted for card in found
            )
        case a.Discard(who):
            return isinstance(who, (a.Each, a.Choice)) and not concerned(state, context, who)
        case a.Fetch():
            return is_vain(state, context, effect)
        case e.CancelAttack() | e.CancelStrike(ineffectual=False):
            attack = underway.attack(state)
            return attack is not None and not deeds.may_be_canceled(state, attack)
        case Boost(op=Op.ADD, amount=amount):
            return judging.measure(state, context, amount) == 0
        case e.OneOf(choices):
            return all(is_void(state, context, each) for each in choices)
        case e.Steps(do) | e.Roll(do=do, otherwise=()):
            return all(is_void(state, context, each) for each in do)
        case e.If(condition, then, otherwise):
            do = then if judging.holds(state, context, condition) else otherwise
            return all(is_void(state, context, each) for each in do)
    return False


def concerned(state: MeccgState, context: Context, who: a.Who) -> list[CardId] | None:
    """The cards that an effect would be about; `None` if that is not known yet."""
    match who:
        case a.Each(filter) | a.Choice(filter):
            return fitting.all_in(state, context, filter)
        case Ref() if who in KNOWN:
            return cards_meant(state, context, who)
    return None


def is_vain(state: MeccgState, context: Context, effect: a.Fetch) -> bool:
    """Whether a search through piles that its player knows would find nothing."""
    seat = seat_meant(state, context, effect.whose)
    return Zone.DECK not in effect.from_ and not any(
        fitting.fits(state, context, effect.what, card)
        for zone in effect.from_
        for card in pile_of(state, zone, seat)
    )
