"""Questions about cards: who controls one, what it is, whether it fits, what it counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, assert_never

from westmarch.kernel.records import CardId, Seat
from westmarch.lcg.declared import ABILITIES, Index, having
from westmarch.lcg.kinds import (
    ACTIVE,
    ATTACHED,
    ENGAGED,
    PLAY,
    STAGING,
    CardType,
    Keyword,
    Sphere,
)
from westmarch.lcg.state import Card, LcgState, attachments, in_play, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.tables.printed import Printed
from westmarch.lcg.vocabulary import conditions as c
from westmarch.lcg.vocabulary.abilities import (
    Ability,
    Ban,
    Cannot,
    GainsSphere,
    GainsTrait,
)
from westmarch.lcg.vocabulary.filters import (
    And,
    Filter,
    Has,
    In,
    Is,
    Named,
    Not,
    Of,
    Or,
    Status,
    Trait,
)
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import Each, Ref, Target

Q = TypeVar("Q", bound=Ability)

BANS = Index(Ban, Cannot, lambda ban, cannot: cannot.what is ban)
TRAITS = having(GainsTrait)
SPHERES = having(GainsSphere)
ALONE: dict[Sphere | None, tuple[Sphere, ...]] = {None: (), **{own: (own,) for own in Sphere}}


def is_active(state: LcgState, card: CardId) -> bool:
    """Whether a card in play shows its own text: prisoners and Orc Guards do not."""
    return shown(state, card).code == state.cards[card].code


def controller(state: LcgState, card: CardId) -> Seat | None:
    """Who controls a card in play (L-CTRL-02, 09, 10, L-FAQ-44, 45)."""
    there = state.cards[card]
    if there.zone is PLAY:
        return there.seat
    if there.zone is not ATTACHED or there.host is None:
        return None
    host = state.cards[there.host]
    if there.owner is None and CARDS[there.code].type is not CardType.OBJECTIVE:
        return None
    return host.seat if host.zone is PLAY else there.seat


def traits(state: LcgState, card: CardId) -> tuple[str, ...]:
    """A card's traits, printed and gained."""
    own = shown(state, card).traits
    if card not in state.attached:
        return own
    gained = [
        ability.trait
        for attached in attachments(state, card)
        for ability in TRAITS.get(state.cards[attached].code, ())
    ]
    return (*own, *gained) if gained else own


def spheres(state: LcgState, card: CardId) -> tuple[Sphere, ...]:
    """The spheres that a card belongs to (L-SPHERE-05)."""
    own = shown(state, card).sphere
    if card not in state.attached:
        return ALONE[own]
    gained = [
        ability.sphere
        for attached in attachments(state, card)
        for ability in SPHERES.get(state.cards[attached].code, ())
        if ability.if_ is None or holds(state, ability.if_, own_context(state, attached))
    ]
    return (*ALONE[own], *gained)


def own_context(state: LcgState, card: CardId) -> Context:
    """The context in which a card's own text speaks."""
    seat = controller(state, card)
    if seat is None:
        seat = state.cards[card].seat
    return Context(card, state.first if seat is None else seat)


# Filters


Fit = Callable[[LcgState, CardId, Card, Printed, Context], bool]
"""Whether a card fits if it lies there and counts as this."""

FITS: dict[Filter, tuple[Fit, bool]] = {}
"""The filters worked out so far; and whether only characters can fit."""


def matching(state: LcgState, filter: Filter, context: Context) -> list[CardId]:
    """All cards in play that fit."""
    fit, only_characters = known(filter)
    cards = state.cards
    there = [card for area in state.area for card in area] if only_characters else in_play(state)
    return [card for card in there if fit(state, card, cards[card], shown(state, card), context)]


def fits(state: LcgState, card: CardId, filter: Filter, context: Context) -> bool:
    """Whether a card fits where it lies now."""
    return known(filter)[0](state, card, state.cards[card], shown(state, card), context)


def fitting(filter: Filter) -> Fit:
    """A filter as a function, worked out once."""
    return known(filter)[0]


def known(filter: Filter) -> tuple[Fit, bool]:
    """A filter as a function, and whether only characters can fit, worked out once."""
    found = FITS.get(filter)
    if found is None:
        found = FITS[filter] = (worked_out(filter), is_of_characters(filter))
    return found


