"""Everything in English."""

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
from westmarch.wotr.text.en_events import VICTORIES, event_said
from westmarch.wotr.text.en_options import option_said
from westmarch.wotr.text.en_places import condition
from westmarch.wotr.text.en_prompts import prompt_said
from westmarch.wotr.text.en_words import TYPES, a, capital, card, nation, region, result, who
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
        entry = {} if found is None else {"if_": condition(found.if_), "die": a(result(found.face))}
        return {"who": who(one), **entry}
    return (
        {"place": region(RegionId(code))} if code in REGIONS else {"nation": nation(Nation(code))}
    )


REASONS = {
    "no-player-to-choose": "no player is to be chosen now",
    "nothing-like-that": "there is no such thing on the table",
    "only-in-the-action-phase": "this is only possible in the action phase",
    "not-your-turn": "it is another player's turn to act",
    "finish-first": "another action has to be finished first",
    "choose-a-die": "first choose a die that allows it",
    "not-in-your-hand": "it is not in your hand",
    "not-playable-yet": "{card} cannot be played yet",
    "condition-not-met": "{card} can only be played if {if_}",
    "no-effect": "{card} would have no effect now",
    "no-die-for-the-card": "{card} needs a die with the {type} result, or an Event result",
    "too-many-dice-to-pass": "you may only pass if you have fewer unused dice than the enemy",
    "no-army-there": "you have no Army in {place}",
    "no-die-for-armies": "you have no die that moves Armies or attacks",
    "nobody-leads": "a Character result needs a Leader or Character, and none is in {place}",
    "besieged-inside": "the Army in {place} is besieged and can only make a sortie",
    "nowhere-to-go": "the Army in {place} cannot enter any adjacent region",
    "nothing-to-attack": "the Army in {place} can attack nobody",
    "no-settlement-of-yours": "nobody can be recruited in {place}: it has no Settlement of yours",
    "no-die-to-muster": "you have no Muster result",
    "nation-not-at-war": "nobody of {nation} can be recruited before it comes to war",
    "settlement-not-free": "{place} is captured, besieged or not free",
    "no-reinforcements": "no reinforcements of {nation} are left that could come there",
    "not-your-nation": "you do not control {nation}",
    "at-war-already": "At War already: {nation}",
    "passive": "a passive nation cannot take the last step to war: {nation}",
    "not-your-character": "{who} does not serve you",
    "nobody-leaves-in-mordor": "in Mordor nobody can be separated from the Fellowship",
    "no-die-for-characters": "you have no Character result",
    "never-moves": "{who} has Level 0 and never moves",
    "not-in-the-game": "{who} is not in the game",
    "only-in-the-expansion": "{who} belongs to the expansion",
    "no-die-for-the-character": "bringing {who} into play needs {die}",
    "entry-not-met": "{who} can only come into play if {if_}",
    "nowhere-to-enter": "there is no region where {who} can come into play",
    "not-your-fellowship": "only the Free Peoples move the Fellowship",
    "fellowship-is-revealed": "a revealed Fellowship cannot move before it is hidden again",
}
"""What can be in the way, by its code; a code that is missing here is an error."""
