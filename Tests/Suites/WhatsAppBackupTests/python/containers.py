"""Writes WhatsApp's containers and key files: a second implementation, from the description in docs/whatsapp-backups.md."""

import hashlib
import hmac
import zlib

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

ARRAY = bytes.fromhex("aced0005757200025b42acf317f8060854e00200007870")


def varint(number):
    parts = bytearray()
    while number > 0x7F:
        parts.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(parts + bytes([number]))


def field(number, value):
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    if isinstance(value, str):
        value = value.encode()
    return varint(number << 3 | 2) + varint(len(value)) + value


def information(version="2.24.1.6", ending="42", messages=True):
    fields = field(1, version) + field(3, ending)
    if messages:
        fields += field(4, 1) + b"".join(field(number, number % 2) for number in range(5, 40))
    return field(4, fields)


def framed(message):
    return varint(len(message)) + message


def prefix15(iv, key_type=1, current=None, extra=b"", **rest):
    message = field(1, key_type) + field(3, field(1, iv)) + information(**rest) + extra
    return framed(message + (b"" if current is None else field(6, current)))


def prefix14(iv, server, account, version="2", cipher=b"\0\1", **rest):
    data = field(1, cipher) + field(2, version) + field(3, server) + field(4, account) + field(5, iv)
    return framed(field(1, 0) + field(2, data) + information(**rest))


def header12(iv, server, account, version=2):
    return bytes([0, 1, version]) + server + account + iv


def encrypt(key, iv, content):
    cipher = Cipher(algorithms.AES(key), modes.GCM(iv)).encryptor()
    return cipher.update(content) + cipher.finalize() + cipher.tag


def sealed(prefix, key, iv, content, checksum=True):
    file = prefix + encrypt(key, iv, content)
    return file + hashlib.md5(file).digest() if checksum else file


def packed(content):
    return zlib.compress(content, 1)


def owner_key(root):
    inner = hmac.digest(bytes(32), root, "sha256")
    return hmac.digest(inner, b"backup encryption\1", "sha256")


def array(content):
    return ARRAY + len(content).to_bytes(4, "big") + content


def phone_key_file(key, server, account, version=2, cipher=b"\0\1"):
    return array(cipher + bytes([version]) + server + account + hashlib.sha256(account).digest() + bytes(16) + key)


def crypt15(root, iv, content, checksum=True, **rest):
    return sealed(prefix15(iv, **rest), owner_key(root), iv, content, checksum)


def crypt14(key, server, account, iv, content, checksum=True, **rest):
    return sealed(prefix14(iv, server, account, **rest), key, iv, content, checksum)


def crypt12(key, server, account, iv, content, ending="42"):
    return sealed(header12(iv, server, account), key, iv, content) + b"--" + ending.encode()
