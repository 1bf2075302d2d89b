"""Who and what a card speaks of while it is being used."""

from __future__ import annotations

from westmarch.kernel.records import Names


class Ref(Names):
    """Something that a card points at."""

    SELF = "self"
    HOST = "host"
    USER = "user"
    TARGET = "target"
    IT = "it"
    CHOSEN = "chosen"
    OWN_AVATAR = "own-avatar"
    DEFENDER = "defender"
    SITE = "site"


SELF, HOST, USER, TARGET = Ref.SELF, Ref.HOST, Ref.USER, Ref.TARGET
IT, CHOSEN, OWN_AVATAR, DEFENDER, SITE = (
    Ref.IT,
    Ref.CHOSEN,
    Ref.OWN_AVATAR,
    Ref.DEFENDER,
    Ref.SITE,
)


class Whose(Names):
    """A player, seen from the one who plays the card."""

    ME = "me"
    OPPONENT = "opponent"


ME, OPPONENT = Whose.ME, Whose.OPPONENT


class Moment(Names):
    """When an event or an action can be played; without one, whenever the rules allow it."""

    ORGANIZATION = "organization"
    END_OF_ORGANIZATION = "end-of-organization"
    LONG_EVENTS = "long-events"
    MOVEMENT = "movement"
    SITE_PHASE = "site-phase"
    END_OF_TURN = "end-of-turn"
    ATTACK_FACED = "attack-faced"
    BEFORE_ASSIGNMENT = "before-assignment"
    STRIKE_FACED = "strike-faced"
    AFTER_ATTACK = "after-attack"
    IN_CHAIN = "in-chain"
    CORRUPTION_CHECK = "corruption-check"
    INFLUENCE_CHECK = "influence-check"


class Until(Names):
    """How long something lasts."""

    TURN = "turn"
    PHASE = "phase"
    ATTACK_OVER = "attack-over"
    STRIKE_OVER = "strike-over"
    GAME = "game"


class Stat(Names):
    """A number that cards change."""

    PROWESS = "prowess"
    BODY = "body"
    MIND = "mind"
    DIRECT_INFLUENCE = "direct-influence"
    GENERAL_INFLUENCE = "general-influence"
    CORRUPTION = "corruption"
    CORRUPTION_CHECK = "corruption-check"
    BODY_CHECK = "body-check"
    INFLUENCE_CHECK = "influence-check"
    RING_TEST = "ring-test"
    STRIKES = "strikes"
    HAZARD_LIMIT = "hazard-limit"
    HAND_SIZE = "hand-size"
    CARDS_DRAWN = "cards-drawn"
    MARSHALLING = "marshalling"
    STAGE_POINTS = "stage-points"
    COMPANY_SIZE = "company-size"
    MAX_REGIONS = "max-regions"
    DEEPS_ROLL = "deeps-roll"
    CONTROL_COST = "control-cost"
    UNTAPPED_PENALTY = "untapped-penalty"
