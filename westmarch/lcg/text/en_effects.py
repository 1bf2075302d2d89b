"""English: what effects say."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import replace
from westmarch.lcg.text import en_filters as cards
from westmarch.lcg.text.en_conditions import condition
from westmarch.lcg.text.en_moves import encounter, moving, on_quest
from westmarch.lcg.text.en_nouns import (
    number,
    per,
    place_word,
    player,
    signed,
    target,
    tokens,
    your,
)
from westmarch.lcg.text.en_sentences import Clause, Sentence, Whole, told
from westmarch.lcg.text.en_terms import HE, STATS, THAT_PLAYER, UNTIL, listed
from westmarch.lcg.text.sections import Counting, Encounter, Moving, OnQuest, OnTable, Shape
from westmarch.lcg.text.speaking import (
    Amounted,
    Talk,
    after,
    boosts_to_choose,
    only_amount_differs,
    steps,
)
from westmarch.lcg.vocabulary import conditions as c
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import quests as q
from westmarch.lcg.vocabulary.filters import CHOSEN_CARD, Filter
from westmarch.lcg.vocabulary.targets import CHOSEN, Each, Place, Target, Until, Who


def sentences(do: tuple[e.Effect, ...], talk: Talk) -> list[Sentence]:
    """Effects as sentences; what is done with a chosen card stands with the choosing."""
    found: list[Sentence] = []
    choosing = False
    for step in steps(do):
        sentence = step_said(step, talk, also=bool(found))
        if found and choosing and follows(found[-1], sentence):
            found[-1] = joined(found[-1], sentence)
        else:
            found.append(sentence)
            choosing = isinstance(step[-1], e.Choose | e.ChooseFrom | e.ChoosePlayer)
        for effect in step:
            talk = after(talk, effect)
    return found


def row(do: tuple[e.Effect, ...], talk: Talk, lead: str = "", also: bool = False) -> str:
    """Effects as one string, not yet capitalised."""
    first, *others = sentences(do, talk)
    if also and isinstance(first, tuple):
        first = (replace(first[0], verb=f"also {first[0].verb}"), *first[1:])
    return "; then ".join([told(first, lead), *(told(sentence) for sentence in others)])


def follows(sentence: Sentence, more: Sentence) -> bool:
    """Whether a sentence can go on with more: done by the same player, or by the chosen one."""
    if isinstance(sentence, Whole) or isinstance(more, Whole):
        return False
    if more[0].subject == THAT_PLAYER:
        return True
    return len(sentence) == 1 and more[0].subject == sentence[0].subject


def joined(sentence: Sentence, more: Sentence) -> Sentence:
    """Two sentences as one."""
    assert isinstance(sentence, tuple)
    assert isinstance(more, tuple)
    return (*sentence, *more)


def step_said(step: tuple[e.Effect, ...], talk: Talk, also: bool) -> Sentence:
    """Effects that are told together."""
    boosts = [effect for effect in step if isinstance(effect, e.Boost)]
    fetched = [effect for effect in step if isinstance(effect, q.Fetch)]
    if len({boost.what for boost in boosts}) > 1:
        gets = [
            f"{target(b.what, talk, HE)} gets {signed(b.amount)} {STATS[b.stat]}" for b in boosts
        ]
        return Whole(f"{UNTIL[boosts[0].until]}, {listed(gets, ', and ')}")
    if boosts:
        return (boosted(boosts, talk),)
    if fetched:
        what = listed(cards.several(effect.count, effect.what, talk) for effect in fetched)
        return (Clause("put", f"{what} from the encounter deck into the staging area"),)
    if isinstance(step[0], e.If):
        return Whole(if_said(step[0], talk, also))
    return effect_said(step[0], talk)


def boosted(boosts: list[e.Boost], talk: Talk, link: str = " and ") -> Clause:
    """Values of the same cards change."""
    first = boosts[0]
    what = listed((f"{signed(boost.amount)} {STATS[boost.stat]}" for boost in boosts), link)
    rest = f"{what}{per(first.amount, talk)} {UNTIL[first.until]}"
    giving = f"give {target(first.what, talk)} {rest}"
    return Clause("get", rest, target(first.what, talk, HE), giving)


def effect_said(effect: e.Effect, talk: Talk) -> Sentence:
    """One effect as a sentence."""
    if isinstance(effect, Shape):
        return shape_said(effect, talk)
    if isinstance(effect, OnTable):
        return (on_table(effect, talk),)
    if isinstance(effect, Counting):
        return (counting(effect, talk),)
    if isinstance(effect, Moving):
        return moving(effect, talk)
    if isinstance(effect, Encounter):
        return encounter(effect, talk)
    if isinstance(effect, OnQuest):
        return on_quest(effect, talk)
    assert_never(effect)


# Choosing, and the shape of effects


def shape_said(effect: Shape, talk: Talk) -> Sentence:
    """Choices, conditions, and who does something."""
    match effect:
        case e.Choose(what, optional):
            again = what & ~CHOSEN_CARD if what == talk.chosen else what
            return (Clause("choose", cards.one(again, talk) + (" or none" if optional else "")),)
        case e.ChooseFrom(place, what, priced_x):
            return (Clause("choose", chosen_from(place, what, priced_x, talk)),)
        case e.ChoosePlayer(other):
            return (Clause("choose", "another player" if other else "a player"),)
        case e.OneOf(choices):
            boosts = boosts_to_choose(choices)
            if boosts:
                return (boosted(list(boosts), talk, " or "),)
            *ways, last = [row(do, talk) for do in choices]
            return (Clause("choose", f"one: {'; '.join(ways)}; or {last}"),)
        case e.May(do):
            return tuple(replace(clause, may=True) for clause in clauses(do, talk))
        case e.If():
            return Whole(if_said(effect, talk))
        case e.As(who, do, if_):
            return tuple(
                clause if clause.subject else replace(clause, subject=actor(who, if_, talk))
                for clause in clauses(do, replace(talk, you=False))
            )
        case e.AtEnd(of, do):
            return Whole(row(do, talk, f"at the end of {of.value}, if still in play"))
        case _:
            assert_never(effect)


def clauses(do: tuple[e.Effect, ...], talk: Talk) -> list[Clause]:
    """Effects that somebody does in one sentence."""
    found: list[Clause] = []
    for sentence in sentences(do, talk):
        assert isinstance(sentence, tuple), "what somebody does begins with no condition of its own"
        found += sentence
    return found


def actor(who: Who, if_: c.Condition | None, talk: Talk) -> str:
    """Who does something: each player whose threat is at least 35."""
    subject = player(who, talk) or "you"
    match if_:
        case None:
            return subject
        case c.ThreatAtLeast(threat):
            return f"{subject} whose threat is at least {threat}"
        case _:
            return f"{subject}, if {condition(if_, replace(talk, you=False))},"


def chosen_from(place: Place, what: Filter | None, priced_x: bool, talk: Talk) -> str:
    """A card that is not in play."""
    card = "a card" if what is None else cards.one(what, talk)
    if place is Place.TOPMOST_DISCARD:
        return f"the topmost {cards.noun_of(what, talk)} in {place_word(place, talk)}"
    return f"{card}{' with a printed cost of X' * priced_x} from {place_word(place, talk)}"


def if_said(effect: e.If, talk: Talk, also: bool = False) -> str:
    """What happens if a condition holds, and otherwise; or also, if something happened before."""
    lead = f"if {condition(effect.condition, talk)}"
    differs = only_amount_differs(effect)
    if differs is not None:
        return f"{row(effect.then, talk, lead)}; otherwise {other_amount(*differs)}"
    if effect.otherwise:
        return f"{row(effect.then, talk, lead)}; otherwise {row(effect.otherwise, talk)}"
    return row(effect.then, talk, lead, also)


def other_amount(effect: Amounted, amount: int) -> str:
    """The amount otherwise, as the effect puts it."""
    match effect:
        case e.Boost():
            return signed(amount)
        case e.RaiseThreat() | e.ReduceThreat():
            return f"by {amount}"
        case e.Damage() | e.RemoveProgress():
            return str(amount)
        case _:
            assert_never(effect)


# Characters, enemies and locations in play


def on_table(effect: OnTable, talk: Talk) -> Clause:
    """An effect on cards in play."""
    match effect:
        case e.Ready(what):
            return Clause("ready", target(what, talk))
        case e.Exhaust(what):
            return Clause("exhaust", target(what, talk))
        case e.Damage(amount, what):
            damage = f"{number(amount)} damage"
            dealt = f"{damage} to {target(what, talk)}{per(amount, talk)}"
            if isinstance(what, Each) and talk.you:
                subject = target(what, talk)
                return Clause("suffer", damage + per(amount, talk), subject, f"deal {dealt}")
            return Clause("deal", dealt)
        case e.Heal(amount, what):
            much = "all" if amount is None else "1" if amount == 1 else f"up to {amount}"
            return Clause("heal", f"{much} damage on {target(what, talk)}")
        case e.Boost():
            return boosted([effect], talk)
        case e.BoostAll(stat, amount, filter, until):
            gets = f"{signed(amount)} {STATS[stat]}{per(amount, talk)} {UNTIL[until]}"
            rest = f"{gets}, including any that arrive later"
            return Clause("get", rest, cards.each(filter, talk))
        case e.RaiseStagingThreat(amount):
            rest = f"{UNTIL[Until.PHASE]} by {number(amount)}{per(amount, talk)}"
            return Clause("rise", rest, "the total threat in the staging area")
        case e.NoThreat(what):
            its = "its threat" if what is CHOSEN else f"the threat of {target(what, talk)}"
            return Clause("do not count", "this phase", its)
        case e.RemoveFromQuest(what):
            return Clause("remove", f"{target(what, talk)} from the quest")
        case e.Engage(what):
            return Clause("engage", target(what, talk))
        case e.ReturnToStaging(what):
            return Clause("return", f"{target(what, talk)} to the staging area")
        case e.CannotAttack(what, who):
            return cannot_attack(what, who, talk)
        case e.DefendTogether(who):
            rest = "any number of defenders against each enemy that attacks them this phase"
            return Clause("may declare", rest, player(who, talk))
        case e.AttackAtOnce():
            return Clause("have", "it attack an eligible enemy, alone and at once")
        case e.IgnoreDefense():
            return Clause("do not count", "in this attack", "the defending character's defense")
        case _:
            assert_never(effect)


def cannot_attack(what: Target, who: Who, talk: Talk) -> Clause:
    """Enemies cannot attack a player this phase."""
    if isinstance(what, Each):
        whom = "them" if who is Who.CHOSEN_PLAYER else player(who, talk) or "you"
        return Clause("can attack", f"{whom} this phase", cards.no(what.of, talk))
    whom = THAT_PLAYER if who is Who.ENGAGED_PLAYER else player(who, talk) or "you"
    return Clause("cannot attack", f"{whom} this phase", target(what, talk, HE))


# Tokens, threat, progress, and drawing


def counting(effect: Counting, talk: Talk) -> Clause:
    """An effect that puts, takes or draws so and so many."""
    match effect:
        case e.AddResources(amount, what):
            much = tokens(amount, "resource")
            return Clause("add", f"{much} to {target(what, talk)}{per(amount, talk)}")
        case e.RaiseThreat(amount, who):
            by = f"{your(who, talk)} threat by {number(amount)}{per(amount, talk)}"
            return Clause("raise", by, player(who, talk))
        case e.ReduceThreat(amount, who):
            return Clause("lower", f"{your(who, talk)} threat by {amount}", player(who, talk))
        case e.ProgressOnQuest(amount):
            return Clause("place", f"{amount} progress on the quest")
        case e.ProgressOn(amount, what):
            return Clause("place", f"{amount} progress on {target(what, talk)}")
        case e.RemoveProgress(amount):
            return Clause("remove", f"{amount} progress from the quest card")
        case e.Draw(amount, who):
            return Clause("draw", tokens(amount, "card"), player(who, talk))
        case _:
            assert_never(effect)
