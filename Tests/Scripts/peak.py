#!/usr/bin/env python3
"""Runs a command and writes its peak resident memory, in kilobytes, into a file.

    peak.py [--tree] FILE COMMAND ARGUMENT...

Ends with the command's own exit code. Only this one child is waited for, so the figure is its alone; with --tree, the
peak of each process that it starts is added, as far as it shows every hundredth of a second.
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


def look(process, peaks):
    """Notes the peaks of a process's children and theirs."""
    try:
        for thread in pathlib.Path(f"/proc/{process}/task").iterdir():
            for started in (thread / "children").read_text().split():
                status = pathlib.Path(f"/proc/{started}/status").read_text()
                for line in status.splitlines():
                    if line.startswith("VmHWM:"):
                        peaks[started] = max(peaks.get(started, 0), int(line.split()[1]))
                look(started, peaks)
    except OSError:
        # It ended meanwhile.
        pass


peaks, ended = {}, 0
while is_tree and not ended:
    ended, status, usage = os.wait4(child, os.WNOHANG)
    look(child, peaks)
    time.sleep(0.01)
if not is_tree:
    _, status, usage = os.wait4(child, 0)
with open(path, "w", encoding="ascii") as file:
    print(usage.ru_maxrss + sum(peaks.values()), file=file)
sys.exit(os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status))
