"""German: how numbers change."""

from __future__ import annotations

from westmarch.meccg.text.de_deeds import lasting
from westmarch.meccg.text.de_filters import a, each
from westmarch.meccg.text.de_grammar import ACC, DAT, NOM, YOU, Thing, listed
from westmarch.meccg.text.de_happenings import all_of, this_turn
from westmarch.meccg.text.de_judgements import amount, own, signed
from westmarch.meccg.text.de_nouns import REGION, REGION_NOUNS, SORTS
from westmarch.meccg.text.de_phrases import one_of
from westmarch.meccg.text.de_properties import SINGLE, stat_name
from westmarch.meccg.text.sorts import STATS as STATS_OF
from westmarch.meccg.text.sorts import Sort, owner
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary.references import Stat

GAINED = {
    Stat.CORRUPTION: "Versuchungspunkte",
    Stat.CORRUPTION_CHECK: "auf Versuchungswürfe",
    Stat.INFLUENCE_CHECK: "auf Beeinflussungswürfe",
    Stat.RING_TEST: "auf Ringprüfungen",
    Stat.STRIKES: "auf die Zahl der Hiebe",
    Stat.MARSHALLING: "Siegpunkte",
    Stat.STAGE_POINTS: "Entwicklungspunkte",
}
"""Numbers that are gained under another name, or on something."""
ABILITIES = (
    Stat.PROWESS,
    Stat.BODY,
    Stat.MIND,
    Stat.DIRECT_INFLUENCE,
    Stat.GENERAL_INFLUENCE,
    Stat.SPARE_INFLUENCE,
)


def gained(stat: Stat, number: int) -> str:
    """What somebody gains, so much of it."""
    if stat in SINGLE and abs(number) == 1 and stat is not Stat.STRIKES:
        return SINGLE[stat]
    if stat in GAINED:
        return GAINED[stat]
    return stat_name(stat, ACC) if stat in ABILITIES else f"auf {stat_name(stat, ACC, 'der')}"


AGAINST = dict.fromkeys((Stat.CARDS_DRAWN, Stat.OPPONENT_DRAWS), "bei der Bewegung")
"""What tells for whom numbers change, if not "gegen"."""


def per(one: j.Amount) -> tuple[int, str] | None:
    """An amount that grows with something, as so much for each of it."""
    match one:
        case int():
            return one, ""
        case j.Count(filter, number, most):
            limit = "" if most is None else f" (höchstens {most})"
            return number, f" für {each(filter).acc}{limit}"
        case j.Regions(kind, number):
            noun = REGION if kind is None else REGION_NOUNS[kind]
            return number, f" für {one_of((noun,), 'jeder', ACC)} auf der Reiseroute"
        case j.HowOften(happening, number):
            return number, f" für jedes Mal, dass {this_turn(happening)}"
    return None


def checks(one: s.Boost, who: Thing) -> str:
    """Body checks against somebody change."""
    by = "" if one.against is None else f" durch {a(one.against).acc}"
    return f"Konstitutionswürfe gegen {who.acc}{by} erhalten {signed(one.amount)}"


def boost(one: s.Boost) -> str:
    """A number changes."""
    stat = one.stats[0]
    who = all_of(owner(one.of, stat), SORTS[STATS_OF.get(stat, Sort.CARD)])
    growing = per(one.amount)
    if Stat.BODY_CHECK in one.stats:
        text = checks(one, who)
    elif one.op is s.Op.ADD and growing is not None:
        number, rest = growing
        parts = [f"{number:+} {gained(stat, number)}" for stat in one.stats]
        text = who.fill(f"{{nom}} {{erhält}} {listed(parts, 'und')}{rest}")
    else:
        you = who.gender is YOU
        names = [own(stat, NOM) if you else stat_name(stat, NOM, "der") for stat in one.stats]
        text = f"{listed(names, 'und')}{'' if you else f' {who.of()}'} {changed(one)}"
    if one.against is not None and Stat.BODY_CHECK not in one.stats:
        against = a(one.against)
        word = AGAINST.get(one.stats[0])
        text += f" gegen {against.acc}" if word is None else f" {word} {against.of()}"
    if one.max_ is not None:
        text += f" (höchstens {amount(one.max_)})"
    if one.min_ is not None:
        text += f" (mindestens {amount(one.min_)})"
    return lasting(text, one.if_, one.until)


def changed(one: s.Boost) -> str:
    """How numbers change."""
    several = len(one.stats) > 1
    match one.op:
        case s.Op.ADD:
            return f"{'ändern' if several else 'ändert'} sich um {signed(one.amount)}"
        case s.Op.SET:
            return f"{'sind je' if several else 'ist'} {amount(one.amount)}"
        case s.Op.TIMES:
            verb = "werden" if several else "wird"
            if one.amount == 2:
                return f"{verb} verdoppelt"
            return f"{verb} mit {amount(one.amount, DAT)} multipliziert"
        case s.Op.HALVE:
            return f"{'werden' if several else 'wird'} halbiert (aufgerundet)"
