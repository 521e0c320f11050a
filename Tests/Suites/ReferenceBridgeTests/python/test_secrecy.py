"""What must not be seen is not there to be seen (ING-6, R9)."""

import base64
import os
import re
from pathlib import Path

from harness import ADAPTER, KEY, BridgeTest, event

RECEIPT = 18
SOURCES = sorted((ADAPTER / "whisper_bridge").glob("*.py"))


class SecrecyTests(BridgeTest):
    def test_what_the_library_prints_never_reaches_the_protocol(self) -> None:
        noise = "15550100 wrote: a secret"
        host = self.staged({"print": noise}, event(RECEIPT), {"print": '{"type":"event","v":1}'}, event(RECEIPT))
        host.line("event")
        host.line("event")
        host.send("quit")
        host.rest()
        host.exit_code()
        self.assertNotIn(b"secret", bytes(host.raw))
        self.assertNotIn(b'{"type":"event","v":1}\n', bytes(host.raw))
        self.assertEqual(bytes(host.errors), b"")

    def test_what_the_library_logs_is_told_by_its_meaning_only(self) -> None:
        host = self.staged(
            {"log": "info query for 15550100 returned status 429: rate-overlimit"},
            {"log": "15550100 is fine"},
            event(RECEIPT),
        )
        error = host.line("error", "event")
        self.assertEqual((error["code"], error["fatal"]), ("WHATSAPP_RATE_LIMITED", False))
        host.line("event")
        host.send("quit")
        host.rest()
        self.assertNotIn(b"15550100", bytes(host.raw) + bytes(host.errors))

    def test_no_secret_is_in_arguments_environment_or_errors(self) -> None:
        host = self.staged({"code": "2@secret-code"}, {"commit": 10}, event(RECEIPT, b"a secret"))
        host.line("event")
        numbers = [host.process.pid, *children(host.process.pid)]
        self.assertEqual(len(numbers), 2, "the bridge and its helper")
        for number in numbers:
            for name in ("cmdline", "environ"):
                content = Path(f"/proc/{number}/{name}").read_bytes()
                for secret in (base64.b64encode(KEY), KEY, b"secret"):
                    self.assertNotIn(secret, content)
        host.send("quit")
        host.rest()
        self.assertEqual(bytes(host.errors), b"")

    def test_failures_name_no_path_key_or_person(self) -> None:
        host = self.staged(start={"session_dir": str(self.root / "of-ana"), "journal_key": "c2VjcmV0"})
        host.rest()
        self.assertNotIn(b"of-ana", bytes(host.raw) + bytes(host.errors))
        self.assertNotIn(b"c2VjcmV0", bytes(host.raw) + bytes(host.errors))

    def test_files_belong_to_their_owner_alone_and_there_are_no_core_files(self) -> None:
        host = self.staged({"commit": 10}, event(RECEIPT))
        host.line("event")
        host.send("snapshot", id=1)
        host.line("reply")
        found = [self.journal, *self.session.iterdir()]
        self.assertGreaterEqual(len(found), 3)
        for path in found:
            self.assertEqual(path.stat().st_mode & 0o077, 0, path.name)
        limits = Path(f"/proc/{host.process.pid}/limits").read_text()
        self.assertRegex(limits, r"Max core file size +0 +0")

    def test_no_child_inherits_the_protocols_pipes(self) -> None:
        host = self.staged(event(RECEIPT))
        host.line("event")
        pipes = {os.readlink(f"/proc/self/fd/{pipe.fileno()}") for pipe in (host.process.stdin, host.process.stdout)}
        for number in children(host.process.pid):
            held = {os.readlink(path) for path in Path(f"/proc/{number}/fd").iterdir()}
            self.assertFalse(pipes & held)

    def test_nothing_is_named_that_could_send(self) -> None:
        allowed = {"Neonize", "Stop", "Logout", "PairPhone", "DecryptPollVote"}
        allowed |= {"GetAllContacts", "GetChatSettings", "GetPNFromLID", "GetLIDFromPN"}
        allowed |= {"GetJoinedGroups", "GetProfilePicture"}
        allowed |= {"GetVersion", "FreeBytesStruct", "FreeString"}
        text = (ADAPTER / "whisper_bridge" / "library.py").read_text()
        self.assertEqual(set(re.findall(r"(?:library|self\._functions)\.([A-Z]\w+)", text)), allowed)
        for path in SOURCES:
            source = path.read_text()
            self.assertNotRegex(source, r"getattr\(|neonize\.(client|aioze|_binder)|NewClient", path.name)
            if path.name != "library.py":
                self.assertNotRegex(source, r"ctypes|CDLL", path.name)

    def test_the_client_of_neonize_is_never_loaded(self) -> None:
        host = self.real()
        host.line("ready")
        maps = Path(f"/proc/{host.process.pid}/maps")
        if maps.exists():
            loaded = maps.read_text()
            self.assertIn("neonize-linux", loaded)
            self.assertNotRegex(loaded, r"PIL|magic|_brotli")


def children(number: int) -> list[int]:
    """The processes that another one started."""
    found = []
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                parent = int((path / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError):
                continue
            if parent == number:
                found.append(int(path.name))
    return found
