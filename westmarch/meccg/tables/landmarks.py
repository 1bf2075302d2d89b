"""Places and lands that the rulebooks themselves name."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardCode, PlaceCode, RegionCode

UDUN, DAGORLAD = RegionCode("udun"), RegionCode("dagorlad")
"""Regions that are adjacent for minions only (M-MOVE-14, M-AGENT-27)."""

FORBIDDEN_START = (UDUN, RegionCode("gorgoroth"))
"""Where hero companies cannot go by starter movement (M-MOVE-08)."""

TOWER = PlaceCode("barad-dur")
"""Where gold rings are tested of themselves (M-GAP-24); a Ringwraith needs no mode to go there by
the errata (M-ERR-04)."""

ROLL_DOWN = (PlaceCode("blue-mountain-dwarf-hold"), PlaceCode("iron-hill-dwarf-hold"))
"""From where the way down under the mountains needs a roll (M-UD-10)."""

AVATAR_SITES = {
    Alignment.HERO: (PlaceCode("rivendell"),),
    Alignment.MINION: (PlaceCode("minas-morgul"), PlaceCode("dol-guldur")),
    Alignment.FALLEN_WIZARD: (),
    Alignment.BALROG: (PlaceCode("the-under-gates"),),
}
"""Where avatars come into play beside their home sites (M-ORG-03 to 06)."""

SITES_OF = {
    Alignment.HERO: (CardCode("rivendell"),),
    Alignment.MINION: (CardCode("minas-morgul-minion"), CardCode("dol-guldur-minion")),
    Alignment.FALLEN_WIZARD: (CardCode("the-white-towers-fallen-wizard"),),
    Alignment.BALROG: (CardCode("moria-balrog"), CardCode("the-under-gates-balrog")),
}
"""Where companies begin (M-SETUP-20 to 24); a Fallen-wizard may also begin at some ruins."""
