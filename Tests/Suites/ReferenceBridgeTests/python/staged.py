"""The bridge, with a stand-in for the one part that needs a phone: the compiled library.

    python -I -B staged.py SCRIPT

The script is a JSON array of steps, done in order once the bridge connects:

    {"event": code, "raw": hexadecimal, "times": n}   tells an event, n times with its number in place of NUMBER
    {"code": text}                                    tells a QR code
    {"pairing": {"Code": text} or {"Error": text}}    what a request for a pairing code is answered, PHONE is the number
    {"print": text}                                   prints to descriptor 1, from C as Go does
    {"log": text}                                     a line of the library's log
    {"wait": seconds}
    {"await": path}                                   waits until there is a file of that path
    {"commit": bytes}                                 commits something to the session database
    {"end": reason}                                   ends the connection; without it, it stays up
    {"deaf": true}                                    does not stop when it is asked to
    {"set": {name: value}, "of": module}              constants of a module, the listener if none is named
    {"contacts": [hexadecimal]}                       the contacts in the session's store
    {"settings": {address: hexadecimal}}              the owner's choices there
    {"linked": {linked id: number}}                   which addresses belong together
    {"groups": [hexadecimal] or {"Error": text}}      what a request for the groups is answered, after "after" seconds
    {"picture": hexadecimal, "after": seconds}        likewise, one for the picture of a chat
    {"requests": path}                                writes the names of requests to the service to a file

Answers are messages of neonize, or any other bytes. Until it connects, the store has none, and reading it ends the
process, as it does with the real library.
"""

import ctypes
import importlib
import json
import os
import sqlite3
import sys
import threading
import time
from pathlib import Path

root = Path(__file__).resolve().parents[4] / "Adapters" / "ReferenceBridge"
sys.path.insert(0, str(root))

from whisper_bridge import library, process  # noqa: E402

steps = json.loads(Path(sys.argv[1]).read_text())


class StandIn:
    """What the bridge sees of the library."""

    version = "stand-in"

    def __init__(self, package: Path) -> None:
        assert package.is_dir()
        self._ended = threading.Event()
        self._is_deaf = False
        self._pairing: dict[str, str] | None = None
        self._has_store = False
        self._contacts = b""
        self._settings: dict[str, str] = {}
        self._linked: dict[str, str] = {}
        self._groups: dict = {"groups": []}
        self._picture: dict = {"picture": ""}
        self._requests = os.devnull

    def connect(self, properties, on_code, on_event, on_log, logs_all=False):
        self._database = sqlite3.connect("session.db", check_same_thread=False)
        self._has_store = True
        for step in steps:
            match next(iter(step)):
                case "event":
                    for number in range(step.get("times", 1)):
                        raw = bytes.fromhex(step["raw"]).replace(b"NUMBER", b"%06d" % number)
                        on_event(step["event"], raw)
                case "code":
                    on_code(step["code"])
                case "pairing":
                    self._pairing = step["pairing"]
                case "print":
                    text = step["print"].encode()
                    ctypes.CDLL(None).write(1, text, len(text))
                    os.system(f"echo {step['print']}")
                    print(step["print"], flush=True)
                case "log":
                    from whisper_bridge.protobuf import schema

                    level = step.get("level", "WARN")
                    entry = schema.LogEntry(Message=step["log"], Level=level, Name="Client")
                    if logs_all or level == "WARN":
                        on_log(entry.SerializePartialToString())
                case "wait":
                    time.sleep(step["wait"])
                case "await":
                    while not os.path.exists(step["await"]):
                        time.sleep(0.01)
                case "commit":
                    self._database.execute("CREATE TABLE IF NOT EXISTS staged (content BLOB)")
                    self._database.execute("INSERT INTO staged VALUES (?)", (os.urandom(step["commit"]),))
                    self._database.commit()
                case "end":
                    return step["end"]
                case "deaf":
                    self._is_deaf = True
                case "set":
                    module = importlib.import_module("whisper_bridge." + step.get("of", "listener"))
                    for name, value in step["set"].items():
                        setattr(module, name, value)
                case "contacts":
                    self._contacts = joined(1, map(bytes.fromhex, step["contacts"]))
                case "settings":
                    self._settings |= step["settings"]
                case "linked":
                    self._linked |= step["linked"]
                case "groups":
                    self._groups = step
                case "picture":
                    self._picture = step
                case "requests":
                    self._requests = step["requests"]
        self._ended.wait()
        return ""

    def contacts(self):
        self._read()
        return self._contacts

    def chat_settings(self, chat):
        self._read()
        return bytes.fromhex(self._settings.get(address(chat), ""))

    def other_address(self, person, is_number):
        from whisper_bridge.protobuf import schema

        self._read()
        known = {number: linked for linked, number in self._linked.items()} if is_number else self._linked
        user, _, server = known.get(address(person), "@").partition("@")
        answer = schema.GetJIDFromStoreReturnFunction()
        answer.Jid.User, answer.Jid.Server = user, server
        return answer.SerializePartialToString()

    def joined_groups(self):
        from whisper_bridge.protobuf import schema

        self._request("groups", self._groups)
        found = self._groups["groups"]
        if isinstance(found, dict):
            return schema.GetJoinedGroupsReturnFunction(**found).SerializePartialToString()
        return joined(1, map(bytes.fromhex, found))

    def profile_picture(self, chat, parameters):
        from whisper_bridge.protobuf import schema

        self._request(f"picture {address(chat)}", self._picture)
        asked = schema.GetProfilePictureParams.FromString(parameters)
        assert not asked.Preview and not asked.IsCommunity
        return bytes.fromhex(self._picture["picture"])

    def _read(self):
        if not self._has_store:
            os.abort()

    def _request(self, name, answer):
        with open(self._requests, "a") as file:
            file.write(name + "\n")
        time.sleep(answer.get("after", 0))

    def stop(self):
        if self._is_deaf:
            threading.Event().wait()
        self._ended.set()

    def logout(self):
        return ""

    def pair_phone(self, parameters):
        from whisper_bridge.protobuf import schema

        # The library has no client before it connects, and a call then ends the process.
        if self._pairing is None:
            os.abort()
        asked = schema.PairPhoneParams.FromString(parameters)
        assert asked.showPushNotification and (asked.clientType, asked.clientDisplayName) == (1, "Chrome (Linux)")
        answer = {name: text.replace("PHONE", asked.phone) for name, text in self._pairing.items()}
        return schema.PairPhoneReturnFunction(**answer).SerializePartialToString()

    def decrypt_poll_vote(self, message):
        from whisper_bridge.protobuf import schema

        answer = schema.ReturnFunctionWithError()
        answer.PollVoteMessage.selectedOptions.append(b"\x07" * 32)
        return answer.SerializePartialToString()


def address(jid):
    from whisper_bridge.protobuf import schema

    read = schema.JID.FromString(jid)
    assert read.IsInitialized()
    return f"{read.User}@{read.Server}"


def joined(field, messages):
    """A message that consists of one repeated field."""
    from google.protobuf.internal.encoder import _VarintBytes

    head = bytes([field << 3 | 2])
    return b"".join(head + _VarintBytes(len(message)) + message for message in messages)


library.Library = StandIn
process.main()
