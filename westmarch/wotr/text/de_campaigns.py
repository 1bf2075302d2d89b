"""German: what Event cards do with Armies."""

from __future__ import annotations

from typing import assert_never

from westmarch.wotr.kinds import Nation, Rank
from westmarch.wotr.tables.characters import COMPANIONS
from westmarch.wotr.text.de_acts import Act
from westmarch.wotr.text.de_grammar import ACC, DAT, GEN, listed
from westmarch.wotr.text.de_names import ARMY, DIE, RANKS, UNIT
from westmarch.wotr.text.de_places import in_place, place, somebody
from westmarch.wotr.text.de_words import kind, nation, side, whom
from westmarch.wotr.vocabulary import campaigns as k
from westmarch.wotr.vocabulary.places import At, HasArmy, HasMixedArmy, Holds, NextTo, Where


def campaign(one: k.CampaignEffect) -> Act:
    """What a player does: rekrutiere 1 Einheit Gondors in Osgiliath."""
    match one:
        case k.RecruitUnits():
            return recruiting(one)
        case k.Promote():
            return promoting(one)
        case k.BringUnits(whose, most, origin):
            units = f"bis zu {UNIT.counted(most)} {nation(whose, GEN)}"
            return Act(f"du darfst {units} {out_of(origin)} in diese Region bewegen", "")
        case k.EliminateLeader(whose, where):
            what = f"einen Anführer {side(whose, GEN)} {in_place(where)}"
            return Act("entferne", f"{what} aus dem Spiel", "entfernen")
        case k.ChooseArmy(where):
            return Act("wähle", place(where, ACC), "wählen")
        case k.RollAgainst(whose, where, dice, on):
            army = f"{ARMY.one(ACC)} {side(whose, GEN)} {in_place(where)}"
            if isinstance(where, HasMixedArmy):
                army = somebody(where, ACC)
            return Act("wirf", f"{rolled(dice)} gegen {army}", "werfen", more=hitting(on))
        case k.RollAgainstEach(whose, where, dice, on):
            army = f"{ARMY.one(ACC, 'jeder')} {side(whose, GEN)} {in_place(where)}"
            return Act("wirf", f"{rolled(dice)} gegen {army}", "werfen", more=hitting(on))
        case k.StrikeNazgul(where, on, to):
            more = (
                f" und wirf für jeden Nazgûl dort einen Würfel (höchstens 5): Jede "
                f"{at_least(on)} entfernt einen; bewege die anderen {to_place(to)}; der "
                "Hexenkönig ist nicht betroffen"
            )
            return Act("wähle", place(where, ACC), more=more)
        case k.DriveOut(whose):
            told = (
                f"wenn dort {ARMY.one(ACC)} {side(whose, GEN)} ist, wirf einen Würfel: Die Armee "
                "nimmt so viele Treffer, wie er zeigt, und muss sich zurückziehen; kann sie das "
                "nicht, ist sie vernichtet, mit allen, die sie anführen"
            )
            return Act(told, "")
        case k.MoveArmies():
            return moving(one)
        case k.MoveArmyTo(origin, to):
            what = f"eine Armee {out_of(origin)}, auch aus einer belagerten Festung,"
            return Act("bewege", f"{what} {to_place(to)}", "bewegen")
        case k.Land(origin, to):
            more = (
                "; ist dort eine gegnerische Armee, beginnt eine Schlacht, und der Angriff kann "
                "nicht eingestellt werden, außer diese Armee wurde schon belagert"
            )
            what = f"eine Armee {out_of(origin)} {to_place(to)}"
            return Act("bewege", what, "bewegen", more=more)
        case k.AttackWith():
            return attacking(one)
        case _:
            assert_never(one)


def to_place(where: Where) -> str:
    """To a region that fits."""
    if isinstance(where, At):
        return f"nach {place(where, DAT)}"
    return f"in {place(where, ACC)}"


def out_of(where: Where) -> str:
    """From a region that fits."""
    return f"aus {place(where, DAT)}"


def at_least(number: int) -> str:
    """What a die must show."""
    return str(number) if number == 6 else f"{number}+"


def hitting(on: int) -> str:
    """What is a hit."""
    return f": Jede {at_least(on)} ist ein Treffer"


def rolled(dice: k.Dice) -> str:
    """How many dice are rolled."""
    match dice:
        case int():
            return DIE.counted(dice)
        case k.NazgulThere():
            return "für jeden Nazgûl in dieser Region einen Würfel (höchstens 5)"
        case k.UnitsOf(whose):
            return f"für jede Einheit {nation(whose, GEN)} dort einen Würfel (höchstens 5)"
        case _:
            assert_never(dice)


