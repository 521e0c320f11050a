"""The bridge as it is shipped, with the real library, where there is no network (ING-6).

Pairing, decryption and history need a phone, and are tried by a person.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from details_messages import ACCOUNT, FOREVER, NOT_MUTED
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
# Keys of an account, with their sizes in bytes.
KEYS = {
    "noise_key": 32,
    "identity_key": 32,
    "signed_pre_key": 32,
    "signed_pre_key_sig": 64,
    "adv_key": 32,
    "adv_account_sig": 64,
    "adv_account_sig_key": 32,
    "adv_device_sig": 64,
}
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

# The real library, which connects in vain, so that its store can be read; until it has been stopped, and beyond.
CONNECT = """
import os, sys, threading, time
sys.path.insert(0, sys.argv[1])
from whisper_bridge import addresses, descriptors, library
from whisper_bridge.protobuf import PACKAGE, schema
output = descriptors.take_standard_output()
whatsmeow = library.Library(PACKAGE)
whatsmeow.connect(b"", lambda _: None, lambda _, __: None, lambda _: None)
"""
READ = """
chat, linked = addresses.jid("15550101@s.whatsapp.net"), addresses.jid("77@lid")
lines = []
for contact in schema.ContactsGetAllContactsReturnFunction.FromString(whatsmeow.contacts()).Contact:
    lines.append(f"{addresses.person(contact.JID)} {contact.Info.FullName!r}")
found = schema.ReturnFunctionWithError.FromString(whatsmeow.chat_settings(chat)).LocalChatSettings
lines.append(f"{found.Found} {found.MutedUntil:.0f} {found.Pinned} {found.Archived}")
found = schema.ReturnFunctionWithError.FromString(whatsmeow.chat_settings(linked)).LocalChatSettings
lines.append(f"{found.Found} {found.MutedUntil:.0f}")
for address, is_number in ((chat, True), (linked, False), (addresses.jid("78@lid"), False)):
    found = schema.GetJIDFromStoreReturnFunction.FromString(whatsmeow.other_address(address, is_number))
    lines.append(f"{addresses.person(found.Jid)}")
lines.append(schema.GetJoinedGroupsReturnFunction.FromString(whatsmeow.joined_groups()).Error)
asked = schema.GetProfilePictureParams(Preview=False, ExistingID="", IsCommunity=False).SerializeToString()
lines.append(schema.GetProfilePictureReturnFunction.FromString(whatsmeow.profile_picture(chat, asked)).Error)
os.write(output, "\\n".join(lines).encode())

reads, is_over = [0, 0], False
def read():
    while True:
        whatsmeow.contacts(), whatsmeow.chat_settings(chat), whatsmeow.other_address(chat, True)
        reads[is_over] += 1
threading.Thread(target=read, daemon=True).start()
while reads[0] < 50:
    time.sleep(0.001)
whatsmeow.stop()
is_over = True
while reads[1] < 50:
    time.sleep(0.001)
os._exit(0)
"""


def works(command: list[str]) -> bool:
    """Whether this system lets us have a network of our own."""
    if not shutil.which("unshare") or not shutil.which("ip"):
        return False
    return subprocess.run([*command, "true"], capture_output=True).returncode == 0


def fill(path: Path) -> None:
    """Makes the store of a paired account, with two contacts, out of one without an account."""
    keys = {name: os.urandom(size) for name, size in KEYS.items()}
    device = {"jid": ACCOUNT, "registration_id": 1, "signed_pre_key_id": 1, "adv_details": b"", **keys}
    rows = (
        ("device", device),
        ("contacts", {"our_jid": ACCOUNT, "their_jid": "15550101@s.whatsapp.net", "full_name": "Ana"}),
        # A name that is not UTF-8.
        ("contacts", {"our_jid": ACCOUNT, "their_jid": "77@lid", "full_name": b"A\xffB"}),
        ("chat_settings", {"our_jid": ACCOUNT, "chat_jid": "15550101@s.whatsapp.net", "muted_until": -1, "pinned": 1}),
        ("lid_map", {"lid": "77", "pn": "15550101"}),
    )
    database = sqlite3.connect(path)
    for table, row in rows:
        places = ", ".join("CAST(? AS TEXT)" if name == "full_name" else "?" for name in row)
        database.execute(f"INSERT INTO whatsmeow_{table} ({', '.join(row)}) VALUES ({places})", list(row.values()))
    database.commit()
    database.close()


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

    def test_the_store_of_the_real_library_is_read_and_no_longer_once_it_has_stopped(self) -> None:
        # It ends the process if it is read without a client, which it has none of before it connects and after its end.
        command = [*NOWHERE, sys.executable, "-I", "-B", "-c"]
        self.run_real([*command, CONNECT + "os._exit(0)", str(ADAPTER)])
        fill(self.session / "session.db")
        lines = self.run_real([*command, CONNECT + READ, str(ADAPTER)]).decode().splitlines()
        self.assertEqual(sorted(lines[:2]), ["15550101@s.whatsapp.net 'Ana'", "77@lid b'A\\xffB'"])
        self.assertEqual(lines[2], f"True {FOREVER:.0f} True False")
        self.assertEqual(lines[3], f"False {NOT_MUTED:.0f}")
        self.assertEqual(lines[4:7], ["77@lid", "15550101@s.whatsapp.net", "None"])
        self.assertEqual(lines[7:], ["websocket not connected"] * 2)

    def run_real(self, command: list[str]) -> bytes:
        """What a program prints that uses the real library, in the directory of the session."""
        run = subprocess.run(command, cwd=self.session, capture_output=True, timeout=120)
        self.assertEqual(run.returncode, 0, run.stderr.decode(errors="replace")[:2_000])
        return run.stdout

    def test_without_a_network_no_pairing_code_is_asked_for(self) -> None:
        host = self.real(NOWHERE, pair_phone="15550100")
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
