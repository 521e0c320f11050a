"""Captures screens of the command in tmux, for each language and width.

    capture.py WHISPER PLACE FOLDER [--pictures]

PLACE has the vault and the file with its passphrase. FOLDER gets `LANGUAGE-COLUMNS.txt` with the text of every screen, and with
--pictures `browse-LANGUAGE.webp`, drawn by Chromium from what tmux shows at 80 columns. A row that is wider than the terminal
is a failure, and so is a screen without the text that it must have.
"""

import os
import pathlib
import shlex
import subprocess
import sys
import time

import picture

LANGUAGES = {"en": "en_GB.UTF-8", "de": "de_DE.UTF-8", "ar": "ar_EG.UTF-8", "zh": "zh_CN.UTF-8"}
SIZES = {40: 24, 80: 24, 200: 40}
# The full-screen view: a name for each screen, and the keys that lead to it from the one before.
SCREENS = [
    ("whisper browse", []),
    ("Down, Tab: messages", ["Down", "Tab"]),
    ("k, Enter: details", ["k", "Enter"]),
    ("?: keys", ["Escape", "?"]),
    ("/: search", ["Escape", "/", "n", "e", "x", "t"]),
    ("D: a question", ["Escape", "D"]),
    ("/, Enter: a message that was found", ["Escape", "/", "p", "r", "e", "s", "s", "Enter"]),
    ("R: its thread", ["R"]),
]
COMMANDS = [["conversations"], ["messages", "Kayak Trip", "--limit", "6"], ["search", "next"], ["help", "import"]]


class Terminal:
    """A tmux server of its own, with one window."""

    count = 0

    def __init__(self, place, columns, rows, command, environment):
        # A server that is ending still has its socket.
        Terminal.count += 1
        self.socket = str(place / f"tmux-{Terminal.count}")
        words = ["env", *(f"{name}={value}" for name, value in environment.items()), *command]
        self.run("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows),
                 shlex.join(words) + "; tput civis; sleep 60")

    def run(self, *arguments):
        return subprocess.run(["tmux", "-S", self.socket, "-u", *arguments], check=True, capture_output=True, text=True).stdout

    def settled(self, colours=False):
        """What is shown once it stays the same."""
        before, since, deadline = None, 0.0, time.monotonic() + 30
        while time.monotonic() < deadline:
            now = self.run("capture-pane", "-p", *(["-e", "-N"] if colours else []))
            if now != before:
                before, since = now, time.monotonic()
            elif now.strip() and time.monotonic() - since > 0.6:
                return now
            time.sleep(0.1)
        raise SystemExit("the screen does not settle")

    def press(self, key):
        self.run("send-keys", key)
        time.sleep(0.05)

    def close(self):
        self.run("kill-server")


def main():
    whisper, place, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    with_pictures = "--pictures" in sys.argv
    vault = ["--vault", str(place / "vault"), "--passphrase-file", str(place / "passphrase")]
    base = {"TERM": "xterm-256color", "TZ": "UTC", "WHISPER_HOME": str(place), "PAGER": "cat", "HOME": str(place)}
    for name in ("WHISPER_TEST_PASSPHRASE_COST", "PATH"):
        if name in os.environ:
            base[name] = os.environ[name]
    frames = {}
    for language, locale in LANGUAGES.items():
        environment = {**base, "LC_ALL": locale}
        for columns, rows in SIZES.items():
            screens = []
            terminal = Terminal(place, columns, rows, [whisper, "browse", *vault], environment)
            for title, keys in SCREENS:
                for key in keys:
                    terminal.press(key)
                screens.append((title, terminal.settled()))
                if columns == 80 and title.startswith("Down"):
                    frames[language] = terminal.settled(colours=True)
            terminal.close()
            for command in COMMANDS:
                options = [] if command[0] == "help" else vault
                terminal = Terminal(place, columns, 200, [whisper, *command, *options], environment)
                screens.append((shlex.join(["whisper", *command]), terminal.settled()))
                terminal.close()
            lines = []
            for title, text in screens:
                body = [line.rstrip() for line in text.rstrip("\n").split("\n")]
                while body and not body[-1]:
                    body.pop()
                lines += [f"=== {title}", *body, ""]
            (folder / f"{language}-{columns}.txt").write_text("\n".join(lines), encoding="utf-8")
            print(f"    {language}, {columns} columns: {len(screens)} screens", flush=True)
    if with_pictures:
        picture.draw(frames, 80, SIZES[80], folder)


main()
