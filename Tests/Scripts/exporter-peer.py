#!/usr/bin/env python3
"""Compares what Whisper imported from an Android database with what PyPI's whatsapp-chat-exporter makes of it (WDB-8).

    exporter-peer.py MESSAGES DATABASE [CONTACTS]
    exporter-peer.py --prepare FOLDER DATABASE [CONTACTS]

MESSAGES is what `whisper export json` wrote of a vault that has only this database. DATABASE and CONTACTS are msgstore.db
and wa.db; the exporter gets copies, with the tables added that it needs and that the database lacks. Each message is
compared by its id: time, text or caption, and the message that it replies to. Differences that follow from what
the exporter does are explained, with the row; any other ends the comparison with status 1.

With --prepare, copies that the exporter can read are left in FOLDER, and nothing is compared.

The Python that runs this must have the package whatsapp-chat-exporter.
"""

import collections
import contextlib
import datetime
import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

# The exporter's own sentences: for system rows, deleted messages, cards, and what it does not know.
SENTENCES = "the exporter puts a sentence of its own in the place of what is no text"
RENAMED = "an edit or a deletion gave the row a new id; Whisper has the one that other devices know"
# The columns of tables that the exporter joins under other names.
COLUMNS = {"jid_map": "lid_row_id, jid_row_id", "media_hash_thumbnail": "media_hash, thumbnail"}
MISSING_TABLE = re.compile(r"no such table: (\w+)$")
# The tables of columns that it names without one.
UNQUALIFIED = {"status": "wa_contacts", "message_url": "message_media"}
MISSING_COLUMN = re.compile(r"no such column: (?:(\w+)\.)?(\w+)$")


def export(folder, database, contacts):
    """Runs the exporter, and returns its chats. What it misses in the schema is added, empty."""
    shutil.copyfile(database, folder / "msgstore.db")
    arguments = [sys.executable, "-m", "Whatsapp_Chat_Exporter", "-a", "-d", "msgstore.db", "-j", "result.json"]
    arguments += ["--no-html", "--no-banner", "--dont-filter-empty"]
    if contacts:
        shutil.copyfile(contacts, folder / "wa.db")
        arguments += ["-w", "wa.db"]
    for _ in range(100):
        run = subprocess.run(arguments, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if (folder / "result.json").exists():
            return json.loads((folder / "result.json").read_text())
        message = (run.stderr + run.stdout).strip().splitlines()[-1]
        with sqlite3.connect(folder / "msgstore.db") as connection:
            if match := MISSING_TABLE.search(message):
                connection.execute(f"CREATE TABLE {match[1]} ({COLUMNS.get(match[1], 'message_row_id')})")
            elif match := MISSING_COLUMN.search(message):
                table = match[1] or UNQUALIFIED.get(match[2])
                if not table:
                    sys.exit(f"the exporter failed: {message}")
                with sqlite3.connect(folder / "wa.db") if table == "wa_contacts" else connection as place:
                    place.execute(f"ALTER TABLE {table} ADD COLUMN {match[2]}")
            else:
                sys.exit(f"the exporter failed: {message}")
    sys.exit("the exporter needs more than a hundred additions to the schema")


def originals(database):
    """The ids that messages had before an edit or a deletion gave their rows new ones: row to id."""
    ids = {}
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for table, column in (("message_edit_info", "original_key_id"), ("message_revoked", "revoked_key_id")):
            with contextlib.suppress(sqlite3.OperationalError):
                ids.update(connection.execute(f"SELECT message_row_id, {column} FROM {table} WHERE {column} IS NOT NULL"))
    return ids


def seconds(text):
    """A time of RFC 3339 in seconds since 1970, without the fraction."""
    return int(datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp())


def differences(theirs, ours):
    """The fields in which two descriptions of a message differ: (field, explanation or None)."""
    found = []
    if theirs["timestamp"] is not None and int(theirs["timestamp"]) != seconds(ours["timestamp"]):
        found.append(("time", None))
    content = ours["content"]
    text, known = theirs["caption"] or theirs["data"], content.get("text")
    if theirs["media"]:
        text = theirs["caption"]
    if (text or None) != (known or None):
        is_sentence = theirs["meta"] or content["type"] != "text"
        found.append(("text", SENTENCES if is_sentence else None))
    reply = theirs["reply"]
    if reply is not None and reply != ours["metadata"].get("reply_to"):
        found.append(("reply", None))
    return found


def main():
    if sys.argv[1] == "--prepare":
        folder = pathlib.Path(sys.argv[2])
        export(folder, sys.argv[3], (sys.argv[4:] or [None])[0])
        (folder / "result.json").unlink()
        return
    messages, database, contacts = sys.argv[1], sys.argv[2], (sys.argv[3:] or [None])[0]
    ours = {}
    for line in pathlib.Path(messages).read_text().splitlines():
        message = json.loads(line)
        if "external_id" in message:
            ours[message["external_id"]] = message
    with tempfile.TemporaryDirectory() as folder:
        chats = export(pathlib.Path(folder), database, contacts)
    compared, explained, unexplained = 0, collections.Counter(), []
    replaced = originals(database)
    for chat, content in chats.items():
        for row, theirs in content["messages"].items():
            if chat == "status@broadcast":
                explained["status posts are not imported unless requested"] += 1
                continue
            known = ours.get(theirs["key_id"])
            if known is None and (known := ours.get(replaced.get(int(row)))) is not None:
                explained[RENAMED] += 1
                print(f"row {row} of {chat}, id: {RENAMED}")
            if known is None:
                unexplained.append(f"row {row} of {chat}: missing")
                continue
            compared += 1
            for field, reason in differences(theirs, known):
                if reason:
                    explained[f"{field}: {reason}"] += 1
                    print(f"row {row} of {chat}, {field}: {reason}")
                else:
                    unexplained.append(f"row {row} of {chat}, {field}: {theirs} / {known}")
    for line in unexplained:
        print(line)
    print(f"{compared} messages compared, {sum(explained.values())} differences explained, {len(unexplained)} not")
    sys.exit(1 if unexplained else 0)


main()
