"""The table for plain drawings: the game, the companies, what is under way, the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.game import Panel
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.board import (
    MeccgBoard,
    SeenCard,
    SeenCompany,
    SeenPlayer,
    SeenSite,
)
from westmarch.meccg.kinds import CompanyId, Phase, Points, Status
from westmarch.meccg.tables import CHARACTERS
from westmarch.meccg.text.speaking import Reader
from westmarch.meccg.text.terms import ALIGNMENTS, PHASES, POINTS, REGION_TYPES, SITE_TYPES

LABELS: dict[str, tuple[str, str]] = {
    "turn": ("Turn {} of {}, {}", "Zug {} von {}, {}"),
    "pool": ("Pool (mind, prowess/body)", "Startvorrat (Geist, Kampf/Konst.)"),
    "player": ("Player", "Spieler"),
    "alignment": ("Alignment", "Ausrichtung"),
    "points": ("Marshalling points", "Siegpunkte"),
    "general": ("General influence", "Allgemeiner Einfluss"),
    "deck": ("Play deck", "Spielstapel"),
    "hand": ("Hand", "Hand"),
    "discard": ("Discard pile", "Abwurfstapel"),
    "sideboard": ("Sideboard", "Reservestapel"),
    "exhausted": ("Exhausted", "Aufgebraucht"),
    "stage": ("Stage points", "Entwicklungspunkte"),
    "events": ("Events", "Ereignisse"),
    "factions": ("Factions", "Heere"),
    "agents": ("Agents", "Agenten"),
    "pile": ("Point pile", "Siegpunktstapel"),
    "site": ("Site", "Ort"),
    "to": ("Goes to", "Geht nach"),
    "path": ("Site path", "Reiseroute"),
    "hidden": ("a hidden site", "ein verdeckter Ort"),
    "face-down": ("face-down card", "verdeckte Karte"),
    "attack": ("Attack", "Angriff"),
    "strikes": ("Strikes", "Hiebe"),
    "prowess": ("Prowess", "Kampfgeschick"),
    "limit": ("Hazard limit left", "Gefahrenlimit noch"),
    "chain": ("Chain of effects", "Kette von Ereignissen"),
    "canceled": ("canceled", "vereitelt"),
    "mine": (
        "Companies of {} (prowess/body)",
        "Gemeinschaften von {} (Kampf/Konst.)",
    ),
}

SIGNS = {Status.UNTAPPED: "", Status.TAPPED: " (T)", Status.WOUNDED: " (W)"}


def label(name: str, german: bool) -> str:
    """A word beside a figure."""
    return LABELS[name][german]


def panels(board: MeccgBoard, language: str) -> tuple[Panel, ...]:
    """Everything that the beholder may see, in a few boxes."""
    german = language == "de"
    reader = reader_of(board, language)
    mine: tuple[Panel, ...] = ()
    if board.seat is not None:
        drafting = board.phase is Phase.DRAFT
        mine = ((pool if drafting else hand)(board, board.seat, reader),)
    seats = [Seat(number) for number in range(len(board.players))]
    return (
        game(board, german),
        *under_way(board, reader),
        *(companies(board, seat, reader) for seat in seats),
        *mine,
    )


def game(board: MeccgBoard, german: bool) -> Panel:
    """The turn, points, influence and piles of both players."""
    rows: list[tuple[str, ...]] = [
        ("", *(f"{label('player', german)} {n + 1}" for n in range(len(board.players))))
    ]

    def row(name: str, *values: object) -> None:
        rows.append((label(name, german), *map(str, values)))

    row("alignment", *(ALIGNMENTS[one.alignment][german] for one in board.players))
    for source, words in POINTS.items():
        rows.append((words[german], *(points_of(one, source) for one in board.players)))
    row("points", *(sum(one.doubled.values()) for one in board.players))
    row("general", *(f"{one.used}/{one.influence.total}" for one in board.players))
    if board.movement is not None:
        left = f"{board.movement.left}/{board.movement.limit}"
        row("limit", *("-" if seat == board.active else left for seat in range(len(board.players))))
    row("deck", *(one.deck_size for one in board.players))
    row("hand", *(one.held for one in board.players))
    row("discard", *(one.discard_size for one in board.players))
    row("sideboard", *(one.sideboard_size for one in board.players))
    if any(one.exhausted for one in board.players):
        row("exhausted", *(one.exhausted for one in board.players))
    if any(one.stage_points for one in board.players):
        row("stage", *(one.stage_points for one in board.players))
    found = [loose(one) for one in board.players]
    for name in found[0]:
        if any(one[name] for one in found):
            row(name, *(listed(one[name], german) for one in found))
    return Panel(heading(board, german), tuple(rows))


def heading(board: MeccgBoard, german: bool) -> str:
    """Whose turn it is, and its phase; before and after all turns the phase alone."""
    phase = PHASES[board.phase][german]
    if board.phase in (Phase.DRAFT, Phase.COUNCIL):
        return phase
    who = f"{label('player', german)} {board.active + 1}"
    return label("turn", german).format(board.turn, who, phase)


def points_of(player: SeenPlayer, source: Points) -> str:
    """What points come to, and what there is if the rules change it."""
    comes, there = player.doubled[source], player.counted[source]
    return str(comes) if comes == there else f"{comes} ({there})"


def loose(player: SeenPlayer) -> dict[str, tuple[SeenCard, ...]]:
    """The cards of a player that lie in no company."""
    return {
        "events": player.events,
        "factions": player.factions,
        "agents": player.agents,
        "pile": player.pile,
    }


def named(card: SeenCard, german: bool) -> str:
    """What a card is called, and how it lies."""
    if card.code is None:
        return label("face-down", german)
    return Reader({}, german=german).named(card.code) + SIGNS[card.status]


def listed(cards: tuple[SeenCard, ...], german: bool) -> str:
    """Cards in a row."""
    return ", ".join(named(card, german) for card in cards) or "-"


def companies(board: MeccgBoard, seat: Seat, reader: Reader) -> Panel:
    """The companies of a player: where they are, and who with what."""
    german = reader.german
    rows: list[tuple[str, ...]] = []
    for company in board.companies:
        if company.seat == seat:
            rows += company_rows(company, reader)
    who = f"{label('player', german)} {seat + 1}"
    return Panel(label("mine", german).format(who), tuple(rows))


def company_rows(company: SeenCompany, reader: Reader) -> Iterator[tuple[str, ...]]:
    """A company row by row."""
    german = reader.german
    yield (label("site", german), place(company.site, german))
    journey = company.journey
    if journey is not None:
        there = label("hidden", german) if journey.to is None else place(journey.to, german)
        yield (f"  {label('to', german)}", there)
        if journey.path:
            path = ", ".join(REGION_TYPES[kind][german] for kind in journey.path)
            yield (f"  {label('path', german)}", path)
    for member in company.members:
        yield from member_rows(member, german, 1)
    if company.on:
        yield ("  +", listed(company.on, german))


def place(site: SeenSite, german: bool) -> str:
    """A site with its type."""
    if site.site_type is None:
        return label("hidden", german)
    words = [named(site.card, german), SITE_TYPES[site.site_type][german]]
    if site.region is not None:
        words.append(Reader({}, german=german).named(site.region))
    return ", ".join(words)


def member_rows(card: SeenCard, german: bool, depth: int) -> Iterator[tuple[str, ...]]:
    """A character with prowess and body, what lies on him, and his followers."""
    numbers = [str(one.total) for one in (card.prowess, card.body) if one is not None]
    held = f" [{listed(card.on, german)}]" if card.on else ""
    yield (f"{'  ' * depth}{named(card, german)}", "/".join(numbers) + held)
    for follower in card.followers:
        yield from member_rows(follower, german, depth + 1)


def under_way(board: MeccgBoard, reader: Reader) -> Iterator[Panel]:
    """The attack and the chain."""
    german = reader.german
    attack = board.attack
    if attack is not None:
        source = "-" if attack.code is None else reader.named(attack.code)
        rows = (
            (label("strikes", german), "*" if attack.strikes is None else str(attack.strikes)),
            (label("prowess", german), str(attack.prowess.total)),
        )
        yield Panel(f"{label('attack', german)}: {source}", rows)
    if board.chain:
        rows_ = tuple(
            (str(number + 1), reader.named(entry.code), label("canceled", german))
            if entry.canceled
            else (str(number + 1), reader.named(entry.code))
            for number, entry in enumerate(board.chain)
        )
        yield Panel(label("chain", german), rows_)


def hand(board: MeccgBoard, seat: Seat, reader: Reader) -> Panel:
    """The own hand, two cards a row."""
    names = [named(card, reader.german) for card in board.players[seat].hand]
    rows = tuple(tuple(names[at : at + 2]) for at in range(0, len(names), 2))
    return Panel(label("hand", reader.german), rows)


def pool(board: MeccgBoard, seat: Seat, reader: Reader) -> Panel:
    """Who can be drafted, and what he would cost."""
    rows: list[tuple[str, ...]] = []
    for card in board.players[seat].pool:
        row = CHARACTERS.get(card.code) if card.code is not None else None
        figures = () if row is None else (str(row.mind or "-"), f"{row.prowess}/{row.body or '-'}")
        rows.append((named(card, reader.german), *figures))
    return Panel(label("pool", reader.german), tuple(rows))


# Who reads


def reader_of(board: MeccgBoard, language: str, players: tuple[str, ...] = ()) -> Reader:
    """The beholder of a board: the cards that he knows, and who leads the companies."""
    heads = {one.company: one.members[0].card for one in board.companies if one.members}
    return Reader(codes(board), players, heads, language == "de")


def codes(board: MeccgBoard) -> dict[CardId, str]:
    """The codes of the cards that the beholder knows."""
    return {card.card: card.code for card in all_cards(board) if card.code is not None}


def all_cards(board: MeccgBoard) -> Iterator[SeenCard]:
    """Every card on a board."""
    for company in board.companies:
        yield from with_all(company.site.card)
        if company.journey is not None and company.journey.to is not None:
            yield from with_all(company.journey.to.card)
        for member in (*company.members, *company.on):
            yield from with_all(member)
    for player in board.players:
        for card in piles(player):
            yield from with_all(card)
    if board.attack is not None and board.attack.card is not None:
        yield SeenCard(board.attack.card, board.active, board.attack.code)
    for entry in board.chain:
        if entry.card is not None:
            yield SeenCard(entry.card, entry.seat, entry.code)


def with_all(card: SeenCard) -> Iterator[SeenCard]:
    """A card, what lies on it, and its followers."""
    yield card
    for other in (*card.on, *card.followers):
        yield from with_all(other)


def piles(player: SeenPlayer) -> Iterator[SeenCard]:
    """What a player has beside his companies."""
    for pile in (
        player.hand,
        player.deck_top,
        player.discard,
        player.sideboard,
        player.sites,
        player.pool,
        player.pile,
        player.out,
        player.events,
        player.factions,
        player.agents,
    ):
        yield from pile


def subjects(board: MeccgBoard, language: str) -> dict[str, str]:
    """The cards and companies that can be asked about, and what they are called."""
    reader = reader_of(board, language)
    found = {f"card:{card}": reader.card(card) for card in codes(board)}
    for company in board.companies:
        name = reader.company(CompanyId(company.company))
        found[f"company:{company.company}"] = name[:1].upper() + name[1:]
    return found
