"""Playing cards in the Living Card Game: what is worth its cost, and what helps now."""

from __future__ import annotations

from itertools import combinations

from westmarch.agents.lcg import weights as w
from westmarch.agents.lcg.fighting import (
    best_defense,
    force,
    party,
    quarry,
    striking,
    toughness,
    worth,
)
from westmarch.agents.lcg.reading import (
    bonus,
    effects_of,
    flat,
    is_restricted,
    kind_of,
    leaves_soon,
    rises_for,
)
from westmarch.agents.lcg.sight import Sight, left
from westmarch.kernel.records import AnyOption
from westmarch.kernel.windows import Pass
from westmarch.lcg import options as o
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Phase, Stat
from westmarch.lcg.tables import CARDS
from westmarch.lcg.tables.printed import Printed
from westmarch.lcg.view import SeenCard
from westmarch.lcg.vocabulary import abilities as a
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import quests as q
from westmarch.lcg.vocabulary.targets import HOST, SELF, Each

CANCELS = (e.CancelWhenRevealed, e.CancelShadow, e.CannotAttack)


def cost(code: str | None) -> int:
    """A card's cost; X counts as 2."""
    found = CARDS[code].cost if code in CARDS else None
    return 9 if found is None else 2 if found < 0 else found


BOUGHT = 50.0
"""How the card is rated that is played next, above all others."""


def purchases(
    sight: Sight, rated: list[tuple[float, AnyOption]], plays: list[o.Play]
) -> list[tuple[float, AnyOption]]:
    """Actions with what playing cards is worth: the best first, others behind it by their worth."""
    best = best_play(sight, plays)
    behind = 0.0 if best in plays else BOUGHT

    def worth_of(value: float, option: AnyOption) -> float:
        if option not in plays:
            return value
        whole = BOUGHT if option == best else in_play(sight, sight.touched(option))
        return whole - behind

    return [(worth_of(value, option), option) for value, option in rated]


def best_play(sight: Sight, plays: list[o.Play]) -> AnyOption:
    """The dearest card of the group of cards that is worth most for the resources there are."""
    rated = [(value, play) for play in plays if (value := in_play(sight, sight.touched(play))) > 0]
    rated = sorted(rated, key=lambda pair: -pair[0])[:7]
    best = held(sight, sight.resources)
    chosen: tuple[tuple[float, o.Play], ...] = ()
    for size in range(1, len(rated) + 1):
        for group in combinations(rated, size):
            price = sum(cost(code_of(sight, play)) for _, play in group)
            if price <= sight.resources and are_different(sight, group):
                value = sum(value for value, _ in group) + held(sight, sight.resources - price)
                if value > best:
                    best, chosen = value, group
    return max(chosen, key=lambda pair: pair[0])[1] if chosen else Pass()


def are_different(sight: Sight, group: tuple[tuple[float, o.Play], ...]) -> bool:
    """Whether no unique card is twice in a group."""
    codes = [code_of(sight, play) or "" for _, play in group]
    return all(codes.count(code) == 1 or not CARDS[code].unique for code in codes)


def code_of(sight: Sight, option: AnyOption) -> str | None:
    """The code of the card that an option touches."""
    card = sight.touched(option)
    return None if card is None else card.code


def held(sight: Sight, resources: int) -> float:
    """What it is worth to keep resources, for the answers in hand above all."""
    value = w.RESOURCE * min(resources, 5)
    for card in sight.board.hand:
        effects = (*effects_of(card.code, a.Response), *effects_of(card.code, a.Action))
        if any(isinstance(effect, CANCELS) for effect in effects):
            price = cost(card.code)
            if price <= resources and kind_of(card.code) is CardType.EVENT:
                resources -= price
                value += w.ANSWER
    for hero in sight.heroes:
        needed = rises_for(hero.code)
        if needed and resources >= needed:
            value += w.ANSWER
    return value


def in_play(sight: Sight, card: SeenCard | None) -> float:
    """What it is worth to have a card of the hand in play."""
    if card is None or card.code not in CARDS:
        return 0.0
    row = CARDS[card.code]
    return attachment(sight, row) if row.type is CardType.ATTACHMENT else ally(sight, row)


