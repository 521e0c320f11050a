"""The reference bridge: hands what WhatsApp tells a linked device to Whisper, by docs/bridge-protocol.md.

It reads only. Of the library that talks to WhatsApp it names the handful of functions in `library.py`; none of them
sends a message, a receipt, a reaction or a presence.
"""

VERSION = "1.0.0"
