"""Actions that run unless they are cancelled first."""

import threading
import time
from collections.abc import Callable


class Deadlines:
    """Named deadlines, each with its action. One thread waits for the nearest."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._moments: dict[str, tuple[float, Callable[[], None]]] = {}
        threading.Thread(target=self._run, name="deadlines", daemon=True).start()

    def set(self, name: str, seconds: float, action: Callable[[], None]) -> None:
        """Runs an action after this many seconds, replacing the deadline of the same name."""
        with self._changed:
            self._moments[name] = (time.monotonic() + seconds, action)
            self._changed.notify()

    def cancel(self, name: str) -> None:
        """Cancels a deadline; has no effect if there is none."""
        with self._changed:
            self._moments.pop(name, None)

    def _run(self) -> None:
        while True:
            with self._changed:
                name = min(self._moments, key=lambda each: self._moments[each][0], default=None)
                if name is None:
                    self._changed.wait()
                    continue
                moment, action = self._moments[name]
                left = moment - time.monotonic()
                if left > 0:
                    # At most a week: longer waits than the system's clock can hold are an error.
                    self._changed.wait(min(left, 604_800))
                    continue
                del self._moments[name]
            action()
