"""Playing Event cards, and carrying out what they say (W-CARD)."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.kinds import CardType, DieId, Face, Nation
from westmarch.wotr.options import Done, PickDie, PickNation, PickNumber, PlayCard
from westmarch.wotr.prompts import ChooseDiceToTurn, ChooseNation, ChooseOne, MayPlayAnother
from westmarch.wotr.rules import (
    alternating,
    drawing,
    hunting,
    journeying,
    roles,
    tempting,
    travelling,
)
from westmarch.wotr.rules.board import companions
from westmarch.wotr.rules.campaigning import campaign, can_campaign
from westmarch.wotr.rules.expeditions import embark
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.rules.placing import places
from westmarch.wotr.rules.punishing import DiscardTableCard, lying
from westmarch.wotr.rules.recruiting import LoseFigureAt, figures_of
from westmarch.wotr.rules.shooting import successes
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.tables.figures import ALL_RANKS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import dealing, figures, quest, realms
from westmarch.wotr.vocabulary import effects as e
from westmarch.wotr.vocabulary.campaigns import CampaignEffect
from westmarch.wotr.vocabulary.expeditions import ExpeditionEffect

TYPES = {
    Face.CHARACTER: (CardType.CHARACTER,),
    Face.ARMY: (CardType.ARMY,),
    Face.MUSTER: (CardType.MUSTER,),
    Face.EVENT: tuple(CardType),
}
"""The cards that a result can play (W-CARD-06)."""


def playable(state: WotrState, seat: Seat, types: tuple[CardType, ...]) -> list[CardId]:
    """The cards of some types in a hand that can be played now."""
    return [
        card
        for card in state.hands[seat]
        if EVENTS[state.cards[card].code].type in types
        and may_play(state, card)
        and may_use(state, seat, card)
    ]


def may_play(state: WotrState, card: CardId) -> bool:
    """Whether a card's whole precondition is met (W-CARD-08)."""
    text = EVENT_TEXTS.get(state.cards[card].code)
    return text is not None and holds(state, text.if_)


def may_use(state: WotrState, seat: Seat, card: CardId) -> bool:
    """Whether a card is for the nations of a player, and not for the one that acted last.

    (W-MP4-15, W-MP4-30, W-MP3-04)
    """
    nations = EVENTS[state.cards[card].code].nations
    return roles.may_use(state, seat, nations) and alternating.may_serve(state, seat, nations)


class PlayEvent(Frame):
    """A card is played, does what it says, and is discarded, or stays on the table (W-CARD-07)."""

    seat: Seat
    card: CardId

    def show(self, state: WotrState) -> None:
        state.hands[self.seat].remove(self.card)
        code = state.cards[self.card].code
        dealing.show(state, self.card)
        emit(state, events.CardPlayed(self.seat, self.card, code))
        state.there = None
        call(state, Resolve(self.seat, code, EVENT_TEXTS[code].do))

    def put_away(self, state: WotrState) -> None:
        state.there = None
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
    if isinstance(effect, CampaignEffect):
        campaign(state, seat, code, effect)
    elif isinstance(effect, ExpeditionEffect):
        embark(state, seat, code, effect)
    elif isinstance(effect, e.FellowshipEffect):
        touch_fellowship(state, seat, effect)
    else:
        do_else(state, seat, code, effect)


def do_else(state: WotrState, seat: Seat, code: str, effect: e.OtherEffect) -> None:
    """One effect on nations, dice or cards, or several put together."""
    match effect:
        case e.If(condition, then, otherwise):
            call(state, Resolve(seat, code, then if holds(state, condition) else otherwise))
        case e.OneOf(choices, may):
            call(state, ChooseEffect(seat, code, choices, may))
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
        case e.Estrange(where):
            nations = {REGIONS[region].nation for region in places(state, where)}
            found = tuple(nation for nation in Nation if nation in nations)
            call(state, EstrangeNation(seat, code, found))
        case e.TurnDie(old, new):
            side = roles.side_of(state, seat)
            if old in state.dice[index(side)]:
                dealing.turn_die(state, side, old, new)
        case e.TurnToEyes(most):
            call(state, TurnDiceToEyes(seat, code, most))
        case e.DiscardDice(whose, face):
            while face in state.dice[index(whose)]:
                dealing.take_die(state, whose, face)
        case e.DrawCards(deck, count):
            drawing.draw(state, seat, deck, count)
        case e.DiscardFromTable(side, deck):
            call(state, DiscardTableCard(seat, code, side, deck))
        case e.PlayAnother(of):
            call(state, PlayOneMore(seat, of))
        case _:
            assert_never(effect)


