"""How long what a card brings about lasts, where its words do not say it."""

from __future__ import annotations

from msgspec.structs import replace

from westmarch.meccg.vocabulary import abilities as w
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary import targets
from westmarch.meccg.vocabulary.references import Moment, Ref, Until

IN_ATTACK = (
    Moment.ATTACK_FACED,
    Moment.BEFORE_ASSIGNMENT,
    Moment.AFTER_ASSIGNMENT,
    Moment.STRIKE_FACED,
    Moment.AFTER_STRIKE,
)


def timed(one: w.Ability) -> w.Ability:
    """An ability whose effects say how long they last, if they only can last for so long."""
    match one:
        case w.ShortEvent(do, way):
            return replace(one, do=limited(do, limit(way.when, way.on), attacks(way.on)))
        case e.Action(do=do, when=when, on=on) | w.TapsInto(do, on, when):
            return replace(one, do=limited(do, limit(when, on), attacks(on)))
        case w.While(abilities=inner) | w.InZone(abilities=inner) | w.AsEvent(abilities=inner):
            return replace(one, abilities=tuple(map(timed, inner)))
    return one


def limit(when: tuple[Moment, ...], on: targets.Target | None) -> Until | None:
    """How long something lasts of which nothing is said: for the attack, if one is faced."""
    if isinstance(on, targets.AnAttack) or (when and all(one in IN_ATTACK for one in when)):
        return Until.ATTACK_OVER
    return Until.TURN if when and not any(one in IN_ATTACK for one in when) else None


def attacks(on: targets.Target | None) -> tuple[Ref, ...]:
    """What means the attack that is faced: it need not be said that this lasts as long as it."""
    return (Ref.ATTACK, Ref.TARGET) if isinstance(on, targets.AnAttack) else (Ref.ATTACK,)


def limited(
    do: tuple[e.Effect, ...], until: Until | None, attack: tuple[Ref, ...]
) -> tuple[e.Effect, ...]:
    """Effects with how long they last."""
    return tuple(limited_one(one, until, attack) for one in do)


def limited_one(one: e.Effect, until: Until | None, attack: tuple[Ref, ...]) -> e.Effect:
    """An effect with how long it lasts."""
    fields: dict[str, object] = {}
    if isinstance(one, s.Static) and "until" in one.__struct_fields__:
        given = {name: getattr(one, name) for name in one.__struct_fields__}
        clear = until is Until.ATTACK_OVER and given.get("of") in attack
        return one if given["until"] is not None or clear else replace(one, until=until)
    fields |= {
        name: limited(getattr(one, name), until, attack)
        for name in ("do", "then", "otherwise", "passed", "failed", "choices")
        if name in one.__struct_fields__ and not isinstance(one, e.When | e.Action | e.RollTable)
    }
    return replace(one, **fields) if fields else one
