"""The sites, each in the versions of those who use them."""

from __future__ import annotations

from westmarch.meccg.tables.figures import Site
from westmarch.meccg.tables.sites.deeps import DEEPS
from westmarch.meccg.tables.sites.heroes import HERO_SITES
from westmarch.meccg.tables.sites.lords import LORDS_SITES
from westmarch.meccg.tables.sites.minions import MINION_SITES

SITES: dict[str, Site] = {
    each.card.code: each for each in (*HERO_SITES, *MINION_SITES, *DEEPS, *LORDS_SITES)
}
