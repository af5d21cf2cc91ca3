"""`tradewinds play --terminal`: a person with a script against random bots."""

import json
import re
from pathlib import Path

import pytest

import tradewinds as tw
from tests.cli.helpers import COLUMNS, Person, at_random, cards, identifiers, new_match, played_match, run
from tradewinds.cli.rulebooks import excerpt
from tradewinds.cli.terminal import SEAT
from tradewinds.core.columns import width
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES

FILE = Path("tradewinds-match.json")


def in_turn(lang: str = "en") -> Match:
    """A match of two whose person has laid five cards and placed the ship at El Hierro."""
    match = new_match(lang=lang)
    laid = cards(match, "la-gomera", "move-workers", "move-ship", "cultivate", "minus")
    Person(match, [laid, "1", "1"]).play()
    FILE.unlink()
    return match


# A whole game


@pytest.fixture(scope="module")
def whole_games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Match, str, str]]:
    """By language: the match, all that was shown, the file."""
    played = {}
    with pytest.MonkeyPatch.context() as patch:
        for lang in LANGUAGES:
            patch.chdir(tmp_path_factory.mktemp(lang))
            match = new_match(lang=lang)
            told = Person(match, then=at_random("a")).play()
            played[lang] = match, told, FILE.read_text("utf-8")
    return played


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_to_its_end(whole_games: dict[str, tuple[Match, str, str]], lang: str) -> None:
    match, told, file = whole_games[lang]
    assert match.outcome is not None
    assert match.prompt(SEAT) in told
    assert identifiers(told) == []
    assert max(width(line) for line in told.split("\n")) <= COLUMNS
    assert [line for line in told.split("\n") if line != line.rstrip()] == [], "no stray spaces"
    assert all(step.ok for step in tw.verify(file))


def test_the_end_shows_points_by_source_and_the_winner(whole_games: dict[str, tuple[Match, str, str]]) -> None:
    match, told, _ = whole_games["en"]
    outcome = match.outcome
    assert outcome is not None
    table = told[told.rindex("Settlements") :].split("\n")
    rows = {row.replace("★", "").split()[0]: row.split() for row in table[2 : 2 + match.seats]}
    for seat, name in enumerate(("Red", "White")):
        points = [int(n) for n in rows[name] if n.isdecimal()]
        assert points == [*outcome.breakdown[seat].values(), outcome.scores[seat]]
        assert ("★" in rows[name]) == (seat in outcome.winners)
    assert "tradewinds verify tradewinds-match.json" in " ".join(told.split())


#: Words that are the same everywhere: names, commands, what stands on keys.
NAMES = re.compile(
    r"El Hierro|La Palma|La Gomera|Tenerife|Gran Canaria|Fuerteventura|Lanzarote|West of Africa|[0-9a-f]{64}"
    r"|tradewinds (?:play|verify)|tradewinds-match\.json|--resume|Enter|\bWA\b"
)


def test_japanese_is_japanese_throughout(whole_games: dict[str, tuple[Match, str, str]]) -> None:
    assert re.findall(r"[A-Za-z]{2,}", NAMES.sub("", whole_games["ja"][1])) == []


def test_german_is_german_throughout(whole_games: dict[str, tuple[Match, str, str]]) -> None:
    """The same match was played: a line that is the same in both languages holds nothing but names."""
    english, german = (set(NAMES.sub("", whole_games[lang][1]).split("\n")) for lang in ("en", "de"))
    assert whole_games["en"][0].actions == whole_games["de"][0].actions
    assert [line for line in english & german if re.search(r"[A-Za-z]{2,}", line)] == []


