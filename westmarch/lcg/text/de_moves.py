"""German: cards on the move, encounter cards, and what only scenarios do."""

from __future__ import annotations

from typing import assert_never

from westmarch.lcg.state import ORC_GUARD
from westmarch.lcg.text import de_filters as cards
from westmarch.lcg.text import de_verbs as v
from westmarch.lcg.text.de_grammar import ACC, DAT, NOM, Text, behind, pronoun, texts
from westmarch.lcg.text.de_nouns import (
    gender_of_target,
    is_many,
    number,
    per,
    possessive,
    subject,
    target,
    tokens,
    your,
)
from westmarch.lcg.text.de_sentences import Clause
from westmarch.lcg.text.de_terms import TRAITS, this, title
from westmarch.lcg.text.sections import Encounter, Moving, OnQuest
from westmarch.lcg.text.speaking import Talk, is_encounter_card
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import quests as q
from westmarch.lcg.vocabulary.targets import CHOSEN, SELF, Amount, Each, Place, Target, Who

AS_CONDITION = f"als Verstärkung mit dem Merkmal {TRAITS['Condition']}"
ON_ENCOUNTER_DECK = "oben auf das Begegnungsdeck"


def moving(effect: Moving, talk: Talk) -> tuple[Clause, ...]:
    """An effect that moves or shows cards."""
    mine = "dein" if talk.you else "sein"
    itself = Text(this(ACC))
    match effect:
        case e.DiscardFromHand(amount, at_random):
            random = "zufällige " if at_random else ""
            what = tokens(amount, f"{random}Karte", f"{random}Karten")
            return (Clause(v.DISCARD, texts(what, f"von {mine}er Hand")),)
        case e.DiscardAll(filter):
            return (Clause(v.DISCARD, texts(cards.all_of(filter, talk), f"von {mine}er Hand")),)
        case e.Discard(Each(of)):
            return (Clause(v.DISCARD, (cards.all_of(of, talk),)),)
        case e.Discard(what):
            return (Clause(v.DISCARD, (target(what, talk, ACC),)),)
        case e.ReturnToHand(what):
            own = talk.place in (Place.HAND, Place.DISCARD)
            owner = f"auf die Hand {possessive(what, talk)}es Besitzers"
            hand = f"auf {mine}e Hand" if own else owner
            return (Clause(v.BRING_BACK, texts(target(what, talk, ACC), hand)),)
        case e.ShuffleIntoDeck(what):
            return (Clause(v.SHUFFLE, texts(target(what, talk, ACC), into_deck(what, talk))),)
        case e.ShuffleDiscardIntoDeck(who):
            middle = texts(f"{your(who, talk, 'en')} Ablagestapel", f"in {your(who, talk)} Deck")
            return (Clause(v.SHUFFLE, middle, subject(who, talk)),)
        case e.PutOnEncounterDeck():
            return (Clause(v.LAY, texts(itself, ON_ENCOUNTER_DECK)),)
        case e.PutIntoPlay(what, owners):
            how = under(what, owners, talk)
            return (Clause(v.BRING, texts(target(what, talk, ACC), how, "ins Spiel")),)
        case e.PutIntoStaging(what):
            return (Clause(v.LAY, texts(target(what, talk, ACC), "in die Aufmarschzone")),)
        case e.RemoveFromGame():
            return (Clause(v.REMOVE, texts(itself, "aus dem Spiel")),)
        case e.GiveControl(to):
            over = behind("die Kontrolle über", itself)
            return (Clause(v.TAKE_OVER, (over,), subject(to, talk)),)
        case e.AttachTo():
            it = pronoun(gender_of_target(CHOSEN, talk), ACC)
            return (Clause(v.ATTACH, texts(itself, AS_CONDITION, f"an {it}")),)
        case e.AttachToDeck(whose):
            deck = f"an {mine} Deck" if whose is Who.YOU else f"an das Deck {WHOSE[whose]}"
            return (Clause(v.ATTACH, texts(itself, AS_CONDITION, deck)),)
        case e.LookAtTop(may_bury):
            may = "die du unter das Deck legen darfst"
            he_may = "die er unter das Deck legen darf"
            bury = (may if talk.you else he_may) if may_bury else ""
            top = Text("die oberste Karte des Begegnungsdecks", bury)
            return (Clause(v.LOOK_AT, (top,)),)
        case e.SearchTop(amount, whose, shuffle):
            return search(amount, whose, shuffle, talk)
        case e.SearchShadow():
            return (Clause(v.LOOK_AT, texts("die Schattenkarte")),)
        case _:
            assert_never(effect)


WHOSE = {
    Who.CHOSEN_PLAYER: "dieses Spielers",
    Who.EACH_PLAYER: "jedes Spielers",
    Who.FIRST_PLAYER: "des Startspielers",
    Who.CONTROLLER: "dessen, der sie kontrolliert",
    Who.HOST_CONTROLLER: "dessen, der den Helden kontrolliert",
    Who.ENGAGED_PLAYER: "des mit ihr in einen Kampf verwickelten Spielers",
    Who.HIGHEST_THREAT: "des Spielers mit der höchsten Bedrohung",
}


def into_deck(what: Target, talk: Talk) -> str:
    """Into the deck that a card came from."""
    if is_encounter_card(talk, what is CHOSEN):
        return "in das Begegnungsdeck"
    return f"in das Deck {possessive(what, talk)}es Besitzers"


