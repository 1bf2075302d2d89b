"""English: what happens."""

from __future__ import annotations

from westmarch.meccg.kinds import Phase
from westmarch.meccg.text.en_filters import a, each
from westmarch.meccg.text.en_grammar import ONE, Noun, Thing
from westmarch.meccg.text.en_grammar import a as an
from westmarch.meccg.text.en_nouns import (
    CARD,
    CHARACTER,
    COMPANY,
    SITE,
    SORTS,
)
from westmarch.meccg.text.en_refs import REFS
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import ATTACKS, BY, STRUCK, Sort
from westmarch.meccg.text.sorts import HAPPENS as HAPPENS_TO
from westmarch.meccg.text.terms import PHASES
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary.references import Happens, Ref

HAPPENS: dict[Happens, str] = {
    Happens.PLAYED: "{nom} {is} played{by}{at}",
    Happens.ENTERS_PLAY: "{nom} {comes} into play{by}{at}",
    Happens.LEAVES_PLAY: "{nom} {leaves} play{by}{at}",
    Happens.DISCARDED: "{nom} {is} discarded{by}{at}",
    Happens.ELIMINATED: "{nom} {is} eliminated{by}{at}",
    Happens.KILLED: "{nom} {is} killed in combat{by}{at}",
    Happens.WOUNDED: "{nom} {is} wounded{by}{at}",
    Happens.TAPPED: "{nom} {taps}{by}{at}",
    Happens.UNTAPPED: "{nom} {untaps}{by}{at}",
    Happens.HEALED: "{nom} {is} healed{by}{at}",
    Happens.STORED: "{nom} {is} stored{by}{at}",
    Happens.MOVES: "{nom} {moves}{at}",
    Happens.ARRIVES: "{nom} {arrives}{at}",
    Happens.SITE_REVEALED: "the new site of {nom} is revealed{at}",
    Happens.SITE_LEAVES: "{nom} {leaves} play",
    Happens.PHASE_STARTS: "{phase} begins",
    Happens.PHASE_ENDS: "{phase} ends",
    Happens.ATTACK_FACED: "{faced} {faces} {nom}{at}",
    Happens.ATTACK_STANDS: "{nom}{by}{at} can no longer be canceled",
    Happens.ATTACK_ENDS: "{nom}{by}{at} {ends}",
    Happens.ATTACK_DEFEATED: "{nom}{by}{at} {is} defeated",
    Happens.ATTACK_CANCELED: "{nom}{by}{at} {is} canceled",
    Happens.STRIKE_SUCCEEDS: "a strike of {nom}{by}{at} {is} successful",
    Happens.STRIKE_FAILS: "a strike of {nom}{by}{at} {fails}",
    Happens.STRIKE_ENDS: "a strike of {nom}{by}{at} {is} resolved",
    Happens.STRIKE_DEFEATED: "a strike of {nom}{by}{at} {is} defeated",
    Happens.BODY_CHECKED: "a body check against {nom} {is} made{because}{at}",
    Happens.CHECK_FAILED: "a corruption check of {nom} {fails}{because}{at}",
    Happens.INFLUENCED: "{nom} {is} influenced successfully{by}{at}",
    Happens.ATTEMPTED: "an influence attempt against {nom} {is} made{by}{at}",
    Happens.INFLUENCE_CHECKED: "{nom} {makes} an influence check{against}{at}",
    Happens.CAPTURED: "{nom} {is} taken prisoner{by}{at}",
    Happens.FREED: "{nom} {is} rescued{by}{at}",
    Happens.DECK_EXHAUSTED: "a play deck {is} exhausted",
    Happens.RING_TESTED: "{nom} {is} tested{by}{at}",
    Happens.SHOWN: "{nom} {is} shown{by}{at}",
    Happens.COMPANY_SPLITS: "{nom} {splits}{at}",
    Happens.LEAVES_COMPANY: "{nom} {leaves} {to}{at}",
    Happens.JOINS_COMPANY: "{nom} {joins} {to}{at}",
    Happens.AGENT_ACTS: "{nom} {takes} an agent action{at}",
}
AT = {Happens.MOVES: "to"}
"""How the place is said, if not with "at"."""


def whom(one: f.Filter | Ref | None, noun: Noun = CARD) -> Thing:
    """Somebody or something that is meant, or one that fits."""
    if one is None:
        return Thing(ONE, an(noun.one))
    return REFS[one] if isinstance(one, Ref | Meant) else Thing(ONE, a(one, noun))


def all_of(one: f.Filter | Ref, noun: Noun = CARD) -> Thing:
    """All that fit, or what is meant."""
    return REFS[one] if isinstance(one, Ref | Meant) else each(one, noun)


def phase_name(phase: Phase) -> str:
    """A phase within a sentence."""
    return PHASES[phase][0].lower()


def phase_of(phase: Phase | None, who: f.Filter | Ref | None) -> str:
    """A phase of somebody."""
    name = "phase" if phase is None else phase_name(phase)
    return an(name) if who is None else whom(who, COMPANY).its(name)


def event(one: j.Event, past: bool = False) -> str:
    """What happens."""
    by = ""
    if one.by is not None and one.what in STRUCK:
        by = f" against {whom(one.by, CHARACTER).text}"
    elif one.by is not None:
        by = f" by {whom(one.by, SORTS[BY.get(one.what, Sort.CARD)]).text}"
    at = "" if one.at is None else f" {AT.get(one.what, 'at')} {a(one.at, SITE)}"
    company = one.by if one.what in (Happens.JOINS_COMPANY, Happens.LEAVES_COMPANY) else one.to
    to = "the company" if company is None else whom(company, COMPANY).text
    if one.to is not None:
        at += f" against {to}"
    who = whom(one.who, SORTS[HAPPENS_TO.get(one.what, Sort.CARD)])
    if one.what in ATTACKS and isinstance(one.who, Ref | Meant) and one.who is not Ref.ATTACK:
        who = Thing(ONE, f"the attack of {who.text}")
    return who.fill(
        HAPPENS[one.what],
        past,
        by=by,
        at=at,
        faced=whom(one.by, COMPANY).text,
        phase=phase_of(one.phase, one.who),
        to=to,
        against="" if one.by is None else f" against {whom(one.by).text}",
        because="" if one.by is None else f" because of {whom(one.by).text}",
    )
