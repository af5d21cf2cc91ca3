"""Where everything lies: what the plan of every game has."""

from dataclasses import dataclass

from tradewinds.pictures.geometry import Box

#: How wide a picture is that a page shows; one that stands alone may have more beside it.
WIDE, TALL = 1256.0, 360.0
#: The smallest letters: 12 pixels where a page 1024 wide shows the wide picture, 11 on the narrowest phone.
LEAST = {"wide": 21.2, "tall": 11.15}


@dataclass(frozen=True, eq=False)
class SharedPlan:
    """An arrangement of the whole picture; there is one of each, so that what is drawn on it can be kept."""

    name: str
    """The layout: "wide", or "tall" for phones."""
    width: float
    height: float
    unit: float
    """The size of pieces and small things; 1 in the wide picture."""
    map: Box
    header: Box
    players: tuple[Box, ...]
    strip: Box | None
    """What is asked, and the buttons; a page around the picture has its own."""

    @property
    def least(self) -> float:
        """The smallest letters."""
        return LEAST[self.name]

    @property
    def wide(self) -> bool:
        return self.name == "wide"
