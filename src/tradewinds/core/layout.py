"""Positions as flat int16 vectors: a class becomes a record type, a function becomes a compiled rule."""

import hashlib
import operator
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numba
import numpy as np
import numpy.typing as npt
from numba import types
from numba.extending import intrinsic, overload

from tradewinds.core.cache import cached

#: Every field of a position, and every position, is made of these.
Int = np.int16
Ints = npt.NDArray[np.int16]
Vector = npt.NDArray[np.int16]

#: What a driver's room to work is made of besides: wider numbers, and what `handle` gives for an array kept elsewhere.
Long = Annotated[int, np.int64]
Longs = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]
Address = Annotated[Any, np.intp]

#: How the names of fields begin that hold an option of the table, 0 for its default.
OPTION = "option_"

#: What a seat may not know is set to this in its view.
UNKNOWN = -1

#: NUMBA_DISABLE_JIT=1 runs the same rules as plain Python: breakpoints work, tests start at once.
_numba: Any = numba
JIT = not _numba.config.DISABLE_JIT

Function = TypeVar("Function", bound=Callable[..., Any])

_RESERVED = frozenset(dir(np.void)) | frozenset(dir(np.ndarray))
_NARROW = {int: "<i2", Ints: "<i2"}
#: With the JIT off an address is the array itself.
_WIDE = _NARROW | {Long: "<i8", Longs: "<i8", float: "<f8", Reals: "<f8", Address: "<i8" if JIT else "O"}
_LISTS = (Ints, Longs, Reals)


def layout(cls: type, wide: bool = False) -> np.dtype[Any]:
    """The record type of a class whose annotations are `int`, `Annotated[Ints, n]` or `Annotated[list[Other], n]`.

    A position holds nothing else. A driver's room is `wide`: also `Long`, `float`, `Address`, `Longs` and `Reals`.
    """
    hints = get_type_hints(cls, include_extras=True)
    fields = [_field(name, hint, _WIDE if wide else _NARROW) for name, hint in hints.items()]
    # A class of its own reads a field eight times as fast as numpy's record, which looks every name up.
    record = type(cls.__name__, (np.void,), {"__slots__": ()} | {name: _property(name) for name in hints})
    return np.dtype((record, np.dtype(fields, align=True)))


def _property(name: str) -> property:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return property(operator.itemgetter(name), put)


def _field(name: str, hint: Any, kinds: dict[Any, str]) -> tuple[Any, ...]:
    if name in _RESERVED:
        raise TypeError(f"the field name {name!r} already means something on a numpy record")
    kind, *shape = get_args(hint) if get_origin(hint) is Annotated and hint not in kinds else (hint,)
    if get_origin(kind) is list and shape:
        return (name, layout(get_args(kind)[0], kinds is _WIDE), tuple(shape))
    if kind not in kinds or (kind in _LISTS) != bool(shape):
        raise TypeError(f"the field {name!r} is not made of numbers")
    return (name, kinds[kind], tuple(shape))


