"""Plots as SVG text for a page: bars with intervals in groups, and columns. Colours are the page's own."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, RIGHT = 720, 220, 170
ROW, HEAD = 22, 26
#: The page knows so many colours for bars; a label always says the same as the colour.
COLOURS = 8

Tell = Callable[[float], str]


@dataclass(frozen=True)
class Bar:
    """A row of a plot: a value, where it was measured its interval, and how all that is written."""

    label: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None
    colour: int = 0


@dataclass(frozen=True)
class Group:
    """Bars that belong together, under a heading or without one."""

    heading: str
    bars: Sequence[Bar]


@dataclass(frozen=True)
class _Axis:
    """Values to places; whole steps that are easy to read."""

    low: float
    high: float

    @property
    def step(self) -> float:
        rough = (self.high - self.low) / 5 or 1.0
        power = 10.0 ** math.floor(math.log10(rough))
        return next(power * size for size in (1, 2, 5, 10) if power * size >= rough * 0.999)

    @property
    def marks(self) -> list[float]:
        first = math.ceil(self.low / self.step - 1e-9)
        return [n * self.step for n in range(first, math.floor(self.high / self.step + 1e-9) + 1)]

    def at(self, value: float) -> float:
        wide = (self.high - self.low) or 1.0
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / wide, 1)


def bars(groups: Sequence[Group], name: str, tell: Tell, fair: float | None = None) -> str:
    """Horizontal bars with whiskers; `fair` is a dashed line to compare with, `name` what a screen reader hears."""
    every = [bar for group in groups for bar in group.bars]
    highest = max([bar.value if bar.high is None else bar.high for bar in every] + [fair or 0.0, 0.0])
    lowest = min([bar.value if bar.low is None else bar.low for bar in every] + [0.0])
    axis = _Axis(lowest, highest)
    parts, y = [], 6.0
    for group in groups:
        if group.heading:
            parts.append(_text(4, y + 17, group.heading, "head"))
            y += HEAD
        for bar in group.bars:
            parts.append(_bar(bar, axis, y))
            y += ROW
    return _svg(_grid(axis, y, tell, fair) + "".join(parts), y + 26, name)


def _bar(bar: Bar, axis: _Axis, y: float) -> str:
    start, end = sorted((axis.at(0), axis.at(bar.value)))
    middle = y + ROW / 2
    drawn = _rect(bar.colour, start, y + 4, end - start, ROW - 8)
    if bar.low is not None and bar.high is not None:
        low, high = axis.at(bar.low), axis.at(bar.high)
        ends = "".join(f"M{x} {middle - 4}v8" for x in (low, high))
        drawn += f'<path class="whisker" d="M{low} {middle}H{high}{ends}"/>'
    told = f"<title>{escape(bar.label)}: {escape(bar.text)}</title>"
    label = _text(LEFT - 8, middle + 4, bar.label, "label")
    return f"<g>{told}{drawn}{label}{_text(WIDTH - RIGHT + 12, middle + 4, bar.text, 'value')}</g>"


def _grid(axis: _Axis, bottom: float, tell: Tell, fair: float | None) -> str:
    lines = "".join(
        f'<path class="grid" d="M{axis.at(mark)} 2V{bottom}"/>' + _text(axis.at(mark), bottom + 16, tell(mark), "tick")
        for mark in axis.marks
    )
    return lines + (f'<path class="fair" d="M{axis.at(fair)} 2V{bottom}"/>' if fair is not None else "")


def columns(steps: Sequence[tuple[int, int, int]], name: str, tell: Tell) -> str:
    """Upright columns side by side: how many values lie from one number to another."""
    height, most = 180, max(count for _, _, count in steps)
    wide = (WIDTH - 40) / len(steps)
    every = max(len(steps) // 8, 1)
    parts = []
    for place, (low, high, count) in enumerate(steps):
        x, tall = 20 + place * wide, height * count / most
        told = tell(low) if low == high else f"{tell(low)}–{tell(high)}"
        parts.append(
            f"<g><title>{escape(told)}: {escape(tell(count))}</title>"
            f"{_rect(0, x + 1, 10 + height - tall, wide - 2, tall)}</g>"
        )
        if place % every == 0:
            parts.append(_text(x + wide / 2, height + 28, tell(low), "tick"))
    return _svg(f'<path class="grid" d="M20 {height + 10}H{WIDTH - 20}"/>' + "".join(parts), height + 36, name)


def legend(names: Sequence[str]) -> str:
    """Which colour is whose."""
    marks = (f'<span><i class="c{i % COLOURS}"></i>{escape(name)}</span>' for i, name in enumerate(names))
    return f'<p class="legend">{"".join(marks)}</p>'


def _rect(colour: int, x: float, y: float, width: float, height: float) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect class="c{colour % COLOURS}" {place}/>'


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _svg(inside: str, height: float, name: str) -> str:
    return f'<svg class="plot" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(name)}">{inside}</svg>'
