"""The named pipe through which the host takes a file."""

import errno
import os
import select
import stat
import time
from types import TracebackType

from .failure import CRASHED, MEDIA_CANCELLED, Failure

# For how long the host's end may be missing, and how often it is looked for.
READER_SECONDS = 30.0
LOOK_SECONDS = 0.02

# What is reported of a pipe that its reader has closed, whatever was asked for.
CLOSED = select.POLLERR | select.POLLHUP | select.POLLNVAL


class Pipe:
    """This end of the pipe, open until the block is left."""

    def __init__(self, path: str) -> None:
        """Waits for the host's end. Fails if it does not come, or if the path is not a private named pipe."""
        self._descriptor = opened(path)

    def __enter__(self) -> "Pipe":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._descriptor)

    def fileno(self) -> int:
        """The descriptor to wait for."""
        return self._descriptor

    def write(self, data: bytes) -> None:
        """Writes all bytes, as fast as the host takes them. Fails if it has closed its end."""
        view = memoryview(data)
        waiting = select.poll()
        waiting.register(self._descriptor, select.POLLOUT)
        while view:
            try:
                view = view[os.write(self._descriptor, view) :]
            except BlockingIOError:
                waiting.poll()
            except OSError:
                raise cancelled() from None


def opened(path: str) -> int:
    """A descriptor that does not block."""
    until = time.monotonic() + READER_SECONDS
    while True:
        try:
            check(os.lstat(path))
            descriptor = os.open(path, os.O_WRONLY | os.O_NONBLOCK | os.O_NOFOLLOW | os.O_CLOEXEC)
        except FileNotFoundError:
            raise cancelled() from None
        except OSError as error:
            # There is no reader yet.
            if error.errno != errno.ENXIO:
                raise Failure(CRASHED, f"the host's pipe cannot be opened ({error.strerror})") from None
            if time.monotonic() > until:
                raise cancelled() from None
            time.sleep(LOOK_SECONDS)
            continue
        try:
            # Once more: it may have been replaced.
            check(os.fstat(descriptor))
        except Failure:
            os.close(descriptor)
            raise
        return descriptor


def check(status: os.stat_result) -> None:
    """Fails if something is not a pipe of this user alone."""
    if not stat.S_ISFIFO(status.st_mode) or status.st_uid != os.geteuid() or status.st_mode & 0o077:
        raise Failure(CRASHED, "the host's pipe is not a private named pipe")


def cancelled() -> Failure:
    """The host does not want the file any more."""
    return Failure(MEDIA_CANCELLED, "the host has closed the pipe")
