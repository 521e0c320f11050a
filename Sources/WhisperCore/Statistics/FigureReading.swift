import WhisperArchive
public import WhisperCharts
import WhisperMessage
public import WhisperStorePort

/// Adds up the messages of a vault, of one chat or of one person, to figures (LOOK-8): page by page, so that memory does not depend on
/// their number.
///
/// Every page is a snapshot of the vault; a message saved meanwhile may or may not be counted.
public struct FigureReading {
    /// The number of messages to read, as counted at the start; nil if only those of one person are read.
    public let total: Int64?
    /// The number of messages read so far.
    public private(set) var read: Int64 = 0

    private let store: any VaultStore
    private let titles: [UniqueIdentifier: String]
    private let pages: ReadAhead<[StoredMessage], StoreError>
    private let range: Range<Int64>
    private var collector: FigureCollector
    private var blocked: BlockedMessages

    private static let pageSize = 2_000

    /// Creates a reading.
    ///
    /// - Parameters:
    ///   - trust: The vault's trust data, by which contacts are blocked; nil if its key is unavailable, so that only their
    ///     records count.
    ///   - conversation: The chat to count; nil for all.
    ///   - person: Only messages by this person, under any name; nil for all.
    ///   - from: Only messages from this time on, by the date that readers see.
    ///   - until: Only messages before this time.
    ///   - zone: The reader's zone, in which days and hours are counted.
    /// - Throws: `.conversationNotFound`, or another error of the vault.
    public init(
        of store: any VaultStore, trust: TrustBook? = nil, conversation: UniqueIdentifier? = nil,
        person: UniqueIdentifier? = nil, from: Timestamp? = nil, until: Timestamp? = nil, zone: any TimeZoneRules
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
        self.store = store
        titles = Dictionary(conversations.map { ($0.id, $0.title) }) { first, _ in first }
        total = person != nil ? nil : conversations.reduce(0) { $0 + $1.messageCount }
        let start = from?.milliseconds ?? .min
        range = start..<max(start, until?.milliseconds ?? .max)
        collector = FigureCollector(zone: zone)
        blocked = BlockedMessages(store: store, trust: trust)
        let pager = MessagePager(
            store: store, conversations: conversations, person: person, pageSize: FigureReading.pageSize)
        pages = ReadAhead { await pager.next() }
    }

    /// Reads the next page, and returns whether there was one.
    ///
    /// - Throws: The vault's error.
    public mutating func next() async throws(StoreError) -> Bool {
        guard let page = try await pages.next() else { return false }
        for var message in page where range.contains(message.shownAt.milliseconds) {
            // That a blocked contact wrote is counted, but not what.
            if try await blocked.isHidden(message) { message.unified.content.text = nil }
            collector.add(message)
        }
        read += Int64(page.count)
        return true
    }

    /// The figures of what was read, people under the names that the vault shows, and chats under their titles.
    ///
    /// - Throws: The vault's error.
    public func figures() async throws(StoreError) -> ActivityFigures {
        var figures = collector.figures
        for index in figures.people.indices {
            guard let person = try await store.person(figures.people[index].id) else { continue }
            figures.people[index].name = person.displayName
        }
        for index in figures.chats.indices { figures.chats[index].name = titles[figures.chats[index].id] ?? "" }
        return figures
    }

    /// Ends the reading early.
    public func cancel() async {
        await pages.cancel()
    }
}
