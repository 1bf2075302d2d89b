"""Judging by weighted features, as a logistic curve: weights are learnt from many games."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

Features = Mapping[str, float]
"""What is seen of a table, by name."""


def chance(features: Features, weights: Mapping[str, float]) -> float:
    """A chance between 0 and 1, from what is seen and what it counts."""
    total = sum(weights[name] * value for name, value in features.items())
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
