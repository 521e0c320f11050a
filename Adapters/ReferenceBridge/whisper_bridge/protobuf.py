"""The protobuf classes of neonize, without neonize.

Importing the package `neonize` would load a client that can do everything: its library by name, picture and link
previews, a downloader for missing parts. Its protobuf classes are below it and need none of that, so a module that is
nothing but a path replaces the package.
"""

import importlib.util
import sys
import types
from pathlib import Path

from .failure import CRASHED, Failure


def stand_in() -> Path:
    """Makes the schemas importable; the directory of the installed package."""
    found = importlib.util.find_spec("neonize")
    if found is None or not found.submodule_search_locations:
        raise Failure(CRASHED, "neonize is not installed")
    module = types.ModuleType("neonize")
    module.__path__ = list(found.submodule_search_locations)
    sys.modules["neonize"] = module
    return Path(module.__path__[0])


PACKAGE = stand_in()

# neonize's own schemas first, which put those of WhatsApp on the path.
import neonize.proto.Neonize_pb2 as schema  # noqa: E402
from waAdv import WAAdv_pb2 as adv  # noqa: E402
from waCompanionReg import WAWebProtobufsCompanionReg_pb2 as registration  # noqa: E402

__all__ = ["PACKAGE", "adv", "registration", "schema"]
