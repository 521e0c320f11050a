"""Why a bridge ends, or which problems it reports (ING-4)."""

from typing import Any

QR_EXPIRED = "WHATSAPP_QR_EXPIRED"
AUTH_FAILED = "WHATSAPP_AUTH_FAILED"
PASSKEY_REQUIRED = "WHATSAPP_PASSKEY_REQUIRED"
SESSION_EXPIRED = "WHATSAPP_SESSION_EXPIRED"
RATE_LIMITED = "WHATSAPP_RATE_LIMITED"
NETWORK_ERROR = "WHATSAPP_NETWORK_ERROR"
DECRYPT_FAILED = "WHATSAPP_MESSAGE_DECRYPT_FAILED"
CLIENT_OUTDATED = "WHATSAPP_CLIENT_OUTDATED"
BANNED = "WHATSAPP_BANNED"
CRASHED = "WHATSAPP_BRIDGE_CRASHED"

# Not a failure of the session: the answer to a request that this run does not support.
UNSUPPORTED = "UNSUPPORTED"

# Why a file was not fetched. Of those above, RATE_LIMITED, NETWORK_ERROR and UNSUPPORTED are reasons, too.
MEDIA_EXPIRED = "MEDIA_EXPIRED"
MEDIA_REFUSED = "MEDIA_REFUSED"
MEDIA_TOO_LARGE = "MEDIA_TOO_LARGE"
MEDIA_UNTRUSTED = "MEDIA_UNTRUSTED"
MEDIA_CANCELLED = "MEDIA_CANCELLED"


def cause(error: BaseException) -> str:
    """What an unexpected error is in words that name no person, chat, key or path."""
    if isinstance(error, ImportError):
        return "a module is missing, or cannot be loaded"
    # What the system reports; `str` of the error would contain a path.
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return type(error).__name__


class Failure(Exception):
    """One of the codes above, with a sentence that names no person, chat, key or path."""

    def __init__(self, code: str, message: str, **members: int) -> None:
        """Further members are those of the reply to a request, such as `status`."""
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self._members = members

    @property
    def reply(self) -> dict[str, Any]:
        """The members of a reply to a request that failed."""
        return {"ok": False, "error": {"code": self.code, "message": self.message, **self._members}}
