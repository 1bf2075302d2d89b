"""How each effect of a card is carried out."""
