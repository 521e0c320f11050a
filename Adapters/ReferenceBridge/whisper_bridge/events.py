"""The kinds of events, by the numbers that neonize assigns to them."""

DEVICE = 0
QR = 1
PAIR_STATUS = 2
CONNECTED = 3
KEEP_ALIVE_TIMEOUT = 4
KEEP_ALIVE_RESTORED = 5
LOGGED_OUT = 6
STREAM_REPLACED = 7
TEMPORARY_BAN = 8
CONNECT_FAILURE = 9
CLIENT_OUTDATED = 10
STREAM_ERROR = 11
DISCONNECTED = 12
HISTORY_SYNC = 13
MESSAGE = 17
UNDECRYPTABLE = 44
ROTATE_SECRET = 45

# Reported in separate lines, or made of keys: these do not become events.
WITHHELD = frozenset({DEVICE, QR, ROTATE_SECRET})

NAMES = {
    DEVICE: "Device",
    QR: "QR",
    PAIR_STATUS: "PairStatus",
    CONNECTED: "Connected",
    KEEP_ALIVE_TIMEOUT: "KeepAliveTimeout",
    KEEP_ALIVE_RESTORED: "KeepAliveRestored",
    LOGGED_OUT: "LoggedOut",
    STREAM_REPLACED: "StreamReplaced",
    TEMPORARY_BAN: "TemporaryBan",
    CONNECT_FAILURE: "ConnectFailure",
    CLIENT_OUTDATED: "ClientOutdated",
    STREAM_ERROR: "StreamError",
    DISCONNECTED: "Disconnected",
    HISTORY_SYNC: "HistorySync",
    16: "NewsLetterMessageMeta",
    MESSAGE: "Message",
    18: "Receipt",
    19: "ChatPresence",
    20: "Presence",
    21: "JoinedGroup",
    22: "GroupInfoEvent",
    23: "Picture",
    24: "IdentityChange",
    25: "privacySettingsEvent",
    26: "OfflineSyncPreview",
    27: "OfflineSyncCompleted",
    30: "BlocklistEvent",
    31: "BlocklistChange",
    32: "NewsletterJoin",
    33: "NewsletterLeave",
    34: "NewsletterMuteChange",
    35: "NewsletterLiveUpdate",
    36: "CallOffer",
    37: "CallAccept",
    38: "CallPreAccept",
    39: "CallTransport",
    40: "CallOfferNotice",
    41: "CallRelayLatency",
    42: "CallTerminate",
    43: "UnknownCallEvent",
    UNDECRYPTABLE: "UndecryptableMessage",
    ROTATE_SECRET: "RotateADVSecret",
}


def name(code: int) -> str:
    """The name of a kind; for an unknown one, a name made of its number."""
    return NAMES.get(code, f"event-{code}")
