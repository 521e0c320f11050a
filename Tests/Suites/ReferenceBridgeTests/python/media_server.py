"""A stand-in for WhatsApp's hosts of files: HTTPS at a loopback port, under an authority of its own.

    python3 media_server.py --certificate DIR --files DIR

makes an authority in DIR, prints one line of JSON, {"port": number, "ca": path}, and serves the files of a folder by
their path until its standard input ends. The first part of a path can say how, and is no part of the file's path then:

    /expired/…      410                       /truncated/…    breaks off in the middle, however often
    /forbidden/…    403                       /interrupted/…  breaks off in the middle, once for each path
    /limited/…      429, wait 7 seconds       /forged/…       one byte is another one
    /broken/…       500                       /slow/…         4 KiB every tenth of a second
    /redirect/…     302 to another host       /silent/…       never answers
    /whole/…        whatever range is asked   /endless/…      zeros that never end
    /chunked/…      without stating a size    /part/…         half of the range that is asked for
                                              /other/…        another range than the one that is asked for

The files are served as they are; `ciphertext.py` makes them. Needs the command openssl.
"""

import argparse
import json
import re
import shutil
import ssl
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

STATUSES = {"expired": 410, "forbidden": 403, "limited": 429, "broken": 500, "redirect": 302}
WAYS = {*STATUSES, *"whole chunked truncated interrupted forged slow silent endless part other".split()}

CONFIGURATION = """
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign
subjectKeyIdentifier = hash
[service]
basicConstraints = critical, CA:FALSE
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
subjectAltName = DNS:localhost, IP:127.0.0.1
"""


def has_openssl() -> bool:
    """Whether certificates can be made here."""
    return shutil.which("openssl") is not None


def make_certificates(folder: Path) -> None:
    """An authority, `ca.pem`, and a service for `localhost` and 127.0.0.1 under it, `service.pem` with its key."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "configuration").write_text(CONFIGURATION)
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-config", "configuration"]
    openssl(
        folder, "req", "-x509", *key, "-extensions", "authority", "-subj", "/CN=An authority for tests", "-days", "2",
        "-keyout", "ca.key", "-out", "ca.pem",
    )  # fmt: skip
    openssl(folder, "req", "-new", *key, "-subj", "/CN=localhost", "-keyout", "service.key", "-out", "service.csr")
    openssl(
        folder, "x509", "-req", "-in", "service.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-set_serial", "2",
        "-days", "2", "-extfile", "configuration", "-extensions", "service", "-out", "service.pem",
    )  # fmt: skip


def openssl(folder: Path, *words: str) -> None:
    subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)


class MediaServer(ThreadingHTTPServer):
    """Serves until `close`. `requests` are the targets and ranges that were asked for."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, files: Path, certificates: Path, elsewhere: str = "https://elsewhere.invalid/") -> None:
        """`elsewhere` is where redirections lead."""
        super().__init__(("127.0.0.1", 0), Handler)
        self.files = files
        self.elsewhere = elsewhere
        self.requests: list[tuple[str, str | None]] = []
        self.headers: list[dict[str, str]] = []
        self.interrupted: set[str] = set()
        # How many requests are being answered.
        self.busy = 0
        self.changed = threading.Condition()
        self.closing = threading.Event()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificates / "service.pem", certificates / "service.key")
        # The handshake is done by the thread of the connection, so that one that stalls holds up no other.
        self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    @property
    def port(self) -> int:
        return self.server_address[1]

    def close(self) -> None:
        self.closing.set()
        self.shutdown()
        self.server_close()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Connections that break off are what is tried here."""


class Handler(BaseHTTPRequestHandler):
    """One request."""

    protocol_version = "HTTP/1.1"
    server: MediaServer

    def do_GET(self) -> None:
        server = self.server
        self.close_connection = True
        with server.changed:
            server.requests.append((self.path, self.headers.get("Range")))
            server.headers.append(dict(self.headers))
            server.busy += 1
            server.changed.notify_all()
        try:
            self.answer()
        finally:
            with server.changed:
                server.busy -= 1
                server.changed.notify_all()

    def answer(self) -> None:
        path = unquote(urlsplit(self.path).path)
        way, _, rest = path[1:].partition("/")
        if way not in WAYS:
            way, rest = "", path[1:]
        if way in STATUSES:
            self.refuse(STATUSES[way])
            return
        if way == "silent":
            # Until the other side has enough of it.
            self.rfile.read(1)
            return
        content = self.content(rest)
        if content is None:
            self.refuse(404)
        else:
            self.serve(way, content)

    def content(self, path: str) -> bytes | None:
        """A file of the folder; None if there is none."""
        file = self.server.files / path
        try:
            return file.read_bytes() if file.resolve().is_relative_to(self.server.files.resolve()) else None
        except (OSError, ValueError):
            return None

    def refuse(self, status: int) -> None:
        self.send_response(status)
        if status == 302:
            self.send_header("Location", self.server.elsewhere)
        if status == 429:
            self.send_header("Retry-After", "7")
        text = b"not the file"
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def serve(self, way: str, content: bytes) -> None:
        if way == "forged":
            middle = len(content) // 2
            content = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
        size, start = len(content), 0
        asked = re.fullmatch(r"bytes=([0-9]+)-", self.headers.get("Range", ""))
        if asked and way not in ("whole", "chunked", "endless"):
            start = int(asked[1])
            if start >= size:
                self.send_response(416)
                self.send_header("Content-Range", f"bytes */{size}")
                self.send_header("Content-Length", "9")
                self.end_headers()
                self.wfile.write(b"no range!")
                return
            end = size if way != "part" else start + (size - start) // 2
            first = start if way != "other" else 0
            self.send_response(206)
            self.send_header("Content-Range", f"bytes {first}-{end - 1}/{size}")
            content = content[start:end]
        else:
            self.send_response(200)
        self.send(way, content)

    def send(self, way: str, content: bytes) -> None:
        if way == "endless":
            self.end_headers()
            while not self.server.closing.is_set():
                self.wfile.write(bytes(1 << 16))
            return
        if way == "chunked":
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            for position in range(0, len(content), 5_000):
                part = content[position : position + 5_000]
                self.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))
            self.wfile.write(b"0\r\n\r\n")
            return
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if way == "interrupted" and self.path not in self.server.interrupted:
            self.server.interrupted.add(self.path)
            way = "truncated"
        if way == "truncated":
            content = content[: len(content) // 2]
        if way != "slow":
            self.wfile.write(content)
            return
        for position in range(0, len(content), 4_096):
            if self.server.closing.wait(0.1):
                return
            self.wfile.write(content[position : position + 4_096])

    def log_message(self, format: str, *arguments: object) -> None:
        """Nothing: standard error is for what goes wrong."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--certificate", type=Path, required=True)
    parser.add_argument("--files", type=Path, required=True)
    arguments = parser.parse_args()
    make_certificates(arguments.certificate)
    server = MediaServer(arguments.files, arguments.certificate)
    print(json.dumps({"port": server.port, "ca": str((arguments.certificate / "ca.pem").resolve())}), flush=True)
    while sys.stdin.buffer.read(1 << 12):
        pass
    server.close()


if __name__ == "__main__":
    main()
