"""A person's vault, filled by the built programs; and a stand-in for it, with which the trials try themselves."""

import dataclasses
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import Callable

from account import Account, Refused
from comparison import Entry, expected, exported
from homeserver import Homeserver


class Failed(Exception):
    """A command that did not do what it should."""


class Vault:
    """The programs on one vault: one device of a user."""

    def __init__(self, programs: str, place: str, name: str, user: str) -> None:
        self.programs = programs
        self.name = name
        self.user = user
        self.started: list[subprocess.Popen] = []
        self.runner: subprocess.Popen | None = None
        self.is_unlocked = False
        self.folder = f"{place}/{name}"
        os.makedirs(self.folder, mode=0o700)
        self.passphrase = f"{self.folder}/passphrase"
        with open(self.passphrase, "w") as file:
            file.write("correct horse\n")
        # Only test builds support the cheap passphrase; other builds take the usual time for each command.
        self.environment = {
            "HOME": self.folder, "PATH": "/usr/bin:/bin", "LANG": "C", "WHISPER_TEST_PASSPHRASE_COST": "minimal"}
        self.command("whisper", "init", "--accept-disclaimer")
        begin = time.monotonic()
        self.command("whisper", "conversations")
        # How long a program takes to come up here, so that kills fall before, within and after its work.
        self.start_time = time.monotonic() - begin

    def ahead(self, hours: int) -> None:
        """Sets the clock of the programs ahead of the machine's from now on. Only test builds support it."""
        self.environment["WHISPER_TEST_CLOCK_OFFSET"] = str(hours * 3_600)

    # --- Commands ------------------------------------------------------------------------------------------------

    def start(self, program: str, *arguments: str, output=subprocess.PIPE) -> subprocess.Popen:
        self.started = [process for process in self.started if process.poll() is None]
        process = subprocess.Popen(
            [f"{self.programs}/{program}", *arguments]
            + ["--vault", f"{self.folder}/vault", "--passphrase-file", self.passphrase],
            env=self.environment, stdin=subprocess.PIPE, stdout=output, stderr=subprocess.PIPE)
        self.started.append(process)
        return process

    def command(self, program: str, *arguments: str, text: str = "", timeout: float = 300) -> str:
        process = self.start(program, *arguments)
        output, errors = process.communicate(text.encode(), timeout=timeout)
        if process.returncode != 0:
            raise Failed(f"{self.name}: {program} {arguments[0]} ended with {process.returncode}: {errors.decode()}")
        return output.decode()

    def lines(self, program: str, *arguments: str) -> list[dict]:
        return [json.loads(line) for line in self.command(program, *arguments, "--json").splitlines()]

    def close(self) -> None:
        for process in self.started:
            process.kill()
            process.wait()
        if self.is_unlocked:
            self.command("whisper", "lock")

    # --- What a person does ----------------------------------------------------------------------------------------

    def login(self, server: Homeserver, password: str, device_name: str | None = None) -> None:
        more = ["--device", device_name] if device_name else []
        self.command(
            "whisper-sync", "login", server.url, self.user, "--secret-file", "-", *more, text=password + "\n")

    def unlock(self) -> None:
        """Keeps the vault's key until the end, where the system can."""
        self.is_unlocked = self.start("whisper", "unlock").wait() == 0

    def logout(self) -> None:
        self.command("whisper-sync", "logout")

    def run(self) -> None:
        """Follows the server until `rest` or `kill`."""
        if self.runner is None or self.runner.poll() is not None:
            with open(f"{self.folder}/run.jsonl", "ab") as output:
                self.runner = self.start("whisper-sync", "run", "--json", output=output)

    def reported(self, post: Callable[[], object]) -> float:
        """Posts something, and returns the moment at which the follower reports that it has received something."""
        self.run()
        path = f"{self.folder}/run.jsonl"
        if os.path.getsize(path) == 0 or b'"connected"' not in self._end_of(path, 0):
            time.sleep(5)
        size = os.path.getsize(path)
        post()
        deadline = time.monotonic() + 30
        while b'"received"' not in self._end_of(path, size):
            if time.monotonic() > deadline:
                raise Failed(f"{self.name}: a message was not reported")
            time.sleep(0.002)
        return time.monotonic()

    @staticmethod
    def _end_of(path: str, start: int) -> bytes:
        with open(path, "rb") as file:
            file.seek(start)
            return file.read()

    def rest(self) -> None:
        if self.runner is None:
            return
        self.runner.send_signal(signal.SIGTERM)
        _, errors = self.runner.communicate(timeout=60)
        status, self.runner = self.runner.returncode, None
        if status != 0:
            raise Failed(f"{self.name}: run ended with {status}: {errors.decode()}")

    def kill_run(self, after: float) -> bool:
        """Kills the follower after some time; returns whether it still ran."""
        self.run()
        time.sleep(after)
        process, self.runner = self.runner, None
        process.kill()
        process.communicate()
        return process.returncode == -signal.SIGKILL

    def send(self, room: str, text: str, timeout: int = 0) -> bool:
        """Sends, or saves to be sent later; returns whether it is saved."""
        lines = self.lines("whisper-sync", "send", room, text, "--timeout", str(timeout))
        return any(line["type"] == "saved" for line in lines)

    def refused(self, program: str, *arguments: str) -> tuple[int, str]:
        """Runs a command that should be refused; returns its status and the code of its failure."""
        process = self.start(program, *arguments, "--json")
        _, errors = process.communicate(timeout=300)
        codes = [json.loads(line).get("code", "") for line in errors.decode().splitlines() if line.startswith("{")]
        return process.returncode, codes[-1] if codes else ""

    def identify(self) -> None:
        """Creates an identity, whose public keys others can take."""
        self.command("whisper", "identity", "create", self.name.capitalize())
        with open(f"{self.folder}/key", "w") as file:
            file.write(self.command("whisper", "identity", "export"))

    def meet(self, other: "Vault") -> None:
        """Takes the public keys of another vault, and marks them as compared."""
        self.command("whisper", "contact", "import", f"{other.folder}/key", "--yes")
        self.command("whisper", "contact", "verify", other.name.capitalize(), "--yes")

    def kill_send(self, room: str, text: str, after: float) -> tuple[bool, bool]:
        """Kills `send` after some time; returns whether it still ran, and whether it had reported the message saved."""
        return self._killed(self.start("whisper-sync", "send", room, text, "--json"), after)

    @staticmethod
    def _killed(process: subprocess.Popen, after: float) -> tuple[bool, bool]:
        try:
            output, _ = process.communicate(timeout=after)
        except subprocess.TimeoutExpired:
            process.kill()
            output, _ = process.communicate()
        whole = output.decode().rpartition("\n")[0]
        saved = any(json.loads(line)["type"] == "saved" for line in whole.splitlines())
        return process.returncode == -signal.SIGKILL, saved

    # --- Files -----------------------------------------------------------------------------------------------------

    def send_file(self, room: str, path: str, timeout: int = 10) -> bool:
        """Sends a file, or saves it to be sent later; returns whether it is saved."""
        lines = self.lines("whisper-sync", "send", room, "--attach", path, "--timeout", str(timeout))
        return any(line["type"] == "saved" for line in lines)

    def kill_send_file(self, room: str, path: str, after: float) -> tuple[bool, bool]:
        """As `kill_send`, with a file."""
        return self._killed(self.start("whisper-sync", "send", room, "--attach", path, "--json"), after)

    def fetch_files(self, room: str) -> dict[str, int]:
        """Downloads the files of a room; returns the numbers of what became of them."""
        return self.lines("whisper-sync", "fetch", room, "--pages", "0", "--files")[-1]["files"]

    def kill_fetch_files(self, room: str, after: float) -> bool:
        """Kills the download of the files of a room after some time; returns whether it still ran."""
        process = self.start("whisper-sync", "fetch", room, "--pages", "0", "--files", "--json")
        return self._killed(process, after)[0]

    def files(self, title: str) -> dict[str, str]:
        """The SHA-256 of each file of a conversation that is in the vault, by its name, checked by its bytes."""
        folder = f"{self.folder}/saved"
        shutil.rmtree(folder, ignore_errors=True)
        self.command("whisper", "messages", title, "--all", "--save-attachments", folder)
        # Equal contents are saved once.
        contents = set()
        for name in os.listdir(folder):
            with open(f"{folder}/{name}", "rb") as file:
                contents.add(hashlib.sha256(file.read()).hexdigest())
        shutil.rmtree(folder)
        found = {}
        for message in self.lines("whisper", "messages", title, "--all"):
            for file in message["content"]["attachments"]:
                if file["sha256"] in contents:
                    found[file["name"]] = file["sha256"]
        return found

    def blobs(self) -> int:
        """How many contents the vault has."""
        return self.lines("whisper", "stats")[0]["blobs"]

    def user_id(self, server: Homeserver) -> str:
        return server.user_id(self.user)

    def catch_up(self) -> None:
        """Receives what there is."""
        size = os.path.getsize(f"{self.folder}/run.jsonl") if os.path.exists(f"{self.folder}/run.jsonl") else 0
        self.run()
        deadline = time.monotonic() + 60
        while b'"connected"' not in self._end_of(f"{self.folder}/run.jsonl", size):
            if time.monotonic() > deadline:
                raise Failed(f"{self.name}: run did not connect")
            time.sleep(0.1)
        self.rest()

    def waiting(self) -> int:
        """How many messages wait to be sent."""
        status = self.lines("whisper-sync", "status")[0]
        return len(status["outbox"]) if isinstance(status["outbox"], list) else int(status["outbox"])

    def fetch(self, room: str) -> None:
        """Fetches the history that was there before the vault."""
        self.command("whisper-sync", "fetch", room, "--pages", "100000", timeout=1_800)

    def held(self) -> dict[str, list[Entry]]:
        """The entries of each conversation, by its title, in the vault's order."""
        titles = {entry["session_id"]: entry["title"] for entry in self.lines("whisper", "conversations")}
        found: dict[str, list[Entry]] = {title: [] for title in titles.values()}
        for line in self.command("whisper", "export", "json").splitlines():
            message = json.loads(line)
            found[titles[message["metadata"]["thread_id"]]].append(exported(message))
        return found

    def verify(self) -> None:
        self.command("whisper", "verify")


