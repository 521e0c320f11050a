"""A device is linked by a code that is entered at the phone (ING-6)."""

import time

from harness import BridgeTest, event

from whisper_bridge.protobuf import schema

PHONE = "15550100"
ASKED = {"pair_phone": PHONE}
CONNECTED = 3
PAIRED = event(2, schema.PairStatus(Status=schema.PairStatus.PStatus.SUCCESS).SerializePartialToString())


class PairingTests(BridgeTest):
    def test_a_code_comes_instead_of_qr_codes_and_only_once(self) -> None:
        pairing = {"pairing": {"Code": "ABCD-1234"}}
        host = self.staged(pairing, {"code": "first"}, {"code": "second"}, {"code": "third"}, start=ASKED)
        self.assertIn("pairing_code", host.line("ready")["abilities"])
        line = host.line("pair_code", "qr", "error")
        self.assertEqual((line["type"], line["v"], line["code"]), ("pair_code", 2, "ABCD-1234"))
        # For as long as the connection lasts, which began a little earlier.
        self.assertAlmostEqual(line["expires_at"] - line["ts"], 160_000, delta=5_000)
        self.assertTrue(host.is_silent("pair_code", "qr", "error"))

    def test_the_code_is_asked_for_the_given_number_after_the_library_has_connected(self) -> None:
        # The stand-in ends the process if it is asked before.
        host = self.staged({"wait": 0.3}, {"pairing": {"Code": "PHONE"}}, {"code": "first"}, start=ASKED)
        self.assertEqual(host.line("pair_code", "error")["code"], PHONE)

    def test_a_code_that_was_entered_does_not_expire_and_leads_to_a_login(self) -> None:
        soon = {"set": {"PAIRING_CODE_SECONDS": 1.5, "CODE_GRACE_SECONDS": 0.1}}
        device = schema.Device()
        device.JID.User, device.JID.Server = PHONE, "s.whatsapp.net"
        named = event(0, device.SerializePartialToString())
        pairing = {"pairing": {"Code": "ABCD-1234"}}
        host = self.staged(
            soon, pairing, {"code": "first"}, {"wait": 0.5}, PAIRED, named, event(CONNECTED), start=ASKED
        )
        host.line("pair_code")
        self.assertEqual(host.line("login", "error").get("phone"), PHONE)
        self.assertTrue(host.is_silent("error", seconds=2))

    def test_a_code_that_nobody_enters_expires(self) -> None:
        soon = {"set": {"PAIRING_CODE_SECONDS": 0.5, "CODE_GRACE_SECONDS": 0.1}}
        host = self.staged(soon, {"pairing": {"Code": "ABCD-1234"}}, {"code": "first"}, start=ASKED)
        host.line("pair_code")
        self.ends(host, "WHATSAPP_QR_EXPIRED")

    def test_a_number_that_is_refused_fails_without_being_named(self) -> None:
        for error in (
            "international phone number required (must not start with 0)",
            "info query for 15550100 returned status 400: bad-request",
            "info query returned status 429: rate-overlimit",
            "websocket not connected",
        ):
            with self.subTest(error=error):
                self.journal.unlink(missing_ok=True)
                host = self.staged({"pairing": {"Error": error}}, {"code": "first"}, start=ASKED)
                self.ends(host, "WHATSAPP_AUTH_FAILED")
                self.assertNotIn(PHONE.encode(), bytes(host.raw) + bytes(host.errors))

    def test_an_answer_that_cannot_be_read_ends_it(self) -> None:
        self.ends(self.staged({"pairing": {}}, {"code": "first"}, start=ASKED), "WHATSAPP_AUTH_FAILED")

    def test_without_an_answer_in_time_there_is_no_network(self) -> None:
        start = {**ASKED, "network_timeout_ms": 300}
        self.ends(self.staged({"deaf": True}, start=start), "WHATSAPP_NETWORK_ERROR")

    def test_a_passkey_that_the_service_asks_for_ends_it_whatever_the_code_was(self) -> None:
        asked = {"log": '<notification from="s.whatsapp.net" type="passkey_prologue_request"/>', "level": "DEBUG"}
        for start in ({}, ASKED):
            with self.subTest(start=start):
                self.journal.unlink(missing_ok=True)
                steps = ({"pairing": {"Code": "ABCD-1234"}}, {"code": "first"}, {"wait": 0.3}, asked)
                host = self.staged(*steps, start=start)
                self.assertEqual(host.line("passkey", "error")["type"], "passkey")
                self.ends(host, "WHATSAPP_PASSKEY_REQUIRED")

    def test_what_messages_say_of_passkeys_ends_nothing_once_the_device_is_linked(self) -> None:
        device = schema.Device()
        device.JID.User, device.JID.Server = PHONE, "s.whatsapp.net"
        named = event(0, device.SerializePartialToString())
        words = {"log": "passkey_prologue_request rate-overlimit", "level": "DEBUG"}
        host = self.staged({"code": "first"}, PAIRED, named, event(CONNECTED), words)
        self.assertEqual(host.line("login", "error").get("phone"), PHONE)
        self.assertTrue(host.is_silent("error", "passkey", seconds=1))

    def test_without_a_number_there_are_qr_codes(self) -> None:
        for start in ({}, {"pair_phone": None}):
            with self.subTest(start=start):
                self.journal.unlink(missing_ok=True)
                host = self.staged({"pairing": {"Code": "ABCD-1234"}}, {"code": "first"}, start=start)
                self.assertEqual(host.line("qr", "pair_code")["code"], "first")

    def test_what_is_no_number_is_refused_before_anything_is_connected(self) -> None:
        numbers = ("+15550100", "", "1" * 16, "1555 0100", "\u0661" * 9, "15550100\n", 15550100)
        for phone in numbers:
            with self.subTest(phone=phone):
                host = self.staged({"code": "never"}, start={**ASKED, "pair_phone": phone})
                error = host.line("error", "ready")
                self.assertEqual((error["type"], error.get("code")), ("error", "WHATSAPP_BRIDGE_CRASHED"))
                self.assertEqual(host.line("closed")["reason"], "error")
                self.assertTrue(not str(phone) or str(phone) not in error["message"])

    def ends(self, host, code: str) -> None:
        """It ends with that failure, and well."""
        begun = time.monotonic()
        error = host.line("error")
        self.assertEqual((error["code"], error["fatal"]), (code, True))
        self.assertEqual(host.line("closed")["reason"], "error")
        self.assertEqual(host.exit_code(), 0)
        self.assertLess(time.monotonic() - begun, 20)
