"""A game as a PettingZoo environment: agents are seats, and each acts when it is asked."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from westmarch.kernel.decisions import IllegalChoice
from westmarch.kernel.game import AnyGame, Outcome, Setup
from westmarch.kernel.position import Position
from westmarch.kernel.records import Seat
from westmarch.kernel.table import first_state
from westmarch.research.actions import BUCKETS, COLUMNS, Actions, Offer
from westmarch.research.drawing import drawn
from westmarch.research.features import Encoder

LENGTH = 8192
"""How long the vector is that a seat's view is encoded in."""

RENDER_MODES = ("ansi", "human")

SEEDS = 2**63
"""Games that are not given a seed have one below this."""

Observation = dict[str, NDArray[Any]]
Action = int | np.integer[Any] | None


class Environment(AECEnv[str, Observation, Action]):
    """A game being played by agents, who are called `seat_0`, `seat_1` and so on.

    `infos` has for the agent that is asked its `view`, and its `options` by action; when the game
    is over, for all agents their `view` and the `outcome`. Nothing but a seat's view is encoded.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        render_mode: str | None,
        skip_forced: bool,
        max_decisions: int | None,
        actions: int,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"the table can be rendered as {RENDER_MODES}, not as {render_mode!r}")
        self.metadata = {
            "name": f"westmarch_{game.name}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.game = game
        self.setup = setup
        self.render_mode = render_mode
        self.skip_forced = skip_forced
        self.max_decisions = max_decisions
        self.actions = Actions(game, actions)
        self.encoder = Encoder(LENGTH)
        self.generator = np.random.default_rng()
        self.possible_agents = [f"seat_{number}" for number in range(setup.players)]
        self.agents = []
        self.seats = {agent: Seat(number) for number, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seeing(actions) for agent in self.seats}
        self.action_spaces = {agent: Discrete(actions) for agent in self.seats}

    def observation_space(self, agent: str) -> Space[Observation]:
        """What an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Action]:
        """The actions of an agent, of which few are legal at a time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the seed is the game's own, as in `westmarch.new`."""
        if seed is None:
            seed = int(self.generator.integers(SEEDS))
        else:
            self.generator = np.random.default_rng(seed)
        self.position = Position(self.game, first_state(self.game, self.setup, seed, ()))
        self.answers = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self.go_on()

    def step(self, action: Action) -> None:
        """Answer for the agent that is asked; an agent whose game is over can only say None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self.offer.options.get(-1 if action is None else int(action))
        if option is None:
            raise IllegalChoice(f"{agent} cannot answer {action}; see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self.position.take(self.seats[agent], option)
        self.answers += 1
        self.go_on()
        self._accumulate_rewards()

    def go_on(self) -> None:
        """Go to the next agent that has to choose, or to the end of the game."""
        position = self.position
        while self.skip_forced and position.decisions and len(position.decision.options) == 1:
            position.take(position.decision.seat, position.decision.options[0])
        self.infos = {agent: {} for agent in self.agents}
        if position.over or self.answers == self.max_decisions:
            self.end()
        else:
            self.ask()
        if self.render_mode == "human":
            self.render()

    def ask(self) -> None:
        """Put the decision to its agent; of several that are made in secret, the first."""
        decision = self.position.decision
        view = self.position.view(decision.seat)
        self.vector, codes = self.encoder.encode(view)
        self.offer = self.actions.offer(decision.options, codes)
        self.agent_selection = self.possible_agents[decision.seat]
        self.infos[self.agent_selection] = {"view": view, "options": self.offer.options}

    def end(self) -> None:
        """Tell all agents that it is over, and what it was worth."""
        outcome = self.position.outcome
        for agent, seat in self.seats.items():
            self.infos[agent] = {"view": self.position.view(seat), "outcome": outcome}
            self.terminations[agent] = outcome is not None
            self.truncations[agent] = outcome is None
            if outcome is not None:
                self.rewards[agent] = reward(self.game, outcome, seat)

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; only the one that is asked has actions."""
        if agent == self.agent_selection and "options" in self.infos.get(agent, ()):
            return observation(self.vector, self.offer)
        vector, codes = self.encoder.encode(self.position.view(self.seats[agent]))
        return observation(vector, self.actions.offer((), codes))

    def render(self) -> str | None:
        """Draw the table as the agent that is asked sees it: as text, or on the screen."""
        if self.render_mode is None:
            return None
        asked = self.infos.get(self.agent_selection, {}).get("options", {})
        view = self.position.view(self.seats[self.agent_selection])
        text = drawn(self.game, view, asked, self.position.outcome)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n\n")
        return None

    def close(self) -> None:
        """Nothing is left open."""


def seeing(actions: int) -> Space[Any]:
    """The space of what an agent observes; Gymnasium gives a space of dictionaries no type."""
    return Dict(
        {
            "observation": Box(-np.inf, np.inf, (LENGTH,), np.float32),
            "options": Box(0, BUCKETS, (actions, COLUMNS), np.int32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def observation(vector: NDArray[np.float32], offer: Offer) -> Observation:
    """What an agent observes."""
    return {"observation": vector, "options": offer.rows, "action_mask": offer.mask}


def reward(game: AnyGame, outcome: Outcome, seat: Seat) -> float:
    """What the end of a game is worth to a seat: 1 if it has won, -1 if it has lost, else 0."""
    if not game.cooperative and len(outcome.winners) in (0, len(outcome.scores)):
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0
