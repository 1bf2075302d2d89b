"""English: what Event cards do, and what they do on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from westmarch.wotr.rules.removing import PRICE
from westmarch.wotr.text.en_campaigns import at_least, campaign
from westmarch.wotr.text.en_expeditions import expedition
from westmarch.wotr.text.en_places import condition, place
from westmarch.wotr.text.en_words import (
    DECKS,
    OF_SIDE,
    PLURAL,
    TYPES,
    a,
    capital,
    counted,
    does,
    listed,
    nation,
    region,
    result,
    tile,
    who,
    whom,
)
from westmarch.wotr.text.speaking import runs, same_reach
from westmarch.wotr.vocabulary import effects as e
from westmarch.wotr.vocabulary import lasting as t
from westmarch.wotr.vocabulary.campaigns import CampaignEffect
from westmarch.wotr.vocabulary.conditions import Always, Condition
from westmarch.wotr.vocabulary.expeditions import ExpeditionEffect


def sentences(effects: Iterable[e.Effect]) -> str:
    """Effects as sentences."""
    return " ".join(f"{capital(run(several))}." for several in runs(effects))


def run(several: tuple[e.Effect, ...]) -> str:
    """Effects of one kind in a clause: recruit 2 Regulars in Nurn and 1 Elite in Gorgoroth."""
    verb, _, first = effect(several[0]).partition(" ")
    if isinstance(several[0], e.Step):
        moved = listed(nation(one.nation) for one in several if isinstance(one, e.Step))
        each = "" if len(several) == 1 else "each "
        return f"move {moved} {each}one step towards war on the Political Track"
    rest = [effect(one).partition(" ")[2] for one in several[1:]]
    return f"{verb} {listed([first, *rest])}"


def effect(one: e.Effect) -> str:
    """What a player does: hide the Fellowship."""
    if isinstance(one, CampaignEffect):
        return campaign(one)
    if isinstance(one, ExpeditionEffect):
        return expedition(one)
    return quest(one) if isinstance(one, e.FellowshipEffect) else other(one)


def quest(one: e.FellowshipEffect) -> str:
    """What is done with the Fellowship, Companions, Nazgûl and the Hunt."""
    match one:
        case e.PutTile(code):
            return (
                f"put the special Hunt tile ({tile(code)}) into play: it is in the Hunt Pool once "
                "the Fellowship is on the Mordor Track"
            )
        case e.Heal(amount):
            return f"heal {amount} Corruption"
        case e.Corrupt(amount):
            return f"add {amount} Corruption"
        case e.HealByDice(dice, on):
            rolled = counted(dice, "die", "dice")
            return f"roll {rolled} and heal 1 Corruption for each {at_least(on)}"
        case e.CorruptByDice(dice, on):
            rolled = counted(dice, "die", "dice")
            return f"roll {rolled} and add 1 Corruption for each {at_least(on)}"
        case e.Hide():
            return "hide the Fellowship"
        case e.MoveOn():
            return "move the Fellowship"
        case e.Reveal():
            return "reveal the Fellowship"
        case e.MoveTheBearers():
            return "move the figure of the Fellowship to an adjacent region"
        case e.HuntAgain():
            return "roll for the Hunt as if the Fellowship had moved"
        case e.DrawForHunt():
            return drawing(one)
        case e.SeparateCompanions(reach):
            return f"separate one Companion or one group of Companions{reaching(reach)}"
        case e.MoveGroup(reach):
            who = "one Companion or one group of Companions outside the Fellowship"
            return f"move {who}{reaching(reach)}"
        case e.MoveCompanions():
            return "move any or all Companions outside the Fellowship"
        case e.MoveCharacterTo(who, where):
            return f"move {whom(who)} to {region(where)}"
        case e.MoveWithCompanions(who, to):
            return f"move {whom(who)}, with any Companions from the same region, to {place(to)}"
        case e.MoveNazgul():
            return "move any or all Nazgûl"
        case e.EliminateCharacter(lost):
            return f"eliminate {whom((lost,))}"
        case e.TemptOne():
            return (
                "draw a Companion in the Fellowship at random; the Free Peoples choose whether he "
                "is eliminated or Corruption equal to his Level is added"
            )
        case e.BreakUp():
            return (
                "draw a Hunt tile: an Eye or a blue tile has no effect, otherwise as many "
                "Companions as the tile shows must be separated, in the region of the Fellowship"
            )
        case e.BraveTheEye(tiles, who):
            return (
                f"draw {tiles} Hunt tiles: if all of them are Eyes, {whom(who)} is eliminated; "
                "otherwise, the Eyes among them leave the game; all other tiles go back into the "
                "Hunt Pool without effect"
            )
        case _:
            assert_never(one)


def reaching(reach: e.Reach) -> str:
    """How Companions go."""
    told = []
    if reach.extra:
        told.append(f"up to {counted(reach.extra, 'region', 'regions')} further")
    if reach.level is not None:
        told.append(f"as if their Level were {reach.level}")
    if reach.into_sieges:
        told.append("even into a besieged Stronghold")
    return "".join(f", {one}" for one in told)


def other(one: e.OtherEffect) -> str:
    """What is done with nations, dice and cards."""
    match one:
        case e.Activate(whose):
            return f"activate {nation(whose)}"
        case e.Step(whose):
            return f"move {nation(whose)} one step towards war on the Political Track"
        case e.GoToWar(whose):
            them = "them" if whose in PLURAL else "it"
            return f"activate {nation(whose)} and move {them} to At War"
        case e.Estrange(where):
            return (
                f"choose {place(where)}, and move its nation one step back on the Political Track; "
                "the Free Peoples must eliminate one Leader or unit of that nation"
            )
        case e.RouseOne():
            return (
                "choose a Free Peoples nation, activate it, and move it one step towards war on "
                "the Political Track"
            )
        case e.TurnDie(old, new):
            return f"turn one unused die of yours from {a(result(old))} to {a(result(new))}"
        case e.TurnToEyes(most):
            return f"turn up to {most} unused dice of yours to the Eye and put them in the Hunt Box"
        case e.DiscardDice(whose, face):
            return f"discard all unused {OF_SIDE[whose]} Action dice that show {result(face)}"
        case e.DrawCards(deck, count):
            return f"draw {counted(count, 'card', 'cards')} from the {DECKS[deck]} deck"
        case e.DiscardFromTable(whose, deck):
            return f"discard one card of the {OF_SIDE[whose]} {DECKS[deck]} deck from the table"
        case e.PlayAnother(of):
            return f"you may play another {TYPES[of]} card at once without using a die"
        case e.If(when, then, otherwise):
            told = f"if {condition(when)}, {row(then)}"
            return f"{told}; otherwise, {row(otherwise)}" if otherwise else told
        case e.OneOf(several) if (reach := same_reach(several)) is not None:
            who = "one Companion or one group of Companions"
            return f"separate from the Fellowship, or move, {who}{reaching(reach)}"
        case e.OneOf(several, may):
            told = listed(map(effect, several), "or")
            return f"you may {told}" if may else told
        case _:
            assert_never(one)


def row(effects: tuple[e.Effect, ...]) -> str:
    """Effects in one clause."""
    return listed(map(run, runs(effects)))


def drawing(one: e.DrawForHunt) -> str:
    """A tile that is drawn because of a card."""
    told = "draw a Hunt tile: an Eye or a blue tile has no effect, any other is a successful Hunt"
    if one.unreduced:
        told += ", whose damage cannot be reduced"
    if one.by_casualty:
        told += ", whose damage a random Companion must meet before the Ring is used"
    return told


# On the table


def reaction(one: t.Reaction) -> str:
    """What discarding a card from the table does."""
    match one:
        case t.PreventTile(when):
            return f"When a Hunt tile would be drawn{so(when)}, you may discard this card instead."
        case t.RedrawTile(when):
            return (
                f"When a Hunt tile has been drawn{so(when)}, you may discard this card to have "
                "another tile drawn, which counts; then the first tile goes back into the Hunt "
                "Pool."
            )
        case t.ReduceDamage(amount):
            return f"You may discard this card to reduce the Hunt damage by {amount}."
        case t.HelpHunt(bonus):
            return f"You may discard this card to add {bonus} to all dice of a Hunt roll."
        case t.TileOnTheWay(where, quiet):
            more = ", but does not reveal the Fellowship" if quiet else ""
            return (
                "If the Fellowship, when it is declared or revealed, moves out of, through or into "
                f"{place(where)}, you may discard this card to draw an additional Hunt tile: an "
                f"Eye has no effect, any other tile is a successful Hunt{more}."
            )
        case t.AsCombatCard():
            return "You may discard this card in a battle to use its Combat card."
        case _:
            assert_never(one)


def so(when: Condition) -> str:
    """Under which condition something is possible."""
    return "" if isinstance(when, Always) else f" and {condition(when)}"


UNTIL = {
    t.Until.DECLARED_AT_HAVEN: "the Fellowship is declared in a City or Stronghold of the Free "
    "Peoples",
    t.Until.DECLARED_AT_STRONGHOLD: "the Fellowship is declared in a Stronghold of the Free "
    "Peoples",
    t.Until.FOUND: "the Fellowship is declared or revealed",
    t.Until.NATION_PROVOKED: "a Free Peoples nation advances on the Political Track because of an "
    "attack or of a Companion's ability",
}


def endings(stays: t.OnTable) -> list[str]:
    """When a card on the table is discarded."""
    ends = [UNTIL[one] for one in stays.until]
    if stays.until_active is not None:
        ends.append(f"{nation(stays.until_active)} becomes active")
    if not isinstance(stays.while_, Always):
        ends.append(condition(stays.while_, true=False))
    told = [f"Discard this card as soon as {listed(ends, 'or')}."] if ends else []
    told += map(removal, stays.removals)
    if stays.strands is not None:
        lost, home = capital(who(stays.strands.who)), region(stays.strands.home)
        told.append(f"{lost} is eliminated if not in {home} when this card is discarded.")
    return told


def removal(one: t.Removal) -> str:
    """How the other side can have a card leave."""
    die = "any Action die result" if one.face is None else a(result(one.face))
    cards = listed(f"one {TYPES[kind]} card" for kind in PRICE)
    price = [f"discard {cards}"] if one.cards else []
    price += ["use an Elven Ring"] if one.ring else []
    when = "" if isinstance(one.if_, Always) else f" if {condition(one.if_)}"
    told = listed([f"use {die}", *price])
    return f"{capital(does(one.side, 'may', 'may'))} {told} to have this card discarded{when}."
