"""Measures `whisper browse` through a pseudo-terminal: how long until messages are visible, and from a key to its frame.

    python3 Tests/Scripts/browse/measure.py WHISPER VAULT PASSPHRASE-FILE [--openings N] [--keys N] [--seed N]

A frame is a synchronised update, so its last byte is known. An opening lasts from the moment when the program takes the
screen, the vault being unlocked by then, until the first frame and until the last one before it falls silent. Each key is
sent when the screen has been silent for a while; its frame is the first one after it. A key that changes nothing sends
none and is not counted. Prints one line of JSON for each kind of key, and one for the openings.
"""

import argparse
import collections
import fcntl
import json
import os
import pty
import random
import select
import signal
import statistics
import struct
import termios
import time

TAKEN = b"\x1b[?1049h"
FRAME_END = b"\x1b[?2026l"

# What a reader does, by kind: moving in a list, pages, ends, panes, a search typed letter by letter, jumping to a date,
# details.
KEYS = {
    "line": [b"j", b"k", b"\x1b[A", b"\x1b[B"],
    "page": [b" ", b"b", b"\x04", b"\x15", b"\x1b[5~", b"\x1b[6~"],
    "end": [b"g", b"G"],
    "pane": [b"\t"],
    "chat": [b"\r"],
    "search": [b"/", b"t", b"h", b"e", b" ", b"c", b"a", b"\x1b"],
    "date": [b"t", b"2", b"0", b"1", b"9", b"\r"],
}


class Browser:
    """The program on a terminal of its own."""

    def __init__(self, arguments, columns=120, rows=40):
        self.started = time.monotonic()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
            os.execv(arguments[0], arguments)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, timeout):
        """What comes within a time, with the moment; empty if nothing does."""
        ready, _, _ = select.select([self.terminal], [], [], timeout)
        if not ready:
            return b"", time.monotonic()
        try:
            return os.read(self.terminal, 1 << 16), time.monotonic()
        except OSError:
            return b"", time.monotonic()

    def settle(self, silence, limit=10.0):
        """Reads until it is silent: the moments at which frames ended."""
        ends, tail, deadline = [], b"", time.monotonic() + limit
        while time.monotonic() < deadline:
            data, moment = self.read(silence)
            if not data:
                break
            text = tail + data
            ends += [moment] * text.count(FRAME_END)
            tail = text[-(len(FRAME_END) - 1) :]
            if FRAME_END in tail:
                tail = b""
        return ends

    def opening(self):
        """Milliseconds from the taken screen to the first and the last frame, and from the start of the process."""
        seen = b""
        while TAKEN not in seen:
            data, taken = self.read(60)
            if not data:
                raise SystemExit("the screen was not taken: " + seen.decode(errors="replace"))
            seen += data
        rest = seen[seen.index(TAKEN) :]
        ends = [taken] * rest.count(FRAME_END) + self.settle(0.4)
        return [1000 * (ends[0] - taken), 1000 * (ends[-1] - taken), 1000 * (ends[-1] - self.started)]

    def press(self, key):
        """Milliseconds from a key to the end of its frame, and to the last frame that it causes; None without a frame."""
        pressed = time.monotonic()
        os.write(self.terminal, key)
        ends = self.settle(0.12)
        return (1000 * (ends[0] - pressed), 1000 * (ends[-1] - pressed)) if ends else None

    def close(self):
        os.kill(self.process, signal.SIGTERM)
        self.settle(0.1, 2)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def figures(values):
    """Median, 95th percentile and maximum, in milliseconds."""
    values = sorted(values)
    at = lambda share: values[min(len(values) - 1, int(share * len(values)))]
    return {"count": len(values), "median": round(statistics.median(values), 1), "p95": round(at(0.95), 1), "max": round(values[-1], 1)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("whisper")
    parser.add_argument("vault")
    parser.add_argument("passphrase_file")
    parser.add_argument("--openings", type=int, default=10)
    parser.add_argument("--keys", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    arguments = [options.whisper, "browse", "--vault", options.vault, "--passphrase-file", options.passphrase_file]

    openings = []
    for _ in range(options.openings):
        browser = Browser(arguments)
        openings.append(browser.opening())
        browser.close()
    first, last, _ = zip(*openings)
    print(json.dumps({"opening": "first frame", **figures(first)}))
    print(json.dumps({"opening": "messages visible", **figures(last)}), flush=True)

    choice = random.Random(options.seed)
    browser = Browser(arguments)
    browser.opening()
    times, settled, total = collections.defaultdict(list), collections.defaultdict(list), []
    pressed = 0
    while pressed < options.keys:
        kind = choice.choice(list(KEYS))
        sequence = KEYS[kind] if kind in ("search", "date") else [choice.choice(KEYS[kind])]
        for key in sequence:
            pressed += 1
            if (latency := browser.press(key)) is None:
                continue
            times[kind].append(latency[0])
            settled[kind].append(latency[1])
            total.append(latency[0])
    browser.close()
    for kind, values in times.items():
        print(json.dumps({"key": kind, **figures(values), "complete_p95": figures(settled[kind])["p95"]}))
    print(json.dumps({"key": "all", **figures(total)}))


main()
