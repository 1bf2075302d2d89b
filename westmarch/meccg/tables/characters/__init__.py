"""The characters."""

from __future__ import annotations

from westmarch.meccg.tables.characters.agents import AGENTS
from westmarch.meccg.tables.characters.avatars import AVATARS
from westmarch.meccg.tables.characters.heroes import HEROES
from westmarch.meccg.tables.characters.minions import MINIONS
from westmarch.meccg.tables.figures import Character

CHARACTERS: dict[str, Character] = {
    each.card.code: each for each in (*AVATARS, *HEROES, *MINIONS, *AGENTS)
}
