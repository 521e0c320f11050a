#!/usr/bin/env python3
"""The whisper1 envelope once more, written from the documents alone, to check the vectors and the Swift code by.

    whisper1.py check FILE...   opens every vector, and seals anew those that say what they were made from; reads lines
    whisper1.py open            reads {"recipient_secret", "now", "text"} line by line, writes what came of each
    whisper1.py seal            reads {"message", "agreement_key", "signing_seed", "claimed_signing_key", "recipient",
                                "sent_at"} line by line, and writes a text for each; the rest is random
    whisper1.py find            reads a text, and writes the envelopes in it, one a line

Bytes in JSON are hexadecimal. It needs the package `cryptography`. It is no program to write real messages with: nothing
here is constant in time, and nothing is wiped.
"""

import base64
import hashlib
import hmac
import json
import os
import re
import struct
import sys

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

BUCKETS = [256 << n for n in range(8)]
P = 2**255 - 19
D = -121665 * pow(121666, P - 2, P) % P
LONGEST = 48 * 1024
WINDOW = 48 * 3600


class Refused(Exception):
    """Why a text does not open: invalid, not-addressed, expired-past or expired-future."""


def raw(key):
    return key.public_bytes(Encoding.Raw, PublicFormat.Raw)


def sha256(data):
    return hashlib.sha256(data).digest()


def lp(data):
    return struct.pack(">I", len(data)) + data


# Keys and points.


def is_strict_x25519(key):
    """Below p, highest bit clear, and of no low order: any scalar would do to show the zero secret."""
    if int.from_bytes(key, "little") >= P:
        return False
    try:
        X25519PrivateKey.from_private_bytes(bytes(range(32))).exchange(X25519PublicKey.from_public_bytes(key))
        return True
    except ValueError:
        return False


