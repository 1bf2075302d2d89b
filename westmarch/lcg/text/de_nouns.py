"""German: targets, players, amounts and places."""

from __future__ import annotations

from typing import assert_never

from westmarch.lcg.text.de_filters import each, gender, noun_of
from westmarch.lcg.text.de_grammar import (
    ACC,
    DAT,
    NOM,
    PL,
    POSSESSIVES,
    Case,
    Gender,
    M,
    Noun,
    Text,
    article,
    ending,
    pronoun,
)
from westmarch.lcg.text.de_terms import ATTACKER, CHARACTER, PLAYER, gender_of, is_plural, this
from westmarch.lcg.text.speaking import Talk, by_title
from westmarch.lcg.vocabulary.targets import Amount, Each, Measure, Place, Ref, Target, Who

THAT_PLAYER = Text("dieser Spieler")


def target(what: Target, talk: Talk, case: Case) -> Text:
    """The cards that an effect means."""
    match what:
        case Each(of):
            return each(of, talk, case)
        case Ref.SELF:
            return Text(this(case))
        case Ref.HOST if talk.exhausted:
            noun = noun_of(talk.host, talk)
            own = article("ein", noun.gender, case).replace("ein", "ihr", 1)
            return Text(f"{own} {noun.form('ein', case)}")
        case Ref.HOST:
            return Text(f"{with_article('der', noun_of(talk.host, talk), case)} mit dieser Karte")
        case Ref.CHOSEN:
            return Text(pronoun(gender(talk.chosen, talk), case))
        case Ref.IT:
            return Text(with_article("dieser", noun_of(talk.it, talk), case))
        case Ref.ATTACKER:
            return Text(with_article("der", ATTACKER, case))
        case Ref.DEFENDER:
            return Text(with_article("der", CHARACTER, case, "verteidigend"))
        case Ref.EVERYBODY:
            return Text({NOM: "die Spieler", ACC: "die Spieler", DAT: "den Spielern"}[case])
        case _:
            assert_never(what)


def with_article(word: str, noun: Noun, case: Case, adjective: str = "") -> str:
    """A noun after its article, and an adjective between them."""
    middle = [adjective + ending(word, noun.gender, case)] if adjective else []
    return " ".join((article(word, noun.gender, case), *middle, noun.form(word, case)))


def gender_of_target(what: Target, talk: Talk) -> Gender:
    """The gender that a pronoun for the cards has."""
    match what:
        case Each(of):
            return gender(of, talk)
        case Ref.SELF:
            return gender_of(talk.code) if by_title(talk.code) else Gender.F
        case Ref.HOST:
            return gender(talk.host, talk)
        case Ref.CHOSEN:
            return gender(talk.chosen, talk)
        case Ref.IT:
            return gender(talk.it, talk)
        case Ref.ATTACKER | Ref.DEFENDER:
            return M
        case Ref.EVERYBODY:
            return PL
        case _:
            assert_never(what)


def is_many(what: Target, talk: Talk) -> bool:
    """Whether a verb is in the plural: title in the plural, or the players."""
    if what is Ref.SELF:
        return by_title(talk.code) and is_plural(talk.code)
    return what is Ref.EVERYBODY


def possessive(what: Target, talk: Talk) -> str:
    """His or her, without ending."""
    return POSSESSIVES[gender_of_target(what, talk)]


def player(who: Who, talk: Talk, case: Case = NOM) -> str:
    """The player whom an effect means; nothing for the one who carries it out."""
    match who:
        case Who.YOU:
            return ""
        case Who.CHOSEN_PLAYER:
            return with_article("dieser", PLAYER, case)
        case Who.EACH_PLAYER:
            return with_article("jeder", PLAYER, case)
        case Who.FIRST_PLAYER:
            return f"{article('der', M, case)} Startspieler"
        case Who.CONTROLLER:
            return f"{article('der', M, case)} Spieler, der {possession(talk)}"
        case Who.HOST_CONTROLLER:
            host = target(Ref.HOST, talk, ACC).core
            return f"{article('der', M, case)} Spieler, der {host} kontrolliert"
        case Who.ENGAGED_PLAYER:
            engaged = f"mit {this(DAT)} in einen Kampf verwickelt{ending('der', M, case)}"
            return f"{article('der', M, case)} {engaged} Spieler"
        case Who.HIGHEST_THREAT:
            return f"{article('der', M, case)} Spieler mit der höchsten Bedrohung"
        case _:
            assert_never(who)


def possession(talk: Talk) -> str:
    """What somebody did who had the card that the trigger is about."""
    return f"{pronoun(gender(talk.it, talk), ACC)} kontrolliert hat"


def subject(who: Who, talk: Talk) -> Text:
    """The player who does something; an explaining clause comes after him."""
    core, _, explained = player(who, talk).partition(", ")
    return Text(core, explained)


def your(who: Who, talk: Talk, suffix: str = "") -> str:
    """Whose threat, deck or hand, with an ending."""
    return ("dein" if who is Who.YOU and talk.you else "sein") + suffix


def number(amount: Amount) -> str:
    """An amount before what it counts: 2, or X."""
    if isinstance(amount, int):
        return str(amount)
    return "X" if amount.of is Measure.X else str(amount.times)


def signed(amount: Amount) -> str:
    """An amount as a bonus: +1."""
    value = amount if isinstance(amount, int) else amount.times
    return f"+{value}" if value >= 0 else f"−{-value}"


def per(amount: Amount, talk: Talk) -> Text:
    """What an amount is counted by: für jeden Spieler im Spiel; nothing if it is a number."""
    if isinstance(amount, int):
        return Text("")
    match amount.of:
        case Measure.DAMAGE:
            return Text(f"für jeden Schadensmarker auf {this(DAT)}")
        case Measure.RESOURCES:
            return Text(f"für jeden Ressourcenmarker auf {this(DAT)}")
        case Measure.SUFFERED:
            return Text("für jeden eben erlittenen Schadenspunkt")
        case Measure.PLAYERS:
            return Text("für jeden Spieler im Spiel")
        case Measure.ENGAGED:
            you = "dir" if talk.you else "ihm"
            return Text("für jeden Gegner", f"der mit {you} in einen Kampf verwickelt ist")
        case Measure.UNCOMMITTED:
            who = "den du kontrollierst" if talk.you else "den er kontrolliert"
            clause = f"{who} und der sich nicht dem Abenteuer stellt"
            return Text("für jeden Charakter", clause)
        case Measure.X:
            return Text("")
        case _:
            assert_never(amount.of)


def place_word(place: Place, talk: Talk) -> str:
    """From where cards are taken that are not in play."""
    match place:
        case Place.HAND:
            return f"aus {your(Who.YOU, talk, 'er')} Hand"
        case Place.DISCARD:
            return f"aus {your(Who.YOU, talk, 'em')} Ablagestapel"
        case Place.ANY_DISCARD | Place.TOPMOST_DISCARD:
            return "aus dem Ablagestapel eines beliebigen Spielers"
        case Place.ENCOUNTER_DECK:
            return "aus dem Begegnungsdeck"
        case Place.ENCOUNTER_DECK_OR_DISCARD:
            return "aus dem Begegnungsdeck oder dem Begegnungs-Ablagestapel"
        case _:
            assert_never(place)


def tokens(amount: Amount, one: str, many: str) -> str:
    """An amount with its noun: 1 Karte, 2 Karten."""
    found = number(amount)
    return f"{found} {one if found == '1' else many}"
