"""Prints what a terminal of so many columns and rows shows after each of some writes.

    show.py COLUMNS ROWS < FILE

A line of the file is one write in hex, or `resize COLUMNS ROWS`. After each write, one line for each row is printed, without
the spaces at its end.
"""

import sys

import pyte

screen = pyte.Screen(int(sys.argv[1]), int(sys.argv[2]))
stream = pyte.ByteStream(screen)
for line in sys.stdin:
    if line.startswith("resize "):
        columns, rows = map(int, line.split()[1:])
        screen.resize(rows, columns)
        continue
    stream.feed(bytes.fromhex(line))
    for row in screen.display:
        print(row.rstrip(" "))