def edwards_point(encoded):
    """The point of an encoding, y reduced; None where there is none."""
    number = int.from_bytes(encoded, "little")
    y, sign = number % 2**255 % P, number >> 255
    u, v = (y * y - 1) % P, (D * y * y + 1) % P
    x = u * pow(v, 3, P) * pow(u * pow(v, 7, P), (P - 5) // 8, P) % P
    if v * x * x % P != u:
        x = x * pow(2, (P - 1) // 4, P) % P
    if v * x * x % P != u:
        return None
    return (P - x if x & 1 != sign else x) % P, y


def edwards_sum(left, right):
    (x1, y1), (x2, y2) = left, right
    cross = D * x1 * x2 * y1 * y2 % P
    x = (x1 * y2 + x2 * y1) * pow(1 + cross, P - 2, P) % P
    y = (y1 * y2 + x1 * x2) * pow(1 - cross, P - 2, P) % P
    return x, y


def is_strict_ed25519(encoded):
    """y below p, and eight times the point is not the neutral one. What is no point at all verifies nothing later."""
    if int.from_bytes(encoded, "little") % 2**255 >= P:
        return False
    point = edwards_point(encoded)
    if point is None:
        return True
    for _ in range(3):
        point = edwards_sum(point, point)
    return point != (0, 1)


def fingerprint(agreement_key, signing_key):
    return sha256(b"whisper-v1/fingerprint" + lp(agreement_key) + lp(signing_key or b""))


# Text.


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text, size):
    if not re.fullmatch("[A-Za-z0-9_-]*", text) or len(text) % 4 == 1:
        raise Refused("invalid")
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(data) != size or encode(data) != text:
        raise Refused("invalid")
    return data


def characters(size):
    return len(encode(bytes(size)))


SEALED_SIZES = {characters(80 + bucket + 16): 80 + bucket + 16 for bucket in BUCKETS}


class Fields:
    """The fields of a text, decoded."""

    def __init__(self, text):
        if len(text.encode("utf-8", "surrogatepass")) > LONGEST:
            raise Refused("invalid")
        parts = text.split(".")
        if len(parts) not in (9, 10) or parts[:2] != ["whisper1:v1", "c20p"]:
            raise Refused("invalid")
        self.rkid = decode(parts[2], 8)
        self.flags = decode(parts[3], 1)[0]
        self.epk = decode(parts[4], 32)
        self.salt = decode(parts[5], 16)
        self.msgid = decode(parts[6], 16)
        self.ts = struct.unpack(">q", decode(parts[7], 8))[0]
        if len(parts[8]) not in SEALED_SIZES:
            raise Refused("invalid")
        self.ct = decode(parts[8], SEALED_SIZES[len(parts[8])])
        self.sig = decode(parts[9], 64) if len(parts) == 10 else None
        if self.flags != (0 if self.sig is None else 1) or not 0 <= self.ts <= 2**40:
            raise Refused("invalid")


# Keys from keys.


class Schedule:
    def __init__(self, shared, salt):
        self.prk = hmac.new(salt, shared, hashlib.sha256).digest()

    def expand(self, label, context, size):
        return hmac.new(self.prk, label + context + b"\x01", hashlib.sha256).digest()[:size]

    def box(self, label, nonce_label, context):
        return ChaCha20Poly1305(self.expand(label, context, 32)), self.expand(nonce_label, context, 12)

    def sender_box(self, base):
        return self.box(b"whisper-v1/sender-key", b"whisper-v1/sender-nonce", base)

    def body_box(self, context):
        return self.box(b"whisper-v1/key", b"whisper-v1/nonce", context)

    def covered(self, context, ct):
        bind = self.expand(b"whisper-v1/signature", context, 32)
        return b"whisper-v1/sig\x00" + lp(context) + sha256(ct) + bind


def contexts(fp_s, fp_r, flags, rkid, epk, salt, msgid, ts):
    """base and ctx."""
    head = lp(b"whisper") + lp(b"v1")
    tail = lp(fp_r) + lp(struct.pack(">I", flags)) + lp(rkid) + lp(epk) + lp(salt) + lp(msgid)
    tail += lp(struct.pack(">q", ts))
    return head + tail, head + lp(fp_s) + tail


# Opening and sealing.


def message_in(padded):
    size = struct.unpack(">H", padded[:2])[0]
    smallest = next((bucket for bucket in BUCKETS if size + 2 <= bucket), None)
    if smallest != len(padded) or any(padded[2 + size :]):
        raise Refused("invalid")
    return padded[2 : 2 + size]


def open_envelope(secret, now, text):
    """The content of a text, as the vectors have it."""
    fields = Fields(text)
    if now - fields.ts > WINDOW:
        raise Refused("expired-past")
    if fields.ts - now > WINDOW:
        raise Refused("expired-future")
    private = X25519PrivateKey.from_private_bytes(secret)
    fp_r = sha256(raw(private.public_key()))
    if fields.rkid != fp_r[-8:]:
        raise Refused("not-addressed")
    if not is_strict_x25519(fields.epk):
        raise Refused("invalid")
    try:
        schedule = Schedule(private.exchange(X25519PublicKey.from_public_bytes(fields.epk)), fields.salt)
        plain = (fields.flags, fields.rkid, fields.epk, fields.salt, fields.msgid, fields.ts)
        base, _ = contexts(b"", fp_r, *plain)
        box, nonce = schedule.sender_box(base)
        block = box.decrypt(nonce, fields.ct[:80], base)
        agreement_key, signing_key = block[:32], block[32:]
        if signing_key == bytes(32):
            signing_key = None
        if not is_strict_x25519(agreement_key) or (signing_key is None and fields.sig is not None):
            raise Refused("invalid")
        if signing_key is not None and not is_strict_ed25519(signing_key):
            raise Refused("invalid")
        fp_s = fingerprint(agreement_key, signing_key)
        _, context = contexts(fp_s, fp_r, *plain)
        box, nonce = schedule.body_box(context)
        message = message_in(box.decrypt(nonce, fields.ct[80:], context))
        if fields.sig is not None:
            if not is_strict_ed25519(fields.sig[:32]):
                raise Refused("invalid")
            key = Ed25519PublicKey.from_public_bytes(signing_key)
            key.verify(fields.sig, schedule.covered(context, fields.ct))
    except (InvalidTag, InvalidSignature, ValueError) as error:
        raise Refused("invalid") from error
    return {
        "message": message.hex(),
        "agreement_key": agreement_key.hex(),
        "signing_key": signing_key.hex() if signing_key else None,
        "fingerprint": fp_s.hex(),
        "signed": fields.sig is not None,
        "sent_at": fields.ts,
        "named": (fields.epk + fields.salt + fields.msgid).hex(),
    }


def seal_envelope(message, origin, ts):
    """The text that an origin makes, with the steps to it."""
    agreement_key, recipient = bytes.fromhex(origin["agreement_key"]), bytes.fromhex(origin["recipient"])
    signer = origin.get("signing_seed")
    signer = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(signer)) if signer else None
    claimed = origin.get("claimed_signing_key")
    signing_key = raw(signer.public_key()) if signer else bytes.fromhex(claimed) if claimed else None
    ephemeral = X25519PrivateKey.from_private_bytes(bytes.fromhex(origin["ephemeral_secret"]))
    salt, msgid = bytes.fromhex(origin["salt"]), bytes.fromhex(origin["message_id"])
    epk, fp_r, flags = raw(ephemeral.public_key()), sha256(recipient), 1 if signer else 0
    shared = ephemeral.exchange(X25519PublicKey.from_public_bytes(recipient))
    schedule = Schedule(shared, salt)
    base, context = contexts(
        fingerprint(agreement_key, signing_key), fp_r, flags, fp_r[-8:], epk, salt, msgid, ts
    )
    bucket = next(bucket for bucket in BUCKETS if len(message) + 2 <= bucket)
    padded = (struct.pack(">H", len(message)) + message).ljust(bucket, b"\x00")
    box, nonce = schedule.sender_box(base)
    ct = box.encrypt(nonce, agreement_key + (signing_key or bytes(32)), base)
    box, nonce = schedule.body_box(context)
    ct += box.encrypt(nonce, padded, context)
    fields = [fp_r[-8:], bytes([flags]), epk, salt, msgid, struct.pack(">q", ts), ct]
    if signer:
        fields.append(signer.sign(schedule.covered(context, ct)))
    steps = {
        "shared": shared,
        "base": base,
        "context": context,
        "sender_key": schedule.expand(b"whisper-v1/sender-key", base, 32),
        "sender_nonce": schedule.expand(b"whisper-v1/sender-nonce", base, 12),
        "body_key": schedule.expand(b"whisper-v1/key", context, 32),
        "body_nonce": schedule.expand(b"whisper-v1/nonce", context, 12),
        "covered": schedule.covered(context, ct),
    }
    return ".".join(["whisper1:v1", "c20p"] + [encode(field) for field in fields]), steps


