"""The reference bridge: forwards what WhatsApp sends to a linked device to Whisper (docs/bridge-protocol.md).

It is read-only. It uses only the few functions in `library.py` of the library that talks to WhatsApp; none of them
sends a message, a receipt, a reaction or a presence.
"""

VERSION = "1.0.0"
