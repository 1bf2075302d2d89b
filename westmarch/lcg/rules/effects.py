"""What each effect does to the table."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.frames import call, end_game
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.kinds import CardType
from westmarch.lcg.rules import attacking, defending, moving, revealing, searching, settling
from westmarch.lcg.rules.asking import fits, prisoner, targets
from westmarch.lcg.rules.counting import amount, players
from westmarch.lcg.state import LcgState, remaining, shown
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import lasting as last
from westmarch.lcg.vocabulary import quests as q
from westmarch.lcg.vocabulary.effects import Effect
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import Until


def carry_out(state: LcgState, effect: Effect, context: Context) -> None:
    """An effect happens."""
    match effect:
        case e.Ready() | e.Exhaust() | e.Damage() | e.Heal() | e.RemoveFromQuest():
            for card in targets(state, effect.what, context):
                touch(state, effect, card, context)
        case e.Engage() | e.ReturnToStaging() | e.AddResources() | e.ProgressOn():
            for card in targets(state, effect.what, context):
                touch(state, effect, card, context)
        case e.Discard() | e.ReturnToHand() | e.ShuffleIntoDeck() | e.PutIntoStaging():
            for card in targets(state, effect.what, context):
                moving.move(state, effect, card)
        case e.PutIntoPlay(what, owners):
            for card in targets(state, what, context):
                owner = state.cards[card].owner
                under = owner if owners and owner is not None else context.you
                moving.put_into_play(state, card, under)
        case (
            e.Boost()
            | e.BoostAll()
            | e.RaiseStagingThreat()
            | e.NoThreat()
            | e.CannotAttack()
            | e.DefendTogether()
            | e.AtEnd()
        ):
            state.lasting.extend(lasting(state, effect, context))
        case e.RaiseThreat() | e.ReduceThreat() | e.Draw() | e.ShuffleDiscardIntoDeck():
            for seat in players(state, effect.who, context):
                affect(state, effect, seat, context)
        case e.ProgressOnQuest(number):
            moving.progress_on_quest(state, number)
        case e.RemoveProgress(number):
            verbs.remove_progress(state, number)
        case e.DiscardFromHand(number):
            for _ in range(min(number, len(state.hand[context.you]))):
                hand = state.hand[context.you].copy()
                verbs.discard_from_hand(state, state.draw(hand))
        case e.DiscardAll(what):
            for card in tuple(state.hand[context.you]):
                if fits(state, card, what, context):
                    verbs.discard_from_hand(state, card)
        case e.RemoveFromGame():
            moving.out_of_game(state, context.source)
        case e.GiveControl(to):
            for seat in players(state, to, context):
                moving.give_control(state, context.source, seat)
        case e.AttachTo() | q.Claim():
            for host in context.chosen:
                by = context.you if isinstance(effect, q.Claim) else None
                verbs.attach(state, context.source, host, by)
        case e.AttachToDeck(whose):
            for seat in players(state, whose, context):
                moving.attach_to_deck(state, context.source, seat)
        case e.PutOnEncounterDeck():
            moving.on_encounter_deck(state, context.source)
        case e.LookAtTop(may_bury):
            call(state, searching.LookAtTop(context.source, context.you, may_bury))
        case e.SearchTop(number, whose, shuffle):
            for seat in players(state, whose, context):
                most = amount(state, number, context)
                call(state, searching.SearchTop(context.source, context.you, seat, most, shuffle))
        case e.SearchShadow():
            if context.it is not None:
                searching.look(state, context.you, context.it)
        case e.Reveal(number):
            revealing.reveal(state, amount(state, number, context), context.you)
        case e.GainSurge():
            revealing.gain_surge(state)
        case e.CancelWhenRevealed():
            revealing.cancel(state)
        case e.ReplaceRevealed():
            revealing.replace_treachery(state)
        case e.CancelShadow():
            defending.cancel(state)
        case e.DealShadow(number, what):
            for enemy in targets(state, what, context):
                for _ in range(amount(state, number, context)):
                    defending.deal_shadow(state, enemy, defending.attacked_by(state, enemy))
        case e.AttackFromShadow():
            defending.attack_from_shadow(state, context)
        case e.IgnoreDefense():
            defending.ignore_defense(state, context)
        case e.AttackAtOnce():
            attacking.attack_at_once(state, context)
        case (
            q.ShuffleEncounterDeck()
            | q.Fetch()
            | q.SetAside()
            | q.Guard()
            | q.TakePrisoner()
            | q.Rescue()
            | q.OrcGuards()
            | q.RandomNextStage()
            | q.Win()
        ):
            on_quest(state, effect, context)
        case e.Choose() | e.ChooseFrom() | e.ChoosePlayer() | e.OneOf() | e.May() | e.If() | e.As():
            pass  # their work is done by choosing
        case _:
            assert_never(effect)


def touch(
    state: LcgState,
    effect: e.Ready
    | e.Exhaust
    | e.Damage
    | e.Heal
    | e.RemoveFromQuest
    | e.Engage
    | e.ReturnToStaging
    | e.AddResources
    | e.ProgressOn,
    card: CardId,
    context: Context,
) -> None:
    """An effect touches a card in play."""
    match effect:
        case e.Ready():
            if state.cards[card].exhausted:
                verbs.ready(state, card)
        case e.Exhaust():
            if not state.cards[card].exhausted:
                verbs.exhaust(state, card)
        case e.Damage(number):
            verbs.damage(state, card, amount(state, number, context))
        case e.Heal(limit):
            verbs.heal(state, card, state.cards[card].damage if limit is None else limit)
        case e.RemoveFromQuest():
            verbs.uncommit(state, card)
        case e.Engage():
            verbs.engage(state, card, context.you)
        case e.ReturnToStaging():
            moving.return_to_staging(state, card)
        case e.AddResources(number):
            verbs.add_resources(state, card, amount(state, number, context))
        case e.ProgressOn(number):
            verbs.put_progress(state, card, number)
        case _:
            assert_never(effect)


def affect(
    state: LcgState,
    effect: e.RaiseThreat | e.ReduceThreat | e.Draw | e.ShuffleDiscardIntoDeck,
    seat: Seat,
    context: Context,
) -> None:
    """An effect touches a player."""
    match effect:
        case e.RaiseThreat(number):
            verbs.change_threat(state, seat, amount(state, number, replace(context, you=seat)))
        case e.ReduceThreat(number):
            verbs.change_threat(state, seat, -number)
        case e.Draw(number):
            moving.draw(state, seat, number)
        case e.ShuffleDiscardIntoDeck():
            moving.discard_into_deck(state, seat)
        case _:
            assert_never(effect)


def lasting(
    state: LcgState,
    effect: e.Boost
    | e.BoostAll
    | e.RaiseStagingThreat
    | e.NoThreat
    | e.CannotAttack
    | e.DefendTogether
    | e.AtEnd,
    context: Context,
) -> list[last.Lasting]:
    """The lasting effects that an effect makes; whom they touch is settled now (L-FAQ-15)."""
    source = state.cards[context.source].code
    match effect:
        case e.Boost(stat, number, what, until):
            cards = tuple(targets(state, what, context))
            by, attack = amount(state, number, context), len(state.assaults)
            return [last.Boosted(source, stat, by, cards, until, attack)]
        case e.BoostAll(stat, number, filter, until):
            return [last.BoostedAll(source, stat, amount(state, number, context), filter, until)]
        case e.RaiseStagingThreat(number):
            return [last.StagingThreat(source, number, context, Until.PHASE)]
        case e.NoThreat(what):
            return [last.Harmless(tuple(targets(state, what, context)), Until.PHASE)]
        case e.CannotAttack(what, who):
            held = tuple(targets(state, what, context))
            seats = players(state, who, context)
            return [last.Held(held, seat, Until.PHASE) for seat in seats]
        case e.DefendTogether(who):
            return [last.Together(seat, Until.PHASE) for seat in players(state, who, context)]
        case e.AtEnd(of, do):
            return [last.Later(do, context, of)]
    assert_never(effect)


def on_quest(
    state: LcgState,
    effect: q.ShuffleEncounterDeck
    | q.Fetch
    | q.SetAside
    | q.Guard
    | q.TakePrisoner
    | q.Rescue
    | q.OrcGuards
    | q.RandomNextStage
    | q.Win,
    context: Context,
) -> None:
    """What only scenarios do."""
    match effect:
        case q.ShuffleEncounterDeck():
            verbs.shuffle_deck(state, None)
        case q.Fetch(what, count):
            found = [card for card in state.encounter_deck if fits(state, card, what, context)]
            for card in found[:count]:
                verbs.stage(state, card)
        case q.SetAside(what):
            found = [card for card in state.encounter_deck if fits(state, card, what, context)]
            for card in found[:1]:
                moving.set_aside(state, card)
        case q.Guard():
            free = [c for c in state.staging if shown(state, c).type is CardType.OBJECTIVE]
            call(state, revealing.RevealGuards(context.source, tuple(free)))
        case q.TakePrisoner():
            pool = [c for area in state.area for c in area if shown(state, c).type is CardType.HERO]
            card = state.draw(pool)
            state.cards[card] = replace(state.cards[card], face_down=True)
            emit(state, events.Moved(card, state.cards[card].code, CardType.PRISONER.value))
            settling.eliminate_without_heroes(state)
        case q.Rescue():
            captive = prisoner(state)
            if captive is not None:
                state.cards[captive] = replace(state.cards[captive], face_down=False)
                emit(state, events.PrisonerRescued(captive))
                verbs.damage(state, captive, 1)
        case q.OrcGuards():
            for seat in remaining(state):
                if state.deck[seat]:
                    moving.orc_guard(state, seat)
        case q.RandomNextStage():
            paths = state.quest_deck[-2:]
            state.draw(paths)
            for other in paths[:1]:
                moving.out_of_game(state, other)
        case q.Win():
            state.won = True
            end_game(state)
        case _:
            assert_never(effect)
