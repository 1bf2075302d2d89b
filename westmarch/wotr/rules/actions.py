"""What each result allows, and how it is carried out (W-ACT)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.frames import Frame, call
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.declared import abilities_in_play, abilities_of, guides_by
from westmarch.wotr.kinds import FREE, SHADOW, CardType, Deck, Face, Nation
from westmarch.wotr.options import (
    AttackFrom,
    BringIn,
    BringInFaction,
    BuildEngine,
    DeclareFellowship,
    DrawFrom,
    HideFellowship,
    MarchFrom,
    MoveCompanions,
    MoveFellowship,
    MoveMinions,
    MusterFaction,
    Negotiate,
    PlayCard,
    Recruit,
    SailFrom,
    SeparateCompanions,
    TakeOffTable,
    UseAbility,
    Waste,
)
from westmarch.wotr.rules import (
    alternating,
    battles,
    drawing,
    engines,
    factions,
    journeying,
    levying,
    marching,
    mustering,
    removing,
    resolving,
    roles,
    travelling,
)
from westmarch.wotr.rules.board import companions, is_haven, is_unconquered
from westmarch.wotr.rules.rewarding import DrawAfterEvent
from westmarch.wotr.rules.uses import uses
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import dealing, realms
from westmarch.wotr.verbs import engines as works
from westmarch.wotr.vocabulary.abilities import (
    AnyDieSteps,
    DiceHunt,
    HidesWithAnyDie,
    HoldsPassive,
)


def options(state: WotrState, seat: Seat, die: Face) -> list[AnyOption]:
    """Everything that a die allows; it may also be used up for nothing (W-PASS-06)."""
    side = roles.side_of(state, seat)
    found: list[AnyOption] = []
    for use in uses(state, side, die):
        found += LISTED[use](state, seat)
        if use in resolving.TYPES:
            found += map(PlayCard, resolving.playable(state, seat, resolving.TYPES[use]))
    found += by_any_die(state, seat)
    found += map(TakeOffTable, removing.removable(state, seat, die))
    if state.ruleset.dice_may_be_wasted or not found:
        found.append(Waste())
    return list(dict.fromkeys(found))


def by_character(state: WotrState, seat: Seat) -> Iterator[AnyOption]:
    """A Character result (W-ACT-02 to 09)."""
    side = roles.side_of(state, seat)
    yield from armies_of(state, seat, led=True)
    if side is FREE:
        if journeying.can_move(state):
            yield MoveFellowship()
        else:
            yield HideFellowship()
        if journeying.may_declare_by_die(state):
            yield DeclareFellowship()
        if companions(state) and state.mordor is None:
            yield SeparateCompanions()
        if travelling.MoveAllCompanions(seat).candidates(state):
            yield MoveCompanions()
    elif travelling.MoveAllMinions(seat).may_pick(state) is not None:
        yield MoveMinions()


def by_army(state: WotrState, seat: Seat) -> Iterator[AnyOption]:
    """An Army result (W-ACT-10 to 12)."""
    yield from armies_of(state, seat, led=False)


def armies_of(state: WotrState, seat: Seat, led: bool) -> Iterator[AnyOption]:
    """The Armies that can move or attack."""
    orders = marching.MoveArmies(seat, 1 if led else 2, led, sea=True)
    for region in marching.starts_of(state, orders):
        yield MarchFrom(region)
    for region in marching.fleets_of(state, orders):
        yield SailFrom(region)
    for origin, target in battles.attackers(state, seat, led):
        yield AttackFrom(origin, target)


def by_muster(state: WotrState, seat: Seat) -> Iterator[AnyOption]:
    """A Muster result (W-ACT-13 to 16)."""
    for nation in roles.nations_of(state, seat):
        if (
            realms.may_step(state, nation)
            and not is_held(state, nation)
            and alternating.may_serve(state, seat, (nation,))
        ):
            yield Negotiate(nation)
    yield from mustering.recruits(state, seat)
    yield from mustering.entries(state, seat, Face.MUSTER)
    yield from factions.by_muster(state, seat)
    yield from engines.by_muster(state, seat)
    yield from levying.commands(state, seat)


def is_held(state: WotrState, nation: Nation) -> bool:
    """Whether a card on the table keeps a passive nation of the Free Peoples where it is."""
    if nation in state.active or roles.side_of_nation(nation) is SHADOW:
        return False
    return bool(abilities_in_play(state, HoldsPassive))


def by_event(state: WotrState, seat: Seat) -> Iterator[AnyOption]:
    """An Event result (W-ACT-17, W-ACT-18)."""
    for deck in Deck:
        if dealing.deck(state, roles.side_of(state, seat), deck):
            yield DrawFrom(deck)


def by_will(state: WotrState, seat: Seat) -> Iterator[AnyOption]:
    """The Will of the West (W-ACT-23)."""
    yield from mustering.entries(state, seat, Face.WILL)


LISTED = {
    Face.CHARACTER: by_character,
    Face.ARMY: by_army,
    Face.MUSTER: by_muster,
    Face.EVENT: by_event,
    Face.WILL: by_will,
}


def by_any_die(state: WotrState, seat: Seat) -> Iterator[AnyOption]:
    """What any die allows because of a Character."""
    if roles.side_of(state, seat) is not FREE:
        return
    if not state.hidden and guides_by(state, HidesWithAnyDie) is not None:
        yield HideFellowship()
    for who, region in state.characters.items():
        for ability in abilities_of(who, AnyDieSteps):
            at_home = REGIONS[region].nation is ability.nation and is_haven(state, region)
            fits = region in ability.only if ability.only else at_home
            fits = fits and alternating.may_serve(state, seat, (ability.nation,))
            if fits and is_unconquered(state, region) and realms.may_step(state, ability.nation):
                yield UseAbility(who, 0)


class DieBecomesEye(Frame):
    """A die that has been used joins the Hunt because a card on the table says so."""

    die: Face

    def put(self, state: WotrState) -> None:
        dealing.join_hunt(state, SHADOW, self.die)

    STEPS = (put,)


def carry_out(state: WotrState, seat: Seat, die: Face, choice: AnyOption) -> None:
    """Do what was chosen with a die that is used up by now."""
    side = roles.side_of(state, seat)
    if isinstance(choice, Waste):
        emit(state, events.DieWasted(seat, die))
        return
    emit(state, events.DieUsed(seat, die))
    if alternating.binds(state, seat):
        call(state, alternating.Remember())
    if side is SHADOW and any(one.face is die for one in abilities_in_play(state, DiceHunt)):
        call(state, DieBecomesEye(die))
    by_army_result = Face.ARMY in uses(state, side, die)
    match choice:
        case MarchFrom(region):
            note_messenger(state, die)
            led = not by_army_result
            call(state, marching.MoveArmies(seat, 1 if led else 2, led, sea=True))
            call(state, marching.ChooseWay(seat, region))
        case SailFrom(region):
            note_messenger(state, die)
            call(state, marching.MoveArmies(seat, 2, sea=True))
            call(state, marching.MoveFleet(seat, region))
        case AttackFrom(origin, target):
            note_messenger(state, die)
            call(state, battles.Attack(seat, origin, target, led=not by_army_result))
        case MoveFellowship():
            call(state, journeying.MoveTheFellowship(), journeying.DieGoesHunting())
        case DeclareFellowship():
            call(state, journeying.DeclareFellowship(seat, rests=False))
        case HideFellowship():
            journeying.hide(state)
        case SeparateCompanions():
            call(state, travelling.SeparateGroup(seat))
        case MoveCompanions():
            call(state, travelling.MoveAllCompanions(seat))
        case MoveMinions():
            call(state, travelling.MoveAllMinions(seat))
        case Negotiate(nation):
            realms.step(state, nation)
        case Recruit(figure, region):
            call(state, mustering.RecruitWithDie(seat, figure, region))
        case BringIn(who, region):
            mustering.bring_in(state, seat, who, region)
        case BringInFaction(faction):
            factions.bring_in(state, faction)
        case MusterFaction(faction, region):
            factions.muster(state, faction, region)
        case BuildEngine(region):
            works.build(state, side, region)
        case DrawFrom(deck):
            drawing.draw(state, seat, deck)
        case PlayCard(card):
            if EVENTS[state.cards[card].code].type is CardType.ARMY:
                note_messenger(state, die)
            call(
                state,
                resolving.PlayEvent(seat, card),
                DrawAfterEvent(seat, die, card),
                *drawing.after_event(state, seat, die),
            )
        case TakeOffTable(card):
            call(state, removing.Remove(seat, card, die))
        case UseAbility(who, number):
            for ability in abilities_of(who, AnyDieSteps):
                realms.step(state, ability.nation, provoked=True)
            levying.obey(state, seat, who, number)


def note_messenger(state: WotrState, die: Face) -> None:
    """A Muster result was used as an Army result, which is possible once a turn."""
    if die is Face.MUSTER:
        state.messenger_used = True
