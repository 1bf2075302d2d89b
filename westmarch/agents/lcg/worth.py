"""How well a company of the Living Card Game stands, by what can be counted when a round begins."""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.agents.lcg.reading import (
    bans,
    holds_back,
    is_income,
    keeps_exhausted,
    kind_of,
    prey,
    readies_host,
)
from westmarch.agents.search.judgement import Features
from westmarch.kernel.records import CardId, Seat
from westmarch.lcg.kinds import CardType, Sphere, Stat
from westmarch.lcg.rules import values
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.abilities import Ban

DOOM = 50
"""Who reaches so much threat is out of the game."""

SENT = 0.8
"""The share of the willpower that goes on the quest in a usual round."""

REVEALED = 2.5
"""The threat that a usual round adds for each player."""

LONG = 12.0
"""More rounds than this are as good as no end."""

WEIGHTS: dict[str, float] = {
    "even": -0.331,
    "gone": 0.000,
    "room": 0.140,
    "ample": -0.265,
    "narrow": 0.014,
    "complete": 0.846,
    "health": 0.085,
    "worn": -0.374,
    "webs": -1.018,
    "allies": 0.108,
    "resources": 0.008,
    "hand": -0.019,
    "recruits": 0.169,
    "round": -0.097,
    "spirit": -0.468,
    "lore": -1.344,
    "tactics": -1.752,
    "income": 0.480,
    "promise": 0.600,
    "relays": 0.365,
    "purchases": 0.114,
    "muster": 0.026,
    "life": 0.023,
    "quest": -0.147,
    "first_stage": -1.366,
    "last_stage": -0.846,
    "active": 0.069,
    "exploring": -0.088,
    "deaf": -0.154,
    "pace": 0.259,
    "needed": -0.061,
    "late": -0.159,
    "behind": -0.607,
    "short": -0.239,
    "attack": 0.124,
    "shield": 0.037,
    "foes": -0.292,
    "held": 1.153,
    "lurking": -0.146,
    "blows": 0.019,
    "unshielded": -0.131,
    "tough": -0.138,
    "prey": -0.405,
}
"""What each feature counts, learnt as by tools/learn-worth from 6000 games of the four decks."""


def features(state: LcgState) -> Features:
    """What speaks for the players, or against them, taken for each of them on the average."""
    seats = [Seat(seat) for seat in range(state.players) if not state.eliminated[seat]]
    heroes = [card for seat in seats for card in values.heroes(state, seat)]
    own = [card for seat in seats for card in values.characters(state, seat)]
    hands = [state.cards[card].code for seat in seats for card in state.hand[seat]]
    share = 1 / max(1, len(seats))
    room = min((DOOM - state.threat[seat] for seat in seats), default=0)
    return {
        "even": 1.0,
        "gone": float(state.players - len(seats)),
        "room": float(room),
        "ample": room * room * 0.01,
        "narrow": max(0.0, 12.0 - room),
        "complete": float(len(heroes) >= 3 * len(seats)),
        "health": sum(values.hit_points_left(state, card) for card in heroes) * share,
        "worn": sum(wear(state, card) for card in heroes) * share,
        "webs": sum(caught(state, card) for card in heroes) * share,
        "allies": (len(own) - len(heroes)) * share,
        "resources": sum(state.cards[card].resources for card in heroes) * share,
        "hand": len(hands) * share,
        "recruits": sum(kind_of(code) is CardType.ALLY for code in hands) * share,
        "round": float(state.round),
        **spheres(state, heroes),
        **supplies(state, own, hands, share),
        **journey(state, own, room, share),
        **fighting(state, own, [card for seat in seats for card in state.engaged[seat]], share),
    }


def journey(state: LcgState, own: list[CardId], room: int, share: float) -> Features:
    """The quest: what is to be done, and how fast it goes."""
    will = values.together(state, own, Stat.WILLPOWER) * share
    staged = values.staging_threat(state) * share
    quest = quest_left(state) * share
    pace = SENT * will - staged - REVEALED
    needed = min(LONG, quest / max(1.0, pace))
    time = min(LONG, room / (1 + max(0.0, -pace)))
    return {
        "quest": quest,
        "first_stage": float(len(state.quest_deck) > 1),
        "last_stage": float(not state.quest_deck),
        "active": float(len(state.active)),
        "exploring": points_left(state, state.active) * share,
        "deaf": float(any(Ban.DRAW in bans(state.cards[card].code) for card in state.active)),
        "pace": max(0.0, pace),
        "needed": needed,
        "late": max(0.0, needed - time),
        "behind": max(0.0, staged - will),
        "short": max(0.0, staged + 3 - will),
    }


