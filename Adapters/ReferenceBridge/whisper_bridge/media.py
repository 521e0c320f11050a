"""Encrypted files, and the pictures of chats, from WhatsApp's own hosts (ING-6).

A request for a file names a path, which was in a message: anyone can have written it. It is sent to the hosts below and
to no other, since a path is checked not to be able to name one, a redirection is refused, and no proxy is used.
Pictures of chats have hosts of their own.
"""

import base64
import contextlib
import functools
import http.client
import os
import queue
import re
import socket
import ssl
import threading
from collections.abc import Iterator
from dataclasses import dataclass

from .background import in_background
from .failure import (
    CRASHED,
    MEDIA_EXPIRED,
    MEDIA_REFUSED,
    MEDIA_TOO_LARGE,
    MEDIA_UNTRUSTED,
    NETWORK_ERROR,
    RATE_LIMITED,
    Failure,
)

# The most bytes that are read and passed on at once.
CHUNK = 1 << 16
# The most chunks that wait to be passed on.
AHEAD = 2
# For how long the network may bring nothing.
NETWORK_SECONDS = 30.0
# The longest path, in characters.
LONGEST_PATH = 2_048
# The longest wait that the service can ask for: a day.
LONGEST_WAIT_MS = 86_400_000
# As WhatsApp's own client in a browser introduces itself; the hosts expect it.
ORIGIN = "https://web.whatsapp.com"

KINDS = frozenset({"image", "video", "audio", "document"})
# What is not encrypted and has no digest: the picture of a chat. And its largest size in bytes.
AVATAR = "avatar"
LARGEST_AVATAR = 2 << 20
GONE = frozenset({403, 404, 410})


@dataclass(frozen=True)
class MediaHosts:
    """The hosts that may be asked, each if those before it cannot be reached. Nothing that is read adds to them."""

    names: tuple[str, ...]
    # Those of pictures of chats.
    pictures: tuple[str, ...]
    port: int = 443
    # Whom to trust; None is the system's authorities.
    context: ssl.SSLContext | None = None


WHATSAPP = MediaHosts(("mmg.whatsapp.net",), ("pps.whatsapp.net",))


@dataclass(frozen=True)
class Wanted:
    """A file, and how much of it is wanted."""

    path: str
    # One of `KINDS`, or `AVATAR`.
    kind: str
    # SHA-256 of the encrypted file, 32 bytes; empty for the picture of a chat.
    digest: bytes
    # How many bytes the host has already.
    offset: int
    # The most bytes that the whole file may have.
    limit: int

    def check(self) -> None:
        """Fails if the path could name a host or leave the request line, or if the limit is reached already."""
        check_path(self.path)
        if self.offset > self.limit:
            raise too_large()

    @property
    def target(self) -> str:
        """The path with the query that the service expects."""
        if self.kind == AVATAR:
            # It has it already.
            return self.path
        joint = "&" if "?" in self.path else "?"
        digest = base64.urlsafe_b64encode(self.digest).decode()
        return f"{self.path}{joint}hash={digest}&mms-type={self.kind}&__wa-mms="


def check_path(path: str) -> None:
    """Fails if a path could name a host or leave the request line."""
    is_plain = re.fullmatch(r"/(?!/)[!-~]*", path) is not None and "\\" not in path and "#" not in path
    if not is_plain or len(path) > LONGEST_PATH or ".." in path.partition("?")[0].split("/"):
        raise Failure(MEDIA_REFUSED, "the path is not one of a file")


