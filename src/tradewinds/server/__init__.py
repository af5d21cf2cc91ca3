"""The server: tables where people and bots play, in a browser or through the HTTP interface.

What is stored is in `storage`, what is known about a running match in `tables`, what a viewer gets in `views`, how news
travel in `live`. Every byte about a match is made from what its viewer may see.
"""
