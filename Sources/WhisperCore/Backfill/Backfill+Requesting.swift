import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Requesting the history of one chat.
extension Backfill {
    /// How the work on a chat ended.
    enum ChatResult {
        /// Nothing more is to be requested of it now.
        case done
        /// The owner's wishes may have changed.
        case interrupted
        /// Nothing is to be requested for a time.
        case held(Duration, Hold)
        /// The bridge cannot request history.
        case unsupported
    }

    /// Requests a chat's history until its wish is fulfilled, or something else is due. A chat that is deleted
    /// meanwhile is done.
    mutating func request(
        _ chat: WantedChat, _ news: BackfillNews, _ notify: @Sendable (BackfillNotice) -> Void
    ) async throws(StoreError) -> ChatResult {
        guard delays.isDue(chat.conversation.id, at: ports.clock.elapsed()) else { return .done }
        do throws(StoreError) {
            return try await requestAll(of: chat, news, notify)
        } catch {
            switch error.code {
            case .conversationNotFound, .messageNotFound: return .done
            default: throw error
            }
        }
    }

    private mutating func requestAll(
        of chat: WantedChat, _ news: BackfillNews, _ notify: @Sendable (BackfillNotice) -> Void
    ) async throws(StoreError) -> ChatResult {
        let id = chat.conversation.id
        let references = try await ports.store.references(of: id)
        let keys = BackfillAddresses.keys(of: chat.conversation, references)
        var state = chat.state
        while true {
            if Task.isCancelled { throw StoreError(.cancelled) }
            if news.isThere { return .interrupted }
            try await untilDrained()
            // What arrived late, or before an interruption, counts as well.
            let place = try await look(at: chat, &state, isThorough: false, notify)
            guard let place, let count = state.nextCount(for: chat.wish),
                let key = BackfillAddresses.key(keys, for: state)
            else { return .done }
            await keepInterval()
            if Task.isCancelled { throw StoreError(.cancelled) }
            isBusy = true
            let answer = await ports.source.requestHistory(of: key, before: place, count: count)
            lastRequest = ports.clock.elapsed()
            if answer != .disconnected { disconnections = 0 }
            switch answer {
            case .answered(let hasMore):
                delays.answered(id)
                try await take(hasMore: hasMore, about: chat, &state, notify)
            case .silent:
                state.silent(at: ports.wallClock.now())
                try await plan.record(state, of: id)
                notify(.silent(chat.notice))
                guard let delay = delays.silent(id, at: ports.clock.elapsed()) else { return .done }
                notify(.waiting(.silence, delay))
                return .held(delay, .silence)
            case .limited:
                let delay = delays.limited()
                notify(.waiting(.limited, delay))
                return .held(delay, .limited)
            case .unsupported: return .unsupported
            case .disconnected:
                delays.failed(id, at: ports.clock.elapsed())
                defer { disconnections += 1 }
                return .held(min(.seconds(5 << min(disconnections, 4)), .seconds(60)), .disconnected)
            }
        }
    }

    /// Records an answer and what it brought.
    private func take(
        hasMore: Bool?, about chat: WantedChat, _ state: inout BackfillState,
        _ notify: @Sendable (BackfillNotice) -> Void
    ) async throws(StoreError) {
        try await untilDrained()
        let before = state
        _ = try await look(at: chat, &state, isThorough: false, notify)
        if state.received == before.received, state.isLastAttempt || hasMore == false {
            // Before nothing more is requested, for good, a large gap in the phone's history is taken into account.
            _ = try await look(at: chat, &state, isThorough: true, notify)
        }
        let isSettled = state.status != .waiting
        state.answered(hasMore: hasMore, hasBrought: state.received > before.received)
        try await plan.record(state, of: chat.conversation.id)
        if !isSettled, state.status != .waiting { notify(.settled(chat.notice, state.status, total: state.received)) }
    }

    /// Finds the message to start from, and counts what has arrived before it.
    ///
    /// - Returns: The message; nil if the chat has none.
    private func look(
        at chat: WantedChat, _ state: inout BackfillState, isThorough: Bool,
        _ notify: @Sendable (BackfillNotice) -> Void
    ) async throws(StoreError) -> HistoryPlace? {
        let id = chat.conversation.id
        let before = state
        let found = try await BackfillSearch(store: ports.store)
            .first(in: id, from: state.oldest, isThorough: isThorough)
        if let found {
            state.found(found.place, older: found.older, for: chat.wish)
        } else {
            state.foundNone(among: chat.conversation.messageCount)
        }
        guard state != before else { return found?.place }
        try await plan.record(state, of: id)
        let count = state.received.saturatingAdd(-before.received)
        if count > 0 { notify(.received(chat.notice, messages: count, total: state.received)) }
        if state.status != .waiting, state.status != before.status {
            notify(.settled(chat.notice, state.status, total: state.received))
        }
        return found?.place
    }

    // MARK: Waiting

    /// Waits until everything that has arrived is in the conversations.
    private func untilDrained() async throws(StoreError) {
        while try await ports.store.spilledCount(of: origin.adapter) > 0 {
            if Task.isCancelled { throw StoreError(.cancelled) }
            await ports.clock.wait(for: .seconds(1))
        }
    }

    private func keepInterval() async {
        guard let lastRequest else { return }
        let left = lastRequest + interval - ports.clock.elapsed()
        if left > .zero { await ports.clock.wait(for: left) }
    }
}
