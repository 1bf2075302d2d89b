"""Who and what a card speaks of while it is being used, and when."""

from __future__ import annotations

from westmarch.kernel.records import Names


class Ref(Names):
    """Something that a card points at: a card, a company, an attack or a player.

    `host` is what the card lies on; `it` is what something has happened to, or each in turn;
    `company`, `site`, `attack` and `defender` belong to what is going on, else to the host;
    `attacker` is the card that attacks, `began` the site where the company began the turn.
    """

    SELF = "self"
    HOST = "host"
    USER = "user"
    TARGET = "target"
    IT = "it"
    BY = "by"
    CHOSEN = "chosen"
    SHOWN = "shown"
    KEPT = "kept"
    OWN_AVATAR = "own-avatar"
    COMPANY = "company"
    SITE = "site"
    ORIGIN = "origin"
    BEGAN = "began"
    ATTACK = "attack"
    ATTACKER = "attacker"
    DEFENDER = "defender"
    INFLUENCER = "influencer"
    INFLUENCED = "influenced"
    CHECKED = "checked"
    ME = "me"
    OPPONENT = "opponent"
    EACH_PLAYER = "each-player"
    CONTROLLER = "controller"


SELF, HOST, USER, TARGET, IT = Ref.SELF, Ref.HOST, Ref.USER, Ref.TARGET, Ref.IT
BY, CHOSEN, SHOWN, KEPT = Ref.BY, Ref.CHOSEN, Ref.SHOWN, Ref.KEPT
OWN_AVATAR, COMPANY, SITE, ORIGIN = Ref.OWN_AVATAR, Ref.COMPANY, Ref.SITE, Ref.ORIGIN
BEGAN = Ref.BEGAN
ATTACK, ATTACKER, DEFENDER = Ref.ATTACK, Ref.ATTACKER, Ref.DEFENDER
INFLUENCER, INFLUENCED, CHECKED = Ref.INFLUENCER, Ref.INFLUENCED, Ref.CHECKED
ME, OPPONENT, EACH_PLAYER, CONTROLLER = Ref.ME, Ref.OPPONENT, Ref.EACH_PLAYER, Ref.CONTROLLER


class Moment(Names):
    """When a card can be played or used; without one, whenever the rules allow it.

    `quiet` is every time of the own turn at which nothing is going on.
    """

    UNTAP = "untap"
    ORGANIZATION = "organization"
    END_OF_ORGANIZATION = "end-of-organization"
    LONG_EVENTS = "long-events"
    MOVEMENT = "movement"
    AFTER_DRAW = "after-draw"
    END_OF_MOVEMENT = "end-of-movement"
    ENTERING = "entering"
    SITE_PHASE = "site-phase"
    END_OF_TURN = "end-of-turn"
    QUIET = "quiet"
    ATTACK_FACED = "attack-faced"
    BEFORE_ASSIGNMENT = "before-assignment"
    AFTER_ASSIGNMENT = "after-assignment"
    STRIKE_FACED = "strike-faced"
    AFTER_STRIKE = "after-strike"
    AFTER_ATTACK = "after-attack"
    IN_CHAIN = "in-chain"
    CORRUPTION_CHECK = "corruption-check"
    INFLUENCE_CHECK = "influence-check"
    RING_TESTED = "ring-tested"
    COUNCIL = "council"


class Until(Names):
    """How long something lasts."""

    TURN = "turn"
    PHASE = "phase"
    ATTACK_OVER = "attack-over"
    STRIKE_OVER = "strike-over"
    NEXT_LONG_EVENTS = "next-long-events"
    NEXT_UNTAP = "next-untap"
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
    ATTACKS = "attacks"
    HAZARD_LIMIT = "hazard-limit"
    HAND_SIZE = "hand-size"
    CARDS_DRAWN = "cards-drawn"
    OPPONENT_DRAWS = "opponent-draws"
    MARSHALLING = "marshalling"
    STAGE_POINTS = "stage-points"
    COMPANY_SIZE = "company-size"
    MAX_REGIONS = "max-regions"
    DEEPS_ROLL = "deeps-roll"
    CONTROL_COST = "control-cost"
    UNTAPPED_PENALTY = "untapped-penalty"
    CHARACTERS_PER_TURN = "characters-per-turn"
    FREE_FOLLOWERS = "free-followers"
    WEAPONS = "weapons"
    AGENT_ACTIONS = "agent-actions"
    FREE_AGENT_ACTIONS = "free-agent-actions"
    ROLLS = "rolls"
    RIDDLING = "riddling"
    OFFERING = "offering"


