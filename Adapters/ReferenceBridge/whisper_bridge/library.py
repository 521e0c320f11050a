"""The library that talks to WhatsApp: whatsmeow, in the compiled form that neonize ships.

Its functions are called by name, and these are all that are used:

    Neonize          connects, and delivers QR codes and events until it is stopped
    Stop             ends that
    Logout           unlinks this device
    PairPhone        asks for a code that links this device when it is entered at the phone
    DecryptPollVote  opens a vote with the keys of the session; sends no request
    GetAllContacts, GetChatSettings, GetPNFromLID, GetLIDFromPN
                     read the session's store; send no request
    GetJoinedGroups  requests the groups of the account with their members
    GetProfilePicture
                     requests where the picture of a chat is
    GetVersion, FreeBytesStruct, FreeString

None of them sends a message, a receipt, a reaction or a presence, and none changes anything at the service but the two
that link and unlink this device.
"""

import ctypes
import platform
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .failure import CRASHED, Failure

VERSION = "0.5.2"
DATABASE = "session.db"
# The client's name within the library; there is only one.
CLIENT = b"whisper"
# How long the end may wait for a call that reads the store.
STORE_SECONDS = 1.0
# Codes of events are one byte there. All are subscribed to, including those unknown to this program.
ALL_CODES = bytes(range(128))

QRCallback = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
StatusCallback = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_bool)
EventCallback = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
LogCallback = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int)


class Bytes(ctypes.Structure):
    """Bytes that the library allocated."""

    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]


class Library:
    """The compiled library, with the session database of the current directory."""

    def __init__(self, package: Path) -> None:
        """Loads it from the directory of the installed package."""
        path = package / name()
        # neonize itself would fetch a missing one from the network.
        if not path.is_file():
            raise Failure(CRASHED, "neonize has no library for this system")
        self._functions = functions(path)
        version = self._functions.GetVersion().decode()
        if version != VERSION:
            raise Failure(CRASHED, "neonize has another version")
        self.version = version
        # The library calls back for as long as the process lives: none of this may be collected.
        self._callbacks: tuple[object, ...] = ()
        # Held while the store is read.
        self._reading = threading.Lock()
        self._is_stopped = False

    def connect(
        self,
        properties: bytes,
        on_code: Callable[[str], None],
        on_event: Callable[[int, bytes], None],
        on_log: Callable[[bytes], None],
        logs_all: bool = False,
    ) -> str:
        """Connects, and returns when the connection has ended for good: the reason, or empty if it was stopped.

        With `logs_all`, `on_log` gets everything that is sent and received, too.

        The callbacks are called from the library's threads, one at a time for events, and must not raise.
        """
        callbacks = (
            QRCallback(lambda _, text: on_code(ctypes.string_at(text).decode())),
            StatusCallback(lambda _, __: None),
            EventCallback(lambda _, data, size, code: on_event(code, ctypes.string_at(data, size) if size else b"")),
            LogCallback(lambda data, size: on_log(ctypes.string_at(data, size)) if data and size > 0 else None),
        )
        codes = ctypes.create_string_buffer(ALL_CODES, len(ALL_CODES))
        self._callbacks = (*callbacks, codes)
        level = b"DEBUG" if logs_all else b"WARN"
        reason = self._functions.Neonize(
            DATABASE.encode(), CLIENT, b"", 0, 0, level, *callbacks, codes, len(codes), properties, len(properties),
            b"", 0, None,
        )  # fmt: skip
        return self._text(reason)

    def stop(self) -> None:
        """Disconnects; `connect` returns."""
        # The library then no longer has a client, and reading its store would end the process.
        self._is_stopped = True
        if self._reading.acquire(timeout=STORE_SECONDS):
            self._reading.release()
        self._functions.Stop(CLIENT)

    def logout(self) -> str:
        """Unlinks this device; returns why that failed, or empty."""
        return self._text(self._functions.Logout(CLIENT))

    def pair_phone(self, parameters: bytes) -> bytes:
        """The result of asking for a code with `neonize.PairPhoneParams`: a `neonize.PairPhoneReturnFunction`.

        Must not be called before the library has connected: it has no client until then, and ends the process.
        """
        return self._bytes(self._functions.PairPhone(CLIENT, parameters, len(parameters)))

    def decrypt_poll_vote(self, message: bytes) -> bytes:
        """The result of opening the vote in a `neonize.Message`: a `neonize.ReturnFunctionWithError`."""
        return self._bytes(self._functions.DecryptPollVote(CLIENT, message, len(message)))

    # The store has these only after a login: before, a call ends the process. They return nothing once it was stopped.

    def contacts(self) -> bytes:
        """All contacts: a `neonize.ContactsGetAllContactsReturnFunction`."""
        return self._stored(lambda: self._functions.GetAllContacts(CLIENT))

    def chat_settings(self, chat: bytes) -> bytes:
        """The owner's choices for the chat with a `neonize.JID`: a `neonize.ReturnFunctionWithError`."""
        return self._stored(lambda: self._functions.GetChatSettings(CLIENT, chat, len(chat)))

    def other_address(self, person: bytes, is_number: bool) -> bytes:
        """The linked id of a number or the number of a linked id, both a `neonize.JID`.

        The result is a `neonize.GetJIDFromStoreReturnFunction`.
        """
        find = self._functions.GetLIDFromPN if is_number else self._functions.GetPNFromLID
        return self._stored(lambda: find(CLIENT, person, len(person)))

    # These two wait for the service, for up to 75 seconds. Without a client they fail.

    def joined_groups(self) -> bytes:
        """The groups of the account: a `neonize.GetJoinedGroupsReturnFunction`."""
        return self._bytes(self._functions.GetJoinedGroups(CLIENT))

    def profile_picture(self, chat: bytes, parameters: bytes) -> bytes:
        """Where the picture of the chat with a `neonize.JID` is: a `neonize.GetProfilePictureReturnFunction`."""
        return self._bytes(self._functions.GetProfilePicture(CLIENT, chat, len(chat), parameters, len(parameters)))

    def _stored(self, read: Callable[[], Any]) -> bytes:
        with self._reading:
            return b"" if self._is_stopped else self._bytes(read())

    def _bytes(self, result: Any) -> bytes:
        """Copies bytes that the library allocated, and frees them."""
        if not result:
            return b""
        try:
            size = result.contents.size
            return ctypes.string_at(result.contents.data, size) if size else b""
        finally:
            self._functions.FreeBytesStruct(result)

    def _text(self, pointer: int | None) -> str:
        if not pointer:
            return ""
        try:
            return ctypes.string_at(pointer).decode(errors="replace")
        finally:
            self._functions.FreeString(pointer)


