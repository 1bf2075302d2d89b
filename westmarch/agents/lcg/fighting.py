"""Fighting in the Living Card Game: what comes of a battle, who defends, who strikes."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

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


class Prey(NamedTuple):
    """An enemy to be struck: what kills it, what is left of it, what its death brings."""

    toughness: int
    defense: int
    left: int
    gain: float


class Fray(NamedTuple):
    """Who strikes how hard, the first first, and who can be struck, the best target first."""

    blows: tuple[int, ...]
    targets: tuple[Prey, ...]


def fray(sight: Sight, strikers: Iterable[SeenCard], targets: Iterable[SeenCard]) -> Fray:
    """The fighting between me and these enemies."""
    return Fray(tuple([force(sight, foe) for foe in strikers]), quarry(sight, targets))


def quarry(sight: Sight, targets: Iterable[SeenCard]) -> tuple[Prey, ...]:
    """Enemies to be struck, those first who bring most for the attack that they need."""
    found = [Prey(toughness(x), x.defense or 0, left(x), gain(sight, x)) for x in targets]
    return tuple(sorted(found, key=lambda foe: foe.toughness / foe.gain))


class Party(NamedTuple):
    """Who is ready to fight, their attack together, and the progress that their kill brings."""

    members: frozenset[CardId]
    attack: int
    glory: int


def party(sight: Sight, cards: Sequence[SeenCard]) -> Party:
    """Characters as a party."""
    attack = sum([card.attack or 0 for card in cards])
    glory = sum([kill_progress(sight, card) for card in cards])
    return Party(frozenset([card.card for card in cards]), attack, glory)


def battle(sight: Sight, home: Party, fray: Fray) -> float:
    """What comes of the fighting if these are at home: wounds, deaths, enemies killed."""
    total = 0.0
    ready, attack, glory = set(home.members), home.attack, home.glory
    for blow in fray.blows:
        value, card = best_defense(sight, ready, blow)
        total += value
        card = card or fallen(sight, blow)
        if card is not None and card.card in ready:
            ready.remove(card.card)
            attack -= card.attack or 0
            glory -= kill_progress(sight, card)
    return total + striking(attack, glory, fray.targets) if fray.targets else total


def best_defense(
    sight: Sight, ready: Container[CardId], attack: int
) -> tuple[float, SeenCard | None]:
    """The best defender against an attack, if any, and what comes of it."""
    if attack not in sight.defenders:
        sight.defenders[attack] = defenders(sight, attack)
    for value, card in sight.defenders[attack]:
        if card.card in ready:
            return value, card
    return undefended(sight, attack), None


def defenders(sight: Sight, attack: int) -> list[tuple[float, SeenCard]]:
    """Who should rather defend against an attack than nobody, the best first."""
    rated = []
    for card in sight.characters:
        value = defended(sight, card, attack)
        rated.append((value - w.DEFENDER_STRIKES_NOT * (card.attack or 0), value, card))
    rated = [one for one in rated if one[0] > undefended(sight, attack)]
    rated.sort(key=lambda one: -one[0])
    return [(value, card) for _, value, card in rated]


def defended(sight: Sight, card: SeenCard, attack: int) -> float:
    """What comes of it if a character defends against an attack, whatever the shadow card adds."""
    over = attack - (card.defense or 0)
    return -sum(p * wound(card, over + more) for more, p in sight.shadows(True)) - w.DEFENDING


def undefended(sight: Sight, attack: int) -> float:
    """What comes of it if nobody defends: the hero who bears it best is hurt."""
    known = sight.open_blows.get(attack)
    if known is None:
        wounds = sum(
            p * min((wound(hero, attack + more) for hero in sight.heroes), default=w.HERO)
            for more, p in sight.shadows(False)
        )
        known = sight.open_blows[attack] = -wounds - w.UNDEFENDED
    return known


def fallen(sight: Sight, attack: int) -> SeenCard | None:
    """The hero who falls to an undefended attack, if one does."""
    if attack not in sight.victims:
        hero = min(sight.heroes, key=lambda hero: wound(hero, attack), default=None)
        sight.victims[attack] = hero if hero is not None and left(hero) <= attack else None
    return sight.victims[attack]


def force(sight: Sight, foe: SeenCard) -> int:
    """An enemy's attack, with what it gains by engaging if it has yet to do so."""
    attack = foe.attack or 0
    return attack if foe.card in sight.engaged else attack + raised(on_engagement(foe.code))


def striking(attack: int, glory: int, targets: Sequence[Prey]) -> float:
    """What can be killed with so much attack, and the progress that the first kill brings."""
    total, more = 0.0, w.PROGRESS * glory
    for foe in targets:
        over = attack - foe.defense
        if over >= foe.left:
            attack -= foe.toughness
            total += foe.gain + more
            more = 0.0
        elif over > 0:
            total += w.HALF_KILLED * foe.gain * over / foe.left
            attack = 0
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
    attack = force(sight, foe)
    gone = fallen(sight, attack) if card is None else card
    home = [other for other in sight.ready if gone is None or other.card != gone.card]
    value = undefended(sight, attack) if card is None else defended(sight, card, attack)
    return value + battle(sight, party(sight, home), fray(sight, later, sight.me.engaged))


def engagement(sight: Sight, option: AnyOption) -> float:
    """Engage what can be killed soon, if there is somebody to defend."""
    card = sight.touched(option)
    if card is None or card in sight.coming:
        return 0.0
    ready = party(sight, sight.ready)
    without = battle(sight, ready, fray(sight, sight.strikers, sight.foes))
    strikers = sorted((*sight.strikers, card), key=lambda foe: -(foe.attack or 0))
    value = battle(sight, ready, fray(sight, strikers, [*sight.foes, card])) - without
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
    bears = sight.attachments.get(card.card)
    own = gains_by_kill(card.code)
    return own + sum([gains_by_kill(other.code) for other in bears]) if bears else own


def bearing(sight: Sight, option: AnyOption, damage: int) -> float:
    """Let bear damage who can bear it best."""
    card = sight.touched(option)
    return 0.0 if card is None else -wound(card, damage)
