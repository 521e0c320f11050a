/// Why a live source failed, and what is done about it (ING-4). Raw values are the codes that users and scripts see.
public enum LiveFailure: String, Hashable, Sendable, CaseIterable {
    /// Nobody scanned the code in time.
    case qrExpired = "WHATSAPP_QR_EXPIRED"
    /// The phone refused the pairing.
    case authenticationFailed = "WHATSAPP_AUTH_FAILED"
    /// Logged out, or the session is older than is allowed.
    case sessionExpired = "WHATSAPP_SESSION_EXPIRED"
    /// Too many requests.
    case rateLimited = "WHATSAPP_RATE_LIMITED"
    /// The connection was lost, or there never was one.
    case networkError = "WHATSAPP_NETWORK_ERROR"
    /// A message could not be decrypted. The session goes on.
    case messageDecryptFailed = "WHATSAPP_MESSAGE_DECRYPT_FAILED"
    /// The service no longer takes this version of the client.
    case clientOutdated = "WHATSAPP_CLIENT_OUTDATED"
    /// The service has locked the account out.
    case banned = "WHATSAPP_BANNED"
    /// The bridge ended by itself, or stopped answering.
    case bridgeCrashed = "WHATSAPP_BRIDGE_CRASHED"
    /// What runs there is no bridge that this program can read: of another version, without something that it needs, or
    /// with numbers that cannot be.
    case bridgeUnusable = "WHATSAPP_BRIDGE_UNUSABLE"
    /// The bridge's journal is not the one that was read so far.
    case journalChanged = "WHATSAPP_JOURNAL_CHANGED"
    /// The account is not the one that the vault is paired with.
    case otherAccount = "WHATSAPP_OTHER_ACCOUNT"

    /// What is done about it without asking anybody.
    public var recovery: Recovery {
        switch self {
        case .qrExpired: .immediately
        case .sessionExpired: .once(after: .seconds(60))
        case .rateLimited: .backOff(isEndless: false)
        case .networkError, .bridgeCrashed: .backOff(isEndless: true)
        case .messageDecryptFailed: .atSource
        case .authenticationFailed, .clientOutdated, .banned, .bridgeUnusable, .journalChanged, .otherAccount: .none
        }
    }

    /// Whether and when a source that failed is opened again.
    public enum Recovery: Hashable, Sendable {
        /// Not at all: somebody has to do something first.
        case none
        /// At once, as often as it takes.
        case immediately
        /// Once, after a wait; if that fails in the same way, not again.
        case once(after: Duration)
        /// After growing delays; endlessly, or as often in a row as is configured.
        case backOff(isEndless: Bool)
        /// The source deals with it and goes on, so it never ends a session.
        case atSource
    }
}
