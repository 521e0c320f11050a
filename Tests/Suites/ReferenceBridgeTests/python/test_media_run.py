"""Requests for files, and the life of the run that answers them (ING-6)."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from harness import ADAPTER, Host, memory
from media_harness import ENTRY, MediaTest, Taker

# Seconds that a busy machine may add.
SLACK = 3


class RequestTests(MediaTest):
    def test_a_path_that_could_name_another_host_is_refused_without_a_connection(self) -> None:
        host = self.media()
        for path in (
            "",
            "picture-of-ana",
            "//elsewhere.invalid/ana",
            "/\\elsewhere.invalid/ana",
            "@elsewhere.invalid/ana",
            ":443@elsewhere.invalid/ana",
            "https://elsewhere.invalid/ana",
            "/ana#fragment",
            "/a/../ana",
            "/..",
            "/ana with spaces",
            "/ana\r\nHost: elsewhere.invalid",
            "/ana\n",
            "/ana\x00",
            "/ana\x7f",
            "/\u00e4na",
            "/ana\u2028",
            "/" + "a" * 2_048,
        ):
            with self.subTest(path=path[:30]):
                self.assertNotIn("status", self.refused(host, "MEDIA_REFUSED", path))
        self.assertEqual(self.server.requests, [])
        # What only looks like it is asked for.
        for path in ("/a..b/ana", "/ana?to=https://elsewhere.invalid/../x", "/" + "a" * 2_047):
            self.assertEqual(self.refused(host, "MEDIA_EXPIRED", path)["status"], 404)

    def test_an_unknown_kind_is_not_supported(self) -> None:
        self.refused(self.media(), "UNSUPPORTED", kind="hologram")
        self.assertEqual(self.server.requests, [])

    def test_requests_that_make_no_sense_end_it(self) -> None:
        for members in (
            {"id": None},
            {"id": "1"},
            {"digest": "c2hvcnQ="},
            {"digest": 5},
            {"digest": "\u00e4" * 44},
            {"offset": -1},
            {"offset": "0"},
            {"limit": None},
            {"limit": 1 << 53},
            {"limit": True},
            {"path": ["/picture-of-ana"]},
            {"kind": 1},
            {"pipe": "relative-to-ana"},
            {"pipe": None},
            {"pipe": "/tmp/ana\0b"},
        ):
            with self.subTest(members=members):
                host = self.media()
                self.ask(host, self.pipe(), **members)
                self.ends(host)
        self.assertEqual(self.server.requests, [])

    def ends(self, host: Host) -> None:
        """It ends because of the host's mistake, which it names without its content."""
        error = host.line("error", "reply")
        self.assertEqual((error.get("code"), error.get("fatal")), ("WHATSAPP_BRIDGE_CRASHED", True))
        self.assertNotIn("ana", error["message"])
        self.assertEqual(host.line("closed")["reason"], "error")
        self.assertEqual(host.exit_code(), 0)
        self.assertEqual(bytes(host.errors), b"")

    def test_only_a_private_pipe_is_written_to(self) -> None:
        for kind in ("file", "link", "open", "directory"):
            with self.subTest(kind=kind):
                host, path = self.media(), self.session / kind
                if kind == "file":
                    path.write_bytes(b"precious")
                    path.chmod(0o600)
                elif kind == "link":
                    (self.root / "target").write_bytes(b"precious")
                    path.symlink_to(self.root / "target")
                elif kind == "open":
                    os.mkfifo(path)
                    path.chmod(0o644)
                else:
                    path.mkdir()
                self.ask(host, path)
                self.ends(host)
                if kind in ("file", "link"):
                    self.assertEqual(path.read_bytes(), b"precious")
        self.assertEqual(self.server.requests, [])

    def test_two_at_once_are_one_too_many_and_the_next_one_is_none(self) -> None:
        host, first, second = self.media(), self.pipe(), self.pipe()
        # The first one waits for its reader.
        takers = [Taker(second)]
        one = self.ask(host, first, "/slow/picture-of-ana", offset=len(self.file) - 20_000)
        two = self.ask(host, second)
        reply = host.line("reply")
        self.assertEqual((reply["id"], reply["error"]["code"]), (two, "WHATSAPP_RATE_LIMITED"))
        takers.append(Taker(first))
        reply = host.line("reply")
        self.assertEqual((reply["id"], reply["ok"]), (one, True))
        self.assertEqual([len(each.end()) for each in takers], [0, 20_000])
        first.unlink()
        second.unlink()
        for _ in range(5):
            self.assertTrue(self.fetch(host)[0]["ok"])

    def test_a_host_that_closes_the_pipe_has_cancelled(self) -> None:
        host = self.media()
        before = threads(host.process.pid)
        for path in ("/endless/picture-of-ana", "/slow/picture-of-ana"):
            with self.subTest(path=path):
                pipe = self.pipe()
                taker = Taker(pipe, most=5_000)
                self.ask(host, pipe, path)
                self.assertEqual(host.line("reply")["error"]["code"], "MEDIA_CANCELLED")
                self.assertGreaterEqual(len(taker.end()), 5_000)
                pipe.unlink()
                self.assertTrue(self.fetch(host)[0]["ok"], "the next one can be fetched at once")
                self.assertTrue(self.is_idle(), "the connection is closed")
        until = time.monotonic() + 10
        while threads(host.process.pid) > before and time.monotonic() < until:
            time.sleep(0.05)
        self.assertEqual(threads(host.process.pid), before, "nothing goes on in the background")

    def test_cancelling_works_while_the_network_brings_nothing(self) -> None:
        host, pipe = self.media(), self.pipe()
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.ask(host, pipe, "/silent/picture-of-ana")
        self.wait_for_request()
        os.close(reader)
        self.assertEqual(host.line("reply", seconds=10)["error"]["code"], "MEDIA_CANCELLED")
        self.assertTrue(self.is_idle(), "the connection is closed")
        pipe.unlink()
        self.assertTrue(self.fetch(host)[0]["ok"])

    def test_a_pipe_without_a_host_is_given_up(self) -> None:
        host = self.media("--seconds", "0.5")
        pipe = self.pipe()
        self.ask(host, pipe)
        self.assertEqual(host.line("reply")["error"]["code"], "MEDIA_CANCELLED")
        self.ask(host, self.session / "nothing")
        self.assertEqual(host.line("reply")["error"]["code"], "MEDIA_CANCELLED")
        self.assertEqual(self.server.requests, [])


