"""Words for everything: prompts, options, events, cards."""

from __future__ import annotations

from westmarch.kernel.game import Outcome, Sayable
from westmarch.kernel.records import AnyPrompt, Event, Option, Prompt
from westmarch.meccg.kinds import CardCode
from westmarch.meccg.options import TakeWay
from westmarch.meccg.prompts import ChooseOne, WhatInstead, WhichAttack, WhichFirst
from westmarch.meccg.reasons import Unmet
from westmarch.meccg.text import de_abilities, en_abilities, reasons_said
from westmarch.meccg.text.events_said import EVENTS
from westmarch.meccg.text.options_said import OPTIONS
from westmarch.meccg.text.prompts_said import PROMPTS
from westmarch.meccg.text.speaking import Reader
from westmarch.meccg.text.templates import attack_said, capital
from westmarch.meccg.text.templates import say as said
from westmarch.meccg.vocabulary.abilities import Ability

TABLES = ((Prompt, PROMPTS), (Option, OPTIONS), (Event, EVENTS))

ENDS: dict[str, tuple[str, str]] = {
    "council": ("The council has met", "Der Rat hat getagt"),
    "one-ring": ("The One Ring has decided the game", "Der Eine Ring hat das Spiel entschieden"),
    "avatar": ("An avatar is lost", "Ein Avatar ist verloren"),
}
"""How a game can end."""


def say(record: Sayable, reader: Reader, asked: AnyPrompt | None = None) -> str:
    """A prompt, an option, an event, a reason or an outcome in words."""
    if isinstance(record, Outcome):
        return ended(record, reader)
    if isinstance(record, Unmet):
        return reasons_said.said(record, reader)
    if isinstance(record, TakeWay):
        found = way(record, reader, asked)
        if found:
            return found
    for kind, table in TABLES:
        if isinstance(record, kind):
            return said(table, record, reader)
    raise AssertionError(f"there are no words for {record}")


def ended(outcome: Outcome, reader: Reader) -> str:
    """How a game ended, and who has won."""
    how = ENDS[outcome.how][reader.german]
    names = [reader.player(seat) for seat in outcome.winners]
    points = sorted(outcome.scores, reverse=True)
    count = ""
    if outcome.how == "council":
        between = " zu " if reader.german else " to "
        count = f", {between.join(map(str, points))}"
    if len(names) != 1:
        return f"{how}: {'unentschieden' if reader.german else 'a draw'}{count}"
    return f"{how}: {names[0]} {'gewinnt' if reader.german else 'wins'}{count}"


def way(option: TakeWay, reader: Reader, asked: AnyPrompt | None) -> str:
    """One of several things, told by what was asked; nothing, if that does not tell."""
    match asked:
        case WhichFirst(cards=cards) | WhatInstead(cards=cards) if option.number < len(cards):
            return reader.card(cards[option.number])
        case WhichAttack(attacks=attacks):
            return attack_said(attacks[option.number], reader.german)
        case ChooseOne(card=card) if card in reader.cards:
            said_of = de_abilities.choices if reader.german else en_abilities.choices
            found = said_of(CardCode(reader.cards[card]))
            return capital(found[option.number]) if option.number < len(found) else ""
    return ""


def paragraphs(code: CardCode, german: bool) -> tuple[str, ...]:
    """All that a card says beyond its figures, a paragraph each."""
    return de_abilities.paragraphs(code) if german else en_abilities.paragraphs(code)


def ability(code: CardCode, one: Ability, german: bool) -> str:
    """What one of a card's abilities says."""
    return de_abilities.of_card(code, one) if german else en_abilities.of_card(code, one)
