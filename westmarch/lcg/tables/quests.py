"""The quest cards, stage by stage, and the scenario that each belongs to."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.kernel.tables import OURS, Row, needed, rows
from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables.printing import cards

# A stage without quest points is not completed by progress: its card says how the game is won.
STAGES = """
code                    scenario                  stage  quest points  copies
flies-and-spiders       passage-through-mirkwood  1      8             1
a-fork-in-the-road      passage-through-mirkwood  2      2             1
dont-leave-the-path     passage-through-mirkwood  3      -             1
beorns-path             passage-through-mirkwood  3      10            1
the-necromancers-tower  escape-from-dol-guldur    1      9             1
through-the-caverns     escape-from-dol-guldur    2      15            1
out-of-the-dungeons     escape-from-dol-guldur    3      7             1
to-the-river            journey-down-the-anduin   1      8             1
anduin-passage          journey-down-the-anduin   2      16            1
ambush-on-the-shore     journey-down-the-anduin   3      -             1
"""

# Side A of these two shows the same, so that nobody knows which is which.
SIDE_A = """
code                 name           German
dont-leave-the-path  A Chosen Path  Der gewählte Pfad*
beorns-path          A Chosen Path  Der gewählte Pfad*
"""


class QuestCard(Record):
    """The place of a quest card in its scenario, and the name on side A if that is another."""

    code: str
    scenario: str
    stage: int
    side_a: str | None = None
    side_a_de: str | None = None


def quest_card(row: Row, side_a: Row) -> QuestCard:
    """A quest card, from its stage and from what its side A is called."""
    return QuestCard(
        code=row["code"],
        scenario=row["scenario"],
        stage=needed(row, "stage"),
        side_a=side_a.get("name"),
        side_a_de=side_a["German"].removesuffix(OURS) if side_a else None,
    )


QUESTS = cards(CardType.QUEST, STAGES)

SIDES_A = {row["code"]: row for row in rows(SIDE_A)}

QUEST_CARDS: dict[str, QuestCard] = {
    row["code"]: quest_card(row, SIDES_A.get(row["code"], {})) for row in rows(STAGES)
}
