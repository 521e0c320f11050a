import WhisperMessage
import WhisperStorePort

/// A value that is exported as a word for each case. Words never change.
protocol RecordWord: CaseIterable, Hashable {
    /// The word.
    var word: String { get }
}

extension RecordWord {
    /// The case for a word; nil if there is none.
    init?(word: String) {
        guard let found = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = found
    }
}

extension ConversationKind: RecordWord {
    var word: String {
        switch self {
        case .unknown: "unknown"
        case .direct: "direct"
        case .group: "group"
        case .broadcast: "broadcast"
        }
    }
}

extension GroupRole: RecordWord {
    var word: String {
        switch self {
        case .member: "member"
        case .admin: "admin"
        case .owner: "owner"
        }
    }
}

extension ReceiptStatus: RecordWord {
    var word: String { name }
}

extension MessageStatus: RecordWord {
    var word: String {
        switch self {
        case .pending: "pending"
        case .sent: "sent"
        case .delivered: "delivered"
        case .failed: "failed"
        case .read: "read"
        }
    }
}

extension MessageDirection: RecordWord {
    var word: String {
        switch self {
        case .unknown: "unknown"
        case .incoming: "incoming"
        case .outgoing: "outgoing"
        }
    }
}

extension PersonAliasKind: RecordWord {
    var word: String {
        switch self {
        case .exportName: "export-name"
        case .phoneNumber: "phone-number"
        case .linkedID: "linked-id"
        case .pushName: "push-name"
        case .verifiedName: "verified-name"
        case .contact: "contact"
        }
    }
}

extension IdentityStatus: RecordWord {
    var word: String {
        switch self {
        case .active: "active"
        case .rotated: "rotated"
        case .archived: "archived"
        }
    }
}

extension ContactTrust: RecordWord {
    var word: String {
        switch self {
        case .unverified: "unverified"
        case .verified: "verified"
        case .revoked: "revoked"
        }
    }
}
