import WhisperMessage
import WhisperStorePort

/// A change of a message, by whoever makes it.
struct AuthoredChange: Hashable, Sendable {
    /// What is changed.
    enum Kind: Hashable, Sendable {
        case edit(String)
        case deletion(DeletionClaim)
        case reaction(String?)
        case vote([[UInt8]])
    }

    var kind: Kind
    /// Nil where the source does not name them.
    var actor: SenderHandle?
    var timestamp: Timestamp
}

/// A change that waits for its message, or until it is known whether it is granted.
struct WaitingChange: Hashable, Sendable {
    var target: MessageTarget
    var change: AuthoredChange
}

/// Whose rank it is, and where.
struct RankKey: Hashable, Sendable {
    var conversation: UniqueIdentifier
    var person: UniqueIdentifier
}

/// What somebody was told to be at a time.
struct RankEntry: Hashable, Sendable {
    var timestamp: Timestamp
    var isAdmin: Bool
}

extension VaultState {
    /// Whether somebody was an admin of a group at a time; nil where nothing says it.
    func isAdmin(_ person: UniqueIdentifier, of conversation: UniqueIdentifier, at time: Timestamp) -> Bool? {
        let entries = ranks[RankKey(conversation: conversation, person: person), default: []]
        return (entries.last { $0.timestamp <= time } ?? entries.first)?.isAdmin
    }
}
