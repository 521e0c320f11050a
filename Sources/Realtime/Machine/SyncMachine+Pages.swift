import WhisperRealtimeProtocol

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
        } else if let tear = page.tear {
            receiveTorn(page, tear, of: conversation, after: after, &step)
        } else {
            receive(page, of: conversation, after: after, &step)
        }
        advance(conversation, &step)
        settle(conversation, &step)
    }

    /// Takes over which numbering the server names. Returns whether it is another than before.
    @discardableResult
    mutating func take(epoch: String?, of conversation: String, _ step: inout Step) -> Bool {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.epochIgnored) { return false }
        #endif
        guard epoch != nil else { return false }
        let isOther = withFlow(conversation) { $0.take(epoch: epoch) }
        if isOther { step.report(.newEpoch(conversation: conversation)) }
        advance(conversation, &step)
        return isOther
    }

    /// Whether a number is of the numbering that is known of a conversation, as far as either is. The first that is named
    /// is taken over.
    mutating func isCurrent(_ epoch: String?, of conversation: String, _ step: inout Step) -> Bool {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.epochIgnored) { return true }
        #endif
        guard let epoch else { return true }
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
        if page.damaged > 0 || page.tear != nil { step.report(.damagedPage(conversation: conversation)) }
    }

    private mutating func receive(
        _ page: ChangePage, of conversation: String, after: Int64, _ step: inout Step
    ) {
        guard page.next > after else { return receiveNothing(page, of: conversation, after: after, &step) }
        #if WHISPER_TEST_HOOKS
            let holes = hasPlanted(.holeIgnored) ? [] : page.holes(after: after)
        #else
            let holes = page.holes(after: after)
        #endif
        let found = flows[conversation]?.fetch.judge(holes, damage: page.damage, limit: configuration.holeAttempts)
        let lost = found?.lost ?? []
        if let wanted = found?.wanted {
            // What came is kept; the cursor stays before what did not, which is asked for again.
            if !page.events.isEmpty || wanted > after + 1 {
                keep(page, of: conversation, lost: lost, after: after, through: wanted - 1, &step)
            }
            return askAgain(page, of: conversation, &step)
        }
        let announced = flows[conversation]?.announced ?? 0
        let isBarren = page.events.isEmpty && page.next > announced
        let barrenPages = isBarren ? (flows[conversation]?.fetch.barrenPages ?? 0) + 1 : 0
        flows[conversation]?.fetch.barrenPages = barrenPages
        // What nobody announced and no element proves is not taken for events that are missing.
        let reached = min(page.next, max(page.lastSequence, announced))
        if reached > after {
            flows[conversation]?.fetch.failures.reset()
            keep(page, of: conversation, lost: lost, after: after, through: reached, &step)
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

    /// A page that breaks off. What came before the break is a page of its own; the element that is broken is the first of
    /// the next page then, and is given up once the same bytes came too often in its place.
    private mutating func receiveTorn(
        _ page: ChangePage, _ tear: UInt64, of conversation: String, after: Int64, _ step: inout Step
    ) {
        // Where the server names its numbering, what names none may be of another.
        let isNumbered = page.epoch != nil || flows[conversation]?.epoch == nil
        if page.next > after, isNumbered { return receive(page, of: conversation, after: after, &step) }
        guard page.next <= after else { return askAgain(page, of: conversation, &step) }
        let broken = after + 1
        let found = flows[conversation]?.fetch.judge(
            [broken...broken], damage: tear, limit: configuration.tearAttempts)
        // The server must have said that there is something.
        guard let lost = found?.lost, !lost.isEmpty, let flow = flows[conversation], flow.announced >= broken else {
            return askAgain(page, of: conversation, &step)
        }
        keep(page, of: conversation, lost: lost, after: after, through: broken, &step)
        goOn(page, of: conversation)
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

    /// Hands a page on to the store, and lists what its cursor passes without an event: what is lost, or could not be read.
    private mutating func keep(
        _ page: ChangePage, of conversation: String, lost: [ClosedRange<Int64>], after: Int64, through last: Int64,
        _ step: inout Step
    ) {
        let lacking = SequenceRanges.merged(lost + page.unreadable.map { $0...$0 }, after: after, through: last)
        flows[conversation]?.receive(page, of: conversation, through: last, missing: lacking)
        let count = lacking.reduce(0) { $0 + Int64($1.count) }
        if count > 0 { step.report(.missing(conversation: conversation, count: count)) }
    }

    /// Asks for a page again after a while, since it lacks something.
    private mutating func askAgain(_ page: ChangePage, of conversation: String, _ step: inout Step) {
        let delay = fetchLater(conversation, nil, &step)
        if page.damaged > 0 || page.tear != nil { step.report(.requestFailed(.malformed, again: delay)) }
    }
}
