"""English: what somebody can, may, must or cannot do, and what something counts as."""

from __future__ import annotations

from westmarch.meccg.text.en_filters import a, is_name
from westmarch.meccg.text.en_filters import no as none_of
from westmarch.meccg.text.en_grammar import ONE, Noun, Thing
from westmarch.meccg.text.en_happenings import all_of
from westmarch.meccg.text.en_judgements import if_so
from westmarch.meccg.text.en_nouns import CARD, CHARACTER, COMPANY, SITE, SORTS
from westmarch.meccg.text.en_refs import REFS, kind_of
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import DEEDS as DEEDS_BY
from westmarch.meccg.text.sorts import PLACES, Sort
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary.filters import Anything, Filter
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import Deed, Ref, Trait, Until

UNTIL = {
    Until.TURN: "until the end of the turn",
    Until.PHASE: "until the end of the phase",
    Until.ATTACK_OVER: "for this attack",
    Until.STRIKE_OVER: "for this strike",
    Until.NEXT_LONG_EVENTS: "until the next long-event phase",
    Until.NEXT_UNTAP: "until the next untap phase",
    Until.GAME: "for the rest of the game",
}
TRAITS = {
    Trait.OVERT: "{nom} {is} overt",
    Trait.COVERT: "{nom} {is} covert",
    Trait.DETAINMENT: "{nom} {is} detainment",
    Trait.NOT_DETAINMENT: "{nom} {is} not detainment",
    Trait.ATTACKER_CHOOSES: "the attacker chooses the defending characters for {nom}",
    Trait.DEFENDER_CHOOSES: "the defender chooses the defending characters for {nom}",
    Trait.SAME_DEFENDER: "one character faces all strikes of {nom}",
    Trait.NOT_CANCELABLE: "{nom} cannot be canceled",
    Trait.PROTECTED: "{nom} {is} protected",
    Trait.RESTORED: "{nom} {is} restored",
    Trait.HAVEN: "{nom} {is} a haven",
    Trait.HAVEN_FOR_HEALING: "{nom} {counts} as a haven for healing",
    Trait.NO_HAVEN_FOR_HEALING: "{nom} {does} not count as a haven for healing",
    Trait.HAVEN_FOR_HAZARDS: "{nom} {counts} as a haven for hazards",
    Trait.WIZARDHAVEN: "{nom} {is} a Wizardhaven",
    Trait.OF_BOTH_SIDES: "{nom} {counts} as a hero site and as a minion site",
    Trait.BARREN: "what {nom} {names} as playable is not playable there",
    Trait.FELL_RIDER: "{nom} {is} in Fell Rider mode",
    Trait.BLACK_RIDER: "{nom} {is} in Black Rider mode",
    Trait.HERALDED_LORD: "{nom} {is} in Heralded Lord mode",
    Trait.DISCARDS_FACE_UP: "{nom} must discard cards face up",
    Trait.FREE_TO_MOVE: "what {nom} {says} of movement does not hold",
    Trait.INFORMATION: "Information is playable at {nom}",
    Trait.HOARD: "{nom} {contains} a hoard",
    Trait.WEAPONLESS: "weapons give nothing against {nom}",
    Trait.LEADER: "{nom} {is} a leader",
}
DEEDS = {
    Deed.PLAY: "play {what}",
    Deed.PLAY_AT_TAPPED: "play {what}{there} even if the site is tapped",
    Deed.MOVE: "move",
    Deed.MOVE_TO: "move to {place}",
    Deed.STARTER_MOVEMENT: "use starter movement",
    Deed.REGION_MOVEMENT: "use region movement",
    Deed.UNTAP: "untap",
    Deed.HEAL: "heal",
    Deed.BE_ATTACKED: "be attacked{by}",
    Deed.BE_ASSIGNED_STRIKE: "be assigned a strike{of}",
    Deed.BE_ASSIGNED_NEXT: "be assigned a strike{of} yet",
    Deed.FACE_STRIKE: "face a strike{of}",
    Deed.TAKE_ALL_STRIKES: "face all strikes{of}",
    Deed.BE_CANCELED: "be canceled{by}",
    Deed.BE_DISCARDED: "be discarded{by}",
    Deed.BE_RETURNED: "be returned to hand{by}",
    Deed.BE_TRANSFERRED: "be transferred{by}",
    Deed.BE_STORED: "be stored{by}",
    Deed.BE_TARGETED: "be the target{of}",
    Deed.BE_CONTROLLED: "be controlled as a follower{by}",
    Deed.GIVE_POINTS: "give marshalling points",
    Deed.BE_INFLUENCED: "be influenced{by}",
    Deed.BE_BROUGHT_IN: "be brought into play{at}",
    Deed.RETURN_TO_ORIGIN: "be returned to the site of origin{by}",
    Deed.DO_ANYTHING_AT_SITE: "do anything at the site",
    Deed.TAP_SITE: "tap {site}",
    Deed.USE_ITEM: "use {what}",
    Deed.USE_PALANTIR: "use {palantir}",
    Deed.USE_SPELLS: "use spells",
    Deed.USE_SKILL: "use a skill{for_}",
    Deed.EXPIRE: "be discarded in the long-event phase",
    Deed.SEARCH_DECK: "search a play deck",
    Deed.SEARCH_DISCARD: "search a discard pile",
    Deed.ATTACKING: "attack",
    Deed.SUPPORT: "support others in combat",
    Deed.COME_IN_AT: "come into play{at}",
    Deed.BE_IN_COMPANY: "be in {company}",
    Deed.COME_TOO: "come into play beside the one character of the turn",
    Deed.COME_ALONE: "come into play{at} in a company of {its} own",
    Deed.HAVE_FOLLOWERS: "have followers",
    Deed.BE_DISCARDED_BY_CHECK: "be discarded by a body check",
    Deed.BE_TAPPED: "be tapped{by}",
    Deed.STORE_AT_END: "store cards at the end of the turn",
    Deed.KEEP_OUT: "keep {what} out of play",
    Deed.BE_CROSSED: "be reached across the water",
}
"""What somebody can do, with what it is done to or by."""
PLAYERS = (Ref.ME, Ref.OPPONENT, Ref.EACH_PLAYER, Ref.CONTROLLER)


