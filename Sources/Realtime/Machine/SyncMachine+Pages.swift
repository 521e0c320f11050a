import WhisperRealtimeProtocol
import WhisperSyncParts

/// Pages of changes: their events, their gaps, and whether they ever end (RT-3, RT-4).
extension SyncMachine {
    mutating func fetched(_ page: ChangePage, of conversation: String, _ step: inout Step) {
        guard case .underWay(let after, _) = flows[conversation]?.fetch.phase else { return }
        fetches.ended()
        token.accepted()
        flows[conversation]?.fetch.phase = .idle
        report(page, of: conversation, &step)
        if take(epoch: page.epoch, of: conversation, &step) {
            // Its sequence numbers have another epoch than the requested ones.
            fetchLater(conversation, nil, &step)
        } else if let flow = flows[conversation], after > flow.fetchPosition {
            // It was requested before the server restarted its numbering.
            queueFetch(conversation)
        } else if let tear = page.tear {
            receiveTorn(page, tear, of: conversation, after: after, &step)
        } else {
            receive(page, of: conversation, after: after, &step)
        }
        advance(conversation, &step)
        settle(conversation, &step)
    }

    /// Adopts the epoch stated by the server. Returns whether it differs from the previous one.
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

    /// Returns whether a sequence number belongs to the known epoch of a conversation, as far as both are known.
    ///
    /// The first epoch that the server states is adopted.
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
            // Received events are stored; the cursor stays before the missing ones, which are requested again.
            if !page.events.isEmpty || wanted > after + 1 {
                keep(page, of: conversation, lost: lost, after: after, through: wanted - 1, &step)
            }
            return askAgain(page, of: conversation, &step)
        }
        let announced = flows[conversation]?.announced ?? 0
        let isBarren = page.events.isEmpty && page.next > announced
        let barrenPages = isBarren ? (flows[conversation]?.fetch.barrenPages ?? 0) + 1 : 0
        flows[conversation]?.fetch.barrenPages = barrenPages
        // Numbers that were never announced, and after which there is no element, do not count as missing events.
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

    /// Handles a page that breaks off.
    ///
    /// The part before the break is a page of its own. The broken element is then the first of the next page, and is
    /// given up once the same bytes have replaced it too often.
    private mutating func receiveTorn(
        _ page: ChangePage, _ tear: UInt64, of conversation: String, after: Int64, _ step: inout Step
    ) {
        // If the server states its epoch, a page without one may belong to another.
        let isNumbered = page.epoch != nil || flows[conversation]?.epoch == nil
        if page.next > after, isNumbered { return receive(page, of: conversation, after: after, &step) }
        guard page.next <= after else { return askAgain(page, of: conversation, &step) }
        let broken = after + 1
        let found = flows[conversation]?.fetch.judge(
            [broken...broken], damage: tear, limit: configuration.tearAttempts)
        // The server must have announced an event there.
        guard let lost = found?.lost, !lost.isEmpty, let flow = flows[conversation], flow.announced >= broken else {
            return askAgain(page, of: conversation, &step)
        }
        keep(page, of: conversation, lost: lost, after: after, through: broken, &step)
        goOn(page, of: conversation)
    }

    /// Handles a page that does not move the cursor.
    private mutating func receiveNothing(
        _ page: ChangePage, of conversation: String, after: Int64, _ step: inout Step
    ) {
        if page.next < after { step.report(.serverBehind(conversation: conversation)) }
        guard let flow = flows[conversation] else { return }
        if flow.isBehind || page.hasMore {
            // The server's pages lag behind what it announced. An immediate request would return the same.
            fetchLater(conversation, nil, &step)
        } else if flow.fetch.isWantedAgain {
            queueFetch(conversation)
        }
    }

    /// Requests the next page, if there is one, as soon as there is room for it.
    private mutating func goOn(_ page: ChangePage, of conversation: String) {
        guard let flow = flows[conversation], page.hasMore || flow.fetch.isWantedAgain else { return }
        if flow.hasRoom { queueFetch(conversation) } else { flows[conversation]?.fetch.phase = .full }
    }

    /// Passes a page to the store, and records the sequence numbers that its cursor passes without an event.
    private mutating func keep(
        _ page: ChangePage, of conversation: String, lost: [ClosedRange<Int64>], after: Int64, through last: Int64,
        _ step: inout Step
    ) {
        let unreadable = page.unreadable.map { $0...$0 }
        let lacking = SequenceRanges.merged(lost + unreadable, after: after, through: last)
        // What is given up although something is in its place cannot be read either.
        let isDamaged = page.damage != nil || page.tear != nil
        flows[conversation]?.receive(
            page, of: conversation, through: last, missing: lacking,
            unreadable: SequenceRanges.merged((isDamaged ? lost : []) + unreadable, after: after, through: last))
        let count = lacking.reduce(0) { $0 + Int64($1.count) }
        if count > 0 { step.report(.missing(conversation: conversation, count: count)) }
    }

    /// Requests an incomplete page again after a delay.
    private mutating func askAgain(_ page: ChangePage, of conversation: String, _ step: inout Step) {
        let delay = fetchLater(conversation, nil, &step)
        if page.damaged > 0 || page.tear != nil { step.report(.requestFailed(.malformed, again: delay)) }
    }
}