def recruiting(one: k.RecruitUnits) -> Act:
    """Units and Leaders that a card brings."""
    figures = [units(one)] if one.count else []
    leader = RANKS[Rank.NAZGUL if one.nation is Nation.SAURON else Rank.LEADER]
    figures += [leader.counted(one.leaders)] if one.leaders else []
    spot = in_place(one.where)
    if one.places > 1:
        spot = f"in jeder von {place(one.where, DAT, f'{one.places} verschiedenen')}"
    told = f"{listed(figures)} {spot}"
    if one.at_will:
        more = " und, wenn nötig, die Kontrolle übernehmen" if one.seizes else ""
        return Act(f"du darfst {told} rekrutieren{more}", "")
    return Act("rekrutiere", told, "rekrutieren")


def units(one: k.RecruitUnits) -> str:
    """So many units of some ranks."""
    most = "bis zu " if one.at_will else ""
    if one.ranks == (Rank.REGULAR, Rank.ELITE):
        which = "regulär oder Elite" if one.count == 1 else "jeweils regulär oder Elite"
        return f"{most}{UNIT.counted(one.count)} {nation(one.nation, GEN)} ({which})"
    kinds = listed((RANKS[rank].counted(one.count) for rank in one.ranks), "oder")
    known = one.ranks == (Rank.DUNLENDING,)
    return f"{most}{kinds}{'' if known else f' {nation(one.nation, GEN)}'}"


def promoting(one: k.Promote) -> Act:
    """Regulars who become Elites."""
    whose = side(one.side, GEN) if one.nation is None else nation(one.nation, GEN)
    regulars = f"{RANKS[Rank.REGULAR].counted(one.count)} {whose}"
    spot = "auf dem Spielplan" if one.where == HasArmy(one.side) else in_place(one.where)
    elites = RANKS[Rank.ELITE].one(ACC) if one.count == 1 else RANKS[Rank.ELITE].many
    return Act("ersetze", f"{regulars} {spot} durch {elites} derselben Nation", "ersetzen")


def with_escort(escort: k.Escort | None) -> str:
    """Who must go along."""
    if escort is None:
        return ""
    if escort.who == COMPANIONS:
        return " mit einem Gefährten"
    if escort.figures:
        return f" mit {listed((kind(figure, DAT) for figure in escort.figures), 'oder')}"
    return f" mit {whom(escort.who, DAT)}"


def moving(one: k.MoveArmies) -> Act:
    """Armies that a card moves."""
    armies = "eine Armee" if one.count == 1 else f"bis zu {one.count} verschiedene Armeen"
    far = "eine Region" if one.steps == 1 else f"bis zu {one.steps} Regionen"
    each = "" if one.count == 1 else "jeweils "
    more = ""
    if one.joins:
        it = "sie" if one.count == 1 else "jede"
        more = f"; {it} muss dort enden, wo eine andere deiner Armeen ist, die nicht belagert wird"
    what = f"{armies}{with_escort(one.escort)} {each}{far} weit"
    return Act("bewege", what, "bewegen", more=more)


def attacking(one: k.AttackWith) -> Act:
    """An attack that a card makes."""
    if one.at is not None and one.where == NextTo(one.at):
        what = "die Belagerer einer Festung mit einer Armee in einer benachbarten Region"
    elif one.at is not None and one.rounds > 1:
        what = f"die belagerte Armee {in_place(one.at)}"
    else:
        spot = "" if isinstance(one.where, HasArmy | Holds) else f" {in_place(one.where)}"
        target = "" if one.at is None else f" die Belagerer {in_place(one.at)}"
        what = f"mit einer Armee{with_escort(one.escort)}{spot}{target}"
    more = ""
    if one.rounds > 1:
        more += f"; die Belagerungsschlacht dauert {one.rounds} Kampfrunden"
    match one.hush:
        case k.Hush.ALWAYS:
            more += "; die Verteidiger können in der ersten Kampfrunde keine Kampfkarte spielen"
        case k.Hush.UNLESS_COMPANION:
            more += (
                "; die Verteidiger können in der ersten Kampfrunde keine Kampfkarte spielen, außer "
                "ein Gefährte ist in der Schlacht"
            )
        case None:
            pass
        case _:
            assert_never(one.hush)
    if one.aided:
        more += (
            "; in der ganzen Schlacht benutzt der Gegner für jede deiner Einheiten in der "
            "belagerten Festung einen Würfel weniger, aber mindestens einen"
        )
    return Act("greife", what, "angreifen", "an", more)
