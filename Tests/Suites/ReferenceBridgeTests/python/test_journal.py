"""The journal loses nothing that it took, and shows nothing that it holds (ING-6)."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from unittest import mock

from harness import ADAPTER, KEY, BridgeTest

from whisper_bridge.failure import CRASHED, Failure
from whisper_bridge.journal import HEADER, RECORD, Journal

WRITER = """
import sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from whisper_bridge.journal import Journal
journal = Journal(Path(sys.argv[2]), bytes(range(32)), 0)
while True:
    written = []
    journal.append(lambda number: written.append(number) or b"line %d" % number)
    sys.stdout.write(f"{written[0]}\\n")
    sys.stdout.flush()
    if written[0] % 7 == 0:
        while journal.next_unsent() is not None:
            pass
        journal.acknowledge(written[0] - 3)
        journal.tidy(always=True)
"""


class JournalTests(BridgeTest):
    def open(self, acknowledged: int = 0, key: bytes = KEY) -> Journal:
        journal = Journal(self.journal, key, acknowledged)
        self.addCleanup(journal.close)
        return journal

    def filled(self, count: int) -> list[int]:
        """A closed journal of so many lines; the offsets where records end."""
        journal = self.open()
        ends = []
        for _ in range(count):
            journal.append(lambda number: b"line %d" % number)
            ends.append(self.journal.stat().st_size)
        journal.close()
        return ends

    @staticmethod
    def unsent(journal: Journal) -> list[bytes]:
        lines = []
        while (line := journal.next_unsent()) is not None:
            lines.append(line)
        return lines

    def test_what_was_written_is_there_again_in_order(self) -> None:
        self.filled(5)
        journal = self.open()
        self.assertEqual((journal.last, journal.pending), (5, 5))
        self.assertEqual(self.unsent(journal), [b"line %d" % number for number in range(1, 6)])

    def test_numbers_go_on_when_everything_is_forgotten(self) -> None:
        self.filled(5)
        journal = self.open(acknowledged=5)
        self.assertEqual((journal.last, journal.pending), (5, 0))
        self.assertEqual(self.journal.stat().st_size, HEADER)
        journal.close()
        journal = self.open(acknowledged=0)
        journal.append(lambda number: b"line %d" % number)
        self.assertEqual(self.unsent(journal), [b"line 6"])

    def test_numbers_go_on_behind_what_the_host_has_when_the_journal_is_lost(self) -> None:
        journal = self.open(acknowledged=1_000)
        journal.append(lambda number: b"%d" % number)
        self.assertEqual(self.unsent(journal), [b"1001"])
        journal.close()
        # The same with an older journal that was put back.
        self.journal.unlink()
        self.filled(3)
        self.open(acknowledged=50).close()
        self.assertEqual(self.open(acknowledged=0).last, 50)

    def test_acknowledging_forgets_up_to_there_and_only_what_was_sent(self) -> None:
        self.filled(6)
        journal = self.open()
        for _ in range(4):
            journal.next_unsent()
        journal.acknowledge(2)
        journal.acknowledge(100)
        self.assertEqual(journal.pending, 2)
        journal.tidy(always=True)
        self.assertEqual(self.unsent(journal), [b"line 5", b"line 6"])
        journal.append(lambda number: b"line %d" % number)
        self.assertEqual(self.unsent(journal), [b"line 7"])
        journal.close()
        self.assertEqual(self.unsent(self.open()), [b"line 5", b"line 6", b"line 7"])

    def test_a_record_torn_at_any_byte_is_dropped_with_nothing_before_it(self) -> None:
        ends = self.filled(3)
        whole = self.journal.read_bytes()
        for size in range(ends[1], ends[2]):
            self.journal.write_bytes(whole[:size])
            journal = self.open()
            self.assertEqual(self.unsent(journal), [b"line 1", b"line 2"], f"torn at {size}")
            journal.append(lambda number: b"again %d" % number)
            journal.close()
            journal = self.open()
            self.assertEqual(journal.last, 3)
            journal.close()

    def test_a_record_that_was_lengthened_but_not_filled_is_torn(self) -> None:
        ends = self.filled(3)
        whole = self.journal.read_bytes()
        for kept in (ends[1], ends[1] + 20, ends[2] - 1):
            self.journal.write_bytes(whole[:kept] + bytes(4096))
            journal = self.open()
            self.assertEqual(self.unsent(journal), [b"line 1", b"line 2"])
            journal.close()

    def test_no_changed_bit_before_the_last_record_passes(self) -> None:
        ends = self.filled(3)
        whole = self.journal.read_bytes()
        for place in range(ends[1]):
            changed = bytearray(whole)
            changed[place] ^= 1 << (place % 8)
            self.journal.write_bytes(changed)
            with self.assertRaises(Failure, msg=f"byte {place}") as caught:
                self.open()
            self.assertEqual(caught.exception.code, CRASHED)

    def test_records_cannot_be_exchanged_or_left_out(self) -> None:
        ends = self.filled(4)
        whole = self.journal.read_bytes()
        starts = [HEADER, *ends[:-1]]
        records = [whole[a:b] for a, b in zip(starts, ends, strict=True)]
        for order in ([1, 0, 2, 3], [0, 2, 3], [1, 2, 3], [0, 0, 1, 2]):
            self.journal.write_bytes(whole[:HEADER] + b"".join(records[each] for each in order))
            try:
                journal = self.open()
            except Failure:
                continue
            lines = self.unsent(journal)
            journal.close()
            self.assertEqual(lines, [b"line %d" % (number + 1) for number in range(len(lines))])
            self.assertLess(len(lines), 2)

    def test_another_key_opens_nothing_and_changes_nothing(self) -> None:
        self.filled(2)
        before = self.journal.read_bytes()
        with self.assertRaises(Failure):
            self.open(key=bytes(32))
        self.assertEqual(self.journal.read_bytes(), before)

    def test_the_file_shows_nothing_and_belongs_to_its_owner_alone(self) -> None:
        journal = self.open()
        for _ in range(50):
            journal.append(lambda number: b"a secret line")
        content = self.journal.read_bytes()
        self.assertNotIn(b"secret", content)
        self.assertEqual(self.journal.stat().st_mode & 0o777, 0o600)
        # The same line never looks the same.
        size = RECORD + 16 + len(b"a secret line")
        records = [content[HEADER + at : HEADER + at + size] for at in range(0, 50 * size, size)]
        self.assertEqual(len({record[12:] for record in records}), 50)

    def test_a_second_bridge_does_not_get_it(self) -> None:
        self.open()
        with mock.patch("whisper_bridge.journal.PATIENCE", 0.2), self.assertRaises(Failure) as caught:
            self.open()
        self.assertIn("another bridge", caught.exception.message)

    def test_a_full_disk_is_told_and_costs_no_line_before_it(self) -> None:
        if not Path("/dev/full").exists():
            self.skipTest("no /dev/full")
        self.filled(2)
        journal = self.open()
        kept = os.dup(journal._file)
        full = os.open("/dev/full", os.O_RDWR)
        os.dup2(full, journal._file)
        with self.assertRaises(Failure) as caught:
            journal.append(lambda number: b"lost")
        self.assertEqual(caught.exception.code, CRASHED)
        os.dup2(kept, journal._file)
        os.close(kept)
        os.close(full)
        self.assertEqual(self.unsent(journal), [b"line 1", b"line 2"])

    def test_kills_at_random_moments_lose_nothing_that_was_told(self) -> None:
        seed = int(os.environ.get("WHISPER_SEED", "1"))
        moments = random.Random(seed)
        told, acknowledged = 0, 0
        for trial in range(25):
            writer = subprocess.Popen(
                [sys.executable, "-I", "-B", "-c", WRITER, str(ADAPTER), str(self.journal)], stdout=subprocess.PIPE
            )
            assert writer.stdout
            first = writer.stdout.readline()
            time.sleep(moments.random() * 0.05)
            writer.send_signal(signal.SIGKILL)
            numbers = [int(first), *map(int, writer.stdout.read().split(b"\n")[:-1])]
            writer.stdout.close()
            writer.wait()
            self.assertGreater(numbers[0], told, f"seed {seed}, trial {trial}")
            told = numbers[-1]
            journal = self.open()
            self.assertGreaterEqual(journal.last, told)
            self.assertLessEqual(journal.last, told + 1)
            lines = self.unsent(journal)
            last = journal.last
            expected = [b"line %d" % number for number in range(last - len(lines) + 1, last + 1)]
            self.assertEqual(lines, expected, f"seed {seed}, trial {trial}")
            # Only what the writer acknowledged may be missing.
            acknowledged = max(acknowledged, told // 7 * 7 - 3, (told + 1) // 7 * 7 - 3)
            self.assertLessEqual(last - len(lines), max(acknowledged, 0), f"seed {seed}, trial {trial}")
            journal.close()
