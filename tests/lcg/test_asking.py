"""Every question can say by which rules it is asked."""

from __future__ import annotations

from westmarch import rulebook
from westmarch.kernel.decisions import Decision
from westmarch.kernel.records import CardId, Prompt, Seat
from westmarch.lcg import asking, options
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import DeclareDefender, Done, SendAttackers, TakeAction


def asked(prompt: Prompt) -> tuple[str, ...]:
    """The rules of a question."""
    return GAME.rules_of(Decision(Seat(0), prompt, (Done(),)))


def test_every_question_has_rules_that_exist() -> None:
    questions = {
        kind
        for kind in vars(options).values()
        if isinstance(kind, type) and issubclass(kind, Prompt) and kind is not Prompt
    }
    assert set(asking.RULES) == questions
    known = {rule.id for rule in rulebook.rules()}
    named = (asking.PLANNING, asking.SENTINEL, asking.RANGED, *asking.RULES.values())
    for ids in named:
        assert ids
        assert set(ids) <= known


def test_a_question_in_a_special_case_has_the_rules_of_that_case() -> None:
    assert asked(TakeAction(Phase.PLANNING, planning=True)) == asking.PLANNING
    assert asked(TakeAction(Phase.PLANNING)) == asking.RULES[TakeAction]
    enemy = CardId(7)
    assert asked(DeclareDefender(enemy, sentinel=True)) == asking.SENTINEL
    assert asked(DeclareDefender(enemy)) == asking.RULES[DeclareDefender]
    assert asked(SendAttackers(enemy, 2, 1, ranged=True)) == asking.RANGED
    assert asked(SendAttackers(enemy, 2, 1)) == asking.RULES[SendAttackers]
