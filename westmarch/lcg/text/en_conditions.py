"""English: what must be true, and what has to happen."""

from __future__ import annotations

from typing import assert_never

from westmarch.lcg.text.en_filters import is_, no, one, several
from westmarch.lcg.text.en_nouns import target
from westmarch.lcg.text.en_terms import HE, HIM
from westmarch.lcg.text.speaking import Talk, parts
from westmarch.lcg.vocabulary import conditions as c
from westmarch.lcg.vocabulary import triggers as t
from westmarch.lcg.vocabulary.filters import CONTROLLED, STAGED, And, Filter
from westmarch.lcg.vocabulary.targets import HOST, Ref, Target
from westmarch.lcg.vocabulary.triggers import Trigger, When


def condition(
    what: c.Condition, talk: Talk, true: bool = True, mentioned: Target | None = None
) -> str:
    """A condition for after "if" or "while"; a card that was mentioned just now is "it"."""
    not_ = "" if true else "not "
    match what:
        case c.Fits(ref, filter):
            return f"{card(ref, talk, mentioned)} {is_(filter, talk, true)}"
        case c.InPlay(filter, least):
            return in_play(filter, least, talk, true)
        case c.Undefended():
            return "the attack is undefended" if true else "the attack is defended"
        case c.ThreatAtLeast(threat):
            your = "your" if talk.you else "their"
            return f"{your} threat is {'at least' if true else 'below'} {threat}"
        case c.Attacking(ref, enemy):
            does = "attacks" if true else "does not attack"
            return f"{card(ref, talk, mentioned)} {does} {one(enemy, talk, 'enemy')}"
        case c.Claimed(least):
            objectives = "1 objective" if least == 1 else f"{least} objectives"
            few = "at least" if true else "fewer than"
            return f"the players hold {few} {objectives}"
        case c.PrisonerRescued():
            return f"the prisoner has {not_}been rescued"
        case c.Opposite(of):
            return condition(of, talk, not true, mentioned)
        case _:
            assert_never(what)


def card(ref: Ref, talk: Talk, mentioned: Target | None) -> str:
    """The card that a condition is about."""
    return "it" if mentioned is HOST and ref is HOST else target(ref, talk, HE)


def in_play(filter: Filter, least: int, talk: Talk, true: bool) -> str:
    """So many cards that fit are in play, or are not."""
    rest = tuple(part for part in parts(filter) if part != CONTROLLED)
    if len(rest) < len(parts(filter)):
        left = And(rest)
        if least > 1:
            few = "at least" if true else "fewer than"
            cards = f"{few} {several(least, left, talk)}"
        else:
            cards = one(left, talk) if true else no(left, talk)
        return f"{'you' if talk.you else 'they'} control {cards}"
    if least > 1:
        few = "at least" if true else "fewer than"
        return f"{few} {several(least, filter, talk)} are in play"
    if STAGED in rest:
        return f"there is {one(filter, talk) if true else no(filter, talk)}"
    return f"{one(filter, talk) if true else no(filter, talk)} is in play"


def trigger(what: Trigger, talk: Talk) -> str:
    """What has to happen: after Aragorn commits to the quest."""
    match what:
        case When():
            return moment(what)
        case t.EntersPlay(filter, played):
            if played:
                return f"after you play {one(filter, talk).replace(HE, HIM)}"
            return f"after {one(filter, talk)} enters play"
        case t.Commits():
            return f"after {HE} commits to the quest"
        case t.Suffers():
            return f"after {HE} suffers damage"
        case t.LeavesPlay(filter, destroyed):
            return f"after {one(filter, talk)} {'is destroyed' if destroyed else 'leaves play'}"
        case t.DestroysInAttack(host):
            who = target(HOST, talk) if host else HE
            return f"after an enemy is destroyed by an attack in which {who} takes part"
        case t.Defends(filter):
            return f"after {one(filter, talk)} is declared as a defender"
        case t.EngagesPlayer():
            return f"after {HE} engages you"
        case t.Attacks(over, shadow_without_effect):
            if not over:
                return f"when {HE} attacks you"
            if shadow_without_effect:
                return "after its attack with a shadow card that has no effect"
            return f"after {HE} attacks"
        case t.IsDefeated():
            return f"after {HE} is defeated"
        case t.TravelTo(filter):
            return f"after the players travel to {one(filter, talk).replace(HE, HIM)}"
        case t.IsExplored():
            return f"after {HE} is explored"
        case t.TreacheryRevealed():
            return 'when the "When Revealed" effects of a treachery trigger'
        case t.ShadowDealt():
            return "after a shadow card is dealt to an enemy attacking you"
        case t.ShadowResolved():
            return f"after a shadow effect dealt to {HIM} resolves"
        case _:
            assert_never(what)


def moment(when: When) -> str:
    """A moment of the round."""
    match when:
        case When.COMBAT_PHASE_ENDS:
            return "at the end of the combat phase"
        case When.QUEST_PHASE_BEGINS:
            return "at the beginning of the quest phase"
        case When.ROUND_ENDS:
            return "at the end of the round"
        case When.QUEST_FAILED:
            return "after the players quest unsuccessfully"
        case When.PROGRESS_ON_QUEST_CARD:
            return "after progress is placed on this quest card"
        case When.PRISONER_RESCUED:
            return "when the prisoner is rescued"
        case When.STAGE_COMPLETED:
            return "when this stage is completed"
        case When.WHEN_REVEALED:
            return 'when the "When Revealed" effects of a card trigger'
        case When.SHADOW:
            return "when a shadow effect triggers"
        case _:
            assert_never(when)
