"""English: what the expansion adds, its factions, and what its Event cards do."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.describing import Paragraph
from westmarch.wotr.cards.factions import FACTIONS
from westmarch.wotr.kinds import Faction
from westmarch.wotr.text.en_campaigns import at_least
from westmarch.wotr.text.en_places import condition, place
from westmarch.wotr.text.en_words import (
    FACTION_WORDS,
    OF_SIDE,
    counted,
    does,
    figures,
    kind,
    listed,
    region,
)
from westmarch.wotr.vocabulary import expeditions as x
from westmarch.wotr.vocabulary import factions as f


def expedition(one: x.ExpeditionEffect) -> str:
    """What a player does."""
    match one:
        case x.AwakenEnts(ents):
            placed = counted(ents, "Ent", "Ents")
            return f"place up to {placed} in Fangorn; then the Ents move and attack"
        case x.RegainRings(dice, on):
            rolled = counted(dice, "die", "dice")
            return f"roll {rolled} and take back one used Elven Ring for each {at_least(on)}"
        case x.Unravel(side):
            return (
                f"discard one {OF_SIDE[side]} card from the table; if there is none, you may look "
                "at a hand of that side and discard one card from it"
            )
        case x.RollForShips(where, on):
            ships = f"for each ship in {place(where)}"
            return f"roll one die {ships}: each {at_least(on)} removes the ship"
        case x.MoveShips():
            return "move any or all ships"
        case x.CarryArmy():
            return (
                "you may move one Army from a region with a ship to another region with a ship "
                "where no enemy unit is"
            )
        case x.Summon(figure, where, most):
            return (
                f"recruit as many {kind(figure, 2)} in {place(where)} as there is Nazgûl "
                f"Leadership (at most {most})"
            )
        case x.MoveOrAttack(surprise):
            more = "; the defenders play no Combat card in the first round" if surprise else ""
            return f"you may move or attack with the Army in that region{more}"
        case x.WorkOnEngines(most):
            return (
                "where your Armies besiege Strongholds, place siege engines of yours or remove "
                f"enemy ones, up to {most} in all"
            )
        case _:
            assert_never(one)


def faction_paragraphs(faction: Faction) -> tuple[Paragraph, ...]:
    """How a faction comes, and what a Muster result brings later."""
    text, name = FACTIONS[faction], FACTION_WORDS[faction]
    first = [f"{host(one)} in {region(where)}" for where, one in text.comes]
    entry = (
        f"If {condition(text.if_)}, {does(text.side, 'may', 'may')} use a Muster result to bring "
        f"{name} into play: place {listed(first)}."
    )
    found = [Paragraph(entry, "Entry")]
    if text.where is not None:
        more = listed(map(host, text.musters))
        told = f"Later, a Muster result may place {more} in {place(text.where)}."
        found.append(Paragraph(told))
    return tuple(found)


def host(one: f.Host) -> str:
    """So many figures of a faction."""
    match one:
        case f.Band(figure, count):
            return figures(figure, count)
        case f.Fleet(ships):
            return counted(ships, "ship", "ships")
        case f.Grove(ents):
            return counted(ents, "Ent", "Ents")
        case _:
            assert_never(one)
