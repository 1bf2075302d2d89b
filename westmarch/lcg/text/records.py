"""Events, options and prompts in sections; both languages say them section by section."""

from __future__ import annotations

from typing import TypeAlias

from westmarch.kernel.windows import Pass
from westmarch.lcg import events as ev
from westmarch.lcg import options as o

CardEvent: TypeAlias = (
    ev.EnteredPlay
    | ev.LeftPlay
    | ev.Damaged
    | ev.Healed
    | ev.Readied
    | ev.Exhausted
    | ev.ResourcesChanged
    | ev.Attached
    | ev.Moved
    | ev.Revealed
    | ev.WhenRevealedTriggered
    | ev.TravelledTo
    | ev.Explored
    | ev.ProgressPlaced
    | ev.ProgressRemoved
    | ev.PrisonerRescued
)
"""What happens to cards."""

CombatEvent: TypeAlias = (
    ev.Engaged
    | ev.AttackBegan
    | ev.AttackEnded
    | ev.DefenderDeclared
    | ev.ShadowDealt
    | ev.ShadowTurnedUp
    | ev.ShadowTriggered
    | ev.ShadowResolved
    | ev.Struck
)
"""What happens in combat."""

TableEvent: TypeAlias = (
    ev.RoundBegan
    | ev.RoundEnded
    | ev.PhaseBegan
    | ev.PhaseEnded
    | ev.StageBegan
    | ev.StageCompleted
    | ev.StageSettled
    | ev.Committed
    | ev.QuestResolved
    | ev.ThreatChanged
    | ev.Drew
    | ev.Saw
    | ev.AbilityUsed
    | ev.EncounterDeckRenewed
    | ev.HeroAssigned
    | ev.FirstPlayerChanged
    | ev.Eliminated
)
"""What happens to players, and in the course of the game."""

CardOption: TypeAlias = (
    o.Play
    | o.Use
    | o.Pick
    | o.Pay
    | o.Commit
    | o.TravelHere
    | o.EngageEnemy
    | o.ChooseAttacker
    | o.Defend
    | o.AttackEnemy
    | o.Send
)
"""Options that touch a card."""

PlainOption: TypeAlias = (
    o.PickPlayer | o.PickNumber | o.Undefended | o.Mulligan | o.Keep | o.Done | o.Yes | o.No | Pass
)
"""Options that touch none."""

EffectPrompt: TypeAlias = (
    o.ChooseCard
    | o.ChooseSeat
    | o.ChooseOne
    | o.MayDo
    | o.MayBury
    | o.NameX
    | o.PayFor
    | o.DiscardToPay
    | o.ArrangeTop
    | o.KeepRestricted
    | o.PayToReady
)
"""What a card asks."""

RoundPrompt: TypeAlias = (
    o.ChooseFirstPlayer
    | o.MayMulligan
    | o.TakeAction
    | o.MayRespond
    | o.OrderForced
    | o.CommitCharacters
    | o.ChooseTravel
    | o.EngageOptionally
    | o.ChooseEngaging
    | o.OrderShadows
    | o.OrderAttacks
    | o.DeclareDefender
    | o.AssignDamage
    | o.DeclareAttack
    | o.SendAttackers
)
"""What the course of the game asks."""
