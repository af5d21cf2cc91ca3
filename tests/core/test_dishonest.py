"""A table that would like to choose the deal: whatever it tries, what a player noted before the deal tells.

Anna sits at seat 0, Ben at seat 1 and a bot at seat 2. Anna notes the commitment, then sends her contribution, then
notes the seal. After the end she checks the file on her own machine.
"""

import itertools
import json
from pathlib import Path

import pytest

import tradewinds as tw
from tests.core.tables import GAME, played, refusal
from tests.core.test_verify import tampered
from tradewinds.core.fair import Fair, bot_contribution, secret_from_seed
from tradewinds.core.game import CHANCE
from tradewinds.core.saving import Origin
from tradewinds.core.words import LANGUAGES

SECRET = secret_from_seed("the table's own")
ANNA, BEN = "by Anna", "by Ben"
HONEST = Fair(SECRET, (ANNA, BEN, bot_contribution(SECRET, 2)))
BEFORE = Path(__file__).parent / "files" / "before_bots_were_named.json"


def file_of(fair: Fair, bots: tuple[int, ...] = (2,)) -> str:
    """The file of a match that was played to its end under this chance."""
    match = tw.Match(GAME, 3, secret=fair.secret, contributions=fair.contributions)
    match.origin = Origin(bots)
    while match.actors:
        match.act(match.actors[0], match.legal(match.actors[0])[-1])
    return match.save()


def first_draw(fair: Fair) -> int:
    actor, action = tw.Match(GAME, 3, secret=fair.secret, contributions=fair.contributions).actions[0]
    assert actor == CHANCE
    return action


#: What the table would like to be drawn first: not what is.
WANTED = (first_draw(HONEST) + 1) % 3


def wrong(text: str, published: str | list[str] = "", contribution: str | None = ANNA) -> list[str]:
    """The steps that do not fit."""
    noted = published or [HONEST.commitment, HONEST.seal]
    return [step.what.id.removeprefix("verify-") for step in tw.verify(text, noted, contribution) if not step.ok]


def ground(seat: int) -> Fair:
    """Contributions as a table would choose them, that of one seat tried until the draw is the wanted one."""
    for number in itertools.count():
        given = [*HONEST.contributions]
        given[seat] = f"{number}"
        if first_draw(fair := Fair(SECRET, tuple(given))) == WANTED:
            return fair
    raise AssertionError


def test_an_honest_table_passes_and_the_check_says_what_it_shows() -> None:
    text = file_of(HONEST)
    notes = (HONEST.commitment, HONEST.seal)
    told = [step.what.id for step in tw.verify(text, notes, ANNA)]
    assert wrong(text) == []
    for id in ("published", "sealed", "people", "contribution", "bots"):
        assert f"verify-{id}" in told
    assert tw.proves(text, notes, ANNA).id == "proves-fair"
    assert tw.proves(text, HONEST.commitment).id == "proves-secret"
    assert tw.proves(text, HONEST.seal, ANNA).id == "proves-file"
    assert tw.proves(text).id == "proves-file"


def test_another_contribution_of_a_bot_is_caught() -> None:
    """The way to choose the deal where a bot sat: its contribution was not bound to anything."""
    fair = ground(2)
    text = file_of(fair)
    assert wrong(text, [fair.commitment, fair.seal]) == ["bots"]
    assert refusal(lambda: tw.Match.load(text), tw.BadSave).line.id == "save-bots"


def test_a_bot_that_is_passed_off_as_a_person_is_named_among_the_people() -> None:
    fair = ground(2)
    steps = {step.what.id: step for step in tw.verify(file_of(fair, ()), fair.commitment, ANNA)}
    colours = [GAME.words.seat("en", seat) for seat in range(3)]
    assert ", ".join(colours) in steps["verify-people"].text("en")
    honest = {step.what.id: step for step in tw.verify(file_of(HONEST))}
    assert ", ".join(colours[:2]) + "." in honest["verify-people"].text("en")
    assert f"({colours[2]})" in honest["verify-bots"].text("en")


def test_a_contribution_rewritten_after_the_seal_is_caught_by_whoever_noted_the_seal() -> None:
    assert wrong(file_of(ground(1))) == ["published"]


