"""The process around a bridge."""

import os
import resource
import signal
from collections.abc import Iterator
from typing import NoReturn

from . import descriptors, lines
from .failure import CRASHED, Failure
from .lines import Line
from .settings import Settings


def main() -> NoReturn:
    """Runs the bridge once and exits. Never through the interpreter's shutdown, which would wait for the library."""
    os._exit(live())


def live() -> int:
    """The exit code."""
    os.umask(0o077)
    # Neither keys nor messages belong in a core file.
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # The terminal's signals are meant for the host, which ends this process by `quit` or by its own end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    # A process inherits what its parent ignores and blocks; it must always be possible to end this one.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    output = descriptors.take_standard_output()
    host = lines.read(descriptors.take_standard_input())
    try:
        first = next(host, None)
        if first is None:
            return 0
        return bridge(first, host, output)
    except Failure as failure:
        return refuse(failure, output)
    except Exception as error:
        return refuse(Failure(CRASHED, f"the bridge cannot start ({type(error).__name__})"), output)


def bridge(first: Line, host: Iterator[Line], output: int) -> int:
    """Runs with the settings of `start`."""
    settings = Settings.from_line(first)
    first.clear()
    from .bridge import Bridge

    return Bridge(settings, output).run(host)


def refuse(failure: Failure, output: int) -> int:
    """Ends before `ready`: reports the failure, and that no more lines follow."""
    error = {"code": failure.code, "message": failure.message, "fatal": True}
    try:
        lines.write(output, lines.encode(lines.numbered("error", 0, error)))
        lines.write(output, lines.encode(lines.numbered("closed", 0, {"reason": "error", "changed": False})))
    except OSError:
        return 4
    return 0
