"""What the signs mean, where the table leaves room for it."""

from tradewinds.pictures.legend import Sign, choice, crown, drawn

SIGNS: tuple[tuple[Sign, str], ...] = (
    (drawn("lighthouse", 0.9), "legend-lighthouse"),
    (crown, "legend-boss"),
    (drawn("eye", 0.9), "legend-looks"),
    (drawn("bag", 0.9), "legend-capacity"),
    (drawn("hidden-treasure", 0.9), "legend-treasure"),
    (drawn("cover", 0.9), "legend-covered"),
    (drawn("bill", 0.9), "legend-bill"),
    (choice, "legend-choice"),
)
#: Where the words begin.
INDENT = 40
