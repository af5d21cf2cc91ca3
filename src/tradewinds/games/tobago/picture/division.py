"""The treasure table, large: roses in the order in which they are asked, the cards, who has what, what may come."""

from functools import cached_property

from tradewinds.core.words import Seat
from tradewinds.games.tobago.box.components import CARDS, GOLD_VALUES
from tradewinds.games.tobago.picture import tabletop
from tradewinds.games.tobago.picture.maps import draw_asked, draw_returned
from tradewinds.games.tobago.picture.scene import TONES, Scene
from tradewinds.games.tobago.state import NOBODY, NOTHING, Phase
from tradewinds.games.tobago.telling import names
from tradewinds.games.tobago.telling.choices import prompt
from tradewinds.games.tobago.telling.gold import next_card
from tradewinds.pictures import furniture
from tradewinds.pictures.close_up import Moment
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.theme import COIN, NIGHT, PANEL, PANEL_MUTED, WARNING, WOOD

#: So many roses lie beside each other; of a longer map those that are left, in several rows if need be.
_ABREAST = {"wide": 14, "tall": 7}
#: Beats that tell what becomes of the cards, below the table.
_REST = ("log-second-curse", "log-left-over", "log-last")


class Division:
    """A treasure while it is divided, and what has just happened there."""

    def __init__(self, moment: Moment, before: Scene, seen: Scene) -> None:
        self.moment, self.sheet, self.before, self.seen = moment, moment.sheet, before, seen
        self.is_gone = before.is_dividing and before.offered != NOTHING and seen.offered == NOTHING
        #: As it lay there when it happened: a card that has just gone is still to be seen.
        self.table = seen if seen.is_dividing and not self.is_gone else before
        self.roses = self.table.maps[self.table.chest].roses
        self.is_cursed = seen.curses_gone > before.curses_gone
        self.accepted = moment.beat("log-accept")
        self.taker = NOBODY if self.accepted is None else self.roses[self.table.rose]
        self.happened = 0 if moment.beats else None

    def draw(self) -> None:
        """From the top: roses, cards, players, and what may come or has become of the rest."""
        room, wide = self.moment.room.inset(6, 0), self.moment.wide
        lines = -(-len(self.order) // _ABREAST[self.moment.layout])
        ranks = 1 if wide else -(-self.seen.seats // 2)
        cell = (34 if wide else 32) * (3 if self.is_cursed else 2)
        heights = (84 if wide else 92) * lines, (cell + 6) * ranks, 66 if wide else 112
        foot = Box(room.x, room.y + room.h - heights[2], room.w, heights[2])
        players = Box(room.x, foot.y - heights[1] - 2, room.w, heights[1])
        self._draw_roses(Box(room.x, room.y, room.w, heights[0]).rows(lines))
        self._draw_table(Box(room.x, room.y + heights[0], room.w, players.y - room.y - heights[0] - 8))
        if self.is_cursed:
            self._draw_curse(Box(room.x - 3, room.y, room.w + 6, players.y - room.y - 5))
        for seat, place in enumerate(players.cells(ranks, -(-self.seen.seats // ranks), 6, 8)[: self.seen.seats]):
            self._draw_player(seat, place)
        if not self.seen.is_dividing:
            self._draw_rest(foot)
        elif self.table.phase in (Phase.TURN_UP, Phase.ASK) and self.table.pile:
            self._draw_odds(foot)

    # Roses

    @cached_property
    def order(self) -> list[int]:
        """TB 8.1, 8.5: the places of the roses from the bottom up."""
        places = list(reversed(range(len(self.roses))))
        if len(places) <= _ABREAST[self.moment.layout]:
            return places
        return [place for place in places if self.roses[place] != NOBODY]

    @cached_property
    def asked(self) -> int:
        """The place of the rose that looks at a card or is asked, -1 when there is none."""
        is_open = self.table.phase in (Phase.LOOK, Phase.ASK) and not (self.is_gone and self.taker == NOBODY)
        return self.table.rose if is_open else -1

    def _draw_roses(self, rows: list[Box]) -> None:
        most = -(-len(self.order) // len(rows))
        for n, row in enumerate(rows):
            tabletop.way(self.sheet, row)
            width = min(row.w / most, 120)
            left = row.centre.x - width * most / 2
            for i, place in enumerate(self.order[n * most : (n + 1) * most]):
                self._draw_rose(place, Box(left + i * width, row.y, width, row.h))

    def _draw_rose(self, place: int, cell: Box) -> None:
        owner, at, k = self.roses[place], tabletop.on_way(cell), 1.5 if self.moment.wide else 1.7
        if owner == NOBODY:
            draw_returned(self.sheet, at, k)
            return
        map = names.map_title(self.table.chest)
        told = self.moment.words("picture-rose", player=Seat(owner), map=map, place=place + 1)
        with self.moment.part(None, told, f"close-rose-{place + 1}"):
            if place == self.asked:
                draw_asked(self.sheet, at, k)
            self.sheet.use(f"rose-{TONES[owner]}", at.x, at.y, k)
            name = Box(cell.x + 1, cell.y + cell.h * 0.7, cell.w - 2, cell.h * 0.28)
            self.moment.text(self.moment.name(owner), name, PANEL, 0.9, face="bold" if place == self.asked else "")
        sign = self._sign(place)
        if sign:
            with self.sheet.group(data_beat=self.happened if place == self.before.rose else None):
                tabletop.badge(self.sheet, at.moved(11 * k, -10 * k), sign)

    def _sign(self, place: int) -> str:
        """Whether this rose has taken the card, refused it or looked at one."""
        if place == self.asked:
            return "yes" if self.taker != NOBODY else ""
        if self.table.phase == Phase.ASK:
            return "no" if place > self.asked else ""
        return "eye" if self.table.phase in (Phase.LOOK, Phase.ADD) and place > self.table.rose else ""

    # Cards

    def _draw_table(self, box: Box) -> None:
        tabletop.wood(self.sheet, box)
        foot = 34 if self.moment.wide else 58
        cards = Box(box.x + 10, box.y + 8, box.w - 20, box.h - foot - 14)
        width = min((cards.h - 28) * 0.74, cards.w * 0.25)
        side = (cards.w - width) / 2 - 34
        self._draw_pile(Box(cards.x, cards.y, side, cards.h))
        self._draw_turned(Box(cards.x + cards.w - side, cards.y, side, cards.h))
        if self.is_cursed:
            return
        height = width / 0.74
        self._draw_card(Box(cards.centre.x - width / 2, cards.centre.y - height / 2, width, height))
        told = self.moment.say(
            self.moment.beats[0] if self.moment.beats else prompt(self.moment.seen, self.moment.viewer)
        )
        with self.moment.part(self.happened, told, "close-caption"):
            place = Box(box.x + 12, box.y + box.h - foot - 4, box.w - 24, foot)
            self.moment.text(told, place, WOOD, 1.1, lines=2, face="bold")

    def _draw_pile(self, room: Box) -> None:
        """TB 8.1: what lies face down; cards that the viewer looked at and that were not turned up lie open to it."""
        table = self.table
        looked = table.players[table.viewer].looked if table.viewer >= 0 else (0,) * CARDS
        known = tuple(card for card in range(CARDS) for _ in range(looked[card] - table.turned[card]))
        told = self.moment.words("picture-pile", count=table.pile)
        listed = ", ".join([self.moment.say(names.card(card)) for card in known])
        name = f"{told} · {self.moment.words('picture-looked')}: {listed}" if known else told
        with self.moment.part(None, name, "close-pile"):
            rest = self._draw_head(told, room)
            tabletop.fan(self.sheet, rest, table.pile - len(known), known)

    def _draw_turned(self, room: Box) -> None:
        counts = tuple(n - (card == self.table.offered) for card, n in enumerate(self.table.turned))
        if any(counts):
            told = self.moment.words("picture-turned")
            listed = ", ".join([f"{self.moment.say(names.card(card))} ×{n}" for card, n in enumerate(counts) if n])
            with self.moment.part(None, f"{told}: {listed}", "close-turned"):
                tabletop.stacks(self.moment, self._draw_head(told, room), counts, 3 if self.moment.wide else 2, WOOD)

    def _draw_head(self, told: str, room: Box) -> Box:
        """What lies on a side of the table; returns the room below."""
        height = 26 if self.moment.wide else 50
        self.moment.text(told, Box(room.x, room.y, room.w, height), WOOD, 0.9, lines=2)
        return Box(room.x, room.y + height + 4, room.w, room.h - height - 4)

    def _draw_card(self, box: Box) -> None:
        """In the middle the card on offer, or one that is being looked at, or the chest."""
        moment, offered = self.moment, self.table.offered
        if offered != NOTHING:
            told = moment.words("picture-offered", card=names.card(offered))
            with moment.part(moment.beat("log-turn-up"), told, "close-offer"):
                tabletop.great_card(self.sheet, box, offered)
            if self.is_gone:
                self._draw_fate(box)
        elif self.seen.pile > self.before.pile:
            with moment.part(0, moment.say(moment.beats[0]), "close-look"):
                tabletop.great_card(self.sheet, box, self._looked_at())
        else:
            tabletop.chest(self.sheet, box)

    def _looked_at(self) -> int:
        """The card that the viewer has just looked at, NOTHING when it was somebody else, or nobody."""
        viewer = self.seen.viewer
        if viewer < 0 or self.seen.players[viewer].looks == self.before.players[viewer].looks:
            return NOTHING
        before, after = self.before.players[viewer].looked, self.seen.players[viewer].looked
        return next(card for card in range(CARDS) if after[card] > before[card])

    def _draw_fate(self, box: Box) -> None:
        """On the card that has gone: whose it is, or that nobody wanted it (TB 8.7, 8.8)."""
        if self.taker == NOBODY:
            with self.sheet.group(data_beat=self.moment.beat("log-nobody")):
                self.sheet.use("cross", box.centre.x, box.centre.y, box.w / 17)
        else:
            with self.sheet.group(data_beat=self.accepted):
                self.sheet.use(f"rose-{TONES[self.taker]}", box.x + box.w, box.y + 6, 1.8)

    def _draw_curse(self, box: Box) -> None:
        """TB 9.1: darkness over roses and table."""
        told = self.moment.words("close-curse")
        with self.moment.part(self.happened, told, "close-curse"):
            self.sheet.rect(box, "url(#tw-night)", rx=12)
            scale = min((box.h - 66) / 94, box.w / 160)
            self.sheet.use("doom", box.centre.x, box.y + 10 + 52 * scale, scale)
            self.moment.text(told, Box(box.x, box.y + box.h - 50, box.w, 44), NIGHT, 1.7, face="serif bold")

    # Players

    def _draw_player(self, seat: int, cell: Box) -> None:
        moment, holding, taken = self.moment, self.seen.players[seat], self._taken(seat)
        name = moment.name(seat)
        told = moment.words("close-player", player=name, coins=holding.coins, amulets=holding.amulets, taken=taken)
        furniture.panel(self.sheet, cell)
        rows = cell.inset(8, 3).rows(3 if self.is_cursed else 2)
        with moment.part(None, told, f"close-player-{seat + 1}"):
            tabletop.name(moment, rows[0], seat)
            tabletop.counts(moment, rows[1], holding.coins, holding.amulets)
            tabletop.taken(self.sheet, rows[1], taken)
        if self.taker == seat:
            pill = Box(cell.x + cell.w - 62, rows[0].y + 2, 56, rows[0].h - 2)
            with moment.part(self.accepted, told, f"close-change-{seat + 1}"):
                moment.pill(f"+{GOLD_VALUES[self.table.offered]}", pill, COIN)
        elif self.is_cursed:
            self._draw_loss(seat, rows[2])

    def _taken(self, seat: int) -> int:
        """Cards of this treasure: all looked at one for each rose, and for those that have gone back they took one."""
        taken = [holding.looks - self.roses.count(owner) for owner, holding in enumerate(self.table.players)]
        is_known = self.table.phase in (Phase.TURN_UP, Phase.ASK) and sum(taken) == self.roses.count(NOBODY)
        return taken[seat] + (seat == self.taker) if is_known else 0

    def _draw_loss(self, seat: int, row: Box) -> None:
        """TB 9.2, 9.3, 9.4: gold, an amulet, nothing to lose; or safe without a rose on the map."""
        moment, lost = self.moment, self.before.players[seat].coins - self.seen.players[seat].coins
        beats = {kind: moment.beat(f"log-curse-{kind}", player=Seat(seat)) for kind in ("gold", "amulet", "nothing")}
        kind, beat = next(((k, b) for k, b in beats.items() if b is not None), ("safe", self.happened))
        told = moment.words(f"close-{kind}", coins=lost, own=int(seat == self.seen.viewer))
        with moment.part(beat, told, f"close-change-{seat + 1}"):
            if kind == "safe":
                moment.text(told, row, PANEL_MUTED)
            else:
                moment.pill(told, row, WARNING if kind == "gold" else NIGHT)
            if kind == "amulet":
                self.sheet.use("amulet", row.x + 18, row.centre.y, 0.85)

    # Below

    def _draw_odds(self, room: Box) -> None:
        """TB 8.4: what the next card may be, as far as the viewer can know."""
        moment, chances = self.moment, next_card(self.table.record, self.table.viewer)
        told = moment.words("close-odds" if self.table.viewer >= 0 else "close-odds-all")
        percents = [moment.words("close-percent", percent=round(100 * chance)) for chance in chances]
        listed = ", ".join([f"{moment.say(names.card(card))} {percents[card]}" for card in range(CARDS)])
        head = Box(room.x, room.y, room.w, 22 if moment.wide else 28)
        cells = Box(room.x, head.y + head.h, room.w, room.h - head.h).columns(CARDS, 5)
        with moment.part(None, f"{told}: {listed}", "close-odds"):
            moment.text(told, head, PANEL_MUTED, 0.85, align="start")
            for card, cell in enumerate(cells):
                tabletop.chance(moment, cell, card, chances[card], percents[card])

    def _draw_rest(self, room: Box) -> None:
        """TB 8.9, 9.5, 13.1: what becomes of the cards that are left over."""
        told = [(beat, self.moment.say(text)) for beat, text in enumerate(self.moment.beats) if text.id in _REST]
        for (beat, text), row in zip(told, room.rows(max(len(told), 2)), strict=False):
            with self.moment.part(beat, text):
                self.moment.text(text, row, PANEL, lines=2)
