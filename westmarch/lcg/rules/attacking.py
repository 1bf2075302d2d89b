"""Players attack enemies (rulebook p. 20-21)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.declared import having
from westmarch.lcg.kinds import CardType, Keyword, Stat, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    ChooseCard,
    DeclareAttack,
    Done,
    Pick,
    Send,
    SendAttackers,
)
from westmarch.lcg.rules import acting
from westmarch.lcg.rules.asking import is_banned
from westmarch.lcg.rules.values import characters, value
from westmarch.lcg.state import Assault, LcgState, remaining, shown
from westmarch.lcg.vocabulary.abilities import AttacksStagedAlone, Ban
from westmarch.lcg.vocabulary.filters import ENEMY
from westmarch.lcg.vocabulary.lasting import Context

ALONE = having(AttacksStagedAlone)


def ready_attackers(state: LcgState, seat: Seat) -> list[CardId]:
    """The characters with which a player could attack."""
    return [
        card
        for card in characters(state, seat)
        if not state.cards[card].exhausted and not is_banned(state, Ban.ATTACK, card)
    ]


def can_strike(state: LcgState, card: CardId, enemy: CardId) -> bool:
    """Whether a character can attack an enemy where it is (L-ATK-03, L-KEY-11)."""
    there = state.cards[enemy]
    if there.zone is Zone.ENGAGED:
        own = there.seat == state.cards[card].seat
        return own or Keyword.RANGED in shown(state, card).keywords
    return there.zone is Zone.STAGING and state.cards[card].code in ALONE


def enemies(state: LcgState) -> list[CardId]:
    """All enemies in play that could be attacked."""
    found = [card for engaged in state.engaged for card in engaged]
    return found + [c for c in state.staging if shown(state, c).type is CardType.ENEMY]


def victims(state: LcgState, attacker: CardId) -> list[CardId]:
    """The enemies that a character could attack if it were his turn (L-FAQ-09)."""
    if is_banned(state, Ban.ATTACK, attacker):
        return []
    return [enemy for enemy in enemies(state) if can_strike(state, attacker, enemy)]


class PlayerAttacks(Frame):
    """One player attacks as often as he likes, each enemy once (L-ATK-01, L-ATK-05)."""

    seat: Seat
    over: bool = False

    def may_attack(self, state: LcgState) -> Decision | None:
        found = () if self.over else tuple(AttackEnemy(card) for card in self.targets(state))
        return Decision(self.seat, DeclareAttack(), (Done(), *found)) if found else None

    def attack(self, state: LcgState, choice: AnyOption) -> PlayerAttacks | None:
        if not isinstance(choice, AttackEnemy):
            return replace(self, over=True)
        state.attacks_made.append((self.seat, choice.card))
        call(state, PlayerAttack(self.seat, choice.card))
        return None

    def targets(self, state: LcgState) -> list[CardId]:
        """The enemies that this player can still attack (L-OPEN-17, L-FAQ-41)."""
        if state.eliminated[self.seat]:
            return []
        ready = ready_attackers(state, self.seat)
        return [
            enemy
            for enemy in enemies(state)
            if (self.seat, enemy) not in state.attacks_made
            and any(can_strike(state, card, enemy) for card in ready)
        ]

    STEPS = (AskAgain(may_attack, attack),)


class PlayerAttack(Frame):
    """One attack against one enemy, in three steps (L-ATK-06)."""

    seat: Seat
    enemy: CardId
    attackers: tuple[CardId, ...] = ()
    asked: int = 0
    alone: bool = False

    def begin(self, state: LcgState) -> None:
        state.assaults.append(Assault(self.enemy, self.seat, by_enemy=False))
        for card in self.attackers:
            self.join(state, card)

    def choosing(self, state: LcgState) -> bool:
        """Whether somebody may send more attackers: the declaring player, then Ranged ones."""
        return not self.alone and self.asked < len(remaining(state))

    def may_send(self, state: LcgState) -> Decision | None:
        """Step 1: attackers are chosen one by one (L-ATK-02, L-ATK-04, L-KEY-12)."""
        seats = remaining(state)
        seat = seats[(seats.index(self.seat) + self.asked) % len(seats)]
        sent = state.assaults[-1].characters
        staged = state.cards[self.enemy].zone is Zone.STAGING
        if staged and sent:
            return None
        ready = [c for c in ready_attackers(state, seat) if can_strike(state, c, self.enemy)]
        if seat != self.seat:
            engaged = state.cards[self.enemy].seat == seat
            ready = [] if engaged else ready
        if not ready:
            return None
        stop = (Done(),) if sent else ()
        attack = sum(value(state, card, Stat.ATTACK) for card in sent)
        prompt = SendAttackers(
            self.enemy, attack, value(state, self.enemy, Stat.DEFENSE), seat != self.seat
        )
        return Decision(seat, prompt, (*stop, *(Send(card) for card in ready)))

    def send(self, state: LcgState, choice: AnyOption) -> PlayerAttack:
        if isinstance(choice, Send):
            verbs.exhaust(state, choice.card)
            self.join(state, choice.card)
            return self
        return replace(self, asked=self.asked + 1)

    def skip(self, state: LcgState) -> PlayerAttack | None:
        """Who has nobody to send is passed over."""
        if self.choosing(state) and self.may_send(state) is None:
            return replace(self, asked=self.asked + 1)
        return None

    def open_window(self, state: LcgState) -> None:
        """At the end of each step players may act, also if it destroys the enemy (L-WINDOW-22)."""
        if self.goes_on(state):
            call(state, acting.ActionWindow())

    def strike(self, state: LcgState) -> None:
        """Steps 2 and 3: the sum of attacks less the defense is dealt at once (L-ATK-07 to 09)."""
        sent = state.assaults[-1].characters
        self.open_window(state)
        if not self.goes_on(state) or not sent:
            return
        attack = sum(value(state, card, Stat.ATTACK) for card in sent)
        defense = value(state, self.enemy, Stat.DEFENSE)
        damage = max(0, attack - defense)
        emit(state, events.Struck(sent, (self.enemy,), attack, defense, damage))
        verbs.damage(state, self.enemy, damage, sent)

    def close(self, state: LcgState) -> None:
        """Nobody is an attacker any more (L-ATK-10)."""
        verbs.end_attack(state)

    def join(self, state: LcgState, card: CardId) -> None:
        now = state.assaults[-1]
        state.assaults[-1] = replace(now, characters=(*now.characters, card))

    def goes_on(self, state: LcgState) -> bool:
        return state.cards[self.enemy].zone in (Zone.ENGAGED, Zone.STAGING)

    STEPS = (
        begin,
        While(choosing, Ask(may_send, send), skip),
        open_window,
        open_window,
        strike,
        close,
    )


def attack_at_once(state: LcgState, context: Context) -> None:
    """A character that was exhausted for it attacks alone, beside the limit (L-FAQ-41, 42)."""
    call(state, ChooseVictim(context.source, context.you, context.chosen[0]))


class ChooseVictim(Frame):
    """The target of an attack out of turn is chosen among what the character could attack."""

    source: CardId
    seat: Seat
    attacker: CardId

    def which(self, state: LcgState) -> Decision | None:
        found = victims(state, self.attacker)
        if not found:
            return None
        picks = tuple(Pick(card) for card in found)
        return Decision(self.seat, ChooseCard(self.source, ENEMY), picks)

    def attack(self, state: LcgState, choice: Pick) -> None:
        call(state, PlayerAttack(self.seat, choice.card, (self.attacker,), alone=True))

    STEPS = (Ask(which, attack),)
