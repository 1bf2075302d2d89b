"""The `westmarch` command: the terminal table and the tools around it."""
