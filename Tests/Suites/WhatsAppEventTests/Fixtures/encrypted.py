"""Writes changes that are encrypted with a secret of their message, to test what reads them.

    python3 encrypted.py > encrypted.jsonl

Needs the package `cryptography`. Each line is {"id", "name", "raw"} as in `genuine.jsonl`. The bytes are written field
by field, with nothing of the program that reads them.
"""

import base64
import hashlib
import hmac
import json

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

ANA = b"4915770000001@s.whatsapp.net"
ANA_LID = b"900201@lid"
BOB = b"4915770000002@s.whatsapp.net"
ME = b"15550100@s.whatsapp.net"
GROUP = b"120363000000000001@g.us"
SECRET = bytes(range(32))
SENT_AT = 1_781_000_000_000


def varint(value: int) -> bytes:
    parts = []
    while value > 0x7F:
        parts.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*parts, value])


def field(number: int, value: bytes | int) -> bytes:
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def jid(text: bytes) -> bytes:
    user, server = text.split(b"@")
    return field(1, user) + field(5, server)


def event(
    identifier: bytes, message: bytes, second: int, *, sender: bytes = ANA, other: bytes | None = None,
    chat: bytes = ANA, mine: bool = False,
) -> bytes:  # fmt: skip
    source = field(1, jid(chat)) + field(2, jid(sender)) + field(3, int(mine)) + field(4, int(chat == GROUP))
    if other:
        source += field(6, jid(other))
    info = field(1, source) + field(2, identifier) + field(6, SENT_AT + second * 1000)
    return field(1, info) + field(2, message) + field(14, message)