def under(what: Target, owners: bool, talk: Talk) -> str:
    """From where or under whose control a card is put into play."""
    if owners:
        return f"unter der Kontrolle {possessive(what, talk)}es Besitzers"
    if what is SELF:
        return "aus deiner Hand"
    return "" if talk.place is Place.HAND else "unter deiner Kontrolle"


def search(amount: Amount, whose: Who, shuffle: bool, talk: Talk) -> tuple[Clause, ...]:
    """Somebody looks at the top cards of a deck and takes one."""
    own = whose is Who.YOU
    deck = f"{your(whose, talk, 'es')} Decks" if own else f"des Decks {WHOSE[whose]}"
    top = f"die obersten {number(amount)} Karten {deck}"
    take = texts("1 davon", "auf die Hand") if own else texts("1 davon", "auf dessen Hand")
    rest = texts("den Rest", "in das Deck")
    back = texts("den Rest", "in beliebiger Reihenfolge", "oben auf das Deck")
    return (
        Clause(v.LOOK_AT, texts(top)),
        Clause(v.TAKE if own else v.GIVE, take),
        Clause(v.SHUFFLE, rest) if shuffle else Clause(v.LAY_BACK, back),
    )


def encounter(effect: Encounter, talk: Talk) -> tuple[Clause, ...]:
    """An effect that concerns encounter cards."""
    match effect:
        case e.Reveal(amount):
            some = f"{tokens(amount, 'Karte', 'Karten')} des Begegnungsdecks"
            return (Clause(v.REVEAL, texts(per(amount, talk), some)),)
        case e.GainSurge():
            return (Clause(v.GET, texts("Nachrüsten"), Text(this(NOM)), is_many(SELF, talk)),)
        case e.CancelWhenRevealed():
            return (Clause(v.CANCEL, texts("sie")),)
        case e.ReplaceRevealed():
            following = texts("an ihrer Stelle", "die nächste Karte des Begegnungsdecks")
            return (Clause(v.DISCARD, texts("die Verratskarte")), Clause(v.REVEAL, following))
        case e.CancelShadow():
            return (Clause(v.CANCEL, texts("ihn")),)
        case e.DealShadow(amount, what):
            more = tokens(amount, "weitere Schattenkarte", "weitere Schattenkarten")
            middle = texts(target(what, talk, DAT), per(amount, talk), more)
            return (Clause(v.DEAL_SHADOW, middle),)
        case e.AttackFromShadow():
            who, many = Text(this(NOM)), is_many(SELF, talk)
            attack = Clause(v.ATTACK, texts("dich", "mit einer eigenen Schattenkarte"), who, many)
            back = texts("am Ende der Phase", ON_ENCOUNTER_DECK)
            return (attack, Clause(v.IS_LAID, back, who, many))
        case _:
            assert_never(effect)


def on_quest(effect: OnQuest, talk: Talk) -> tuple[Clause, ...]:
    """An effect that only scenarios need."""
    match effect:
        case q.ShuffleEncounterDeck():
            return (Clause(v.SHUFFLE, texts("das Begegnungsdeck")),)
        case q.Fetch(what, count):
            found = cards.several(count, what, talk)
            where = "aus dem Begegnungsdeck in die Aufmarschzone"
            return (Clause(v.LAY, texts(found, where)),)
        case q.SetAside(what):
            found = cards.one(what, talk, ACC)
            return (Clause(v.LAY_ASIDE, texts(found, "aus dem Begegnungsdeck")),)
        case q.Guard():
            guard = Text("1 Karte des Begegnungsdecks", "die sie bewacht")
            return (Clause(v.REVEAL, texts("für jede Zielkarte in der Aufmarschzone", guard)),)
        case q.TakePrisoner():
            until = "der bis zu seiner Befreiung weder genutzt noch verwundet werden kann"
            prisoner = Text("als Gefangenen", f"{until} und keine Ressourcen erhält")
            return (Clause(v.TURN_OVER, texts("einen zufälligen Helden", prisoner)),)
        case q.Rescue():
            turn = "Drehe den Helden wieder um und lege 1 Schadensmarker auf ihn"
            return (Clause(v.RESCUE, texts(f"den Gefangenen: {turn}")),)
        case q.OrcGuards():
            return (orc_guards(),)
        case q.Claim():
            it = pronoun(gender_of_target(CHOSEN, talk), ACC)
            claimed = Text(this(ACC), f"indem du sie an {it} anhängst")
            return (Clause(v.CLAIM, (claimed,)),)
        case q.RandomNextStage():
            pick = Clause(v.PICK, texts("zufällig", "einen der nächsten beiden Abschnitte"))
            return (pick, Clause(v.REMOVE, texts("den anderen", "aus dem Spiel")))
        case q.Win():
            return (Clause(v.WIN, (), Text("die Spieler"), many=True),)
        case _:
            assert_never(effect)


def orc_guards() -> Clause:
    """Each player gets an enemy from his own deck."""
    values = (
        f"{ORC_GUARD.attack} Angriffsstärke, {ORC_GUARD.defense} Verteidigungsstärke "
        f"und {ORC_GUARD.hit_points} Trefferpunkt"
    )
    enemy = f"einen Gegner mit {values}, der mit ihm in einen Kampf verwickelt ist"
    guard = Text(f"als {title(ORC_GUARD.code, NOM, '')} vor sich", enemy)
    card = "die oberste Karte seines Decks"
    return Clause(v.LAY, texts(card, "verdeckt", guard), Text("jeder Spieler"))
