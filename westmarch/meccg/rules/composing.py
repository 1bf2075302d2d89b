"""Who may travel together (M-COMP-07, M-COMP-09, M-COMP-23 to 26, M-RW-10)."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import deeds, traits
from westmarch.meccg.kinds import Alignment, CompanyId, Race
from westmarch.meccg.numbers import MOST_SIZE, halves
from westmarch.meccg.reading import allies_of, companies_of, is_lord, members, place
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Group
from westmarch.meccg.traits import is_haven
from westmarch.meccg.vocabulary.references import Deed

HERO = Alignment.HERO
DARK_FOLK = (Race.ORC, Race.TROLL)
NINE = 9
FREE_FOLK = (Race.ELF, Race.DWARF, Race.DUNADAN)


def may_be_at(state: MeccgState, seat: Seat, cards: tuple[CardId, ...], here: CardId) -> bool:
    """Whether characters may be one company at a site."""
    if is_too_large(state, cards):
        return False
    return is_lawful(state, seat, cards) or is_haven(state, seat, here)


def may_move(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company is not too large to go anywhere (M-COMP-07)."""
    return not is_too_large(state, members(state, company))


def may_move_to(state: MeccgState, company: CompanyId, to: CardId) -> bool:
    """Whether a company may move to a site as it is (M-COMP-09)."""
    there = state.companies[company]
    return state.alignments[there.seat] is HERO or is_lawful(
        state, there.seat, there.members, is_haven(state, there.seat, to)
    )


def may_join(state: MeccgState, cards: tuple[CardId, ...], company: CompanyId) -> bool:
    """Whether no card keeps characters or allies from being in a company."""
    return not any(deeds.cannot(state, Deed.BE_IN_COMPANY, card, Group(company)) for card in cards)


def is_too_large(state: MeccgState, cards: tuple[CardId, ...]) -> bool:
    """Whether characters are too many for one company (M-COMP-07)."""
    if len(cards) <= MOST_SIZE:
        return False
    return (halves(state, cards) + 1) // 2 > (NINE if are_nine(state, cards) else MOST_SIZE)


def are_nine(state: MeccgState, cards: tuple[CardId, ...]) -> bool:
    """Whether a company is of Ringwraiths alone, who may be nine by the errata (M-ERR-03)."""
    return state.errata and all(
        Race.RINGWRAITH in traits.races(state, card) and not allies_of(state, card)
        for card in cards
    )


def is_lawful(
    state: MeccgState, seat: Seat, cards: tuple[CardId, ...], to_haven: bool = False
) -> bool:
    """Whether characters may be together where it is no haven of theirs; or on their way to one."""
    if state.alignments[seat] is HERO:
        return True
    return (
        not are_enemies(state, seat, cards)
        and count_leaders(state, cards) <= 1
        and (to_haven or not is_lord_in_company(state, seat, cards))
    )


def are_enemies(state: MeccgState, seat: Seat, cards: tuple[CardId, ...]) -> bool:
    """Whether Orcs or Trolls would be together with their enemies (M-COMP-23, M-COMP-25)."""
    found = {race for card in cards for race in traits.races(state, card)}
    hobbits = state.alignments[seat] is Alignment.FALLEN_WIZARD and Race.HOBBIT in found
    return bool(found & {*DARK_FOLK}) and (hobbits or bool(found & {*FREE_FOLK}))


def count_leaders(state: MeccgState, cards: tuple[CardId, ...]) -> int:
    """How many leaders there are of whom only one may be (M-COMP-24, M-COMP-26)."""
    found = [card for card in cards if traits.is_leader(state, card)]
    more = [card for card in found if deeds.may(state, Deed.BE_IN_COMPANY, card)]
    return len(found) - min(1, len(more))


def is_lord_in_company(state: MeccgState, seat: Seat, cards: tuple[CardId, ...]) -> bool:
    """Whether a Ringwraith would be with others, his followers of his kind apart (M-RW-10)."""
    if state.alignments[seat] is not Alignment.MINION:
        return False
    lord = next((card for card in cards if is_lord(state, card)), None)
    if lord is None or deeds.may(state, Deed.BE_IN_COMPANY, lord):
        return False
    return any(Race.RINGWRAITH not in traits.races(state, card) for card in cards)


def is_settled(state: MeccgState, seat: Seat) -> bool:
    """Whether at most one company stays at each site, and each may be as it is (M-COMP-02)."""
    staying = [one for one in companies_of(state, seat) if one[1].journey is None]
    if len({place(state, there.site) for _, there in staying}) < len(staying):
        apart = [there.site for _, there in staying if not is_kept(state, seat, there.site)]
        if len({place(state, here) for here in apart}) < len(apart):
            return False
    return all(may_be_at(state, seat, there.members, there.site) for _, there in staying)


def is_kept(state: MeccgState, seat: Seat, here: CardId) -> bool:
    """Whether companies may stay apart at a site: each has a haven card of its own (M-JOIN-07)."""
    if not is_haven(state, seat, here):
        return False
    return sum(there.site == here for _, there in companies_of(state, seat)) == 1
