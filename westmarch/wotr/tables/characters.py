"""The Companions and Minions: their Level, Leadership, and what they can activate."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.kernel.tables import NONE, Row, joined, needed, number, word, words
from westmarch.wotr.kinds import FREE_NATIONS, CharacterId, Nation, Side

# A Level of "any" has no end. The nation is that which a Companion can activate: one, or any.
CHARACTER_TABLE = """
code              kind       level  leadership  nation    die  traits     only in
gandalf-grey      companion  3      1           any       -    Wizard     -
strider           companion  3      1           north     -    -          -
boromir           companion  2      1           gondor    -    -          -
legolas           companion  2      1           elves     -    -          -
gimli             companion  2      1           dwarves   -    -          -
meriadoc          companion  1      1           any       -    Hobbit     -
peregrin          companion  1      1           any       -    Hobbit     -
aragorn           companion  3      2           any       1    -          -
gandalf-white     companion  3      1           any       1    Wizard     -
galadriel         companion  0      2           -         1    -          expansion
gollum            guide      0      0           -         -    -          -
smeagol           guide      0      0           -         -    -          expansion
saruman           minion     0      1           isengard  1    -          -
witch-king        minion     any    2           sauron    1    Nazgûl     -
mouth-of-sauron   minion     3      2           sauron    1    -          -
witch-king-chief  minion     any    2           sauron    1    Nazgûl     expansion
balrog            minion     0      3           sauron    1    -          expansion
"""

NAMES_TABLE = """
code              name                     title                         German
gandalf-grey      Gandalf the Grey         The Grey Wanderer             Gandalf der Graue
strider           Strider                  Ranger of the North           Streicher
boromir           Boromir                  Son of Denethor               Boromir
legolas           Legolas                  Son of Thranduil              Legolas
gimli             Gimli                    Son of Glóin                  Gimli
meriadoc          Meriadoc                 Hobbit Companion              Meriadoc
peregrin          Peregrin                 Hobbit Companion              Peregrin
aragorn           Aragorn                  Heir to Isildur               Aragorn
gandalf-white     Gandalf the White        Emissary from the West        Gandalf der Weiße
galadriel         Lady Galadriel           Keeper of Nenya               Lady Galadriel
gollum            Gollum                   Slave of the Ring             Gollum
smeagol           Sméagol                  Tamed Wretch                  Sméagol
saruman           Saruman                  Corrupted Wizard              Saruman
witch-king        The Witch-king           The Black Captain             Der Hexenkönig
mouth-of-sauron   The Mouth of Sauron      Lieutenant of Barad-dûr       Saurons Mund
witch-king-chief  The Witch-king           Chief of the Ringwraiths      Der Hexenkönig
balrog            The Balrog of Moria      Evil of the Ancient World     Der Balrog von Moria
"""

TITLES_DE = """
code              German title
gandalf-grey      Der Graue Wanderer
strider           Waldläufer des Nordens
boromir           Denethors Sohn
legolas           Thranduils Sohn
gimli             Glóins Sohn
meriadoc          Gefährte aus dem Auenland
peregrin          Gefährte aus dem Auenland
aragorn           Erbe von Isildur
gandalf-white     Abgesandter aus dem Westen
galadriel         Hüterin von Nenya
gollum            Sklave des Ringes
smeagol           Gezähmte Kreatur
saruman           Verderbter Zauberer
witch-king        Der Schwarze Heermeister
mouth-of-sauron   Statthalter von Barad-dûr
witch-king-chief  Anführer der Ringgeister
balrog            Das Böse der Alten Welt
"""

UNLIMITED = 999
"""A Level without end (W-CHAR-08)."""

ANY = "any"


class Kind(Names):
    """What a Character is."""

    COMPANION = "companion"
    GUIDE = "guide"
    MINION = "minion"


class Character(Record):
    """A Companion or Minion as his card shows him, apart from its text.

    `activates` are the nations that he can activate, `dice` the Action dice that he brings; a
    Minion serves a nation.
    """

    code: CharacterId
    name: str
    title: str
    name_de: str
    title_de: str
    kind: Kind
    side: Side
    level: int
    leadership: int
    activates: tuple[Nation, ...]
    dice: int
    is_hobbit: bool
    is_nazgul: bool
    expansion: bool
    serves: Nation | None


def character(row: Row) -> Character:
    """A Character from his row."""
    kind, nation, traits = Kind(row["kind"]), row["nation"], words(row, "traits")
    activates: tuple[Nation, ...] = ()
    if kind is Kind.COMPANION and nation != NONE:
        activates = FREE_NATIONS if nation == ANY else (Nation(nation),)
    return Character(
        CharacterId(row["code"]),
        row["name"],
        row["title"],
        row["German"],
        row["German title"],
        kind,
        Side.SHADOW if kind is Kind.MINION else Side.FREE,
        UNLIMITED if row["level"] == ANY else needed(row, "level"),
        needed(row, "leadership"),
        activates,
        number(row, "die") or 0,
        "Hobbit" in traits,
        "Nazgûl" in traits,
        word(row, "only in") == "expansion",
        Nation(nation) if kind is Kind.MINION else None,
    )


CHARACTERS: dict[CharacterId, Character] = {
    found.code: found for found in map(character, joined(CHARACTER_TABLE, NAMES_TABLE, TITLES_DE))
}

COMPANIONS = tuple(code for code, found in CHARACTERS.items() if found.kind is Kind.COMPANION)
LAST_GUIDE = CharacterId("gollum")
"""Who guides when no Companion is left (W-FELL-09)."""

TAMED_GUIDE = CharacterId("smeagol")
"""Who always guides as long as he is in the Fellowship (W-XSME-02)."""

FELLOWSHIP = COMPANIONS[:7]
"""The Companions who set out with the Ring-bearers, the first of them as Guide (W-SETUP-05)."""
