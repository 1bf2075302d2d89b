"""The compiled engine: the same source, taken apart for mypyc and built by one command."""
