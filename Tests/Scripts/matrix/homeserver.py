"""A real homeserver on this machine: Synapse, in a folder of its own, reachable through the loopback interface only.

    with Homeserver(folder) as server:
        server.register("ana", "secret of ana")

The process can be killed and started again on the same folder and the same ports; everything that it has accepted is
still there. Two homeservers federate with each other if both are given the same `Authority`.
"""

import base64
import contextlib
import hashlib
import hmac
import http.client
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time

# Synapse allows so much by default that a person notices nothing; trials of volume would wait for days.
UNLIMITED = {"per_second": 1_000_000, "burst_count": 1_000_000}
LIMITS_OFF = {
    "rc_message": UNLIMITED,
    "rc_registration": UNLIMITED,
    "rc_login": {"address": UNLIMITED, "account": UNLIMITED, "failed_attempts": UNLIMITED},
    "rc_joins": {"local": UNLIMITED, "remote": UNLIMITED},
    "rc_joins_per_room": UNLIMITED,
    "rc_invites": {"per_room": UNLIMITED, "per_user": UNLIMITED, "per_issuer": UNLIMITED},
    "rc_room_creation": UNLIMITED,
    "rc_media_create": UNLIMITED,
    "rc_admin_redaction": UNLIMITED,
    "rc_presence": {"per_user": UNLIMITED},
    "rc_federation": {"sleep_limit": 1_000_000, "reject_limit": 1_000_000, "concurrent": 100},
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Authority:
    """A certificate authority of the trial's own, made by the `openssl` program."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        os.makedirs(folder, mode=0o700, exist_ok=True)
        self.certificate = f"{folder}/ca.pem"
        if not os.path.exists(self.certificate):
            self._openssl(
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "30",
                "-subj", "/CN=Authority of a trial", "-keyout", f"{folder}/ca.key", "-out", self.certificate,
                "-addext", "basicConstraints=critical,CA:TRUE", "-addext", "keyUsage=critical,keyCertSign")

    def issue(self, name: str) -> tuple[str, str]:
        """A certificate for the loopback interface and its key, as the paths of two files."""
        key, certificate = f"{self.folder}/{name}.key", f"{self.folder}/{name}.pem"
        if not os.path.exists(certificate):
            request, extensions = f"{self.folder}/{name}.csr", f"{self.folder}/{name}.ext"
            with open(extensions, "w") as file:
                file.write("subjectAltName=IP:127.0.0.1,DNS:localhost\nextendedKeyUsage=serverAuth,clientAuth\n")
            self._openssl(
                "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                "-subj", "/CN=127.0.0.1", "-keyout", key, "-out", request)
            self._openssl(
                "x509", "-req", "-in", request, "-CA", self.certificate, "-CAkey", f"{self.folder}/ca.key",
                "-CAcreateserial", "-days", "30", "-extfile", extensions, "-out", certificate)
        return certificate, key

    @staticmethod
    def _openssl(*arguments: str) -> None:
        subprocess.run(["openssl", *arguments], check=True, capture_output=True, stdin=subprocess.DEVNULL)


class Homeserver:
    """One Synapse: with its default rate limits or without any, and with `settings` merged into its configuration."""

    def __init__(
        self, folder: str, limits: bool = False, authority: Authority | None = None, settings: dict | None = None
    ) -> None:
        self.folder = os.path.abspath(folder)
        self.process: subprocess.Popen | None = None
        os.makedirs(self.folder, mode=0o700, exist_ok=True)
        self.facts = f"{self.folder}/trial.json"
        if os.path.exists(self.facts):
            with open(self.facts) as file:
                facts = json.load(file)
            if not self._is_free(facts["port"]):
                # The folder may be from an earlier run, and its port in use; only federation is bound to its own.
                facts["port"] = free_port()
        else:
            facts = {"port": free_port(), "federation": free_port() if authority else None}
            facts["name"] = f"127.0.0.1:{facts['federation']}" if authority else "trial.test"
            facts["secret"] = os.urandom(16).hex()
            key = base64.b64encode(os.urandom(32)).decode().rstrip("=")
            self._write("signing.key", f"ed25519 a_trial {key}\n")
        self._write("trial.json", json.dumps(facts))
        self.port: int = facts["port"]
        self.name: str = facts["name"]
        self.secret: str = facts["secret"]
        self.url = f"http://127.0.0.1:{self.port}"
        self._write("homeserver.yaml", json.dumps(self._configuration(facts, limits, authority, settings or {})))
        self._write("log.yaml", json.dumps({
            "version": 1,
            "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s %(request)s %(message)s"}},
            "filters": {"context": {"()": "synapse.logging.context.LoggingContextFilter"}},
            "handlers": {"file": {
                "class": "logging.FileHandler", "filename": f"{self.folder}/synapse.log", "formatter": "line",
                "filters": ["context"]}},
            "root": {"level": "WARNING", "handlers": ["file"]},
            "disable_existing_loggers": False}))

    @staticmethod
    def _is_free(port: int) -> bool:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                return False
            return True

    def _write(self, name: str, text: str) -> None:
        path = f"{self.folder}/{name}"
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(text)

    def _configuration(
        self, facts: dict, limits: bool, authority: Authority | None, settings: dict
    ) -> dict:
        listeners = [{
            "port": facts["port"], "type": "http", "tls": False, "bind_addresses": ["127.0.0.1"],
            "resources": [{"names": ["client"]}]}]
        # JSON is YAML, too.
        found = {
            "server_name": facts["name"],
            "public_baseurl": f"{self.url}/",
            "pid_file": f"{self.folder}/synapse.pid",
            "listeners": listeners,
            "database": {"name": "sqlite3", "args": {"database": f"{self.folder}/homeserver.db"}},
            "log_config": f"{self.folder}/log.yaml",
            "media_store_path": f"{self.folder}/media",
            "signing_key_path": f"{self.folder}/signing.key",
            "registration_shared_secret": facts["secret"],
            "macaroon_secret_key": facts["secret"],
            "form_secret": facts["secret"],
            "report_stats": False,
            "enable_metrics": False,
            "trusted_key_servers": [],
            "suppress_key_server_warning": True,
            # Passwords of a trial protect nothing; by default each login costs a quarter of a second.
            "bcrypt_rounds": 4,
        }
        if authority is None:
            found["federation_domain_whitelist"] = []
        else:
            certificate, key = authority.issue(f"{facts['federation']}")
            listeners.append({
                "port": facts["federation"], "type": "http", "tls": True, "bind_addresses": ["127.0.0.1"],
                "resources": [{"names": ["federation"]}]})
            found |= {
                "tls_certificate_path": certificate, "tls_private_key_path": key,
                "federation_custom_ca_list": [authority.certificate],
                "ip_range_whitelist": ["127.0.0.1/32"], "federation_ip_range_blacklist": []}
        if not limits:
            found |= LIMITS_OFF
        return found | settings

    # --- The process ---------------------------------------------------------------------------------------------

    def __enter__(self) -> "Homeserver":
        self.start()
        return self

    def __exit__(self, *_) -> None:
        self.stop()

    def start(self, patience: float = 120) -> None:
        """Starts the server and waits until it answers."""
        with open(f"{self.folder}/output.log", "ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "synapse.app.homeserver", "-c", f"{self.folder}/homeserver.yaml"],
                cwd=self.folder, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": self.folder})
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise SystemExit(f"Synapse ended with {self.process.returncode}:\n{self.end_of('output.log')}")
            try:
                if self._ask("GET", "/_matrix/client/versions")[0] == 200:
                    return
            except OSError:
                pass
            time.sleep(0.1)
        self.kill()
        raise SystemExit(f"Synapse did not become ready:\n{self.end_of('output.log')}\n{self.end_of('synapse.log')}")

    def end_of(self, log: str) -> str:
        try:
            with open(f"{self.folder}/{log}", errors="replace") as file:
                return "".join(file.readlines()[-20:])
        except FileNotFoundError:
            return ""

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        """Ends the server as a service manager does."""
        if not self.is_running():
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """Ends the server as a lack of power does to processes: at once."""
        if self.is_running():
            self.process.kill()
            self.process.wait()

    def restart(self) -> None:
        self.stop()
        self.start()

    # --- Accounts ------------------------------------------------------------------------------------------------

    def _ask(self, method: str, path: str, body: dict | None = None) -> tuple[int, dict]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(
                method, path, json.dumps(body) if body is not None else None, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()

    def register(self, user: str, password: str, admin: bool = False) -> str:
        """Creates a user, and returns an access token of a device that nothing else uses."""
        nonce = self._ask("GET", "/_synapse/admin/v1/register")[1]["nonce"]
        parts = [nonce, user, password, "admin" if admin else "notadmin"]
        mac = hmac.new(self.secret.encode(), "\0".join(parts).encode(), hashlib.sha1).hexdigest()
        status, grant = self._ask("POST", "/_synapse/admin/v1/register", {
            "nonce": nonce, "username": user, "password": password, "admin": admin, "mac": mac})
        if status != 200:
            raise SystemExit(f"registering {user}: {status} {grant}")
        return grant["access_token"]

    def user_id(self, user: str) -> str:
        return f"@{user}:{self.name}"

    # --- Its memory of transactions --------------------------------------------------------------------------------

    def media(self) -> int:
        """How many files were uploaded."""
        with contextlib.closing(sqlite3.connect(f"{self.folder}/homeserver.db", timeout=60)) as database:
            return database.execute("SELECT COUNT(*) FROM local_media_repository").fetchone()[0]

    def age_transactions(self, hours: float = 25) -> int:
        """Lets the stopped server's memory of transaction ids become older by some hours, and does what the running
        server does every five minutes: forgets those of more than a day. Returns how many it has forgotten."""
        if self.is_running():
            raise SystemExit("transactions are aged while the server is stopped")
        with sqlite3.connect(f"{self.folder}/homeserver.db") as database:
            database.execute(
                "UPDATE event_txn_id_device_id SET inserted_ts = inserted_ts - ?", (int(hours * 3_600_000),))
            forgotten = database.execute(
                "DELETE FROM event_txn_id_device_id WHERE inserted_ts < ?",
                (int((time.time() - 24 * 3_600) * 1_000),)).rowcount
        database.close()
        return forgotten

    def transactions(self) -> list[tuple]:
        """What the server remembers of transaction ids: user, device, room, id and when."""
        database = sqlite3.connect(f"file:{self.folder}/homeserver.db?mode=ro", uri=True)
        rows = database.execute("SELECT user_id, device_id, room_id, txn_id, inserted_ts FROM event_txn_id_device_id")
        found = rows.fetchall()
        database.close()
        return found
