"""The table of the Middle-earth CCG: cards, companies, piles, and how far the turn is."""

from __future__ import annotations

from typing import ClassVar, NewType

from westmarch.kernel.cards import Face
from westmarch.kernel.records import CardId, Names, Record, Seat
from westmarch.kernel.state import State
from westmarch.meccg.kinds import Alignment, CardCode, RegionCode, RegionType
from westmarch.meccg.vocabulary.references import Stat, Until

CompanyId = NewType("CompanyId", int)
"""A company; its number is given once and never again."""


class Zone(Names):
    """Where a card can be."""

    POOL = "pool"
    DECK = "deck"
    HAND = "hand"
    DISCARD = "discard"
    SIDEBOARD = "sideboard"
    SITES = "sites"
    PLAY = "play"
    GUARD = "guard"
    CHAIN = "chain"
    PILE = "pile"
    OUT = "out"


class Status(Names):
    """How a card in play lies."""

    UNTAPPED = "untapped"
    TAPPED = "tapped"
    WOUNDED = "wounded"


class Card(Face):
    """One card and what has happened to it.

    `known` are the seats that have seen it and know where it lies. `host` is what it lies on: its
    bearer, or the site, or the card with which it is off to the side. A follower `follows` the
    character that controls it. `since` is the turn in which it came into play.
    """

    FACE: ClassVar[tuple[str, ...]] = ("code",)

    code: CardCode
    owner: Seat
    zone: Zone = Zone.DECK
    known: tuple[Seat, ...] = ()
    status: Status = Status.UNTAPPED
    host: CardId | None = None
    follows: CardId | None = None
    company: CompanyId | None = None
    since: int = 0


class Way(Names):
    """The kinds of movement (M-ORG-33)."""

    STARTER = "starter"
    REGION = "region"
    UNDER_DEEPS = "under-deeps"


class Journey(Record):
    """Where a company goes, and how: the regions crossed, by name, and the types of its path."""

    to: CardId
    way: Way
    regions: tuple[RegionCode, ...] = ()
    path: tuple[RegionType, ...] = ()


class Company(Record):
    """Characters who travel together, the site where they are, and where they want to go.

    `origin` is the site from which they have come this turn; `returned` says that they had to go
    back there.
    """

    seat: Seat
    site: CardId
    members: tuple[CardId, ...] = ()
    journey: Journey | None = None
    origin: CardId | None = None
    moved: bool = False
    returned: bool = False


class Change(Record):
    """A number of a card that has changed for a while, and because of which card."""

    card: CardId
    stat: Stat
    amount: int
    until: Until
    source: CardCode


class Phase(Names):
    """The phases of a turn (M-TURN-01)."""

    DRAFT = "draft"
    UNTAP = "untap"
    ORGANIZATION = "organization"
    LONG_EVENTS = "long-events"
    MOVEMENT = "movement"
    SITE = "site"
    END = "end"
    COUNCIL = "council"


class MeccgState(State):
    """The whole table. Lists with one entry a seat have that of seat 0 first.

    `on` are the cards that lie on another, by that card, `brought` the characters brought into play
    this turn. `exhausted` counts how often each play deck was exhausted;
    `called` is the seat that has called the council, `last` the turn after which it meets.
    """

    length: int = 2
    alignments: list[Alignment] = []
    turn: int = 0
    active: Seat = Seat(0)
    phase: Phase = Phase.DRAFT
    winner: Seat | None = None
    how: str = ""

    cards: list[Card] = []
    pool: list[list[CardId]] = []
    decks: list[list[CardId]] = []
    hands: list[list[CardId]] = []
    discards: list[list[CardId]] = []
    sideboards: list[list[CardId]] = []
    sites: list[list[CardId]] = []
    piles: list[list[CardId]] = []
    out: list[list[CardId]] = []

    companies: dict[CompanyId, Company] = {}
    next_company: int = 0
    on: dict[CardId, list[CardId]] = {}
    factions: list[list[CardId]] = []

    lasting: list[Change] = []
    brought: list[CardId] = []
    exhausted: list[int] = []
    called: Seat | None = None
    last: int | None = None
