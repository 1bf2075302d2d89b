"""What each card and each Character does."""
