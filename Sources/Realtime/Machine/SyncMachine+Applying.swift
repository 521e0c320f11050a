import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperSyncParts

/// Writing to the store (RT-4): the groups of a conversation one after the other, each with its cursor.
extension SyncMachine {
    /// Queues an event that was received live.
    mutating func receive(_ event: SequencedEvent, in conversation: String, _ step: inout Step) {
        let limit = configuration.waitingEvents
        let dropped = withFlow(conversation) { $0.receive(event, limit: limit) }
        if dropped > 0 {
            step.report(.liveEventsDropped(conversation: conversation, count: dropped))
            fetchIfBehind(conversation)
        }
        advance(conversation, &step)
    }

    /// Passes waiting events to the store, once it has written the last group.
    mutating func advance(_ conversation: String, _ step: inout Step) {
        #if WHISPER_TEST_HOOKS
            let ignoresGaps = hasPlanted(.gapIgnored)
            flows[conversation]?.ignoresGaps = ignoresGaps
        #endif
        guard let next = flows[conversation]?.nextGroup(of: conversation) else { return }
        apply(next.group, &step)
        guard next.hasGap, flows[conversation]?.fetch.phase == .idle else { return }
        step.report(.gap(conversation: conversation))
        fetchIfBehind(conversation)
    }

    private func apply(_ group: EventGroup, _ step: inout Step) {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.cursorBeforeEvents), group.cursor != nil, !group.events.isEmpty {
                var cursor = group
                cursor.events = []
                var events = group
                events.cursor = nil
                step.perform(.apply(cursor))
                step.perform(.apply(events))
                return
            }
        #endif
        step.perform(.apply(group))
    }

    mutating func applied(_ conversation: String, cursor: Int64?, _ step: inout Step) {
        guard flows[conversation]?.group != nil else { return }
        flows[conversation]?.applied(cursor: cursor)
        advance(conversation, &step)
        if let flow = flows[conversation], flow.fetch.phase == .full, flow.hasRoom { queueFetch(conversation) }
        settle(conversation, &step)
    }

    mutating func applyFailed(_ conversation: String, _ step: inout Step) {
        guard let delay = flows[conversation]?.applyFailed(&step) else { return advance(conversation, &step) }
        step.report(.storeFailed(conversation: conversation))
        timers.start(.apply(conversation), after: delay, &step)
    }

    mutating func retryApply(_ conversation: String, _ step: inout Step) {
        guard let group = flows[conversation]?.retry() else { return }
        apply(group, &step)
    }
}