def lasting(text: str, if_: j.Condition, until: Until | None = None) -> str:
    """A sentence with how long it holds, and its condition."""
    return f"{text}{'' if until is None else f' {UNTIL[until]}'}{if_so(if_)}"


def who_does(one: s.Cannot | s.May | s.Must) -> Noun:
    """What kind of thing does it."""
    return SORTS[DEEDS_BY.get(one.deed, Sort.CARD)]


def company(what: Filter | None) -> str:
    """In which company somebody may be: that which is meant, or one with something."""
    if what is None:
        return "a company beside another leader"
    if isinstance(what, That) and kind_of(what.what) is COMPANY:
        return REFS[what.what].text
    return f"a company with {a(what)}"


def deed(one: s.Cannot | s.May | s.Must) -> str:
    """What somebody cannot, may or must do."""
    verb = {s.Cannot: "cannot", s.May: "may", s.Must: "must"}[type(one)]
    at = ""
    if isinstance(one, s.May) and one.at is not None and one.at != Anything():
        at = f" at {a(one.at, SITE)}"
    card = isinstance(one.who, Ref | Meant) and one.who not in PLAYERS
    if one.deed is Deed.PLAY and card and one.what is not None:
        text = all_of(one.who).fill(f"{{nom}} {verb} be played on {a(one.what, COMPANY)}")
        return lasting(text, one.if_, one.until)
    if one.deed is Deed.BE_BROUGHT_IN and one.who is Ref.ME and one.what is not None:
        text = f"you {verb} bring {a(one.what, CHARACTER)} into play{at}"
        return lasting(text, one.if_, one.until)
    what = None if one.what is None else a(one.what, SITE if one.deed in PLACES else CARD)
    who = all_of(one.who, who_does(one))
    pattern = f"{DEEDS[one.deed]}{'' if '{there}' in DEEDS[one.deed] else '{there}'}"
    if isinstance(one, s.May) and one.deed is Deed.BE_ASSIGNED_STRIKE:
        pattern += " as though {it} were untapped"
    if isinstance(one, s.Cannot) and one.who is Ref.EACH_PLAYER:
        who, verb = Thing(ONE, "no player"), "may"
    elif (
        isinstance(one, s.Cannot) and not isinstance(one.who, Ref | Meant) and not is_name(one.who)
    ):
        who, verb = none_of(one.who, who_does(one)), "may"
    text = who.fill(
        f"{{nom}} {verb} {pattern}",
        there=at,
        what="this card" if what is None else what,
        by="" if what is None else f" by {what}",
        of="" if what is None else f" of {what}",
        for_="" if what is None else f" for {what}",
        place="any site" if what is None else what,
        at="" if what is None else f" at {what}",
        site="the site" if what is None else what,
        palantir="a Palantír" if what is None else what,
        company=company(one.what),
    )
    return lasting(text, one.if_, one.until)
