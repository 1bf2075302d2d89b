"""How fast the games are, measured beside python-chess."""
