"""Records in words by templates: one English and one German sentence a record.

A place in a sentence names a field: cards, companies, players and keys are put into words.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping

from westmarch.kernel.records import CardId, Record, Seat
from westmarch.meccg.kinds import AgentAction, CompanyId, Phase, PlaceCode, RegionType
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.text.speaking import Reader
from westmarch.meccg.text.terms import (
    AGENT_ACTIONS,
    PHASES,
    REGION_TYPES,
    ROLLS,
    key_said,
    place_said,
)
from westmarch.meccg.underway import Key

Said = str | Callable[..., str]
"""A sentence with places for fields, or how to find it."""

Table = Mapping[type, tuple[Said, Said]]
"""What is said of each record, in English and in German."""

CARDS = frozenset({"card", "site", "by", "to", "at", "for_"})
COMPANIES = frozenset({"company", "other"})
CODES = frozenset({"code", "source"})


def field(record: Record, name: str, reader: Reader, form: str = "", alone: bool = False) -> str:
    """A field of a record in words: in a case, if said so; alone, if it is the whole sentence."""
    value: object = getattr(record, name)
    if value is None:
        return ""
    if name in CARDS and isinstance(value, int):
        return reader.card(CardId(value)) if alone else reader.told(CardId(value))
    if name in COMPANIES and isinstance(value, int):
        return reader.company(CompanyId(value), dative=form == "dat")
    if name == "seat" and isinstance(value, int):
        return reader.player(Seat(value))
    if name == "place" and isinstance(value, str):
        return place_said(PlaceCode(value), reader.german)
    if name in CODES and isinstance(value, str):
        return reader.told_code(value)
    return worded(value, reader)


def worded(value: object, reader: Reader) -> str:
    """A value in words."""
    match value:
        case Phase():
            return PHASES[value][reader.german]
        case AgentAction():
            return AGENT_ACTIONS[value][reader.german]
        case Key():
            return key_said(value, reader.german)
        case RegionType():
            return REGION_TYPES[value][reader.german]
        case Attack():
            return attack_said(value, reader.german)
        case tuple():
            return ", ".join(worded(each, reader) for each in value)
        case str():
            return ROLLS[value][reader.german] if value in ROLLS else reader.named(value)
        case _:
            return str(value)


def attack_said(attack: Attack, german: bool) -> str:
    """The strikes and the prowess of an attack."""
    if attack.strikes is None:
        strikes = "je ein Hieb" if german else "a strike each"
    elif attack.strikes == 1:
        strikes = "1 Hieb" if german else "1 strike"
    else:
        strikes = f"{attack.strikes} Hiebe" if german else f"{attack.strikes} strikes"
    return f"{strikes}, {'Kampfgeschick' if german else 'prowess'} {attack.prowess}"


def fill(said: Said, record: Record, reader: Reader) -> str:
    """A sentence with its places filled."""
    if not isinstance(said, str):
        return said(record, reader)
    parts: list[str] = []
    for text, name, form, _ in string.Formatter().parse(said):
        parts.append(text)
        if name:
            parts.append(field(record, name, reader, form or "", said == f"{{{name}}}"))
    return capital("".join(parts))


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]


def say(table: Table, record: Record, reader: Reader) -> str:
    """A record in words."""
    return fill(table[type(record)][reader.german], record, reader)
