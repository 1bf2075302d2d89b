"""Properties of cards, companies and attacks that need no more words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import captives, keying, terrain, traits, underway
from westmarch.meccg.context import company_in, seat_of
from westmarch.meccg.dragons import LAIRS
from westmarch.meccg.kinds import (
    Alignment,
    CardType,
    CompanyId,
    ItemKind,
    Keyword,
    RegionType,
    Zone,
)
from westmarch.meccg.reading import character, is_avatar, item, other, printed
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CARDS, SITES
from westmarch.meccg.things import Assault, Context, Group, Thing
from westmarch.meccg.underway import AttackUnderWay, Origin, attack, attack_of
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.references import Trait

MINE, THEIRS = p.Flag.MINE, p.Flag.THEIRS


def card_has(state: MeccgState, context: Context, flag: p.Flag, card: CardId) -> bool:
    """Whether a card has a property."""
    known = OF_CARDS.get(flag)
    return known is not None and known(state, context, card)


def is_lair(state: MeccgState, card: CardId) -> bool:
    """Whether a card is a Dragon's lair."""
    row = SITES.get(state.cards[card].code)
    return row is not None and row.place in LAIRS


def is_assigned(state: MeccgState, card: CardId) -> bool:
    """Whether a strike of the attack was assigned to somebody."""
    attack = underway.attack(state)
    return attack is not None and card in (*attack.assigned, *attack.faced)


def is_playable_now(state: MeccgState, context: Context, card: CardId) -> bool:
    """Whether a creature can be keyed to something against the company."""
    company = company_in(state, context)
    return company in state.companies and bool(keying.keys(state, card, company))


def haven_seat(state: MeccgState, context: Context, card: CardId) -> Seat:
    """Whose haven a site would be: its player's, or else a hazard's opponent's (M-LOCS-20)."""
    if state.cards[card].zone is Zone.PLAY:
        return state.cards[card].owner
    return other(context.seat) if is_hazard(state, context.source) else context.seat


def is_agent(state: MeccgState, card: CardId) -> bool:
    """Whether a character is an agent."""
    row = character(state, card)
    return row is not None and row.agent


def is_hazard(state: MeccgState, card: CardId) -> bool:
    """Whether a card is a hazard."""
    return printed(state, card).type is CardType.HAZARD


def is_resource(state: MeccgState, card: CardId) -> bool:
    """Whether a card is a resource."""
    return printed(state, card).type is CardType.RESOURCE


RINGS = (
    Keyword.MAGIC_RING,
    Keyword.DWARVEN_RING,
    Keyword.LESSER_RING,
    Keyword.SPIRIT_RING,
    Keyword.MIND_RING,
    Keyword.ONE_RING,
)


def is_ring(state: MeccgState, card: CardId) -> bool:
    """Whether a card is a ring (M-RING-01)."""
    row = item(state, card)
    if row is None:
        return False
    return row.kind is ItemKind.GOLD_RING or any(key in row.card.keywords for key in RINGS)


def is_stored(state: MeccgState, card: CardId) -> bool:
    """Whether a resource or site was stored."""
    there = state.cards[card]
    return there.zone is Zone.PILE and (is_resource(state, card) or there.code in SITES)


def is_deep(state: MeccgState, card: CardId) -> bool:
    """Whether a card is an Under-deeps site."""
    row = SITES.get(state.cards[card].code)
    return row is not None and row.under_deeps


def is_trophy(state: MeccgState, card: CardId) -> bool:
    """Whether a card is a creature that lies under its vanquisher (M-TRO-01)."""
    return state.cards[card].form is Form.TROPHY


def is_defending(state: MeccgState, card: CardId) -> bool:
    """Whether somebody has to face the attack, or has faced another of the same card."""
    now = attack(state)
    if now is None:
        return False
    if card in (*now.assigned, *now.faced):
        return True
    return any(
        isinstance(past, AttackUnderWay)
        and past.card == now.card
        and past.company == now.company
        and card in past.faced
        for past in state.past
    )


def has_attacked(state: MeccgState, card: CardId, company: CompanyId | None) -> bool:
    """Whether a card, or one just like it, has attacked a company this turn."""
    return any(
        isinstance(past, AttackUnderWay)
        and past.code == state.cards[card].code
        and past.company == company
        for past in state.past
    )


