"""This side of the helper process."""

import json
import subprocess
import sys
import threading
from pathlib import Path

from .failure import CRASHED, Failure


class SessionHelper:
    """The process of `snapshot.py`. One request at a time; it ends with this process, because its input does."""

    def __init__(self, directory: Path) -> None:
        self._asking = threading.Lock()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-B", str(Path(__file__).with_name("snapshot.py"))],
                cwd=directory,
                env={},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # Signals of the terminal are for the host to handle.
                start_new_session=False,
            )
        except OSError as error:
            raise Failure(CRASHED, f"the helper process cannot be started ({error.strerror})") from None

    def inspect(self) -> tuple[str | None, str | None, bytes | None]:
        """The account's JID and LID, and the signed details of its device; all None if it is not paired."""
        answer = self._ask("inspect")
        details = answer["details"]
        return answer["jid"], answer["lid"], bytes.fromhex(details) if details else None

    def copy(self) -> bool:
        """Writes `snapshot.db` if the session has changed since the last time; returns whether it has."""
        return bool(self._ask("copy")["changed"])

    def end(self) -> None:
        """Ends the process, so that it keeps no file in the session directory open."""
        self._process.kill()

    def _ask(self, word: str) -> dict[str, str | None]:
        with self._asking:
            pipe_in, pipe_out = self._process.stdin, self._process.stdout
            assert pipe_in is not None and pipe_out is not None
            try:
                pipe_in.write(word.encode() + b"\n")
                pipe_in.flush()
                answer: dict[str, str | None] = json.loads(pipe_out.readline())
            except (OSError, ValueError):
                raise Failure(CRASHED, "the helper process has ended") from None
        if "error" in answer:
            raise Failure(CRASHED, f"the session database cannot be read ({answer['error']})")
        return answer