def is_of_characters(filter: Filter) -> bool:
    """Whether only heroes and allies can fit, which lie in the players' areas."""
    match filter:
        case Is(kind):
            return kind in (CardType.HERO, CardType.ALLY)
        case And(parts):
            return any(is_of_characters(part) for part in parts)
        case Or(parts):
            return all(is_of_characters(part) for part in parts)
    return False


def worked_out(filter: Filter) -> Fit:
    """What a filter asks of a card."""
    match filter:
        case And(parts):
            return all_of(tuple(fitting(part) for part in parts))
        case Or(parts):
            tests = tuple(fitting(part) for part in parts)
            return any_of(tests)
        case Not(part):
            test = fitting(part)
            return lambda state, card, there, row, context: (
                not test(state, card, there, row, context)
            )
        case Is(CardType.ATTACHMENT):
            return lambda state, card, there, row, context: counts_as_attachment(state, card, row)
        case Is(kind):
            return lambda state, card, there, row, context: row.type is kind
        case In(status):
            return STATUSES[status]
        case Trait(name):
            return lambda state, card, there, row, context: (
                name in (traits(state, card) if there is state.cards[card] else row.traits)
            )
        case Has(keyword):
            return lambda state, card, there, row, context: has_keyword(row, keyword)
        case Of(sphere):
            return lambda state, card, there, row, context: (
                sphere in (spheres(state, card) if there.zone is PLAY else (row.sphere,))
            )
        case Named(code):
            return lambda state, card, there, row, context: row.code == code
    assert_never(filter)


def all_of(tests: tuple[Fit, ...]) -> Fit:
    """Several tests as one, the first that fails decides."""

    def fit(state: LcgState, card: CardId, there: Card, row: Printed, context: Context) -> bool:
        for test in tests:  # noqa: SIM110 - a generator would be twice as slow
            if not test(state, card, there, row, context):
                return False
        return True

    return fit


def any_of(tests: tuple[Fit, ...]) -> Fit:
    """Several tests as one, the first that is passed decides."""

    def fit(state: LcgState, card: CardId, there: Card, row: Printed, context: Context) -> bool:
        for test in tests:  # noqa: SIM110 - a generator would be twice as slow
            if test(state, card, there, row, context):
                return True
        return False

    return fit


STATUSES: dict[Status, Fit] = {
    Status.READY: lambda s, card, there, row, c: not there.exhausted,
    Status.EXHAUSTED: lambda s, card, there, row, c: there.exhausted,
    Status.COMMITTED: lambda s, card, there, row, c: there.committed,
    Status.DAMAGED: lambda s, card, there, row, c: there.damage > 0,
    Status.STAGED: lambda s, card, there, row, c: (
        there.zone is STAGING or is_guarded_there(s, there, row)
    ),
    Status.ACTIVE: lambda s, card, there, row, c: there.zone is ACTIVE,
    Status.ENGAGED: lambda s, card, there, row, c: there.zone is ENGAGED,
    Status.ENGAGED_WITH_YOU: lambda s, card, there, row, c: is_engaged(there, (c.you,)),
    Status.ENGAGED_WITH_CHOSEN: lambda s, card, there, row, c: is_engaged(there, (c.player,)),
    Status.ENGAGED_ELSEWHERE: lambda s, card, there, row, c: (
        there.zone is ENGAGED and there.seat != c.you
    ),
    Status.CONTROLLED: lambda s, card, there, row, c: (
        (controller(s, card) if there is s.cards[card] else there.seat) == c.you
    ),
    Status.CONTROLLED_BY_CHOSEN: lambda s, card, there, row, c: controller(s, card) == c.player,
    Status.PRINTED_SPHERE: lambda s, card, there, row, c: CARDS[there.code].sphere is not None,
    Status.UNCLAIMED: lambda s, card, there, row, c: not is_claimed(s, card),
    Status.FREE: lambda s, card, there, row, c: there.zone is STAGING,
    Status.ON_DEFENDER: lambda s, card, there, row, c: (
        bool(s.assaults) and there.host in s.assaults[-1].characters
    ),
    Status.ITSELF: lambda s, card, there, row, c: card == c.source,
    Status.CHOSEN: lambda s, card, there, row, c: card in c.chosen,
}
"""How a card must lie: seen from the state, the card, its place, its row and the context."""


