"""Abilities and effects in sections; both languages tell them section by section."""

from __future__ import annotations

from typing import TypeAlias

from westmarch.lcg.vocabulary import abilities as a
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import quests as q

Triggered: TypeAlias = (
    a.Action | a.Response | a.Forced | a.WhenRevealed | a.Shadow | a.Travel | a.Setup
)
"""Abilities that do something at a moment."""

OnCards: TypeAlias = (
    a.Bonus
    | a.GainsTrait
    | a.GainsSphere
    | a.Attaches
    | a.Cannot
    | a.AttacksStagedAlone
    | a.DamagesRevealed
    | a.StaysExhausted
    | a.InsteadOfDrawing
    | a.ExcessToThreat
    | a.PaidByHeroes
)
"""Passive abilities that concern single cards."""

OnPlay: TypeAlias = (
    a.MustTravelHere
    | a.RefreshThreat
    | a.ReturnsToDeck
    | a.MoreRevealed
    | a.AlliesPerRound
    | a.NotCompletedIf
    | a.NotByProgress
    | a.WonIf
)
"""Passive abilities that concern the round, the quest and the game."""

Shape: TypeAlias = (
    e.Choose | e.ChooseFrom | e.ChoosePlayer | e.OneOf | e.May | e.If | e.As | e.AtEnd
)
"""Choosing, and the shape of effects."""

OnTable: TypeAlias = (
    e.Ready
    | e.Exhaust
    | e.Damage
    | e.Heal
    | e.Boost
    | e.BoostAll
    | e.RaiseStagingThreat
    | e.NoThreat
    | e.RemoveFromQuest
    | e.Engage
    | e.ReturnToStaging
    | e.CannotAttack
    | e.DefendTogether
    | e.AttackAtOnce
    | e.IgnoreDefense
)
"""Characters, enemies and locations in play."""

Counting: TypeAlias = (
    e.AddResources
    | e.RaiseThreat
    | e.ReduceThreat
    | e.ProgressOnQuest
    | e.ProgressOn
    | e.RemoveProgress
    | e.Draw
)
"""Tokens, threat, progress, and drawing."""

Moving: TypeAlias = (
    e.DiscardFromHand
    | e.DiscardAll
    | e.Discard
    | e.ReturnToHand
    | e.ShuffleIntoDeck
    | e.ShuffleDiscardIntoDeck
    | e.PutOnEncounterDeck
    | e.PutIntoPlay
    | e.PutIntoStaging
    | e.RemoveFromGame
    | e.GiveControl
    | e.AttachTo
    | e.AttachToDeck
    | e.LookAtTop
    | e.SearchTop
    | e.SearchShadow
)
"""Cards on the move."""

Encounter: TypeAlias = (
    e.Reveal
    | e.GainSurge
    | e.CancelWhenRevealed
    | e.ReplaceRevealed
    | e.CancelShadow
    | e.DealShadow
    | e.AttackFromShadow
)
"""Encounter cards."""

OnQuest: TypeAlias = (
    q.ShuffleEncounterDeck
    | q.Fetch
    | q.SetAside
    | q.Guard
    | q.TakePrisoner
    | q.Rescue
    | q.OrcGuards
    | q.Claim
    | q.RandomNextStage
    | q.Win
)
"""What only scenarios do."""