def test_the_command_plays_with_answers_from_a_pipe() -> None:
    result = run("play", "--terminal", "--bot", "random", "--seats", "3", "--seed", "5", answers="1\n2\nq\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "You are Red; bots play the others." in result.stdout
    assert json.loads(FILE.read_text("utf-8"))["seats"] == 3
    again = run("play", "--bot", "random", "--seats", "3", "--seed", "5", answers="1\n2\nq b.json\n")
    assert again.exit_code == 0
    assert Path("b.json").read_text("utf-8") == FILE.read_text("utf-8"), "equal seeds, equal matches"


# Choosing


def test_the_running_sum_the_gold_and_the_goods_stand_above_the_choices() -> None:
    match = new_match()
    person = Person(match, [cards(match, "tenerife"), "1"])
    person.play()
    first, second, third = (text.split("\n\n")[-1] for text in person.heard)
    assert "You have 15 gold and 0 points; in your supply: 4 sugar cane, 2 wine, 2 grain." in first
    assert "You have laid down no card yet." in first
    assert "   4  Lay down Tenerife (3)\n" in first
    assert "Your cards (sum 3): Tenerife (3)\n" in second
    assert "Lay down Tenerife" not in second
    assert "Your cards (sum 3): El Hierro (0), Tenerife (3)\n" in third
    assert "Ready: 2 cards, sum 3\n" in third


def test_several_choices_can_be_typed_at_once() -> None:
    match = new_match()
    person = Person(match, [cards(match, "tenerife", "sell", "minus")])
    person.play()
    assert "Your cards (sum 6): Tenerife (3), Sell (7), Minus card (-4)\n" in person.heard[-1]


def test_of_several_choices_the_first_that_is_refused_ends_the_line() -> None:
    match = new_match()
    person = Person(match, ["4 4 5"])
    told = person.play()
    assert "You do not have that card in hand. (WA 5.5)" in told
    assert "Your cards (sum 3): Tenerife (3)\n" in person.heard[-1]


def test_in_a_turn_the_choices_stand_under_what_they_are() -> None:
    match = in_turn()
    person = Person(match)
    person.play()
    shown = person.heard[-1].split("\n\n")[-1]
    titles = [line for line in shown.split("\n") if line.startswith("──")]
    assert titles == [f"── {title}" for title in ("Move a worker", "Plant a good", "Sail", "End the turn")]
    numbers = [int(line.split()[0]) for line in shown.split("\n") if line[:4].strip().isdecimal()]
    assert numbers == list(range(1, len(match.legal(SEAT)) + 1))


def test_what_is_left_of_an_action_under_way_is_told() -> None:
    match = in_turn()
    legal = match.legal(SEAT)
    step = legal.index(match.game.actions.number("move-worker", source="west-ship", target="la-gomera")) + 1
    person = Person(match, [str(step)])
    person.play()
    assert "Points left for moving workers: 3." in person.heard[-1]
    assert "Move workers (1) ✓" in " ".join(person.heard[-1].split())
    sail = match.legal(SEAT).index(match.game.actions.number("sail", direction="east")) + 1
    FILE.unlink()
    person = Person(match, [str(sail)])
    person.play()
    assert "Left on this voyage: harbours 2, goods to load 3; aboard: nothing." in person.heard[-1]


def test_the_board_is_drawn_when_others_have_acted_and_not_after_every_own_choice() -> None:
    match = new_match()
    person = Person(match, [cards(match, "tenerife"), "13", "1"])
    person.play()
    assert ["Round 1" in text for text in person.heard] == [True, False, True, False]


@pytest.mark.parametrize(
    "answer", ["0", "99", "-1", "1.5", "x", "quit", "save me", "1 x", "９９", "9" * 5000, "\0", "\ud800", "1 99"]
)
def test_an_answer_that_is_no_choice_changes_nothing(answer: str) -> None:
    match = new_match()
    person = Person(match, [answer])
    person.play()
    assert person.heard[-1].endswith("Type a number from 1 to 13, or ? for help.\n")
    assert len(match.actions) == 2, "only the two draws"
    assert [path.name for path in Path.cwd().iterdir()] == [FILE.name]


def test_numbers_and_question_marks_of_a_japanese_keyboard_are_understood() -> None:
    match = new_match(lang="ja")
    person = Person(match, ["？", "４"])
    told = person.play()
    assert "ルールブックの章の一覧" in told
    assert len(match.actions) == 3


def test_nothing_typed_shows_the_choices_again() -> None:
    person = Person(new_match(), ["", "  "])
    person.play()
    assert person.heard[0].endswith(person.heard[1])
    assert person.heard[1] == person.heard[2]


# Undo


def test_undo_takes_back_the_last_own_action_and_says_which() -> None:
    match = new_match()
    person = Person(match, [cards(match, "tenerife"), cards(match, "sell"), "u"])
    person.play()
    assert person.heard[-1].startswith("Taken back: Lay down ")
    assert "Your cards (sum 3): Tenerife (3)\n" in person.heard[-1]
    assert len(match.actions) == 3


def test_undo_brings_back_the_position_to_the_letter() -> None:
    match = in_turn()
    before, seen = list(match.actions), match.seen(SEAT).tolist()
    Person(match, ["1", "u"]).play()
    assert (match.actions, match.seen(SEAT).tolist()) == (before, seen)


def test_undo_never_goes_past_chance_or_the_turn_of_others() -> None:
    match = new_match()
    person = Person(match, ["u"])
    person.play()
    assert "There is nothing you can take back" in person.heard[-1]
    assert len(match.actions) == 2


def test_after_undo_the_news_are_told_once() -> None:
    match = new_match()
    told = Person(match, ["4", "u", "4", "1"]).play()
    assert told.count("Red lays down Tenerife.") == 2
    assert told.count("Red lays down El Hierro.") == 1


# Explaining


def answered(match: Match, *script: str) -> str:
    """What the last of these answers brought to the screen."""
    person = Person(match, script)
    person.play()
    return person.heard[-1]


def flat(text: str) -> str:
    """Text without its line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_mark_lists_every_command(lang: str) -> None:
    person = Person(new_match(lang=lang), ["?"])
    person.play()
    begins = [line.split()[0] for line in person.heard[-1].strip().split("\n")]
    assert set(person.terminal.commands) <= set(begins)
    assert "Enter" in begins


@pytest.mark.parametrize(
    ("kind", "rules"),
    [
        ("move-worker", ["7.1", "7.2", "7.3", "7.4"]),
        ("plant", [f"8.{n}" for n in range(1, 9)]),
        ("sail", [f"11.{n}" for n in range(1, 10)]),
        ("end-turn", ["6.6", "6.9"]),
    ],
)
def test_a_question_about_a_choice_shows_its_rules(kind: str, rules: list[str]) -> None:
    match = in_turn()
    number = next(i for i, a in enumerate(match.legal(SEAT), 1) if match.game.actions.kind(a).name == kind)
    told = answered(match, f"? {number}")
    assert [line.split()[1] for line in told.split("\n") if line.startswith("WA ")] == rules
    assert answered(match, f"?{number}") == told


@pytest.mark.parametrize("kind", [kind.name for kind in tw.load("west-of-africa").actions.kinds])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_action_has_rules_that_explain_it(kind: str, lang: str) -> None:
    game = tw.load("west-of-africa")
    numbers = game.telling.rules_of(game.actions.start(kind))
    assert numbers
    assert all(excerpt(game, number, lang) for number in numbers)


def test_rules_are_shown_by_number() -> None:
    match = new_match()
    assert answered(match, "r 6.7").startswith("WA 6.7 The right card.")
    assert answered(match, "? 6.7").startswith("WA 6.7 The right card.")
    assert answered(match, "r 7").startswith("7 Moving workers")
    assert "  13  The end of the game" in answered(match, "R")
    assert "has no chapter and no rule 6.99." in answered(match, "r 6.99")
    assert "has no chapter and no rule x." in answered(match, "r x")


def test_a_question_in_words_tells_which_rule_forbids_it() -> None:
    match = in_turn()
    told = flat(answered(match, "? sell"))
    assert "(and 20 more like it): Nothing can be sold in the first round. (WA 9.1)" in told
    told = flat(answered(match, "? PLANT tenerife"))
    assert "Plant sugar cane on Tenerife, field 1, for 3 gold (and 2 more like it)" in told
    assert "You have not played the card of that island. (WA 6.8)" in told
    assert "End your turn: can be chosen now\n" in answered(match, "? end turn")
    assert "No action is called “dance”" in answered(match, "? dance")


def test_a_question_in_words_is_asked_in_the_own_language() -> None:
    assert "WA 9.1" in answered(in_turn("de"), "? verkaufen")
    assert "WA 9.1" in answered(in_turn("ja"), "? 売る")


def test_the_board_and_the_log_can_be_seen_again() -> None:
    match = played_match(60)
    assert answered(match, "b").strip() == match.text(SEAT)
    log = match.log(SEAT)
    for typed, lines in (("l 3", log[-3:]), ("l 9999", log), ("l", log[-20:]), ("l x", log[-20:])):
        assert flat(answered(match, typed)) == flat("\n".join(lines))


def test_a_number_means_the_choice_beside_it_however_they_are_grouped() -> None:
    person = Person(new_match(), ["9"])
    person.play()
    chosen = next(line for line in person.heard[0].split("\n") if line.startswith("   9  Lay down "))
    assert f"): {chosen.removeprefix('   9  Lay down ')}\n" in person.heard[1]
