"""One program's figures, run by `peers.py` with the interpreter that has it installed; prints JSON.

A *decision* is one choice of a player among legal actions, found, drawn uniformly and carried out. Chance (dice, deals)
is carried out but not counted, except in Pgx, whose environments roll inside a step. Finished games are begun anew, and
that time counts. A *playout* of search is one simulation from the root to the end of a game, tree included.

`inside` is the fastest loop a program has for many random games: ours compiled, OpenSpiel's rollouts in C++ (one search
step with many rollouts), Pgx's jitted batch. `python` asks and answers through the public Python interface, decision by
decision. `search` is the program's own tree search at the first decision of a game. All figures are per second of CPU
time of this process.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pkgutil import iter_modules
from re import fullmatch
from typing import Any

#: Does some work, answers how much was done.
Work = Callable[[], float]
#: Game, players, and for each measure how to do some of it.
Bench = tuple[str, int, dict[str, Callable[[], Work]]]

#: Playouts of one search, rollouts of one step.
PLAYOUTS = 200
BATCH = 1024


def rate(work: Work, seconds: float) -> float:
    done, start = 0.0, time.process_time()
    while time.process_time() - start < seconds:
        done += work()
    return done / (time.process_time() - start)


# Ours


def tradewinds() -> Iterator[Bench]:
    tw, playout, bots = (import_module(f"tradewinds{part}") for part in ("", ".core.playout", ".bots"))
    for name in tw.games():
        game = tw.load(name)
        yield (
            name,
            4,
            {
                "inside": partial(_our_loop, playout, game),
                "python": partial(_our_matches, tw, game),
                "search": partial(_our_search, tw, bots, game),
            },
        )


def _our_loop(playout: Any, game: Any) -> Work:
    seeds = iter(range(10**9))
    return lambda: float(playout.random_games(game, 4, 500, next(seeds)).decisions.sum())


def _our_matches(tw: Any, game: Any) -> Work:
    seeds = iter(range(10**9))

    def play() -> float:
        match, decisions = tw.Match(game, 4, next(seeds)), 0
        while match.actors:
            seat = match.actors[0]
            match.act(seat, random.choice(match.legal(seat)))
            decisions += 1
        return decisions

    return play


def _our_search(tw: Any, bots: Any, game: Any) -> Work:
    match = tw.Match(game, 4, 1)
    seat = match.actors[0]
    seen, legal = match.seen(seat), match.legal(seat)
    bot = bots.SearchBot(game, 1, playouts=PLAYOUTS)

    def search() -> float:
        return float(bot.think(seen, seat, legal).playouts)  # fewer than asked for when the choice is clear

    return search


# OpenSpiel


def openspiel() -> Iterator[Bench]:
    spiel = import_module("pyspiel")
    for name in ("backgammon", "chess", "hearts", "gin_rummy", "go(board_size=9)"):
        game = spiel.load_game(name)
        hidden = game.get_type().information != spiel.GameType.Information.PERFECT_INFORMATION
        yield (
            name,
            game.num_players(),
            {
                "inside": partial(_spiel_rollouts, spiel, game),
                "python": partial(partial, _spiel_game, game),
                "search": partial(_spiel_search, spiel, game, hidden),
            },
        )


def _spiel_game(game: Any) -> float:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            _spiel_chance(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _spiel_chance(state: Any) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(actions, weights)[0])


def _spiel_first(game: Any) -> Any:
    """The first decision that is one: search answers at once where only one action is legal."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            _spiel_chance(state)
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def _spiel_rollouts(spiel: Any, game: Any) -> Work:
    """One simulation is many whole games in C++; how many decisions a game has is counted beforehand in Python."""
    games = 30
    mean = sum(_spiel_game(game) for _ in range(games)) / games
    evaluator = spiel.RandomRolloutEvaluator(100, 1)
    bot = spiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, 1, False)
    state = _spiel_first(game)

    def roll() -> float:
        bot.step(state)
        return 100 * mean

    return roll


