"""The bridge that the protocol's description prints works as it stands there."""

import base64
import hashlib
import json
import os
import re
import threading
from pathlib import Path

from harness import REPOSITORY, BridgeTest, Host


class ExampleTests(BridgeTest):
    def example(self, name: str) -> str:
        text = (REPOSITORY / "docs" / "bridge-protocol.md").read_text()
        found = re.search(rf"<!-- {re.escape(name)} -->\n```[a-z]+\n(.*?)```", text, re.DOTALL)
        assert found
        return found.group(1)

    def begin(self, messages: str) -> Host:
        program, source = self.root / "file_bridge.py", self.root / "messages.jsonl"
        program.write_text(self.example("file_bridge.py"))
        source.write_text(messages)
        return self.host([str(program), str(source)])

    def test_the_example_hands_over_a_file_and_keeps_to_the_rules(self) -> None:
        messages = "".join(json.dumps({"message_id": f"m{number}"}) + "\n" for number in range(1, 6))
        host = self.begin(messages)
        host.send("start", **self.start(after=2))
        self.assertEqual(host.line("ready", "message")["type"], "ready")
        lines = [host.line("message") for _ in range(3)]
        self.assertEqual([(line["seq"], line["message_id"]) for line in lines], [(3, "m3"), (4, "m4"), (5, "m5")])
        host.send("ping", id=1)
        self.assertEqual(host.line("pong")["id"], 1)
        host.send("history", id=2)
        self.assertFalse(host.line("reply")["ok"])
        host.send("quit")
        self.assertEqual(host.line("closed")["reason"], "quit")
        self.assertEqual(host.exit_code(), 0)
        self.assertTrue(self.session.exists())
        host = self.begin(messages)
        host.send("start", **self.start())
        host.line("ready")
        host.close()
        self.assertEqual(host.exit_code(), 0)
        self.assertFalse(self.session.exists())

    def test_the_example_agrees_on_version_2_and_sends_what_it_shows(self) -> None:
        shown = self.example("messages.jsonl")
        host = self.begin(shown)
        host.send("start", **self.start(protocol=2))
        introduction = host.line("ready")
        self.assertEqual((introduction["v"], introduction["protocol"]), (1, 2))
        self.assertEqual(introduction["abilities"], ["media"])
        for text in shown.splitlines():
            line = host.line("message")
            self.assertEqual(line["v"], 2)
            self.assertEqual(line | json.loads(text), line)
        host.send("quit")
        self.assertEqual(host.line("closed")["v"], 2)
        self.assertEqual(host.exit_code(), 0)

    def test_the_picture_that_is_shown_is_the_one_of_its_message(self) -> None:
        text = (REPOSITORY / "docs" / "bridge-protocol.md").read_text()
        found = re.search(r"`picture.enc`, in base64: `(.*)`", text)
        assert found
        file = base64.b64decode(found.group(1), validate=True)
        media = json.loads(self.example("messages.jsonl").splitlines()[-1])["content"]["attachments"][0]["media"]
        self.assertEqual(base64.b64encode(hashlib.sha256(file).digest()).decode(), media["encrypted_digest"])

    def test_the_example_fetches_files_without_an_account(self) -> None:
        content = os.urandom(300_000)
        (self.root / "picture.enc").write_bytes(content)
        host = self.begin(self.example("messages.jsonl"))
        start = self.start(protocol=2, purpose="media")
        del start["journal"], start["journal_key"]
        host.send("start", **start)
        host.line("ready")
        for number, offset in enumerate((0, 1, 299_999, 300_000), start=1):
            arrived, reply = self.fetch(host, number, "/picture.enc", offset)
            self.assertEqual(arrived, content[offset:])
            self.assertEqual((reply["id"], reply["ok"], reply["size"]), (number, True, 300_000 - offset))
        for number, path in enumerate(("/gone.enc", "/../../etc/passwd", "/"), start=5):
            arrived, reply = self.fetch(host, number, path, 0)
            self.assertEqual((arrived, reply["ok"], reply["error"]["code"]), (b"", False, "MEDIA_EXPIRED"))
        host.send("ping", v=2, id=9)
        self.assertEqual(host.line("message", "pong")["type"], "pong", "No message is sent")
        host.send("quit", v=2)
        self.assertEqual(host.line("closed")["reason"], "quit")

    def fetch(self, host: Host, number: int, path: str, offset: int) -> tuple[bytes, dict[str, object]]:
        """What arrives in the pipe of a fetch, and the reply."""
        pipe = self.session / f"pipe-{number}"
        os.mkfifo(pipe, 0o600)
        # Open for reading before the bridge knows its name; our own end for writing lets us end the reading ourselves.
        reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        writing = os.open(pipe, os.O_WRONLY)
        os.set_blocking(reading, True)
        arrived = bytearray()
        reader = threading.Thread(target=read_to_end, args=(reading, arrived))
        reader.start()
        request = {"path": path, "kind": "image", "digest": "", "offset": offset, "limit": 1 << 30, "pipe": str(pipe)}
        host.send("fetch", v=2, id=number, **request)
        reply = host.line("reply")
        os.close(writing)
        reader.join()
        os.close(reading)
        Path(pipe).unlink()
        return bytes(arrived), reply


def read_to_end(descriptor: int, arrived: bytearray) -> None:
    while piece := os.read(descriptor, 65_536):
        arrived += piece
