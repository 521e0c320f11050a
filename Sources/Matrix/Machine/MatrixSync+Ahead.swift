import WhisperSyncParts

/// Fetching the next page of a room while one is being stored, so that neither the server nor the store waits for the
/// other (MX-2).
extension MatrixSync {
    /// Asks for pages ahead, once no room waits for its turn.
    mutating func fetchAhead(_ step: inout Step) {
        guard !isReloading, turns.waiting == 0 else { return }
        // In an order independent of the process's hash seed.
        for room in rooms.keys.sorted() {
            guard turns.underWay < configuration.fetchesAtOnce else { return }
            guard let history = rooms[room], let gap = history.gapAhead else { continue }
            let request = request()
            turns.began()
            rooms[room]?.ahead = PageAhead(gap: gap, phase: .fetching(request, token.generation))
            step.perform(.fetchPage(request, gap, limit: history.limit(for: gap)))
        }
    }

    /// Handles a page that was asked for ahead, while the one before it is not stored. Returns whether it was one.
    mutating func fetchedAhead(_ request: MatrixRequestID, _ page: MatrixPage<Payload>) -> Bool {
        guard let (room, _) = ahead(request) else { return false }
        turns.ended()
        token.accepted()
        rooms[room]?.ahead?.phase = .fetched(page)
        return true
    }

    /// Handles the failure of a page that was asked for ahead. Returns whether it was one.
    mutating func aheadFailed(
        _ request: MatrixRequestID, _ failure: MatrixSyncFailure, _ step: inout Step
    ) -> Bool {
        guard let (room, used) = ahead(request) else { return false }
        turns.ended()
        rooms[room]?.ahead?.phase = .failed
        if case .unknownToken(let isSoftLogout) = failure { tokenRefused(used, isSoftLogout: isSoftLogout, &step) }
        return true
    }

    private func ahead(_ request: MatrixRequestID) -> (room: String, token: TokenGeneration)? {
        for (room, history) in rooms {
            if case .fetching(request, let used)? = history.ahead?.phase { return (room, used) }
        }
        return nil
    }

    /// Goes on after a room's page was stored, or dropped: with the page that was fetched ahead, if it continues the
    /// gap. One that is still under way is waited for in any case, as a room's pages are fetched one at a time.
    mutating func goOn(in room: String) {
        guard var history = rooms[room] else { return }
        history.phase = .idle
        defer { rooms[room] = history }
        guard let ahead = history.ahead else { return }
        history.ahead = nil
        switch ahead.phase {
        case .fetching(let request, let used): history.phase = .fetching(request, ahead.gap, used)
        case .fetched(let page):
            guard history.wants(ahead.gap) else { return }
            history.phase = .fetched(ahead.gap, page)
            pages.append(room)
        case .failed: break
        }
    }
}
