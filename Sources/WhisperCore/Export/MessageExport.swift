import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort

/// Exports messages as JSON Lines: the unified schema, one message a line, conversation by conversation, each in the
/// chat's order (ST-13).
///
/// Memory does not depend on how many messages there are: two pages of them exist at a time. Every page is what the
/// vault held at one moment; a message saved while the export runs is in it or not.
public struct MessageExport {
    /// How many messages the export will have, as counted at its start.
    public let total: Int64
    /// How many messages have been handed out.
    public private(set) var written: Int64 = 0
    /// The blobs that the messages handed out refer to, if they are asked for.
    public private(set) var attachments: Set<String> = []

    private let pages: ReadAhead<[StoredMessage], StoreError>
    private let deidentifier: Deidentifier?
    private let collectsAttachments: Bool

    /// Messages read from the vault at once.
    private static let pageSize = 2_000

    /// An export of one conversation, or of all, the pinned ones and then the latest active first.
    ///
    /// - Parameters:
    ///   - conversation: The one to export; nil for all. Throws `.conversationNotFound` where there is no such one.
    ///   - deidentifier: What names and numbers are replaced by; nil to leave them.
    ///   - collectsAttachments: Whether to note in `attachments` what is referred to.
    public init(
        of store: any VaultStore, conversation: UniqueIdentifier? = nil, deidentifier: Deidentifier? = nil,
        collectsAttachments: Bool = false
    ) async throws(StoreError) {
        var conversations: [Conversation] = []
        if let conversation {
            guard let found = try await store.conversation(conversation) else {
                throw StoreError(.conversationNotFound)
            }
            conversations = [found]
        } else {
            conversations = try await store.allConversations()
        }
        total = conversations.reduce(0) { $0 + $1.messageCount }
        self.deidentifier = deidentifier
        self.collectsAttachments = collectsAttachments
        let pager = MessagePager(store: store, conversations: conversations, pageSize: MessageExport.pageSize)
        pages = ReadAhead { await pager.next() }
    }

    /// The next lines, in UTF-8; nil at the end.
    public mutating func next() async throws(StoreError) -> [UInt8]? {
        guard let page = try await pages.next() else { return nil }
        var writer = JSONWriter()
        writer.bytes.reserveCapacity(page.count * 640)
        for message in page {
            if let deidentifier {
                deidentifier.replaced(message).write(to: &writer)
            } else {
                message.unified.write(to: &writer)
            }
            writer.endLine()
            if collectsAttachments {
                for attachment in message.unified.content.attachments {
                    if let blob = attachment.sha256 { attachments.insert(blob) }
                }
            }
        }
        written += Int64(page.count)
        return writer.bytes
    }

    /// Ends the export early.
    public func cancel() async {
        await pages.cancel()
    }
}

extension ConversationStore {
    /// Every conversation, in the order of the list.
    package func allConversations() async throws(StoreError) -> [Conversation] {
        var all: [Conversation] = []
        while true {
            let page = try await conversations(after: all.last, limit: 1_000)
            all += page
            if page.count < 1_000 { return all }
        }
    }
}
