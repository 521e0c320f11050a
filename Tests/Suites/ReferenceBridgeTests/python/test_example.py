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
        host.send("start", **self.start(after=20_000))
        self.assertEqual(host.line("ready", "message")["type"], "ready")
        lines = [host.line("message") for _ in range(3)]
        expected = [(30_000, "m3"), (40_000, "m4"), (50_000, "m5")]
        self.assertEqual([(line["seq"], line["message_id"]) for line in lines], expected)
        host.send("ping", id=1)
        self.assertEqual(host.line("pong")["id"], 1)
        host.send("history", id=2, chat="c", before={"message_id": "m1", "timestamp": 1})
        self.assertTrue(host.line("reply")["ok"])
        self.assertEqual(host.line("message", "history")["more"], False)
        host.send("logout", id=3)
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

    def test_the_example_agrees_on_the_version_and_sends_what_it_shows(self) -> None:
        shown = self.example("messages.jsonl")
        host = self.begin(shown)
        host.send("start", **self.start())
        introduction = host.line("ready")
        self.assertEqual((introduction["v"], introduction["protocol"]), (1, 2))
        self.assertEqual(introduction["abilities"], ["media", "history"])
        for text in shown.splitlines():
            line = host.line("message")
            self.assertEqual(line["v"], 2)
            self.assertEqual(line | json.loads(text), line)
        host.send("quit")
        self.assertEqual(host.line("closed")["v"], 2)
        self.assertEqual(host.exit_code(), 0)

    def test_the_example_reports_chats_and_people_before_its_messages(self) -> None:
        shown = self.example("state.jsonl")
        (self.root / "state.jsonl").write_text(shown)
        expected = shown.splitlines()
        host = self.begin(self.example("messages.jsonl"))
        host.send("start", **self.start())
        state = []
        while (line := host.line("chat", "person", "message"))["type"] != "message":
            state.append(line)
        self.assertEqual([line | json.loads(text) for line, text in zip(state, expected, strict=True)], state)
        self.assertEqual([line["seq"] for line in state], [0] * len(expected))
        host.send("quit")
        host.line("closed")

    def test_the_example_refuses_a_host_of_another_version(self) -> None:
        host = self.begin(self.example("messages.jsonl"))
        host.send("start", **self.start(protocol=1))
        error = host.line("error", "ready")
        self.assertEqual((error["type"], error["v"], error["fatal"]), ("error", 1, True))
        self.assertEqual(host.line("closed")["v"], 1)
        self.assertEqual(host.exit_code(), 0)

    def test_the_example_delivers_older_messages_on_request_and_says_whether_there_are_more(self) -> None:
        shown = self.example("older.jsonl")
        (self.root / "older.jsonl").write_text(shown)
        older = [json.loads(text) for text in shown.splitlines()]
        messages = self.example("messages.jsonl")
        host = self.begin(messages)
        host.send("start", **self.start())
        place = json.loads(messages.splitlines()[0])
        highest = [host.line("message")["seq"] for _ in messages.splitlines()][-1]
        for number, (expected, more) in enumerate(((older[1], True), (older[0], False), (None, False)), start=1):
            before = {name: place[name] for name in ("message_id", "timestamp")}
            host.send("history", id=number, chat="walkers", before=before, count=1)
            reply = host.line("reply", "message", "history")
            self.assertEqual((reply["type"], reply["id"], reply["ok"]), ("reply", number, True))
            if expected:
                line = host.line("message", "history")
                self.assertEqual(line | expected, line)
                self.assertEqual((line["seq"], line["backlog"]), (highest + number, True))
                place = line
            end = host.line("message", "history")
            self.assertEqual((end["type"], end["id"], end["more"]), ("history", number, more))
        host.send("history", id=4, chat="ana", before={"message_id": "x", "timestamp": 1 << 50}, count=9)
        self.assertEqual(host.line("message", "history")["type"], "history", "A message to a group is in no other chat")
        host.send("pause")
        host.send("history", id=5, chat="walkers", before={"message_id": "x", "timestamp": 1 << 50})
        host.line("reply")
        self.assertTrue(host.is_silent("message", "history"))
        host.send("resume")
        self.assertEqual([host.line("message")["message_id"] for _ in older], [each["message_id"] for each in older])
        host.send("quit")
        self.assertEqual(host.line("closed")["reason"], "quit")

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
        start = self.start(purpose="media")
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
        host.send("ping", id=9)
        self.assertEqual(host.line("message", "pong")["type"], "pong", "No message is sent")
        host.send("quit")
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
        host.send("fetch", id=number, **request)
        reply = host.line("reply")
        os.close(writing)
        reader.join()
        os.close(reading)
        Path(pipe).unlink()
        return bytes(arrived), reply


def read_to_end(descriptor: int, arrived: bytearray) -> None:
    while piece := os.read(descriptor, 65_536):
        arrived += piece
