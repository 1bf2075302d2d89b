"""What is answered when something cannot be done: a code and words, in the reader's language."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from westmarch.server import refusals
from westmarch.server.api import Problem
from westmarch.server.refusals import told
from westmarch.server.storing import NoSuchGame

LANGUAGES = ("en", "de")

WORDS: dict[str, tuple[HTTPStatus, str, str]] = {
    "no-session": (
        HTTPStatus.UNAUTHORIZED,
        "Say under which name you play first.",
        "Nenne zuerst den Namen, unter dem du spielst.",
    ),
    "wrong-password": (
        HTTPStatus.UNAUTHORIZED,
        "Name and password do not belong together.",
        "Name und Passwort passen nicht zusammen.",
    ),
    "name-kept": (
        HTTPStatus.CONFLICT,
        "Somebody keeps the name {name} by a password. Log in, or choose another name.",
        "Jemand hat den Namen {name} mit einem Passwort belegt. "
        "Melde dich an oder wähle einen anderen Namen.",
    ),
    "foreign-origin": (
        HTTPStatus.FORBIDDEN,
        "This request comes from a page of another site and was not carried out.",
        "Diese Anfrage kommt von einer fremden Seite und wurde nicht ausgeführt.",
    ),
    "too-large": (
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        "This is too large to be taken.",
        "Das ist zu groß, um angenommen zu werden.",
    ),
    "too-many": (
        HTTPStatus.TOO_MANY_REQUESTS,
        "That was too much at once. Wait a minute and try again.",
        "Das war zu viel auf einmal. Warte eine Minute und versuche es noch einmal.",
    ),
    "malformed": (
        HTTPStatus.BAD_REQUEST,
        "The request does not have the form that is expected: {detail}",
        "Die Anfrage hat nicht die erwartete Form: {detail}",
    ),
    "not-found": (HTTPStatus.NOT_FOUND, "There is nothing here.", "Hier ist nichts."),
    "wrong-method": (
        HTTPStatus.METHOD_NOT_ALLOWED,
        "This cannot be done here.",
        "Das geht hier nicht.",
    ),
    "refused": (
        HTTPStatus.BAD_REQUEST,
        "The request cannot be carried out.",
        "Die Anfrage kann nicht ausgeführt werden.",
    ),
    "no-such-game": (
        HTTPStatus.NOT_FOUND,
        "There is no such game, or not for you.",
        "Dieses Spiel gibt es nicht, oder nicht für dich.",
    ),
    "no-such-title": (
        HTTPStatus.NOT_FOUND,
        "No game of the name {name} can be played here.",
        "Ein Spiel namens {name} kann hier nicht gespielt werden.",
    ),
    "no-such-deck": (
        HTTPStatus.NOT_FOUND,
        "You have no such deck.",
        "Ein solches Deck hast du nicht.",
    ),
    "deck-named": (
        HTTPStatus.CONFLICT,
        "You have a deck of this name already. Choose another name.",
        "Du hast schon ein Deck dieses Namens. Wähle einen anderen Namen.",
    ),
    "no-decks": (
        HTTPStatus.CONFLICT,
        "{name} is played without decks.",
        "{name} wird ohne Decks gespielt.",
    ),
    "too-many-decks": (
        HTTPStatus.CONFLICT,
        "You have {most} decks. Delete one that you do not need any more.",
        "Du hast {most} Decks. Lösche eines, das du nicht mehr brauchst.",
    ),
    "bad-deck": (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "The deck of seat {seat} cannot be played: {why}",
        "Das Deck von Platz {seat} kann nicht gespielt werden: {why}",
    ),
    "unreadable-deck": (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "The deck cannot be read: {why}",
        "Das Deck kann nicht gelesen werden: {why}",
    ),
    "bad-format": (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "Decks can be written as: {formats}.",
        "Decks können geschrieben werden als: {formats}.",
    ),
    "bad-players": (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "The game is for {can} players.",
        "Das Spiel ist für {can} Spieler.",
    ),
    "bad-option": (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "The option {name} cannot be chosen like this.",
        "Die Einstellung {name} kann so nicht gewählt werden.",
    ),
    "bad-agent": (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "There is no program of this level; there are: {can}.",
        "Ein Programm dieser Stufe gibt es nicht; es gibt: {can}.",
    ),
    "bad-setup": (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "The game cannot be set up like this: {why}",
        "So kann das Spiel nicht aufgebaut werden: {why}",
    ),
    "bad-saved-game": (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "This is no saved game that can be shown: {why}",
        "Das ist kein gespeichertes Spiel, das gezeigt werden kann: {why}",
    ),
    "nobody-human": (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "Take a seat yourself, or leave one open for somebody.",
        "Setze dich selbst oder lass jemandem einen Platz frei.",
    ),
    "too-many-games": (
        HTTPStatus.CONFLICT,
        "You have {most} unfinished games. Finish one, or leave one that has not begun.",
        "Du hast {most} unbeendete Spiele. Beende eines oder verlass eines, "
        "das noch nicht begonnen hat.",
    ),
    "no-invitation": (
        HTTPStatus.FORBIDDEN,
        "This game can be joined by invitation only. Ask for its link.",
        "An diesem Spiel nimmt man nur auf Einladung teil. Frage nach dem Link.",
    ),
    "seat-taken": (
        HTTPStatus.CONFLICT,
        "This seat has been taken.",
        "Dieser Platz ist schon besetzt.",
    ),
    "has-begun": (
        HTTPStatus.CONFLICT,
        "The game has begun already.",
        "Das Spiel hat schon begonnen.",
    ),
    "not-seated": (
        HTTPStatus.FORBIDDEN,
        "You do not sit at this table.",
        "Du sitzt nicht an diesem Tisch.",
    ),
    "not-owner": (
        HTTPStatus.FORBIDDEN,
        "Only who created the game may do this.",
        "Das darf nur, wer das Spiel angelegt hat.",
    ),
    "seats-open": (
        HTTPStatus.CONFLICT,
        "Not all seats are taken yet.",
        "Es sind noch nicht alle Plätze besetzt.",
    ),
    "not-over": (
        HTTPStatus.FORBIDDEN,
        "This stays closed until the game is over: it holds what others keep hidden.",
        "Das bleibt verschlossen, bis das Spiel vorbei ist: "
        "Es enthält, was andere verdeckt halten.",
    ),
    "still-running": (
        HTTPStatus.CONFLICT,
        "The game is not over yet. Play it to its end first.",
        "Das Spiel ist noch nicht vorbei. Spiele es erst zu Ende.",
    ),
    "cannot-wake": (HTTPStatus.CONFLICT, *refusals.WORDS["cannot-wake"]),
    "no-such-rule": (
        HTTPStatus.NOT_FOUND,
        "There is no rule {id}.",
        "Eine Regel {id} gibt es nicht.",
    ),
    "no-client": (
        HTTPStatus.NOT_FOUND,
        "The pages have not been built. Run `make play`.",
        "Die Seiten sind noch nicht gebaut. Rufe `make play` auf.",
    ),
    "fault": (
        HTTPStatus.INTERNAL_SERVER_ERROR,
        "Something went wrong here. It has been noted; please try again.",
        "Hier ist etwas schiefgegangen. Es ist vermerkt; bitte versuche es noch einmal.",
    ),
}

BY_STATUS = {
    400: "malformed",
    401: "no-session",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    429: "too-many",
}
"""What the framework's own refusals are called."""


