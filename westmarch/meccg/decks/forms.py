"""How decks are built: their parts and sides in words, and where each card belongs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from westmarch.kernel.deckforms import DeckCard, DeckCount, DeckForm, DeckPart, DeckSide
from westmarch.kernel.describing import Choice, SettingWords
from westmarch.kernel.game import DeckContents, Remark, Setting
from westmarch.kernel.records import Names, replace
from westmarch.meccg.decks.construction import PLAYED, Findings, Terms
from westmarch.meccg.decks.construction.banned import banned
from westmarch.meccg.decks.construction.halves import alignments as resources
from westmarch.meccg.decks.construction.halves import creatures, split
from westmarch.meccg.decks.construction.people import agents, avatars
from westmarch.meccg.decks.construction.people import alignments as characters
from westmarch.meccg.decks.construction.places import sites
from westmarch.meccg.decks.construction.pools import (
    is_minor_item,
    is_starting_stage_card,
    minor_items,
)
from westmarch.meccg.decks.construction.roles import is_agent, is_avatar
from westmarch.meccg.decks.exchange.naming import called, name_of
from westmarch.meccg.decks.exchange.reading import Part, is_fallen_wizard
from westmarch.meccg.decks.exchange.writing import HEADINGS, said
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.kinds import Alignment, CardCode, CardType, Kind
from westmarch.meccg.tables import CARDS
from westmarch.meccg.text.terms import ALIGNMENTS

ANY = "any"
"""The opponent may be anybody."""


class Group(Names):
    """As what the cards of a deck are shown together."""

    AVATAR = "avatar"
    CHARACTER = "character"
    AGENT = "agent"
    ITEM = "item"
    ALLY = "ally"
    FACTION = "faction"
    RESOURCE_EVENT = "resource-event"
    CREATURE = "creature"
    HAZARD_EVENT = "hazard-event"
    SITE = "site"


GROUPS = {
    Group.AVATAR: ("Avatars", "Zauberer, Ringgeister und Balrog"),
    Group.CHARACTER: ("Characters", "Charaktere"),
    Group.AGENT: ("Agents", "Agenten"),
    Group.ITEM: ("Items", "Gegenstände"),
    Group.ALLY: ("Allies", "Verbündete"),
    Group.FACTION: ("Factions", "Heere"),
    Group.RESOURCE_EVENT: ("Resource events", "Unterstützungsereignisse"),
    Group.CREATURE: ("Creatures", "Kreaturen"),
    Group.HAZARD_EVENT: ("Hazard events", "Gefahrenereignisse"),
    Group.SITE: ("Sites", "Orte"),
}
KINDS = {
    Kind.CHARACTER: Group.CHARACTER,
    Kind.ITEM: Group.ITEM,
    Kind.ALLY: Group.ALLY,
    Kind.FACTION: Group.FACTION,
    Kind.CREATURE: Group.CREATURE,
    Kind.SITE: Group.SITE,
}
PARTS = {
    Part.POOL: (
        ("Pool", "Anfangscharaktere"),
        (
            "Up to ten characters and two minor items to start with, and a Fallen-wizard's stage "
            "cards.",
            "Bis zu zehn Charaktere und zwei geringere Gegenstände für den Anfang, dazu die "
            "Entwicklungskarten eines Gefallenen Zauberers.",
        ),
    ),
    Part.PLAY_DECK: (
        ("Play deck", "Spielstapel"),
        (
            "30 to 50 resources, as many hazards, up to ten characters, and avatars.",
            "30 bis 50 Unterstützungskarten, ebenso viele Gefahrenkarten, bis zu zehn Charaktere, "
            "und Zauberer, Ringgeist oder Balrog.",
        ),
    ),
    Part.SITES: (
        ("Location deck", "Ortsstapel"),
        (
            "The sites: each once, havens as often as one likes.",
            "Die Orte: jeder einmal, Zufluchtsorte beliebig oft.",
        ),
    ),
    Part.SIDEBOARD: (
        ("Sideboard", "Reservestapel"),
        ("Up to 30 cards for later.", "Bis zu 30 Karten für später."),
    ),
    Part.FURTHER: (
        ("Against Fallen-wizards", "Gegen Gefallene Zauberer"),
        (
            "Up to ten cards that join the sideboard if a Fallen-wizard is the opponent.",
            "Bis zu zehn Karten, die gegen Gefallene Zauberer zum Reservestapel kommen.",
        ),
    ),
}
STARTERS = {Part.POOL: {Group.CHARACTER.value: 10, Group.ITEM.value: 2}}
LATER = (Part.PLAY_DECK, Part.SIDEBOARD, Part.FURTHER)
NOBODY = DeckList("", "", "", Alignment.HERO, (), (), (), ())

COUNTED = {
    "en": ("Resources", "Hazards", "Creatures"),
    "de": ("Unterstützungskarten", "Gefahrenkarten", "Kreaturen"),
}


def form(language: str) -> DeckForm:
    """The parts of decks, the sides that they declare, and all cards that can be in them."""
    german = language == "de"
    return DeckForm(
        tuple(
            DeckPart(
                part.value, words[german], help[german], HEADINGS[part], STARTERS.get(part, {})
            )
            for part, (words, help) in PARTS.items()
        ),
        "Ausrichtung" if german else "Alignment",
        tuple(
            DeckSide(name, side_words(deck, language), tuple(said(deck)))
            for name, deck in SIDES.items()
        ),
        tuple(Choice(group.value, words[german]) for group, words in GROUPS.items()),
        places(),
    )


def sided() -> Iterator[DeckList]:
    """An empty deck of each side; of a Fallen-wizard one of each (M-DECK-01, 02)."""
    for alignment in PLAYED:
        deck = replace(NOBODY, alignment=alignment)
        if alignment is Alignment.FALLEN_WIZARD:
            wizards = (code for code in CARDS if is_fallen_wizard(code))
            yield from (replace(deck, fallen_wizard=code) for code in wizards)
        else:
            yield deck


def side_of(deck: DeckList) -> str | None:
    """The side that a deck declares, unless it is one of an unnamed Fallen-wizard."""
    if deck.alignment is Alignment.FALLEN_WIZARD:
        return deck.fallen_wizard
    return str(deck.alignment.value)


SIDES = {side_of(deck) or "": deck for deck in sided()}


def side_words(deck: DeckList, language: str) -> str:
    """A side in words."""
    words = ALIGNMENTS[deck.alignment][language == "de"]
    wizard = deck.fallen_wizard
    return words if wizard is None else f"{words}: {name_of(wizard, language)}"


@cache
def places() -> dict[str, DeckCard]:
    """Where each card belongs; regions are in no deck (M-DECK-03)."""
    return {
        code: DeckCard(
            group_of(code).value,
            tuple(part.value for part in parts_of(code)),
            tuple(name for name, deck in SIDES.items() if may_be_in(code, deck)),
            listed(code),
        )
        for code in CARDS
        if CARDS[code].type is not CardType.REGION
    }


def group_of(code: CardCode) -> Group:
    """As what a card is shown."""
    card = CARDS[code]
    if is_avatar(code):
        return Group.AVATAR
    if is_agent(code):
        return Group.AGENT
    if card.kind is Kind.EVENT:
        return Group.HAZARD_EVENT if card.type is CardType.HAZARD else Group.RESOURCE_EVENT
    return KINDS[card.kind]


def parts_of(code: CardCode) -> tuple[Part, ...]:
    """In which parts of a deck a card can be, the usual one first (M-DECK-03, M-GAP-29)."""
    match group_of(code):
        case Group.SITE:
            return (Part.SITES,)
        case Group.CHARACTER:
            return (Part.POOL, *LATER)
        case Group.ITEM if may_start(code):
            return (Part.POOL, *LATER)
        case Group.RESOURCE_EVENT if may_start(code):
            return (Part.PLAY_DECK, Part.POOL, Part.SIDEBOARD, Part.FURTHER)
    return LATER


def may_start(code: CardCode) -> bool:
    """Whether a card is a starting minor item or stage card (M-SETUP-14, 26)."""
    alone = replace(NOBODY, alignment=Alignment.FALLEN_WIZARD, pool=((code, 1),))
    is_item = is_minor_item(code) and not any(minor_items(alone, Terms()))
    return is_item or is_starting_stage_card(code, alone)


def may_be_in(code: CardCode, deck: DeckList) -> bool:
    """Whether a deck of a side may hold a card at all."""
    one = ((code, 1),)
    if CARDS[code].type is CardType.SITE:
        return not any(sites(replace(deck, sites=one), Terms()))
    return not any(obstacles(replace(deck, play_deck=one)))


def obstacles(deck: DeckList) -> Findings:
    """What keeps the only card of a deck out of it; that others are missing does not count."""
    own = {code for code, _ in deck.play_deck}
    for chapter in (characters, agents, avatars, resources, banned):
        yield from (one for one in chapter(deck, Terms()) if own.issuperset(one.cards))


def listed(code: CardCode) -> str:
    """A card by name and printing, if its code is what other cards are called."""
    return "" if called(code) == (code,) else f"{CARDS[code].name} ({CARDS[code].printings[0]})"


def contents(deck: DeckList, remarks: tuple[Remark, ...]) -> DeckContents:
    """What is in each part of a deck, and what side it declares."""
    return DeckContents(
        deck.name,
        side_of(deck),
        {
            part.value: {str(code): copies for code, copies in cards}
            for part, cards in (
                (Part.POOL, deck.pool),
                (Part.PLAY_DECK, deck.play_deck),
                (Part.SITES, deck.sites),
                (Part.SIDEBOARD, deck.sideboard),
                (Part.FURTHER, deck.further),
            )
        },
        remarks,
    )


def counts(deck: DeckList, language: str) -> tuple[DeckCount, ...]:
    """Resources, hazards and creatures of the play deck (M-DECK-22, 35, 36)."""
    numbers = (*split(deck), creatures(deck, Terms()) // 2)
    return tuple(map(DeckCount, COUNTED[language], numbers))


def opponents(german: bool) -> SettingWords:
    """Against whom a deck can be checked, in words."""
    sides = tuple(Choice(side.value, ALIGNMENTS[side][german]) for side in PLAYED)
    if german:
        help = "Gegen wen das Deck gespielt werden soll."
        return SettingWords("Gegner", help, (Choice(ANY, "Beliebig"), *sides))
    help = "Against whom the deck is to be played."
    return SettingWords("Opponent", help, (Choice(ANY, "Anybody"), *sides))


TERMS = (
    Setting(
        "against",
        (ANY, *(side.value for side in PLAYED)),
        ANY,
        {"en": opponents(german=False), "de": opponents(german=True)},
    ),
)
"""Beside the settings of a game, decks are checked for an opponent."""
