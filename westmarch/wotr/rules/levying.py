"""What a Minion musters from his Stronghold with one Muster result."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import Seat, replace
from westmarch.wotr.declared import abilities_of
from westmarch.wotr.kinds import CharacterId, Nation, Rank, RegionId, figure_of
from westmarch.wotr.options import Recruit, UseAbility
from westmarch.wotr.prompts import ChooseSecondRecruit
from westmarch.wotr.rules import ents, mustering, roles
from westmarch.wotr.rules.board import controller, is_besieged
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.verbs import figures
from westmarch.wotr.vocabulary.abilities import CommandsFrom

EVERYWHERE, PROMOTION = 0, 1
"""The numbers of the two commands."""

PROMOTED = 2
"""How many Regulars become Elites by one result."""


def commands(state: WotrState, seat: Seat) -> list[UseAbility]:
    """What the Minions of a seat can command now."""
    found: list[UseAbility] = []
    for who in state.characters:
        for ability in abilities_of(who, CommandsFrom):
            if ability.nation in roles.nations_of(state, seat) and rules(state, ability):
                if places(state, ability.nation):
                    found.append(UseAbility(who, EVERYWHERE))
                if can_promote(state, ability):
                    found.append(UseAbility(who, PROMOTION))
    return found


def rules(state: WotrState, ability: CommandsFrom) -> bool:
    """Whether the Stronghold is his, and not besieged."""
    held = controller(state, ability.region) is roles.side_of_nation(ability.nation)
    return held and not is_besieged(state, ability.region)


def places(state: WotrState, nation: Nation) -> tuple[RegionId, ...]:
    """The Settlements of a nation in which a Regular can be recruited (W-MUST-02 to 06)."""
    regular = figure_of(nation, Rank.REGULAR)
    return tuple(
        region
        for region in mustering.SETTLEMENTS[nation]
        if mustering.is_open(state, region) and mustering.may_recruit(state, regular, region)
    )


def can_promote(state: WotrState, ability: CommandsFrom) -> bool:
    """Whether there are two Regulars in the Stronghold, and two Elites to replace them."""
    regular, elite = (figure_of(ability.nation, rank) for rank in (Rank.REGULAR, Rank.ELITE))
    force = force_in(state, roles.side_of_nation(ability.nation), ability.region)
    return force.count(regular) >= PROMOTED and figures.available(state, elite) >= PROMOTED


def obey(state: WotrState, seat: Seat, who: CharacterId, number: int) -> None:
    """Do what a Minion commands; the Ents may hear it (W-XENT-02)."""
    ents.hear(state)
    for ability in abilities_of(who, CommandsFrom):
        if number == EVERYWHERE:
            call(state, MusterEverywhere(seat, ability.nation, places(state, ability.nation)))
        else:
            for _ in range(PROMOTED):
                regular = figure_of(ability.nation, Rank.REGULAR)
                figures.promote(state, regular, ability.region)


class MusterEverywhere(Frame):
    """A Regular comes into each Settlement of a nation; few ones come where the player likes."""

    seat: Seat
    nation: Nation
    left: tuple[RegionId, ...]

    def may_choose(self, state: WotrState) -> Decision | None:
        regular = figure_of(self.nation, Rank.REGULAR)
        if not 0 < figures.available(state, regular) < len(self.left):
            return None
        options = tuple(Recruit(regular, region) for region in self.left)
        return Decision(self.seat, ChooseSecondRecruit(), options, ("W-MUST-02",))

    def choose(self, state: WotrState, choice: Recruit) -> MusterEverywhere:
        figures.recruit(state, choice.figure, choice.region)
        return replace(self, left=tuple(one for one in self.left if one != choice.region))

    def rest(self, state: WotrState) -> None:
        regular = figure_of(self.nation, Rank.REGULAR)
        for region in self.left:
            if figures.available(state, regular):
                figures.recruit(state, regular, region)

    STEPS = (AskAgain(may_choose, choose), rest)