def fighting(state: LcgState, own: list[CardId], foes: list[CardId], share: float) -> Features:
    """The enemies who are engaged, the one whom the stage wants dead, and who stands up to them."""
    attack = values.together(state, own, Stat.ATTACK) * share
    blows = values.together(state, foes, Stat.ATTACK) * share
    shields = [values.value(state, card, Stat.DEFENSE) for card in own]
    wanted = prey(state.cards[state.quest[0]].code if state.quest else None)
    hunted = [c for c in (*foes, *state.staging) if state.cards[c].code in wanted]
    return {
        "attack": attack,
        "shield": float(max(shields, default=0)),
        "foes": len(foes) * share,
        "held": sum(is_held(state, card) for card in foes) * share,
        "lurking": menace(state) * share,
        "blows": blows,
        "unshielded": max(0.0, blows - sum(shields) * share),
        "tough": toughness(state, foes) * share,
        "prey": max(0.0, toughness(state, hunted) * share - attack),
    }


def supplies(state: LcgState, own: list[CardId], hands: list[str], share: float) -> Features:
    """What the heroes live on: income, what readies them, and what they can buy."""
    borne = [state.cards[x].code for card in own for x in state.attached.get(card, ())]
    purse = sum(state.cards[card].resources for card in own) + 3 / share
    prices = sum(max(0, CARDS[code].cost or 0) for code in hands)
    recruits = [CARDS[code] for code in hands if kind_of(code) is CardType.ALLY]
    return {
        "income": sum(map(is_income, borne)) * share,
        "promise": float(any(map(is_income, hands)) and not any(map(is_income, borne))),
        "relays": sum(map(readies_host, borne)) * share,
        "purchases": min(float(purse), float(prices)) * share,
        "muster": sum(1.5 * (row.willpower or 0) + (row.attack or 0) for row in recruits) * share,
        "life": sum(values.hit_points_left(state, card) for card in own) * share,
    }


def spheres(state: LcgState, heroes: list[CardId]) -> Features:
    """What kind of heroes these are; those of leadership are what the others are compared with."""
    found = [CARDS[state.cards[card].code].sphere for card in heroes]
    share = 1 / max(1, len(heroes))
    return {
        "spirit": found.count(Sphere.SPIRIT) * share,
        "lore": found.count(Sphere.LORE) * share,
        "tactics": found.count(Sphere.TACTICS) * share,
    }


def is_held(state: LcgState, foe: CardId) -> bool:
    """Whether an enemy bears what keeps it from attacking."""
    return any(holds_back(state.cards[card].code) for card in state.attached.get(foe, ()))


def menace(state: LcgState) -> int:
    """The attack of the enemies in the staging area."""
    return values.together(
        state,
        [card for card in state.staging if kind_of(state.cards[card].code) is CardType.ENEMY],
        Stat.ATTACK,
    )


def wear(state: LcgState, card: CardId) -> float:
    """How near to death a character is, from 0 to 1; the last wounds weigh most."""
    whole = values.value(state, card, Stat.HIT_POINTS)
    return (state.cards[card].damage / max(1, whole)) ** 2


def caught(state: LcgState, card: CardId) -> int:
    """How many attachments keep a character from becoming ready."""
    return sum(keeps_exhausted(state.cards[x].code) for x in state.attached.get(card, ()))


def toughness(state: LcgState, foes: Iterable[CardId]) -> int:
    """The attack that kills enemies one after the other."""
    return sum(
        values.hit_points_left(state, card) + values.value(state, card, Stat.DEFENSE)
        for card in foes
    )


def quest_left(state: LcgState) -> int:
    """How much progress is still to be made, at this stage and all that follow."""
    ahead = sum(CARDS[state.cards[card].code].quest_points or 0 for card in state.quest_deck)
    return ahead + points_left(state, state.quest)


def points_left(state: LcgState, cards: Iterable[CardId]) -> int:
    """The progress that quest cards or locations still need."""
    there = [state.cards[card] for card in cards]
    return sum(max(0, (CARDS[x.code].quest_points or 0) - x.progress) for x in there)
