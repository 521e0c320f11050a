/// The reason a live source failed, and how to recover (ING-4). Raw values are the codes that users and scripts see.
public enum LiveFailure: String, Hashable, Sendable, CaseIterable {
    /// The code was not scanned in time.
    case qrExpired = "WHATSAPP_QR_EXPIRED"
    /// The phone rejected the pairing.
    case authenticationFailed = "WHATSAPP_AUTH_FAILED"
    /// The service asks for a passkey to link a device, which the bridge cannot give.
    case passkeyRequired = "WHATSAPP_PASSKEY_REQUIRED"
    /// Logged out, or the session exceeded its maximum age.
    case sessionExpired = "WHATSAPP_SESSION_EXPIRED"
    /// Too many requests.
    case rateLimited = "WHATSAPP_RATE_LIMITED"
    /// The connection was lost or could not be established.
    case networkError = "WHATSAPP_NETWORK_ERROR"
    /// A message could not be decrypted. The session continues.
    case messageDecryptFailed = "WHATSAPP_MESSAGE_DECRYPT_FAILED"
    /// The service no longer accepts this version of the client.
    case clientOutdated = "WHATSAPP_CLIENT_OUTDATED"
    /// The service has banned the account.
    case banned = "WHATSAPP_BANNED"
    /// The bridge exited or stopped responding.
    case bridgeCrashed = "WHATSAPP_BRIDGE_CRASHED"
    /// The program is not a usable bridge: it has another version, lacks something required, or reports impossible
    /// numbers.
    case bridgeUnusable = "WHATSAPP_BRIDGE_UNUSABLE"
    /// The bridge's journal is not the one read so far.
    case journalChanged = "WHATSAPP_JOURNAL_CHANGED"
    /// The account is not the one paired with the vault.
    case otherAccount = "WHATSAPP_OTHER_ACCOUNT"

    /// How to recover without user interaction.
    public var recovery: Recovery {
        switch self {
        case .qrExpired: .immediately
        case .sessionExpired: .once(after: .seconds(60))
        case .rateLimited: .backOff(isEndless: false)
        case .networkError, .bridgeCrashed: .backOff(isEndless: true)
        case .messageDecryptFailed: .atSource
        case .authenticationFailed, .passkeyRequired, .clientOutdated, .banned, .bridgeUnusable, .journalChanged,
            .otherAccount:
            .none
        }
    }

    /// Whether and when to reopen a source that failed.
    public enum Recovery: Hashable, Sendable {
        /// Not at all: the user has to act first.
        case none
        /// Immediately, as often as needed.
        case immediately
        /// Once, after a delay; if that fails in the same way, not again.
        case once(after: Duration)
        /// After increasing delays; indefinitely, or up to the configured number of consecutive attempts.
        case backOff(isEndless: Bool)
        /// The source handles it and continues, so it never ends a session.
        case atSource
    }
}
