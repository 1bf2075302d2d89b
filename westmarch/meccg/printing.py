"""The figures that numbers start from: of cards, companies, attacks and players."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import numbers, scoring
from westmarch.meccg.kinds import Alignment
from westmarch.meccg.reading import ally, avatar_of, character, creature, holder, item, lying_on
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CARDS, EVENTS
from westmarch.meccg.things import Assault, Group, Player, Thing
from westmarch.meccg.underway import attack_of
from westmarch.meccg.vocabulary.references import Stat

GENERAL_INFLUENCE = 20
"""What each player can control (M-INFL-01)."""

SHADOW_INFLUENCE = 5
"""What minion and Balrog players have beside it, for no characters (M-INFL-02)."""

HAND = 8
"""The cards of a hand (M-SETUP-28)."""

MOST_REGIONS = 4
"""Region movement crosses no more, both ends included (M-MOVE-10)."""

UNTAPPED_PENALTY = -3
"""What it costs to fight and not tap (M-CBT-17)."""


def has(state: MeccgState, thing: Thing, stat: Stat) -> bool:
    """Whether something has such a number at all."""
    if type(thing) is Assault:
        attack = attack_of(state, thing.number)
        if attack is None:
            return False
        return stat is not Stat.BODY or attack.attack.body is not None
    return not isinstance(thing, int) or stat not in PARTIAL or has_of_card(state, thing, stat)


PARTIAL = frozenset((Stat.MIND, Stat.PROWESS, Stat.BODY, Stat.MARSHALLING))
"""The numbers that not every card has."""


def has_of_card(state: MeccgState, card: CardId, stat: Stat) -> bool:
    """Whether a card has a number that not every card has."""
    if stat is Stat.MARSHALLING:
        return CARDS[state.cards[card].code].points is not None
    person = character(state, card)
    if person is not None:
        return stat is not Stat.MIND or person.mind is not None
    friend = ally(state, card)
    if friend is None:
        return False
    if stat is Stat.MIND:
        return True
    return (friend.prowess if stat is Stat.PROWESS else friend.body) is not None


def printed(state: MeccgState, thing: Thing, stat: Stat) -> int:
    """The figure that a number starts from."""
    if isinstance(thing, int):
        return of_card(state, thing, stat)
    match thing:
        case Player(seat):
            return of_player(state, seat, stat)
        case Group():
            return MOST_REGIONS if stat is Stat.MAX_REGIONS else 0
        case Assault(number):
            return of_attack(state, number, stat)
        case _:
            return 0


def of_card(state: MeccgState, card: CardId, stat: Stat) -> int:
    """The figure of a card."""
    known = OF_CARDS.get(stat)
    return 0 if known is None else known(state, card)


def prowess(state: MeccgState, card: CardId) -> int:
    """The printed prowess of a character or ally."""
    person = character(state, card)
    if person is not None:
        return person.prowess
    friend = ally(state, card)
    return (friend.prowess or 0) if friend is not None else 0


def body(state: MeccgState, card: CardId) -> int:
    """The printed body of a character or ally."""
    person = character(state, card)
    if person is not None:
        return person.body
    friend = ally(state, card)
    return (friend.body or 0) if friend is not None else 0


def mind(state: MeccgState, card: CardId) -> int:
    """The printed mind of a character or ally."""
    person = character(state, card)
    if person is not None:
        return person.mind or 0
    friend = ally(state, card)
    return friend.mind if friend is not None else 0


def strikes(state: MeccgState, card: CardId) -> int:
    """The most strikes that one attack of a creature has; 0 if that depends on the company."""
    row = creature(state, card)
    found = () if row is None else tuple(attack.strikes for attack in row.attacks)
    return 0 if None in found else max((each or 0 for each in found), default=0)


def control_cost(state: MeccgState, card: CardId) -> int:
    """What it takes to control a character: his mind, with what cards have made of it."""
    return numbers.mind(state, card)


def direct_influence(state: MeccgState, card: CardId) -> int:
    """The printed direct influence of a character or ally."""
    person = character(state, card)
    if person is not None:
        return person.direct_influence
    friend = ally(state, card)
    return friend.direct_influence if friend is not None else 0


def corruption(state: MeccgState, card: CardId) -> int:
    """The corruption points on a character, or of an item or event (M-STAGE-05)."""
    person = character(state, card)
    if person is None:
        return item_corruption(state, card)
    bearing = corrupting(state, card)
    return sum(numbers.number(state, held, Stat.CORRUPTION) for held in bearing)


def corrupting(state: MeccgState, card: CardId) -> list[CardId]:
    """The cards whose corruption points count for a character (M-STAGE-05)."""
    bearing = [each for held in lying_on(state, card) for each in (held, *lying_on(state, held))]
    person = character(state, card)
    avatar = person is not None and person.avatar
    if avatar and state.alignments[holder(state, card)] is Alignment.FALLEN_WIZARD:
        bearing += stage_cards(state, holder(state, card))
    return bearing


def stage_cards(state: MeccgState, seat: Seat) -> list[CardId]:
    """The stage cards of a player in play that lie on nothing."""
    return [
        card
        for card in state.play
        if holder(state, card) == seat
        and CARDS[state.cards[card].code].alignment is Alignment.STAGE
        and state.cards[card].host is None
        and item(state, card) is None
    ]


def corruption_check(state: MeccgState, card: CardId) -> int:
    """What a character's card adds to his corruption checks."""
    person = character(state, card)
    return 0 if person is None else person.corruption_modifier