def name() -> str:
    """The file name of the library for this system."""
    system = platform.system().lower()
    machine = platform.machine().lower()
    machine = {"x86_64": "amd64", "aarch64": "arm64"}.get(machine, machine)
    return f"neonize-{system}-{machine}.{'dylib' if system == 'darwin' else 'so'}"


def functions(path: Path) -> ctypes.CDLL:
    """The library with the types of the functions that are used."""
    try:
        library = ctypes.CDLL(str(path))
    except OSError:
        raise Failure(CRASHED, "neonize's library cannot be loaded") from None
    text, number, pointer = ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p
    library.Neonize.argtypes = [
        text, text, text, number, number, text,
        QRCallback, StatusCallback, EventCallback, LogCallback,
        text, number, text, number, text, number, pointer,
    ]  # fmt: skip
    library.Neonize.restype = pointer
    library.Stop.argtypes, library.Stop.restype = [text], None
    library.Logout.argtypes, library.Logout.restype = [text], pointer
    library.PairPhone.argtypes, library.PairPhone.restype = [text, text, number], ctypes.POINTER(Bytes)
    library.DecryptPollVote.argtypes = [text, text, number]
    library.DecryptPollVote.restype = ctypes.POINTER(Bytes)
    for store in (library.GetChatSettings, library.GetPNFromLID, library.GetLIDFromPN):
        store.argtypes, store.restype = [text, text, number], ctypes.POINTER(Bytes)
    for whole in (library.GetAllContacts, library.GetJoinedGroups):
        whole.argtypes, whole.restype = [text], ctypes.POINTER(Bytes)
    library.GetProfilePicture.argtypes = [text, text, number, text, number]
    library.GetProfilePicture.restype = ctypes.POINTER(Bytes)
    library.GetVersion.argtypes, library.GetVersion.restype = [], text
    library.FreeBytesStruct.argtypes, library.FreeBytesStruct.restype = [ctypes.POINTER(Bytes)], None
    library.FreeString.argtypes, library.FreeString.restype = [pointer], None
    return library
