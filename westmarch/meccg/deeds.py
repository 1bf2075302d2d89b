"""What cards forbid, allow and demand; day and night; changing the hazard limit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from westmarch.kernel.records import CardId, replace
from westmarch.meccg import force, judging, traits, underway
from westmarch.meccg.kinds import CardCode, Mark
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import base_of
from westmarch.meccg.things import Assault, Context, Group, Thing
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.references import Deed, Trait
from westmarch.meccg.vocabulary.statics import Cannot, May, Must, Presume, Uncounted

DOORS, GATES = "doors-of-night", "gates-of-morning"
"""The two cards of the environment by which others ask for night and morning."""


def agreeing(
    state: MeccgState,
    said: Iterable[tuple[Ability, Context]],
    deed: Deed,
    thing: Thing,
    what: Thing | None,
) -> Iterator[Context]:
    """Those of several cards in use whose words about a deed hold for somebody and something."""
    for ability, context in said:
        assert isinstance(ability, (Cannot, May, Must))
        if not fitting.concerns(state, context, ability.who, thing):
            continue
        if deed is Deed.MOVE_TO and traits.has(state, context.source, Trait.FREE_TO_MOVE):
            continue
        if ability.what is not None and (
            what is None or not fitting.fits(state, context, ability.what, what)
        ):
            continue
        if judging.holds(state, context, ability.if_):
            yield context


def is_told(
    state: MeccgState,
    kind: type[Cannot | May | Must],
    deed: Deed,
    thing: Thing,
    what: Thing | None,
) -> bool:
    """Whether any card forbids, allows or demands a deed."""
    said = force.in_force(state, (kind, deed), thing)
    return bool(said) and next(agreeing(state, said, deed, thing, what), None) is not None


def forbids(
    state: MeccgState, deed: Deed, thing: Thing, what: Thing | None = None
) -> CardCode | None:
    """The card that forbids a deed, if there is one."""
    said = force.in_force(state, (Cannot, deed), thing)
    found = next(agreeing(state, said, deed, thing, what), None)
    return None if found is None else found.code


def cannot(state: MeccgState, deed: Deed, thing: Thing, what: Thing | None = None) -> bool:
    """Whether a card forbids a deed."""
    return is_told(state, Cannot, deed, thing, what)


def may(state: MeccgState, deed: Deed, thing: Thing, what: Thing | None = None) -> bool:
    """Whether a card allows a deed that the rules do not."""
    return is_told(state, May, deed, thing, what)


def must(state: MeccgState, deed: Deed, thing: Thing, what: Thing | None = None) -> bool:
    """Whether a card demands a deed."""
    return is_told(state, Must, deed, thing, what)


def allowed_at(state: MeccgState, deed: Deed, thing: Thing, what: CardId, site: CardId) -> bool:
    """Whether a card allows a deed with something at a site."""
    for ability, context in force.in_force(state, (May, deed)):
        assert isinstance(ability, May)
        if (
            ability.at is not None
            and fitting.concerns(state, context, ability.who, thing)
            and (ability.what is None or fitting.fits(state, context, ability.what, what))
            and fitting.fits(state, context, ability.at, site)
            and judging.holds(state, context, ability.if_)
        ):
            return True
    return False


def presumed(state: MeccgState, context: Context, doors: bool) -> bool:
    """Whether it is night, or morning, for a card: by the card in play, or as cards presume."""
    code = DOORS if doors else GATES
    found = any(base_of(state.cards[card].code) == code for card in state.play)
    for ability, other in force.in_force(state, Presume):
        assert isinstance(ability, Presume)
        said = ability.doors if doors else ability.gates
        if said is None or not judging.holds(state, other, ability.if_):
            continue
        if ability.for_ is None or fitting.fits(state, other, ability.for_, context.source):
            found = said
    return found


def is_uncounted(state: MeccgState, card: CardId) -> bool:
    """Whether playing a card does not count against the hazard limit."""
    code = state.cards[card].code
    if force.says(code, Uncounted):
        own = Context(card, state.cards[card].owner, code)
        for said in force.says(code, Uncounted):
            if isinstance(said.ability, Uncounted) and fitting.fits(
                state, own, said.ability.what, card
            ):
                return judging.holds(state, own, said.ability.if_)
    others = force.in_force(state, Uncounted)
    if not others:
        return False
    company = underway.company(state)
    limited = None if company is None else Group(company)
    return any(
        isinstance(ability, Uncounted)
        and fitting.fits(state, context, ability.what, card)
        and judging.holds(state, replace(context, it=limited), ability.if_)
        for ability, context in others
    )


def may_be_canceled(state: MeccgState, attack: underway.AttackUnderWay) -> bool:
    """Whether an attack can be canceled."""
    thing = Assault(attack.number)
    return (
        Mark.NOT_CANCELABLE not in attack.attack.marks
        and not traits.has(state, thing, Trait.NOT_CANCELABLE)
        and not cannot(state, Deed.BE_CANCELED, thing)
    )
