"""Writes encrypted files as WhatsApp's servers hold them, and the events of messages that name them.

    python3 media_messages.py --files DIRECTORY --scenario FILE [--count N] [--size BYTES] [--seed S] [--kind KIND]
        [--prefix PREFIX]...

The files are those of `ciphertext.py`. File n is DIRECTORY/v/t62/n.enc, and its message names the path
`/v/t62/n.enc`, behind the n-th prefix if there is one. The scenario is one of the scripted bridge: it delivers the messages and ends. Each content begins with the
words `PLAINTEXT n`, so that a search of a disk finds it. On standard output: one JSON object for each message, with its
`id`, `path`, and the `sha256` of its content.
"""

import argparse
import base64
import hashlib
import json
import os
import random

from ciphertext import encrypted as encrypt

# The kinds: the field in waE2E.Message, its fields of the type, the digest, the length, the key, the digest of the
# encrypted file, and the path, and a type.
KINDS = {
    "image": (3, 2, 4, 5, 8, 9, 11, "image/jpeg"),
    "video": (9, 2, 3, 4, 6, 11, 13, "video/mp4"),
    "audio": (8, 2, 3, 4, 7, 8, 9, "audio/ogg"),
    "document": (7, 2, 4, 5, 7, 9, 10, "application/pdf"),
}
SENT_AT = 1_781_000_000_000


def varint(number: int) -> bytes:
    parts = bytearray()
    while number > 0x7F:
        parts.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(parts + bytes([number]))


def field(number: int, value: int | bytes | str) -> bytes:
    """One field of a protobuf message."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


def event(identifier: str, number: int, kind: str, content: bytes, encrypted: bytes, key: bytes, path: str) -> bytes:
    """The bytes of neonize's event `Message`, from Ana to the owner."""
    place, mime, digest, length, key_field, encrypted_digest, path_field, type_name = KINDS[kind]
    file = b"".join([
        # The address that a sender chooses leads elsewhere, and must not be used.
        field(1, "https://127.0.0.1:9/elsewhere"),
        field(mime, type_name),
        field(digest, hashlib.sha256(content).digest()),
        field(length, len(content)),
        field(key_field, key),
        field(encrypted_digest, hashlib.sha256(encrypted).digest()),
        field(path_field, path),
    ])  # fmt: skip
    ana = field(1, "15550101001") + field(5, "s.whatsapp.net")
    source = field(1, ana) + field(2, ana)
    info = field(1, source) + field(2, identifier) + field(5, "Ana") + field(6, SENT_AT + number * 60_000)
    return field(1, info) + field(2, field(place, file))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--files", required=True)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--count", type=int, default=4)
    parser.add_argument("--size", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=[*KINDS, "any"], default="any")
    parser.add_argument("--prefix", action="append", default=[])
    options = parser.parse_args()
    chance = random.Random(options.seed)
    os.makedirs(f"{options.files}/v/t62", exist_ok=True)
    steps = [{"do": "ready"}]
    for number in range(options.count):
        kind = list(KINDS)[number % len(KINDS)] if options.kind == "any" else options.kind
        key = chance.randbytes(32)
        head = f"PLAINTEXT {number} ".encode()
        content = head + chance.randbytes(max(0, options.size + number - len(head)))
        encrypted = encrypt(content, key, kind)
        path = f"/v/t62/{number}.enc"
        with open(options.files + path, "wb") as file:
            file.write(encrypted)
        identifier = f"MEDIA{number:04}"
        if number < len(options.prefix):
            path = options.prefix[number] + path
        raw = event(identifier, number, kind, content, encrypted, key, path)
        steps.append({"do": "event", "code": 17, "name": "Message", "raw": base64.b64encode(raw).decode()})
        print(json.dumps({"id": identifier, "path": path, "kind": kind, "sha256": hashlib.sha256(content).hexdigest()}))
    steps.append({"do": "closed"})
    with open(options.scenario, "w") as scenario:
        scenario.writelines(json.dumps(step) + "\n" for step in steps)


if __name__ == "__main__":
    main()