class Refusal(Exception):
    """Something that is not done: a code out of `WORDS`, and what its words need."""

    def __init__(self, what: str, **details: object) -> None:
        super().__init__(what)
        self.what = what
        self.details = details

    def problem(self, language: str) -> Problem:
        """The refusal in words."""
        return Problem(self.what, say(self.what, language, **told(self.details, language)))


def say(what: str, language: str, **details: object) -> str:
    """The words of a code in a language."""
    _, english, german = WORDS[what]
    return (german if language == "de" else english).format(**details)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language to answer in: the one asked for, else the browser's first that we speak."""
    asked = connection.query_params.get("language")
    if asked in LANGUAGES:
        return str(asked)
    accepted = connection.headers.get("accept-language", "").lower()
    spoken = (part.strip()[:2] for part in accepted.split(","))
    return next((word for word in spoken if word in LANGUAGES), LANGUAGES[0])


def answer(
    request: Request[Any, Any, Any], refusal: Refusal, headers: dict[str, str] | None = None
) -> Response[Problem]:
    """A refusal as a response."""
    return Response(
        refusal.problem(language_of(request)),
        status_code=WORDS[refusal.what][0],
        headers=headers,
        media_type=MediaType.JSON,
    )


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A refusal of ours."""
    refusal = error if isinstance(error, Refusal) else Refusal("no-such-game")
    return answer(request, refusal)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A refusal of the framework's, said as we say it."""
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return fault(request, error)
    what = BY_STATUS.get(error.status_code, "refused")
    found = answer(request, Refusal(what, detail=detail(error)), error.headers)
    found.status_code = error.status_code
    return found


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it, the answer tells nothing."""
    log = structlog.get_logger("westmarch")
    log.error("fault", path=request.url.path, method=request.method, exc_info=error)
    return answer(request, Refusal("fault"))


def detail(error: HTTPException) -> str:
    """What the framework says about a malformed request, and where."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra]
    return "; ".join(places) or error.detail


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    NoSuchGame: refused,
    HTTPException: http_error,
    Exception: fault,
}
