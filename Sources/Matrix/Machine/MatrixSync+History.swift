import WhisperSyncParts

/// Fetching what the server left out of its answers: page by page, a few rooms at a time (MX-2).
extension MatrixSync {
    mutating func show(_ shown: [String]) {
        for room in shown where !visible.contains(room) {
            rooms[room]?.retry()
            // Its turn comes before those of rooms that are not shown.
            if rooms[room]?.phase == .queued { turns.append(room, isUrgent: true) }
        }
        visible = Set(shown)
    }

    mutating func wantHistory(of room: String, pages: Int) {
        var history = rooms[room] ?? RoomHistory(configuration)
        let (wanted, isTooLarge) = history.wantedPages.addingReportingOverflow(max(0, pages))
        history.wantedPages = isTooLarge ? .max : wanted
        history.retry()
        rooms[room] = history
    }

    mutating func setGaps(_ gaps: [MatrixGap], of room: String, _ step: inout Step) {
        var history = rooms[room] ?? RoomHistory(configuration)
        let hadGaps = history.hasGaps
        history.set(gaps, at: step.now)
        rooms[room] = history
        if hadGaps, !history.hasGaps { step.report(.gapsClosed(room: room)) }
    }

    mutating func fetchHistory(_ step: inout Step) {
        guard !isReloading else { return }
        // In an order independent of the process's hash seed.
        for room in rooms.keys.sorted() where rooms[room]?.phase == .idle {
            guard nextGap(in: room) != nil else { continue }
            rooms[room]?.phase = .queued
            turns.append(room, isUrgent: visible.contains(room))
        }
        while let room = turns.next(limit: configuration.fetchesAtOnce) {
            guard let history = rooms[room], history.phase == .queued else { continue }
            guard let gap = nextGap(in: room) else {
                rooms[room]?.phase = .idle
                continue
            }
            let request = request()
            turns.began()
            rooms[room]?.phase = .fetching(request, gap, token.generation)
            step.perform(.fetchPage(request, gap, limit: history.limit(for: gap)))
        }
        fetchAhead(&step)
    }

    /// The gap of which a page is wanted. A message that must be looked up may be in the history before a room's first
    /// message, too.
    private func nextGap(in room: String) -> MatrixGap? {
        guard let history = rooms[room] else { return nil }
        let gaps = history.gaps.filter(\.gap.isHistory)
        let wantsHistory = heldPost(in: room).map { post in
            gaps.contains { post.mayBe(in: $0, tolerance: configuration.clockTolerance) }
        }
        return history.next(wantsHistory: wantsHistory ?? false)
    }

    /// Returns the room whose page is being fetched by a request.
    private func fetch(_ request: MatrixRequestID) -> (room: String, gap: MatrixGap, token: TokenGeneration)? {
        for (room, history) in rooms {
            if case .fetching(request, let gap, let token) = history.phase { return (room, gap, token) }
        }
        return nil
    }

    mutating func fetched(_ request: MatrixRequestID, _ page: MatrixPage<Payload>) {
        guard !fetchedAhead(request, page), let (room, gap, _) = fetch(request) else { return }
        turns.ended()
        token.accepted()
        rooms[room]?.phase = .fetched(gap, page)
        pages.append(room)
    }

    mutating func pageFailed(_ request: MatrixRequestID, _ failure: MatrixSyncFailure, _ step: inout Step) {
        guard !aheadFailed(request, failure, &step), let (room, gap, used) = fetch(request), var history = rooms[room]
        else { return }
        turns.ended()
        history.phase = .idle
        defer { rooms[room] = history }
        if case .unknownToken(let isSoftLogout) = failure {
            return tokenRefused(used, isSoftLogout: isSoftLogout, &step)
        }
        // If the gap has changed meanwhile, only the failure of its next page counts.
        guard history.wants(gap) else { return }
        var end: MatrixHistoryEnd?
        switch failure {
        case .forbidden, .notFound: end = .forbidden
        case .rejected: end = .rejected
        case .malformed, .tooLarge:
            if failure == .tooLarge { history.shrink(after: gap) }
            end = history.unreadable(brokenPages: configuration.brokenPages)
        default: break
        }
        if let end {
            history.end = end
            return step.report(.historyLeft(room: gap.room, end))
        }
        history.phase = .waiting
        let delay = delay(&history.failures, after: failure, &step)
        timers.start(.history(room), after: delay, &step)
        step.report(.requestFailed(failure, again: delay))
    }

    mutating func pageStored(
        _ page: MatrixPage<Payload>, of gap: MatrixGap, _ outcome: MatrixOutcome, _ step: inout Step
    ) {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.gapClosedEarly) { setGaps([], of: gap.room, &step) }
        #endif
        guard var history = rooms[gap.room] else { return }
        let end = history.stored(page, of: gap, new: outcome.new, configuration)
        rooms[gap.room] = history
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.circlesFollowed) { rooms[gap.room]?.retry() }
        #endif
        goOn(in: gap.room)
        pauseHistory(of: gap.room, &step)
        if let end { step.report(.historyLeft(room: gap.room, end)) }
    }

    /// Lets the next page of a room wait if the last ones brought hardly anything: a server that goes on for ever must not
    /// keep both sides busy.
    private mutating func pauseHistory(of room: String, _ step: inout Step) {
        guard var history = rooms[room], history.isSlow, history.phase == .idle else { return }
        history.phase = .waiting
        timers.start(.history(room), after: history.pauses.next(&step), &step)
        rooms[room] = history
    }
}
