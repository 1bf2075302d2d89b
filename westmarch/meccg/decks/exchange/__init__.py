"""Decks as files: the names of cards, plain text, and the forms of GCCG and cardnum."""
