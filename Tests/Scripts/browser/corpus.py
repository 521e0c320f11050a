"""Writes vaults for the tests of pages as files that `whisper import json` reads: one in which every text attacks, and one
that a family might have."""

import hashlib
import json
import pathlib
import uuid

import attacks
import landscapes


def _id(name):
    """An id of version 4 that a name always gets."""
    digest = bytearray(hashlib.sha256(name.encode("utf-8", "surrogatepass")).digest()[:16])
    digest[6] = digest[6] & 0x0F | 0x40
    digest[8] = digest[8] & 0x3F | 0x80
    return str(uuid.UUID(bytes=bytes(digest)))


def _time(seconds):
    import datetime

    moment = datetime.datetime(2026, 3, 1, 8, 0, tzinfo=datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


class Writer:
    """Collects the records of a vault and the contents of its attachments."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.media = self.folder / "media"
        self.media.mkdir(parents=True, exist_ok=True)
        self.records = [{"type": "export", "format": 2}]
        self.people = {}
        self.positions = {}
        self.clock = 0

    def person(self, name, is_owner=False):
        """The id of a person of this name."""
        if name not in self.people:
            self.people[name] = _id("person " + name)
            alias = name or "nameless"
            self.records.append({
                "type": "person", "id": self.people[name], "display_name": name, "is_owner": is_owner, "joined": [],
                "aliases": [{
                    "platform": "whatsapp", "kind": "export-name", "value": alias, "first_seen": _time(0),
                    "last_seen": _time(0),
                }],
            })
        return self.people[name]

    def contact(self, name):
        """The id of a new contact whose keys the owner has verified."""
        keys = [hashlib.sha256(f"{kind} {name}".encode()).digest() for kind in ("agreement", "signing")]
        hashed = b"whisper-v1/fingerprint" + b"".join(len(key).to_bytes(4, "big") + key for key in keys)
        identifier = _id("contact " + name)
        self.records.append({
            "type": "contact", "id": identifier, "display_name": name, "x25519": keys[0].hex(), "ed25519": keys[1].hex(),
            "fingerprint": hashlib.sha256(hashed).hexdigest(), "rkid": hashlib.sha256(keys[0]).hexdigest()[:16],
            "trust": "verified", "blocked": False, "key_version": 1, "note": "", "avatar": None, "person": None,
            "created_at": _time(0), "last_seen_at": None, "updated_at": _time(0), "past_keys": [],
        })
        return identifier

    def chat(self, title, kind="group", pinned=False, contact=None):
        """The id of a new chat: of WhatsApp, or of sealed messages with a contact."""
        key = f"chat {len(self.positions)} {title}" if contact is None else f"contact:{contact}"
        platform = "whatsapp" if contact is None else "whisper"
        identifier = _id(key)
        self.positions[identifier] = 0
        self.records.append({
            "type": "conversation", "id": identifier, "platform": platform,
            "session_id": hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:32], "title": title,
            "kind": kind, "avatar": None, "pinned": pinned, "muted": False, "archived": False,
            "created_at": _time(0), "updated_at": _time(0),
            "aliases": [{"platform": platform, "key": key, "title": title, "kind": kind}],
        })
        return identifier

    def attachment(self, name, mime, content):
        """An attachment whose content the vault is to hold."""
        digest = hashlib.sha256(content).hexdigest()
        (self.media / digest).write_bytes(content)
        return {"name": name, "mime": mime, "size": len(content), "sha256": digest, "state": "found"}

    def message(self, chat, sender, text, kind="text", attachments=(), specific=None, reply_to=None, reactions=(),
                versions=(), external=None, direction="incoming", status="delivered", step=60, seal=None, signer=None):
        """Adds a message and returns its external id; a line of the system has no sender. `signer` is a contact's id."""
        self.positions[chat] += 1 << 20
        self.clock += step
        external = external or f"m{len(self.records)}"
        moment = _time(self.clock)
        self.records.append({
            "type": "message", "conversation": chat, "position": self.positions[chat],
            "person": None if sender is None else self.person(sender), "direction": direction if sender is not None else "unknown",
            "status": status, "is_read": True, "content_key": None, "delivery": None, "carrier_text": None,
            "written_at": None,
            "seal": seal and {"kind": seal, "verified": seal == "signed", "signer": None, "contact": signer},
            "versions": [{"text": version, "timestamp": moment} for version in versions],
            "reaction_people": [self.person(name) for _, name in reactions],
            "message": {
                "id": _id(f"message {chat} {external}"), "external_id": external, "platform": "whatsapp",
                "timestamp": moment, "timestamp_precision": "second", "local_time": None, "assumed_zone": None,
                "sender": None if sender is None else {"identifier": None, "display_name": sender}, "recipients": [],
                "content": {"type": kind, "text": text, "attachments": list(attachments)},
                "metadata": {
                    "thread_id": "0" * 32, "reply_to": reply_to,
                    "reactions": [{
                        "emoji": emoji, "sender": {"identifier": None, "display_name": name}, "timestamp": moment,
                    } for emoji, name in reactions],
                    "edited_at": moment if versions else None, "platform_specific": specific or {},
                },
            },
        })
        return external

    def close(self):
        """Writes the file of records and returns its path; records come after all that they refer to."""
        order = {"export": 0, "person": 1, "conversation": 2, "contact": 3}
        path = self.folder / "vault.jsonl"
        with open(path, "w", encoding="utf-8") as file:
            for record in sorted(self.records, key=lambda record: order.get(record["type"], 4)):
                file.write(json.dumps(record, ensure_ascii=False) + "\n")
        return path


def hostile(folder, limit=None):
    """A vault in which every field that a message or a person has attacks: each text of the corpus in each field."""
    writer = Writer(folder)
    corpus = list(attacks.texts())[:limit]
    names = [text for _, text in corpus]
    everybody = writer.chat("All attacks", "group")
    for number, (group, text) in enumerate(corpus):
        name = names[number] or "nameless"
        first = writer.message(everybody, name, text)
        writer.message(everybody, name, text, versions=[text + " (before)"], reactions=[(text[:8] or "x", name)])
        writer.message(
            everybody, name, "answers", reply_to=first,
            specific={"quoted": {"id": first, "sender": name, "text": text}, "mentions": [name], "forwarded": True})
        writer.message(
            everybody, name, "answers what is not there", reply_to="missing-" + str(number),
            specific={"quoted": {"id": text, "sender": name, "text": text}})
        writer.message(
            everybody, name, f"{text}\n{text}", kind="poll",
            specific={"poll": {"question": text, "options": [text, {"text": text, "votes": 1}], "selectable": 1},
                      "votes": [{"person": name, "options": ["0" * 64], "timestamp": _time(0)}]})
        writer.message(
            everybody, name, text, kind="location",
            specific={"location": {"latitude": 52.5, "longitude": 13.4, "link": text, "live": False},
                      "location_url": text})
        writer.message(
            everybody, name, text, kind="location", specific={"location": {"latitude": text, "longitude": text}})
        writer.message(
            everybody, name, text, kind="contact",
            specific={"contacts": [{
                "display_name": text,
                "vcard": f"BEGIN:VCARD\nVERSION:3.0\nFN:{text}\nTEL;TYPE={text}:{text}\nURL:{text}\nEMAIL:{text}\nEND:VCARD",
            }]})
        writer.message(
            everybody, name, None, kind="document",
            attachments=[{"name": text, "mime": text[:60], "size": 5, "sha256": None, "state": "missing"}])
        writer.message(everybody, None, text, kind="system", specific={"system": {"type": text, "by": text, "of": text}})
        writer.message(everybody, None, text, kind="system", specific={"event": text, "attributed_to": name})
        writer.message(everybody, name, None, kind="call", specific={"call": {"video": True, "outcome": text, "seconds": 3}})
        writer.message(everybody, name, None, kind="deleted", specific={"deletion": {"as": "admin", "by": text}})
        writer.message(
            everybody, name, text, kind="unknown",
            specific={"placeholder": text, "unsupported_field": text, "variant": text,
                      "preview": {"title": text, "description": text, "url": text},
                      "link_preview": {"title": text, "description": text, "url": text},
                      "broadcast_list": text, "media": {"variant": text}})
    # The texts as titles of chats, each with a message by a person of that name.
    for number, (_, text) in enumerate(corpus):
        chat = writer.chat(text or " ", "direct" if number % 2 else "group")
        writer.message(chat, names[number] or "nameless", "a word in a chat of this name")
    # The contents, each under every name that suits it and under hostile ones.
    shelf = writer.chat("Files", "group")
    kinds = {"image": "image", "video": "video", "audio": "audio"}
    hostile_names = [text for group, text in corpus if group == "names of files"] or ["x.png"]
    for number, (name, mime, content) in enumerate(attacks.files()):
        kind = kinds.get(mime.split("/")[0], "document")
        for shown in (name, hostile_names[number % len(hostile_names)]):
            writer.message(shelf, "Sender of files", shown, kind=kind,
                           attachments=[writer.attachment(shown or None, mime, content)])
        writer.message(shelf, "Sender of files", None, kind="image",
                       attachments=[writer.attachment("photo.jpg", "image/jpeg", content)])
        writer.message(shelf, "Sender of files", None, kind="sticker",
                       attachments=[writer.attachment("s.webp", "image/webp", content)])
    return writer.close()


def peaceful(folder):
    """A small vault with every kind of message, in several scripts, over several months: what people see."""
    writer = Writer(folder)
    family = writer.chat("Family", "group", pinned=True)
    me = "Ana Ruiz"
    writer.person(me, is_owner=True)
    writer.message(family, None, "Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or "
                   "share them. Learn more in the help of the app.", kind="system", step=0)
    writer.message(family, None, "Ana created this group", kind="system", specific={"event": "group_created"})
    first = writer.message(family, "Ben Okafor", "Who is coming to the lake on Sunday? https://weather.example/lake")
    writer.message(family, me, "I am, with the blue umbrella", reply_to=first, direction="outgoing", status="read",
                   specific={"quoted": {"id": first, "sender": "Ben Okafor", "text": "Who is coming to the lake"}},
                   reactions=[("\U0001F44D", "Ben Okafor"), ("\u2764\uFE0F", "Mei")])
    writer.message(family, "Mei", "\u6211\u4EEC\u661F\u671F\u5929\u53BB\u6E56\u8FB9\u6563\u6B65\u5427")
    writer.message(family, "\u0644\u064A\u0644\u0649", "\u0645\u0631\u062D\u0628\u0627\u060C \u0633\u0622\u062A\u064A \u0628\u0639\u062F \u0627\u0644\u0638\u0647\u0631")
    writer.message(family, me, "The umbrella is at the door", versions=["The umbrela is at the dor"], direction="outgoing",
                   status="delivered")
    writer.message(family, me, "Only for the two of us: the key is under the third stone", direction="outgoing",
                   status="delivered", seal="own")
    writer.message(family, "Ben Okafor", "I will bring it back on Monday", seal="signed")
    writer.message(family, "Mei", "And I have not signed this", seal="unsigned")
    for number in range(9):
        picture = landscapes.png(number)
        writer.message(family, ["Ben Okafor", "Mei", me][number % 3], "The lake, seen from the boat" if number % 2 else None,
                       kind="image", attachments=[writer.attachment(f"IMG-{number}.png", "image/png", picture)], step=86_400 * 9)
    writer.message(family, "Ben Okafor", "Cake?\nApple\nPlum", kind="poll", step=3_600,
                   specific={"poll": {"options": ["Apple", "Plum"], "selectable": 1}, "votes": [
                       {"person": me, "options": [hashlib.sha256(b"Plum").hexdigest()], "timestamp": _time(0)}]})
    writer.message(family, "Ben Okafor", "The jetty", kind="location",
                   specific={"location": {"latitude": 47.6543, "longitude": 9.1753}})
    writer.message(family, "Mei", "Boat hire", kind="contact", specific={"contacts": [{
        "display_name": "Boat hire", "vcard": "BEGIN:VCARD\nVERSION:3.0\nFN:Boat hire\nTEL:+49 7531 12345\nEND:VCARD"}]})
    writer.message(family, "Ben Okafor", None, kind="call", specific={"call": {"video": True, "outcome": "missed"}})
    writer.message(family, "Mei", None, kind="deleted", specific={"deletion": {"as": "author", "by": "Mei"}})
    writer.message(family, "Mei", None, kind="image", specific={"view_once": True},
                   attachments=[{"name": None, "mime": "image/jpeg", "size": None, "sha256": None, "state": "omitted"}])
    writer.message(family, "Ben Okafor", None, kind="audio", specific={"media": {"variant": "voice-note", "seconds": 12}},
                   attachments=[{"name": "PTT-1.opus", "mime": "audio/ogg", "size": 900, "sha256": None, "state": "missing"}])
    writer.message(family, "Mei", "Packing list", kind="document",
                   attachments=[writer.attachment("Packing list.pdf", "application/pdf", b"%PDF-1.4\n%%EOF\n")])
    words = ("morning coffee garden window letter winter summer station bicycle kitchen market evening lantern harbour "
             "orange blanket violin paper river mountain").split()
    people = ["Ben Okafor", "Mei", me, "\u0644\u064A\u0644\u0649"]
    for number in range(240):
        text = " ".join(words[(number * 7 + step * 3) % len(words)] for step in range(3 + number % 9))
        writer.message(family, people[number % len(people)], text.capitalize(), step=9_000 + number % 7 * 4_000,
                       direction="outgoing" if people[number % len(people)] == me else "incoming")
    neighbours = ["Rosa Keller", "Tomás Vidal", "Aiko Mori", "Idris Bello", "Lena Fuchs", "Omar Haddad", "Priya Nair",
                  "Chloé Martin", "Sven Dahl", "Yusuf Kaya", "Nora Quinn", "Hana Novak"]
    for number, name in enumerate(neighbours):
        chat = writer.chat(name, "direct")
        writer.message(chat, name, f"Good {words[number]}, is the ladder free on Saturday?", step=7_000)
        writer.message(chat, me, "It is, take it along", direction="outgoing", status="read")
    # A call without any text, in a chat whose name is typed in many forms.
    cafe = writer.chat("Caf\u00E9 3", "direct")
    writer.message(cafe, "In\u00EAs Prado", None, kind="call", specific={"call": {"video": False, "outcome": "missed"}}, step=7_000)
    # The search shows how each of these is vouched for, whatever it says about that.
    rosa = writer.contact("Rosa Lind")
    sealed = writer.chat("Rosa Lind", "direct", contact=rosa)
    for number, text in ((1, "The compass lies in the blue box"), (3, "And the map under the bench")):
        # The message between them is missing.
        line = {"conversation": "09" * 16, "device": _id("device"), "number": number, "previous": "02" * 16,
                "digest": f"{number:02x}" * 16, "here": True}
        writer.message(sealed, "Rosa Lind", text, seal="signed", signer=rosa, specific={"envelope": {"line": line}})
    writer.message(sealed, me, "Then keep the compass there", direction="outgoing", seal="own")
    writer.message(family, "Rosa Lind", "The compass is in the red box", seal="signed")
    writer.message(family, "R\u043Esa Lind", "It was me who moved the ladder")
    writer.message(family, "\u25CF verified", "verified: the compass is in the green box")
    return writer.close()


if __name__ == "__main__":
    import sys

    print({"hostile": hostile, "peaceful": peaceful}[sys.argv[1]](sys.argv[2]))
