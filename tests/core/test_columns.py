"""Tables in letters whose columns line up in every script."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.tables import many
from tradewinds.core.columns import pad, table, width


@pytest.mark.parametrize(("text", "columns"), [("", 0), ("gold", 4), ("Weiß", 4), ("席", 2), ("赤い船", 6), ("a席", 3)])
def test_a_japanese_letter_takes_two_columns(text: str, columns: int) -> None:
    assert width(text) == columns


@many
@given(st.text(st.sampled_from("abß席赤、 "), max_size=10), st.integers(0, 30))
def test_padding_fills_up_and_never_cuts(text: str, columns: int) -> None:
    padded = pad(text, columns)
    assert padded.startswith(text)
    assert width(padded) == max(columns, width(text))


def test_a_table_has_its_head_a_rule_and_its_rows() -> None:
    drawn = table(["who", "gold"], [["Ann", "5"], ["赤赤赤", "12"]])
    assert drawn.splitlines() == ["who     gold", "────────────", "Ann     5", "赤赤赤  12"]


def test_a_table_without_rows_is_its_head() -> None:
    assert table(["a", "b"], []).splitlines() == ["a  b", "────"]