class RunTests(MediaTest):
    def test_it_says_what_it_is_there_for(self) -> None:
        host = self.host([str(ADAPTER / "bridge.py")])
        host.send("start", session_dir=str(self.session), after=0, protocol=7, purpose="media")
        ready = host.line("ready", "error")
        self.assertEqual(ready["type"], "ready")
        self.assertEqual(
            (ready["v"], ready["protocol"], ready["abilities"]), (1, 2, ["media", "pairing_code", "avatars"])
        )
        self.assertEqual((ready["seq"], ready["paired"], ready.get("journal_id")), (0, False, None))
        host.send("ping", id=1)
        self.assertEqual(host.line("pong")["v"], 2)
        host.send("status", id=2)
        status = host.line("reply")
        self.assertEqual((status["ok"], status["connected"], status["pending"]), (True, False, 0))
        for number, kind in enumerate(("snapshot", "history", "logout"), start=3):
            host.send(kind, id=number)
            reply = host.line("reply")
            self.assertEqual((reply["id"], reply["ok"], reply["error"]["code"]), (number, False, "UNSUPPORTED"))
        for kind in ("pause", "ack", "resume", "polka"):
            host.send(kind, seq=1)
        host.send("quit")
        closed = host.line("closed", "error", "reply")
        self.assertEqual((closed["type"], closed["reason"], closed["changed"]), ("closed", "quit", False))
        self.assertEqual(host.exit_code(), 0)
        self.assertEqual((os.listdir(self.root), os.listdir(self.session)), (["session"], []))
        self.assertEqual(bytes(host.errors), b"")

    def test_it_needs_the_version_of_the_protocol_and_a_purpose(self) -> None:
        for members in ({}, {"protocol": 1}, {"protocol": 2, "purpose": "dance"}, {"protocol": "2"}):
            with self.subTest(members=members):
                host = self.host([str(ADAPTER / "bridge.py")])
                host.send("start", **{"session_dir": str(self.session), "after": 0, "purpose": "media", **members})
                error = host.line("error", "ready")
                self.assertEqual((error["type"], error.get("code")), ("error", "WHATSAPP_BRIDGE_CRASHED"))
                self.assertEqual(host.line("closed")["v"], 1)
                self.assertEqual(host.exit_code(), 0)

    def test_it_loads_nothing_that_knows_accounts_or_opens_databases(self) -> None:
        # Without any package: the interpreter's own library is enough.
        program = (
            "import os, sys\n"
            f"sys.path.insert(0, {str(ADAPTER)!r})\n"
            "from whisper_bridge import process\n"
            "process.live(None)\n"
            "names = {name.partition('.')[0] for name in sys.modules}\n"
            "os.write(2, ' '.join(sorted(names)).encode())\n"
            "os._exit(0)\n"
        )
        bridge = subprocess.Popen(
            [sys.executable, "-I", "-S", "-B", "-c", program],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        start = {"session_dir": str(self.session), "protocol": 2, "purpose": "media"}
        text = b"".join(line(kind, **members) for kind, members in (("start", start), ("quit", {})))
        output, errors = bridge.communicate(text, timeout=20)
        self.assertIn(b'"abilities":["media"', output)
        loaded = set(errors.decode().split())
        self.assertIn("ssl", loaded)
        self.assertFalse(loaded & {"neonize", "google", "nacl", "cffi", "sqlite3", "ctypes", "subprocess"}, loaded)

    def test_it_answers_while_nobody_takes_the_file(self) -> None:
        host, pipe = self.media(), self.pipe()
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.addCleanup(os.close, reader)
        self.ask(host, pipe, "/endless/picture-of-ana")
        self.wait_for_request()
        for number in range(20):
            host.send("ping", id=number + 1)
            self.assertEqual(host.line("pong", "reply", "error")["id"], number + 1)

    def test_a_flood_waits_in_the_pipe_and_not_in_memory(self) -> None:
        host, pipe = self.media(), self.pipe()
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.addCleanup(os.close, reader)
        self.ask(host, pipe, "/endless/picture-of-ana")
        self.wait_for_request()
        time.sleep(0.3)
        before = memory(host.process.pid)
        time.sleep(1)
        self.assertLess(memory(host.process.pid) - before, 4_000_000)

    def test_quit_ends_it_in_the_middle_of_a_file(self) -> None:
        for path in ("/endless/picture-of-ana", "/silent/picture-of-ana"):
            with self.subTest(path=path):
                host, pipe = self.media(), self.pipe()
                reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
                self.addCleanup(os.close, reader)
                self.ask(host, pipe, path)
                self.wait_for_request()
                begun = time.monotonic()
                host.send("quit")
                self.assertEqual(host.line("closed", "error")["reason"], "quit")
                self.assertEqual(host.exit_code(), 0)
                self.assertLess(time.monotonic() - begun, 5 + SLACK)
                self.assertEqual(os.listdir(self.session), [pipe.name])
                self.assertEqual(bytes(host.errors), b"")
                pipe.unlink()
                self.server.requests.clear()

    def test_the_end_of_the_host_ends_it_in_the_middle_of_a_file_and_leaves_nothing(self) -> None:
        for path in ("/endless/picture-of-ana", "/silent/picture-of-ana"):
            with self.subTest(path=path):
                self.session.mkdir(0o700, exist_ok=True)
                host, pipe = self.media(), self.pipe()
                reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
                self.addCleanup(os.close, reader)
                self.ask(host, pipe, path)
                self.wait_for_request()
                begun = time.monotonic()
                host.close()
                self.assertEqual(host.exit_code(), 0)
                self.assertLess(time.monotonic() - begun, 5 + SLACK)
                self.assertEqual(os.listdir(self.root), [])
                self.assertEqual(bytes(host.errors), b"")
                self.server.requests.clear()

    def test_the_entry_for_tests_is_no_part_of_the_program(self) -> None:
        # Where files come from is a constant of the program: no argument, no environment, no line changes it.
        for path in (ADAPTER / "whisper_bridge").glob("*.py"):
            self.assertNotRegex(path.read_text(), r"environ|getenv|sys\.argv", path.name)
        hosts = 'MediaHosts(("mmg.whatsapp.net",), ("pps.whatsapp.net",))'
        self.assertIn(hosts, (ADAPTER / "whisper_bridge" / "media.py").read_text())
        self.assertTrue(ENTRY.is_relative_to(Path(__file__).parent))


def threads(process: int) -> int:
    """How many threads a process has."""
    return len(os.listdir(f"/proc/{process}/task"))


def line(kind: str, **members: object) -> bytes:
    return json.dumps({"type": kind, "v": 1, **members}).encode() + b"\n"
