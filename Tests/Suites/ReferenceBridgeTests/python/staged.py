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
    {"set": {name: value}}                            constants of the listener
"""

import ctypes
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

    def connect(self, properties, on_code, on_event, on_log):
        self._database = sqlite3.connect("session.db", check_same_thread=False)
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

                    on_log(schema.LogEntry(Message=step["log"], Level="WARN", Name="Client").SerializePartialToString())
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
                    from whisper_bridge import listener

                    for name, value in step["set"].items():
                        setattr(listener, name, value)
        self._ended.wait()
        return ""

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


library.Library = StandIn
process.main()
