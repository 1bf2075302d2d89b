"""Choosing for effects in the Living Card Game: whom to harm, whom to help, what to answer."""

from __future__ import annotations

from westmarch.agents.lcg import weights as w
from westmarch.agents.lcg.fighting import gain, toughness, worth, wound
from westmarch.agents.lcg.planning import (
    keeping,
    now,
    price,
    service,
)
from westmarch.agents.lcg.questing import points_left
from westmarch.agents.lcg.reading import (
    Triggered,
    bonus,
    effects_of,
    flat,
    gains_by_kill,
    is_hunt,
    is_restricted,
    kind_of,
    liked_traits,
)
from westmarch.agents.lcg.sight import Sight, left
from westmarch.kernel.records import AnyOption, CardId
from westmarch.kernel.windows import Pass
from westmarch.lcg import options as o
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Phase, Stat
from westmarch.lcg.tables import CARDS
from westmarch.lcg.view import SeenCard
from westmarch.lcg.vocabulary import abilities as a
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary.targets import Place

CHOOSING = (e.Choose, e.ChooseFrom, e.ChoosePlayer)


def happening(sight: Sight, source: CardId) -> tuple[e.Effect, ...]:
    """The effects that are being carried out, by where their card lies."""
    card = sight.cards.get(source)
    if card is None or card.code not in CARDS:
        return effects_of(sight.stage, a.WhenRevealed)
    headings: tuple[type[Triggered], ...] = (a.Response, a.Action, a.Forced, a.Travel)
    if card in sight.board.shadows:
        headings = (a.Shadow,)
    elif card in sight.board.revealed and CARDS[card.code].type is not CardType.EVENT:
        headings = (a.WhenRevealed,)
    elif card in sight.board.staging:
        headings = (a.Travel, a.Forced, a.Action, a.WhenRevealed)
    found = (effects_of(card.code, heading) for heading in headings)
    return next((effects for effects in found if effects), ())


def choice(sight: Sight, option: AnyOption, prompt: o.ChooseCard) -> float:
    """Which card to choose: harm the enemy or the least of one's own, help the best."""
    card = sight.touched(option)
    if card is None:
        return 0.0
    source = sight.cards.get(prompt.source)
    on_its_way = (*sight.board.hand, *sight.board.revealed)
    if source in on_its_way and kind_of(source.code) is CardType.ATTACHMENT:
        return host(sight, card, source)
    effects = [x for x in happening(sight, prompt.source) if not isinstance(x, CHOOSING)]
    if prompt.place is Place.HAND or prompt.place is Place.ANY_DISCARD:
        return printed_worth(card)
    for effect in effects:
        value = touch(sight, effect, card)
        if value is not None:
            return value
    return printed_worth(card)


def printed_worth(card: SeenCard) -> float:
    """What a card is worth by what is printed on it."""
    row = CARDS.get(card.code or "")
    if row is None:
        return 0.0
    if row.type is CardType.HERO:
        return w.HERO
    figures = 1.5 * (row.willpower or 0) + (row.attack or 0) + (row.defense or 0)
    return figures + 0.1 * (row.cost or 0)


def touch(sight: Sight, effect: e.Effect, card: SeenCard) -> float | None:
    """What it is worth that an effect touches a card; nothing if the effect touches none."""
    mine = any(card.card == other.card for other in sight.me.area)
    match effect:
        case e.Damage(amount) if isinstance(amount, int):
            if kind_of(card.code) is CardType.ENEMY:
                dies = 10.0 if left(card) <= amount else 0.0
                return dies + gain(sight, card) * min(1.0, amount / max(left(card), 1))
            return -wound(card, amount)
        case e.Exhaust() | e.AttachTo():
            return -service(sight, card, sight.board.phase) - 0.1 * worth(card)
        case e.RemoveFromQuest():
            return -float(card.willpower or 0)
        case e.Discard() | e.ReturnToHand() | e.ShuffleIntoDeck():
            return -keeping(card)
        case e.Ready():
            return service_of_rested(sight, card)
        case e.Heal():
            return card.damage + (2.0 if left(card) <= 2 else 0.0) + 0.1 * worth(card)
        case e.AddResources():
            return 1.0 - 0.1 * card.resources
        case e.NoThreat():
            return float(card.threat or 0)
        case e.ProgressOn(amount):
            return (card.threat or 0) + (3.0 if points_left(card) <= amount else 0.0)
        case e.Engage():
            return 3.0 - toughness(card) - (card.attack or 0)
        case e.CannotAttack() | e.ReturnToStaging():
            return float(card.attack or 0) - 9.0 * (card.card in sight.has_struck)
        case e.AttackAtOnce():
            return float(card.attack or 0) if mine else -float(toughness(card))
        case e.Boost(stat):
            value = getattr(card, stat.name.lower(), None)
            tired = 9.0 * (stat is Stat.ATTACK and card.exhausted)
            return float(value or 0) + 0.1 * worth(card) + 2.0 * mine - tired
        case e.PutIntoStaging():
            return menace(sight, card)
    return None


