"""What the bridge answers, and in which order (docs/bridge-protocol.md)."""

import base64
import sqlite3

from harness import ADAPTER, BridgeTest, event, memory

from whisper_bridge.failure import Failure
from whisper_bridge.lines import HANDSHAKE, LONGEST, Reader, decode

MESSAGE = 17
RECEIPT = 18


def contents(lines: list[dict]) -> list[bytes]:
    return [base64.b64decode(line["raw"]) for line in lines]


class ProtocolTests(BridgeTest):
    def test_ready_comes_first_and_says_who_is_there(self) -> None:
        host = self.staged()
        line = host.line("ready", "event", "error")
        self.assertEqual(line["type"], "ready")
        self.assertEqual((line["v"], line["protocol"], line["bridge"], line["paired"]), (1, 2, "neonize", False))
        self.assertEqual(line["seq"], 0)
        self.assertEqual(line["abilities"], ["media", "pairing_code", "avatars"])

    def test_a_host_that_supports_the_version_or_a_later_one_is_accepted(self) -> None:
        for offered in (2, 3, 1_000_000):
            with self.subTest(offered=offered):
                self.journal.unlink(missing_ok=True)
                host = self.staged(event(RECEIPT), start={"protocol": offered})
                ready = host.line("ready", "event", "error")
                self.assertEqual((ready["type"], ready["v"], ready["protocol"]), ("ready", 1, 2))
                self.assertEqual(host.line("event")["v"], 2)
                # A host may send a line before it has read `ready`.
                for version in (1, 2):
                    host.send("ping", id=version, v=version)
                    pong = host.line("pong", "error")
                    self.assertEqual((pong["v"], pong.get("id")), (2, version))
                host.send("ping", id=9, v=3)
                error = host.line("error", "pong")
                self.assertEqual((error["v"], error.get("code")), (2, "WHATSAPP_BRIDGE_CRASHED"))
                self.assertEqual(host.line("closed")["v"], 2)

    def test_a_host_that_does_not_support_the_version_is_refused_with_a_sentence(self) -> None:
        for offered in (None, 0, 1):
            with self.subTest(offered=offered):
                host = self.staged(start={"protocol": offered})
                error = host.line("error", "ready")
                self.assertEqual((error["type"], error["v"], error["fatal"]), ("error", 1, True))
                self.assertEqual(error["message"], "the host does not support version 2 of the protocol")
                self.assertEqual(host.line("closed")["v"], 1)
                self.assertEqual(host.exit_code(), 0)
        self.assertFalse(self.journal.exists())

    def test_a_start_of_another_version_is_refused(self) -> None:
        for version in (0, 2, None, True, 1.5):
            with self.subTest(version=version):
                host = self.host([str(ADAPTER / "bridge.py")])
                host.send("start", **self.start(), v=version)
                error = host.line("error", "ready")
                self.assertEqual((error["type"], error["v"]), ("error", 1))
                self.assertEqual(host.line("closed")["v"], 1)

    def test_what_was_journaled_comes_again_as_it_was(self) -> None:
        raw = b'{"type":"event","v":1,"seq":1} in an event'
        lines = []
        for _ in range(3):
            host = self.staged(*([] if lines else [event(RECEIPT, raw, times=2)]))
            lines.append([host.line("event", "error") for _ in range(2)])
            host.kill()
        self.assertEqual(lines, [lines[0]] * 3)
        self.assertEqual(contents(lines[-1]), [raw] * 2)

    def test_files_are_fetched_by_a_run_without_keys_only(self) -> None:
        host = self.staged()
        host.send("fetch", id=4, path="/a", kind="image", digest="", offset=0, limit=1, pipe="/tmp/none")
        reply = host.line("reply", "error")
        self.assertEqual((reply.get("id"), reply["ok"], reply["error"]["code"]), (4, False, "UNSUPPORTED"))

    def test_a_purpose_that_is_not_known_is_refused(self) -> None:
        for purpose in ("", "dance", 5):
            host = self.staged(start={"purpose": purpose})
            error = host.line("error", "ready")
            self.assertEqual((error["type"], error.get("code")), ("error", "WHATSAPP_BRIDGE_CRASHED"))
        self.assertFalse(self.journal.exists())
        self.assertEqual(self.staged(start={"purpose": "messages"}).line("ready", "error")["v"], 1)

    def test_events_of_every_code_come_raw_even_unknown_ones(self) -> None:
        raw = b"\x00\xff\x80 not a protobuf"
        codes = [16, 18, 19, 28, 36, 43, 99, 127]
        host = self.staged(*(event(code, raw) for code in codes))
        lines = [host.line("event") for _ in codes]
        self.assertEqual([line["code"] for line in lines], codes)
        self.assertEqual(contents(lines), [raw] * len(codes))
        self.assertEqual([line["seq"] for line in lines], list(range(1, len(codes) + 1)))
        self.assertEqual([line["name"] for line in lines][-2:], ["event-99", "event-127"])
        self.assertFalse(any(line["backlog"] for line in lines))

    def test_events_that_hold_keys_do_not_come(self) -> None:
        host = self.staged(event(0), event(1, b"qr"), event(45, b"keys"), event(RECEIPT, b"receipt"))
        self.assertEqual(host.line("event")["code"], RECEIPT)

    def test_what_is_not_acknowledged_comes_again_first_and_under_its_old_number(self) -> None:
        host = self.staged(event(RECEIPT, b"first NUMBER", times=20))
        before = [host.line("event") for _ in range(20)]
        host.send("ack", seq=8)
        host.send("status", id=7)
        self.assertEqual(host.line("reply")["pending"], 12)
        host.kill()
        host = self.staged(event(RECEIPT, b"second NUMBER", times=3), start={"after": 8})
        self.assertEqual(host.line("ready", "event")["type"], "ready")
        after = [host.line("event") for _ in range(15)]
        self.assertEqual([line["seq"] for line in after], list(range(9, 24)))
        self.assertEqual(after[:12], before[8:])
        self.assertEqual(contents(after[12:]), [b"second %06d" % number for number in range(3)])

    def test_a_host_that_lost_its_place_gets_everything_that_is_left(self) -> None:
        host = self.staged(event(RECEIPT, b"NUMBER", times=5))
        for _ in range(5):
            host.line("event")
        host.send("ack", seq=2)
        host.send("quit")
        host.line("closed")
        host.exit_code()
        host = self.staged(start={"after": 0})
        self.assertLessEqual(host.line("event")["seq"], 3)

    def test_a_paused_bridge_journals_and_answers_but_tells_nothing(self) -> None:
        host = self.staged({"wait": 0.5}, event(RECEIPT, b"NUMBER", times=50))
        host.send("pause")
        host.line("ready")
        host.send("ping", id=3)
        self.assertEqual(host.line("pong", "event")["id"], 3)
        status = {"pending": 0}
        while status["pending"] < 50:
            host.send("status", id=4)
            status = host.line("reply", "event")
            self.assertEqual(status["type"], "reply")
        self.assertTrue(status["paused"])
        self.assertEqual((status["pending"], status["seq"]), (50, 50))
        self.assertTrue(host.is_silent("event"))
        host.send("resume")
        self.assertEqual([host.line("event")["seq"] for _ in range(50)], list(range(1, 51)))

    def test_other_lines_carry_the_highest_number_given(self) -> None:
        host = self.staged(event(RECEIPT, times=3))
        for _ in range(3):
            host.line("event")
        host.send("ping", id=1)
        self.assertEqual(host.line("pong")["seq"], 3)

    def test_unknown_lines_and_members_are_passed_over(self) -> None:
        host = self.staged()
        host.send("polka", steps=[1, 2, 3])
        host.send("ping", id=9, extra={"a": None})
        self.assertEqual(host.line("pong")["id"], 9)

    def test_lines_that_make_no_sense_end_it_and_say_so(self) -> None:
        for text in (
            b"{",
            b"[]",
            b'{"type":"ping","v":2,"id":1}',
            b'{"type":"ping","id":1}',
            b'{"type":"ping","v":true,"id":1}',
            b'{"type":"ping","v":1.0,"id":1}',
            b'{"type":"ping","v":0,"id":1}',
            b'{"type":5,"v":1}',
            b"\xff\xfe",
            b"[" * 100_000,
            b'"\xf0\x28\x8c\x28"',
        ):
            with self.assertRaises(Failure, msg=text[:40]):
                decode(text, (HANDSHAKE,))
        for text in (b"{\n", b'{"type":"ping","v":2}\n', b'{"type":"start","v":1}\n'):
            with self.subTest(text=text[:40]):
                host = self.staged()
                host.line("ready")
                host.send_text(text)
                error = host.line("error")
                self.assertEqual((error["code"], error["fatal"]), ("WHATSAPP_BRIDGE_CRASHED", True))
                self.assertEqual(host.line("closed")["reason"], "error")
                self.assertEqual(host.exit_code(), 0)

    def test_a_line_too_long_ends_it_and_the_longest_does_not(self) -> None:
        for size, is_taken in ((LONGEST, True), (LONGEST + 1, False)):
            start, end = b'{"type":"ping","v":1,"id":1,"fill":"', b'"}\n'
            path = self.root / "line"
            # An empty line before it, so that it does not end where a read does.
            path.write_bytes(b"\n" + start + b"x" * (size - len(start) - len(end)) + end)
            with path.open("rb") as file:
                if is_taken:
                    self.assertEqual([line["id"] for line in Reader(file.fileno())], [1])
                else:
                    with self.assertRaises(Failure):
                        list(Reader(file.fileno()))

    def test_a_start_that_makes_no_sense_is_refused(self) -> None:
        open_to_others = self.root / "open"
        open_to_others.mkdir(0o755)
        for members in (
            {"journal_key": "short"},
            {"journal_key": "AAAA"},
            {"journal": "relative"},
            {"session_dir": "/nowhere/at/all"},
            {"session_dir": str(open_to_others)},
            {"after": -1},
            {"after": "1"},
            {"pair": 1},
        ):
            with self.subTest(members=members):
                host = self.staged(start=members)
                error = host.line("error", "ready")
                self.assertEqual((error["type"], error.get("code")), ("error", "WHATSAPP_BRIDGE_CRASHED"))
                self.assertEqual(host.line("closed")["reason"], "error")
                self.assertEqual(host.exit_code(), 0)

    def test_input_that_ends_before_start_is_no_crash(self) -> None:
        host = self.host([str(ADAPTER / "bridge.py")])
        host.close()
        self.assertEqual((host.rest(), host.exit_code()), ([], 0))

    def test_a_torn_last_line_does_nothing(self) -> None:
        host = self.staged()
        host.line("ready")
        host.send_text(b'{"type":"quit","v":1}')
        host.close()
        self.assertEqual(host.rest(), [])
        self.assertEqual(host.exit_code(), 0)
        self.assertFalse(self.session.exists())

    def test_the_phone_cannot_be_asked_for_more(self) -> None:
        for more in ({}, {"count": 50}):
            host = self.staged()
            self.assertNotIn("history", host.line("ready").get("abilities", []))
            host.send("history", id=5, chat="1@s.whatsapp.net", **more)
            reply = host.line("reply")
            self.assertEqual((reply["id"], reply["ok"], reply["error"]["code"]), (5, False, "UNSUPPORTED"))
            host.kill()

    def test_snapshots_are_whole_and_made_only_when_something_changed(self) -> None:
        more = self.root / "more"
        host = self.staged({"commit": 100_000}, event(RECEIPT), {"await": str(more)}, {"commit": 1_000}, event(RECEIPT))
        host.line("event")
        answers = []
        for number in range(3):
            host.send("snapshot", id=number + 1)
            answers.append(host.line("reply")["changed"])
            self.assertEqual(self.rows(), 1)
        more.touch()
        host.line("event")
        host.send("snapshot", id=9)
        answers.append(host.line("reply")["changed"])
        self.assertEqual(answers, [True, False, False, True])
        self.assertEqual(self.rows(), 2)
        self.assertEqual((self.session / "snapshot.db").stat().st_mode & 0o777, 0o600)

    def rows(self) -> int:
        copy = sqlite3.connect(self.session / "snapshot.db")
        try:
            self.assertEqual(copy.execute("PRAGMA integrity_check").fetchone()[0], "ok")
            count: int = copy.execute("SELECT count(*) FROM staged").fetchone()[0]
            return count
        finally:
            copy.close()

    def test_a_host_that_pauses_costs_the_bridge_no_memory(self) -> None:
        go = self.root / "go"
        flood = event(RECEIPT, b"x" * 100_000, times=150)
        host = self.staged(event(RECEIPT, b"first"), {"await": str(go)}, flood, event(RECEIPT, b"last"))
        host.line("event")
        host.send("pause")
        host.send("status", id=1)
        host.line("reply")
        before = memory(host.process.pid)
        go.touch()
        pending = 0
        while pending < 152:
            host.send("status", id=2)
            pending = host.line("reply", seconds=60)["pending"]
        self.assertGreater(self.journal.stat().st_size, 20_000_000)
        self.assertLess(memory(host.process.pid) - before, 8_000_000)
        host.send("resume")
        self.assertEqual(contents([host.line("event") for _ in range(151)])[-1], b"last")