def ally(sight: Sight, row: Printed) -> float:
    """An ally: figures and abilities."""
    if leaves_soon(row.code):
        figures = 1.2 * (row.willpower or 0) + 0.8 * len(sight.foes) * (row.attack or 0)
        return figures + w.PASSING_ALLY
    figures = w.WILLPOWER * (row.willpower or 0) + w.ATTACK * (row.attack or 0)
    figures += w.DEFENSE * (row.defense or 0) + w.HIT_POINTS * (row.hit_points or 0) + w.ALLY
    abilities = [x for x in ABILITIES[row.code] if isinstance(x, a.Action | a.Response)]
    return figures + w.ABILITY * len(abilities)


def attachment(sight: Sight, row: Printed) -> float:
    """An attachment: what it adds, or what it does each round."""
    if is_restricted(row.code) and all(sight.hands_full(hero) for hero in sight.heroes):
        return 0.0
    value = w.LASTING_WILLPOWER * bonus(row.code, Stat.WILLPOWER)
    value += w.LASTING_ATTACK * bonus(row.code, Stat.ATTACK)
    value += w.LASTING_HIT_POINTS * bonus(row.code, Stat.HIT_POINTS)
    if any(card.threat for card in sight.board.staging if kind_of(card.code) is CardType.LOCATION):
        value -= w.LASTING_THREAT * bonus(row.code, Stat.THREAT)
    for effect in (*effects_of(row.code, a.Action), *effects_of(row.code, a.Response)):
        match effect:
            case e.AddResources():
                value += 6.0 if a.ExhaustSelf() in costs(row.code) else 1.5
            case e.Ready():
                value += 7.0
            case e.Heal():
                value += 4.0
            case e.OneOf():
                value += 2.0
            case e.ProgressOnQuest(amount):
                value += w.LASTING_PROGRESS * amount
    if any(isinstance(x, a.Cannot) for x in ABILITIES[row.code]):
        strength = sum(card.attack or 0 for card in sight.characters)
        free = [foe for foe in sight.me.engaged if sight.may_strike(foe)]
        value += max((holding(foe, strength) for foe in free), default=0.0)
    if any(isinstance(x, a.Cannot) for x in ABILITIES[row.code]) and row.sphere is None:
        return 0.0
    return value


def holding(foe: SeenCard, strength: int) -> float:
    """What it is worth to keep an enemy from attacking; little, if it will soon be dead."""
    dies_soon = toughness(foe) <= w.DIES_SOON * strength
    return (foe.attack or 0) * (w.HELD_SHORTLY if dies_soon else w.HELD)


def costs(code: str) -> tuple[a.Cost, ...]:
    """All that the abilities of a card cost."""
    found = [x.cost for x in ABILITIES[code] if isinstance(x, a.Action | a.Response)]
    return tuple(cost for costs in found for cost in costs)


# Actions


def action(sight: Sight, option: AnyOption, phase: Phase) -> float:
    """What an action is worth at this moment, less what it costs."""
    card = sight.touched(option)
    if not isinstance(option, o.Use) or card is None or card.code not in CARDS:
        return 0.0
    ability = ABILITIES[card.code][option.ability]
    if not isinstance(ability, a.Action):
        return 0.0
    value = max(
        (sum(now(sight, effect, phase, card) for effect in do) for do in ways(ability.do)),
        default=0.0,
    )
    return value - price(sight, card, ability, phase)


def ways(effects: tuple[e.Effect, ...]) -> list[tuple[e.Effect, ...]]:
    """The ways in which effects can be carried out: one, or one for each alternative."""
    for effect in effects:
        if isinstance(effect, e.OneOf):
            return [tuple(flat(choice)) for choice in effect.choices]
    return [tuple(flat(effects))]


def price(sight: Sight, card: SeenCard, ability: a.Action | a.Response, phase: Phase) -> float:
    """What it costs to use an ability: resources, cards, and who cannot act any more."""
    total = 0.0
    if kind_of(card.code) is CardType.EVENT:
        total += 0.4 + expense(sight, cost(card.code))
    for one in ability.cost:
        match one:
            case a.ExhaustSelf() if card.willpower is not None:
                total += service(sight, card, phase)
            case a.ExhaustOne():
                ready = [service(sight, other, phase) for other in sight.ready]
                total += min(ready, default=0.0)
            case a.Spend(amount):
                total += expense(sight, amount)
            case a.DiscardCards(amount):
                total += sum(sorted(in_hand(sight, other) for other in sight.board.hand)[:amount])
    return total


