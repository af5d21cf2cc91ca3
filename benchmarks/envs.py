"""Environments against their peers: steps a second with observations and masks, random legal actions, on this machine.

`python benchmarks/envs.py` makes a virtual environment of its own for the peers, runs everything one after the other
and writes the table into docs/benchmarks.md. A peer that cannot be installed or run is named with the reason.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import tradewinds as tw
from tradewinds.envs.batch import Batch, Chooser
from tradewinds.envs.vector_env import LearnerVectorEnv

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
PEERS = ROOT / ".venv-envs-peers"
BEGIN, END = "<!-- envs:begin -->", "<!-- envs:end -->"

BATCH = 1_024
SECONDS = 1.0
REPETITIONS = 3

#: Name, what pip is asked for, and a program that prints `steps seconds`.
PROGRAMS = {
    "PettingZoo classic, connect four": (
        ["pettingzoo[classic]"],
        """
from pettingzoo.classic import connect_four_v3
env = connect_four_v3.env()
steps, start = 0, time.perf_counter()
while time.perf_counter() - start < SECONDS:
    env.reset()
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
        steps += 1
""",
    ),
    "RLCard, Leduc hold'em": (
        ["rlcard"],
        """
import rlcard
from rlcard.agents import RandomAgent
env = rlcard.make("leduc-holdem")
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
steps, start = 0, time.perf_counter()
while time.perf_counter() - start < SECONDS:
    trajectories, payoffs = env.run()
    steps += sum(len(seat) // 2 for seat in trajectories)
""",
    ),
    "OpenSpiel vector env, Leduc poker": (
        ["open_spiel"],
        """
import random
from open_spiel.python import rl_agent, rl_environment, vector_env
envs = vector_env.SyncVectorEnv([rl_environment.Environment("leduc_poker") for _ in range(BATCH)])
seen = envs.reset()
steps, start = 0, time.perf_counter()
while time.perf_counter() - start < SECONDS:
    chosen = [
        rl_agent.StepOutput(random.choice(one.observations["legal_actions"][one.observations["current_player"]]), None)
        for one in seen
    ]
    seen, *_ = envs.step(chosen, reset_if_done=True)
    steps += BATCH
""",
    ),
    **{
        f"Pgx, {title}": (
            ["pgx", "jax[cpu]"],
            f"""
import jax, jax.numpy as jnp, pgx
from pgx.experimental.wrappers import auto_reset
env = pgx.make("{name}")
init, step = jax.jit(jax.vmap(env.init)), auto_reset(env.step, env.init)
def act(state, key):
    key, one, two = jax.random.split(key, 3)
    logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
    action = jax.random.categorical(one, logits, axis=-1)
    return jax.vmap(step)(state, action, jax.random.split(two, BATCH)), key
act = jax.jit(act)
key = jax.random.PRNGKey(0)
state = init(jax.random.split(key, BATCH))
state, key = act(state, key)
jax.block_until_ready(state)
steps, start = 0, time.perf_counter()
while time.perf_counter() - start < SECONDS:
    state, key = act(state, key)
    jax.block_until_ready(state)
    steps += BATCH
""",
        )
        for name, title in (
            ("connect_four", "connect four"),
            ("leduc_holdem", "Leduc hold'em"),
            ("backgammon", "backgammon"),
        )
    },
}


def own_rates() -> dict[str, float]:
    """Steps a second of our own environments, the best of several repetitions."""
    rates: dict[str, float] = {}
    for name in tw.games():
        game = tw.load(name)
        title = game.words.text("en", "game-title")
        for seats in (game.seats[0], game.seats[-1]):
            rates[f"**Tradewinds, {title}, {seats} seats**"] = max(_self_play(game, seats) for _ in range(REPETITIONS))
        rates[f"Tradewinds, {title}, Gymnasium, normalised, learner against bots"] = max(
            _learner(game) for _ in range(REPETITIONS)
        )
    return rates


def _self_play(game: tw.Game, seats: int) -> float:
    batch, choose, steps = Batch(game, BATCH, seats), Chooser(BATCH), 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        batch.step(choose.among(batch.choices, batch.counts))
        steps += BATCH
    return steps / (time.perf_counter() - start)


def _learner(game: tw.Game) -> float:
    env, choose, steps = LearnerVectorEnv(game, BATCH, copy=False), Chooser(BATCH), 0
    _, info = env.reset(seed=0)
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        info = env.step(choose(info["action_mask"]))[-1]
        steps += BATCH
    return steps / (time.perf_counter() - start)


def install(packages: list[str]) -> str | None:
    """Why the packages cannot be had, or None."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
    done = subprocess.run(
        [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return None if done.returncode == 0 else last_line(done.stderr)


def last_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if not line.startswith("WARNING")]
    return lines[-1][:160] if lines else "no reason given"


def peer_rate(program: str) -> float | str:
    """Steps a second of a peer's program, or why it did not run."""
    text = f"import json, time\nBATCH, SECONDS = {BATCH}, {SECONDS}\n{program}\n"
    text += "print(json.dumps(steps / (time.perf_counter() - start)))\n"
    best = 0.0
    for _ in range(REPETITIONS):
        done = subprocess.run(
            [str(PEERS / "bin" / "python"), "-W", "ignore", "-c", text], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            return last_line(done.stderr)
        best = max(best, float(json.loads(done.stdout.strip().splitlines()[-1])))
    return best


def peer_rates() -> dict[str, float | str]:
    rates: dict[str, float | str] = {}
    for name, (packages, program) in PROGRAMS.items():
        reason = install(packages)
        rates[name] = f"does not install: {reason}" if reason else peer_rate(program)
        print(name, rates[name], flush=True)
    return rates


def section(rates: dict[str, float | str]) -> str:
    rows = []
    for name, rate in sorted(rates.items(), key=lambda pair: -pair[1] if isinstance(pair[1], float) else 1):
        rows.append(f"| {name} | {rate:,.0f} |" if isinstance(rate, float) else f"| {name} | {rate} |")
    load = os.getloadavg()[0]
    return "\n".join(
        [
            BEGIN,
            "## Environments",
            "",
            "Steps a second with observations and masks, random legal actions,",
            f"batch {BATCH:,} where there are batches, {os.cpu_count()} cores, the best of {REPETITIONS} repetitions,",
            "all in one run of `python benchmarks/envs.py`. Actions are drawn as a library offers them: from lists in",
            "our self-play, RLCard and OpenSpiel, from the masks in the other rows.",
            f"Others used the machine at the same time (load {load:.0f} at the end)." if load > 3 else "",
            "",
            "| environment | steps/s |",
            "|---|---:|",
            *rows,
            END,
        ]
    )


def write(text: str) -> None:
    """Put the section between its markers, or at the end of the page."""
    page = PAGE.read_text("utf-8") if PAGE.exists() else "# Benchmarks\n"
    if BEGIN in page:
        before, rest = page.split(BEGIN, 1)
        page = before + text + rest.split(END, 1)[1]
    else:
        page = page.rstrip("\n") + "\n\n" + text + "\n"
    PAGE.write_text(page, "utf-8")


def main() -> None:
    own = own_rates()
    for name, rate in own.items():
        print(f"{name}: {rate:,.0f}", flush=True)
    write(section({**own, **peer_rates()}))


if __name__ == "__main__":
    main()
