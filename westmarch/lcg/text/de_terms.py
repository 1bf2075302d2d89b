"""German: the terms of the rulebook, nouns with their gender, and titles with theirs."""

from __future__ import annotations

import re

from westmarch.lcg.kinds import CardType, Keyword, Phase, Sphere, Stat
from westmarch.lcg.text.de_grammar import (
    NOM,
    PL,
    Case,
    F,
    Gender,
    M,
    N,
    Noun,
    article,
    ending,
    pronoun,
)
from westmarch.lcg.text.speaking import PRINTED, by_title
from westmarch.lcg.vocabulary.targets import Until

HERO = Noun(M, "Held", "Helden", "Helden")
CHARACTER = Noun(M, "Charakter", "Charaktere")
CARD = Noun(F, "Karte", "Karten")
ENEMY = Noun(M, "Gegner", "Gegner")
ATTACKER = Noun(M, "Angreifer", "Angreifer")
PLAYER = Noun(M, "Spieler", "Spieler")

KINDS = {
    CardType.HERO: HERO,
    CardType.ALLY: Noun(M, "Verbündet", "Verbündete", adjectival=True),
    CardType.ATTACHMENT: Noun(F, "Verstärkung", "Verstärkungen"),
    CardType.EVENT: Noun(N, "Ereignis", "Ereignisse"),
    CardType.ENEMY: ENEMY,
    CardType.LOCATION: Noun(M, "Ort", "Orte"),
    CardType.TREACHERY: Noun(F, "Verratskarte", "Verratskarten"),
    CardType.OBJECTIVE: Noun(F, "Zielkarte", "Zielkarten"),
    CardType.QUEST: Noun(F, "Abenteuerkarte", "Abenteuerkarten"),
    CardType.PRISONER: Noun(M, "Gefangen", "Gefangene", adjectival=True),
}

STATS = {
    Stat.WILLPOWER: "Willenskraft",
    Stat.THREAT: "Widerstand",
    Stat.ATTACK: "Angriffsstärke",
    Stat.DEFENSE: "Verteidigungsstärke",
    Stat.HIT_POINTS: "Trefferpunkte",
}
SPHERES = {
    Sphere.LEADERSHIP: "Führung",
    Sphere.TACTICS: "Taktik",
    Sphere.SPIRIT: "Geist",
    Sphere.LORE: "Wissen",
}
KEYWORDS = {
    Keyword.GUARDED: "Bewacht",
    Keyword.RANGED: "Fernkampf",
    Keyword.RESTRICTED: "Eingeschränkt",
    Keyword.SENTINEL: "Schildwache",
    Keyword.SURGE: "Nachrüsten",
}
PHASES = {
    Phase.SETUP: "Vorbereitung",
    Phase.RESOURCE: "Ressourcenphase",
    Phase.PLANNING: "Planungsphase",
    Phase.QUEST: "Abenteuerphase",
    Phase.PRISONER: "Gefangenenphase",
    Phase.TRAVEL: "Reisephase",
    Phase.ENCOUNTER: "Begegnungsphase",
    Phase.COMBAT: "Kampfphase",
    Phase.REFRESH: "Auffrischungsphase",
}
UNTIL = {
    Until.ATTACK: "für diesen Angriff",
    Until.PHASE: "bis zum Ende der Phase",
    Until.ROUND: "bis zum Ende der Runde",
}
TRAITS = {
    "Archer": "Bogenschütze",
    "Armor": "Rüstung",
    "Artifact": "Artefakt",
    "Beorning": "Beorninger",
    "Condition": "Zustand",
    "Craftsman": "Handwerker",
    "Creature": "Kreatur",
    "Dol Guldur": "Dol Guldur",
    "Dungeon": "Verlies",
    "Dwarf": "Zwerg",
    "Dúnedain": "Dúnedain",
    "Forest": "Wald",
    "Goblin": "Bilwiss",
    "Gondor": "Gondor",
    "Hobbit": "Hobbit",
    "Insect": "Insekt",
    "Istari": "Istari",
    "Item": "Gegenstand",
    "Marshland": "Sumpfland",
    "Minstrel": "Spielmann",
    "Mountain": "Gebirge",
    "Nazgûl": "Nazgûl",
    "Noble": "Edel",
    "Noldor": "Noldor",
    "Orc": "Ork",
    "Ranger": "Waldläufer",
    "Riverland": "Flussland",
    "Rohan": "Rohan",
    "Scout": "Späher",
    "Silvan": "Waldelb",
    "Skill": "Fertigkeit",
    "Spider": "Spinne",
    "Steward": "Truchsess",
    "Stronghold": "Festung",
    "Title": "Titel",
    "Trap": "Falle",
    "Troll": "Troll",
    "Undead": "Untoter",
    "Warrior": "Krieger",
    "Wasteland": "Ödland",
    "Weapon": "Waffe",
}

