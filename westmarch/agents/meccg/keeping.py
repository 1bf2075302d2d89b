"""What cards are worth in hand, in the sideboard and in the piles."""

from __future__ import annotations

from westmarch.agents.meccg import missions
from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.records import AnyOption, CardId
from westmarch.meccg import influence
from westmarch.meccg import options as o
from westmarch.meccg.declared import every_effect, is_playable, ways
from westmarch.meccg.force import says
from westmarch.meccg.kinds import CardType, Zone
from westmarch.meccg.reading import (
    ally,
    avatar_of,
    character,
    characters_of,
    companies_of,
    creature,
    faction,
    is_avatar,
    item,
    printed,
    site,
)
from westmarch.meccg.rules import finding
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.vocabulary.abilities import AfterTest, PlayAt
from westmarch.meccg.vocabulary.effects import CallCouncil, CancelAttack


def keeps(sight: Sight, card: CardId) -> float:
    """What a card is worth to be had in hand; it is reckoned once."""
    known, key = sight.memory.kept, (card, sight.state.cards[card].code)
    if key not in known:
        known[key] = useful(sight, card)
    return known[key]


def useful(sight: Sight, card: CardId) -> float:
    """What a card can be used for."""
    state = sight.state
    if not is_playable(state.cards[card].code) or not may_enter(state, card):
        return -1.0
    if is_second(sight, card):
        return -0.5
    if does(sight, card, CallCouncil):
        return 3.0
    if creature(state, card) is not None:
        return 0.5 - crowd(sight)
    if character(state, card) is not None:
        return newcomer(sight, card)
    rows = (item(state, card), ally(state, card), faction(state, card))
    if any(row is not None for row in rows):
        if not is_winnable(sight, card):
            return 0.2
        if says(state.cards[card].code, AfterTest):
            return 0.6 + w.NEXT_STEP * sight.worth(card)
        if is_at_hand(sight, card):
            return w.AT_HAND + sight.worth(card)
        return 0.6 + sight.worth(card) if is_found_somewhere(sight, card) else 0.2
    if missions.is_mission(state, card):
        return 0.6 + sight.gain(card)
    if printed(state, card).type is CardType.HAZARD:
        return 0.4 - crowd(sight)
    return max(0.4 + sight.gain(card), w.ESCAPE * does(sight, card, CancelAttack))


def is_second(sight: Sight, card: CardId) -> bool:
    """Whether a card is unique, and the player holds it already."""
    row = printed(sight.state, card)
    return row.unique and any(
        one < card and printed(sight.state, one).being == row.being
        for one in sight.state.hands[sight.seat]
    )


def crowd(sight: Sight) -> float:
    """What hazards lose if there are many of them in hand."""
    hand = sight.state.hands[sight.seat]
    count = sum(printed(sight.state, card).type is CardType.HAZARD for card in hand)
    return w.CROWD * max(0, count - 4)


def is_at_hand(sight: Sight, card: CardId) -> bool:
    """Whether a company of the player is where a card can be played."""
    return sight.is_mine and any(
        finding.is_found(sight.state, sight.seat, key, card, False)
        for key, _ in companies_of(sight.state, sight.seat)
    )


def newcomer(sight: Sight, card: CardId) -> float:
    """What a character in hand is worth: nothing much if there is no influence for him."""
    if is_avatar(sight.state, card):
        return 3.0 if avatar_of(sight.state, sight.seat) is None else 0.1
    if influence.cost(sight.state, card) > sight.room:
        return 0.2
    lacking = w.FOLK - len(characters_of(sight.state, sight.seat))
    return 0.8 + sight.worth(card) + w.NEWCOMER * max(0, lacking)


def does(sight: Sight, card: CardId, effect: type[CallCouncil | CancelAttack]) -> bool:
    """Whether a card has an effect."""
    return any(
        isinstance(one, effect)
        for found in ways(sight.state.cards[card].code)
        for one in every_effect(found)
    )


def is_found_somewhere(sight: Sight, card: CardId) -> bool:
    """Whether a site of the player's is one at which a card can be played."""
    state = sight.state
    if says(state.cards[card].code, PlayAt):
        return True
    return any(
        finding.by_row(state, card, site(state, one), False) for one in state.sites[sight.seat]
    )


def is_winnable(sight: Sight, card: CardId) -> bool:
    """Whether somebody could win a faction, if it is one."""
    if faction(sight.state, card) is None:
        return True
    people = characters_of(sight.state, sight.seat)
    return any(sight.influence(by, card) >= w.UNWON for by in people)


def least(sight: Sight, option: AnyOption) -> float:
    """Which card is given away: the one of least worth."""
    return -keeps(sight, option.card) if isinstance(option, o.Pick) else 0.0


def throw(sight: Sight, option: AnyOption) -> float:
    """Whether a card is thrown away at the end of a turn: only one that is of no use.

    Who has nobody in play, or plays for very long, throws any, so that the deck goes on.
    """
    if isinstance(option, o.Pick):
        return -keeps(sight, option.card)
    if sight.state.turn > w.LONG or not characters_of(sight.state, sight.seat):
        return -w.PRICELESS
    return -w.USELESS if missions.wanted(sight) else -w.STUCK


def fetch(sight: Sight, option: AnyOption) -> float:
    """What is taken from the sideboard, and where to.

    Into the play deck if discarded cards would not come back; in the opponent's untap phase, where
    it halves the hazard limit, only when the deck will soon be shuffled anew.
    """
    soon = len(sight.state.decks[sight.seat]) <= 10 and not sight.is_last_deck
    if not isinstance(option, o.Fetch):
        return 0.0 if soon else w.IDLE
    value = keeps(sight, option.card)
    if option.into_deck is sight.is_last_deck and (sight.is_mine or soon):
        return value
    return value - 5.0


def exchange(sight: Sight, option: AnyOption) -> float:
    """Which card of the discard pile goes for a better one of the sideboard."""
    if not isinstance(option, o.Pick):
        return -0.2
    value = keeps(sight, option.card)
    return value if sight.state.cards[option.card].zone is Zone.SIDEBOARD else -value
