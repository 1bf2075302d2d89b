"""The command whose server never looks at its tables by the clock: only news can move them."""

from __future__ import annotations

from westmarch.cli.main import main
from westmarch.server import hall

hall.TICK = 1e6

if __name__ == "__main__":
    main()
