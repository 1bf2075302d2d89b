"""All that is said, as closed lists: a record without a sentence fails the type check."""

from __future__ import annotations

from westmarch.wotr import events as ev
from westmarch.wotr import expansion_events as xe
from westmarch.wotr import expansion_prompts as xq
from westmarch.wotr import options as o
from westmarch.wotr import prompts as q
from westmarch.wotr import team_events as te
from westmarch.wotr.card_events import DiceRolled

TurnEvent = (
    ev.ActionDiceRolled
    | ev.CardPlayed
    | te.CardsExchanged
    | ev.CombatCardLaid
    | ev.CombatCardsRevealed
    | ev.DieTurned
    | ev.DieUsed
    | ev.DieWasted
    | ev.Discarded
    | ev.Drew
    | ev.HuntAllocated
    | ev.Passed
    | ev.PhaseBegan
    | ev.RingUsed
    | ev.SideWon
    | ev.TableCardDiscarded
    | ev.TurnBegan
)

WarEvent = (
    ev.Activated
    | te.ArmiesJoined
    | ev.AttackCeased
    | ev.BattleBegan
    | ev.Captured
    | ev.CharacterEntered
    | ev.CharacterLost
    | ev.CombatRolled
    | DiceRolled
    | ev.Disbanded
    | ev.Eliminated
    | ev.Flew
    | ev.LeadersRolled
    | ev.Moved
    | ev.Promoted
    | ev.Recruited
    | ev.Reduced
    | ev.Retreated
    | ev.RoundBegan
    | ev.SiegeBegan
    | ev.SiegeEnded
    | ev.SteppedToPeace
    | ev.SteppedToWar
    | ev.Travelled
    | ev.Withdrew
)

ThirdAgeEvent = (
    xe.CardGiven
    | xe.EngineBuilt
    | xe.EngineLost
    | xe.EntCame
    | xe.EntLost
    | xe.EntMoved
    | xe.EntsStruck
    | xe.FactionCame
    | xe.FactionLeft
    | xe.FleetSailed
    | xe.HandSeen
    | xe.JoinedFellowship
    | xe.RingsRegained
    | xe.ShipLaunched
    | xe.ShipsLost
    | xe.SuperiorityGained
    | xe.TileRemoved
    | xe.TileReturned
)

QuestEvent = (
    ev.Corrupted
    | ev.EnteredMordor
    | ev.FellowshipDeclared
    | ev.FellowshipHidden
    | ev.FellowshipMoved
    | ev.FellowshipRevealed
    | ev.FellowshipStepped
    | ev.GuideChosen
    | ev.HuntRolled
    | ev.Separated
    | ev.SteppedInMordor
    | ev.TileDrawn
    | ev.TilePutIn
)

ActionOption = (
    o.AttackFrom
    | o.BringIn
    | o.DiscardAtRandom
    | o.DrawFrom
    | o.HideFellowship
    | o.JoinArmies
    | o.MarchFrom
    | o.MoveCompanions
    | o.MoveFellowship
    | o.MoveMinions
    | o.Negotiate
    | o.PassAction
    | o.PlayCard
    | o.PutIntoHuntBox
    | o.Recruit
    | o.SeparateCompanions
    | o.TakeOffTable
    | o.UseAbility
    | o.UseDie
    | o.UseRing
    | o.Waste
)

ThirdAgeOption = (
    o.AttackWithEnts
    | o.BringInFaction
    | o.BuildEngine
    | o.DeclareFellowship
    | o.MusterFaction
    | o.SailFrom
    | o.SendEnt
    | o.SmashEngine
)

PickOption = (
    o.Done
    | o.GoTo
    | o.No
    | o.PickCard
    | o.PickCharacter
    | o.PickDie
    | o.PickFigure
    | o.PickFigureAt
    | o.PickNation
    | o.PickNumber
    | o.PickRegion
    | o.Stay
    | o.Take
    | o.TakeAll
    | o.TakeCharacter
    | o.Yes
)

BattleOption = (
    o.Cease
    | o.Fight
    | o.LoseElite
    | o.LoseFigure
    | o.ReduceElite
    | o.RetreatTo
    | o.SacrificeAtRandom
    | o.SacrificeGuide
    | o.UseTheRing
    | o.Withdraw
)

TurnPrompt = (
    q.AllocateDice
    | q.ChooseAction
    | q.ChooseDeck
    | q.ChooseDestination
    | q.ChooseDestinationOf
    | q.ChooseDie
    | q.ChooseFigures
    | q.ChooseFlyer
    | q.ChooseGuide
    | q.ChooseSecondRecruit
    | q.ChooseTravellers
    | q.DiscardDown
    | q.EnterMordor
    | q.FellowshipGoes
    | q.FlyWhere
    | q.MayDeclare
    | q.MayJoin
    | q.MoveAnother
    | q.OfferCard
    | q.TooMany
)

BattlePrompt = (
    q.ChooseAdvance
    | q.ChooseAttackers
    | q.ChooseCombatCard
    | q.ChooseForfeit
    | q.ChooseSilenced
    | q.ChooseSlain
    | q.FightOrWithdraw
    | q.MayCease
    | q.MayFightOn
    | q.MayForfeit
    | q.MayPlayCombatCard
    | q.MayRetreat
    | q.MaySuffer
    | q.SlipWhere
    | q.TakeCasualties
)

CardPrompt = (
    q.ArmyGoes
    | q.AttackByCard
    | q.BearersGo
    | q.ChooseDiceToTurn
    | q.ChooseFigure
    | q.ChooseFigureAt
    | q.ChooseNation
    | q.ChooseOne
    | q.ChooseRegion
    | q.ChooseTableCard
    | q.ChooseWhoGoes
    | q.FleeWhere
    | q.MarchByCard
    | q.MayPlayAnother
    | q.MayPunish
    | q.PayWithCard
    | q.RetreatByCard
    | q.SendWhere
)

ThirdAgePrompt = (
    xq.ActWithArmy
    | xq.CarryArmy
    | xq.ChooseEscort
    | xq.ChooseShips
    | xq.DiscardSeen
    | xq.EntsAct
    | xq.FleetGoesTo
    | xq.LookAtHand
    | xq.MayFollowFellowship
    | xq.MayGiveUpCatapult
    | xq.MayIgnoreEye
    | xq.MaySmashEngine
    | xq.MoveShips
    | xq.WorkOnEngines
)

HuntPrompt = (
    q.MayDrawOnTheWay
    | q.MayHelpHunt
    | q.MayPreventTile
    | q.MayRedrawTile
    | q.MayReduceDamage
    | q.MustLeave
    | q.SufferHunt
    | q.Tempted
)
