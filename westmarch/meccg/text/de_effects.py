"""German: what happens when a card takes effect."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Zone
from westmarch.meccg.text.de_acts import ACTS, who
from westmarch.meccg.text.de_boosts import per
from westmarch.meccg.text.de_filters import a, each, many
from westmarch.meccg.text.de_grammar import ACC, NOM, listed, sentence
from westmarch.meccg.text.de_happenings import event
from westmarch.meccg.text.de_judgements import amount, condition, provided, signed
from westmarch.meccg.text.de_nouns import (
    ATTACK,
    CARD,
    CHARACTER,
    COMPANY,
    CREATURE,
    GOLD_RING,
    MARKS,
    SITE,
)
from westmarch.meccg.text.de_properties import land, stat_name, within
from westmarch.meccg.text.de_refs import REFS
from westmarch.meccg.text.de_statics import STATICS, attack
from westmarch.meccg.text.rows import alike
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import journeys, targets, trials
from westmarch.meccg.vocabulary.judgements import Always, Amount, Not
from westmarch.meccg.vocabulary.properties import In
from westmarch.meccg.vocabulary.references import Moment, Ref, Until

MOMENTS = {
    Moment.UNTAP: "während der Enttappphase",
    Moment.ORGANIZATION: "während der Organisationsphase",
    Moment.END_OF_ORGANIZATION: "am Ende der Organisationsphase",
    Moment.LONG_EVENTS: "während der Langfristige-Ereignisse-Phase",
    Moment.MOVEMENT: "während der Bewegungs-/Gefahrenphase",
    Moment.AFTER_DRAW: "nach dem Ziehen der Karten",
    Moment.END_OF_MOVEMENT: "am Ende der Bewegungs-/Gefahrenphase",
    Moment.ENTERING: "beim Betreten des Ortes",
    Moment.SITE_PHASE: "während der Ortsphase",
    Moment.END_OF_TURN: "während der Abschlussphase",
    Moment.QUIET: "jederzeit im eigenen Zug",
    Moment.ATTACK_FACED: "während eines Angriffs",
    Moment.BEFORE_ASSIGNMENT: "vor dem Verteilen der Hiebe",
    Moment.AFTER_ASSIGNMENT: "nach dem Verteilen der Hiebe",
    Moment.STRIKE_FACED: "während eines Hiebes",
    Moment.AFTER_STRIKE: "nach einem Hieb",
    Moment.AFTER_ATTACK: "nach einem Angriff",
    Moment.IN_CHAIN: "als Antwort",
    Moment.CORRUPTION_CHECK: "bei einem Versuchungswurf",
    Moment.INFLUENCE_CHECK: "bei einem Beeinflussungswurf",
    Moment.RING_TESTED: "nach einer Ringprüfung",
    Moment.COUNCIL: "beim Rat",
}
MERCY = {
    e.Mercy.STAYS: "; misslingt er, geschieht ihm nichts",
    e.Mercy.DISCARDED: "; misslingt er, wird er schlimmstenfalls abgeworfen",
}


def effects(found: tuple[e.Effect, ...]) -> str:
    """Several effects, a sentence each."""
    return " ".join(sentence(said(one)) for one in found)


def said(one: object) -> str:
    """An effect or a static, as a main clause."""
    return (EFFECTS.get(type(one)) or ACTS.get(type(one)) or STATICS[type(one)])(one)


def inner(found: tuple[e.Effect, ...]) -> str:
    """Effects after a colon."""
    text = "; ".join(said(one) for one in found)
    return f"{text[:1].upper()}{text[1:]}"


def modified(modifier: Amount) -> str:
    """How a check is modified."""
    if modifier == 0:
        return ""
    if isinstance(modifier, int):
        return f" mit {modifier:+}"
    return f" (verändert um {signed(modifier)})"


def branches(over: str, do: tuple[e.Effect, ...], otherwise: tuple[e.Effect, ...]) -> str:
    """What a result brings, or else."""
    if do:
        rest = f"; sonst: {inner(otherwise)}" if otherwise else ""
        return f"; ist das Ergebnis größer als {over}: {inner(do)}{rest}"
    return f"; ist das Ergebnis nicht größer als {over}: {inner(otherwise)}" if otherwise else ""


def check(one: e.CorruptionCheck) -> str:
    """A corruption check."""
    text = who(one.who, CHARACTER).fill(
        f"{{nom}} {{macht}} einen Versuchungswurf{modified(one.modifier)}"
    )
    if one.mercy is not None and not one.failed:
        text += MERCY[one.mercy]
    if one.passed:
        text += f"; gelingt er: {inner(one.passed)}"
    if one.failed:
        only = "" if one.mercy is None else ", geschieht nur dies"
        text += f"; misslingt er{only}: {inner(one.failed)}"
    return text


def rolled(one: e.Roll) -> str:
    """A roll."""
    maker = "würfle" if one.by is Ref.ME else REFS[one.by].fill("{nom} {würfelt}")
    text = f"{maker}{modified(one.plus)}"
    if one.support is not None:
        text += f" (+1 für jeden dafür getappten: {a(one.support, CHARACTER).nom})"
    return text + branches(amount(one.over, NOM), one.do, one.otherwise)


def attempt(one: e.InfluenceAttempt) -> str:
    """An influence attempt."""
    text = REFS[one.by].fill(
        f"{{nom}} {{unternimmt}} einen Beeinflussungsversuch gegen {who(one.who).acc}"
        f"{modified(one.modifier)}"
    )
    if not one.general:
        text += "; freier allgemeiner Einfluss zählt dabei nicht"
    return f"{text}; gelingt er, kommt das Ziel stattdessen auf die Hand" if one.to_hand else text


def tested(one: e.TestRing) -> str:
    """A gold ring is tested."""
    how = " ohne Wurf geprüft: Jeder Ring darf {sein}en Platz einnehmen"
    return who(one.who, GOLD_RING).fill(
        "{nom} {wird}" + (how if one.known else f"{modified(one.modifier)} geprüft")
    )


def repeated(one: e.Repeat) -> str:
    """Something several times."""
    if isinstance(one.count, int):
        return f"{one.count}-mal: {inner(one.do)}"
    growing = per(one.count)
    if growing is not None and growing[0] == 1:
        return f"{growing[1].strip()}: {inner(one.do)}"
    return f"mehrmals (Anzahl: {amount(one.count)}): {inner(one.do)}"


def prisoner(one: journeys.TakePrisoner) -> str:
    """Somebody is taken prisoner."""
    text = who(one.who, CHARACTER).fill(
        f"{{nom}} {{wird}} gefangen genommen (Befreiungsort: {a(one.at, SITE).nom}"
        f"{', auch weit entfernt' if one.anywhere else ''})"
    )
    return text if one.rings else f"{text}; auch seine Ringe werden abgeworfen"


def strikes(one: trials.FaceStrikes) -> str:
    """Strikes of no attack."""
    marks = "".join(f", {MARKS[mark]}" for mark in one.marks)
    text = who(one.who, CHARACTER).fill(
        f"{{nom}} {{stellt}} sich einem Hieb (Kampfgeschick {amount(one.prowess)}{marks})"
    )
    if one.body_check:
        text += f"; Konstitutionswürfe daraus erhalten {one.body_check:+}"
    return text


def faced(one: trials.FaceAttacks) -> str:
    """Attacks."""
    plus = "" if one.prowess == 0 else f" (Kampfgeschick verändert um {signed(one.prowess)})"
    said = "; ".join(attack(each_) for each_ in one.attacks)
    kind = "einem Angriff" if len(one.attacks) == 1 else "Angriffen"
    return REFS[one.who].fill(f"{{nom}} {{stellt}} sich {kind}{plus}: {said}")


def sent(one: journeys.Send) -> str:
    """The company goes somewhere."""
    path = ", ".join(land((kind,), NOM, "") for kind in one.path)
    by = f" (Reiseroute: {path})" if one.path else ""
    return f"die Gemeinschaft darf sich zu {a(one.to, SITE).dat} bewegen{by}"


def moments(found: tuple[Moment, ...]) -> str:
    """When."""
    return listed(MOMENTS[moment] for moment in found)


def action(one: e.Action) -> str:
    """What a player may do with a card."""
    tapped = [a(filter, CHARACTER).acc for filter in one.tap]
    costs = [f"{listed(tapped, 'und')} tappen"] if tapped else []
    if one.discard is not None:
        what = (
            a(one.discard).acc
            if one.discards == 1
            else many(one.discard, CARD, f"{one.discards} ").acc
        )
        costs.append(f"{what} abwerfen")
    if one.spends:
        costs.append(f"{one.spends} vom Gefahrenlimit aufwenden")
    if one.noting is not None:
        costs.append(f"{amount(one.noting, ACC)} festhalten")
    if one.on is not None:
        costs.append(f"{target(one.on)} wählen")
    once = "einmal pro Zug " if one.once else "ein einziges Mal " if one.single else ""
    cost = listed(costs, "und") if costs else "Folgendes bewirken"
    when = moments(one.when) if one.when else ""
    if_ = "" if isinstance(one.if_, Always) else f"{provided(one.if_)},"
    lead = ", ".join(part for part in (when, if_) if part)
    user = "der Gegner" if one.opponents else "du"
    verb = "darf" if one.opponents else "darfst"
    start = f"{lead} {verb} {user}" if lead else f"{user} {verb}"
    return led(one.until, f"{start} {once}{cost}: {inner(one.do)}")


UNTIL_SO = {
    Until.TURN: "in diesem Zug gilt:",
    Until.PHASE: "in dieser Phase gilt:",
    Until.ATTACK_OVER: "in diesem Angriff gilt:",
    Until.STRIKE_OVER: "bei diesem Hieb gilt:",
    Until.NEXT_LONG_EVENTS: "bis zur nächsten Langfristige-Ereignisse-Phase gilt:",
    Until.NEXT_UNTAP: "bis zur nächsten Enttappphase gilt:",
    Until.GAME: "für den Rest des Spiels gilt:",
}


def target(one: targets.Target) -> str:
    """On what a card is played."""
    match one:
        case targets.ACompany(filter):
            found = a(filter, COMPANY)
        case targets.AnAttack(filter):
            found = a(filter, ATTACK)
        case targets.AnAutomaticAttack(at):
            return f"einen automatischen Angriff an {a(at, SITE).dat}"
        case targets.StillFelt(filter):
            return f"die Wirkung von {a(filter).dat}"
        case targets.InTheChain(filter):
            found = a(In(Zone.CHAIN) & filter)
        case _:
            found = a(one)
    return found.acc


EFFECTS: dict[type, Callable[..., str]] = {
    e.CorruptionCheck: check,
    e.BodyCheck: lambda one: (
        f"gegen {who(one.who, CHARACTER).acc} wird ein Konstitutionswurf gemacht"
        + modified(one.modifier)
        + ("; misslingt er, wird der Charakter nur getappt" if one.mild else "")
    ),
    e.Roll: rolled,
    e.RollTable: lambda one: (
        ("würfle" if one.by is Ref.ME else REFS[one.by].fill("{nom} {würfelt}"))
        + modified(one.plus)
        + ": "
        + "; ".join(f"{within(band.least, band.most)}: {inner(band.do)}" for band in one.bands)
    ),
    e.InfluenceAttempt: attempt,
    e.InfluenceCheck: lambda one: (
        REFS[one.who].fill(f"{{nom}} {{macht}} einen Beeinflussungswurf{modified(one.plus)}")
        + branches(amount(one.over, NOM), one.do, ())
    ),
    e.TestRing: tested,
    e.Succeed: lambda one: "der Wurf gelingt",
    e.Fail: lambda one: "der Beeinflussungswurf misslingt",
    e.Modify: lambda one: f"{stat_name(one.stat, NOM, 'der')} ändert sich um {signed(one.amount)}",
    e.CancelAttack: lambda one: (
        "alle Angriffe der Karte werden vereitelt" if one.all else "der Angriff wird vereitelt"
    ),
    e.CancelStrike: lambda one: (
        "der Hieb bleibt erfolglos" if one.ineffectual else "der Hieb wird vereitelt"
    ),
    e.Cancel: lambda one: who(one.who).fill("{nom} {wird} vereitelt"),
    trials.FaceAttacks: faced,
    e.AttackWith: lambda one: (
        who(one.who, CREATURE).fill("{nom} {greift} die Gemeinschaft an")
        + (f"; dabei gilt: {inner(one.but)}" if one.but else "")
    ),
    trials.FaceLikeAttacks: lambda one: (
        "die Gemeinschaft stellt sich Angriffen wie den automatischen Angriffen ihres Zielorts"
    ),
    trials.FaceStrikes: strikes,
    trials.FaceAutomaticAttacks: lambda one: REFS[one.who].fill(
        "{nom} {stellt} sich den automatischen Angriffen des Ortes"
    ),
    trials.MustFace: lambda one: who(one.who, CHARACTER).fill(
        "{nom} {muss} sich einem Hieb des Angriffs stellen"
    ),
    trials.StrikesFail: lambda one: (
        "alle Hiebe des Angriffs misslingen"
        + (
            f"; Widerstandswürfe gegen ihn werden um {signed(one.body_check)} verändert"
            if one.body_check
            else ""
        )
    ),
    trials.Redirect: lambda one: REFS[one.to].fill("{nom} {stellt} sich stattdessen dem Hieb"),
    journeys.TakePrisoner: prisoner,
    journeys.SetFree: lambda one: who(one.who, CHARACTER).fill(
        "{nom} {wird} befreit und {ist} in einer eigenen Gemeinschaft am Befreiungsort"
    ),
    e.Lapse: lambda one: "was diese Karte zeitweilig bewirkt hat, endet",
    journeys.ReturnToOrigin: lambda one: "die Gemeinschaft kehrt zu ihrem Ausgangsort zurück",
    journeys.StayHere: lambda one: "die Gemeinschaft bewegt sich in diesem Zug nicht",
    journeys.ExtraMovement: lambda one: (
        "die Gemeinschaft darf sich ein weiteres Mal bewegen"
        + ("" if one.to is None else f", und zwar zu {a(one.to, SITE).dat}")
    ),
    journeys.Send: sent,
    journeys.ReplaceSite: lambda one: (
        f"der Ort der Gemeinschaft wird durch {a(one.to, SITE).acc} ersetzt"
    ),
    journeys.JoinCompany: lambda one: who(one.who, CHARACTER).fill(
        "{nom} {schließt} sich der Gemeinschaft an"
    ),
    journeys.SplitOff: lambda one: who(one.who, CHARACTER).fill(
        "{nom} {verlässt} die Gemeinschaft und {kehrt} allein zum Ausgangsort zurück"
    ),
    journeys.Free: lambda one: who(one.who, CHARACTER).fill(
        "{nom} {kommt} unter allgemeinen Einfluss"
    ),
    e.If: lambda one: (
        f"wenn {condition(one.condition)}: {inner(one.then)}"
        + (f"; sonst: {inner(one.otherwise)}" if one.otherwise else "")
        if one.then
        else f"wenn {condition(Not(one.condition))}: {inner(one.otherwise)}"
    ),
    e.OneOf: lambda one: (
        REFS[one.by].fill("{nom} {darf} eines wählen: " if one.may else "{nom} {wählt} eines: ")
        + alike([inner((choice,)) for choice in one.choices], " – oder: ", "oder")
    ),
    e.Steps: lambda one: "; ".join(said(each_) for each_ in one.do),
    e.Optional: lambda one: f"{REFS[one.by].fill('wenn {nom} {will}')}: {inner(one.do)}",
    e.ForEach: lambda one: (
        f"für {each(one.filter, COMPANY if one.companies else CARD).acc}: {inner(one.do)}"
    ),
    e.Repeat: repeated,
    e.Later: lambda one: led(
        None if one.until is Until.TURN else one.until,
        f"sobald {event(one.event)}: {inner(one.do)}",
    ),
    e.TurnOver: lambda one: (
        f"decke Karten deines Spielstapels auf, bis {a(one.what).nom} erscheint"
    ),
    e.CallCouncil: lambda one: "der Rat wird einberufen",
    e.Win: lambda one: "du gewinnst das Spiel",
    e.When: lambda one: led(
        one.until, f"immer wenn {event(one.event)}{also(one)}: {inner(one.do)}"
    ),
    e.Instead: lambda one: led(
        one.until,
        f"wenn {event(one.event)}{also(one)}, " + instead(one),
    ),
    e.Action: action,
}
"""What each effect says."""


def instead(one: e.Instead) -> str:
    """What happens instead of something."""
    if not one.do:
        return "darfst du es verhindern" if one.optional else "unterbleibt dies"
    start = "darfst du stattdessen bewirken" if one.optional else "geschieht stattdessen"
    return f"{start}: {inner(one.do)}"


def led(until: Until | None, text: str) -> str:
    """What holds for a while, after how long it does."""
    return text if until is None else f"{UNTIL_SO[until]} {text[:1].upper()}{text[1:]}"


def also(one: e.When | e.Instead) -> str:
    """A condition beside what happens."""
    return "" if isinstance(one.if_, Always) else f" und {condition(one.if_)}"
