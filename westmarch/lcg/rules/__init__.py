"""The rules, one module a chapter of the rulebook.

The chapters refer to each other, as in the book; reading begins with the adventure, so that each
of them can be imported by itself.
"""

from westmarch.lcg.rules import rounds as rounds
