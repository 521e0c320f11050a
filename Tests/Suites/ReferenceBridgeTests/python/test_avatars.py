"""Where the picture of a chat is, and how it is fetched (ING-6)."""

import time
import unittest
from typing import Any

from details_messages import hexadecimal, login
from harness import BridgeTest, Host, event
from media_harness import MediaTest

from whisper_bridge import avatars
from whisper_bridge.failure import Failure
from whisper_bridge.protobuf import schema

ANA = "15550101@s.whatsapp.net"
PATH = "/v/t61.24694-24/1_n.jpg?ccb=11-4&oh=01_Q5&oe=67"


def answer(url: str = "https://pps.whatsapp.net" + PATH, identity: str = "99", direct: str = "") -> Any:
    """An answer of the library with a picture."""
    found = schema.ProfilePictureInfo(URL=url, ID=identity, Type="image", DirectPath=direct)
    return schema.GetProfilePictureReturnFunction(Picture=found)


def error(text: str) -> Any:
    """An answer of the library without one."""
    return schema.GetProfilePictureReturnFunction(Error=text)


class AnswerTests(unittest.TestCase):
    def test_a_picture_has_an_id_and_a_path_at_the_hosts_of_pictures(self) -> None:
        self.assertEqual(avatars.picture(answer(), None), {"ok": True, "picture_id": "99", "path": PATH})
        self.assertEqual(avatars.picture(answer(), "98")["path"], PATH)

    def test_the_picture_that_the_host_has_is_not_named_again(self) -> None:
        known = {"ok": True, "picture_id": "99"}
        self.assertEqual(avatars.picture(answer(), "99"), known)
        # The library answers nothing at all then.
        self.assertEqual(avatars.picture(schema.GetProfilePictureReturnFunction(), "99"), known)

    def test_without_a_picture_and_if_it_is_hidden_there_is_none(self) -> None:
        none = {"ok": True, "picture_id": None}
        self.assertEqual(avatars.picture(schema.GetProfilePictureReturnFunction(), None), none)
        for text in (
            "that user or group does not have a profile picture",
            "the user has hidden their profile picture from you",
            "info query returned status 401: not-authorized",
            "info query returned status 403: forbidden",
            "info query returned status 404: item-not-found",
        ):
            self.assertEqual(avatars.picture(error(text), "99"), none, text)

    def test_a_failure_has_its_code_and_names_no_one(self) -> None:
        for text, code in (
            ("info query for 15550101 returned status 429: rate-overlimit", "WHATSAPP_RATE_LIMITED"),
            ("websocket not connected", "WHATSAPP_NETWORK_ERROR"),
            ("info query timed out", "WHATSAPP_NETWORK_ERROR"),
            ("client is nil", "WHATSAPP_NETWORK_ERROR"),
            ("info query for 15550101 returned status 500", "WHATSAPP_NETWORK_ERROR"),
        ):
            with self.assertRaises(Failure) as caught:
                avatars.picture(error(text), None)
            self.assertEqual(caught.exception.code, code)
            self.assertNotIn("15550101", str(caught.exception))

    def test_an_address_elsewhere_leads_to_no_other_host(self) -> None:
        for url in (
            "https://elsewhere.invalid/ana.jpg",
            "http://pps.whatsapp.net/ana.jpg",
            "https://pps.whatsapp.net:444/ana.jpg",
            "https://pps.whatsapp.net@elsewhere.invalid/ana.jpg",
            "https://ana@pps.whatsapp.net/ana.jpg",
            "https://pps.whatsapp.net.elsewhere.invalid/ana.jpg",
            "https://pps.whatsapp.net",
            "//elsewhere.invalid/ana.jpg",
            "",
        ):
            with self.subTest(url=url):
                self.assertEqual(avatars.picture(answer(url, direct="/direct?oh=1"), None)["path"], "/direct?oh=1")
                with self.assertRaises(Failure) as caught:
                    avatars.picture(answer(url), None)
                self.assertEqual(caught.exception.code, "MEDIA_REFUSED")

    def test_what_is_no_path_or_no_id_is_refused(self) -> None:
        pps = "https://pps.whatsapp.net"
        bad = [answer(identity=each) for each in ("", "9" * 257)]
        bad += [
            answer("", direct=each) for each in ("//elsewhere.invalid/a", "a", "/a/../b", "/a b", "/\u00e4", "/a#b")
        ]
        bad += [answer(pps + each) for each in ("//elsewhere.invalid/a", "/a/../b", "/a b", "/" + "a" * 2_048, "/a#b")]
        bad.append(schema.GetProfilePictureReturnFunction(Picture=schema.ProfilePictureInfo()))
        raw = answer(identity="xx").SerializeToString().replace(b"xx", b"\xff\xff")
        bad.append(schema.GetProfilePictureReturnFunction.FromString(raw))
        for each in bad:
            with self.subTest(answer=str(each)[:80]), self.assertRaises(Failure) as caught:
                avatars.picture(each, None)
            self.assertEqual(caught.exception.code, "MEDIA_REFUSED")


