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

    private func isErased(_ message: StoredMessage) -> Bool {
        erased[message.conversation]?.contains(message.position) ?? false
    }

    func alignmentElements(in conversation: UniqueIdentifier) async throws(StoreError) -> [AlignmentElement] {
        let places = erased[conversation] ?? []
        return try await base.alignmentElements(in: conversation).filter { !places.contains($0.position) }
    }

    func messages(
        sentIn span: Range<Timestamp>, platform: Platform, conversation: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try await base.messages(sentIn: span, platform: platform, conversation: conversation, limit: limit)
            .filter { !isErased($0) }
    }

    func search(_ request: SearchRequest) async throws(StoreError) -> [SearchHit] {
        try await base.search(request).filter { !isErased($0.message) }
    }

    // MARK: Chats

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await base.read { reader throws(StoreError) in try body(ForeseenReader(base: reader, without: deleted)) }
    }

    func conversations(after cursor: Conversation?, limit: Int) async throws(StoreError) -> [Conversation] {
        // Pages keep their sizes.
        var page = try await base.conversations(after: cursor, limit: limit)
        for index in page.indices where deleted.contains(page[index].id) { page[index].messageCount = 0 }
        return page
    }

    func conversations(
        holding probes: [OverlapProbe], platform: Platform
    ) async throws(StoreError) -> [[UniqueIdentifier]] {
        try await base.conversations(holding: probes, platform: platform)
            .map { hits in hits.filter { !deleted.contains($0) } }
    }
}

/// Reads no chat that would be gone.
private final class ForeseenReader: ForwardingReader {
    let base: any StoreReader
    private let deleted: Set<UniqueIdentifier>

    init(base: any StoreReader, without deleted: Set<UniqueIdentifier>) {
        self.base = base
        self.deleted = deleted
    }

    private func present(_ conversation: Conversation?) -> Conversation? {
        conversation.flatMap { deleted.contains($0.id) ? nil : $0 }
    }

    func conversation(_ id: UniqueIdentifier) throws(StoreError) -> Conversation? {
        present(try base.conversation(id))
    }

    func conversation(havingKey key: String, on platform: Platform) throws(StoreError) -> Conversation? {
        present(try base.conversation(havingKey: key, on: platform))
    }

    func conversation(threadOf key: String, on platform: Platform) throws(StoreError) -> Conversation? {
        present(try base.conversation(threadOf: key, on: platform))
    }
}