def touch_fellowship(state: WotrState, seat: Seat, effect: e.FellowshipEffect) -> None:
    """One effect on the Fellowship, the Hunt, Companions or Nazgûl."""
    match effect:
        case e.PutTile(code):
            quest.put_in(state, code)
        case e.Heal(amount):
            quest.corrupt(state, -amount)
        case e.Corrupt(amount):
            quest.corrupt(state, amount)
        case e.HealByDice(dice, on):
            quest.corrupt(state, -successes(state, seat, dice, on))
        case e.CorruptByDice(dice, on):
            quest.corrupt(state, successes(state, seat, dice, on))
        case e.Hide():
            if not state.hidden:
                journeying.hide(state)
        case e.MoveOn():
            if journeying.can_move(state):
                die = (journeying.DieGoesHunting(),) if state.ruleset.card_dice_hunt else ()
                call(state, journeying.MoveTheFellowship(), *die)
        case e.Reveal():
            if state.hidden:
                call(state, journeying.RevealFellowship(by_hunt=False))
        case e.MoveTheBearers():
            call(state, tempting.MoveBearers(seat))
        case e.HuntAgain():
            call(state, hunting.Hunt())
        case e.DrawForHunt(unreduced, by_casualty):
            card = hunting.Cause.CARD
            tile = hunting.DrawTile(card, unreduced=unreduced, by_casualty=by_casualty)
            call(state, tile)
        case e.TemptOne():
            if companions(state):
                call(state, tempting.Tempt(state.draw(list(companions(state)))))
        case e.BreakUp():
            call(state, tempting.BreakFellowship())
        case e.BraveTheEye(tiles, who):
            tempting.brave_the_eye(state, tiles, who)
        case e.SeparateCompanions(reach):
            if companions(state):
                call(state, travelling.SeparateGroup(seat, reach))
        case e.MoveGroup(reach):
            call(state, travelling.MoveAllCompanions(seat, only_one=True, reach=reach))
        case e.MoveCompanions():
            call(state, travelling.MoveAllCompanions(seat))
        case e.MoveNazgul():
            call(state, travelling.MoveAllMinions(seat, nazgul_only=True))
        case e.MoveCharacterTo(who, region):
            figures.travel(state, tuple(one for one in who if one in state.characters), region)
        case e.MoveWithCompanions(who, to):
            (leader,) = (one for one in who if one in state.characters)
            call(state, travelling.LeadCompanions(seat, leader, tuple(places(state, to))))
        case e.EliminateCharacter(who):
            if who in state.characters:
                figures.lose_character(state, who)
        case _:
            assert_never(effect)


def is_possible(state: WotrState, seat: Seat, effect: e.Effect) -> bool:
    """Whether an effect that may be chosen would do anything."""
    if isinstance(effect, CampaignEffect):
        return can_campaign(state, seat, effect)
    match effect:
        case e.Hide():
            return not state.hidden
        case e.MoveOn():
            return journeying.can_move(state)
        case e.SeparateCompanions():
            return bool(companions(state))
        case e.MoveGroup():
            return bool(travelling.MoveAllCompanions(seat).candidates(state))
        case e.DiscardFromTable(side, deck):
            return bool(lying(state, side, deck))
    return True


class ChooseEffect(Frame):
    """The player chooses one of several effects, or perhaps none."""

    seat: Seat
    code: str
    choices: tuple[e.Effect, ...]
    may: bool

    def may_choose(self, state: WotrState) -> Decision | None:
        options: list[AnyOption] = [
            PickNumber(number)
            for number, effect in enumerate(self.choices)
            if is_possible(state, self.seat, effect)
        ]
        if not options:
            return None
        if self.may:
            options.insert(0, Done())
        return Decision(self.seat, ChooseOne(self.code), tuple(options), ("W-CARD-09",))

    def choose(self, state: WotrState, choice: Done | PickNumber) -> None:
        if isinstance(choice, PickNumber):
            call(state, Resolve(self.seat, self.code, (self.choices[choice.number],)))

    STEPS = (Ask(may_choose, choose),)


class PlayOneMore(Frame):
    """Another card of a type may be played without a die."""

    seat: Seat
    of: CardType

    def may_play(self, state: WotrState) -> Decision | None:
        found = [PlayCard(card) for card in playable(state, self.seat, (self.of,))]
        if not found:
            return None
        return Decision(self.seat, MayPlayAnother(), (Done(), *found), ("W-CARD-09",))

    def play(self, state: WotrState, choice: Done | PlayCard) -> None:
        if isinstance(choice, PlayCard):
            call(state, PlayEvent(self.seat, choice.card))

    STEPS = (Ask(may_play, play),)


class RouseNation(Frame):
    """A Free Peoples nation of the player's choice becomes active and moves one box."""

    seat: Seat
    code: str

    def may_choose(self, state: WotrState) -> Decision:
        options = tuple(PickNation(nation) for nation in roles.nations_of(state, self.seat))
        return Decision(self.seat, ChooseNation(self.code), options, ("W-POL-09",))

    def rouse(self, state: WotrState, choice: PickNation) -> None:
        realms.activate(state, choice.nation)
        realms.step(state, choice.nation)

    STEPS = (Ask(may_choose, rouse),)


class EstrangeNation(Frame):
    """A nation moves one box away from war and loses a figure of its player's choice."""

    seat: Seat
    code: str
    nations: tuple[Nation, ...]

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(PickNation(nation) for nation in self.nations)
        if not options:
            return None
        return Decision(self.seat, ChooseNation(self.code), options, ("W-POL-09",))

    def estrange(self, state: WotrState, choice: PickNation) -> None:
        realms.step_back(state, choice.nation)
        side = roles.side_of_nation(choice.nation)
        among = tuple(figures_of(state, side, ALL_RANKS, choice.nation))
        owner = roles.player_of(state, choice.nation)
        call(state, LoseFigureAt(owner, self.code, side, among))

    STEPS = (Ask(may_choose, estrange),)


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
