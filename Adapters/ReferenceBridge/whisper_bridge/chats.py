"""Chats as the service and the session's store describe them, as lines of the protocol."""

import time
from typing import Any

from . import addresses
from .account import Account
from .addresses import text
from .lines import Line
from .people import Person

# The most members that one line may have.
MOST_MEMBERS = 100_000


def group(info: Any, account: Account, chosen: Line) -> Line | None:
    """The members of the line `chat` for a `neonize.GroupInfo`, with the owner's choices; None if it is no group."""
    chat = addresses.group(info.JID)
    if chat is None:
        return None
    roles: dict[str, str] = {}
    has_all = lists_all(info)
    for participant in info.Participants:
        known = person(participant).addresses
        if not known or participant.Error:
            has_all = False
        elif roles.get(known[0], "member") == "member":
            roles[known[0]] = role(participant)
    has_all = has_all and is_among(account, info.Participants) and len(roles) <= MOST_MEMBERS
    return {
        "chat": chat,
        "kind": "group",
        "name": text(info.GroupName.Name),
        "description": "" if info.GroupTopic.TopicDeleted else text(info.GroupTopic.Topic),
        "members": [{"id": address, "role": roles[address]} for address in list(roles)[:MOST_MEMBERS]],
        "complete": has_all,
        **chosen,
    }


def choices(settings: Any) -> Line:
    """What the owner has chosen on the phone, from `neonize.LocalChatSettings`; empty if it is not known."""
    if not settings.Found:
        return {}
    return {
        "archived": settings.Archived,
        "pinned": settings.Pinned,
        # Of a chat that is not muted, this is a moment in the year 1.
        "muted": settings.MutedUntil > time.time(),
    }


def person(participant: Any) -> Person:
    """The addresses of a `neonize.GroupParticipant`; none if it has none that can be used.

    Its `DisplayName` is not a name, but a number of which most digits are replaced by dots.
    """
    jids = (participant.PhoneNumber, participant.JID, participant.LID)
    return Person.with_addresses(addresses.person(jid) for jid in jids)


def role(participant: Any) -> str:
    """What a participant may do."""
    if participant.IsSuperAdmin:
        return "owner"
    return "admin" if participant.IsAdmin else "member"


def lists_all(info: Any) -> bool:
    """Whether the service lists every member of such a group, which it need not do for communities."""
    return not (
        info.GroupParent.IsParent or info.GroupIsDefaultSub.IsDefaultSubGroup or info.GroupIncognito.IsIncognito
    )


def is_among(account: Account, participants: Any) -> bool:
    """Whether the account is a participant, as it is of every group that it has joined."""
    return any(is_own(account, person(each)) for each in participants)


def is_own(account: Account, person: Person) -> bool:
    """Whether a person is the account's owner."""
    own = {addresses.named(each) for each in (account.jid, account.lid) if each is not None}
    return not own.isdisjoint(person.addresses)
