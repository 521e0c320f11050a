"""The directory with the account's keys."""

import shutil
import time
from pathlib import Path


def remove(directory: Path, seconds: float = 2) -> bool:
    """Removes the directory with all that is in it, even while the library still writes there."""
    until = time.monotonic() + seconds
    while True:
        shutil.rmtree(directory, ignore_errors=True)
        if not directory.exists():
            return True
        if time.monotonic() > until:
            return False
        time.sleep(0.01)


def empty(directory: Path) -> None:
    """Removes what is in the directory, which is the host's own."""
    for entry in directory.iterdir():
        entry.unlink(missing_ok=True)
