"""Where companies start, with what, and who begins (M-SETUP-03, M-SETUP-20 to 29)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg import options as o
from westmarch.meccg.decks.construction.people import MOST_IN_PLAY_DECK
from westmarch.meccg.decks.construction.pools import MOST_MINOR_ITEMS, is_minor_item
from westmarch.meccg.decks.construction.roles import Role, role
from westmarch.meccg.kinds import Alignment, CardCode, Race, RegionCode, SiteType, Zone
from westmarch.meccg.printing import HAND
from westmarch.meccg.prompts import GiveStartingItem, KeepCharacter, OtherAvatar
from westmarch.meccg.reading import character, characters_of, other, printed
from westmarch.meccg.rules.hands import DrawCards
from westmarch.meccg.rules.turns import Play
from westmarch.meccg.rules.uniqueness import may_carry
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CHARACTERS, SITES
from westmarch.meccg.tables.landmarks import SITES_OF
from westmarch.meccg.verbs import cards

RULES = {
    Alignment.HERO: "M-SETUP-20",
    Alignment.MINION: "M-SETUP-21",
    Alignment.FALLEN_WIZARD: "M-SETUP-22",
    Alignment.BALROG: "M-SETUP-24",
}
"""By which rule companies begin where they do."""

RUINS_IN = (RegionCode("rhudaur"), RegionCode("arthedain"))


def sites(state: MeccgState, seat: Seat) -> list[CardId]:
    """The site cards at which a seat's characters can start; a Fallen-wizard's at one only."""
    side = state.alignments[seat]
    taken = [card for card in state.play if is_own_site(state, seat, card)]
    if side is Alignment.FALLEN_WIZARD and taken:
        return taken
    found: dict[str, CardId] = {}
    for card in (*taken, *state.sites[seat]):
        code = state.cards[card].code
        if code in SITES_OF[side] or (side is Alignment.FALLEN_WIZARD and is_ruin(code)):
            found.setdefault(code, card)
    return list(found.values())


def is_own_site(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a card in play is a site card of a seat."""
    return state.cards[card].owner == seat and state.cards[card].code in SITES


def is_ruin(code: CardCode) -> bool:
    """Whether a site is a Ruins & Lairs at which a Fallen-wizard may start (M-SETUP-22)."""
    row = SITES[code]
    return row.site_type is SiteType.RUINS_AND_LAIRS and row.region in RUINS_IN


def open_site(state: MeccgState, site: CardId) -> None:
    """A site card is laid out, if it is not there yet."""
    if state.cards[site].zone is Zone.SITES:
        cards.put(state, site, Zone.PLAY)


class OtherWizard(Frame):
    """A hero player may play another Wizard if the opponent is that one, fallen (M-SETUP-03)."""

    seat: Seat

    def copies(self, state: MeccgState) -> list[CardId]:
        """His copies of the Wizard whom the opponent has declared."""
        fallen = state.declared[other(self.seat)]
        if state.alignments[self.seat] is not Alignment.HERO or not fallen:
            return []
        return [
            card
            for card in (*state.decks[self.seat], *state.sideboards[self.seat])
            if state.cards[card].code in CHARACTERS and printed(state, card).being == fallen
        ]

    def may_replace(self, state: MeccgState) -> Decision | None:
        if state.alignments[self.seat] is not Alignment.HERO:
            return None
        if not state.declared[other(self.seat)]:
            return None
        able = self.others(state) if self.copies(state) else []
        options = (o.No(), *map(o.TakeWizard, able))
        return Decision(self.seat, OtherAvatar(), options, ("M-SETUP-03",))

    def others(self, state: MeccgState) -> list[CardCode]:
        """The Wizards who could take his place within the limits of the deck (M-SIDE-05)."""
        deck, side = (
            {state.cards[card].code for card in pile}
            for pile in (state.decks[self.seat], state.sideboards[self.seat])
        )
        aside = any(state.cards[card].zone is Zone.SIDEBOARD for card in self.copies(state))
        return [
            row.card.code
            for code, row in CHARACTERS.items()
            if row.race is Race.WIZARD
            and row.avatar
            and row.card.being != state.declared[other(self.seat)]
            and code not in side
            and not (aside and code in deck)
        ]

    def replace_him(self, state: MeccgState, choice: o.No | o.TakeWizard) -> None:
        if isinstance(choice, o.TakeWizard):
            for card in self.copies(state):
                state.cards[card] = replace(state.cards[card], code=choice.code)

    STEPS = (Ask(may_replace, replace_him),)


