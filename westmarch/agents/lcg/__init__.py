"""A player of the Living Card Game that goes by rules of thumb: it knows figures, not cards."""

from westmarch.agents.lcg.thumb import RulesOfThumb

__all__ = ["RulesOfThumb"]
