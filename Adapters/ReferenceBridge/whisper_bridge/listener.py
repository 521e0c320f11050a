"""What the library reports, and how it is handled."""

import base64
import time
from collections.abc import Callable

from google.protobuf.message import DecodeError

from . import events, lines, verdict
from .account import Account, address
from .background import in_background
from .deadlines import Deadlines
from .failure import (
    AUTH_FAILED,
    CRASHED,
    DECRYPT_FAILED,
    NETWORK_ERROR,
    PASSKEY_REQUIRED,
    QR_EXPIRED,
    RATE_LIMITED,
    Failure,
    cause,
)
from .history import History
from .journal import Journal
from .library import Library
from .outbox import Outbox
from .protobuf import schema
from .settings import Settings

# For how long WhatsApp accepts the first code, and each of the further ones.
FIRST_CODE_SECONDS = 60
NEXT_CODE_SECONDS = 20
# For how long a pairing code works: as long as the connection, which ends with the last QR code.
PAIRING_CODE_SECONDS = 160
# The names with which a client must introduce itself to pair by a code; the service accepts only common ones.
BROWSER, BROWSER_TYPE = "Chrome (Linux)", 1
# A new code may arrive a little after the old one has expired.
CODE_GRACE_SECONDS = 3
# For how long the library may leave open which account has logged in.
ACCOUNT_SECONDS = 2


