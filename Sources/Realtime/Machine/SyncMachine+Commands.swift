import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperSyncParts

/// Commands and their acknowledgements (RT-6).
extension SyncMachine {
    mutating func sendCommand(_ step: inout Step) {
        guard let socket = phase.openSocket, commands.isFree, !subscriptions.isSettled,
            let command = subscriptions.nextCommand()
        else { return }
        commands.sent(command)
        step.perform(.send(socket, command))
        timers.start(.acknowledgement, after: configuration.answerTimeout, &step)
    }

    mutating func acknowledged(_ acknowledgement: Acknowledgement, _ step: inout Step) {
        guard let command = answered(acknowledgement.operation, &step) else { return }
        guard acknowledgement.isDone else {
            step.report(.invalidCommand(.invalidCommand))
            subscriptions.decline(subscriptions.refused(command, because: acknowledgement.refused))
            return
        }
        subscriptions.acknowledged(command)
        for conversation in acknowledgement.refused { forbid(conversation, &step) }
        guard case .subscribe(let conversations) = command else { return }
        // From here on every event arrives live; earlier ones are fetched once more.
        for conversation in conversations where subscriptions.isActive(conversation) { verify(conversation, &step) }
    }

    mutating func refused(_ failure: ServerFailure, _ step: inout Step) {
        let command = isAnswer(failure) ? answered(failure.operation, &step) : nil
        guard failure.code == .forbiddenConversation else {
            step.report(.invalidCommand(failure.code))
            guard let command else { return }
            return subscriptions.decline(subscriptions.refused(command, because: failure.conversations))
        }
        for conversation in failure.conversations { forbid(conversation, &step) }
        guard let command else { return }
        for conversation in subscriptions.refused(command, because: failure.conversations) {
            forbid(conversation, &step)
        }
    }

    /// Returns whether an error may be the reply to the current command.
    ///
    /// An error that names no command, but conversations of which the command has none, is unsolicited.
    private func isAnswer(_ failure: ServerFailure) -> Bool {
        guard failure.operation == nil, !failure.conversations.isEmpty, let command = commands.underWay else {
            return true
        }
        return !Set(command.conversations).isDisjoint(with: failure.conversations)
    }

    mutating func rateLimited(_ failure: ServerFailure, _ step: inout Step) {
        timers.cancel(.acknowledgement, &step)
        timers.cancel(.heartbeat, &step)
        commands.pause()
        let requested = failure.retryAfter.map { Duration.seconds(min($0, RequestFailure.maximumWait)) }
        // Not at once, even if the server says so: it would only have to repeat itself.
        let pause = max(requested ?? configuration.coolDown, .seconds(1))
        step.report(.rateLimited(pause))
        timers.start(.coolDown, after: pause, &step)
    }

    mutating func coolDownEnded(_ step: inout Step) {
        commands.resume()
        if let heartbeat { timers.start(.heartbeat, after: heartbeat.interval, &step) }
    }

    /// Stops reading a forbidden conversation until the list contains it again.
    mutating func forbid(_ conversation: String, _ step: inout Step) {
        // An unknown conversation need not be remembered.
        guard flows[conversation] != nil || subscriptions.isWanted(conversation) else { return }
        switch flows[conversation]?.fetch.phase {
        // The pending response is accepted; no further request is made.
        case .underWay: flows[conversation]?.fetch.isWantedAgain = false
        case .waiting, .queued, .full:
            timers.cancel(.fetch(conversation), &step)
            flows[conversation]?.fetch = FetchState(backoff: configuration.backoff)
        case .idle, nil: break
        }
        if subscriptions.forbid(conversation) { step.report(.forbidden(conversation: conversation)) }
    }

    private mutating func answered(_ operation: String?, _ step: inout Step) -> ClientFrame? {
        guard let command = commands.answered(operation: operation) else { return nil }
        timers.cancel(.acknowledgement, &step)
        return command
    }
}
