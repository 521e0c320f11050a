import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// The time between two moments, as a part of a chat.
struct MessagePeriod {
    /// The earliest time of a message; nil for no limit.
    var since: Timestamp?
    /// The first time after the last message; nil for no limit.
    var until: Timestamp?

    /// A sealed message is shown at the time at which it was written, and stored at the time at which it arrived: at most
    /// 48 hours later, if it was opened as it should be. In its own order, a chat may also jump back by as much.
    private static let slack: Int64 = 48 * 3_600_000
    private static let largestPage = 1_000

    /// Whether a message is shown in this time.
    func contains(_ message: StoredMessage) -> Bool {
        if let since, message.shownAt < since { return false }
        if let until, message.shownAt >= until { return false }
        return true
    }

    /// Whether what comes behind a message, as one reads on, is outside this time.
    func isPast(_ message: StoredMessage, backwards: Bool) -> Bool {
        let time = message.unified.timestamp
        if backwards { return since.map { time < MessagePeriod.moved($0, by: -MessagePeriod.slack) } ?? false }
        return until.map { time >= MessagePeriod.moved($0, by: MessagePeriod.slack) } ?? false
    }

    /// The page at which reading a chat begins, found by the index of times.
    ///
    /// - Returns: Nil if the chat has no message in this time.
    func start(
        of page: PageRange, in conversation: UniqueIdentifier, of store: any VaultStore
    ) async throws -> PageRange? {
        switch page {
        case .newest where until != nil:
            guard let last = try await newest(in: conversation, of: store, since, until) else { return nil }
            let next = try await store.messages(in: conversation, .after(last.unified.id), limit: 1)
            return next.first.map { .before($0.unified.id) } ?? .newest
        case .oldest where since != nil:
            guard let first = try await oldest(in: conversation, of: store) else { return nil }
            let previous = try await store.messages(in: conversation, .before(first.unified.id), limit: 1)
            return previous.first.map { .after($0.unified.id) } ?? .oldest
        default: return page
        }
    }

    /// The newest message between two moments, give or take the slack.
    private func newest(
        in conversation: UniqueIdentifier, of store: any VaultStore, _ since: Timestamp?, _ until: Timestamp?
    ) async throws -> StoredMessage? {
        var request = SearchRequest(.and([]))
        request.conversation = conversation
        request.from = since.map { MessagePeriod.moved($0, by: -MessagePeriod.slack) }
        request.until = until.map { MessagePeriod.moved($0, by: MessagePeriod.slack) }
        request.limit = 1
        return try await store.search(request).first?.message
    }

    /// The oldest message in this time. The index is read from the newest on, so the time in which to look for it is made
    /// longer until there are messages in it, and then shorter until they fit a page.
    private func oldest(
        in conversation: UniqueIdentifier, of store: any VaultStore
    ) async throws -> StoredMessage? {
        guard let since, let newest = try await newest(in: conversation, of: store, since, until) else { return nil }
        let start = MessagePeriod.moved(since, by: -MessagePeriod.slack)
        var request = SearchRequest(.and([]))
        request.conversation = conversation
        request.from = start
        request.limit = MessagePeriod.largestPage
        var length: Int64 = 24 * 3_600_000
        var oldest: StoredMessage?
        while true {
            try Task.checkCancellation()
            let end = MessagePeriod.moved(start, by: length)
            request.until = end
            let hits = try await store.search(request)
            guard let last = hits.last?.message else {
                if let oldest { return oldest }
                guard end <= newest.unified.timestamp, length < .max / 2 else { return newest }
                length *= 2
                continue
            }
            oldest = last
            let shorter = last.unified.timestamp.milliseconds - start.milliseconds
            guard hits.count == MessagePeriod.largestPage, shorter > 0, shorter < length else { return last }
            length = shorter
        }
    }

    private static func moved(_ time: Timestamp, by milliseconds: Int64) -> Timestamp {
        let (sum, overflow) = time.milliseconds.addingReportingOverflow(milliseconds)
        return Timestamp(milliseconds: overflow ? (milliseconds < 0 ? .min : .max) : sum)
    }
}
