"""The bridge as it is shipped, with the real library, where there is no network (ING-6).

Pairing, decryption and history need a phone, and are tried by a person.
"""

import os
import shutil
import subprocess
import sys
import time

from harness import ADAPTER, BridgeTest

# A network of its own, in which nothing but its own interface exists; then one in which the service is an address that
# takes connections and never answers.
NOWHERE = ["unshare", "--user", "--map-root-user", "--net"]
BLACK_HOLE = ["unshare", "--user", "--map-root-user", "--net", "--mount", sys.executable, "-I", "-c"]
DIG = """
import os, socket, subprocess, sys, tempfile
subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
hosts = tempfile.NamedTemporaryFile("w")
hosts.write("127.0.0.1 web.whatsapp.com\\n")
hosts.flush()
subprocess.run(["mount", "--bind", hosts.name, "/etc/hosts"], check=True)
service = socket.create_server(("127.0.0.1", 443), backlog=1)
os.set_inheritable(service.fileno(), True)
os.execvp(sys.argv[1], sys.argv[1:])
"""
# The real library, asked for pairing codes by a client that could not connect.
PAIR = """
import os, sys
sys.path.insert(0, sys.argv[1])
from whisper_bridge import descriptors, library
from whisper_bridge.protobuf import PACKAGE, schema
output = descriptors.take_standard_output()
whatsmeow = library.Library(PACKAGE)
whatsmeow.connect(b"", lambda _: None, lambda _, __: None, lambda _: None)
for phone in sys.argv[2:]:
    asked = schema.PairPhoneParams(
        phone=phone, showPushNotification=True, clientType=1, clientDisplayName="Chrome (Linux)"
    )
    answer = schema.PairPhoneReturnFunction.FromString(whatsmeow.pair_phone(asked.SerializeToString()))
    os.write(output, f"{answer.Code}|{answer.Error}\\n".encode())
os._exit(0)
"""


def works(command: list[str]) -> bool:
    """Whether this system lets us have a network of our own."""
    if not shutil.which("unshare") or not shutil.which("ip"):
        return False
    return subprocess.run([*command, "true"], capture_output=True).returncode == 0


class RealLibraryTests(BridgeTest):
    def test_without_a_session_and_without_pairing_it_ends_before_it_connects(self) -> None:
        host = self.real(pair=False)
        self.assertFalse(host.line("ready")["paired"])
        self.assertEqual(host.line("error")["code"], "WHATSAPP_SESSION_EXPIRED")
        self.assertEqual(host.line("closed")["reason"], "error")
        self.assertEqual(host.exit_code(), 0)


class NetworkTests(BridgeTest):
    def setUp(self) -> None:
        super().setUp()
        if not works(NOWHERE) or not works([*BLACK_HOLE, DIG]):
            self.skipTest("no network namespaces here")

    def test_without_name_resolution_it_ends_with_a_network_error(self) -> None:
        host = self.real(NOWHERE)
        self.assertFalse(host.line("ready")["paired"])
        error = host.line("error", "qr", "login")
        self.assertEqual((error.get("code"), error.get("fatal")), ("WHATSAPP_NETWORK_ERROR", True))
        self.assertEqual(host.line("closed")["reason"], "error")
        self.assertEqual(host.exit_code(), 0)
        for path in self.session.iterdir():
            self.assertEqual(path.stat().st_mode & 0o077, 0, path.name)

    def test_the_real_library_is_asked_for_pairing_codes_and_says_why_it_has_none(self) -> None:
        command = [*NOWHERE, sys.executable, "-I", "-B", "-c", PAIR, str(ADAPTER), "15550100", "0155501000", "155"]
        run = subprocess.run(command, cwd=self.session, capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 0, run.stderr)
        answers = run.stdout.splitlines()
        self.assertEqual([answer.partition("|")[0] for answer in answers], [""] * 3)
        self.assertRegex(answers[0], "not connected")
        self.assertRegex(answers[1], "must not start with 0")
        self.assertRegex(answers[2], "too short")

    def test_without_a_network_no_pairing_code_is_asked_for(self) -> None:
        host = self.real(NOWHERE, protocol=2, pair_phone="15550100")
        self.assertIn("pairing_code", host.line("ready")["abilities"])
        self.assertEqual(host.line("error", "pair_code", "qr").get("code"), "WHATSAPP_NETWORK_ERROR")
        self.assertEqual(host.line("closed")["reason"], "error")
        self.assertEqual(host.exit_code(), 0)

    def test_in_a_black_hole_it_ends_with_a_network_error_when_its_time_is_up(self) -> None:
        host = self.real([*BLACK_HOLE, DIG], network_timeout_ms=2_000)
        ready = host.line("ready")
        host.send("ping", id=1)
        host.line("pong")
        error = host.line("error", "qr", "login")
        self.assertEqual(error.get("code"), "WHATSAPP_NETWORK_ERROR")
        host.line("closed")
        self.assertEqual(host.exit_code(), 0)
        # The library itself would give up after ten seconds here, and later elsewhere.
        self.assertGreater(error["ts"] - ready["ts"], 1_900)
        self.assertLess(error["ts"] - ready["ts"], 2_000 + 5_000)

    def test_in_a_black_hole_the_end_of_the_host_is_its_end_and_leaves_nothing(self) -> None:
        host = self.real([*BLACK_HOLE, DIG])
        host.line("ready")
        until = time.monotonic() + 10
        while not (self.session / "session.db").exists() and time.monotonic() < until:
            time.sleep(0.02)
        begun = time.monotonic()
        host.close()
        self.assertEqual(host.exit_code(), 0)
        self.assertLess(time.monotonic() - begun, 5 + 3)
        self.assertFalse(self.session.exists())
        self.assertEqual(os.listdir(self.root), ["journal"])

    def test_in_a_black_hole_quit_is_obeyed(self) -> None:
        host = self.real([*BLACK_HOLE, DIG])
        host.line("ready")
        time.sleep(0.3)
        begun = time.monotonic()
        host.send("quit")
        self.assertEqual(host.line("closed", "error")["reason"], "quit")
        self.assertEqual(host.exit_code(), 0)
        self.assertLess(time.monotonic() - begun, 5 + 3)
