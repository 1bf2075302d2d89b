"""German: what the expansion tells, asks and offers."""

from __future__ import annotations

from typing import assert_never

from westmarch.wotr import expansion_events as xe
from westmarch.wotr import expansion_prompts as xq
from westmarch.wotr import options as o
from westmarch.wotr.text.de_grammar import ACC, DAT, GEN, NOM, listed
from westmarch.wotr.text.de_names import FACTIONS_NAMED, HIT, SHIP
from westmarch.wotr.text.de_words import (
    card,
    dice,
    does,
    from_,
    in_,
    into,
    region,
    side,
    tile,
    who,
)
from westmarch.wotr.text.records import ThirdAgeEvent, ThirdAgeOption, ThirdAgePrompt


def event(one: ThirdAgeEvent, whose: str) -> str:
    """What happened; `whose` is the side that a hand is of."""
    match one:
        case xe.FactionCame(faction):
            return f"{FACTIONS_NAMED[faction](NOM)} sind im Spiel"
        case xe.FactionLeft(faction):
            return f"{FACTIONS_NAMED[faction](NOM)} verlassen das Spiel"
        case xe.ShipLaunched(where):
            return f"ein Schiff kommt {into(where)}"
        case xe.FleetSailed(origin, where, ships):
            sail = "segelt" if ships == 1 else "segeln"
            return f"{SHIP.counted(ships)} {sail} {from_(origin)} {into(where)}"
        case xe.ShipsLost(where, ships):
            gone = "wird" if ships == 1 else "werden"
            return f"{SHIP.counted(ships)} {in_(where)} {gone} entfernt"
        case xe.EntCame(where):
            return f"ein Ent kommt {into(where)}"
        case xe.EntMoved(where):
            return f"ein Ent zieht {into(where)}"
        case xe.EntLost(where):
            return f"ein Ent {in_(where)} verlässt das Spiel"
        case xe.EntsStruck(where, rolled, hits):
            scored = HIT.counted(hits) if hits else "kein Treffer"
            return f"die Ents greifen {in_(where)} an: {dice(rolled)}: {scored}"
        case xe.EngineBuilt(owner, where):
            return f"{does(owner, 'stellen', 'stellt')} {in_(where)} eine Belagerungsmaschine auf"
        case xe.EngineLost(owner, where):
            return f"eine Belagerungsmaschine {side(owner, GEN)} {in_(where)} wird entfernt"
        case xe.SuperiorityGained(owner, where):
            return f"{does(owner, 'haben', 'hat')} {in_(where)} die Überlegenheit"
        case xe.TileRemoved(code):
            return f"ein Jagd-Spielstein ({tile(code)}) verlässt das Spiel"
        case xe.TileReturned(code):
            return f"ein Jagd-Spielstein ({tile(code)}) kommt zurück in den Jagd-Pool"
        case xe.JoinedFellowship(character):
            return f"{who(character)} schließt sich der Gemeinschaft an"
        case xe.RingsRegained(rings):
            what = "keinen Elbenring"
            if rings:
                what = f"{rings} {'Elbenring' if rings == 1 else 'Elbenringe'}"
            return f"die Freien Völker erhalten {what} zurück"
        case xe.CardGiven(_, code):
            return f"{card(code)} kommt auf den Tisch"
        case xe.HandSeen(_, codes):
            seen = f": {listed(map(card, codes))}" if codes else ""
            return f"die Hand {whose} wird angesehen{seen}"
        case _:
            assert_never(one)


def option(one: ThirdAgeOption) -> str:
    """What can be done."""
    match one:
        case o.BringInFaction(faction):
            return f"{FACTIONS_NAMED[faction](ACC)} ins Spiel bringen"
        case o.MusterFaction(faction, where):
            return f"{FACTIONS_NAMED[faction](ACC)} {in_(where)} verstärken"
        case o.BuildEngine(where):
            return f"eine Belagerungsmaschine {in_(where)} aufstellen"
        case o.SmashEngine(where):
            return f"eine gegnerische Belagerungsmaschine {in_(where)} entfernen"
        case o.SailFrom(where):
            return f"Schiffe {from_(where)} bewegen"
        case o.SendEnt(where):
            return f"einen Ent {into(where)} schicken"
        case o.AttackWithEnts(where):
            return f"{region(where, ACC)} mit einem Ent angreifen"
        case o.DeclareFellowship():
            return "die Position der Gemeinschaft angeben"
        case _:
            assert_never(one)


def prompt(one: ThirdAgePrompt) -> str:
    """What is asked."""
    match one:
        case xq.FleetGoesTo(where):
            return f"Wähle, wohin die Schiffe {in_(where)} segeln"
        case xq.ChooseShips(origin, where):
            return f"Wähle, wie viele Schiffe {from_(origin)} {into(where)} segeln"
        case xq.EntsAct():
            return "Wähle, was die Ents tun"
        case xq.ChooseEscort(character, where):
            return f"Wähle, wer mit {who(character, DAT)} {into(where)} kommt"
        case xq.MayFollowFellowship(character, where):
            return f"Folgt {who(character)} der Gemeinschaft {into(where)}?"
        case xq.MayIgnoreEye(code):
            return (
                f"Jagd-Spielstein ({tile(code)}): Benutzt du einen Elbenring, damit er nicht gilt?"
            )
        case xq.MayGiveUpCatapult(where):
            return f"Gibst du ein Katapult auf, um {in_(where)} die Überlegenheit zu haben?"
        case xq.MaySmashEngine(where):
            return f"Entfernst du eine gegnerische Belagerungsmaschine {in_(where)}?"
        case xq.MoveShips(code):
            return f"{card(code)}: Wähle Schiffe, die du bewegst, oder höre auf"
        case xq.CarryArmy(code):
            return f"{card(code)}: Wähle eine Armee, die mit einem Schiff fährt, oder keine"
        case xq.ActWithArmy(code, where):
            return f"{card(code)}: Wähle, was die Armee {in_(where)} tut"
        case xq.WorkOnEngines(code):
            return (
                f"{card(code)}: Wähle eine Belagerungsmaschine, die du aufstellst oder entfernst, "
                "oder höre auf"
            )
        case xq.DiscardSeen(code):
            return f"{card(code)}: Wähle die Karte, die abgelegt wird"
        case xq.LookAtHand(code):
            return f"{card(code)}: Wähle, wessen Hand du ansiehst, oder keine"
        case _:
            assert_never(one)
