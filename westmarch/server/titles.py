"""What can be played here, over HTTP: settings, levels, cards, decks and rules, in words."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from westmarch import rulebook
from westmarch.agents.levels import USUAL, levels
from westmarch.kernel.deckforms import DeckForm
from westmarch.kernel.describing import CardFace
from westmarch.kernel.game import AnyGame, Converted, DeckContents, IllegalSetup, Setting
from westmarch.kernel.records import Record
from westmarch.kernel.registry import games
from westmarch.server.api import (
    Checked,
    DeckToCheck,
    DeckToConvert,
    DeckToRead,
    Level,
    RuleShown,
    SettingInfo,
    StarterDeck,
    TitleInfo,
)
from westmarch.server.errors import Refusal
from westmarch.server.preparing import options_for, title

MOST_RULES = 300


class Catalogue(Record):
    """The cards of a game as they are typeset, and where each belongs in decks, if it has any."""

    title: str
    language: str
    faces: tuple[CardFace, ...]
    form: DeckForm | None


CATALOGUES: dict[tuple[str, str], Catalogue] = {}
"""What has been written so far, by game and language."""

Ids = Annotated[list[str] | None, QueryParameter(max_items=MOST_RULES)]
Sought = Annotated[str | None, QueryParameter(max_length=200)]


@get("/api/titles", sync_to_thread=True)
def titles(language: NamedDependency[str]) -> tuple[TitleInfo, ...]:
    """All games that can be played here, and what can be chosen before."""
    return tuple(title_info(game, language) for game in games().values())


@get("/api/titles/{name:str}", sync_to_thread=True)
def one_title(name: FromPath[str], language: NamedDependency[str]) -> TitleInfo:
    """One game, and what can be chosen before."""
    return title_info(title(name), language)


@get("/api/titles/{name:str}/cards", sync_to_thread=True)
def cards(name: FromPath[str], language: NamedDependency[str]) -> tuple[CardFace, ...]:
    """All cards of a game, as they are typeset."""
    return catalogue(title(name), language).faces


@get("/api/titles/{name:str}/starter-decks", sync_to_thread=True)
def starter_decks(name: FromPath[str], language: NamedDependency[str]) -> tuple[StarterDeck, ...]:
    """The decks that come with a game, each with a text that can be copied."""
    game = title(name)
    return tuple(
        StarterDeck(deck, words, game.convert_deck(deck, game.deck_formats[0], language).text)
        for deck, words in game.starter_decks(language).items()
    )


@post("/api/titles/{name:str}/deck-check", status_code=200, sync_to_thread=True)
def check(
    name: FromPath[str], data: JSONBody[DeckToCheck], language: NamedDependency[str]
) -> Checked:
    """Say whether a deck is legal, and if not, which card is against which rule."""
    game = with_decks(name, language)
    options = options_for(game, data.options, game.deck_terms())
    try:
        remarks = game.check_deck(data.text, options, language)
        counts = game.count_deck(data.text, language)
    except IllegalSetup as error:
        raise Refusal("unreadable-deck", why=error) from error
    return Checked(not any(remark.is_fault for remark in remarks), remarks, counts)


@get("/api/titles/{name:str}/deck-form", sync_to_thread=True)
def form(name: FromPath[str], language: NamedDependency[str]) -> DeckForm:
    """Of what parts the decks of a game are, and where each of its cards belongs."""
    found = catalogue(with_decks(name, language), language).form
    assert found is not None, "a game with decks says how they are made"
    return found


@post("/api/titles/{name:str}/deck-read", status_code=200, sync_to_thread=True)
def read(
    name: FromPath[str], data: JSONBody[DeckToRead], language: NamedDependency[str]
) -> DeckContents:
    """Say what is in a deck, part by part; what cannot be read is named."""
    try:
        return with_decks(name, language).read_deck(data.text, language)
    except IllegalSetup as error:
        raise Refusal("unreadable-deck", why=error) from error


@post("/api/titles/{name:str}/deck-convert", status_code=200, sync_to_thread=True)
def convert(
    name: FromPath[str], data: JSONBody[DeckToConvert], language: NamedDependency[str]
) -> Converted:
    """Write a deck in another format; what does not get into it is named."""
    game = with_decks(name, language)
    if data.format not in game.deck_formats:
        raise Refusal("bad-format", formats=", ".join(game.deck_formats))
    try:
        return game.convert_deck(data.text, data.format, language)
    except IllegalSetup as error:
        raise Refusal("unreadable-deck", why=error) from error


@get("/api/rules", sync_to_thread=True)
def rules(
    title: FromQuery[str | None] = None, words: Sought = None, ids: Ids = None
) -> tuple[RuleShown, ...]:
    """Rules by their ids, by words, or all of a game; in English, as the index is."""
    if ids:
        found = tuple(map(rule, ids))
    elif words and words.strip():
        found = rulebook.search(words)
    else:
        found = rulebook.rules()
    wanted = (one for one in found if title in (None, one.game))
    return tuple(RuleShown(one.id, one.game, one.section, one.text) for one in wanted)


def rule(id: str) -> rulebook.Rule:
    """One rule by its id."""
    try:
        return rulebook.rule(id)
    except rulebook.UnknownRule as error:
        raise Refusal("no-such-rule", id=id) from error


def with_decks(name: str, language: str) -> AnyGame:
    """A game that is played with decks."""
    game = title(name)
    if not game.deck_formats:
        raise Refusal("no-decks", name=game.titled(language))
    return game


def title_info(game: AnyGame, language: str) -> TitleInfo:
    """A game in words."""
    return TitleInfo(
        game.name,
        game.titled(language),
        game.version,
        game.players,
        tuple(game.roles(players, language) for players in game.players),
        settings_info(game.settings(), language),
        tuple(Level(one.agent, one.words, one.help) for one in levels(language)),
        USUAL,
        game.stops(language),
        game.languages,
        game.deck_formats,
        settings_info(game.deck_terms(), language),
    )


def settings_info(settings: tuple[Setting, ...], language: str) -> tuple[SettingInfo, ...]:
    """Settings in words."""
    return tuple(SettingInfo(one.name, one.default, one.words(language)) for one in settings)


def catalogue(game: AnyGame, language: str) -> Catalogue:
    """A game's cards in a language; they do not change while the server runs."""
    key = game.name, language
    return CATALOGUES.get(key) or CATALOGUES.setdefault(key, write(game, language))


def write(game: AnyGame, language: str) -> Catalogue:
    """Write all cards of a game."""
    form = game.deck_form(language) if game.deck_formats else None
    return Catalogue(game.name, language, game.faces(language), form)


title_routes = Router(
    "/",
    route_handlers=[titles, one_title, cards, starter_decks, form, read, check, convert, rules],
)
