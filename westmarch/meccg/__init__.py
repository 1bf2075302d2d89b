"""Middle-earth: the Collectible Card Game (The Wizards to The Balrog)."""
