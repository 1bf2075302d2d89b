"""The whole of it: a server process, its database, and real browsers at its tables."""
