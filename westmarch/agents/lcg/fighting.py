"""Fighting in the Living Card Game: what comes of a battle, who defends, who strikes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from westmarch.agents.lcg import weights as w
from westmarch.agents.lcg.reading import (
    gains_by_kill,
    is_hunt,
    kind_of,
    leaves_soon,
    on_engagement,
    raised,
    strikes_staged,
)
from westmarch.agents.lcg.sight import Sight, left
from westmarch.kernel.records import AnyOption, CardId
from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables import CARDS
from westmarch.lcg.view import SeenCard
from westmarch.lcg.vocabulary import effects as e


def worth(card: SeenCard) -> float:
    """What a character in play is worth for the rest of the game."""
    figures = w.WILLPOWER * (card.willpower or 0) + w.ATTACK * (card.attack or 0)
    figures += w.DEFENSE * (card.defense or 0) + w.HIT_POINTS * (card.hit_points or 0)
    if kind_of(card.code) is CardType.HERO:
        return w.HERO + figures
    return 0.2 if card.code in CARDS and leaves_soon(card.code or "") else w.ALLY + figures


def wound(card: SeenCard, damage: float) -> float:
    """How bad damage is: the nearer to death the worse, heroes above all."""
    if damage <= 0:
        return 0.0
    share = min(1.0, damage / max(left(card), 1))
    return worth(card) * float(share**w.WOUND)


def danger(foe: SeenCard) -> float:
    """How good it is to be rid of an enemy."""
    return w.KILL + w.KILL_ATTACK * (foe.attack or 0) + w.KILL_THREAT * (foe.threat or 0)


def battle(
    sight: Sight,
    home: Sequence[SeenCard],
    strikers: Sequence[SeenCard],
    targets: Sequence[SeenCard],
) -> float:
    """What comes of the fighting if these are at home: wounds, deaths, enemies killed."""
    total = 0.0
    ready = list(home)
    for foe in strikers:
        value, card = best_defense(sight, ready, foe)
        total += value
        card = card or fallen(sight, foe)
        if card in ready:
            ready.remove(card)
    return total + striking(sight, ready, targets)


def best_defense(
    sight: Sight, ready: Sequence[SeenCard], foe: SeenCard
) -> tuple[float, SeenCard | None]:
    """The best defender against an enemy, if any, and what comes of it."""
    best, chosen, so = undefended(sight, foe), None, -99.0
    rated = best
    for card in ready:
        value = defended(sight, card, foe)
        so = value - w.DEFENDER_STRIKES_NOT * (card.attack or 0)
        if so > rated:
            best, rated, chosen = value, so, card
    return best, chosen


def defended(sight: Sight, card: SeenCard, foe: SeenCard) -> float:
    """What comes of it if a character defends against an enemy, whatever the shadow card adds."""
    over = force(sight, foe) - (card.defense or 0)
    return -sum(p * wound(card, over + more) for more, p in sight.shadows(True)) - w.DEFENDING


def undefended(sight: Sight, foe: SeenCard) -> float:
    """What comes of it if nobody defends: the hero who bears it best is hurt."""
    attack = force(sight, foe)
    wounds = (
        p * min((wound(hero, attack + more) for hero in sight.heroes), default=w.HERO)
        for more, p in sight.shadows(False)
    )
    return -sum(wounds) - w.UNDEFENDED


def victim(sight: Sight, attack: float) -> SeenCard | None:
    """The hero who bears an undefended attack best."""
    return min(sight.heroes, key=lambda hero: wound(hero, attack), default=None)


def fallen(sight: Sight, foe: SeenCard) -> SeenCard | None:
    """The hero who falls to an undefended attack, if one does."""
    attack = force(sight, foe)
    hero = victim(sight, attack)
    return hero if hero is not None and left(hero) <= attack else None


def force(sight: Sight, foe: SeenCard) -> int:
    """An enemy's attack, with what it gains by engaging if it has yet to do so."""
    attack = foe.attack or 0
    return attack if foe in sight.me.engaged else attack + raised(on_engagement(foe.code))


def striking(
    sight: Sight, ready: Sequence[SeenCard], targets: Sequence[SeenCard], more: int = 0
) -> float:
    """What can be killed with all that are ready, and the progress that a kill brings."""
    total = 0.0
    strength = more + sum(card.attack or 0 for card in ready)
    glory = w.PROGRESS * sum(kill_progress(sight, card) for card in ready)
    for foe in sorted(targets, key=lambda foe: toughness(foe) / gain(sight, foe)):
        over = strength - (foe.defense or 0)
        if over >= left(foe):
            strength -= toughness(foe)
            total += gain(sight, foe) + glory
            glory = 0.0
        elif over > 0:
            total += w.HALF_KILLED * gain(sight, foe) * over / left(foe)
            strength = 0
    return total


