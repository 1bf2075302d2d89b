"""What cards are written in: filters, amounts, effects, triggers, abilities."""
