"""The table for plain drawings: the war, the Fellowship, politics, Armies, cards, the own hand."""

from __future__ import annotations

from westmarch.kernel.game import Panel
from westmarch.kernel.records import CardId, Seat
from westmarch.wotr import text
from westmarch.wotr.cards.factions import FACTIONS
from westmarch.wotr.catalogue import SIDES
from westmarch.wotr.forces import NATION, RANK, Force
from westmarch.wotr.kinds import CharacterId, Face, Nation, Phase, Rank, RegionId, Side
from westmarch.wotr.rules.explaining import FELLOWSHIP, PASSING
from westmarch.wotr.rules.roles import SEATS, SHARED
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import CARDS, COMBAT_CARDS, EVENTS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.text import de_names, en_words
from westmarch.wotr.text.speaking import signed
from westmarch.wotr.underway import Fighting
from westmarch.wotr.view import SeenCard, WotrBoard

LABELS = {
    "en": {
        "turn": "Turn {}", "points": "Victory Points", "dice": "Dice", "none": "-",
        "hunt": "Hunt Box", "rings": "Elven Rings", "decks": "Decks", "table": "On the table",
        "fellowship": "The Fellowship", "guide": "Guide", "where": "Last known", "step": "Progress",
        "hidden": "hidden", "revealed": "revealed", "corruption": "Corruption",
        "with": "Companions", "mordor": "Mordor Track", "politics": "Politics", "war": "At War",
        "active": "active", "passive": "passive", "steps": "{} to war", "armies": "Armies: {}",
        "besieged": "besieged", "captured": "captured", "hand": "Hand", "hands": "Hands",
        "tiles": "Hunt tiles", "pool": "{} in the pool", "no-land": "Wilderness", "card": "card",
        "pass": "Passing", "waiting": "{} waiting for Mordor", "factions": "Factions",
        "players": "Player", "leads": " (leads)",
        "battle": "Battle: {}, round {}", "who": "Who fights", "leadership": "Leadership",
        "played": "Combat card", "rolled": "Rolled", "again": "Rolled again", "hits": "Hits",
        "ships": "ship/ships", "ents": "Ent/Ents", "towers": "siege tower/siege towers",
        "catapults": "catapult/catapults",
    },
    "de": {
        "turn": "Spielrunde {}", "points": "Siegpunkte", "dice": "Würfel", "none": "-",
        "hunt": "Jagd-Box", "rings": "Elbenringe", "decks": "Stapel", "table": "Auf dem Tisch",
        "fellowship": "Die Gemeinschaft", "guide": "Ratgeber", "where": "Zuletzt bekannt",
        "step": "Fortschritt", "hidden": "verdeckt", "revealed": "entdeckt",
        "corruption": "Korruption", "with": "Gefährten", "mordor": "Mordor-Leiste",
        "politics": "Politik", "war": "Im Kriegszustand", "active": "aktiv", "passive": "passiv",
        "steps": "noch {}", "armies": "Armeen: {}", "besieged": "belagert", "captured": "erobert",
        "hand": "Hand", "hands": "Hände", "tiles": "Jagd-Spielsteine",
        "pool": "{} im Pool", "no-land": "Wildnis", "card": "Karte", "pass": "Passen",
        "waiting": "{} warten auf Mordor", "factions": "Gruppierungen", "ships": "Schiff/Schiffe",
        "players": "Spieler", "leads": " (führt)",
        "battle": "Schlacht: {}, Kampfrunde {}", "who": "Wer kämpft", "leadership": "Führung",
        "played": "Kampfkarte", "rolled": "Gewürfelt", "again": "Wiederholt", "hits": "Treffer",
        "ents": "Ent/Ents", "towers": "Belagerungsturm/Belagerungstürme",
        "catapults": "Katapult/Katapulte",
    },
}  # fmt: skip

