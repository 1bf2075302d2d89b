"""Everything in German."""

from __future__ import annotations

from westmarch.kernel.game import Outcome, Sayable
from westmarch.kernel.records import AnyEvent, AnyOption, AnyPrompt
from westmarch.wotr.cards.characters import ENTRIES
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.kinds import CharacterId, Nation, RegionId
from westmarch.wotr.reasons import Unmet
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import CARDS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.text.de_events import VICTORIES, event_said
from westmarch.wotr.text.de_grammar import ACC, DAT, GEN, capital
from westmarch.wotr.text.de_names import TYPES
from westmarch.wotr.text.de_options import option_said
from westmarch.wotr.text.de_places import condition
from westmarch.wotr.text.de_prompts import prompt_said
from westmarch.wotr.text.de_words import card, in_, nation, region, result, who
from westmarch.wotr.text.speaking import Reader


def say(record: Sayable, reader: Reader, asked: AnyPrompt | None) -> str:
    """A record in words."""
    if isinstance(record, AnyEvent):
        return event_said(record, reader)
    if isinstance(record, AnyOption):
        return option_said(record, reader, asked)
    if isinstance(record, AnyPrompt):
        return prompt_said(record)
    if isinstance(record, Outcome):
        assert record.how in VICTORIES, f"no words for {record}"
        return VICTORIES[record.how]
    assert isinstance(record, Unmet), f"no words for {record}"
    return reason_said(record)


def reason_said(reason: Unmet) -> str:
    """Why something cannot be done."""
    assert reason.what in REASONS, f"no words for {reason}"
    return capital(REASONS[reason.what].format(**about(reason.code)))


def about(code: str | None) -> dict[str, str]:
    """What a reason is about."""
    if code is None:
        return {}
    if code in CARDS:
        told = {"card": card(code), "type": TYPES[CARDS[code].type]}
        return told | ({"if_": condition(EVENT_TEXTS[code].if_)} if code in EVENT_TEXTS else {})
    if code in CHARACTERS:
        one = CharacterId(code)
        found = ENTRIES.get(one)
        entry = {} if found is None else {"if_": condition(found.if_), "die": result(found.face)}
        return {"who": who(one), "whom": who(one, ACC), **entry}
    if code in REGIONS:
        return {"place": region(RegionId(code)), "there": in_(RegionId(code))}
    one_nation = Nation(code)
    return {
        "nation": nation(one_nation),
        "whom": nation(one_nation, DAT),
        "of": nation(one_nation, GEN),
        "them": nation(one_nation, ACC),
    }


REASONS = {
    "no-player-to-choose": "jetzt ist kein Spieler zu wählen",
    "nothing-like-that": "so etwas gibt es auf dem Tisch nicht",
    "only-in-the-action-phase": "das geht nur in der Aktions-Phase",
    "not-your-turn": "gerade ist ein anderer Spieler an der Reihe",
    "finish-first": "zuerst muss eine andere Aktion beendet werden",
    "choose-a-die": "wähle zuerst einen Würfel, der das erlaubt",
    "not-in-your-hand": "die Karte ist nicht auf deiner Hand",
    "not-playable-yet": "{card} kann noch nicht gespielt werden",
    "condition-not-met": "{card} kann nur gespielt werden, wenn {if_}",
    "no-effect": "{card} hätte jetzt keine Wirkung",
    "no-die-for-the-card": "{card} braucht einen Würfel mit dem Ergebnis {type} oder einen "
    "Ereigniswürfel",
    "too-many-dice-to-pass": "du darfst nur passen, wenn du weniger unbenutzte Würfel hast als der "
    "Gegner",
    "no-army-there": "du hast {there} keine Armee",
    "no-die-for-armies": "du hast keinen Würfel, der Armeen bewegt oder angreifen lässt",
    "nobody-leads": "ein Personenwürfel braucht einen Anführer oder eine Person, und {there} ist "
    "niemand",
    "besieged-inside": "die Armee {there} wird belagert und kann nur einen Ausfall machen",
    "nowhere-to-go": "die Armee {there} kann keine benachbarte Region betreten",
    "nothing-to-attack": "die Armee {there} kann niemanden angreifen",
    "no-settlement-of-yours": "{there} kann niemand rekrutiert werden: Dort ist keine Siedlung von "
    "dir",
    "no-die-to-muster": "du hast keinen Rekrutierungswürfel",
    "nation-not-at-war": "von {whom} kann vor dem Kriegszustand niemand rekrutiert werden",
    "settlement-not-free": "die Siedlung {there} ist erobert, belagert oder nicht frei",
    "no-reinforcements": "es gibt keine Verstärkungen {of} mehr, die dorthin kommen könnten",
    "not-your-nation": "du kontrollierst {them} nicht",
    "at-war-already": "schon im Kriegszustand: {nation}",
    "passive": "eine passive Nation kann den letzten Schritt in den Kriegszustand nicht tun: "
    "{nation}",
    "not-your-character": "{who} dient dir nicht",
    "nobody-leaves-in-mordor": "in Mordor kann niemand von der Gemeinschaft abgetrennt werden",
    "no-die-for-characters": "du hast keinen Personenwürfel",
    "never-moves": "{who} hat Level 0 und bewegt sich nie",
    "not-in-the-game": "{who} ist nicht im Spiel",
    "only-in-the-expansion": "{who} gehört zur Erweiterung",
    "no-die-for-the-character": "um {whom} ins Spiel zu bringen, brauchst du {die}",
    "entry-not-met": "{who} kann nur ins Spiel kommen, wenn {if_}",
    "nowhere-to-enter": "es gibt keine Region, in der {who} ins Spiel kommen kann",
    "not-your-fellowship": "nur die Freien Völker bewegen die Gemeinschaft",
    "fellowship-is-revealed": "eine entdeckte Gemeinschaft kann sich nicht bewegen, bevor sie "
    "wieder verdeckt ist",
}
"""What can be in the way, by its code; a code that is missing here is an error."""
