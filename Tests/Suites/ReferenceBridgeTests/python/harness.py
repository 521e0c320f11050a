"""Runs the bridge as a host would."""

import base64
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[4]
ADAPTER = REPOSITORY / "Adapters" / "ReferenceBridge"
sys.path.insert(0, str(ADAPTER))

STAGED = Path(__file__).with_name("staged.py")
KEY = bytes(range(32))
SECONDS = 20


class Host:
    """A bridge's process, and our end of its pipes. Lines are read as they come, so that it never waits for us."""

    def __init__(self, program: list[str], prefix: list[str] | None = None) -> None:
        self.process = subprocess.Popen(
            [*(prefix or []), sys.executable, "-I", "-B", *program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={"PATH": os.environ.get("PATH", "/usr/bin:/bin")},
        )
        self.raw = bytearray()
        self.errors = bytearray()
        self._lines: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._readers = [threading.Thread(target=each, daemon=True) for each in (self._read, self._read_errors)]
        for reader in self._readers:
            reader.start()

    def send(self, kind: str, /, **members: object) -> None:
        version = 1 if kind == "start" else 2
        self.send_text(json.dumps({"type": kind, "v": version, **members}).encode() + b"\n")

    def send_text(self, text: bytes) -> None:
        assert self.process.stdin
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def close(self) -> None:
        """Ends the bridge's input, as a host that dies does."""
        assert self.process.stdin
        self.process.stdin.close()

    def line(self, *kinds: str, seconds: float = SECONDS) -> dict[str, Any]:
        """The next line of one of the kinds; those before it are passed over."""
        until = time.monotonic() + seconds
        while True:
            line = self._lines.get(timeout=max(0.001, until - time.monotonic()))
            if line is None:
                raise AssertionError(f"the bridge ended without {kinds}: {bytes(self.raw)!r} {bytes(self.errors)!r}")
            if line["type"] in kinds:
                return line

    def rest(self, seconds: float = SECONDS) -> list[dict[str, Any]]:
        """All further lines until the output ends."""
        found = []
        until = time.monotonic() + seconds
        while (line := self._lines.get(timeout=max(0.001, until - time.monotonic()))) is not None:
            found.append(line)
        return found

    def is_silent(self, *kinds: str, seconds: float = 0.4) -> bool:
        """Whether none of the kinds comes for so long."""
        try:
            self.line(*kinds, seconds=seconds)
        except queue.Empty:
            return True
        return False

    def exit_code(self, seconds: float = SECONDS) -> int:
        return self.process.wait(seconds)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        for reader in self._readers:
            reader.join(5)

    def _read(self) -> None:
        assert self.process.stdout
        for text in self.process.stdout:
            self.raw += text
            self._lines.put(json.loads(text))
        self._lines.put(None)

    def _read_errors(self) -> None:
        assert self.process.stderr
        self.errors += self.process.stderr.read()


class BridgeTest(unittest.TestCase):
    """A directory of its own, and bridges that end with the test."""

    def setUp(self) -> None:
        # Memory-backed, as the host has it.
        home = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.root = Path(tempfile.mkdtemp(prefix="whisper-bridge-", dir=home))
        self.addCleanup(shutil.rmtree, self.root, ignore_errors=True)
        self.session = self.root / "session"
        self.session.mkdir(0o700)
        self.journal = self.root / "journal"

    def script(self, *steps: object) -> Path:
        """A script for the stand-in; see staged.py."""
        path = self.root / "script.json"
        path.write_text(json.dumps(steps))
        return path

    def host(self, program: list[str], prefix: list[str] | None = None) -> Host:
        host = Host(program, prefix)
        self.addCleanup(self._end, host)
        return host

    def real(self, prefix: list[str] | None = None, **members: object) -> Host:
        """The bridge as it is shipped."""
        host = self.host([str(ADAPTER / "bridge.py")], prefix)
        host.send("start", **self.start(**members))
        return host

    def staged(self, *steps: object, start: dict[str, object] | None = None) -> Host:
        """The bridge with a stand-in for the compiled library, which tells what the steps say. See staged.py."""
        if not self.session.exists():
            self.session.mkdir(0o700)
        host = self.host([str(STAGED), str(self.script(*steps))])
        host.send("start", **self.start(**(start or {})))
        return host

    def start(self, **members: object) -> dict[str, object]:
        return {
            "session_dir": str(self.session),
            "journal": str(self.journal),
            "journal_key": base64.b64encode(KEY).decode(),
            "after": 0,
            "history": {"enabled": True, "limit": 0, "interval_ms": 0},
            "pair": True,
            "device_name": "Whisper",
            "session_timeout_days": 30,
            "protocol": 2,
            **members,
        }

    @staticmethod
    def _end(host: Host) -> None:
        host.kill()
        for pipe, reader in zip((host.process.stdout, host.process.stderr), host._readers, strict=True):
            if pipe and not reader.is_alive():
                pipe.close()
        try:
            if host.process.stdin:
                host.process.stdin.close()
        except OSError:
            pass


def event(code: int, raw: bytes = b"", **more: object) -> dict[str, object]:
    """A step of a stand-in: an event."""
    return {"event": code, "raw": raw.hex(), **more}


def memory(process: int) -> int:
    """The bytes of a process that are in memory and in no file."""
    text = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("RssAnon")) * 1_024
