#!/usr/bin/env python3
"""Times the Python parsers of WhatsApp exports on one file.

    parser-peers.py FILE

Prints a line of JSON for each: its name, seconds, and the messages it found. A parser that fails says so.
"""

import contextlib
import io
import json
import sys
import time
import warnings


def whatstk(path):
    from whatstk import WhatsAppChat

    return lambda: len(WhatsAppChat.from_source(filepath=path).df)


def chat_miner(path):
    from chatminer.chatparsers import WhatsAppParser

    def parse():
        parser = WhatsAppParser(path)
        parser.parse_file()
        return len(parser.parsed_messages.get_df())

    return parse


def main():
    warnings.simplefilter("ignore")
    for name, make in (("whatstk", whatstk), ("chat-miner", chat_miner)):
        line = {"name": name}
        try:
            # Imports are not timed, and the output of a parser is discarded.
            with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
                parse = make(sys.argv[1])
                start = time.perf_counter()
                line["messages"] = parse()
                line["seconds"] = time.perf_counter() - start
        except Exception as error:
            line["failure"] = type(error).__name__
        print(json.dumps(line))


main()
