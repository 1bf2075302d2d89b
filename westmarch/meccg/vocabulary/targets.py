"""On what a card is played."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.vocabulary.filters import Filter


class ACompany(Record, tag=True):
    """A company that fits."""

    filter: Filter


class AnAttack(Record, tag=True):
    """The attack that is being faced, if it fits."""

    filter: Filter


class AnAutomaticAttack(Record, tag=True):
    """An automatic-attack of the company's site, if the site fits."""

    at: Filter


class InTheChain(Record, tag=True):
    """A card of the chain that fits and has not yet taken effect."""

    filter: Filter


class StillFelt(Record, tag=True):
    """A card that fits, of which something lasts though it is gone."""

    filter: Filter


Target = ACompany | AnAttack | AnAutomaticAttack | Filter | InTheChain | StillFelt
"""On what a card is played; a filter alone means a card."""
