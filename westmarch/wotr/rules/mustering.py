"""Recruiting with a Muster result, and bringing Characters in (W-MUST, W-ACT-15, W-ACT-16)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import Seat
from westmarch.wotr.cards.characters import ENTRIES
from westmarch.wotr.declared import abilities_in_play
from westmarch.wotr.expansion_prompts import ChooseEscort
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import (
    CharacterId,
    Face,
    FigureId,
    Nation,
    Rank,
    RegionId,
    figure_of,
)
from westmarch.wotr.options import BringIn, Done, PickFigure, Recruit
from westmarch.wotr.prompts import ChooseSecondRecruit
from westmarch.wotr.rules import alternating, roles
from westmarch.wotr.rules.board import (
    capacity,
    controller,
    is_at_war,
    is_besieged,
    stands_in_the_way,
)
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.rules.placing import places
from westmarch.wotr.rules.stacking import Trim
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.figures import FIGURES, UNITS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import figures, realms
from westmarch.wotr.vocabulary.abilities import Entry, MustersUnderSiege

SINGLE = (Rank.ELITE,)
"""What is recruited alone; all others come in pairs (W-MUST-01)."""

RECRUITED = (Rank.REGULAR, Rank.ELITE, Rank.LEADER, Rank.NAZGUL)

SETTLEMENTS: dict[Nation, tuple[RegionId, ...]] = {
    nation: tuple(
        code for code, region in REGIONS.items() if region.nation is nation and region.is_settled
    )
    for nation in Nation
}
FIGURES_OF: dict[Nation, tuple[FigureId, ...]] = {
    nation: tuple(
        code
        for code, figure in FIGURES.items()
        if figure.nation is nation and figure.rank in RECRUITED
    )
    for nation in Nation
}
"""The Settlements of each nation, and the figures that it recruits there."""


def recruits(state: WotrState, seat: Seat, besides: RegionId | None = None) -> list[Recruit]:
    """Every figure that a seat can recruit by a Muster result, and where.

    `besides` is where the first of two has come, so that the second must go elsewhere (W-MUST-07).
    """
    found: list[Recruit] = []
    for nation in roles.nations_of(state, seat):
        if is_at_war(state, nation) and alternating.may_serve(state, seat, (nation,)):
            left = [figure for figure in FIGURES_OF[nation] if figures.available(state, figure)]
            found += [
                Recruit(figure, region)
                for region in SETTLEMENTS[nation]
                if left and region != besides and is_open(state, region)
                for figure in left
                if has_place(state, figure, region)
            ]
    return found


def is_open(state: WotrState, region: RegionId) -> bool:
    """Whether a Settlement can be used to recruit (W-MUST-04 to 06, W-XGAL-07)."""
    nation = REGIONS[region].nation
    assert nation is not None
    side = roles.side_of_nation(nation)
    if controller(state, region) is not side:
        return False
    if is_besieged(state, region):
        return any(one.region == region for one in abilities_in_play(state, MustersUnderSiege))
    return not stands_in_the_way(state, side.enemy, region)


def may_recruit(state: WotrState, figure: FigureId, region: RegionId) -> bool:
    """Whether there is such a figure, and a place for it (W-MUST-02)."""
    return figures.available(state, figure) > 0 and has_place(state, figure, region)


def has_place(state: WotrState, figure: FigureId, region: RegionId) -> bool:
    """Whether a figure can be placed in a region (W-MUST-09, W-MUST-13, W-ARMY-05)."""
    kind = FIGURES[figure]
    force = force_in(state, kind.side, region)
    if figure in UNITS:
        return unit_count(force) < capacity(state, kind.side, region)
    if kind.rank is Rank.NAZGUL:
        return REGIONS[region].has_stronghold
    return unit_count(force) > 0


class RecruitWithDie(Frame):
    """A first figure, and if it is no Elite a second one elsewhere (W-MUST-01, W-MUST-07)."""

    seat: Seat
    figure: FigureId
    region: RegionId

    def first(self, state: WotrState) -> None:
        figures.recruit(state, self.figure, self.region)

    def may_recruit_second(self, state: WotrState) -> Decision | None:
        if FIGURES[self.figure].rank in SINGLE:
            return None
        found = [
            option
            for option in recruits(state, self.seat, besides=self.region)
            if FIGURES[option.figure].rank not in SINGLE
        ]
        if not found:
            return None
        stop = (Done(),) if state.ruleset.may_recruit_one else ()
        rules = ("W-MUST-01", "W-MUST-07")
        return Decision(self.seat, ChooseSecondRecruit(), (*stop, *found), rules)

    def second(self, state: WotrState, choice: Recruit | Done) -> None:
        if isinstance(choice, Recruit):
            figures.recruit(state, choice.figure, choice.region)
            call(state, Trim(FIGURES[choice.figure].side, choice.region))

    def trim(self, state: WotrState) -> None:
        """If too many may come together, they do not stay so (W-RD-06)."""
        call(state, Trim(FIGURES[self.figure].side, self.region))

    STEPS = (first, Ask(may_recruit_second, second), trim)


def entries(state: WotrState, seat: Seat, face: Face) -> list[BringIn]:
    """The Characters whom a seat can bring in with a result, and where."""
    return [
        BringIn(who, region)
        for who, entry in ENTRIES.items()
        if entry.face is face and roles.controls(state, seat, who) and is_ripe(state, who, face)
        for region in entry_places(state, who)
    ]


def is_ripe(state: WotrState, who: CharacterId, face: Face) -> bool:
    """Whether the nation of a Minion must be, and is, At War (W-RD-20)."""
    nation = CHARACTERS[who].serves
    if not state.ruleset.entries_need_war or nation is None or face is not Face.MUSTER:
        return True
    return is_at_war(state, nation)


def is_called(state: WotrState, entry: Entry) -> bool:
    """Whether what a Character needs to come in is so (W-CHAR-03, W-CHAR-04, W-ED-21)."""
    second = entry.if_2e if state.ruleset.second_edition_characters else None
    return holds(state, second or entry.if_)


def entry_places(state: WotrState, who: CharacterId) -> list[RegionId]:
    """Where a Character can come in now (W-CHAR-03, W-CHAR-04)."""
    entry = ENTRIES[who]
    if who in state.entered or (CHARACTERS[who].expansion and not state.expansion):
        return []
    if not is_called(state, entry):
        return []
    if entry.replaces is not None and entry.replaces in state.characters:
        return [state.characters[entry.replaces]]
    return places(state, entry.where)


def bring_in(state: WotrState, seat: Seat, who: CharacterId, region: RegionId) -> None:
    """A Character comes in; whom he replaces is gone, but not lost.

    An escort may come with him, and nations move towards war (W-XBAL-01, W-XBAL-02).
    """
    entry = ENTRIES[who]
    if entry.replaces is not None:
        state.characters.pop(entry.replaces, None)
    figures.bring_in(state, who, region)
    for nation in entry.wakes:
        realms.activate(state, nation)
    for nation in entry.advances:
        realms.step(state, nation)
    if entry.escort is not None:
        call(state, ComeAlong(seat, who, region))


class ComeAlong(Frame):
    """A unit comes with a Character from the reinforcements (W-XBAL-01, W-RD-40)."""

    seat: Seat
    who: CharacterId
    region: RegionId

    def may_choose(self, state: WotrState) -> Decision | None:
        nation = ENTRIES[self.who].escort
        assert nation is not None
        kinds = (figure_of(nation, rank) for rank in (Rank.REGULAR, Rank.ELITE))
        found = [PickFigure(one) for one in kinds if may_recruit(state, one, self.region)]
        if not found:
            return None
        prompt = ChooseEscort(self.who, self.region)
        return Decision(self.seat, prompt, tuple(found), ("W-XBAL-01",))

    def choose(self, state: WotrState, choice: PickFigure) -> None:
        figures.recruit(state, choice.figure, self.region)

    STEPS = (Ask(may_choose, choose),)
