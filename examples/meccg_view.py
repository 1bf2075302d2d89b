"""A policy that reads the views and options themselves, at the Middle-earth CCG."""

from westmarch.research import environment

env = environment("meccg", decks=("A", "saruman"), render_mode="ansi", max_decisions=100)
env.reset(seed=7)
while not any(env.truncations.values()):
    info = env.infos[env.agent_selection]
    turn, options = info["view"].board.turn, info["options"]
    env.step(list(options)[turn % len(options)])
print(env.render())
