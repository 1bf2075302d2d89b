"""Who is told something: the cards and companies that he knows, and the names of the players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.kinds import CardCode, CompanyId, Kind
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

    def told(self, card: CardId) -> str:
        """What the reader calls a card within a sentence."""
        code = self.cards.get(card)
        return self.card(card) if code is None else self.told_code(code)

    def told_code(self, code: str) -> str:
        """The name of a card within a sentence; in German it is quoted, for it is not declined."""
        name, row = self.named(code), CARDS.get(CardCode(code))
        bare = row is None or row.kind in (Kind.CHARACTER, Kind.ALLY, Kind.SITE, Kind.REGION)
        return name if bare or not self.german else f"„{name}“"

    def player(self, seat: Seat) -> str:
        """What the reader calls a player."""
        if seat < len(self.players):
            return self.players[seat]
        return f"Spieler {seat + 1}" if self.german else f"Player {seat + 1}"

    def company(self, company: CompanyId, dative: bool = False) -> str:
        """What the reader calls a company: by who leads it."""
        head = self.companies.get(company)
        start = f"{'der' if dative else 'die'} Gemeinschaft" if self.german else "the company"
        if head is None:
            return start
        return f"{start} {'um' if self.german else 'of'} {self.card(head)}"