SIGNS = {
    "en": {
        Rank.REGULAR: "R", Rank.ELITE: "E", Rank.DUNLENDING: "D", Rank.LEADER: "L",
        Rank.NAZGUL: "N",
    },
    "de": {
        Rank.REGULAR: "R", Rank.ELITE: "E", Rank.DUNLENDING: "D", Rank.LEADER: "A",
        Rank.NAZGUL: "N",
    },
}  # fmt: skip

LEGEND = {
    "en": "R Regular, E Elite, L Leader, N Nazgûl",
    "de": "R regulär, E Elite, A Anführer, N Nazgûl",
}

FACES = {"en": en_words.FACES, "de": de_names.SHOWN}
PHASES: dict[str, dict[Phase, str]] = {"en": en_words.PHASES, "de": de_names.PHASES}
CARD_TYPES = {"en": en_words.TYPES, "de": de_names.TYPES}
AREAS: tuple[Nation | None, ...] = (*Nation, None)


def panels(board: WotrBoard, language: str) -> tuple[Panel, ...]:
    """Everything that the beholder may see, in a few boxes."""
    mine = () if board.seat is None else (hand(board, board.seat, language),)
    return (
        *battle(board, language),
        war(board, language),
        fellowship(board, language),
        politics(board, language),
        *(armies(board, side, language) for side in Side),
        *mine,
    )


def battle(board: WotrBoard, language: str) -> tuple[Panel, ...]:
    """The battle that is being fought: who, with how many dice, and what was rolled."""
    if board.battle is None:
        return ()
    words, sides = LABELS[language], board.battle.sides
    rows = [
        ("", *(SIDES[language][side] for side in Side)),
        (words["who"], *(fighters(one, language) for one in sides)),
        (words["dice"], *(f"{one.dice} ({one.needed}+{bonus(one.bonus)})" for one in sides)),
        (words["leadership"], *(str(one.leadership) for one in sides)),
        (words["played"], *(played(one.card, language) for one in sides)),
        (words["rolled"], *(shown(one.rolled, language) for one in sides)),
        (words["again"], *(shown(one.again, language) for one in sides)),
        (words["hits"], *(str(one.hits) for one in sides)),
    ]
    where = text.title(board.battle.region, language)
    return (Panel(words["battle"].format(where, board.battle.round), tuple(rows)),)


def fighters(one: Fighting, language: str) -> str:
    """Those who fight on a side."""
    people = [text.title(who, language) for who in one.characters]
    return ", ".join(filter(None, (in_short(one.force, None, language), *people)))


def played(code: str | None, language: str) -> str:
    """The Combat card of a side."""
    return LABELS[language]["none"] if code is None else text.title(CARDS[code].combat, language)


def shown(dice: tuple[int, ...], language: str) -> str:
    """What dice show."""
    return " ".join(map(str, dice)) or LABELS[language]["none"]


def bonus(number: int) -> str:
    """What is added to a die."""
    return f", {signed(number)}" if number else ""


def war(board: WotrBoard, language: str) -> Panel:
    """The turn, points, dice, the Hunt Box, rings, decks and cards on the table."""
    words, sides = LABELS[language], SIDES[language]
    rows: list[tuple[str, ...]] = [("", *(sides[side] for side in Side))]
    rows.append((words["players"], *(players(board, side, language) for side in Side)))
    rows.append((words["points"], *(str(points) for points in board.points)))
    rows.append((words["dice"], *(faces(dice, language) for dice in board.dice)))
    rows.append((words["hunt"], *(str(count) for count in board.in_hunt_box)))
    rows.append((words["rings"], *(str(count) for count in board.rings)))
    decks = [f"{one} + {other}" for one, other in (board.decks[:2], board.decks[2:])]
    rows.append((words["decks"], *decks))
    rows.append((words["hands"], *(held(board, side) for side in Side)))
    rows.append((words["table"], *(lying(board, side, language) for side in Side)))
    if board.factions:
        rows.append((words["factions"], *(in_play(board, side, language) for side in Side)))
    phase = PHASES[language][board.phase]
    return Panel(f"{words['turn'].format(board.turn)}, {phase}", tuple(rows))


