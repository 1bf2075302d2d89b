"""Characters come into play, leave, and change who controls them (M-ORG-02 to 21)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.meccg import deeds, influence, numbers
from westmarch.meccg import options as o
from westmarch.meccg.declared import is_playable
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Alignment, CardType, CompanyId, Race, Zone
from westmarch.meccg.numbers import followers, mind
from westmarch.meccg.reading import (
    AVATARS,
    at_home,
    avatar_of,
    character,
    characters_of,
    companies_of,
    is_avatar,
    members,
    site,
)
from westmarch.meccg.rules import composing, staging, travelling, versions
from westmarch.meccg.rules.uniqueness import may_enter, may_follow, yielders
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CHARACTERS
from westmarch.meccg.tables.figures import Character
from westmarch.meccg.tables.landmarks import AVATAR_SITES
from westmarch.meccg.things import Player
from westmarch.meccg.traits import is_haven
from westmarch.meccg.verbs import cards, companies, fates
from westmarch.meccg.vocabulary.references import Deed, Happens, Stat

FALLEN_MIND = 5
"""The highest mind that a Fallen-wizard's player may bring into play (M-ORG-16)."""

RECRUIT_MIND = 3
"""The highest mind of those whom a Balrog's player brings from his piles (M-ORG-19)."""

WRAITH_COST = 1
"""What a Ringwraith follower takes of his lord's direct influence (M-RW-01)."""


Leaders = dict[CardId, influence.Spare]
"""Characters who may have followers, and the direct influence that each has left."""


