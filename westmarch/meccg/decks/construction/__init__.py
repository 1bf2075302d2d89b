"""The rules by which decks are put together, one module a group of rules."""

from __future__ import annotations

from westmarch.meccg.decks.construction.check import findings
from westmarch.meccg.decks.construction.findings import PLAYED, Finding, Findings, Terms

__all__ = ["PLAYED", "Finding", "Findings", "Terms", "findings"]
