import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperSyncParts

/// Catching up (RT-3, RT-8): the list shows which conversations have news, changes deliver them.
extension SyncMachine {
    // MARK: The list

    mutating func requestList(_ step: inout Step) {
        guard list.isIdle else { return }
        timers.cancel(.list, &step)
        list.request(forbidden: subscriptions.forbidden, at: step.now)
    }

    mutating func askForList(_ step: inout Step) {
        guard let query = list.begin(token.generation) else { return }
        step.perform(.listConversations(after: query.after))
    }

    mutating func listed(_ page: ConversationPage, _ step: inout Step) {
        let progress = list.listed(
            page, keeping: configuration.subscriptionLimit, maximumPages: configuration.listPages)
        guard progress != .unexpected else { return }
        token.accepted()
        if !page.conversations.isEmpty { step.perform(.note(page.conversations)) }
        if page.skipped > 0 { step.report(.skippedConversations(page.skipped)) }
        subscriptions.allow(list.doubted.intersection(page.conversations.map(\.id)))
        for conversation in page.conversations where !subscriptions.forbidden.contains(conversation.id) {
            take(epoch: conversation.epoch, of: conversation.id, &step)
            let held = withFlow(conversation.id) { flow in
                flow.announce(conversation.lastSequence)
                return flow.cursor
            }
            if conversation.lastSequence < held { step.report(.serverBehind(conversation: conversation.id)) }
            fetchIfBehind(conversation.id)
        }
        guard case .finished(let recent, let isCutShort) = progress else { return }
        if isCutShort { step.report(.endlessList) }
        subscriptions.show(recent: recent)
        scheduleList(&step)
    }

    mutating func listFailed(_ failure: RequestFailure, _ step: inout Step) {
        if failure == .unauthorized {
            if let used = list.refused() { tokenRefused(used, &step) }
            return
        }
        guard let delay = list.failed(&step, atLeast: failure.retryAfter) else { return }
        step.report(.requestFailed(failure, again: delay))
        switch failure {
        case .forbidden, .notFound, .rejected, .conflict, .tooLarge, .unsupported:
            list.giveUp()
            // The server has no list: each known conversation is requested individually.
            for conversation in flows.keys.sorted() where !subscriptions.forbidden.contains(conversation) {
                verify(conversation, &step)
            }
            scheduleList(&step)
        case .unreachable, .malformed, .storeFailed, .notSealed, .unauthorized, .rateLimited, .unavailable:
            timers.start(.list, after: delay, &step)
        }
    }

    private mutating func scheduleList(_ step: inout Step) {
        let isUp = phase.openSocket != nil
        let online = min(configuration.listIntervalOnline * max(1, list.pages), configuration.maximumListInterval)
        timers.start(.list, after: isUp ? online : configuration.listIntervalOffline, &step)
    }

    // MARK: Changes

    /// Fetches the missing events of a conversation, if there are any.
    mutating func fetchIfBehind(_ conversation: String) {
        guard let flow = flows[conversation], flow.isBehind, flow.fetch.phase == .idle else { return }
        queueFetch(conversation)
    }

    /// Fetches the changes of a conversation from this moment on, regardless of its known state.
    mutating func verify(_ conversation: String, _ step: inout Step) {
        let phase = withFlow(conversation) { flow in
            if case .underWay = flow.fetch.phase { flow.fetch.isWantedAgain = true }
            return flow.fetch.phase
        }
        switch phase {
        case .idle: queueFetch(conversation)
        case .waiting:
            timers.cancel(.fetch(conversation), &step)
            queueFetch(conversation)
        case .queued, .underWay, .full: break
        }
    }

    mutating func queueFetch(_ conversation: String) {
        flows[conversation]?.fetch.phase = .queued
        flows[conversation]?.fetch.isCatchingUp = true
        fetches.append(conversation, isUrgent: subscriptions.isWanted(conversation))
    }

    mutating func retryFetch(_ conversation: String) {
        if flows[conversation]?.fetch.phase == .waiting { queueFetch(conversation) }
    }

    mutating func askForChanges(_ step: inout Step) {
        while let conversation = fetches.next(limit: configuration.fetchesAtOnce) {
            guard var flow = flows[conversation], flow.fetch.phase == .queued else { continue }
            let after = flow.fetchPosition
            flow.fetch.phase = .underWay(after: after, token.generation)
            flow.fetch.isWantedAgain = false
            flows[conversation] = flow
            fetches.began()
            step.perform(
                .fetchChanges(conversation: conversation, after: after, limit: configuration.pageSize))
        }
    }

    /// Checks whether an idle conversation lacks anything.
    mutating func settle(_ conversation: String, _ step: inout Step) {
        guard let flow = flows[conversation], flow.isIdle, flow.fetch.phase == .idle else { return }
        if flow.isBehind {
            fetchIfBehind(conversation)
        } else if flow.fetch.isCatchingUp {
            flows[conversation]?.fetch.isCatchingUp = false
            step.report(.caughtUp(conversation: conversation))
        }
    }

    mutating func fetchFailed(_ conversation: String, _ failure: RequestFailure, _ step: inout Step) {
        guard case .underWay(_, let used) = flows[conversation]?.fetch.phase else { return }
        fetches.ended()
        flows[conversation]?.fetch.phase = .idle
        switch failure {
        case .unauthorized:
            tokenRefused(used, &step)
            queueFetch(conversation)
        case .forbidden, .notFound: forbid(conversation, &step)
        default:
            let delay = fetchLater(conversation, failure.retryAfter, &step)
            step.report(.requestFailed(failure, again: delay))
        }
    }

    /// Fetches a conversation again after a delay, which is returned.
    @discardableResult
    mutating func fetchLater(_ conversation: String, _ least: Duration?, _ step: inout Step) -> Duration? {
        guard let delay = flows[conversation]?.fetch.failures.next(&step, atLeast: least) else { return nil }
        flows[conversation]?.fetch.phase = .waiting
        timers.start(.fetch(conversation), after: delay, &step)
        return delay
    }

    /// Modifies the state of a conversation, which is empty if the conversation is new.
    mutating func withFlow<Value>(_ conversation: String, _ body: (inout ConversationFlow) -> Value) -> Value {
        body(&flows[conversation, default: ConversationFlow(cursor: 0, backoff: configuration.backoff)])
    }
}
