"""The games: name and the package whose GAME it is. Adding a game is one line here."""

GAMES = {
    "key-west": "tradewinds.games.key_west",
    "tobago": "tradewinds.games.tobago",
    "west-of-africa": "tradewinds.games.west_of_africa",
}
