"""The directory with the account's keys."""

import shutil
import time
from pathlib import Path


def remove(directory: Path, seconds: float = 2) -> bool:
    """Removes the directory with all its content, even while the library still writes to it."""
    until = time.monotonic() + seconds
    while True:
        shutil.rmtree(directory, ignore_errors=True)
        if not directory.exists():
            return True
        if time.monotonic() > until:
            return False
        time.sleep(0.01)


def empty(directory: Path) -> None:
    """Removes the content of the directory; the directory itself belongs to the host."""
    for entry in directory.iterdir():
        entry.unlink(missing_ok=True)
