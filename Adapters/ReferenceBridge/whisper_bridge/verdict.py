"""Which failure an event, or the end of a connection, corresponds to (ING-4)."""

from . import events
from .failure import (
    AUTH_FAILED,
    BANNED,
    CLIENT_OUTDATED,
    CRASHED,
    NETWORK_ERROR,
    RATE_LIMITED,
    SESSION_EXPIRED,
    Failure,
)
from .protobuf import schema

LOGGED_OUT = Failure(SESSION_EXPIRED, "the device was logged out from the phone")
BAN = Failure(BANNED, "the account is temporarily locked")
OUTDATED = Failure(CLIENT_OUTDATED, "this version of the library is no longer accepted")
TOO_MANY = Failure(RATE_LIMITED, "too many requests")
REFUSED = Failure(NETWORK_ERROR, "the service is not accepting connections at the moment")

# Numbers of `ConnectFailureReason`.
REASONS = {2: LOGGED_OUT, 3: BAN, 4: LOGGED_OUT, 5: LOGGED_OUT, 6: OUTDATED, 7: OUTDATED}

# Words that the library uses when the service cannot be reached. In lower case.
NETWORK_WORDS = (
    "dial", "lookup", "no such host", "timeout", "timed out", "deadline", "refused", "unreachable", "reset", "eof",
    "network", "socket", "tls", "handshake", "certificate", "connection", "502", "503", "504",
)  # fmt: skip
CERTIFICATE_WORDS = ("x509", "verify certificate", "unknown authority")
NAME_WORDS = ("no such host", "name resolution", "server misbehaving")
DISK_WORDS = ("no space left", "disk is full")
# Words of the library's log when the service asks for a passkey: the type of its notification, and complaints about it.
PASSKEY_WORDS = ("passkey_prologue_request", "passkey notification", "passkey options")
RATE_WORDS = ("rate-overlimit", "too many requests", "429")


def of_event(code: int, raw: bytes) -> Failure | None:
    """The failure with which this event ends the session; None for all other events."""
    match code:
        case events.LOGGED_OUT:
            return LOGGED_OUT
        case events.STREAM_REPLACED:
            return Failure(SESSION_EXPIRED, "another client has taken over the session")
        case events.TEMPORARY_BAN:
            return BAN
        case events.CLIENT_OUTDATED:
            return OUTDATED
        case events.CONNECT_FAILURE:
            failure = schema.ConnectFailure.FromString(raw)
            if failure.Reason in REASONS:
                return REASONS[failure.Reason]
            codes = {each.text or str(each.integer) for each in failure.Raw.Attrs if each.name in ("reason", "code")}
            is_rate = "429" in codes or mentions(failure.Message, RATE_WORDS)
            return TOO_MANY if is_rate else REFUSED
        case events.PAIR_STATUS:
            status = schema.PairStatus.FromString(raw)
            if status.Status == schema.PairStatus.PStatus.ERROR:
                return Failure(AUTH_FAILED, "the phone or the service refused the pairing")
    return None


def of_end(reason: str) -> Failure:
    """The failure that the end of a connection corresponds to, from the library's description of it."""
    if mentions(reason, RATE_WORDS):
        return TOO_MANY
    if mentions(reason, CERTIFICATE_WORDS):
        return Failure(NETWORK_ERROR, "the certificate of the service is not trusted")
    if mentions(reason, NAME_WORDS):
        return Failure(NETWORK_ERROR, "the name of the service cannot be resolved")
    if mentions(reason, DISK_WORDS):
        return Failure(CRASHED, "there is no space left for the session")
    if not reason or mentions(reason, NETWORK_WORDS):
        return Failure(NETWORK_ERROR, "there is no connection to the service")
    return Failure(CRASHED, "the library ended")


def is_rate_limit(text: str) -> bool:
    """Whether a line of the library's log says that it sends too many requests."""
    return mentions(text, RATE_WORDS)


def is_passkey_request(text: str) -> bool:
    """Whether a line of the library's log says that the service asks for a passkey."""
    return mentions(text, PASSKEY_WORDS)


def mentions(text: str, words: tuple[str, ...]) -> bool:
    """Whether one of the words is in the text, regardless of case."""
    lowered = text.lower()
    return any(word in lowered for word in words)
