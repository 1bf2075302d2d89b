"""Playing Event cards, and carrying out what they say (W-CARD)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.kinds import FREE_NATIONS, CardType, DieId, Face, RegionId, Side
from westmarch.wotr.options import Done, PickDie, PickNation, PickNumber, PickRegion
from westmarch.wotr.prompts import ChooseDiceToTurn, ChooseNation, ChooseOne, ChooseRegion
from westmarch.wotr.rules import battles, hunting, journeying, marching, roles, travelling
from westmarch.wotr.rules.board import companions, has_army
from westmarch.wotr.rules.casualties import TakeHits
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.rules.placing import places
from westmarch.wotr.rules.recruiting import RecruitByCard
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.verbs import dealing, figures, quest, realms
from westmarch.wotr.vocabulary import effects as e

TYPES = {
    Face.CHARACTER: (CardType.CHARACTER,),
    Face.ARMY: (CardType.ARMY,),
    Face.MUSTER: (CardType.MUSTER,),
    Face.EVENT: tuple(CardType),
}
"""The cards that a result can play (W-CARD-06)."""


def playable(state: WotrState, seat: Seat, face: Face) -> list[CardId]:
    """The cards in a hand that a result can play now."""
    return [
        card
        for card in state.hands[seat]
        if EVENTS[state.cards[card].code].type in TYPES[face] and may_play(state, card)
    ]


def may_play(state: WotrState, card: CardId) -> bool:
    """Whether a card's whole precondition is met (W-CARD-08)."""
    text = EVENT_TEXTS.get(state.cards[card].code)
    return text is not None and holds(state, text.if_)


class PlayEvent(Frame):
    """A card is played, does what it says, and is discarded, or stays on the table (W-CARD-07)."""

    seat: Seat
    card: CardId

    def show(self, state: WotrState) -> None:
        state.hands[self.seat].remove(self.card)
        code = state.cards[self.card].code
        dealing.show(state, self.card)
        emit(state, events.CardPlayed(self.seat, self.card, code))
        call(state, Resolve(self.seat, code, EVENT_TEXTS[code].do))

    def put_away(self, state: WotrState) -> None:
        if EVENT_TEXTS[state.cards[self.card].code].stays is not None:
            state.on_table.append(self.card)
        else:
            dealing.bury(state, self.card)

    STEPS = (show, put_away)


class Resolve(Frame):
    """Effects are carried out one after the other, as far as possible (W-CARD-10)."""

    seat: Seat
    code: str
    effects: tuple[e.Effect, ...]

    def first(self, state: WotrState) -> None:
        if self.effects:
            call(state, replace(self, effects=self.effects[1:]))
            carry_out(state, self.seat, self.code, self.effects[0])

    STEPS = (first,)


def carry_out(state: WotrState, seat: Seat, code: str, effect: e.Effect) -> None:
    """One effect; what needs a decision becomes a procedure."""
    side = roles.side_of(state, seat)
    match effect:
        case e.PutTile(tile):
            quest.put_in(state, tile)
        case e.Heal(amount):
            quest.corrupt(state, -amount)
        case e.Corrupt(amount):
            quest.corrupt(state, amount)
        case e.HealByDice(dice, on):
            quest.corrupt(state, -successes(state, side, dice, on))
        case e.CorruptByDice(dice, on):
            quest.corrupt(state, successes(state, side, dice, on))
        case e.Hide():
            if not state.hidden:
                journeying.hide(state)
        case e.MoveOn():
            if journeying.can_move(state):
                call(state, journeying.MoveTheFellowship())
        case e.Reveal():
            if state.hidden:
                call(state, journeying.RevealFellowship(by_hunt=False))
        case e.HuntAgain():
            call(state, hunting.Hunt())
        case e.DrawForHunt():
            call(state, hunting.DrawTile(hunting.Cause.CARD))
        case e.SeparateCompanions(extra):
            if companions(state) and state.mordor is None:
                call(state, travelling.SeparateGroup(seat, extra=extra))
        case e.MoveCompanions():
            call(state, travelling.MoveAllCompanions(seat))
        case e.MoveNazgul():
            call(state, travelling.MoveAllMinions(seat, nazgul_only=True))
        case e.EliminateCharacter(who):
            if who in state.characters:
                figures.lose_character(state, who)
        case e.Activate(nation):
            realms.activate(state, nation)
        case e.Step(nation):
            realms.step(state, nation)
        case e.GoToWar(nation):
            realms.activate(state, nation)
            while realms.may_step(state, nation):
                realms.step(state, nation)
        case e.RouseOne():
            call(state, RouseNation(seat, code))
        case e.RecruitUnits():
            call(state, RecruitByCard(seat, code, effect))
        case e.RollAgainst():
            call(state, ShootAt(seat, code, effect))
        case e.MoveArmies(count):
            call(state, marching.MoveArmies(seat, count))
        case e.AttackWith():
            call(state, AttackByCard(seat, code, effect))
        case e.TurnDie(old, new):
            if old in state.dice[index(side)]:
                dealing.turn_die(state, side, old, new)
        case e.TurnToEyes(most):
            call(state, TurnDiceToEyes(seat, code, most))
        case e.DiscardDice(whose, face):
            while face in state.dice[index(whose)]:
                dealing.take_die(state, whose, face)
        case e.DrawCards(deck, count):
            for _ in range(count):
                dealing.draw_card(state, seat, deck)
        case e.If(condition, then, otherwise):
            call(state, Resolve(seat, code, then if holds(state, condition) else otherwise))
        case e.MayOneOf(choices):
            call(state, ChooseEffect(seat, code, choices))


