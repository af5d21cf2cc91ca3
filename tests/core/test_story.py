"""The log as structure: whose doing a line was, in which round, and what on the board it is about."""

import pytest

import tradewinds as tw
from tests.core.tables import GAME, lay, new, number, played, viewers
from tradewinds.core.beats import Beat


def last(match: tw.Match, viewer: int | None) -> Beat:
    return next(lines[-1] for lines in reversed(match.story(viewer).told()) if lines)


def all_told(match: tw.Match, viewer: int | None) -> list[Beat]:
    return [told for lines in match.story(viewer).told() for told in lines]


def test_a_line_says_whose_doing_it_was_and_what_it_is_about() -> None:
    match = new()
    for seat in range(3):
        lay(match, seat, "cultivate")
    seat = match.actors[0]
    match.act(seat, number("place-ship", island="tenerife"))
    for viewer in viewers(match):
        told = last(match, viewer)
        assert (told.seat, told.by, told.things) == (seat, seat, ("island-tenerife",))
        assert GAME.words.text("en", told.stage) == "Round 1"


def test_a_line_is_about_what_it_names_also_where_no_action_does() -> None:
    elected = [told for told in all_told(played(), None) if told.line.id == "log-alcalde"]
    assert elected
    assert all(told.things[0] == told.line.args["island"].id for told in elected)  # type: ignore[union-attr]
    assert any(told.seat != told.by for told in elected), "who is elected did not end the round"


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_secret_action_gives_no_things_to_those_who_did_not_learn_it(viewer: int | None) -> None:
    match = new()
    before = len(all_told(match, viewer))
    match.act(1, number("choose", card="sell"))
    assert last(match, 1).things == ("card-sell",)
    assert len(all_told(match, viewer)) == before
    match.act(1, number("ready"))
    assert [told.things for told in all_told(match, viewer)[before:]] == [()]


def test_what_is_secret_until_all_have_chosen_has_no_things_then_either() -> None:
    match = new()
    for seat, cards in enumerate((("sell", "tenerife"), ("minus", "settle"), ("cultivate",))):
        lay(match, seat, *cards)
    revealed = match.actors[0]
    for viewer in viewers(match):
        others = [told for told in all_told(match, viewer) if told.seat not in (viewer, revealed)]
        assert not [thing for told in others for thing in told.things if thing.startswith(("card-", "island-"))]


def test_the_end_of_a_round_belongs_to_it() -> None:
    rounds = [(told.stage.args["number"], told.line) for told in all_told(played(), None)]
    ends = [(number, line.args["round"]) for number, line in rounds if line.id == "log-round-end"]
    assert len(ends) > 2
    assert all(number == ended for number, ended in ends)
    assert rounds[0][0] == 1


@pytest.mark.parametrize("game", tw.games())
def test_what_chance_draws_is_nobodys_doing(game: str) -> None:
    match = tw.Match(tw.load(game), 3, 1)
    drawn = [told for told in all_told(match, 0) if told.by is None]
    assert drawn
    assert any(told.things for told in drawn)


def test_what_was_taken_back_is_forgotten() -> None:
    match = new()
    story = match.story(1)
    before = list(story.told())
    match.act(1, number("choose", card="sell"))
    assert len(story.told()) == len(before) + 1
    match.undo(1)
    assert story.told() == before
