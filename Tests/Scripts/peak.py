#!/usr/bin/env python3
"""Runs a command and writes its peak resident memory, in kilobytes, into a file.

    peak.py [--tree] FILE COMMAND ARGUMENT...

Ends with the command's own exit code. Only this one child is waited for, so the figure is its alone; with --tree, it is
the highest sum of the child and all processes that it starts at one moment, as it shows every two hundredth of a second.
"""

import os
import pathlib
import sys
import time

arguments = sys.argv[1:]
is_tree = arguments[0] == "--tree"
path, command = arguments[is_tree], arguments[is_tree + 1 :]
child = os.fork()
if child == 0:
    try:
        os.execvp(command[0], command)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        os._exit(127)


def resident(process):
    """The resident memory of a process and of those it started, in kilobytes."""
    total = 0
    try:
        pages = int(pathlib.Path(f"/proc/{process}/statm").read_text().split()[1])
        total = pages * os.sysconf("SC_PAGE_SIZE") // 1024
        for thread in pathlib.Path(f"/proc/{process}/task").iterdir():
            total += sum(resident(started) for started in (thread / "children").read_text().split())
    except (OSError, IndexError):
        # A process or a thread has ended meanwhile.
        pass
    return total


peak, ended = 0, 0
while is_tree and not ended:
    ended, status, usage = os.wait4(child, os.WNOHANG)
    peak = max(peak, resident(child))
    time.sleep(0.005)
if not is_tree:
    _, status, usage = os.wait4(child, 0)
    peak = usage.ru_maxrss
with open(path, "w", encoding="ascii") as file:
    print(peak, file=file)
sys.exit(os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status))
