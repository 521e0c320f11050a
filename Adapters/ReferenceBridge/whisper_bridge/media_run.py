"""One run that fetches files, from `start` to `closed` (ING-6).

It has no account and no journal, and loads nothing that talks to WhatsApp but Python's own client of HTTP. Files of
messages are encrypted, and stay so: their keys never reach this process. Pictures of chats are not encrypted.
"""

import queue
import sys
import threading
from collections.abc import Iterator

from . import ABILITIES, VERSION, session
from .background import CLOSE_SECONDS, in_background, limit_the_end
from .failure import CRASHED, RATE_LIMITED, UNSUPPORTED, Failure, cause
from .fetch import pipe_of, transfer, wanted_of
from .lines import PROTOCOL, Line, number
from .media import WHATSAPP, MediaHosts, Wanted
from .outbox import NoJournal, Outbox
from .settings import MediaSettings


class MediaRun:
    """Fetches one file at a time. The first cause to end it wins."""

    def __init__(self, settings: MediaSettings, output: int, hosts: MediaHosts | None) -> None:
        self._settings = settings
        self._hosts = hosts or WHATSAPP
        # Why it ends: a reason of the protocol, "" for the end of the host, with the failure if that is the reason.
        self._endings: queue.SimpleQueue[tuple[str, Failure | None]] = queue.SimpleQueue()
        self._outbox = Outbox(output, NoJournal(), self._fail)
        # Held while a file is fetched.
        self._fetching = threading.Lock()

    def run(self, host: Iterator[Line]) -> int:
        """Runs; returns the exit code."""
        self._outbox.notice(
            "ready",
            bridge="neonize",
            bridge_version=VERSION,
            protocol=PROTOCOL,
            abilities=ABILITIES,
            library="Python " + ".".join(str(part) for part in sys.version_info[:3]),
            paired=False,
        )
        self._outbox.open()
        in_background("host", lambda: self._listen(host))
        return self._end(*self._endings.get())

    def _fail(self, failure: Failure) -> None:
        self._endings.put(("error", failure))

    def _listen(self, host: Iterator[Line]) -> None:
        try:
            for line in host:
                match line["type"]:
                    case "ping":
                        self._outbox.notice("pong", id=number(line, "id"))
                    case "fetch":
                        self._fetch(number(line, "id"), line)
                    case "status":
                        self._reply(number(line, "id"), **STATUS)
                    case "snapshot" | "history" | "logout" | "avatar":
                        refusal = Failure(UNSUPPORTED, "this run only fetches files")
                        self._reply(number(line, "id"), **refusal.reply)
                    case "quit":
                        self._endings.put(("quit", None))
                        return
                    case "start":
                        raise Failure(CRASHED, "the host sent start twice")
            self._endings.put(("", None))
        except Failure as failure:
            self._fail(failure)

    def _fetch(self, request: int, line: Line) -> None:
        pipe = pipe_of(line)
        try:
            wanted = wanted_of(line)
            if not self._fetching.acquire(blocking=False):
                raise Failure(RATE_LIMITED, "another file is being fetched")
        except Failure as failure:
            if failure.code == CRASHED:
                raise
            self._reply(request, **failure.reply)
            return
        in_background("fetch", lambda: self._transfer(request, wanted, pipe))

    def _transfer(self, request: int, wanted: Wanted, pipe: str) -> None:
        try:
            members: Line = {"ok": True, "size": transfer(self._hosts, wanted, pipe)}
        except Failure as failure:
            if failure.code == CRASHED:
                self._fail(failure)
                return
            members = failure.reply
        except Exception as error:
            self._fail(Failure(CRASHED, f"a file could not be fetched ({cause(error)})"))
            return
        finally:
            # Before the reply, which the host may answer with the next request.
            self._fetching.release()
        self._reply(request, **members)

    def _reply(self, request: int, **members: object) -> None:
        try:
            self._outbox.notice("reply", id=request, **members)
        except Failure as failure:
            self._fail(failure)

    def _end(self, reason: str, failure: Failure | None) -> int:
        """Ends within the time that the protocol allows. A file on its way is abandoned."""
        limit_the_end()
        if not reason:
            # The host is gone, and no other process takes care of the directory, which has its pipes.
            session.remove(self._settings.session_directory)
            return 0
        if failure is not None:
            self._outbox.notice("error", code=failure.code, message=failure.message, fatal=True)
        is_told = self._outbox.close(CLOSE_SECONDS, reason=reason, changed=False)
        return 0 if is_told else 4


# Of a run without an account.
STATUS: Line = {
    "ok": True,
    "connected": False,
    "logged_in": False,
    "paused": False,
    "jid": None,
    "pending": 0,
    "last_event": None,
}
