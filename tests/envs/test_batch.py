"""Many games side by side: the same games as one by one, whoever plays, wherever they are written."""

import numba
import numpy as np
import pytest

import tradewinds as tw
from tradewinds.core.dice import new_dice
from tradewinds.core.layout import JIT
from tradewinds.envs.batch import Batch, Chooser
from tradewinds.envs.single_match import payoffs

each_table = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in tw.games() for seats in tw.load(name).seats]
)
GAMES = 64 if JIT else 2
STEPS = 2_000 if JIT else 60


@pytest.mark.compiled
@each_table
def test_observations_masks_and_seats_are_those_of_the_positions(name: str, seats: int) -> None:
    game, batch, choose, out = tw.load(name), Batch(tw.load(name), 16, seats), Chooser(16), np.zeros(512, np.int16)
    for step in range(400):
        batch.step(choose(batch.masks))
        if step % 20 == 0:
            for i, state in enumerate(batch._states):
                seat = int(batch.seats[i])
                assert int(game.record(state).actors) >> seat & 1
                assert np.array_equal(batch.observations[i, :-1], game.seen_by(state, seat))
                count = game.rules.legal(game.record(state), seat, out)
                assert np.array_equal(np.flatnonzero(batch.masks[i]), out[:count])
                assert np.array_equal(batch.choices[i, : batch.counts[i]], out[:count])


@pytest.mark.compiled
@each_table
def test_games_end_are_paid_and_begin_anew(name: str, seats: int) -> None:
    batch, choose, ended = Batch(tw.load(name), GAMES, seats), Chooser(GAMES), 0
    game, shown = batch.game, batch.shown
    for _ in range(STEPS):
        batch.step(choose(batch.masks))
        ended += int(batch.ended.sum())
        assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-5
        assert not batch.rewards[~batch.ended].any()
        for i in np.flatnonzero(batch.ended):
            final = game.record(np.ascontiguousarray(batch.finals[i, :-1]))
            assert final.actors == 0
            won = int(game.rules.winners(final))
            winners = [seat for seat in range(seats) if won >> seat & 1]
            assert batch.rewards[i].tolist() == pytest.approx(payoffs([0] * seats, winners, "win"))
    assert ended > 0
    assert shown.raw_size == batch.observations.shape[1]


@pytest.mark.compiled
def test_the_worth_of_a_lead_is_the_same_in_both_places() -> None:
    game = tw.load("west-of-africa")
    batch, choose = Batch(game, GAMES, 3, "lead"), Chooser(GAMES)
    scores, seen = np.zeros(8, np.int16), 0
    for _ in range(STEPS):
        batch.step(choose(batch.masks))
        for i in np.flatnonzero(batch.ended):
            game.rules.scores(game.record(np.ascontiguousarray(batch.finals[i, :-1])), scores)
            points = [int(n) for n in scores[:3]]
            assert batch.rewards[i].tolist() == pytest.approx(payoffs(points, [0], "lead"))
            seen += 1
    assert seen > 0


@pytest.mark.compiled
@pytest.mark.parametrize("bots", ["random", "sense"])
@pytest.mark.parametrize("name", tw.games())
def test_a_learner_is_the_only_one_asked(name: str, bots: str) -> None:
    game = tw.load(name)
    batch, choose = Batch(game, 32, game.seats[-1], learner=1, bots=bots), Chooser(32)
    for _ in range(200):
        assert (batch.seats == 1).all()
        batch.step(choose(batch.masks))
    drawn = Batch(game, 64, game.seats[-1], learner=None, bots=bots)
    assert set(drawn.seats.tolist()) == set(range(game.seats[-1]))


def test_equal_seeds_give_equal_games_and_others_differ() -> None:
    game = tw.load("west-of-africa")
    one, two, other = (Batch(game, GAMES, 3) for _ in range(3))
    one.reset(5)
    two.reset("5")
    other.reset(6)
    chooser = Chooser(GAMES, 1), Chooser(GAMES, 1), Chooser(GAMES, 1)
    differs = False
    for _ in range(30):
        for batch, choose in zip((one, two, other), chooser, strict=True):
            batch.step(choose(batch.masks))
        assert np.array_equal(one.observations, two.observations)
        differs |= not np.array_equal(one.observations, other.observations)
    assert differs


def test_a_seed_for_each_game() -> None:
    batch = Batch(tw.load("key-west"), 2, 4)
    batch.reset([7, 7])
    assert np.array_equal(batch.observations[0], batch.observations[1])


def test_observations_and_masks_are_written_where_they_are_wanted() -> None:
    batch = Batch(tw.load("west-of-africa"), GAMES, 2)
    seen, masks = np.full_like(batch.observations, 99), np.zeros_like(batch.masks)
    kept = batch.observations.copy()
    old = batch.observations
    batch.step(Chooser(GAMES)(batch.masks), seen, masks)
    assert batch.observations is seen
    assert batch.masks is masks
    assert masks.any(axis=1).all()
    assert np.array_equal(old, kept), "the array of the step before stays as it was"
    assert np.array_equal(seen[:, -1], batch.seats)


