"""The games of Nabu as environments for programs that learn. Needs Python 3.8 and nothing else.

`NabuEnv` follows the AEC interface of PettingZoo (agents take turns); `NabuBatch` steps many games
at once. Both talk to `nabu env` by JSON lines, which docs/env.md describes.
"""

import json
import subprocess

NABU = ("npx", "nabu")


class NabuError(Exception):
    """What the environment refused: `code` for programs, the message for people."""

    def __init__(self, answer):
        super().__init__(answer["sentence"])
        self.code = answer["code"]
        self.clause = answer.get("clause")


class Pipe:
    """One `nabu env` process: every request is a line, and every line has one answer."""

    def __init__(self, game, command=NABU, full=False):
        flags = ["--full"] if full else []
        self.process = subprocess.Popen(
            [*command, "env", game, *flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, op, **fields):
        request = {"op": op, **{name: value for name, value in fields.items() if value is not None}}
        try:
            self.process.stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("nabu env has ended; what it wrote to standard error says why")
        answer = json.loads(line)
        if not answer["ok"]:
            raise NabuError(answer)
        return answer

    def close(self):
        if self.process.poll() is None:
            self.ask("close")
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class NabuEnv:
    """One game. Actions are indices of moves; `env.moves[index]` is the move as text."""

    metadata = {"name": "nabu", "is_parallelizable": False}

    def __init__(self, game, seats=None, options=None, limit=None, command=NABU, full=False):
        self.pipe = Pipe(game, command, full)
        spec = self.pipe.ask("spec")
        self.moves = spec["moves"]
        self.options = spec["options"]
        self._table = {"seats": seats, "options": options, "limit": limit}
        self.possible_agents = [f"seat_{n}" for n in range(seats or spec["seats"]["min"])]
        self.agents = []

    def reset(self, seed=None, options=None):
        """Begins a game; without a seed, the next of a series that is the same in every run."""
        table = dict(self._table, options=options or self._table["options"])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.result = None
        self._follow(self.pipe.ask("reset", seed=seed, **table))

    def action_space_size(self):
        """Actions are the whole numbers below this one."""
        return len(self.moves)

    def observe(self, agent):
        """What the seat of an agent may know, and which actions it may take (1) or not (0)."""
        seat = self.possible_agents.index(agent)
        mask = [0] * len(self.moves)
        for index in self.legal_actions(agent):
            mask[index] = 1
        view = self.pipe.ask("observe", seat=seat)["view"]
        return {"observation": view, "action_mask": mask}

    def legal_actions(self, agent=None):
        """The indices of the legal moves; none for an agent that has nothing to decide."""
        seat = self.possible_agents.index(agent or self.agent_selection)
        return self.pipe.ask("legal", seat=seat)["indices"]

    def position(self):
        """The whole position with its secrets, as text; only with `full=True`."""
        return self.pipe.ask("observe", full=True)["position"]

    def last(self, observe=True):
        """Observation, reward since its last action, terminated, truncated and info of the agent to act."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        """Carries out the action of the agent to act; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("the game of this agent is over: step(None)")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        seat = self.possible_agents.index(agent)
        answer = self.pipe.ask("step", seat=seat, index=action)
        self._cumulative_rewards[agent] = 0
        self._follow(answer)

    def agent_iter(self, max_iter=2**63):
        """The agent to act, again and again until all are done."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def close(self):
        self.pipe.close()

    def _follow(self, answer):
        if not answer["over"]:
            self.agent_selection = self.possible_agents[answer["actors"][0]]
            return
        self.result = answer["result"]
        ended = self.truncations if self.result["truncated"] else self.terminations
        for agent, reward in zip(self.possible_agents, self.result["rewards"]):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            ended[agent] = True
        self.agent_selection = self.agents[0]


class NabuBatch:
    """Many games that step together; one that ends is begun anew at once and told in `ended`."""

    def __init__(self, game, games=64, command=NABU, **wishes):
        self.pipe = Pipe(game, command)
        self._follow(self.pipe.ask("batch", games=games, **wishes))

    def step(self, actions):
        """One action a game, by index; None lets the environment draw a legal move."""
        self._follow(self.pipe.ask("step", actions=actions))

    def close(self):
        self.pipe.close()

    def _follow(self, answer):
        self.acting = answer["acting"]
        self.legal = answer["legal"]
        self.views = answer.get("views")
        self.scores = answer.get("scores")
        self.ended = answer["ended"]
