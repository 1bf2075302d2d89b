"""The Hunt for the Ring: the roll, the tiles, and what they do (W-HUNT, W-TILE, W-MORD)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call, leave
from westmarch.kernel.records import AnyOption, Names, Prompt, Seat, replace
from westmarch.kernel.state import emit
from westmarch.kernel.values import Term, total
from westmarch.wotr import events
from westmarch.wotr.declared import abilities_in_play, abilities_of, guides_by, reactions
from westmarch.wotr.expansion_prompts import MayIgnoreEye
from westmarch.wotr.kinds import CharacterId, Side, TileId
from westmarch.wotr.options import (
    Done,
    No,
    PickCard,
    SacrificeAtRandom,
    SacrificeGuide,
    UseAbility,
    UseTheRing,
    Yes,
)
from westmarch.wotr.prompts import (
    MayHelpHunt,
    MayPreventTile,
    MayRedrawTile,
    MayReduceDamage,
    SufferHunt,
)
from westmarch.wotr.rules import journeying, roles, taming, travelling
from westmarch.wotr.rules.board import companions, controls_stronghold, has_army, nazgul_in
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.rules.punishing import Punish
from westmarch.wotr.state import FREE_SIDE, SHADOW_SIDE, WotrState
from westmarch.wotr.tables.characters import LAST_GUIDE
from westmarch.wotr.tables.events import CARDS
from westmarch.wotr.tables.tiles import TILES, Colour
from westmarch.wotr.verbs import dealing, figures, quest
from westmarch.wotr.vocabulary.abilities import (
    EveryNazgulHunts,
    IgnoresEyes,
    KeepsHidden,
    ReturnsFromTheHunt,
    SeparatesForDamage,
)
from westmarch.wotr.vocabulary.lasting import HelpHunt, PreventTile, RedrawTile, ReduceDamage

MOST_DICE = 5
"""No Hunt roll uses more (W-COMP-03)."""

SUCCESS = 6


class Cause(Names):
    """Why a tile is drawn."""

    ROLL = "roll"
    STRONGHOLD = "stronghold"
    CARD = "card"
    MORDOR = "mordor"
    AMBUSH = "ambush"


class Hunt(Frame):
    """The Shadow rolls for the Hunt; one success or more draw one tile (W-HUNT-01 to 11)."""

    bonus: int = 0

    def may_help(self, state: WotrState) -> Decision | None:
        """A card on the table may help the Shadow."""
        found = [PickCard(card) for card, _ in reactions(state, HelpHunt)]
        if not found:
            return None
        seat = roles.leader_of(state, Side.SHADOW)
        return Decision(seat, MayHelpHunt(), (Done(), *found), ("W-CARD-11",))

    def help(self, state: WotrState, choice: Done | PickCard) -> Hunt | None:
        if isinstance(choice, Done):
            return None
        more = dict(reactions(state, HelpHunt))[choice.card].bonus
        dealing.leave_table(state, choice.card)
        return replace(self, bonus=self.bonus + more)

    def roll(self, state: WotrState) -> None:
        level = min(MOST_DICE, state.in_hunt_box[SHADOW_SIDE])
        bonus = self.bonus + state.in_hunt_box[FREE_SIDE]
        dice = [state.roll() for _ in range(level)]
        missed = [place for place, die in enumerate(dice) if not succeeds(state, die, bonus)]
        again = missed[: rerolls(state)]
        for place in again:
            dice[place] = state.roll()
        successes = sum(succeeds(state, die, bonus) for die in dice)
        emit(state, events.HuntRolled(tuple(dice), bonus, successes, len(again)))
        if successes:
            call(state, DrawTile(Cause.ROLL, successes, rolled=tuple(dice)))

    STEPS = (Ask(may_help, help), roll)


def succeeds(state: WotrState, die: int, bonus: int) -> bool:
    """Whether a Hunt die is a success (W-HUNT-04, W-HUNT-05, W-ED-07)."""
    if die == 1 and state.ruleset.hunt_rolls_of_one_fail:
        return False
    return die + bonus >= SUCCESS


def reroll_terms(state: WotrState) -> tuple[Term, ...]:
    """Why failed dice may be rolled again (W-HUNT-07 to 10, W-XWIT-05)."""
    here = state.bearers
    nazgul = nazgul_in(state, here)
    if not abilities_in_play(state, EveryNazgulHunts):
        nazgul = min(1, nazgul)
    reasons = (
        ("W-HUNT-07", int(controls_stronghold(state, Side.SHADOW, here))),
        ("W-HUNT-08", int(has_army(state, Side.SHADOW, here))),
        ("W-HUNT-09", nazgul),
    )
    return tuple(Term(rule, count) for rule, count in reasons if count)


def rerolls(state: WotrState) -> int:
    """How many failed dice may be rolled again."""
    return total(reroll_terms(state))


class DrawTile(Frame):
    """A tile is drawn and does what it shows (W-TILE-06 to 23, W-MORD-08 to 10).

    `shown` says that the player reveals the Fellowship to reduce the damage, `guided` that the
    Guide has reduced it, `quiet` that the tile does not reveal it; one drawn because somebody has
    `waylaid` it does not, either (W-XBAL-06). Damage may be `unreduced`, or must be met
    `by_casualty` before the Ring is used. Who follows him who has `left` to reduce it is of his
    group. `rolled` are the dice of the Hunt, for all to see.
    """

    cause: Cause
    successes: int = 0
    quiet: bool = False
    unreduced: bool = False
    by_casualty: bool = False
    tile: TileId | None = None
    damage: int = 0
    shown: bool = False
    guided: bool = False
    left: CharacterId | None = None
    over: bool = False
    waylaid_by: CharacterId | None = None
    rolled: tuple[int, ...] = ()

    def may_prevent(self, state: WotrState) -> Decision | None:
        """A card on the table may prevent that a tile is drawn."""
        return reaction_to(state, Side.FREE, PreventTile, MayPreventTile())

    def prevent(self, state: WotrState, choice: Done | PickCard) -> None:
        if isinstance(choice, PickCard):
            dealing.leave_table(state, choice.card)
            leave(state, DrawTile)

    def draw(self, state: WotrState) -> DrawTile:
        code = taming.draw(state)
        tile = TILES[code]
        if tile.is_eye:
            damage = self.eye(state)
        elif tile.is_die:
            damage = state.roll()
        else:
            damage = tile.damage or 0
        emit(state, events.TileDrawn(code, damage))
        return replace(self, tile=code, damage=damage)

    def may_redraw(self, state: WotrState) -> Decision | None:
        """A card on the table may have another tile drawn instead."""
        assert self.tile is not None
        return reaction_to(state, Side.FREE, RedrawTile, MayRedrawTile(self.tile))

    def shadow_may_redraw(self, state: WotrState) -> Decision | None:
        """A card of the Shadow may do the same."""
        assert self.tile is not None
        return reaction_to(state, Side.SHADOW, RedrawTile, MayRedrawTile(self.tile))

    def redraw(self, state: WotrState, choice: Done | PickCard) -> None:
        if isinstance(choice, PickCard):
            assert self.tile is not None
            dealing.leave_table(state, choice.card)
            leave(state, DrawTile)
            call(state, self.anew(), PutBack(self.tile))

    def anew(self) -> DrawTile:
        """Another tile for the same reason."""
        return replace(self, tile=None, damage=0)

    def look(self, state: WotrState) -> DrawTile:
        """A tile that a card has drawn may be harmless; one with a negative number heals."""
        assert self.tile is not None
        tile = TILES[self.tile]
        if self.cause is Cause.CARD and (tile.is_eye or tile.colour is Colour.FREE):
            leave(state, DrawTile)
            return self
        if self.damage < 0:
            quest.corrupt(state, self.damage)
        return replace(self, damage=max(0, self.damage))

    def may_ignore(self, state: WotrState) -> Decision | None:
        """A standard Eye may be ignored by using an Elven Ring (W-XGAL-05, W-XGAL-06)."""
        assert self.tile is not None
        if not TILES[self.tile].is_eye or not quest.is_standard(self.tile):
            return None
        if not state.rings[FREE_SIDE] or state.ring_used[FREE_SIDE]:
            return None
        if not abilities_in_play(state, IgnoresEyes):
            return None
        prompt = MayIgnoreEye(self.tile)
        return Decision(keeper(state), prompt, (No(), Yes()), ("W-XGAL-05", "W-XGAL-06"))

    def ignore(self, state: WotrState, choice: Yes | No) -> None:
        if isinstance(choice, Yes):
            assert self.tile is not None
            dealing.use_ring(state, Side.FREE)
            quest.remove_tile(state, self.tile)
            leave(state, DrawTile)
            call(state, self.anew())

    def meet(self, state: WotrState) -> None:
        """Somebody may join the Fellowship, or fall with the one who has waylaid it."""
        assert self.tile is not None
        taming.meet(state, self.tile)
        by_eye = self.waylaid_by is not None and TILES[self.tile].is_eye
        if by_eye and state.guide != LAST_GUIDE:
            assert self.waylaid_by is not None
            figures.lose_character(state, self.waylaid_by)
            figures.lose_character(state, state.guide)

    def eye(self, state: WotrState) -> int:
        """What an Eye is worth (W-TILE-07, W-TILE-08, W-MORD-09)."""
        if self.cause is Cause.ROLL:
            return self.successes
        if self.cause is Cause.MORDOR:
            counted = state.in_hunt_box[FREE_SIDE] if state.ruleset.free_dice_feed_eyes else 0
            return counted + state.in_hunt_box[SHADOW_SIDE]
        return 0

    def may_reduce(self, state: WotrState) -> Decision | None:
        """Abilities that reduce the damage come before casualties (W-TILE-13)."""
        if self.over or self.unreduced or not self.damage:
            return None
        found = self.reductions(state)
        if not found:
            return None
        assert self.tile is not None
        prompt = MayReduceDamage(self.tile, self.damage)
        return Decision(keeper(state), prompt, (Done(), *found), ("W-TILE-13",))

    def reductions(self, state: WotrState) -> list[AnyOption]:
        """What the player can do against the damage; perhaps cards only first (W-ED-08)."""
        found: list[AnyOption] = []
        if not (self.guided and state.ruleset.hunt_defence_in_order):
            found += [PickCard(card) for card, _ in reactions(state, ReduceDamage)]
        if guides_by(state, SeparatesForDamage) is not None:
            found.append(UseAbility(state.guide, 0))
        if guides_by(state, KeepsHidden) is not None and state.hidden and not self.shown:
            found.append(UseAbility(state.guide, 0))
        return found

    def reduce(self, state: WotrState, choice: UseAbility | PickCard | Done) -> DrawTile:
        if isinstance(choice, Done):
            return replace(self, over=True)
        if isinstance(choice, PickCard):
            less = dict(reactions(state, ReduceDamage))[choice.card].amount
            dealing.leave_table(state, choice.card)
            return replace(self, damage=max(0, self.damage - less))
        if guides_by(state, KeepsHidden) is not None:
            return replace(self, damage=self.damage - 1, shown=True, guided=True)
        who = choice.character
        if state.mordor is not None:
            figures.lose_character(state, who)
        elif self.left is not None:
            quest.separate(state, (who,), state.characters[self.left])
        else:
            call(state, travelling.Separate(keeper(state), (who,)))
        return replace(self, damage=self.damage - 1, left=self.left or who, guided=True)

    def may_suffer(self, state: WotrState) -> Decision | None:
        """The Ring, the Guide, or a Companion drawn at random (W-TILE-14 to 17)."""
        if not self.damage:
            return None
        options: tuple[AnyOption, ...] = (UseTheRing(),)
        if companions(state) and self.by_casualty:
            options = (SacrificeAtRandom(),)
        elif companions(state) and not self.unreduced:
            options = (UseTheRing(), SacrificeGuide(), SacrificeAtRandom())
        assert self.tile is not None
        rules = ("W-TILE-14", "W-TILE-16")
        return Decision(keeper(state), SufferHunt(self.tile, self.damage), options, rules)

    def suffer(self, state: WotrState, choice: AnyOption) -> None:
        if isinstance(choice, UseTheRing):
            quest.corrupt(state, self.damage)
            return
        if isinstance(choice, SacrificeGuide):
            lost = state.guide
        else:
            lost = state.draw(list(companions(state)))
        level = taming.level_of(state, lost)
        call(state, LoseCompanion(lost), Punish())
        quest.corrupt(state, max(0, self.damage - level))

    def reveal(self, state: WotrState) -> None:
        """After the damage, if the tile says so and nobody keeps it hidden (W-TILE-12, 23)."""
        assert self.tile is not None
        kept = (
            self.quiet or self.waylaid_by is not None or guides_by(state, KeepsHidden) is not None
        )
        by_tile = TILES[self.tile].reveals and not kept
        if state.hidden and (by_tile or self.shown):
            by_shadow = by_tile or state.ruleset.chosen_revelation_draws
            call(state, journeying.RevealFellowship(by_shadow=by_shadow))

    def climb(self, state: WotrState) -> None:
        """In Mordor the Fellowship goes on, unless the tile stops it (W-MORD-10)."""
        assert self.tile is not None
        if self.cause is Cause.MORDOR and not TILES[self.tile].stops:
            quest.climb(state)

    STEPS = (
        Ask(may_prevent, prevent),
        draw,
        Ask(may_redraw, redraw),
        Ask(shadow_may_redraw, redraw),
        Ask(may_ignore, ignore),
        look,
        meet,
        AskAgain(may_reduce, reduce),
        Ask(may_suffer, suffer),
        reveal,
        climb,
    )


class PutBack(Frame):
    """A tile goes back into the pool."""

    tile: TileId

    def put(self, state: WotrState) -> None:
        quest.put_back(state, self.tile)

    STEPS = (put,)


def reaction_to(
    state: WotrState, side: Side, kind: type[PreventTile] | type[RedrawTile], prompt: Prompt
) -> Decision | None:
    """Whether a side discards a card from the table for something of a kind."""
    found = [
        PickCard(card)
        for card, reaction in reactions(state, kind)
        if CARDS[state.cards[card].code].side is side and holds(state, reaction.if_)
    ]
    if not found:
        return None
    seat = roles.leader_of(state, side)
    return Decision(seat, prompt, (Done(), *found), ("W-TILE-13",))


class LoseCompanion(Frame):
    """A Companion in the Fellowship is lost, or comes back as if he had left it (W-TILE-18)."""

    who: CharacterId

    def lose(self, state: WotrState) -> None:
        returns = bool(abilities_of(self.who, ReturnsFromTheHunt))
        if returns and state.mordor is None:
            call(state, travelling.Separate(keeper(state), (self.who,)))
        else:
            figures.lose_character(state, self.who)

    STEPS = (lose,)


def keeper(state: WotrState) -> Seat:
    """The seat that decides for the Fellowship (W-MP4-18)."""
    return roles.leader_of(state, Side.FREE)
