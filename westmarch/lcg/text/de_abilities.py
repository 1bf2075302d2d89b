"""German: what stands on cards."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.describing import Paragraph
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.text import de_verbs as v
from westmarch.lcg.text.de_conditions import condition, trigger
from westmarch.lcg.text.de_effects import sentences
from westmarch.lcg.text.de_filters import one
from westmarch.lcg.text.de_grammar import (
    ACC,
    DAT,
    NOM,
    behind,
    capital,
    closed,
    contracted,
    texts,
)
from westmarch.lcg.text.de_nouns import (
    is_many,
    per,
    signed,
    target,
    tokens,
)
from westmarch.lcg.text.de_sentences import Clause, can_follow_um, told
from westmarch.lcg.text.de_terms import KEYWORDS, PHASES, SPHERES, STATS, TRAITS, named, this
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
from westmarch.lcg.vocabulary.conditions import Condition, Fits, Opposite
from westmarch.lcg.vocabulary.effects import Effect
from westmarch.lcg.vocabulary.filters import Named
from westmarch.lcg.vocabulary.targets import HOST, SELF, Target


def paragraphs(code: str) -> tuple[Paragraph, ...]:
    """The abilities of a card, each with its label."""
    talk = talk_of(code)
    return tuple(ability_said(together, talk) for together in lines(ABILITIES[code]))


def keywords(code: str) -> tuple[str, ...]:
    """The keywords of a card."""
    row = PRINTED[code]
    doomed = (f"Verflucht {row.doomed}",) if row.doomed else ()
    return (*doomed, *(KEYWORDS[keyword] for keyword in row.keywords))


def victory(code: str) -> tuple[str, ...]:
    """The victory points that stand on a card, if any."""
    points = PRINTED[code].victory
    return (f"Sieg {points}",) if points else ()


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
    full = contracted(named("\n".join(said), talk.code)).split("\n")
    text = " ".join(f"{capital(sentence.rstrip(','))}." for sentence in full)
    return Paragraph(text, label)


# Abilities that do something at a moment


def triggered_said(ability: Triggered, talk: Talk) -> Paragraph:
    """An ability with a label."""
    match ability:
        case a.Action(do, cost, phase, limit, anyone, if_):
            label = "Aktion" if phase is None else f"{PHASES[phase].removesuffix('phase')}aktion"
            lead = "" if if_ is None else f"falls {condition(if_, talk)},"
            more = ["jeder Spieler darf dies nutzen"] if anyone else []
            back = f"wird {this(NOM)} vom Helden gelöst, kehrt sie in die Aufmarschzone zurück"
            more += [back] if claims(do) else []
            said = [*effects_said(do, cost, talk, lead), *more, *limited(limit)]
            return finished(label, said, talk)
        case a.Response(after, do, cost, limit, _, group):
            said = effects_said(do, cost, triggered(talk, after), trigger(after, talk))
            more = ["der Startspieler entscheidet, ob dies genutzt wird"] if group else []
            return finished("Reaktion", [*said, *more, *limited(limit)], talk)
        case a.Forced(after, do, passive):
            said = effects_said(do, (), triggered(talk, after), trigger(after, talk))
            return finished("" if passive else "Erzwungen", said, talk)
        case a.WhenRevealed(do):
            return finished("Wenn aufgedeckt", effects_said(do, (), talk), talk)
        case a.Shadow(do):
            return finished("Schatten", effects_said(do, (), talk), talk)
        case a.Travel(do):
            return finished("Reise", effects_said(do, (), talk), talk)
        case a.Setup(do):
            return finished("Vorbereitung", effects_said(do, (), talk), talk)
        case _:
            assert_never(ability)


def effects_said(
    do: tuple[Effect, ...], costs: tuple[a.Cost, ...], talk: Talk, lead: str = ""
) -> list[str]:
    """What is paid and what happens, as sentences without capitals."""
    price = told(tuple(cost_said(cost, talk) for cost in costs), lead) if costs else ""
    for cost in costs:
        talk = paid(talk, cost)
    first, *others = sentences(do, talk)
    more = [told(sentence) for sentence in others]
    if not price:
        return [told(first, lead), *more]
    if can_follow_um(first):
        return [f"{price}, um {told(first, infinitive=True)}", *more]
    return [price, told(first), *more]


def cost_said(cost: a.Cost, talk: Talk) -> Clause:
    """What is paid."""
    match cost:
        case a.ExhaustSelf():
            return Clause(v.EXHAUST, texts(this(ACC)))
        case a.ExhaustOne(what):
            return Clause(v.EXHAUST, (one(without_ready(what), talk, ACC),))
        case a.Spend(amount):
            some = tokens(amount, "Ressource", "Ressourcen")
            return Clause(v.SPEND, texts(f"{some} von {this(DAT)}"))
        case a.DiscardCards(amount):
            some = tokens(amount, "Karte", "Karten")
            return Clause(v.DISCARD, texts(f"{some} von deiner Hand"))
        case a.ChangeThreat(amount):
            verb = v.RAISE if amount > 0 else v.LOWER
            return Clause(verb, texts("deine Bedrohung", f"um {abs(amount)}"))
        case _:
            assert_never(cost)


def limited(limit: a.Limit | None) -> list[str]:
    """How often an ability may be used."""
    if limit is None:
        return []
    times = "einmal" if limit.times == 1 else f"{limit.times}-mal"
    match limit.scope:
        case a.Scope.PHASE:
            return [f"höchstens {times} pro Phase"]
        case a.Scope.ROUND:
            return [f"höchstens {times} pro Runde"]
        case a.Scope.ROUND_AND_PLAYER:
            return [f"höchstens {times} pro Runde und Spieler"]
        case _:
            assert_never(limit.scope)


# Passive abilities


def on_cards(ability: OnCards, talk: Talk) -> str:
    """A passive ability that concerns single cards."""
    host = target(HOST, talk, NOM).core
    match ability:
        case a.Bonus(stat, amount, to, if_):
            further = "weitere " if is_further(ability, talk) else ""
            has = "haben" if is_many(to, talk) else "hat"
            counted = closed(per(amount, talk))
            bonus = f"{further}{signed(amount)} {STATS[stat]}"
            said = " ".join(filter(None, (closed(target(to, talk, NOM)), has, counted, bonus)))
            return said + while_(if_, to, talk)
        case a.GainsTrait(trait):
            return f"{host} hat das Merkmal {TRAITS[trait]}"
        case a.GainsSphere(sphere, if_):
            has = f"{host} hat außerdem das Ressourcensymbol {SPHERES[sphere]}"
            return has + while_(if_, HOST, talk)
        case a.Attaches(to):
            onto = behind("an", one(to, talk, ACC))
            return told((Clause(v.ATTACH, texts(this(ACC), onto)),))
        case a.Cannot(ban, to, if_):
            return banned([ban], to, if_, talk)
        case a.AttacksStagedAlone():
            alone = f"wenn {this(NOM)} allein angreift"
            return f"{this(NOM)} darf Gegner in der Aufmarschzone angreifen, {alone}"
        case a.DamagesRevealed(amount):
            suffers = f"erleidet jeder Gegner {amount} Schaden, sobald er aufgedeckt wird"
            return f"solange {this(NOM)} sich dem Abenteuer stellt, {suffers}"
        case a.StaysExhausted(price):
            unless = (
                f"außer es werden {tokens(price, 'Ressource', 'Ressourcen')} von ihm ausgegeben"
            )
            return f"{host} wird in der Auffrischungsphase nicht spielbereit, {unless}"
        case a.InsteadOfDrawing():
            instead = f"wird stattdessen {this(NOM)} abgelegt"
            return f"wenn von dem Deck mit {this(DAT)} Karten gezogen würden, {instead}"
        case a.ExcessToThreat():
            deals = "zufügen" if is_many(SELF, talk) else "zufügt"
            more = f"im Kampf mehr Schaden {deals}, als dieser noch Trefferpunkte hat"
            raises = "erhöhe deine Bedrohung um den Überschuss"
            return f"wenn {this(NOM)} einem Charakter {more}, {raises}"
        case a.PaidByHeroes(number):
            return f"bezahle {this(ACC)} mit Ressourcen von {number} verschiedenen Helden"
        case _:
            assert_never(ability)


def on_play(ability: OnPlay, talk: Talk) -> str:
    """A passive ability that concerns the round, the quest or the game."""
    be = "sind" if is_many(SELF, talk) else "ist"
    match ability:
        case a.MustTravelHere():
            return f"wenn die Spieler reisen können, müssen sie zu {this(DAT)} reisen"
        case a.RefreshThreat(amount):
            raises = f"seine Bedrohung in der Auffrischungsphase um {amount} mehr"
            return f"solange {this(NOM)} der aktive Ort {be}, erhöht jeder Spieler {raises}"
        case a.ReturnsToDeck():
            leaves = "verlassen" if is_many(SELF, talk) else "verlässt"
            goes = f"{'kommen' if is_many(SELF, talk) else 'kommt'} {this(NOM)} oben auf das"
            rest = "Begegnungsdeck, nicht auf den Ablagestapel"
            return f"wenn {this(NOM)} das Spiel {leaves}, {goes} {rest}"
        case a.MoreRevealed(amount):
            some = tokens(amount, "Karte", "Karten")
            be_turned = "wird" if amount == 1 else "werden"
            return f"in jedem Aufmarschschritt {be_turned} {some} mehr aufgedeckt"
        case a.AlliesPerRound(most):
            some = f"höchstens {tokens(most, 'Verbündeten', 'Verbündete')}"
            return f"die Spieler können zusammen pro Runde {some} spielen"
        case a.NotCompletedIf(what):
            return not_completed([what], talk)
        case a.NotByProgress():
            won = "das Spiel gewonnen"
            return f"durch Fortschritt wird weder dieser Abschnitt abgeschlossen noch {won}"
        case a.WonIf(what):
            return f"die Spieler gewinnen, sobald {condition(what, talk)}"
        case _:
            assert_never(ability)


def not_completed(hindered: list[Condition], talk: Talk) -> str:
    """What keeps a stage from being completed."""
    needed = [condition(one.of, talk) for one in hindered if isinstance(one, Opposite)]
    if needed:
        return f"dieser Abschnitt kann nur abgeschlossen werden, wenn {' und '.join(needed)}"
    until = f"solange {condition(hindered[0], talk)}"
    return f"dieser Abschnitt kann nicht abgeschlossen werden, {until}"


def while_(if_: Condition | None, mentioned: Target, talk: Talk) -> str:
    """As long as a condition holds; who somebody is does not change."""
    match if_:
        case None:
            return ""
        case Fits(_, Named()):
            return f", falls {condition(if_, talk, mentioned=mentioned)}"
        case _:
            return f", solange {condition(if_, talk, mentioned=mentioned)}"


def banned(bans: list[Ban], to: Target, if_: Condition | None, talk: Talk) -> str:
    """What cannot be done."""
    if len(bans) > 1:
        verbs = " noch ".join(INFINITIVES[ban] for ban in bans)
        said = f"{closed(target(to, talk, NOM))} kann weder {verbs}"
    else:
        said = ban_said(bans[0], to, talk)
    return said + while_(if_, to, talk)


INFINITIVES = {Ban.ATTACK: "angreifen", Ban.DEFEND: "verteidigen"}


def ban_said(ban: Ban, to: Target, talk: Talk) -> str:
    """One thing that cannot be done."""
    who = closed(target(to, talk, NOM))
    can = "können" if is_many(to, talk) else "kann"
    match ban:
        case Ban.ATTACK:
            return f"{who} {can} nicht angreifen"
        case Ban.DEFEND:
            return f"{who} {can} nicht verteidigen"
        case Ban.BE_ATTACHED_TO:
            onto = closed(target(to, talk, ACC))
            return f"an {onto} können keine Verstärkungen angehängt werden"
        case Ban.DRAW:
            return f"{who} {can} keine Karten ziehen"
        case Ban.OPTIONAL_ENGAGEMENT:
            return f"{who} {can} nicht freiwillig in einen Kampf verwickelt werden"
        case Ban.ENGAGEMENT_CHECKS:
            return f"{who} legen keine Kampfproben ab"
        case Ban.STAGING:
            return f"{who} decken im Aufmarschschritt keine Karten auf"
        case _:
            assert_never(ban)