def players(board: WotrBoard, side: Side, language: str) -> str:
    """Who plays a side; of two, who leads it."""
    seats = SEATS[len(board.hands)][side]
    leads = LABELS[language]["leads"] if len(seats) > 1 else ""
    return ", ".join(f"{seat + 1}{leads if seat in board.leading else ''}" for seat in seats)


def roles(players: int, language: str) -> tuple[str, ...]:
    """The side of each seat in a game for so many, and its nations if it shares the side."""
    found: dict[int, str] = {}
    for side, seats in SEATS[players].items():
        for seat, nations in zip(seats, SHARED[side], strict=False):
            shared = ", ".join(text.title(nation.value, language) for nation in nations)
            name = SIDES[language][side]
            found[seat] = name if len(seats) == 1 else f"{name}: {shared}"
    return tuple(found[seat] for seat in range(players))


def in_play(board: WotrBoard, side: Side, language: str) -> str:
    """The factions of a side that are in play."""
    found = [text.faction(one, language) for one in board.factions if FACTIONS[one].side is side]
    return ", ".join(found) or LABELS[language]["none"]


def held(board: WotrBoard, side: Side) -> str:
    """How many cards each player of a side holds."""
    return " + ".join(str(len(board.hands[seat])) for seat in SEATS[len(board.hands)][side])


def lying(board: WotrBoard, side: Side, language: str) -> str:
    """The cards of a side on the table."""
    found = [card.code for card in board.on_table if card.code and CARDS[card.code].side is side]
    return ", ".join(text.title(code, language) for code in found) or LABELS[language]["none"]


def faces(dice: tuple[Face, ...], language: str) -> str:
    """Unused dice, those of one result together."""
    counts = {face: dice.count(face) for face in dice}
    shown = (f"{count} {FACES[language][face]}" for face, count in counts.items())
    return ", ".join(shown) or LABELS[language]["none"]


def fellowship(board: WotrBoard, language: str) -> Panel:
    """Where the Fellowship is, who guides it, and how it fares."""
    words = LABELS[language]
    sight = words["hidden"] if board.hidden else words["revealed"]
    others = [who for who in board.fellowship if who != board.guide]
    rows = [(words["where"], text.title(board.bearers, language))]
    if board.mordor is None:
        rows.append((words["step"], f"{board.progress}, {sight}"))
    else:
        rows.append((words["mordor"], f"{board.mordor}, {sight}"))
    rows.append((words["corruption"], str(board.corruption)))
    rows.append((words["guide"], text.title(board.guide, language)))
    rows.append((words["with"], names(others, language)))
    tiles = words["pool"].format(len(board.pool))
    if board.waiting_tiles:
        tiles += f", {words['waiting'].format(len(board.waiting_tiles))}"
    rows.append((words["tiles"], tiles))
    return Panel(words["fellowship"], tuple(rows))


def names(characters: list[CharacterId], language: str) -> str:
    """Characters in a row."""
    found = ", ".join(text.title(who, language) for who in characters)
    return found or LABELS[language]["none"]


def politics(board: WotrBoard, language: str) -> Panel:
    """How far each nation is from war."""
    words = LABELS[language]
    rows = []
    for found in board.politics:
        left = words["steps"].format(found.steps)
        stand = f"{words['active'] if found.active else words['passive']}, {left}"
        name = text.title(found.nation.value, language)
        rows.append((name, stand if found.steps else words["war"]))
    return Panel(words["politics"], tuple(rows))


