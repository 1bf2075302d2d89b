"""The table for plain drawings: quest, staging area, each player, own hand."""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.kernel.game import Panel
from westmarch.kernel.records import CardId, Seat
from westmarch.lcg import text
from westmarch.lcg.kinds import CardType
from westmarch.lcg.state import ORC_GUARD
from westmarch.lcg.tables import CARDS, SCENARIOS
from westmarch.lcg.view import LcgBoard, SeenCard, SeenPlayer

LABELS = {
    "en": {
        "round": "Round", "first": "First player", "quest": "Quest", "active": "Active location",
        "staging": "Staging area", "threat": "threat", "willpower": "willpower", "hand": "Hand",
        "encounter": "Encounter deck", "player": "Player", "deck": "Deck", "out": "eliminated",
        "engaged": "engaged", "hidden": "face-down card", "guard": "Orc Guard", "none": "-",
        "prisoner": "prisoner", "damage": "damage", "progress": "progress",
        "exhausted": "exhausted", "questing": "questing", "resources": "resources",
        "victory": "Victory points", "top": "known on top", "shadow": "shadow",
        "revealed": "being revealed", "played": "being played", "opposing": "threat",
    },
    "de": {
        "round": "Runde", "first": "Startspieler", "quest": "Abenteuer", "active": "Aktiver Ort",
        "staging": "Aufmarschzone", "threat": "Bedrohung", "willpower": "Willenskraft",
        "hand": "Hand", "encounter": "Begegnungsdeck", "player": "Spieler", "deck": "Deck",
        "out": "ausgeschieden", "engaged": "im Kampf mit ihm", "hidden": "verdeckte Karte",
        "guard": "Orkwache", "none": "-", "prisoner": "gefangen", "damage": "Schaden",
        "progress": "Fortschritt", "exhausted": "erschöpft", "questing": "im Abenteuer",
        "resources": "Ressourcen", "victory": "Siegpunkte", "top": "oben bekannt",
        "shadow": "Schatten", "revealed": "wird aufgedeckt", "played": "wird gespielt",
        "opposing": "Widerstand",
    },
}  # fmt: skip

FIGURES = {
    "en": {"willpower": "W", "threat": "T", "attack": "A", "defense": "D"},
    "de": {"willpower": "Wk", "threat": "Wd", "attack": "A", "defense": "V"},
}

ENGAGEMENT = {"en": "E", "de": "Kb"}
"""Before the engagement cost of an enemy, which is told while it is in the staging area."""


def panels(board: LcgBoard, language: str) -> tuple[Panel, ...]:
    """Everything that the beholder may see, in a few boxes."""
    words = LABELS[language]
    mine = () if board.seat is None else (hand(board, language),)
    players = tuple(
        player(board, Seat(number), one, language) for number, one in enumerate(board.players)
    )
    return (quest(board, language), staging(board, words, language), *players, *mine)


def quest(board: LcgBoard, language: str) -> Panel:
    """The current stage, the active location, the encounter deck."""
    words = LABELS[language]
    title = SCENARIOS[board.scenario]
    rows = [(words["round"], f"{board.round}, {text.term(board.phase, language)}")]
    rows.append((words["first"], f"{words['player']} {board.first + 1}"))
    if board.quest is not None:
        rows.append((words["quest"], described(board, board.quest, language)))
    rows.append((words["active"], listed(board, board.active, language)))
    deck = f"{board.encounter_deck}{top(board.known_top, language)}"
    rows.append((words["encounter"], deck))
    points = sum(CARDS[card.code].victory for card in board.victory if card.code)
    rows.append((words["victory"], str(points)))
    return Panel(title.name_de if language == "de" else title.name, tuple(rows))


def staging(board: LcgBoard, words: dict[str, str], language: str) -> Panel:
    """What lies in the staging area, and its threat against the willpower on the quest."""
    sums = f"{words['willpower']} {board.willpower} : {board.staging_threat} {words['opposing']}"
    rows = [(sums,), *((described(board, card, language),) for card in board.staging)]
    rows += [(f"{words[doing(card)]}: {named(card, language)}",) for card in board.revealed]
    return Panel(words["staging"], tuple(rows))


def player(board: LcgBoard, seat: Seat, one: SeenPlayer, language: str) -> Panel:
    """A player's threat, characters and enemies."""
    words = LABELS[language]
    state = words["out"] if one.eliminated else f"{words['threat']} {one.threat}"
    cards = f"{words['deck']} {one.deck}{top(one.known_top, language)}"
    deck = ", ".join((cards, *carried(one.on_deck, language)))
    rows: list[tuple[str, ...]] = [(f"{words['hand']} {one.hand}, {deck}",)]
    rows += [(described(board, card, language),) for card in one.area]
    rows += [(f"{words['engaged']}: {described(board, card, language)}",) for card in one.engaged]
    return Panel(f"{words['player']} {seat + 1}, {state}", tuple(rows), seat)


