"""Effects that take prisoners and set them free."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.frames import call
from westmarch.meccg import captives
from westmarch.meccg.kinds import Zone
from westmarch.meccg.reading import character
from westmarch.meccg.rules import capturing, resolving
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import captures
from westmarch.meccg.vocabulary import journeys


def take_prisoner(state: MeccgState, context: Context, effect: journeys.TakePrisoner) -> None:
    """Characters are taken prisoner, if the card is in play to hold them."""
    if state.cards[context.source].zone is not Zone.PLAY:
        return
    call(
        state,
        *(
            capturing.Capture(context, card, effect.at, effect.rings, effect.anywhere)
            for card in resolving.concerned(state, context, effect.who)
            if character(state, card) is not None and state.cards[card].zone is Zone.PLAY
        ),
    )


def set_free(state: MeccgState, context: Context, effect: journeys.SetFree) -> None:
    """Prisoners are free."""
    held = [
        card
        for card in resolving.concerned(state, context, effect.who)
        if captives.is_prisoner(state, card)
    ]
    for card in held:
        host = state.cards[card].host
        if host is not None:
            captures.free(state, host)
            captures.dismiss(state, host)


HANDLERS: dict[type, Callable[..., None]] = {
    journeys.TakePrisoner: take_prisoner,
    journeys.SetFree: set_free,
}
