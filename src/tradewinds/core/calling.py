"""The rules of any game, called from code that is compiled once for all games.

`legal(rules, state, seat, out)` and its like, one for each of `FUNCTIONS`, call the function whose address stands in
the table `rules`; a `Kernel` makes that table. Handing functions over as values would cost some 60 µs each at every
call from Python. With the JIT off `rules` is the kernel itself.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from tradewinds.core.kernel import FUNCTIONS, PLACES, signature
from tradewinds.core.layout import JIT

_cgutils: Any = cgutils
_WORD = ir.IntType(64)


def _typed(name: str) -> Any:
    """The type of a call through the table, and how its machine code is made."""
    typed, place = signature(name), PLACES[name]

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        convention, result, takes = context.call_conv, typed.return_type, typed.args
        table = builder.inttoptr(args[0], _WORD.as_pointer())
        address = builder.load(builder.gep(table, [_WORD(place)]))
        function = builder.inttoptr(address, convention.get_function_type(result, takes).as_pointer())
        status, returned = convention.call_function(builder, function, result, takes, args[1:])
        with _cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return returned

    return typed.return_type(types.intp, *typed.args), codegen


def __getattr__(name: str) -> Any:
    if name not in FUNCTIONS:
        raise AttributeError(f"the contract has no function {name!r}")
    return _caller(name)


@cache
def _caller(name: str) -> Any:
    """The function that calls rule `name` of a table. Numba wants the arguments written out."""
    if not JIT:
        return lambda rules, *args: getattr(rules, name)(*args)
    shapes: dict[int, Callable[..., Any]] = {
        1: lambda typing, rules, a: _typed(name),
        2: lambda typing, rules, a, b: _typed(name),
        3: lambda typing, rules, a, b, c: _typed(name),
        6: lambda typing, rules, a, b, c, d, e, f: _typed(name),
    }
    return intrinsic(shapes[len(signature(name).args)])
