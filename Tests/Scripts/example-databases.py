"""Makes the files of Examples/databases from what `whisper-generate databases` writes.

    example-databases.py SQL-FOLDER OUTPUT-FOLDER

The result is the same each time: keys, nonces and salts are derived from words, and what SQLite writes of its own version
is replaced. Nothing here is a secret, or anyone's. Needs the package cryptography.
"""

import hashlib
import os
import pathlib
import shutil
import sqlite3
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Suites/WhatsAppBackupTests/python"))

import containers
import ios_backup

KEY = hashlib.sha256(b"the key of the example").digest()
PASSWORD = b"orchard"
# Where a database has the number of the SQLite that wrote it last.
VERSION = slice(96, 100)


class Words:
    """Bytes that look random and are the same each time."""

    def __init__(self, seed):
        self.state = seed

    def __call__(self, count):
        result = b""
        while len(result) < count:
            self.state = hashlib.sha256(self.state).digest()
            result += self.state
        return result[:count]


def settle(path):
    """Replaces what differs between releases of SQLite that write the same rows."""
    content = bytearray(pathlib.Path(path).read_bytes())
    content[VERSION] = (3040001).to_bytes(4, "big")
    pathlib.Path(path).write_bytes(content)


def database(path, statements):
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA page_size = 1024")
    connection.executescript(statements.read_text())
    connection.close()
    settle(path)
    return path.read_bytes()


def main():
    source, output = map(pathlib.Path, sys.argv[1:])
    for text in source.glob("*Chat with*.txt"):
        shutil.copyfile(text, output / text.name)
    (output / "key.txt").write_text(KEY.hex() + "\n")
    (output / "password.txt").write_text(PASSWORD.decode() + "\n")

    android, backup = output / "android", output / "android-backup"
    messages = database(android / "msgstore.db", source / "msgstore.sql")
    contacts = database(android / "wa.db", source / "wa.sql")
    backup.mkdir(exist_ok=True)
    for number, (name, content) in enumerate([("msgstore", messages), ("wa", contacts)]):
        nonce = Words(b"nonce %d" % number)(16)
        packed = containers.packed(content)
        (backup / f"{name}.db.crypt15").write_bytes(containers.crypt15(KEY, nonce, packed, messages=name == "msgstore"))

    iphone = output / "iphone"
    messages = database(iphone / "ChatStorage.sqlite", source / "ChatStorage.sql")
    contacts = database(iphone / "ContactsV2.sqlite", source / "ContactsV2.sql")
    linked_ids = database(iphone / "LID.sqlite", source / "LID.sql")
    files = {"ChatStorage.sqlite": messages, "ContactsV2.sqlite": contacts, "LID.sqlite": linked_ids}
    for line in (source / "files.txt").read_text().splitlines():
        name, on_android, on_iphone = line.split("\t")
        content = (source / name).read_bytes()
        for path in (android / "Media" / on_android, iphone / "Message" / on_iphone):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        files["Message/" + on_iphone] = content
    files = {(ios_backup.WHATSAPP, path): content for path, content in files.items()}
    os.urandom = Words(b"an iPhone")
    ios_backup.write(output / "iphone-backup", files, settle=settle)
    ios_backup.write(output / "iphone-backup-encrypted", files, PASSWORD, settle=settle)


main()
