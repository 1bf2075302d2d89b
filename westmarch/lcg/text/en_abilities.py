"""English: what stands on cards."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.describing import Paragraph
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.text.en_conditions import condition, trigger
from westmarch.lcg.text.en_effects import sentences
from westmarch.lcg.text.en_filters import one
from westmarch.lcg.text.en_nouns import per, signed, target, tokens
from westmarch.lcg.text.en_sentences import can_follow_to, capital, told
from westmarch.lcg.text.en_terms import HE, HIM, HIS, PHASES, SPHERES, STATS, listed, named
from westmarch.lcg.text.sections import OnCards, OnPlay, Triggered
from westmarch.lcg.text.speaking import (
    PRINTED,
    Talk,
    claims,
    is_further,
    lines,
    paid,
    talk_of,
    triggered,
    without_ready,
)
from westmarch.lcg.vocabulary import abilities as a
from westmarch.lcg.vocabulary.abilities import Ban
from westmarch.lcg.vocabulary.conditions import Condition, Opposite
from westmarch.lcg.vocabulary.effects import Effect
from westmarch.lcg.vocabulary.targets import HOST, Target


def paragraphs(code: str) -> tuple[Paragraph, ...]:
    """The abilities of a card, each with its label."""
    talk = talk_of(code)
    return tuple(ability_said(together, talk) for together in lines(ABILITIES[code]))


def keywords(code: str) -> tuple[str, ...]:
    """The keywords of a card."""
    row = PRINTED[code]
    doomed = (f"Doomed {row.doomed}",) if row.doomed else ()
    return (*doomed, *(keyword.value.capitalize() for keyword in row.keywords))


def victory(code: str) -> tuple[str, ...]:
    """The victory points that stand on a card, if any."""
    points = PRINTED[code].victory
    return (f"Victory {points}",) if points else ()


def ability_said(together: tuple[a.Ability, ...], talk: Talk) -> Paragraph:
    """An ability as it stands on its card; several only if they are bans of the same card."""
    ability = together[0]
    if isinstance(ability, Triggered):
        return triggered_said(ability, talk)
    if isinstance(ability, a.Cannot):
        bans = [ban.what for ban in together if isinstance(ban, a.Cannot)]
        return finished("", [banned(bans, ability.to, ability.if_, talk)], talk)
    if isinstance(ability, a.NotCompletedIf):
        hindered = [one.condition for one in together if isinstance(one, a.NotCompletedIf)]
        return finished("", [not_completed(hindered, talk)], talk)
    if isinstance(ability, OnCards):
        return finished("", [on_cards(ability, talk)], talk)
    if isinstance(ability, OnPlay):
        return finished("", [on_play(ability, talk)], talk)
    assert_never(ability)


def finished(label: str, said: list[str], talk: Talk) -> Paragraph:
    """Sentences with the card's title, capitals and full stops, after their label."""
    full = named("\n".join(said), talk.code).split("\n")
    text = " ".join(f"{capital(sentence)}." for sentence in full)
    return Paragraph(text, label)


# Abilities that do something at a moment


def triggered_said(ability: Triggered, talk: Talk) -> Paragraph:
    """An ability with a label."""
    match ability:
        case a.Action(do, cost, phase, limit, anyone, if_):
            label = "Action" if phase is None else f"{PHASES[phase].capitalize()} Action"
            lead = "" if if_ is None else f"if {condition(if_, talk)}"
            more = ["any player may use this"] if anyone else []
            more += [f"if {HE} is detached, it returns to the staging area"] if claims(do) else []
            said = [*effects_said(do, cost, talk, lead), *more, *limited(limit)]
            return finished(label, said, talk)
        case a.Response(after, do, cost, limit, _, group):
            said = effects_said(do, cost, triggered(talk, after), trigger(after, talk))
            more = ["the first player decides whether this is used"] if group else []
            return finished("Response", [*said, *more, *limited(limit)], talk)
        case a.Forced(after, do, passive):
            said = effects_said(do, (), triggered(talk, after), trigger(after, talk))
            return finished("" if passive else "Forced", said, talk)
        case a.WhenRevealed(do):
            return finished("When Revealed", effects_said(do, (), talk), talk)
        case a.Shadow(do):
            return finished("Shadow", effects_said(do, (), talk), talk)
        case a.Travel(do):
            return finished("Travel", effects_said(do, (), talk), talk)
        case a.Setup(do):
            return finished("Setup", effects_said(do, (), talk), talk)
        case _:
            assert_never(ability)


def effects_said(
    do: tuple[Effect, ...], costs: tuple[a.Cost, ...], talk: Talk, lead: str = ""
) -> list[str]:
    """What is paid and what happens, as sentences without capitals."""
    price = listed(cost_said(cost, talk) for cost in costs) if costs else ""
    for cost in costs:
        talk = paid(talk, cost)
    first, *others = sentences(do, talk)
    more = [told(sentence) for sentence in others]
    if not price:
        return [told(first, lead), *more]
    front = f"{lead}, {price}" if lead else price
    if can_follow_to(first):
        return [f"{front} to {told(first, infinitive=True)}", *more]
    return [front, told(first), *more]


