"""English: what Event cards do with Armies."""

from __future__ import annotations

from typing import assert_never

from westmarch.wotr.kinds import Nation, Rank
from westmarch.wotr.tables.characters import COMPANIONS
from westmarch.wotr.text.en_places import place, somebody
from westmarch.wotr.text.en_words import (
    OF_SIDE,
    RANKS,
    a,
    counted,
    kind,
    listed,
    nation,
    of_nation,
    whom,
)
from westmarch.wotr.vocabulary import campaigns as k
from westmarch.wotr.vocabulary.places import HasArmy, HasMixedArmy, Holds, NextTo


def campaign(one: k.CampaignEffect) -> str:
    """What a player does: recruit 1 Gondor unit in Osgiliath."""
    match one:
        case k.RecruitUnits():
            return recruiting(one)
        case k.Promote():
            return promoting(one)
        case k.BringUnits(whose, most, origin):
            units = f"up to {most} units of {nation(whose)}"
            return f"you may move {units} from {place(origin)} to that region"
        case k.EliminateLeader(whose, where):
            return f"eliminate one {OF_SIDE[whose]} Leader in {place(where)}"
        case k.ChooseArmy(where):
            return f"choose {place(where)}"
        case k.RollAgainst(whose, where, dice, on):
            army = f"{a(OF_SIDE[whose])} Army in {place(where)}"
            if isinstance(where, HasMixedArmy):
                army = somebody(where)
            return f"roll {rolled(dice)} against {army}: each {at_least(on)} is a hit"
        case k.RollAgainstEach(whose, where, dice, on):
            army = f"the {OF_SIDE[whose]} Army in {place(where, 'each')}"
            return f"roll {rolled(dice)} against {army}: each {at_least(on)} is a hit"
        case k.StrikeNazgul(where, on, to):
            return (
                f"choose {place(where)} and roll one die for each Nazgûl there (at most 5): each "
                f"{at_least(on)} eliminates one; move the others to {place(to)}; the Witch-king is "
                "not affected"
            )
        case k.DriveOut(whose):
            return (
                f"if {a(OF_SIDE[whose])} Army is there, roll one die: the Army takes as many hits "
                "as the die shows and must retreat; if it cannot, it is destroyed with all who "
                "lead it"
            )
        case k.MoveArmies():
            return moving(one)
        case k.MoveArmyTo(origin, to):
            return (
                f"move one Army from {place(origin)}, even out of a besieged Stronghold, to "
                f"{place(to)}"
            )
        case k.Land(origin, to):
            return (
                f"move one Army from {place(origin)} to {place(to)}; if an enemy Army is there, a "
                "battle begins, and unless that Army was besieged the attack cannot be ceased"
            )
        case k.AttackWith():
            return attacking(one)
        case _:
            assert_never(one)


def at_least(number: int) -> str:
    """What a die must show."""
    return str(number) if number == 6 else f"{number}+"


def rolled(dice: k.Dice) -> str:
    """How many dice are rolled."""
    match dice:
        case int():
            return counted(dice, "die", "dice")
        case k.NazgulThere():
            return "one die for each Nazgûl in that region (at most 5)"
        case k.UnitsOf(whose):
            return f"one die for each {of_nation(whose)} unit there (at most 5)"
        case _:
            assert_never(dice)


def recruiting(one: k.RecruitUnits) -> str:
    """Units and Leaders that a card brings."""
    figures = [units(one)] if one.count else []
    leader = RANKS[Rank.NAZGUL if one.nation is Nation.SAURON else Rank.LEADER]
    figures += [counted(one.leaders, *leader)] if one.leaders else []
    spot = place(one.where)
    if one.places > 1:
        spot = f"each of {place(one.where, f'{one.places} different', many=True)}"
    told = f"{'you may ' if one.at_will else ''}recruit {listed(figures)} in {spot}"
    return f"{told} and take control of it if necessary" if one.seizes else told


def units(one: k.RecruitUnits) -> str:
    """So many units of some ranks."""
    known = one.ranks == (Rank.DUNLENDING,)
    whose = "" if known else f"{of_nation(one.nation)} "
    count = f"{'up to ' if one.at_will else ''}{one.count} {whose}".rstrip()
    if one.ranks == (Rank.REGULAR, Rank.ELITE):
        which = "Regular or Elite" if one.count == 1 else "each Regular or Elite"
        return f"{count} {'unit' if one.count == 1 else 'units'} ({which})"
    return f"{count} {listed((RANKS[rank][one.count != 1] for rank in one.ranks), 'or')}"


def promoting(one: k.Promote) -> str:
    """Regulars who become Elites."""
    whose = OF_SIDE[one.side] if one.nation is None else of_nation(one.nation)
    regulars = f"{one.count} {whose} {RANKS[Rank.REGULAR][one.count != 1]}"
    spot = "anywhere on the board" if one.where == HasArmy(one.side) else f"in {place(one.where)}"
    elites = "an Elite of the same nation" if one.count == 1 else "Elites of the same nation"
    return f"replace {regulars} {spot} by {elites}"


def with_escort(escort: k.Escort | None) -> str:
    """Who must go along."""
    if escort is None:
        return ""
    if escort.who == COMPANIONS:
        return " with a Companion"
    if escort.figures:
        return f" with {listed((a(kind(figure)) for figure in escort.figures), 'or')}"
    return f" with {whom(escort.who)}"


def moving(one: k.MoveArmies) -> str:
    """Armies that a card moves."""
    armies = "one Army" if one.count == 1 else f"up to {one.count} different Armies"
    far = "one region" if one.steps == 1 else f"up to {one.steps} regions"
    told = f"move {armies}{with_escort(one.escort)} {far}{'' if one.count == 1 else ' each'}"
    if not one.joins:
        return told
    it = "it" if one.count == 1 else "each"
    return f"{told}; {it} must end where another Army of yours is that is not under siege"


def attacking(one: k.AttackWith) -> str:
    """An attack that a card makes."""
    if one.at is not None and one.where == NextTo(one.at):
        told = "attack the besiegers of a Stronghold with an Army in an adjacent region"
    elif one.at is not None and one.rounds > 1:
        told = f"attack the besieged Army in {place(one.at)}"
    else:
        spot = "" if isinstance(one.where, HasArmy | Holds) else f" in {place(one.where)}"
        target = "" if one.at is None else f" the besiegers of {place(one.at)}"
        told = f"attack{target} with an Army{with_escort(one.escort)}{spot}"
    if one.rounds > 1:
        told += f"; the siege battle lasts {one.rounds} combat rounds"
    match one.hush:
        case k.Hush.ALWAYS:
            told += "; the defenders cannot play a Combat card in the first round"
        case k.Hush.UNLESS_COMPANION:
            told += (
                "; the defenders cannot play a Combat card in the first round, unless a Companion "
                "is in the battle"
            )
        case None:
            pass
        case _:
            assert_never(one.hush)
    if one.aided:
        told += (
            "; in the whole battle the enemy rolls one die less, but at least one, for each unit "
            "of yours in the besieged Stronghold"
        )
    return told
