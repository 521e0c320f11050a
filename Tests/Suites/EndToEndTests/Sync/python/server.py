"""A messenger server for tests, written from docs/realtime-protocol.md alone: nothing of the Swift server is in it.

    server.py --user ana:secret-of-ana --user ben:secret-of-ben --conversation c-1:Lake:ana,ben [--no-socket]

Prints one line of JSON when it listens on a free port of this machine, and serves until it is killed. `GET /test/figures`
gives every body that clients have posted, and how many tokens were refreshed; `POST /test/expire` makes every access
token one that has expired; `POST /test/conversation` gives a conversation a title, and makes it where there is none.
"""

import argparse
import asyncio
import json
import secrets
import time
from datetime import datetime, timezone

from aiohttp import WSMsgType, web

CONTENT_LIMIT = 65_536
PAGE_LIMIT = 1_000
LIFETIME = 3_600


def moment() -> str:
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Refusal(Exception):
    """An answer that is an error."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.body = {"error": {"code": code, "message": message}}


class Conversation:
    """Its members, and every event that it ever had: the event of sequence number n is at n - 1."""

    def __init__(self, identifier: str, title: str, members: list[str]) -> None:
        self.identifier = identifier
        self.title = title
        self.members = members
        self.events: list[dict] = []
        self.updated_at = moment()

    def described(self) -> dict:
        return {
            "id": self.identifier,
            "title": self.title,
            "kind": "direct" if len(self.members) == 2 else "group",
            "members": self.members,
            "last_seq": len(self.events),
            "updated_at": self.updated_at,
        }

    def add(self, kind: str, payload: dict) -> dict:
        event = {
            "type": kind,
            "event_id": secrets.token_hex(8),
            "conversation_id": self.identifier,
            "seq": len(self.events) + 1,
            "occurred_at": moment(),
            "payload": payload,
        }
        self.events.append(event)
        self.updated_at = event["occurred_at"]
        return event


class Session:
    """What one login began."""

    def __init__(self, user: str) -> None:
        self.user = user


class Server:
    """All that there is: users, sessions, conversations, messages, open sockets."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.secrets = dict(user.split(":", 1) for user in options.user)
        self.has_socket = not options.no_socket
        self.access: dict[str, tuple[Session, float]] = {}
        self.refresh: dict[str, Session] = {}
        self.replaced: dict[str, str] = {}
        self.posted: dict[tuple[str, str], dict] = {}
        self.sockets: dict[web.WebSocketResponse, tuple[Session, set[str]]] = {}
        self.bodies: list[dict] = []
        self.refreshes = 0
        self.conversations: dict[str, Conversation] = {}
        for text in options.conversation:
            identifier, title, members = text.split(":")
            self.conversations[identifier] = Conversation(identifier, title, members.split(","))

    # Sessions

    def issue(self, session: Session) -> dict:
        access, refresh = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        self.access[access] = (session, time.monotonic() + LIFETIME)
        self.refresh[refresh] = session
        return {
            "user_id": session.user,
            "access_token": access,
            "expires_in": LIFETIME,
            "refresh_token": refresh,
        }

    def session(self, request: web.Request) -> Session:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme != "Bearer" or token not in self.access:
            raise Refusal(401, "UNAUTHORIZED", "no such token")
        session, end = self.access[token]
        if time.monotonic() >= end:
            raise Refusal(401, "TOKEN_EXPIRED", "the token has expired")
        # The old refresh token is good until what replaced it is used.
        self.refresh.pop(self.replaced.pop(token, ""), None)
        return session

    async def log_in(self, request: web.Request) -> web.Response:
        body = await self.object(request)
        user, secret = body.get("user"), body.get("secret")
        if not user or self.secrets.get(user) != secret or not body.get("device"):
            raise Refusal(401, "UNAUTHORIZED", "wrong user or secret")
        return web.json_response(self.issue(Session(user)))

    async def renew(self, request: web.Request) -> web.Response:
        old = (await self.object(request)).get("refresh_token", "")
        if old not in self.refresh:
            raise Refusal(401, "UNAUTHORIZED", "no such session")
        self.refreshes += 1
        new = self.issue(self.refresh[old])
        self.replaced[new["access_token"]] = old
        return web.json_response(new)

    async def describe(self, request: web.Request) -> web.Response:
        return web.json_response({"user_id": self.session(request).user})

    async def log_out(self, request: web.Request) -> web.Response:
        session = self.session(request)
        self.access = {token: value for token, value in self.access.items() if value[0] is not session}
        self.refresh = {token: value for token, value in self.refresh.items() if value is not session}
        for socket, (owner, _) in list(self.sockets.items()):
            if owner is session:
                await socket.close(code=4401)
        return web.Response(status=204)

    # Conversations and messages

    def conversation(self, identifier: str, user: str) -> Conversation:
        found = self.conversations.get(identifier)
        if found is None or user not in found.members:
            raise Refusal(403, "FORBIDDEN_CONVERSATION", "no member of it")
        return found

    async def conversations_page(self, request: web.Request) -> web.Response:
        user = self.session(request).user
        after = request.query.get("after", "")
        limit = min(int(request.query.get("limit", PAGE_LIMIT)), PAGE_LIMIT)
        names = sorted(n for n, c in self.conversations.items() if user in c.members and n > after)
        page = [self.conversations[name].described() for name in names[:limit]]
        return web.json_response({"conversations": page, "next": page[-1]["id"] if len(names) > limit else None})

    async def changes(self, request: web.Request) -> web.Response:
        conversation = self.conversation(request.query.get("conversation_id", ""), self.session(request).user)
        after = int(request.query.get("after", "0"))
        limit = min(int(request.query.get("limit", PAGE_LIMIT)), PAGE_LIMIT)
        events = conversation.events[after : after + limit]
        last = events[-1]["seq"] if events else after
        has_more = last < len(conversation.events)
        return web.json_response({"events": events, "next": last, "has_more": has_more})

    async def post(self, request: web.Request) -> web.Response:
        user = self.session(request).user
        body = await self.object(request)
        self.bodies.append(body)
        client_id, content = body.get("client_message_id"), body.get("content")
        if not isinstance(client_id, str) or not isinstance(content, str) or not 1 <= len(content.encode()) <= CONTENT_LIMIT:
            raise Refusal(400, "INVALID_COMMAND", "no message")
        conversation = self.conversation(body.get("conversation_id", ""), user)
        known = self.posted.get((user, client_id))
        if known is not None:
            if (known["content"], known["conversation_id"]) != (content, conversation.identifier):
                raise Refusal(409, "CONFLICT", "the id was used for another message")
            return web.json_response(known)
        message = {
            "id": secrets.token_hex(8),
            "sender_id": user,
            "client_message_id": client_id,
            "content": content,
            "created_at": moment(),
        }
        created = conversation.add("message.created", message)
        updated = conversation.add(
            "conversation.updated",
            {
                "id": conversation.identifier,
                "updated_at": message["created_at"],
                "last_message_preview": content[:80],
                "last_message_at": message["created_at"],
            },
        )
        answer = {**message, "conversation_id": conversation.identifier, "seq": created["seq"]}
        self.posted[user, client_id] = answer
        for event in (created, updated):
            await self.tell(event)
        return web.json_response(answer, status=201)

    async def object(self, request: web.Request) -> dict:
        try:
            body = await request.json()
        except ValueError:
            body = None
        if not isinstance(body, dict):
            raise Refusal(400, "INVALID_COMMAND", "no JSON object")
        return body

    # Sockets

    async def tell(self, event: dict) -> None:
        for socket, (_, subscribed) in list(self.sockets.items()):
            if event["conversation_id"] in subscribed:
                try:
                    await socket.send_json(event)
                except ConnectionError:
                    self.sockets.pop(socket, None)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if not self.has_socket:
            raise Refusal(404, "NOT_FOUND", "no sockets here")
        session = self.session(request)
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        self.sockets[socket] = (session, set())
        await socket.send_json(
            {
                "type": "connection.welcome",
                "connection_id": secrets.token_hex(4),
                "user_id": session.user,
                "server_time": moment(),
                "heartbeat_sec": 20,
                "protocol_version": 1,
            }
        )
        # A frame of a later version.
        await socket.send_json({"type": "server.news", "payload": {"text": "We have moved."}})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self.command(socket, session.user, frame.data)
        finally:
            self.sockets.pop(socket, None)
        return socket

    async def command(self, socket: web.WebSocketResponse, user: str, text: str) -> None:
        try:
            command = json.loads(text)
            operation = command["op"]
        except (ValueError, KeyError, TypeError):
            operation = None
        if operation == "ping":
            await socket.send_json({"type": "pong", "ts": command.get("ts")})
        elif operation in ("subscribe", "unsubscribe"):
            await self.subscribe(socket, user, operation, command.get("conversation_ids", []))
        else:
            error = {"code": "INVALID_COMMAND", "message": "no such command", "details": {"op": operation}}
            await socket.send_json({"type": "error", "error": error})

    async def subscribe(self, socket: web.WebSocketResponse, user: str, operation: str, names: list[str]) -> None:
        subscribed, refused = self.sockets[socket][1], []
        for name in names:
            try:
                self.conversation(name, user)
            except Refusal:
                refused.append(name)
            else:
                (subscribed.add if operation == "subscribe" else subscribed.discard)(name)
        answer = {"type": "ack", "op": operation, "ok": len(refused) < len(names)}
        if refused:
            answer["details"] = {"refused_ids": refused}
        await socket.send_json(answer)

    # For tests

    async def expire(self, request: web.Request) -> web.Response:
        self.access = {token: (session, 0.0) for token, (session, _) in self.access.items()}
        return web.Response(status=204)

    async def call(self, request: web.Request) -> web.Response:
        wanted = await request.json()
        identifier, title = wanted["id"], wanted["title"]
        if identifier in self.conversations:
            self.conversations[identifier].title = title
        else:
            self.conversations[identifier] = Conversation(identifier, title, wanted["members"])
        return web.Response(status=204)

    async def figures(self, request: web.Request) -> web.Response:
        return web.json_response({"bodies": self.bodies, "refreshes": self.refreshes})


@web.middleware
async def refusals(request: web.Request, handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except Refusal as refusal:
        return web.json_response(refusal.body, status=refusal.status)


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--user", action="append", default=[])
    parser.add_argument("--conversation", action="append", default=[])
    parser.add_argument("--no-socket", action="store_true")
    server = Server(parser.parse_args())
    application = web.Application(middlewares=[refusals], client_max_size=1 << 20)
    application.add_routes(
        [
            web.post("/v1/session", server.log_in),
            web.post("/v1/session/refresh", server.renew),
            web.get("/v1/session", server.describe),
            web.delete("/v1/session", server.log_out),
            web.get("/v1/conversations", server.conversations_page),
            web.get("/v1/sync/changes", server.changes),
            web.post("/v1/messages", server.post),
            web.get("/v1/ws", server.socket),
            web.get("/test/figures", server.figures),
            web.post("/test/expire", server.expire),
            web.post("/test/conversation", server.call),
        ]
    )
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    print(json.dumps({"type": "listening", "port": port}), flush=True)
    await asyncio.Event().wait()


asyncio.run(main())
