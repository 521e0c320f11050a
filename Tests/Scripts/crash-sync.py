"""Kills `whisper-sync` at random moments and compares what is left with what the server has.

    crash-sync.py --programs DIRECTORY [--kills N] [--seed S]

Two commands are killed: `run`, while others write and messages wait in the outbox, and `send`, anywhere between its start
and its end. What must hold afterwards, whatever the moments were:

- a message that `send` called saved is at the server, once;
- no message is there twice, and every message was written by the trial;
- the vault holds exactly the messages on the server, in the same order, and nothing is pending;
- the vault's own examination finds nothing.
"""

import argparse
import http.client
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

CONVERSATIONS = ["c-1", "c-2", "c-3"]


class Server:
    """The development server, and Ben, who writes to it without a client."""

    def __init__(self, programs: str) -> None:
        arguments = [f"{programs}/whisper-sync-devserver", "--port", "0", "--json"]
        for user in ("ana", "ben"):
            arguments += ["--user", f"{user}:secret of {user}"]
        for name in CONVERSATIONS:
            arguments += ["--conversation", f"{name}:{name}:ana,ben"]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
        self.port = json.loads(self.process.stdout.readline())["port"]
        session = {"user": "ben", "secret": "secret of ben", "device": "script"}
        self.token = None
        self.token = self.ask("POST", "/v1/session", session)["access_token"]
        self.written = 0

    def ask(self, method: str, path: str, body: dict | None = None) -> dict:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        connection.request(method, path, json.dumps(body) if body else None, headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status}")
        return json.loads(text)

    def write(self, conversation: str) -> None:
        self.written += 1
        message = {"conversation_id": conversation, "client_message_id": f"ben-{self.written}"}
        self.ask("POST", "/v1/messages", {**message, "content": f"ben {self.written}"})

    def messages(self, conversation: str) -> list[dict]:
        """Every message, in the server's order."""
        found, after, more = [], 0, True
        while more:
            page = self.ask("GET", f"/v1/sync/changes?conversation_id={conversation}&after={after}&limit=1000")
            found += [event["payload"] for event in page["events"] if event["type"] == "message.created"]
            after, more = page["next"], page["has_more"]
        return found


