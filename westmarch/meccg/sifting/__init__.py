"""Whether cards, companies and attacks fit what a card says of them."""
