"""Events and actions of cards: which are played, and on what."""

from __future__ import annotations

from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.sight import Sight
from westmarch.agents.meccg.tempting import temptation
from westmarch.kernel.records import AnyOption, CardId
from westmarch.meccg import influence, numbers
from westmarch.meccg import options as o
from westmarch.meccg.declared import Event, every_effect, ways, within
from westmarch.meccg.force import says
from westmarch.meccg.kinds import CardType, Phase, Status, Zone
from westmarch.meccg.reading import avatar_of, characters_of, is_avatar, printed
from westmarch.meccg.rules import acting
from westmarch.meccg.vocabulary import acts, effects, journeys
from westmarch.meccg.vocabulary.abilities import AfterTest, ShortEvent
from westmarch.meccg.vocabulary.effects import Action, Effect

HOSTILE = (
    acts.Discard,
    acts.Wound,
    acts.Tap,
    acts.Eliminate,
    effects.CorruptionCheck,
    effects.BodyCheck,
    journeys.ReturnToOrigin,
    effects.Cancel,
    effects.CancelAttack,
    journeys.TakePrisoner,
    effects.Lapse,
)
"""What nobody does to his own cards if he can help it."""


def event(sight: Sight, option: AnyOption) -> float:
    """A card whose use is not understood any better: what stays is played, the rest with care."""
    match option:
        case o.PlayEvent(card, way):
            return play(sight, card, ways(sight.state.cards[card].code)[way])
        case o.Act(card, number):
            listed = acting.listed(sight.state, card)
            return act(sight, listed[number][0]) if number < len(listed) else -1.0
    return -1.0


def play(sight: Sight, card: CardId, found: Event) -> float:
    """What it is worth to play an event."""
    does = every_effect(found)
    if any(isinstance(one, effects.CallCouncil) for one in does):
        return 5.0 if sight.lead >= w.AHEAD else w.NEVER
    hazard = printed(sight.state, card).type is CardType.HAZARD
    if hazard and sight.is_mine:
        return 0.0
    if not heals_somebody(sight, does):
        return 0.0
    if any(isinstance(one, effects.TestRing) for one in does):
        return w.HELP + w.RING * has_rings(sight)
    value = w.HELP / 2 if isinstance(found, ShortEvent) else w.HELP + sight.gain(card)
    return value - tapping(sight, found.way.tap is not None) - strain(sight, does)


def act(sight: Sight, action: Action) -> float:
    """What it is worth to use a card in play; what costs nothing would be used without end."""
    if not (action.tap or action.discard is not None or action.once or action.spends):
        return -1.0
    does = tuple(inner for effect in action.do for inner in within(effect))
    if any(isinstance(one, acts.Untap) for one in does):
        return 0.0  # two who untap each other would never come to an end
    if not heals_somebody(sight, does):
        return 0.0
    if any(isinstance(one, effects.TestRing) for one in does):
        return w.HELP + w.RING * has_rings(sight)
    if action.discard is not None or any(isinstance(one, acts.Discard) for one in does):
        return 0.04
    return w.HELP / 2 - tapping(sight, bool(action.tap))


def has_rings(sight: Sight) -> bool:
    """Whether the hand holds a ring that a gold ring may turn out to be."""
    hand = sight.state.hands[sight.seat]
    return any(says(sight.state.cards[card].code, AfterTest) for card in hand)


def strain(sight: Sight, does: tuple[Effect, ...]) -> float:
    """What a card may cost that tempts who uses it: the avatar, most often."""
    lord = avatar_of(sight.state, sight.seat)
    checks = [one for one in does if isinstance(one, effects.CorruptionCheck)]
    if lord is None or not checks or not sight.is_mine:
        return 0.0
    return temptation(sight, lord, 2) * sight.price(lord)


def strain_of(sight: Sight, option: AnyOption) -> float:
    """The same of an event that could be played."""
    if not isinstance(option, o.PlayEvent):
        return 0.0
    found = ways(sight.state.cards[option.card].code)[option.way]
    return strain(sight, every_effect(found))


def heals_somebody(sight: Sight, does: tuple[Effect, ...]) -> bool:
    """Whether an effect that would heal finds somebody who is wounded."""
    if not any(isinstance(one, acts.Heal) for one in does):
        return True
    people = characters_of(sight.state, sight.seat)
    return any(sight.state.cards[card].status is Status.WOUNDED for card in people)


def tapping(sight: Sight, taps: bool) -> float:
    """What it costs that somebody taps: before the site phase he may still be needed."""
    soon = sight.is_mine and sight.state.phase is not Phase.END
    return 0.8 * w.TAPPED if taps and soon else 0.0


def is_answer(sight: Sight, option: AnyOption) -> bool:
    """Whether an event cancels something."""
    if not isinstance(option, o.PlayEvent):
        return False
    found = ways(sight.state.cards[option.card].code)[option.way]
    return any(isinstance(one, effects.Cancel) for one in every_effect(found))


def is_hostile(sight: Sight, card: CardId) -> bool:
    """Whether a card does harm to what it is played on."""
    row = printed(sight.state, card)
    if row.type is CardType.HAZARD:
        return True
    return any(
        isinstance(one, HOSTILE)
        for found in ways(row.code)
        if isinstance(found, ShortEvent)
        for one in every_effect(found)
    )


def target(sight: Sight, card: CardId, option: AnyOption) -> float:
    """On what a card is played: on the own what helps, on the opponent's what harms."""
    if not isinstance(option, o.Pick):
        return w.IDLE if isinstance(option, (o.Done, o.No)) else w.HELP
    picked = option.card
    if sight.state.cards[picked].zone is not Zone.PLAY:
        return 0.5 + 0.1 * sight.worth(picked)
    good = sight.is_mine_card(picked) is not is_hostile(sight, card)
    best = 0.1 * (sight.points(picked) + is_avatar(sight.state, picked))
    return 0.5 + best if good else 0.2 - best


def user(sight: Sight, option: AnyOption) -> float:
    """Who uses a card: who is least of use otherwise."""
    if not isinstance(option, o.Pick):
        return w.NEVER
    strong = numbers.prowess(sight.state, option.card)
    return -0.05 * (strong + influence.direct(sight.state, option.card))