def _spiel_search(spiel: Any, game: Any, hidden: bool) -> Work:
    evaluator, state = spiel.RandomRolloutEvaluator(1, 1), _spiel_first(game)
    if hidden:
        bot = spiel.ISMCTSBot(1, evaluator, 1.4, PLAYOUTS)
    else:
        bot = spiel.MCTSBot(game, evaluator, 1.4, PLAYOUTS, 1000, False, 1, False)

    def search() -> float:
        bot.step(state)
        return PLAYOUTS

    return search


# Pgx


def pgx() -> Iterator[Bench]:
    library = import_module("pgx")
    for name in ("backgammon", "chess", "go_9x9", "hex"):
        yield name, 2, {"inside": partial(_pgx_batch, library, name)}


def _pgx_batch(library: Any, name: str) -> Work:
    jax, auto = import_module("jax"), import_module("pgx.experimental")
    env, steps = library.make(name), 20
    step = jax.vmap(auto.auto_reset(env.step, env.init))

    def one(_: Any, carried: Any) -> Any:
        state, key = carried
        key, choosing, stepping = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(choosing, logits)
        return step(state, action, jax.random.split(stepping, BATCH)), key

    many = jax.jit(lambda carried: jax.lax.fori_loop(0, steps, one, carried))
    keys = jax.random.split(jax.random.PRNGKey(1), BATCH)
    carried = [(jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2))]

    def play() -> float:
        carried[0] = jax.block_until_ready(many(carried[0]))
        return float(steps * BATCH)

    return play


# RLCard


def rlcard() -> Iterator[Bench]:
    library = import_module("rlcard")
    for name in ("gin-rummy", "mahjong", "doudizhu", "uno", "no-limit-holdem"):
        env = library.make(name, config={"seed": 1})
        yield name, env.num_players, {"python": partial(partial, _rlcard_game, env)}


def _rlcard_game(env: Any) -> float:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


# PettingZoo


def pettingzoo() -> Iterator[Bench]:
    there = [module.name for module in iter_modules(import_module("pettingzoo.classic").__path__)]
    for name in ("chess", "connect_four", "go", "hanabi", "texas_holdem_no_limit"):
        newest = max((module for module in there if fullmatch(rf"{name}_v\d+", module)), default=name)
        yield newest, 2, {"python": partial(_zoo_games, newest)}


def _zoo_games(name: str) -> Work:
    env = import_module(f"pettingzoo.classic.{name}").env()
    seeds = iter(range(10**9))

    def play() -> float:
        env.reset(next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(int(random.choice(mask.nonzero()[0])))
            decisions += 1
        return decisions

    return play


# Catanatron


def catanatron() -> Iterator[Bench]:
    library = import_module("catanatron")
    yield "catan", 4, {"python": partial(_catan_games, library), "search": partial(_catan_search, library)}


def _catan_players(library: Any) -> list[Any]:
    return [library.RandomPlayer(colour) for colour in list(library.Color)[:4]]


def _catan_games(library: Any) -> Work:
    def play() -> float:
        game = library.Game(_catan_players(library))
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return play


def _catan_search(library: Any) -> Work:
    """The package has no tree search; what one would be made of: a copy, played to the end."""
    first = library.Game(_catan_players(library))

    def search() -> float:
        first.copy().play()
        return 1

    return search


RUNS: dict[str, tuple[str, Callable[[], Iterator[Bench]]]] = {
    "Tradewinds": ("tradewinds", tradewinds),
    "OpenSpiel": ("open_spiel", openspiel),
    "Pgx": ("pgx", pgx),
    "RLCard": ("rlcard", rlcard),
    "PettingZoo": ("pettingzoo", pettingzoo),
    "Catanatron": ("catanatron", catanatron),
}


def main() -> None:
    name, repetitions, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    package, benches = RUNS[name]
    random.seed(1)
    rows, failed = [], []
    for game, players, measures in benches():
        rates: dict[str, list[float]] = {}
        for measure, make in measures.items():
            try:
                work = make()
                work()  # compiles whatever is compiled at first use
                rates[measure] = [rate(work, seconds) for _ in range(repetitions)]
            except Exception as error:  # a peer may fail in any way; it is told, not hidden
                failed.append(
                    f"{game}, {measure}: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
                )
        if rates:
            rows.append({"game": game, "players": players, "rates": rates})
    print(json.dumps({"version": version(package), "rows": rows, "failed": failed}))


if __name__ == "__main__":
    main()
