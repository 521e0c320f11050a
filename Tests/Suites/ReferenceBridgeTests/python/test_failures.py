"""Each way to fail has its code, and every code of WhatsApp's is reached by an event that means it (ING-4)."""

import sqlite3
import time
import unittest

from harness import BridgeTest, event

from whisper_bridge import verdict
from whisper_bridge.failure import cause
from whisper_bridge.protobuf import adv, schema


def refusal(reason: int, message: str = "", code: str = "") -> bytes:
    failure = schema.ConnectFailure(Message=message)
    if reason:
        failure.Reason = reason
    if code:
        failure.Raw.Tag = "failure"
        failure.Raw.Attrs.add(name="reason", text=code)
    raw: bytes = failure.SerializePartialToString()
    return raw


class VerdictTests(unittest.TestCase):
    def test_events_that_end_the_session(self) -> None:
        error = schema.PairStatus(Status=schema.PairStatus.PStatus.ERROR)
        expected = [
            (2, error.SerializePartialToString(), "WHATSAPP_AUTH_FAILED"),
            (6, schema.LoggedOut(OnConnect=True).SerializePartialToString(), "WHATSAPP_SESSION_EXPIRED"),
            (7, b"", "WHATSAPP_SESSION_EXPIRED"),
            (8, schema.TemporaryBan(Code=1, Expire=86_400).SerializePartialToString(), "WHATSAPP_BANNED"),
            (9, refusal(schema.ConnectFailureReason.LOGGED_OUT), "WHATSAPP_SESSION_EXPIRED"),
            (9, refusal(schema.ConnectFailureReason.MAIN_DEVICE_GONE), "WHATSAPP_SESSION_EXPIRED"),
            (9, refusal(schema.ConnectFailureReason.UNKNOWN_LOGOUT), "WHATSAPP_SESSION_EXPIRED"),
            (9, refusal(schema.ConnectFailureReason.TEMP_BANNED), "WHATSAPP_BANNED"),
            (9, refusal(schema.ConnectFailureReason.CLIENT_OUTDATED), "WHATSAPP_CLIENT_OUTDATED"),
            (9, refusal(schema.ConnectFailureReason.BAD_USER_AGENT), "WHATSAPP_CLIENT_OUTDATED"),
            (9, refusal(schema.ConnectFailureReason.SERVICE_UNAVAILABLE), "WHATSAPP_NETWORK_ERROR"),
            (9, refusal(schema.ConnectFailureReason.INTERNAL_SERVER_ERROR), "WHATSAPP_NETWORK_ERROR"),
            (9, refusal(schema.ConnectFailureReason.GENERIC, code="429"), "WHATSAPP_RATE_LIMITED"),
            (9, refusal(schema.ConnectFailureReason.GENERIC, message="rate-overlimit"), "WHATSAPP_RATE_LIMITED"),
            (9, refusal(0), "WHATSAPP_NETWORK_ERROR"),
            (10, b"", "WHATSAPP_CLIENT_OUTDATED"),
        ]
        for code, raw, name in expected:
            failure = verdict.of_event(code, raw)
            self.assertEqual(failure and failure.code, name, (code, raw))

    def test_all_other_events_end_nothing(self) -> None:
        success = schema.PairStatus(Status=schema.PairStatus.PStatus.SUCCESS).SerializePartialToString()
        self.assertIsNone(verdict.of_event(2, success))
        for code in {*range(128)} - {2, 6, 7, 8, 9, 10}:
            self.assertIsNone(verdict.of_event(code, b""), code)

    def test_what_the_library_says_at_its_end(self) -> None:
        for reason in (
            "",
            "failed to dial whatsapp web websocket: dial tcp: lookup web.whatsapp.com: no such host",
            "dial tcp 10.0.0.1:443: i/o timeout",
            "context deadline exceeded",
            "tls: failed to verify certificate",
            "unexpected EOF",
        ):
            self.assertEqual(verdict.of_end(reason).code, "WHATSAPP_NETWORK_ERROR", reason)
        for reason, words in (
            ("dial tcp: lookup web.whatsapp.com on 127.0.0.1:53: no such host", "name"),
            ("tls: failed to verify certificate: x509: certificate has expired or is not yet valid", "certificate"),
            ("dial tcp 10.0.0.1:443: connect: connection refused", "connection"),
        ):
            failure = verdict.of_end(reason)
            self.assertEqual(failure.code, "WHATSAPP_NETWORK_ERROR", reason)
            self.assertIn(words, failure.message)
        full = verdict.of_end("failed to save: database or disk is full (13)")
        self.assertEqual((full.code, "space" in full.message), ("WHATSAPP_BRIDGE_CRASHED", True))
        self.assertEqual(verdict.of_end("failed to upgrade database").code, "WHATSAPP_BRIDGE_CRASHED")
        self.assertEqual(verdict.of_end("status 429").code, "WHATSAPP_RATE_LIMITED")


