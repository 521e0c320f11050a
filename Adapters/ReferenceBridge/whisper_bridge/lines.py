"""Lines of JSON over a file descriptor."""

import json
import os
import time
from collections.abc import Iterator
from typing import Any

from .failure import CRASHED, Failure

# The longest line of the protocol, including its line feed.
LONGEST = 16 * 1024 * 1024
# The version that lines have until both sides have agreed on one.
HANDSHAKE = 1
# The version of the protocol.
PROTOCOL = 2

Line = dict[str, Any]


def encode(line: Line) -> bytes:
    """The line as it is written, with its line feed."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def numbered(kind: str, number: int, members: Line, version: int = PROTOCOL) -> Line:
    """A line of the bridge: the common members, then its own."""
    return {"type": kind, "v": version, "seq": number, "ts": time.time_ns() // 1_000_000, **members}


def decode(text: bytes, versions: tuple[int, ...]) -> Line:
    """A line of the host, of one of the given versions. Fails if it is invalid."""
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise Failure(CRASHED, "a line of the host is not JSON") from None
    if not isinstance(line, dict) or not isinstance(line.get("type"), str):
        raise Failure(CRASHED, "a line of the host has no type")
    version = line.get("v")
    if not isinstance(version, int) or isinstance(version, bool) or version not in versions:
        raise Failure(CRASHED, "a line of the host has another version of the protocol")
    return line


def number(line: Line, name: str) -> int:
    """A required whole number of a line."""
    value = line.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Failure(CRASHED, f"a line of the host lacks its {name}")
    return value


class Reader(Iterator[Line]):
    """The host's lines, one by one, until its end of the pipe is closed. A torn last line is dropped."""

    def __init__(self, descriptor: int) -> None:
        # The versions that a line may have, from the next one on.
        self.versions: tuple[int, ...] = (HANDSHAKE,)
        self._texts = self._read(descriptor)

    def __next__(self) -> Line:
        return decode(next(self._texts), self.versions)

    @staticmethod
    def _read(descriptor: int) -> Iterator[bytes]:
        rest = bytearray()
        searched = 0
        while True:
            end = rest.find(b"\n", searched)
            if (len(rest) if end < 0 else end + 1) > LONGEST:
                raise Failure(CRASHED, "a line of the host is too long")
            if end >= 0:
                text = bytes(rest[:end])
                del rest[: end + 1]
                searched = 0
                if text.strip():
                    yield text
                continue
            searched = len(rest)
            try:
                chunk = os.read(descriptor, 1 << 16)
            except OSError:
                return
            if not chunk:
                return
            rest += chunk


def write(descriptor: int, data: bytes) -> None:
    """Writes all bytes, in as many calls as necessary."""
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]