class Leftovers(Frame):
    """Characters that are left of the pool go to the play deck or out of the game (M-SETUP-25)."""

    seat: Seat
    over: bool = False

    def may_keep(self, state: MeccgState) -> Decision | None:
        left = [card for card in state.pool[self.seat] if character(state, card) is not None]
        if self.over or not left or not self.room(state):
            return None
        options = (o.Done(), *map(o.Pick, left))
        prompt = KeepCharacter(self.room(state))
        return Decision(self.seat, prompt, options, ("M-SETUP-25", "M-GAP-28"))

    def room(self, state: MeccgState) -> int:
        """How many characters the play deck can still take (M-DECK-09)."""
        side = state.alignments[self.seat]
        codes = (state.cards[card].code for card in state.decks[self.seat])
        return MOST_IN_PLAY_DECK - sum(role(code, side) is Role.CHARACTER for code in codes)

    def keep(self, state: MeccgState, choice: o.Done | o.Pick) -> Leftovers | None:
        if isinstance(choice, o.Done):
            return replace(self, over=True)
        cards.put(state, choice.card, Zone.DECK, ())
        return None

    def remove(self, state: MeccgState) -> None:
        for card in list(state.pool[self.seat]):
            if character(state, card) is not None:
                cards.put(state, card, Zone.UNUSED, state.cards[card].known)

    STEPS = (AskAgain(may_keep, keep), remove)


class Equip(Frame):
    """A player may give minor items to starting characters (M-SETUP-26)."""

    seat: Seat
    left: int = MOST_MINOR_ITEMS

    def may_give(self, state: MeccgState) -> Decision | None:
        options = [
            o.Equip(card, to)
            for card in state.pool[self.seat]
            if is_minor_item(state.cards[card].code)
            for to in characters_of(state, self.seat)
            if may_carry(state, card, to)
        ]
        if not self.left or not options:
            return None
        prompt = GiveStartingItem(self.left)
        return Decision(self.seat, prompt, (o.Done(), *options), ("M-SETUP-26",))

    def give(self, state: MeccgState, choice: o.Done | o.Equip) -> Equip:
        if isinstance(choice, o.Done):
            return replace(self, left=0)
        cards.bring_into_play(state, choice.card, self.seat)
        cards.attach(state, choice.card, choice.to)
        return replace(self, left=self.left - 1)

    def remove(self, state: MeccgState) -> None:
        for card in list(state.pool[self.seat]):
            cards.put(state, card, Zone.UNUSED, (self.seat,))

    STEPS = (AskAgain(may_give, give), remove)


class Begin(Frame):
    """Decks are shuffled, hands are drawn, and the dice say who begins (M-SETUP-27 to 29)."""

    def deal(self, state: MeccgState) -> None:
        for seat in (Seat(0), Seat(1)):
            cards.shuffle_deck(state, seat)
            call(state, DrawCards(seat, HAND))

    def roll(self, state: MeccgState) -> None:
        totals = [0, 0]
        while totals[0] == totals[1]:
            for seat in (Seat(0), Seat(1)):
                dice = (state.roll(), state.roll())
                totals[seat] = sum(dice)
                emit(state, events.Rolled(seat, "first", dice, sum(dice), 0))
        state.active = Seat(totals.index(max(totals)))
        call(state, Play())

    STEPS = (deal, roll)
