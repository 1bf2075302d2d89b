"""What the words of a card point at while it is being used."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Record, Seat
from westmarch.meccg.reading import avatar_of
from westmarch.meccg.state import CompanyId, MeccgState
from westmarch.meccg.vocabulary.references import Ref, Whose


class Context(Record):
    """A card in use: whose it is, who uses it, what it is played on, and for which company."""

    source: CardId
    seat: Seat
    user: CardId | None = None
    target: CardId | None = None
    company: CompanyId | None = None
    it: CardId | None = None
    chosen: tuple[CardId, ...] = ()


def meant(state: MeccgState, context: Context, ref: Ref) -> list[CardId]:
    """The cards that a reference means now; none if it means nothing."""
    match ref:
        case Ref.SELF:
            found: CardId | None = context.source
        case Ref.HOST:
            found = state.cards[context.source].host
        case Ref.USER:
            found = context.user
        case Ref.TARGET:
            found = context.target
        case Ref.IT | Ref.DEFENDER:
            found = context.it
        case Ref.CHOSEN:
            return list(context.chosen)
        case Ref.OWN_AVATAR:
            found = avatar_of(state, context.seat)
        case Ref.SITE:
            found = None if context.company is None else state.companies[context.company].site
    return [] if found is None else [found]


def player(context: Context, whose: Whose) -> Seat:
    """The player whom a card means."""
    return context.seat if whose is Whose.ME else Seat(1 - context.seat)
