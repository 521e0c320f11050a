"""Threads that never keep the process alive, and the moment at which it ends in any case."""

import os
import threading
from collections.abc import Callable
from typing import Any

from .failure import Failure

# The protocol gives five seconds to end. Each step has its share; threads that are late are abandoned.
HARD_END_SECONDS = 4.5
CLOSE_SECONDS = 1.5


def in_background(name: str, action: Callable[[], None]) -> threading.Thread:
    """Runs an action on a thread that does not keep the process alive."""
    thread = threading.Thread(target=action, name=name, daemon=True)
    thread.start()
    return thread


def within(seconds: float, action: Callable[[], Any]) -> Any:
    """The result of an action, or None if it fails or takes longer."""
    results: list[Any] = []

    def run() -> None:
        try:
            results.append(action())
        except Failure:
            pass

    in_background("ending", run).join(seconds)
    return results[0] if results else None


def limit_the_end() -> None:
    """From now on the process ends within the time that the protocol allows, whatever its threads are doing."""
    hard_end = threading.Timer(HARD_END_SECONDS, lambda: os._exit(3))
    hard_end.daemon = True
    hard_end.start()
