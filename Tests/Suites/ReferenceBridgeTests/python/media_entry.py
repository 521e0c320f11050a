"""The bridge, for tests: it fetches files from a server of theirs.

    python3 media_entry.py --port P --ca FILE [--host NAME]… [--picture-host NAME]… [--seconds S]

Everything else is the bridge as it is shipped. The hosts of files and of pictures are those of these arguments,
127.0.0.1 if none is named; S is how long the bridge waits for the network and for the other end of a pipe. Fetching
needs no package to be installed.
"""

import argparse
import ssl
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "Adapters" / "ReferenceBridge"))

from whisper_bridge import fetch, media, pipe, process  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--port", type=int, required=True)
parser.add_argument("--ca", required=True)
parser.add_argument("--host", action="append")
parser.add_argument("--picture-host", action="append")
parser.add_argument("--seconds", type=float)
arguments = parser.parse_args()
if arguments.seconds is not None:
    media.NETWORK_SECONDS = fetch.NETWORK_SECONDS = pipe.READER_SECONDS = arguments.seconds
trust = ssl.create_default_context(cafile=arguments.ca)
hosts, pictures = (tuple(names or ["127.0.0.1"]) for names in (arguments.host, arguments.picture_host))
process.main(media.MediaHosts(hosts, pictures, arguments.port, trust))