class Client:
    """Ana's vault, and the programs on it."""

    def __init__(self, programs: str, place: str) -> None:
        self.programs = programs
        self.started: list[subprocess.Popen] = []
        self.vault = f"{place}/vault"
        self.passphrase = f"{place}/passphrase"
        with open(self.passphrase, "w") as file:
            file.write("correct horse\n")
        # Only test builds support this; other builds take the usual time for each passphrase.
        self.environment = {
            "HOME": place,
            "PATH": "/usr/bin:/bin",
            "LANG": "C",
            "WHISPER_TEST_PASSPHRASE_COST": "minimal",
        }

    def start(self, program: str, *arguments: str) -> subprocess.Popen:
        self.started = [process for process in self.started if process.poll() is None]
        process = subprocess.Popen(
            [f"{self.programs}/{program}", *arguments]
            + ["--vault", self.vault, "--passphrase-file", self.passphrase],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.started.append(process)
        return process

    def end(self) -> None:
        """Ends the processes that still run, as after a failure."""
        for process in self.started:
            process.kill()

    def run(self, program: str, *arguments: str, text: str = "") -> str:
        process = self.start(program, *arguments)
        output, errors = process.communicate(text.encode(), timeout=120)
        if process.returncode != 0:
            raise SystemExit(f"{program} {arguments[0]} ended with {process.returncode}: {errors.decode()}")
        return output.decode()

    def lines(self, program: str, *arguments: str) -> list[dict]:
        return [json.loads(line) for line in self.run(program, *arguments, "--json").splitlines()]


def kill(process: subprocess.Popen, after: float) -> tuple[bool, list[dict]]:
    """Kills a process after a delay; returns whether it still ran and the complete lines that it printed."""
    try:
        output, _ = process.communicate(timeout=after)
        return False, [json.loads(line) for line in output.decode().splitlines()]
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        output, _ = process.communicate()
        whole = output.decode().rpartition("\n")[0]
        return process.returncode == -signal.SIGKILL, [json.loads(line) for line in whole.splitlines()]


class Trial:
    """A series of kills and their effects."""

    def __init__(self, client: Client, server: Server, chance: random.Random) -> None:
        self.client = client
        self.server = server
        self.chance = chance
        self.tried: set[str] = set()
        self.saved: set[str] = set()
        self.kills = 0
        # How long a program takes to come up here, so that kills fall before, within and after its work.
        begin = time.monotonic()
        client.run("whisper-sync", "status")
        self.start = time.monotonic() - begin

    def text(self) -> str:
        text = f"ana {len(self.tried) + 1}"
        self.tried.add(text)
        return text

    def note(self, text: str, lines: list[dict]) -> None:
        if any(line["type"] == "saved" for line in lines):
            self.saved.add(text)

    def kill_run(self) -> None:
        for _ in range(self.chance.randrange(3)):
            text = self.text()
            self.note(
                text,
                self.client.lines(
                    "whisper-sync", "send", self.chance.choice(CONVERSATIONS), text, "--timeout", "0"
                ),
            )
        for _ in range(self.chance.randrange(4)):
            self.server.write(self.chance.choice(CONVERSATIONS))
        process = self.client.start("whisper-sync", "run", "--json")
        for _ in range(self.chance.randrange(4)):
            self.server.write(self.chance.choice(CONVERSATIONS))
        was_there, _ = kill(process, self.chance.uniform(0.1, 3) * self.start)
        self.kills += was_there

    def kill_send(self) -> None:
        text = self.text()
        process = self.client.start("whisper-sync", "send", self.chance.choice(CONVERSATIONS), text, "--json")
        was_there, lines = kill(process, self.chance.uniform(0.1, 1.5) * self.start)
        self.kills += was_there
        self.note(text, lines)

    def settle(self) -> None:
        """Waits until the client is idle: nothing is pending, and everything is stored."""
        process = self.client.start("whisper-sync", "run", "--json")
        # From its first line on, the process handles signals.
        if not process.stdout.readline():
            raise SystemExit(f"run ended with {process.wait()} before it began: {process.stderr.read().decode()}")
        wanted = {name: self.last(name) for name in CONVERSATIONS}
        for _ in range(600):
            status = self.client.lines("whisper-sync", "status")[0]
            held = {entry["server_id"]: entry["cursor"] for entry in status["conversations"]}
            if not status["outbox"]:
                wanted = {name: self.last(name) for name in CONVERSATIONS}
                if held == wanted:
                    break
            time.sleep(0.1)
        else:
            raise SystemExit(f"did not come to rest: {status}, {wanted}")
        process.send_signal(signal.SIGTERM)
        process.communicate()
        if process.returncode != 0:
            raise SystemExit(f"run ended with {process.returncode}")

    def last(self, conversation: str) -> int:
        listed = self.server.ask("GET", "/v1/conversations")["conversations"]
        return next(entry["last_seq"] for entry in listed if entry["id"] == conversation)

    def faults(self) -> list[str]:
        """The violations found."""
        faults, at_server = [], []
        titles = {entry["session_id"]: entry["title"] for entry in self.client.lines("whisper", "conversations")}
        exported: dict[str, list[str]] = {name: [] for name in CONVERSATIONS}
        for message in self.client.lines("whisper", "export", "json"):
            exported[titles[message["metadata"]["thread_id"]]].append(message["external_id"])
        for name in CONVERSATIONS:
            messages = self.server.messages(name)
            at_server += [message["content"] for message in messages if message["sender_id"] == "ana"]
            if exported[name] != [message["id"] for message in messages]:
                faults.append(f"{name}: the vault has {len(exported[name])} messages, the server {len(messages)}")
        if len(at_server) != len(set(at_server)):
            faults.append("a message is at the server twice")
        if lost := self.saved - set(at_server):
            faults.append(f"saved and not sent: {sorted(lost)[:5]}")
        if strange := set(at_server) - self.tried:
            faults.append(f"never written: {sorted(strange)[:5]}")
        self.client.run("whisper", "verify")
        return faults


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=None)
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1 << 32)
    print(f"seed {seed}", flush=True)

    place = tempfile.mkdtemp(prefix="whisper-crash-sync-")
    server = Server(options.programs)
    client = Client(options.programs, place)
    try:
        client.run("whisper", "init", "--accept-disclaimer")
        url = f"http://127.0.0.1:{server.port}"
        client.run("whisper-sync", "login", url, "ana", "--secret-file", "-", text="secret of ana\n")
        trial = Trial(client, server, random.Random(seed))
        begin = time.monotonic()
        trial.settle()
        faults: list[str] = []
        next_look = 200
        while trial.kills < options.kills and not faults:
            trial.kill_run() if trial.chance.random() < 0.6 else trial.kill_send()
            if trial.kills >= next_look:
                next_look += 200
                trial.settle()
                faults = trial.faults()
                print(f"{trial.kills} kills", flush=True)
        trial.settle()
        faults = faults or trial.faults()
        print(
            f"{trial.kills} kills in {time.monotonic() - begin:.0f} s: {len(trial.saved)} messages saved of "
            f"{len(trial.tried)} tried, {server.written} received; {len(faults)} faults"
        )
        for fault in faults:
            print(f"  {fault}")
        sys.exit(1 if faults else 0)
    finally:
        client.end()
        server.process.kill()
        server.process.wait()
        shutil.rmtree(place, ignore_errors=True)


main()