class Deed(Names):
    """What somebody may, must or cannot do, or what can or cannot be done to something."""

    PLAY = "play"
    PLAY_AT_TAPPED = "play-at-tapped"
    MOVE = "move"
    MOVE_TO = "move-to"
    STARTER_MOVEMENT = "starter-movement"
    REGION_MOVEMENT = "region-movement"
    UNTAP = "untap"
    HEAL = "heal"
    BE_ATTACKED = "be-attacked"
    BE_ASSIGNED_STRIKE = "be-assigned-strike"
    FACE_STRIKE = "face-strike"
    TAKE_ALL_STRIKES = "take-all-strikes"
    BE_CANCELED = "be-canceled"
    BE_DISCARDED = "be-discarded"
    BE_RETURNED = "be-returned"
    BE_TRANSFERRED = "be-transferred"
    BE_STORED = "be-stored"
    BE_TARGETED = "be-targeted"
    BE_CONTROLLED = "be-controlled"
    GIVE_POINTS = "give-points"
    BE_INFLUENCED = "be-influenced"
    BE_BROUGHT_IN = "be-brought-in"
    RETURN_TO_ORIGIN = "return-to-origin"
    DO_ANYTHING_AT_SITE = "do-anything-at-site"
    TAP_SITE = "tap-site"
    USE_ITEM = "use-item"
    USE_PALANTIR = "use-palantir"
    USE_SPELLS = "use-spells"
    USE_SKILL = "use-skill"
    EXPIRE = "expire"
    SEARCH_DECK = "search-deck"
    SEARCH_DISCARD = "search-discard"
    ATTACKING = "attacking"
    SUPPORT = "support"
    COME_IN_AT = "come-in-at"
    BE_IN_COMPANY = "be-in-company"
    COME_TOO = "come-too"
    HAVE_FOLLOWERS = "have-followers"
    BE_DISCARDED_BY_CHECK = "be-discarded-by-check"
    BE_TAPPED = "be-tapped"
    STORE_AT_END = "store-at-end"
    KEEP_OUT = "keep-out"


class Happens(Names):
    """What can happen to something."""

    PLAYED = "played"
    ENTERS_PLAY = "enters-play"
    LEAVES_PLAY = "leaves-play"
    DISCARDED = "discarded"
    ELIMINATED = "eliminated"
    KILLED = "killed"
    WOUNDED = "wounded"
    TAPPED = "tapped"
    UNTAPPED = "untapped"
    HEALED = "healed"
    STORED = "stored"
    MOVES = "moves"
    ARRIVES = "arrives"
    SITE_REVEALED = "site-revealed"
    SITE_LEAVES = "site-leaves"
    PHASE_STARTS = "phase-starts"
    PHASE_ENDS = "phase-ends"
    ATTACK_FACED = "attack-faced"
    ATTACK_STANDS = "attack-stands"
    ATTACK_ENDS = "attack-ends"
    ATTACK_DEFEATED = "attack-defeated"
    ATTACK_CANCELED = "attack-canceled"
    STRIKE_SUCCEEDS = "strike-succeeds"
    STRIKE_FAILS = "strike-fails"
    STRIKE_ENDS = "strike-ends"
    BODY_CHECKED = "body-checked"
    CHECK_FAILED = "check-failed"
    INFLUENCED = "influenced"
    ATTEMPTED = "attempted"
    CAPTURED = "captured"
    FREED = "freed"
    DECK_EXHAUSTED = "deck-exhausted"
    RING_TESTED = "ring-tested"
    SHOWN = "shown"
    COMPANY_SPLITS = "company-splits"
    STRIKE_DEFEATED = "strike-defeated"
    INFLUENCE_CHECKED = "influence-checked"
    LEAVES_COMPANY = "leaves-company"
    JOINS_COMPANY = "joins-company"
    AGENT_ACTS = "agent-acts"


class Trait(Names):
    """What something can be treated as, though its card does not say so."""

    OVERT = "overt"
    COVERT = "covert"
    DETAINMENT = "detainment"
    NOT_DETAINMENT = "not-detainment"
    ATTACKER_CHOOSES = "attacker-chooses"
    DEFENDER_CHOOSES = "defender-chooses"
    SAME_DEFENDER = "same-defender"
    NOT_CANCELABLE = "not-cancelable"
    PROTECTED = "protected"
    RESTORED = "restored"
    HAVEN = "haven"
    HAVEN_FOR_HEALING = "haven-for-healing"
    NO_HAVEN_FOR_HEALING = "no-haven-for-healing"
    HAVEN_FOR_HAZARDS = "haven-for-hazards"
    WIZARDHAVEN = "wizardhaven"
    OF_BOTH_SIDES = "of-both-sides"
    BARREN = "barren"
    FELL_RIDER = "fell-rider"
    BLACK_RIDER = "black-rider"
    HERALDED_LORD = "heralded-lord"
    DISCARDS_FACE_UP = "discards-face-up"
    FREE_TO_MOVE = "free-to-move"
    INFORMATION = "information"
    HOARD = "hoard"
    WEAPONLESS = "weaponless"
    LEADER = "leader"
