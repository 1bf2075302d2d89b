"""English: what happened, and why."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import Seat
from westmarch.wotr import events as ev
from westmarch.wotr import team_events as te
from westmarch.wotr.card_events import DiceRolled
from westmarch.wotr.expansion_events import HandSeen
from westmarch.wotr.forces import Force
from westmarch.wotr.kinds import Nation, Side
from westmarch.wotr.text import en_third_age as third_age
from westmarch.wotr.text.en_campaigns import at_least
from westmarch.wotr.text.en_words import (
    DECKS,
    FACES,
    PHASES,
    PLURAL,
    a,
    capital,
    card,
    combat_card,
    counted,
    dice,
    does,
    force,
    is_,
    kind,
    listed,
    nation,
    region,
    result,
    side,
    tile,
    who,
    whom,
)
from westmarch.wotr.text.records import QuestEvent, ThirdAgeEvent, TurnEvent, WarEvent
from westmarch.wotr.text.speaking import Reader, signed

VICTORIES = {
    "free-ring": "The Free Peoples win: the Ring is destroyed",
    "free-conquest": "The Free Peoples win by conquest",
    "shadow-corruption": "The Shadow wins: the Ring-bearers are corrupted",
    "shadow-conquest": "The Shadow wins by conquest",
}
"""How the war can end."""


def player(seat: Seat, reader: Reader) -> str:
    """What the reader calls a player."""
    return reader.players[seat] if seat < len(reader.players) else f"Player {seat + 1}"


def played(seat: Seat, reader: Reader) -> str:
    """The side of a seat; of two who share it, the one who sits there."""
    mate = f" ({player(seat, reader)})" if reader.is_shared(seat) else ""
    return f"{side(reader.sides[seat])}{mate}"


def acts(seat: Seat, reader: Reader, plural: str, singular: str) -> str:
    """A seat and what it does."""
    return f"{played(seat, reader)} {plural if reader.sides[seat] is Side.FREE else singular}"


def event_said(event: object, reader: Reader) -> str:
    """An event in words."""
    if isinstance(event, TurnEvent):
        return capital(turn_event(event, reader))
    if isinstance(event, WarEvent):
        return capital(war_event(event))
    if isinstance(event, ThirdAgeEvent):
        whose = played(event.seat, reader) if isinstance(event, HandSeen) else ""
        return capital(third_age.event(event, whose))
    assert isinstance(event, QuestEvent), f"no words for {event}"
    return capital(quest_event(event))


def turn_event(event: TurnEvent, reader: Reader) -> str:
    """Turns, dice and cards."""
    match event:
        case ev.TurnBegan(turn):
            return f"turn {turn}"
        case ev.PhaseBegan(phase):
            return PHASES[phase]
        case ev.ActionDiceRolled(whose, faces):
            shown = [f"{faces.count(face)} × {FACES[face]}" for face in dict.fromkeys(faces)]
            return f"{does(whose, 'roll', 'rolls')} {listed(shown) if shown else 'no Action dice'}"
        case ev.HuntAllocated(count):
            return f"the Shadow puts {counted(count, 'die', 'dice')} into the Hunt Box"
        case ev.DieUsed(seat, face):
            return f"{acts(seat, reader, 'use', 'uses')} {a(result(face))}"
        case ev.DieWasted(seat, face):
            return f"{acts(seat, reader, 'use', 'uses')} up {a(result(face))} without effect"
        case ev.DieTurned(whose, old, new):
            return f"{does(whose, 'turn', 'turns')} a die from {result(old)} to {result(new)}"
        case ev.RingUsed(whose):
            return f"{does(whose, 'use', 'uses')} an Elven Ring"
        case ev.Passed(seat):
            return acts(seat, reader, "pass", "passes")
        case ev.SideWon(whose, how):
            return VICTORIES[f"{whose.value}-{how}"]
        case ev.Drew(seat, deck, code):
            what = "a card" if code is None else card(code)
            return f"{acts(seat, reader, 'draw', 'draws')} {what} from the {DECKS[deck]} deck"
        case ev.Discarded(seat, _, code):
            what = "a card" if code is None else card(code)
            return f"{acts(seat, reader, 'discard', 'discards')} {what}"
        case ev.CardPlayed(seat, _, code):
            return f"{acts(seat, reader, 'play', 'plays')} {card(code)}"
        case ev.TableCardDiscarded(_, code):
            return f"{card(code)} leaves the table"
        case te.CardsExchanged(seats, codes):
            mates = listed(player(seat, reader) for seat in seats)
            return f"{mates} exchange {listed(map(card, codes)) if codes else 'a card each'}"
        case ev.CombatCardLaid(whose, deck):
            laid = f"a Combat card of the {DECKS[deck]} deck"
            return f"{does(whose, 'lay', 'lays')} down {laid}"
        case ev.CombatCardsRevealed(codes):
            shown = [
                f"{does(one, 'play', 'plays')} {combat_card(code)}"
                for one, code in zip(Side, codes, strict=True)
                if code is not None
            ]
            return f"Combat cards: {listed(shown)}"
        case _:
            assert_never(event)


def war_event(event: WarEvent) -> str:
    """Armies, nations and battles."""
    match event:
        case ev.Moved(_, origin, to, found, characters):
            movers = f"{force(found, characters)} {go(found, characters)}"
            return f"{movers} from {region(origin)} to {region(to)}"
        case ev.Travelled(characters, origin, to):
            movers = f"{whom(characters, 'and')} {go((), characters)}"
            return f"{movers} from {region(origin)} to {region(to)}"
        case ev.Flew(origin, to):
            return f"a Nazgûl flies from {region(origin)} to {region(to)}"
        case ev.Recruited(figure, where):
            return f"{a(kind(figure))} is recruited in {region(where)}"
        case ev.Eliminated(figure, where):
            return f"{a(kind(figure))} is eliminated in {region(where)}"
        case ev.Reduced(figure, where):
            return f"{a(kind(figure))} in {region(where)} is replaced by a Regular"
        case ev.Promoted(figure, where):
            return f"{a(kind(figure))} in {region(where)} is replaced by an Elite"
        case ev.Disbanded(figure, where):
            return f"{a(kind(figure))} in {region(where)} is put back: there are too many units"
        case ev.CharacterEntered(character, where):
            return f"{who(character)} enters play in {region(where)}"
        case ev.CharacterLost(character):
            return f"{who(character)} is eliminated"
        case ev.Activated(one):
            return f"{nation(one)} {is_((one,))} active now"
        case ev.SteppedToWar(one, 0):
            return f"{nation(one)} {is_((one,))} At War"
        case ev.SteppedToWar(one, steps):
            left = counted(steps, "step", "steps")
            return f"{nation(one)} {moves(one)} towards war: {left} left"
        case ev.SteppedToPeace(one, steps):
            left = counted(steps, "step", "steps")
            return f"{nation(one)} {moves(one)} away from war: {left} left"
        case ev.Captured(where, whose):
            return f"{does(whose, 'take', 'takes')} control of {region(where)}"
        case ev.SiegeBegan(where):
            return f"the siege of {region(where)} begins"
        case ev.SiegeEnded(where):
            return f"the siege of {region(where)} is over"
        case ev.BattleBegan(whose, origin, target, siege, sortie):
            if sortie:
                return f"{does(whose, 'make', 'makes')} a sortie from {region(target)}"
            if siege:
                return f"{does(whose, 'storm', 'storms')} {region(target)}"
            return f"{does(whose, 'attack', 'attacks')} {region(target)} from {region(origin)}"
        case ev.RoundBegan(number):
            return f"combat round {number}"
        case ev.CombatRolled(whose, rolled, hits, least, more):
            told = f"{does(whose, 'roll', 'rolls')} {dice(rolled)}"
            return f"{told}{needing(least, more)}: {scored(hits)}"
        case ev.LeadersRolled(whose, rolled, hits, least, more):
            again = f"{does(whose, 'roll', 'rolls')} misses again: {dice(rolled)}"
            return f"{again}{needing(least, more)}: {scored(hits)}"
        case DiceRolled(whose, rolled, least, successes):
            told = f"{does(whose, 'roll', 'rolls')} {dice(rolled)}"
            return f"{told} ({at_least(least)} succeeds): {succeeded(successes)}"
        case te.ArmiesJoined(whose, where):
            return f"{does(whose, 'have', 'has')} a mixed Army in {region(where)}"
        case ev.AttackCeased(where):
            return f"the attack on {region(where)} is ceased"
        case ev.Retreated(origin, to):
            return f"the defenders retreat from {region(origin)} to {region(to)}"
        case ev.Withdrew(where):
            return f"the defenders withdraw into the Stronghold of {region(where)}"
        case _:
            assert_never(event)


def moves(one: Nation) -> str:
    """A nation moves, or a people move."""
    return "move" if one in PLURAL else "moves"


def go(found: Force, characters: ev.Group) -> str:
    """Somebody moves, or several do."""
    return "moves" if len(found) + len(characters) == 1 else "move"


def needing(least: int, more: int) -> str:
    """What a die needs to hit, and what is added to it."""
    return f" ({at_least(least)} hits{f', {signed(more)}' if more else ''})"


def scored(hits: int) -> str:
    """How many hits."""
    return counted(hits, "hit", "hits") if hits else "no hit"


def quest_event(event: QuestEvent) -> str:
    """The Fellowship and the Hunt."""
    match event:
        case ev.GuideChosen(character):
            return f"{who(character)} guides the Fellowship"
        case ev.FellowshipStepped(progress):
            return f"the Fellowship's progress is {progress}"
        case ev.FellowshipMoved(where):
            return f"the Fellowship goes to {region(where)}"
        case ev.FellowshipDeclared(where):
            return f"the Fellowship is declared in {region(where)}"
        case ev.FellowshipRevealed():
            return "the Fellowship is revealed"
        case ev.FellowshipHidden():
            return "the Fellowship is hidden"
        case ev.Separated(characters, where):
            leave = "leaves" if len(characters) == 1 else "leave"
            told = f"{whom(characters, 'and')} {leave} the Fellowship"
            return f"{told} and {go((), characters)} to {region(where)}"
        case ev.HuntRolled(rolled, bonus, successes, again):
            return hunt_rolled(rolled, bonus, successes, again)
        case ev.TileDrawn(code, damage):
            return f"a Hunt tile is drawn ({tile(code)}): {tile_does(damage)}"
        case ev.TilePutIn(code):
            return f"a special Hunt tile is in play ({tile(code)})"
        case ev.Corrupted(amount, now):
            return f"Corruption {'rises' if amount > 0 else 'falls'} by {abs(amount)} to {now}"
        case ev.EnteredMordor():
            return "the Fellowship is on the Mordor Track"
        case ev.SteppedInMordor(step):
            return f"the Fellowship is on step {step} of the Mordor Track"
        case _:
            assert_never(event)


def hunt_rolled(rolled: tuple[int, ...], bonus: int, successes: int, again: int) -> str:
    """The Hunt roll, and what it needed."""
    if not rolled:
        return f"{side(Side.SHADOW)} has no dice in the Hunt Box and does not hunt"
    reasons = [f"6{'+' if bonus else ''} succeeds", *([signed(bonus)] if bonus else [])]
    reasons += [f"{counted(again, 'die', 'dice')} rolled again"] if again else []
    return f"Hunt roll {dice(rolled)} ({', '.join(reasons)}): {succeeded(successes)}"


def succeeded(count: int) -> str:
    """How many successes."""
    return counted(count, "success", "successes") if count else "no success"


def tile_does(damage: int) -> str:
    """What a tile is worth."""
    if damage < 0:
        return f"{-damage} Corruption is healed"
    return f"damage {damage}" if damage else "no damage"
