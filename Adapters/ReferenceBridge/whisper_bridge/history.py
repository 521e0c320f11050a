"""History from the phone, split into pieces that the host can process one by one."""

from collections.abc import Iterator
from typing import Any

from .protobuf import schema

# Maximum bytes of one piece. The protocol's lines hold sixteen times as much.
PIECE = 1 << 20


class History:
    """Counts what was delivered, and stops at the host's limit."""

    def __init__(self, is_wanted: bool, limit: int) -> None:
        """A limit of 0 is no limit."""
        self.completed = 0
        self._left = 0 if not is_wanted else (limit or None)

    def pieces(self, raw: bytes) -> Iterator[bytes]:
        """The event split: each piece is an event of the same kind, complete on its own. Raises what parsing raises."""
        whole = schema.HistorySync.FromString(raw)
        data = whole.Data
        conversations, statuses = detached(data.conversations), detached(data.statusV3Messages)
        data.ClearField("conversations")
        data.ClearField("statusV3Messages")
        if self._left == 0:
            statuses = []
        # Data that belongs to no chat, such as names, is sent only with the first piece.
        piece, size = whole, size_of(whole)
        for message in statuses:
            if size >= PIECE:
                yield piece.SerializePartialToString()
                piece, size = self._fresh(data), 0
            piece.Data.statusV3Messages.append(message)
            size += size_of(message)
        for conversation in conversations:
            messages = detached(conversation.messages)
            if self._left is not None:
                messages = messages[: self._left]
                self._left -= len(messages)
            conversation.ClearField("messages")
            head = size_of(conversation)
            part = None
            for message in [None, *messages]:
                length = size_of(message) if message else head
                if size and size + length > PIECE:
                    yield piece.SerializePartialToString()
                    piece, size, part = self._fresh(data), 0, None
                if part is None:
                    part = piece.Data.conversations.add()
                    part.CopyFrom(conversation)
                    size += head
                if message:
                    part.messages.append(message)
                    size += length
                    self.completed += 1
        yield piece.SerializePartialToString()

    @staticmethod
    def _fresh(data: Any) -> Any:
        """A piece that contains only the kind of history."""
        piece = schema.HistorySync()
        piece.Data.syncType = data.syncType
        if data.HasField("chunkOrder"):
            piece.Data.chunkOrder = data.chunkOrder
        if data.HasField("progress"):
            piece.Data.progress = data.progress
        return piece


def detached(messages: Any) -> list[Any]:
    """Copies, which outlive the message that these are part of. Unknown fields are copied, too."""
    return [type(each).FromString(each.SerializePartialToString()) for each in messages]


def size_of(message: Any) -> int:
    """The size in bytes, even if required fields are missing."""
    return len(message.SerializePartialToString())
