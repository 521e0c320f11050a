"""The protobuf classes of neonize, without neonize.

Importing the package `neonize` would load a client that can do everything: its library by name, picture and link
previews, a downloader for missing parts. Its protobuf classes lie below it and need none of that, so a module that is
nothing but a path stands in for the package.
"""

import importlib.util
import sys
import types
from pathlib import Path

from .failure import CRASHED, Failure


def load() -> Path:
    """Makes `neonize.proto` and the schemas of WhatsApp beside it importable; the directory of the installed package."""
    if "neonize" not in sys.modules:
        found = importlib.util.find_spec("neonize")
        if found is None or not found.submodule_search_locations:
            raise Failure(CRASHED, "neonize is not installed")
        stand_in = types.ModuleType("neonize")
        stand_in.__path__ = list(found.submodule_search_locations)
        sys.modules["neonize"] = stand_in
    # Puts the schemas on the path, as the generated code expects.
    import neonize.proto  # noqa: F401

    return Path(sys.modules["neonize"].__path__[0])
