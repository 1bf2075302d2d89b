"""German: what Characters can do and how they come, and what stands on every card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from westmarch.kernel.describing import Paragraph
from westmarch.wotr.cards.characters import ABILITIES, ENTRIES, GUIDES
from westmarch.wotr.cards.combat import COMBAT
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.kinds import CharacterId, Side
from westmarch.wotr.tables.events import CARDS, COMBAT_CARDS
from westmarch.wotr.text.de_effects import endings, reaction, sentences
from westmarch.wotr.text.de_grammar import ACC, DAT, GEN, NOM, Name, capital
from westmarch.wotr.text.de_names import CHARACTER_NAMES, DECKS
from westmarch.wotr.text.de_places import condition, in_place
from westmarch.wotr.text.de_tactics import combat
from westmarch.wotr.text.de_words import (
    card,
    does,
    in_,
    in_any,
    nation,
    nations,
    region,
    regions,
    result,
    side,
    who,
    whom,
)
from westmarch.wotr.text.speaking import ThirdAge
from westmarch.wotr.vocabulary import abilities as v
from westmarch.wotr.vocabulary.conditions import Always, IsAt

BOTH_DECKS = " In der zweiten Auflage gilt das für beide Stapel."
DIE_PLAYED = "mit einem Ereigniswürfel eine Karte gespielt hat"
THIS_CARD = Name("diese Karte", "diese Karte", "dieser Karte")


def event_paragraphs(code: str) -> tuple[Paragraph, ...]:
    """The event half of a card; none if it is not declared yet."""
    if code not in EVENT_TEXTS:
        return ()
    text = EVENT_TEXTS[code]
    found: list[Paragraph] = []
    if not isinstance(text.if_, Always):
        found.append(Paragraph(f"Spielbar, wenn {condition(text.if_)}."))
    if text.do:
        found.append(Paragraph(sentences(text.do)))
    if text.stays is not None:
        told = [ability(one, THIS_CARD) for one in text.stays.abilities]
        told += [reaction(one) for one in text.stays.reactions]
        found.append(Paragraph(" ".join(told), "Auf dem Tisch"))
        if endings(text.stays):
            found.append(Paragraph(" ".join(endings(text.stays))))
    return tuple(found)


def combat_paragraph(code: str) -> Paragraph:
    """The combat half of a card."""
    row = COMBAT_CARDS[CARDS[code].combat]
    lead = f"{row.name_de} (Initiative {row.initiative})"
    return Paragraph(combat(COMBAT[row.code]), lead)


def character_paragraphs(code: CharacterId) -> tuple[Paragraph, ...]:
    """How a Character comes, what he does as Guide, and what else he can do."""
    name = CHARACTER_NAMES[code]
    found: list[Paragraph] = []
    if code in ENTRIES:
        found.append(Paragraph(entry(ENTRIES[code], name), "Ins Spiel"))
    found += [Paragraph(ability(one, name), "Ratgeber") for one in GUIDES.get(code, ())]
    found += [Paragraph(ability(one, name)) for one in ABILITIES.get(code, ())]
    return tuple(found)


def entry(one: v.Entry, name: Name) -> str:
    """How a Character comes into play."""
    told = f"Wenn {condition(one.if_)}, darfst du {result(one.face)} benutzen, um {name(ACC)} "
    if one.replaces is None:
        return f"{told}{in_place(one.where)} ins Spiel zu bringen.{''.join(following(one))}"
    old = who(one.replaces)
    if isinstance(one.if_, IsAt) and one.if_.who == (one.replaces,):
        return f"{told}anstelle {who(one.replaces, GEN)} ins Spiel zu bringen."
    return (
        f"{told}ins Spiel zu bringen: anstelle {who(one.replaces, GEN)} oder, wenn {old} nicht auf "
        f"dem Spielplan ist, {in_place(one.where)}."
    )


def following(one: v.Entry) -> Iterator[str]:
    """What follows when a Character has come."""
    if one.if_2e is not None:
        yield f" In der zweiten Auflage geht das, wenn {condition(one.if_2e)}."
    if one.escort is not None:
        yield f" Eine Einheit {nation(one.escort, GEN)} darf mitkommen."
    if one.wakes:
        yield f" {capital(nations(one.wakes))} werden aktiv."
    if one.advances:
        moved = capital(nations(one.advances))
        yield f" {moved} rücken auf der Politik-Leiste einen Schritt vor."


def ability(one: v.Ability, name: Name) -> str:
    """What a Character, or a card on the table, does."""
    if isinstance(one, ThirdAge):
        return of_the_third_age(one, name)
    match one:
        case v.CombatBonus(amount):
            return f"Zähle der Kampfstärke einer Armee, bei der {name(NOM)} ist, {amount} hinzu."
        case v.NegatesNazgul():
            return (
                f"Zu Beginn einer Schlacht darfst du auf die Führung {name(GEN)} verzichten, damit "
                "die Führung aller Nazgûl in der ganzen Schlacht nicht gilt."
            )
        case v.DrawsForCombatCard():
            return (
                "Wenn du in der ersten Kampfrunde einer Schlacht, an der "
                f"{name(NOM)} teilnimmt, eine Kampfkarte benutzt hast, darfst du eine Karte von "
                "einem beliebigen Stapel ziehen."
            )
        case v.ElitesLead(some, of_many):
            many = f" (zu dritt oder viert {nations(of_many, GEN)})" if some != of_many else ""
            return f"Elite-Einheiten {nations(some, GEN)}{many} sind auch Anführer."
        case v.DrawsForEvent(deck, deck_2e):
            which = "von diesem Stapel" if deck is None else f"vom {DECKS[deck]}"
            played = "eine Karte" if deck is None else f"eine Karte vom {DECKS[deck]}"
            return (
                f"Wenn du {played} mit einem Ereigniswürfel gespielt hast, darfst du eine Karte "
                f"{which} ziehen.{'' if deck_2e is deck else BOTH_DECKS}"
            )
        case v.HidesWithAnyDie():
            return "Jeder Aktionswürfel darf benutzt werden, um die Gemeinschaft zu verdecken."
        case v.SeparatesForDamage():
            return (
                f"Wenn die Jagd Schaden verursacht, darfst du {name(ACC)} von der Gemeinschaft "
                "abtrennen, um den Schaden um 1 zu verringern."
            )
        case v.KeepsHidden():
            return (
                "Jagd-Spielsteine entdecken die Gemeinschaft nicht. Wenn die Jagd Schaden "
                "verursacht, darfst du die Gemeinschaft entdecken, um den Schaden um 1 zu "
                "verringern."
            )
        case v.DeclaresByDie():
            return (
                "In der Aktions-Phase darfst du einen Personenwürfel benutzen, um die Position der "
                "Gemeinschaft anzugeben."
            )
        case v.ReturnsFromTheHunt():
            return (
                f"Wenn {name(NOM)} als Verlust der Jagd aus dem Spiel entfernt würde, gilt "
                f"{name(NOM)} stattdessen als von der Gemeinschaft abgetrennt."
            )
        case v.FasterAlone(level):
            alone = f"Wenn sich {name(NOM)} allein oder mit einem Hobbit bewegt"
            return f"{alone}, gilt das Level {level}."
        case v.AnyDieSteps(whose, only):
            spot = in_any(only) if only else f"in einer Stadt oder Festung {nation(whose, GEN)}"
            return (
                f"Wenn {name(NOM)} {spot} ist und die Siedlung nicht erobert ist, darfst du einen "
                f"beliebigen Aktionswürfel benutzen, um {nation(whose, ACC)} auf der "
                "Politik-Leiste einen Schritt vorzurücken."
            )
        case v.MusterAsArmy():
            return (
                "Einmal in jeder Spielrunde darfst du einen Rekrutierungswürfel als Armeewürfel "
                "benutzen."
            )
        case v.CommandsFrom(where, whose):
            return (
                f"Solange du {region(where, ACC)} kontrollierst und es nicht belagert wird, darfst "
                "du einen Rekrutierungswürfel benutzen, um in jeder Siedlung "
                f"{nation(whose, GEN)} eine reguläre Einheit zu rekrutieren oder um {in_(where)} "
                "zwei reguläre Einheiten durch Elite-Einheiten zu ersetzen."
            )
        case v.NoDieWhile(others):
            return (
                f"{capital(name(NOM))} bringt keinen Aktionswürfel, solange {whom(others)} im "
                "Spiel ist."
            )
        case v.Closes(whose, several):
            return (
                f"Armeen {side(whose, GEN)} können {regions(several, ACC, 'und')} weder betreten "
                "noch angreifen."
            )
        case v.MovesWithArmy(other):
            return f"{capital(who(other))} darf sich mit einer Armee bewegen."
        case v.KeepsHuntBoxEmpty():
            return "Würfel, die die Gemeinschaft bewegt haben, kommen nicht in die Jagd-Box."
        case v.HoldsPassive():
            return (
                "Die Freien Völker können eine passive Nation nicht mit einem "
                "Rekrutierungswürfel auf der Politik-Leiste vorrücken."
            )
        case v.SleepsUnless(whose, several):
            return (
                f"{capital(nation(whose))} kann nur durch einen Gefährten aktiviert werden, oder "
                f"wenn {in_any(several)} die Position der Gemeinschaft angegeben wird oder ein "
                "Angriff stattfindet."
            )
        case v.DrawsAfterEventDie(whose):
            played = does(whose, "mit einem Ereigniswürfel eine Karte gespielt haben", DIE_PLAYED)
            draw = "ziehen sie" if whose is Side.FREE else "zieht er"
            return f"Wenn {played}, {draw} eine Karte von einem beliebigen Stapel."
        case v.PunishesCasualties(deck):
            return (
                "Wenn ein Gefährte in der Gemeinschaft als Verlust der Jagd aus dem Spiel entfernt "
                f"wird, darfst du eine Karte der Freien Völker vom {DECKS[deck]} abwerfen lassen: "
                "eine zufällige von einer Hand oder eine, die auf dem Tisch liegt."
            )
        case v.NoCombatCardsAt(whose, where):
            can = "können" if whose is Side.FREE else "kann"
            told = f"{capital(side(whose))} {can} in Schlachten {in_(where)}"
            return f"{told} keine Kampfkarten benutzen."
        case v.DiceHunt(face):
            return (
                f"{capital(result(face, NOM))}, den der Schatten benutzt hat, kommt nach der "
                "Aktion in die Jagd-Box."
            )
        case _:
            assert_never(one)


def of_the_third_age(one: ThirdAge, name: Name) -> str:
    """What Characters do with the expansion."""
    match one:
        case v.BoundTo(where):
            return (
                f"{capital(name(NOM))} wird aus dem Spiel entfernt, sobald der Gegner "
                f"{region(where, ACC)} kontrolliert."
            )
        case v.LevelForCards(level):
            return f"Für Karten gilt das Level {level}."
        case v.IgnoresEyes():
            return (
                "Wenn ein Standard-Jagd-Spielstein mit einem Auge gezogen wird, darfst du einen "
                "Elbenring benutzen, um ihn ohne Wirkung aus dem Spiel zu entfernen."
            )
        case v.MustersUnderSiege(where):
            return (
                f"Ein Rekrutierungswürfel kann {in_(where)} auch während einer Belagerung "
                "rekrutieren."
            )
        case v.EveryNazgulHunts():
            return (
                "Jeder Nazgûl in der Region der Gemeinschaft erlaubt die Wiederholung eines "
                "Jagd-Würfels ohne Erfolg."
            )
        case v.FollowsDeclared():
            return (
                f"Wenn die Position der Gemeinschaft angegeben wird, darfst du {name(ACC)} in ihre "
                "Region bewegen, außer dort ist eine Festung unter der Kontrolle der Freien Völker."
            )
        case v.Waylays():
            return (
                "Wenn die Position der Gemeinschaft angegeben oder sie entdeckt wird und ihr Weg "
                f"die Region mit {name(DAT)} berührt, ziehe einen Jagd-Spielstein. Ist er ein "
                f"Auge, werden {name(NOM)} und der Ratgeber aus dem Spiel entfernt, außer Gollum "
                "ist Ratgeber."
            )
        case v.FallsToEnts():
            return (
                f"Wenn die Ents alle Einheiten bei {name(DAT)} entfernen oder angreifen, wo keine "
                f"Einheit ist, wird {name(NOM)} aus dem Spiel entfernt."
            )
        case v.LeavesAtHaven():
            return (
                "Wenn die Position der Gemeinschaft in einer Stadt oder Festung der Freien Völker "
                f"angegeben wird, verlässt {name(NOM)} das Spiel."
            )
        case v.LeavesCard(code):
            return f"Wenn {name(NOM)} das Spiel verlässt, kommt {card(code)} auf den Tisch."
        case _:
            assert_never(one)
