import WhisperSyncParts

/// Sending: in the order of a room, exactly once, always with the same transaction id (MX-3).
extension MatrixSync {
    mutating func enqueued(_ item: QueuedPost, _ step: inout Step) {
        guard outbox.insert(item) else { return }
        held[item.conversation] = nil
        if item.dueIn > .zero {
            outbox.delay(item.conversation)
            // If the due time was computed from the time of day, it may be days ahead because the clock was set back.
            timers.start(.post(item.conversation), after: min(item.dueIn, configuration.maximumWait), &step)
        } else {
            timers.cancel(.post(item.conversation), &step)
            outbox.queueUp(item.conversation)
        }
    }

    mutating func withdrawn(_ number: Int64, _ step: inout Step) {
        posts[number] = nil
        guard let (room, wasWaiting) = outbox.remove(number) else { return }
        if held[room]?.number == number { held[room] = nil }
        if wasWaiting { timers.cancel(.post(room), &step) }
    }

    /// A message is no longer in the store's outbox: the server has it, or it was deleted.
    mutating func settled(_ number: Int64, _ step: inout Step) {
        guard let item = outbox.item(number) else { return }
        if held[item.conversation]?.number == number { held[item.conversation] = nil }
        // One that is being posted stays until its answer, so that the next one is not posted before.
        if outbox.delivered(item.clientMessageID, in: item.conversation) {
            timers.cancel(.post(item.conversation), &step)
        }
    }

    mutating func postIsDue(_ room: String) {
        if held[room] == nil { outbox.wake(room) } else { held[room]?.phase = .catchUp }
    }

    mutating func post(_ step: inout Step) {
        guard !isSendingPaused else { return }
        while var item = outbox.next(limit: configuration.postsAtOnce, token.generation) {
            guard !mustBeLookedUp(item, at: step.now) else {
                hold(item, &step)
                continue
            }
            item.dueIn = .zero
            item.isLookedUp = false
            if item.firstAttempt == nil {
                item.firstAttempt = .init(time: step.now, device: device)
                item.post.firstAttempt = .init(age: .zero, device: device)
            }
            outbox.replaceFirst(item)
            let request = request()
            posts[item.number] = PostRequest(request: request)
            step.perform(.post(request, item.post))
        }
    }

    mutating func posted(_ request: MatrixRequestID, _ number: Int64, event: String, _ step: inout Step) {
        guard posts[number] == PostRequest(request: request) else { return }
        guard !event.isEmpty else { return postFailed(request, number, .malformed, &step) }
        token.accepted()
        pauses.reset()
        guard !isDelivered(number) else { return finish(number) }
        let request = self.request()
        posts[number] = PostRequest(request: request, isConfirming: true)
        step.perform(.confirm(request, number: number, event: event))
    }

    /// Whether the event of a message that is being posted is stored already.
    private func isDelivered(_ number: Int64) -> Bool {
        guard let room = outbox.conversation(of: number), let queue = outbox.queue(room) else { return false }
        return queue.first?.number == number && queue.isFirstDelivered
    }

    /// Removes a message that was being posted.
    private mutating func finish(_ number: Int64) {
        posts[number] = nil
        if let (room, _, _) = outbox.ended(number) { outbox.removeFirst(of: room) }
    }

    mutating func confirmed(_ request: MatrixRequestID, _ step: inout Step) {
        guard let number = confirming(request) else { return }
        finish(number)
    }

    /// The answer could not be stored, as far as is known. A message that is still in the outbox is posted again, which
    /// the server answers alike.
    mutating func confirmFailed(_ request: MatrixRequestID, _ step: inout Step) {
        guard let number = confirming(request) else { return }
        isOutboxInDoubt = true
        failed(number, .storeFailed, &step)
    }

    private func confirming(_ request: MatrixRequestID) -> Int64? {
        let sought = PostRequest(request: request, isConfirming: true)
        return posts.first { $0.value == sought }?.key
    }

    mutating func postFailed(
        _ request: MatrixRequestID, _ number: Int64, _ failure: MatrixSyncFailure, _ step: inout Step
    ) {
        // A limit counts whatever became of the message.
        if case .limited = failure { pause(after: failure, &step) }
        guard posts[number] == PostRequest(request: request) else { return }
        failed(number, failure, &step)
    }

    private mutating func failed(_ number: Int64, _ failure: MatrixSyncFailure, _ step: inout Step) {
        guard !isDelivered(number) else { return finish(number) }
        posts[number] = nil
        guard case (let room, var item, let used)? = outbox.ended(number) else { return }
        item.endedAt = step.now
        outbox.replaceFirst(item)
        if let reason = failure.refusal {
            step.perform(.giveUp(number: number, reason))
            return outbox.removeFirst(of: room)
        }
        switch failure {
        case .unknownToken(let isSoftLogout):
            tokenRefused(used, isSoftLogout: isSoftLogout, &step)
            return outbox.queueUp(room)
        case .limited:
            #if WHISPER_TEST_HOOKS
                if hasPlanted(.rateLimitIgnored) { break }
            #endif
            return outbox.queueUp(room)
        default: break
        }
        var backoff = Backoff(configuration.backoff, attempts: item.attempts)
        let delay = backoff.next(&step)
        step.report(.requestFailed(failure, again: delay))
        step.perform(.postpone(number: number, by: delay))
        outbox.postpone(room, isPatient: false)
        timers.start(.post(room), after: delay, &step)
        #if WHISPER_TEST_HOOKS
            misplace(item, &step)
        #endif
    }

    /// The server limits the account, not one room. A later answer does not shorten the pause.
    private mutating func pause(after failure: MatrixSyncFailure, _ step: inout Step) {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.rateLimitIgnored) { return }
        #endif
        let delay = delay(&pauses, after: failure, &step)
        guard step.now + delay > pausedUntil else { return }
        isSendingPaused = true
        pausedUntil = step.now + delay
        timers.start(.sending, after: delay, &step)
        step.report(.limited(delay))
    }

    #if WHISPER_TEST_HOOKS
        /// What planted faults do to a message that is tried again.
        private mutating func misplace(_ item: QueuedPost, _ step: inout Step) {
            if hasPlanted(.newTransactionOnRetry), var again = outbox.item(item.number) {
                again.post.clientMessageID = "again-" + String(step.bits(), radix: 16)
                outbox.replaceFirst(again)
            }
            if hasPlanted(.retryReorders) {
                timers.cancel(.post(item.conversation), &step)
                outbox.misplaceFirst(of: item.conversation)
            }
        }
    #endif
}
