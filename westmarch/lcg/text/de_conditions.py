"""German: what must be true, and what has to happen."""

from __future__ import annotations

from typing import assert_never

from westmarch.lcg.text.de_filters import agreeing, is_, no, one, several
from westmarch.lcg.text.de_grammar import ACC, DAT, NOM, Case, behind, closed, pronoun
from westmarch.lcg.text.de_nouns import gender_of_target, is_many, target
from westmarch.lcg.text.de_terms import ENEMY, this
from westmarch.lcg.text.speaking import Talk, parts
from westmarch.lcg.vocabulary import conditions as c
from westmarch.lcg.vocabulary import triggers as t
from westmarch.lcg.vocabulary.filters import CONTROLLED, ITSELF, STAGED, And, Filter
from westmarch.lcg.vocabulary.targets import HOST, SELF, Ref, Target
from westmarch.lcg.vocabulary.triggers import Trigger, When


def condition(
    what: c.Condition, talk: Talk, true: bool = True, mentioned: Target | None = None
) -> str:
    """A condition for after "falls" or "solange"; a card mentioned just now is a pronoun."""
    match what:
        case c.Fits(ref, filter):
            said = is_(filter, talk, true)
            return f"{card(ref, talk, mentioned)} {agreeing(said, is_many(ref, talk))}"
        case c.InPlay(filter, least):
            return in_play(filter, least, talk, true)
        case c.Undefended():
            return "der Angriff unverteidigt ist" if true else "der Angriff verteidigt wird"
        case c.ThreatAtLeast(threat):
            your = "deine" if talk.you else "seine"
            return f"{your} Bedrohung {'mindestens' if true else 'weniger als'} {threat} beträgt"
        case c.Attacking(ref, enemy):
            whom = closed(one(enemy, talk, ACC, ENEMY))
            does = "angreift" if true else "nicht angreift"
            return f"{card(ref, talk, mentioned)} {whom} {does}"
        case c.Claimed(least):
            few = "mindestens" if true else "weniger als"
            cards = "1 Zielkarte" if least == 1 else f"{least} Zielkarten"
            return f"die Spieler {few} {cards} beansprucht haben"
        case c.PrisonerRescued():
            return f"der Gefangene {'befreit' if true else 'nicht befreit'} ist"
        case c.Opposite(of):
            return condition(of, talk, not true, mentioned)
        case _:
            assert_never(what)


def card(ref: Ref, talk: Talk, mentioned: Target | None) -> str:
    """The card that a condition is about."""
    if mentioned is HOST and ref is HOST:
        return pronoun(gender_of_target(HOST, talk), NOM)
    return target(ref, talk, NOM).core


def in_play(filter: Filter, least: int, talk: Talk, true: bool) -> str:
    """So many cards that fit are in play, or are not."""
    own = CONTROLLED in parts(filter)
    left = And(tuple(part for part in parts(filter) if part != CONTROLLED)) if own else filter
    case = ACC if own else NOM
    few = "mindestens" if true else "weniger als"
    if least > 1:
        cards = behind(few, several(least, left, talk))
    else:
        cards = one(left, talk, case) if true else no(left, talk, case)
    if own:
        return f"{'du' if talk.you else 'er'} {closed(cards)} {KONTROLLIERT[talk.you]}"
    where = "" if STAGED in parts(filter) else "im Spiel "
    return f"{closed(cards)} {where}{'sind' if least > 1 else 'ist'}"


KONTROLLIERT = {True: "kontrollierst", False: "kontrolliert"}


