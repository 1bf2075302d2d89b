"""The rules know no card: what a card does is said by the card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westmarch
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import COMBAT_CARDS, EVENTS

RULES = Path(westmarch.__file__).parent / "wotr" / "rules"
CARDS = {*EVENTS, *COMBAT_CARDS, *CHARACTERS}


@pytest.mark.parametrize("module", sorted(RULES.glob("*.py")), ids=lambda module: module.stem)
def test_no_card_and_no_character_is_named_in_the_rules(module: Path) -> None:
    quoted = set(re.findall(r'"([a-z0-9-]+)"', module.read_text(encoding="utf-8")))
    assert not quoted & CARDS
