"""The rules, one module a chapter.

What cards do uses the rules, and the rules carry out what cards do; so whichever module is asked
for first, all begin with the one that carries it out.
"""

from __future__ import annotations

from westmarch.meccg.rules import resolving as resolving
