"""History is cut into pieces that hold all of it, or as much as the host takes (ING-3, ING-6)."""

import base64
import unittest

from harness import BridgeTest, event

from google.protobuf.message import DecodeError

from whisper_bridge.history import PIECE, History
from whisper_bridge.protobuf import schema

UNKNOWN = b"\xfa\x07\x05later"


def history(chats: int, messages: int, size: int) -> bytes:
    whole = schema.HistorySync()
    whole.Data.syncType = 3
    whole.Data.progress = 40
    whole.Data.pushnames.add(ID="15550100@s.whatsapp.net", pushname="Ana")
    for chat in range(chats):
        conversation = whole.Data.conversations.add(ID=f"{chat}@g.us", name=f"Chat {chat}")
        for number in range(messages):
            message = conversation.messages.add(msgOrderID=number).message
            message.key.ID = f"{chat}-{number}"
            message.message.conversation = chr(97 + number % 26) * size
            message.MergeFromString(UNKNOWN)
    raw: bytes = whole.SerializePartialToString()
    return raw


def messages(pieces: list[bytes]) -> list[tuple[str, str, bytes]]:
    return [
        (chat.ID, entry.message.key.ID, entry.message.SerializePartialToString())
        for piece in pieces
        for chat in schema.HistorySync.FromString(piece).Data.conversations
        for entry in chat.messages
    ]


class HistoryTests(unittest.TestCase):
    def test_pieces_hold_everything_in_order_and_are_small(self) -> None:
        for chats, count, size in ((0, 0, 0), (1, 1, 10), (40, 50, 2_000), (1, 3_000, 1_000), (500, 0, 0)):
            raw = history(chats, count, size)
            counter = History(True, 0)
            pieces = list(counter.pieces(raw))
            self.assertEqual(messages(pieces), messages([raw]))
            self.assertEqual(counter.completed, chats * count)
            self.assertLess(max(map(len, pieces)), PIECE + 4_096)
            self.assertEqual(len(pieces), 1 if len(raw) < PIECE else len(pieces))
            named = [schema.HistorySync.FromString(piece).Data for piece in pieces]
            self.assertEqual([len(each.pushnames) for each in named], [1] + [0] * (len(pieces) - 1))
            self.assertEqual({(each.syncType, each.progress) for each in named}, {(3, 40)})
            self.assertLessEqual({f"Chat {n}" for n in range(chats)}, {c.name for d in named for c in d.conversations})

    def test_a_single_message_larger_than_a_piece_goes_alone(self) -> None:
        raw = history(1, 3, PIECE + 10)
        pieces = list(History(True, 0).pieces(raw))
        self.assertEqual(messages(pieces), messages([raw]))
        self.assertEqual([len(messages([piece])) for piece in pieces if messages([piece])], [1, 1, 1])

    def test_unknown_fields_survive(self) -> None:
        raw = history(2, 2, 10) + UNKNOWN
        pieces = list(History(True, 0).pieces(raw))
        self.assertEqual(b"".join(pieces).count(b"later"), 5)

    def test_beyond_the_limit_chats_come_without_messages(self) -> None:
        counter = History(True, 5)
        first, second = list(counter.pieces(history(4, 2, 10))), list(counter.pieces(history(4, 2, 10)))
        self.assertEqual((len(messages(first)), len(messages(second)), counter.completed), (5, 0, 5))
        self.assertEqual(len(schema.HistorySync.FromString(second[0]).Data.conversations), 4)

    def test_unwanted_history_brings_names_only(self) -> None:
        pieces = list(History(False, 0).pieces(history(4, 2, 10)))
        self.assertEqual(messages(pieces), [])
        self.assertEqual(len(schema.HistorySync.FromString(pieces[0]).Data.pushnames), 1)

    def test_no_prefix_of_a_history_is_a_crash(self) -> None:
        raw = history(2, 2, 10)
        for size in range(len(raw)):
            try:
                list(History(True, 0).pieces(raw[:size]))
            except DecodeError:
                pass


class HistoryLineTests(BridgeTest):
    def test_history_comes_as_backlog_with_progress_and_news_does_not(self) -> None:
        raw = history(10, 300, 1_000)
        host = self.staged(event(13, raw), event(18))
        lines = [host.line("event")]
        while lines[-1]["code"] == 13:
            lines.append(host.line("event"))
        self.assertGreater(len(lines), 3)
        self.assertEqual([line["backlog"] for line in lines], [True] * (len(lines) - 1) + [False])
        self.assertEqual(messages([base64.b64decode(line["raw"]) for line in lines[:-1]]), messages([raw]))

    def test_history_that_cannot_be_read_is_kept_as_it_came(self) -> None:
        host = self.staged(event(13, b"\xff\xff"), event(18))
        line = host.line("event")
        self.assertEqual((line["code"], base64.b64decode(line["raw"]), line["backlog"]), (13, b"\xff\xff", True))
        self.assertEqual(host.line("event", "error")["code"], 18)
