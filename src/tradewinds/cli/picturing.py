"""`tradewinds picture`: a position of a match file as SVG or PNG, or the whole match as a moving picture."""

from pathlib import Path

from rich.progress import Progress

from tradewinds.cli import files
from tradewinds.cli.say import CommandError, notes, say, tell, write_file
from tradewinds.cli.warm_up import title
from tradewinds.core.match import Match
from tradewinds.pictures.export import gif

#: How long a position stays in a moving picture.
MILLISECONDS = 700


def save(
    path: Path, out: Path, seat: int | None, move: int | None, width: int, layout: str, theme: str | None, lang: str
) -> None:
    """One position; the ending of the file's name says in which form."""
    if out.suffix not in (".svg", ".png"):
        raise CommandError("cli-picture-ending", path=str(out))
    match = _match(path, move, lang)
    if out.suffix == ".svg":
        write_file(out, match.svg(seat, layout=layout, theme=theme))
    else:
        write_file(out, match.png(seat, width=width, layout=layout, theme=theme or "light"))
    tell(say("cli-picture-saved", path=str(out)))


def _match(path: Path, move: int | None, lang: str) -> Match:
    match = files.load(path)
    files.rewind(match, move)
    match.language = lang
    return match


def save_gif(
    path: Path, out: Path, seat: int | None, move: int | None, width: int, layout: str, theme: str, lang: str
) -> None:
    """What the viewer could notice, one event after the other."""
    if out.suffix != ".gif":
        raise CommandError("cli-gif-ending", path=str(out))
    match = _match(path, move, lang)
    frames: list[bytes] = []
    events = match.events(seat)
    with Progress(console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(say("cli-drawing", game=title(match.game)), total=len(events))
        for event in events:
            drawn = match.svg_of(event, seat, layout=layout, theme=theme)
            if match.game.picture is not None and (not frames or event.changed):
                frames.append(match.game.picture.png(drawn, width, theme))
            progress.advance(task)
    write_file(out, gif(frames, MILLISECONDS))
    tell(say("cli-picture-saved", path=str(out)))
