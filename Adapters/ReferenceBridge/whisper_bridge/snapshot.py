"""The helper process that examines the session database, and copies it.

WhatsApp's library contains its own SQLite. If Python's opened the same file in the same process, closing it would
release the locks of the other one; hence a separate process. It runs as `python -I -B snapshot.py` in the session
directory, reads one word per line from standard input, answers each with a line of JSON, and ends with its input.

    inspect   {"jid": string or null, "lid": string or null, "details": hexadecimal or null}
    copy      {"changed": boolean}, after snapshot.db was written if the database had changed
"""

import json
import os
import sqlite3
import sys

DATABASE = "session.db"
SNAPSHOT = "snapshot.db"


class Session:
    """A connection to the session database that notices other connections' commits."""

    def __init__(self) -> None:
        self._connection: sqlite3.Connection | None = None
        self._copied: int | None = None

    def inspect(self) -> dict[str, object]:
        """The account of the session; all null if there is none."""
        answer: dict[str, object] = {"jid": None, "lid": None, "details": None}
        if os.path.exists(DATABASE) and os.path.getsize(DATABASE) > 0:
            connection = self._connect()
            tables = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'whatsmeow_device'")
            if tables.fetchone():
                columns = {row[1] for row in connection.execute("PRAGMA table_info(whatsmeow_device)")}
                lid = "lid" if "lid" in columns else "NULL"
                row = connection.execute(f"SELECT jid, {lid}, hex(adv_details) FROM whatsmeow_device").fetchone()
                if row:
                    answer = {"jid": row[0], "lid": row[1] or None, "details": row[2]}
        return answer

    def copy(self) -> dict[str, object]:
        """Writes the copy, if there was a commit since the last one."""
        if not os.path.exists(DATABASE):
            return {"changed": False}
        connection = self._connect()
        # Read first: a commit between the two is copied, and copied once more the next time.
        version: int = connection.execute("PRAGMA data_version").fetchone()[0]
        if version == self._copied:
            return {"changed": False}
        fresh = SNAPSHOT + ".new"
        if os.path.exists(fresh):
            os.unlink(fresh)
        target = sqlite3.connect(fresh)
        try:
            connection.backup(target)
        finally:
            target.close()
        os.rename(fresh, SNAPSHOT)
        self._copied = version
        return {"changed": True}

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(DATABASE, timeout=5, isolation_level=None)
            self._connection.execute("PRAGMA query_only = 1")
        return self._connection


def main() -> None:
    """Answers until the input ends."""
    session = Session()
    for word in sys.stdin:
        try:
            answer = session.inspect() if word.strip() == "inspect" else session.copy()
        except (sqlite3.Error, OSError) as error:
            answer = {"error": type(error).__name__}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
