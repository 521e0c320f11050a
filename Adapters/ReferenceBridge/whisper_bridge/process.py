"""The process around a bridge."""

import os
import resource
import signal
from typing import TYPE_CHECKING, NoReturn

from . import descriptors, lines, settings
from .failure import CRASHED, Failure, cause
from .lines import Line, Reader

if TYPE_CHECKING:
    from .media import MediaHosts


def main(hosts: "MediaHosts | None" = None) -> NoReturn:
    """Runs the bridge once and exits. Never through the interpreter's shutdown, which would wait for the library.

    Files are fetched from WhatsApp's own hosts unless the calling program, as one for tests does, names others.
    """
    os._exit(live(hosts))


def live(hosts: "MediaHosts | None") -> int:
    """The exit code."""
    os.umask(0o077)
    # Neither keys nor messages belong in a core file.
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # The terminal's signals are meant for the host, which ends this process by `quit` or by its own end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    # A pipe that its reader has closed is an error of the write, and ends only what was written.
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    # A process inherits what its parent ignores and blocks; it must always be possible to end this one.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    output = descriptors.take_standard_output()
    host = Reader(descriptors.take_standard_input())
    try:
        first = next(host, None)
        if first is None:
            return 0
        return bridge(first, host, output, hosts)
    except Failure as failure:
        return refuse(failure, output)
    except Exception as error:
        return refuse(Failure(CRASHED, f"the bridge cannot start ({cause(error)})"), output)


def bridge(first: Line, host: Reader, output: int, hosts: "MediaHosts | None") -> int:
    """Runs with the settings of `start`. A run for files loads nothing that only one for messages needs."""
    given = settings.from_line(first)
    first.clear()
    # The host may send a line before it has read `ready`.
    host.versions = (lines.HANDSHAKE, lines.PROTOCOL)
    if isinstance(given, settings.MediaSettings):
        from .media_run import MediaRun

        return MediaRun(given, output, hosts).run(host)
    from .bridge import Bridge

    return Bridge(given, output).run(host)


def refuse(failure: Failure, output: int) -> int:
    """Ends before `ready`: reports the failure, and that no more lines follow."""
    error = {"code": failure.code, "message": failure.message, "fatal": True}
    try:
        for kind, members in (("error", error), ("closed", {"reason": "error", "changed": False})):
            lines.write(output, lines.encode(lines.numbered(kind, 0, members, lines.HANDSHAKE)))
    except OSError:
        return 4
    return 0
