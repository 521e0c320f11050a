import WhisperSyncParts

/// The open gaps of a room, and how far fetching its history is (MX-2).
struct RoomHistory<Payload: Hashable & Sendable>: Hashable, Sendable {
    /// A gap, with a time instead of an age.
    struct Gap: Hashable, Sendable {
        var gap: MatrixGap
        /// When the message directly above it was written.
        var newest: Duration?
    }

    /// The phase of the room's fetch.
    enum Phase: Hashable, Sendable {
        /// No page is wanted.
        case idle
        /// A page is waiting for its turn.
        case queued
        /// A page is being fetched.
        case fetching(MatrixRequestID, MatrixGap, TokenGeneration)
        /// A page waits to be stored, or is being stored.
        case fetched(MatrixGap, MatrixPage<Payload>)
        /// The next page is fetched when the timer `history` fires.
        case waiting
    }

    /// The open gaps, the latest first.
    private(set) var gaps: [Gap] = []
    var phase = Phase.idle
    /// The page after the one that waits to be stored, or is being stored; nil unless there is one.
    var ahead: PageAhead<Payload>?
    /// The reason no more pages are fetched; nil if they are.
    var end: MatrixHistoryEnd?
    /// How many pages of the history before the first message the user wants.
    var wantedPages = 0
    /// The tokens from which pages were stored in this attempt, by gap.
    private var used: [String: Set<String>] = [:]
    /// The number of consecutive pages without anything new.
    private var barren = 0
    /// The number of consecutive pages with hardly anything new, those without anything included.
    private var thin = 0
    /// The number of consecutive unreadable pages.
    private var broken = 0
    private let firstPage: Int
    private var largestPage: Int
    /// The gap whose pages have grown; nil if none has.
    private var growth: Growth?
    /// The delays after pages that could not be fetched.
    var failures: Backoff
    /// The pauses after pages that brought hardly anything.
    var pauses: Backoff

    /// How large the next page of a gap may be.
    private struct Growth: Hashable, Sendable {
        let gap: String
        let isHistory: Bool
        let limit: Int
    }

    init(_ configuration: MatrixConfiguration) {
        firstPage = max(1, configuration.pageSize)
        largestPage = max(firstPage, configuration.largestPage)
        failures = Backoff(configuration.backoff)
        pauses = Backoff(configuration.emptyAnswerDelays)
    }

    /// Whether a gap is open other than the history before the first message.
    var hasGaps: Bool { gaps.contains { !$0.gap.isHistory } }

    /// Whether pages of a gap are to be stored: it is open, and still begins at its token.
    func wants(_ gap: MatrixGap) -> Bool {
        end == nil && gaps.contains { $0.gap.id == gap.id && $0.gap.token == gap.token }
    }

    /// Returns the gap of which a page is to be fetched next. The history before the first message is only fetched if
    /// it is wanted.
    func next(wantsHistory: Bool) -> MatrixGap? {
        guard end == nil else { return nil }
        return gaps.first { !$0.gap.isHistory || wantsHistory || wantedPages > 0 }?.gap
    }

    /// Returns the gap as it will be when the fetched page is stored, if another page of it is likely to be wanted then;
    /// nil if not, or if that page was asked for already.
    ///
    /// Most gaps close with their first page, so only the second one is fetched ahead; of the history before the first
    /// message, as many pages are wanted as the user says.
    var gapAhead: MatrixGap? {
        guard case .fetched(let gap, let page) = phase, ahead == nil, end == nil, thin == 0, let token = page.end,
            token != gap.token
        else { return nil }
        let stored = used[gap.id] ?? []
        guard !stored.contains(token), gap.isHistory ? wantedPages > 1 : !stored.isEmpty else { return nil }
        var next = gap
        next.token = token
        return next
    }

    /// Sets the open gaps, as the store reports them.
    mutating func set(_ open: [MatrixGap], at now: Duration) {
        let known = Set(gaps.map(\.gap.id))
        gaps = open.map { gap in Gap(gap: gap, newest: gap.age.map { now - $0 }) }
        let ids = Set(gaps.map(\.gap.id))
        if !ids.isSubset(of: known) { retry() }
        used = used.filter { ids.contains($0.key) }
    }

    /// Begins another attempt.
    mutating func retry() {
        end = nil
        used = [:]
        barren = 0
        thin = 0
        broken = 0
    }

    /// Whether the next page is to wait: one after another has brought hardly anything.
    var isSlow: Bool { end == nil && thin >= RoomHistory.thinPagesAtOnce }

    /// The number of consecutive pages with hardly anything new that are fetched without a pause: a history may end with
    /// some.
    private static var thinPagesAtOnce: Int { 3 }

    /// Whether a page brought hardly anything: less than a twentieth of what was asked for.
    private static func isThin(new: Int, of limit: Int) -> Bool { new < max(1, limit / 20) }

    /// Assesses a page that was stored. Returns the reason to end the attempt; nil if it goes on.
    mutating func stored(
        _ page: MatrixPage<Payload>, of gap: MatrixGap, new: Int, _ configuration: MatrixConfiguration
    ) -> MatrixHistoryEnd? {
        failures.reset()
        broken = 0
        if gap.isHistory, wantedPages < Int.max { wantedPages = max(0, wantedPages - 1) }
        used[gap.id, default: []].insert(gap.token)
        let (limit, largest) = (limit(for: gap), largestPage)
        growth = Growth(gap: gap.id, isHistory: gap.isHistory, limit: limit > largest / 2 ? largest : limit * 2)
        guard gaps.contains(where: { $0.gap.id == gap.id }) else {
            used[gap.id] = nil
            barren = 0
            thin = 0
            return nil
        }
        barren = new > 0 ? 0 : barren + 1
        if let next = page.end, used[gap.id]?.contains(next) == true { end = .circle }
        thin = RoomHistory.isThin(new: new, of: limit) ? thin + 1 : 0
        if thin == 0 { pauses.reset() }
        if barren >= max(1, configuration.barrenPages) || thin >= max(1, configuration.thinPages) { end = .barren }
        return end
    }

    /// Returns the maximum number of events in the next page of a gap.
    func limit(for gap: MatrixGap) -> Int {
        guard let growth, growth.gap == gap.id, growth.isHistory == gap.isHistory else {
            return min(firstPage, largestPage)
        }
        return min(growth.limit, largestPage)
    }

    /// Asks for fewer events from now on: a page of a gap was too large.
    mutating func shrink(after gap: MatrixGap) { largestPage = max(1, limit(for: gap) / 2) }

    /// Assesses an unreadable page. Returns the reason to end the attempt; nil if it goes on.
    mutating func unreadable(brokenPages: Int) -> MatrixHistoryEnd? {
        broken += 1
        if broken >= max(1, brokenPages) { end = .broken }
        return end
    }
}
