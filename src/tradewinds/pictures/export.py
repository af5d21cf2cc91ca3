"""PNG and GIF from a picture, without a browser."""

from collections.abc import Iterable
from io import BytesIO

from tradewinds.pictures.theme import THEMES, in_plain_colours

#: Pictures larger than this are refused: nobody can look at them, and they fill the memory.
WIDEST = 8000


def png(svg: str, width: int, day: str = "light") -> bytes:
    """The picture as PNG in the colours of a theme. Fonts are those of the system."""
    import resvg_py  # noqa: PLC0415 - only needed here

    plain = in_plain_colours(svg, day)
    width = max(1, min(width, WIDEST))
    return resvg_py.svg_to_bytes(svg_string=plain, width=width, background=THEMES[day]["paper"])


def gif(frames: Iterable[bytes], milliseconds: int) -> bytes:
    """PNG frames one after the other in one set of 256 colours; the last one stays longer."""
    from PIL import Image  # noqa: PLC0415 - only needed here

    images = [Image.open(BytesIO(frame)).convert("RGB") for frame in frames]
    some = images[:: max(1, len(images) // 6)] + images[-1:]
    width, height = images[0].size
    together = Image.new("RGB", (width, height * len(some)))
    for place, image in enumerate(some):
        together.paste(image, (0, place * height))
    palette = together.quantize(256)
    shown = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    times = [milliseconds] * (len(shown) - 1) + [milliseconds * 5]
    out = BytesIO()
    shown[0].save(out, "GIF", save_all=True, append_images=shown[1:], duration=times, loop=0, optimize=False)
    return out.getvalue()


def webp(frames: Iterable[bytes], milliseconds: int) -> bytes:
    """The same for a page: a third of the size in all colours. It is played three times."""
    from PIL import Image  # noqa: PLC0415 - only needed here

    first, *more = [Image.open(BytesIO(frame)).convert("RGB") for frame in frames]
    out, times = BytesIO(), [milliseconds] * len(more) + [milliseconds * 2]
    first.save(out, "WEBP", save_all=True, append_images=more, duration=times, loop=3, quality=60)
    return out.getvalue()