TITLES = """
aragorn m-, theodred m-, gloin m-, gimli m-, legolas m-, thalin m-, eowyn f-, eleanor f-,
dunhere m-, denethor m-, glorfindel m-, beravor f-, guard-of-the-citadel m, faramir m-,
son-of-arnor m, snowbourn-scout m, silverlode-archer mw, longbeard-orc-slayer m,
brok-ironfist m-, veteran-axehand ma, gondorian-spearman m, horseback-archer maw, beorn m-,
wandering-took ma, lorien-guide m, northern-tracker m, daughter-of-the-nimrodel f,
erebor-hammersmith m, henamarth-riversong m-, miner-of-the-iron-hills m, gleowine m-,
gandalf m-, king-spider fa, hummerhorns p, ungoliants-spawn f-, great-forest-web na,
mountains-of-mirkwood p, wolf-rider m, hill-troll m, goblin-sniper mw, marsh-adder f, wargs p,
the-brown-lands p, the-east-bight f, dol-guldur-orcs p, chieftan-ufthak m-,
dol-guldur-beastmaster m, necromancers-pass m, enchanted-stream ma, forest-spider f,
east-bight-patrol f, black-forest-bats pa, old-forest-road fa, forest-gate n,
dungeon-jailor m, nazgul-of-dol-guldur m, cavern-guardian m, endless-caverns pa, tower-gate n,
misty-mountain-goblins p, banks-of-the-anduin n, gladden-fields p, eastern-crows p,
orc-guard f, prisoner ma
"""
"""Gender or plural; then `-` without article, `a` adjective first, `w` weak noun (Schützen)."""

GENDERS: dict[str, str] = dict(re.findall(r"([\w-]+) ([mfnp][-aw]*)", TITLES))


def gender_of(code: str) -> Gender:
    """The gender of a title, or the plural; a title that we do not decline is a card."""
    return Gender(GENDERS[code][0]) if code in GENDERS else F


def is_plural(code: str) -> bool:
    """Whether a title is a plural."""
    return gender_of(code) is PL


def title(code: str, case: Case = NOM, word: str = "der") -> str:
    """What a card is called, after an article if it takes one: der Großen Spinne.

    Titles that we do not decline, as „Unerwarteter Mut“, stand in quotes.
    """
    printed, mark = PRINTED[code].name_de, GENDERS.get(code)
    if mark is None:
        return quoted(code)
    if "-" in mark:
        return printed
    gender = gender_of(code)
    first, *rest = printed.removeprefix("Die ").split()
    if "a" in mark:
        strong = {M: "er", F: "e", N: "es", PL: "e"}[gender]
        first = first.removesuffix(strong) + ending(word, gender, case)
    words = [first, *rest]
    head = 0 if set(words) & {"des", "der", "aus", "vom", "von"} else len(words) - 1
    if case is not NOM and "w" in mark:
        words[head] += "n"
    if case is Case.DAT and gender is PL and words[head][-1] not in "ns":
        words[head] += "n"
    return " ".join(filter(None, (article(word, gender, case), *words)))


def quoted(code: str) -> str:
    """A title as it is printed, or whatever was taken for one; in quotes unless it is a name."""
    printed = PRINTED[code].name_de if code in PRINTED else code
    return printed if "-" in GENDERS.get(code, "") else f"„{printed.strip('„“')}“"


def this(case: Case) -> str:
    """The card itself: by its title at its first mention in an ability, then by a pronoun."""
    return f"<{case.name}>"


def named(text: str, code: str) -> str:
    """A text with the card's own title at the first mention, and pronouns after it."""
    seen = False

    def put(found: re.Match[str]) -> str:
        nonlocal seen
        again, seen = seen, True
        case = Case[found[1]]
        if not by_title(code):
            return f"{article('dieser', F, case)} Karte"
        return pronoun(gender_of(code), case) if again else title(code, case)

    return re.sub("<(NOM|ACC|DAT)>", put, text)
