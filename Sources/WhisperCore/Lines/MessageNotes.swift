import WhisperArchive
public import WhisperContacts
public import WhisperMessage
public import WhisperStorePort

/// Finds what is to be noted about messages, beside their assurance (RT-4, RT-10).
///
/// A message without a sealed line, of which no server has accepted an own copy, costs no query. The first message with
/// a line costs one reading of its conversation, and an own message that a server has accepted one query.
public struct MessageNotes: Sendable {
    private let store: any VaultStore
    private var lines: ConversationLines

    /// Creates a lookup for a vault's messages. What it has read of a conversation, it keeps.
    public init(_ store: any VaultStore) {
        self.store = store
        lines = ConversationLines(store)
    }

    /// The notes about a message, in the order in which they are shown.
    ///
    /// - Throws: The vault's error.
    public mutating func notes(of message: StoredMessage) async throws(StoreError) -> [MessageNote] {
        var notes = try await lines.findings(of: message).map { MessageNote($0) }
        if let text = SealedText.reported(of: message.unified) {
            notes.append(SealedText.carriesEnvelope(text) ? .otherEnvelope : .otherText(text))
        }
        if UndecidedMark.hasUnreadEdit(message.unified.platformSpecific) { notes.append(.unreadEdit) }
        guard message.unified.platform.isMessenger else { return notes }
        if message.hasOtherServerTime { notes.append(.serverTime(message.unified.timestamp)) }
        if message.direction == .outgoing, message.delivery?.serverID != nil, message.unified.editedAt == nil {
            let versions = try await store.versions(of: message.unified.id)
            if message.carrierText == nil {
                notes += versions.map { .ownWords($0.text) }
            } else if !versions.isEmpty, !notes.contains(.otherEnvelope) {
                // The text is the user's own; the posted envelope is stored beside it.
                notes.append(.otherEnvelope)
            }
        }
        return notes
    }
}

extension MessageNote {
    fileprivate init(_ finding: LineReview.Finding) {
        switch finding {
        case .fromElsewhere: self = .fromElsewhere
        case .outOfOrder: self = .outOfOrder
        case .contradicted: self = .contradicted
        case .notHere(let count): self = .notHere(count)
        }
    }
}
