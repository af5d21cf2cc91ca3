"""What is said and drawn: complete in every language, and never more than a viewer knows."""

import random
import re
from itertools import pairwise

import pytest

from tests.games.key_west.table import Table
from tradewinds.core.columns import width
from tradewinds.core.game import CHANCE, EVERYBODY, SPECTATOR, bit_of
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.telling.names import money_range, unplaced_tiles

IDENTIFIER = re.compile(r"\b(action|prompt|log|board|why|place|symbol|tile|fruit|island|bridge|space|letter)-[a-z]")


def say(table: Table, viewer: int, lang: str = "en") -> str:
    """The board in letters."""
    return GAME.telling.text(table.seen(viewer), viewer, lambda told: GAME.words.text(lang, told))


def prompt(table: Table, viewer: int, lang: str = "en") -> str:
    return GAME.words.text(lang, GAME.telling.prompt(table.seen(viewer), viewer))


def describe(table: Table, seat: int, kind: str, /, lang: str = "en", **arguments: str | int) -> str:
    told = GAME.telling.describe(table.seen(seat), seat, GAME.actions.number(kind, **arguments))
    return GAME.words.text(lang, told)


def halfway(seed: int, actions: int) -> Match:
    """A match after some random choices."""
    match, chooser = Match(GAME, 4, seed), random.Random(seed)
    for _ in range(actions):
        seat = chooser.choice(match.actors)
        match.act(seat, chooser.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing(lang: str) -> None:
    match = halfway(4, 130)
    texts = [*match.log(0, lang), *match.log(None, lang), match.text(0, lang), match.prompt(None, lang)]
    texts += [match.describe(seat, action, lang) for seat in match.actors for action in match.legal(seat)]
    assert [text for text in texts if IDENTIFIER.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_described_at_any_time(lang: str) -> None:
    table = Table()
    for action in range(len(GAME.actions)):
        told = GAME.telling.describe(table.seen(0), 0, action)
        assert GAME.words.text(lang, told).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_columns_line_up(lang: str) -> None:
    """Every rule line is as wide as the widest row above and below it needs, in columns of the terminal."""
    drawn = halfway(6, 90).text(1, lang).split("\n")
    for (head, rule), row in zip(pairwise(drawn), drawn[2:], strict=False):
        if set(rule) == {"─"}:
            assert width(head) <= width(rule)
            assert width(row) <= width(rule)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_80_columns(lang: str) -> None:
    match, chooser = Match(GAME, 5, seed=8), random.Random(8)
    while match.outcome is None:
        for _ in range(12):
            if match.actors:
                seat = chooser.choice(match.actors)
                match.act(seat, chooser.choice(match.legal(seat)))
        assert max(width(line) for line in match.text(0, lang).split("\n")) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_that_explain_an_action_exist(lang: str) -> None:
    book = (GAME.rulebook / f"{lang}.md").read_text("utf-8")
    for action in range(len(GAME.actions)):
        for number in GAME.telling.rules_of(action):
            wanted = f"**KW {number} " if "." in number else f"\n## {number} "
            assert wanted in book, GAME.actions.actions[action]


def test_own_things_before_the_eyes() -> None:
    table = Table(offer=("dive",) * 3 + ("key-largo-cut",) * 3)
    table.turn(0)
    table.set_cards(0, "capacity", "capacity", "long-key")
    table.set_fruit(0, mango=2)
    table.set_treasures(0, mask=1)
    table.mark(0, "dive")
    told = [GAME.words.text("en", line) for line in GAME.telling.own(table.seen(0), 0)]
    assert told == [
        "You have 20 dollars, 0 points, 0 cigars, and 11 discs in stock.",
        "Your tiles: mangos ×2, mask",
        "Your cards: Long Key, capacity +1 ×2",
        "Left in this dive: looks 3, tiles to take 3.",
    ]


def test_a_bid_is_told_to_nobody_else() -> None:
    match = Match(GAME, 3, seed=1)
    match.act(0, GAME.actions.number("bid", amount=13))
    assert any("13" in line for line in match.log(0, "en"))
    for viewer in (1, 2, None):
        assert "Blue has bid." in match.log(viewer, "en")
        assert not any("13" in line for line in match.log(viewer, "en"))


def test_all_bids_are_told_at_the_reveal() -> None:
    match = Match(GAME, 5, seed=1)
    for seat, amount in enumerate((3, 17, 11, 5, 2)):
        match.act(seat, GAME.actions.number("bid", amount=amount))
    log = "\n".join(match.log(None, "en"))
    for sentence in (
        "Red has bid 17 dollars.",
        "Red pays White 2 dollars.",
        "White gets the lighthouse.",
        "Blue gets 8 dollars from the bank.",
    ):
        assert sentence in log


def test_a_look_is_told_to_the_diver_alone() -> None:
    table = Table()
    table.turn(0)
    table.mark(0, "dive")
    table.do(0, "look", place="nw-7")
    before = {viewer: table.seen(viewer) for viewer in (0, 1, SPECTATOR)}
    mask = GAME.actions.number("draw-tile", tile="mask")
    assert GAME.learners(table.vector, CHANCE, mask) == 1 << 0
    table.do(CHANCE, "draw-tile", tile="mask")
    for viewer, seen in before.items():
        lines = GAME.telling.tell(seen, table.seen(viewer), viewer, CHANCE, mask if viewer == 0 else None)
        told = [GAME.words.text("en", line) for line in lines]
        assert told == (["You see on NW 7: mask."] if viewer == 0 else [])
    assert prompt(table, 0) == "You see on NW 7: mask. Keep it or put it back?"
    assert prompt(table, 1) == "It is the turn of Blue."


@pytest.mark.parametrize(("money", "learners"), [("secret", 1 << 0), ("open", EVERYBODY)])
def test_the_face_of_a_bill_is_told_to_who_takes_it_unless_money_is_open(money: str, learners: int) -> None:
    table = Table(offer=("long-key", *["capacity"] * 5), open_money=money == "open")
    table.bid(9, 2, 1, 0)
    table.take(0, "long-key", "capacity")
    two = GAME.actions.number("draw-bill", bill=2)
    assert GAME.learners(table.vector, CHANCE, two) == learners
    before = {viewer: table.seen(viewer) for viewer in (0, 1, SPECTATOR)}
    table.do(CHANCE, "draw-bill", bill=2)
    for viewer, seen in before.items():
        known = two if learners & bit_of(viewer) else None
        lines = [line.id for line in GAME.telling.tell(seen, table.seen(viewer), viewer, CHANCE, known)]
        assert lines == ["log-bill" if known is None else "log-draw-bill"]


def test_money_of_others_is_a_range() -> None:
    table = Table(offer=("long-key", "long-key", *["capacity"] * 4))
    table.bid(9, 2, 1, 0)
    table.take(0, "long-key", "long-key")
    table.bills(2, 1)
    assert money_range(table.seen(0), 0) == (23, 23)
    assert money_range(table.seen(1), 0) == (22, 24)
    assert "22–24" in say(table, 1)
    assert "22–24" not in say(table, 0)


@pytest.mark.parametrize(("bridge_bills", "least"), [(0, 1), (1, 0)])
def test_a_two_that_can_lie_nowhere_else_raises_the_least(bridge_bills: int, least: int) -> None:
    """Seat 0 has a one. With two other hidden bills seat 1 must own a two, with three it need not."""
    table = Table(3)
    for seat, bills in enumerate((1, 9 - bridge_bills, 2)):
        table.state.players[seat].bills = bills
    table.state.players[1].twos = 3
    table.state.bridges[:] = 0
    table.state.bridges[2] = bridge_bills
    assert money_range(table.seen(0), 1) == (20 + least, 23)
    assert money_range(table.seen(0), 2) == (20, 22)
    assert money_range(table.seen(SPECTATOR), 1) == (20, 23)
    assert money_range(table.seen(2), 1) == (20 + 2 - bridge_bills, 23)


def test_the_drawing_counts_what_a_viewer_has_not_seen() -> None:
    table = Table()
    table.turn(0)
    table.set_tile("nw-1", "wreck", 0)
    table.set_raised("sponge-3", 1, seat=2)
    assert unplaced_tiles(table.seen(0)) == [2, 3, 3, 3, 3, 5, 5, 5, 9]
    assert unplaced_tiles(table.seen(1)) == [2, 3, 3, 3, 3, 5, 5, 5, 10]
    assert " 1 W" in say(table, 0)
    assert " 1 ?" in say(table, 1)


def test_treasures_show_what_the_viewer_knows() -> None:
    table = Table()
    table.turn(0)
    table.set_treasures(0, chest=1)
    table.set_tile("nw-1", "vase", 0, 1, holder=1)
    assert "1C 1V" in say(table, 0)
    assert "1V 1?" in say(table, 1)
    assert " 2? " in say(table, 2)


def test_choices_say_what_they_cost_and_bring() -> None:
    table = Table(5)
    table.turn(0)
    table.set_discs(1, "upper-hotel-1")
    table.state.players[0].cigars = 12
    bought = "Buy hotel 2 (2 stars) on the Upper Keys for 5 dollars"
    assert describe(table, 0, "buy-hotel", space="upper-hotel-2") == bought
    taken = "Buy hotel 1 (1 star) on the Upper Keys from Red for 8 dollars"
    assert describe(table, 0, "buy-hotel", space="upper-hotel-1") == taken
    assert describe(table, 0, "market") == "Market 10 cigars: 2 points"
    assert describe(table, 0, "operate") == "Operate: nothing to operate"
    table.set_bank(3, purse=1)
    assert describe(table, 0, "take-dollars") == "Take 8 dollars (the bank cannot pay)"


@pytest.mark.parametrize(
    ("lang", "rich", "short"),
    [
        ("en", "Keep the sponge 5: 5 dollars", "Keep the sponge 5: 5 dollars (the bank cannot pay)"),
        ("de", "Schwamm 5 nehmen: 5 Dollar", "Schwamm 5 nehmen: 5 Dollar (die Kasse kann nicht zahlen)"),
        ("ja", "海綿5を獲得する：5ドル", "海綿5を獲得する：5ドル（銀行が支払えない）"),
    ],
)
def test_a_sponge_the_bank_cannot_pay(lang: str, rich: str, short: str) -> None:
    table = Table()
    table.turn(0)
    table.mark(0, "dive")
    table.look(0, "nw-1", "sponge-5")
    for bank, told in ((5, rich), (4, short)):
        table.set_bank(bank, purse=1)
        assert describe(table, 0, "keep", lang=lang) == told


@pytest.mark.parametrize(
    ("lang", "bank", "told"),
    [
        ("en", 3, "Blue earns 1 point and 3 dollars."),
        ("en", 2, "Blue earns 1 point; the bank cannot pay the rest, 3 dollars."),
        ("de", 3, "Blau erhält 1 Siegpunkt und 3 Dollar."),
        ("de", 2, "Blau erhält 1 Siegpunkt; den Rest von 3 Dollar kann die Kasse nicht zahlen."),
        ("ja", 3, "青は1勝利点と3ドルを得ました。"),
        ("ja", 2, "青は1勝利点を得ました。余りの3ドルは銀行が支払えませんでした。"),
    ],
)
def test_a_profit_the_bank_cannot_pay(lang: str, bank: int, told: str) -> None:
    table = Table()
    table.turn(0)
    table.set_discs(0, "upper-hotel-2", "upper-hotel-3", "lower-hotel-1")
    table.set_complete("key-largo-cut")
    table.set_bank(bank, purse=1)
    table.mark(0, "hotel-operate")
    table.do(0, "operate")
    table.roll(4)
    before = table.seen(SPECTATOR)
    table.roll(2)
    last = GAME.actions.number("roll-die", die=2)
    lines = GAME.telling.tell(before, table.seen(SPECTATOR), SPECTATOR, -1, last)
    assert GAME.words.text(lang, lines[-1]) == told


@pytest.mark.parametrize(
    ("lang", "choice", "told"),
    [
        (
            "en",
            "Take 8 dollars (the bank has only 3 left)",
            "Blue takes 3 of 8 dollars; the bank has no more.",
        ),
        (
            "de",
            "8 Dollar nehmen (die Kasse hat nur noch 3)",
            "Blau nimmt 3 von 8 Dollar; mehr hat die Kasse nicht.",
        ),
        (
            "ja",
            "8ドルを受け取る（銀行の残りは3ドルだけ）",
            "青は8ドルのうち、銀行に残っていた3ドルを受け取りました。",
        ),
    ],
)
def test_a_bank_that_pays_what_is_left(lang: str, choice: str, told: str) -> None:
    table = Table(bank="rest")
    table.turn(0)
    table.set_bank(3, purse=1)
    table.mark(0, "roll-dollars")
    assert describe(table, 0, "take-dollars", lang=lang) == choice
    before = table.seen(SPECTATOR)
    table.do(0, "take-dollars")
    lines = GAME.telling.tell(before, table.seen(SPECTATOR), SPECTATOR, 0, GAME.actions.number("take-dollars"))
    assert [GAME.words.text(lang, line) for line in lines] == [told]


def test_the_end_is_told_with_all_points() -> None:
    match = Match(GAME, 3, seed=9)
    chooser = random.Random(9)
    while match.outcome is None:
        seat = chooser.choice(match.actors)
        match.act(seat, chooser.choice(match.legal(seat)))
    outcome = match.outcome
    log = match.log(None, "en")
    for seat, name in enumerate(("Blue", "Red", "Green")):
        parts = outcome.breakdown[seat]
        expected = (
            f"{name}: fruit {parts['fruit']}, treasures {parts['treasures']}, stars {parts['stars']}, "
            f"money {parts['money']}; in all {outcome.scores[seat]} points."
        )
        assert expected in log
    assert "win" in log[-1] or "share" in log[-1]