def menace(sight: Sight, card: SeenCard) -> float:
    """Which enemy to bring upon oneself: the prey, or else the weakest."""
    row = CARDS[card.code or ""]
    if is_hunt(sight.stage) and sight.is_prey(card):
        return 1.0
    return -0.3 * ((row.threat or 0) + (row.attack or 0) + (row.hit_points or 0))


def service_of_rested(sight: Sight, card: SeenCard) -> float:
    """What a character could do if it were ready."""
    if not card.exhausted:
        return -1.0
    fighting = 1.5 * len(sight.strikers) * ((card.defense or 0) + 0.3 * left(card))
    return fighting + (card.attack or 0) * (1.0 + len(sight.foes)) + 0.5 * (card.willpower or 0)


def host(sight: Sight, card: SeenCard, source: SeenCard) -> float:
    """Who should bear an attachment."""
    row = CARDS[source.code or ""]
    if card.code is None or kind_of(card.code) is CardType.ENEMY:
        return float(card.attack or 0) + 0.2 * left(card) - 9.0 * (not sight.may_strike(card))
    if kind_of(card.code) is CardType.LOCATION:
        return float(card.threat or 0) - (3.0 if card in sight.board.active else 0.0)
    mine = 5.0 if any(card.card == hero.card for hero in sight.heroes) else 0.0
    alike = sum(other.code == row.code for other in sight.attachments.get(card.card, ()))
    value = mine - 3.0 * alike + 0.5 * (card.willpower or 0) - w.CAUGHT * sight.is_caught(card)
    if is_restricted(row.code) and sight.hands_full(card):
        value -= w.HANDS_FULL
    value += 2.0 * bool(liked_traits(row.code) & set(CARDS[card.code or ""].traits))
    if bonus(row.code, Stat.ATTACK) or gains_by_kill(row.code):
        value += float(card.attack or 0) - w.QUESTS_INSTEAD * (card.willpower or 0)
    if bonus(row.code, Stat.HIT_POINTS):
        value += 2.0 * (card.defense or 0) + 0.3 * card.damage
    if bonus(row.code, Stat.WILLPOWER) < 0:
        value -= 2.0 * (card.willpower or 0)
    if any(isinstance(effect, e.Heal) for effect in effects_of(row.code, a.Action)):
        value += 1.5 * (card.defense or 0) + 0.5 * card.damage
    if any(isinstance(effect, e.Ready) for effect in effects_of(row.code, a.Action)):
        value += (card.attack or 0) + (card.defense or 0)
    return value


# Responses, alternatives, yes and no


def response(sight: Sight, option: AnyOption, prompt: o.MayRespond) -> float:
    """What a response is worth; most are free and good."""
    card = sight.touched(option)
    if isinstance(option, Pass) or not isinstance(option, o.Use):
        return 0.0
    if card is None or card.code not in CARDS:
        return 1.0
    ability = ABILITIES[card.code][option.ability]
    if not isinstance(ability, a.Response):
        return 1.0
    phase = sight.board.phase
    value = sum(answer(sight, effect, phase, prompt) for effect in flat(ability.do))
    return value - price(sight, card, ability, phase) + 0.01


def answer(sight: Sight, effect: e.Effect, phase: Phase, prompt: o.MayRespond) -> float:
    """What an effect is worth as an answer to what has just happened."""
    cause = sight.cards.get(prompt.card) if prompt.card is not None else None
    match effect:
        case e.CancelWhenRevealed():
            return harm(sight, effects_of(cause.code, a.WhenRevealed)) if cause else 1.0
        case e.ReplaceRevealed():
            return -1.5
        case e.CancelShadow():
            return harm(sight, effects_of(cause.code, a.Shadow)) if cause else 1.0
        case e.Ready():
            return 0.4 + 2.0 * bool(sight.foes) + 0.5 * len(sight.strikers)
        case e.Engage():
            return 0.5 if len(sight.strikers) < 1 and len(sight.ready) > 1 else -1.0
        case e.ProgressOn() | e.ProgressOnQuest():
            return 1.5
        case e.Damage():
            return 2.0
        case e.Draw(amount):
            return w.CARD * amount
        case e.AddResources() | e.ReturnToHand() | e.Discard() | e.PutIntoPlay():
            return 1.5
    return 0.5


