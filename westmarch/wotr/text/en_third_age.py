"""English: what the expansion tells, asks and offers."""

from __future__ import annotations

from typing import assert_never

from westmarch.wotr import expansion_events as xe
from westmarch.wotr import expansion_prompts as xq
from westmarch.wotr import options as o
from westmarch.wotr.text.en_words import (
    FACTION_WORDS,
    OF_SIDE,
    card,
    counted,
    dice,
    does,
    listed,
    region,
    tile,
    who,
)
from westmarch.wotr.text.records import ThirdAgeEvent, ThirdAgeOption, ThirdAgePrompt


def event(one: ThirdAgeEvent, whose: str) -> str:
    """What happened; `whose` is the side that a hand is of."""
    match one:
        case xe.FactionCame(faction):
            return f"{FACTION_WORDS[faction]} are in play"
        case xe.FactionLeft(faction):
            return f"{FACTION_WORDS[faction]} leave the game"
        case xe.ShipLaunched(where):
            return f"a ship is placed in {region(where)}"
        case xe.FleetSailed(origin, where, ships):
            sail = "sails" if ships == 1 else "sail"
            fleet = counted(ships, "ship", "ships")
            return f"{fleet} {sail} from {region(origin)} to {region(where)}"
        case xe.ShipsLost(where, ships):
            return f"{counted(ships, 'ship', 'ships')} in {region(where)} {are(ships)} removed"
        case xe.EntCame(where):
            return f"an Ent comes to {region(where)}"
        case xe.EntMoved(where):
            return f"an Ent goes to {region(where)}"
        case xe.EntLost(where):
            return f"an Ent in {region(where)} leaves the game"
        case xe.EntsStruck(where, rolled, hits):
            scored = counted(hits, "hit", "hits") if hits else "no hit"
            return f"the Ents strike in {region(where)}: {dice(rolled)}: {scored}"
        case xe.EngineBuilt(side, where):
            return f"{does(side, 'place', 'places')} a siege engine in {region(where)}"
        case xe.EngineLost(side, where):
            return f"a {OF_SIDE[side]} siege engine in {region(where)} is removed"
        case xe.SuperiorityGained(side, where):
            return f"{does(side, 'are', 'is')} superior in {region(where)}"
        case xe.TileRemoved(code):
            return f"a Hunt tile ({tile(code)}) leaves the game"
        case xe.TileReturned(code):
            return f"a Hunt tile ({tile(code)}) goes back into the Hunt Pool"
        case xe.JoinedFellowship(character):
            return f"{who(character)} joins the Fellowship"
        case xe.RingsRegained(rings):
            what = counted(rings, "Elven Ring", "Elven Rings") if rings else "no Elven Ring"
            return f"the Free Peoples take back {what}"
        case xe.CardGiven(_, code):
            return f"{card(code)} is put on the table"
        case xe.HandSeen(_, codes):
            seen = f": {listed(map(card, codes))}" if codes else ""
            return f"the hand of {whose} is looked at{seen}"
        case _:
            assert_never(one)


def are(count: int) -> str:
    """One is, several are."""
    return "is" if count == 1 else "are"


def option(one: ThirdAgeOption) -> str:
    """What can be done."""
    match one:
        case o.BringInFaction(faction):
            return f"Bring {FACTION_WORDS[faction]} into play"
        case o.MusterFaction(faction, where):
            return f"Strengthen {FACTION_WORDS[faction]} in {region(where)}"
        case o.BuildEngine(where):
            return f"Place a siege engine in {region(where)}"
        case o.SmashEngine(where):
            return f"Remove an enemy siege engine in {region(where)}"
        case o.SailFrom(where):
            return f"Move ships from {region(where)}"
        case o.SendEnt(where):
            return f"Send an Ent to {region(where)}"
        case o.AttackWithEnts(where):
            return f"Attack {region(where)} with an Ent"
        case o.DeclareFellowship():
            return "Declare the Fellowship's position"
        case _:
            assert_never(one)


def prompt(one: ThirdAgePrompt) -> str:
    """What is asked."""
    match one:
        case xq.FleetGoesTo(where):
            return f"Choose where the ships in {region(where)} go"
        case xq.ChooseShips(origin, where):
            return f"Choose how many ships go from {region(origin)} to {region(where)}"
        case xq.EntsAct():
            return "Choose what the Ents do"
        case xq.ChooseEscort(character, where):
            return f"Choose who comes with {who(character)} to {region(where)}"
        case xq.MayFollowFellowship(character, where):
            return f"Does {who(character)} follow the Fellowship to {region(where)}?"
        case xq.MayIgnoreEye(code):
            return f"Hunt tile ({tile(code)}): do you use an Elven Ring to ignore it?"
        case xq.MayGiveUpCatapult(where):
            return f"Do you give up a catapult to be superior in {region(where)}?"
        case xq.MaySmashEngine(where):
            return f"Do you remove an enemy siege engine in {region(where)}?"
        case xq.MoveShips(code):
            return f"{card(code)}: choose ships to move, or stop"
        case xq.CarryArmy(code):
            return f"{card(code)}: choose an Army that goes by ship, or none"
        case xq.ActWithArmy(code, where):
            return f"{card(code)}: choose what the Army in {region(where)} does"
        case xq.WorkOnEngines(code):
            return f"{card(code)}: choose a siege engine to place or remove, or stop"
        case xq.DiscardSeen(code):
            return f"{card(code)}: choose the card that is discarded"
        case xq.LookAtHand(code):
            return f"{card(code)}: choose whose hand you look at, or none"
        case _:
            assert_never(one)
