"""Unique cards and manifestations (M-GAP-07, M-MAN, M-GAP-31)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId
from westmarch.meccg import deeds, underway
from westmarch.meccg.declared import ways
from westmarch.meccg.dragons import DRAGONS
from westmarch.meccg.force import says
from westmarch.meccg.kinds import Alignment, CardCode, CardType, Zone
from westmarch.meccg.reading import (
    AVATARS,
    company_of,
    holder,
    is_avatar,
    lying_on,
    place,
    printed,
)
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Card, Form, MeccgState
from westmarch.meccg.tables import CARDS
from westmarch.meccg.tables.printed import Printed
from westmarch.meccg.things import Context, Group, Onslaught
from westmarch.meccg.vocabulary.abilities import BorneBy, NotDuplicated, PermanentEvent, Way
from westmarch.meccg.vocabulary.references import Deed, Happens

GONE = (Zone.PLAY, Zone.ASIDE, Zone.OUT, Zone.PILE)
"""Where a unique card bars every other."""


def may_enter(state: MeccgState, card: CardId) -> bool:
    """Whether a card may come into play beside what is there and what has gone."""
    row = printed(state, card)
    if is_avatar(state, card) and has_other_avatar(state, card):
        return False
    if not row.unique:
        return True
    return all(yields(state, other, card) for other in barring(state, card))


def barring(state: MeccgState, card: CardId) -> list[CardId]:
    """The cards in play or gone that stand for the same being as a unique card."""
    row = printed(state, card)
    same = forms(row.being)
    found = {
        other
        for pile in (state.play, *state.on.values(), *state.piles, *state.out)
        for other in pile
        if (there := state.cards[other]).code in same
        and there.zone in GONE
        and other != card
        and not is_unseen(state, there)
        and bars(there, row)
    }
    return sorted(found)


@cache
def forms(being: str) -> frozenset[str]:
    """The unique cards that stand for a being."""
    return frozenset(code for code, row in CARDS.items() if row.unique and row.being == being)


def yields(state: MeccgState, there: CardId, card: CardId) -> bool:
    """Whether a card in play makes way for another form of its being.

    A Ringwraith follower does for an opponent's own Ringwraith, and a Nazgûl hazard for both
    (M-RW-03, M-GAP-25); others if their words say so.
    """
    if state.cards[there].zone is not Zone.PLAY or state.cards[there].form is Form.TROPHY:
        return False
    if deeds.cannot(state, Deed.KEEP_OUT, there, card):
        return True
    if not is_avatar(state, card):
        return False
    if is_avatar(state, there):
        return state.cards[there].follows is not None and state.cards[there].owner != (
            state.cards[card].owner
        )
    return printed(state, there).type is CardType.HAZARD


def yielders(state: MeccgState, card: CardId) -> list[CardId]:
    """The cards that are discarded when an avatar comes into play."""
    if not is_avatar(state, card):
        return []
    return [other for other in barring(state, card) if yields(state, other, card)]


def may_follow(state: MeccgState, card: CardId) -> bool:
    """Whether a Ringwraith may come into play as a follower, beside what is there (M-ORG-13)."""
    return all(
        printed(state, other).type is CardType.HAZARD and yields(state, other, card)
        for other in barring(state, card)
    )


def may_lurk(state: MeccgState, card: CardId) -> bool:
    """Whether an agent may be played face down: as a character it must not be there, nor gone.

    (M-AGENT-02, M-AGENT-10)
    """
    return all(state.cards[other].form is Form.AGENT for other in barring(state, card))


def is_unseen(state: MeccgState, there: Card) -> bool:
    """Whether a card is an agent face down, which bars no other card (M-AGENT-10)."""
    return there.form is Form.AGENT and len(there.known) < state.players


def bars(there: Card, row: Printed) -> bool:
    """Whether a card keeps another out: the same card, or another form of its being (M-MAN-01).

    Those of unique Dragons do not as long as it lives (M-MAN-02).
    """
    other = CARDS[there.code]
    if not other.unique or other.being != row.being:
        return False
    alive = there.zone is Zone.PLAY and there.form is not Form.TROPHY
    return not alive or other.code == row.code or row.being not in DRAGONS


def has_other_avatar(state: MeccgState, card: CardId) -> bool:
    """Whether a player has played another avatar, or lost his own (M-GAP-31).

    A hero player cannot play the Wizard whom the opponent has declared as fallen (M-SETUP-04).
    """
    owner, being = state.cards[card].owner, printed(state, card).being
    fallen = state.declared[1 - owner]
    if state.alignments[owner] is Alignment.HERO and being == fallen:
        return True
    played = state.avatars[owner]
    if played and played != being:
        return True
    for one in (*state.play, *state.out[0], *state.out[1]):
        there = state.cards[one]
        if there.code not in AVATARS or there.owner != owner or there.follows is not None:
            continue
        other = CARDS[there.code].being
        if there.zone is Zone.OUT and played in ("", other):
            return True
        if there.zone is Zone.PLAY and other != being:
            return True
    return False


def may_carry(state: MeccgState, card: CardId, bearer: CardId) -> bool:
    """Whether somebody can bear an item or control an ally, as its own words ask for."""
    code = state.cards[card].code
    context = Context(card, holder(state, card), code, user=bearer)
    if not all(
        isinstance(said.ability, BorneBy) and fitting.fits(state, context, said.ability.who, bearer)
        for said in says(code, BorneBy)
    ):
        return False
    single = any(
        isinstance(said.ability, NotDuplicated) and said.ability.on_host
        for said in says(code, NotDuplicated)
    )
    return not single or not any(
        state.cards[held].code == code for held in lying_on(state, bearer) if held != card
    )


def is_no_duplicate(state: MeccgState, context: Context, way: Way | None) -> bool:
    """Whether no other card of the kind keeps a card from being played."""
    return not any(
        isinstance(said.ability, NotDuplicated)
        and is_said_of(said.ability, context, way)
        and is_doubled(state, context, said.ability)
        for said in says(context.code, NotDuplicated)
    )


def is_said_of(limit: NotDuplicated, context: Context, way: Way | None) -> bool:
    """Whether what bars like cards is said of this way of playing one."""
    return limit.way is None or ways(context.code)[limit.way].way == way


def is_doubled(state: MeccgState, context: Context, limit: NotDuplicated) -> bool:
    """Whether a card is there already: at all, on the same host, in the turn, or of the player."""
    alike = [
        card
        for card in (*state.play, *piled(state, context.code))
        if state.cards[card].code == context.code and card != context.source
    ]
    if limit.per_turn:
        return bool(waiting(state, context)) or any(
            one.what is Happens.PLAYED
            and isinstance(one.who, int)
            and one.who != context.source
            and one.code == context.code
            for one in state.happened
        )
    if limit.on_host:
        return any(is_on(state, card, context) for card in alike) or any(
            is_alike(one, context) for one in others_used(state, context)
        )
    if limit.at_place:
        return any(is_kept_at(state, CardId(number), context) for number in range(len(state.cards)))
    if limit.on_check:
        check = underway.check(state)
        changed = check is not None and context.code in check.changed_by
        return changed or bool(waiting(state, context))
    if limit.on_company:
        company = company_of(state, context.target) if isinstance(context.target, int) else None
        company = context.company if company is None else company
        return company is not None and any(company_of(state, card) == company for card in alike)
    if limit.by_player:
        return any(holder(state, card) == context.seat for card in alike)
    return bool(alike) or bool(waiting(state, context))


def piled(state: MeccgState, code: CardCode) -> list[CardId]:
    """The marshalling point piles, if cards of a kind stay there when they are played."""
    if not any(isinstance(way, PermanentEvent) and way.to is Zone.PILE for way in ways(code)):
        return []
    return [card for pile in state.piles for card in pile]


def is_kept_at(state: MeccgState, card: CardId, context: Context) -> bool:
    """Whether a card of the kind remembers the site on which another is to be played."""
    there, here = state.cards[card], context.target
    return (
        there.code == context.code
        and card != context.source
        and isinstance(here, int)
        and there.place == place(state, here)
    )


def others_used(state: MeccgState, context: Context) -> Iterator[Context]:
    """Like cards of which something lasts, or which wait in the chain."""
    yield from (
        lasting.context for lasting in state.lasting if lasting.context.code == context.code
    )
    yield from waiting(state, context)


def waiting(state: MeccgState, context: Context) -> list[Context]:
    """Like cards that were declared earlier in the same chain."""
    chain = enclosing(state, underway.ChainUnderWay)
    return [
        entry.context
        for entry in (() if chain is None else chain.entries)
        if entry.context.code == context.code and entry.card != context.source
    ]


def is_alike(one: Context, two: Context) -> bool:
    """Whether two cards are played on the same: a card, a company, or attacks of one site."""
    if isinstance(one.target, Onslaught) and isinstance(two.target, Onslaught):
        return one.target.site == two.target.site
    return one.target == two.target


def is_on(state: MeccgState, card: CardId, context: Context) -> bool:
    """Whether a card lies on what another is to be played on."""
    there = state.cards[card]
    if isinstance(context.target, Group):
        return there.company == context.target.company
    host = context.target if context.target is not None else context.user
    return there.host is not None and there.host == host
