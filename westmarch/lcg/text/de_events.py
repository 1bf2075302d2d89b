"""German: what happened, and why the numbers are what they are."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from westmarch.kernel.records import CardId, Seat
from westmarch.lcg import events as ev
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Stat, Zone
from westmarch.lcg.state import ORC_GUARD
from westmarch.lcg.tables.quests import QUEST_CARDS
from westmarch.lcg.text.de_grammar import (
    ACC,
    DAT,
    NOM,
    POSSESSIVES,
    Case,
    capital,
    contracted,
    listed,
)
from westmarch.lcg.text.de_terms import PHASES, STATS, gender_of, is_plural, title
from westmarch.lcg.text.records import CardEvent, CombatEvent, TableEvent
from westmarch.lcg.text.speaking import ENCOUNTER, PRINTED, Reader, is_event, is_guard
from westmarch.lcg.vocabulary.abilities import Shadow

HIDDEN = {
    NOM: "eine verdeckte Karte",
    ACC: "eine verdeckte Karte",
    DAT: "einer verdeckten Karte",
}


def card_of(card: CardId, reader: Reader, case: Case = NOM) -> str:
    """What the reader calls a card."""
    return code_of(reader.names.get(card), case)


def code_of(code: str | None, case: Case = NOM) -> str:
    """What a card is called; without a code it lies face down."""
    return HIDDEN[case] if code is None else title(code, case)


def together(cards: tuple[CardId, ...], reader: Reader, case: Case = NOM) -> str:
    """Several cards in a row; copies of one card are counted: 2× Führer aus Lórien."""
    copies = Counter(bare(card, reader) for card in cards)
    found = {bare(card, reader): card_of(card, reader, case) for card in cards}
    return listed(
        [f"{copies[name]}× {name}" if copies[name] > 1 else found[name] for name in found]
    )


def whose(code: str | None) -> str:
    """Of which card; its title stands as it is printed."""
    return "einer Karte" if code is None else f"der Karte {PRINTED[code].name_de}"


def bare(card: CardId, reader: Reader) -> str:
    """The title as it is printed, without an article."""
    code = reader.names.get(card)
    return "verdeckte Karte" if code is None else PRINTED[code].name_de


def does(code: str | None, one: str, many: str) -> str:
    """A card with its verb, which is in the plural if the title is."""
    verb = many if code is not None and is_plural(code) else one
    return f"{code_of(code)} {verb}"


def player_of(seat: Seat, reader: Reader) -> str:
    """What the reader calls a player."""
    return reader.players[seat] if seat < len(reader.players) else f"Spieler {seat + 1}"


def event_said(event: object, reader: Reader) -> str:
    """An event in words."""
    if isinstance(event, CardEvent):
        return contracted(capital(card_event(event, reader)))
    if isinstance(event, CombatEvent):
        return contracted(capital(combat_event(event, reader)))
    assert isinstance(event, TableEvent), f"no words for {event}"
    return contracted(capital(table_event(event, reader)))


def card_event(event: CardEvent, reader: Reader) -> str:
    """What happened to a card."""
    names = reader.names
    match event:
        case ev.EnteredPlay(_, code, seat, played):
            enters = does(code, "kommt", "kommen")
            if seat is None:
                return f"{enters} ins Spiel"
            who = player_of(seat, reader)
            if played:
                return f"{who} spielt {code_of(code, ACC)}"
            return f"{enters} unter der Kontrolle von {who} ins Spiel"
        case ev.LeftPlay(_, code, kind, _, destroyed):
            guard = kind is CardType.ENEMY and PRINTED[code].type is not CardType.ENEMY
            name = ORC_GUARD.code if guard else code
            if not destroyed:
                return f"{does(name, 'verlässt', 'verlassen')} das Spiel"
            gone = "besiegt" if kind is CardType.ENEMY else "getötet"
            return f"{does(name, 'wird', 'werden')} {gone}"
        case ev.Damaged(card, amount, _, code):
            return f"{does(code or names.get(card), 'erleidet', 'erleiden')} {amount} Schaden"
        case ev.Healed(card, amount):
            are = "wird" if amount == 1 else "werden"
            return f"{amount} Schaden auf {card_of(card, reader, DAT)} {are} geheilt"
        case ev.Readied(card):
            return f"{does(names.get(card), 'wird', 'werden')} spielbereit"
        case ev.Exhausted(card):
            return f"{does(names.get(card), 'wird', 'werden')} erschöpft"
        case ev.ResourcesChanged(card, amount):
            tokens = "Ressource" if abs(amount) == 1 else "Ressourcen"
            if amount > 0:
                return f"{does(names.get(card), 'erhält', 'erhalten')} {amount} {tokens}"
            return f"{does(names.get(card), 'gibt', 'geben')} {-amount} {tokens} aus"
        case ev.Attached(card, host):
            if is_guard(card, host, reader):
                guards = does(names.get(host), "bewacht", "bewachen")
                return f"{guards} {card_of(card, reader, ACC)}"
            onto = card_of(host, reader, ACC)
            return f"{does(names.get(card), 'wird', 'werden')} an {onto} angehängt"
        case ev.Moved(_, code, to):
            return moved(code, to)
        case ev.Revealed(_, code):
            return f"{does(code, 'wird', 'werden')} aufgedeckt"
        case ev.WhenRevealedTriggered(card):
            return f"„Wenn aufgedeckt“-Effekte werden ausgelöst: {bare(card, reader)}"
        case ev.TravelledTo(card):
            return f"die Spieler reisen zu {card_of(card, reader, DAT)}"
        case ev.Explored(_, code):
            return f"{does(code, 'ist', 'sind')} erkundet"
        case ev.ProgressPlaced(card, amount):
            onto = card_of(card, reader, ACC)
            are = "wird" if amount == 1 else "werden"
            return f"{amount} Fortschrittsmarker {are} auf {onto} gelegt"
        case ev.ProgressRemoved(amount):
            are = "wird" if amount == 1 else "werden"
            return f"{amount} Fortschrittsmarker {are} von der Abenteuerkarte entfernt"
        case ev.PrisonerRescued(card):
            return f"{does(names.get(card), 'ist', 'sind')} befreit"
        case _:
            assert_never(event)


def moved(code: str | None, to: str) -> str:
    """Where a card went; a prisoner stays where he is."""
    if to == CardType.PRISONER.value:
        return f"{does(code, 'wird', 'werden')} gefangen genommen"
    comes, is_ = does(code, "kommt", "kommen"), does(code, "wird", "werden")
    owners = f"{POSSESSIVES[gender_of(code or '')]}es Besitzers"
    zone = Zone(to)
    match zone:
        case Zone.DECK:
            encounter = code is not None and PRINTED[code].type in ENCOUNTER
            return f"{comes} in das {'Begegnungsdeck' if encounter else f'Deck {owners}'}"
        case Zone.HAND:
            return f"{comes} auf die Hand {owners}"
        case Zone.DISCARD:
            return f"{is_} abgelegt"
        case Zone.PLAY:
            return f"{comes} unter die Kontrolle eines anderen Spielers"
        case Zone.STAGING:
            return f"{comes} in die Aufmarschzone"
        case Zone.ENGAGED:
            return f"{is_} in einen Kampf verwickelt"
        case Zone.ACTIVE:
            return f"{is_} zum aktiven Ort"
        case Zone.ATTACHED:
            return f"{is_} an ein Deck angehängt"
        case Zone.SHADOW:
            return f"{is_} als Schattenkarte zugeteilt"
        case Zone.REVEALED:
            return f"{is_} aufgedeckt"
        case Zone.QUEST_DECK:
            return f"{comes} in das Abenteuerdeck"
        case Zone.QUEST:
            return f"{is_} zum aktuellen Abenteuer"
        case Zone.VICTORY:
            return f"{comes} zu den Siegpunkten"
        case Zone.ASIDE:
            return f"{is_} beiseitegelegt"
        case Zone.REMOVED:
            return f"{is_} aus dem Spiel entfernt"
        case _:
            assert_never(zone)


def combat_event(event: CombatEvent, reader: Reader) -> str:
    """What happened in combat."""
    names = reader.names
    match event:
        case ev.Engaged(card, seat):
            engages = does(names.get(card), "verwickelt", "verwickeln")
            return f"{engages} {player_of(seat, reader)} in einen Kampf"
        case ev.AttackBegan(card, seat):
            attacks = does(names.get(card), "greift", "greifen")
            return f"{attacks} {player_of(seat, reader)} an"
        case ev.AttackEnded(card, seat):
            ends = does(names.get(card), "beendet", "beenden")
            own = POSSESSIVES[gender_of(names.get(card, ""))]
            return f"{ends} {own}en Angriff auf {player_of(seat, reader)}"
        case ev.DefenderDeclared(enemy, card):
            defends = does(names.get(card), "verteidigt", "verteidigen")
            return f"{defends} gegen {card_of(enemy, reader, ACC)}"
        case ev.ShadowDealt(_, enemy):
            return f"{card_of(enemy, reader, DAT)} wird eine Schattenkarte zugeteilt"
        case ev.ShadowTurnedUp(_, code):
            blank = not any(isinstance(ability, Shadow) for ability in ABILITIES[code])
            return (
                f"die Schattenkarte ist: {PRINTED[code].name_de}{' (ohne Schatteneffekt)' * blank}"
            )
        case ev.ShadowTriggered(card, enemy):
            return f"ein Schatteneffekt wird ausgelöst: {at(card, enemy, reader)}"
        case ev.ShadowResolved(card, enemy):
            return f"ein Schatteneffekt ist abgehandelt: {at(card, enemy, reader)}"
        case ev.Struck(attackers, targets, attack, defense, damage):
            against = f"{attack} {STATS[Stat.ATTACK]} − {defense} {STATS[Stat.DEFENSE]}"
            sum_ = f"{against} = {damage} Schaden"
            who, whom = together(attackers, reader), together(targets, reader, ACC)
            return f"{who} gegen {whom}: {sum_}"
        case _:
            assert_never(event)


def at(card: CardId, enemy: CardId, reader: Reader) -> str:
    """Which shadow card, in whose attack."""
    return f"{bare(card, reader)} (Angreifer: {bare(enemy, reader)})"


def table_event(event: TableEvent, reader: Reader) -> str:
    """What happened to a player, or in the course of the game."""
    match event:
        case ev.RoundBegan(number):
            return f"Runde {number} beginnt"
        case ev.RoundEnded(number):
            return f"Runde {number} endet"
        case ev.PhaseBegan(phase):
            return f"die {PHASES[phase]} beginnt"
        case ev.PhaseEnded(phase):
            return f"die {PHASES[phase]} endet"
        case ev.StageBegan(code):
            return f"Abschnitt {QUEST_CARDS[code].stage} des Abenteuers beginnt: {title(code)}"
        case ev.StageCompleted(code):
            return f"der Abschnitt {title(code)} ist abgeschlossen"
        case ev.StageSettled(code):
            return f"der Abschnitt {title(code)} ist ausgelegt"
        case ev.Committed(seat, cards):
            return f"{player_of(seat, reader)}: {committed(cards, reader)}"
        case ev.QuestResolved(willpower, threat):
            return quest_resolved(willpower, threat)
        case ev.ThreatChanged(seat, amount, now):
            moves = "steigt" if amount > 0 else "sinkt"
            of = f"die Bedrohung von {player_of(seat, reader)}"
            return f"{of} {moves} um {abs(amount)} auf {now}"
        case ev.Drew(seat, code):
            card = "eine Karte" if code is None else code_of(code, ACC)
            return f"{player_of(seat, reader)} zieht {card}"
        case ev.Saw(seat, code):
            card = "eine Karte" if code is None else code_of(code, ACC)
            return f"{player_of(seat, reader)} sieht {card} an"
        case ev.AbilityUsed(seat, _, code):
            if seat is None:
                return f"ein Effekt {whose(code)} wird abgehandelt"
            verb = "spielt" if is_event(code) else "nutzt"
            return f"{player_of(seat, reader)} {verb} {code_of(code, ACC)}"
        case ev.EncounterDeckRenewed(cards):
            count = "1 Karte" if cards == 1 else f"{cards} Karten"
            return f"das Begegnungsdeck wird aus {count} des Ablagestapels neu gebildet"
        case ev.HeroAssigned(seat, code):
            return f"das Los entscheidet: {player_of(seat, reader)} spielt mit {title(code, DAT)}"
        case ev.FirstPlayerChanged(seat):
            return f"{player_of(seat, reader)} ist Startspieler"
        case ev.Eliminated(seat):
            return f"{player_of(seat, reader)} scheidet aus"
        case _:
            assert_never(event)


def committed(cards: tuple[CardId, ...], reader: Reader) -> str:
    """Who goes on the quest."""
    if len(cards) == 1:
        return f"{does(reader.names.get(cards[0]), 'stellt', 'stellen')} sich dem Abenteuer"
    if not cards:
        return "niemand stellt sich dem Abenteuer"
    return f"{together(cards, reader)} stellen sich dem Abenteuer"


def quest_resolved(willpower: int, threat: int) -> str:
    """How a quest went, with its arithmetic."""
    if willpower > threat:
        sum_ = f"{willpower} Willenskraft − {threat} Widerstand = {willpower - threat} Fortschritt"
        return f"die Spieler sind im Abenteuer erfolgreich: {sum_}"
    if willpower < threat:
        sum_ = f"{threat} Widerstand − {willpower} Willenskraft = {threat - willpower}"
        more = "mehr Bedrohung für jeden Spieler"
        return f"die Spieler sind im Abenteuer nicht erfolgreich: {sum_} {more}"
    return f"Gleichstand im Abenteuer: {willpower} Willenskraft gegen {threat} Widerstand"
