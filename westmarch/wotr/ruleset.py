"""Readings of unclear places and differences of editions, as named constants of a rule set.

Readings that leave nothing else to play have no constant. Either there is no other reading, or the
text itself would contradict it: W-RD-10, 13, 14, 19, 21, 29, 35, 41, 42, 45, 47, 49. Or it would
need something that the table does not know: Characters beside a besieged Stronghold who are not in
it (W-RD-09), the moment between a withdrawal and a siege (W-RD-11, W-RD-12), the way on which
Companions travel (W-RD-16). W-RD-36, 38 to 40, 43, 44 and 48 are about the expansion.

Rows of the edition table that ask for no constant, since both editions come to the same here:
W-ED-04 (nobody comes or goes between the two moments), W-ED-09 (see W-RD-18), W-ED-10 (W-RD-22),
W-ED-12 (W-RD-31), W-ED-13 (W-RD-03), W-ED-14, W-ED-15 (W-RD-05), W-ED-16 (W-RD-12), W-ED-18 (all
groups may leave a region anyhow), W-ED-19 (W-RD-20). Numbers for single effects (W-ED-06) stand on
the cards of the second edition, whose texts (W-ED-22) are not played.
"""

from __future__ import annotations

from westmarch.kernel.records import Record, replace


class Ruleset(Record):
    """How unclear places are read (W-RD) and which edition is played (W-ED)."""

    name: str

    # Readings of the turn and of actions
    pass_needs_fewer_dice: bool = True
    """W-RD-01: passing is possible only with fewer unused dice than the opponent."""
    hunt_dice_are_unused: bool = False
    """W-RD-02: the Shadow's dice in the Hunt Box count as unused when somebody wants to pass."""
    dice_may_be_wasted: bool = True
    """W-RD-05: a die may always be used up for nothing, not only if it allows nothing."""
    may_recruit_one: bool = False
    """W-RD-05: the second of two figures may be left out at will."""
    entries_need_war: bool = False
    """W-RD-20: a Muster result brings in a Minion only if his nation is At War."""

    # Readings of Armies and battles
    armies_enter_settlements: bool = True
    """W-RD-03: an Army may move into an undefended enemy Settlement."""
    only_units_block: bool = True
    """W-RD-04: enemy units block moving and recruiting, not Characters and Nazgûl alone."""
    may_overstack: bool = False
    """W-RD-06: an action may bring too many units together; then some are put back."""
    leaders_provoke: bool = False
    """W-RD-15: a nation is attacked even if it has only Leaders in the Army."""
    besieged_may_leave: bool = False
    """W-RD-46: the besieged may move out of their Stronghold."""

    # Readings of Characters
    nazgul_fly_to_sieges: bool = True
    """W-RD-07: Nazgûl and Minions may join those who besiege a Free Peoples Stronghold."""
    captured_strongholds_count: bool = True
    """W-RD-08: a captured Stronghold is one of the Shadow, a lost one is not."""
    captured_places_wake: bool = False
    """W-RD-17: a nation wakes even where its City or Stronghold has been captured."""
    separation_has_limits: bool = True
    """W-RD-25: Companions who leave the Fellowship obey the limits of Companion movement."""

    # Readings of the Fellowship and the Hunt
    card_dice_hunt: bool = False
    """W-RD-18: the die that pays for a card which moves the Fellowship goes to the Hunt Box."""
    only_held_havens_bar: bool = True
    """W-RD-22: a revelation must not end in a City or Stronghold that the Free Peoples hold; a
    captured one does not matter."""
    tile_for_each_stronghold: bool = True
    """W-RD-23: one tile for each Shadow Stronghold on the way, not one in all."""
    standing_draws: bool = False
    """W-RD-24: a Fellowship that is revealed where it stands draws the tile of a Stronghold."""
    mordor_by_choice: bool = False
    """W-RD-26, W-ED-11: the Fellowship enters Mordor when the player wants, even if revealed."""
    numbered_tiles_return: bool = False
    """W-RD-27: on entering Mordor numbered tiles return to the Hunt Pool, too."""
    free_dice_feed_eyes: bool = True
    """W-RD-28: an Eye in Mordor counts dice of the Free Peoples in the Hunt Box, too."""
    idle_on_entry: bool = True
    """W-RD-30: idleness corrupts in the turn in which the Fellowship enters Mordor, too."""
    hunt_rolls_of_one_fail: bool = False
    """W-RD-31, W-ED-07: a 1 in the Hunt roll never succeeds."""
    chosen_revelation_draws: bool = False
    """W-RD-50: a revelation that the player chooses himself draws tiles of Strongholds, too."""

    # Readings of three and four players, and of the expansion
    units_command: bool = True
    """W-RD-32: who has more units in a mixed Army commands it; otherwise, who has more figures."""
    losses_count_one: bool = True
    """W-RD-33: a lost City or Stronghold costs a Shadow player one point, not its own worth."""
    companions_act_together: bool = True
    """W-RD-34: either player acts with all Companions, not with a single one."""
    ships_to_enemy_settlements: bool = False
    """W-RD-37: an Army may land in an undefended enemy Settlement."""

    # The second edition
    strong_erebor: bool = False
    """W-ED-01: two Elites begin in Erebor."""
    forced_hunt_die: bool = False
    """W-ED-02: at least one die goes to the Hunt if the Free Peoples took one back from there."""
    dice_recovered_late: bool = False
    """W-ED-03: dice return from the Hunt Box when the next turn begins."""
    combat_cards_in_turn: bool = False
    """W-ED-05: the attacker lays down his Combat card before the defender decides."""
    hunt_defence_in_order: bool = False
    """W-ED-08: cards on the table reduce damage before the Guide does."""
    entering_wakes: bool = False
    """W-ED-17: a Companion who enters play in a City or Stronghold wakes its nation."""
    team_mates_trim_in_turn: bool = False
    """W-ED-20: if a mixed Army is too large, its players remove units in turn."""
    second_edition_characters: bool = False
    """W-ED-21: the abilities of Gandalf the Grey and the Witch-king in the second edition."""


COLLECTORS_EDITION = Ruleset("collectors-edition")
SECOND_EDITION = replace(
    COLLECTORS_EDITION,
    name="second-edition",
    mordor_by_choice=True,
    hunt_rolls_of_one_fail=True,
    strong_erebor=True,
    forced_hunt_die=True,
    dice_recovered_late=True,
    combat_cards_in_turn=True,
    hunt_defence_in_order=True,
    entering_wakes=True,
    team_mates_trim_in_turn=True,
    second_edition_characters=True,
)

RULESETS = {ruleset.name: ruleset for ruleset in (COLLECTORS_EDITION, SECOND_EDITION)}
