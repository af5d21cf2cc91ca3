"""The games that draw themselves; each line is measured, listened to and searched for secrets like the others."""

from tests.games.key_west import playing as key_west
from tests.games.tobago import playing as tobago
from tests.games.west_of_africa import playing as west_of_africa

DRAWN = {played.game.name: played for played in (key_west.PLAYED, tobago.PLAYED, west_of_africa.PLAYED)}
#: Every game with every number of seats.
TABLES = [(name, seats) for name, played in DRAWN.items() for seats in played.game.seats]
