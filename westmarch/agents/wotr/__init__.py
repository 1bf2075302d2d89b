"""A player of War of the Ring that goes by rules of thumb."""

from westmarch.agents.wotr.thumb import RulesOfThumb

__all__ = ["RulesOfThumb"]
