import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// A stretch of a chat, handed out in its order, however long it is.
struct MessageSlice {
    /// Where a stretch is.
    enum Place {
        /// A page: the newest, the oldest, before or after a message.
        case page(PageRange)
        /// A message with others before and after it.
        case around(StoredMessage)
    }

    /// What is read: a chat, or what one person wrote in it.
    struct Chat {
        let store: any VaultStore
        let conversation: UniqueIdentifier
        /// Nil for the messages of all.
        let person: UniqueIdentifier?

        func messages(_ range: PageRange, limit: Int) async throws -> [StoredMessage] {
            try await store.messages(in: conversation, by: person, range, limit: limit)
        }
    }

    private let chat: Chat
    private let period: MessagePeriod
    private let startsAtEnd: Bool
    private var range: PageRange?
    private var remaining: Int
    /// Pages that have been read already, the next one last.
    private var pages: [[StoredMessage]] = []
    /// Whether nothing but those pages is left.
    private var isRead = false

    private static let pageSize = 1_000
    private static let largestPage = 10_000

    /// - Parameters:
    ///   - place: Where it is. In a period, the newest page is the last one of the period, and the oldest its first; what is
    ///     around a message is without what is outside the period.
    ///   - limit: The maximum number of messages.
    init(
        of chat: Chat, place: Place, period: MessagePeriod, limit: Int
    ) async throws {
        self.chat = chat
        self.period = period
        remaining = limit
        switch place {
        case .around(let message):
            startsAtEnd = false
            let found = try await MessageSlice.surroundings(of: message, limit: limit, in: chat)
            pages = [found.filter { period.contains($0) || $0.unified.id == message.unified.id }]
            isRead = true
        case .page(let page):
            range = try await period.start(of: page, in: chat.conversation, of: chat.store)
            startsAtEnd =
                switch page {
                case .newest, .before: true
                case .oldest, .after: false
                }
        }
    }

    /// The next page; nil at the end. A page may be empty.
    mutating func next() async throws -> [StoredMessage]? {
        if !isRead, startsAtEnd {
            // Pages come from the end backwards, so the last one read is the first to be shown.
            while let page = try await read() { pages.append(page) }
            isRead = true
        }
        return isRead ? pages.popLast() : try await read()
    }

    private mutating func read() async throws -> [StoredMessage]? {
        guard let place = range, remaining > 0 else { return nil }
        let wanted = min(remaining, MessageSlice.pageSize)
        let page = try await chat.messages(place, limit: wanted)
        let edge = startsAtEnd ? page.first : page.last
        range = page.count < wanted ? nil : edge.map { startsAtEnd ? .before($0.unified.id) : .after($0.unified.id) }
        if let edge, period.isPast(edge, backwards: startsAtEnd) { range = nil }
        let kept = page.filter(period.contains)
        remaining -= kept.count
        return page.isEmpty ? nil : kept
    }

    /// A message between as many others as there may be.
    private static func surroundings(
        of message: StoredMessage, limit: Int, in chat: Chat
    ) async throws -> [StoredMessage] {
        func messages(_ count: Int, _ range: PageRange) async throws -> [StoredMessage] {
            guard count > 0 else { return [] }
            return try await chat.messages(range, limit: min(count, largestPage))
        }
        let before = (limit - 1) / 2
        return try await messages(before, .before(message.unified.id)) + [message]
            + messages(limit - 1 - before, .after(message.unified.id))
    }

    /// Whether a message of the chat is one of those that are read.
    func contains(_ message: StoredMessage) -> Bool {
        period.contains(message) && (chat.person == nil || chat.person == message.person)
    }

    /// Whether there are messages before one.
    func hasOlder(than message: StoredMessage) async throws -> Bool {
        try await !chat.messages(.before(message.unified.id), limit: 1).isEmpty
    }

    /// Whether there are messages after one.
    func hasNewer(than message: StoredMessage) async throws -> Bool {
        try await !chat.messages(.after(message.unified.id), limit: 1).isEmpty
    }
}
