"""Prints what a terminal of so many columns and rows shows after each of some writes.

    show.py COLUMNS ROWS < FILE

A line of the file is one write in hex. After each, one line for each row is printed, without the spaces at its end.
"""

import sys

import pyte

screen = pyte.Screen(int(sys.argv[1]), int(sys.argv[2]))
stream = pyte.ByteStream(screen)
for line in sys.stdin:
    stream.feed(bytes.fromhex(line))
    for row in screen.display:
        print(row.rstrip())
