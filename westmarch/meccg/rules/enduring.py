"""Resources that were played for a company hold for its next journey, too, or no more (M-MH-22)."""

from __future__ import annotations

from typing import get_args

from westmarch.kernel.frames import Frame
from westmarch.meccg.declared import ways
from westmarch.meccg.kinds import CardType, CompanyId
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Lasting, MeccgState
from westmarch.meccg.tables import CARDS
from westmarch.meccg.things import Group
from westmarch.meccg.vocabulary.statics import Static
from westmarch.meccg.vocabulary.targets import ACompany


class Endure(Frame):
    """A company moves on; what was said of it holds on as far as its conditions are met."""

    company: CompanyId

    def look(self, state: MeccgState) -> None:
        state.lasting[:] = [one for one in state.lasting if endures(state, one, self.company)]

    STEPS = (look,)


def endures(state: MeccgState, lasting: Lasting, company: CompanyId) -> bool:
    """Whether words of a resource still hold for a company on which it could be played."""
    context = lasting.context
    if CARDS[context.code].type is not CardType.RESOURCE or context.target != Group(company):
        return True
    if not isinstance(lasting.ability, get_args(Static)):
        return True
    conditions = [way.way.on for way in ways(context.code) if isinstance(way.way.on, ACompany)]
    return not conditions or any(
        fitting.fits(state, context, one.filter, Group(company)) for one in conditions
    )
