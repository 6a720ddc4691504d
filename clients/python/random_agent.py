"""Plays games of Nabu with random moves: python3 random_agent.py babel --games 3 --seed 7"""

import argparse
import random
import shlex

from nabu_env import NABU, NabuEnv


def main():
    parser = argparse.ArgumentParser(description="Random agents at a table of Nabu.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nabu", type=shlex.split, default=NABU, help="how nabu is started")
    wish = parser.parse_args()
    chance = random.Random(wish.seed)
    env = NabuEnv(wish.game, seats=wish.seats, command=wish.nabu)
    for number in range(wish.games):
        env.reset(seed=wish.seed + number)
        total = dict.fromkeys(env.possible_agents, 0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(chance.choice([index for index, legal in enumerate(mask) if legal]))
        print(f"game {number + 1}: places {env.result['places']}, rewards {list(total.values())}")
    env.close()


if __name__ == "__main__":
    main()