def expense(sight: Sight, amount: int) -> float:
    """What it costs to spend resources: less if there are more than the hand can use."""
    spare = sight.resources - wanted(sight)
    return w.SPARE * amount if spare >= amount else w.RESOURCE * amount


def wanted(sight: Sight) -> int:
    """The resources that allies, attachments and answers in hand ask for."""
    return sum(
        cost(card.code)
        for card in sight.board.hand
        if sight.matches(card.code) and (stays(sight, card) or is_answer(card.code))
    )


def stays(sight: Sight, card: SeenCard) -> bool:
    """Whether a card of the hand is an ally or attachment that is worth having in play."""
    return kind_of(card.code) is not CardType.EVENT and in_play(sight, card) > 0


def is_answer(code: str | None) -> bool:
    """Whether a card is an event for which resources are kept."""
    effects = (*effects_of(code, a.Response), *effects_of(code, a.Action))
    return kind_of(code) is CardType.EVENT and any(isinstance(x, CANCELS) for x in effects)


def service(sight: Sight, card: SeenCard, phase: Phase) -> float:
    """What a ready character can still do this round, or what it is kept ready for."""
    if card.exhausted or sight.is_spare:
        return 0.0
    figures = 0.8 + 0.8 * (card.defense or 0) + 0.2 * left(card)
    figures = max(figures, 1.0 * (card.attack or 0))
    if phase in (Phase.TRAVEL, Phase.ENCOUNTER, Phase.COMBAT):
        return figures if sight.foes else 0.0
    if phase is Phase.QUEST and sight.board.willpower:
        return figures
    return max(figures, 1.3 * (card.willpower or 0)) + 0.5


def now(sight: Sight, effect: e.Effect, phase: Phase, source: SeenCard) -> float:
    """What an effect is worth at this moment."""
    match effect:
        case e.AddResources():
            return 2.0
        case e.Draw(amount):
            return (w.CARD if sight.me.hand < 5 else w.CARD_OF_MANY) * amount
        case e.ReduceThreat(amount):
            return (
                w.LESS_THREAT * min(amount, sight.me.threat - 28) if sight.me.threat > 32 else 0.0
            )
        case e.LookAtTop(may_bury):
            return 0.9 if may_bury else 0.3
        case e.SearchTop():
            return 1.5
        case q.Claim():
            return 6.0 if sight.me.threat < 44 else -1.0
        case e.Heal(amount, _):
            return healing(sight, amount)
        case e.PutIntoPlay():
            return arrival(sight, phase, source)
        case e.Boost(Stat.ATTACK):
            return onslaught(sight, effect, phase, source)
        case e.Boost() | e.NoThreat():
            return boosting(sight, effect, phase, source)
        case e.AtEnd(_, do) if e.ShuffleIntoDeck(SELF) in do:
            return -worth(source)
        case e.Damage() | e.CannotAttack() | e.Ready() | e.ReturnToStaging() | e.AttackAtOnce():
            return relief(sight, effect, phase)
    return 0.0


def healing(sight: Sight, amount: int | None) -> float:
    """Healing is worth the more, the nearer a hero is to death."""
    return max((relieved(hero, amount or hero.damage) for hero in sight.heroes), default=0.0)


def relieved(hero: SeenCard, amount: int) -> float:
    """What it is worth that damage is healed."""
    after = max(0, hero.damage - amount)
    squares = hero.damage**2 - after**2
    return w.HEALING * worth(hero) * squares / max(1, hero.hit_points or 1) ** 2


def arrival(sight: Sight, phase: Phase, source: SeenCard) -> float:
    """A character that comes into play: for good from a discard pile, for a while from hand."""
    ability = next(x for x in ABILITIES[source.code or ""] if isinstance(x, a.Action | a.Response))
    brief = any(isinstance(effect, e.AtEnd) for effect in ability.do)
    if not brief:
        heroes = any(kind_of(card.code) is CardType.HERO for card in sight.me.discard)
        return 15.0 if heroes and cost(source.code) >= 4 else 4.0
    allies = [card for card in sight.board.hand if kind_of(card.code) is CardType.ALLY]
    best = max((cost(card.code) for card in allies), default=0)
    early = phase is Phase.QUEST and not sight.board.willpower
    return 1.2 * best if best >= 4 and (early or (phase is Phase.COMBAT and sight.strikers)) else 0