def is_engaged(there: Card, seats: tuple[Seat | None, ...]) -> bool:
    """Whether an enemy is engaged with one of some players."""
    return there.zone is ENGAGED and there.seat in seats


def counts_as_attachment(state: LcgState, card: CardId, row: Printed) -> bool:
    """Whether a card is an attachment, or an objective that lies on a hero (L-FAQ-47)."""
    claimed = row.type is CardType.OBJECTIVE and is_claimed(state, card)
    return row.type is CardType.ATTACHMENT or claimed


def has_keyword(row: Printed, keyword: Keyword) -> bool:
    """Whether a card has a keyword."""
    return keyword in row.keywords


def is_claimed(state: LcgState, card: CardId) -> bool:
    """Whether an objective is attached to a hero."""
    host = state.cards[card].host
    return host is not None and state.cards[host].zone is PLAY


def is_unclaimed_objective(state: LcgState, card: CardId) -> bool:
    """Whether a card is an objective that nobody has claimed, guarded or not."""
    kind = CARDS[state.cards[card].code].type
    return kind is CardType.OBJECTIVE and not is_claimed(state, card)


def is_guarded_there(state: LcgState, there: Card, row: Printed) -> bool:
    """Whether an objective lies in the staging area with its guard (L-OPEN-16)."""
    return (
        row.type is CardType.OBJECTIVE
        and there.host is not None
        and state.cards[there.host].zone is STAGING
    )


# Targets


def targets(state: LcgState, target: Target, context: Context) -> list[CardId]:
    """The cards that an effect means."""
    match target:
        case Each(of):
            return matching(state, of, context)
        case Ref.SELF:
            return [context.source]
        case Ref.HOST:
            host = state.cards[context.source].host
            # A guard is not the hero of whom the text of an objective speaks.
            if host is None or is_unclaimed_objective(state, context.source):
                return []
            return [host]
        case Ref.CHOSEN:
            return list(context.chosen)
        case Ref.IT:
            return [] if context.it is None else [context.it]
        case Ref.ATTACKER:
            return [state.assaults[-1].enemy] if state.assaults else []
        case Ref.DEFENDER:
            return list(state.assaults[-1].characters) if state.assaults else []
        case Ref.EVERYBODY:
            return []
    assert_never(target)


# Conditions


def holds(state: LcgState, condition: c.Condition, context: Context) -> bool:
    """Whether a condition is true now."""
    match condition:
        case c.Fits(what, filter):
            return any(fits(state, card, filter, context) for card in targets(state, what, context))
        case c.InPlay(filter, least):
            return len(matching(state, filter, context)) >= least
        case c.Undefended():
            return bool(state.assaults) and not state.assaults[-1].characters
        case c.ThreatAtLeast(threat):
            return state.threat[context.you] >= threat
        case c.Attacking(what, enemy):
            return any(
                not assault.by_enemy
                and card in assault.characters
                and fits(state, assault.enemy, enemy, context)
                for assault in state.assaults[-1:]
                for card in targets(state, what, context)
            )
        case c.Claimed(least):
            claimed = (
                is_claimed(state, card)
                for cards in state.attached.values()
                for card in cards
                if CARDS[state.cards[card].code].type is CardType.OBJECTIVE
            )
            return sum(claimed) >= least
        case c.PrisonerRescued():
            return prisoner(state) is None
        case c.Opposite(of):
            return not holds(state, of, context)
    assert_never(condition)


def prisoner(state: LcgState) -> CardId | None:
    """The hero who lies face down, if any."""
    for area in state.area:
        for card in area:
            if state.cards[card].face_down:
                return card
    return None


def is_banned(state: LcgState, ban: Ban, card: CardId | None = None) -> bool:
    """Whether some text in play says that a card, or the players, cannot do something."""
    bans = BANS.of(state.cast)[ban]
    for source in in_play(state) if bans else ():
        for _, ability in bans.get(state.cards[source].code, ()):
            if not is_active(state, source):
                continue
            context = own_context(state, source)
            if ability.if_ is not None and not holds(state, ability.if_, context):
                continue
            if card is None or card in targets(state, ability.to, context):
                return True
    return False


def quest_abilities(state: LcgState, kind: type[Q]) -> list[Q]:
    """The abilities of a kind on the current quest card, if there is one yet."""
    return [
        ability
        for card in state.quest
        for ability in ABILITIES[state.cards[card].code]
        if isinstance(ability, kind)
    ]