def slices(dtype: np.dtype[Any], start: int = 0, prefix: str = "") -> dict[str, slice]:
    """Where each field lies in the vector: `players[2].gold` and so on, arrays of numbers as one slice."""
    found: dict[str, slice] = {}
    for name, (field, offset, *_) in dict(dtype.fields or {}).items():
        begin, shape = start + offset // 2, field.shape
        if field.base.names is None:
            found[prefix + name] = slice(begin, begin + field.itemsize // 2)
            continue
        step = field.base.itemsize // 2
        for i in range(int(np.prod(shape, dtype=int))):
            found |= slices(field.base, begin + i * step, f"{prefix}{name}[{i}].")
    return found


@cache
def _in_order(dtype: np.dtype[Any], without: frozenset[str]) -> tuple[bytes, npt.NDArray[np.intp]]:
    """A hash of the names of all other fields, and the places of their values in the order of these names."""
    fields = sorted((name, where) for name, where in slices(dtype).items() if name not in without)
    names = "".join(f"{name}:{where.stop - where.start} " for name, where in fields)
    places = np.concatenate([np.arange(where.start, where.stop) for _, where in fields])
    return hashlib.sha256(names.encode()).digest(), places


def fingerprint(vector: Vector, dtype: np.dtype[Any]) -> bytes:
    """All names and values, to be hashed: the same wherever the fields lie, and whatever options a game has gained."""
    names, places = _in_order(dtype, frozenset(name for name, at in _options(dtype).items() if vector[at] == 0))
    return names + vector[places].tobytes()


@cache
def _options(dtype: np.dtype[Any]) -> dict[str, int]:
    return {name: where.start for name, where in slices(dtype).items() if name.startswith(OPTION)}


def without_options(vector: Vector, dtype: np.dtype[Any]) -> Vector:
    """A position as it was laid out before there were such fields."""
    return np.delete(vector, list(_options(dtype).values()))


def new_vector(dtype: np.dtype[Any]) -> Vector:
    return np.zeros(dtype.itemsize // 2, Int)


def as_record(vector: Vector, dtype: np.dtype[Any]) -> Any:
    """The named record that shares the vector's memory."""
    return vector.view(dtype)[0]


def rule(function: Function) -> Function:
    """Compile a rule: native speed, no lock held, cached on disk. Plain Python when the JIT is off."""
    return _compiled(function)


def small(function: Function) -> Function:
    """A rule that is copied to where it is called: for what is asked so often that the call would cost more."""
    return _compiled(function, forceinline=True)


def _compiled(function: Function, **options: bool) -> Function:
    if not JIT:
        return function
    options |= {"cache": True, "nogil": True, "no_cfunc_wrapper": True}  # nobody takes the address of a rule
    compiler: Any = numba.njit(error_model="numpy", **cast("Any", options))
    compiled: Function = cached(compiler, function)
    return compiled


def entry(signature: Any, function: Callable[..., Any], **options: bool) -> Any:
    """Compile a function with a fixed signature, so that other compiled code can take it as a value."""
    options |= {"cache": True, "nogil": True}
    compiler: Any = numba.njit(error_model="numpy", **cast("Any", options))
    compiled = cached(compiler, function)
    compiled.compile(signature)
    compiled.disable_compile()
    return compiled


def filled(template: Function, name: str, like: Any, scope: dict[str, Any]) -> Function:
    """A copy of a template with these in its globals. It belongs to the game of `like`, and is cached with it."""
    plain = cast("FunctionType", template)
    copy = FunctionType(plain.__code__, {**plain.__globals__, **scope}, name)
    copy.__module__, copy.__qualname__, copy.__doc__ = like.__module__, f"{like.__module__}.{name}", plain.__doc__
    return cast("Function", copy)


def record_at(dtype: np.dtype[Any]) -> Any:
    """A compiled function from a handle to the record there, free of reference counting."""
    if not JIT:
        return lambda vector: as_record(vector, dtype)
    record = numba.from_dtype(dtype)

    @intrinsic
    def at(typingctx: Any, address: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(record))

        return record(types.intp), codegen

    return at


@intrinsic
def _address_of(typingctx: Any, row: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(row)(context, builder, args[0])
        return builder.ptrtoint(array.data, context.get_value_type(types.intp))

    return types.intp(row), codegen


#: For compiled code: the handle of a row that lies in a record.
address_of: Any = _address_of if JIT else lambda row: row


def _pointer_to(element: Any) -> Any:
    pointer: Any = types.CPointer(element)  # type: ignore[no-untyped-call]

    @intrinsic
    def at(typingctx: Any, address: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(pointer))

        return pointer(types.intp), codegen

    return at


def _read(pointer: Any, index: Any) -> Any:
    return pointer[index.value]


@overload(operator.getitem)
def _by_name(pointer: Any, index: Any) -> Any:
    """Pointers can be read at a member of an enumeration, as arrays can."""
    if isinstance(pointer, types.CPointer) and isinstance(index, types.IntEnumMember):
        return _read
    return None


int16_at = _pointer_to(types.int16)
int64_at = _pointer_to(types.int64)
float64_at = _pointer_to(types.float64)
float32_at = _pointer_to(types.float32)
flag_at = _pointer_to(types.boolean)
