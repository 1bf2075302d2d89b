"""What is going on at the table, as the words of cards ask for it."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, Kinds, enclosing
from westmarch.kernel.records import CardId, Names, Record, Seat
from westmarch.meccg.kinds import (
    CardCode,
    CompanyId,
    PlaceCode,
    RegionCode,
    RegionType,
    SiteType,
    Status,
)
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Context, Onslaught
from westmarch.meccg.vocabulary.effects import Effect, Mercy
from westmarch.meccg.vocabulary.targets import Target


class Origin(Names):
    """Where an attack comes from."""

    CREATURE = "creature"
    AUTOMATIC = "automatic"
    AGENT = "agent"
    COMPANY = "company"
    RESCUE = "rescue"
    CARD = "card"
    LIKENESS = "likeness"
    STRIKES = "strikes"


class Key(Record):
    """What an attack is keyed to: a type of region or site, or one by name (M-CBT-01)."""

    region_type: RegionType | None = None
    site_type: SiteType | None = None
    region: RegionCode | None = None
    place: PlaceCode | None = None


class AttackUnderWay(Frame):
    """An attack on a company: its card, what it is keyed to, and how far it is.

    `code` is that of its card, which may have gone since. `left` are strikes not assigned yet,
    `excess` those for which there is nobody, `assigned` who has still to face one. `order` are
    cards in play in the order in which they change it (M-MH-05). If a company attacks, it is
    `foes` (M-CVC-01). `alone` is who faces the attack without his company.
    An `isolated` attack is the only one of several. `onslaught` is the automatic-attack that it is,
    or of which it is the likeness. `failed` are strikes that have failed though nobody has fought
    them.
    """

    company: CompanyId
    attack: Attack
    card: CardId | None = None
    origin: Origin = Origin.CREATURE
    keys: tuple[Key, ...] = ()
    number: int = 0
    left: int = 0
    excess: int = 0
    assigned: tuple[CardId, ...] = ()
    faced: tuple[CardId, ...] = ()
    defeated: int = 0
    skipped: bool = False
    canceled: bool = False
    ready: bool = False
    alone: CardId | None = None
    isolated: bool = False
    code: CardCode | None = None
    order: tuple[CardId, ...] = ()
    foes: CompanyId | None = None
    onslaught: Onslaught | None = None
    failed: int = 0

    def is_defeated(self) -> bool:
        """Whether all its strikes were defeated (M-CBT-25, M-GAP-02, M-DET-09)."""
        fought = len(self.faced) + self.failed
        return bool(fought) and self.defeated == fought and not self.assigned


class StrikeUnderWay(Frame):
    """A character faces a strike: what excess strikes cost him, and how he fights.

    A strike of a company is made by one of its characters. `skilled` are the players who have used
    a card that requires a skill (M-CBT-20). `before` is how he lay before it wounded him.
    """

    card: CardId
    number: int
    less: int = 0
    stays: bool = False
    support: int = 0
    skilled: tuple[Seat, ...] = ()
    canceled: bool = False
    before: Status | None = None
    by: CardId | None = None


class MovementPhaseUnderWay(Frame):
    """The movement/hazard phases of a player's companies; some are over."""

    seat: Seat
    finished: tuple[CompanyId, ...] = ()


class MovementUnderWay(Frame):
    """A company's movement/hazard phase, and what of its hazard limit is used.

    `tempted` are the characters on whom a corruption card was played (M-COR-02). `goal` is the site
    to which the company goes, or where it stays.
    """

    seat: Seat
    company: CompanyId
    limit: int = 0
    used: int = 0
    goal: CardId | None = None
    tempted: tuple[CardId, ...] = ()


class VisitUnderWay(Frame):
    """A company's site phase; `extra` says that one more item may be played (M-ITEM-03)."""

    seat: Seat
    company: CompanyId
    extra: bool = False


