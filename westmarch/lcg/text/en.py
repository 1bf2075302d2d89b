"""Everything in English."""

from __future__ import annotations

from westmarch.kernel.game import Outcome, Sayable
from westmarch.kernel.records import AnyEvent, AnyOption, AnyPrompt
from westmarch.lcg.kinds import CardType, Keyword, Phase, Sphere, Stat
from westmarch.lcg.options import Unmet
from westmarch.lcg.text.en_abilities import keywords, paragraphs, victory
from westmarch.lcg.text.en_events import event_said, phase_of
from westmarch.lcg.text.en_options import option_said, prompt_said
from westmarch.lcg.text.en_sentences import capital
from westmarch.lcg.text.en_terms import title
from westmarch.lcg.text.speaking import PRINTED, Reader

__all__ = ["keywords", "paragraphs", "say", "term", "victory"]


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
    return capital(phase_of(word) if isinstance(word, Phase) else word.value)


def outcome_said(outcome: Outcome) -> str:
    """How the game ended; all win or all lose."""
    match outcome.how:
        case "won":
            return f"The players win with a score of {outcome.scores[0]} (less is better)"
        case "lost":
            return "The players lose"
    raise AssertionError(f"no words for {outcome}")


def reason_said(reason: Unmet) -> str:
    """Why something cannot be done."""
    assert reason.what in REASONS, f"no words for {reason}"
    known = reason.code in PRINTED
    card = title(reason.code) if reason.code and known else reason.code or "the card"
    return capital(REASONS[reason.what].format(card=card))


REASONS = {
    **{f"only-in-phase-{p.value}": f"it can only be used in the {phase_of(p)}" for p in Phase},
    "not-a-card": "you see no such card on the table",
    "no-player-to-choose": "no player is to be chosen now",
    "no-action-window": "no actions can be taken now",
    "not-your-planning-turn": "it can only be played in your turn of the planning phase",
    "no-action": "the card has no action",
    "eliminated": "you are out of the game",
    "exhausted": "it is exhausted",
    "not-your-turn": "it is another player's turn to act",
    "only-a-response": "it can only be used as a response, right after what it names",
    "out-of-play": "it is out of play",
    "beside-the-deck": "{card} is in a sideboard or a scenario, not in the deck",
    "condition-not-met": "its condition is not met",
    "cost-cannot-be-paid": "you cannot pay its cost",
    "deck-too-small": "the deck has too few cards for a tournament",
    "in-another-set": "this {card} is from another set; only cards of the core set can be used",
    "in-no-single-core-set": "one core set has too few copies of {card}; two core sets, for three "
    "or four players, have enough",
    "in-no-two-core-sets": "even two core sets have too few copies of {card}",
    "limit-reached": "it has been used as often as its limit allows",
    "neither-ally-nor-attachment": "{card} is neither an ally nor an attachment",
    "no-more-allies-this-round": "the players can play no more allies this round",
    "no-resource-match": "no hero you control has the resource icon of {card}",
    "not-a-hero": "{card} is not a hero",
    "not-a-line-of-a-deck": "this has no meaning in a deck",
    "not-for-a-player-deck": "{card} does not belong in a player deck",
    "not-in-your-hand": "it is not in your hand",
    "not-under-your-control": "you do not control it",
    "nothing-to-attach-to": "there is nothing that {card} can be attached to",
    "octgn-ids-unknown": "the ids by which OCTGN knows cards are left empty, because we do not "
    "have them; the titles are there",
    "odd-number-of-copies": "that is not a possible number of copies of {card}",
    "only-hero-may-be-taken": "{card} is a hero alone; if this scenario takes {card} prisoner, the "
    "players lose at once",
    "same-hero-twice": "{card} is among the heroes twice",
    "too-few-heroes-pay": "too few different heroes can pay for {card}",
    "too-few-resources": "your heroes have too few resources for {card}",
    "too-many-copies": "the deck has too many copies of {card}",
    "unique-and-in-play": "{card} is unique and in play already",
    "unknown-card": "there is no card called {card}",
    "would-change-nothing": "it would change nothing now",
    "wrong-number-of-heroes": "choose one to three heroes",
}
"""What can be in the way, by its code; a code that is missing here is an error."""