def test_an_illegal_action_is_refused_with_its_rule_and_no_game_moves() -> None:
    batch = Batch(tw.load("west-of-africa"), GAMES, 2)
    before, actions = batch._states.copy(), Chooser(GAMES)(batch.masks).copy()
    actions[1] = int(np.flatnonzero(~batch.masks[1])[0])
    with pytest.raises(tw.BadRequest, match=r"Game 1: .* \(WA \d+\.\d+\)"):
        batch.step(actions)
    assert np.array_equal(batch._states, before)
    for wrong in (-1, len(batch.game.actions)):
        actions[1] = wrong
        with pytest.raises(tw.BadRequest, match=f"no action {wrong}"):
            batch.step(actions, np.zeros_like(batch.observations), np.zeros_like(batch.masks))
    assert batch.masks.any(axis=1).all(), "a refused step leaves the arrays of the step before"


def test_an_illegal_action_can_forfeit_the_game_instead() -> None:
    batch = Batch(tw.load("west-of-africa"), GAMES, 3)
    actions, loser = Chooser(GAMES)(batch.masks).copy(), int(batch.seats[1])
    actions[1] = 10**6
    batch.step(actions, forfeit=True)
    assert batch.illegal.tolist() == batch.ended.tolist() == [i == 1 for i in range(GAMES)]
    assert batch.rewards[1].tolist() == [-1.0 if seat == loser else 0.5 for seat in range(3)]


def test_bad_input_gets_a_sentence() -> None:
    game = tw.load("west-of-africa")
    batch = Batch(game, GAMES, 2)
    for actions in (np.zeros(GAMES), np.zeros(GAMES + 1, int), ["a"] * GAMES):
        with pytest.raises(tw.BadRequest, match="One whole number"):
            batch.step(actions)
    legal = Chooser(GAMES)(batch.masks)
    with pytest.raises(tw.BadRequest, match="array for masks"):
        batch.step(legal, masks=np.zeros((GAMES, 3), np.bool_))
    with pytest.raises(tw.BadRequest, match="array for observations"):
        batch.step(legal, observations=np.zeros(batch.observations.shape[::-1], np.int16).T)
    with pytest.raises(tw.BadRequest, match="rewards"):
        Batch(game, 1, 2, rewards="fame")
    with pytest.raises(tw.BadRequest, match="bots"):
        Batch(game, 1, 2, bots="oracle")
    with pytest.raises(tw.BadRequest, match="5"):
        Batch(game, 1, 9)


@pytest.mark.compiled
@each_table
def test_nobody_is_shown_more_than_the_seat_knows(name: str, seats: int) -> None:
    """Positions that differ in secrets only give the same observation and the same mask."""
    game = tw.load(name)
    one, choose = Batch(game, 32, seats), Chooser(32)
    dice = new_dice("secrets")
    changed = 0
    for step in range(300):
        one.step(choose(one.masks))
        if step % 10:
            continue
        for i in range(32):
            state = game.seen_by(one._states[i], int(one.seats[i]))
            game.rules.determinize(game.record(state), int(one.seats[i]), dice)
            changed += int(not np.array_equal(state, one._states[i]))
            assert np.array_equal(game.seen_by(state, int(one.seats[i])), one.observations[i, :-1])
            out = np.zeros(512, np.int16)
            count = game.rules.legal(game.record(state), int(one.seats[i]), out)
            assert np.array_equal(np.flatnonzero(one.masks[i]), out[:count])
    assert changed > 0


@pytest.mark.compiled
@pytest.mark.parametrize("open_", [(1, 4, 9), (0, 127, 128), (255, 256, 1_004)])
def test_a_random_choice_takes_each_open_action_as_often(open_: tuple[int, ...]) -> None:
    masks = np.zeros((4_000, max(open_) + 1), np.bool_)
    masks[:, open_] = True
    counts = np.bincount(Chooser(4_000)(masks), minlength=masks.shape[1])
    assert np.flatnonzero(counts).tolist() == list(open_)
    assert counts[list(open_)].min() > 1_200


def test_a_choice_from_lists_is_the_one_from_masks() -> None:
    batch = Batch(tw.load("west-of-africa"), GAMES, 2)
    from_masks, from_lists = Chooser(GAMES), Chooser(GAMES)
    for _ in range(20):
        chosen = from_masks(batch.masks)
        assert np.array_equal(from_lists.among(batch.choices, batch.counts), chosen)
        batch.step(chosen)
    with pytest.raises(ValueError, match="read-only"):
        batch.choices[0, 0] = 1


@pytest.mark.compiled
def test_actions_and_masks_may_be_read_only_or_of_another_kind() -> None:
    batch, choose = Batch(tw.load("west-of-africa"), GAMES, 2), Chooser(GAMES)
    masks = batch.masks.astype(np.int8)
    masks.flags.writeable = False
    actions = choose(masks).astype(np.uint16)
    actions.flags.writeable = False
    batch.step(actions)
    assert not batch.illegal.any()


@pytest.mark.compiled
def test_the_number_of_threads_changes_nothing() -> None:
    seen = []
    for threads in (1, numba.config.NUMBA_NUM_THREADS):  # type: ignore[attr-defined]
        numba.set_num_threads(threads)
        batch, choose = Batch(tw.load("key-west"), 64, 3), Chooser(64)
        for _ in range(50):
            batch.step(choose(batch.masks))
        seen.append(batch.observations)
    numba.set_num_threads(1)
    assert np.array_equal(seen[0], seen[1])
