"""A second client that is not ours: matrix-nio."""

import asyncio
import os
import time

from nio import (
    AsyncClient, MemoryDownloadResponse, MessageDirection, RoomMessagesResponse, RoomMessageText, RoomSendResponse,
    SyncResponse, UploadResponse)


class Peer:
    """A session of matrix-nio under a token that it was given."""

    def __init__(self, url: str, user: str, token: str, device: str) -> None:
        self.arguments = (url, user, token, device)

    async def _client(self) -> AsyncClient:
        url, user, token, device = self.arguments
        client = AsyncClient(url, user, device_id=device)
        client.restore_login(user, device, token)
        return client

    def catch_up(self) -> tuple[int, float, dict[str, list]]:
        """Reads everything of all rooms: the first response, and history by pages of a hundred. Returns the number of
        events, the seconds, and the events of each room, oldest first."""
        return asyncio.run(self._catch_up())

    async def _catch_up(self) -> tuple[int, float, dict[str, list]]:
        client = await self._client()
        try:
            begin = time.monotonic()
            first = await client.sync(
                timeout=0, sync_filter={"room": {"timeline": {"limit": 50, "lazy_load_members": True}}})
            if not isinstance(first, SyncResponse):
                raise SystemExit(f"matrix-nio: {first}")
            found: dict[str, list] = {}
            for room, info in first.rooms.join.items():
                events = list(reversed(info.timeline.events))
                start = info.timeline.prev_batch
                while start:
                    page = await client.room_messages(room, start, direction=MessageDirection.back, limit=100)
                    if not isinstance(page, RoomMessagesResponse):
                        raise SystemExit(f"matrix-nio: {page}")
                    events += page.chunk
                    start = page.end if page.chunk else None
                unique = {event.event_id: event for event in reversed(events)}
                found[room] = list(unique.values())
            seconds = time.monotonic() - begin
            return sum(map(len, found.values())), seconds, found
        finally:
            await client.close()

    def texts(self) -> dict[str, list[tuple[str, str]]]:
        """The id and the text of each text message by room."""
        _, _, rooms = self.catch_up()
        return {
            room: [(event.event_id, event.body) for event in events if isinstance(event, RoomMessageText)]
            for room, events in rooms.items()}

    def send(self, room: str, text: str) -> str:
        return asyncio.run(self._send(room, text))

    async def _send(self, room: str, text: str) -> str:
        client = await self._client()
        try:
            answer = await client.room_send(room, "m.room.message", {"msgtype": "m.text", "body": text})
            if not isinstance(answer, RoomSendResponse):
                raise SystemExit(f"matrix-nio: {answer}")
            return answer.event_id
        finally:
            await client.close()

    def send_file(self, room: str, path: str) -> None:
        """Uploads a file, and sends a message with it."""
        asyncio.run(self._send_file(room, path))

    async def _send_file(self, room: str, path: str) -> None:
        client = await self._client()
        try:
            size = os.path.getsize(path)
            with open(path, "rb") as file:
                answer, _ = await client.upload(
                    file, content_type="application/octet-stream", filename=os.path.basename(path), filesize=size)
            if not isinstance(answer, UploadResponse):
                raise SystemExit(f"matrix-nio: {answer}")
            name = os.path.basename(path)
            content = {
                "msgtype": "m.file", "body": name, "filename": name, "url": answer.content_uri,
                "info": {"size": size, "mimetype": "application/octet-stream"}}
            sent = await client.room_send(room, "m.room.message", content)
            if not isinstance(sent, RoomSendResponse):
                raise SystemExit(f"matrix-nio: {sent}")
        finally:
            await client.close()

    def download(self, uri: str) -> bytes:
        """The content of a file."""
        return asyncio.run(self._download(uri))

    async def _download(self, uri: str) -> bytes:
        client = await self._client()
        try:
            answer = await client.download(mxc=uri)
            if not isinstance(answer, MemoryDownloadResponse):
                raise SystemExit(f"matrix-nio: {answer}")
            return answer.body
        finally:
            await client.close()
