import RealtimeProtocol

/// Pages of changes: what came, what is missing in them, and whether they ever end (RT-3, RT-4).
extension SyncMachine {
    mutating func fetched(_ page: ChangePage, of conversation: String, _ step: inout Step) {
        guard case .underWay(let after, _) = flows[conversation]?.fetch.phase else { return }
        fetches.ended()
        token.accepted()
        flows[conversation]?.fetch.phase = .idle
        report(page, of: conversation, &step)
        if take(epoch: page.epoch, of: conversation, &step) {
            // Its numbers are others than those that were asked for.
            fetchLater(conversation, nil, &step)
        } else if let flow = flows[conversation], after > flow.fetchPosition {
            // It was asked for before the server began to count anew.
            queueFetch(conversation)
        } else {
            receive(page, of: conversation, after: after, &step)
        }
        advance(conversation, &step)
        settle(conversation, &step)
    }

    /// Takes over which numbering the server names. Returns whether it is another than before.
    @discardableResult
    mutating func take(epoch: String?, of conversation: String, _ step: inout Step) -> Bool {
        guard epoch != nil, !configuration.plantedBugs.contains(.epochIgnored) else { return false }
        let isOther = withFlow(conversation) { $0.take(epoch: epoch) }
        if isOther { step.report(.newEpoch(conversation: conversation)) }
        advance(conversation, &step)
        return isOther
    }

    /// Whether a number is of the numbering that is known of a conversation, as far as either is. The first that is named
    /// is taken over.
    mutating func isCurrent(_ epoch: String?, of conversation: String, _ step: inout Step) -> Bool {
        guard let epoch, !configuration.plantedBugs.contains(.epochIgnored) else { return true }
        guard let known = flows[conversation]?.epoch else {
            take(epoch: epoch, of: conversation, &step)
            return true
        }
        return epoch == known
    }

    private func report(_ page: ChangePage, of conversation: String, _ step: inout Step) {
        if page.unknownEvents > 0 { step.report(.unknownEvents(page.unknownEvents)) }
        if page.malformedEvents > 0 {
            step.report(.skippedEvents(conversation: conversation, count: page.malformedEvents))
        }
    }

    private mutating func receive(
        _ page: ChangePage, of conversation: String, after: Int64, _ step: inout Step
    ) {
        guard page.next > after else { return receiveNothing(page, of: conversation, after: after, &step) }
        let holes = configuration.plantedBugs.contains(.holeIgnored) ? [] : page.holes(after: after)
        let limit = configuration.holeAttempts
        if let hole = holes.first?.lowerBound, flows[conversation]?.fetch.asksAgain(for: hole, limit: limit) == true {
            // What came is kept; the cursor stays before what did not, which is asked for again.
            if !page.events.isEmpty || hole > after + 1 {
                flows[conversation]?.receive(page, of: conversation, through: hole - 1)
            }
            fetchLater(conversation, nil, &step)
            return
        }
        let announced = flows[conversation]?.announced ?? 0
        let isBarren = page.events.isEmpty && page.next > announced
        let barrenPages = isBarren ? (flows[conversation]?.fetch.barrenPages ?? 0) + 1 : 0
        flows[conversation]?.fetch.barrenPages = barrenPages
        // What nobody announced and no element proves is not taken for events that are missing.
        let reached = min(page.next, max(page.lastSequence, announced))
        if reached > after {
            flows[conversation]?.fetch.failures.reset()
            let lacking = missing(holes + page.unreadable.map { $0...$0 }, after: after, through: reached)
            flows[conversation]?.receive(page, of: conversation, through: reached, missing: lacking)
            let count = lacking.reduce(0) { $0 + Int64($1.count) }
            if count > 0 { step.report(.missing(conversation: conversation, count: count)) }
        }
        let isEndless = reached < page.next || barrenPages >= configuration.barrenPages
        if isEndless, page.hasMore || reached < page.next {
            flows[conversation]?.fetch.barrenPages = 0
            flows[conversation]?.fetch.isWantedAgain = false
            step.report(.endlessPages(conversation: conversation))
        } else {
            goOn(page, of: conversation)
        }
    }

    /// A page that does not move the cursor.
    private mutating func receiveNothing(
        _ page: ChangePage, of conversation: String, after: Int64, _ step: inout Step
    ) {
        if page.next < after { step.report(.serverBehind(conversation: conversation)) }
        guard let flow = flows[conversation] else { return }
        if flow.isBehind || page.hasMore {
            // The server's pages lag behind what it announced. To ask again at once would bring the same.
            fetchLater(conversation, nil, &step)
        } else if flow.fetch.isWantedAgain {
            queueFetch(conversation)
        }
    }

    /// Asks for the next page, if there is one, as soon as there is room for it.
    private mutating func goOn(_ page: ChangePage, of conversation: String) {
        guard let flow = flows[conversation], page.hasMore || flow.fetch.isWantedAgain else { return }
        if flow.hasRoom { queueFetch(conversation) } else { flows[conversation]?.fetch.phase = .full }
    }

    /// Sequences without their events, in order, those that lie beside each other as one range.
    private func missing(
        _ ranges: [ClosedRange<Int64>], after: Int64, through last: Int64
    ) -> [ClosedRange<Int64>] {
        var merged: [ClosedRange<Int64>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let low = max(range.lowerBound, after + 1, (merged.last?.upperBound ?? 0) + 1)
            let high = min(range.upperBound, last)
            guard low <= high else { continue }
            if let previous = merged.last, previous.upperBound + 1 == low {
                merged[merged.count - 1] = previous.lowerBound...high
            } else {
                merged.append(low...high)
            }
        }
        return merged
    }
}
