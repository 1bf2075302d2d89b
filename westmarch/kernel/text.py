"""The text form of options, by which saved games and bug reports name them: `defend 12`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import NewType, get_args, get_origin, get_type_hints

import msgspec

from westmarch.kernel.codec import vocabulary
from westmarch.kernel.decisions import IllegalChoice
from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import AnyEvent, AnyOption, AnyPrompt, Option, Record, Subjects

NOTHING = "-"
EMPTY = "()"
SLASH = "/"


def option_text(option: AnyOption) -> str:
    """An option as one line: its verb, then its fields in order; tuples are joined by commas.

    A record within it is one word, `wilderness/-/-/-`: its fields between slashes.
    """
    shape = form(type(option))
    return " ".join((shape.verb, *(word(getattr(option, name)) for name in shape.fields)))


def option_from_text(game: AnyGame, text: str) -> AnyOption:
    """The option that a line stands for."""
    verb, *words = text.split() or ("",)
    kinds = verbs(game)
    if verb not in kinds:
        raise IllegalChoice(f"{game.title} has no option {verb!r}")
    shape = form(kinds[verb])
    if len(words) > len(shape.fields):
        raise IllegalChoice(f"{verb!r} takes {len(shape.fields)} values: {text!r}")
    try:
        option = msgspec.convert(values(shape, words), kinds[verb], strict=False)
    except msgspec.ValidationError as error:
        raise IllegalChoice(f"{text!r} is no option: {error}") from error
    assert isinstance(option, AnyOption)
    return option


def touches(record: AnyOption | AnyEvent | AnyPrompt) -> tuple[str, ...]:
    """What a record touches, as `card:12`, `seat:0`: its fields that name something."""
    found: list[str] = []
    for name, kind in form(type(record)).subjects:
        held = getattr(record, name)
        each = held if isinstance(held, tuple) else (held,)
        found += [f"{kind}:{word(one)}" for one in each if one is not None]
    return tuple(found)


class Form(Record):
    """How a type of option or event is written."""

    verb: str
    fields: tuple[str, ...]
    tuples: frozenset[str]
    records: dict[str, type[Record]]
    subjects: tuple[tuple[str, str], ...]


FORMS: dict[type, Form] = {}
VERBS: dict[tuple[str, ...], dict[str, type[Option]]] = {}


def form(kind: type) -> Form:
    """How a type is written: `AssignStrike` is `assign-strike`, and a `CardId` is a card."""
    known = FORMS.get(kind)
    if known is None:
        assert issubclass(kind, Record)
        names = kind.__struct_fields__
        hints = get_type_hints(kind)
        known = FORMS[kind] = Form(
            re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower(),
            names,
            frozenset(name for name in names if is_tuple(hints[name])),
            {name: hints[name] for name in names if is_record(hints[name])},
            tuple((name, subject) for name in names for subject in ids(hints[name])),
        )
    return known


def verbs(game: AnyGame) -> dict[str, type[Option]]:
    """All options of a game by their verbs."""
    known = VERBS.get(game.packages)
    if known is None:
        kinds = [kind for kind in vocabulary(game)[AnyOption].values() if issubclass(kind, Option)]
        known = VERBS[game.packages] = {form(kind).verb: kind for kind in kinds}
    return known


def is_tuple(hint: object) -> bool:
    """Whether a type is a tuple, or a tuple or nothing."""
    return any(get_origin(part) is tuple for part in (hint, *get_args(hint)))


def is_record(hint: object) -> bool:
    """Whether a type is a record."""
    return isinstance(hint, type) and issubclass(hint, Record)


def ids(hint: object) -> list[str]:
    """What a type identifies, looking into unions and tuples: `CardId | None` is a card."""
    if isinstance(hint, NewType):
        return [hint.__name__.removesuffix("Id").lower()]
    if isinstance(hint, type) and issubclass(hint, Subjects):
        return [hint.__name__.lower()]
    return [found for part in get_args(hint) for found in ids(part)]


def word(value: object) -> str:
    """A field's value as one word."""
    if value is None:
        return NOTHING
    if isinstance(value, tuple):
        return ",".join(word(each) for each in value) or EMPTY
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return word(value.value)
    if isinstance(value, Record):
        return SLASH.join(word(getattr(value, name)) for name in form(type(value)).fields)
    text = str(value)
    assert text not in ("", NOTHING, EMPTY), f"{text!r} cannot stand in an option"
    assert not set(text) & set(" ,/"), f"{text!r} cannot stand in an option"
    return text


def values(shape: Form, words: Sequence[str]) -> dict[str, object]:
    """What words stand for; numbers are converted by the option's own types."""
    return {name: value(shape, name, text) for name, text in zip(shape.fields, words, strict=False)}


def value(shape: Form, name: str, text: str) -> object:
    """What the word for a field stands for."""
    if name in shape.records:
        return values(form(shape.records[name]), text.split(SLASH))
    if text == NOTHING:
        return None
    if name in shape.tuples:
        return [] if text == EMPTY else text.split(",")
    return text
