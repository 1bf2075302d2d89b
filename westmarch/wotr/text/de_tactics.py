"""German: Combat cards."""

from __future__ import annotations

from typing import assert_never

from westmarch.wotr.text.de_grammar import DAT, GEN, NOM, capital, listed
from westmarch.wotr.text.de_names import DIE, ELITE, HIT, REGION, UNIT
from westmarch.wotr.text.de_places import in_place
from westmarch.wotr.text.de_words import nation, region, whom
from westmarch.wotr.vocabulary import tactics as t

ROLLS = {
    t.Whom.OWN: "deines Kampfwürfelwurfs",
    t.Whom.ENEMY: "des gegnerischen Kampfwürfelwurfs",
    t.Whom.BOTH: "beider Kampfwürfelwürfe",
}
REROLLS = {
    t.Whom.OWN: "deiner Anführer-Wiederholung",
    t.Whom.ENEMY: "der gegnerischen Anführer-Wiederholung",
    t.Whom.BOTH: "beider Anführer-Wiederholungen",
}
WHOSE = {t.Whom.OWN: "deiner", t.Whom.ENEMY: "der gegnerischen", t.Whom.BOTH: "jeder"}


def number(stat: t.Stat, of: t.Whom) -> str:
    """A number of a side, to which something is added."""
    match stat:
        case t.Stat.ROLL:
            return f"allen Würfeln {ROLLS[of]}"
        case t.Stat.REROLL:
            return f"allen Würfeln {REROLLS[of]}"
        case t.Stat.STRENGTH:
            return f"{WHOSE[of]} Kampfstärke"
        case t.Stat.LEADERSHIP:
            return f"{WHOSE[of]} Führung"
        case _:
            assert_never(stat)


def combat(card: t.Combat) -> str:
    """What a Combat card does, and what must be so."""
    told = " ".join(f"{capital(words)}." for words in grouped(card.do))
    if not card.if_:
        return told
    return f"Spielbar, wenn {listed(needed(one) for one in card.if_)}. {told}"


def grouped(effects: tuple[t.Tactic, ...]) -> list[str]:
    """Effects one after the other; the same change of two rolls is told once."""
    match effects:
        case (t.Modify(t.Stat.ROLL, more, of), t.Modify(t.Stat.REROLL, same, other), *rest) if (
            more == same and of is other and isinstance(more, int)
        ):
            both = f"zähle allen Würfeln {ROLLS[of]} und {REROLLS[of]} {more} hinzu"
            return [both, *grouped(tuple(rest))]
        case (first, *rest):
            return [tactic(first), *grouped(tuple(rest))]
    return []


def dice(one: t.Amount) -> str:
    """How many dice, after "mit"."""
    match one:
        case int():
            return DIE.counted(one, DAT)
        case t.OwnLeadership():
            return "so vielen Würfeln, wie deine Führung beträgt (höchstens 5),"
        case _:
            return f"einem Würfel für {each(one)} (höchstens 5)"


def each(one: t.Amount) -> str:
    """For each of what something counts."""
    match one:
        case int() | t.OwnLeadership():
            return "jeden Punkt deiner Führung"
        case t.EliteUnits():
            return "jede deiner Elite-Einheiten in der Schlacht"
        case t.CompanionsThere():
            return "jeden Gefährten in der Schlacht"
        case t.Dunlendings():
            return "jeden Dunländer in der Schlacht"
        case t.Engines():
            return "jede deiner Belagerungsmaschinen in der Schlacht"
        case _:
            assert_never(one)


def modify(one: t.Modify) -> str:
    """A number that changes, as an imperative."""
    stat = number(one.stat, one.of)
    if not isinstance(one.amount, int):
        return f"zähle {stat} für {each(one.amount)} 1 hinzu"
    if one.amount < 0:
        return f"ziehe von {stat} {-one.amount} ab"
    return f"zähle {stat} {one.amount} hinzu"


