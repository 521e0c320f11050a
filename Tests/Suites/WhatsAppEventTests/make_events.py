"""Makes one event of every kind with neonize's own classes, to test readers of their bytes.

    PYTHON make_events.py [--depth N] > events.jsonl        (PYTHON as Tests/Scripts/python.sh --pinned prints it)

Each line is {"code", "name", "label", "raw", "expect"}: the event's code and name as given by the bridge, its content,
its bytes in base64, and the expected result of reading it. Only the frame is written by hand: the fields of an event or
a message come from the schemas, and every field is filled, so that a new version of neonize automatically adds its new
kinds.

In `expect`, `parses` is whether the bytes are a complete protobuf message; a message has `id`, `chat`, `sender`,
`from_me`, `is_group`, `timestamp_ms`, `kind` (the field of waE2E.Message that it uses) and `wrapper` (the field
around that); a receipt has `ids`, `chat`, `type` and `timestamp_s`; history has `messages`, all ids in order, and
`chats`.
"""

import argparse
import base64
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Adapters" / "ReferenceBridge"))

from google.protobuf.descriptor import Descriptor, FieldDescriptor
from whisper_bridge import events
from whisper_bridge.protobuf import schema

# Importable only after neonize's schemas are loaded.
from waE2E import WAWebProtobufsE2E_pb2 as e2e

SENT_AT = 1_781_000_000
ANA = ("15550100", "s.whatsapp.net")
ANA_LID = ("204811", "lid")
OWNER = ("15550199", "s.whatsapp.net")
GROUP = ("120363000000000001", "g.us")
# Fields that contain a complete message, which is the actual one.
WRAPPERS = [
    "ephemeralMessage", "viewOnceMessage", "viewOnceMessageV2", "viewOnceMessageV2Extension",
    "documentWithCaptionMessage", "editedMessage", "groupMentionedMessage", "botInvokeMessage", "lottieStickerMessage",
]  # fmt: skip
# A field unknown to every schema, with four bytes of content.
FUTURE = b"\xda\xbb\x18\x04next"


def fill(message: Any, depth: int, path: str = "") -> Any:
    """Sets every field, recursively to a depth; for a oneof the last field wins."""
    for field in message.DESCRIPTOR.fields:
        is_part = field.cpp_type == FieldDescriptor.CPPTYPE_MESSAGE
        if is_part and depth == 0:
            continue
        here = f"{path}.{field.name}"
        if is_part and field.message_type.GetOptions().map_entry:
            continue
        if field.is_repeated:
            values = getattr(message, field.name)
            for number in range(2):
                fill(values.add(), depth - 1, here) if is_part else values.append(sample(field, f"{here}[{number}]"))
        elif is_part:
            part = getattr(message, field.name)
            part.SetInParent()
            fill(part, depth - 1, here)
        else:
            setattr(message, field.name, sample(field, here))
    return message


def sample(field: FieldDescriptor, path: str) -> Any:
    """Returns a value derived from its path."""
    kind = field.cpp_type
    if kind == FieldDescriptor.CPPTYPE_STRING:
        text = path.lstrip(".")
        return text.encode() if field.type == FieldDescriptor.TYPE_BYTES else text
    if kind == FieldDescriptor.CPPTYPE_ENUM:
        return field.enum_type.values[-1].number
    if kind == FieldDescriptor.CPPTYPE_BOOL:
        return True
    if kind in (FieldDescriptor.CPPTYPE_DOUBLE, FieldDescriptor.CPPTYPE_FLOAT):
        return 0.5
    return SENT_AT if "time" in field.name.lower() else field.number


def set_jid(target: Any, name: tuple[str, str], device: int = 0) -> None:
    target.User, target.Server, target.Device = name[0], name[1], device
    target.RawAgent = target.Integrator = 0
    target.IsEmpty = False


def text_of(name: tuple[str, str]) -> str:
    return f"{name[0]}@{name[1]}"


def framed(identifier: str, from_me: bool = False, group: bool = False) -> Any:
    """Returns a `neonize.Message` without content."""
    event = schema.Message()
    info = event.Info
    source = info.MessageSource
    set_jid(source.Chat, GROUP if group else ANA)
    set_jid(source.Sender, OWNER if from_me else ANA, device=3)
    set_jid(source.SenderAlt, ANA_LID)
    set_jid(source.RecipientAlt, ("", ""))
    source.RecipientAlt.IsEmpty = True
    set_jid(source.BroadcastListOwner, ("", ""))
    source.IsFromMe, source.IsGroup = from_me, group
    info.ID, info.Type, info.Pushname, info.Timestamp = identifier, "text", "Ana", SENT_AT * 1000
    info.ServerID, info.Category, info.Multicast, info.MediaType, info.Edit = 0, "", False, "", ""
    for flag in ("IsEphemeral", "IsViewOnce", "IsViewOnceV2", "IsViewOnceV2Extension", "IsDocumentWithCaption"):
        setattr(event, flag, False)
    event.IsLottieSticker = event.IsEdit = False
    event.UnavailableRequestID, event.RetryCount = "", 0
    return event


