import WhisperArchive
import WhisperClockPort
import WhisperMessage
import WhisperMessengerPort
import WhisperStorePort
import Synchronization
import Testing

/// One check in a world.
struct MessengerTrial: Sendable {
    let world: any MessengerWorld

    /// A new device.
    func device(_ user: MessengerUser) async throws -> TrialDevice {
        let base = Mutex<(any VaultStore)?>(nil)
        let steps = StepCounter()
        let device = try await world.device(of: user) { made in
            base.withLock { $0 = made }
            return InterruptingStore(base: made, steps: steps)
        }
        return TrialDevice(
            device: device, user: user, base: try #require(base.withLock { $0 }), steps: steps,
            messenger: try device.makeMessenger())
    }

    /// Waits until a condition holds; throws if it does not hold in time.
    func eventually(
        _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
    ) async throws {
        let clock = ContinuousClock()
        let begin = clock.now
        while clock.now - begin < world.patience {
            if try await condition() { return }
            try await Task.sleep(for: .milliseconds(5))
        }
        Issue.record(what, sourceLocation: sourceLocation)
        throw TrialEnded()
    }

    /// The outcome of a run that must end by itself or after its cancellation.
    func outcome(
        of run: Task<MessengerError?, Never>, _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> MessengerError? {
        // A run that does not end must not keep the check from ending.
        let end = RunEnd()
        let waiting = Task { end.note(await run.value) }
        defer { waiting.cancel() }
        try await eventually(what, sourceLocation: sourceLocation) { end.isReached }
        return end.error
    }

    /// Runs a messenger while the body executes, then cancels it, and expects that it ends without an error.
    @discardableResult
    func running(
        _ device: TrialDevice, _ scope: MessengerScope = .everything, as messenger: (any Messenger)? = nil,
        sourceLocation: SourceLocation = #_sourceLocation, _ body: (NoticeLog) async throws -> Void
    ) async throws -> NoticeLog {
        let log = NoticeLog()
        let run = device.begin(scope, as: messenger, log)
        do {
            try await body(log)
        } catch {
            run.cancel()
            throw error
        }
        run.cancel()
        let error = try await outcome(of: run, "a cancelled run ends", sourceLocation: sourceLocation)
        #expect(error == nil, "a cancelled run is no error", sourceLocation: sourceLocation)
        return log
    }

    /// Runs until the vault has this many messages of a conversation, and its outbox is empty.
    @discardableResult
    func synchronise(
        _ device: TrialDevice, _ room: String, count: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> NoticeLog {
        try await running(device, sourceLocation: sourceLocation) { _ in
            try await eventually("\(count) messages are in the vault", sourceLocation: sourceLocation) {
                try await device.hasFinished(room, count: count)
            }
        }
    }

    /// The texts that the service has in a conversation.
    func posted(_ room: String) async throws -> [String] { try await world.posts(in: room).map(\.text) }
}

/// How a run ended, once it did.
private final class RunEnd: Sendable {
    private let state = Mutex<(isReached: Bool, error: MessengerError?)>((false, nil))

    func note(_ error: MessengerError?) { state.withLock { $0 = (true, error) } }
    var isReached: Bool { state.withLock { $0.isReached } }
    var error: MessengerError? { state.withLock { $0.error } }
}

/// The check cannot go on; why is recorded.
struct TrialEnded: Error {}

/// A device and what a check does with it.
struct TrialDevice: Sendable {
    let device: MessengerDevice
    let user: MessengerUser
    /// The vault, as a check reads and writes it.
    let base: any VaultStore
    /// Counts what messengers do with the vault.
    let steps: StepCounter
    let messenger: any Messenger

    var platform: Platform { messenger.account.platform }

    /// Begins a run; the task's value is its error.
    func begin(
        _ scope: MessengerScope = .everything, as other: (any Messenger)? = nil, _ log: NoticeLog = NoticeLog()
    ) -> Task<MessengerError?, Never> {
        let messenger = other ?? messenger
        return Task {
            await failure { () throws(MessengerError) in try await messenger.run(scope) { log.add($0) } }
        }
    }

    /// The conversation of a room, made if the vault has none.
    func conversation(_ room: String) async throws -> UniqueIdentifier {
        try await base.conversation(
            for: ConversationReference(platform: platform, key: room, title: room, kind: .group)
        ).id
    }

    /// Whether the vault has the conversation of a room.
    func knows(_ room: String) async throws -> Bool {
        try await base.conversation(platform: platform, key: room) != nil
    }

    /// The messages of a room in the vault, in order.
    func messages(_ room: String) async throws -> [StoredMessage] {
        guard let found = try await base.conversation(platform: platform, key: room) else { return [] }
        return try await base.messages(in: found.id, .newest, limit: 10_000)
            .filter { $0.unified.content.kind == .text }
    }

    /// The texts of a room in the vault, in order.
    func texts(_ room: String) async throws -> [String] {
        try await messages(room).map { $0.unified.content.text ?? "" }
    }

    /// Adds a text to the outbox.
    @discardableResult
    func write(_ text: String, in room: String) async throws -> OutboxEntry {
        try await base.enqueue(
            OutgoingMessage(
                conversation: conversation(room), owner: messenger.account.user,
                clientMessageID: "contract-\(UInt64.random(in: 0 ... .max))", text: text,
                composedAt: device.clock.now()))
    }

    /// Whether the vault has this many messages of a room, all of them in their place, and nothing waits in the outbox.
    ///
    /// Where an answer to a post does not say the message's place, it has none until it arrives like others' messages.
    func hasFinished(_ room: String, count: Int) async throws -> Bool {
        guard try await waiting().isEmpty else { return false }
        let messages = try await messages(room)
        return messages.count >= count
            && messages.allSatisfy { $0.status == .failed || $0.delivery?.serverSequence != nil }
    }

    /// The outbox.
    func waiting() async throws -> [OutboxEntry] {
        try await base.outbox(of: platform, after: nil, limit: 1_000)
    }
}

/// The error of a call; nil if there is none.
func failure<Value>(_ body: () async throws(MessengerError) -> Value) async -> MessengerError? {
    do throws(MessengerError) {
        _ = try await body()
        return nil
    } catch {
        return error
    }
}

/// The notices of a run, in order.
final class NoticeLog: Sendable {
    private let state = Mutex<[MessengerNotice]>([])

    func add(_ notice: MessengerNotice) { state.withLock { $0.append(notice) } }
    var all: [MessengerNotice] { state.withLock { $0 } }

    /// The messages reported as sent.
    var sent: [UniqueIdentifier] { all.compactMap { if case .sent(let id) = $0 { id } else { nil } } }
    /// The messages reported as given up, with the reasons.
    var givenUp: [UniqueIdentifier: MessengerRefusal] {
        all.reduce(into: [:]) { if case .givenUp(let id, let reason) = $1 { $0[id] = reason } }
    }
    /// How often a delay was reported before the next attempt to reach the server.
    var delays: Int { all.filter { if case .state(.waiting) = $0 { true } else { false } }.count }
    /// The number of messages reported as received.
    var received: Int { all.reduce(0) { if case .received(_, let count, _) = $1 { $0 + count } else { $0 } } }
}
