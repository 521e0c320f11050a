"""Events on disk, until the host has acknowledged them.

The file: a header of 80 bytes, then records.

    header  magic (16), id (16), base (8): the highest deleted number, nonce (24), tag (16) over all of it
    record  length of the box (4), number (8), nonce (24), box: the line's bytes, XChaCha20-Poly1305

Integers are big-endian. The associated data of a record is the id and the number, so that a record is valid only in the
position in which it was written. The id is random and stays for the file's life, as do the numbers.
"""

import fcntl
import mmap
import os
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from nacl.bindings import (
    crypto_aead_xchacha20poly1305_ietf_decrypt as open_box,
    crypto_aead_xchacha20poly1305_ietf_encrypt as seal_box,
)
from nacl.exceptions import CryptoError

from .failure import CRASHED, Failure

MAGIC = b"whisper-journal\x01"
HEADER = 80
RECORD = 36
TAG = 16
LONGEST_BOX = 17 * 1024 * 1024
# Acknowledged bytes at the front that justify a rewrite.
WORTH_REWRITING = 1 << 20
# Seconds for a bridge whose host was killed to release the file.
PATIENCE = 6.0


class Journal:
    """An append-only file of sealed lines with ascending numbers.

    `append` is called by the library's threads, `next_unsent` by the thread that writes to the host, `acknowledge` by
    the one that reads from it. Only `append` and `tidy` wait for the disk, and neither blocks the other two.
    """

    def __init__(self, path: Path, key: bytes, acknowledged: int) -> None:
        """Opens or creates the file; deletes what `acknowledged` covers.

        Fails if the key is a different one, or if anything but a torn last record cannot be read.
        """
        self._path = path
        self._key = key
        # Locked while the file's end is written, or the file replaced.
        self._writing = threading.Lock()
        # Locked only briefly: protects the numbers and offsets below.
        self._state = threading.Lock()
        # Numbers sent to the host and not acknowledged, each with the offset after its record.
        self._sent: deque[tuple[int, int]] = deque()
        self._file = -1
        self._id = b""
        # The highest assigned and the highest deleted number, and how many are between.
        self._last = self._base = acknowledged
        self._pending = 0
        # Offsets: after what is deleted, of the next record to send, of the file's end.
        self._forgotten = self._unsent = self._end = HEADER
        try:
            self._open(acknowledged)
        except OSError as error:
            self.close()
            raise Failure(CRASHED, f"the journal cannot be opened ({error.strerror})") from None
        except Failure:
            self.close()
            raise

    def close(self) -> None:
        """Releases the file for another bridge."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    @property
    def last(self) -> int:
        """The highest assigned number."""
        with self._state:
            return self._last

    @property
    def identity(self) -> str:
        """Identifies this journal for as long as the file exists."""
        return self._id.hex()

    @property
    def pending(self) -> int:
        """The number of unacknowledged lines."""
        with self._state:
            return self._pending

    def append(self, make: Callable[[int], bytes]) -> None:
        """Writes the line that is created for the next number, and syncs.

        When it returns, the line survives any crash. One at a time, so that only the last record can ever be torn.
        """
        with self._writing:
            number = self._last + 1
            data = self._record(number, make(number))
            try:
                self._write(self._end, data)
                sync(self._file)
            except OSError as error:
                raise Failure(CRASHED, f"the journal cannot be written ({error.strerror})") from None
            with self._state:
                self._end += len(data)
                self._last = number
                self._pending += 1

    def next_unsent(self) -> bytes | None:
        """The next line to send to the host; None if it has received all of them."""
        with self._state:
            offset, end = self._unsent, self._end
            file = self._file
            if offset >= end:
                return None
            head = os.pread(file, RECORD, offset)
            length, number = int.from_bytes(head[:4], "big"), int.from_bytes(head[4:12], "big")
            box = os.pread(file, length, offset + RECORD)
            self._unsent = offset + RECORD + length
            self._sent.append((number, self._unsent))
        return self._open_record(head, box)

    def acknowledge(self, number: int) -> None:
        """Deletes everything up to a number, as far as it was sent."""
        with self._state:
            while self._sent and self._sent[0][0] <= number:
                self._base, self._forgotten = self._sent.popleft()
                self._pending -= 1

    def tidy(self, always: bool = False) -> None:
        """Frees the space of acknowledged records if that is worthwhile. Never loses anything."""
        with self._writing:
            with self._state:
                room = self._forgotten - HEADER
                is_empty = self._pending == 0
            if room > 0 and (always or room >= WORTH_REWRITING or (is_empty and room >= 1 << 16)):
                try:
                    self._rewrite()
                except OSError as error:
                    raise Failure(CRASHED, f"the journal cannot be written ({error.strerror})") from None

    # Opening

    def _open(self, acknowledged: int) -> None:
        self._file = self._locked()
        size = os.fstat(self._file).st_size
        if size == 0:
            # New: it becomes visible only with its header, by a rename.
            self._id = os.urandom(16)
            self._rewrite()
            return
        self._read_header()
        self._scan(size, acknowledged)
        is_behind = self._last < acknowledged
        if is_behind:
            # The host has more than this file knows of: an older copy was restored.
            self._base = self._last = acknowledged
            self._forgotten = self._unsent = self._end
        if is_behind or self._forgotten > HEADER or self._end < size:
            self._rewrite()

    def _locked(self) -> int:
        """The file, locked against other bridges. One that is ending gets a few seconds to release it."""
        until = time.monotonic() + PATIENCE
        while True:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                # A rewrite may have replaced the file before this process locked it.
                if os.fstat(file).st_ino == os.stat(self._path).st_ino:
                    return file
            except (BlockingIOError, FileNotFoundError):
                pass
            os.close(file)
            if time.monotonic() > until:
                raise Failure(CRASHED, "another bridge holds the journal")
            time.sleep(0.05)

    def _read_header(self) -> None:
        header = os.pread(self._file, HEADER, 0)
        if len(header) < HEADER or header[:16] != MAGIC:
            raise Failure(CRASHED, "the file is not a journal")
        try:
            open_box(header[64:], header[:40], header[40:64], self._key)
        except CryptoError:
            raise Failure(CRASHED, "the journal is damaged, or was written under another key") from None
        self._id, self._base = header[16:32], int.from_bytes(header[32:40], "big")

    def _scan(self, size: int, acknowledged: int) -> None:
        """Reads every record once: finds the current numbers, and where the file really ends."""
        offset, self._last = HEADER, self._base
        while offset < size:
            end = self._intact(offset, self._last + 1)
            if end is None:
                if self._is_followed(offset, self._last + 2):
                    raise Failure(CRASHED, "the journal is damaged")
                # Torn: the machine stopped while it was written, and so before the record was sent.
                break
            offset, self._last = end, self._last + 1
            if self._last <= acknowledged:
                self._forgotten, self._base = end, self._last
            else:
                self._pending += 1
        self._end, self._unsent = offset, self._forgotten

    def _intact(self, offset: int, number: int) -> int | None:
        """The offset at which the record of that number ends; None if there is none."""
        head = os.pread(self._file, RECORD, offset)
        length = int.from_bytes(head[:4], "big")
        if head[4:12] != number.to_bytes(8, "big") or not TAG <= length <= LONGEST_BOX:
            return None
        try:
            self._open_record(head, os.pread(self._file, length, offset + RECORD))
        except Failure:
            return None
        return offset + RECORD + length

    def _is_followed(self, offset: int, number: int) -> bool:
        """Whether there is an intact record of that number anywhere after the offset."""
        place = number.to_bytes(8, "big")
        with mmap.mmap(self._file, 0, access=mmap.ACCESS_READ) as content:
            found = content.find(place, offset)
            while found >= 0:
                if self._intact(found - 4, number) is not None:
                    return True
                found = content.find(place, found + 1)
        return False

    # Writing

    def _rewrite(self) -> None:
        """Replaces the file by one without the deleted records, in one step."""
        with self._state:
            base, start = self._base, self._forgotten
        fresh = self._path.with_name(self._path.name + ".new")
        fresh.unlink(missing_ok=True)
        file = os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            head = MAGIC + self._id + base.to_bytes(8, "big")
            nonce = os.urandom(24)
            os.pwrite(file, head + nonce + seal_box(b"", head, nonce, self._key), 0)
            offset = HEADER
            for position in range(start, self._end, 1 << 20):
                piece = os.pread(self._file, min(1 << 20, self._end - position), position)
                offset += os.pwrite(file, piece, offset)
            if offset != HEADER + self._end - start:
                raise OSError(5, "short write")
            sync(file)
            os.rename(fresh, self._path)
            sync_directory(self._path.parent)
        except OSError:
            os.close(file)
            raise
        with self._state:
            os.close(self._file)
            self._file = file
            moved = start - HEADER
            # Acknowledgements that arrived meanwhile stay valid: they only move with the rest.
            self._forgotten -= moved
            self._unsent -= moved
            self._end -= moved
            self._sent = deque((number, end - moved) for number, end in self._sent)

    def _write(self, offset: int, data: bytes | bytearray) -> None:
        view = memoryview(data)
        while view:
            written = os.pwrite(self._file, view, offset)
            offset += written
            view = view[written:]

    def _record(self, number: int, text: bytes) -> bytes:
        nonce, place = os.urandom(24), number.to_bytes(8, "big")
        box = seal_box(text, self._id + place, nonce, self._key)
        return len(box).to_bytes(4, "big") + place + nonce + box

    def _open_record(self, head: bytes, box: bytes) -> bytes:
        try:
            text: bytes = open_box(box, self._id + head[4:12], head[12:36], self._key)
        except (CryptoError, ValueError):
            raise Failure(CRASHED, "the journal is damaged") from None
        return text


def sync(file: int) -> None:
    """Flushes a file to the disk; on macOS also through the disk's own cache."""
    if hasattr(fcntl, "F_FULLFSYNC"):
        fcntl.fcntl(file, fcntl.F_FULLFSYNC)
    else:
        os.fsync(file)


def sync_directory(path: Path) -> None:
    """Makes a rename survive a power cut."""
    descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
