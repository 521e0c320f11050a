"""Starts the reference bridge: `python -I -B bridge.py`, in an environment that has the packages of requirements.txt.

It takes no arguments and reads nothing from the environment; everything arrives in the first line of standard input.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from whisper_bridge.process import main  # noqa: E402  (the path has to be known first)

main()
