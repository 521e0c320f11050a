import WhisperMessage
import WhisperRealtimeProtocol
import WhisperSyncParts

/// Requests the list of conversations page by page, in repeated passes.
struct ListPoll: Hashable, Sendable {
    private enum State: Hashable, Sendable {
        /// Nothing is requested until the timer `list` fires.
        case idle
        /// A page failed and is requested again when the timer `list` fires.
        case waiting(after: String?)
        /// A page must be requested.
        case needed(after: String?)
        /// A page was requested, with a token.
        case underWay(after: String?, TokenGeneration)
    }

    /// A conversation and the time of its last activity.
    private struct Activity: Hashable, Sendable {
        let id: String
        let updatedAt: Timestamp
    }

    private var state = State.idle
    /// The delays after failed pages.
    private var failures: Backoff
    /// The most recently active conversations so far.
    private var recent: [Activity] = []
    /// The conversations forbidden when this pass began: if they are listed, they are allowed again.
    private(set) var doubted: Set<String> = []
    /// The number of pages in this pass.
    private(set) var pages = 0
    /// The time at which this pass began.
    private var begun = Duration.zero

    init(backoff: [Duration]) {
        failures = Backoff(backoff)
    }

    /// Whether nothing happens until the timer fires.
    var isIdle: Bool {
        switch state {
        case .idle, .waiting: true
        case .needed, .underWay: false
        }
    }

    /// Requests the list from its beginning, or from the page that failed, unless a request is in progress.
    mutating func request(forbidden: Set<String>, at now: Duration) {
        guard isIdle else { return }
        // Starting over after each failure might never reach the end.
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

    /// Returns the time since the last pass began.
    func age(at now: Duration) -> Duration { now - begun }

    /// Returns the page to request, if there is one, and counts it as requested.
    mutating func begin(_ token: TokenGeneration) -> ConversationQuery? {
        guard case .needed(let after) = state else { return nil }
        state = .underWay(after: after, token)
        return ConversationQuery(after: after)
    }

    /// The result of a page.
    enum Progress: Hashable {
        /// The page was not requested.
        case unexpected
        /// Another page follows.
        case more
        /// The page was the last, with the most recently active conversations, latest first. Cut short if the list does
        /// not end.
        case finished(recent: [String], isCutShort: Bool)
    }

    /// Processes a page.
    mutating func listed(_ page: ConversationPage, keeping limit: Int, maximumPages: Int) -> Progress {
        guard case .underWay(let after, _) = state else { return .unexpected }
        failures.reset()
        pages += 1
        recent += page.conversations.map { Activity(id: $0.id, updatedAt: $0.updatedAt) }
        if recent.count > 2 * limit || page.next == nil {
            // On equal times the lower id comes first, so that the order is deterministic.
            recent.sort { ($1.updatedAt, $0.id) < ($0.updatedAt, $1.id) }
            recent.removeLast(max(0, recent.count - limit))
        }
        // A server whose pages do not advance, are empty or never end would otherwise loop forever.
        let isEmpty = page.conversations.isEmpty && page.skipped == 0
        if let next = page.next, (after ?? "").utf8.lexicographicallyPrecedes(next.utf8), !isEmpty, pages < maximumPages
        {
            state = .needed(after: next)
            return .more
        }
        state = .idle
        return .finished(recent: recent.map(\.id), isCutShort: page.next != nil)
    }

    /// Handles a page that failed because of its token, and returns that token; the page is requested again with the
    /// next.
    mutating func refused() -> TokenGeneration? {
        guard case .underWay(let after, let token) = state else { return nil }
        state = .needed(after: after)
        return token
    }

    /// Handles a failed page. Returns the delay before the next request; nil if none was in progress.
    mutating func failed(_ step: inout Step, atLeast least: Duration?) -> Duration? {
        guard case .underWay(let after, _) = state else { return nil }
        state = .waiting(after: after)
        return failures.next(&step, atLeast: least)
    }

    /// Gives up: the server has no list, so there is nothing to continue from.
    mutating func giveUp() {
        state = .idle
    }
}
