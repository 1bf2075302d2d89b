"""What follows at once from what has happened."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, end_game
from westmarch.kernel.records import AnyEvent
from westmarch.wotr import events
from westmarch.wotr.declared import EVENT_TEXTS, abilities_of, on_table
from westmarch.wotr.kinds import FREE_NATIONS, Side
from westmarch.wotr.rules.board import controller, controls_stronghold, is_haven
from westmarch.wotr.rules.guiding import ChooseTheGuide, is_guided
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.rules.taming import is_alone
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.verbs import dealing, figures
from westmarch.wotr.vocabulary.abilities import BoundTo, LeavesCard
from westmarch.wotr.vocabulary.lasting import OnTable, Until

HEEDED: frozenset[type[AnyEvent]] = frozenset(
    {
        events.CharacterLost,
        events.Eliminated,
        events.Moved,
        events.Travelled,
        events.Separated,
        events.SideWon,
        events.FellowshipDeclared,
        events.FellowshipRevealed,
        events.SiegeEnded,
        events.Activated,
        events.SteppedToWar,
        events.Captured,
        events.GuideChosen,
        events.TableCardDiscarded,
    }
)


class EndWar(Frame):
    """The war is over, whatever was going on."""

    def end(self, state: WotrState) -> None:
        end_game(state)

    STEPS = (end,)


def what_follows(state: WotrState, event: AnyEvent) -> Frame | None:
    """The procedure that an event sets off, if any; cards whose time is over leave the table."""
    if isinstance(event, events.SideWon):
        return EndWar()
    if isinstance(event, events.CharacterLost):
        for legacy in abilities_of(event.character, LeavesCard):
            dealing.give_to_table(state, legacy.code)
    if isinstance(event, events.Captured):
        release(state, event.side)
    if isinstance(event, events.TableCardDiscarded):
        strand(state, event.code)
    for card, stays in tuple(on_table(state)):
        if ends(state, stays, event):
            dealing.leave_table(state, card)
    return None if is_guided(state) and not is_alone(state) else ChooseTheGuide()


def release(state: WotrState, captor: Side) -> None:
    """Whom a Stronghold binds leaves the game when the enemy controls it (W-XGAL-03)."""
    for who in tuple(state.characters):
        for bond in abilities_of(who, BoundTo):
            if CHARACTERS[who].side is not captor and controller(state, bond.region) is captor:
                figures.lose_character(state, who)


def strand(state: WotrState, code: str) -> None:
    """Who was brought from home by a card is lost when it leaves the table."""
    stays = EVENT_TEXTS[code].stays
    if stays is not None and stays.strands is not None:
        who = stays.strands.who
        if state.characters.get(who, stays.strands.home) != stays.strands.home:
            figures.lose_character(state, who)


def ends(state: WotrState, stays: OnTable, event: AnyEvent) -> bool:
    """Whether a card on the table is discarded because of an event (W-CARD-11, W-CARD-13)."""
    declared = isinstance(event, events.FellowshipDeclared)
    if declared and Until.DECLARED_AT_HAVEN in stays.until and is_haven(state, state.bearers):
        return True
    at_stronghold = controls_stronghold(state, Side.FREE, state.bearers)
    if declared and Until.DECLARED_AT_STRONGHOLD in stays.until and at_stronghold:
        return True
    found = declared or isinstance(event, events.FellowshipRevealed)
    if found and Until.FOUND in stays.until:
        return True
    if Until.NATION_PROVOKED in stays.until and is_provocation(event):
        return True
    if stays.until_active is not None and stays.until_active in state.active:
        return True
    return not holds(state, stays.while_)


def is_provocation(event: AnyEvent) -> bool:
    """Whether a nation of the Free Peoples was moved by an attack or a Companion's ability."""
    return (
        isinstance(event, events.SteppedToWar) and event.provoked and event.nation in FREE_NATIONS
    )
