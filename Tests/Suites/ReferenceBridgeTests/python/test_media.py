"""Files are brought from the service's hosts alone, whole or not at all (ING-6)."""

import base64
import os
import socket
import threading

from media_harness import MediaTest
from media_server import MediaServer, make_certificates


class TransferTests(MediaTest):
    def test_a_file_arrives_as_it_is_and_the_request_is_the_one_of_the_service(self) -> None:
        host = self.media()
        reply, content = self.fetch(host, "/picture-of-ana?ccb=11-4&oh=01")
        self.assertEqual((reply["ok"], reply["size"]), (True, len(self.file)))
        self.assertEqual(content, self.file)
        digest = base64.urlsafe_b64encode(self.digest).decode()
        expected = f"/picture-of-ana?ccb=11-4&oh=01&hash={digest}&mms-type=image&__wa-mms="
        self.assertEqual(self.server.requests, [(expected, None)])
        headers = self.server.headers[0]
        self.assertEqual(headers["Origin"], "https://web.whatsapp.com")
        self.assertEqual(headers["Referer"], "https://web.whatsapp.com/")
        self.assertEqual(headers["Accept-Encoding"], "identity")
        self.assertNotIn("Cookie", headers)
        self.fetch(host, "/picture-of-ana", kind="document")
        target = f"/picture-of-ana?hash={digest}&mms-type=document&__wa-mms="
        self.assertEqual(self.server.requests[-1], (target, None))

    def test_the_pipe_is_closed_before_the_reply(self) -> None:
        host, pipe = self.media(), self.pipe()
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.addCleanup(os.close, reader)
        # All of it has room in the pipe.
        offset = len(self.file) - 1_000
        self.ask(host, pipe, offset=offset)
        self.assertTrue(host.line("reply")["ok"])
        self.assertEqual(os.read(reader, 4_096), self.file[offset:])
        # Not "would block": there is no writer.
        self.assertEqual(os.read(reader, 4_096), b"")

    def test_a_file_is_continued_where_it_broke_off(self) -> None:
        host = self.media()
        reply, start = self.fetch(host, "/interrupted/picture-of-ana")
        self.assertEqual(reply["error"]["code"], "WHATSAPP_NETWORK_ERROR")
        self.assertTrue(0 < len(start) < len(self.file))
        self.assertEqual(start, self.file[: len(start)])
        reply, rest = self.fetch(host, "/interrupted/picture-of-ana", offset=len(start))
        self.assertEqual((reply["ok"], reply["size"]), (True, len(rest)))
        self.assertEqual(start + rest, self.file)
        self.assertEqual(self.server.requests[-1][1], f"bytes={len(start)}-")

    def test_a_service_that_ignores_ranges_or_states_no_size_brings_the_same(self) -> None:
        host = self.media()
        for way in ("whole", "chunked", "part"):
            for offset in (0, 1, 65_536, len(self.file) - 1):
                with self.subTest(way=way, offset=offset):
                    reply, content = self.fetch(host, f"/{way}/picture-of-ana", offset=offset)
                    if way == "part" and 0 < offset < len(self.file) - 1:
                        # Half of it: to be continued.
                        self.assertEqual(reply["error"]["code"], "WHATSAPP_NETWORK_ERROR")
                        self.assertEqual(content, self.file[offset : offset + len(content)])
                        self.assertTrue(content)
                    elif way != "part" or offset == 0:
                        self.assertEqual((reply["ok"], reply.get("size")), (True, len(content)))
                        self.assertEqual(content, self.file[offset:])

    def test_of_a_file_that_is_there_already_nothing_comes(self) -> None:
        host = self.media()
        for way in ("", "/whole", "/chunked"):
            with self.subTest(way=way):
                reply, content = self.fetch(host, f"{way}/picture-of-ana", offset=len(self.file))
                self.assertEqual((reply["ok"], reply.get("size"), content), (True, 0, b""))

    def test_a_range_that_is_not_the_one_asked_for_is_refused(self) -> None:
        host = self.media()
        self.assertEqual(self.refused(host, "MEDIA_REFUSED", "/other/picture-of-ana", offset=7)["status"], 206)
        beyond = len(self.file) + 1
        for way, status in (("", 416), ("/whole", 200), ("/chunked", 200)):
            with self.subTest(way=way):
                error = self.refused(host, "MEDIA_REFUSED", f"{way}/picture-of-ana", offset=beyond)
                self.assertEqual(error["status"], status)

    def test_each_status_has_its_code(self) -> None:
        host = self.media()
        for path, code, status in (
            ("/expired/picture-of-ana", "MEDIA_EXPIRED", 410),
            ("/forbidden/picture-of-ana", "MEDIA_EXPIRED", 403),
            ("/nobody/ana", "MEDIA_EXPIRED", 404),
            ("/limited/picture-of-ana", "WHATSAPP_RATE_LIMITED", 429),
            ("/broken/picture-of-ana", "WHATSAPP_NETWORK_ERROR", 500),
            ("/redirect/picture-of-ana", "MEDIA_REFUSED", 302),
        ):
            for offset in (0, 9):
                with self.subTest(path=path, offset=offset):
                    error = self.refused(host, code, path, offset=offset)
                    self.assertEqual(error["status"], status)
                    self.assertEqual(error.get("retry_after_ms"), 7_000 if status == 429 else None)

    def test_a_redirection_is_not_followed(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as trap:
            trap.settimeout(0.5)
            self.server.elsewhere = f"https://127.0.0.1:{trap.getsockname()[1]}/picture-of-ana"
            error = self.refused(self.media(), "MEDIA_REFUSED", "/redirect/picture-of-ana")
            self.assertEqual(error["status"], 302)
            with self.assertRaises(TimeoutError):
                trap.accept()
        self.assertEqual(len(self.server.requests), 1)

    def test_no_more_comes_than_is_permitted(self) -> None:
        host, size = self.media(), len(self.file)
        for way in ("", "/whole", "/slow"):
            for offset in (0, 100):
                self.refused(host, "MEDIA_TOO_LARGE", f"{way}/picture-of-ana", limit=size - 1, offset=offset)
        self.refused(host, "MEDIA_TOO_LARGE", limit=10, offset=11)
        for path, offset in (("/endless/picture-of-ana", 0), ("/endless/picture-of-ana", 40_000)):
            reply, content = self.fetch(host, path, limit=200_000, offset=offset)
            self.assertEqual(reply["error"]["code"], "MEDIA_TOO_LARGE")
            self.assertLessEqual(offset + len(content), 200_000)
            self.assertTrue(self.is_idle(), "the connection is closed")
        reply, content = self.fetch(host, "/chunked/picture-of-ana", limit=size)
        self.assertEqual((reply["ok"], len(content)), (True, size))
        reply, content = self.fetch(host, limit=size, offset=5)
        self.assertEqual((reply["ok"], len(content)), (True, size - 5))

    def test_a_host_of_another_authority_is_not_asked(self) -> None:
        other = self.root / "other"
        make_certificates(other)
        self.refused(self.media(ca=other / "ca.pem"), "MEDIA_UNTRUSTED")
        self.assertEqual(self.server.requests, [])

    def test_a_host_of_another_name_is_not_asked(self) -> None:
        # An address of this machine that the certificate does not name, with the right authority.
        server = MediaServer(self.server.files, self.folder / "certificates")
        self.addCleanup(server.close)
        listener = socket.create_server(("127.0.0.2", 0))
        self.addCleanup(listener.close)
        threading.Thread(target=forward, args=(listener, server.port), daemon=True).start()
        host = self.media("--host", "127.0.0.2", port=listener.getsockname()[1])
        self.refused(host, "MEDIA_UNTRUSTED")
        self.assertEqual(server.requests, [])

    def test_a_host_that_is_not_reached_is_followed_by_the_next(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as closed:
            port = closed.getsockname()[1]
        self.refused(self.media(port=port), "WHATSAPP_NETWORK_ERROR")
        host = self.media("--host", "127.0.0.3", "--host", "127.0.0.1")
        reply, content = self.fetch(host)
        self.assertEqual((reply["ok"], content), (True, self.file))

    def test_a_network_that_brings_nothing_is_given_up(self) -> None:
        host = self.media("--seconds", "1")
        self.refused(host, "WHATSAPP_NETWORK_ERROR", "/silent/picture-of-ana")
        # What comes slowly comes, although it takes much longer in all.
        offset = len(self.file) - 80_000
        reply, content = self.fetch(host, "/slow/picture-of-ana", offset=offset)
        self.assertEqual((reply["ok"], content), (True, self.file[offset:]))

    def test_a_service_that_does_not_speak_its_protocol_is_a_network_error(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as nonsense:
            threading.Thread(target=mumble, args=(nonsense,), daemon=True).start()
            self.refused(self.media(port=nonsense.getsockname()[1]), "WHATSAPP_NETWORK_ERROR")


def forward(listener: socket.socket, port: int) -> None:
    """Takes one connection and passes everything on to another port, both ways."""
    taken, _ = listener.accept()
    with taken, socket.create_connection(("127.0.0.1", port)) as other:
        back = threading.Thread(target=copy, args=(other, taken), daemon=True)
        back.start()
        copy(taken, other)
        back.join(20)


def copy(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(1 << 16):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        pass


def mumble(listener: socket.socket) -> None:
    """Takes one connection, and answers with what is no handshake."""
    taken, _ = listener.accept()
    with taken:
        taken.recv(1 << 16)
        taken.sendall(b"220 what is it about?\r\n")
