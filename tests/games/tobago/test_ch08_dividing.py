"""TB 8: dividing a treasure."""

from tests.games.tobago.table import Table
from tradewinds.core.game import CHANCE
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.state import Phase


def raised(*owners: int, cards: tuple[str, ...] = ()) -> Table:
    """Seat 0 has raised the grey treasure; the owners' roses lie above, from the first clue down."""
    table = Table()
    table.locate("grey", "G3", *owners)
    table.do(0, "raise", map="grey")
    table.draw_gold(*cards)
    return table


def test_tb_8_1_a_card_for_each_rose_from_the_bottom_up() -> None:
    table = raised(1, 2, 1)
    lookers = []
    for card in ("coins-2", "coins-3", "coins-4", "coins-5"):
        before = [int(player.looks) for player in table.state.players]
        table.do(CHANCE, "look", card=card)
        after = [int(player.looks) for player in table.state.players]
        lookers.append(next(s for s in range(4) if after[s] > before[s]))
    assert lookers == [0, 1, 2, 1]
    assert table.state.players[1].looked.tolist() == [0, 1, 0, 1, 0, 0]
    assert table.state.players[3].looks == 0
    assert table.phase == Phase.ADD


def test_tb_8_1_whoever_raises_with_clues_of_his_own_looks_at_several() -> None:
    table = raised(0, 0, cards=("coins-2", "coins-2", "coins-3"))
    assert table.state.players[0].looked.tolist() == [2, 1, 0, 0, 0, 0]


def test_tb_8_2_one_more_card_that_nobody_has_seen() -> None:
    table = raised(1, cards=("coins-2", "coins-3"))
    table.do(CHANCE, "add", card="coins-6")
    assert table.state.pile_cards == 3
    assert sum(int(player.looks) for player in table.state.players) == 2
    assert table.phase == Phase.TURN_UP


def test_tb_8_3_the_deck_runs_out_and_the_discard_pile_goes_on() -> None:
    table = Table()
    table.locate("grey", "G3", 1, 2)
    table.set_deck("coins-6", "coins-6")
    refused = int(table.state.discard.sum())
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-6", "coins-6")
    assert table.state.deck_cards == refused
    assert table.discard() == {}
    table.draw_gold("coins-2", "coins-3")
    assert table.state.pile_cards == 4
    assert table.phase == Phase.TURN_UP


def test_tb_8_3_too_few_cards_are_dealt_as_far_as_they_go() -> None:
    table = Table()
    table.locate("grey", "G3", 1, 2)
    take_all_gold_but(table, "coins-6", "coins-5")
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-6", "coins-5")
    # The raiser and the lowest clue looked; the rose of the first clue and the extra card went without.
    assert [int(player.looks) for player in table.state.players] == [1, 0, 1, 0]
    assert (table.phase, table.state.pile_cards, table.state.added) == (Phase.TURN_UP, 2, 0)
    table.turn_up("coins-6")
    table.answer("refuse", "refuse", "refuse")
    table.turn_up("coins-5")
    table.answer("refuse", "refuse", "accept")
    assert table.coins(1) == 5 + 100
    assert table.phase == Phase.OVER


def take_all_gold_but(table: Table, *cards: str) -> None:
    """Seat 1 has 100 coins, seat 3 all other gold, and the deck holds only these cards."""
    wanted = {name: cards.count(name) for name in ("coins-2", "coins-3", "coins-4", "coins-5", "coins-6")}
    hundred = 0
    for value, (name, keep) in enumerate(wanted.items()):
        for _ in range(int(table.state.deck[value]) - keep):
            coins = int(name[-1])
            seat = 1 if hundred + coins <= 100 else 3
            hundred += coins if seat == 1 else 0
            table.give_gold(seat, name)
    assert hundred == 100
    table.set_deck(*cards)


def test_tb_8_4_the_next_card_is_one_of_the_treasure() -> None:
    table = raised(1, 2, cards=("coins-2", "coins-3", "coins-3", "coins-6"))
    assert table.outcomes() == {
        "TurnUp(card='coins-2')": 1,
        "TurnUp(card='coins-3')": 2,
        "TurnUp(card='coins-6')": 1,
    }
    table.turn_up("coins-3")
    assert table.state.offered == 1
    assert table.why(CHANCE, "turn-up", card="coins-2") == "TB 4.1"
    table.answer("accept")
    assert table.outcomes()["TurnUp(card='coins-3')"] == 1
    assert table.why(CHANCE, "turn-up", card="coins-4") == "TB 4.2"