def armies(board: WotrBoard, side: Side, language: str) -> Panel:
    """The figures of a side on the board, area by area."""
    words = LABELS[language]
    found = board.free if side is Side.FREE else board.shadow
    standing = {one.region: one.force for one in found}
    heroes: dict[RegionId, list[CharacterId]] = {}
    for who, region in board.characters.items():
        if CHARACTERS[who].side is side:
            heroes.setdefault(region, []).append(who)
    more = works(board, side, language)
    rows: list[tuple[str, ...]] = [("", LEGEND[language])]
    for area in AREAS:
        inside = [code for code in REGIONS if REGIONS[code].nation is area]
        there = [code for code in inside if code in {*standing, *heroes, *more}]
        if there:
            rows.append((words["no-land"] if area is None else text.title(area.value, language),))
        for code in there:
            people = [text.title(who, language) for who in heroes.get(code, ())]
            told = (in_short(standing.get(code, ()), area, language), *people)
            told = (*told, *more.get(code, ()), *marks(board, code, language))
            rows.append((f"  {text.title(code, language)}", ", ".join(filter(None, told))))
    return Panel(words["armies"].format(SIDES[language][side]), tuple(rows))


def works(board: WotrBoard, side: Side, language: str) -> dict[RegionId, list[str]]:
    """Ships, Ents and siege engines of a side, by region."""
    words = LABELS[language]
    found = (("ships", board.ships), ("towers", board.towers))
    if side is Side.FREE:
        found = (("ents", board.ents), ("catapults", board.catapults))
    told: dict[RegionId, list[str]] = {}
    for name, standing in found:
        for region, count in standing.items():
            one, many = words[name].split("/")
            told.setdefault(region, []).append(f"{count} {one if count == 1 else many}")
    return told


def marks(board: WotrBoard, region: RegionId, language: str) -> list[str]:
    """Whether a region is besieged or captured."""
    words = LABELS[language]
    found = (("besieged", board.besieged), ("captured", board.captured))
    return [words[name] for name, regions in found if region in regions]


def in_short(force: Force, home: Nation | None, language: str) -> str:
    """Figures in one line, 3R 1E 1L; who is not at home has his nation before."""
    told = []
    for nation in dict.fromkeys(NATION[figure] for figure in force):
        own = [figure for figure in force if NATION[figure] is nation]
        counts = [f"{own.count(one)}{SIGNS[language][RANK[one]]}" for one in dict.fromkeys(own)]
        name = [] if nation is home else [text.title(nation.value, language)]
        told.append(" ".join((*name, *counts)))
    return ", ".join(told)


def hand(board: WotrBoard, seat: Seat, language: str) -> Panel:
    """The own hand: each card with its symbol, and the Combat card on it."""
    rows = tuple(in_hand(card, language) for card in board.hands[seat])
    words = LABELS[language]
    return Panel(words["hand"], rows or ((words["none"],),), seat)


def in_hand(card: SeenCard, language: str) -> tuple[str, ...]:
    """A card in one row."""
    if card.code is None:
        return (LABELS[language]["card"],)
    row = EVENTS[card.code]
    combat = COMBAT_CARDS[row.combat]
    told = f"{text.title(combat.code, language)} ({combat.initiative})"
    return text.title(card.code, language), CARD_TYPES[language][row.type], told


def sides(board: WotrBoard) -> tuple[Side, ...]:
    """The side of each seat."""
    return tuple(one.side for one in board.players)


def codes(board: WotrBoard) -> dict[CardId, str]:
    """All cards that a board shows, by their codes."""
    piles = (*board.hands, *board.discards, board.on_table)
    return {card.card: card.code for pile in piles for card in pile if card.code is not None}


def subjects(board: WotrBoard, language: str) -> dict[str, str]:
    """What can be asked about, and what it is called."""
    words = LABELS[language]
    found = {f"card:{card}": text.title(code, language) for card, code in codes(board).items()}
    found |= {f"region:{code}": text.title(code, language) for code in REGIONS}
    found |= {f"nation:{one.value}": text.title(one.value, language) for one in Nation}
    found |= {f"character:{who}": text.title(who, language) for who in CHARACTERS}
    return found | {FELLOWSHIP: words["fellowship"], PASSING: words["pass"]}
