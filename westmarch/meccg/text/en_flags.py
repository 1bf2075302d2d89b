"""English: properties that need no more words."""

from __future__ import annotations

from westmarch.meccg.text.en_grammar import Noun
from westmarch.meccg.text.en_nouns import ATTACK, AUTOMATIC, HAVEN, RING, SITE
from westmarch.meccg.text.en_phrases import After, Phrase, after
from westmarch.meccg.vocabulary import properties as p

FLAGS: dict[p.Flag, Phrase] = {
    p.Flag.UNIQUE: Phrase(kinds=("unique",)),
    p.Flag.ATTACK: Phrase((ATTACK,)),
    p.Flag.AVATAR: Phrase((Noun("avatar", person=True),)),
    p.Flag.AGENT: Phrase((Noun("agent", person=True),)),
    p.Flag.AS_HAZARD: after("played as a hazard"),
    p.Flag.FOLLOWER: Phrase((Noun("follower", person=True),)),
    p.Flag.MOVING: Phrase(adjectives=("moving",)),
    p.Flag.MOVED: after("moved this turn", "has"),
    p.Flag.CAME_HOME: after("from no haven in the last turn", "came"),
    p.Flag.OVERT: Phrase(adjectives=("overt",)),
    p.Flag.COVERT: Phrase(adjectives=("covert",)),
    p.Flag.HERO_COMPANY: Phrase((Noun("hero company"),)),
    p.Flag.MINION_COMPANY: Phrase((Noun("minion company"),)),
    p.Flag.FELL_RIDER: after("in Fell Rider mode"),
    p.Flag.BLACK_RIDER: after("in Black Rider mode"),
    p.Flag.HERALDED_LORD: after("in Heralded Lord mode"),
    p.Flag.MINE: after("to you", "belongs", "of yours"),
    p.Flag.THEIRS: after("to the opponent", "belongs", "of the opponent"),
    p.Flag.AUTOMATIC: Phrase((AUTOMATIC,)),
    p.Flag.COMPANY_COMBAT: Phrase((ATTACK,), after=(After("by a company"),)),
    p.Flag.DETAINMENT: Phrase((Noun("detainment attack"),)),
    p.Flag.ATTACKER_CHOOSES: Phrase(
        (ATTACK,), after=(After("the attacker choose the defending characters", "lets"),)
    ),
    p.Flag.CANCELED: Phrase(adjectives=("canceled",)),
    p.Flag.DEFEATED: Phrase(adjectives=("defeated",)),
    p.Flag.DEFENDING: Phrase(adjectives=("defending",)),
    p.Flag.PLAYABLE_NOW: after("playable now"),
    p.Flag.HAS_ATTACKED: after("attacked this turn", "has"),
    p.Flag.HAZARD: Phrase(kinds=("hazard",)),
    p.Flag.RESOURCE: Phrase(kinds=("resource",)),
    p.Flag.STAGE: Phrase(kinds=("stage",)),
    p.Flag.UNDER_DEEPS: Phrase((Noun("Under-deeps site"),)),
    p.Flag.INFORMATION: Phrase((SITE,), after=(After("Information", "offers"),)),
    p.Flag.HOARD: Phrase((SITE,), after=(After("a hoard", "contains"),)),
    p.Flag.HAVEN: Phrase((HAVEN,)),
    p.Flag.PROTECTED: Phrase(adjectives=("protected",)),
    p.Flag.DRAGONS_LAIR: Phrase((Noun("Dragon's lair"),)),
    p.Flag.RESTORED: Phrase(adjectives=("restored",)),
    p.Flag.STORED: Phrase(adjectives=("stored",)),
    p.Flag.RING: Phrase((RING,)),
    p.Flag.TROPHY: Phrase((Noun("trophy"),)),
    p.Flag.FACE_DOWN: Phrase(adjectives=("face-down",)),
    p.Flag.PRISONER: Phrase((Noun("prisoner", person=True),)),
    p.Flag.PLAYED_THIS_TURN: after("played this turn"),
    p.Flag.CANCELLATION: after("something", "cancels"),
    p.Flag.SAILING: after("moving by sea"),
    p.Flag.ASSIGNED: after("assigned a strike"),
    p.Flag.WEAPONLESS: after("not affected by weapons"),
    p.Flag.ISOLATED: after("faced alone"),
    p.Flag.FIGHTING: Phrase(adjectives=("fighting",)),
    p.Flag.LEADER: Phrase((Noun("leader", person=True),)),
    p.Flag.LIKE_MY_AVATAR: after("the same being as your own avatar"),
}
"""What each property says."""
