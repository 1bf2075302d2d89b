"""Readings of unclear places and differences of editions, as named constants of a rule set."""

from __future__ import annotations

from westmarch.kernel.records import Record, replace


class Ruleset(Record):
    """How unclear places are read (W-RD) and which edition is played (W-ED)."""

    name: str
    pass_needs_fewer_dice: bool = True
    """W-RD-01: passing is possible only with fewer unused dice than the opponent."""
    tile_for_each_stronghold: bool = True
    """W-RD-23: one tile for each Shadow Stronghold on the way, not one in all."""
    units_command: bool = True
    """W-RD-32: who has more units in a mixed Army commands it; otherwise, who has more figures."""
    losses_count_one: bool = True
    """W-RD-33: a lost City or Stronghold costs a Shadow player one point, not its own worth."""
    ships_to_enemy_settlements: bool = False
    """W-RD-37: an Army may land in an undefended enemy Settlement."""
    hunt_rolls_of_one_fail: bool = False
    """W-ED-07: a 1 in the Hunt roll never succeeds."""
    forced_hunt_die: bool = False
    """W-ED-02: at least one die goes to the Hunt after the Fellowship has moved."""
    combat_cards_in_turn: bool = False
    """W-ED-05: the attacker plays his Combat card before the defender decides."""
    mordor_by_choice: bool = False
    """W-ED-11: the Fellowship enters Mordor when the player wants, even if it is revealed."""
    strong_erebor: bool = False
    """W-ED-01: two Elites begin in Erebor."""
    second_edition_characters: bool = False
    """W-ED-21: the Characters' abilities of the second edition."""


COLLECTORS_EDITION = Ruleset("collectors-edition")
SECOND_EDITION = replace(
    COLLECTORS_EDITION,
    name="second-edition",
    ships_to_enemy_settlements=True,
    hunt_rolls_of_one_fail=True,
    forced_hunt_die=True,
    combat_cards_in_turn=True,
    mordor_by_choice=True,
    strong_erebor=True,
    second_edition_characters=True,
)

RULESETS = {ruleset.name: ruleset for ruleset in (COLLECTORS_EDITION, SECOND_EDITION)}