def tactic(one: t.Tactic) -> str:
    """What a Combat card does."""
    match one:
        case t.Modify():
            return modify(one)
        case t.CapDice(most):
            return f"der Gegner benutzt im Kampfwürfelwurf höchstens {DIE.counted(most)}"
        case t.FewerDice(fewer):
            less = (
                f"{fewer} Würfel" if isinstance(fewer, int) else f"für {each(fewer)} einen Würfel"
            )
            return f"der Gegner benutzt im Kampfwürfelwurf {less} weniger, aber mindestens einen"
        case t.CancelCard(otherwise):
            told = "hebe die Wirkung der gegnerischen Kampfkarte auf"
            return f"{told}; wenn keine gespielt wurde, {modify(otherwise)}" if otherwise else told
        case t.CancelReroll():
            return "der Gegner hat keine Anführer-Wiederholung"
        case t.CancelRerollIfOutled():
            return (
                "wenn die Führung der Nazgûl mindestens so hoch ist wie die des Gegners, hat der "
                "Gegner keine Anführer-Wiederholung"
            )
        case t.ForfeitCompanions():
            return "verzichte auf die Führung aller deiner Gefährten in der Schlacht"
        case t.ForfeitNazgul(points):
            of = "1 Punkt" if points == 1 else f"{points} Punkte"
            return f"verzichte auf {of} Führung der Nazgûl"
        case t.ForfeitForFewerDice():
            return (
                "verzichte auf beliebig viel Führung der Nazgûl, mindestens auf 1; der Gegner "
                "benutzt im Kampfwürfelwurf ebenso viele Würfel weniger, aber mindestens einen"
            )
        case t.Silence():
            return (
                "wähle einen gegnerischen Gefährten in der Schlacht, dessen Führung und "
                "Fähigkeiten in dieser Kampfrunde nicht gelten"
            )
        case t.ExtraAttack(count, on):
            return (
                f"führe vor dem Kampfwürfelwurf einen Angriff mit {dice(count)} durch; jede {on}+ "
                "ist ein Treffer, und die Verluste werden sofort entfernt"
            )
        case t.SlipAway():
            return (
                "vor dem Kampfwürfelwurf zieht sich deine Armee zurück, auf Wunsch in ihre Festung"
            )
        case t.SufferForBonus(most):
            return (
                f"vor dem Kampfwürfelwurf darfst du bis zu {HIT.counted(most)} bei deinen eigenen "
                "Einheiten nehmen; zähle für jeden allen Würfeln deines Kampfwürfelwurfs 1 hinzu"
            )
        case t.TurnMisses(misses, who):
            hero = whom(who, GEN) if who else "eines deiner Gefährten in der Schlacht"
            turned = "einen Fehlwurf in einen" if misses == 1 else f"bis zu {misses} Fehlwürfe in"
            return (
                f"nach dem Kampfwürfelwurf darfst du auf die Führung {hero} verzichten, um "
                f"{turned} Treffer zu verwandeln"
            )
        case t.OnesStrikeBack():
            return (
                "jede 1 im Kampfwürfelwurf des Gegners ist ein Treffer gegen seine eigene Armee "
                "und wird nicht wiederholt"
            )
        case t.MoreHits(hits):
            return (
                "wenn du in dieser Kampfrunde mindestens einen Treffer erzielt hast, erziele "
                f"{HIT.counted(hits)} mehr"
            )
        case t.OneMoreIfAhead():
            return (
                "wenn du in dieser Kampfrunde mehr Treffer erzielt hast als der Gegner, erziele "
                "einen mehr"
            )
        case t.ParryOne():
            return (
                "wenn der Gegner in dieser Kampfrunde zwei oder mehr Treffer erzielt hat, gilt "
                "einer davon nicht"
            )
        case t.SacrificeToParry():
            return (
                "du darfst einen deiner Anführer aus dem Spiel entfernen, damit ein Treffer nicht "
                "gilt, oder einen deiner Gefährten, damit so viele Treffer nicht gelten, wie sein "
                "Level beträgt"
            )
        case t.SlayByReroll():
            return slaying(one)
        case t.SmashEngine():
            return (
                "wenn deine Anführer-Wiederholung mindestens einen Treffer erzielt hat, darfst du "
                "eine gegnerische Belagerungsmaschine entfernen"
            )
        case t.HitIfTwice():
            return (
                "wenn du nach dem Entfernen der Verluste mindestens doppelt so viele Einheiten in "
                "der Schlacht hast wie der Gegner, erziele einen Treffer"
            )
        case t.SufferToStrike(most, on):
            return (
                "nach dem Entfernen der Verluste darfst du bis zu "
                f"{HIT.counted(most)} bei deinen eigenen Einheiten nehmen und für jeden einen "
                f"Würfel werfen; jede {on}+ ist ein Treffer"
            )
        case t.LastAttack(count, on):
            return (
                f"führe nach dem Entfernen der Verluste einen Angriff mit {dice(count)} durch; "
                f"jede {on}+ ist ein Treffer"
            )
        case _:
            assert_never(one)


