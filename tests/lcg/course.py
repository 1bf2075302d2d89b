"""The course of a procedure: what happens, what is asked and where players may act, in order."""

from __future__ import annotations

from tests.lcg.scene import LcgScene
from westmarch.kernel.records import AnyEvent, AnyOption, AnyPrompt
from westmarch.lcg.options import MayRespond, TakeAction

ACTIONS, RESPONSE = "actions", "response"


def course(
    table: LcgScene, noted: tuple[type[AnyEvent | AnyPrompt], ...], *wanted: AnyOption
) -> list[str]:
    """Play to the end and write down events and questions of some kinds, and every window.

    Players choose what is wanted when it is offered, else the first option, to do nothing.
    """
    found: list[str] = []
    seen = 0
    while True:
        found += [type(t.event).__name__ for t in table.log[seen:] if isinstance(t.event, noted)]
        seen = len(table.log)
        if table.position.over:
            return found
        if isinstance(table.prompt, TakeAction):
            found.append(ACTIONS)
        elif isinstance(table.prompt, MayRespond):
            found.append(RESPONSE)
        elif isinstance(table.prompt, noted):
            found.append(type(table.prompt).__name__)
        chosen = [option for option in wanted if option in table.options]
        table.choose((*chosen, *table.options)[0])