class RequestTests(BridgeTest):
    def connected(self, *steps: dict[str, object]) -> Host:
        """A bridge that is logged in and answers requests for pictures as these steps say."""
        host = self.staged({"requests": str(self.root / "asked")}, *steps, *login())
        self.assertIn("avatars", host.line("ready")["abilities"])
        host.line("login")
        return host

    def ask(self, host: Host, number: int, chat: object = ANA, **members: object) -> dict[str, Any]:
        """The reply to a request."""
        host.send("avatar", id=number, chat=chat, **members)
        reply = host.line("reply", "error")
        self.assertEqual((reply["type"], reply.get("id")), ("reply", number))
        return {name: value for name, value in reply.items() if name not in ("type", "v", "seq", "ts", "id")}

    def asked(self) -> list[str]:
        """For which chats the service was asked."""
        path = self.root / "asked"
        lines = path.read_text().splitlines() if path.exists() else []
        return [line.removeprefix("picture ") for line in lines if line != "groups"]

    def test_each_request_is_answered_once(self) -> None:
        host = self.connected({"picture": hexadecimal(answer())})
        self.assertEqual(self.ask(host, 1), {"ok": True, "picture_id": "99", "path": PATH})
        self.assertEqual(self.ask(host, 2, known="99"), {"ok": True, "picture_id": "99"})
        self.assertEqual(self.ask(host, 3, known=None)["path"], PATH)
        for number, chat in enumerate(("+15550101", "77@lid", "123-456@g.us"), start=4):
            self.assertEqual(self.ask(host, number, chat)["picture_id"], "99")
        self.assertEqual(self.asked(), [ANA] * 4 + ["77@lid", "123-456@g.us"])

    def test_the_service_is_not_asked_for_what_can_have_none(self) -> None:
        host = self.connected({"picture": hexadecimal(answer())})
        for number, chat in enumerate(("", "status@broadcast", "1@newsletter", "ana", "1@g.us@lid", "\ud800"), start=1):
            self.assertEqual(self.ask(host, number, chat), {"ok": True, "picture_id": None})
        self.assertEqual(self.asked(), [])

    def test_answers_that_make_no_sense_are_failures_of_the_request_alone(self) -> None:
        for step in ({"picture": "ffff"}, {"picture": hexadecimal(answer("", direct="//elsewhere.invalid/a"))}):
            self.journal.unlink(missing_ok=True)
            host = self.connected(step)
            self.assertEqual(self.ask(host, 1)["error"]["code"], "MEDIA_REFUSED")
            self.assertEqual(self.ask(host, 2, known="\ud800")["error"]["code"], "MEDIA_REFUSED")
            self.assertNotIn(b"elsewhere", bytes(host.raw))

    def test_without_a_connection_the_service_is_not_asked(self) -> None:
        host = self.staged()
        host.line("ready")
        self.assertEqual(self.ask(host, 1)["error"]["code"], "WHATSAPP_NETWORK_ERROR")
        host.kill()
        steps = [{"requests": str(self.root / "asked")}, {"picture": hexadecimal(answer())}, *login(), event(12)]
        host = self.staged(*steps)
        host.line("disconnected")
        self.assertEqual(self.ask(host, 2)["error"]["code"], "WHATSAPP_NETWORK_ERROR")
        self.assertEqual(self.asked(), [])

    def test_a_service_that_does_not_answer_holds_up_nothing(self) -> None:
        late = {"set": {"ANSWER_SECONDS": 1.0}, "of": "avatars"}
        host = self.connected(late, {"picture": hexadecimal(answer()), "after": 30}, {"commit": 10})
        host.send("avatar", id=1, chat=ANA)
        for number, request in enumerate(("ping", "snapshot", "status"), start=2):
            host.send(request, id=number)
            self.assertEqual(host.line("pong", "reply")["id"], number)
        # One at a time, even after the first was given up: the service is still being asked.
        self.assertEqual(self.ask(host, 5)["error"]["code"], "WHATSAPP_RATE_LIMITED")
        reply = host.line("reply")
        self.assertEqual((reply["id"], reply["error"]["code"]), (1, "WHATSAPP_NETWORK_ERROR"))
        self.assertEqual(self.ask(host, 6)["error"]["code"], "WHATSAPP_RATE_LIMITED")
        begun = time.monotonic()
        host.send("quit")
        self.assertEqual(host.line("closed", "error")["reason"], "quit")
        self.assertEqual(host.exit_code(), 0)
        self.assertLess(time.monotonic() - begun, 5 + 3)

    def test_requests_that_make_no_sense_end_it(self) -> None:
        for members in ({"chat": None}, {"chat": 5}, {"known": 5}, {"id": None}, {"id": "1"}, {"id": True}):
            with self.subTest(members=members):
                self.journal.unlink(missing_ok=True)
                host = self.connected()
                host.send("avatar", **{"id": 1, "chat": ANA, **members})
                failed = host.line("error", "reply")
                self.assertEqual((failed.get("code"), failed.get("fatal")), ("WHATSAPP_BRIDGE_CRASHED", True))
                self.assertEqual(host.line("closed")["reason"], "error")