def harm(sight: Sight, effects: tuple[e.Effect, ...]) -> float:
    """How much effects of an encounter card would hurt."""
    total = 0.0
    for effect in effects:
        match effect:
            case e.Damage(amount) if isinstance(amount, int):
                hurt = [wound(card, amount) for card in sight.characters]
                total += min(hurt, default=0.0) + (sum(hurt) * 0.4 if len(hurt) > 1 else 0.0)
            case e.Exhaust():
                total += 2.0
            case e.AttachTo():
                total += 5.0
            case e.RaiseThreat(amount):
                total += 0.8 * amount if isinstance(amount, int) else 2.0
            case e.Boost(Stat.WILLPOWER):
                total += 1.2 * sum(card.committed for card in sight.characters)
            case e.Boost(Stat.ATTACK, amount) if isinstance(amount, int):
                total += 1.5 * amount
            case e.Boost() | e.BoostAll():
                total += 1.0 * len(sight.board.staging)
            case e.RemoveFromQuest():
                total += 2.0
            case e.Discard():
                total += 2.0 * bool(sight.board.attached)
            case e.DiscardAll():
                total += 0.8 * sum(
                    kind_of(card.code) is CardType.EVENT for card in sight.board.hand
                )
            case e.RemoveProgress(amount):
                progress = sight.board.quest.progress if sight.board.quest is not None else 0
                total += 1.2 * min(amount, progress)
            case e.Reveal() | e.DealShadow() | e.AttackFromShadow() | e.IgnoreDefense():
                total += 2.5
            case e.AttachToDeck() | e.DiscardFromHand():
                total += 1.0
            case e.RaiseStagingThreat():
                total += 1.2
    return total


def alternative(sight: Sight, option: AnyOption, prompt: o.ChooseOne) -> float:
    """Which of several things to do."""
    if not isinstance(option, o.PickNumber):
        return 0.0
    source = sight.cards.get(prompt.source)
    effects = tuple(flat(prompt.choices[option.number]))
    value = 0.0
    for effect in effects:
        match effect:
            case e.Damage(amount) if isinstance(amount, int):
                foes = [*sight.me.engaged, *sight.board.staging]
                enemies = [foe for foe in foes if kind_of(foe.code) is CardType.ENEMY]
                hits = [gain(sight, foe) * min(1.0, amount / max(left(foe), 1)) for foe in enemies]
                value += max(hits, default=0.0)
            case e.ReduceThreat(amount):
                value += amount * (0.6 if sight.me.threat < 35 else 1.0)
            case _ if source is not None:
                value += now(sight, effect, sight.board.phase, source)
    return value


def burying(sight: Sight, option: AnyOption, prompt: o.MayBury) -> float:
    """Bury the top card of the encounter deck if it is worse than most."""
    card = sight.cards.get(prompt.card)
    if not isinstance(option, o.Yes) or card is None:
        return 0.0
    return badness(sight, card.code) - 2.2


def consent(option: AnyOption) -> float:
    """Whether to do what may be done: what is offered is mostly good."""
    return float(isinstance(option, o.Yes))


def badness(sight: Sight, code: str | None) -> float:
    """How bad it is when an encounter card is revealed."""
    if code not in CARDS:
        return 0.0
    row = CARDS[code]
    value = float(row.threat or 0) + row.doomed + harm(sight, effects_of(code, a.WhenRevealed))
    if row.type is CardType.ENEMY:
        value += 0.6 * (row.attack or 0) + 0.2 * (row.hit_points or 0)
    return value


def purse(sight: Sight, option: AnyOption) -> float:
    """Who pays: a hero with much, before one who needs it to act or to become ready."""
    hero = sight.cards.get(option.hero) if isinstance(option, o.Pay) else None
    if hero is None:
        return 0.0
    needs = any(
        isinstance(one, a.Spend)
        for x in ABILITIES.get(hero.code or "", ())
        if isinstance(x, a.Action | a.Response)
        for one in x.cost
    )
    return hero.resources - 1.5 * needs - w.RANSOM * sight.is_caught(hero)
