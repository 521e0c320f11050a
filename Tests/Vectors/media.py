#!/usr/bin/env python3
"""Encrypted files of messages, written from the description of the format alone, to check openers by.

    media.py vectors            writes media.json, the same bytes every time
    media.py samples SEED       writes other files, of sizes around those of blocks and pieces, in the same form

The document has two lists: `samples` are genuine, and so are those of `malformed`, except that their last block is not
filled as it must be, under a code that is right. A file has `title`, `kind`, `key`, `content`, `encrypted`, and SHA-256
of both as `digest` and `encrypted_digest`. Bytes are hexadecimal.

It needs the package `cryptography`. The keys are no secrets: they follow from the seed.
"""

import hashlib
import hmac
import json
import random
import sys

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.padding import PKCS7

INFORMATION = {
    "image": b"WhatsApp Image Keys",
    "video": b"WhatsApp Video Keys",
    "audio": b"WhatsApp Audio Keys",
    "document": b"WhatsApp Document Keys",
}
BLOCK, CODE, PIECE = 16, 10, 1 << 16


def encrypt(kind, key, filled):
    """Returns whole blocks, encrypted, with the code behind them."""
    keys = HKDF(algorithm=SHA256(), length=112, salt=None, info=INFORMATION[kind]).derive(key)
    initial, cipher_key, code_key = keys[:16], keys[16:48], keys[48:80]
    cipher = Cipher(algorithms.AES(cipher_key), modes.CBC(initial)).encryptor()
    encrypted = cipher.update(filled) + cipher.finalize()
    return encrypted + hmac.new(code_key, initial + encrypted, hashlib.sha256).digest()[:CODE]


def pkcs7(content):
    padder = PKCS7(8 * BLOCK).padder()
    return padder.update(content) + padder.finalize()


def sample(title, kind, key, content, filled=None):
    encrypted = encrypt(kind, key, pkcs7(content) if filled is None else filled)
    return {
        "title": title,
        "kind": kind,
        "key": key.hex(),
        "content": content.hex(),
        "encrypted": encrypted.hex(),
        "digest": hashlib.sha256(content).hexdigest(),
        "encrypted_digest": hashlib.sha256(encrypted).hexdigest(),
    }


def malformed(source):
    """Returns files whose last block says that it is filled in a way in which no block is."""
    fillings = {
        "filled with nothing": bytes(15) + b"\x00",
        "filled with more than a block": bytes([17]) * 16,
        "filled with 255 bytes": b"\xff" * 16,
        "one byte of the filling is another": bytes(12) + b"\x05\x04\x04\x04",
        "the first byte of the filling is another": b"\x00" + bytes([16]) * 15,
        "filled with two, of which one is there": bytes(14) + b"\x01\x02",
    }
    made = []
    for (title, last), kind in zip(fillings.items(), 2 * list(INFORMATION)):
        before = source.randbytes(BLOCK * source.randrange(4))
        made.append(sample(title, kind, source.randbytes(32), before + last, before + last))
    return made


def vectors():
    source = random.Random(1)
    files = []
    for kind in INFORMATION:
        for size in (0, 1, 15, 16, 33):
            files.append(sample(f"{kind} of {size} bytes", kind, source.randbytes(32), source.randbytes(size)))
    files.append(sample("a content that looks filled", "image", source.randbytes(32), bytes([16]) * 32))
    files.append(sample("a key of zeros", "document", bytes(32), b"Hello, world"))
    return {"samples": files, "malformed": malformed(source)}


def samples(seed):
    source = random.Random(seed)
    sizes = [0, 1, PIECE - 1, PIECE, 2 * PIECE + 10, source.randrange(2 * PIECE)]
    sizes += [source.randrange(600) for _ in range(4)]
    kinds = list(INFORMATION)
    files = [
        sample(f"{size} bytes", kinds[number % 4], source.randbytes(32), source.randbytes(size))
        for number, size in enumerate(sizes)
    ]
    return {"samples": files, "malformed": malformed(source)}


def main(arguments):
    if arguments == ["vectors"]:
        document = vectors()
    elif len(arguments) == 2 and arguments[0] == "samples":
        document = samples(int(arguments[1]))
    else:
        sys.exit(__doc__)
    about = "Encrypted files of WhatsApp's messages, and what is in them: see media.py."
    print(json.dumps({"about": about, **document}, indent=1))


main(sys.argv[1:])
