"""Playing Combat cards (W-CCARD)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskSecretly, Frame, Picks
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.cards.combat import COMBAT
from westmarch.wotr.declared import abilities_in_play, reactions
from westmarch.wotr.forces import NATION, RANK, UNIT_RANKS
from westmarch.wotr.kinds import Rank, Side
from westmarch.wotr.options import No, PickCard, Yes
from westmarch.wotr.prompts import ChooseCombatCard, MayPlayCombatCard
from westmarch.wotr.rules import engines, fighting, roles
from westmarch.wotr.rules.board import within
from westmarch.wotr.rules.placing import fits
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.tables.figures import DUNLENDING, LEADERS
from westmarch.wotr.verbs import dealing, fights
from westmarch.wotr.vocabulary import tactics as t
from westmarch.wotr.vocabulary.abilities import NoCombatCardsAt
from westmarch.wotr.vocabulary.campaigns import Hush
from westmarch.wotr.vocabulary.lasting import AsCombatCard


class PlayCombatCards(Frame):
    """Both announce whether they play a card, the attacker first; then they choose unseen.

    (W-CCARD-02, W-CCARD-03)
    """

    announced: tuple[Side, ...] = ()

    def may_announce(self, state: WotrState) -> Decision | None:
        return announcement(state, fighting.current(state).attacker)

    def announce(self, state: WotrState, choice: Yes | No) -> PlayCombatCards | None:
        if isinstance(choice, No):
            return None
        return replace(self, announced=(fighting.current(state).attacker,))

    def may_answer(self, state: WotrState) -> Decision | None:
        return announcement(state, fighting.current(state).attacker.enemy)

    def answer(self, state: WotrState, choice: Yes | No) -> PlayCombatCards | None:
        if isinstance(choice, No):
            return None
        return replace(self, announced=(*self.announced, fighting.current(state).attacker.enemy))

    def may_choose(
        self, state: WotrState, seat: Seat, picked: tuple[AnyOption, ...]
    ) -> Decision | None:
        side = roles.side_of(state, seat)
        if picked or side not in self.announced or commander(state, side) != seat:
            return None
        options = tuple(PickCard(card) for card in playable(state, side))
        return Decision(seat, ChooseCombatCard(), options, ("W-CCARD-03", "W-CCARD-04"))

    def reveal(self, state: WotrState, picks: Picks) -> None:
        codes: list[str | None] = [None, None]
        for number, picked in enumerate(picks):
            for pick in picked:
                assert isinstance(pick, PickCard)
                side = roles.side_of(state, Seat(number))
                take_out(state, Seat(number), pick.card)
                dealing.show(state, pick.card)
                fights.note(state, cards=(side, pick.card))
                codes[index(side)] = state.cards[pick.card].code
        if any(codes):
            emit(state, events.CombatCardsRevealed((codes[0], codes[1])))

    STEPS = (
        Ask(may_announce, announce),
        Ask(may_answer, answer),
        AskSecretly(may_choose, reveal),
    )


class LayCard(Frame):
    """A side decides whether it plays a card, and lays it down, its back to be seen (W-ED-05)."""

    side: Side

    def may_lay(self, state: WotrState) -> Decision | None:
        if announcement(state, self.side) is None:
            return None
        options = (No(), *(PickCard(card) for card in playable(state, self.side)))
        seat = commander(state, self.side)
        return Decision(seat, ChooseCombatCard(), options, ("W-ED-05", "W-CCARD-04"))

    def lay(self, state: WotrState, choice: No | PickCard) -> None:
        if isinstance(choice, PickCard):
            take_out(state, commander(state, self.side), choice.card)
            fights.note(state, cards=(self.side, choice.card))
            deck = EVENTS[state.cards[choice.card].code].deck
            emit(state, events.CombatCardLaid(self.side, deck))

    STEPS = (Ask(may_lay, lay),)


class ShowCards(Frame):
    """The cards that lie in a battle are shown."""

    def show(self, state: WotrState) -> None:
        cards = fighting.current(state).now.cards
        for card in cards:
            if card is not None:
                dealing.show(state, card)
        codes = tuple(None if card is None else state.cards[card].code for card in cards)
        if any(codes):
            emit(state, events.CombatCardsRevealed((codes[0], codes[1])))

    STEPS = (show,)


def take_out(state: WotrState, seat: Seat, card: CardId) -> None:
    """A card leaves its player's hand, or the table, for a battle."""
    if card in state.on_table:
        state.on_table.remove(card)
    else:
        state.hands[seat].remove(card)


