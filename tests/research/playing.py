"""Playing in environments at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from westmarch.kernel.records import AnyOption
from westmarch.research.aec import Environment, Observation


def played(env: Environment, decisions: int, seed: int = 0) -> Iterator[int]:
    """Play on at random; before each decision the caller has a look."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    for number in range(decisions):
        yield number
        env.step(rng.choice(list(options(env))))
        if any(env.terminations.values()):
            env.reset()


def now(env: Environment) -> Observation:
    """What the agent that is asked observes."""
    return env.observe(env.agent_selection)


def options(env: Environment) -> dict[int, AnyOption]:
    """The options of the agent that is asked, by action."""
    found = env.infos[env.agent_selection]["options"]
    assert isinstance(found, dict)
    return found


def same(one: Observation, other: Observation) -> bool:
    """Whether nothing tells two observations apart."""
    return one.keys() == other.keys() and all(np.array_equal(one[k], other[k]) for k in one)
