"""German: what somebody can, may, must or cannot do, and what something counts as."""

from __future__ import annotations

from westmarch.meccg.text.de_filters import a, is_name
from westmarch.meccg.text.de_filters import no as none_of
from westmarch.meccg.text.de_grammar import YOU, M, Noun, Thing
from westmarch.meccg.text.de_happenings import all_of
from westmarch.meccg.text.de_judgements import if_so
from westmarch.meccg.text.de_nouns import CARD, CHARACTER, COMPANY, SITE, SORTS
from westmarch.meccg.text.de_refs import REFS, kind_of
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import DEEDS as DEEDS_BY
from westmarch.meccg.text.sorts import PLACES, Sort
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary.filters import Anything, Filter
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import Deed, Ref, Trait, Until

UNTIL = {
    Until.TURN: "bis zum Ende des Zuges",
    Until.PHASE: "bis zum Ende der Phase",
    Until.ATTACK_OVER: "für diesen Angriff",
    Until.STRIKE_OVER: "für diesen Hieb",
    Until.NEXT_LONG_EVENTS: "bis zur nächsten Langfristige-Ereignisse-Phase",
    Until.NEXT_UNTAP: "bis zur nächsten Enttappphase",
    Until.GAME: "für den Rest des Spiels",
}
TRAITS = {
    Trait.OVERT: "{nom} {gilt} als offen",
    Trait.COVERT: "{nom} {gilt} als verborgen",
    Trait.DETAINMENT: "{nom} {gilt} als Verhör",
    Trait.NOT_DETAINMENT: "{nom} {gilt} nicht als Verhör",
    Trait.ATTACKER_CHOOSES: "bei {dat} bestimmt der Angreifer die verteidigenden Charaktere",
    Trait.DEFENDER_CHOOSES: "bei {dat} bestimmt der Verteidiger die verteidigenden Charaktere",
    Trait.SAME_DEFENDER: "derselbe Charakter stellt sich allen Hieben {gen}",
    Trait.NOT_CANCELABLE: "{nom} {kann} nicht vereitelt werden",
    Trait.PROTECTED: "{nom} {gilt} als geschützt",
    Trait.RESTORED: "{nom} {gilt} als wiederhergestellt",
    Trait.HAVEN: "{nom} {gilt} als Zufluchtsort",
    Trait.HAVEN_FOR_HEALING: "{nom} {gilt} beim Heilen als Zufluchtsort",
    Trait.NO_HAVEN_FOR_HEALING: "{nom} {gilt} beim Heilen nicht als Zufluchtsort",
    Trait.HAVEN_FOR_HAZARDS: "{nom} {gilt} für Gefahrenkarten als Zufluchtsort",
    Trait.WIZARDHAVEN: "{nom} {gilt} als Zauberer-Zufluchtsort",
    Trait.OF_BOTH_SIDES: "{nom} {gilt} als Ort der Helden und der Schergen",
    Trait.BARREN: "was {nom} als spielbar {nennt}, ist dort nicht spielbar",
    Trait.FELL_RIDER: "{nom} {ist} im Modus „Grausamer Reiter“",
    Trait.BLACK_RIDER: "{nom} {ist} im Modus „Schwarzer Reiter“",
    Trait.HERALDED_LORD: "{nom} {ist} im Modus „Angekündigter Herr“",
    Trait.DISCARDS_FACE_UP: "{nom} {muss} Karten offen abwerfen",
    Trait.FREE_TO_MOVE: "was {nom} über Bewegung {sagt}, gilt nicht",
    Trait.INFORMATION: "an {dat} sind Informationen spielbar",
    Trait.HOARD: "{nom} {enthält} einen Drachenschatz",
    Trait.WEAPONLESS: "gegen {acc} nützen Waffen nichts",
    Trait.LEADER: "{nom} {gilt} als Anführer",
}
DEEDS = {
    Deed.PLAY: "{what}{no} spielen",
    Deed.PLAY_AT_TAPPED: "{what}{no} spielen, auch wenn der Ort getappt ist",
    Deed.MOVE: "sich{no} bewegen",
    Deed.MOVE_TO: "sich{no} zu {what_dat} bewegen",
    Deed.STARTER_MOVEMENT: "sich{no} nach den Grundregeln bewegen",
    Deed.REGION_MOVEMENT: "sich{no} über Regionen bewegen",
    Deed.UNTAP: "{no} enttappen",
    Deed.HEAL: "{no} heilen",
    Deed.BE_ATTACKED: "{no}{by} angegriffen werden",
    Deed.BE_ASSIGNED_STRIKE: "{no} zum Ziel eines Hiebes{of} bestimmt werden",
    Deed.BE_ASSIGNED_NEXT: "noch{no} zum Ziel eines Hiebes{of} bestimmt werden",
    Deed.FACE_STRIKE: "sich{no} einem Hieb{of} stellen",
    Deed.TAKE_ALL_STRIKES: "{no} alle Hiebe{of} auf sich nehmen",
    Deed.BE_CANCELED: "{no}{by} vereitelt werden",
    Deed.BE_DISCARDED: "{no}{by} abgeworfen werden",
    Deed.BE_RETURNED: "{no}{by} auf die Hand zurückgenommen werden",
    Deed.BE_TRANSFERRED: "{no}{by} weitergegeben werden",
    Deed.BE_STORED: "{no}{by} hinterlegt werden",
    Deed.BE_TARGETED: "{no} Ziel{of} sein",
    Deed.BE_CONTROLLED: "{no}{by} als Gefolgsmann geführt werden",
    Deed.GIVE_POINTS: "{no} Siegpunkte bringen",
    Deed.BE_INFLUENCED: "{no}{by} beeinflusst werden",
    Deed.BE_BROUGHT_IN: "{no}{place} ins Spiel gebracht werden",
    Deed.RETURN_TO_ORIGIN: "{no}{by} zum Ausgangsort zurückgeschickt werden",
    Deed.DO_ANYTHING_AT_SITE: "am Ort{no} etwas tun",
    Deed.TAP_SITE: "{no}{site} tappen",
    Deed.USE_ITEM: "{what}{no} benutzen",
    Deed.USE_PALANTIR: "{palantir}{no} benutzen",
    Deed.USE_SPELLS: "{no} Zaubersprüche benutzen",
    Deed.USE_SKILL: "{no}{for_} einen Beruf ausüben",
    Deed.EXPIRE: "{no} ablaufen",
    Deed.SEARCH_DECK: "{no} einen Spielstapel durchsuchen",
    Deed.SEARCH_DISCARD: "{no} einen Abwurfstapel durchsuchen",
    Deed.ATTACKING: "{no} angreifen",
    Deed.SUPPORT: "{no} andere im Kampf unterstützen",
    Deed.COME_IN_AT: "{no}{place} ins Spiel kommen",
    Deed.BE_IN_COMPANY: "{no} in {company} sein",
    Deed.COME_TOO: "{no} zusätzlich zum einen Charakter des Zuges ins Spiel kommen",
    Deed.COME_ALONE: "{no}{place} in einer eigenen Gemeinschaft ins Spiel kommen",
    Deed.HAVE_FOLLOWERS: "{no} Gefolgsleute haben",
    Deed.BE_DISCARDED_BY_CHECK: "{no} durch einen Konstitutionswurf abgeworfen werden",
    Deed.BE_TAPPED: "{no}{by} getappt werden",
    Deed.STORE_AT_END: "{no} am Ende des Zuges Karten hinterlegen",
    Deed.KEEP_OUT: "{no} verhindern, dass {what_nom} ins Spiel kommt",
    Deed.BE_CROSSED: "{no} über das Wasser erreicht werden",
}
"""What somebody can do, with what it is done to or by."""