class FetchTests(MediaTest):
    AVATAR = {"kind": "avatar", "digest": None, "limit": 2 << 20}

    def test_a_picture_comes_from_the_hosts_of_pictures_as_it_is(self) -> None:
        # The certificate of the server names both.
        host = self.media("--host", "127.0.0.1", "--picture-host", "localhost")
        self.assertIn("avatars", host.raw.decode())
        reply, content = self.fetch(host, "/picture-of-ana?ccb=11-4&oh=01", **self.AVATAR)
        self.assertEqual((reply["ok"], reply["size"], content), (True, len(self.file), self.file))
        self.assertEqual(self.server.requests, [("/picture-of-ana?ccb=11-4&oh=01", None)])
        self.fetch(host)
        asked = [headers["Host"].partition(":")[0] for headers in self.server.headers]
        self.assertEqual(asked, ["localhost", "127.0.0.1"])

    def test_a_picture_that_is_too_large_is_not_brought(self) -> None:
        host = self.media()
        limit = len(self.file)
        self.assertTrue(self.fetch(host, **{**self.AVATAR, "limit": limit})[0]["ok"])
        self.refused(host, "MEDIA_TOO_LARGE", **{**self.AVATAR, "limit": limit - 1})
        for way in ("chunked", "endless"):
            reply, content = self.fetch(host, f"/{way}/picture-of-ana", **{**self.AVATAR, "limit": 100_000})
            self.assertEqual(reply["error"]["code"], "MEDIA_TOO_LARGE")
            self.assertLessEqual(len(content), 100_000)

    def test_a_redirection_and_a_path_that_could_name_a_host_are_refused(self) -> None:
        host = self.media()
        self.assertEqual(self.refused(host, "MEDIA_REFUSED", "/redirect/picture-of-ana", **self.AVATAR)["status"], 302)
        self.server.requests.clear()
        for path in ("//elsewhere.invalid/ana", "https://elsewhere.invalid/ana", "/a/../ana", "", "/ana\r\nHost: x"):
            self.refused(host, "MEDIA_REFUSED", path, **self.AVATAR)
        self.assertEqual(self.server.requests, [])
        self.assertEqual(self.refused(host, "MEDIA_EXPIRED", "/expired/picture-of-ana", **self.AVATAR)["status"], 410)

    def test_requests_that_make_no_sense_end_it(self) -> None:
        digest = "A" * 43 + "="
        for members in ({"limit": (2 << 20) + 1}, {"limit": None}, {"digest": digest}, {"kind": "image"}):
            with self.subTest(members=members):
                host = self.media()
                self.ask(host, self.pipe(), **{**self.AVATAR, **members})
                failed = host.line("error", "reply")
                self.assertEqual((failed.get("code"), failed.get("fatal")), ("WHATSAPP_BRIDGE_CRASHED", True))
        self.assertEqual(self.server.requests, [])

    def test_a_run_for_files_does_not_know_which_picture_a_chat_has(self) -> None:
        host = self.media()
        host.send("avatar", id=7, chat=ANA)
        reply = host.line("reply", "error")
        self.assertEqual((reply.get("id"), reply["error"]["code"]), (7, "UNSUPPORTED"))
