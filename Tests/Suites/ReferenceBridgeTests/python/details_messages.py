"""Messages of neonize about persons and chats, as its library makes them."""

from typing import Any

from harness import event

from whisper_bridge.protobuf import schema

CONNECTED = 3
# What the library has instead of the moment until which a chat is muted.
NOT_MUTED, FOREVER = -62_135_596_800.0, 253_402_300_799.0
ACCOUNT = "15550100:7@s.whatsapp.net"
OWN_LINKED_ID = "2048:7@lid"


def jid(address: str) -> Any:
    """A `neonize.JID` with all its members; empty for an empty address."""
    user, _, server = address.partition("@")
    user, _, device = user.partition(":")
    return schema.JID(User=user, RawAgent=0, Device=int(device or 0), Integrator=0, Server=server, IsEmpty=not address)


def login() -> list[dict[str, object]]:
    """Steps of a stand-in that lead to a `login`."""
    device = schema.Device(JID=jid(ACCOUNT), LID=jid(OWN_LINKED_ID))
    return [event(0, device.SerializePartialToString()), event(CONNECTED)]


def contact(address: str, **names: str) -> Any:
    """A contact; names that are not given are empty, as in the library's answers."""
    empty = {"FirstName": "", "FullName": "", "PushName": "", "BusinessName": "", "RedactedPhone": ""}
    return schema.Contact(JID=jid(address), Info=schema.ContactInfo(Found=True, **{**empty, **names}))


def participant(address: str, number: str = "", linked_id: str = "", **more: Any) -> Any:
    """A participant of a group, by their address in the group."""
    rights = {"IsAdmin": False, "IsSuperAdmin": False, "DisplayName": "", "Error": 0, **more}
    return schema.GroupParticipant(JID=jid(address), PhoneNumber=jid(number), LID=jid(linked_id), **rights)


def me() -> Any:
    """The account as a participant."""
    return participant("15550100@s.whatsapp.net", "15550100@s.whatsapp.net")


def group(address: str, *participants: Any, name: str = "Walkers", topic: str = "", **more: Any) -> Any:
    """A group that the account has joined."""
    return schema.GroupInfo(
        OwnerJID=jid(""),
        JID=jid(address),
        OwnerPN=jid(""),
        GroupName=schema.GroupName(Name=name, NameSetAt=0, NameSetBy=jid("")),
        GroupTopic=schema.GroupTopic(
            Topic=topic, TopicID="", TopicSetAt=0, TopicSetBy=jid(""), TopicDeleted=more.pop("deleted", False)
        ),
        GroupParent=schema.GroupParent(IsParent=more.pop("is_parent", False), DefaultMembershipApprovalMode=""),
        GroupIsDefaultSub=schema.GroupIsDefaultSub(IsDefaultSubGroup=more.pop("is_announcement", False)),
        GroupIncognito=schema.GroupIncognito(IsIncognito=more.pop("is_incognito", False)),
        Participants=participants,
        **more,
    )


def settings(until: float = NOT_MUTED, pinned: bool = False, archived: bool = False, found: bool = True) -> Any:
    """The owner's choices for a chat."""
    chosen = schema.LocalChatSettings(Found=found, MutedUntil=until, Pinned=pinned, Archived=archived)
    return schema.ReturnFunctionWithError(LocalChatSettings=chosen)


def hexadecimal(message: Any) -> str:
    """A message as a step of a stand-in has it."""
    text: str = message.SerializePartialToString().hex()
    return text