# Finding envelopes in other text.

SPACES = " \t\r\n\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff"


def gap_end(text, start):
    """Behind spaces, line breaks, and the quote marks at the start of a line."""
    at_line_start, end = False, start
    while end < len(text):
        if text[end] in "\r\n":
            at_line_start = True
        elif not (re.match(f"[{SPACES}]", text[end]) or (text[end] == ">" and at_line_start)):
            break
        end += 1
    return end


def find_envelopes(text):
    found, position = [], 0
    while (start := text.find("w", position)) >= 0:
        envelope, end = envelope_at(text, start)
        if envelope:
            found.append(envelope)
        position = end if envelope else start + 1
    return found


def envelope_at(text, start):
    def take(count, position):
        """So many characters of the alphabet; None if there are fewer."""
        taken = ""
        while len(taken) < count:
            position = gap_end(text, position)
            if position >= len(text) or not re.match("[A-Za-z0-9_-]", text[position]):
                return None, position
            taken += text[position]
            position += 1
        return taken, position

    line, position = "", start
    for expected in "whisper1:v1.c20p.":
        position = gap_end(text, position) if line else position
        if position >= len(text) or text[position] != expected:
            return None, start
        line, position = line + expected, position + 1
    for size in (8, 1, 32, 16, 16, 8):
        field, position = take(characters(size), position)
        position = gap_end(text, position)
        if field is None or text[position : position + 1] != ".":
            return None, start
        line, position = line + field + ".", position + 1
    is_signed = line[29:31] == "AQ"
    run, ends, gaps = "", {}, set()
    while len(run) < max(SEALED_SIZES):
        character, end = take(1, position)
        if character is None:
            break
        if end > position + 1:
            gaps.add(len(run))
        run, position = run + character, end
        ends[len(run)] = position
    if is_signed:
        position = gap_end(text, position)
        if text[position : position + 1] != ".":
            return None, start
        signature, position = take(86, position + 1)
        candidates = [(line + run + "." + (signature or ""), position)]
    else:
        sizes = [size for size in SEALED_SIZES if size <= len(run)]
        whole = [size for size in sizes if size == len(run)]
        before_gaps = [size for size in sizes if size in gaps and size not in whole]
        others = [size for size in sizes if size not in whole + before_gaps]
        candidates = [(line + run[:n], ends[n]) for n in whole + before_gaps + others[::-1]]
    for candidate, end in candidates:
        try:
            Fields(candidate)
            return candidate, end
        except Refused:
            pass
    return None, start


