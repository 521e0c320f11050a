"""What is sent to the host, and in what order."""

import os
import threading
from collections import deque
from collections.abc import Callable
from typing import Protocol

from . import lines
from .failure import CRASHED, Failure
from .lines import Line

# Answers and notices that may wait for a host that does not read. It requests few; a flood is its own fault.
ROOM = 10_000
# Lines about the present state that may wait for their turn.
STATE_ROOM = 4


class Closing(Exception):
    """No further line can be sent."""


class Source(Protocol):
    """Where the lines that were journaled come from."""

    @property
    def last(self) -> int:
        """The highest assigned number."""

    def next_unsent(self) -> bytes | None:
        """The next line to send to the host; None if it has received all of them."""


class NoJournal:
    """Of a run that journals nothing."""

    last = 0

    def next_unsent(self) -> bytes | None:
        """Nothing."""
        return None


class Outbox:
    """One thread that writes: answers and notices first, then the journal's lines, then those about the state.

    The host can pause the last two. Only answers and notices wait in memory: events are read from the journal when
    their turn comes, and reporting the state waits until it has its turn.
    """

    def __init__(self, descriptor: int, journal: Source, failed: Callable[[Failure], None]) -> None:
        """Begins paused until `open`, since `ready` has to be the first line."""
        self._descriptor = descriptor
        self._journal = journal
        self._failed = failed
        self._notices: deque[bytes] = deque()
        self._states: deque[tuple[str, Line]] = deque()
        self._changed = threading.Condition()
        self._version = lines.HANDSHAKE
        self._is_open = False
        self._is_paused = False
        self._is_closing = False
        self._is_told = False
        self._thread = threading.Thread(target=self._run, name="outbox", daemon=True)
        self._thread.start()

    @property
    def is_paused(self) -> bool:
        """Whether the host asked to hold events back."""
        return self._is_paused

    def open(self) -> None:
        """Lets the journal's lines follow the notices. `ready` has announced the version of all further lines."""
        with self._changed:
            self._version = lines.PROTOCOL
            self._is_open = True
            self._changed.notify_all()

    def notice(self, kind: str, /, **members: object) -> None:
        """Sends a line that is not journaled."""
        line: Line = lines.numbered(kind, self._journal.last, members, self._version)
        with self._changed:
            if self._is_closing:
                return
            if len(self._notices) >= ROOM:
                raise Failure(CRASHED, "the host does not read")
            self._notices.append(lines.encode(line))
            self._changed.notify_all()

    def state(self, kind: str, line: Line) -> None:
        """Sends a line about the present state after everything else. Waits until the one before it has its turn."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._states) < STATE_ROOM or self._is_closing)
            if self._is_closing:
                raise Closing
            self._states.append((kind, line))
            self._changed.notify_all()

    def journaled(self) -> None:
        """Signals that the journal has new lines."""
        with self._changed:
            self._changed.notify_all()

    def pause(self, is_paused: bool) -> None:
        """Holds events back, or lets them continue."""
        with self._changed:
            self._is_paused = is_paused
            self._changed.notify_all()

    def close(self, seconds: float, **members: object) -> bool:
        """Sends `closed` after the waiting notices, and nothing after it; returns whether that was done in time."""
        line = lines.numbered("closed", self._journal.last, members, self._version)
        with self._changed:
            if not self._is_closing:
                self._is_closing = True
                self._notices.append(lines.encode(line))
                self._changed.notify_all()
        self._thread.join(seconds)
        return self._is_told

    def _run(self) -> None:
        try:
            while (line := self._next()) is not None:
                lines.write(self._descriptor, line)
            self._is_told = True
        except OSError:
            # The host no longer reads. The end of standard input indicates it, too, and ends the bridge.
            os.close(self._descriptor)
        except Failure as failure:
            self._failed(failure)

    def _next(self) -> bytes | None:
        with self._changed:
            while True:
                if self._notices:
                    return self._notices.popleft()
                if self._is_closing:
                    return None
                if self._is_open and not self._is_paused:
                    line = self._journal.next_unsent()
                    if line is not None:
                        return line
                    if self._states:
                        kind, members = self._states.popleft()
                        self._changed.notify_all()
                        break
                self._changed.wait()
        # Outside the lock: such a line can be long, and an answer must not wait for it to be made.
        return lines.encode(lines.numbered(kind, self._journal.last, members))