def slaying(one: t.SlayByReroll) -> str:
    """Who can be eliminated by a Leader re-roll."""
    if one.for_hits is None:
        told = (
            "wenn deine Anführer-Wiederholung so viele Treffer erzielt hat, wie das Level einer "
            "gegnerischen Person in der Schlacht beträgt, darfst du diese Person aus dem Spiel "
            "entfernen"
        )
    else:
        told = (
            f"wenn deine Anführer-Wiederholung mindestens {HIT.counted(one.for_hits)} erzielt hat, "
            "darfst du eine gegnerische Person in der Schlacht aus dem Spiel entfernen"
        )
    if not one.characters_only:
        told = (
            "wenn deine Anführer-Wiederholung mindestens einen Treffer erzielt hat, darfst du "
            "einen gegnerischen Anführer oder Nazgûl in der Schlacht aus dem Spiel entfernen; "
            f"oder {told}"
        )
    return f"{told}; ein Treffer wird dafür verbraucht" if one.costs_hit else told


def needed(one: t.Needed) -> str:
    """What must be so in the battle, after "wenn"."""
    match one:
        case t.Defending(in_the_field):
            field = "in einer Feldschlacht " if in_the_field else ""
            return f"deine Armee sich {field}verteidigt"
        case t.DefenderAt(where):
            return f"die verteidigende Armee {in_place(where)} ist"
        case t.DefenderNear(where, distance):
            return (
                f"die verteidigende Armee höchstens {REGION.counted(distance)} von "
                f"{region(where, DAT)} entfernt ist"
            )
        case t.DefenderInside():
            return "die verteidigende Armee in einer Festung belagert wird"
        case t.HasElite(whose):
            of = "" if whose is None else f" {nation(whose, GEN)}"
            return f"{ELITE.one(NOM)}{of} auf deiner Seite in der Schlacht ist"
        case t.HasUnitOf(whose):
            return f"{UNIT.one(NOM)} {nation(whose, GEN)} in der Schlacht ist"
        case t.HasDunlendings():
            return "Dunländer in der Schlacht sind"
        case t.HasEngine():
            return "eine deiner Belagerungsmaschinen in der Schlacht ist"
        case t.HasOneOf(who):
            return f"{whom(who)} in der Schlacht ist"
        case t.HasLeader():
            return "einer deiner Anführer oder Gefährten in der Schlacht ist"
        case t.HasCompanion():
            return "ein Gefährte in der Schlacht ist"
        case t.HasHobbit():
            return "ein Hobbit in der Schlacht ist"
        case t.NazgulLeadership(least):
            return f"die Führung der Nazgûl in der Schlacht mindestens {least} beträgt"
        case t.HasNazgul():
            return "ein Nazgûl in der Schlacht ist"
        case _:
            assert_never(one)
