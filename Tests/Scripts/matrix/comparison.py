"""What a vault must hold of a room, derived from the events that the server has, and how what it holds differs.

The derivation is written from the protocol and MX-4, and shares nothing with the client.
"""

import collections
import dataclasses

# Events that leave a message even if nothing of their content is left.
MESSAGES = {"m.room.message", "m.room.encrypted", "m.poll.start", "org.matrix.msc3381.poll.start"}
TEXTS = {"m.text", "m.notice", "m.emote"}
# State whose changes leave a line.
LINES = {"m.room.create", "m.room.name", "m.room.topic", "m.room.encryption", "m.room.tombstone"}


@dataclasses.dataclass
class Entry:
    """A message or a line of a conversation."""

    id: str
    kind: str = "text"  # text, deleted, line, other
    text: str | None = None
    reply_to: str | None = None
    reactions: collections.Counter = dataclasses.field(default_factory=collections.Counter)


def relation(event: dict) -> dict:
    found = event.get("content", {}).get("m.relates_to")
    return found if isinstance(found, dict) else {}


def is_redacted(event: dict) -> bool:
    return "redacted_because" in event.get("unsigned", {}) or "redacted_by" in event.get("unsigned", {})


def leaves_line(event: dict) -> bool:
    content, former = event["content"], event.get("unsigned", {}).get("prev_content")
    if event["type"] == "m.room.member":
        return content.get("membership") != (former or {}).get("membership")
    return event["type"] in LINES and (event["state_key"] == "" and content != former)


def expected(events: list[dict]) -> list[Entry]:
    """The entries of a room, oldest first, from its events, oldest first."""
    entries: dict[str, Entry] = {}
    authors = {event["event_id"]: event["sender"] for event in events}
    for event in events:
        name, kind = event["event_id"], event["type"]
        if "state_key" in event:
            if leaves_line(event):
                entries[name] = Entry(name, "line")
        elif kind in MESSAGES and relation(event).get("rel_type") != "m.replace":
            if is_redacted(event):
                entries[name] = Entry(name, "deleted")
            else:
                reply = relation(event).get("m.in_reply_to", {}).get("event_id")
                thread = relation(event).get("event_id") if relation(event).get("rel_type") == "m.thread" else None
                is_text = kind == "m.room.message" and event["content"].get("msgtype") in TEXTS
                text = event["content"].get("body") if is_text else None
                entries[name] = Entry(name, "text" if is_text else "other", text, reply or thread)
    for event in events:
        about = relation(event)
        target = entries.get(about.get("event_id", ""))
        if target is None or is_redacted(event):
            continue
        if about.get("rel_type") == "m.replace" and authors[target.id] == event["sender"] and target.kind == "text":
            target.text = event["content"].get("m.new_content", {}).get("body")
        if about.get("rel_type") == "m.annotation" and target.kind != "deleted":
            target.reactions[about.get("key")] += 1
    return list(entries.values())


def exported(message: dict) -> Entry:
    """The entry that a line of `whisper export json` is."""
    content, metadata = message["content"], message["metadata"]
    kind = {"text": "text", "deleted": "deleted", "system": "line"}.get(content["type"], "other")
    return Entry(
        message["external_id"], kind, content["text"] if kind == "text" else None, metadata["reply_to"],
        collections.Counter(reaction["emoji"] for reaction in metadata["reactions"]))


def some(names: list) -> str:
    return ", ".join(map(str, names[:3])) + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def differences(wanted: list[Entry], held: list[Entry]) -> list[str]:
    """How what is held differs in content; order is `disorder`."""
    faults = []
    there = {entry.id: entry for entry in wanted}
    counts = collections.Counter(entry.id for entry in held)
    if twice := [name for name, count in counts.items() if count > 1]:
        faults.append(f"twice: {some(twice)}")
    if lost := [name for name in there if name not in counts]:
        faults.append(f"lost: {some(lost)}")
    if strange := [name for name in counts if name not in there]:
        faults.append(f"never sent: {some(strange)}")
    for entry in held:
        if (other := there.get(entry.id)) is None:
            continue
        for part in ("kind", "text", "reply_to", "reactions"):
            if part in ("text", "reply_to", "reactions") and entry.kind in ("deleted", "line"):
                continue
            if getattr(entry, part) != getattr(other, part):
                faults.append(f"{entry.id}: {part} is {getattr(entry, part)!r} and not {getattr(other, part)!r}")
    return faults


