"""War of the Ring, Collector's Edition, with the expansion of the Third Age."""
