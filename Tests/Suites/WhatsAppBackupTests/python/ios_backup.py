"""Writes backups of iPhones: a second implementation, from the description in docs/whatsapp-backups.md."""

import datetime
import hashlib
import os
import plistlib
import sqlite3
import struct

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.keywrap import aes_key_wrap

WHATSAPP = "AppDomainGroup-group.net.whatsapp.WhatsApp.shared"


def chained(key, content, is_filled=True):
    if is_filled:
        rest = 16 - len(content) % 16
        content += bytes([rest]) * rest
    cipher = Cipher(algorithms.AES(key), modes.CBC(bytes(16))).encryptor()
    return cipher.update(content) + cipher.finalize()


def item(tag, value):
    value = struct.pack(">L", value) if isinstance(value, int) else value
    return tag.encode() + struct.pack(">L", len(value)) + value


class Bag:
    """The keys of classes, wrapped under what is derived from the password."""

    def __init__(self, password, rounds=(1000, 100), is_old=False):
        salts = os.urandom(20), os.urandom(20)
        key = password
        if not is_old:
            key = hashlib.pbkdf2_hmac("sha256", key, salts[0], rounds[0], 32)
        key = hashlib.pbkdf2_hmac("sha1", key, salts[1], rounds[1], 32)
        self.classes = {number: os.urandom(32) for number in range(1, 12)}
        self.bytes = item("VERS", 4) + item("TYPE", 1) + item("UUID", os.urandom(16)) + item("HMCK", os.urandom(40))
        self.bytes += item("WRAP", 1) + item("SALT", salts[1]) + item("ITER", rounds[1])
        if not is_old:
            self.bytes += item("DPWT", 1) + item("DPIC", rounds[0]) + item("DPSL", salts[0])
        for number, secret in self.classes.items():
            self.bytes += item("UUID", os.urandom(16)) + item("CLAS", number) + item("WRAP", 2) + item("KTYP", 0)
            self.bytes += item("WPKY", aes_key_wrap(key, secret))

    def protected(self, number, secret):
        return struct.pack("<L", number) + aes_key_wrap(self.classes[number], secret)


def record(path, size, protected=None, number=3):
    """An archived object as the column `file` has it."""
    file = {"Size": size, "Mode": 0o100644, "ProtectionClass": number, "RelativePath": plistlib.UID(2)}
    objects = ["$null", file, path]
    if protected is not None:
        file["EncryptionKey"] = plistlib.UID(3)
        objects += [{"NS.data": protected, "$class": plistlib.UID(4)}, {"$classname": "NSMutableData"}]
    archive = {"$version": 100000, "$archiver": "NSKeyedArchiver", "$top": {"root": plistlib.UID(1)}, "$objects": objects}
    return plistlib.dumps(archive, fmt=plistlib.FMT_BINARY)


def write(
    folder, files, password=None, xml=False, is_old=False, rounds=(1000, 100), plain_manifest=False, is_filled=True,
    sizes={}, settle=lambda path: None,
):
    """Writes a backup of files, which are contents by domain and path. `sizes` has the sizes that are recorded wrongly,
    `is_filled` whether the list of files is filled to whole blocks as the files are, `settle` what is done to that list
    before it is encrypted."""
    os.makedirs(folder, exist_ok=True)
    bag = None if password is None else Bag(password, rounds, is_old)
    database = sqlite3.connect(os.path.join(folder, "Manifest.db"))
    database.execute(
        "CREATE TABLE Files (fileID TEXT PRIMARY KEY, domain TEXT, relativePath TEXT, flags INTEGER, file BLOB)")
    database.execute("CREATE TABLE Properties (key TEXT PRIMARY KEY, value BLOB)")
    for (domain, path), content in files.items():
        name = hashlib.sha1(f"{domain}-{path}".encode()).hexdigest()
        if content is None:
            database.execute("INSERT INTO Files VALUES (?, ?, ?, 2, ?)", (name, domain, path, record(path, 0)))
            continue
        protected, stored = None, content
        if bag is not None:
            key = os.urandom(32)
            protected, stored = bag.protected(3, key), chained(key, content)
        size = sizes.get(path, len(content))
        database.execute(
            "INSERT INTO Files VALUES (?, ?, ?, 1, ?)", (name, domain, path, record(path, size, protected)))
        os.makedirs(os.path.join(folder, name[:2]), exist_ok=True)
        with open(os.path.join(folder, name[:2], name), "wb") as file:
            file.write(stored)
    database.commit()
    database.close()
    settle(os.path.join(folder, "Manifest.db"))
    manifest = {
        "IsEncrypted": bag is not None, "Version": "10.0", "Date": datetime.datetime(2026, 1, 2, 3, 4, 5),
        "Lockdown": {"ProductVersion": "17.5.1", "DeviceName": "Zoë's <phone> & more"}, "WasPasscodeSet": True,
    }
    if bag is not None:
        manifest["BackupKeyBag"] = bag.bytes
        if not plain_manifest:
            key = os.urandom(32)
            manifest["ManifestKey"] = bag.protected(4, key)
            with open(os.path.join(folder, "Manifest.db"), "rb") as file:
                content = file.read()
            with open(os.path.join(folder, "Manifest.db"), "wb") as file:
                file.write(chained(key, content, is_filled))
    with open(os.path.join(folder, "Manifest.plist"), "wb") as file:
        plistlib.dump(manifest, file, fmt=plistlib.FMT_XML if xml else plistlib.FMT_BINARY)
