"""Nim, rule by rule: what a test of a game looks like."""

import pytest

import tradewinds as tw
from tradewinds.core.conformance import check_game
from tradewinds.core.layout import UNKNOWN
from tradewinds.games._template import GAME
from tradewinds.games._template.state import State


def new(seats: int = 2, seed: int = 1) -> tw.Match:
    return tw.Match(GAME, seats, seed, language="en")


def take(match: tw.Match, heap: str, shells: int) -> None:
    match.act(match.actors[0], GAME.actions.number("take", heap=heap, shells=shells))


def emptied(seats: int = 2, seed: int = 1) -> tw.Match:
    """A match in which everybody takes a whole heap in turn, as far as that goes."""
    match = new(seats, seed)
    for heap, shells in (("left", 3), ("middle", 3), ("right", 3), ("middle", 1), ("right", 2)):
        take(match, heap, shells)
    return match


def state(match: tw.Match) -> State:
    record: State = GAME.record(match.position)
    return record


def refusal(match: tw.Match, seat: int, heap: str, shells: int) -> str | None:
    found = match.why_not(seat, GAME.actions.number("take", heap=heap, shells=shells))
    return found.rule if found else None


@pytest.mark.parametrize("seats", GAME.seats)
def test_nm_1_1_most_points_win(seats: int) -> None:
    outcome = emptied(seats).outcome
    assert outcome
    assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}


def test_nm_1_2_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(tw.BadRequest):
        new(5)


def test_nm_2_1_three_heaps() -> None:
    assert state(new()).heaps.tolist() == [3, 4, 5]


def test_nm_2_2_everybody_draws_one_of_two_tokens_of_each_heap() -> None:
    met = set()
    for seed in range(60):
        tokens = [int(player.favourite) for player in state(new(4, seed)).players]
        assert max(map(tokens.count, tokens)) <= 2
        met |= set(tokens)
    assert met == {0, 1, 2}


def test_nm_2_2_only_the_own_token_is_seen() -> None:
    match = new(3)
    for viewer in (0, 1, 2, None):
        shown = [int(player.favourite) for player in GAME.record(match.seen(viewer)).players[:3]]
        assert [seat for seat in range(3) if shown[seat] != UNKNOWN] == ([] if viewer is None else [viewer])


def test_nm_2_2_only_who_draws_reads_in_the_log_what_it_was() -> None:
    match = new(2)
    assert [len([line for line in match.log(viewer) if "heap" in line]) for viewer in (0, 1, None)] == [1, 1, 0]
    told = [[one.things for one in match.story(0).told()[place]] for place in range(2)]
    assert [len(things) for things in told[0]] == [1]
    assert told[1] == [()], "nor is it told what it has to do with"


def test_nm_3_1_players_take_turns() -> None:
    match = new(3)
    for seat in (0, 1, 2, 0):
        assert match.actors == (seat,)
        assert refusal(match, (seat + 1) % 3, "right", 1) == "NM 3.1"
        take(match, "right" if seat else "left", 1)


@pytest.mark.parametrize("shells", [1, 2, 3])
def test_nm_3_2_one_to_three_shells_go_from_a_heap_to_the_player(shells: int) -> None:
    match = new()
    take(match, "middle", shells)
    assert state(match).heaps.tolist() == [3, 4 - shells, 5]
    assert state(match).players[0].taken.tolist() == [0, shells, 0]


def test_nm_3_2_nobody_draws_a_token_in_their_turn() -> None:
    found = new().why_not(0, GAME.actions.number("draw", heap="left"))
    assert found
    assert found.rule == "NM 3.2"


def test_nm_3_3_no_more_than_lie_there() -> None:
    match = new()
    take(match, "left", 2)
    assert refusal(match, 1, "left", 1) is None
    assert refusal(match, 1, "left", 2) == "NM 3.3"


def test_nm_4_1_it_ends_when_all_heaps_are_empty() -> None:
    match = emptied()
    assert match.actors == ()
    assert match.outcome
    assert match.outcome.reason == "emptied"


def test_nm_4_2_shells_of_the_own_heap_count_twice() -> None:
    for seed in range(10):
        match = emptied(2, seed)
        assert match.outcome
        for seat, player in enumerate(state(match).players[:2]):
            own = int(player.taken[player.favourite])
            assert match.outcome.breakdown[seat] == {"shells": int(sum(player.taken)), "favourite": own}


def test_nm_4_2_tokens_are_shown_at_the_end() -> None:
    match = emptied()
    assert (match.seen(None) == match.position).all()


def test_nm_4_3_who_is_level_shares_the_victory() -> None:
    outcomes = [emptied(4, seed).outcome for seed in range(60)]
    assert any(outcome and len(outcome.winners) > 1 for outcome in outcomes)
    for outcome in outcomes:
        assert outcome
        best = [seat for seat in range(4) if outcome.scores[seat] == max(outcome.scores)]
        assert list(outcome.winners) == best


def test_it_keeps_the_contract() -> None:
    check_game(GAME, games=50, positions=50, matches=2)