def disorder(wanted: list[Entry], held: list[Entry]) -> int:
    """How many entries held do not come after the one that is before them at the server."""
    place = {entry.id: number for number, entry in enumerate(wanted)}
    places = [place[entry.id] for entry in held if entry.id in place]
    return sum(first > second for first, second in zip(places, places[1:]))


def faults(wanted: list[Entry], held: list[Entry], ordered: bool = True) -> list[str]:
    found = differences(wanted, held)
    if ordered and (count := disorder(wanted, held)):
        found.append(f"{count} out of order")
    return found


def self_test() -> None:
    """Every kind of difference is noticed: the comparison can fail."""

    def event(name: str, kind: str = "m.room.message", sender: str = "@a:t", **more) -> dict:
        content = more.pop("content", {"msgtype": "m.text", "body": f"text of {name}"})
        return {"event_id": name, "type": kind, "sender": sender, "content": content, **more}

    events = [
        event("$create", "m.room.create", content={}, state_key=""),
        event("$join", "m.room.member", content={"membership": "join"}, state_key="@a:t"),
        event("$again", "m.room.member", content={"membership": "join"}, state_key="@a:t",
              unsigned={"prev_content": {"membership": "join"}}),
        event("$1"), event("$2"), event("$3", content={}, unsigned={"redacted_because": {}}),
        event("$4", content={"msgtype": "m.text", "body": "re", "m.relates_to": {"m.in_reply_to": {"event_id": "$1"}}}),
        event("$5", content={"msgtype": "m.text", "body": "* new", "m.new_content": {"body": "new"},
                             "m.relates_to": {"rel_type": "m.replace", "event_id": "$1"}}),
        event("$6", sender="@b:t", content={"msgtype": "m.text", "body": "* forged",
                                            "m.new_content": {"body": "forged"},
                                            "m.relates_to": {"rel_type": "m.replace", "event_id": "$2"}}),
        event("$7", "m.reaction", content={"m.relates_to": {"rel_type": "m.annotation", "event_id": "$2", "key": "+"}}),
    ]

    def line(name: str, kind: str, text: str | None, reply: str | None = None, emoji: str = "") -> dict:
        reactions = [{"emoji": emoji}] if emoji else []
        return {"external_id": name, "content": {"type": kind, "text": text},
                "metadata": {"reply_to": reply, "reactions": reactions}}

    # Written by hand.
    lines = [
        line("$create", "system", "group-created"), line("$join", "system", "a"), line("$1", "text", "new"),
        line("$2", "text", "text of $2", emoji="+"), line("$3", "deleted", None), line("$4", "text", "re", "$1")]
    wanted = expected(events)

    def reported(changed: list[dict]) -> list[str]:
        return faults(wanted, [exported(entry) for entry in changed])

    def changed(number: int, **values) -> list[dict]:
        copy = [dict(entry, content=dict(entry["content"]), metadata=dict(entry["metadata"])) for entry in lines]
        for part, value in values.items():
            (copy[number]["content"] if part in ("type", "text") else copy[number]["metadata"])[part] = value
        return copy

    planted = {
        "lost": lines[:2] + lines[3:],
        "twice": lines + lines[2:3],
        "never sent": lines + [line("$9", "text", "x")],
        "out of order": lines[:2] + [lines[3], lines[2]] + lines[4:],
        "text is": changed(2, text="text of $1"),
        "kind is": changed(4, type="text"),
        "reply_to is": changed(5, reply_to="$2"),
        "reactions is": changed(3, reactions=[]),
    }
    if found := reported(lines):
        raise SystemExit(f"the comparison reports what is right: {found}")
    for fault, entries in planted.items():
        if not any(fault in found for found in reported(entries)):
            raise SystemExit(f"the comparison does not notice: {fault}")


if __name__ == "__main__":
    self_test()
    print("the comparison notices every planted difference")
