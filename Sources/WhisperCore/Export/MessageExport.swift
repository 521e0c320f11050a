import WhisperArchive
import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort

/// Exports messages as JSON Lines: the unified schema, one message per line, conversation by conversation, each in the
/// chat's order (ST-13). Each line also has the title and the kind of its chat, as `chat`.
///
/// Memory use does not depend on the number of messages, as only two pages exist at a time. Every page is a snapshot of
/// the vault; a message saved during the export may or may not be included.
public struct MessageExport: Sendable {
    /// The number of messages to export, as counted at the start; nil if only those of one person are exported.
    public let total: Int64?
    /// The number of messages exported so far.
    public private(set) var written: Int64 = 0
    /// How many of them blocked contacts sealed (CON-5): they are exported, as they are in the vault.
    public private(set) var blocked: Int64 = 0
    /// The blobs referenced by the exported messages, if requested.
    public private(set) var attachments: Set<String> = []

    private let pages: ReadAhead<[StoredMessage], StoreError>
    private let deidentifier: Deidentifier?
    private var assurances: MessageAssurances
    private var blocking: BlockedMessages
    private let collectsAttachments: Bool
    /// What each line shows of its chat.
    private let chats: [UniqueIdentifier: (platform: Platform, chat: ShownChat)]

    /// The number of messages per page.
    private static let pageSize = 2_000

    /// Creates an export of one conversation, or of all, pinned ones first, then by latest activity.
    ///
    /// - Parameters:
    ///   - trust: The vault's trust data, by which sealed messages are vouched for at the time of the export; nil if its
    ///     key is unavailable.
    ///   - conversation: The conversation to export; nil for all.
    ///   - person: Only messages by this person, under any name; nil for all.
    ///   - deidentifier: Replaces names and numbers; nil leaves them.
    ///   - collectsAttachments: Whether to collect referenced blobs in `attachments`.
    /// - Throws: `.conversationNotFound`, or another error of the vault.
    public init(
        of store: any VaultStore, trust: TrustBook? = nil, conversation: UniqueIdentifier? = nil,
        person: UniqueIdentifier? = nil, deidentifier: Deidentifier? = nil, collectsAttachments: Bool = false
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
        total = person != nil ? nil : conversations.reduce(0) { $0 + $1.messageCount }
        self.deidentifier = deidentifier
        assurances = MessageAssurances(store: store, trust: trust)
        blocking = BlockedMessages(store: store, trust: trust)
        self.collectsAttachments = collectsAttachments
        // A title may be a name that no person has.
        let showsTitles = deidentifier == nil
        chats = Dictionary(
            conversations.map { chat in
                (chat.id, (chat.platform, ShownChat(title: showsTitles ? chat.title : nil, kind: chat.kind)))
            }, uniquingKeysWith: { first, _ in first })
        let pager = MessagePager(
            store: store, conversations: conversations, person: person, pageSize: MessageExport.pageSize)
        pages = ReadAhead { await pager.next() }
    }

    /// The next lines, in UTF-8; nil at the end.
    ///
    /// - Throws: The vault's error.
    public mutating func next() async throws(StoreError) -> [UInt8]? {
        guard let page = try await pages.next() else { return nil }
        var writer = JSONWriter()
        writer.bytes.reserveCapacity(page.count * 640)
        for message in page {
            if try await blocking.isHidden(message) { blocked += 1 }
            if let deidentifier {
                deidentifier.replaced(message).write(to: &writer, adding: shownChat(of: message))
            } else {
                var additions = shownChat(of: message)
                if message.seal != nil {
                    additions["seal"] = .string(try await assurances.assurance(of: message).rawValue)
                }
                try await assurances.present(message).write(to: &writer, adding: additions)
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

    /// What a line shows of a message's chat.
    private func shownChat(of message: StoredMessage) -> JSONObject {
        guard let (platform, known) = chats[message.conversation] else { return JSONObject() }
        var chat = known
        if platform != message.unified.platform { chat.platform = platform }
        return chat.json
    }

    /// Ends the export early.
    public func cancel() async {
        await pages.cancel()
    }
}

extension MessageExport: AsyncSequence, AsyncIteratorProtocol {
    /// The lines of the messages that this export has not read yet. The iterator counts what it exports by itself: who
    /// wants the counts calls `next()`.
    public func makeAsyncIterator() -> MessageExport { self }

    /// The next lines, in UTF-8; nil at the end.
    ///
    /// - Throws: The vault's error.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(StoreError) -> [UInt8]? {
        try await next()
    }
}

extension VaultStore {
    /// All conversations, in the order of the list.
    ///
    /// - Throws: The vault's error.
    package func allConversations() async throws(StoreError) -> [Conversation] {
        var all: [Conversation] = []
        while true {
            let page = try await conversations(after: all.last, limit: 1_000)
            all += page
            if page.count < 1_000 { return all }
        }
    }
}
