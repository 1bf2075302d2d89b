"""How the processes behave in which programs think and play."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def begin_worker() -> None:
    """Leave the interrupt key to the parent process, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the parent process is gone, however it went, and go too."""
    parent = parent_process()
    assert parent is not None, "a worker has been started by somebody"
    wait([parent.sentinel])
    os._exit(0)
