"""English: cards on the move, encounter cards, and what only scenarios do."""

from __future__ import annotations

from typing import assert_never

from westmarch.lcg.state import ORC_GUARD
from westmarch.lcg.text import en_filters as cards
from westmarch.lcg.text.en_nouns import per, player, target, tokens, your
from westmarch.lcg.text.en_sentences import Clause, Sentence, Whole
from westmarch.lcg.text.en_terms import HE, HIM, HIS, title
from westmarch.lcg.text.sections import Encounter, Moving, OnQuest
from westmarch.lcg.text.speaking import Talk, is_encounter_card
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import quests as q
from westmarch.lcg.vocabulary.targets import CHOSEN, Amount, Place, Target, Who

AS_CONDITION = "as a Condition attachment"


def moving(effect: Moving, talk: Talk) -> tuple[Clause, ...]:
    """An effect that moves or shows cards."""
    mine = "your" if talk.you else "their"
    match effect:
        case e.DiscardFromHand(amount, at_random):
            what = tokens(amount, "random card" if at_random else "card")
            return (Clause("discard", f"{what} from {mine} hand"),)
        case e.DiscardAll(what):
            return (Clause("discard", f"{cards.all_of(what, talk)} in {mine} hand"),)
        case e.Discard(what):
            return (Clause("discard", target(what, talk)),)
        case e.ReturnToHand(what):
            own = talk.place in (Place.HAND, Place.DISCARD)
            hand = f"{mine} hand" if own else "its owner's hand"
            return (Clause("return", f"{target(what, talk)} to {hand}"),)
        case e.ShuffleIntoDeck(what):
            return (Clause("shuffle", f"{target(what, talk)} into {deck_of(what, talk)}"),)
        case e.ShuffleDiscardIntoDeck(who):
            rest = f"{your(who, talk)} discard pile into {your(who, talk)} deck"
            return (Clause("shuffle", rest, player(who, talk)),)
        case e.PutOnEncounterDeck():
            return (Clause("put", f"{HIM} on top of the encounter deck"),)
        case e.PutIntoPlay(what, owners):
            return (Clause("put", f"{target(what, talk)}{under(what, owners, talk)}"),)
        case e.PutIntoStaging(what):
            return (Clause("put", f"{target(what, talk)} into the staging area"),)
        case e.RemoveFromGame():
            return (Clause("remove", f"{HIM} from the game"),)
        case e.GiveControl(to):
            return (Clause("take", f"control of {HIM}", player(to, talk)),)
        case e.AttachTo():
            return (Clause("attach", f"{HIM} to it {AS_CONDITION}"),)
        case e.AttachToDeck(whose):
            deck = f"{player(whose, talk)}'s deck" if whose is not Who.YOU else f"{mine} deck"
            return (Clause("attach", f"{HIM} to {deck} {AS_CONDITION}"),)
        case e.LookAtTop(may_bury):
            bury = f", which {'you' if talk.you else 'they'} may move to the bottom" * may_bury
            return (Clause("see", f"the top card of the encounter deck{bury}"),)
        case e.SearchTop(amount, whose, shuffle):
            return search(amount, whose, shuffle, talk)
        case e.SearchShadow():
            return (Clause("look", "at that card"),)
        case _:
            assert_never(effect)


def deck_of(what: Target, talk: Talk) -> str:
    """The deck that a card came from."""
    encounter_card = is_encounter_card(talk, what is CHOSEN)
    if encounter_card:
        return "the encounter deck"
    return "its owner's deck" if what is CHOSEN else f"{HIS} owner's deck"


def under(what: Target, owners: bool, talk: Talk) -> str:
    """From where or under whose control a card is put into play."""
    if owners:
        return " into play under its owner's control"
    if what is not CHOSEN:
        return " from your hand into play"
    return " into play" if talk.place is Place.HAND else " into play under your control"


def search(amount: Amount, whose: Who, shuffle: bool, talk: Talk) -> tuple[Clause, ...]:
    """Somebody looks at the top cards of a deck and takes one."""
    owner = your(whose, talk) if whose is Who.YOU else f"{player(whose, talk)}'s"
    rest = "the rest into the deck" if shuffle else "the rest back on top in any order"
    return (
        Clause("look", f"at the top {tokens(amount, 'card')} of {owner} deck"),
        Clause("add", f"1 of them to {owner} hand"),
        Clause("shuffle" if shuffle else "put", rest),
    )


def encounter(effect: Encounter, talk: Talk) -> tuple[Clause, ...]:
    """An effect that concerns encounter cards."""
    match effect:
        case e.Reveal(amount):
            rest = f"{tokens(amount, 'card')} from the encounter deck{per(amount, talk)}"
            return (Clause("reveal", rest),)
        case e.GainSurge():
            return (Clause("gain", "Surge", HE),)
        case e.CancelWhenRevealed():
            return (Clause("cancel", "them"),)
        case e.ReplaceRevealed():
            reveal = Clause("reveal", "the next card of the encounter deck in its place")
            return (Clause("discard", "the treachery"), reveal)
        case e.CancelShadow():
            return (Clause("cancel", "it"),)
        case e.DealShadow(amount, what):
            more = tokens(amount, "more shadow card")
            return (Clause("deal", f"{more} to {target(what, talk)}{per(amount, talk)}"),)
        case e.AttackFromShadow():
            attack = Clause("attack", "you with a shadow card of its own", HE)
            return (
                attack,
                Clause("go", "on top of the encounter deck at the end of the phase", HE),
            )
        case _:
            assert_never(effect)


def on_quest(effect: OnQuest, talk: Talk) -> Sentence:
    """An effect that only scenarios need."""
    match effect:
        case q.ShuffleEncounterDeck():
            return (Clause("shuffle", "the encounter deck"),)
        case q.Fetch(what, count):
            found = cards.several(count, what, talk)
            return (Clause("put", f"{found} from the encounter deck into the staging area"),)
        case q.SetAside(what):
            found = cards.one(what, talk)
            return (Clause("take", f"{found} out of the encounter deck and set it aside"),)
        case q.Guard():
            each = "for each objective in the staging area"
            return Whole(f"{each}, reveal 1 card from the encounter deck, which guards it")
        case q.TakePrisoner():
            until = "who cannot be used, damaged or given resources until rescued"
            return (Clause("turn", f"a random hero face down as the prisoner, {until}"),)
        case q.Rescue():
            rest = "the prisoner: turn the hero face up and put 1 damage token on it"
            return (Clause("rescue", rest),)
        case q.OrcGuards():
            values = f"{ORC_GUARD.attack} attack, {ORC_GUARD.defense} defense"
            guard = f"{title(ORC_GUARD.code)} engaged with them, an enemy with {values}"
            rest = f"the top card of their deck face down in front of them as an {guard}"
            return (Clause("put", f"{rest} and {ORC_GUARD.hit_points} hit point", "each player"),)
        case q.Claim():
            return (Clause("claim", f"{HIM} by attaching it to that hero"),)
        case q.RandomNextStage():
            rest = "one of the next two stages at random and remove the other from the game"
            return (Clause("choose", rest),)
        case q.Win():
            return (Clause("win", "", "the players"),)
        case _:
            assert_never(effect)
