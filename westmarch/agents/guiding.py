"""The guides of all games."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.agents.lcg.guide import QuestGuide
from westmarch.agents.meccg.guide import JourneyGuide
from westmarch.agents.search.guides import Guide, NoGuide
from westmarch.agents.wotr.guide import WarGuide

GUIDES: dict[str, Callable[[], Guide]] = {
    "lcg": QuestGuide,
    "meccg": JourneyGuide,
    "wotr": WarGuide,
}
"""What a search is told about each game that it knows."""


def guide_of(game: str) -> Guide:
    """Who advises a search about a game, and remembers nothing yet; without a word if unknown."""
    return GUIDES.get(game, NoGuide)()