def successes(state: WotrState, side: Side, dice: int, on: int) -> int:
    """How many of some dice show so much."""
    rolled = tuple(state.roll() for _ in range(dice))
    hits = sum(die >= on for die in rolled)
    emit(state, events.CombatRolled(side, rolled, hits))
    return hits


class ChooseEffect(Frame):
    """The player may choose one of several effects, or none."""

    seat: Seat
    code: str
    choices: tuple[e.Effect, ...]

    def may_choose(self, state: WotrState) -> Decision:
        options: list[AnyOption] = [Done()]
        options += [PickNumber(number) for number in range(len(self.choices))]
        return Decision(self.seat, ChooseOne(self.code), tuple(options), ("W-CARD-09",))

    def choose(self, state: WotrState, choice: Done | PickNumber) -> None:
        if isinstance(choice, PickNumber):
            call(state, Resolve(self.seat, self.code, (self.choices[choice.number],)))

    STEPS = (Ask(may_choose, choose),)


class RouseNation(Frame):
    """A Free Peoples nation of the player's choice becomes active and moves one box."""

    seat: Seat
    code: str

    def may_choose(self, state: WotrState) -> Decision:
        options = tuple(PickNation(nation) for nation in FREE_NATIONS)
        return Decision(self.seat, ChooseNation(self.code), options, ("W-POL-09",))

    def rouse(self, state: WotrState, choice: PickNation) -> None:
        realms.provoke(state, choice.nation)

    STEPS = (Ask(may_choose, rouse),)


class ShootAt(Frame):
    """Dice are rolled against an Army that the player chooses."""

    seat: Seat
    code: str
    effect: e.RollAgainst

    def targets(self, state: WotrState) -> list[RegionId]:
        """The Armies that fit."""
        found = places(state, self.effect.where)
        return [region for region in found if has_army(state, self.effect.side, region)]

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(PickRegion(region) for region in self.targets(state))
        if not options:
            return None
        return Decision(self.seat, ChooseRegion(self.code), options, ("W-CARD-09",))

    def shoot(self, state: WotrState, choice: PickRegion) -> None:
        own = roles.side_of(state, self.seat)
        hits = successes(state, own, self.effect.dice, self.effect.on)
        call(state, TakeHits(self.effect.side, hits, region=choice.region))

    STEPS = (Ask(may_choose, shoot),)


class AttackByCard(Frame):
    """An Army that fits attacks what it besieges."""

    seat: Seat
    code: str
    effect: e.AttackWith

    def may_choose(self, state: WotrState) -> Decision | None:
        side = roles.side_of(state, self.seat)
        found = [
            region
            for region in places(state, self.effect.where)
            if region in battles.targets(state, side, region, led=False)
        ]
        if not found:
            return None
        options = tuple(PickRegion(region) for region in found)
        return Decision(self.seat, ChooseRegion(self.code), options, ("W-CARD-09",))

    def attack(self, state: WotrState, choice: PickRegion) -> None:
        region, rounds = choice.region, self.effect.rounds
        call(state, battles.Attack(self.seat, region, region, rounds=rounds))

    STEPS = (Ask(may_choose, attack),)


class TurnDiceToEyes(Frame):
    """Dice become Eyes, one after the other, as long as the player likes."""

    seat: Seat
    code: str
    most: int

    def may_turn(self, state: WotrState) -> Decision | None:
        side = roles.side_of(state, self.seat)
        faces = dict.fromkeys(state.dice[index(side)])
        if not self.most or not faces:
            return None
        options = (Done(), *(PickDie(DieId(face.value)) for face in faces))
        return Decision(self.seat, ChooseDiceToTurn(self.code), options, ("W-HUNT-02",))

    def turn(self, state: WotrState, choice: Done | PickDie) -> TurnDiceToEyes:
        if isinstance(choice, Done):
            return replace(self, most=0)
        side = roles.side_of(state, self.seat)
        dealing.turn_die(state, side, Face(choice.die), Face.EYE)
        return replace(self, most=self.most - 1)

    STEPS = (AskAgain(may_turn, turn),)
