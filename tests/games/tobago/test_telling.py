"""How Tobago speaks and looks: every refusal has its sentence, every position can be drawn and told."""

import ast
import random
import re
from pathlib import Path

import pytest

import tradewinds as tw
from tests.games.tobago.table import Table
from tradewinds.core.columns import width
from tradewinds.core.game import SPECTATOR, bit_of
from tradewinds.core.layout import UNKNOWN
from tradewinds.core.words import LANGUAGES, line
from tradewinds.games.tobago import GAME, telling
from tradewinds.games.tobago.box.board import PLACE_NAMES, PLACE_OF, SPACES
from tradewinds.games.tobago.box.components import CARD_NAMES, CLUE_NAMES, OF_OBJECTS, RELATIONS, SUBJECTS, TERRAINS
from tradewinds.games.tobago.state import DISCARDED
from tradewinds.games.tobago.telling import names

RULES = Path(telling.__file__).parent.parent / "rules"


def refusal_codes() -> set[int]:
    """The numbers that the rules assign to names in capitals: 100 × chapter + rule."""
    found: set[int] = set()
    for file in sorted(RULES.glob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if not isinstance(node, ast.Assign) or file.name == "laws.py":
                continue
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            numbers = [v.value for v in values if isinstance(v, ast.Constant) and isinstance(v.value, int)]
            found |= {n for n in numbers if 101 <= n <= 1399 and 1 <= n % 100 <= 20}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_no_sentence_is_idle(lang: str) -> None:
    codes = refusal_codes()
    assert len(codes) > 30
    for code in codes:
        assert GAME.words.has(lang, f"why-{code // 100}-{code % 100}"), code
    source = (GAME.words.folder / f"{lang}.ftl").read_text("utf-8")
    written = set(re.findall(r"^(why-[\w-]+)", source, re.MULTILINE))
    assert written == {f"why-{code // 100}-{code % 100}" for code in codes}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clue_an_edition_may_hold_has_its_words(lang: str) -> None:
    for subject in SUBJECTS:
        for relation in RELATIONS if subject in TERRAINS else OF_OBJECTS:
            assert GAME.words.has(lang, f"clue-{relation}-{subject}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_drawn_in_80_columns_and_described(seats: int) -> None:
    chooser = random.Random(seats)
    match = tw.Match(GAME, seats, seats, islands="all")
    for step in range(150):
        if match.outcome is not None:
            break
        seat = match.actors[0]
        legal = match.legal(seat)
        wanted = [a for a in legal if GAME.actions.kind(a).name not in ("drive", "exchange", "stop", "end-turn")]
        match.act(seat, chooser.choice(wanted or legal))
        if step % 10 == 0:
            check_drawing(match, LANGUAGES[step // 10 % 3])


def check_drawing(match: tw.Match, lang: str) -> None:
    for viewer in (None, *range(match.seats)):
        drawn = match.text(viewer, lang)
        assert max(width(line) for line in drawn.splitlines()) <= 80, drawn
        assert "-1" not in drawn.replace("1-1", ""), drawn
        assert match.prompt(viewer, lang).strip()
    for seat in range(match.seats):
        for told in telling.own(GAME.record(match.seen(seat)), seat):
            assert GAME.words.text(lang, told).strip()


def test_every_action_can_be_described_at_any_time() -> None:
    match = tw.Match(GAME, 3, 5)
    for lang in LANGUAGES:
        for action in range(len(GAME.actions)):
            assert match.describe(match.actors[0], action, lang).strip()
            assert telling.rules_of(action)


def test_the_map_shows_every_space_by_name() -> None:
    table = Table()
    seen = GAME.record(GAME.seen_by(table.vector, 0))
    drawn = telling.text(seen, 0, lambda told: GAME.words.text("en", told))
    for space in range(SPACES[0]):
        assert PLACE_NAMES[PLACE_OF[0, space]] in drawn


def test_a_drive_is_described_with_what_lies_there() -> None:
    table = Table()
    table.put_amulet("G2")
    table.locate("grey", "G2", 1)
    seen = GAME.record(GAME.seen_by(table.vector, 0))
    told = telling.describe(seen, 0, GAME.actions.number("drive", space="G2"))
    assert GAME.words.text("en", told) == "Drive to G2 (scrubland): an amulet, a grey marker"
    told = telling.describe(seen, 0, GAME.actions.number("clue", clue="in-jungle", map="brown"))
    assert GAME.words.text("en", told) == "Lay “in the jungle” on the brown map: 24 spaces stay possible"


def with_a_treasure() -> Table:
    """The grey treasure lies under the car of seat 0; the deck may hold curses on top."""
    table = Table()
    table.locate("grey", "G3", 1)
    table.state.safe = 0
    return table


def logged(table: Table, viewer: int, seat: int, kind: str, /, **arguments: str | int) -> list[str]:
    """Do something and read what a viewer's log says of it."""
    action = GAME.actions.number(kind, **arguments)
    before = GAME.seen_by(table.vector, viewer)
    known = action if GAME.learners(table.vector, seat, action) & bit_of(viewer) else None
    table.do(seat, kind, **arguments)
    after = GAME.seen_by(table.vector, viewer)
    told = telling.tell(GAME.record(before), GAME.record(after), viewer, seat, known)
    return [GAME.words.text("en", line) for line in told]


def test_the_log_tells_a_division_to_each_as_they_saw_it() -> None:
    table = with_a_treasure()
    assert logged(table, 2, 0, "raise", map="grey") == ["Red raises the grey treasure."]
    assert logged(table, 0, -1, "look", card="coins-4") == ["You look at 4 coins."]
    assert logged(table, 2, -1, "look", card="curse") == ["Blue looks at a card of the treasure."]
    assert logged(table, 1, -1, "add", card="coins-6") == ["One more card is added unseen, and all are shuffled."]
    assert logged(table, 3, -1, "turn-up", card="coins-6") == ["Turned up: 6 coins."]
    assert logged(table, 3, 0, "accept") == ["Red accepts 6 coins."]
    lines = logged(table, 3, -1, "turn-up", card="curse")
    assert lines == [
        "Turned up: a curse.",
        "Blue has nothing to lose to the curse.",
        "1 card is left over and discarded unturned.",
    ]
    lines = logged(table, 1, 0, "open-hunt", clue=table.hand(0)[0])
    assert lines == [
        "Red begins a new hunt on the grey map: in the jungle.",
        "24 spaces are possible on the grey map.",
        "Amulets appear on F2, H3, L2.",
        "The statues turn clockwise.",
    ]


def test_the_log_tells_losses_to_a_curse() -> None:
    table = with_a_treasure()
    table.give_amulets(0, 1)
    table.give_gold(1, "coins-5")
    table.do(0, "raise", map="grey")
    table.draw_gold("curse", "curse", "coins-2")
    lines = logged(table, SPECTATOR, -1, "turn-up", card="curse")
    assert lines[1:4] == [
        "Red loses an amulet to the curse.",
        "Blue loses a card of 5 coins to the curse.",
        "The second curse lay in the same treasure and leaves the game too.",
    ]


def test_the_log_tells_own_cards_and_hides_those_of_others() -> None:
    table = Table()
    assert logged(table, 1, 0, "exchange") == ["Red exchanges 4 clue cards."]
    assert logged(table, 1, -1, "deal", clue="not-in-beach") == ["Red draws a clue card."]
    assert logged(table, 0, -1, "deal", clue="not-next-to-hut") == ["You draw “not next to a hut”."]


def test_tb_5_10_the_log_tells_of_every_new_deck() -> None:
    table = Table()
    table.lay_the_whole_deck()
    laid, kept, last, back = table.hand(0)
    table.set_hand(0, laid, kept)
    table.state.clues[CLUE_NAMES.index(back)] = DISCARDED
    table.state.clue_deck = 1
    assert len(logged(table, 1, 0, "clue", clue=laid, map="white")) == 2
    lines = ["Red draws a clue card.", "The discarded clues are shuffled into a new deck of 1."]
    assert logged(table, 1, -1, "deal", clue=last) == lines
    assert logged(table, 1, -1, "deal", clue=back) == lines[:1]


def test_the_end_is_told_with_all_winners() -> None:
    table = Table(seats=2)
    table.state.quiet = 199
    table.do(0, "exchange")
    table.settle()
    lines = logged(table, SPECTATOR, 0, "end-turn")
    assert lines[1:] == [
        "Too many turns have passed without a clue or a treasure: the game ends.",
        "Red, Blue win together with 0 coins.",
    ]
    told = telling.prompt(table.state, 0)
    assert GAME.words.text("en", told) == "The game is over. Red, Blue win together."


def test_nothing_is_hidden_after_the_end() -> None:
    table = Table(seats=2)
    table.state.quiet = 199
    table.end_turn()
    assert (GAME.seen_by(table.vector, SPECTATOR) == table.vector).all()
    assert not (table.state.clues == UNKNOWN).any()


def test_in_german_a_card_that_is_looked_at_stands_in_its_own_case() -> None:
    curse = CARD_NAMES.index("curse")
    told = [
        GAME.words.text("de", line(id, player="Anna", card=names.card(curse))) for id in ("log-you-look", "log-turn-up")
    ]
    assert told == ["Du siehst eine Karte an: ein Fluch.", "Aufgedeckt: ein Fluch."]
