"""A run that fetches files, its server, and the host's end of its pipes."""

import base64
import hashlib
import os
import random
import select
import tempfile
import threading
import unittest
from pathlib import Path
from typing import Any

from ciphertext import encrypted
from harness import BridgeTest, Host
from media_server import MediaServer, has_openssl, make_certificates

ENTRY = Path(__file__).with_name("media_entry.py")
SEED = int(os.environ.get("WHISPER_TEST_SEED", "20261"))


class Taker:
    """Reads a pipe on a thread until its writer is gone, or until it has enough and closes it."""

    def __init__(self, path: Path, most: int | None = None) -> None:
        self.content = bytearray()
        self.has_most = threading.Event()
        self._most = most
        self._is_over = threading.Event()
        self._descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def end(self) -> bytes:
        """What was read. There is no writer any more, if there ever was one."""
        self._is_over.set()
        self._thread.join(20)
        return bytes(self.content)

    def _run(self) -> None:
        waiting = select.poll()
        waiting.register(self._descriptor, select.POLLIN)
        while True:
            was_over = self._is_over.is_set()
            for _, found in waiting.poll(20):
                data = os.read(self._descriptor, 1 << 16) if found & select.POLLIN else b""
                self.content += data
                if not data and found & select.POLLHUP:
                    was_over = True
            if self._most is not None and len(self.content) >= self._most:
                break
            if was_over:
                break
        os.close(self._descriptor)
        self.has_most.set()


@unittest.skipUnless(has_openssl(), "no openssl to make certificates with")
class MediaTest(BridgeTest):
    """A server with one encrypted file, and runs that fetch from it."""

    server: MediaServer
    folder: Path

    @classmethod
    def setUpClass(cls) -> None:
        temporary = tempfile.TemporaryDirectory(prefix="whisper-media-")
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = Path(temporary.name)
        make_certificates(cls.folder / "certificates")
        files = cls.folder / "files"
        files.mkdir()
        content = random.Random(SEED).randbytes(300_000)
        cls.file = encrypted(content, bytes(range(32)), "image")
        cls.digest = hashlib.sha256(cls.file).digest()
        (files / "picture-of-ana").write_bytes(cls.file)
        cls.server = MediaServer(files, cls.folder / "certificates")
        cls.addClassCleanup(cls.server.close)

    def setUp(self) -> None:
        super().setUp()
        self._number = 0
        self.server.requests.clear()
        self.server.headers.clear()
        self.server.interrupted.clear()

    def media(self, *words: str, ca: Path | None = None, port: int | None = None) -> Host:
        """A run that is ready."""
        authority = ca or self.folder / "certificates" / "ca.pem"
        host = self.host([str(ENTRY), "--port", str(port or self.server.port), "--ca", str(authority), *words])
        host.send("start", session_dir=str(self.session), after=0, protocol=2, purpose="media")
        self.assertEqual(host.line("ready", "error")["type"], "ready")
        return host

    def pipe(self) -> Path:
        """A named pipe as the host makes it."""
        self._number += 1
        path = self.session / f"pipe-{self._number}"
        os.mkfifo(path, 0o600)
        return path

    def ask(self, host: Host, at: Path, path: str = "/picture-of-ana", **members: object) -> int:
        """Sends a request; returns its id."""
        self._number += 1
        request: dict[str, Any] = {
            "id": self._number,
            "path": path,
            "kind": "image",
            "digest": base64.b64encode(self.digest).decode(),
            "offset": 0,
            "limit": 1 << 30,
            "pipe": str(at),
            **members,
        }
        host.send("fetch", **request)
        return self._number

    def fetch(self, host: Host, path: str = "/picture-of-ana", **members: object) -> tuple[dict[str, Any], bytes]:
        """The reply and the bytes, after which only the pipe is left; nothing names the file."""
        pipe = self.pipe()
        taker = Taker(pipe)
        number = self.ask(host, pipe, path, **members)
        reply = host.line("reply", "error")
        self.assertEqual((reply["type"], reply["v"], reply.get("id")), ("reply", 2, number))
        content = taker.end()
        self.assertEqual(os.listdir(self.session), [pipe.name])
        pipe.unlink()
        for name in (b"ana", base64.b64encode(self.digest), base64.urlsafe_b64encode(self.digest), b"127.0.0.1"):
            self.assertNotIn(name, bytes(host.raw) + bytes(host.errors))
        return reply, content

    def refused(self, host: Host, code: str, path: str = "/picture-of-ana", **members: object) -> dict[str, Any]:
        """The error of a request that brings nothing."""
        reply, content = self.fetch(host, path, **members)
        self.assertEqual((reply["ok"], reply.get("error", {}).get("code"), content), (False, code, b""))
        error: dict[str, Any] = reply["error"]
        return error

    def wait_for_request(self, seconds: float = 20) -> None:
        """Returns once the server has a request."""
        with self.server.changed:
            self.assertTrue(self.server.changed.wait_for(lambda: self.server.requests, seconds))

    def is_idle(self, seconds: float = 20) -> bool:
        """Whether the server has nothing to do any more, within so long."""
        with self.server.changed:
            return self.server.changed.wait_for(lambda: self.server.busy == 0, seconds)