class Download:
    """Reads one file on a thread of its own. Only that thread waits for the network; it can be abandoned at any time.

    `fileno` becomes readable once for each chunk, and for the end.
    """

    def __init__(self, hosts: MediaHosts, wanted: Wanted) -> None:
        self._hosts = hosts
        self._wanted = wanted
        self._items: queue.Queue[bytes | Failure | None] = queue.Queue(AHEAD)
        self._ready, self._signal = os.pipe()
        self._is_stopped = threading.Event()
        # What the thread reads from, once it is connected.
        self._socket: socket.socket | None = None
        in_background("download", self._run)

    def fileno(self) -> int:
        """The descriptor to wait for."""
        return self._ready

    def take(self) -> bytes | None:
        """The next chunk, None after the last one. Raises the failure that ended the file."""
        os.read(self._ready, 1)
        item = self._items.get_nowait()
        if isinstance(item, Failure):
            raise item
        return item

    def stop(self) -> None:
        """Abandons the thread, which ends as soon as what it waits for lets it."""
        self._is_stopped.set()
        os.close(self._ready)
        connected = self._socket
        if connected is not None:
            try:
                # Not the method of the encrypted socket, which would go on reading without decrypting.
                socket.socket.shutdown(connected, socket.SHUT_RDWR)
            except OSError:
                # It has ended.
                pass

    # On the thread

    def _run(self) -> None:
        end: Failure | None = Failure(CRASHED, "a file could not be fetched")
        try:
            for chunk in self._chunks():
                if not self._put(chunk):
                    break
            end = None
        except Failure as failure:
            end = failure
        except ssl.SSLCertVerificationError:
            end = Failure(MEDIA_UNTRUSTED, "the certificate of the service is not trusted")
        except (OSError, http.client.HTTPException, ValueError):
            end = Failure(NETWORK_ERROR, "the service was not reached, or the transfer broke off")
        finally:
            self._put(end)
            os.close(self._signal)

    def _put(self, item: bytes | Failure | None) -> bool:
        """Passes something on, once there is room for it; returns whether anybody still wants it."""
        while not self._is_stopped.is_set():
            try:
                self._items.put(item, timeout=0.5)
                os.write(self._signal, b"\0")
                return True
            except queue.Full:
                continue
            except OSError:
                break
        return False

    def _chunks(self) -> Iterator[bytes]:
        wanted = self._wanted
        headers = {"Origin": ORIGIN, "Referer": ORIGIN + "/", "Connection": "close"}
        if wanted.offset:
            headers["Range"] = f"bytes={wanted.offset}-"
        with contextlib.closing(self._connect()) as connection:
            self._socket = connection.sock
            if self._is_stopped.is_set():
                return
            connection.request("GET", wanted.target, headers=headers)
            with connection.getresponse() as response:
                yield from body(response, wanted)

    def _connect(self) -> http.client.HTTPSConnection:
        context = self._hosts.context or system_trust()
        failure: OSError = OSError()
        for name in self._hosts.pictures if self._wanted.kind == AVATAR else self._hosts.names:
            if self._is_stopped.is_set():
                break
            connection = http.client.HTTPSConnection(name, self._hosts.port, timeout=NETWORK_SECONDS, context=context)
            try:
                connection.connect()
                return connection
            except ssl.SSLCertVerificationError:
                raise
            except OSError as error:
                connection.close()
                failure = error
        raise failure


@functools.cache
def system_trust() -> ssl.SSLContext:
    """The system's authorities, host names checked. Read once, since that takes tens of milliseconds."""
    return ssl.create_default_context()


def body(response: http.client.HTTPResponse, wanted: Wanted) -> Iterator[bytes]:
    """What follows the offset, never more than the limit in all; an empty chunk for each read before the offset."""
    skipped, size = extent(response.status, response.headers, response.length, wanted)
    # What this response may have, and what it says it has.
    most = wanted.limit - (wanted.offset - skipped)
    due = min((each for each in (size, response.length) if each is not None), default=None)
    received = 0
    while due is None or received < due:
        chunk = response.read1(CHUNK if due is None else min(CHUNK, due - received))
        if not chunk:
            break
        start = max(0, skipped - received)
        received += len(chunk)
        if received > most:
            raise too_large()
        yield chunk[start:]
    if size is not None and received < size:
        raise Failure(NETWORK_ERROR, "the transfer broke off")
    if received < skipped:
        raise shorter(response.status)


def extent(
    status: int, headers: http.client.HTTPMessage, length: int | None, wanted: Wanted
) -> tuple[int, int | None]:
    """How many bytes of a response the host has already, and how many there are in all, None if that is not stated.

    Fails if the response is not the file, or announces one that is too large.
    """
    if status == 200:
        # Of the whole file, even if only its end was asked for.
        if length is not None and length > wanted.limit:
            raise too_large()
        if length is not None and length < wanted.offset:
            raise shorter(status)
        return wanted.offset, length
    if status in (206, 416) and wanted.offset:
        text = headers.get("Content-Range", "").strip()
        if status == 416 and re.fullmatch(rf"bytes \*/{wanted.offset}", text):
            # The host has the whole file.
            return 0, 0
        found = re.fullmatch(r"bytes ([0-9]{1,18})-([0-9]{1,18})/([0-9]{1,18})", text)
        if status == 206 and found:
            first, last, whole = (int(each) for each in found.groups())
            if whole > wanted.limit:
                raise too_large()
            rest = whole - wanted.offset
            if first == wanted.offset and first <= last < whole and (length is None or length <= rest):
                return 0, rest
    raise of_status(status, headers)


def of_status(status: int, headers: http.client.HTTPMessage) -> Failure:
    """Why a response is not the file."""
    if status in GONE:
        return Failure(MEDIA_EXPIRED, "the service does not have the file any more", status=status)
    if status == 429:
        seconds = headers.get("Retry-After", "").strip()
        wait = int(seconds) * 1000 if re.fullmatch("[0-9]{1,9}", seconds) else None
        members = {} if wait is None else {"retry_after_ms": min(wait, LONGEST_WAIT_MS)}
        return Failure(RATE_LIMITED, "too many requests", status=status, **members)
    if 500 <= status < 600:
        return Failure(NETWORK_ERROR, "the service cannot answer at the moment", status=status)
    # A redirection is among them: where it leads was not decided by this program.
    return Failure(MEDIA_REFUSED, "the service answered with something that is not the file", status=status)


def shorter(status: int) -> Failure:
    """The service has less of the file than the host has."""
    return Failure(MEDIA_REFUSED, "the file is shorter than before", status=status)


def too_large() -> Failure:
    """The file, or what is there of it already, is larger than the host accepts."""
    return Failure(MEDIA_TOO_LARGE, "the file is larger than permitted")
