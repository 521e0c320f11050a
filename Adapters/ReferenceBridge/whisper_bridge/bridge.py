"""One run of the bridge, from `start` to `closed`."""

import os
import queue
import time
from collections.abc import Iterator
from typing import Any

from . import ABILITIES, VERSION, library, session, verdict
from .account import Account
from .avatars import Avatars
from .background import CLOSE_SECONDS, in_background, limit_the_end, within
from .deadlines import Deadlines
from .details import Details
from .failure import CRASHED, NETWORK_ERROR, SESSION_EXPIRED, UNSUPPORTED, Failure, cause
from .helper import SessionHelper
from .journal import Journal
from .lines import PROTOCOL, Line, number
from .listener import Listener
from .outbox import Outbox
from .protobuf import PACKAGE, adv, registration
from .settings import Settings

DAY = 86_400
# What stopping the library, and the last copy of the session, may take of the five seconds to end.
STOP_SECONDS = 1.5
COPY_SECONDS = 1.0


class Bridge:
    """Holds the parts together. The first cause to end it wins."""

    def __init__(self, settings: Settings, output: int) -> None:
        """Opens the journal and loads the library. The session directory is the current directory from then on."""
        self._settings = settings
        # Why it ends: a reason of the protocol, "" for the end of the host, with the failure if that is the reason.
        self._endings: queue.SimpleQueue[tuple[str, Failure | None]] = queue.SimpleQueue()
        self._requests: queue.SimpleQueue[Line] = queue.SimpleQueue()
        self._deadlines = Deadlines()
        self._journal = Journal(settings.journal, settings.journal_key, settings.acknowledged)
        os.chdir(settings.session_directory)
        self._helper = SessionHelper(settings.session_directory)
        self._library = library.Library(PACKAGE)
        self.outbox = Outbox(output, self._journal, self._fail)
        self._listener = Listener(
            settings, self._journal, self.outbox, self._library, self._deadlines, self._stored_account, self._fail
        )
        self._avatars = Avatars(self._library, self.outbox, lambda: self._account is not None, self._fail)
        details = Details(self._library, self.outbox, lambda: self._account, self._fail)
        details.begin()
        self._listener.on_login = details.logged_in

    def run(self, host: Iterator[Line]) -> int:
        """Runs the bridge; returns the exit code."""
        jid, _, details = self._helper.inspect()
        self.outbox.notice(
            "ready",
            bridge="neonize",
            bridge_version=VERSION,
            protocol=PROTOCOL,
            abilities=ABILITIES,
            library=f"neonize {self._library.version}",
            paired=jid is not None,
            journal_id=self._journal.identity,
        )
        self.outbox.open()
        in_background("host", lambda: self._listen(host))
        in_background("requests", self._serve)
        failure = self._session_failure(jid, details)
        if failure is None:
            self._listener.is_pairing = jid is None
            in_background("library", self._connect)
        else:
            self._fail(failure)
        return self._end(*self._endings.get())

    def _fail(self, failure: Failure) -> None:
        self._endings.put(("error", failure))

    @property
    def _account(self) -> Account | None:
        """The account that is logged in; None without a connection."""
        return self._listener.account if self._listener.is_connected else None

    def _stored_account(self) -> Account | None:
        jid, lid, _ = self._helper.inspect()
        return Account(jid, lid) if jid else None

    # Connecting

    def _session_failure(self, jid: str | None, details: bytes | None) -> Failure | None:
        """Whether the session can be used to connect."""
        if jid is None:
            return None if self._settings.may_pair else Failure(SESSION_EXPIRED, "the device is not paired")
        if self._settings.session_days and details:
            paired_at = adv.ADVDeviceIdentity.FromString(details).timestamp
            left = paired_at + self._settings.session_days * DAY - time.time()
            expired = Failure(SESSION_EXPIRED, "the session is older than allowed")
            if paired_at and left <= 0:
                return expired
            if paired_at:
                self._deadlines.set("session", left, lambda: self._fail(expired))
        return None

    def _connect(self) -> None:
        listener = self._listener
        listener.expect_answer()
        try:
            reason = self._library.connect(
                device_properties(self._settings),
                listener.on_code,
                listener.on_event,
                listener.on_log,
                # What the service asks for while a device is linked has no event.
                logs_all=listener.is_pairing,
            )
            self._fail(verdict.of_end(reason))
        except Exception as error:
            self._fail(Failure(CRASHED, f"the library cannot be used ({cause(error)})"))

    # The host's lines

    def _listen(self, host: Iterator[Line]) -> None:
        """Handles at once what must never wait, and leaves the rest to `_serve`."""
        try:
            for line in host:
                match line["type"]:
                    case "ping":
                        self.outbox.notice("pong", id=number(line, "id"))
                    case "pause":
                        self.outbox.pause(True)
                    case "resume":
                        self.outbox.pause(False)
                    case "ack":
                        self._journal.acknowledge(number(line, "seq"))
                        self._requests.put({"type": "tidy"})
                    case "status" | "snapshot" | "history" | "logout" | "fetch":
                        number(line, "id")
                        self._requests.put(line)
                    case "avatar":
                        self._avatars.answer(line)
                    case "quit":
                        self._endings.put(("quit", None))
                        return
                    case "start":
                        raise Failure(CRASHED, "the host sent start twice")
            self._endings.put(("", None))
        except Failure as failure:
            self._fail(failure)

    def _serve(self) -> None:
        """Handles requests that may take time, one by one."""
        while True:
            line = self._requests.get()
            try:
                if line["type"] == "tidy":
                    self._journal.tidy()
                    continue
                try:
                    members = self._answer(line["type"])
                except Failure as failure:
                    members = failure.reply
                self.outbox.notice("reply", id=line["id"], **members)
                if line["type"] == "logout" and members["ok"]:
                    self._endings.put(("logout", None))
            except Failure as failure:
                self._fail(failure)

    def _answer(self, request: str) -> dict[str, Any]:
        match request:
            case "status":
                account = self._listener.account
                return {
                    "ok": True,
                    "connected": self._listener.is_connected,
                    "logged_in": self._account is not None,
                    "paused": self.outbox.is_paused,
                    "jid": account.jid if account is not None else None,
                    "pending": self._journal.pending,
                    "last_event": self._listener.last_event,
                }
            case "snapshot":
                return {"ok": True, "changed": self._helper.copy()}
            case "logout":
                # The library has no client before it has connected, and a call would end the process.
                if not self._listener.is_connected:
                    raise Failure(NETWORK_ERROR, "there is no connection through which to unlink the device")
                if self._library.logout():
                    raise Failure(NETWORK_ERROR, "the service did not unlink the device")
                return {"ok": True}
            case "fetch":
                raise Failure(UNSUPPORTED, "files are fetched by a run with that purpose")
            case _:
                raise Failure(UNSUPPORTED, "this bridge cannot ask the phone for older messages")

    # The end

    def _end(self, reason: str, failure: Failure | None) -> int:
        """Ends within the time that the protocol allows, whatever the library is doing."""
        limit_the_end()
        if not reason:
            # The host is gone, and no other process takes care of the session.
            session.remove(self._settings.session_directory)
            self._helper.end()
            within(STOP_SECONDS, self._library.stop)
            session.remove(self._settings.session_directory)
            return 0
        within(STOP_SECONDS, self._library.stop)
        changed = False
        if reason == "logout":
            self._helper.end()
            session.empty(self._settings.session_directory)
        else:
            changed = within(COPY_SECONDS, self._helper.copy) or False
            self._helper.end()
        if failure is not None:
            self.outbox.notice("error", code=failure.code, message=failure.message, fatal=True)
        is_told = self.outbox.close(CLOSE_SECONDS, reason=reason, changed=changed)
        return 0 if is_told else 4


def device_properties(settings: Settings) -> bytes:
    """How the phone should list this device, and which history it should send when it pairs."""
    properties = registration.DeviceProps(
        os=settings.device_name,
        platformType=registration.DeviceProps.PlatformType.DESKTOP,
        requireFullSync=settings.wants_history,
    )
    if settings.wants_history:
        # Ten years and ten gigabytes: the host's limit decides what is too much.
        properties.historySyncConfig.fullSyncDaysLimit = 3650
        properties.historySyncConfig.fullSyncSizeMbLimit = 10_240
        properties.historySyncConfig.storageQuotaMb = 10_240
    result: bytes = properties.SerializeToString()
    return result
