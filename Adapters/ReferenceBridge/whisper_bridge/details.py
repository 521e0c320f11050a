"""Reports chats and persons as they are at present: after a login, and when something has changed (ING-6).

Everything is read on a thread of its own, so that it delays no event and no answer. Only the list of groups is
requested from the service, with one request; the rest is in the session's store.
"""

import threading
import time
from collections.abc import Callable
from typing import Any

from . import addresses, chats, verdict
from .account import Account
from .background import in_background
from .failure import RATE_LIMITED, Failure
from .library import Library
from .lines import Line
from .outbox import Closing, Outbox
from .people import Person, people
from .protobuf import schema

# After a login the store is read at once, and again after each of these waits, in seconds; the last one repeats. After
# pairing, the phone sends its address book and the owner's choices little by little.
WAITS = (60.0, 600.0, 3_600.0)
# How often everything is reported, and the groups are requested, at most.
ALL_SECONDS = 3_600.0
# How soon the groups are requested again after a failure.
RETRY_SECONDS = 60.0
# The pause after each line.
PACE_SECONDS = 0.002


class Details:
    """The thread, and what it has reported since everything was reported."""

    def __init__(
        self,
        library: Library,
        outbox: Outbox,
        account: Callable[[], Account | None],
        failed: Callable[[Failure], None],
    ) -> None:
        """`account` returns the account while there is a connection."""
        self._library = library
        self._outbox = outbox
        self._account = account
        self._failed = failed
        self._logged_in = threading.Event()
        # By the first address: what was last reported about a person, and of the owner's choices for a chat.
        self._people: dict[str, Line] = {}
        self._choices: dict[str, Line] = {}
        # Linked ids that were reported with their number.
        self._linked: set[str] = set()
        self._groups: list[str] = []
        # Moments of `time.monotonic`; None for the groups once they have been listed.
        self._all_from = 0.0
        self._groups_from: float | None = None

    def begin(self) -> None:
        """Waits for logins from now on."""
        in_background("details", self._run)

    def logged_in(self) -> None:
        """Reports everything, unless that was done shortly before. Returns at once."""
        self._logged_in.set()

    def _run(self) -> None:
        waits: list[float] = []
        while True:
            if self._logged_in.wait(waits[0] if waits else None):
                self._logged_in.clear()
                self._begin_again()
                waits = list(WAITS)
            elif len(waits) > 1:
                del waits[0]
            try:
                self._report()
            except Closing:
                return
            except Failure as failure:
                self._failed(failure)
                return
            except Exception:
                # An answer of the library that makes no sense costs what this thread reports, and nothing else.
                continue

    def _begin_again(self) -> None:
        now = time.monotonic()
        if now >= self._all_from:
            self._all_from = self._groups_from = now
            self._all_from += ALL_SECONDS
            self._people.clear()
            self._choices.clear()
            self._linked.clear()

    def _report(self) -> None:
        account = self._account()
        if account is None:
            return
        found = self._report_people(account)
        if self._groups_from is not None and time.monotonic() >= self._groups_from:
            self._report_groups(account)
        for person in found:
            self._report_choices("direct", person.addresses[0], *reversed(person.addresses))
        for group in self._groups:
            self._report_choices("group", group, group)

    def _report_people(self, account: Account) -> list[Person]:
        answer = schema.ContactsGetAllContactsReturnFunction.FromString(self._library.contacts())
        found = people(answer.Contact, self._other_address)
        for person in found:
            # The host knows the owner from `login`, and what the store has about them need not agree with that.
            if not chats.is_own(account, person):
                self._report_person(person)
        return found

    def _report_person(self, person: Person) -> None:
        line = person.line
        if line is None or self._people.get(person.addresses[0]) == line:
            return
        self._people[person.addresses[0]] = line
        if person.number is not None and person.linked_id is not None:
            self._linked.add(person.linked_id)
        self._send("person", line)

    def _report_groups(self, account: Account) -> None:
        self._groups_from = time.monotonic() + RETRY_SECONDS
        answer = schema.GetJoinedGroupsReturnFunction.FromString(self._library.joined_groups())
        if answer.Error:
            if verdict.is_rate_limit(addresses.text(answer.Error) or ""):
                self._groups_from += ALL_SECONDS
                self._outbox.notice("error", code=RATE_LIMITED, message="too many requests", fatal=False)
            return
        self._groups_from = None
        self._groups = []
        for info in answer.Group:
            self._report_group(info, account)

    def _report_group(self, info: Any, account: Account) -> None:
        chat = addresses.group(info.JID)
        if chat is None:
            return
        self._groups.append(chat)
        self._choices[chat] = self._choices_of(chat)
        line = chats.group(info, account, self._choices[chat])
        if line is not None:
            self._send("chat", line)
        for participant in info.Participants:
            # Names are in the lines about contacts; this is only which number belongs to a linked id.
            person = chats.person(participant)
            is_new = person.number is not None and person.linked_id is not None and person.linked_id not in self._linked
            if person.linked_id is not None and is_new and not chats.is_own(account, person):
                self._linked.add(person.linked_id)
                self._send("person", {"ids": person.addresses})

    def _report_choices(self, kind: str, chat: str, *known_as: str) -> None:
        """Reports the owner's choices for a chat if they have changed: the first that are known by an address."""
        found = next(filter(None, map(self._choices_of, known_as)), {})
        if found and self._choices.get(chat) != found:
            self._choices[chat] = found
            self._send("chat", {"chat": chat, "kind": kind, **found})

    def _choices_of(self, chat: str) -> Line:
        answer = schema.ReturnFunctionWithError.FromString(self._library.chat_settings(addresses.jid(chat)))
        return {} if answer.Error else chats.choices(answer.LocalChatSettings)

    def _other_address(self, address: str) -> str | None:
        raw = self._library.other_address(addresses.jid(address), addresses.is_number(address))
        answer = schema.GetJIDFromStoreReturnFunction.FromString(raw)
        return None if answer.Error else addresses.person(answer.Jid)

    def _send(self, kind: str, line: Line) -> None:
        self._outbox.state(kind, line)
        time.sleep(PACE_SECONDS)
