"""German: what happened, and why."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import Seat
from westmarch.wotr import events as ev
from westmarch.wotr import team_events as te
from westmarch.wotr.card_events import DiceRolled
from westmarch.wotr.expansion_events import HandSeen
from westmarch.wotr.forces import Force
from westmarch.wotr.kinds import Nation, Side
from westmarch.wotr.text import de_third_age as third_age
from westmarch.wotr.text.de_campaigns import at_least
from westmarch.wotr.text.de_grammar import ACC, GEN, NOM, Case, capital, listed
from westmarch.wotr.text.de_names import DECKS, DIE, HIT, PHASES, PLURAL, SHOWN
from westmarch.wotr.text.de_words import (
    card,
    combat_card,
    dice,
    does,
    force,
    from_,
    in_,
    into,
    is_,
    kind,
    nation,
    of,
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
    "free-ring": "Die Freien Völker gewinnen: Der Ring ist vernichtet",
    "free-conquest": "Die Freien Völker gewinnen durch Eroberung",
    "shadow-corruption": "Der Schatten gewinnt: Die Ringträger sind korrumpiert",
    "shadow-conquest": "Der Schatten gewinnt durch Eroberung",
}
"""How the war can end."""


def player(seat: Seat, reader: Reader) -> str:
    """What the reader calls a player."""
    return reader.players[seat] if seat < len(reader.players) else f"Spieler {seat + 1}"


def played(seat: Seat, reader: Reader, case: Case = NOM) -> str:
    """The side of a seat; of two who share it, the one who sits there."""
    mate = f" ({player(seat, reader)})" if reader.is_shared(seat) else ""
    return f"{side(reader.sides[seat], case)}{mate}"


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
        whose = played(event.seat, reader, GEN) if isinstance(event, HandSeen) else ""
        return capital(third_age.event(event, whose))
    assert isinstance(event, QuestEvent), f"no words for {event}"
    return capital(quest_event(event))


def turn_event(event: TurnEvent, reader: Reader) -> str:
    """Turns, dice and cards."""
    match event:
        case ev.TurnBegan(turn):
            return f"Spielrunde {turn}"
        case ev.PhaseBegan(phase):
            return PHASES[phase]
        case ev.ActionDiceRolled(whose, faces):
            shown = [f"{faces.count(face)} × {SHOWN[face]}" for face in dict.fromkeys(faces)]
            told = listed(shown) if shown else "keine Aktionswürfel"
            return f"{does(whose, 'würfeln', 'würfelt')} {told}"
        case ev.HuntAllocated(count):
            return f"der Schatten legt {DIE.counted(count)} in die Jagd-Box"
        case ev.DieUsed(seat, face):
            return f"{acts(seat, reader, 'benutzen', 'benutzt')} {result(face)}"
        case ev.DieWasted(seat, face):
            return f"{acts(seat, reader, 'verbrauchen', 'verbraucht')} {result(face)} ohne Wirkung"
        case ev.DieTurned(whose, old, new):
            turned = f"einen Würfel von {SHOWN[old]} auf {SHOWN[new]}"
            return f"{does(whose, 'drehen', 'dreht')} {turned}"
        case ev.RingUsed(whose):
            return f"{does(whose, 'benutzen', 'benutzt')} einen Elbenring"
        case ev.Passed(seat):
            return acts(seat, reader, "passen", "passt")
        case ev.SideWon(whose, how):
            return VICTORIES[f"{whose.value}-{how}"]
        case ev.Drew(seat, deck, code):
            what = "eine Karte" if code is None else card(code)
            return f"{acts(seat, reader, 'ziehen', 'zieht')} {what} vom {DECKS[deck]}"
        case ev.Discarded(seat, _, code):
            what = "eine Karte" if code is None else card(code)
            return f"{acts(seat, reader, 'werfen', 'wirft')} {what} ab"
        case ev.CardPlayed(seat, _, code):
            return f"{acts(seat, reader, 'spielen', 'spielt')} {card(code)}"
        case ev.TableCardDiscarded(_, code):
            return f"{card(code)} verlässt den Tisch"
        case te.CardsExchanged(seats, codes):
            mates = listed(player(seat, reader) for seat in seats)
            what = listed(map(card, codes)) if codes else "je eine Karte"
            return f"{mates} tauschen {what}"
        case ev.CombatCardLaid(whose, deck):
            laid = f"eine Kampfkarte vom {DECKS[deck]}"
            return f"{does(whose, 'legen', 'legt')} {laid} verdeckt hin"
        case ev.CombatCardsRevealed(codes):
            shown = [
                f"{does(one, 'spielen', 'spielt')} {combat_card(code)}"
                for one, code in zip(Side, codes, strict=True)
                if code is not None
            ]
            return f"Kampfkarten: {listed(shown)}"
        case _:
            assert_never(event)


def war_event(event: WarEvent) -> str:
    """Armies, nations and battles."""
    match event:
        case ev.Moved(_, origin, to, found, characters):
            return f"{force(found, characters)} {go(found, characters)} {from_(origin)} {into(to)}"
        case ev.Travelled(characters, origin, to):
            who_goes = whom(characters, NOM, "und")
            return f"{who_goes} {go((), characters)} {from_(origin)} {into(to)}"
        case ev.Flew(origin, to):
            return f"ein Nazgûl fliegt {from_(origin)} {into(to)}"
        case ev.Recruited(figure, where):
            return f"{kind(figure, NOM)} wird {in_(where)} rekrutiert"
        case ev.Eliminated(figure, where):
            return f"{kind(figure, NOM)} {in_(where)} wird als Verlust entfernt"
        case ev.Reduced(figure, where):
            return f"{kind(figure, NOM)} {in_(where)} wird durch eine reguläre Einheit ersetzt"
        case ev.Promoted(figure, where):
            return f"{kind(figure, NOM)} {in_(where)} wird durch eine Elite-Einheit ersetzt"
        case ev.Disbanded(figure, where):
            return f"{kind(figure, NOM)} {in_(where)} geht zurück: Es sind zu viele Einheiten dort"
        case ev.CharacterEntered(character, where):
            return f"{who(character)} kommt {in_(where)} ins Spiel"
        case ev.CharacterLost(character):
            return f"{who(character)} wird aus dem Spiel entfernt"
        case ev.Activated(one):
            return f"{nation(one)} {is_((one,))} jetzt aktiv"
        case ev.SteppedToWar(one, 0):
            return f"{nation(one)} {is_((one,))} im Kriegszustand"
        case ev.SteppedToWar(one, steps):
            return f"{nation(one)} {moves(one)} auf der Politik-Leiste vor: {left(steps)}"
        case ev.SteppedToPeace(one, steps):
            return f"{nation(one)} {moves(one)} auf der Politik-Leiste zurück: {left(steps)}"
        case ev.Captured(where, whose):
            takes = does(whose, "übernehmen", "übernimmt")
            return f"{takes} die Kontrolle über {region(where, ACC)}"
        case ev.SiegeBegan(where):
            return f"die Belagerung {of(where)} beginnt"
        case ev.SiegeEnded(where):
            return f"die Belagerung {of(where)} ist zu Ende"
        case ev.BattleBegan(whose, origin, target, siege, sortie):
            if sortie:
                return f"{does(whose, 'machen', 'macht')} einen Ausfall {from_(target)}"
            if siege:
                return f"{does(whose, 'bestürmen', 'bestürmt')} {region(target, ACC)}"
            return f"{does(whose, 'greifen', 'greift')} {region(target, ACC)} {from_(origin)} an"
        case ev.RoundBegan(number):
            return f"Kampfrunde {number}"
        case ev.CombatRolled(whose, rolled, hits, least, more):
            told = f"{does(whose, 'würfeln', 'würfelt')} {dice(rolled)}"
            return f"{told}{needing(least, more)}: {scored(hits)}"
        case ev.LeadersRolled(whose, rolled, hits, least, more):
            told = f"Anführer-Wiederholung {side(whose, GEN)}: {dice(rolled)}"
            return f"{told}{needing(least, more)}: {scored(hits)}"
        case DiceRolled(whose, rolled, least, found):
            told = f"{does(whose, 'würfeln', 'würfelt')} {dice(rolled)}"
            return f"{told} ({at_least(least)} ist ein Erfolg): {succeeded(found)}"
        case te.ArmiesJoined(whose, where):
            return f"{does(whose, 'haben', 'hat')} {in_(where)} eine gemischte Armee"
        case ev.AttackCeased(where):
            return f"der Angriff auf {region(where, ACC)} wird eingestellt"
        case ev.Retreated(origin, to):
            return f"die Verteidiger ziehen sich {from_(origin)} {into(to)} zurück"
        case ev.Withdrew(where):
            return f"die Verteidiger ziehen sich in die Festung {of(where)} zurück"
        case _:
            assert_never(event)


def moves(one: Nation) -> str:
    """A nation moves, or a people move."""
    return "rücken" if one in PLURAL else "rückt"


def left(steps: int) -> str:
    """How many steps are left to war."""
    return f"noch {steps} {'Schritt' if steps == 1 else 'Schritte'}"


def go(found: Force, characters: ev.Group) -> str:
    """Somebody moves, or several do."""
    return "zieht" if len(found) + len(characters) == 1 else "ziehen"


def needing(least: int, more: int) -> str:
    """What a die needs to hit, and what is added to it."""
    return f" ({at_least(least)} trifft{f', {signed(more)}' if more else ''})"


def scored(hits: int) -> str:
    """How many hits."""
    return HIT.counted(hits) if hits else "kein Treffer"


def quest_event(event: QuestEvent) -> str:
    """The Fellowship and the Hunt."""
    match event:
        case ev.GuideChosen(character):
            return f"{who(character)} ist Ratgeber der Gemeinschaft"
        case ev.FellowshipStepped(progress):
            return f"der Gemeinschafts-Spielstein steht auf {progress}"
        case ev.FellowshipMoved(where):
            return f"die Gemeinschaft zieht {into(where)}"
        case ev.FellowshipDeclared(where):
            return f"die Position der Gemeinschaft wird angegeben: {region(where)}"
        case ev.FellowshipRevealed():
            return "die Gemeinschaft ist entdeckt"
        case ev.FellowshipHidden():
            return "die Gemeinschaft ist verdeckt"
        case ev.Separated(characters, where):
            leaves = "verlässt" if len(characters) == 1 else "verlassen"
            told = f"{whom(characters, NOM, 'und')} {leaves} die Gemeinschaft"
            return f"{told} und {go((), characters)} {into(where)}"
        case ev.HuntRolled(rolled, bonus, successes, again):
            return hunt_rolled(rolled, bonus, successes, again)
        case ev.TileDrawn(code, damage):
            return f"ein Jagd-Spielstein wird gezogen ({tile(code)}): {tile_does(damage)}"
        case ev.TilePutIn(code):
            return f"ein besonderer Jagd-Spielstein ist im Spiel ({tile(code)})"
        case ev.Corrupted(amount, now):
            changes = "steigt" if amount > 0 else "sinkt"
            return f"die Korruption {changes} um {abs(amount)} auf {now}"
        case ev.EnteredMordor():
            return "die Gemeinschaft ist auf der Mordor-Leiste"
        case ev.SteppedInMordor(step):
            return f"die Gemeinschaft ist auf Feld {step} der Mordor-Leiste"
        case _:
            assert_never(event)


def hunt_rolled(rolled: tuple[int, ...], bonus: int, successes: int, again: int) -> str:
    """The Hunt roll, and what it needed."""
    if not rolled:
        return "der Schatten hat keine Würfel in der Jagd-Box und jagt nicht"
    reasons = [f"6{'+' if bonus else ''} ist ein Erfolg", *([signed(bonus)] if bonus else [])]
    reasons += [f"{DIE.counted(again)} wiederholt"] if again else []
    return f"Jagd-Wurf {dice(rolled)} ({', '.join(reasons)}): {succeeded(successes)}"


def succeeded(count: int) -> str:
    """How many successes."""
    return f"{count} {'Erfolg' if count == 1 else 'Erfolge'}" if count else "kein Erfolg"


def tile_does(damage: int) -> str:
    """What a tile is worth."""
    if damage < 0:
        return f"{-damage} Korruption wird geheilt"
    return f"Schaden {damage}" if damage else "kein Schaden"