def lasting(text: str, if_: j.Condition, until: Until | None = None) -> str:
    """A sentence with how long it holds, and its condition."""
    return f"{text}{'' if until is None else f' {UNTIL[until]}'}{if_so(if_)}"


def who_does(one: s.Cannot | s.May | s.Must) -> Noun:
    """What kind of thing does it."""
    return SORTS[DEEDS_BY.get(one.deed, Sort.CARD)]


def not_player(who: s.Whom) -> bool:
    """Whether a card itself is meant."""
    return isinstance(who, Ref | Meant) and REFS[who].gender is not YOU and who not in PLAYERS


PLAYERS = (Ref.ME, Ref.OPPONENT, Ref.EACH_PLAYER, Ref.CONTROLLER)


def company(what: Filter | None) -> str:
    """In which company somebody may be: that which is meant, or one with something."""
    if what is None:
        return "einer Gemeinschaft neben einem anderen Anführer"
    if isinstance(what, That) and kind_of(what.what) is COMPANY:
        return REFS[what.what].dat
    return f"einer Gemeinschaft mit {a(what).dat}"


def deed(one: s.Cannot | s.May | s.Must) -> str:
    """What somebody cannot, may or must do."""
    no = " nicht" if isinstance(one, s.Cannot) else ""
    verb = {s.Cannot: "kann", s.May: "darf", s.Must: "muss"}[type(one)]
    at = ""
    if isinstance(one, s.May) and one.at is not None and one.at != Anything():
        at = f" an {a(one.at, SITE).dat}"
    if one.deed is Deed.PLAY and not_player(one.who) and one.what is not None:
        on = a(one.what, COMPANY).acc
        return lasting(
            all_of(one.who).fill(f"{{nom}} {{{verb}}}{no} auf {on} gespielt werden"),
            one.if_,
            one.until,
        )
    if one.deed is Deed.BE_BROUGHT_IN and one.who is Ref.ME and one.what is not None:
        return lasting(
            f"du {'darfst' if verb == 'darf' else 'kannst'}{at} {a(one.what, CHARACTER).acc}"
            f"{no} ins Spiel bringen",
            one.if_,
            one.until,
        )
    what = None if one.what is None else a(one.what, SITE if one.deed in PLACES else CARD)
    who = all_of(one.who, who_does(one))
    if isinstance(one, s.Cannot) and one.who is Ref.EACH_PLAYER:
        who, no = Thing(M, "kein Spieler", "keinen Spieler", "keinem Spieler"), ""
    elif (
        isinstance(one, s.Cannot) and not isinstance(one.who, Ref | Meant) and not is_name(one.who)
    ):
        who, no = none_of(one.who, who_does(one)), ""
    text = who.fill(
        f"{{nom}} {{{verb}}}{at} {timed(one)}",
        no=no,
        what="diese Karte" if what is None else what.acc,
        what_dat="jedem Ort" if what is None else what.dat,
        what_nom="diese Karte" if what is None else what.nom,
        by="" if what is None else f" durch {what.acc}",
        of="" if what is None else f" {what.of()}",
        for_="" if what is None else f" für {what.acc}",
        place="" if what is None else f" an {what.dat}",
        site=" den Ort" if what is None else f" {what.acc}",
        palantir="einen Palantír" if what is None else what.acc,
        company=company(one.what),
    )
    return lasting(text, one.if_)


def timed(one: s.Cannot | s.May | s.Must) -> str:
    """What somebody can do, with how long he can."""
    text = DEEDS[one.deed]
    if isinstance(one, s.May) and one.deed is Deed.BE_ASSIGNED_STRIKE:
        text = f"wie ungetappt {text}"
    if one.until is None:
        return text
    if text.startswith("sich"):
        return text.replace("sich", f"sich {UNTIL[one.until]}", 1)
    return f"{UNTIL[one.until]} {text}"
