"""A report as a value, told on a page or in a terminal: a title, sentences, then parts with a table and a plot."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

Cells = Sequence[str]


@dataclass(frozen=True)
class Part:
    """One thing measured."""

    heading: str
    head: Cells
    rows: Sequence[Cells]
    note: str = ""
    plot: str = ""
    """HTML with the plot, already escaped."""
    caption: str = ""
    """What the plot shows."""


@dataclass(frozen=True)
class Sheet:
    lang: str
    title: str
    lead: Sequence[str]
    parts: Sequence[Part] = field(default_factory=tuple)


_STYLE = """
:root{color-scheme:light dark;--paper:#fbf7ee;--ink:#26313b;--muted:#5a646d;--line:#d9ccb0;--fair:#9c2f16;
--c0:#24556b;--c1:#c9772b;--c2:#45876b;--c3:#a9709f;--c4:#b8a032;--c5:#7a6652;--c6:#5f8fd0;--c7:#b8574a}
@media(prefers-color-scheme:dark){:root{--paper:#141c24;--ink:#f3ead6;--muted:#b6bdbd;--line:#46545e;--fair:#f0a58f;
--c0:#7fb6cb;--c1:#e0a066;--c2:#7cc3a2;--c3:#cfa0c6;--c4:#d9c766;--c5:#b8a48e;--c6:#8fb4ea;--c7:#dd8a7d}}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:60rem;background:var(--paper);color:var(--ink);
font:16px/1.55 "Segoe UI",Roboto,"Helvetica Neue","Noto Sans",sans-serif}
:lang(ja) body,body:lang(ja){font-family:"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP","Noto Sans JP",sans-serif}
h1{font-size:1.7rem;line-height:1.25;margin:.5rem 0 1rem}h2{font-size:1.2rem;margin:2.5rem 0 .5rem}
p{margin:.4rem 0}.note{color:var(--muted)}.wide{overflow-x:auto}
table{border-collapse:collapse;margin:.8rem 0;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .8rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0;white-space:normal}th{color:var(--muted);font-weight:600}
.plot{display:block;width:100%;min-width:34rem;height:auto;margin:.5rem 0}.plot text{fill:var(--ink);font-size:13px}
.plot .label{text-anchor:end}.plot .head{font-weight:700}
.plot .tick{text-anchor:middle;fill:var(--muted);font-size:12px}
.grid{stroke:var(--line);fill:none}.fair{stroke:var(--fair);stroke-width:1.5;stroke-dasharray:5 4;fill:none}
.whisker{stroke:var(--ink);stroke-width:1.5;fill:none}
.legend span{margin-right:1.2rem;white-space:nowrap}
.legend i{display:inline-block;width:.9em;height:.9em;margin-right:.4em}
"""
_STYLE += "".join(f".c{i}{{fill:var(--c{i});fill-opacity:.62;background:var(--c{i})}}" for i in range(8))


def page(sheet: Sheet) -> str:
    """The report as one HTML file that needs nothing else, by day and by night."""
    lead = "".join(f"<p>{escape(told)}</p>" for told in sheet.lead)
    return (
        f'<!doctype html>\n<html lang="{sheet.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(sheet.title)}</title><style>{_STYLE}</style></head>\n"
        f"<body><main><h1>{escape(sheet.title)}</h1>{lead}\n"
        + "\n".join(map(_part, sheet.parts))
        + "\n</main></body></html>\n"
    )


def _part(part: Part) -> str:
    note = f'<p class="note">{escape(part.note)}</p>' if part.note else ""
    plot = f'<div class="wide">{part.plot}</div>' if part.plot else ""
    caption = f'<p class="note">{escape(part.caption)}</p>' if part.caption else ""
    return f"<section><h2>{escape(part.heading)}</h2>{plot}{caption}{_table(part)}{note}</section>"


def _table(part: Part) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in part.head)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in part.rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def markdown(part: Part) -> str:
    """The table of a part for a page of the documentation."""
    lines = ["| " + " | ".join(part.head) + " |", "|" + "---|" * len(part.head)]
    return "\n".join(lines + ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in part.rows])


def between_marks(text: str, name: str, content: str) -> str | None:
    """A page with what stands between `<!-- name -->` and `<!-- /name -->` replaced; None when it has no such marks."""
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, found, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    return f"{before}{begin}\n{content}\n{end}{after}" if found and ended else None
