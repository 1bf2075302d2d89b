"""Who guides the Fellowship (W-FELL-05 to 10)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame
from westmarch.wotr.kinds import FREE, CharacterId
from westmarch.wotr.options import PickCharacter
from westmarch.wotr.prompts import ChooseGuide
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.board import companions
from westmarch.wotr.rules.taming import is_alone
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.characters import CHARACTERS, LAST_GUIDE, TAMED_GUIDE
from westmarch.wotr.verbs import quest


def candidates(state: WotrState) -> tuple[CharacterId, ...]:
    """The Companions of the highest Level in the Fellowship, or the one who always guides.

    (W-FELL-05, W-XSME-02)
    """
    found = companions(state)
    if TAMED_GUIDE in found:
        return (TAMED_GUIDE,)
    best = max((CHARACTERS[who].level for who in found), default=0)
    return tuple(who for who in found if CHARACTERS[who].level == best)


def is_guided(state: WotrState) -> bool:
    """Whether one of the Fellowship guides it, or the last Guide if nobody is left."""
    return state.guide in (state.fellowship or (LAST_GUIDE,))


class ChooseTheGuide(Frame):
    """The Guide is one of the highest Level; among equals the player chooses.

    `anew` lets him choose even if the present Guide could stay.
    """

    anew: bool = False

    def may_choose(self, state: WotrState) -> Decision | None:
        found = candidates(state)
        if len(found) < 2 or (state.guide in found and not self.anew):
            return None
        options = tuple(PickCharacter(who) for who in found)
        seat = roles.leader_of(state, FREE)
        return Decision(seat, ChooseGuide(), options, ("W-FELL-05", "W-FELL-06"))

    def choose(self, state: WotrState, choice: PickCharacter) -> None:
        quest.choose_guide(state, choice.character)

    def follow(self, state: WotrState) -> None:
        """If nobody is left to choose from, the one that is left guides, or Gollum."""
        if is_alone(state):
            quest.dissolve(state)
        found = candidates(state)
        if not found:
            quest.choose_guide(state, LAST_GUIDE)
        elif state.guide not in found:
            quest.choose_guide(state, found[0])

    STEPS = (Ask(may_choose, choose), follow)
