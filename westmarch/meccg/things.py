"""What the words of cards are about: cards, companies, attacks, players; and a card in use."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Record, Seat
from westmarch.meccg.kinds import CardCode, CompanyId, RegionCode
from westmarch.meccg.tables.printed import Attack


class Group(Record, tag=True):
    """A company."""

    company: CompanyId


class Assault(Record, tag=True):
    """An attack, by its number; with `by`, as far as one who fights in it is concerned."""

    number: int
    by: CardId | None = None


class Onslaught(Record, tag=True):
    """An automatic-attack of a site, whether it is being faced or not.

    It is made by a card, the site itself or another; `nth` tells those of a card that are alike.
    """

    site: CardId
    attack: Attack
    by: CardId
    nth: int = 0


class Land(Record, tag=True):
    """A region: by its name, or one that is not named by its place in the path to a site."""

    region: RegionCode | None = None
    to: CardId | None = None
    number: int = 0


class Echo(Record, tag=True):
    """What lasts of a card that is gone, by its code."""

    code: CardCode


class Player(Record, tag=True):
    """A player."""

    seat: Seat


Thing = Assault | CardId | Echo | Group | Onslaught | Player
"""Something that a card speaks of."""


class Context(Record):
    """A card in use: whose it is, who uses it, what it is played on, and what has become of it.

    Its `code` tells what it is even after it has gone where nobody can tell it from others.

    `it` is what something has happened to, through what is `by`; `chosen` and `shown` are what the
    effects before have found; `rolled` and `paid` are numbers of theirs, `land` is a region that
    one of them has changed. `host` and `kept` are what the card lay on and remembered before it was
    discarded.
    """

    source: CardId
    seat: Seat
    code: CardCode
    user: CardId | None = None
    target: Thing | None = None
    company: CompanyId | None = None
    it: Thing | None = None
    by: Thing | None = None
    chosen: tuple[CardId, ...] = ()
    shown: tuple[CardId, ...] = ()
    rolled: int = 0
    paid: int = 0
    host: Thing | None = None
    kept: tuple[CardId, ...] = ()
    land: Land | None = None
