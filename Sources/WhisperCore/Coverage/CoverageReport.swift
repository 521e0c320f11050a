public import WhisperMessage
public import WhisperStorePort

/// Tells, chat by chat, what period the vault holds, and its gaps (ING-6).
public struct CoverageReport: Sendable {
    private let store: any VaultStore

    /// A report on a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// The coverage of conversations, in the order of the conversation list.
    ///
    /// - Parameters:
    ///   - cursor: The last conversation of the page before; nil for the first page.
    ///   - limit: At most so many conversations, 1 … 1,000.
    ///   - quiet: A silence longer than this is told as a gap. Nobody can tell silence from loss, so this is a hint.
    public func chats(
        after cursor: Conversation? = nil, limit: Int = 100, quietFor quiet: Duration = .seconds(30 * 86_400)
    ) async throws(StoreError) -> [ChatCoverage] {
        var chats: [ChatCoverage] = []
        for conversation in try await store.conversations(after: cursor, limit: limit) {
            if Task.isCancelled { throw StoreError(.cancelled) }
            let elements = try await store.alignmentElements(in: conversation.id)
            chats.append(ChatCoverage(conversation, elements, quiet: quiet))
        }
        return chats
    }
}

/// What a vault holds of one chat.
public struct ChatCoverage: Hashable, Sendable {
    /// The chat.
    public let conversation: Conversation
    /// Messages that exports have shown, whoever told them since.
    public let exported: Int
    /// Messages that no export has shown.
    public let bridged: Int
    /// The time of the earliest message; nil without messages.
    public let first: Timestamp?
    /// The time of the latest message; nil without messages.
    public let last: Timestamp?
    /// Silences that are long enough to be told, in order of time: from the last message before to the first one after.
    public let gaps: [Gap]

    /// A long silence.
    public struct Gap: Hashable, Sendable {
        /// The last message before it.
        public let from: Timestamp
        /// The first message after it.
        public let to: Timestamp

        /// A silence between two messages.
        public init(from: Timestamp, to: Timestamp) {
            self.from = from
            self.to = to
        }
    }

    init(_ conversation: Conversation, _ elements: [AlignmentElement], quiet: Duration) {
        self.conversation = conversation
        exported = elements.count(where: \.hasLocalTime)
        bridged = elements.count - exported
        let times = elements.map(\.timestamp).sorted()
        first = times.first
        last = times.last
        gaps = zip(times, times.dropFirst()).compactMap { from, to in
            let (silence, isOverflow) = to.milliseconds.subtractingReportingOverflow(from.milliseconds)
            return isOverflow || .milliseconds(silence) > quiet ? Gap(from: from, to: to) : nil
        }
    }
}