class Listener:
    """Journals every event before anything else, then checks whether it concerns the connection."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        outbox: Outbox,
        library: Library,
        deadlines: Deadlines,
        stored_account: Callable[[], Account | None],
        failed: Callable[[Failure], None],
    ) -> None:
        self._settings = settings
        self._journal = journal
        self._outbox = outbox
        self._library = library
        self._deadlines = deadlines
        self._stored_account = stored_account
        self._failed = failed
        self._history = History(settings.wants_history, settings.history_limit)
        self._codes = 0
        # Whether this run is to link the device, and has not yet.
        self.is_pairing = False
        # The account, once it is known.
        self.account: Account | None = None
        self.is_connected = False
        self.last_event: int | None = None
        # Called after each `login`; must return at once.
        self.on_login: Callable[[], None] = lambda: None

    # Called by the library; nothing may be raised into it.

    def on_code(self, code: str) -> None:
        """A QR code that replaces the previous one."""
        self._guard(lambda: self._code(code))

    def on_event(self, code: int, raw: bytes) -> None:
        """An event, of which only this process has a copy from now on."""
        self._guard(lambda: self._event(code, raw))

    def on_log(self, entry: bytes) -> None:
        """A line of the library's log. It can contain numbers and names, so only its classification is passed on."""
        self._guard(lambda: self._log(entry))

    def expect_answer(self) -> None:
        """Begins to connect: if no code or login arrives in time, there is no network."""
        failure = Failure(NETWORK_ERROR, "the service does not answer")
        self._deadlines.set("network", self._settings.network_seconds, lambda: self._failed(failure))

    # How each of them is handled

    def _guard(self, action: Callable[[], None]) -> None:
        try:
            action()
        except Failure as failure:
            self._failed(failure)
        except BaseException as error:
            self._failed(Failure(CRASHED, f"an event could not be processed ({cause(error)})"))

    def _code(self, code: str) -> None:
        if self._settings.pair_phone is not None:
            # The first QR code shows that there is a connection. None is needed, and they go on expiring unused.
            if not self._codes:
                self._codes = 1
                until = time.time() + PAIRING_CODE_SECONDS
                in_background("pairing", lambda: self._guard(lambda: self._ask_for_code(until)))
            return
        self._deadlines.cancel("network")
        seconds = NEXT_CODE_SECONDS if self._codes else FIRST_CODE_SECONDS
        self._codes += 1
        self._outbox.notice("qr", code=code, expires_at=int((time.time() + seconds) * 1000))
        failure = Failure(QR_EXPIRED, "the code was not scanned in time")
        self._deadlines.set("code", seconds + CODE_GRACE_SECONDS, lambda: self._failed(failure))

    def _ask_for_code(self, until: float) -> None:
        """Reports the code to be entered at the phone; it works until that moment, in seconds since 1970."""
        parameters = schema.PairPhoneParams(
            phone=self._settings.pair_phone,
            showPushNotification=True,
            clientType=BROWSER_TYPE,
            clientDisplayName=BROWSER,
        )
        answer = schema.PairPhoneReturnFunction.FromString(self._library.pair_phone(parameters.SerializeToString()))
        if answer.Error or not answer.Code:
            is_rate = verdict.is_rate_limit(answer.Error)
            reason = "too many codes were asked for" if is_rate else "the service did not give a code for this number"
            raise Failure(AUTH_FAILED, reason)
        self._deadlines.cancel("network")
        self._outbox.notice("pair_code", code=answer.Code, expires_at=int(until * 1000))
        failure = Failure(QR_EXPIRED, "the code was not entered in time")
        self._deadlines.set("code", until - time.time() + CODE_GRACE_SECONDS, lambda: self._failed(failure))

    def _event(self, code: int, raw: bytes) -> None:
        if code not in events.WITHHELD:
            if code == events.HISTORY_SYNC:
                self._keep_history(code, raw)
            else:
                self._keep(code, raw)
        failure = verdict.of_event(code, raw)
        if failure is not None:
            self._failed(failure)
            return
        match code:
            case events.DEVICE:
                device = schema.Device.FromString(raw)
                self.account = Account(address(device.JID), address(device.LID) if device.LID.User else None)
                self._login()
            case events.PAIR_STATUS:
                self.is_pairing = False
                self._deadlines.cancel("code")
                self.expect_answer()
            case events.CONNECTED | events.KEEP_ALIVE_RESTORED:
                self.is_connected = True
                self._deadlines.cancel("network")
                self._deadlines.cancel("code")
                self._login()
                if self.account is None:
                    # The library reports it at about this time; otherwise the session database does.
                    self._deadlines.set("account", ACCOUNT_SECONDS, lambda: self._guard(self._look_up_account))
            case events.DISCONNECTED:
                self._lost("network")
            case events.KEEP_ALIVE_TIMEOUT:
                self._lost("keep_alive")
            case events.STREAM_ERROR:
                self._lost("stream_error")
            case events.MESSAGE | events.UNDECRYPTABLE:
                try:
                    self._vote(raw) if code == events.MESSAGE else self._undecryptable(raw)
                except DecodeError:
                    # It is journaled, and the host will interpret it.
                    pass

    def _keep_history(self, code: int, raw: bytes) -> None:
        try:
            pieces = list(self._history.pieces(raw))
        except DecodeError:
            pieces = [raw]
        for piece in pieces:
            self._keep(code, piece, backlog=True)
        self._outbox.notice("progress", completed=self._history.completed, total=None)

    def _keep(self, code: int, raw: bytes, backlog: bool = False, json: lines.Line | None = None) -> None:
        """Journals an event; when it returns, the event survives any crash."""
        members: lines.Line = {
            "code": code,
            "name": events.name(code),
            "raw": base64.b64encode(raw).decode(),
            "backlog": backlog,
        }
        if json is not None:
            members["json"] = json
        self._journal.append(lambda number: lines.encode(lines.numbered("event", number, members)))
        self.last_event = time.time_ns() // 1_000_000
        self._outbox.journaled()

    def _login(self) -> None:
        """Reports that the session is accepted, once the library has connected and the account is known."""
        if not self.is_connected or self.account is None:
            return
        self._deadlines.cancel("account")
        self._outbox.notice(
            "login",
            phone=self.account.phone,
            jid=self.account.jid,
            lid=self.account.lid,
            device=self._settings.device_name,
        )
        self.on_login()

    def _look_up_account(self) -> None:
        if self.account is None:
            self.account = self._stored_account()
            self._login()

    def _lost(self, reason: str) -> None:
        if self.is_connected:
            self.is_connected = False
            self._outbox.notice("disconnected", reason=reason)

    def _undecryptable(self, raw: bytes) -> None:
        event = schema.UndecryptableMessage.FromString(raw)
        # What the phone withholds on purpose, such as a view-once message, is not a failure.
        if not event.IsUnavailable:
            self._outbox.notice(
                "error",
                code=DECRYPT_FAILED,
                message="a message could not be decrypted; it is asked for again",
                fatal=False,
                message_id=event.Info.ID,
            )

    def _vote(self, raw: bytes) -> None:
        """A vote arrives encrypted and is already journaled; its content, if known, follows as the same event."""
        event = schema.Message.FromString(raw)
        if not event.Message.HasField("pollUpdateMessage"):
            return
        answer = schema.ReturnFunctionWithError.FromString(self._library.decrypt_poll_vote(raw))
        if not answer.Error:
            chosen = [base64.b64encode(each).decode() for each in answer.PollVoteMessage.selectedOptions]
            self._keep(events.MESSAGE, raw, json={"poll_vote": chosen})

    def _log(self, entry: bytes) -> None:
        line = schema.LogEntry.FromString(entry)
        text = line.Message
        if self.is_pairing and verdict.is_passkey_request(text):
            self.is_pairing = False
            self._outbox.notice("passkey")
            self._failed(Failure(PASSKEY_REQUIRED, "the service asks for a passkey to link this device"))
        # What is sent and received may contain any words.
        elif line.Level not in ("DEBUG", "INFO") and verdict.is_rate_limit(text):
            self._outbox.notice("error", code=RATE_LIMITED, message="too many requests", fatal=False)