def history(identifier: bytes, message: bytes, second: int) -> bytes:
    key = field(1, ANA) + field(3, identifier)
    info = field(1, key) + field(2, message) + field(3, SENT_AT // 1000 + second) + field(49, SECRET)
    return field(1, ANA) + field(2, field(1, info))


def with_secret(message: bytes) -> bytes:
    return message + field(35, field(3, SECRET))


def text(words: bytes) -> bytes:
    return field(1, words)


def key_of(identifier: bytes, chat: bytes = ANA, participant: bytes | None = None) -> bytes:
    return field(1, chat) + field(3, identifier) + (field(4, participant) if participant else b"")


def edit(identifier: bytes, message: bytes) -> bytes:
    protocol = field(1, key_of(identifier)) + field(2, 14) + field(14, message) + field(15, SENT_AT + 60_000)
    return field(12, protocol)


def sealed(
    plain: bytes, target: bytes, author: bytes, sender: bytes, use: bytes, *, secret: bytes = SECRET,
    key: bytes | None = None, context: bytes = b"",
) -> bytes:  # fmt: skip
    extracted = hmac.digest(bytes(32), secret, hashlib.sha256)
    derived = hmac.digest(extracted, target + author + sender + use + b"\x01", hashlib.sha256)
    nonce = hashlib.sha256(target + use + plain).digest()[:12]
    payload = AESGCM(derived).encrypt(nonce, plain, context or None)
    return field(1, key or key_of(target)) + field(2, payload) + field(3, nonce)


def secret_encrypted(part: bytes, kind: int) -> bytes:
    return field(82, part + field(4, kind))


def message_edit(author: bytes, sender: bytes, words: bytes = b"at ten", **options: bytes) -> bytes:
    return secret_encrypted(sealed(edit(b"O1", text(words)), b"O1", author, sender, b"Message Edit", **options), 2)


original = with_secret(text(b"at nine"))
event_message = field(75, field(3, b"Picnic") + field(4, b"at nine"))
poll = field(49, field(2, b"Where?") + field(3, field(1, b"lake")) + field(3, field(1, b"hill")))
longer_poll = field(49, field(2, b"Where to?") + field(3, field(1, b"lake")) + field(3, field(1, b"hill")))
option = field(121, field(1, key_of(b"P1")) + field(2, field(1, b"sea")))
good = message_edit(ANA, ANA)

EVENTS: list[tuple[str, bytes, str]] = [
    ("original", event(b"O1", original, 0, other=ANA_LID), "Message"),
    ("original-history", history(b"O1", text(b"at nine"), 0), "HistorySync.Conversation"),
    ("original-from-phone", event(b"O1", field(31, field(1, ANA) + field(2, original)), 0, other=ANA_LID), "Message"),
    ("original-without-secret", event(b"O1", text(b"at nine"), 0), "Message"),
    ("original-of-bob", event(b"O1", original, 0, sender=BOB, chat=BOB), "Message"),
    ("another", event(b"O2", original, 0), "Message"),
    ("edit-by-number", event(b"E1", good, 60, other=ANA_LID), "Message"),
    ("edit-by-linked-id", event(b"E1", message_edit(ANA_LID, ANA_LID), 60, other=ANA_LID), "Message"),
    ("edit-by-both", event(b"E1", message_edit(ANA, ANA_LID), 60, other=ANA_LID), "Message"),
    ("edit-in-history", history(b"E1", good, 60), "HistorySync.Conversation"),
    ("edit-by-bob", event(b"E1", message_edit(ANA, BOB, b"forged"), 60, sender=BOB), "Message"),
    ("edit-with-other-secret", event(b"E1", message_edit(ANA, ANA, secret=bytes(32)), 60), "Message"),
    ("edit-of-another", event(b"E1", secret_encrypted(
        sealed(edit(b"O2", text(b"x")), b"O1", ANA, ANA, b"Message Edit"), 2), 60), "Message"),
    ("edit-that-is-a-text", event(b"E1", secret_encrypted(
        sealed(text(b"x"), b"O1", ANA, ANA, b"Message Edit"), 2), 60), "Message"),
    ("edit-that-is-noise", event(b"E1", secret_encrypted(
        sealed(b"\xff\xff\xff", b"O1", ANA, ANA, b"Message Edit"), 2), 60), "Message"),
    ("edit-without-target", event(b"E1", secret_encrypted(
        sealed(b"", b"O1", ANA, ANA, b"Message Edit", key=field(1, ANA)), 2), 60), "Message"),
    ("edit-planned", event(b"E1", secret_encrypted(
        sealed(edit(b"O1", text(b"x")), b"O1", ANA, ANA, b"Message Edit"), 3), 60), "Message"),
    ("event", event(b"V1", with_secret(event_message), 0), "Message"),
    ("event-edit", event(b"E2", secret_encrypted(
        sealed(edit(b"V1", field(75, field(3, b"Picnic") + field(4, b"at ten"))), b"V1", ANA, ANA, b"Event Edit"), 1),
        60), "Message"),
    ("event-response", event(b"E3", field(76, sealed(
        field(1, 1) + field(2, SENT_AT), b"V1", ANA, BOB, b"Event Response", context=b"V1\0" + BOB)), 60,
        sender=BOB), "Message"),
    ("poll", event(b"P1", with_secret(poll), 0), "Message"),
    ("poll-edit", event(b"E4", secret_encrypted(
        sealed(edit(b"P1", longer_poll), b"P1", ANA, ANA, b"Poll Edit"), 4), 60), "Message"),
    ("poll-option", event(b"E5", secret_encrypted(
        sealed(option, b"P1", ANA, BOB, b"Poll Add Option"), 5), 60, sender=BOB), "Message"),
    ("reaction", event(b"E6", field(56, sealed(
        field(2, "👍".encode()) + field(4, SENT_AT + 60_000), b"O1", ANA, BOB, b"Enc Reaction")), 60, sender=BOB),
        "Message"),
    ("comment", event(b"E7", field(71, sealed(text(b"agreed"), b"O1", ANA, BOB, b"Enc Comment")), 60, sender=BOB),
        "Message"),
]  # fmt: skip

for name, raw, kind in EVENTS:
    print(json.dumps({"id": name, "name": kind, "raw": base64.b64encode(raw).decode()}))
