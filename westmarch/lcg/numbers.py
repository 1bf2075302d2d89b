"""The numbers on the table and how they come about, as one seat may know them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from westmarch.kernel.describing import Number, summed
from westmarch.kernel.records import CardId, Seat
from westmarch.kernel.values import Layer, Term
from westmarch.lcg import catalogue, panels, text
from westmarch.lcg.kinds import CardType, Stat
from westmarch.lcg.rules.counting import amount
from westmarch.lcg.rules.values import COLUMNS, terms, value
from westmarch.lcg.state import Assault, LcgState, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.tables.printed import X
from westmarch.lcg.view import LIVE, view
from westmarch.lcg.vocabulary.lasting import Harmless, StagingThreat

WORDS = {
    "en": {
        "printed": "Printed", "L-LAST-03": "Never below 0", "hit_points": "Hit points",
        "hit_points_left": "Hit points left", "damage": "Damage", "progress": "Progress",
        "progress_left": "Progress needed", "resources": "Resources", "tokens": "Tokens on it",
        "staging_threat": "Threat in the staging area", "willpower": "Willpower",
        "quest": "Willpower less threat", "threat": "Threat", "since": "Since the beginning",
        "attack": "Attack", "defense": "Defense",
    },
    "de": {
        "printed": "Aufgedruckt", "L-LAST-03": "Nie unter 0", "hit_points": "Trefferpunkte",
        "hit_points_left": "Trefferpunkte übrig", "damage": "Schaden",
        "progress": "Fortschritt", "progress_left": "Nötiger Fortschritt",
        "resources": "Ressourcen", "tokens": "Marker darauf",
        "staging_threat": "Widerstand in der Aufmarschzone", "willpower": "Willenskraft",
        "quest": "Willenskraft weniger Widerstand", "threat": "Bedrohung",
        "since": "Seit dem Beginn", "attack": "Angriff", "defense": "Verteidigung",
    },
}  # fmt: skip

LABELS = {language: catalogue.LABELS[language] | words for language, words in WORDS.items()}

PRINTED = ("cost", "threat_cost", "engagement_cost", "quest_points")
"""Figures that nothing changes."""


def numbers(state: LcgState, seat: Seat | None, subject: str, language: str) -> tuple[Number, ...]:
    """The numbers of a card, a player or the table; none of a card that the seat does not know."""
    if subject == "table":
        return tuple(of_table(state, language))
    for number in range(state.players):
        if subject == f"seat:{number}":
            return (threat_of(state, Seat(number), language),)
    card = known_card(state, seat, subject)
    return () if card is None else tuple(of_card(state, card, language))


def known_card(state: LcgState, seat: Seat | None, subject: str) -> CardId | None:
    """The card that a subject such as `card:12` means, if the seat knows it."""
    if not subject.startswith("card:"):
        return None
    known = {f"card:{card}": card for card in panels.codes(view(state, seat))}
    return known.get(subject)


# Cards


def of_card(state: LcgState, card: CardId, language: str) -> Iterator[Number]:
    """The figures of a card and the tokens on it."""
    here, row = state.cards[card], shown(state, card)
    for name in PRINTED:
        figure = getattr(row, name)
        if figure not in (None, X):
            yield told(name, [Term("printed", figure)], language)
    for stat, column in COLUMNS.items():
        figure = getattr(row, column)
        if figure is not None:
            live = here.zone in LIVE
            found = terms(state, card, stat) if live else (Term("printed", figure, Layer.PRINTED),)
            yield summed(column, text.term(stat, language), found, lambda s: said(s, language))
    if here.damage and row.hit_points is not None:
        points = value(state, card, Stat.HIT_POINTS)
        left = [Term("hit_points", points), Term("damage", -here.damage)]
        yield told("hit_points_left", left, language)
    if here.progress and row.quest_points is not None:
        missing = [Term("quest_points", row.quest_points), Term("progress", -here.progress)]
        yield told("progress_left", missing, language)
    for name in ("damage", "progress", "resources"):
        if getattr(here, name):
            yield told(name, [Term("tokens", getattr(here, name))], language)


# Players and the table


def threat_of(state: LcgState, seat: Seat, language: str, name: str = "threat") -> Number:
    """A player's threat: his heroes' threat costs, and how it has changed since (L-SETUP)."""
    heroes = [
        CARDS[card.code]
        for card in state.cards
        if card.owner == seat and CARDS[card.code].type is CardType.HERO
    ]
    found = [Term(row.code, row.threat_cost or 0) for row in heroes]
    since = state.threat[seat] - sum(term.amount for term in found)
    return told(name, [*found, Term("since", since)], language)


def of_table(state: LcgState, language: str) -> Iterator[Number]:
    """The quest's arithmetic, the present attack, and every player's threat."""
    committed = [card for area in state.area for card in area if state.cards[card].committed]
    willpower = told("willpower", each(state, committed, Stat.WILLPOWER), language)
    threat = told("staging_threat", staged(state), language)
    yield willpower
    yield threat
    against = [Term("willpower", willpower.total), Term("staging_threat", -threat.total)]
    yield told("quest", against, language)
    if state.assaults:
        yield from of_attack(state, state.assaults[-1], language)
    for seat in range(state.players):
        yield threat_of(state, Seat(seat), language, f"threat-{seat}")


def staged(state: LcgState) -> list[Term]:
    """What makes up the threat of the staging area (L-QUEST-12, L-QUEST-13)."""
    silent = {card for one in state.lasting if isinstance(one, Harmless) for card in one.cards}
    more = [
        Term(lasting.source, amount(state, lasting.amount, lasting.context))
        for lasting in state.lasting
        if isinstance(lasting, StagingThreat)
    ]
    return [
        *each(state, (card for card in state.staging if card not in silent), Stat.THREAT),
        *more,
    ]


def of_attack(state: LcgState, assault: Assault, language: str) -> Iterator[Number]:
    """The attack that is being made: attack strength and defense so far."""
    able = [card for card in assault.characters if card not in assault.defenseless]
    enemy, characters = (assault.enemy,), assault.characters
    attackers, defenders = (enemy, able) if assault.by_enemy else (characters, enemy)
    yield told("attack", each(state, attackers, Stat.ATTACK), language)
    yield told("defense", each(state, defenders, Stat.DEFENSE), language)


def each(state: LcgState, cards: Iterable[CardId], stat: Stat) -> list[Term]:
    """What each card adds to a sum."""
    return [Term(shown(state, card).code, value(state, card, stat)) for card in cards]


def told(name: str, found: list[Term], language: str) -> Number:
    """A sum in words; what adds nothing is told as well, so that nobody looks for it."""
    shares = tuple((said(term.source, language), term.amount) for term in found)
    label = LABELS[language][name.partition("-")[0]]
    return Number(name, label, sum(term.amount for term in found), shares)


def said(source: str, language: str) -> str:
    """Where a number comes from: a card, or something with a name of its own."""
    return LABELS[language].get(source) or text.title(source, language)