def hand(board: LcgBoard, language: str) -> Panel:
    """The own hand."""
    rows = tuple((named(card, language), cost(card)) for card in board.hand)
    return Panel(LABELS[language]["hand"], rows or ((LABELS[language]["none"],),), board.seat)


def cost(card: SeenCard) -> str:
    """What a card costs."""
    printed = CARDS[card.code].cost if card.code else None
    return "" if printed is None else "X" if printed < 0 else str(printed)


def listed(board: LcgBoard, cards: tuple[SeenCard, ...], language: str) -> str:
    """Cards in one line."""
    none = LABELS[language]["none"]
    return ", ".join(described(board, card, language) for card in cards) or none


def described(board: LcgBoard, card: SeenCard, language: str) -> str:
    """A card in one line: name, figures, tokens, what lies on it."""
    name = LABELS[language]["guard"] if is_guard(board, card) else named(card, language)
    return ", ".join((name, *condition(board, card, language)))


def apart(board: LcgBoard, subject: str, language: str) -> str:
    """What tells a card in play from others of its title, in brackets; nothing if nothing does."""
    piles = [board.staging, *(pile for one in board.players for pile in (one.area, one.engaged))]
    found = {f"card:{card.card}": card for pile in piles for card in pile}
    if subject not in found:
        return ""
    like = [card for card in found.values() if card.code == found[subject].code]
    told = {card.card: ", ".join(condition(board, card, language)) for card in like}
    return f" ({told[found[subject].card]})" if len({*told.values()}) > 1 else ""


def condition(board: LcgBoard, card: SeenCard, language: str) -> list[str]:
    """How a card lies there: figures, tokens, what lies on it."""
    words = LABELS[language]
    parts: list[str] = []
    signs = FIGURES[language].items()
    figures = [f"{sign}{getattr(card, name)}" for name, sign in signs if getattr(card, name)]
    engagement = CARDS[card.code].engagement_cost if card in board.staging and card.code else None
    if engagement is not None:
        figures.insert(0, f"{ENGAGEMENT[language]}{engagement}")
    if card.hit_points is not None:
        figures.append(f"{card.hit_points - card.damage}/{card.hit_points}")
    points = CARDS[card.code].quest_points if card.code else None
    if points is not None:
        figures.append(f"{card.progress}/{points}")
    if figures:
        parts.append(" ".join(figures))
    if card.resources:
        parts.append(f"{words['resources']} {card.resources}")
    parts += [words["questing"]] if card.committed else []
    parts += [words["exhausted"]] if card.exhausted and not card.committed else []
    parts += [words["prisoner"]] if is_prisoner(card) else []
    parts += carried([one for one in board.attached if one.host == card.card], language)
    shadows = [named(one, language) for one in board.shadows if one.host == card.card]
    parts += [f"{words['shadow']}: {', '.join(shadows)}"] if shadows else []
    return parts


def top(cards: tuple[SeenCard, ...], language: str) -> str:
    """What the beholder knows on top of a deck, the top card first."""
    names = ", ".join(named(card, language) for card in reversed(cards))
    return f" ({LABELS[language]['top']}: {names})" if cards else ""


def carried(cards: Iterable[SeenCard], language: str) -> list[str]:
    """What is attached to a card or a deck."""
    return [f"+ {named(card, language)}" for card in cards]


def doing(card: SeenCard) -> str:
    """What happens to a card that lies open while it is carried out."""
    is_event = card.code is not None and CARDS[card.code].type is CardType.EVENT
    return "played" if is_event else "revealed"


def is_prisoner(card: SeenCard) -> bool:
    """Whether a hero lies face down."""
    return card.face_down and card.code is not None and CARDS[card.code].type is CardType.HERO


def is_guard(board: LcgBoard, card: SeenCard) -> bool:
    """Whether a player's card lies face down as an enemy."""
    return card.face_down and any(card in one.engaged for one in board.players)


def named(card: SeenCard, language: str) -> str:
    """A card's name in the reader's language."""
    if card.code is None:
        return LABELS[language]["hidden"]
    row = CARDS[card.code]
    return row.name_de if language == "de" else row.name


def codes(board: LcgBoard) -> dict[CardId, str]:
    """All cards that a board shows, by their codes; Orc Guards are no more than that."""
    piles = [
        board.active, board.staging, board.known_top, board.encounter_discard, board.victory,
        board.aside, board.revealed, board.attached, board.shadows, board.hand,
    ]  # fmt: skip
    for one in board.players:
        piles += [one.area, one.engaged, one.on_deck, one.known_top, one.discard]
    shown = [card for pile in piles for card in pile]
    shown += [board.quest] if board.quest is not None else []
    known = {card.card: card.code for card in shown if card.code is not None}
    return known | {card.card: ORC_GUARD.code for card in shown if is_guard(board, card)}
