"""Writes into rooms as people do: texts, replies, edits, redactions and reactions, drawn by a seed."""

import random
import time

from account import Account, Refused

EMOJI = ["👍", "❤️", "🎉", "😮"]


class Writer:
    def __init__(self, accounts: list[Account], rooms: list[str], chance: random.Random) -> None:
        self.accounts = accounts
        self.rooms = rooms
        self.chance = chance
        self.written = 0
        # The latest messages of each room with their authors, and who has reacted to what.
        self._recent: dict[str, list[tuple[str, int]]] = {room: [] for room in rooms}
        self._reacted: set[tuple[int, str]] = set()

    def write(self, count: int, room: str | None = None) -> None:
        for _ in range(count):
            self._one(room or self.chance.choice(self.rooms))

    def _one(self, room: str) -> None:
        self.written += 1
        number = self.written
        recent = self._recent[room]
        who = self.chance.randrange(len(self.accounts))
        account = self.accounts[who]
        own = [entry for entry in recent if entry[1] == who]
        kind = self.chance.choices(["text", "reply", "edit", "redaction", "reaction"], [68, 10, 8, 4, 10])[0]
        content: dict = {"msgtype": "m.text", "body": f"event {number} {self._words()}"}
        if kind == "edit" and own:
            target = self.chance.choice(own)[0]
            account.send(room, {
                "msgtype": "m.text", "body": f"* edited {number}",
                "m.new_content": {"msgtype": "m.text", "body": f"edited {number}"},
                "m.relates_to": {"rel_type": "m.replace", "event_id": target}})
        elif kind == "redaction" and own:
            entry = self.chance.choice(own)
            recent.remove(entry)
            account.redact(room, entry[0])
        elif kind == "reaction" and recent and (who, target := self.chance.choice(recent)[0]) not in self._reacted:
            self._reacted.add((who, target))
            key = self.chance.choice(EMOJI)
            relation = {"m.relates_to": {"rel_type": "m.annotation", "event_id": target, "key": key}}
            self._react(account, room, relation)
        else:
            if kind == "reply" and recent:
                content["m.relates_to"] = {"m.in_reply_to": {"event_id": self.chance.choice(recent)[0]}}
            recent.append((account.send(room, content), who))
            del recent[:-20]

    @staticmethod
    def _react(account: Account, room: str, relation: dict) -> None:
        """Another server learns of the message a moment later; until then it refuses a reaction to it."""
        for attempt in range(100):
            try:
                account.send(room, relation, "m.reaction")
                return
            except Refused as refusal:
                if refusal.status != 400 or attempt == 99:
                    raise
                time.sleep(0.1)

    def _words(self) -> str:
        words = ["lake", "boat", "umbrella", "nine", "garden", "bread", "rain", "morning", "bicycle", "letter"]
        return " ".join(self.chance.choices(words, k=self.chance.randrange(1, 12)))
