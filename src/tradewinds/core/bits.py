"""Bits of a word: one machine instruction each when compiled."""

from typing import Any

from numba import types
from numba.extending import intrinsic

from tradewinds.core.layout import JIT, small


@intrinsic
def _population(typingctx: Any, word: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def _trailing_zeros(typingctx: Any, word: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, False))

    return types.int64(types.int64), codegen


def _count(word: int) -> int:
    return int(word).bit_count()


def _lowest(word: int) -> int:
    return (int(word) & -int(word)).bit_length() - 1


_counted: Any = _population if JIT else _count
_found: Any = _trailing_zeros if JIT else _lowest


def members(bits: int) -> tuple[int, ...]:
    """The places of all bits that are set. For what speaks and draws."""
    return tuple(place for place in range(int(bits).bit_length()) if bits >> place & 1)


@small
def count_bits(word: int) -> int:
    """How many bits are set."""
    return _counted(word)  # type: ignore[no-any-return]


@small
def lowest_bit(word: int) -> int:
    """The place of the lowest bit that is set; there must be one."""
    return _found(word)  # type: ignore[no-any-return]
