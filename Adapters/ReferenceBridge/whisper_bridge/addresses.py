"""The addresses and texts of neonize's messages, as far as they can be passed on."""

import re
from typing import Any

from .protobuf import schema

# The servers of persons, by number and by linked id, and that of groups.
NUMBERS, LINKED_IDS, GROUPS = "s.whatsapp.net", "lid", "g.us"

# Who can be at each of them. A number is one of E.164, without its plus sign.
USERS = {NUMBERS: "[1-9][0-9]{0,14}", LINKED_IDS: "[0-9]{1,32}", GROUPS: "[0-9]{1,32}(?:-[0-9]{1,32})?"}

# The longest text that is passed on, in characters. The service permits 2,048.
LONGEST_TEXT = 16_384


def text(value: str | bytes) -> str | None:
    """A text that other people have written; None if it is empty.

    The library does not verify what the service sent: protobuf returns the bytes of a text that is not UTF-8.
    """
    if isinstance(value, bytes):
        value = value.decode(errors="replace")
    return value[:LONGEST_TEXT] or None


def key(jid: Any, *servers: str) -> str | None:
    """The address in a `neonize.JID`, without a device; None if it is none of these servers."""
    user, server = text(jid.User) or "", text(jid.Server) or ""
    if server not in servers or not re.fullmatch(USERS[server], user):
        return None
    return f"{user}@{server}"


def person(jid: Any) -> str | None:
    """The address of a person; None if it is not one."""
    return key(jid, NUMBERS, LINKED_IDS)


def group(jid: Any) -> str | None:
    """The address of a group; None if it is not one."""
    return key(jid, GROUPS)


def is_number(address: str) -> bool:
    """Whether the address of a person is a number."""
    return address.endswith("@" + NUMBERS)


def jid(address: str) -> bytes:
    """A `neonize.JID`, from an address that one of the functions above has returned."""
    user, _, server = address.partition("@")
    result: bytes = schema.JID(
        User=user, RawAgent=0, Device=0, Integrator=0, Server=server, IsEmpty=False
    ).SerializeToString()
    return result


def named(chat: str) -> str | None:
    """The address of a chat that the host names, in one of the forms of the protocol; None if it is none of these."""
    if re.fullmatch(rf"\+{USERS[NUMBERS]}", chat):
        return f"{chat[1:]}@{NUMBERS}"
    user, _, server = chat.partition("@")
    # A device is not a part of the chat.
    user = re.sub(r":[0-9]{1,5}\Z", "", user)
    return f"{user}@{server}" if server in USERS and re.fullmatch(USERS[server], user) else None
