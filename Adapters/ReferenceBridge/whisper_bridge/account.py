"""The account that a session belongs to."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Account:
    """The addresses of the linked device."""

    jid: str
    lid: str | None

    @property
    def phone(self) -> str | None:
        """The number, digits only; None if the address is not a number."""
        user, _, server = self.jid.partition("@")
        return user.partition(":")[0].partition(".")[0] if server == "s.whatsapp.net" else None


def address(jid: Any) -> str:
    """A `neonize.JID` as text."""
    device = f":{jid.Device}" if jid.Device else ""
    return f"{jid.User}{device}@{jid.Server}"
