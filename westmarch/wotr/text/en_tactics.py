"""English: Combat cards."""

from __future__ import annotations

from typing import assert_never

from westmarch.wotr.text.en_places import place
from westmarch.wotr.text.en_words import (
    a,
    capital,
    counted,
    listed,
    nation,
    of_nation,
    region,
    whom,
)
from westmarch.wotr.vocabulary import tactics as t

STATS = {
    t.Stat.ROLL: "all dice of {whose} Combat roll",
    t.Stat.REROLL: "all dice of {whose} Leader re-roll",
    t.Stat.STRENGTH: "{whose} Combat Strength",
    t.Stat.LEADERSHIP: "{whose} Leadership",
}
WHOSE = {t.Whom.OWN: "your", t.Whom.ENEMY: "the enemy's", t.Whom.BOTH: "both sides'"}


def combat(card: t.Combat) -> str:
    """What a Combat card does, and what must be so."""
    told = " ".join(f"{capital(words)}." for words in grouped(card.do))
    if not card.if_:
        return told
    needs = listed(needed(one) for one in card.if_)
    return f"Play if {needs}. {told}"


def grouped(effects: tuple[t.Tactic, ...]) -> list[str]:
    """Effects one after the other; the same change of two rolls is told once."""
    match effects:
        case (t.Modify(t.Stat.ROLL, more, of), t.Modify(t.Stat.REROLL, same, other), *rest) if (
            more == same and of is other and isinstance(more, int)
        ):
            both = f"add {more} to all dice of {WHOSE[of]} Combat roll and Leader re-roll"
            return [both, *grouped(tuple(rest))]
        case (first, *rest):
            return [tactic(first), *grouped(tuple(rest))]
    return []


def amount(one: t.Amount) -> str:
    """How many dice: 3 dice, or as many as you have Elites."""
    match one:
        case int():
            return counted(one, "die", "dice")
        case t.EliteUnits():
            return "one die for each of your Elites in the battle"
        case t.OwnLeadership():
            return "as many dice as your Leadership"
        case t.CompanionsThere():
            return "one die for each Companion in the battle"
        case t.Dunlendings():
            return "one die for each Dunlending in the battle"
        case t.Engines():
            return "one die for each of your siege engines in the battle"
        case _:
            assert_never(one)


def at_most(one: t.Amount) -> str:
    """How many dice; no roll uses more than five (W-COMP-03)."""
    return amount(one) if isinstance(one, int) else f"{amount(one)} (at most 5)"


def each(one: t.Amount) -> str:
    """How much is added or taken away."""
    return str(one) if isinstance(one, int) else amount(one).replace("one die", "1")


def modify(one: t.Modify) -> str:
    """A number that changes."""
    stat = STATS[one.stat].format(whose=WHOSE[one.of])
    if isinstance(one.amount, int) and one.amount < 0:
        return f"subtract {-one.amount} from {stat}"
    value = each(one.amount)
    number, _, rest = value.partition(" ")
    return f"add {number} to {stat}{f' {rest}' if rest else ''}"


