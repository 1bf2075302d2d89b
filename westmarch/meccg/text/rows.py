"""Sentences in a row that differ in few words only."""

from __future__ import annotations

MANY = 4
"""From how many on sentences are drawn together."""


def alike(texts: list[str], link: str, word: str) -> str:
    """Sentences as alternatives; of many what they begin and end with is said once."""
    if len(texts) < MANY:
        return link.join(texts)
    words = [text.split() for text in texts]
    least = min(map(len, words))
    start = next((n for n in range(least) if len({one[n] for one in words}) > 1), least)
    end = next((n for n in range(least) if len({one[-1 - n] for one in words}) > 1), least)
    if start + end >= least or not end:
        return link.join(texts)
    middles = [" ".join(one[start : len(one) - end]) for one in words]
    row = f"{', '.join(middles[:-1])} {word} {middles[-1]}"
    return " ".join([*words[0][:start], row, *words[0][len(words[0]) - end :]])
