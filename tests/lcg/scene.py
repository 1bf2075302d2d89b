"""Scenes of the Living Card Game: laid out freely, acted on through decisions only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from tests.scenes import Scene
from westmarch.kernel.frames import Frame
from westmarch.kernel.records import AnyOption, CardId, Record, Seat, replace
from westmarch.kernel.values import Term
from westmarch.kernel.windows import Pass
from westmarch.lcg import verbs
from westmarch.lcg.events import Struck
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import CardType, Phase, Stat, Zone
from westmarch.lcg.options import (
    Commit,
    CommitCharacters,
    Done,
    MayRespond,
    Pay,
    Pick,
    Play,
    TakeAction,
    Use,
)
from westmarch.lcg.rules import rounds
from westmarch.lcg.rules.values import terms, value
from westmarch.lcg.setup import add
from westmarch.lcg.state import Card, LcgState
from westmarch.lcg.tables import CARDS

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)


class Side(Record):
    """What one player has; decks are given from the top."""

    heroes: Sequence[str] = ("aragorn",)
    allies: Sequence[str] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    discard: Sequence[str] = ()
    engaged: Sequence[str] = ()
    threat: int = 25


class Begin(Frame):
    """A phase begins and nothing more."""

    phase: Phase

    def begin(self, state: LcgState) -> None:
        rounds.begin(state, self.phase)

    STEPS = (begin,)


class LcgScene(Scene[LcgState]):
    """A moment of the game."""

    def id(self, code: str, number: int = 0) -> CardId:
        """The id of a card by its code; of several copies the first, or another."""
        return self.ids(code)[number]

    def ids(self, code: str) -> list[CardId]:
        """The ids of all copies of a card."""
        return [CardId(n) for n, card in enumerate(self.state.cards) if card.code == code]

    def card(self, code: str, number: int = 0) -> Card:
        """A card as it lies now."""
        return self.state.cards[self.id(code, number)]

    def value(self, code: str, stat: Stat) -> int:
        """A value of a card now."""
        return value(self.state, self.id(code), stat)

    def terms(self, code: str, stat: Stat) -> tuple[tuple[str, int], ...]:
        """The reasons for a value, without the floor of zero."""
        found: tuple[Term, ...] = terms(self.state, self.id(code), stat)
        return tuple((term.source, term.amount) for term in found if term.source != "L-LAST-03")

    def use(self, code: str, number: int = 0) -> Self:
        """Use an action or response of a card, or play an event."""
        found = [o for o in self.options if isinstance(o, Use) and o.card in self.ids(code)]
        assert found, f"{code} is not offered, only {self.options}"
        return self.choose(found[number])

    def play(self, code: str) -> Self:
        """Play an ally or attachment."""
        found = [o for o in self.options if isinstance(o, Play) and o.card in self.ids(code)]
        assert found, f"{code} is not offered, only {self.options}"
        return self.choose(found[0])

    def pick(self, *codes: str) -> Self:
        """Choose cards by their codes, one decision after another."""
        for code in codes:
            found = [o for o in self.options if isinstance(o, Pick) and o.card in self.ids(code)]
            assert found, f"{code} cannot be picked, only {self.options}"
            self.choose(found[0])
        return self

    def pay(self, *codes: str) -> Self:
        """Heroes pay one resource each."""
        return self.choose(*(Pay(self.id(code)) for code in codes))

    def commit(self, *codes: str) -> Self:
        """Whoever is asked commits these characters and no more."""
        seat = self.seat
        self.choose(*(Commit(self.id(code)) for code in codes))
        more = not self.position.over and isinstance(self.prompt, CommitCharacters)
        return self.choose(Done()) if more and self.seat == seat else self

    def struck(self, who: str, whom: str, attack: int, defense: int, damage: int) -> Struck:
        """What is told when these cards, by their codes, strike those."""
        attackers = tuple(self.id(code) for code in who.split())
        targets = tuple(self.id(code) for code in whom.split())
        return Struck(attackers, targets, attack, defense, damage)

    def offers(self, code: str) -> bool:
        """Whether some option of the present decision touches a card of this code."""
        return any(getattr(option, "card", None) in self.ids(code) for option in self.options)

    def passing(self) -> Self:
        """Everybody passes until something else than acting or responding is asked."""
        while not self.position.over and isinstance(self.prompt, TakeAction | MayRespond):
            self.choose(Pass())
        return self

    def to_the_end(self) -> Self:
        """Everybody gives the first answer offered, which mostly is to do nothing."""
        while not self.position.over:
            self.choose(self.options[0])
        return self

    def always(self, option: AnyOption) -> Self:
        """Give this answer for as long as it is offered."""
        while not self.position.over and option in self.options:
            self.choose(option)
        return self


def scene(
    *sides: Side,
    staging: Sequence[str] = (),
    active: str | None = None,
    quest: str | None = "flies-and-spiders",
    quest_deck: Sequence[str] = (),
    encounter: Sequence[str] = (),
    encounter_discard: Sequence[str] = (),
    attached: Mapping[str, Sequence[str]] = {},
    shadows: Mapping[str, Sequence[str]] = {},
    exhausted: Sequence[str] = (),
    committed: Sequence[str] = (),
    damage: Mapping[str, int] = {},
    progress: Mapping[str, int] = {},
    resources: Mapping[str, int] = {},
    phase: Phase = Phase.PLANNING,
    mode: str = "standard",
    first: Seat = A,
) -> LcgScene:
    """Lay out a table. Heroes have no resources unless said; decks are listed from the top."""
    sides = sides or (Side(),)
    state = LcgState(players=len(sides), phase=phase, round=1, mode=mode, first=first)
    state.scenario = "passage-through-mirkwood"
    for piles in ("deck", "hand", "discard", "area", "engaged", "deck_attached"):
        setattr(state, piles, [[] for _ in sides])
    state.eliminated = [False for _ in sides]
    state.threat = [side.threat for side in sides]
    for number, side in enumerate(sides):
        seat = Seat(number)
        add(state, (*side.heroes, *side.allies), seat, Zone.PLAY)
        for code in side.hand:
            lay(state, Card(code, seat, Zone.HAND, known=(seat,)))
        add(state, tuple(reversed(side.deck)), seat, Zone.DECK)
        add(state, tuple(side.discard), seat, Zone.DISCARD)
        for code in side.engaged:
            lay(state, Card(code, None, Zone.ENGAGED, seat))
    add(state, tuple(staging), None, Zone.STAGING)
    add(state, () if active is None else (active,), None, Zone.ACTIVE)
    add(state, () if quest is None else (quest,), None, Zone.QUEST)
    add(state, tuple(reversed(quest_deck)), None, Zone.QUEST_DECK)
    add(state, tuple(reversed(encounter)), None, Zone.DECK)
    add(state, tuple(encounter_discard), None, Zone.DISCARD)
    table = LcgScene(GAME, state)
    for host, codes in attached.items():
        for code in codes:
            attach(state, table.id(host), code)
    for host, codes in shadows.items():
        for code in codes:
            there = Card(code, None, Zone.SHADOW, host=table.id(host), face_down=True)
            lay(state, there)
    for code in exhausted:
        amend(table, code, exhausted=True)
    for code in committed:
        amend(table, code, committed=True, exhausted=True)
    for field, amounts in (("damage", damage), ("progress", progress), ("resources", resources)):
        for code, amount in amounts.items():
            amend(table, code, **{field: amount})
    return table


def lay(state: LcgState, card: Card) -> None:
    """Put a card where its record says."""
    state.cards.append(card)
    verbs.pile(state, card).append(CardId(len(state.cards) - 1))


def attach(state: LcgState, host: CardId, code: str) -> None:
    """Put an attachment on a card; a player card belongs to the host's controller, or to A."""
    player_card = CARDS[code].type is CardType.ATTACHMENT
    seat = (state.cards[host].seat or A) if player_card else None
    lay(state, Card(code, seat, Zone.ATTACHED, seat, host))


def amend(table: LcgScene, code: str, **fields: object) -> None:
    """Change what has happened to a card."""
    card = table.id(code)
    table.state.cards[card] = replace(table.state.cards[card], **fields)