# Commands.


def check_vector(vector):
    """What is wrong with a vector; nothing where all is right."""
    outcome, content = "opened", None
    try:
        content = open_envelope(bytes.fromhex(vector["recipient_secret"]), vector["now"], vector["text"])
    except Refused as error:
        outcome = str(error)
    if outcome != vector["outcome"]:
        return f"{outcome} rather than {vector['outcome']}"
    if content is None:
        return None
    own = X25519PrivateKey.from_private_bytes(bytes.fromhex(vector["recipient_secret"])).public_key()
    own = fingerprint(raw(own), bytes.fromhex(vector["recipient_signing_key"]))
    content["ledger_key"] = sha256(own + bytes.fromhex(content.pop("named"))).hex()
    if content != vector["content"]:
        return "another content"
    origin = vector["origin"]
    text, steps = seal_envelope(bytes.fromhex(content["message"]), origin, content["sent_at"])
    if text != vector["text"]:
        return "sealed anew it is another text"
    for name, value in steps.items():
        if name in origin and origin[name] != value.hex():
            return f"another {name}"
    return None


# Lines: what ends a body that is sealed into a conversation of a server (docs/realtime-protocol.md, Lines).


def read_line(body):
    """The text and the place of a body that ends with a valid line; None where it does not."""
    text, end, last = body.rpartition(b"\n")
    match = re.fullmatch(rb"whisper-line1:([A-Za-z0-9_-]{75})", last)
    if not end or not match:
        return None
    place = base64.urlsafe_b64decode(match[1] + b"=")
    if base64.urlsafe_b64encode(place)[:75] != match[1]:
        return None
    number, previous = int.from_bytes(place[32:40], "big"), place[40:]
    if not 1 <= number < 2**63 - 1 or (number == 1) != (previous == bytes(16)):
        return None
    return text, {"conversation": place[:16], "device": place[16:32], "number": number, "previous": previous}


def check_line(vector):
    body = vector["body"].encode()
    line = read_line(body)
    if "text" not in vector:
        return None if line is None else "it is read as a line"
    if line is None:
        return "it is no line"
    name = sha256(b"whisper-line1 conversation\n" + vector["conversation_id"].encode())[:16]
    found = {"text": line[0].decode(), "named": name.hex(), "digest": sha256(body)[:16].hex()}
    found |= {key: value if key == "number" else value.hex() for key, value in line[1].items()}
    wanted = {**vector, "named": vector["conversation"]}
    return next((f"another {key}" for key, value in found.items() if wanted[key] != value), None)


def check(paths):
    count, failures = 0, 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        checks = [(vector["title"], check_vector, vector) for vector in document.get("vectors", [])]
        lines = document.get("valid", []) + document.get("invalid", [])
        checks += [(vector["note"], check_line, vector) for vector in lines]
        for title, check_one, vector in checks:
            count += 1
            problem = check_one(vector)
            if problem:
                failures += 1
                print(f"{os.path.basename(path)}: {title}: {problem}")
    print(f"{count} vectors, {failures} not as expected")
    return 1 if failures or not count else 0


def main(arguments):
    if arguments[:1] == ["check"]:
        return check(arguments[1:])
    if arguments == ["find"]:
        print(json.dumps(find_envelopes(sys.stdin.read())))
        return 0
    for line in sys.stdin:
        request = json.loads(line)
        if arguments == ["open"]:
            try:
                content = open_envelope(bytes.fromhex(request["recipient_secret"]), request["now"], request["text"])
                print(json.dumps({"outcome": "opened", **content}))
            except Refused as error:
                print(json.dumps({"outcome": str(error)}))
        elif arguments == ["seal"]:
            request |= {"ephemeral_secret": os.urandom(32).hex(), "salt": os.urandom(16).hex()}
            request["message_id"] = os.urandom(16).hex()
            print(seal_envelope(bytes.fromhex(request["message"]), request, request["sent_at"])[0])
        else:
            sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