def tactic(one: t.Tactic) -> str:
    """What a Combat card does."""
    match one:
        case t.Modify():
            return modify(one)
        case t.CapDice(most):
            return f"the enemy rolls at most {counted(most, 'die', 'dice')} in the Combat roll"
        case t.FewerDice(fewer):
            less = amount(fewer).replace("one die", "one die less")
            return f"the enemy rolls {less}, but at least one, in the Combat roll"
        case t.CancelCard(otherwise):
            told = "cancel the enemy's Combat card"
            return f"{told}; if none was played, {modify(otherwise)}" if otherwise else told
        case t.CancelReroll():
            return "cancel the enemy's Leader re-roll"
        case t.CancelRerollIfOutled():
            return (
                "if the Nazgûl have at least as much Leadership as the enemy, cancel the enemy's "
                "Leader re-roll"
            )
        case t.ForfeitCompanions():
            return "forfeit the Leadership of all your Companions in the battle"
        case t.ForfeitNazgul(points):
            return f"forfeit {points} Nazgûl Leadership"
        case t.ForfeitForFewerDice():
            return (
                "forfeit one or more points of Nazgûl Leadership; the enemy rolls as many dice "
                "less, but at least one, in the Combat roll"
            )
        case t.Silence():
            return (
                "choose an enemy Companion in the battle, whose Leadership and abilities do not "
                "count in this round"
            )
        case t.ExtraAttack(dice, on):
            return (
                f"before the Combat roll, make an attack with {at_most(dice)}; each {on}+ is a "
                "hit, and the hits are taken at once"
            )
        case t.SlipAway():
            return "before the Combat roll, your Army retreats or withdraws into its Stronghold"
        case t.SufferForBonus(most):
            return (
                f"before the Combat roll, you may take up to {counted(most, 'hit', 'hits')} on "
                "your own units; add 1 to all dice of your Combat roll for each"
            )
        case t.TurnMisses(misses, who):
            hero = whom(who) if who else "one of your Companions in the battle"
            turned = "one miss into a hit" if misses == 1 else f"up to {misses} misses into hits"
            return (
                f"after the Combat roll, you may forfeit the Leadership of {hero} to turn {turned}"
            )
        case t.OnesStrikeBack():
            return (
                "each 1 of the enemy's Combat roll is a hit on the enemy's own Army and is not "
                "rolled again"
            )
        case t.MoreHits(hits):
            more = counted(hits, "more hit", "more hits")
            return f"if you scored at least one hit in this round, score {more}"
        case t.OneMoreIfAhead():
            return "if you scored more hits than the enemy in this round, score one more hit"
        case t.ParryOne():
            return "if the enemy scored two hits or more in this round, cancel one of them"
        case t.SacrificeToParry():
            return (
                "you may eliminate one of your Leaders to cancel one hit, or one of your "
                "Companions to cancel as many hits as the Companion's Level"
            )
        case t.SlayByReroll():
            return slaying(one)
        case t.SmashEngine():
            return (
                "if your Leader re-roll scored at least one hit, you may remove one enemy siege "
                "engine"
            )
        case t.HitIfTwice():
            return (
                "after the casualties are removed, score one hit if you have at least twice as "
                "many units in the battle as the enemy"
            )
        case t.SufferToStrike(most, on):
            return (
                "after the casualties are removed, you may take up to "
                f"{counted(most, 'hit', 'hits')} on your own units and roll one die for each; "
                f"each {on}+ is a hit"
            )
        case t.LastAttack(dice, on):
            return (
                f"after the casualties are removed, make an attack with {at_most(dice)}; each "
                f"{on}+ is a hit"
            )
        case _:
            assert_never(one)


def slaying(one: t.SlayByReroll) -> str:
    """Who can be eliminated by a Leader re-roll."""
    if one.for_hits is None:
        scored = "as many hits as the Level of an enemy Character in the battle, you may eliminate"
        told = f"if your Leader re-roll scored {scored} that Character"
    else:
        scored = counted(one.for_hits, "hit", "hits")
        told = (
            f"if your Leader re-roll scored at least {scored}, you may eliminate an enemy "
            "Character in the battle"
        )
    if not one.characters_only:
        told = (
            "if your Leader re-roll scored at least one hit, you may eliminate an enemy Leader or "
            f"Nazgûl in the battle; or, {told}"
        )
    return f"{told}; one hit is used up for it" if one.costs_hit else told


def needed(one: t.Needed) -> str:
    """What must be so in the battle."""
    match one:
        case t.Defending(in_the_field):
            return f"your Army defends{' in a field battle' if in_the_field else ''}"
        case t.DefenderAt(where):
            return f"the defending Army is in {place(where)}"
        case t.DefenderNear(where, distance):
            return (
                f"the defending Army is within {counted(distance, 'region', 'regions')} of "
                f"{region(where)}"
            )
        case t.DefenderInside():
            return "the defending Army is besieged in a Stronghold"
        case t.HasElite(one_nation):
            whose = "" if one_nation is None else f"{of_nation(one_nation)} "
            return f"{a(f'{whose}Elite')} of yours is in the battle"
        case t.HasUnitOf(one_nation):
            return f"a unit of {nation(one_nation)} is in the battle"
        case t.HasDunlendings():
            return "Dunlendings are in the battle"
        case t.HasEngine():
            return "a siege engine of yours is in the battle"
        case t.HasOneOf(who):
            return f"{whom(who)} is in the battle"
        case t.HasLeader():
            return "a Leader or Companion of yours is in the battle"
        case t.HasCompanion():
            return "a Companion is in the battle"
        case t.HasHobbit():
            return "a Hobbit is in the battle"
        case t.NazgulLeadership(least):
            return f"the Nazgûl have a Leadership of at least {least} in the battle"
        case t.HasNazgul():
            return "a Nazgûl is in the battle"
        case _:
            assert_never(one)