def trigger(what: Trigger, talk: Talk) -> str:
    """What has to happen, with the comma that ends it: nachdem …,"""
    have, be = ("haben", "sind") if is_many(SELF, talk) else ("hat", "ist")
    match what:
        case When():
            return moment(what)
        case t.EntersPlay(filter, played):
            if played:
                return f"nachdem du {whom(filter, talk)} gespielt hast,"
            return f"nachdem {who(filter, talk)} ins Spiel gekommen {auxiliary(filter, be)},"
        case t.Commits():
            return f"nachdem {this(NOM)} sich dem Abenteuer gestellt {have},"
        case t.Suffers():
            return f"nachdem {this(NOM)} Schaden erlitten {have},"
        case t.LeavesPlay(filter, destroyed):
            if destroyed:
                return f"nachdem {who(filter, talk)} getötet worden {auxiliary(filter, be)},"
            return f"nachdem {who(filter, talk)} das Spiel verlassen {auxiliary(filter, have)},"
        case t.DestroysInAttack(host):
            attacker = target(HOST, talk, NOM).core if host else this(NOM)
            part = f"an dem {attacker} beteiligt {'war' if host else was(talk)}"
            return f"nachdem ein Angriff, {part}, einen Gegner getötet hat,"
        case t.Defends(filter):
            declared = f"zum Verteidiger erklärt worden {auxiliary(filter, be)}"
            return f"nachdem {who(filter, talk)} {declared},"
        case t.EngagesPlayer():
            return f"nachdem {this(NOM)} dich in einen Kampf verwickelt {have},"
        case t.Attacks(over, shadow_without_effect):
            if not over:
                attacks = "angreifen" if is_many(SELF, talk) else "angreift"
                return f"wenn {this(NOM)} dich {attacks},"
            if shadow_without_effect:
                return "nach einem Angriff mit einer Schattenkarte ohne Schatteneffekt"
            return f"nachdem {this(NOM)} angegriffen {have},"
        case t.IsDefeated():
            return f"nachdem {this(NOM)} besiegt worden {be},"
        case t.TravelTo(filter):
            return f"nachdem die Spieler zu {whom(filter, talk, DAT)} gereist sind,"
        case t.IsExplored():
            return f"nachdem {this(NOM)} erkundet worden {be},"
        case t.TreacheryRevealed():
            return "wenn „Wenn aufgedeckt“-Effekte einer Verratskarte ausgelöst werden,"
        case t.ShadowDealt():
            dealt = "der dich angreift, eine Schattenkarte zugeteilt worden ist"
            return f"nachdem einem Gegner, {dealt},"
        case t.ShadowResolved():
            dealt = f"die {this(DAT)} zugeteilt wurde"
            return f"nachdem der Schatteneffekt einer Karte abgehandelt worden ist, {dealt},"
        case _:
            assert_never(what)


def who(filter: Filter, talk: Talk) -> str:
    """The card that does something."""
    return closed(one(filter, talk, NOM))


def whom(filter: Filter, talk: Talk, case: Case = ACC) -> str:
    """The card that something is done with."""
    return closed(one(filter, talk, case))


def auxiliary(filter: Filter, own: str) -> str:
    """The auxiliary verb: as the card's own title needs it, or for one card."""
    return own if filter == ITSELF else {"sind": "ist", "haben": "hat"}.get(own, own)


def was(talk: Talk) -> str:
    """Was, or were for a title in the plural."""
    return "waren" if is_many(SELF, talk) else "war"


def moment(when: When) -> str:
    """A moment of the round, with a comma if it is a clause."""
    match when:
        case When.COMBAT_PHASE_ENDS:
            return "wenn die Kampfphase endet,"
        case When.QUEST_PHASE_BEGINS:
            return "zu Beginn der Abenteuerphase"
        case When.ROUND_ENDS:
            return "am Ende der Runde"
        case When.QUEST_FAILED:
            return "nachdem die Spieler im Abenteuer nicht erfolgreich waren,"
        case When.PROGRESS_ON_QUEST_CARD:
            return "nachdem Fortschrittsmarker auf diese Abenteuerkarte gelegt worden sind,"
        case When.PRISONER_RESCUED:
            return "wenn der Gefangene befreit wird,"
        case When.STAGE_COMPLETED:
            return "wenn dieser Abschnitt abgeschlossen wird,"
        case When.WHEN_REVEALED:
            return "wenn „Wenn aufgedeckt“-Effekte einer Karte ausgelöst werden,"
        case When.SHADOW:
            return "wenn ein Schatteneffekt ausgelöst wird,"
        case _:
            assert_never(when)
