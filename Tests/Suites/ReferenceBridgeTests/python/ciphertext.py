"""Makes encrypted files as they are at WhatsApp's hosts.

    python3 ciphertext.py KIND CONTENT FILE

encrypts the file CONTENT into FILE with a key of its own, and prints what a message says about it as one line of JSON:
{"kind", "key", "digest", "encrypted_digest", "size"}, bytes in base64. Needs the command openssl.
"""

import base64
import hashlib
import hmac
import json
import os
import subprocess
import sys
from pathlib import Path

NAMES = {"image": "Image", "video": "Video", "audio": "Audio", "document": "Document"}


def keys(key: bytes, kind: str) -> tuple[bytes, bytes, bytes]:
    """What the key of a file gives (HKDF, RFC 5869): initial vector, key of the cipher, key of the code."""
    secret = hmac.digest(bytes(32), key, "sha256")
    about, block, derived = f"WhatsApp {NAMES[kind]} Keys".encode(), b"", b""
    for number in range(1, 5):
        block = hmac.digest(secret, block + about + bytes([number]), "sha256")
        derived += block
    return derived[:16], derived[16:48], derived[48:80]


def encrypted(content: bytes, key: bytes, kind: str) -> bytes:
    """AES-256-CBC, then ten bytes of the code over initial vector and ciphertext."""
    vector, cipher, code = keys(key, kind)
    words = ["openssl", "enc", "-aes-256-cbc", "-K", cipher.hex(), "-iv", vector.hex()]
    text = subprocess.run(words, input=content, capture_output=True, check=True).stdout
    return text + hmac.digest(code, vector + text, "sha256")[:10]


def main() -> None:
    kind, source, target = sys.argv[1:]
    content, key = Path(source).read_bytes(), os.urandom(32)
    file = encrypted(content, key, kind)
    Path(target).write_bytes(file)
    values = {"key": key, "digest": hashlib.sha256(content).digest(), "encrypted_digest": hashlib.sha256(file).digest()}
    texts = {name: base64.b64encode(value).decode() for name, value in values.items()}
    print(json.dumps({"kind": kind, **texts, "size": len(content)}))


if __name__ == "__main__":
    main()
