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


def card_has(state: MeccgState, context: Context, flag: p.Flag, card: CardId) -> bool:
    """Whether a card has a property."""
    match flag:
        case p.Flag.UNIQUE:
            return printed(state, card).unique
        case p.Flag.AVATAR:
            return is_avatar(state, card)
        case p.Flag.FOLLOWER:
            return state.cards[card].follows is not None
        case p.Flag.LEADER:
            return traits.is_leader(state, card)
        case p.Flag.LIKE_MY_AVATAR:
            return printed(state, card).being == state.avatars[context.seat]
        case p.Flag.AS_HAZARD:
            return state.cards[card].form is Form.AGENT
        case p.Flag.HAZARD:
            return is_hazard(state, card)
        case p.Flag.RESOURCE:
            return is_resource(state, card)
        case p.Flag.STAGE:
            return printed(state, card).alignment is Alignment.STAGE
        case p.Flag.RING:
            return is_ring(state, card)
        case p.Flag.TROPHY:
            return is_trophy(state, card)
        case p.Flag.STORED:
            return is_stored(state, card)
        case p.Flag.RESTORED:
            return traits.has(state, card, Trait.RESTORED)
        case p.Flag.PLAYED_THIS_TURN:
            return state.cards[card].since == state.turn
        case p.Flag.FACE_DOWN:
            return len(state.cards[card].known) < state.players
        case p.Flag.PRISONER:
            return is_prisoner(state, card)
        case p.Flag.AGENT:
            return is_agent(state, card)
        case p.Flag.UNDER_DEEPS:
            return is_deep(state, card)
        case p.Flag.INFORMATION:
            return traits.has_information(state, card)
        case p.Flag.HOARD:
            return traits.has_hoard(state, card)
        case p.Flag.HAVEN:
            return traits.is_haven(state, haven_seat(state, context, card), card)
        case p.Flag.PROTECTED:
            return traits.has(state, card, Trait.PROTECTED)
        case p.Flag.DRAGONS_LAIR:
            row = SITES.get(state.cards[card].code)
            return row is not None and row.place in LAIRS
        case p.Flag.CANCELLATION:
            return traits.cancels(state, card)
        case p.Flag.ASSIGNED:
            attack = underway.attack(state)
            return attack is not None and card in (*attack.assigned, *attack.faced)
        case p.Flag.DEFENDING:
            return is_defending(state, card)
        case p.Flag.PLAYABLE_NOW:
            company = company_in(state, context)
            return company in state.companies and bool(keying.keys(state, card, company))
        case p.Flag.HAS_ATTACKED:
            return has_attacked(state, card, company_in(state, context))
    return False


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


def is_prisoner(state: MeccgState, card: CardId) -> bool:
    """Whether a character is held prisoner."""
    return captives.is_prisoner(state, card)


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
    if flag is p.Flag.MINE or flag is p.Flag.THEIRS:
        seat = seat_of(state, attacker(state, thing))
        return seat is not None and (seat == context.seat) is (flag is p.Flag.MINE)
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
