"""However it ends, it ends, and leaves what it should (ING-6)."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from harness import STAGED, BridgeTest, event

RECEIPT = 18
STAGED_PYTHON = [sys.executable, "-I", "-B", str(STAGED)]
# Seconds that a busy machine may add.
SLACK = 3


class EndingTests(BridgeTest):
    def test_the_end_of_the_host_removes_the_session(self) -> None:
        host = self.staged({"commit": 1_000}, event(RECEIPT))
        host.line("event")
        self.assertTrue((self.session / "session.db").exists())
        host.close()
        self.assertEqual(host.exit_code(), 0)
        self.assertFalse(self.session.exists())
        # The events remain in the journal: the next host gets them.
        self.assertTrue(self.journal.exists())

    def test_it_does_so_while_the_library_does_not_stop(self) -> None:
        host = self.staged({"deaf": True}, {"commit": 1_000}, event(RECEIPT))
        host.line("event")
        begun = time.monotonic()
        host.close()
        while self.session.exists() and time.monotonic() - begun < 10:
            time.sleep(0.01)
        self.assertIsNone(host.process.poll(), "the session goes first")
        self.assertEqual(host.exit_code(), 0)
        self.assertLess(time.monotonic() - begun, 5 + SLACK)

    def test_a_host_that_is_killed_leaves_nothing_readable(self) -> None:
        # A host in between, so that a kill is what ends the bridge's input.
        program = (
            "import subprocess, sys, time\n"
            "child = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
            "child.stdin.write(open(sys.argv[1], 'rb').read()); child.stdin.flush()\n"
            "print(child.pid, child.stdout.readline(), child.stdout.readline(), flush=True)\n"
            "time.sleep(60)\n"
        )
        line = self.root / "start.json"
        line.write_bytes(self.start_line())
        staged = [*STAGED_PYTHON, str(self.script({"commit": 1_000}, event(RECEIPT)))]
        between = subprocess.Popen([sys.executable, "-c", program, str(line), *staged], stdout=subprocess.PIPE)
        assert between.stdout
        bridge = int(between.stdout.readline().split()[0])
        self.assertTrue((self.session / "session.db").exists())
        between.send_signal(signal.SIGKILL)
        between.wait()
        between.stdout.close()
        until = time.monotonic() + 5 + SLACK
        while (self.session.exists() or alive(bridge)) and time.monotonic() < until:
            time.sleep(0.02)
        self.assertFalse(self.session.exists())
        self.assertFalse(alive(bridge))

    def test_quit_leaves_the_session_to_the_host_with_a_last_copy(self) -> None:
        host = self.staged({"commit": 1_000}, event(RECEIPT))
        host.line("event")
        host.send("quit")
        # Closing the pipe behind it is no end of the host.
        host.close()
        closed = host.line("closed")
        self.assertEqual((closed["reason"], closed["changed"]), ("quit", True))
        self.assertEqual(host.exit_code(), 0)
        self.assertTrue((self.session / "session.db").exists())
        self.assertTrue((self.session / "snapshot.db").exists())

    def test_quit_works_while_the_library_does_not_stop(self) -> None:
        host = self.staged({"deaf": True}, event(RECEIPT))
        host.line("event")
        begun = time.monotonic()
        host.send("quit")
        self.assertEqual(host.line("closed")["reason"], "quit")
        self.assertEqual(host.exit_code(), 0)
        self.assertLess(time.monotonic() - begun, 5 + SLACK)

    def test_quit_ends_it_even_when_nobody_reads(self) -> None:
        staged = [*STAGED_PYTHON, str(self.script(event(RECEIPT, b"x" * 300_000)))]
        bridge = subprocess.Popen(staged, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.addCleanup(bridge.kill)
        assert bridge.stdin and bridge.stdout
        with bridge.stdin, bridge.stdout:
            bridge.stdin.write(self.start_line())
            bridge.stdin.flush()
            # One line is far more than the pipe holds; the journal shows when the bridge has reached it.
            until = time.monotonic() + 10
            while time.monotonic() < until and not (self.journal.exists() and self.journal.stat().st_size > 300_000):
                time.sleep(0.02)
            begun = time.monotonic()
            bridge.stdin.write(b'{"type":"quit","v":1}\n')
            bridge.stdin.flush()
            self.assertNotEqual(bridge.wait(10), 0, "what could not say closed has not ended well")
            self.assertLess(time.monotonic() - begun, 5 + SLACK)

    def test_what_could_not_say_closed_has_not_ended_well(self) -> None:
        staged = [*STAGED_PYTHON, str(self.script(event(RECEIPT)))]
        bridge = subprocess.Popen(staged, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.addCleanup(bridge.kill)
        assert bridge.stdin and bridge.stdout
        with bridge.stdin:
            bridge.stdin.write(self.start_line())
            bridge.stdin.flush()
            bridge.stdout.readline()
            bridge.stdout.close()
            bridge.stdin.write(b'{"type":"quit","v":1}\n')
            bridge.stdin.flush()
            self.assertNotEqual(bridge.wait(10), 0)

    def test_logout_empties_the_session_when_connected_and_is_refused_when_not(self) -> None:
        host = self.staged()
        host.send("logout", id=1)
        self.assertEqual(host.line("reply")["error"]["code"], "WHATSAPP_NETWORK_ERROR")
        host.kill()
        host = self.staged({"commit": 1_000}, event(3), event(RECEIPT))
        while host.line("event")["code"] != RECEIPT:
            pass
        host.send("logout", id=2)
        self.assertTrue(host.line("reply")["ok"])
        self.assertEqual(host.line("closed")["reason"], "logout")
        self.assertEqual(host.exit_code(), 0)
        self.assertEqual(list(self.session.iterdir()), [])

    def test_the_terminals_signals_are_the_hosts_to_answer(self) -> None:
        host = self.staged()
        host.line("ready")
        for number in (signal.SIGINT, signal.SIGHUP):
            os.kill(host.process.pid, number)
        host.send("ping", id=1)
        host.line("pong")
        host.send("quit")
        self.assertEqual(host.line("closed")["reason"], "quit")

    def test_termination_is_immediate_even_where_the_host_ignores_it(self) -> None:
        before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
        self.addCleanup(signal.signal, signal.SIGTERM, before)
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
        self.addCleanup(signal.pthread_sigmask, signal.SIG_UNBLOCK, {signal.SIGTERM})
        host = self.staged({"deaf": True})
        host.line("ready")
        begun = time.monotonic()
        host.process.terminate()
        self.assertEqual(host.exit_code(), -signal.SIGTERM)
        self.assertLess(time.monotonic() - begun, SLACK)

    def test_a_journal_of_another_key_ends_it_before_anything_is_told(self) -> None:
        host = self.staged(event(RECEIPT))
        host.line("event")
        host.kill()
        host = self.staged(start={"journal_key": "A" * 43 + "="})
        error = host.line("error", "ready", "event")
        self.assertEqual(error["code"], "WHATSAPP_BRIDGE_CRASHED")
        self.assertEqual(error["message"], "the journal is damaged, or was written under another key")
        self.assertEqual(host.line("closed")["reason"], "error")

    def start_line(self) -> bytes:
        return json.dumps({"type": "start", "v": 1, **self.start()}).encode() + b"\n"


def alive(number: int) -> bool:
    """Whether a process runs; one that nobody has waited for does not."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
