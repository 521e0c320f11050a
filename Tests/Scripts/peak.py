#!/usr/bin/env python3
"""Runs a command and writes its peak resident memory, in kilobytes, into a file.

    peak.py FILE COMMAND ARGUMENT...

Ends with the command's own exit code. Only this one child is waited for, so the figure is its alone.
"""

import os
import sys

path, command = sys.argv[1], sys.argv[2:]
child = os.fork()
if child == 0:
    try:
        os.execvp(command[0], command)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        os._exit(127)
_, status, usage = os.wait4(child, 0)
with open(path, "w", encoding="ascii") as file:
    print(usage.ru_maxrss, file=file)
sys.exit(os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status))