OF_CARDS: dict[p.Flag, Callable[[MeccgState, Context, CardId], bool]] = {
    p.Flag.UNIQUE: lambda state, _, card: printed(state, card).unique,
    p.Flag.AVATAR: lambda state, _, card: is_avatar(state, card),
    p.Flag.FOLLOWER: lambda state, _, card: state.cards[card].follows is not None,
    p.Flag.LEADER: lambda state, _, card: traits.is_leader(state, card),
    p.Flag.LIKE_MY_AVATAR: lambda state, context, card: (
        printed(state, card).being == state.avatars[context.seat]
    ),
    p.Flag.AS_HAZARD: lambda state, _, card: state.cards[card].form is Form.AGENT,
    p.Flag.HAZARD: lambda state, _, card: is_hazard(state, card),
    p.Flag.RESOURCE: lambda state, _, card: is_resource(state, card),
    p.Flag.STAGE: lambda state, _, card: printed(state, card).alignment is Alignment.STAGE,
    p.Flag.RING: lambda state, _, card: is_ring(state, card),
    p.Flag.TROPHY: lambda state, _, card: is_trophy(state, card),
    p.Flag.STORED: lambda state, _, card: is_stored(state, card),
    p.Flag.RESTORED: lambda state, _, card: traits.has(state, card, Trait.RESTORED),
    p.Flag.PLAYED_THIS_TURN: lambda state, _, card: state.cards[card].since == state.turn,
    p.Flag.FACE_DOWN: lambda state, _, card: len(state.cards[card].known) < state.players,
    p.Flag.PRISONER: lambda state, _, card: captives.is_prisoner(state, card),
    p.Flag.AGENT: lambda state, _, card: is_agent(state, card),
    p.Flag.UNDER_DEEPS: lambda state, _, card: is_deep(state, card),
    p.Flag.INFORMATION: lambda state, _, card: traits.has_information(state, card),
    p.Flag.HOARD: lambda state, _, card: traits.has_hoard(state, card),
    p.Flag.HAVEN: lambda state, context, card: traits.is_haven(
        state, haven_seat(state, context, card), card
    ),
    p.Flag.PROTECTED: lambda state, _, card: traits.has(state, card, Trait.PROTECTED),
    p.Flag.DRAGONS_LAIR: lambda state, _, card: is_lair(state, card),
    p.Flag.CANCELLATION: lambda state, _, card: traits.cancels(state, card),
    p.Flag.ASSIGNED: lambda state, _, card: is_assigned(state, card),
    p.Flag.DEFENDING: lambda state, _, card: is_defending(state, card),
    p.Flag.PLAYABLE_NOW: is_playable_now,
    p.Flag.HAS_ATTACKED: lambda state, context, card: has_attacked(
        state, card, company_in(state, context)
    ),
}
"""What properties mean for cards; a card has none of the others."""


def company_has(state: MeccgState, flag: p.Flag, company: CompanyId) -> bool:
    """Whether a company has a property."""
    match flag:
        case p.Flag.MOVING:
            return terrain.journey_of(state, company) is not None
        case p.Flag.MOVED:
            return state.companies[company].moved
        case p.Flag.CAME_HOME:
            there = state.companies[company]
            return there.left is not None and not traits.is_haven(state, there.seat, there.left)
        case p.Flag.OVERT:
            return traits.is_overt(state, company)
        case p.Flag.COVERT:
            return traits.is_covert(state, company)
        case p.Flag.HERO_COMPANY:
            return traits.is_hero_company(state, company)
        case p.Flag.MINION_COMPANY:
            return traits.is_minion_company(state, company)
        case p.Flag.SAILING:
            return is_sailing(state, company)
        case p.Flag.FIGHTING:
            attack = underway.attack(state)
            return attack is not None and company in (attack.company, attack.foes)
        case p.Flag.FELL_RIDER:
            return traits.has(state, Group(company), Trait.FELL_RIDER)
        case p.Flag.BLACK_RIDER:
            return traits.has(state, Group(company), Trait.BLACK_RIDER)
        case p.Flag.HERALDED_LORD:
            return traits.has(state, Group(company), Trait.HERALDED_LORD)
    return False


def is_sailing(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company's site path has a sea, and nowhere two other regions in a row."""
    sea = [kind is RegionType.COASTAL_SEA for kind in terrain.path(state, company)]
    return any(sea) and all(one or two for one, two in pairwise(sea))


def attack_has(state: MeccgState, flag: p.Flag, there: AttackUnderWay) -> bool:
    """Whether an attack has a property."""
    match flag:
        case p.Flag.ATTACK:
            return True
        case p.Flag.AUTOMATIC:
            return there.origin is Origin.AUTOMATIC
        case p.Flag.COMPANY_COMBAT:
            return there.origin is Origin.COMPANY
        case p.Flag.DETAINMENT:
            return traits.is_detainment(state, there)
        case p.Flag.ATTACKER_CHOOSES:
            return traits.attacker_chooses(state, there)
        case p.Flag.AGENT:
            return there.origin is Origin.AGENT
        case p.Flag.UNIQUE:
            return there.code is not None and CARDS[there.code].unique
        case p.Flag.CANCELED:
            return there.canceled
        case p.Flag.ISOLATED:
            return there.isolated
        case p.Flag.WEAPONLESS:
            return traits.has(state, Assault(there.number), Trait.WEAPONLESS)
        case p.Flag.DEFEATED:
            return there.is_defeated()
    return False


def has(state: MeccgState, context: Context, filter: p.Has, thing: Thing) -> bool:
    """Something with a property."""
    flag = filter.flag
    if flag is MINE or flag is THEIRS:
        seat = seat_of(state, attacker(state, thing))
        return seat is not None and (seat == context.seat) is (flag is MINE)
    match thing:
        case int():
            return card_has(state, context, flag, thing)
        case Group(company):
            return company in state.companies and company_has(state, flag, company)
        case Assault(number):
            there = attack_of(state, number)
            return there is not None and attack_has(state, flag, there)
    return False


def attacker(state: MeccgState, thing: Thing) -> Thing | None:
    """A thing, or the card that makes an attack."""
    if not isinstance(thing, Assault):
        return thing
    there = attack_of(state, thing.number)
    return None if there is None else there.card


SIFTERS: dict[type[p.Filters], Callable[..., bool]] = {p.Has: has}