def newcomers(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Characters who can be brought into play, where, and under whom (M-ORG-02 to 12)."""
    yield from wraiths(state, seat)
    able = [
        card
        for card in (*state.hands[seat], *recruits(state, seat))
        if state.cards[card].code in CHARACTERS and may_be_brought(state, seat, card)
    ]
    if not able:
        return
    sites = sites_for(state, seat)
    lead: dict[CompanyId, Leaders] = {}
    for card in able:
        for here in places_for(state, seat, card, sites):
            if may_be_led(state, seat, card, here):
                yield o.BringIn(card, here)
            for by in controllers_at(state, seat, card, here, lead):
                yield o.BringIn(card, here, by)


def sites_for(state: MeccgState, seat: Seat) -> dict[CardId, bool]:
    """The sites in play, and those of the location deck; and whether each is a haven."""
    there = [company.site for _, company in companies_of(state, seat)]
    fresh = first_of_each(state, state.sites[seat])
    return {here: is_haven(state, seat, here) for here in (*there, *fresh)}


def recruits(state: MeccgState, seat: Seat) -> list[CardId]:
    """The lesser characters whom a Balrog's player may also bring from his piles (M-ORG-19)."""
    if state.alignments[seat] is not Alignment.BALROG:
        return []
    return [
        card
        for card in (*state.discards[seat], *state.sideboards[seat])
        if (row := character(state, card)) is not None
        and not row.card.unique
        and row.mind is not None
        and row.mind <= most_mind(state, card)
    ]


def most_mind(state: MeccgState, card: CardId) -> int:
    """The most mind of a recruit; by the errata less from the sideboard (M-ERR-02)."""
    aside = state.errata and state.cards[card].zone is Zone.SIDEBOARD
    return RECRUIT_MIND - 1 if aside else RECRUIT_MIND


def wraiths(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Ringwraiths who can come as followers of the own one (M-ORG-13, M-ORG-14, M-RW-01)."""
    held = [card for card in state.hands[seat] if state.cards[card].code in AVATARS]
    lord = avatar_of(state, seat) if held else None
    company = None if lord is None else state.cards[lord].company
    if lord is None or company is None:
        return
    here = state.companies[company].site
    for card in held:
        if (
            is_playable(state.cards[card].code)
            and may_follow(state, card)
            and (at_home(state, card, here) or is_haven(state, seat, here))
            and may_be_followed(state, lord, card)
            and composing.may_join(state, (card,), company)
        ):
            yield o.BringIn(card, here, lord)


def may_be_followed(state: MeccgState, lord: CardId, card: CardId) -> bool:
    """Whether a Ringwraith can control another: by a card, of his own right, or of the other's.

    Of his own right he controls some for nothing, one more each turn (M-ORG-14).
    """
    if deeds.may(state, Deed.BE_CONTROLLED, card):
        return True
    there = [one for one in followers(state, lord) if is_avatar(state, one)]
    if len(there) < numbers.number(state, lord, Stat.FREE_FOLLOWERS):
        return all(state.cards[one].since < state.turn for one in there)
    paid = influence.unused_direct(state, lord, card) >= WRAITH_COST
    return paid and deeds.may(state, Deed.HAVE_FOLLOWERS, lord)


def may_be_brought(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a character may be brought into play this turn (M-ORG-02, M-ORG-07, M-ORG-16)."""
    row = character(state, card)
    if row is None or not is_playable(row.card.code) or not has_room(state, seat, card):
        return False
    if deeds.cannot(state, Deed.PLAY, Player(seat), card):
        return False
    if row.agent and not may_serve(state, seat, row):
        return False
    return is_of_right_mind(state, seat, card) and may_enter(state, card)


def is_of_right_mind(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a Fallen-wizard's player may have a character (M-ORG-16, M-IA-15)."""
    row = character(state, card)
    if row is None or state.alignments[seat] is not Alignment.FALLEN_WIZARD or row.avatar:
        return True
    dark = row.race in (Race.ORC, Race.TROLL)
    allowed = deeds.may(state, Deed.PLAY, Player(seat), card)
    return allowed or (mind(state, card) <= FALLEN_MIND and not dark)


def may_serve(state: MeccgState, seat: Seat, row: Character) -> bool:
    """Whether an agent can be a player's character (M-AGENT-01, M-AGENT-03)."""
    side = state.alignments[seat]
    return row.card.type is CardType.CHARACTER and side in (
        Alignment.MINION,
        Alignment.FALLEN_WIZARD,
    )


def has_room(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether one more may come this turn; a Balrog's second must not be unique (M-ORG-18)."""
    if not state.brought or deeds.may(state, Deed.COME_TOO, card):
        return True
    if any(is_avatar(state, one) for one in (*state.brought, card)):
        return False
    row = character(state, card)
    return (
        state.alignments[seat] is Alignment.BALROG
        and len(state.brought) == 1
        and row is not None
        and not row.card.unique
    )


def places_for(
    state: MeccgState, seat: Seat, card: CardId, sites: dict[CardId, bool]
) -> list[CardId]:
    """The sites at which a character can come, of those that may be havens."""
    if is_avatar(state, card) and avatar_of(state, seat) is not None:
        return []
    return [
        here
        for here, haven in sites.items()
        if (at_home(state, card, here) or is_received(state, seat, card, here, haven))
        and not deeds.cannot(state, Deed.BE_BROUGHT_IN, card, here)
        and has_space(state, seat, card, here)
        and (
            state.cards[here].zone is not Zone.SITES or versions.may_begin(state, seat, card, here)
        )
    ]


def has_space(state: MeccgState, seat: Seat, card: CardId, here: CardId) -> bool:
    """Whether one more can come to companies of a site that may not stay apart (M-COMP-02).

    They must be able to stay there as one, unless one of them can leave.
    """
    there = {
        key: one.members
        for key, one in companies_of(state, seat)
        if one.site == here and one.journey is None
    }
    if len(there) < 2 or is_haven(state, seat, here):
        return True
    together = tuple(one for group in there.values() for one in group)
    return composing.may_be_at(state, seat, (*together, card), here) or any(
        travelling.can_go(state, key) for key in there
    )


def first_of_each(state: MeccgState, sites: list[CardId]) -> list[CardId]:
    """One card of each site."""
    found: dict[str, CardId] = {}
    for card in sites:
        found.setdefault(state.cards[card].code, card)
    return list(found.values())


def is_received(state: MeccgState, seat: Seat, card: CardId, here: CardId, haven: bool) -> bool:
    """Whether a character may come to a site that is not his home: to havens, as a rule.

    Avatars come to some only, agents only by a card (M-ORG-03 to 10).
    """
    row = character(state, card)
    if row is not None and row.agent:
        return deeds.allowed_at(state, Deed.BE_BROUGHT_IN, Player(seat), card, here)
    if row is not None and row.avatar:
        return haven and site(state, here).place in AVATAR_SITES[state.alignments[seat]]
    return haven


def may_be_led(state: MeccgState, seat: Seat, card: CardId, here: CardId) -> bool:
    """Whether a character may come under general influence: in the avatar's company (M-ORG-10).

    Where only a card lets agents come, they come under direct influence.
    """
    if not is_avatar(state, card) and not (
        at_home(state, card, here) or is_haven(state, seat, here)
    ):
        return False
    avatar = avatar_of(state, seat)
    alone = avatar is None or deeds.may(state, Deed.COME_ALONE, card, here)
    if avatar is not None and not alone and not is_avatar(state, card):
        company = state.cards[avatar].company
        if company is None or state.companies[company].site != here:
            return False
        return composing.may_be_at(state, seat, (*members(state, company), card), here)
    there = [key for key, one in companies_of(state, seat) if one.site == here]
    return not there or company_for(state, seat, card, here, None) is not None


def controllers_at(
    state: MeccgState, seat: Seat, card: CardId, here: CardId, able: dict[CompanyId, Leaders]
) -> list[CardId]:
    """The characters at a site who could control another in their company (M-ORG-09, M-COMP-07).

    Who is able to lead in a company is found out once, and remembered for further newcomers.
    """
    found: list[CardId] = []
    if is_avatar(state, card):
        return found
    for key, company in companies_of(state, seat):
        if company.site != here:
            continue
        if key not in able:
            able[key] = leaders(state, company.members)
        if composing.may_be_at(state, seat, (*company.members, card), here):
            found += controllers(state, able[key], card)
    return found


def leaders(state: MeccgState, cards: Iterable[CardId]) -> Leaders:
    """Who of several may have followers, and what direct influence each has left (M-GAP-05)."""
    return {
        card: influence.spare_of(state, card)
        for card in cards
        if state.cards[card].follows is None and not deeds.cannot(state, Deed.HAVE_FOLLOWERS, card)
    }


def controllers(state: MeccgState, able: Leaders, card: CardId) -> list[CardId]:
    """Those leaders whose direct influence suffices for another (M-GAP-05)."""
    cost = influence.cost(state, card)
    return [
        leader
        for leader, spare in able.items()
        if leader != card
        and influence.left_against(state, leader, spare, card) >= cost
        and not deeds.cannot(state, Deed.BE_CONTROLLED, card, leader)
    ]


def bring_in(state: MeccgState, seat: Seat, card: CardId, here: CardId, by: CardId | None) -> None:
    """A character comes into play and joins a company at the site, or forms one."""
    for yielding in yielders(state, card):
        fates.throw_away(state, yielding)
    cards.bring_into_play(state, card, seat)
    if is_avatar(state, card) and by is None:
        staging.appear(state, seat, card)
    happen(state, Happens.PLAYED, card, by, site=here)
    there = company_for(state, seat, card, here, by)
    if there is None:
        if state.cards[here].zone is Zone.SITES:
            cards.put(state, here, Zone.PLAY)
        there = companies.form(state, seat, here, ())
    companies.join(state, card, there)
    if by is not None:
        companies.control(state, card, by)
    if by is None or not is_avatar(state, card):
        state.brought.append(card)


def company_for(
    state: MeccgState, seat: Seat, card: CardId, here: CardId, by: CardId | None
) -> CompanyId | None:
    """The company that a newcomer joins: of who controls him, of the avatar, or any with room."""
    if by is not None:
        return state.cards[by].company
    avatar = avatar_of(state, seat)
    own = None if avatar is None else state.cards[avatar].company
    there = [key for key, one in companies_of(state, seat) if one.site == here]
    there.sort(key=lambda key: key != own)
    for key in there:
        if composing.may_be_at(state, seat, (*members(state, key), card), here):
            return key
    return None


def leavers(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """A character may be discarded instead of bringing one in (M-ORG-20)."""
    if state.brought:
        return
    for _, company in companies_of(state, seat):
        haven = is_haven(state, seat, company.site)
        for card in company.members:
            if (haven or at_home(state, card, company.site)) and not is_avatar(state, card):
                yield o.Release(card)


def controls(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Characters may pass from one influence to another (M-ORG-21)."""
    led = [
        card
        for card in characters_of(state, seat)
        if state.cards[card].follows is not None and not is_avatar(state, card)
    ]
    if led:
        room = influence.general(state, seat) - influence.general_used(state, seat)
        yield from (o.Control(card) for card in led if influence.cost(state, card) <= room)
    yield from submissions(state, seat)


def submissions(state: MeccgState, seat: Seat) -> Iterator[o.Control]:
    """Characters under general influence who can follow another of their company."""
    for _, there in companies_of(state, seat):
        if len(there.members) < 2:
            continue
        followed = {state.cards[card].follows for card in there.members}
        free = [
            card
            for card in there.members
            if state.cards[card].follows is None
            and card not in followed
            and not is_avatar(state, card)
        ]
        able = leaders(state, there.members) if free else {}
        for card in free:
            for leader in controllers(state, able, card):
                yield o.Control(card, leader)