class CauseTests(unittest.TestCase):
    def test_an_unexpected_error_is_named_without_a_path(self) -> None:
        self.assertEqual(cause(OSError(28, "No space left on device", "/home/ana")), "No space left on device")
        self.assertEqual(cause(FileNotFoundError(2, "No such file", "/home/ana")), "No such file")
        self.assertEqual(cause(ModuleNotFoundError("nacl")), "a module is missing, or cannot be loaded")
        self.assertEqual(cause(ValueError("+15550100")), "ValueError")


class FailureTests(BridgeTest):
    def ends_with(self, code: str, *steps: object, **start: object) -> None:
        host = self.staged(*steps, start=start)
        error = host.line("error")
        self.assertEqual((error["code"], error["fatal"]), (code, True))
        self.assertEqual(host.line("closed")["reason"], "error")
        self.assertEqual(host.exit_code(), 0)

    def test_the_event_that_ends_it_is_journaled_before(self) -> None:
        host = self.staged(event(6, schema.LoggedOut(OnConnect=False).SerializePartialToString()))
        self.assertEqual(host.line("error")["code"], "WHATSAPP_SESSION_EXPIRED")
        host.rest()
        host = self.staged()
        self.assertEqual(host.line("event")["name"], "LoggedOut")

    def test_codes_expire_one_after_the_other_and_then_it_ends(self) -> None:
        soon = {"set": {"FIRST_CODE_SECONDS": 3, "NEXT_CODE_SECONDS": 0.5, "CODE_GRACE_SECONDS": 0.2}}
        host = self.staged(soon, {"code": "first"}, {"code": "second"})
        first, second = host.line("qr"), host.line("qr")
        self.assertEqual((first["code"], second["code"]), ("first", "second"))
        self.assertAlmostEqual(first["expires_at"] - first["ts"], 3_000, delta=500)
        self.assertAlmostEqual(second["expires_at"] - second["ts"], 500, delta=400)
        self.assertEqual(host.line("error")["code"], "WHATSAPP_QR_EXPIRED")
        host.rest()
        self.assertEqual(host.exit_code(), 0)

    def test_a_code_that_was_scanned_does_not_expire(self) -> None:
        soon = {"set": {"FIRST_CODE_SECONDS": 1.5, "CODE_GRACE_SECONDS": 0.1}}
        paired = schema.PairStatus(Status=schema.PairStatus.PStatus.SUCCESS).SerializePartialToString()
        account = schema.Device(PushName="Ana")
        account.JID.User, account.JID.Device, account.JID.Server = "15550100", 7, "s.whatsapp.net"
        account.LID.User, account.LID.Server = "204811", "lid"
        host = self.staged(
            soon, {"code": "one"}, event(2, paired), event(0, account.SerializePartialToString()), event(3)
        )
        login = host.line("login", "error")
        self.assertEqual(
            [login.get(name) for name in ("phone", "jid", "lid", "device")],
            ["15550100", "15550100:7@s.whatsapp.net", "204811@lid", "Whisper"],
        )
        self.assertTrue(host.is_silent("error", seconds=2))
        host.send("status", id=1)
        status = host.line("reply")
        self.assertTrue(status["logged_in"])
        self.assertEqual(status["jid"], login["jid"])

    def test_an_account_that_the_library_does_not_name_is_looked_up(self) -> None:
        self.pair(days=1)
        login = self.staged(event(3)).line("login", "error")
        self.assertEqual(
            [login.get(name) for name in ("phone", "jid", "lid")],
            ["15550100", "15550100:7@s.whatsapp.net", "204811@lid"],
        )

    def test_a_lost_connection_is_told_once_and_so_is_its_return(self) -> None:
        account = schema.Device()
        account.JID.User, account.JID.Server = "15550100", "s.whatsapp.net"
        named = event(0, account.SerializePartialToString())
        host = self.staged(named, event(3), event(12), event(12), event(3), event(4), event(5))
        kinds = []
        while len(kinds) < 5:
            line = host.line("login", "disconnected")
            kinds.append(line.get("reason", "login"))
        self.assertEqual(kinds, ["login", "network", "login", "keep_alive", "login"])

    def test_a_message_that_cannot_be_decrypted_is_named_and_one_that_is_withheld_is_not(self) -> None:
        lost = schema.UndecryptableMessage(IsUnavailable=False)
        withheld = schema.UndecryptableMessage(IsUnavailable=True)
        lost.Info.ID, withheld.Info.ID = "3EB0LOST", "3EB0ONCE"
        host = self.staged(event(44, withheld.SerializePartialToString()), event(44, lost.SerializePartialToString()))
        error = host.line("error")
        self.assertEqual(
            (error["code"], error["fatal"], error["message_id"]),
            ("WHATSAPP_MESSAGE_DECRYPT_FAILED", False, "3EB0LOST"),
        )

    def test_a_vote_is_kept_as_it_came_and_then_with_what_it_says(self) -> None:
        vote = schema.Message()
        vote.Message.pollUpdateMessage.vote.encPayload = b"encrypted"
        raw = vote.SerializePartialToString()
        host = self.staged(event(17, raw))
        first, second = host.line("event"), host.line("event")
        self.assertEqual(first["raw"], second["raw"])
        self.assertNotIn("json", first)
        self.assertEqual(second["json"], {"poll_vote": ["BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="]})

    def test_without_an_answer_in_time_there_is_no_network(self) -> None:
        self.ends_with("WHATSAPP_NETWORK_ERROR", {"deaf": True}, network_timeout_ms=300)

    def test_a_library_that_ends_ends_the_bridge(self) -> None:
        self.ends_with("WHATSAPP_NETWORK_ERROR", {"end": "dial tcp: i/o timeout"})
        self.ends_with("WHATSAPP_BRIDGE_CRASHED", {"end": "failed to open the database"})

    def test_an_event_that_cannot_be_taken_ends_the_bridge_and_is_not_lost(self) -> None:
        # Its bytes are journaled before anybody tries to read them.
        host = self.staged(event(9, b"\xff\xff\xff"))
        self.assertEqual(host.line("error")["code"], "WHATSAPP_BRIDGE_CRASHED")
        host.rest()
        self.assertEqual(self.staged().line("event")["raw"], "////")

    def test_messages_that_cannot_be_read_are_kept_and_end_nothing(self) -> None:
        host = self.staged(event(17, b"\xff\xff"), event(44, b"\xff\xff"), event(18))
        self.assertEqual([host.line("event", "error").get("code") for _ in range(3)], [17, 44, 18])

    def test_without_a_session_and_without_pairing_there_is_nothing_to_connect(self) -> None:
        self.ends_with("WHATSAPP_SESSION_EXPIRED", {"code": "never"}, pair=False)

    def test_a_session_older_than_allowed_is_not_used(self) -> None:
        self.pair(days=31)
        self.ends_with("WHATSAPP_SESSION_EXPIRED", event(3))
        self.pair(days=29)
        host = self.staged(event(18))
        self.assertTrue(host.line("ready")["paired"])
        host.line("event")
        host.kill()
        self.pair(days=3_000)
        self.staged(event(18), start={"session_timeout_days": 0}).line("event")

    def pair(self, days: int) -> None:
        """A session database as the library writes it, as far as the bridge looks."""
        (self.session / "session.db").unlink(missing_ok=True)
        details = adv.ADVDeviceIdentity(rawID=1, timestamp=int(time.time()) - days * 86_400, keyIndex=1)
        database = sqlite3.connect(self.session / "session.db")
        database.execute("CREATE TABLE whatsmeow_device (jid TEXT PRIMARY KEY, lid TEXT, adv_details BLOB)")
        database.execute(
            "INSERT INTO whatsmeow_device VALUES ('15550100:7@s.whatsapp.net', '204811@lid', ?)",
            (details.SerializePartialToString(),),
        )
        database.commit()
        database.close()
