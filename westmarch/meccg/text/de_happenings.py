"""German: what happens."""

from __future__ import annotations

from westmarch.meccg.kinds import Phase
from westmarch.meccg.text.de_filters import a, each
from westmarch.meccg.text.de_grammar import M, Noun, Thing
from westmarch.meccg.text.de_nouns import (
    CARD,
    CHARACTER,
    COMPANY,
    SITE,
    SORTS,
)
from westmarch.meccg.text.de_refs import REFS
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import ATTACKS, BY, STRUCK, Sort
from westmarch.meccg.text.sorts import HAPPENS as HAPPENS_TO
from westmarch.meccg.text.terms import PHASES
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary.references import Happens, Ref

HAPPENS: dict[Happens, str] = {
    Happens.PLAYED: "{nom}{by}{at} gespielt {wird}",
    Happens.ENTERS_PLAY: "{nom}{by}{at} ins Spiel {kommt}",
    Happens.LEAVES_PLAY: "{nom}{by}{at} das Spiel {verlässt}",
    Happens.DISCARDED: "{nom}{by}{at} abgeworfen {wird}",
    Happens.ELIMINATED: "{nom}{by}{at} eliminiert {wird}",
    Happens.KILLED: "{nom}{by}{at} im Kampf getötet {wird}",
    Happens.WOUNDED: "{nom}{by}{at} verwundet {wird}",
    Happens.TAPPED: "{nom}{by}{at} getappt {wird}",
    Happens.UNTAPPED: "{nom}{by}{at} enttappt {wird}",
    Happens.HEALED: "{nom}{by}{at} geheilt {wird}",
    Happens.STORED: "{nom}{by}{at} hinterlegt {wird}",
    Happens.MOVES: "{nom} sich{at} {bewegt}",
    Happens.ARRIVES: "{nom}{at} an{kommt}",
    Happens.SITE_REVEALED: "der Zielort {gen}{at} aufgedeckt wird",
    Happens.SITE_LEAVES: "{nom} das Spiel {verlässt}",
    Happens.PHASE_STARTS: "{phase} beginnt",
    Happens.PHASE_ENDS: "{phase} endet",
    Happens.ATTACK_FACED: "{faced} sich {dat}{at} {stellt}",
    Happens.ATTACK_STANDS: "{nom}{by}{at} nicht mehr vereitelt werden kann",
    Happens.ATTACK_ENDS: "{nom}{by}{at} endet",
    Happens.ATTACK_DEFEATED: "{nom}{by}{at} besiegt {wird}",
    Happens.ATTACK_CANCELED: "{nom}{by}{at} vereitelt {wird}",
    Happens.STRIKE_SUCCEEDS: "ein Hieb {gen}{by}{at} erfolgreich {ist}",
    Happens.STRIKE_FAILS: "ein Hieb {gen}{by}{at} fehlschlägt",
    Happens.STRIKE_ENDS: "ein Hieb {gen}{by}{at} abgehandelt ist",
    Happens.STRIKE_DEFEATED: "ein Hieb {gen}{by}{at} besiegt {wird}",
    Happens.BODY_CHECKED: "ein Konstitutionswurf gegen {acc}{by}{at} gemacht wird",
    Happens.CHECK_FAILED: "ein Versuchungswurf {gen}{by}{at} misslingt",
    Happens.INFLUENCED: "{nom}{by}{at} erfolgreich beeinflusst {wird}",
    Happens.ATTEMPTED: "{nom}{by}{at} beeinflusst werden soll",
    Happens.INFLUENCE_CHECKED: "{nom} einen Beeinflussungswurf{against}{at} {macht}",
    Happens.CAPTURED: "{nom}{by}{at} gefangen genommen {wird}",
    Happens.FREED: "{nom}{by}{at} befreit {wird}",
    Happens.DECK_EXHAUSTED: "ein Spielstapel aufgebraucht ist",
    Happens.RING_TESTED: "{nom}{by}{at} geprüft {wird}",
    Happens.SHOWN: "{nom}{by}{at} gezeigt {wird}",
    Happens.COMPANY_SPLITS: "{nom} sich{at} {teilt}",
    Happens.LEAVES_COMPANY: "{nom}{at} {company} {verlässt}",
    Happens.JOINS_COMPANY: "{nom}{at} zu {to} {kommt}",
    Happens.AGENT_ACTS: "{nom}{at} {handelt}",
}


AT = {Happens.MOVES: "zu"}
"""How the place is said, if not with "an"."""


def whom(one: f.Filter | Ref | None, noun: Noun = CARD) -> Thing:
    """Somebody or something that is meant, or one that fits."""
    if one is None:
        return a(f.Anything(), noun)
    return REFS[one] if isinstance(one, Ref | Meant) else a(one, noun)


def all_of(one: f.Filter | Ref, noun: Noun = CARD) -> Thing:
    """All that fit, or what is meant."""
    return REFS[one] if isinstance(one, Ref | Meant) else each(one, noun)


def phase_of(phase: Phase | None, who: f.Filter | Ref | None) -> str:
    """A phase of somebody."""
    name = "Phase" if phase is None else PHASES[phase][1]
    if who is Ref.ME:
        return f"deine {name}"
    return f"eine {name}" if who is None else f"die {name} {whom(who, COMPANY).of()}"


def event(one: j.Event, past: bool = False) -> str:
    """What happens, as a clause."""
    by = ""
    if one.by is not None and one.what in STRUCK:
        by = f" gegen {whom(one.by, CHARACTER).acc}"
    elif one.by is not None:
        by = f" durch {whom(one.by, SORTS[BY.get(one.what, Sort.CARD)]).acc}"
    at = "" if one.at is None else f" {AT.get(one.what, 'an')} {a(one.at, SITE).dat}"
    company = one.by if one.what in (Happens.JOINS_COMPANY, Happens.LEAVES_COMPANY) else one.to
    to = REFS[Ref.COMPANY] if company is None else whom(company, COMPANY)
    if one.to is not None:
        at += f" bei {to.dat}"
    who = whom(one.who, SORTS[HAPPENS_TO.get(one.what, Sort.CARD)])
    if one.what in ATTACKS and isinstance(one.who, Ref | Meant) and one.who is not Ref.ATTACK:
        who = attack_of(who)
    return who.fill(
        HAPPENS[one.what],
        past,
        by=by,
        at=at,
        faced=whom(one.by, COMPANY).nom,
        phase=phase_of(one.phase, one.who),
        to=to.dat,
        company=to.acc,
        against="" if one.by is None else f" gegen {whom(one.by).acc}",
    )


def this_turn(one: j.Event) -> str:
    """What has happened in this turn."""
    text = event(one, past=True)
    if one.what is Happens.ATTACK_FACED:
        return text.replace(" sich ", " sich in diesem Zug ", 1)
    return f"in diesem Zug {text}"


def attack_of(who: Thing) -> Thing:
    """The attack of something."""
    of = who.of()
    return Thing(
        M, f"der Angriff {of}", f"den Angriff {of}", f"dem Angriff {of}", f"des Angriffs {of}"
    )
