"""German: what effects say."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import replace
from westmarch.lcg.text import de_filters as cards
from westmarch.lcg.text import de_verbs as v
from westmarch.lcg.text.de_conditions import condition
from westmarch.lcg.text.de_grammar import (
    ACC,
    DAT,
    NOM,
    Text,
    behind,
    capital,
    closed,
    listed,
    pronoun,
    texts,
)
from westmarch.lcg.text.de_moves import encounter, moving, on_quest
from westmarch.lcg.text.de_nouns import (
    THAT_PLAYER,
    gender_of_target,
    is_many,
    number,
    per,
    place_word,
    player,
    possessive,
    signed,
    subject,
    target,
    tokens,
    your,
)
from westmarch.lcg.text.de_sentences import Clause, Sentence, Whole, told
from westmarch.lcg.text.de_terms import STATS, UNTIL
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
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.targets import CHOSEN, Each, Place, Target, Until, Who


def sentences(do: tuple[e.Effect, ...], talk: Talk) -> list[Sentence]:
    """Effects as sentences; what is done with a chosen card stands with the choosing."""
    found: list[Sentence] = []
    before: tuple[e.Effect, ...] = ()
    choosing = False
    for step in steps(do):
        sentence = step_said(step, talk, before)
        if found and choosing and follows(found[-1], sentence):
            found[-1] = joined(found[-1], sentence)
        else:
            found.append(sentence)
            choosing = isinstance(step[-1], e.Choose | e.ChooseFrom | e.ChoosePlayer)
        before += step
        for effect in step:
            talk = after(talk, effect)
    return found


def row(do: tuple[e.Effect, ...], talk: Talk, lead: str = "", also: bool = False) -> str:
    """Effects as one string, not yet capitalised."""
    first, *others = sentences(do, talk)
    if also and isinstance(first, tuple):
        first = (replace(first[0], middle=(Text("außerdem"), *first[0].middle)), *first[1:])
    return "; ".join([told(first, lead), *(told(sentence, "dann") for sentence in others)])


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


def step_said(step: tuple[e.Effect, ...], talk: Talk, before: tuple[e.Effect, ...]) -> Sentence:
    """Effects that are told together."""
    boosts = [effect for effect in step if isinstance(effect, e.Boost)]
    fetched = [effect for effect in step if isinstance(effect, q.Fetch)]
    if len({boost.what for boost in boosts}) > 1:
        gets = [
            f"{closed(target(b.what, talk, NOM))} {signed(b.amount)} {STATS[b.stat]}"
            for b in boosts
        ]
        return Whole(f"{UNTIL[boosts[0].until]} erhält {listed(gets)}")
    if boosts:
        return (boosted(boosts, talk),)
    if fetched:
        what = listed([closed(cards.several(x.count, x.what, talk)) for x in fetched])
        return (Clause(v.LAY, texts(what, "aus dem Begegnungsdeck in die Aufmarschzone")),)
    if isinstance(step[0], e.If):
        return if_said(step[0], talk, before)
    return effect_said(step[0], talk)


def boosted(boosts: list[e.Boost], talk: Talk, link: str = " und ") -> Clause:
    """Values of the same cards change."""
    first = boosts[0]
    what = listed([f"{signed(boost.amount)} {STATS[boost.stat]}" for boost in boosts], link)
    rest = texts(UNTIL[first.until], per(first.amount, talk), what)
    return Clause(
        v.GET,
        rest,
        target(first.what, talk, NOM),
        is_many(first.what, talk),
        Clause(v.GIVE, (target(first.what, talk, DAT), *rest)),
    )


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
            one = cards.one(what, talk, ACC)
            return (Clause(v.CHOOSE, (behind("höchstens", one) if optional else one,)),)
        case e.ChooseFrom(place, what, priced_x):
            return (Clause(v.CHOOSE, chosen_from(place, what, priced_x, talk)),)
        case e.ChoosePlayer(other):
            return (Clause(v.CHOOSE, texts(f"einen {'anderen ' if other else ''}Spieler")),)
        case e.OneOf(choices):
            boosts = boosts_to_choose(choices)
            if boosts:
                return (boosted(list(boosts), talk, " oder "),)
            *ways, last = [row(do, talk) for do in choices]
            text = f"eines: {capital('; '.join(ways))}; oder {last}"
            return (Clause(v.CHOOSE, texts(text)),)
        case e.May(do):
            return tuple(replace(clause, may=True) for clause in clauses(do, talk))
        case e.If():
            return if_said(effect, talk)
        case e.As(who, do, if_):
            return tuple(
                clause if clause.subject.core else replace(clause, subject=actor(who, if_, talk))
                for clause in clauses(do, replace(talk, you=False))
            )
        case e.AtEnd(of, do):
            return Whole(row(do, talk, f"am Ende {GENITIVES[of]}") + if_still_there(do, talk))
        case _:
            assert_never(effect)


def if_still_there(do: tuple[e.Effect, ...], talk: Talk) -> str:
    """What happens later to a card happens only if it is still in play."""
    match do[0]:
        case e.Discard(what) | e.ReturnToHand(what) | e.ShuffleIntoDeck(what):
            be = "sind" if is_many(what, talk) else "ist"
            it = pronoun(gender_of_target(what, talk), NOM)
            return f", falls {it} dann noch im Spiel {be}"
    return ""


GENITIVES = {
    Until.ATTACK: "dieses Angriffs",
    Until.PHASE: "der Phase",
    Until.ROUND: "der Runde",
}


def clauses(do: tuple[e.Effect, ...], talk: Talk) -> list[Clause]:
    """Effects that somebody does in one sentence."""
    found: list[Clause] = []
    for sentence in sentences(do, talk):
        assert isinstance(sentence, tuple), "what somebody does begins with no condition of its own"
        found += sentence
    return found


def actor(who: Who, if_: c.Condition | None, talk: Talk) -> Text:
    """Who does something: jeder Spieler, dessen Bedrohung mindestens 35 beträgt."""
    found = subject(who, talk) if who is not Who.YOU else Text("du")
    match if_:
        case None:
            return found
        case c.ThreatAtLeast(threat):
            return Text(found.core, f"dessen Bedrohung mindestens {threat} beträgt")
        case _:
            return Text(found.core, f"falls {condition(if_, replace(talk, you=False))}")


def chosen_from(place: Place, what: Filter | None, priced_x: bool, talk: Talk) -> tuple[Text, ...]:
    """A card that is not in play."""
    card = Text("eine Karte") if what is None else cards.one(what, talk, ACC)
    where = place_word(place, talk)
    if place is Place.TOPMOST_DISCARD:
        top = f"die oberste {cards.noun_of(what, talk).singular}"
        return texts(top, where)
    return texts(where, card, "mit gedruckten Kosten von X" if priced_x else "")


def if_said(effect: e.If, talk: Talk, before: tuple[e.Effect, ...] = ()) -> Whole:
    """What happens if a condition holds, and otherwise; or also, if something happened before."""
    if_ = f"falls {condition(effect.condition, talk)},"
    if effect.then == before:
        return Whole("wiederhole dies", if_)
    also = bool(before) and not effect.otherwise
    then = row(effect.then, talk, if_, also).removeprefix(f"{if_} ")
    differs = only_amount_differs(effect)
    if differs is not None:
        return Whole(f"{then}, sonst {other_amount(*differs)}", if_)
    if effect.otherwise:
        return Whole(f"{then}; {row(effect.otherwise, talk, 'sonst')}", if_)
    return Whole(then, if_)


def other_amount(effect: Amounted, amount: int) -> str:
    """The amount otherwise, as the effect puts it."""
    match effect:
        case e.Boost():
            return signed(amount)
        case e.RaiseThreat() | e.ReduceThreat():
            return f"um {amount}"
        case e.Damage() | e.RemoveProgress():
            return f"nur {amount}"
        case _:
            assert_never(effect)


# Characters, enemies and locations in play


def on_table(effect: OnTable, talk: Talk) -> Clause:
    """An effect on cards in play."""
    match effect:
        case e.Ready(what):
            return Clause(v.READY, (target(what, talk, ACC),))
        case e.Exhaust(what):
            return Clause(v.EXHAUST, (target(what, talk, ACC),))
        case e.Damage(amount, what):
            damage = texts(per(amount, talk), f"{number(amount)} Schaden")
            dealt = Clause(v.DEAL_DAMAGE, (target(what, talk, DAT), *damage))
            if isinstance(what, Each) and talk.you:
                return Clause(v.SUFFER, damage, target(what, talk, NOM), giving=dealt)
            return dealt
        case e.Heal(amount, what):
            some = "1 Schaden" if amount == 1 else f"bis zu {amount} Schaden"
            much = "den gesamten Schaden" if amount is None else some
            return Clause(v.HEAL, (Text(much), behind("auf", target(what, talk, DAT))))
        case e.Boost():
            return boosted([effect], talk)
        case e.BoostAll(stat, amount, filter, until):
            later = f"auch wenn {pronoun(cards.gender(filter, talk), NOM)} erst später dazukommt"
            bonus = Text(f"{signed(amount)} {STATS[stat]}", later)
            middle = texts(UNTIL[until], per(amount, talk), bonus)
            return Clause(v.GET, middle, cards.each(filter, talk, NOM))
        case e.RaiseStagingThreat(amount):
            middle = texts(UNTIL[Until.PHASE], per(amount, talk), f"um {number(amount)}")
            return Clause(v.RISE, middle, Text("der gesamte Widerstand in der Aufmarschzone"))
        case e.NoThreat(what):
            own = f"{possessive(what, talk)} Widerstand"
            whose = own if what is CHOSEN else f"der Widerstand von {target(what, talk, DAT).core}"
            return Clause(v.COUNT, texts("in dieser Phase", "nicht"), Text(whose))
        case e.RemoveFromQuest(what):
            return Clause(v.REMOVE, texts(target(what, talk, ACC), "aus dem Abenteuer"))
        case e.Engage(what):
            return Clause(v.ENGAGE, texts(target(what, talk, ACC), "in einen Kampf"))
        case e.ReturnToStaging(what):
            return Clause(v.LAY_BACK, texts(target(what, talk, ACC), "in die Aufmarschzone"))
        case e.CannotAttack(what, who):
            return cannot_attack(what, who, talk)
        case e.DefendTogether(who):
            against = Text("gegen jeden Gegner", "der ihn angreift")
            middle = texts("in dieser Phase", against, "beliebig viele Verteidiger")
            return Clause(v.MAY_DECLARE, middle, subject(who, talk))
        case e.AttackAtOnce():
            it = pronoun(gender_of_target(CHOSEN, talk), ACC)
            return Clause(v.LET_ATTACK, texts(it, "sofort und allein", "einen geeigneten Gegner"))
        case e.IgnoreDefense():
            whose = "die Verteidigungsstärke des verteidigenden Charakters"
            return Clause(v.COUNT, texts("bei diesem Angriff", "nicht"), Text(whose))
        case _:
            assert_never(effect)


def cannot_attack(what: Target, who: Who, talk: Talk) -> Clause:
    """Enemies cannot attack a player this phase."""
    if isinstance(what, Each):
        whom = "ihn" if who is Who.CHOSEN_PLAYER else player(who, talk, ACC) or "dich"
        middle = texts(whom, "in dieser Phase")
        return Clause(v.CAN_ATTACK, middle, cards.no(what.of, talk, NOM))
    engaged = who is Who.ENGAGED_PLAYER
    whom = "diesen Spieler" if engaged else player(who, talk, ACC) or "dich"
    middle = texts(whom, "in dieser Phase")
    return Clause(v.CANNOT_ATTACK, middle, target(what, talk, NOM), is_many(what, talk))


# Tokens, threat, progress, and drawing


def counting(effect: Counting, talk: Talk) -> Clause:
    """An effect that puts, takes or draws so and so many."""
    match effect:
        case e.AddResources(amount, what):
            much = texts(per(amount, talk), tokens(amount, "Ressource", "Ressourcen"))
            return Clause(v.ADD, (target(what, talk, DAT), *much))
        case e.RaiseThreat(amount, who):
            threat = f"{your(who, talk, 'e')} Bedrohung"
            middle = texts(threat, per(amount, talk), f"um {number(amount)}")
            return Clause(v.RAISE, middle, subject(who, talk))
        case e.ReduceThreat(amount, who):
            middle = texts(f"{your(who, talk, 'e')} Bedrohung", f"um {amount}")
            return Clause(v.LOWER, middle, subject(who, talk))
        case e.ProgressOnQuest(amount):
            return Clause(v.LAY, texts(f"{amount} Fortschrittsmarker", "auf das Abenteuer"))
        case e.ProgressOn(amount, what):
            onto = behind("auf", target(what, talk, ACC))
            return Clause(v.LAY, texts(f"{amount} Fortschrittsmarker", onto))
        case e.RemoveProgress(amount):
            tokens_ = f"{amount} Fortschrittsmarker"
            return Clause(v.REMOVE, texts(tokens_, "von der Abenteuerkarte"))
        case e.Draw(amount, who):
            return Clause(v.DRAW, texts(tokens(amount, "Karte", "Karten")), subject(who, talk))
        case _:
            assert_never(effect)
