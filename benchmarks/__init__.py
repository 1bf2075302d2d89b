"""How fast the games are beside python-chess, and how fast a server is at the live table."""