class DiscardCombatCards(Frame):
    """At the end of the round the cards are discarded (W-CCARD-05)."""

    def discard(self, state: WotrState) -> None:
        for card in fighting.current(state).now.cards:
            if card is not None:
                dealing.bury(state, card)

    STEPS = (discard,)


def commander(state: WotrState, side: Side) -> Seat:
    """Who plays the cards of a side in the battle."""
    return roles.commander(state, side, fighting.fighters(state, side))


def announcement(state: WotrState, side: Side) -> Decision | None:
    """Whether a side plays a card; who has cards is asked even if none of them fits."""
    seat = commander(state, side)
    if is_forbidden(state, side) or not (state.hands[seat] or from_table(state, side)):
        return None
    options = (No(), Yes()) if playable(state, side) else (No(),)
    return Decision(seat, MayPlayCombatCard(), options, ("W-CCARD-02", "W-CCARD-03"))


def is_forbidden(state: WotrState, side: Side) -> bool:
    """Whether a side cannot play Combat cards in this battle, or in this round of it."""
    if is_hushed(state, side):
        return True
    target = fighting.current(state).target
    return any(
        ability.side is side and ability.region == target
        for ability in abilities_in_play(state, NoCombatCardsAt)
    )


def is_hushed(state: WotrState, side: Side) -> bool:
    """Whether a card keeps the defenders from playing a Combat card in the first round."""
    battle = fighting.current(state)
    if battle.hush is None or battle.number > 1 or side is battle.attacker:
        return False
    return battle.hush is Hush.ALWAYS or not fighting.heroes(state, side)


def playable(state: WotrState, side: Side) -> list[CardId]:
    """The cards that a side could play."""
    return [
        card
        for card in (*state.hands[commander(state, side)], *from_table(state, side))
        if all(is_met(state, side, need) for need in combat_half(state, card).if_)
    ]


def from_table(state: WotrState, side: Side) -> list[CardId]:
    """The cards on the table that a side may use as Combat cards."""
    found = (card for card, _ in reactions(state, AsCombatCard))
    return [card for card in found if EVENTS[state.cards[card].code].side is side]


def combat_half(state: WotrState, card: CardId) -> t.Combat:
    """What a card does in battle."""
    return COMBAT[EVENTS[state.cards[card].code].combat]


def is_met(state: WotrState, side: Side, need: t.Needed) -> bool:
    """Whether a battle is such that a card can be played in it (W-CCARD-04)."""
    battle = fighting.current(state)
    force, heroes = fighting.fighters(state, side), fighting.heroes(state, side)
    match need:
        case t.Defending(in_the_field):
            defends = battle.attacker is not side
            return defends and not (in_the_field and battle.siege)
        case t.DefenderAt(where):
            return fits(state, where, battle.target)
        case t.DefenderNear(region, distance):
            return battle.target in within(region, distance)
        case t.DefenderInside():
            return battle.siege
        case t.HasElite(nation):
            return any(
                RANK[figure] is Rank.ELITE and nation in (None, NATION[figure]) for figure in force
            )
        case t.HasUnitOf(nation):
            return any(RANK[figure] in UNIT_RANKS and NATION[figure] is nation for figure in force)
        case t.HasDunlendings():
            return DUNLENDING in force
        case t.HasEngine():
            return engines.in_battle(state, side) > 0
        case t.HasOneOf(who):
            return any(one in heroes for one in who)
        case t.HasLeader():
            return bool(heroes) or any(figure in LEADERS for figure in force)
        case t.HasCompanion():
            return bool(fighting.heroes(state, Side.FREE))
        case t.HasHobbit():
            return any(CHARACTERS[who].is_hobbit for who in heroes)
        case t.NazgulLeadership(least):
            return fighting.nazgul_leadership(state) >= least
        case t.HasNazgul():
            return fighting.has_nazgul(state)
