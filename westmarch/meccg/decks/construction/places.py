"""The location deck: whose sites, and how many copies of each (M-LOC)."""

from __future__ import annotations

from westmarch.meccg.decks.construction.findings import Finding, Findings, Terms
from westmarch.meccg.decks.listing import DeckList, counted
from westmarch.meccg.kinds import Alignment, CardCode, SiteType
from westmarch.meccg.tables import SITES
from westmarch.meccg.tables.bans import PLACES_CLOSED_TO_A_BALROG, SITES_AGAINST_A_BALROG

SITE_RULES = {
    Alignment.HERO: "M-LOC-02",
    Alignment.MINION: "M-LOC-03",
    Alignment.FALLEN_WIZARD: "M-LOC-04",
    Alignment.BALROG: "M-LOC-06",
}


def sites(deck: DeckList, terms: Terms) -> Findings:
    """Every site of the location deck is one that the deck may use, and not too often."""
    for code, found in counted(deck.sites).items():
        if code not in SITES:
            continue
        if is_guest(code, deck.alignment):
            yield from guest(code, found, terms)
        elif not is_own(code, deck.alignment):
            rule, what = refusal(code, deck.alignment)
            yield Finding(rule, (code,), what=what)
        elif found > 1 and not is_unlimited(code, deck.alignment):
            yield Finding(limit_rule(code, deck.alignment), (code,), found, 1)


def is_guest(code: CardCode, alignment: Alignment) -> bool:
    """Whether a site is one of the five that are there because of a Balrog opponent (M-LOC-09)."""
    return code in SITES_AGAINST_A_BALROG and alignment is not Alignment.BALROG


def guest(code: CardCode, found: int, terms: Terms) -> Findings:
    """One copy, and only against a Balrog player (M-LOC-09)."""
    if terms.against not in (None, Alignment.BALROG):
        yield Finding("M-LOC-09", (code,))
    elif found > 1:
        yield Finding("M-LOC-09", (code,), found, 1, what="copies")


def is_own(code: CardCode, alignment: Alignment) -> bool:
    """Whether a deck of an alignment may use a site."""
    site = SITES[code]
    match alignment:
        case Alignment.FALLEN_WIZARD:
            return site.card.alignment is not Alignment.BALROG
        case Alignment.BALROG:
            return site.card.alignment is alignment or is_open_to_the_balrog(code)
    return site.card.alignment is alignment


def is_open_to_the_balrog(code: CardCode) -> bool:
    """Whether a Balrog player may use a minion site (M-LOC-07, 08)."""
    site = SITES[code]
    is_closed = site.site_type in (SiteType.HAVEN, SiteType.DARK_HOLD) or site.under_deeps
    elsewhere = site.place not in PLACES_CLOSED_TO_A_BALROG
    return site.card.alignment is Alignment.MINION and elsewhere and not is_closed


def refusal(code: CardCode, alignment: Alignment) -> tuple[str, str]:
    """The rule that keeps a site out of the location deck, and which part of it."""
    site = SITES[code]
    if alignment is Alignment.BALROG and site.card.alignment is Alignment.MINION:
        return PLACES_CLOSED_TO_A_BALROG.get(site.place, "M-LOC-07"), ""
    return SITE_RULES[alignment], "alien"


def is_unlimited(code: CardCode, alignment: Alignment) -> bool:
    """Havens of one's own may be there many times; of a Fallen-wizard all his sites (M-LOC-05)."""
    site = SITES[code]
    if alignment is Alignment.FALLEN_WIZARD:
        return site.card.alignment is alignment
    return site.card.alignment is alignment and site.site_type is SiteType.HAVEN


def limit_rule(code: CardCode, alignment: Alignment) -> str:
    """The rule by which there is one copy of a site; minion sites of a Balrog are unique cards."""
    is_minion_site = SITES[code].card.alignment is Alignment.MINION
    if alignment is Alignment.BALROG and is_minion_site:
        return "M-DECK-05"
    return SITE_RULES[alignment]
