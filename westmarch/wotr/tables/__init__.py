"""The figures of the game: regions, nations, figures, Characters, cards, Hunt tiles."""
