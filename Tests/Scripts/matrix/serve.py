"""Runs a homeserver on loopback until standard input ends, for programs that are not written in Python.

    serve.py [--open] FOLDER USER:PASSWORD...

Prints one line of JSON with its address, its name, and the users' ids, as soon as it can be used. With --open, anybody can
register further users.
"""

import json
import sys

from homeserver import Homeserver


def main() -> None:
    arguments = sys.argv[1:]
    settings = {}
    if arguments[:1] == ["--open"]:
        arguments.pop(0)
        settings = {"enable_registration": True, "enable_registration_without_verification": True}
    folder, *users = arguments
    with Homeserver(folder, settings=settings) as server:
        ids = {}
        for user in users:
            name, _, password = user.partition(":")
            server.register(name, password)
            ids[name] = server.user_id(name)
        print(json.dumps({"url": server.url, "name": server.name, "users": ids}), flush=True)
        for line in sys.stdin:
            if line.strip() == "restart":
                server.kill()
                server.restart()
                print(json.dumps({"url": server.url}), flush=True)


if __name__ == "__main__":
    main()
