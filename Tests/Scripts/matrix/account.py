"""A client of the trial's own: one user on one device, over plain HTTP, without a library of Matrix."""

import http.client
import json
import time
import urllib.parse


class Refused(Exception):
    """An answer other than success."""

    def __init__(self, method: str, path: str, status: int, body: dict, headers: dict) -> None:
        super().__init__(f"{method} {path}: {status} {body}")
        self.status = status
        self.body = body
        self.headers = headers

    @property
    def code(self) -> str:
        return self.body.get("errcode", "")


def quoted(text: str) -> str:
    return urllib.parse.quote(text, safe="")


class Account:
    """One connection that is kept, and made again if the server was gone."""

    def __init__(self, port: int, user: str = "", token: str = "", device: str = "") -> None:
        self.port = port
        self.user = user
        self.token = token
        self.device = device
        self.patience = 60.0
        self._connection: http.client.HTTPConnection | None = None
        self._transactions = 0

    @classmethod
    def login(cls, port: int, user: str, password: str, device: str | None = None, **more) -> "Account":
        account = cls(port)
        body = {
            "type": "m.login.password", "identifier": {"type": "m.id.user", "user": user}, "password": password, **more}
        if device:
            body["device_id"] = device
        grant = account.ask("POST", "/_matrix/client/v3/login", body)
        account.user, account.token, account.device = grant["user_id"], grant["access_token"], grant["device_id"]
        account.grant = grant
        return account

    def once(
        self, method: str, path: str, body: dict | bytes | None = None, kind: str = "application/json"
    ) -> tuple[int, dict, dict]:
        """Asks once: status, JSON, headers. Throws `OSError` or `HTTPException` if the connection fails."""
        if self._connection is None:
            self._connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if body is not None:
            headers["Content-Type"] = kind
        data = body if body is None or isinstance(body, bytes) else json.dumps(body)
        try:
            self._connection.request(method, path, data, headers)
            answer = self._connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException):
            self.close()
            raise
        try:
            parsed = json.loads(text)
        except ValueError:
            parsed = {"text": text.decode(errors="replace")}
        return answer.status, parsed, {name.lower(): value for name, value in answer.getheaders()}

    def ask(self, method: str, path: str, body: dict | None = None) -> dict:
        """Asks until there is an answer, and waits if the server requests it. Everything that is asked this way may be
        asked twice."""
        deadline = time.monotonic() + self.patience
        while True:
            try:
                status, answer, headers = self.once(method, path, body)
            except (OSError, http.client.HTTPException):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)
                continue
            if status < 300:
                return answer
            if status == 429 and time.monotonic() < deadline:
                time.sleep(answer.get("retry_after_ms", 500) / 1_000)
                continue
            raise Refused(method, path, status, answer, headers)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    # --- Rooms ---------------------------------------------------------------------------------------------------

    def create_room(self, name: str, invited: list[str] = [], **more) -> str:
        body = {"name": name, "preset": "private_chat", "invite": invited, **more}
        return self.ask("POST", "/_matrix/client/v3/createRoom", body)["room_id"]

    def set_state(self, room: str, kind: str, content: dict) -> None:
        self.ask("PUT", f"/_matrix/client/v3/rooms/{quoted(room)}/state/{kind}/", content)

    def set_direct(self, rooms: dict[str, list[str]]) -> None:
        """Says which rooms are direct, and with whom."""
        self.ask("PUT", f"/_matrix/client/v3/user/{quoted(self.user)}/account_data/m.direct", rooms)

    def join(self, room: str, via: str | None = None) -> None:
        query = f"?server_name={quoted(via)}&via={quoted(via)}" if via else ""
        self.ask("POST", f"/_matrix/client/v3/join/{quoted(room)}{query}", {})

    def rooms(self) -> list[str]:
        return self.ask("GET", "/_matrix/client/v3/joined_rooms")["joined_rooms"]

    def name_of(self, room: str) -> str:
        return self.ask("GET", f"/_matrix/client/v3/rooms/{quoted(room)}/state/m.room.name")["name"]

    # --- Events --------------------------------------------------------------------------------------------------

    def transaction(self) -> str:
        self._transactions += 1
        return f"trial-{self._transactions}-{time.time_ns()}"

    def send(self, room: str, content: dict, kind: str = "m.room.message", transaction: str | None = None) -> str:
        path = f"/_matrix/client/v3/rooms/{quoted(room)}/send/{kind}/{quoted(transaction or self.transaction())}"
        return self.ask("PUT", path, content)["event_id"]

    def upload(self, content: bytes, name: str) -> str:
        """The address of a file, after it was uploaded."""
        path = f"/_matrix/media/v3/upload?filename={quoted(name)}"
        status, answer, headers = self.once("POST", path, content, "application/octet-stream")
        if status >= 300:
            raise Refused("POST", path, status, answer, headers)
        return answer["content_uri"]

    def download(self, uri: str) -> bytes:
        """The content of a file."""
        server, _, name = uri.removeprefix("mxc://").partition("/")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        try:
            path = f"/_matrix/client/v1/media/download/{quoted(server)}/{quoted(name)}"
            connection.request("GET", path, headers={"Authorization": f"Bearer {self.token}"})
            answer = connection.getresponse()
            content = answer.read()
            if answer.status != 200:
                raise Refused("GET", path, answer.status, json.loads(content), {})
            return content
        finally:
            connection.close()

    def redact(self, room: str, event: str, transaction: str | None = None) -> str:
        target = f"{quoted(event)}/{quoted(transaction or self.transaction())}"
        path = f"/_matrix/client/v3/rooms/{quoted(room)}/redact/{target}"
        return self.ask("PUT", path, {})["event_id"]

    def page(self, room: str, start: str | None = None, limit: int = 100, direction: str = "b") -> dict:
        query = f"dir={direction}&limit={limit}" + (f"&from={quoted(start)}" if start else "")
        return self.ask("GET", f"/_matrix/client/v3/rooms/{quoted(room)}/messages?{query}")

    def events(self, room: str) -> list[dict]:
        """Every event of a room, oldest first, in the order of `/messages`."""
        found: list[dict] = []
        start = None
        while True:
            page = self.page(room, start, limit=1_000)
            found += page["chunk"]
            start = page.get("end")
            if start is None:
                return found[::-1]

    def sync(self, since: str | None = None, timeline: int = 50, wait: int = 0) -> dict:
        chosen = {"room": {"timeline": {"limit": timeline, "lazy_load_members": True}}, "presence": {"types": []}}
        query = f"timeout={wait}&filter={quoted(json.dumps(chosen))}" + (f"&since={quoted(since)}" if since else "")
        return self.ask("GET", f"/_matrix/client/v3/sync?{query}")
