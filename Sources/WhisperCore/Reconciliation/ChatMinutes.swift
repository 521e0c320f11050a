import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Reads what exports and other sources show of a chat, in whole minutes, in chronological order and bounded memory.
///
/// A chat's own order is nearly chronological: an export shows a message where it arrived, which may be behind later
/// ones. Messages that are out of place by no more than `Limits.lookahead` messages are delivered in their minute. Of a minute
/// with more messages than four times as many, which no chat has, each part is delivered by itself, as is what is
/// further out of place.
struct ChatMinutes {
    /// A message, without its content.
    struct Entry: Sendable {
        var id: UniqueIdentifier
        /// Whether an export shows it; what was matched before is there twice, once for each side.
        var isExported: Bool
        var time: Timestamp
        /// Its number in the chat's order.
        var place: Int
        var element: ExportMatch.Element

        /// The chronological order of minutes, and the chat's order within each.
        static func isEarlier(_ one: Entry, _ other: Entry) -> Bool {
            (one.element.time, one.place) < (other.element.time, other.place)
        }
    }

    private let store: any VaultStore
    private let conversation: UniqueIdentifier
    private let limits: Limits
    private var next: PageRange? = .oldest
    /// The last message that was read: where the next page begins.
    private(set) var bookmark: UniqueIdentifier?
    private var waiting: [Entry] = []
    private var count = 0
    /// The largest number of messages held at once.
    private(set) var mostHeld = 0

    /// How many messages are held.
    struct Limits: Sendable {
        /// How far messages may be out of place.
        var lookahead = 4_096
        /// How many messages a comparison holds back; see `ChatComparison`.
        var heldBack = 8_192
        /// How many messages are read at a time.
        var page = 1_000
    }

    init(_ conversation: UniqueIdentifier, in store: any VaultStore, _ limits: Limits) {
        self.conversation = conversation
        self.store = store
        self.limits = limits
    }

    /// The next minutes; nil at the end.
    mutating func next(
        _ element: (StoredMessage) async throws(StoreError) -> ExportMatch.Element
    ) async throws(StoreError) -> [Entry]? {
        var wanted = 2 * limits.lookahead
        while true {
            while waiting.count < wanted, let range = next { try await read(range, element) }
            mostHeld = max(mostHeld, waiting.count)
            guard !waiting.isEmpty else { return nil }
            waiting.sort(by: Entry.isEarlier)
            let end = next == nil ? min(waiting.count, wanted) : waiting.count - limits.lookahead
            var whole = end
            if end < waiting.count {
                let minute = waiting[end].element.time
                while whole > 0, waiting[whole - 1].element.time == minute { whole -= 1 }
            }
            // Everything is of one minute.
            if whole == 0, next != nil, wanted < 4 * limits.lookahead {
                wanted *= 2
                continue
            }
            defer { waiting.removeFirst(whole == 0 ? end : whole) }
            return Array(waiting.prefix(whole == 0 ? end : whole))
        }
    }

    private mutating func read(
        _ range: PageRange, _ element: (StoredMessage) async throws(StoreError) -> ExportMatch.Element
    ) async throws(StoreError) {
        let page = try await store.messages(in: conversation, range, limit: limits.page)
        for message in page {
            count += 1
            let isJoined = message.isJoined
            let isExported = message.isOnlyExported
            var entry = Entry(
                id: message.unified.id, isExported: isExported || isJoined, time: message.unified.timestamp,
                place: count, element: try await element(message))
            waiting.append(entry)
            guard isJoined else { continue }
            entry.isExported = false
            waiting.append(entry)
        }
        bookmark = page.last?.unified.id ?? bookmark
        next = page.count == limits.page ? bookmark.map { .after($0) } : nil
    }
}
