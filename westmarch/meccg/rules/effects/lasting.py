"""Effects that hold for a while: numbers, traits, permissions, what waits for something."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import Seat, replace
from westmarch.meccg import terrain, underway
from westmarch.meccg.context import company_in
from westmarch.meccg.kinds import CompanyId, RegionType
from westmarch.meccg.options import PickRegion
from westmarch.meccg.prompts import WhichRegion
from westmarch.meccg.state import Lasting, MeccgState
from westmarch.meccg.things import Context, Land
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary.references import Until
from westmarch.meccg.vocabulary.statics import PathBecomes, Static


def last(
    state: MeccgState, context: Context, effect: Static | e.When | e.Instead | e.Action
) -> None:
    """What a card says holds for a while: until the attack is over, if it does not say."""
    until = getattr(effect, "until", None)
    attack = underway.attack(state)
    if until is None:
        until = Until.TURN if attack is None else Until.ATTACK_OVER
    number = 0 if attack is None else attack.number
    state.lasting.append(Lasting(effect, context, until, number))


def later(state: MeccgState, context: Context, effect: e.Later) -> None:
    """Something happens once, as soon as something else does."""
    attack = underway.attack(state)
    number = 0 if attack is None else attack.number
    waiting = e.When(effect.event, effect.do)
    state.lasting.append(Lasting(waiting, context, effect.until, number, once=True))


def lapse(
    state: MeccgState, until: Until, attack: int | None = None, seat: Seat | None = None
) -> None:
    """What lasted until now is over; of an attack, only what was about it, of a player his."""
    state.lasting[:] = [
        one
        for one in state.lasting
        if one.until is not until
        or (attack is not None and one.attack != attack)
        or (seat is not None and one.context.seat != seat)
    ]


def over(state: MeccgState, context: Context, effect: e.Lapse) -> None:
    """What the card has said for a while is over."""
    state.lasting[:] = [one for one in state.lasting if one.context.source != context.source]


def change_region(state: MeccgState, context: Context, effect: PathBecomes) -> None:
    """A region on the company's way counts as others."""
    company = company_in(state, context)
    if company is not None and company in state.companies:
        call(state, ChangeRegion(context, effect, company))


class ChangeRegion(Frame):
    """A player says which region of a path becomes another (M-GAP-09)."""

    context: Context
    effect: PathBecomes
    company: CompanyId

    def crossed(self, state: MeccgState) -> list[tuple[Land, tuple[RegionType, ...]]]:
        """The regions on the company's way."""
        journey = terrain.journey_of(state, self.company)
        return [] if journey is None else terrain.crossed(state, journey, self.context.source)

    def may_choose(self, state: MeccgState) -> Decision | None:
        options = tuple(
            PickRegion(number, land.region)
            for number, (land, kinds) in enumerate(self.crossed(state))
            if self.effect.kind in kinds
        )
        if not options:
            return None
        prompt = WhichRegion(self.context.source)
        return Decision(self.context.seat, prompt, options, ("M-GAP-09",))

    def choose(self, state: MeccgState, choice: PickRegion) -> None:
        land, _ = self.crossed(state)[choice.number]
        last(state, replace(self.context, land=land), self.effect)

    STEPS = (Ask(may_choose, choose),)


HANDLERS: dict[type, Callable[..., None]] = {
    **dict.fromkeys(get_args(Static), last),
    PathBecomes: change_region,
    e.When: last,
    e.Instead: last,
    e.Action: last,
    e.Later: later,
    e.Lapse: over,
}
