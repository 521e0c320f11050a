"""The stand-in for the service serves what the bridge is tried with, and the bridge fetches it (ING-6)."""

import json
import os
import subprocess
import sys
from pathlib import Path

from media_harness import MediaTest

SERVER = Path(__file__).with_name("media_server.py")
CIPHERTEXT = Path(__file__).with_name("ciphertext.py")


class ProgramTests(MediaTest):
    def test_the_programs_make_and_serve_a_file_that_the_bridge_brings(self) -> None:
        files, content = self.root / "files", self.root / "content"
        files.mkdir()
        content.write_bytes(b"a picture of nobody")
        words = [sys.executable, str(CIPHERTEXT), "image", str(content), str(files / "picture")]
        made = json.loads(subprocess.run(words, check=True, capture_output=True, timeout=60).stdout)
        self.assertEqual((made["kind"], made["size"]), ("image", 19))
        server = subprocess.Popen(
            [sys.executable, str(SERVER), "--certificate", str(self.root / "certificates"), "--files", str(files)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.addCleanup(server.kill)
        assert server.stdin and server.stdout
        with server.stdin, server.stdout:
            line = json.loads(server.stdout.readline())
            host = self.media(ca=Path(line["ca"]), port=line["port"])
            reply, brought = self.fetch(host, "/picture", digest=made["encrypted_digest"])
            self.assertEqual((reply["ok"], brought), (True, (files / "picture").read_bytes()))
            reply, forged = self.fetch(host, "/forged/picture")
            self.assertEqual((reply["ok"], len(forged)), (True, len(brought)))
            self.assertEqual(sum(one != other for one, other in zip(forged, brought, strict=True)), 1)
            self.refused(host, "MEDIA_EXPIRED", "/picture/../content".replace("..", "%2e%2e"))
            server.stdin.close()
            self.assertEqual(server.wait(20), 0)
        self.assertEqual(sorted(os.listdir(self.root)), ["certificates", "content", "files", "session"])