def sniping(sight: Sight, ready: Sequence[SeenCard]) -> float:
    """What can be done against enemies in the staging area by those who reach them there."""
    snipers = [card for card in ready if strikes_staged(card.code)]
    if not snipers:
        return 0.0
    staged = [foe for foe in sight.board.staging if kind_of(foe.code) is CardType.ENEMY]
    staged = [foe for foe in staged if foe not in sight.coming]
    hits = [
        gain(sight, foe) * min(1.0, max(0, (card.attack or 0) + 1 - (foe.defense or 0)) / left(foe))
        for card in snipers
        for foe in staged
        if left(foe) > 0
    ]
    return w.SNIPING * max(hits, default=0.0)


def toughness(foe: SeenCard) -> int:
    """The attack that kills an enemy at one blow."""
    return left(foe) + (foe.defense or 0)


def gain(sight: Sight, foe: SeenCard) -> float:
    """What it is worth to kill an enemy now."""
    if not sight.is_prey(foe):
        return danger(foe)
    return danger(foe) + (w.VICTORY if is_hunt(sight.stage) else w.PREY)


# Decisions


def defense(sight: Sight, option: AnyOption, enemy: CardId) -> float:
    """Defend with who survives, with an ally if nobody does, or let a hero bear it."""
    foe = sight.cards.get(enemy)
    if foe is None:
        return 0.0
    card = sight.touched(option)
    later = [other for other in sight.strikers if other.card != enemy]
    gone = fallen(sight, foe) if card is None else card
    home = [other for other in sight.ready if gone is None or other.card != gone.card]
    value = undefended(sight, foe) if card is None else defended(sight, card, foe)
    return value + battle(sight, home, later, sight.me.engaged)


def engagement(sight: Sight, option: AnyOption) -> float:
    """Engage what can be killed soon, if there is somebody to defend."""
    card = sight.touched(option)
    if card is None or card in sight.coming:
        return 0.0
    without = battle(sight, sight.ready, sight.strikers, sight.foes)
    strikers = sorted((*sight.strikers, card), key=lambda foe: -(foe.attack or 0))
    value = battle(sight, sight.ready, strikers, [*sight.foes, card]) - without
    return value + w.ENGAGING_THREAT * (card.threat or 0) - w.ENGAGING - welcome(sight, card)


def welcome(sight: Sight, foe: SeenCard) -> float:
    """What an enemy does at once to who engages it."""
    hurts = [x.amount for x in on_engagement(foe.code) if isinstance(x, e.Damage)]
    return sum(
        min((wound(hero, amount) for hero in sight.heroes), default=0.0)
        for amount in hurts
        if isinstance(amount, int)
    )


def target(sight: Sight, option: AnyOption) -> float:
    """Attack what dies, the most dangerous first, else what can be hurt."""
    foe = sight.touched(option)
    if foe is None:
        return 0.0
    staged = all(foe.card != other.card for other in sight.me.engaged)
    strengths = [card.attack or 0 for card in sight.ready]
    strength = max(strengths, default=0) if staged else sum(strengths)
    over = strength - (foe.defense or 0)
    if over <= 0:
        return -1.0
    if over >= left(foe):
        return 20.0 + gain(sight, foe) - 0.1 * toughness(foe)
    return 1.0 + gain(sight, foe) * over / left(foe)


def sending(sight: Sight, option: AnyOption, enemy: CardId, attack: int) -> float:
    """Send those who kill with the least strength to spare; if nobody can, send everybody."""
    foe = sight.cards.get(enemy)
    needed = toughness(foe) - attack if foe is not None else 1
    card = sight.touched(option)
    if card is None:
        return 0.5 if needed <= 0 else 0.0
    if needed <= 0:
        return 0.0
    group = killers(sight, needed)
    return 1.0 if card in group else 0.1 * (not group)


def killers(sight: Sight, needed: int) -> tuple[SeenCard, ...]:
    """The smallest group that is strong enough; who gains by a kill is gladly in it."""
    ready = sorted(sight.ready, key=lambda card: -(card.attack or 0))[:8]
    groups = (group for size in range(1, len(ready) + 1) for group in combinations(ready, size))
    strong = [group for group in groups if sum(card.attack or 0 for card in group) >= needed]
    return min(strong, key=lambda group: spent(sight, group), default=())


def spent(sight: Sight, group: Sequence[SeenCard]) -> float:
    """What it costs to send a group, less what they gain by a kill."""
    gains = sum(kill_progress(sight, card) for card in group)
    return sum(card.attack or 0 for card in group) + 0.1 * len(group) - 1.2 * gains


def kill_progress(sight: Sight, card: SeenCard) -> int:
    """The progress that a character's kill brings, by itself and by what it bears."""
    bears = sight.attachments.get(card.card, ())
    return sum(gains_by_kill(other.code) for other in (card, *bears))


def bearing(sight: Sight, option: AnyOption, damage: int) -> float:
    """Let bear damage who can bear it best."""
    card = sight.touched(option)
    return 0.0 if card is None else -wound(card, damage)
