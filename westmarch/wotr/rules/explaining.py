"""Why something cannot be done now."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId, Reason, Seat
from westmarch.wotr.cards.characters import ENTRIES
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.kinds import CharacterId, Face, Nation, RegionId, Side
from westmarch.wotr.reasons import Unmet
from westmarch.wotr.rules import battles, journeying, marching, mustering, resolving, roles
from westmarch.wotr.rules.acting import TakeAction, may_pass
from westmarch.wotr.rules.board import characters_in, has_army, is_at_war, is_inside
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.rules.leading import is_led
from westmarch.wotr.rules.uses import uses
from westmarch.wotr.state import WotrState, force_in, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import realms

FELLOWSHIP, PASSING = "fellowship", "pass"
"""What can be asked about beside cards, regions, nations and Characters."""


def why_not(state: WotrState, seat: Seat, subject: str) -> tuple[Reason, ...]:
    """All that keeps a player from doing something with a subject."""
    if subject == "table":
        return ()
    if subject.startswith("seat:"):
        return (Unmet("no-player-to-choose"),)
    late = tuple(untimely(state, seat))
    found = tuple(obstacles(state, seat, subject))
    if late or found:
        return (*late, *found)
    return () if chosen_die(state) is not None else (Unmet("choose-a-die", ("W-ACT-01",)),)


def obstacles(state: WotrState, seat: Seat, subject: str) -> Iterator[Reason]:
    """What stands in the way of a subject, whenever it is."""
    kind, _, name = subject.partition(":")
    if kind == "card":
        yield from about_card(state, seat, name)
    elif kind == "region" and name in REGIONS:
        yield from about_region(state, seat, RegionId(name))
    elif kind == "nation" and name in {nation.value for nation in Nation}:
        yield from about_nation(state, seat, Nation(name))
    elif kind == "character" and name in CHARACTERS:
        yield from about_character(state, seat, CharacterId(name))
    elif subject == FELLOWSHIP:
        yield from about_fellowship(state, seat)
    elif subject == PASSING:
        if not may_pass(state, roles.side_of(state, seat)):
            yield Unmet("too-many-dice-to-pass", ("W-PASS-01", "W-PASS-02"))
    else:
        yield Unmet("nothing-like-that")


def untimely(state: WotrState, seat: Seat) -> Iterator[Reason]:
    """Why a player cannot act at all now."""
    action = enclosing(state, TakeAction)
    if action is None:
        yield Unmet("only-in-the-action-phase", ("W-TURN-06",))
    elif action.seat != seat:
        yield Unmet("not-your-turn", ("W-TURN-06",))
    elif state.stack[-1][0] != action:
        yield Unmet("finish-first", ("W-ACT-01",))


def chosen_die(state: WotrState) -> Face | None:
    """The die that is being used."""
    action = enclosing(state, TakeAction)
    return None if action is None else action.die


def able(state: WotrState, seat: Seat) -> set[Face]:
    """As what the dice can be used that a player could use now, or the one that he uses."""
    side, die = roles.side_of(state, seat), chosen_die(state)
    dice = state.dice[index(side)] if die is None else [die]
    return {use for each in dice for use in uses(state, side, each)}


# Cards


def about_card(state: WotrState, seat: Seat, name: str) -> Iterator[Reason]:
    """Why a card cannot be played."""
    hand = {str(card): card for card in state.hands[seat]}
    if name not in hand:
        yield Unmet("not-in-your-hand", ("W-CARD-05",))
        return
    code = state.cards[hand[name]].code
    yield from unmet_by(state, seat, hand[name])
    fitting = {face for face, types in resolving.TYPES.items() if EVENTS[code].type in types}
    if not able(state, seat) & fitting:
        yield Unmet("no-die-for-the-card", ("W-CARD-06",), code)


def unmet_by(state: WotrState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """Why a card could not be played with any die."""
    code = state.cards[card].code
    if code not in EVENT_TEXTS:
        yield Unmet("not-playable-yet", (), code)
    elif not holds(state, EVENT_TEXTS[code].if_):
        yield Unmet("condition-not-met", ("W-CARD-08",), code)
    elif not resolving.may_play(state, card):
        yield Unmet("no-effect", ("W-CARD-10",), code)


# Armies and Settlements


def about_region(state: WotrState, seat: Seat, region: RegionId) -> Iterator[Reason]:
    """Why an Army can neither move nor attack, and why nobody can be recruited."""
    side = roles.side_of(state, seat)
    if has_army(state, side, region):
        army = tuple(about_army(state, seat, region))
    else:
        army = (Unmet("no-army-there", ("W-ARMY-17",), region),)
    settled = tuple(about_settlement(state, seat, region))
    if army and settled:
        yield from (*army, *settled)


def about_army(state: WotrState, seat: Seat, region: RegionId) -> Iterator[Reason]:
    """Why an Army can neither move nor attack."""
    side, faces = roles.side_of(state, seat), able(state, seat)
    if not faces & {Face.ARMY, Face.CHARACTER}:
        yield Unmet("no-die-for-armies", ("W-ACT-02", "W-ACT-10"))
        return
    led = Face.ARMY not in faces
    heroes = characters_in(state, side, region)
    if led and not is_led(state, force_in(state, side, region), heroes):
        yield Unmet("nobody-leads", ("W-ACT-02", "W-ACT-03"), region)
        return
    if battles.targets(state, seat, region, led):
        return
    orders = marching.MoveArmies(seat, 1 if led else 2, led)
    if is_inside(state, side, region):
        yield Unmet("besieged-inside", ("W-SIEGE-14",), region)
    elif any(True for _ in marching.destinations(state, orders, region)):
        return
    else:
        yield Unmet("nowhere-to-go", ("W-MOVE-10", "W-WAR-01"), region)
    yield Unmet("nothing-to-attack", ("W-BAT-01", "W-WAR-02"), region)


def about_settlement(state: WotrState, seat: Seat, region: RegionId) -> Iterator[Reason]:
    """Why nobody can be recruited in a region."""
    nation = REGIONS[region].nation
    if not REGIONS[region].is_settled or nation not in roles.nations_of(state, seat):
        yield Unmet("no-settlement-of-yours", ("W-MUST-03",), region)
        return
    assert nation is not None
    if Face.MUSTER not in able(state, seat):
        yield Unmet("no-die-to-muster", ("W-ACT-15",))
    if not is_at_war(state, nation):
        yield Unmet("nation-not-at-war", ("W-WAR-03",), nation.value)
    elif not mustering.is_open(state, region):
        yield Unmet("settlement-not-free", ("W-MUST-04", "W-MUST-06"), region)
    elif not any(
        mustering.may_recruit(state, figure, region) for figure in mustering.FIGURES_OF[nation]
    ):
        yield Unmet("no-reinforcements", ("W-MUST-02",), nation.value)


# Nations and Characters


def about_nation(state: WotrState, seat: Seat, nation: Nation) -> Iterator[Reason]:
    """Why a nation cannot be moved on the Political Track."""
    if nation not in roles.nations_of(state, seat):
        yield Unmet("not-your-nation", ("W-ACT-13",), nation.value)
        return
    if Face.MUSTER not in able(state, seat):
        yield Unmet("no-die-to-muster", ("W-ACT-13",))
    if is_at_war(state, nation):
        yield Unmet("at-war-already", ("W-POL-01",), nation.value)
    elif not realms.may_step(state, nation):
        yield Unmet("passive", ("W-POL-02",), nation.value)


def about_character(state: WotrState, seat: Seat, who: CharacterId) -> Iterator[Reason]:
    """Why a Character can neither come in nor move."""
    if CHARACTERS[who].side is not roles.side_of(state, seat):
        yield Unmet("not-your-character", (), who)
    elif who in state.fellowship:
        if state.mordor is not None:
            yield Unmet("nobody-leaves-in-mordor", ("W-SEP-01",), who)
        elif Face.CHARACTER not in able(state, seat):
            yield Unmet("no-die-for-characters", ("W-ACT-07",))
    elif who in state.characters:
        if not CHARACTERS[who].level:
            yield Unmet("never-moves", ("W-MOVE-15",), who)
        elif Face.CHARACTER not in able(state, seat):
            yield Unmet("no-die-for-characters", ("W-ACT-08", "W-ACT-09"))
    elif who in state.entered or who not in ENTRIES:
        yield Unmet("not-in-the-game", ("W-MUST-12",), who)
    else:
        yield from about_entry(state, seat, who)


def about_entry(state: WotrState, seat: Seat, who: CharacterId) -> Iterator[Reason]:
    """Why a Character cannot come into play."""
    if CHARACTERS[who].expansion and not state.expansion:
        yield Unmet("only-in-the-expansion", (), who)
        return
    if ENTRIES[who].face not in able(state, seat):
        yield Unmet("no-die-for-the-character", ("W-ACT-16", "W-ACT-23"), who)
    if not mustering.is_called(state, ENTRIES[who]):
        yield Unmet("entry-not-met", ("W-CHAR-03", "W-CHAR-04"), who)
    elif not mustering.entry_places(state, who):
        yield Unmet("nowhere-to-enter", ("W-CHAR-03", "W-CHAR-04"), who)


def about_fellowship(state: WotrState, seat: Seat) -> Iterator[Reason]:
    """Why the Fellowship cannot be moved."""
    if roles.side_of(state, seat) is not Side.FREE:
        yield Unmet("not-your-fellowship", ("W-ACT-05",))
        return
    if Face.CHARACTER not in able(state, seat):
        yield Unmet("no-die-for-characters", ("W-ACT-05",))
    if not journeying.can_move(state):
        yield Unmet("fellowship-is-revealed", ("W-FMOVE-01", "W-FMOVE-14"))