def untapped_penalty(state: MeccgState, card: CardId) -> int:
    """What fighting without tapping costs."""
    return UNTAPPED_PENALTY


def marshalling(state: MeccgState, card: CardId) -> int:
    """The marshalling points that a card normally gives."""
    points = CARDS[state.cards[card].code].points
    return 0 if points is None else points.value.base


OF_CARDS: dict[Stat, Callable[[MeccgState, CardId], int]] = {
    Stat.PROWESS: prowess,
    Stat.BODY: body,
    Stat.MIND: mind,
    Stat.STRIKES: strikes,
    Stat.CONTROL_COST: control_cost,
    Stat.DIRECT_INFLUENCE: direct_influence,
    Stat.CORRUPTION: corruption,
    Stat.CORRUPTION_CHECK: corruption_check,
    Stat.UNTAPPED_PENALTY: untapped_penalty,
    Stat.MARSHALLING: marshalling,
    Stat.WEAPONS: lambda state, card: 1,
    Stat.AGENT_ACTIONS: lambda state, card: 1,
    Stat.ROLLS: lambda state, card: 1,
}


def of_attack(state: MeccgState, number: int, stat: Stat) -> int:
    """The figure of an attack."""
    attack = attack_of(state, number)
    assert attack is not None, f"there is no attack {number}"
    match stat:
        case Stat.PROWESS:
            return attack.attack.prowess
        case Stat.BODY:
            return attack.attack.body or 0
        case Stat.STRIKES:
            return attack.attack.strikes or 0
        case _:
            return 0


def of_player(state: MeccgState, seat: Seat, stat: Stat) -> int:
    """The figure of a player."""
    known = OF_PLAYERS.get(stat)
    return 0 if known is None else known(state, seat)


def general_influence(state: MeccgState, seat: Seat) -> int:
    """20, or what the Fallen-wizard in play has on his card (M-INFL-01, M-GAP-20)."""
    if state.alignments[seat] is Alignment.FALLEN_WIZARD:
        avatar = avatar_of(state, seat)
        row = None if avatar is None else character(state, avatar)
        if row is not None and row.general_influence is not None:
            return row.general_influence
    return GENERAL_INFLUENCE


def spare_influence(state: MeccgState, seat: Seat) -> int:
    """What minion and Balrog players have beside it, for no characters (M-INFL-02)."""
    dark = state.alignments[seat] in (Alignment.MINION, Alignment.BALROG)
    return SHADOW_INFLUENCE if dark else 0


def stage_points(state: MeccgState, seat: Seat) -> int:
    """The stage points of a player."""
    return scoring.stage_points(state, seat)


def points(state: MeccgState, seat: Seat) -> int:
    """The marshalling points of a player."""
    return sum(scoring.points(state, seat).values())


OF_PLAYERS: dict[Stat, Callable[[MeccgState, Seat], int]] = {
    Stat.GENERAL_INFLUENCE: general_influence,
    Stat.SPARE_INFLUENCE: spare_influence,
    Stat.HAND_SIZE: lambda state, seat: HAND,
    Stat.STAGE_POINTS: stage_points,
    Stat.MARSHALLING: points,
    Stat.CHARACTERS_PER_TURN: lambda state, seat: 1,
}


def item_corruption(state: MeccgState, card: CardId) -> int:
    """The printed corruption points of an item or event."""
    row = item(state, card)
    event = EVENTS.get(state.cards[card].code)
    points = row.corruption if row is not None else None if event is None else event.corruption
    return 0 if points is None else scoring.figure(state, card, points)
