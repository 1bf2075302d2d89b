"""Every rule of deck construction, shown by a legal deck that is changed so as to break it."""

from __future__ import annotations

import pytest

from tests.meccg.decks import (
    BALROG,
    FALLEN_WIZARD,
    HERO,
    MINION,
    broken,
    mutated,
    said,
)
from westmarch.kernel.records import replace
from westmarch.meccg.decks import DECKS
from westmarch.meccg.decks.construction.wording import DE, EN
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.kinds import Alignment, CardCode

SARUMAN = CardCode("saruman-fallen-wizard")
ELEVEN_CREATURES = {"watcher-in-the-water": 0, "neeker-breekers": 0, "call-of-home": 3}


def breach(rule: pytest.MarkDecorator, deck: DeckList, words: str) -> object:
    """A deck that breaks one rule, and what is said about it."""
    id = str(rule.args[0])
    return pytest.param(id, deck, words, id=f"{id}: {words}"[:60], marks=rule)


BREACHES = [
    breach(
        pytest.mark.rule("M-DECK-01"),
        replace(DECKS[HERO], alignment=Alignment.NEUTRAL),
        "a deck is one of heroes, of minions, of a Fallen-wizard or of the Balrog",
    ),
    breach(
        pytest.mark.rule("M-DECK-02"),
        replace(DECKS[FALLEN_WIZARD], fallen_wizard=None),
        "a Fallen-wizard deck names its one Fallen-wizard",
    ),
    breach(
        pytest.mark.rule("M-DECK-02"),
        replace(DECKS[HERO], fallen_wizard=SARUMAN),
        "Saruman [F]: only a Fallen-wizard deck names a Fallen-wizard",
    ),
    breach(
        pytest.mark.rule("M-DECK-03"),
        mutated(HERO, play_deck={"tolfalas": 1}),
        "Tolfalas [H]: does not belong in this part of the deck",
    ),
    breach(
        pytest.mark.rule("M-DECK-03"),
        mutated(HERO, sites={"rhudaur": 1}),
        "Rhudaur: does not belong in this part of the deck",
    ),
    breach(
        pytest.mark.rule("M-DECK-03"), replace(DECKS[HERO], sites=()), "there is no location deck"
    ),
    breach(
        pytest.mark.rule("M-DECK-04"),
        mutated(HERO, sideboard={"ghosts": 4}),
        "Ghosts: 4 copies, but at most 3 of a card are allowed",
    ),
    breach(
        pytest.mark.rule("M-DECK-05"),
        mutated(HERO, sideboard={"gollum": 1}),
        "Gollum: 2 copies of a unique card, but only one is allowed",
    ),
    breach(
        pytest.mark.rule("M-DECK-06"),
        mutated(HERO, sideboard={"thrors-map-minion": 1}),
        "Thrór's Map [H], Thrór's Map [M]: only one version of this unique card is allowed",
    ),
    breach(
        pytest.mark.rule("M-DECK-07"),
        mutated(HERO, pool={"bofur": 1}),
        "the pool has 11 characters, but at most 10 are allowed",
    ),
    breach(
        pytest.mark.rule("M-DECK-08"),
        mutated(MINION, pool={"bill-ferny": 1}),
        "Bill Ferny: no agent may be in the pool",
    ),
    breach(
        pytest.mark.rule("M-DECK-09"),
        mutated(MINION, play_deck={"orc-brawler": 3, "orc-sniffler": 3, "troll-lout": 2}),
        "the play deck has 11 characters besides avatars, but at most 10 are allowed",
    ),
    breach(
        pytest.mark.rule("M-DECK-10"),
        mutated(HERO, sideboard={"orc-brawler": 1}),
        "Orc Brawler: a hero deck has hero characters only",
    ),
    breach(
        pytest.mark.rule("M-DECK-11"),
        mutated(MINION, sideboard={"aragorn-ii": 1}),
        "Aragorn II: a minion deck has minion characters only",
    ),
    breach(
        pytest.mark.rule("M-DECK-13"),
        mutated(BALROG, sideboard={"asternak": 1}),
        "Asternak: the Balrog has minion Orcs and Trolls with a mind of 8 or less",
    ),
    breach(
        pytest.mark.rule("M-DECK-13"),
        mutated(BALROG, sideboard={"lieutenant-of-angmar": 1}),
        "Lieutenant of Angmar: the Balrog has minion Orcs and Trolls with a mind of 8 or less",
    ),
    breach(
        pytest.mark.rule("M-DECK-15"),
        mutated(MINION, sideboard={"azog": 1}),
        "Azog: is specific to the Balrog",
    ),
    breach(
        pytest.mark.rule("M-DECK-15"),
        mutated(FALLEN_WIZARD, sideboard={"foe-dismayed": 1}),
        "Foe Dismayed: is specific to the Balrog",
    ),
    breach(
        pytest.mark.rule("M-DECK-17"),
        mutated(MINION, sideboard={"my-precious": 1}),
        "My Precious: may not be included as a character",
    ),
    breach(
        pytest.mark.rule("M-DECK-18"),
        mutated(
            MINION,
            play_deck={"golodhros": 1, "baduila": 1, "elerina": 1},
            sideboard={"the-grimburgoth": 1, "nimloth": 1},
        ),
        "Golodhros, Baduila, Elerína, The Grimburgoth, Nimloth: the minds of all agents total 37, "
        "but 36 is the most",
    ),
    breach(
        pytest.mark.rule("M-DECK-19"),
        mutated(HERO, play_deck={"pallando": 4}),
        "Pallando [H]: 4 avatars in the play deck, but at most 3 are allowed",
    ),
    breach(
        pytest.mark.rule("M-DECK-19"),
        mutated(HERO, play_deck={"pallando": 1, "gandalf": 1, "alatar": 1}),
        "Pallando [H], Gandalf [H], Alatar [H]: the three avatars of the play deck may not all "
        "differ",
    ),
    breach(
        pytest.mark.rule("M-DECK-19"),
        mutated(MINION, sideboard={"gandalf": 1}),
        "Gandalf [H]: heroes have Wizards and minions have Ringwraiths as avatars",
    ),
    breach(
        pytest.mark.rule("M-DECK-19"),
        mutated(HERO, pool={"gandalf": 1}),
        "Gandalf [H]: an avatar may not be in the pool",
    ),
    breach(
        pytest.mark.rule("M-DECK-20"),
        mutated(FALLEN_WIZARD, sideboard={SARUMAN: 1}),
        "Saruman [F]: 4 copies of the Fallen-wizard, but at most 3 are allowed",
    ),
    breach(
        pytest.mark.rule("M-DECK-20"),
        mutated(FALLEN_WIZARD, play_deck={SARUMAN: 0}),
        "Saruman [F]: the play deck has no copy of its Fallen-wizard",
    ),
    breach(
        pytest.mark.rule("M-DECK-20"),
        mutated(FALLEN_WIZARD, sideboard={"alatar-fallen-wizard": 1}),
        "Alatar [F]: is not the Fallen-wizard of this deck",
    ),
    breach(
        pytest.mark.rule("M-DECK-21"),
        mutated(BALROG, play_deck={"the-balrog": 4}),
        "The Balrog [B]: 4 copies of The Balrog, but at most 3 are allowed",
    ),
    breach(
        pytest.mark.rule("M-DECK-21"),
        mutated(BALROG, play_deck={"the-balrog": 0}),
        "The Balrog [B]: the play deck has no copy of The Balrog",
    ),
    breach(
        pytest.mark.rule("M-DECK-22"),
        mutated(HERO, play_deck={"wormsbane": 0, "cave-worm": 2}),
        "the play deck has 29 resources, but must have 30 to 50",
    ),
    breach(
        pytest.mark.rule("M-DECK-24"),
        mutated(HERO, sideboard={"snaga-hai": 1}),
        "Snaga-hai: a hero deck has hero resources and minion items only",
    ),
    breach(
        pytest.mark.rule("M-DECK-25"),
        mutated(MINION, sideboard={"concealment": 1}),
        "Concealment: a minion deck has minion resources and hero items only",
    ),
    breach(
        pytest.mark.rule("M-DECK-27"),
        mutated(BALROG, sideboard={"concealment": 1}),
        "Concealment: a Balrog deck has minion resources and hero items only",
    ),
    breach(
        pytest.mark.rule("M-DECK-28"),
        mutated(BALROG, sideboard={"asdriags": 1}),
        "Asdriags: a Balrog deck has only factions of Orcs, Trolls, Dragons, Wolves and Animals",
    ),
    breach(
        pytest.mark.rule("M-DECK-29"),
        mutated(FALLEN_WIZARD, sideboard={"orc-veteran": 3}),
        "Orc Veteran: 3 copies, but a Fallen-wizard has at most 2 of a character",
    ),
    breach(
        pytest.mark.rule("M-DECK-30"),
        mutated(FALLEN_WIZARD, sideboard={"concealment": 1}),
        "Concealment: 3 copies, but a Fallen-wizard has at most 2 of a resource",
    ),
    breach(
        pytest.mark.rule("M-DECK-31"),
        mutated(FALLEN_WIZARD, sideboard={"gatherer-of-loyalties": 2}),
        "Gatherer of Loyalties: 4 copies, but at most 3 of a stage card are allowed",
    ),
    breach(
        pytest.mark.rule("M-DECK-32"),
        mutated(FALLEN_WIZARD, sideboard={"scroll-of-isildur-minion": 1}),
        "Scroll of Isildur [H], Scroll of Isildur [M]: cards of one name count as one unique card",
    ),
    breach(
        pytest.mark.rule("M-DECK-33"),
        mutated(FALLEN_WIZARD, sideboard={"pocketed-robes": 1}),
        "Pocketed Robes: this stage card belongs to another Fallen-wizard",
    ),
    breach(
        pytest.mark.rule("M-DECK-34"),
        mutated(HERO, sideboard={"great-patron": 1}),
        "Great Patron: stage cards are for Fallen-wizards only",
    ),
    breach(
        pytest.mark.rule("M-DECK-34"),
        mutated(BALROG, sideboard={"gnawed-ways": 1}),
        "Gnawed Ways: stage cards are for Fallen-wizards only",
    ),
    breach(
        pytest.mark.rule("M-DECK-35"),
        mutated(HERO, play_deck={"cave-worm": 2}),
        "the play deck has 30 resources, but 29 hazards; both must be as many",
    ),
    breach(
        pytest.mark.rule("M-DECK-36"),
        mutated(HERO, play_deck={**ELEVEN_CREATURES, "lure-of-nature": 2}),
        "there are 11 creatures among the hazards, but at least 12 are needed",
    ),
    breach(
        pytest.mark.rule("M-LOC-02"),
        mutated(HERO, sites={"moria": 2}),
        "Moria [H]: 2 copies, but only a Haven may be there more than once",
    ),
    breach(
        pytest.mark.rule("M-LOC-02"),
        mutated(HERO, sites={"carn-dum-minion": 1}),
        "Carn Dûm [M]: a hero player uses hero sites",
    ),
    breach(
        pytest.mark.rule("M-LOC-03"),
        mutated(MINION, sites={"barad-dur-minion": 2}),
        "Barad-dûr [M]: 2 copies, but only a Darkhaven may be there more than once",
    ),
    breach(
        pytest.mark.rule("M-LOC-03"),
        mutated(MINION, sites={"rivendell": 1}),
        "Rivendell [H]: a minion player uses minion sites",
    ),
    breach(
        pytest.mark.rule("M-LOC-04"),
        mutated(FALLEN_WIZARD, sites={"rivendell": 2}),
        "Rivendell [H]: 2 copies, but only Fallen-wizard sites may be there more than once",
    ),
    breach(
        pytest.mark.rule("M-LOC-04"),
        mutated(FALLEN_WIZARD, sites={"moria-balrog": 1}),
        "Moria [B]: a Fallen-wizard uses no Balrog sites",
    ),
    breach(
        pytest.mark.rule("M-LOC-06"),
        mutated(BALROG, sites={"the-wind-deeps": 2}),
        "The Wind-deeps: 2 copies, but only a Balrog haven may be there more than once",
    ),
    breach(
        pytest.mark.rule("M-LOC-06"),
        mutated(BALROG, sites={"rivendell": 1}),
        "Rivendell [H]: a Balrog player uses Balrog sites and some minion sites",
    ),
    *(
        breach(
            pytest.mark.rule("M-LOC-07"),
            mutated(BALROG, sites={site: 1}),
            f"{name} [M]: a Balrog player uses no Darkhavens, Dark-holds, Moria or Under-deeps "
            "sites of the minions",
        )
        for site, name in (
            ("dol-guldur-minion", "Dol Guldur"),
            ("barad-dur-minion", "Barad-dûr"),
            ("moria-minion", "Moria"),
            ("the-gem-deeps-minion", "The Gem-deeps"),
        )
    ),
    breach(
        pytest.mark.rule("M-LOC-08"),
        mutated(BALROG, sites={"urlurtsu-nurn-minion": 1}),
        "Urlurtsu Nurn [M]: a Balrog player may not use this site",
    ),
    breach(
        pytest.mark.rule("M-SIDE-01"),
        mutated(HERO, sideboard={"dodge": 3, "escape": 3, "stealth": 3, "halfling-strength": 2}),
        "the sideboard has 31 cards, but at most 30 are allowed",
    ),
    breach(
        pytest.mark.rule("M-SIDE-03"),
        mutated(HERO, sideboard={"tolfalas": 1}),
        "Tolfalas [H]: sites and regions are no part of a sideboard",
    ),
    breach(
        pytest.mark.rule("M-SIDE-05"),
        mutated(HERO, sideboard={"pallando": 1}),
        "Pallando [H]: the sideboard has one copy of each avatar that is not in the play deck",
    ),
    breach(
        pytest.mark.rule("M-SIDE-05"),
        mutated(MINION, sideboard={"the-witch-king": 2}),
        "The Witch-king: the sideboard has one copy of each avatar that is not in the play deck",
    ),
    breach(
        pytest.mark.rule("M-SIDE-06"),
        mutated(HERO, further={"dodge": 3, "escape": 3, "stealth": 3, "halfling-strength": 2}),
        "11 further cards against Fallen-wizards, but at most 10 are allowed",
    ),
    breach(
        pytest.mark.rule("M-SETUP-14"),
        mutated(FALLEN_WIZARD, pool={"wizards-myrmidon": 0}),
        "the starting stage cards are one to three with 3 stage points, not 2",
    ),
    breach(
        pytest.mark.rule("M-SETUP-15"),
        mutated(
            FALLEN_WIZARD,
            pool={
                "great-patron": 0,
                "wizards-myrmidon": 0,
                "man-of-skill": 1,
                "many-coloured-robes": 1,
            },
        ),
        "Man of Skill, Many-coloured Robes: one of the starting stage cards must not be unique",
    ),
    breach(
        pytest.mark.rule("M-SETUP-26"),
        mutated(HERO, pool={"cram": 3}),
        "Cram: 3 starting minor items, but at most 2 are allowed",
    ),
    breach(
        pytest.mark.rule("M-GAP-29"),
        mutated(HERO, pool={"stealth": 1}),
        "Stealth: the pool holds characters, minor items and a Fallen-wizard's stage cards",
    ),
]


@pytest.mark.parametrize(("id", "deck", "words"), BREACHES)
def test_a_breach_is_told_with_card_and_rule(id: str, deck: DeckList, words: str) -> None:
    assert (broken(deck), said(deck)) == ([id], [words])


def test_every_finding_can_be_said_in_both_languages() -> None:
    assert EN.keys() == DE.keys()
    for words in (*EN.values(), *DE.values()):
        assert words.format(cards="Cram", found=4, limit=3)


@pytest.mark.parametrize(("id", "deck", "words"), BREACHES)
def test_the_words_are_german_for_germans(id: str, deck: DeckList, words: str) -> None:
    (german,) = said(deck, language="de")
    assert german != words
    assert "{" not in german
