"""A policy that scores options by their verbs, alone at The Lord of the Rings: The Card Game."""

import numpy as np

from westmarch.research import environment

weights = np.random.default_rng(7).normal(size=100)  # one for each verb; a learner would fit them
env = environment("lcg", players=1, options={"mode": "easy"})
env.reset(seed=7)
while not env.terminations["seat_0"]:
    observation = env.observe("seat_0")
    scores = weights[observation["options"][:, 0]]
    env.step(np.where(observation["action_mask"], scores, -np.inf).argmax())
print(env.rewards["seat_0"], env.infos["seat_0"]["outcome"])
