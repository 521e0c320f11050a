"""Where the picture of a chat is (ING-6). The picture itself is fetched by a run for files."""

import threading
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from google.protobuf.message import DecodeError

from . import addresses, verdict
from .background import in_background
from .failure import CRASHED, MEDIA_REFUSED, NETWORK_ERROR, RATE_LIMITED, Failure
from .library import Library
from .lines import Line, number
from .media import WHATSAPP, check_path
from .outbox import Outbox
from .protobuf import schema
from .settings import member

# The protocol's limit for an answer is 30 seconds; the library itself waits for longer.
ANSWER_SECONDS = 20.0
# The longest id of a picture, in characters.
LONGEST_ID = 256
# What the library reports if there is no picture, or none for this account.
NO_PICTURE_WORDS = (
    "does not have a profile picture", "hidden their profile picture", "status 401", "status 403", "status 404",
    "status 410",
)  # fmt: skip


class Avatars:
    """Answers one request at a time, on a thread of its own."""

    def __init__(
        self, library: Library, outbox: Outbox, is_connected: Callable[[], bool], failed: Callable[[Failure], None]
    ) -> None:
        self._library = library
        self._outbox = outbox
        self._is_connected = is_connected
        self._failed = failed
        # Held while the service is asked, even if the answer is no longer wanted.
        self._asking = threading.Lock()

    def answer(self, line: Line) -> None:
        """Answers a request of the host, soon. Fails if the request makes no sense."""
        request = number(line, "id")
        chat: str | None = member(line, "chat", str, None)
        known: str | None = member(line, "known", str, None)
        if chat is None:
            raise Failure(CRASHED, "the host's request for a picture names no chat")
        address = addresses.named(chat)
        if address is None:
            self._reply(request, {"ok": True, "picture_id": None})
        elif not self._is_connected():
            self._reply(request, Failure(NETWORK_ERROR, "there is no connection to the service").reply)
        elif not self._asking.acquire(blocking=False):
            self._reply(request, Failure(RATE_LIMITED, "another picture is being asked for").reply)
        else:
            in_background("picture", lambda: self._answer(request, address, known))

    def _answer(self, request: int, address: str, known: str | None) -> None:
        answers: list[Line] = []
        asking = in_background("picture of a chat", lambda: answers.append(self._ask(address, known)))
        asking.join(ANSWER_SECONDS)
        late = Failure(NETWORK_ERROR, "the service does not answer")
        self._reply(request, answers[0] if answers else late.reply)

    def _ask(self, address: str, known: str | None) -> Line:
        try:
            parameters = schema.GetProfilePictureParams(Preview=False, ExistingID=known or "", IsCommunity=False)
            raw = self._library.profile_picture(addresses.jid(address), parameters.SerializeToString())
            return picture(schema.GetProfilePictureReturnFunction.FromString(raw), known)
        except Failure as failure:
            return failure.reply
        except (DecodeError, ValueError):
            return Failure(MEDIA_REFUSED, "the answer of the service makes no sense").reply
        finally:
            self._asking.release()

    def _reply(self, request: int, members: Line) -> None:
        try:
            self._outbox.notice("reply", id=request, **members)
        except Failure as failure:
            self._failed(failure)


def picture(answer: Any, known: str | None) -> Line:
    """The members of the reply for a `neonize.GetProfilePictureReturnFunction`."""
    if answer.Error:
        error = addresses.text(answer.Error) or ""
        if verdict.mentions(error, NO_PICTURE_WORDS):
            return {"ok": True, "picture_id": None}
        if verdict.is_rate_limit(error):
            raise Failure(RATE_LIMITED, "too many requests")
        raise Failure(NETWORK_ERROR, "the service was not asked, or did not answer")
    if not answer.HasField("Picture"):
        # This is how the library reports that the present one is known.
        return {"ok": True, "picture_id": known}
    found = answer.Picture
    if not isinstance(found.ID, str) or not 0 < len(found.ID.encode()) <= LONGEST_ID:
        raise Failure(MEDIA_REFUSED, "the answer of the service makes no sense")
    if found.ID == known:
        return {"ok": True, "picture_id": known}
    path = path_of(found)
    check_path(path)
    return {"ok": True, "picture_id": found.ID, "path": path}


def path_of(found: Any) -> str:
    """Where a `neonize.ProfilePictureInfo` is at the hosts of pictures."""
    address = urlsplit(addresses.text(found.URL) or "")
    if address.scheme == "https" and address.netloc in WHATSAPP.pictures and address.path:
        return address._replace(scheme="", netloc="").geturl()
    return addresses.text(found.DirectPath) or ""
