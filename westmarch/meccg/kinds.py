"""The kinds of things that the game knows, as closed lists of names."""

from __future__ import annotations

from typing import NewType

from westmarch.kernel.records import Names

CardCode = NewType("CardCode", str)
"""A card by its row in the tables: `gandalf`, `gandalf-fallen-wizard`."""

PlaceCode = NewType("PlaceCode", str)
"""A site in all its versions: `moria` is the hero, the minion and the Balrog site."""

RegionCode = NewType("RegionCode", str)
"""A region of the map, by the code of its card."""

CompanyId = NewType("CompanyId", int)
"""A company; its number is given once and never again."""

PrintingId = NewType("PrintingId", str)
"""A card by its set and number, as collectors and deck lists name it: `TW-156`."""


class Set(Names):
    """The seven sets in which the cards appeared."""

    WIZARDS = "TW"
    DRAGONS = "TD"
    DARK_MINIONS = "DM"
    LIDLESS_EYE = "LE"
    AGAINST_THE_SHADOW = "AS"
    WHITE_HAND = "WH"
    BALROG = "BA"


class CardType(Names):
    """What a card is by its back and border."""

    CHARACTER = "character"
    RESOURCE = "resource"
    HAZARD = "hazard"
    SITE = "site"
    REGION = "region"


class Kind(Names):
    """What a card is by its figures; a creature may be playable as an event, too."""

    CHARACTER = "character"
    ITEM = "item"
    FACTION = "faction"
    ALLY = "ally"
    EVENT = "event"
    CREATURE = "creature"
    SITE = "site"
    REGION = "region"


class Alignment(Names):
    """Whose card it is; stage cards are resources of a Fallen-wizard, hazards are neutral."""

    HERO = "hero"
    MINION = "minion"
    FALLEN_WIZARD = "fallen-wizard"
    BALROG = "balrog"
    NEUTRAL = "neutral"
    STAGE = "stage"
    DUAL = "dual"


class Race(Names):
    """Of what kind a being, an attack or a faction is; one and many are the same."""

    MAN = "man"
    DUNADAN = "dunadan"
    ELF = "elf"
    DWARF = "dwarf"
    HOBBIT = "hobbit"
    WOSE = "wose"
    ORC = "orc"
    TROLL = "troll"
    WIZARD = "wizard"
    FALLEN_WIZARD = "fallen-wizard"
    RINGWRAITH = "ringwraith"
    BALROG = "balrog"
    NAZGUL = "nazgul"
    MAIA = "maia"
    UNDEAD = "undead"
    DRAGON = "dragon"
    DRAKE = "drake"
    WOLF = "wolf"
    SPIDER = "spider"
    ANIMAL = "animal"
    BEAR = "bear"
    EAGLE = "eagle"
    GIANT = "giant"
    ENT = "ent"
    AWAKENED_PLANT = "awakened-plant"
    PUKEL_CREATURE = "pukel-creature"
    SLAYER = "slayer"
    SPAWN = "spawn"
    HAZARD_AGENT = "hazard-agent"
    SPECIAL = "special"


AVATAR_RACES = (Race.WIZARD, Race.RINGWRAITH, Race.FALLEN_WIZARD, Race.BALROG)
"""Characters of these races stand for their player."""


class Skill(Names):
    """What a character can do."""

    WARRIOR = "warrior"
    SCOUT = "scout"
    RANGER = "ranger"
    SAGE = "sage"
    DIPLOMAT = "diplomat"


class EventKind(Names):
    """How long an event stays."""

    SHORT = "short"
    LONG = "long"
    PERMANENT = "permanent"


class ItemKind(Names):
    """What kind of item it is, which decides where it can be found."""

    MINOR = "minor"
    MAJOR = "major"
    GREATER = "greater"
    GOLD_RING = "gold-ring"
    SPECIAL = "special"


class Points(Names):
    """The six sources of marshalling points."""

    CHARACTER = "character"
    ITEM = "item"
    FACTION = "faction"
    ALLY = "ally"
    KILL = "kill"
    MISCELLANEOUS = "miscellaneous"


class When(Names):
    """When the second of two printed values counts."""

    STORED = "stored"
    DWARF = "dwarf"
    RESTORED = "restored"
    TEXT = "text"


class SiteType(Names):
    """The types of sites; the Havens of minions are called Darkhavens."""

    HAVEN = "haven"
    FREE_HOLD = "free-hold"
    BORDER_HOLD = "border-hold"
    RUINS_AND_LAIRS = "ruins-and-lairs"
    SHADOW_HOLD = "shadow-hold"
    DARK_HOLD = "dark-hold"


