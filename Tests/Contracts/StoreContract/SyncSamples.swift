import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Small factories for what a server reports.
extension Samples {
    /// The server's id of the vault's owner.
    static let me = "me"

    /// A conversation of a server.
    static func chat(_ key: String = "room", kind: ConversationKind = .group) -> ConversationReference {
        ConversationReference(platform: .realtime, key: key, title: "title of \(key)", kind: kind)
    }

    /// A message whose server id and text contain its number, accepted this number of seconds after `time(0)`.
    static func remote(
        _ sequence: Int64, from sender: String = "ann", clientID: String? = nil, text: String? = nil,
        serverID: String? = nil
    ) -> RemoteMessage {
        RemoteMessage(
            serverID: serverID ?? "s\(sequence)", sequence: sequence, sender: sender, clientMessageID: clientID,
            text: text ?? "text \(sequence)", createdAt: time(sequence * 10))
    }

    /// The same as an event.
    static func event(
        _ sequence: Int64, from sender: String = "ann", clientID: String? = nil, text: String? = nil,
        serverID: String? = nil
    ) -> SyncEvent {
        .message(remote(sequence, from: sender, clientID: clientID, text: text, serverID: serverID))
    }

    /// An update of a conversation, of a number.
    static func update(_ sequence: Int64) -> ConversationUpdate {
        ConversationUpdate(
            sequence: sequence, updatedAt: time(sequence * 10),
            lastMessageAt: time(sequence))
    }

    /// Events of a conversation.
    static func group(_ events: [SyncEvent], cursor: Int64? = nil, in key: String = "room") -> SyncGroup {
        SyncGroup(conversation: chat(key), owner: me, events: events, cursor: cursor)
    }

    /// A message that is to be sent.
    static func outgoing(
        _ clientID: String, in conversation: UniqueIdentifier, _ text: String? = nil, carrier: String? = nil,
        at seconds: Int64 = 0
    ) -> OutgoingMessage {
        OutgoingMessage(
            conversation: conversation, owner: me, clientMessageID: clientID, text: text ?? "own \(clientID)",
            carrierText: carrier, composedAt: time(seconds))
    }
}

extension Trial {
    /// The conversation of a server, made if there is none.
    func room(_ key: String = "room") async throws -> UniqueIdentifier {
        try await store.conversation(for: Samples.chat(key)).id
    }

    /// The messages of a conversation, in the chat's order.
    func messages(in conversation: UniqueIdentifier) async throws -> [StoredMessage] {
        try await store.messages(in: conversation, .newest, limit: 10_000)
    }

    /// Applies events of a conversation.
    @discardableResult
    func apply(_ events: SyncEvent..., cursor: Int64? = nil, in key: String = "room") async throws -> SyncOutcome {
        try await store.apply(Samples.group(events, cursor: cursor, in: key))
    }

    /// How far a conversation is; nil if nothing was ever applied to it.
    func cursor(of conversation: UniqueIdentifier) async throws -> SyncCursor? {
        try await store.syncCursors(of: .realtime).first { $0.conversation == conversation }
    }
}
