"""Why a bridge ends, or which problems it reports (ING-4)."""

QR_EXPIRED = "WHATSAPP_QR_EXPIRED"
AUTH_FAILED = "WHATSAPP_AUTH_FAILED"
SESSION_EXPIRED = "WHATSAPP_SESSION_EXPIRED"
RATE_LIMITED = "WHATSAPP_RATE_LIMITED"
NETWORK_ERROR = "WHATSAPP_NETWORK_ERROR"
DECRYPT_FAILED = "WHATSAPP_MESSAGE_DECRYPT_FAILED"
CLIENT_OUTDATED = "WHATSAPP_CLIENT_OUTDATED"
BANNED = "WHATSAPP_BANNED"
CRASHED = "WHATSAPP_BRIDGE_CRASHED"

# Not a failure of the session: the answer to a request that this bridge does not support.
UNSUPPORTED = "UNSUPPORTED"


class Failure(Exception):
    """One of the codes above, with a sentence that names no person, chat, key or path."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
