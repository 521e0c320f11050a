"""The bridge that the protocol's description prints works as it stands there."""

import json
import re

from harness import REPOSITORY, BridgeTest


class ExampleTests(BridgeTest):
    def test_the_example_hands_over_a_file_and_keeps_to_the_rules(self) -> None:
        text = (REPOSITORY / "docs" / "bridge-protocol.md").read_text()
        found = re.search(r"<!-- file_bridge.py -->\n```python\n(.*?)```", text, re.DOTALL)
        assert found
        program, messages = self.root / "file_bridge.py", self.root / "messages.jsonl"
        program.write_text(found.group(1))
        messages.write_text("".join(json.dumps({"message_id": f"m{number}"}) + "\n" for number in range(1, 6)))
        host = self.host([str(program), str(messages)])
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
        host = self.host([str(program), str(messages)])
        host.send("start", **self.start())
        host.line("ready")
        host.close()
        self.assertEqual(host.exit_code(), 0)
        self.assertFalse(self.session.exists())
