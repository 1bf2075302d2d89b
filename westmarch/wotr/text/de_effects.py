"""German: what Event cards do, and what they do on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from westmarch.wotr.kinds import Nation, Side
from westmarch.wotr.rules.removing import PRICE
from westmarch.wotr.text.de_acts import Act
from westmarch.wotr.text.de_campaigns import at_least, campaign, to_place
from westmarch.wotr.text.de_expeditions import expedition
from westmarch.wotr.text.de_grammar import ACC, GEN, NOM, capital, listed
from westmarch.wotr.text.de_names import (
    CARD,
    DECKS,
    DIE,
    FACES,
    PLURAL,
    REGION,
    TYPES,
)
from westmarch.wotr.text.de_places import condition, in_place, place
from westmarch.wotr.text.de_words import in_, into, nation, result, side, tile, who, whom
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
    """Effects of one kind in a clause, the verb told once."""
    first = effect(several[0])
    if len(several) == 1:
        return first.imperative()
    if isinstance(several[0], e.Step):
        moved = listed(nation(one.nation, ACC) for one in several if isinstance(one, e.Step))
        return f"rücke {moved} auf der Politik-Leiste je einen Schritt vor"
    return f"{first.du} {listed(effect(one).rest for one in several)}"


def effect(one: e.Effect) -> Act:
    """What a player does."""
    if isinstance(one, CampaignEffect):
        return campaign(one)
    if isinstance(one, ExpeditionEffect):
        return expedition(one)
    return quest(one) if isinstance(one, e.FellowshipEffect) else other(one)


def quest(one: e.FellowshipEffect) -> Act:
    """What is done with the Fellowship, Companions, Nazgûl and the Hunt."""
    match one:
        case e.PutTile(code):
            what = f"den besonderen Jagd-Spielstein ({tile(code)})"
            more = ": Er kommt in den Jagd-Pool, sobald die Gemeinschaft auf der Mordor-Leiste ist"
            return Act("bringe", f"{what} ins Spiel", "bringen", more=more)
        case e.Heal(amount):
            return Act("heile", f"{amount} Korruption", "heilen")
        case e.Corrupt(amount):
            return Act("erhöhe", f"die Korruption um {amount}", "erhöhen")
        case e.HealByDice(dice, on):
            more = f": Jede {at_least(on)} heilt 1 Korruption"
            return Act("wirf", DIE.counted(dice), "werfen", more=more)
        case e.CorruptByDice(dice, on):
            more = f": Jede {at_least(on)} erhöht die Korruption um 1"
            return Act("wirf", DIE.counted(dice), "werfen", more=more)
        case e.Hide():
            return Act("verdecke", "die Gemeinschaft", "verdecken")
        case e.MoveOn():
            return Act("bewege", "die Gemeinschaft", "bewegen")
        case e.Reveal():
            return Act("entdecke", "die Gemeinschaft", "entdecken")
        case e.MoveTheBearers():
            what = "die Figur der Gemeinschaft in eine benachbarte Region"
            return Act("bewege", what, "bewegen")
        case e.HuntAgain():
            more = ", als hätte sich die Gemeinschaft bewegt"
            return Act("würfle", "für die Jagd", "würfeln", more=more)
        case e.DrawForHunt():
            return drawing(one)
        case e.SeparateCompanions(reach):
            what = "einen Gefährten oder eine Gruppe von Gefährten"
            return Act("trenne", what, "abtrennen", "ab", reaching(reach))
        case e.MoveGroup(reach):
            what = "einen Gefährten oder eine Gruppe von Gefährten außerhalb der Gemeinschaft"
            return Act("bewege", what, "bewegen", more=reaching(reach))
        case e.MoveCompanions():
            what = "beliebig viele Gefährten außerhalb der Gemeinschaft"
            return Act("bewege", what, "bewegen")
        case e.MoveCharacterTo(who, where):
            return Act("bewege", f"{whom(who, ACC)} {into(where)}", "bewegen")
        case e.MoveWithCompanions(who, to):
            what = f"{whom(who, ACC)}, auf Wunsch mit Gefährten aus derselben Region,"
            return Act("bewege", f"{what} {to_place(to)}", "bewegen")
        case e.MoveNazgul():
            return Act("bewege", "beliebig viele Nazgûl", "bewegen")
        case e.EliminateCharacter(lost):
            return Act("entferne", f"{whom((lost,), ACC)} aus dem Spiel", "entfernen")
        case e.TemptOne():
            more = (
                "; die Freien Völker wählen, ob er aus dem Spiel entfernt wird oder die "
                "Korruption um sein Level steigt"
            )
            return Act(
                "ziehe", "zufällig einen Gefährten aus der Gemeinschaft", "ziehen", more=more
            )
        case e.BreakUp():
            more = (
                ": Ein Auge oder ein blauer Spielstein hat keine Wirkung, sonst müssen so viele "
                "Gefährten, wie er zeigt, in der Region der Gemeinschaft abgetrennt werden"
            )
            return Act("ziehe", "einen Jagd-Spielstein", "ziehen", more=more)
        case e.BraveTheEye(tiles, who):
            more = (
                f": Sind es lauter Augen, wird {whom(who)} aus dem Spiel entfernt; sonst werden "
                "die Augen unter ihnen aus dem Spiel entfernt; alle anderen kommen ohne Wirkung "
                "zurück in den Jagd-Pool"
            )
            return Act("ziehe", f"{tiles} Jagd-Spielsteine", "ziehen", more=more)
        case _:
            assert_never(one)


def reaching(reach: e.Reach) -> str:
    """How Companions go."""
    told = []
    if reach.extra:
        told.append(f"bis zu {REGION.counted(reach.extra)} weiter als sonst")
    if reach.level is not None:
        told.append(f"als wäre ihr Level {reach.level}")
    if reach.into_sieges:
        told.append("auch in eine belagerte Festung")
    return "".join(f", {one}" for one in told)


def other(one: e.OtherEffect) -> Act:
    """What is done with nations, dice and cards."""
    match one:
        case e.Activate(whose):
            return Act("aktiviere", nation(whose, ACC), "aktivieren")
        case e.Step(whose):
            what = f"{nation(whose, ACC)} auf der Politik-Leiste einen Schritt"
            return Act("rücke", what, "vorrücken", "vor")
        case e.GoToWar(whose):
            them = "sie" if whose in PLURAL or whose is Nation.NORTH else "es"
            more = f" und versetze {them} in den Kriegszustand"
            return Act("aktiviere", nation(whose, ACC), more=more)
        case e.Estrange(where):
            more = (
                " und rücke ihre Nation auf der Politik-Leiste einen Schritt zurück; die Freien "
                "Völker müssen einen Anführer oder eine Einheit dieser Nation aus dem Spiel "
                "entfernen"
            )
            return Act("wähle", place(where, ACC), more=more)
        case e.RouseOne():
            what = "eine Nation der Freien Völker"
            more = ", aktiviere sie und rücke sie auf der Politik-Leiste einen Schritt vor"
            return Act("wähle", what, more=more)
        case e.TurnDie(old, new):
            mine = FACES[old].one(ACC, adjective="unbenutzt")
            return Act("drehe", f"{mine} auf {result(new, word='der')}", "drehen")
        case e.TurnToEyes(most):
            what = f"bis zu {most} deiner unbenutzten Würfel auf das Auge"
            return Act("drehe", what, "drehen", more=" und lege sie in die Jagd-Box")
        case e.DiscardDice(whose, face):
            shown = f"die {result(face, word='der')} zeigen"
            what = f"alle unbenutzten Aktionswürfel {side(whose, GEN)}, {shown},"
            return Act("lege", what, "ablegen", "ab")
        case e.DrawCards(deck, count):
            return Act("ziehe", f"{CARD.counted(count)} vom {DECKS[deck]}", "ziehen")
        case e.DiscardFromTable(whose, deck):
            what = f"eine Karte vom {DECKS[deck]} {side(whose, GEN)}, die auf dem Tisch liegt,"
            return Act("lege", what, "ablegen", "ab")
        case e.PlayAnother(of):
            told = f"du darfst sofort eine weitere Karte ({TYPES[of]}) ohne Würfel spielen"
            return Act(told, "")
        case e.If(when, then, otherwise):
            told = f"wenn {condition(when)}, {inverted(row(then))}"
            return Act(f"{told}; sonst {inverted(row(otherwise))}" if otherwise else told, "")
        case e.OneOf(several) if (reach := same_reach(several)) is not None:
            who = "einen Gefährten oder eine Gruppe von Gefährten"
            return Act(f"trenne {who} ab oder bewege sie{reaching(reach)}", "")
        case e.OneOf(several, may):
            if may:
                told = listed((effect(each).as_infinitive() for each in several), "oder")
                return Act(f"du darfst {told}", "")
            return Act(listed((effect(each).imperative() for each in several), "oder"), "")
        case _:
            assert_never(one)


def inverted(clause: str) -> str:
    """A main clause as it stands after another one: darfst du."""
    return clause.replace("du darfst", "darfst du", 1) if clause.startswith("du ") else clause


def row(effects: tuple[e.Effect, ...]) -> str:
    """Effects in one clause."""
    return listed(map(run, runs(effects)))


def drawing(one: e.DrawForHunt) -> Act:
    """A tile that is drawn because of a card."""
    more = (
        ": Ein Auge oder ein blauer Spielstein hat keine Wirkung, jeder andere gilt als "
        "erfolgreiche Jagd"
    )
    if one.unreduced:
        more += ", deren Schaden nicht verringert werden kann"
    if one.by_casualty:
        more += ", deren Schaden zuerst ein zufälliger Gefährte nehmen muss"
    return Act("ziehe", "einen Jagd-Spielstein", "ziehen", more=more)


# On the table


def reaction(one: t.Reaction) -> str:
    """What discarding a card from the table does."""
    match one:
        case t.PreventTile(when):
            return (
                f"Wenn ein Jagd-Spielstein gezogen würde{so(when)}, darfst du stattdessen diese "
                "Karte ablegen."
            )
        case t.RedrawTile(when):
            return (
                f"Wenn ein Jagd-Spielstein gezogen wurde{so(when)}, darfst du diese Karte ablegen: "
                "Ein anderer wird gezogen und gilt; danach kommt der erste zurück in den Jagd-Pool."
            )
        case t.ReduceDamage(amount):
            return f"Du darfst diese Karte ablegen, um den Jagd-Schaden um {amount} zu verringern."
        case t.HelpHunt(bonus):
            return (
                f"Du darfst diese Karte ablegen, um allen Würfeln eines Jagd-Wurfs {bonus} "
                "hinzuzuzählen."
            )
        case t.TileOnTheWay(where, quiet):
            more = ", entdeckt die Gemeinschaft aber nicht" if quiet else ""
            return (
                "Wenn die Position der Gemeinschaft angegeben oder sie entdeckt wird und ihr Weg "
                f"{in_place(where)} beginnt oder endet oder dort hindurchführt, darfst du diese "
                "Karte ablegen, um einen zusätzlichen Jagd-Spielstein zu ziehen: Ein Auge hat "
                f"keine Wirkung, jeder andere gilt als erfolgreiche Jagd{more}."
            )
        case t.AsCombatCard():
            return (
                "Du darfst diese Karte in einer Schlacht ablegen, um ihre Kampfkarte zu benutzen."
            )
        case _:
            assert_never(one)


def so(when: Condition) -> str:
    """Under which condition something is possible."""
    return "" if isinstance(when, Always) else f" und {condition(when)}"


UNTIL = {
    t.Until.DECLARED_AT_HAVEN: "die Position der Gemeinschaft in einer Stadt oder Festung der "
    "Freien Völker angegeben wird",
    t.Until.DECLARED_AT_STRONGHOLD: "die Position der Gemeinschaft in einer Festung der Freien "
    "Völker angegeben wird",
    t.Until.FOUND: "die Position der Gemeinschaft angegeben oder sie entdeckt wird",
    t.Until.NATION_PROVOKED: "eine Nation der Freien Völker wegen eines Angriffs oder der "
    "Fähigkeit eines Gefährten auf der Politik-Leiste vorrückt",
}


def endings(stays: t.OnTable) -> list[str]:
    """When a card on the table is discarded."""
    ends = [UNTIL[one] for one in stays.until]
    if stays.until_active is not None:
        verb = "werden" if stays.until_active in PLURAL else "wird"
        ends.append(f"{nation(stays.until_active)} aktiv {verb}")
    if not isinstance(stays.while_, Always):
        ends.append(condition(stays.while_, true=False))
    told = [f"Lege diese Karte ab, sobald {listed(ends, 'oder')}."] if ends else []
    told += map(removal, stays.removals)
    if stays.strands is not None:
        lost, home = capital(who(stays.strands.who)), in_(stays.strands.home)
        told.append(
            f"{lost} wird aus dem Spiel entfernt, wenn er nicht {home} ist, sobald diese Karte "
            "abgelegt wird."
        )
    return told


def removal(one: t.Removal) -> str:
    """How the other side can have a card leave."""
    die = "einen beliebigen Aktionswürfel" if one.face is None else result(one.face)
    die += " und einen Elbenring" if one.ring else ""
    cards = listed(f"eine Karte ({TYPES[kind]})" for kind in PRICE)
    price = [f"{cards} abwerfen"] if one.cards else []
    when = "" if isinstance(one.if_, Always) else f", wenn {condition(one.if_)}"
    may = "dürfen" if one.side is Side.FREE else "darf"
    told = listed([f"{die} benutzen", *price])
    return f"{capital(side(one.side, NOM))} {may} {told}, um diese Karte abzulegen{when}."
