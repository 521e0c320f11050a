"""What the host specifies in its first line."""

import base64
import binascii
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .failure import CRASHED, Failure
from .lines import HANDSHAKE, PROTOCOL, Line

# An optional member of `start`, so that tests need not wait for the default.
NETWORK_TIMEOUT_MS = 60_000


@dataclass(frozen=True)
class Settings:
    """The members of `start` for a run that forwards messages, checked."""

    session_directory: Path
    journal: Path
    journal_key: bytes
    acknowledged: int
    wants_history: bool
    history_limit: int
    may_pair: bool
    device_name: str
    # The number to pair with by a code, digits only; None to pair by a QR code.
    pair_phone: str | None
    session_days: int
    network_seconds: float

    def __repr__(self) -> str:
        # The key must not appear in a traceback.
        return "Settings(…)"

    @classmethod
    def from_line(cls, line: Line) -> "Settings":
        """The settings in the line `start`."""
        history = member(line, "history", dict, {})
        return cls(
            session_directory=directory(line, "session_dir"),
            journal=absolute(line, "journal"),
            journal_key=key(line, "journal_key"),
            acknowledged=count(line, "after", 0),
            wants_history=member(history, "enabled", bool, True),
            history_limit=count(history, "limit", 0),
            may_pair=member(line, "pair", bool, False),
            device_name=member(line, "device_name", str, "Whisper") or "Whisper",
            pair_phone=phone(line, "pair_phone"),
            session_days=count(line, "session_timeout_days", 0),
            network_seconds=count(line, "network_timeout_ms", NETWORK_TIMEOUT_MS) / 1000,
        )


@dataclass(frozen=True)
class MediaSettings:
    """The members of `start` for a run that fetches files. It gets no key of the account and none of the journal."""

    session_directory: Path

    @classmethod
    def from_line(cls, line: Line) -> "MediaSettings":
        """The settings in the line `start`."""
        return cls(session_directory=directory(line, "session_dir"))


def from_line(line: Line) -> Settings | MediaSettings:
    """The settings in the host's first line, which must be `start`."""
    if line["type"] != "start":
        raise Failure(CRASHED, "the host's first line is not start")
    if count(line, "protocol", HANDSHAKE) < PROTOCOL:
        raise Failure(CRASHED, f"the host does not support version {PROTOCOL} of the protocol")
    match member(line, "purpose", str, "messages"):
        case "messages":
            return Settings.from_line(line)
        case "media":
            return MediaSettings.from_line(line)
        case _:
            raise Failure(CRASHED, "the host's purpose is unknown")


def phone(line: Line, name: str) -> str | None:
    """A telephone number, digits only; None if it is absent."""
    text: str | None = member(line, name, str, None)
    if text is not None and not re.fullmatch("[0-9]{1,15}", text):
        raise Failure(CRASHED, f"the host's {name} is not a telephone number")
    return text


def member(line: Line, name: str, kind: type, default: Any) -> Any:
    """The member of that name and kind, or the default if it is absent."""
    value = line.get(name)
    if value is None:
        return default
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Failure(CRASHED, f"the host's {name} has the wrong type")
    return value


def count(line: Line, name: str, default: int) -> int:
    """A whole number that is not negative."""
    value: int = member(line, name, int, default)
    if not 0 <= value < 1 << 53:
        raise Failure(CRASHED, f"the host's {name} is out of range")
    return value


def absolute(line: Line, name: str) -> Path:
    """An absolute path."""
    text = member(line, name, str, "")
    if not os.path.isabs(text) or "\0" in text:
        raise Failure(CRASHED, f"the host's {name} is not an absolute path")
    return Path(text)


def directory(line: Line, name: str) -> Path:
    """An absolute path of a directory that belongs to this user only."""
    path = absolute(line, name)
    try:
        status = path.lstat()
    except OSError:
        raise Failure(CRASHED, f"{name} does not exist") from None
    if not path.is_dir() or path.is_symlink() or status.st_uid != os.geteuid() or status.st_mode & 0o077:
        raise Failure(CRASHED, f"the host's {name} is not a private directory")
    return path


def key(line: Line, name: str) -> bytes:
    """32 bytes in base64."""
    try:
        value = base64.b64decode(member(line, name, str, ""), validate=True)
    except (binascii.Error, ValueError):
        raise Failure(CRASHED, f"the host's {name} is not base64") from None
    if len(value) != 32:
        raise Failure(CRASHED, f"the host's {name} is not 32 bytes long")
    return value