def message_line(kind: FieldDescriptor, number: int, depth: int, wrapper: str | None = None) -> dict[str, Any]:
    """Returns an event with one kind of message."""
    identifier = f"3EB0{number:012X}"
    from_me, group = number % 3 == 0, number % 2 == 0
    event = framed(identifier, from_me, group)
    content = e2e.Message()
    if kind.cpp_type == FieldDescriptor.CPPTYPE_MESSAGE:
        getattr(content, kind.name).SetInParent()
        fill(getattr(content, kind.name), depth, kind.name)
    else:
        setattr(content, kind.name, sample(kind, kind.name))
    if wrapper is not None:
        wrapped = e2e.Message()
        getattr(wrapped, wrapper).message.CopyFrom(content)
        content = wrapped
    event.Message.CopyFrom(content)
    event.Raw.CopyFrom(content)
    expect = {
        "parses": True,
        "kind": kind.name,
        "wrapper": wrapper,
        "id": identifier,
        "chat": text_of(GROUP if group else ANA),
        "sender": text_of(OWNER if from_me else ANA),
        "from_me": from_me,
        "is_group": group,
        "timestamp_ms": SENT_AT * 1000,
    }
    label = f"{wrapper} around {kind.name}" if wrapper else kind.name
    return line(events.MESSAGE, label, event.SerializePartialToString(), expect)


def line(code: int, label: str, raw: bytes, expect: dict[str, Any]) -> dict[str, Any]:
    name = events.name(code)
    return {"code": code, "name": name, "label": label, "raw": base64.b64encode(raw).decode(), "expect": expect}


def messages(depth: int) -> list[dict[str, Any]]:
    """Returns every kind of message, the most common ones in each wrapper, and one with an unknown field."""
    kinds: list[FieldDescriptor] = list(e2e.Message.DESCRIPTOR.fields)
    made = [message_line(kind, number, depth) for number, kind in enumerate(kinds, start=1)]
    common = [kind for kind in kinds if kind.name in ("conversation", "imageMessage", "extendedTextMessage")]
    for wrapper in WRAPPERS:
        made += [message_line(kind, len(made) + 1, depth, wrapper) for kind in common]
    later = framed("3EB0FUTURE")
    later.Message.MergeFromString(FUTURE)
    later.Raw.MergeFromString(FUTURE)
    expect = {"parses": True, "kind": None, "id": "3EB0FUTURE", "chat": text_of(ANA), "timestamp_ms": SENT_AT * 1000}
    made.append(line(events.MESSAGE, "a kind of the future", later.SerializePartialToString(), expect))
    return made


def receipts() -> list[dict[str, Any]]:
    """Returns a receipt of every type."""
    made = []
    for kind in schema.Receipt.ReceiptType.DESCRIPTOR.values:
        receipt = schema.Receipt(MessageIDs=["3EB0A", "3EB0B"], Timestamp=SENT_AT, Type=kind.number)
        receipt.MessageSource.CopyFrom(framed("").Info.MessageSource)
        expect = {
            "parses": True,
            "ids": ["3EB0A", "3EB0B"],
            "chat": text_of(ANA),
            "type": kind.name,
            "timestamp_s": SENT_AT,
        }
        made.append(line(18, f"receipt {kind.name}", receipt.SerializePartialToString(), expect))
    return made


def history(depth: int) -> list[dict[str, Any]]:
    """Returns history of every type, each with a direct chat and a group that have alternative addresses."""
    data: Descriptor = schema.HistorySync.DESCRIPTOR.fields_by_name["Data"].message_type
    made = []
    for kind in data.enum_types_by_name["HistorySyncType"].values:
        event = schema.HistorySync()
        fill(event.Data, depth)
        for field in ("conversations", "pushnames", "phoneNumberToLidMappings", "statusV3Messages"):
            event.Data.ClearField(field)
        event.Data.syncType = kind.number
        ids = []
        for name in (ANA, GROUP):
            chat = event.Data.conversations.add(ID=text_of(name), name="A chat")
            if name == ANA:
                chat.lidJID = text_of(ANA_LID)
            for number in range(3):
                entry = chat.messages.add(msgOrderID=number).message
                entry.key.remoteJID, entry.key.ID, entry.key.fromMe = text_of(name), f"{name[1]}-{number}", number == 1
                entry.message.conversation = f"history {number}"
                entry.messageTimestamp = SENT_AT - number
                if name == GROUP and number != 1:
                    entry.participant = text_of(ANA)
                ids.append(entry.key.ID)
        event.Data.pushnames.add(ID=text_of(ANA), pushname="Ana")
        event.Data.phoneNumberToLidMappings.add(pnJID=text_of(ANA), lidJID=text_of(ANA_LID))
        expect = {"parses": True, "messages": ids, "chats": [text_of(ANA), text_of(GROUP)]}
        made.append(line(events.HISTORY_SYNC, f"history {kind.name}", event.SerializePartialToString(), expect))
    return made


def others(depth: int) -> list[dict[str, Any]]:
    """Returns every other kind of event, with all fields and with none, an unknown kind, and no event at all."""
    made = []
    for code, name in sorted(events.NAMES.items()):
        if code in events.WITHHELD or code in (events.MESSAGE, events.HISTORY_SYNC, 18):
            continue
        full = fill(getattr(schema, name)(), depth)
        made.append(line(code, f"{name}, full", full.SerializePartialToString(), {"parses": True}))
        made.append(line(code, f"{name}, empty", b"", {"parses": True}))
    made.append(line(120, "an event of the future", FUTURE, {"parses": True}))
    made.append(line(events.MESSAGE, "no protobuf", b"\xff\xff\xff", {"parses": False}))
    return made


def main() -> None:
    options = argparse.ArgumentParser(description="Makes one event of every kind.")
    options.add_argument("--depth", type=int, default=1, help="how deep parts of parts are filled (1)")
    depth = options.parse_args().depth
    for made in [*messages(depth), *receipts(), *history(depth), *others(depth)]:
        print(json.dumps(made, separators=(",", ":")))


main()
