import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperSyncParts

/// Sending (RT-5): in the order of a conversation, at least once, always with the same key.
extension SyncMachine {
    mutating func enqueued(_ item: OutboxItem, _ step: inout Step) {
        guard outbox.insert(item) else { return }
        if item.dueIn > .zero {
            outbox.delay(item.conversation)
            // If the due time was computed from the time of day, it may be days ahead because the clock was set back.
            let wait = min(item.dueIn, .seconds(RequestFailure.maximumWait))
            timers.start(.post(item.conversation), after: wait, &step)
        } else {
            timers.cancel(.post(item.conversation), &step)
            outbox.queueUp(item.conversation)
        }
    }

    mutating func withdrawn(_ number: Int64, _ step: inout Step) {
        guard let (conversation, wasWaiting) = outbox.remove(number) else { return }
        if wasWaiting { timers.cancel(.post(conversation), &step) }
    }

    mutating func post(_ step: inout Step) {
        while var item = outbox.next(limit: configuration.postsAtOnce, token.generation) {
            item.dueIn = .zero
            step.perform(.post(item))
        }
    }

    mutating func posted(_ number: Int64, _ message: PostedMessage, _ step: inout Step) {
        token.accepted()
        guard isAnswer(message, toPosting: number) else {
            step.report(.foreignAnswer(conversation: message.conversationID))
            return postFailed(number, .malformed, &step)
        }
        if configuration.onlyPosts { take(epoch: message.epoch, of: message.conversationID, &step) }
        guard isCurrent(message.epoch, of: message.conversationID, &step) else {
            // The server restarted its numbering and may have lost the message: it is posted again with its key.
            listChanged(&step)
            return postFailed(number, .unreachable, &step)
        }
        // Even a late response is correct.
        withdrawn(number, &step)
        receive(
            SequencedEvent(sequence: message.sequence, body: .message(message.message)), in: message.conversationID,
            &step)
    }

    /// Returns whether the response contains the posted message: by the owner, with the key of the entry.
    ///
    /// Any other response, from a server that mixes up responses or lies, says nothing about the entry, which remains
    /// unchanged.
    private func isAnswer(_ answer: PostedMessage, toPosting number: Int64) -> Bool {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.anyAnswerCounts) { return true }
        #endif
        guard answer.message.senderID == userID else { return false }
        guard let item = outbox.item(number) else { return true }
        return answer.message.clientMessageID == item.clientMessageID && answer.conversationID == item.conversation
    }

    mutating func postFailed(_ number: Int64, _ failure: RequestFailure, _ step: inout Step) {
        let wasDelivered = outbox.conversation(of: number).flatMap { outbox.queue($0)?.isFirstDelivered } ?? false
        guard let (conversation, item, used) = outbox.ended(number) else { return }
        guard !wasDelivered else { return outbox.removeFirst(of: conversation) }
        if failure == .unauthorized {
            tokenRefused(used, &step)
            return outbox.queueUp(conversation)
        }
        if let reason = failure.givingUp {
            step.perform(.giveUp(number: number, reason))
            return outbox.removeFirst(of: conversation)
        }
        var backoff = Backoff(configuration.backoff, attempts: item.attempts)
        let delay = backoff.next(&step, atLeast: failure.retryAfter)
        step.report(.requestFailed(failure, again: delay))
        step.perform(.postpone(number: number, by: delay))
        outbox.postpone(conversation, isPatient: failure.retryAfter != nil)
        #if WHISPER_TEST_HOOKS
            misplace(item, &step)
        #endif
        if case .waiting = outbox.queue(conversation)?.phase {
            timers.start(.post(conversation), after: delay, &step)
        }
    }

    #if WHISPER_TEST_HOOKS
        /// What planted faults do to a message that is tried again.
        private mutating func misplace(_ item: OutboxItem, _ step: inout Step) {
            if hasPlanted(.newClientIDOnRetry), var again = outbox.item(item.number) {
                again.clientMessageID = "again-" + String(step.bits(), radix: 16)
                outbox.replaceFirst(again)
            }
            if hasPlanted(.outboxReorderedOnRetry) { outbox.misplaceFirst(of: item.conversation) }
        }
    #endif

    /// Handles the echo of the owner's message: the server has it.
    mutating func delivered(_ clientMessageID: String, in conversation: String, _ step: inout Step) {
        if outbox.delivered(clientMessageID, in: conversation) { timers.cancel(.post(conversation), &step) }
    }
}
