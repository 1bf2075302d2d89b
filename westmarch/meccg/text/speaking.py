"""Who is told something: the cards and companies that he knows, and the names of the players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.kinds import CardCode, CompanyId
from westmarch.meccg.tables import CARDS


@dataclass(frozen=True)
class Reader:
    """A reader: the codes of the cards that he knows, and who leads each company."""

    cards: Mapping[CardId, str]
    players: tuple[str, ...] = ()
    companies: Mapping[CompanyId, CardId] = field(default_factory=dict)
    german: bool = False

    def card(self, card: CardId) -> str:
        """What the reader calls a card."""
        code = self.cards.get(card)
        if code is None:
            return "eine Karte" if self.german else "a card"
        return self.named(code)

    def named(self, code: str) -> str:
        """The name of a card by its code."""
        row = CARDS.get(CardCode(code))
        if row is None:
            return code
        return row.name_de if self.german else row.name

    def player(self, seat: Seat) -> str:
        """What the reader calls a player."""
        if seat < len(self.players):
            return self.players[seat]
        return f"Spieler {seat + 1}" if self.german else f"Player {seat + 1}"

    def company(self, company: CompanyId) -> str:
        """What the reader calls a company: by who leads it."""
        head = self.companies.get(company)
        if head is None:
            return "die Gemeinschaft" if self.german else "the company"
        name = self.card(head)
        return f"die Gemeinschaft um {name}" if self.german else f"the company of {name}"
