"""The table of the Middle-earth CCG: cards, companies, piles, and how far the turn is."""

from __future__ import annotations

from typing import ClassVar

from westmarch.kernel.cards import Face
from westmarch.kernel.records import AnyFrame, CardId, Names, Record, Seat
from westmarch.kernel.state import State
from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    CompanyId,
    Movement,
    Phase,
    PlaceCode,
    RegionCode,
    RegionType,
    Status,
    Zone,
)
from westmarch.meccg.things import Context, Thing
from westmarch.meccg.vocabulary.effects import Action, Effect, Instead, When
from westmarch.meccg.vocabulary.references import Happens, Until
from westmarch.meccg.vocabulary.statics import Static


class Form(Names):
    """As what a card that can be several things has been played."""

    CREATURE = "creature"
    EVENT = "event"
    AGENT = "agent"
    TROPHY = "trophy"
    ALLY = "ally"


class Card(Face):
    """One card and what has happened to it.

    An agent played as a hazard has its site cards on it, the last one being where it is.

    `known` are the seats that have seen it and know where it lies. `host` is what it lies on: its
    bearer, or the site, or the card with which it is off to the side; a card on a company has that
    `company`. A follower `follows` the character that controls it. `since` is the turn in which it
    came into play, `holder` who controls it if that is not its owner. `kept` is what its words
    have made it remember, of an agent the site where it was seen last; `counters` is what its
    words have counted, `used` the turn of its last action,
    `place` the site where it was used or stored.
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
    holder: Seat | None = None
    form: Form | None = None
    kept: tuple[CardId, ...] = ()
    counters: int = 0
    used: int = 0
    place: PlaceCode | None = None


class Journey(Record):
    """Where a company goes, and how: the regions crossed, by name, and the types of its path.

    Nobody else knows it until it is `revealed` (M-MH-07).
    """

    to: CardId
    way: Movement
    regions: tuple[RegionCode, ...] = ()
    path: tuple[RegionType, ...] = ()
    revealed: bool = False


class Company(Record):
    """Characters who travel together, the site where they are, and where they want to go.

    `origin` is the site from which they have come this turn, `came` how, `began` that where they
    began it; `left` is the one that they left in their last turn; `returned` says that they had to
    go back. `again` is how often they may still move on.
    """

    seat: Seat
    site: CardId
    members: tuple[CardId, ...] = ()
    journey: Journey | None = None
    origin: CardId | None = None
    began: CardId | None = None
    came: Journey | None = None
    left: CardId | None = None
    moved: bool = False
    returned: bool = False
    again: int = 0


class Lasting(Record):
    """What a card has said for a while, though it may be gone; `attack` is the one it is about.

    With `once` it is over when it has happened.
    """

    ability: Action | Instead | Static | When
    context: Context
    until: Until
    attack: int = 0
    once: bool = False


class Happening(Record):
    """Something that has happened this turn: to what, through what, and where."""

    what: Happens
    who: Thing | None = None
    by: Thing | None = None
    company: CompanyId | None = None
    site: CardId | None = None
    phase: Phase | None = None
    number: int = 0
    code: CardCode | None = None


class Answer(Record):
    """What a card does because something has happened; some answer at once, before all others."""

    context: Context
    effects: tuple[Effect, ...]
    at_once: bool = False


class MeccgState(State):
    """The whole table. Lists with one entry a seat have that of seat 0 first.

    `declared` are the beings that Fallen-wizards are, `avatars` those of the avatars that have
    been played. `out` has left the game, `unused` never came into it. `play` are all cards in
    play, `speaking` those whose words hold, in the order in which they came,
    and `voices` the same by what they speak of; `order` are those for
    which another one was said for the journey that is going on. `on` are the cards that lie on
    another, by that card, `upon` those on a company. `brought` are the characters brought into play
    this turn, `lodged` revealed agents at home without a site card, `freed` former followers who
    need no influence yet (M-INFL-06). `happened` is what has happened this turn, `past` its
    attacks, `attacks` their number, `pending` what cards answer after the chain. `halved` says that
    hazard limits are halved this turn. `exhausted` counts how often each play deck was; `called` is
    the seat that has called the council, `last` the turn after which it meets.
    """

    length: int = 2
    tournament: bool = False
    errata: bool = False
    optional: bool = False
    alignments: list[Alignment] = []
    declared: list[str] = []
    avatars: list[str] = []
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
    unused: list[list[CardId]] = []

    companies: dict[CompanyId, Company] = {}
    next_company: int = 0
    on: dict[CardId, list[CardId]] = {}
    upon: dict[CompanyId, list[CardId]] = {}
    play: list[CardId] = []
    speaking: dict[CardId, CardCode] = {}
    voices: dict[str, tuple[CardId, ...]] = {}
    order: list[CardId] = []

    lasting: list[Lasting] = []
    happened: list[Happening] = []
    attacks: int = 0
    past: list[AnyFrame] = []
    pending: list[Answer] = []
    brought: list[CardId] = []
    lodged: dict[CardId, PlaceCode] = {}
    freed: list[CardId] = []
    halved: bool = False
    exhausted: list[int] = []
    called: Seat | None = None
    last: int | None = None