class RegionType(Names):
    """The types of regions."""

    WILDERNESS = "wilderness"
    BORDER_LAND = "border-land"
    FREE_DOMAIN = "free-domain"
    SHADOW_LAND = "shadow-land"
    DARK_DOMAIN = "dark-domain"
    COASTAL_SEA = "coastal-sea"


class Movement(Names):
    """The kinds of movement (M-ORG-33)."""

    STARTER = "starter"
    REGION = "region"
    UNDER_DEEPS = "under-deeps"
    SPECIAL = "special"


class Mark(Names):
    """What is printed beside an attack."""

    DETAINMENT = "detainment"
    DETAINMENT_IF_COVERT = "detainment-if-covert"
    DETAINMENT_IF_OVERT = "detainment-if-overt"
    ONLY_IF_OVERT = "only-if-overt"
    NOT_CANCELABLE = "not-cancelable"
    ATTACKER_CHOOSES = "attacker-chooses"
    CORRUPTION_CHECK = "corruption-check"
    CORRUPTION_CHECK_AT_MINUS_TWO = "corruption-check--2"
    ELIMINATES = "eliminates"
    WOUNDED_ONLY = "wounded-only"


class Keyword(Names):
    """What is printed in front of a card's text, by which other cards speak of it."""

    ARMOR = "armor"
    BURGLARY_ATTEMPT = "burglary-attempt"
    COMMAND = "command"
    CORRUPTION = "corruption"
    DARK_ENCHANTMENT = "dark-enchantment"
    DEMON_FANA = "demon-fana"
    DWARVEN_RING = "dwarven-ring"
    ENVIRONMENT = "environment"
    FLATTERY_ATTEMPT = "flattery-attempt"
    HALF_ORC = "half-orc"
    HALF_TROLL = "half-troll"
    HELMET = "helmet"
    HOARD_ITEM = "hoard-item"
    LEADER = "leader"
    LESSER_RING = "lesser-ring"
    LIGHT_ENCHANTMENT = "light-enchantment"
    LOST_KNOWLEDGE = "lost-knowledge"
    MAGIC_RING = "magic-ring"
    MAIA = "maia"
    MIND_RING = "mind-ring"
    OFFERING_ATTEMPT = "offering-attempt"
    OLOG_HAI = "olog-hai"
    ONE_RING = "one-ring"
    ORC = "orc"
    PALANTIR = "palantir"
    RIDDLING_ATTEMPT = "riddling-attempt"
    RITUAL = "ritual"
    SHADOW_MAGIC = "shadow-magic"
    SHAPESHIFTER = "shapeshifter"
    SHIELD = "shield"
    SORCERY = "sorcery"
    SPAWN = "spawn"
    SPELL = "spell"
    SPIRIT_MAGIC = "spirit-magic"
    SPIRIT_RING = "spirit-ring"
    STOLEN_KNOWLEDGE = "stolen-knowledge"
    TECHNOLOGY = "technology"
    TROLL = "troll"
    URUK_HAI = "uruk-hai"
    WEAPON = "weapon"


class Zone(Names):
    """Where a card can be."""

    POOL = "pool"
    DECK = "deck"
    HAND = "hand"
    DISCARD = "discard"
    SIDEBOARD = "sideboard"
    SITES = "sites"
    PLAY = "play"
    GUARD = "guard"
    CHAIN = "chain"
    ASIDE = "aside"
    PILE = "pile"
    OUT = "out"
    UNUSED = "unused"


class Status(Names):
    """How a card in play lies."""

    UNTAPPED = "untapped"
    TAPPED = "tapped"
    WOUNDED = "wounded"


class AgentAction(Names):
    """What an agent can do in a turn of the opponent (M-AGENT-23 to 39).

    Creatures come like the automatic-attack of his site, or as those who serve him at home.
    """

    UNTAP = "untap"
    HEAL = "heal"
    HIDE = "hide"
    MOVE = "move"
    GO_BACK = "go-back"
    GO_HOME = "go-home"
    CALL_HERE = "call-here"
    CALL_AT_HOME = "call-at-home"


class Phase(Names):
    """The phases of a turn (M-TURN-01)."""

    DRAFT = "draft"
    UNTAP = "untap"
    ORGANIZATION = "organization"
    LONG_EVENTS = "long-events"
    MOVEMENT = "movement"
    SITE = "site"
    END = "end"
    COUNCIL = "council"