class StandIn:
    """Takes the place of a vault before the programs exist, and shows that the trials notice faults.

    It reads the server's events in pages of another size, and sends at once or, if the server is gone, later, under the
    same transaction id. `fault` plants a mistake: `lose`, `twice`, `swap`, `reword`, or `repost`, which sends what may
    have arrived under a new id. Of files: `damage`, which loses the last byte of each. As a vault, it has only the latest
    of what was there before it, until that is fetched.
    """

    FAULTS = ["lose", "twice", "swap", "reword", "repost", "damage"]
    LATEST = 30

    def __init__(self, place: str, name: str, user: str, fault: str | None = None) -> None:
        self.name = name
        self.user = user
        self.fault = fault
        self.start_time = 0.1
        self.chance = random.Random(name)
        self.outbox: list[tuple[str, str, str]] = []
        self.seen: set[str] = set()
        self.saved: dict[str, bytes] = {}
        # The first entry that it has of each room.
        self.first: dict[str, str] = {}
        self.server: Homeserver | None = None
        self.account: Account | None = None

    def login(self, server: Homeserver, password: str, device_name: str | None = None) -> None:
        if device_name:
            # What a client has to do for which the device is new: it looks, before it sends again.
            device_name = device_name.replace(" ", "-")
        self.server = server
        self.account = Account.login(server.port, self.user, password, device_name or f"device-of-{self.name}")
        for room in self.account.sync().get("rooms", {}).get("invite", {}):
            self.account.join(room)
        if not self.first:
            self.first = {room: entries[-self.LATEST:][0].id for room, entries in self._entries()}

    def logout(self) -> None:
        self.account.ask("POST", "/_matrix/client/v3/logout", {})

    def unlock(self) -> None:
        pass

    def run(self) -> None:
        self._post()

    def reported(self, post: Callable[[], object]) -> float:
        post()
        return time.monotonic()

    def rest(self) -> None:
        self._post()

    def ahead(self, hours: int) -> None:
        pass

    def kill_run(self, after: float) -> bool:
        time.sleep(after)
        self._post()
        return True

    def kill_send(self, room: str, text: str, after: float) -> tuple[bool, bool]:
        return True, self.send(room, text)

    def send(self, room: str, text: str, timeout: int = 0) -> bool:
        self.outbox.append((room, text, self.account.transaction()))
        if timeout:
            self._post()
        return True

    def _post(self) -> None:
        while self.outbox and self.server.is_running():
            room, text, transaction = self.outbox[0]
            content = {"msgtype": "m.text", "body": text, "org.whisper.client_id": transaction}
            if not any(event["content"].get("org.whisper.client_id") == transaction for event in self._events(room)):
                self.account.send(room, content, transaction=transaction)
                if self.fault == "repost":
                    self.account.send(room, content)
            self.outbox.pop(0)

    def send_file(self, room: str, path: str, timeout: int = 10) -> bool:
        with open(path, "rb") as file:
            content = file.read()
        name = os.path.basename(path)
        self.account.send(room, {
            "msgtype": "m.file", "body": name, "filename": name, "url": self.account.upload(content, name),
            "info": {"size": len(content)}, "org.whisper.client_id": self.account.transaction()})
        return True

    def kill_send_file(self, room: str, path: str, after: float) -> tuple[bool, bool]:
        return True, self.send_file(room, path)

    def fetch_files(self, room: str) -> dict[str, int]:
        counts = {"stored": 0, "expired": 0, "failed": 0}
        for event in self._events(room):
            if event["content"].get("msgtype") != "m.file" or event["event_id"] in self.seen:
                continue
            self.seen.add(event["event_id"])
            try:
                content = self.account.download(event["content"]["url"])
            except Refused:
                counts["expired"] += 1
                continue
            self.saved[event["content"]["filename"]] = content[:-1] if self.fault == "damage" else content
            counts["stored"] += 1
        return counts

    def kill_fetch_files(self, room: str, after: float) -> bool:
        return True

    def files(self, title: str) -> dict[str, str]:
        return {name: hashlib.sha256(content).hexdigest() for name, content in self.saved.items()}

    def catch_up(self) -> None:
        self._post()

    def waiting(self) -> int:
        self._post()
        return len(self.outbox)

    def fetch(self, room: str) -> None:
        self.first.pop(room, None)

    def _entries(self) -> list[tuple[str, list[Entry]]]:
        return [(room, expected(self._events(room))) for room in self.account.rooms()]

    def _events(self, room: str) -> list[dict]:
        found, start = [], None
        while True:
            # Not from the oldest to the newest: of a room of another server, that lacks what was there before.
            page = self.account.page(room, start, 37)
            found += page["chunk"]
            if not page["chunk"] or (start := page.get("end")) is None:
                return found[::-1]

    def held(self) -> dict[str, list[Entry]]:
        found = {}
        for room, entries in self._entries():
            names = [entry.id for entry in entries]
            if self.first.get(room) in names:
                del entries[: names.index(self.first[room])]
            place = len(entries) // 2
            if self.fault == "lose":
                del entries[place]
            if self.fault == "twice":
                entries.append(entries[place])
            if self.fault == "swap":
                entries[place], entries[place - 1] = entries[place - 1], entries[place]
            if self.fault == "reword":
                texts = [number for number, entry in enumerate(entries) if entry.kind == "text"]
                if texts:
                    entries[texts[0]] = dataclasses.replace(entries[texts[0]], text="something else")
            found[self.account.name_of(room)] = entries
        return found

    def verify(self) -> None:
        pass

    def close(self) -> None:
        pass