def test_a_contribution_rewritten_before_the_seal_is_caught_by_whoever_sent_it() -> None:
    fair = ground(0)
    assert wrong(file_of(fair), [fair.commitment, fair.seal]) == ["contribution"]


def test_a_person_passed_off_as_a_bot_misses_their_contribution() -> None:
    fair = Fair(SECRET, (bot_contribution(SECRET, 0), BEN, bot_contribution(SECRET, 2)))
    assert wrong(file_of(fair, (0, 2)), [fair.commitment, fair.seal]) == ["contribution"]


def test_a_secret_chosen_after_the_contributions_is_caught_by_the_commitment_and_by_nothing_else() -> None:
    secrets = (secret_from_seed(f"another {number}") for number in itertools.count())
    fairs = (Fair(secret, (ANNA, BEN, bot_contribution(secret, 2))) for secret in secrets)
    fair = next(fair for fair in fairs if first_draw(fair) == WANTED)
    text = file_of(fair)
    assert wrong(text, [HONEST.commitment, fair.seal]) == ["published"]
    assert wrong(text, [fair.seal]) == []
    assert tw.proves(text, [fair.seal], ANNA).id == "proves-file"


def test_the_last_person_and_the_table_together_are_beyond_what_can_be_shown() -> None:
    """As docs/fair.md says: Ben, in league with the table, adds what it tells him, and Anna's notes all fit."""
    fair = ground(1)
    assert wrong(file_of(fair), [fair.commitment, fair.seal]) == []
    assert first_draw(fair) == WANTED != first_draw(HONEST)


# What a file says of itself


def test_where_nobody_added_anything_the_check_says_so() -> None:
    alone = Fair(SECRET, ("", "", bot_contribution(SECRET, 2)))
    for text in (file_of(Fair(SECRET), ()), file_of(alone)):
        assert all(step.ok for step in tw.verify(text, alone.commitment))
        assert tw.proves(text, alone.commitment).id == "proves-nobody"


def test_an_imported_match_stays_one() -> None:
    match = tw.Match.load(file_of(HONEST))
    match.origin = Origin(match.origin.bots, imported=True)
    again = tw.Match.load(match.save())
    assert again.origin == Origin((2,), imported=True)
    assert again.save() == match.save() != file_of(HONEST)
    assert tw.proves(match.save()).id == "proves-imported"
    assert tw.proves(match.save(), HONEST.commitment, ANNA).id == "proves-fair"


@pytest.mark.parametrize("bots", [[], [3], [-1], [2, 1], [1, 1], ["2"], [True], 2, None])
def test_bots_are_some_of_the_seats(bots: object) -> None:
    text = tampered(played(3, 1, 12, [ANNA, BEN, "c"]), True, bots=bots)
    assert refusal(lambda: tw.Match.load(text), tw.BadSave).line.args == {"field": "bots"}


@pytest.mark.parametrize("imported", [False, 1, "yes", None])
def test_imported_is_said_or_not(imported: object) -> None:
    text = tampered(played(3, 1, 12), True, imported=imported)
    assert refusal(lambda: tw.Match.load(text), tw.BadSave).line.args == {"field": "imported"}


def test_a_file_from_before_bots_were_named_still_verifies() -> None:
    """Its bots chose for themselves, so that they count as people: a table of that time could choose for them."""
    text = BEFORE.read_text("utf-8")
    seal = "23b292eca517b7f354480cfa333f52dacb644a0fa7c24147ec751d61219f6e69"
    steps = tw.verify(text, [json.loads(text)["commitment"], seal], "Anna's own part")
    assert [step.what.id for step in steps if not step.ok] == []
    assert "verify-bots" not in {step.what.id for step in steps}
    then, now = (json.loads(saved) for saved in (text, tw.Match.load(text).save()))
    now["edition"], now["digest"] = then["edition"], then["digest"]  # the same values have another digest today
    assert now == then


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_check_shows_is_a_sentence_in_every_language(lang: str) -> None:
    ids = ("nobody", "file", "imported", "secret", "fair")
    assert len({GAME.words.text(lang, f"proves-{id}") for id in ids}) == 5
    assert not [id for id in ids if GAME.words.text(lang, f"proves-{id}") == f"proves-{id}"]
