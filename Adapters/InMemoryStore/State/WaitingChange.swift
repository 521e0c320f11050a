import WhisperMessage
import WhisperStorePort

/// A change to a message, and its author.
struct AuthoredChange: Hashable, Sendable {
    /// The kind of change.
    enum Kind: Hashable, Sendable {
        case edit(String)
        case deletion(DeletionClaim)
        case reaction(String?)
        case vote([[UInt8]])
        case encrypted(RawRecord, isEdit: Bool)
    }

    var kind: Kind
    /// Nil if the source does not name the actor.
    var actor: SenderHandle?
    var timestamp: Timestamp
}

extension AuthoredChange.Kind {
    /// The kind without what it says.
    var reported: ChangeKind {
        switch self {
        case .edit: .edit
        case .deletion(let claim): .deletion(claim)
        case .reaction: .reaction
        case .vote: .vote
        case .encrypted(_, let isEdit): .encrypted(isEdit: isEdit)
        }
    }
}

/// A change that waits for its message, or for the decision whether it is granted.
struct WaitingChange: Hashable, Sendable {
    /// The chat and the id of its message.
    var message: ExternalIdentity
    var author: MessageAuthor<SenderHandle>
    var change: AuthoredChange
}

extension MessageTarget {
    /// The chat and the id.
    var identity: ExternalIdentity { ExternalIdentity(conversation: conversation, externalID: externalID) }
}

/// A person in a group.
struct RankKey: Hashable, Sendable {
    var conversation: UniqueIdentifier
    var person: UniqueIdentifier
}

/// A person's reported rank at a time.
struct RankEntry: Hashable, Sendable {
    var timestamp: Timestamp
    var isAdmin: Bool
}

extension VaultState {
    /// Whether a person was an admin of a group at a time; nil if unknown.
    func isAdmin(_ person: UniqueIdentifier, of conversation: UniqueIdentifier, at time: Timestamp) -> Bool? {
        let entries = ranks[RankKey(conversation: conversation, person: person), default: []]
        return (entries.last { $0.timestamp <= time } ?? entries.first)?.isAdmin
    }
}
