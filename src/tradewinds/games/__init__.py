"""The games: name and the package whose GAME it is. Adding a game is one line here."""

GAMES = {
    "west-of-africa": "tradewinds.games.west_of_africa",
}
