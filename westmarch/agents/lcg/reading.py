"""Reading cards of the Living Card Game: what kinds of effect stand on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Keyword, Stat
from westmarch.lcg.tables import CARDS, QUEST_CARDS
from westmarch.lcg.vocabulary import abilities as a
from westmarch.lcg.vocabulary import conditions as c
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import quests as q
from westmarch.lcg.vocabulary import triggers as t
from westmarch.lcg.vocabulary.filters import Named, Trait
from westmarch.lcg.vocabulary.targets import HOST, SELF, Each

Triggered = a.Action | a.Response | a.Forced | a.WhenRevealed | a.Shadow | a.Travel


def flat(effects: tuple[e.Effect, ...]) -> Iterator[e.Effect]:
    """Effects and those inside them; of alternatives and conditions the first."""
    for effect in effects:
        match effect:
            case e.As(do=do) | e.May(do):
                yield from flat(do)
            case e.If(_, then, otherwise):
                yield from flat(then or otherwise)
            case _:
                yield effect


@cache
def effects_of(code: str | None, kind: type[Triggered]) -> tuple[e.Effect, ...]:
    """All effects that a card has under one heading, such as its shadow effects."""
    return tuple(
        effect
        for ability in ABILITIES.get(code or "", ())
        if isinstance(ability, kind)
        for effect in flat(ability.do)
    )


@cache
def kind_of(code: str | None) -> CardType | None:
    """What a card is, as printed."""
    return CARDS[code].type if code in CARDS else None


@cache
def is_restricted(code: str | None) -> bool:
    """Whether a character can bear no more than two such attachments."""
    return code in CARDS and Keyword.RESTRICTED in CARDS[code].keywords


@cache
def bonus(code: str | None, stat: Stat) -> int:
    """By how much an attachment changes a value of what it is attached to, conditions apart."""
    return sum(
        x.amount
        for x in ABILITIES.get(code or "", ())
        if isinstance(x, a.Bonus) and x.stat is stat and x.to is not SELF
        if isinstance(x.amount, int)
    )


@cache
def liked_traits(code: str | None) -> frozenset[str]:
    """The traits with which an attachment does more for its host."""
    found = [
        x.if_.filter
        for x in ABILITIES.get(code or "", ())
        if isinstance(x, a.Bonus) and isinstance(x.if_, c.Fits)
    ]
    return frozenset(filter_.name for filter_ in found if isinstance(filter_, Trait))


@cache
def holds_back(code: str | None) -> bool:
    """Whether an attachment keeps the enemy that bears it from attacking."""
    return any(
        isinstance(x, a.Cannot) and x.what is a.Ban.ATTACK and x.to is not SELF
        for x in ABILITIES.get(code or "", ())
    ) and any(isinstance(x, a.Attaches) for x in ABILITIES.get(code or "", ()))


@cache
def holds_off(code: str | None) -> bool:
    """Whether an event keeps the enemy that is chosen from attacking."""
    return any(
        isinstance(x, e.CannotAttack) and not isinstance(x.what, Each)
        for x in effects_of(code, a.Action)
    )


@cache
def is_income(code: str | None) -> bool:
    """Whether a card in play brings resources, round after round."""
    return any(
        isinstance(x, a.Action)
        and a.ExhaustSelf() in x.cost
        and any(isinstance(effect, e.AddResources) for effect in x.do)
        for x in ABILITIES.get(code or "", ())
    )


@cache
def keeps_exhausted(code: str | None) -> bool:
    """Whether a character that bears this must pay to become ready."""
    return any(isinstance(x, a.StaysExhausted) for x in ABILITIES.get(code or "", ()))


@cache
def rises_for(code: str | None) -> int | None:
    """What it costs that a character readies itself after it has gone on the quest, if it can."""
    for ability in ABILITIES.get(code or "", ()):
        match ability:
            case a.Response(after=t.Commits(), do=(e.Ready(what),), cost=cost) if what is SELF:
                return sum(one.amount for one in cost if isinstance(one, a.Spend))
    return None


@cache
def readies_host(code: str | None) -> bool:
    """Whether an attachment can make the character ready that bears it."""
    return any(
        isinstance(x, a.Action) and e.Ready(HOST) in x.do for x in ABILITIES.get(code or "", ())
    )


@cache
def on_commitment(code: str | None) -> tuple[e.Effect, ...]:
    """What a character does for nothing when it goes on the quest."""
    return tuple(
        effect
        for x in ABILITIES.get(code or "", ())
        if isinstance(x, a.Response) and isinstance(x.after, t.Commits) and not x.cost
        for effect in flat(x.do)
    )


@cache
def damages_revealed(code: str | None) -> int:
    """The damage that a character on the quest does to each enemy that is revealed."""
    return sum(x.amount for x in ABILITIES.get(code or "", ()) if isinstance(x, a.DamagesRevealed))


@cache
def blows(code: str | None) -> tuple[tuple[int, bool], ...]:
    """The damage that an encounter card does when revealed, and whether all must bear it."""
    return tuple(
        (effect.amount, isinstance(effect.what, Each))
        for effect in effects_of(code, a.WhenRevealed)
        if isinstance(effect, e.Damage) and isinstance(effect.amount, int)
    )


@cache
def on_engagement(code: str | None) -> tuple[e.Effect, ...]:
    """What an enemy does at once when it engages somebody."""
    return tuple(
        effect
        for x in ABILITIES.get(code or "", ())
        if isinstance(x, a.Forced) and isinstance(x.after, t.EngagesPlayer)
        for effect in flat(x.do)
    )


@cache
def strikes_staged(code: str | None) -> bool:
    """Whether a character can attack enemies in the staging area."""
    return any(isinstance(x, a.AttacksStagedAlone) for x in ABILITIES.get(code or "", ()))


@cache
def gains_by_kill(code: str | None) -> int:
    """The progress that a card brings when its attack kills."""
    return sum(
        effect.amount
        for x in ABILITIES.get(code or "", ())
        if isinstance(x, a.Response) and isinstance(x.after, t.DestroysInAttack)
        for effect in flat(x.do)
        if isinstance(effect, e.ProgressOnQuest)
    )


@cache
def bans(code: str | None) -> frozenset[a.Ban]:
    """What a quest card forbids."""
    return frozenset(x.what for x in ABILITIES.get(code or "", ()) if isinstance(x, a.Cannot))


@cache
def leaves_soon(code: str) -> bool:
    """Whether a character goes again at the end of the round in which it comes."""
    return any(
        isinstance(x, a.Forced) and x.after is t.When.ROUND_ENDS and e.Discard(SELF) in x.do
        for x in ABILITIES[code]
    )


@cache
def prey(code: str | None) -> frozenset[str]:
    """The enemies that a quest card wants to see dead before it is won or completed."""
    found: list[str] = []
    for ability in ABILITIES.get(code or "", ()):
        match ability:
            case a.NotCompletedIf(c.InPlay(Named(enemy))):
                found.append(enemy)
            case a.Forced(t.LeavesPlay(Named(enemy)), (q.Win(),)):
                found.append(enemy)
    return frozenset(found)


@cache
def is_hunt(code: str | None) -> bool:
    """Whether a stage is won by killing one enemy and by nothing else."""
    return bool(prey(code)) and any(
        isinstance(x, a.NotByProgress) for x in ABILITIES.get(code or "", ())
    )


@cache
def is_battle(code: str | None) -> bool:
    """Whether a stage is won as soon as no enemy is left."""
    return any(isinstance(x, a.WonIf) for x in ABILITIES.get(code or "", ()))


@cache
def shadow_attack(code: str, defended: bool = True) -> int:
    """By how much a card raises the attack of an enemy when it is its shadow card."""
    total = 0
    for ability in ABILITIES[code]:
        if isinstance(ability, a.Shadow):
            for effect in ability.do:
                match effect:
                    case e.If(c.Undefended(), then, otherwise):
                        total += raised(otherwise if defended else then)
                    case _:
                        total += raised((effect,))
    return total


def raised(effects: tuple[e.Effect, ...]) -> int:
    """By how much effects raise an attack."""
    return sum(
        effect.amount
        for effect in effects
        if isinstance(effect, e.Boost) and effect.stat is Stat.ATTACK
        if isinstance(effect.amount, int)
    )


@cache
def fight_ahead(code: str | None) -> int:
    """The attack needed to kill, at one blow, the enemy that the next stage may ask for."""
    if code not in QUEST_CARDS:
        return 0
    now = QUEST_CARDS[code]
    later = [
        quest.code
        for quest in QUEST_CARDS.values()
        if quest.scenario == now.scenario and quest.stage == now.stage + 1
    ]
    foes = [CARDS[enemy] for stage in later for enemy in prey(stage) - prey(code)]
    return max(((foe.hit_points or 0) + (foe.defense or 0) for foe in foes), default=0)


@cache
def road_ahead(code: str | None) -> int:
    """The quest points of the stages after this one; of two paths the longer."""
    if code not in QUEST_CARDS:
        return 0
    now = QUEST_CARDS[code]
    longest: dict[int, int] = {}
    for quest in QUEST_CARDS.values():
        if quest.scenario == now.scenario and quest.stage > now.stage:
            points = CARDS[quest.code].quest_points or 0
            longest[quest.stage] = max(points, longest.get(quest.stage, 0))
    return sum(longest.values())
