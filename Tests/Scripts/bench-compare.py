"""Compares two builds of the command and of the benchmark: see bench-compare.sh.

The folder that is given contains build-base-ENGINE and build-head-ENGINE, with the programs of either commit. All
that is measured reads the same input: chats, names and times follow from a seed.
"""

import argparse
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SIDES = ("base", "head")
ENGINES = ("SQLCipher", "PlainSQLite")
# What the later commit may take beside the earlier one.
LIMITS = {"instructions": 1.03, "seconds": 1.10, "memory": 1.05, "finding": 1.10}
WORDS = (
    "harbour lantern orchard violin ticket summer garden window copper meadow signal basket river candle mirror "
    "thunder blanket island ribbon saddle pepper compass feather marble oyster pillow quarry spiral turnip walnut"
).split()


def export_text(messages, seed, people):
    """An exported chat of WhatsApp, as its text."""
    chance = random.Random(seed)
    lines, clock = [], 1_700_000_000
    for number in range(messages):
        clock += chance.randrange(20, 4_000)
        stamp = time.strftime("%d/%m/%Y, %H:%M", time.gmtime(clock))
        text = " ".join(chance.choice(WORDS) for _ in range(chance.randrange(2, 16)))
        lines.append(f"{stamp} - {chance.choice(people)}: {text} {number}")
    return "\n".join(lines) + "\n"


