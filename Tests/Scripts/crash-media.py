"""Kills `whisper bridge fetch` at random moments and examines what is left.

    crash-media.py --programs DIRECTORY [--kills N] [--seed S] [--files N]

It needs the command openssl. A server on this machine has encrypted files as WhatsApp's servers hold them; the
vault has the messages that name them. What must hold, whatever the moments were:

- no file that is left, in the vault or in memory, contains the plaintext of a content;
- nothing is left of a session a few seconds after its host was killed;
- once a fetch has ended by itself, every content is stored once, is the one of its message, and nothing else is stored;
- the vault's own examination finds nothing.
"""

import argparse
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BRIDGE = ROOT / "Tests/Suites/ReferenceBridgeTests/python"
MARK = b"PLAINTEXT"


class Trial:
    """A vault whose messages lack their files, and a server that has them."""

    def __init__(self, options: argparse.Namespace, place: str, memory: str, seed: int) -> None:
        self.programs, self.place, self.memory = options.programs, place, memory
        self.chance = random.Random(seed)
        self.vault, self.kills, self.complete = f"{place}/vault", 0, 0
        self.started: list[subprocess.Popen] = []
        files, scenario = f"{place}/files", f"{place}/scenario"
        made = subprocess.run(
            [sys.executable, BRIDGE / "media_messages.py", "--files", files, "--scenario", scenario]
            + ["--count", str(options.files), "--size", "300000", "--seed", str(seed)],
            check=True, capture_output=True, text=True,
        )  # fmt: skip
        self.wanted = {line["id"]: line["sha256"] for line in map(json.loads, made.stdout.splitlines())}
        self.server = subprocess.Popen(
            [sys.executable, BRIDGE / "media_server.py", "--certificate", f"{place}/certificate", "--files", files],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        address = json.loads(self.server.stdout.readline())
        entry = f"'{sys.executable}' '{BRIDGE}/media_entry.py' --port {address['port']} --ca '{address['ca']}'"
        self.fetch = ["bridge", "fetch", "--json", "--command", entry]
        with open(f"{place}/passphrase", "w") as file:
            file.write("correct horse\n")
        # Only test builds support this; other builds take the usual time for each passphrase.
        self.environment = {
            "HOME": place, "PATH": "/usr/bin:/bin", "LANG": "C", "XDG_RUNTIME_DIR": memory,
            "WHISPER_TEST_PASSPHRASE_COST": "minimal",
        }  # fmt: skip
        self.run("init", "--accept-disclaimer")
        scripted = f"'{self.programs}/whisper-scripted-bridge' '{scenario}'"
        self.run("bridge", "run", "--media", "none", "--command", scripted)
        shutil.copytree(self.vault, f"{place}/before")
        begin = time.monotonic()
        self.run(*self.fetch)
        self.duration = time.monotonic() - begin
        self.faults = self.look()
        self.begin_again()

    def start(self, *arguments: str) -> subprocess.Popen:
        process = subprocess.Popen(
            [f"{self.programs}/whisper", *arguments, "--vault", self.vault]
            + ["--passphrase-file", f"{self.place}/passphrase"],
            env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self.started = [other for other in self.started if other.poll() is None] + [process]
        return process

    def run(self, *arguments: str) -> str:
        process = self.start(*arguments)
        output, errors = process.communicate(timeout=180)
        if process.returncode != 0:
            raise SystemExit(f"{' '.join(arguments[:2])} ended with {process.returncode}: {errors.decode()}")
        return output.decode()

    def begin_again(self) -> None:
        shutil.rmtree(self.vault)
        shutil.copytree(f"{self.place}/before", self.vault)

    def kill(self) -> None:
        process = self.start(*self.fetch)
        try:
            process.communicate(timeout=self.chance.uniform(0.1, 1.0) * self.duration)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.communicate()
            self.kills += process.returncode == -signal.SIGKILL
        else:
            if process.returncode != 0:
                self.faults.append(f"a fetch that was not killed ended with {process.returncode}")

    def settle(self) -> None:
        """Examines what kills left, lets a fetch end by itself, and examines the result."""
        deadline = time.monotonic() + 10
        while (left := self.sessions()) and time.monotonic() < deadline:
            time.sleep(0.1)
        if left:
            self.faults.append(f"left in memory: {left[:3]}")
        self.faults += self.plaintext()
        self.run("verify")
        self.run(*self.fetch)
        self.faults += self.look()
        self.begin_again()

    def sessions(self) -> list[str]:
        """What is left in memory but locks, which the next session removes."""
        files = [path for path in pathlib.Path(self.memory).rglob("*") if not path.is_dir()]
        return [str(path) for path in files if not path.name.endswith("lock")]

    def plaintext(self) -> list[str]:
        places = [pathlib.Path(self.vault), pathlib.Path(self.memory)]
        files = [path for place in places for path in place.rglob("*") if path.is_file()]
        return [f"plaintext in {path}" for path in files if MARK in path.read_bytes()]

    def look(self) -> list[str]:
        """The faults of a vault in which everything was fetched."""
        faults = self.plaintext()
        stored = {}
        for line in map(json.loads, self.run("export", "json").splitlines()):
            for attachment in line["content"]["attachments"]:
                if attachment["state"] == "found":
                    stored[line["external_id"]] = attachment["sha256"]
        if stored != self.wanted:
            faults.append(f"stored: {len(stored)} of {len(self.wanted)}, or another content")
        self.run("verify", "--attachments")
        blobs = [path for path in pathlib.Path(self.vault, "blobs").rglob("*") if path.is_file() and path.name != "lock"]
        if len(blobs) != len(self.wanted):
            faults.append(f"{len(blobs)} files for {len(self.wanted)} contents: {[path.name for path in blobs][:20]}")
        self.complete += 1
        return faults

    def end(self) -> None:
        for process in self.started:
            process.kill()
        self.server.kill()
        self.server.wait()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--files", type=int, default=24)
    parser.add_argument("--seed", type=int, default=None)
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1 << 32)
    print(f"seed {seed}", flush=True)
    place = tempfile.mkdtemp(prefix="whisper-crash-media-")
    memory = tempfile.mkdtemp(prefix="whisper-crash-media-", dir="/dev/shm")
    trial = None
    try:
        trial = Trial(options, place, memory, seed)
        begin = time.monotonic()
        while trial.kills < options.kills and not trial.faults:
            for _ in range(min(trial.chance.randrange(1, 12), options.kills - trial.kills)):
                trial.kill()
            trial.settle()
        print(
            f"{trial.kills} kills in {time.monotonic() - begin:.0f} s, {trial.complete} times everything was fetched in "
            f"the end: {len(trial.faults)} faults"
        )
        for fault in trial.faults:
            print(f"  {fault}")
        sys.exit(1 if trial.faults else 0)
    finally:
        if trial:
            trial.end()
        shutil.rmtree(place, ignore_errors=True)
        shutil.rmtree(memory, ignore_errors=True)


main()
