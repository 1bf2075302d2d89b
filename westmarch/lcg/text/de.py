"""Everything in German."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.game import Outcome, Sayable
from westmarch.kernel.records import AnyEvent, AnyOption, AnyPrompt
from westmarch.lcg.kinds import CardType, Keyword, Phase, Sphere, Stat
from westmarch.lcg.options import Unmet
from westmarch.lcg.text.de_abilities import keywords, paragraphs, victory
from westmarch.lcg.text.de_events import event_said
from westmarch.lcg.text.de_grammar import NOM, capital
from westmarch.lcg.text.de_options import option_said, prompt_said
from westmarch.lcg.text.de_terms import (
    KEYWORDS,
    KINDS,
    PHASES,
    SPHERES,
    STATS,
    TRAITS,
    quoted,
)
from westmarch.lcg.text.speaking import Reader

__all__ = ["TRAITS", "keywords", "paragraphs", "say", "term", "victory"]


def say(record: Sayable, reader: Reader, asked: AnyPrompt | None) -> str:
    """A record in words."""
    if isinstance(record, AnyEvent):
        return event_said(record, reader)
    if isinstance(record, AnyOption):
        return option_said(record, reader, asked)
    if isinstance(record, AnyPrompt):
        return prompt_said(record, reader)
    if isinstance(record, Outcome):
        return outcome_said(record)
    assert isinstance(record, Unmet), f"no words for {record}"
    return reason_said(record)


def term(word: CardType | Sphere | Phase | Keyword | Stat) -> str:
    """A term of the rules, as labels show it."""
    match word:
        case CardType():
            return KINDS[word].form("ein", NOM)
        case Sphere():
            return SPHERES[word]
        case Phase():
            return PHASES[word]
        case Keyword():
            return KEYWORDS[word]
        case Stat():
            return STATS[word]
        case _:
            assert_never(word)


def outcome_said(outcome: Outcome) -> str:
    """How the game ended; all win or all lose."""
    match outcome.how:
        case "won":
            points = "Punkt" if abs(outcome.scores[0]) == 1 else "Punkten"
            return f"Die Spieler gewinnen mit {outcome.scores[0]} {points} (weniger ist besser)"
        case "lost":
            return "Die Spieler verlieren"
    raise AssertionError(f"no words for {outcome}")


def reason_said(reason: Unmet) -> str:
    """Why something cannot be done; titles stand as they are printed, in quotes if no names."""
    assert reason.what in REASONS, f"no words for {reason}"
    card = "die Karte" if reason.code is None else quoted(reason.code)
    return capital(REASONS[reason.what].format(card=card))


REASONS = {
    **{f"only-in-phase-{p.value}": f"das geht nur in der {PHASES[p]}" for p in Phase},
    "not-a-card": "du siehst keine solche Karte auf dem Tisch",
    "no-player-to-choose": "jetzt ist kein Spieler zu wählen",
    "no-action-window": "jetzt sind keine Aktionen möglich",
    "not-your-planning-turn": "das geht nur, wenn du in der Planungsphase am Zug bist",
    "no-action": "die Karte hat keine Aktion",
    "eliminated": "du bist aus dem Spiel ausgeschieden",
    "exhausted": "die Karte ist erschöpft",
    "not-your-turn": "gerade ist ein anderer Spieler an der Reihe",
    "only-a-response": "das geht nur als Reaktion, gleich nach dem, was die Karte nennt",
    "out-of-play": "die Karte ist nicht im Spiel",
    "beside-the-deck": "{card} liegt in einem Sideboard oder Szenario, nicht im Deck",
    "condition-not-met": "die Bedingung ist nicht erfüllt",
    "cost-cannot-be-paid": "du kannst die Kosten nicht bezahlen",
    "deck-too-small": "für ein Turnier hat das Deck zu wenige Karten",
    "in-another-set": "{card} ist hier aus einer Erweiterung; wir haben nur das Grundspiel",
    "in-no-single-core-set": "ein Grundspiel hat zu wenige Exemplare von {card}; erst zwei "
    "Grundspiele, für drei oder vier Spieler, haben genug",
    "in-no-two-core-sets": "auch zwei Grundspiele haben zu wenige Exemplare von {card}",
    "limit-reached": "öfter darf das nicht genutzt werden",
    "neither-ally-nor-attachment": "{card} ist weder Verbündeter noch Verstärkung",
    "no-more-allies-this-round": "in dieser Runde können keine Verbündeten mehr gespielt werden",
    "no-resource-match": "kein Held, den du kontrollierst, hat das Ressourcensymbol für {card}",
    "not-a-hero": "{card} ist kein Held",
    "not-a-line-of-a-deck": "das bedeutet in einem Deck nichts",
    "not-for-a-player-deck": "{card} gehört in kein Spielerdeck",
    "not-in-your-hand": "die Karte ist nicht auf deiner Hand",
    "not-under-your-control": "du kontrollierst die Karte nicht",
    "nothing-to-attach-to": "es gibt nichts, woran {card} angehängt werden kann",
    "octgn-ids-unknown": "die Nummern, an denen OCTGN Karten erkennt, bleiben leer, weil wir sie "
    "nicht haben; die Titel stehen da",
    "odd-number-of-copies": "so viele Exemplare von {card} kann es nicht geben",
    "only-hero-may-be-taken": "{card} ist der einzige Held eines Spielers; falls {card} in diesem "
    "Szenario in Gefangenschaft gerät, verlieren die Spieler sofort",
    "same-hero-twice": "{card} ist zweimal unter den Helden",
    "too-few-heroes-pay": "zu wenige verschiedene Helden können {card} bezahlen",
    "too-few-resources": "deine Helden haben zu wenige Ressourcen für {card}",
    "too-many-copies": "das Deck hat zu viele Exemplare von {card}",
    "unique-and-in-play": "{card} ist einzigartig und schon im Spiel",
    "unknown-card": "es gibt keine Karte namens {card}",
    "would-change-nothing": "das würde jetzt nichts ändern",
    "wrong-number-of-heroes": "wähle einen bis drei Helden",
}
"""What can be in the way, by its code; a code that is missing here is an error."""
