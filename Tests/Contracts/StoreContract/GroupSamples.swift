import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Short ways to report what sources know about chats besides their messages.
extension Trial {
    /// Commits one report about a conversation.
    func describe(_ conversation: UniqueIdentifier, _ details: NewChatDetails, at seconds: Int64) async throws {
        _ = try await store.commit(IngestionGroup([.details(conversation, details, at: Samples.time(seconds))]))
    }

    /// Commits one report about the members of a conversation.
    func report(
        _ members: [NewChatDetails.NewMember], areAll: Bool = false, of conversation: UniqueIdentifier,
        at seconds: Int64
    ) async throws {
        try await describe(
            conversation, NewChatDetails(members: members, hasAllMembers: areAll), at: seconds)
    }

    /// The members of a conversation as short texts, such as `Ann admin 10`.
    func members(_ conversation: UniqueIdentifier) async throws -> [String] {
        try await store.members(of: conversation).map { member in
            "\(member.displayName) \(Samples.word(member.role)) \(Samples.seconds(member.since))"
        }
    }

    /// Commits one receipt for a message.
    func receive(
        _ status: ReceiptStatus, for externalID: String, in conversation: UniqueIdentifier, by sender: NewSender,
        at seconds: Int64
    ) async throws {
        let target = MessageTarget(conversation: conversation, externalID: externalID)
        let change = IngestedChange.receipt(target, by: sender, status, at: Samples.time(seconds))
        _ = try await store.commit(IngestionGroup([change]))
    }

    /// The receipts of a message as short texts, such as `Ann read 10`.
    func receipts(_ message: UniqueIdentifier) async throws -> [String] {
        try await store.receipts(of: message).map { receipt in
            "\(receipt.displayName) \(receipt.status.name) \(Samples.seconds(receipt.timestamp))"
        }
    }
}

extension Samples {
    /// A member who is known by the name that an export shows.
    static func member(_ name: String, _ role: GroupRole?, seenAt: Int64 = 0) -> NewChatDetails.NewMember {
        NewChatDetails.NewMember(sender(name, seenAt: seenAt), role: role)
    }

    /// A role as a word, `left` for a former member.
    static func word(_ role: GroupRole?) -> String {
        switch role {
        case .owner: "owner"
        case .admin: "admin"
        case .member: "member"
        case nil: "left"
        }
    }

    /// The number of seconds for which `time` makes this time.
    static func seconds(_ time: Timestamp) -> Int64 { time.milliseconds / 1_000 - 1_700_000_000 }
}
