"""The rules of any game, called from code that is compiled once for all games.

`actors(rules, state)` and its like call the function whose address stands in the table `rules`; a `Kernel` makes that
table. Handing functions over as values would cost some 60 µs each at every call from Python. With the JIT off `rules`
is the kernel itself.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from tradewinds.core.layout import JIT

_cgutils: Any = cgutils
_N, _A = types.int64, types.intp
_WORD = ir.IntType(64)

#: What each function of a kernel takes and returns; its place here is its place in the table.
SIGNATURES = {
    "setup": types.void(_A, _N, _A),
    "actors": _N(_A),
    "legal": _N(_A, _N, _A),
    "why_not": _N(_A, _N, _N),
    "apply": types.void(_A, _N, _N),
    "chance": _N(_A, _A, _A),
    "hide": types.void(_A, _N),
    "determinize": types.void(_A, _N, _A),
    "take_back": types.void(_A, _N),
    "scores": types.void(_A, _A),
    "winners": _N(_A),
    "reason": _N(_A),
    "window": _N(_A),
    "invariants": _N(_A),
    "sense": types.void(_A, _N, _A, _N, _A, _A),
}
PLACES = {name: place for place, name in enumerate(SIGNATURES)}


def _typed(name: str) -> Any:
    """The type of a call through the table, and how its machine code is made."""
    signature, place = SIGNATURES[name], PLACES[name]

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        convention, result, takes = context.call_conv, signature.return_type, signature.args
        table = builder.inttoptr(args[0], _WORD.as_pointer())
        address = builder.load(builder.gep(table, [_WORD(place)]))
        function = builder.inttoptr(address, convention.get_function_type(result, takes).as_pointer())
        status, returned = convention.call_function(builder, function, result, takes, args[1:])
        with _cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return returned

    return signature.return_type(_A, *signature.args), codegen


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
    return intrinsic(shapes[len(SIGNATURES[name].args)])


setup = _caller("setup")
actors = _caller("actors")
legal = _caller("legal")
why_not = _caller("why_not")
apply = _caller("apply")
chance = _caller("chance")
hide = _caller("hide")
determinize = _caller("determinize")
take_back = _caller("take_back")
scores = _caller("scores")
winners = _caller("winners")
reason = _caller("reason")
invariants = _caller("invariants")
sense = _caller("sense")
