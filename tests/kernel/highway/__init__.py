"""The King's Highway: a small but nasty game that the kernel is tested with.

Merchants load caravans in secret and raid each other's. It has hidden hands, cards face down on
the table, dice, procedures six deep, a chain of answers, forced effects, and secret choices.
"""

from tests.kernel.highway.game import GAME

__all__ = ["GAME"]