def asked(table: Table) -> list[int]:
    """Who is asked about one card when all refuse."""
    order = []
    while table.phase == Phase.ASK:
        order.append(table.actor)
        table.answer("refuse")
    return order


def test_tb_8_5_from_the_bottom_rose_up() -> None:
    table = raised(1, 2, 3, cards=("coins-2", "coins-3", "coins-4", "coins-5", "coins-6"))
    table.turn_up("coins-2")
    assert asked(table) == [0, 3, 2, 1]


def test_tb_8_5_each_card_begins_again_at_the_lowest_rose() -> None:
    table = raised(1, 2, cards=("coins-2", "coins-3", "coins-4", "coins-5"))
    table.turn_up("coins-2")
    table.answer("refuse", "accept")
    table.turn_up("coins-5")
    assert table.actor == 0
    assert asked(table) == [0, 1]


def test_tb_8_6_once_for_each_rose() -> None:
    table = raised(1, 0, 1, 0, cards=("coins-2",) * 6)
    table.turn_up("coins-2")
    assert asked(table) == [0, 0, 1, 0, 1]


def test_tb_8_6_only_yes_or_no() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.turn_up("coins-2")
    assert table.legal(0) == ["Accept()", "Refuse()"]


def test_tb_8_7_the_card_for_the_rose_that_was_asked() -> None:
    table = raised(1, 0, cards=("coins-2", "coins-3", "coins-4", "coins-5"))
    roses = table.roses(0)
    table.turn_up("coins-5")
    table.answer("refuse", "accept")
    assert table.gold(0) == {"coins-5": 1}
    assert table.roses(0) == roses + 1
    # The upper rose of seat 0 went back, the raiser's stays.
    assert table.state.maps[0].roses[:3].tolist() == [1, -2, 0]
    table.turn_up("coins-2")
    assert asked(table) == [0, 1]


def test_tb_8_7_everybody_knows_who_has_how_many_coins() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.turn_up("coins-4")
    table.answer("accept")
    seen = GAME.record(GAME.seen_by(table.vector, 3))
    assert seen.players[0].gold.tolist() == [0, 0, 1, 0, 0, 0]


def test_tb_8_8_refused_by_all_it_is_discarded_openly() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.turn_up("coins-3")
    table.answer("refuse", "refuse")
    assert table.discard() == {"coins-3": 1}
    assert table.phase == Phase.TURN_UP


def test_tb_8_9_no_rose_left() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.turn_up("coins-2")
    table.answer("accept")
    table.turn_up("coins-3")
    table.answer("accept")
    assert table.phase == Phase.NEW_HUNT
    assert table.unturned() == {"coins-4": 1}
    assert (table.roses(0), table.roses(1)) == (15, 14)


def test_tb_8_9_no_card_left() -> None:
    table = raised(1, 2, cards=("coins-2", "coins-3", "coins-4", "coins-5"))
    for card in ("coins-2", "coins-3", "coins-4", "coins-5"):
        table.turn_up(card)
        asked(table)
    assert table.phase == Phase.NEW_HUNT
    assert table.unturned() == {}
    assert table.discard() == {"coins-2": 1, "coins-3": 1, "coins-4": 1, "coins-5": 1}
    # Each has all roses but the one of the first clue; grey began as seat 0's and was cleared.
    assert [table.roses(seat) for seat in range(4)] == [15, 14, 14, 14]


def test_tb_8_9_only_those_who_looked_know_what_was_left() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.turn_up("coins-2")
    table.answer("accept")
    table.turn_up("coins-4")
    table.answer("accept")
    assert table.unturned() == {"coins-3": 1}
    assert table.state.players[1].sure.tolist() == [0, 1, 0, 0, 0, 0]
    assert table.state.players[0].sure.tolist() == [0, 0, 0, 0, 0, 0]


def test_tb_8_10_no_amulets_during_a_division() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.give_amulets(0, 2)
    table.turn_up("coins-2")
    for kind in ("extra-exchange", "extra-drive", "end-turn", "exchange"):
        assert table.why(0, kind) == "TB 8.10"
    assert table.why(0, "remove-marker", map="brown", space="G3") == "TB 8.10"


def test_a_position_after_a_division_keeps_nothing_of_it() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.finish_treasure()
    state = table.state
    assert (state.chest, state.raiser, state.receiver, state.starter, state.offered) == (-2, -2, -2, -2, -2)
    assert not state.turned.any()
    assert not state.pile.any()
    assert (state.added, state.risky_added, state.rose, state.pile_cards) == (0, 0, 0, 0)
    assert all(player.looks == 0 and not player.looked.any() for player in state.players)
