"""Chapter 2: money, the bank, and what everybody can count."""

from tradewinds.core.layout import rule
from tradewinds.games.key_west.box.components import BILL_ONES, BILL_TWOS
from tradewinds.games.key_west.state import State

NO_DEBTS = 202


@rule
def money(state: State, seat: int) -> int:
    """KW 2.1: what a player owns; each bridge bill is counted as one dollar, and one more if its face is two."""
    return int(state.players[seat].counted + state.players[seat].twos)


@rule
def prove(state: State, seat: int, amount: int) -> None:
    """KW 2.5: whoever shows more than could be counted must own bills of two dollars; that much is public."""
    player = state.players[seat]
    for k in range(BILL_TWOS):
        if player.counted + k < amount and player.proved[k] == 0:
            player.proved[k] = player.bills
            state.window += 1


@rule
def proved_twos(state: State, seat: int) -> int:
    """KW 2.5: how many bills of two dollars everybody knows this player took."""
    count = 0
    for k in range(BILL_TWOS):
        if state.players[seat].proved[k] > 0:
            count += 1
    return count


@rule
def pay(state: State, seat: int, amount: int) -> None:
    """KW 2.2: dollars leave a player's hand."""
    prove(state, seat, amount)
    state.players[seat].counted -= amount


@rule
def receive(state: State, seat: int, amount: int) -> None:
    state.players[seat].counted += amount


@rule
def payout(state: State, amount: int) -> int:
    """KW 2.3, 2.7: what the bank pays of an amount: in full or not at all, or what is left."""
    if state.bank >= amount:
        return amount
    return int(state.bank) if state.option_bank == 1 else 0


@rule
def bank_pays(state: State, seat: int, amount: int) -> None:
    """KW 2.4: at once; nothing is paid later."""
    paid = payout(state, amount)
    state.bank -= paid
    receive(state, seat, paid)


@rule
def bills_of(state: State, face: int) -> int:
    """KW 3.3: bridge bills of this face that nobody has drawn yet."""
    twos, bills = 0, 0
    for seat in range(state.seats):
        twos += state.players[seat].twos
        bills += state.players[seat].bills
    return BILL_TWOS - twos if face == 2 else BILL_ONES - (bills - twos)


@rule
def draw_bill(state: State, seat: int, face: int) -> None:
    """KW 6.7: chance names the face of a bill that was taken."""
    player = state.players[seat]
    state.bills_due -= 1
    player.bills += 1
    player.counted += 1
    if face == 2:
        player.twos += 1
