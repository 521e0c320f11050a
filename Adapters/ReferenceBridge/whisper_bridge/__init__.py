"""The reference bridge: forwards what WhatsApp sends to a linked device to Whisper (docs/bridge-protocol.md).

It is read-only. A run for messages uses only the few functions in `library.py` of the library that talks to WhatsApp;
none of them sends a message, a receipt, a reaction or a presence. A run for files loads no such library and has no
account: it only fetches encrypted files and the pictures of chats from WhatsApp's hosts (`media.py`).
"""

VERSION = "1.2.0"
# What the program can do of what not every bridge can. Files are fetched by a run with that purpose.
ABILITIES = ("media", "pairing_code", "avatars")