class Vault:
    """A vault of one program, in a folder of its own that is also its home."""

    def __init__(self, program, folder, secret):
        self.program, self.folder, self.secret = program, folder, secret
        self.is_unlocked = False
        self.environment = {
            "HOME": str(folder), "WHISPER_HOME": str(folder / "whisper"), "TZ": "UTC", "LC_ALL": "C.UTF-8",
            "PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1",
        }

    def command(self, arguments):
        key = () if self.is_unlocked else ("--passphrase-file", str(self.secret))
        return [str(self.program), *arguments, *key]

    def run(self, *arguments, wrapped=()):
        """Runs a command; returns what it says on its standard error."""
        done = subprocess.run(
            [*wrapped, *self.command(arguments)], env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        if done.returncode != 0:
            raise SystemExit(f"error: {' '.join(arguments)}: {done.stderr.decode(errors='replace')[-2000:]}")
        return done.stderr

    def unlock(self):
        """Lets commands find the key where the system keeps it, as to derive it takes more than most of them."""
        unlocking = subprocess.run(
            self.command(("unlock", "--for", "1d")), env=self.environment, stdin=subprocess.DEVNULL,
            capture_output=True)
        self.is_unlocked = unlocking.returncode == 0

    def close(self):
        if self.is_unlocked:
            self.run("lock")
        shutil.rmtree(self.folder)

    def measured(self, *arguments):
        """The seconds and the peak of memory, in MiB, of a command."""
        with tempfile.TemporaryFile() as output:
            begun = time.monotonic()
            child = subprocess.Popen(
                self.command(arguments), env=self.environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
            _, status, usage = os.wait4(child.pid, 0)
            took = time.monotonic() - begun
            child.returncode = os.waitstatus_to_exitcode(status)
            if child.returncode != 0:
                output.seek(0)
                raise SystemExit(f"error: {' '.join(arguments)}: {output.read()[-2000:].decode(errors='replace')}")
        return took, usage.ru_maxrss / 1024

    def instructions(self, *arguments):
        """The instructions of a command, in millions."""
        with tempfile.TemporaryDirectory() as scratch:
            errors = self.run(
                *arguments,
                wrapped=("valgrind", "--tool=callgrind", f"--callgrind-out-file={scratch}/out", "--error-exitcode=0"))
        found = re.search(rb"Collected : (\d+)", errors)
        if not found:
            raise SystemExit(f"error: callgrind counted nothing: {errors.decode(errors='replace')[-2000:]}")
        return int(found[1]) / 1e6


class Comparison:
    """What was measured of one engine."""

    def __init__(self, folder, engine, options):
        self.folder, self.engine, self.options = folder, engine, options
        self.rows = []

    def program(self, side, name):
        return self.folder / f"build-{side}-{self.engine}" / "release" / name

    def add(self, what, kind, unit, base, head):
        ratio = head / base if base else 1.0
        row = {
            "engine": self.engine, "what": what, "kind": kind, "unit": unit, "base": base, "head": head,
            "ratio": ratio, "limit": LIMITS[kind], "ok": ratio <= LIMITS[kind],
        }
        self.rows.append(row)
        with (self.folder / "compare.jsonl").open("a") as results:
            results.write(json.dumps(row) + "\n")
        print(f"  {what}: {base:.2f} and {head:.2f} {unit}, {ratio:.3f}{'' if row['ok'] else ' MORE'}", flush=True)

    def vault(self, side, scratch, program=None):
        folder = Path(tempfile.mkdtemp(prefix=f"{side}-", dir=scratch))
        secret = folder / "passphrase"
        secret.touch(mode=0o600)
        secret.write_text("for a comparison alone\n")
        vault = Vault(program or self.program(side, "whisper"), folder, secret)
        plain = ("--unencrypted",) if self.engine == "PlainSQLite" else ()
        vault.run("init", "--accept-disclaimer", *plain)
        vault.unlock()
        return vault

    def inputs(self, scratch, messages):
        """The chats that are imported: one of two people and one of a group, and one that is undone."""
        folder = Path(scratch) / "inputs"
        folder.mkdir()
        files = {}
        for title, people, seed in (
            ("Ana", ["Ana", "Me"], 1), ("Rowing club", ["Ana", "Ben", "Cid", "Dora", "Me"], 2), ("Ben", ["Ben", "Me"], 3),
        ):
            files[title] = folder / f"WhatsApp Chat with {title}.txt"
            files[title].write_text(export_text(messages, seed, people))
        return files

    def steps(self, files):
        """What is measured, in order: each with what it runs."""
        *chats, other = (str(path) for path in files.values())
        return (
            ("import two chats", ("import", *chats, "--me", "Me", "--quiet")),
            ("import them again", ("import", *chats, "--me", "Me", "--quiet")),
            ("import another chat", ("import", other, "--me", "Me", "--quiet")),
            ("undo that import", ("import", "undo", "--yes", "--quiet")),
            ("search two words", ("search", "harbour lantern", "--json", "--limit", "200")),
            ("show a chat", ("messages", "Ana", "--json", "--limit", "500")),
            ("statistics", ("stats", "--json")),
            ("export everything", ("export", "json", "--full", "--output", "{home}/all.jsonl", "--force")),
            ("check the vault", ("verify", "--quiet")),
            ("read the records that are there", ("import", "json", "{home}/all.jsonl", "--restore", "--quiet")),
            ("delete the older half", ("delete", "--before", "2025-01-01", "--yes", "--quiet")),
        )

    def work(self, scratch):
        """Instructions of commands on a small vault."""
        files = self.inputs(scratch, self.options.small)
        counted = {}
        for side in SIDES:
            # The counter does not understand what a debugger reads.
            program = Path(scratch) / f"whisper-{side}"
            subprocess.run(["strip", "--strip-debug", "-o", program, self.program(side, "whisper")], check=True)
            vault = self.vault(side, scratch, program)
            opened = vault.instructions("conversations", "--json")
            for what, arguments in self.steps(files):
                arguments = [part.replace("{home}", str(vault.folder)) for part in arguments]
                # What opening takes is the same for all, and would hide the rest.
                counted.setdefault(what, {})[side] = vault.instructions(*arguments) - opened
            vault.close()
        for what, sides in counted.items():
            self.add(what, "instructions", "million instructions", sides["base"], sides["head"])

    def commands(self, scratch):
        """Seconds and peaks of commands on a large vault, in turns."""
        files = self.inputs(scratch, self.options.large)
        times, peaks = {}, {}

        def rounds(count, order):
            for number in range(count):
                for side in order if number % 2 == 0 else reversed(order):
                    vault = self.vault(side, scratch)
                    for what, arguments in self.steps(files):
                        arguments = [part.replace("{home}", str(vault.folder)) for part in arguments]
                        took, peak = vault.measured(*arguments)
                        times.setdefault(what, {}).setdefault(side, []).append(took)
                        peaks.setdefault(what, {}).setdefault(side, []).append(peak)
                    vault.close()

        def median(figures, side):
            return statistics.median(figures[side])

        rounds(self.options.rounds, SIDES)
        # A figure above its limit is measured twice as often before it counts: others use the machine as well.
        if any(median(each, "head") > LIMITS["seconds"] * median(each, "base") for each in times.values()):
            print("  something took longer: once more as many rounds", flush=True)
            rounds(self.options.rounds, SIDES)
        for what in times:
            self.add(what, "seconds", "s", median(times[what], "base"), median(times[what], "head"))
        for what in peaks:
            self.add(what, "memory", "MiB", median(peaks[what], "base"), median(peaks[what], "head"))

    def bench(self, scratch):
        """The findings of the benchmark, in turns, each side over vaults of its own."""
        found = {}
        for number in range(self.options.rounds):
            for side in SIDES if number % 2 == 0 else reversed(SIDES):
                place = self.folder / f"place-{side}-{self.engine}"
                place.mkdir(exist_ok=True)
                results = place / "results.jsonl"
                results.unlink(missing_ok=True)
                command = [str(self.program(side, "whisper-bench")), "--place", str(place), "--quick"]
                if self.options.findings:
                    command += ["--only", self.options.findings]
                with (place / "log").open("wb") as log:
                    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=True)
                for line in results.read_text().splitlines():
                    finding = json.loads(line)
                    if finding["unit"] in ("×", "", "min"):
                        continue
                    key = (f"{finding['id']}: {finding['what']}", finding["unit"])
                    found.setdefault(key, {}).setdefault(side, []).append(finding["value"])
        for (what, unit), sides in found.items():
            if len(sides) < 2:
                continue
            base, head = (statistics.median(sides[side]) for side in SIDES)
            # Where more is better, the ratio is the other way round.
            if "/s" in unit:
                base, head = head, base
            self.add(what, "finding", unit, base, head)


def table(rows):
    lines = ["| engine | what | base | head | head to base | |", "|---|---|---|---|---|---|"]
    for row in rows:
        lines.append(
            f"| {row['engine']} | {row['what']}, {row['unit']} | {row['base']:.2f} | {row['head']:.2f} "
            f"| {row['ratio']:.3f} | {'' if row['ok'] else 'more'} |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--engine", choices=ENGINES, action="append")
    parser.add_argument("--only", default="work,commands,bench")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--small", type=int, default=1_500, help="messages in each chat whose work is counted")
    parser.add_argument("--large", type=int, default=60_000, help="messages in each chat whose work is timed")
    parser.add_argument("--findings", default="", help="which findings of the benchmark, such as P3,P6; all if empty")
    options = parser.parse_args()
    folder = options.folder.resolve()
    rows = []
    for engine in options.engine or ENGINES:
        comparison = Comparison(folder, engine, options)
        if not all(comparison.program(side, "whisper").exists() for side in SIDES):
            print(f"{engine}: left out, as it was not built")
            continue
        for part in options.only.split(","):
            print(f"{engine}, {part}", flush=True)
            with tempfile.TemporaryDirectory(dir=folder) as scratch:
                getattr(comparison, part)(scratch)
        rows += comparison.rows
    (folder / "compare.md").write_text(table(rows) + "\n")
    print(table(rows))
    if not rows or not all(row["ok"] for row in rows):
        sys.exit(1)


main()
