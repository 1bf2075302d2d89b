"""English: targets, players, amounts and places."""

from __future__ import annotations

from typing import assert_never

from westmarch.lcg.text.en_filters import each, noun_of
from westmarch.lcg.text.en_terms import HIM, THAT_PLAYER
from westmarch.lcg.text.speaking import Talk
from westmarch.lcg.vocabulary.targets import Amount, Each, Measure, Place, Ref, Target, Who


def target(what: Target, talk: Talk, self: str = HIM) -> str:
    """The cards that an effect means."""
    match what:
        case Each(of):
            return each(of, talk)
        case Ref.SELF:
            return self
        case Ref.HOST if talk.host is None:
            return "the card it is attached to"
        case Ref.HOST:
            return f"the attached {noun_of(talk.host, talk)}"
        case Ref.CHOSEN:
            return "it"
        case Ref.IT:
            return f"that {noun_of(talk.it, talk)}"
        case Ref.ATTACKER:
            return "the attacker"
        case Ref.DEFENDER:
            return "the defending character"
        case Ref.EVERYBODY:
            return "the players"
        case _:
            assert_never(what)


def player(who: Who, talk: Talk) -> str:
    """The player whom an effect means; nothing for the one who carries it out."""
    match who:
        case Who.YOU:
            return ""
        case Who.CHOSEN_PLAYER:
            return THAT_PLAYER
        case Who.EACH_PLAYER:
            return "each player"
        case Who.FIRST_PLAYER:
            return "the first player"
        case Who.CONTROLLER:
            return "its controller"
        case Who.HOST_CONTROLLER:
            return f"{target(Ref.HOST, talk)}'s controller"
        case Who.ENGAGED_PLAYER:
            return "the engaged player"
        case Who.HIGHEST_THREAT:
            return "the player with the highest threat"
        case _:
            assert_never(who)


def your(who: Who, talk: Talk) -> str:
    """Whose threat, deck or hand."""
    return "your" if who is Who.YOU and talk.you else "their"


def number(amount: Amount) -> str:
    """An amount before what it counts: 2, or X."""
    if isinstance(amount, int):
        return str(amount)
    return "X" if amount.of is Measure.X else str(amount.times)


def signed(amount: Amount) -> str:
    """An amount as a bonus: +1."""
    value = amount if isinstance(amount, int) else amount.times
    return f"+{value}" if value >= 0 else f"−{-value}"


def per(amount: Amount, talk: Talk) -> str:
    """What an amount is counted by: for each player in the game; nothing if it is a number."""
    if isinstance(amount, int):
        return ""
    match amount.of:
        case Measure.DAMAGE:
            return f" for each damage token on {HIM}"
        case Measure.RESOURCES:
            return f" for each resource token on {HIM}"
        case Measure.SUFFERED:
            return " for each point of damage just suffered"
        case Measure.PLAYERS:
            return " for each player in the game"
        case Measure.ENGAGED:
            return f" for each enemy engaged with {'you' if talk.you else 'them'}"
        case Measure.UNCOMMITTED:
            who = "you control" if talk.you else "they control"
            return f" for each character {who} that is not committed to the quest"
        case Measure.X:
            return ""
        case _:
            assert_never(amount.of)


def place_word(place: Place, talk: Talk) -> str:
    """Where cards are that are not in play."""
    your = "your" if talk.you else "their"
    match place:
        case Place.HAND:
            return f"{your} hand"
        case Place.DISCARD:
            return f"{your} discard pile"
        case Place.ANY_DISCARD | Place.TOPMOST_DISCARD:
            return "any player's discard pile"
        case Place.ENCOUNTER_DECK:
            return "the encounter deck"
        case Place.ENCOUNTER_DECK_OR_DISCARD:
            return "the encounter deck or its discard pile"
        case _:
            assert_never(place)


def tokens(amount: Amount, noun: str) -> str:
    """An amount with its noun: 1 card, 2 cards."""
    found = number(amount)
    return f"{found} {noun}" if found == "1" else f"{found} {noun}s"