def cost_said(cost: a.Cost, talk: Talk) -> str:
    """What is paid."""
    match cost:
        case a.ExhaustSelf():
            return f"exhaust {HIM}"
        case a.ExhaustOne(what):
            return f"exhaust {one(without_ready(what), talk)}"
        case a.Spend(amount):
            return f"spend {amount} of {HIS} resources"
        case a.DiscardCards(amount):
            return f"discard {tokens(amount, 'card')} from your hand"
        case a.ChangeThreat(amount):
            return f"{'raise' if amount > 0 else 'lower'} your threat by {abs(amount)}"
        case _:
            assert_never(cost)


def limited(limit: a.Limit | None) -> list[str]:
    """How often an ability may be used."""
    if limit is None:
        return []
    times = "once" if limit.times == 1 else f"{limit.times} times"
    match limit.scope:
        case a.Scope.PHASE:
            return [f"at most {times} per phase"]
        case a.Scope.ROUND:
            return [f"at most {times} per round"]
        case a.Scope.ROUND_AND_PLAYER:
            return [f"at most {times} per round for each player"]
        case _:
            assert_never(limit.scope)


# Passive abilities


def on_cards(ability: OnCards, talk: Talk) -> str:
    """A passive ability that concerns single cards."""
    match ability:
        case a.Bonus(stat, amount, to, if_):
            further = "a further " if is_further(ability, talk) else ""
            has = f"{target(to, talk, HE)} has {further}{signed(amount)} {STATS[stat]}"
            return has + per(amount, talk) + while_(if_, to, talk)
        case a.GainsTrait(trait):
            return f"{target(HOST, talk)} has the {trait} trait"
        case a.GainsSphere(sphere, if_):
            icon = f"the {SPHERES[sphere]} resource icon"
            if if_ is None:
                return f"{target(HOST, talk)} also has {icon}"
            return f"if {condition(if_, talk)}, it also has {icon}"
        case a.Attaches(to):
            return f"attach to {one(to, talk)}"
        case a.Cannot(ban, to, if_):
            return banned([ban], to, if_, talk)
        case a.AttacksStagedAlone():
            return f"{HE} may attack an enemy in the staging area when attacking alone"
        case a.DamagesRevealed(amount):
            suffers = f"each enemy suffers {amount} damage as it is revealed"
            return f"while {HE} is committed to the quest, {suffers}"
        case a.StaysExhausted(price):
            pays = f"its controller spends {price} of its resources"
            return f"{target(HOST, talk)} does not ready in the refresh phase unless {pays}"
        case a.InsteadOfDrawing():
            deck = f"the deck {HE} is attached to"
            return f"when cards would be drawn from {deck}, discard {HIM} instead of drawing them"
        case a.ExcessToThreat():
            more = "more combat damage than it has hit points left"
            return f"when {HE} deals a character {more}, raise your threat by the excess"
        case a.PaidByHeroes(number):
            return f"pay for {HIM} with resources from {number} different heroes"
        case _:
            assert_never(ability)


def on_play(ability: OnPlay, talk: Talk) -> str:
    """A passive ability that concerns the round, the quest or the game."""
    match ability:
        case a.MustTravelHere():
            return f"if the players can travel, they must travel to {HIM}"
        case a.RefreshThreat(amount):
            raises = f"each player raises their threat by {amount} more in the refresh phase"
            return f"while {HE} is the active location, {raises}"
        case a.ReturnsToDeck():
            goes = "it goes on top of the encounter deck, not to the discard pile"
            return f"when {HE} leaves play, {goes}"
        case a.MoreRevealed(amount):
            return f"reveal {amount} more {'card' if amount == 1 else 'cards'} in each staging step"
        case a.AlliesPerRound(most):
            allies = "ally" if most == 1 else "allies"
            return f"the players together can play at most {most} {allies} per round"
        case a.NotCompletedIf(what):
            return not_completed([what], talk)
        case a.NotByProgress():
            return "progress neither completes this stage nor wins the game"
        case a.WonIf(what):
            return f"the players win as soon as {condition(what, talk)}"
        case _:
            assert_never(ability)


def not_completed(hindered: list[Condition], talk: Talk) -> str:
    """What keeps a stage from being completed."""
    needed = [condition(one.of, talk) for one in hindered if isinstance(one, Opposite)]
    if needed:
        return f"this stage cannot be completed unless {listed(needed)}"
    return f"this stage cannot be completed while {condition(hindered[0], talk)}"


def while_(if_: Condition | None, mentioned: Target, talk: Talk) -> str:
    """As long as a condition holds."""
    return "" if if_ is None else f" while {condition(if_, talk, mentioned=mentioned)}"


def banned(bans: list[Ban], to: Target, if_: Condition | None, talk: Talk) -> str:
    """What cannot be done."""
    first, *others = [ban_said(ban, target(to, talk, HE)) for ban in bans]
    more = [other.rpartition("cannot ")[2] for other in others]
    return listed([first, *more], " or ") + while_(if_, to, talk)


def ban_said(ban: Ban, who: str) -> str:
    """One thing that cannot be done."""
    match ban:
        case Ban.ATTACK:
            return f"{who} cannot attack"
        case Ban.DEFEND:
            return f"{who} cannot defend"
        case Ban.BE_ATTACHED_TO:
            return f"{who} cannot have attachments played on it"
        case Ban.DRAW:
            return f"{who} cannot draw cards"
        case Ban.OPTIONAL_ENGAGEMENT:
            return f"{who} cannot be engaged optionally"
        case Ban.ENGAGEMENT_CHECKS:
            return f"{who} make no engagement checks"
        case Ban.STAGING:
            return f"{who} reveal no cards in the staging step"
        case _:
            assert_never(ban)
