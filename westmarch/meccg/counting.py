"""The numbers on the table and how they come about, in words."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.describing import Number, summed
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import numbers, printing, scoring
from westmarch.meccg.kinds import Zone
from westmarch.meccg.reading import character, index
from westmarch.meccg.state import MeccgState
from westmarch.meccg.text.speaking import Reader
from westmarch.meccg.text.terms import FIGURES, POINTS
from westmarch.meccg.things import Assault, Player, Thing
from westmarch.meccg.underway import attack
from westmarch.meccg.vocabulary.references import Stat

SHOWN = {
    Stat.PROWESS: "prowess",
    Stat.BODY: "body",
    Stat.MIND: "mind",
    Stat.DIRECT_INFLUENCE: "influence",
    Stat.CORRUPTION: "corruption",
}
SOURCES = {
    "printed": ("On the card", "Auf der Karte"),
    "unused": ("Unused direct influence", "Ungenutzter direkter Einfluss"),
}
GENERAL = ("General influence", "Allgemeiner Einfluss")


def counted(
    state: MeccgState, seat: Seat | None, subject: str, language: str
) -> tuple[Number, ...]:
    """The numbers of a card, a player, or the attack; nothing that the seat may not see."""
    reader = Reader({}, german=language == "de")
    kind, _, name = subject.partition(":")
    card = index(name, len(state.cards)) if kind == "card" else None
    if card is not None:
        return tuple(of_card(state, seat, CardId(card), reader))
    player = index(name, state.players) if kind == "seat" else None
    if player is not None:
        return tuple(of_player(state, Seat(player), reader))
    if subject == "table":
        return tuple(of_attack(state, reader))
    return ()


def of_card(state: MeccgState, seat: Seat | None, card: CardId, reader: Reader) -> Iterator[Number]:
    """The numbers of a character in play."""
    there = state.cards[card]
    known = len(there.known) == state.players or seat in there.known
    if not known or there.zone is not Zone.PLAY or character(state, card) is None:
        return
    for stat, name in SHOWN.items():
        if printing.has(state, card, stat):
            yield number(state, card, stat, name, reader)


def number(state: MeccgState, thing: Thing, stat: Stat, name: str, reader: Reader) -> Number:
    """A number with its terms."""
    words = FIGURES[name][reader.german]
    return summed(name, words, numbers.terms(state, thing, stat), lambda one: source(one, reader))


def source(code: str, reader: Reader) -> str:
    """Where a term comes from."""
    return SOURCES[code][reader.german] if code in SOURCES else reader.named(code)


def of_player(state: MeccgState, seat: Seat, reader: Reader) -> Iterator[Number]:
    """General influence, and marshalling points by their source."""
    terms = numbers.terms(state, Player(seat), Stat.GENERAL_INFLUENCE)
    yield summed("general", GENERAL[reader.german], terms, lambda one: source(one, reader))
    for kind, points in scoring.doubled(state, seat).items():
        words = POINTS[kind][reader.german]
        yield Number(kind.value, words, points, ((words, points),))


def of_attack(state: MeccgState, reader: Reader) -> Iterator[Number]:
    """The prowess and body of the attack under way."""
    now = attack(state)
    if now is None or not now.number:
        return
    for stat in (Stat.PROWESS, Stat.BODY):
        if printing.has(state, Assault(now.number), stat):
            yield number(state, Assault(now.number), stat, SHOWN[stat], reader)
