"""Players that look ahead: Monte Carlo tree search over what their seat may suppose."""

from westmarch.agents.search.searching import Budget, Search, Thought

__all__ = ["Budget", "Search", "Thought"]
