import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperSyncParts

/// Starting and stopping.
extension SyncMachine {
    mutating func begin(_ start: SyncStart, _ step: inout Step) {
        end(&step)
        isRunning = true
        isWrongUser = false
        userID = start.userID
        token = TokenRefresh(hasToken: start.hasToken, backoff: configuration.backoff)
        reconnects = Backoff(configuration.backoff)
        subscriptions = SubscriptionSet(limit: configuration.subscriptionLimit, recent: start.subscriptions)
        commands = CommandChannel()
        list = ListPoll(backoff: configuration.backoff)
        flows = Dictionary(
            uniqueKeysWithValues: start.cursors.map { conversation, cursor in
                let epoch = start.epochs[conversation]
                return (conversation, ConversationFlow(cursor: cursor, epoch: epoch, backoff: configuration.backoff))
            })
        fetches = FetchTurns()
        outbox = Outbox()
        for item in start.outbox { enqueued(item, &step) }
        phase = configuration.usesSocket ? .wanted : .none
        list.request(forbidden: [], at: step.now)
    }

    /// Closes the socket, clears the subscriptions and cancels the timers (RT-2).
    ///
    /// Events not yet stored are delivered again by the server; messages posted without a response are posted again
    /// with the same key.
    mutating func end(_ step: inout Step) {
        guard isRunning else { return }
        isRunning = false
        if let socket = phase.socket { step.perform(.closeSocket(socket.id, .normal)) }
        phase = .none
        heartbeat = nil
        timers.cancelAll(&step)
        subscriptions = SubscriptionSet(limit: configuration.subscriptionLimit, recent: [])
        commands = CommandChannel()
        flows = [:]
        fetches = FetchTurns()
        outbox = Outbox()
    }
}
