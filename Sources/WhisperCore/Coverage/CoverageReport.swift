import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// Reports for each chat which period the vault covers, and its gaps (ING-6).
public struct CoverageReport: Sendable {
    private let store: any VaultStore

    /// Creates a report on a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// The coverage of conversations, in the order of the conversation list.
    ///
    /// - Parameters:
    ///   - cursor: The last conversation of the previous page; nil for the first page.
    ///   - limit: The maximum number of conversations, 1 … 1,000.
    ///   - quiet: The length from which on a silence is reported as a gap. This is only a hint, as silence cannot be
    ///     distinguished from loss.
    /// - Throws: The vault's error.
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

/// The coverage of one chat.
public struct ChatCoverage: Hashable, Sendable {
    /// The chat.
    public let conversation: Conversation
    /// The number of messages that an export contained, even if another source has reported them since.
    public let exported: Int
    /// The number of messages that no export contained.
    public let bridged: Int
    /// The time of the earliest message; nil without messages.
    public let first: Timestamp?
    /// The time of the latest message; nil without messages.
    public let last: Timestamp?
    /// The silences above the threshold, by time: from the last message before to the first one after.
    public let gaps: [Gap]

    /// A long silence.
    public struct Gap: Hashable, Sendable {
        /// The last message before it.
        public let from: Timestamp
        /// The first message after it.
        public let to: Timestamp

        /// Creates a gap between two messages.
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
