"""Learn a game with PPO in plain numpy, on the CPU, in a few minutes: python examples/train_ppo.py

One learner, on a seat drawn by lot, plays many games at once against random bots. After each round of learning the
share of games it won is printed; the curve is drawn at the end.
"""

import argparse
import time

import numpy as np
import numpy.typing as npt

from tradewinds.envs.batch import Chooser
from tradewinds.envs.vector_env import LearnerVectorEnv

Floats = npt.NDArray[np.float32]
GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCHES = 0.999, 0.95, 0.2, 0.01, 3, 4


class Network:
    """Two hidden layers shared by the policy and the value; the last column is the value. Trained by Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int, rate: float, seed: int) -> None:
        rng, sizes = np.random.default_rng(seed), [inputs, hidden, hidden, actions + 1]
        gains = [2.0, 2.0, 0.01]
        self.weights = [
            (rng.normal(size=(a, b)) * np.sqrt(g / a)).astype(np.float32)
            for a, b, g in zip(sizes, sizes[1:], gains, strict=False)
        ]
        self.weights += [np.zeros(b, np.float32) for b in sizes[1:]]
        self.rate, self.time = rate, 0
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]

    def forward(self, seen: Floats) -> tuple[list[Floats], Floats, Floats]:
        """Activations, scores of the actions, values."""
        w1, w2, w3, b1, b2, b3 = self.weights
        one = np.maximum(seen @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        out = two @ w3 + b3
        return [seen, one, two], out[:, :-1], out[:, -1]

    def learn(self, layers: list[Floats], slope: Floats) -> None:
        """One step of Adam, given the slope of the loss at the outputs."""
        seen, one, two = layers
        _, w2, w3, *_ = self.weights
        at_two = (slope @ w3.T) * (two > 0)
        at_one = (at_two @ w2.T) * (one > 0)
        slopes = [seen.T @ at_one, one.T @ at_two, two.T @ slope, at_one.sum(0), at_two.sum(0), slope.sum(0)]
        norm = np.sqrt(sum(float((s * s).sum()) for s in slopes))
        self.time += 1
        for weight, (mean, square), s in zip(self.weights, self.moments, slopes, strict=True):
            s = s * min(1.0, 0.5 / (norm + 1e-8))
            mean += 0.1 * (s - mean)
            square += 0.001 * (s * s - square)
            step = mean / (1 - 0.9**self.time) / (np.sqrt(square / (1 - 0.999**self.time)) + 1e-5)
            weight -= (self.rate * step).astype(np.float32)


def policy(scores: Floats, masks: npt.NDArray[np.bool_]) -> Floats:
    """Probabilities of the open actions."""
    scores = np.where(masks, scores, np.float32(-1e9))
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)  # type: ignore[no-any-return]


def sample(chances: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    sums = chances.cumsum(1)
    return (sums < rng.random((len(chances), 1), np.float32) * sums[:, -1:]).sum(1)  # type: ignore[no-any-return]


def advantages(rewards: Floats, ended: Floats, values: Floats) -> Floats:
    """Generalised advantage estimation; `values` has one row more than the steps."""
    gains, running = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for t in range(len(rewards) - 1, -1, -1):
        alive = 1.0 - ended[t]
        running = rewards[t] + GAMMA * alive * values[t + 1] - values[t] + GAMMA * LAMBDA * alive * running
        gains[t] = running
    return gains


class Trainer:
    """Plays, keeps what it saw, learns from it."""

    def __init__(self, game: str, seats: int, games: int, steps: int, hidden: int, rate: float, seed: int) -> None:
        self.env = LearnerVectorEnv(game, games, seats=seats, copy=False)
        self.seen, info = self.env.reset(seed=seed)
        self.masks = info["action_mask"]
        size, actions = self.seen.shape[1], self.masks.shape[1]
        self.network = Network(size, actions, hidden, rate, seed)
        self.rng = np.random.default_rng(seed)
        self.kept_seen = np.zeros((steps, games, size), np.float32)
        self.kept_masks = np.zeros((steps, games, actions), np.bool_)
        self.kept = np.zeros((4, steps, games), np.float32)  # chances, values, rewards, ended
        self.actions = np.zeros((steps, games), np.int64)
        self.wins: list[float] = []

    def play(self) -> None:
        """Fill what is kept with one stretch of play; the ends of games are counted."""
        steps, games = self.actions.shape
        finished: list[float] = []
        self.values = np.zeros((steps + 1, games), np.float32)
        for t in range(steps):
            self.kept_seen[t], self.kept_masks[t] = self.seen, self.masks
            _, scores, self.values[t] = self.network.forward(self.kept_seen[t])
            chances = policy(scores, self.kept_masks[t])
            self.actions[t] = sample(chances, self.rng)
            self.kept[0, t] = chances[np.arange(games), self.actions[t]]
            self.seen, rewards, ended, _, info = self.env.step(self.actions[t])
            self.masks = info["action_mask"]
            self.kept[2, t], self.kept[3, t] = rewards, ended
            finished += (rewards[ended] > 0).tolist()
        self.values[steps] = self.network.forward(self.seen)[2]
        self.wins.append(float(np.mean(finished)) if finished else 0.0)

    def learn(self) -> None:
        """Several passes over what was kept, in random parts."""
        gains = advantages(self.kept[2], self.kept[3], self.values)
        aims = (gains + self.values[:-1]).reshape(-1)
        gains = ((gains - gains.mean()) / (gains.std() + 1e-8)).reshape(-1)
        seen = self.kept_seen.reshape(len(aims), -1)
        masks, actions, old = self.kept_masks.reshape(len(aims), -1), self.actions.reshape(-1), self.kept[0].reshape(-1)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(aims)), MINIBATCHES):
                self._learn(seen[part], masks[part], actions[part], old[part], gains[part], aims[part])

    def _learn(
        self, seen: Floats, masks: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64], old: Floats, gains: Floats,
        aims: Floats,
    ) -> None:  # fmt: skip
        rows = np.arange(len(seen))
        layers, scores, values = self.network.forward(seen)
        chances = policy(scores, masks)
        ratio = chances[rows, actions] / old
        # The clipped objective has no slope where the policy has already moved as far as it may.
        moving = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (moving * gains * ratio).astype(np.float32)
        slope = np.zeros((len(seen), chances.shape[1] + 1), np.float32)
        slope[:, :-1] = push[:, None] * chances
        slope[rows, actions] -= push
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(1, keepdims=True)
        slope[:, :-1] += ENTROPY * chances * (logs + entropy)
        slope[:, -1] = 0.5 * (values - aims)
        self.network.learn(layers, (slope / len(seen)).astype(np.float32))


def win_rate(trainer: Trainer | None, game: str, seats: int, games: int, seed: int) -> float:
    """The share of games won on a seat drawn by lot against random bots; without a trainer by random play."""
    env = LearnerVectorEnv(game, games, seats=seats, copy=False)
    choose, rng = Chooser(games, seed), np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    first = np.full(games, np.nan)
    while np.isnan(first).any():
        if trainer is None:
            actions = choose(info["action_mask"])
        else:
            actions = sample(policy(trainer.network.forward(seen)[1], info["action_mask"]), rng)
        seen, rewards, ended, _, info = env.step(actions)
        new = ended & np.isnan(first)
        first[new] = rewards[new] > 0
    return float(first.mean())


def curve(wins: list[float], width: int = 60) -> str:
    """The share of games won over time, in letters."""
    parts = [float(np.mean(part)) for part in np.array_split(wins, min(width, len(wins)))]
    rows = [
        f"{level:4.0%} |" + "".join("█" if part >= level - 0.05 else " " for part in parts)
        for level in np.arange(1.0, 0.0, -0.1)
    ]
    return "\n".join([*rows, "     +" + "-" * len(parts)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="west-of-africa")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    trainer = Trainer(given.game, given.seats, given.games, given.steps, hidden=128, rate=1e-3, seed=given.seed)
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < 60 * given.minutes:
        trainer.play()
        trainer.learn()
        steps += given.games * given.steps
        if len(trainer.wins) % 10 == 0:
            print(f"{steps:9,} decisions   won {np.mean(trainer.wins[-10:]):.0%}", flush=True)
    print(curve(trainer.wins))
    print(f"random play wins {win_rate(None, given.game, given.seats, 1_000, 99):.0%} of 1,000 games")
    print(f"the learner wins {win_rate(trainer, given.game, given.seats, 1_000, 99):.0%} of 1,000 games")


if __name__ == "__main__":
    main()
