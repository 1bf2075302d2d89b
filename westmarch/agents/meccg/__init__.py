"""A player of the Middle-earth CCG that goes by rules of thumb."""

from westmarch.agents.meccg.thumb import RulesOfThumb

__all__ = ["RulesOfThumb"]
