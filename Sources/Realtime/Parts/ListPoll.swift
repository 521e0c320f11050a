import WhisperMessage
import WhisperRealtimeProtocol

/// Goes through the list of conversations, page by page, one time after the other.
struct ListPoll: Hashable, Sendable {
    private enum State: Hashable, Sendable {
        /// Nothing is to be asked for until the timer `list` runs out.
        case idle
        /// A page failed; it is asked for again when the timer `list` runs out.
        case waiting(after: String?)
        /// A page is to be asked for.
        case needed(after: String?)
        /// A page was asked for, with a token.
        case underWay(after: String?, TokenGeneration)
    }

    /// A conversation, and when it was active last.
    private struct Activity: Hashable, Sendable {
        let id: String
        let updatedAt: Timestamp
    }

    private var state = State.idle
    /// Delays after pages that failed.
    private var failures: Backoff
    /// The conversations so far that were active last.
    private var recent: [Activity] = []
    /// What was forbidden when this time through began: to be listed afterwards means to be allowed again.
    private(set) var doubted: Set<String> = []
    /// How many pages there have been this time through.
    private(set) var pages = 0
    /// When this time through began.
    private var begun = Duration.zero

    init(backoff: [Duration]) {
        failures = Backoff(backoff)
    }

    /// Whether nothing happens before the timer runs out.
    var isIdle: Bool {
        switch state {
        case .idle, .waiting: true
        case .needed, .underWay: false
        }
    }

    /// Wants the list from its beginning, or from the page that failed, unless that is under way.
    mutating func request(forbidden: Set<String>, at now: Duration) {
        guard isIdle else { return }
        // To begin anew after each failure might never get to the end.
        if case .waiting(let after) = state {
            state = .needed(after: after)
            return
        }
        state = .needed(after: nil)
        recent = []
        pages = 0
        doubted = forbidden
        begun = now
    }

    /// How long ago the list was last begun.
    func age(at now: Duration) -> Duration { now - begun }

    /// The page that is to be asked for, if there is one; it counts as asked for.
    mutating func begin(_ token: TokenGeneration) -> ConversationQuery? {
        guard case .needed(let after) = state else { return nil }
        state = .underWay(after: after, token)
        return ConversationQuery(after: after)
    }

    /// What became of a page.
    enum Progress: Hashable {
        /// It was not asked for.
        case unexpected
        /// Another follows.
        case more
        /// It was the last; these conversations were active last, latest first. Cut short where the list does not end.
        case finished(recent: [String], isCutShort: Bool)
    }

    /// A page came.
    mutating func listed(_ page: ConversationPage, keeping limit: Int, mostPages: Int) -> Progress {
        guard case .underWay(let after, _) = state else { return .unexpected }
        failures.reset()
        pages += 1
        recent += page.conversations.map { Activity(id: $0.id, updatedAt: $0.updatedAt) }
        if recent.count > 2 * limit || page.next == nil {
            // Of two at the same time the one with the lower id, so that the order is one.
            recent.sort { ($1.updatedAt, $0.id) < ($0.updatedAt, $1.id) }
            recent.removeLast(max(0, recent.count - limit))
        }
        // A server whose pages do not go on, bring nothing or never end would keep this going for ever.
        let isEmpty = page.conversations.isEmpty && page.skipped == 0
        if let next = page.next, (after ?? "").utf8.lexicographicallyPrecedes(next.utf8), !isEmpty, pages < mostPages {
            state = .needed(after: next)
            return .more
        }
        state = .idle
        return .finished(recent: recent.map(\.id), isCutShort: page.next != nil)
    }

    /// A page failed for want of a good token. Returns that token; it is asked for again with the next.
    mutating func refused() -> TokenGeneration? {
        guard case .underWay(let after, let token) = state else { return nil }
        state = .needed(after: after)
        return token
    }

    /// A page failed. Returns how long to wait before it is asked for again; nil where none was under way.
    mutating func failed(_ step: inout Step, atLeast least: Duration?) -> Duration? {
        guard case .underWay(let after, _) = state else { return nil }
        state = .waiting(after: after)
        return failures.next(&step, atLeast: least)
    }

    /// The server has no list: there is nothing to go on from.
    mutating func giveUp() {
        state = .idle
    }
}
