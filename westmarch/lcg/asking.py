"""The rules behind each question, so that a player can look them up while it is asked."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.records import AnyPrompt
from westmarch.lcg import options as o

PLANNING = ("L-PLAN-01", "L-EFFECT-05")
SENTINEL = ("L-KEY-16", "L-KEY-17")
RANGED = ("L-KEY-11", "L-KEY-13")

# What a card's text asks is in the text; these are the rules of using such texts.
BY_A_CARD = ("L-EFFECT-01", "L-COST-01")

RULES: dict[type[AnyPrompt], tuple[str, ...]] = {
    o.MayMulligan: ("L-SETUP-12", "L-SETUP-14"),
    o.ChooseFirstPlayer: ("L-SETUP-08",),
    o.TakeAction: ("L-EFFECT-05", "L-EFFECT-07"),
    o.MayRespond: ("L-EFFECT-12", "L-EFFECT-13"),
    o.OrderForced: ("L-EFFECT-17", "L-EFFECT-18"),
    o.ChooseCard: BY_A_CARD,
    o.ChooseSeat: BY_A_CARD,
    o.ChooseOne: BY_A_CARD,
    o.MayDo: BY_A_CARD,
    o.MayBury: BY_A_CARD,
    o.NameX: ("L-PAY-14",),
    o.PayFor: ("L-PAY-01", "L-PAY-02"),
    o.DiscardToPay: BY_A_CARD,
    o.ArrangeTop: BY_A_CARD,
    o.CommitCharacters: ("L-QUEST-02", "L-QUEST-12"),
    o.ChooseTravel: ("L-TRAVEL-01", "L-TRAVEL-03"),
    o.EngageOptionally: ("L-ENC-02", "L-ENC-03"),
    o.ChooseEngaging: ("L-ENC-06", "L-OPEN-05"),
    o.OrderShadows: ("L-SHADOW-04", "L-OPEN-05"),
    o.OrderAttacks: ("L-DEF-05",),
    o.DeclareDefender: ("L-DEF-06", "L-DEF-08"),
    o.AssignDamage: ("L-DEF-15", "L-DEF-16"),
    o.DeclareAttack: ("L-ATK-02", "L-ATK-05"),
    o.SendAttackers: ("L-ATK-04", "L-ATK-08"),
    o.KeepRestricted: ("L-KEY-14", "L-KEY-15"),
    o.PayToReady: BY_A_CARD,
}


def rules_of(decision: Decision) -> tuple[str, ...]:
    """The rules behind a question, by id."""
    match decision.prompt:
        case o.TakeAction(planning=True):
            return PLANNING
        case o.DeclareDefender(sentinel=True):
            return SENTINEL
        case o.SendAttackers(ranged=True):
            return RANGED
        case prompt:
            return RULES[type(prompt)]
