import WhisperArchive
import WhisperMessage
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort

/// One run of a messenger in memory: rounds of receiving and sending, one after every change at the service or in the
/// vault.
struct InMemoryRun {
    private let messenger: InMemoryMessenger
    private let scope: MessengerScope
    private let notify: @Sendable (MessengerNotice) -> Void
    private var isLive = false
    /// The messages whose answers were lost, by their numbers in the outbox.
    private var unanswered: [Int64: UniqueIdentifier] = [:]
    /// What wakes the run after some time.
    private var alarm: Task<Void, Never>?

    init(
        _ messenger: InMemoryMessenger, _ scope: MessengerScope, _ notify: @escaping @Sendable (MessengerNotice) -> Void
    ) {
        self.messenger = messenger
        self.scope = scope
        self.notify = notify
    }

    private var service: InMemoryService { messenger.session.service }
    private var platform: Platform { messenger.account.platform }
    private var account: ArrivalAccount {
        ArrivalAccount(
            platform: platform, user: messenger.account.user, server: messenger.account.server.description)
    }

    mutating func run() async throws(MessengerError) {
        let (wake, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let listener = service.listen { signal.yield() }
        let changes = messenger.vault.changes()
        let watcher = Task { for await _ in changes { signal.yield() } }
        defer {
            service.endListening(listener)
            watcher.cancel()
            alarm?.cancel()
        }
        notify(.state(.connecting))
        signal.yield()
        for await _ in wake {
            if Task.isCancelled { break }
            if try await round(signal) { break }
        }
        notify(.state(.stopped))
    }

    /// Receives and sends once.
    ///
    /// - Returns: Whether the scope is done.
    private mutating func round(_ signal: AsyncStream<Void>.Continuation) async throws(MessengerError) -> Bool {
        do throws(MessengerError) {
            guard !messenger.session.isOfAnother else { throw .otherAccount }
            if scope != .outbox {
                try await receive()
                if !isLive { notify(.state(.live)) }
                isLive = true
            }
            try await send(signal)
            guard case .history(let room, let pages) = scope else { return false }
            try await fetch(pages, of: room)
            return true
        } catch {
            switch error {
            case .transport(.cancelled): return false
            case .store(let error) where error.code == .cancelled: return false
            case .transport(let reason):
                isLive = false
                notify(.transport(reason))
                notify(.state(.waiting(service.limits.retryDelay)))
                wake(signal, after: service.limits.retryDelay)
                return false
            case .store(let error) where error.code == .busy:
                notify(.store(error))
                wake(signal, after: service.limits.retryDelay)
                return false
            case .sessionEnded, .notLoggedIn:
                notify(.state(.signedOut))
                throw .sessionEnded
            case .otherAccount:
                notify(.state(.wrongUser))
                throw error
            default: throw error
            }
        }
    }

    private mutating func wake(_ signal: AsyncStream<Void>.Continuation, after delay: Duration) {
        alarm?.cancel()
        alarm = Task {
            guard (try? await Task.sleep(for: delay)) != nil else { return }
            signal.yield()
        }
    }

    // MARK: Receiving

    private mutating func receive() async throws(MessengerError) {
        while true {
            let platform = platform
            let token = try await messenger.stored { vault throws(StoreError) in
                try await vault.arrivalProgress(of: platform)?.token
            }
            let response = try await service.sync(messenger.session.token, since: token)
            guard response.token != token else { break }
            for room in response.invitations { notify(.invited(room)) }
            for room in response.removals { notify(.forbidden(conversation: room)) }
            let batch = ArrivalBatch(
                account: account, expecting: token, token: response.token,
                rooms: response.rooms.map { timeline in
                    ArrivalRoom(
                        reference(timeline.room), messages: timeline.messages.map { arrival($0) },
                        limited: timeline.before.map { GapStart(token: $0) })
                })
            let outcome = try await messenger.stored { vault throws(StoreError) in
                try await vault.applyArrivals(batch)
            }
            try await report(outcome, rooms: response.rooms.map(\.room.id), isBacklog: !isLive)
        }
        try await closeGaps()
    }

    /// Fetches what the service left out between messages. What is before the first message of a conversation is
    /// fetched only on request.
    private mutating func closeGaps() async throws(MessengerError) {
        let platform = platform
        while true {
            let gaps = try await messenger.stored { vault throws(StoreError) in try await vault.gaps(of: platform) }
            let members = Set(try await service.rooms(messenger.session.token).map(\.id))
            guard let gap = gaps.first(where: { $0.lower != nil && members.contains($0.room) }) else { return }
            try await fill(gap)
        }
    }

    private mutating func fill(_ gap: ArrivalGap) async throws(MessengerError) {
        let page = try await service.history(messenger.session.token, of: gap.room, before: gap.token)
        let history = ArrivalHistory(
            account: account, gap: gap, token: page.next, messages: page.messages.map { arrival($0) })
        let outcome = try await messenger.stored { vault throws(StoreError) in try await vault.applyHistory(history) }
        try await report(outcome, rooms: [gap.room], isBacklog: true)
    }

    private mutating func fetch(_ pages: Int, of room: String) async throws(MessengerError) {
        let platform = platform
        let found = try await messenger.stored { vault throws(StoreError) in
            try await vault.conversation(platform: platform, key: room)
        }
        guard let conversation = found?.id else { throw .notFound }
        for _ in 0..<max(pages, 0) {
            let gaps = try await messenger.stored { vault throws(StoreError) in try await vault.gaps(in: conversation) }
            guard let gap = gaps.last, gap.lower == nil else { return }
            try await fill(gap)
        }
    }

    private mutating func report(
        _ outcome: ArrivalOutcome, rooms: [String], isBacklog: Bool
    ) async throws(MessengerError) {
        guard !outcome.isSuperseded else { return }
        for number in outcome.delivered {
            if let message = unanswered.removeValue(forKey: number) { notify(.sent(message)) }
        }
        let platform = platform
        let counts = try await messenger.stored { vault throws(StoreError) -> [String: Int] in
            var counts: [UniqueIdentifier: Int] = [:]
            for id in outcome.messages {
                if let message = try await vault.message(id) { counts[message.conversation, default: 0] += 1 }
            }
            var named: [String: Int] = [:]
            for room in rooms {
                guard let conversation = try await vault.conversation(platform: platform, key: room) else { continue }
                named[room] = counts[conversation.id] ?? 0
            }
            return named
        }
        for room in rooms {
            if let count = counts[room] {
                notify(.received(conversation: room, messages: count, isBacklog: isBacklog))
            }
        }
    }

    private func reference(_ room: ServiceRoom) -> ConversationReference {
        ConversationReference(platform: platform, key: room.id, title: room.title, kind: room.kind)
    }

    private func arrival(_ message: InMemoryServiceMessage) -> Arrival {
        Arrival(
            serverID: message.id, sender: ArrivalSender(message.sender),
            clientMessageID: message.sender == messenger.account.user ? message.clientMessageID : nil,
            content: Content(kind: .text, text: message.text), createdAt: message.createdAt)
    }

    // MARK: Sending

    /// Sends what is due, in order: one message that waits holds up those behind it in its conversation.
    private mutating func send(_ signal: AsyncStream<Void>.Continuation) async throws(MessengerError) {
        var waiting: Set<UniqueIdentifier> = []
        var last: Int64?
        let platform = platform
        while !Task.isCancelled {
            // One at a time, since what is behind it may be sent or deleted meanwhile.
            let after = last
            let entries = try await messenger.stored { vault throws(StoreError) in
                try await vault.outbox(of: platform, after: after, limit: 1)
            }
            guard let entry = entries.first else { return }
            last = entry.number
            guard !waiting.contains(entry.conversation) else { continue }
            let delay = entry.nextAttemptAt.milliseconds - service.clock.now().milliseconds
            guard scope == .outbox || delay <= 0 else {
                waiting.insert(entry.conversation)
                wake(signal, after: .milliseconds(min(delay, 60_000)))
                continue
            }
            try await post(entry)
        }
    }

    private mutating func post(_ entry: OutboxEntry) async throws(MessengerError) {
        let messenger = messenger
        let isAllowed = try await messenger.stored { _ throws(StoreError) in try await messenger.mayPost(entry) }
        guard isAllowed else { return try await giveUp(entry, .notSealed) }
        // The service has files, but its messages are texts.
        guard entry.attachments.isEmpty else { return try await giveUp(entry, .unsupported) }
        unanswered[entry.number] = entry.message
        let answer = try await service.post(
            entry.text, clientMessageID: entry.clientMessageID, in: entry.serverConversation,
            by: messenger.session.token)
        unanswered[entry.number] = nil
        switch answer {
        case .refused(let reason): try await giveUp(entry, reason)
        case .accepted(let id):
            let post = ConfirmedPost(
                account: account, conversation: entry.conversation, clientMessageID: entry.clientMessageID,
                serverID: id)
            _ = try await messenger.stored { vault throws(StoreError) in try await vault.confirm(post) }
            notify(.sent(entry.message))
        }
    }

    private func giveUp(_ entry: OutboxEntry, _ reason: MessengerRefusal) async throws(MessengerError) {
        try await messenger.stored { vault throws(StoreError) in try await vault.giveUp(entry.number) }
        notify(.givenUp(entry.message, reason))
    }
}
