import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// A vault as it would be after imports were undone, as far as the plan of another import reads it (ING-2).
struct ForeseenVault: ForwardingStore {
    let base: any VaultStore
    private let erased: [UniqueIdentifier: Set<ChatPosition>]
    private let deleted: Set<UniqueIdentifier>

    /// - Parameter report: What a dry run of undoing the imports reports.
    init(base: any VaultStore, _ report: UndoReport) {
        self.base = base
        erased = report.erased.mapValues { Set($0) }
        deleted = Set(report.conversations)
    }

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await base.read { reader throws(StoreError) in
            try body(ForeseenReader(base: reader, erased: erased, deleted: deleted))
        }
    }
}

/// Reads no message and no chat that would be gone.
private final class ForeseenReader: ForwardingReader {
    let base: any StoreReader
    private let erased: [UniqueIdentifier: Set<ChatPosition>]
    private let deleted: Set<UniqueIdentifier>

    init(
        base: any StoreReader, erased: [UniqueIdentifier: Set<ChatPosition>], deleted: Set<UniqueIdentifier>
    ) {
        self.base = base
        self.erased = erased
        self.deleted = deleted
    }

    // MARK: Messages

    private func isErased(_ position: ChatPosition, in conversation: UniqueIdentifier) -> Bool {
        erased[conversation]?.contains(position) ?? false
    }

    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        let found = try base.messages(query, limit: limit)
        // Pages of a chat keep their sizes.
        switch query {
        case .sent, .found: return found.filter { !isErased($0.position, in: $0.conversation) }
        case .named, .first, .last, .answers, .withRemoteContents: return found
        }
    }

    func walk(_ walk: MessageWalk, _ body: (WalkedMessage) throws(StoreError) -> Bool) throws(StoreError) {
        try base.walk(walk) { (message) throws(StoreError) in
            if isErased(message.position, in: message.conversation) { return true }
            return try body(message)
        }
    }

    // MARK: Chats

    func conversations(_ query: ChatQuery, limit: Int) throws(StoreError) -> [Conversation] {
        var found = try base.conversations(query, limit: limit)
        guard case .listed = query else { return found.filter { !deleted.contains($0.id) } }
        // Pages keep their sizes.
        for index in found.indices where deleted.contains(found[index].id) { found[index].messageCount = 0 }
        return found
    }
}
