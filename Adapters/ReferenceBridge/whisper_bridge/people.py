"""The persons in the session's store, as lines of the protocol."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from . import addresses
from .addresses import text
from .lines import Line


@dataclass
class Person:
    """The addresses of a person, at most one of each kind, and their names as far as they are known."""

    number: str | None = None
    linked_id: str | None = None
    # By the members of the protocol.
    names: dict[str, str] = field(default_factory=dict)

    @classmethod
    def with_addresses(cls, known: Iterable[str | None]) -> "Person":
        """A person with the first number and the first linked id among some addresses."""
        number = linked_id = None
        for address in known:
            if address is not None and addresses.is_number(address):
                number = number or address
            elif address is not None:
                linked_id = linked_id or address
        return cls(number, linked_id)

    @property
    def addresses(self) -> list[str]:
        """The number before the linked id."""
        return [each for each in (self.number, self.linked_id) if each is not None]

    @property
    def line(self) -> Line | None:
        """The members of the line `person`; None if nothing is known but one address."""
        if len(self.addresses) < 2 and not self.names:
            return None
        return {"ids": self.addresses, **self.names}


def people(contacts: Any, other_address: Callable[[str], str | None]) -> list[Person]:
    """The persons among `neonize.Contact` messages, each once.

    `other_address` returns the number of a linked id, or the linked id of a number; None if it is not known.
    """
    found: list[Person] = []
    by_address: dict[str, Person] = {}
    # Numbers first: it is them that the address book of the phone names.
    for wants_number in (True, False):
        for contact in contacts:
            address = addresses.person(contact.JID)
            if address is None or addresses.is_number(address) != wants_number:
                continue
            person = by_address.get(address)
            if person is None:
                other = other_address(address)
                # An address that is someone else's already is not given to a second person.
                person = Person.with_addresses([address, None if other in by_address else other])
                by_address.update(dict.fromkeys(person.addresses, person))
                found.append(person)
            person.names = names(contact.Info) | person.names
    return found


def names(info: Any) -> dict[str, str]:
    """The names in a `neonize.ContactInfo`, by the members of the protocol."""
    found = {
        "contact_name": text(info.FullName) or text(info.FirstName),
        "push_name": text(info.PushName),
        "business_name": text(info.BusinessName),
    }
    return {kind: name for kind, name in found.items() if name is not None}