def boosting(sight: Sight, effect: e.Boost | e.NoThreat, phase: Phase, source: SeenCard) -> float:
    """More willpower, or less threat, while the quest is undecided."""
    if phase is not Phase.QUEST or not sight.diary.sent or sight.diary.passes != 1:
        return 0.0
    if isinstance(effect, e.NoThreat):
        more = max((card.threat or 0 for card in sight.board.staging), default=0)
    elif effect.stat is Stat.WILLPOWER and isinstance(effect.amount, int):
        more = effect.amount * sum(card.committed for card in reached(sight, effect, source))
    else:
        return 0.0
    short = sight.board.staging_threat - sight.board.willpower
    return 1.3 * min(more, short + 1) if short >= 0 else 0.0


def onslaught(sight: Sight, effect: e.Boost, phase: Phase, source: SeenCard) -> float:
    """More attack, when the enemies have struck: what can be killed that could not be before."""
    if phase is not Phase.COMBAT or sight.strikers or not isinstance(effect.amount, int):
        return 0.0
    reach = [card for card in reached(sight, effect, source) if not card.exhausted]
    unhurt = [foe for foe in sight.me.engaged if foe.card not in sight.diary.attacked]
    targets = quarry(sight, unhurt)
    _, attack, glory = party(sight, sight.ready)
    more = striking(attack + effect.amount * len(reach), glory, targets)
    return more - striking(attack, glory, targets)


def reached(sight: Sight, effect: e.Boost, source: SeenCard) -> list[SeenCard]:
    """The own characters that an effect reaches."""
    if effect.what is SELF:
        return [source]
    if effect.what is HOST:
        return [card for card in sight.characters if card.card == source.host]
    return sight.characters if isinstance(effect.what, Each) else (sight.ready or [source])[:1]


def relief(sight: Sight, effect: e.Effect, phase: Phase) -> float:
    """Relief in battle: an enemy hurt or held off, a character made ready."""
    if phase is not Phase.COMBAT or not sight.me.engaged:
        return 0.0
    strikers = sight.strikers
    ready = [card.card for card in sight.ready]
    blows = sorted(-best_defense(sight, ready, force(sight, foe))[0] for foe in strikers)
    match effect:
        case e.CannotAttack(Each()):
            return sum(blows) - 0.5 if not sight.diary.passes else 0.0
        case e.CannotAttack() | e.ReturnToStaging():
            return blows[-1] - 0.5 if blows and not sight.diary.passes else 0.0
        case e.Damage(amount, what) if isinstance(amount, int):
            hits = [3.0 if left(foe) <= amount else 0.8 * amount for foe in sight.me.engaged]
            return sum(hits) if isinstance(what, Each) else max(hits)
        case e.Ready():
            return 2.0 if blows and not sight.ready else 0.5
        case e.AttackAtOnce():
            strongest = max((card.attack or 0 for card in sight.ready), default=0)
            return 5.0 if any(toughness(foe) <= strongest for foe in strikers) else 0.0
    return 0.0


def loss(sight: Sight, option: AnyOption) -> float:
    """Give up what is worth least in hand."""
    card = sight.touched(option)
    return 0.0 if card is None else -in_hand(sight, card)


def in_hand(sight: Sight, card: SeenCard) -> float:
    """What a card in hand, or one that must go, is worth: nothing if it can never be paid for."""
    if not sight.matches(card.code):
        return 0.0
    known = CARDS[card.code or ""]
    if known.type is CardType.EVENT:
        effects = (*effects_of(card.code, a.Response), *effects_of(card.code, a.Action))
        return w.ANSWER_IN_HAND if any(isinstance(x, CANCELS) for x in effects) else w.DISCARD
    if known.unique and any(other.code == card.code for other in sight.me.area):
        return 0.0
    return max(w.DISCARD, in_play(sight, card) - w.RESOURCE * cost(card.code))


def keeping(card: SeenCard) -> float:
    """What a card in play is worth keeping."""
    return worth(card) if card.willpower is not None else 2.0 + cost(card.code)
