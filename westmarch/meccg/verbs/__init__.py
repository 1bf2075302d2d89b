"""The only functions that change the table; each tells what happened."""
