"""Enemies attack: shadow cards, defenders, damage (rulebook p. 18-20)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, amend, call, enclosing
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.declared import ABILITIES, having
from westmarch.lcg.kinds import Keyword, Stat, Zone
from westmarch.lcg.options import (
    AssignDamage,
    ChooseAttacker,
    ChooseCard,
    DeclareDefender,
    Defend,
    Done,
    OrderAttacks,
    Pick,
    Undefended,
)
from westmarch.lcg.rules import acting, resolving
from westmarch.lcg.rules.asking import is_banned
from westmarch.lcg.rules.values import characters, heroes, hit_points_left, value
from westmarch.lcg.state import Assault, LcgState, shown
from westmarch.lcg.vocabulary.abilities import Ban, ExcessToThreat, Shadow
from westmarch.lcg.vocabulary.effects import Effect, PutOnEncounterDeck
from westmarch.lcg.vocabulary.filters import CHARACTER
from westmarch.lcg.vocabulary.lasting import Context, Held, Later, Together
from westmarch.lcg.vocabulary.targets import Until

EXCESS = having(ExcessToThreat)
ATTACKING_FROM = (Zone.ENGAGED, Zone.STAGING, Zone.SHADOW)


def has_shadows(state: LcgState) -> bool:
    """Whether shadow cards are dealt at all: not in the basic game (L-VAR-01)."""
    return state.mode != "basic"


def deal_shadow(state: LcgState, enemy: CardId, seat: Seat | None) -> None:
    """Deal an enemy that attacks a player a shadow card, if there is one (L-SHADOW-01, 05)."""
    if state.encounter_deck and has_shadows(state):
        card = state.encounter_deck[-1]
        there = replace(verbs.fresh(state, card, Zone.SHADOW), host=enemy, face_down=True)
        verbs.place(state, card, replace(there, known=state.cards[card].known))
        emit(state, events.ShadowDealt(card, enemy, seat))


def attacked_by(state: LcgState, enemy: CardId) -> Seat | None:
    """Whom an enemy attacks: in its attack the defending player, wherever it is (L-FAQ-35)."""
    for assault in reversed(state.assaults):
        if assault.by_enemy and assault.enemy == enemy:
            return assault.seat
    return state.cards[enemy].seat


def shadow_effects(code: str) -> tuple[Effect, ...]:
    """The shadow effects of a card."""
    return tuple(effect for a in ABILITIES[code] if isinstance(a, Shadow) for effect in a.do)


def may_attack(state: LcgState, enemy: CardId, seat: Seat) -> bool:
    """Whether nothing keeps an enemy from attacking a player (L-FAQ-32)."""
    held = any(
        isinstance(lasting, Held) and enemy in lasting.cards and lasting.seat == seat
        for lasting in state.lasting
    )
    return not held and not is_banned(state, Ban.ATTACK, enemy)


class EnemyAttacks(Frame):
    """All enemies engaged with one player attack him, in the order he likes (L-DEF-05)."""

    seat: Seat

    def has_attackers(self, state: LcgState) -> bool:
        return bool(self.attackers(state))

    def which(self, state: LcgState) -> Decision | None:
        enemies = self.attackers(state)
        if len(enemies) == 1:
            return None
        return Decision(self.seat, OrderAttacks(), tuple(ChooseAttacker(card) for card in enemies))

    def attack(self, state: LcgState, choice: ChooseAttacker) -> None:
        call(state, EnemyAttack(choice.card, self.seat))

    def attack_alone(self, state: LcgState) -> None:
        """The last enemy needs no choice."""
        enemies = self.attackers(state)
        if len(enemies) == 1:
            call(state, EnemyAttack(enemies[0], self.seat))

    def attackers(self, state: LcgState) -> list[CardId]:
        """The enemies that have not attacked yet and may (L-DEF-02, L-FAQ-36)."""
        if state.eliminated[self.seat]:
            return []
        return [
            card
            for card in state.engaged[self.seat]
            if card not in state.has_attacked and may_attack(state, card, self.seat)
        ]

    STEPS = (While(has_attackers, Ask(which, attack), attack_alone),)


class EnemyAttack(Frame):
    """One enemy attacks one player, in four steps (L-DEF-04)."""

    enemy: CardId
    seat: Seat
    asked: int = 0
    blank: int = 0
    victim: CardId | None = None

    def begin(self, state: LcgState) -> None:
        """Step 1: the enemy is chosen."""
        state.has_attacked.append(self.enemy)
        state.assaults.append(Assault(self.enemy, self.seat, by_enemy=True))
        emit(state, events.AttackBegan(self.enemy, self.seat))

    def open_window(self, state: LcgState) -> None:
        """At the end of each step players may act (L-WINDOW-21)."""
        if not self.broken_off(state):
            call(state, acting.ActionWindow())

    def may_defend(self, state: LcgState) -> Decision | None:
        """Step 2: the attacked player declares a defender, or none (L-DEF-06 to 10)."""
        if self.asked or self.broken_off(state):
            return None
        ready = defenders(state, self.seat)
        declared = state.assaults[-1].characters
        if declared and not (ready and defends_together(state, self.seat)):
            return None
        stop: AnyOption = Done() if declared else Undefended()
        return Decision(
            self.seat, DeclareDefender(self.enemy), (stop, *(Defend(card) for card in ready))
        )

    def declare(self, state: LcgState, choice: AnyOption) -> EnemyAttack:
        if not isinstance(choice, Defend):
            return replace(self, asked=1)
        declare_defender(state, self.enemy, choice.card)
        together = defends_together(state, self.seat)
        return self if together else replace(self, asked=state.players)

    def sentinels_left(self, state: LcgState) -> bool:
        """Whether another player may send a Sentinel, clockwise (L-KEY-17, L-OPEN-18)."""
        return (
            not self.broken_off(state)
            and not state.assaults[-1].characters
            and 0 < self.asked < state.players
        )

    def may_send_sentinel(self, state: LcgState) -> Decision | None:
        seat = Seat((self.seat + self.asked) % state.players)
        if state.eliminated[seat]:
            return None
        ready = [
            card
            for card in defenders(state, seat)
            if Keyword.SENTINEL in shown(state, card).keywords
        ]
        if not ready:
            return None
        options = (Undefended(), *(Defend(card) for card in ready))
        return Decision(seat, DeclareDefender(self.enemy, sentinel=True), options)

    def send_sentinel(self, state: LcgState, choice: AnyOption) -> None:
        if isinstance(choice, Defend):
            declare_defender(state, self.enemy, choice.card)

    def next_sentinel(self, state: LcgState) -> EnemyAttack:
        return replace(self, asked=self.asked + 1)

    def has_shadow(self, state: LcgState) -> bool:
        return not self.broken_off(state) and any(
            state.cards[card].face_down for card in state.shadows.get(self.enemy, ())
        )

    def turn_up(self, state: LcgState) -> EnemyAttack:
        """Step 3: shadow cards are turned up one at a time (L-DEF-11, L-OPEN-25)."""
        card = next(c for c in state.shadows[self.enemy] if state.cards[c].face_down)
        state.cards[card] = replace(state.cards[card], face_down=False)
        code = state.cards[card].code
        emit(state, events.ShadowTurnedUp(card, code))
        if shadow_effects(code):
            call(state, ShadowEffect(card, self.enemy, self.seat))
            return self
        return replace(self, blank=self.blank + 1)

    def whom(self, state: LcgState) -> Decision | None:
        """Step 4: who is damaged: the defender, or a hero if the attack is undefended."""
        if self.broken_off(state):
            return None
        found = state.assaults[-1].characters or tuple(heroes(state, self.seat))
        damage = combat_damage(state, self.enemy) if len(found) > 1 else 0
        if not damage:
            return None
        return Decision(
            self.seat, AssignDamage(self.enemy, damage), tuple(Pick(card) for card in found)
        )

    def assign(self, state: LcgState, choice: Pick) -> EnemyAttack:
        return replace(self, victim=choice.card)

    def strike(self, state: LcgState) -> None:
        """The attack less the defense is dealt at once (L-DEF-12 to 19)."""
        if self.broken_off(state):
            return
        found = state.assaults[-1].characters or tuple(heroes(state, self.seat))
        victim = self.victim if self.victim in found else (found or (None,))[0]
        if victim is None:
            return
        damage = combat_damage(state, self.enemy)
        attack = strength(state, self.enemy)
        targets = state.assaults[-1].characters or (victim,)
        emit(state, events.Struck((self.enemy,), targets, attack, attack - damage, damage))
        excess = damage - hit_points_left(state, victim)
        verbs.damage(state, victim, damage)
        if excess > 0 and state.cards[self.enemy].code in EXCESS:
            verbs.change_threat(state, self.seat, excess)

    def finish(self, state: LcgState) -> None:
        """The attack is over (L-FAQ-33)."""
        if not self.broken_off(state):
            emit(state, events.AttackEnded(self.enemy, self.seat, self.blank))

    def close(self, state: LcgState) -> None:
        """Nobody is a defender any more (L-DEF-21); what lasted for the attack ends."""
        verbs.end_attack(state)

    def broken_off(self, state: LcgState) -> bool:
        """Whether the attacking enemy has left play (L-FAQ-34)."""
        gone = state.cards[self.enemy].zone not in ATTACKING_FROM
        return gone or state.eliminated[self.seat]

    STEPS = (
        begin,
        open_window,
        AskAgain(may_defend, declare),
        While(sentinels_left, Ask(may_send_sentinel, send_sentinel), next_sentinel),
        open_window,
        While(has_shadow, turn_up),
        open_window,
        Ask(whom, assign),
        strike,
        open_window,
        finish,
        close,
    )


class ShadowEffect(Frame):
    """A shadow effect triggers, may be cancelled, and happens (L-FAQ-06)."""

    card: CardId
    enemy: CardId
    seat: Seat
    cancelled: bool = False

    def announce(self, state: LcgState) -> None:
        emit(state, events.ShadowTriggered(self.card, self.enemy))

    def happen(self, state: LcgState) -> None:
        if not self.cancelled:
            effects = shadow_effects(state.cards[self.card].code)
            call(state, resolving.Resolve(effects, Context(self.card, self.seat)))

    def has_happened(self, state: LcgState) -> None:
        if not self.cancelled:
            emit(state, events.ShadowResolved(self.card, self.enemy))

    STEPS = (announce, happen, has_happened)


def can_cancel(state: LcgState) -> bool:
    """Whether a shadow effect has triggered that nobody has cancelled yet."""
    effect = enclosing(state, ShadowEffect)
    return effect is not None and not effect.cancelled


def cancel(state: LcgState) -> None:
    """The shadow effect just triggered does not happen (L-FAQ-06)."""
    effect = enclosing(state, ShadowEffect)
    assert effect is not None, "a shadow effect has triggered"
    amend(state, effect, replace(effect, cancelled=True))


def defenders(state: LcgState, seat: Seat) -> list[CardId]:
    """The characters that a player can declare as defenders."""
    return [
        card
        for card in characters(state, seat)
        if not state.cards[card].exhausted and not is_banned(state, Ban.DEFEND, card)
    ]


def defends_together(state: LcgState, seat: Seat) -> bool:
    """Whether a player may declare any number of defenders."""
    return any(isinstance(x, Together) and x.seat == seat for x in state.lasting)


def declare_defender(state: LcgState, enemy: CardId, card: CardId) -> None:
    """A character is exhausted and defends (L-DEF-06)."""
    verbs.exhaust(state, card)
    now = state.assaults[-1]
    state.assaults[-1] = replace(now, characters=(*now.characters, card))
    emit(state, events.DefenderDeclared(enemy, card))


def strength(state: LcgState, enemy: CardId) -> int:
    """An enemy's attack now."""
    return value(state, enemy, Stat.ATTACK)


