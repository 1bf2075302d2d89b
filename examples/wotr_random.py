"""Two random players begin a War of the Ring."""

from westmarch.research import environment

env = environment("wotr", players=2, max_decisions=200)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, reward)
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
