"""Playing a card that was shown for a successful influence attempt (M-IA-14 to 24)."""

from __future__ import annotations

from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.meccg import deeds, influence, numbers
from westmarch.meccg import options as o
from westmarch.meccg.declared import is_playable
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.reading import ally, character, faction, item
from westmarch.meccg.rules import composing, finding, newcomers
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Player
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary.references import Deed, Happens


def gains(
    state: MeccgState, seat: Seat, card: CardId, by: CardId, company: CompanyId
) -> tuple[AnyOption, ...]:
    """How a card that was shown can be played; an item has to be (M-IA-21)."""
    if company not in state.companies or not may_be_played(state, seat, card):
        return ()
    if character(state, card) is not None:
        found = tuple(places(state, seat, card, company))
        return (o.No(), *found) if found else ()
    if item(state, card) is not None:
        return (o.Yes(),) if finding.may_bear(state, seat, company, card, by) else ()
    if ally(state, card) is not None and not suffices(state, by, card):
        return ()
    return (o.No(), o.Yes())


def may_be_played(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a card may come into play at all."""
    return (
        card in state.hands[seat]
        and is_playable(state.cards[card].code)
        and may_enter(state, card)
        and not deeds.cannot(state, Deed.PLAY, Player(seat), card)
        and (character(state, card) is None or newcomers.is_of_right_mind(state, seat, card))
    )


def suffices(state: MeccgState, by: CardId, card: CardId) -> bool:
    """Whether the influencer has influence enough for an ally (M-IA-19)."""
    return influence.unused_direct(state, by, card) >= numbers.mind(state, card)


def places(state: MeccgState, seat: Seat, card: CardId, company: CompanyId) -> list[AnyOption]:
    """Under whom a character can come into the company, if influence suffices (M-IA-14)."""
    there = state.companies[company]
    if not composing.may_be_at(state, seat, (*there.members, card), there.site):
        return []
    room = influence.general(state, seat) - influence.general_used(state, seat)
    found: list[AnyOption] = []
    if influence.cost(state, card) <= room:
        found.append(o.BringIn(card, there.site))
    leaders = newcomers.leaders(state, there.members)
    able = newcomers.controllers(state, leaders, card)
    found += [o.BringIn(card, there.site, one) for one in able]
    return found


def gain(
    state: MeccgState,
    seat: Seat,
    card: CardId,
    by: CardId,
    company: CompanyId,
    choice: AnyOption,
) -> None:
    """A card that was shown is played; the site does not tap (M-IA-24)."""
    if isinstance(choice, o.No):
        return
    cards.bring_into_play(state, card, seat)
    if isinstance(choice, o.BringIn):
        companies.join(state, card, company)
        if choice.by is not None:
            companies.control(state, card, choice.by)
    elif faction(state, card) is None:
        cards.attach(state, card, by)
    happen(state, Happens.PLAYED, card, by, company, state.companies[company].site)