def combat_damage(state: LcgState, enemy: CardId) -> int:
    """An enemy's attack less what defends against it (L-DEF-12, L-DEF-18, L-FAQ-40)."""
    assault = state.assaults[-1]
    defense = sum(
        value(state, card, Stat.DEFENSE)
        for card in assault.characters
        if card not in assault.defenseless
    )
    return max(0, strength(state, enemy) - defense)


class LoseDefense(Frame):
    """A defender does not count its defense; of several their player chooses one."""

    source: CardId
    seat: Seat

    def whose(self, state: LcgState) -> Decision | None:
        defending = state.assaults[-1].characters
        if len(defending) < 2:
            return None
        picks = tuple(Pick(card) for card in defending)
        return Decision(self.seat, ChooseCard(self.source, CHARACTER), picks)

    def choose(self, state: LcgState, choice: Pick) -> None:
        self.lose(state, choice.card)

    def lose_alone(self, state: LcgState) -> None:
        """A single defender needs no choice."""
        defending = state.assaults[-1].characters
        if len(defending) == 1:
            self.lose(state, defending[0])

    def lose(self, state: LcgState, card: CardId) -> None:
        state.assaults[-1] = replace(state.assaults[-1], defenseless=(card,))

    STEPS = (Ask(whose, choose), lose_alone)


def ignore_defense(state: LcgState, context: Context) -> None:
    """The defending character does not count its defense."""
    if state.assaults:
        call(state, LoseDefense(context.source, context.you))


def attack_from_shadow(state: LcgState, context: Context) -> None:
    """A shadow card attacks as an enemy with a shadow card of its own; later it returns."""
    deal_shadow(state, context.source, context.you)
    state.lasting.append(Later((PutOnEncounterDeck(),), context, Until.PHASE))
    call(state, EnemyAttack(context.source, context.you))