class CheckUnderWay(Frame):
    """A corruption check: whose, how it is modified, and which card has demanded it.

    `mercy` is the worst that it can do.
    """

    card: CardId
    modifier: int = 0
    cause: CardId | None = None
    support: int = 0
    succeeds: bool = False
    changed_by: tuple[CardCode, ...] = ()
    mercy: Mercy | None = None


class InfluenceUnderWay(Frame):
    """An influence check: by whom, against which card, and how it is modified."""

    by: CardId
    against: CardId
    company: CompanyId
    modifier: int = 0
    succeeds: bool = False
    fails: bool = False
    changed_by: tuple[CardCode, ...] = ()


class Entry(Record):
    """What was declared: a card or an action of one, what it points at, and what it will do.

    A card that is being played has a `way`; an action of a card in play has none. An agent who
    `lurks` is played face down, and his code is not told.
    """

    card: CardId
    context: Context
    effects: tuple[Effect, ...]
    on: Target | None = None
    way: int | None = None
    canceled: bool = False
    lurks: bool = False


class DeclarationUnderWay(Frame):
    """A card that is being declared, but has not yet joined the chain."""

    seat: Seat
    card: CardId
    way: int
    context: Context


class EffectUnderWay(Frame):
    """A card or an action that is taking effect, and has left the chain."""

    entry: Entry


class ChainUnderWay(Frame):
    """A chain of effects, the card that began it first."""

    turn: Seat
    entries: tuple[Entry, ...] = ()
    passes: int = 0


def attack(state: MeccgState) -> AttackUnderWay | None:
    """The attack that is being faced."""
    return enclosing(state, AttackUnderWay)


def strike(state: MeccgState) -> StrikeUnderWay | None:
    """The strike that is being faced."""
    return enclosing(state, StrikeUnderWay)


CHECKS = Kinds(CheckUnderWay, InfluenceUnderWay)
OF_COMPANY = Kinds(AttackUnderWay, MovementUnderWay, VisitUnderWay)
ATTACKS = Kinds(AttackUnderWay)


def check(state: MeccgState) -> CheckUnderWay | InfluenceUnderWay | None:
    """The corruption or influence check that is being made."""
    for frame, _ in reversed(state.stack):
        if CHECKS[type(frame)]:
            assert isinstance(frame, (CheckUnderWay, InfluenceUnderWay))
            return frame
    return None


def attack_of(state: MeccgState, number: int) -> AttackUnderWay | None:
    """The attack of a number, of this turn."""
    for frame, _ in reversed(state.stack):
        if ATTACKS[type(frame)] and isinstance(frame, AttackUnderWay) and frame.number == number:
            return frame
    for past in state.past:
        if isinstance(past, AttackUnderWay) and past.number == number:
            return past
    return None


def company(state: MeccgState) -> CompanyId | None:
    """The company whose turn it is to move, or to visit its site."""
    for frame, _ in reversed(state.stack):
        if OF_COMPANY[type(frame)]:
            assert isinstance(frame, (AttackUnderWay, MovementUnderWay, VisitUnderWay))
            return frame.company
    return None


def company_of(state: MeccgState, seat: Seat, usual: CompanyId | None) -> CompanyId | None:
    """The company for which a player uses cards: his own, if companies fight each other."""
    fight = attack(state)
    if fight is None or fight.foes is None:
        return usual
    sides = (fight.company, fight.foes)
    return next(
        (key for key in sides if key in state.companies and state.companies[key].seat == seat),
        usual,
    )


def is_company_combat(state: MeccgState) -> bool:
    """Whether companies fight each other now (M-CVC)."""
    fight = attack(state)
    return fight is not None and fight.origin is Origin.COMPANY


def entry_of(state: MeccgState, card: CardId) -> Entry | None:
    """The entry of a card in a chain."""
    for frame, _ in reversed(state.stack):
        if isinstance(frame, ChainUnderWay):
            for entry in frame.entries:
                if entry.card == card:
                    return entry
    return None
