import Synchronization
import WhisperArchive
import WhisperInMemoryStore
import WhisperIngestionPort
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort

@testable import WhisperCore

/// A vault in memory that is read into by the real pipeline, a phone with older history, and what requests it.
struct BackfillFixture: Sendable {
    let store: any VaultStore
    let clock = InstantClock()
    let notices = Notebook<BackfillNotice>()
    let phone: ScriptedPhone
    let news = BackfillNews()
    /// What the present bridge is.
    let bridge = BridgeName()

    init(_ answers: [ScriptedPhone.Answer] = [.all], store: any VaultStore = InMemoryStore(clock: StillClock())) {
        self.store = store
        phone = ScriptedPhone(answers, clock: clock) { try await BackfillFixture.arrive($0, in: store) }
    }

    var plan: BackfillPlan { BackfillPlan(store: store) }

    /// Reads historical events into the vault.
    static func arrive(_ events: [IngestionEvent], in store: any VaultStore) async throws {
        guard !events.isEmpty else { return }
        let pipeline = IngestionPipeline(
            store: store, digest: try SodiumSealing(), wallClock: StillClock(), clock: InstantClock())
        try await pipeline.run(LiveScript([events], isBacklog: true), name: "test")
    }

    /// Reads the messages of these numbers into the vault, in a chat.
    func arrive(_ numbers: some Sequence<Int>, in chat: ChatReference = LiveEvents.chat) async throws {
        try await BackfillFixture.arrive(numbers.map { LiveEvents.message($0, in: chat) }, in: store)
    }

    /// A backfill as a new process would begin it.
    func backfill() -> Backfill {
        Backfill(
            Backfill.Ports(store: store, source: phone, clock: clock, wallClock: StillClock()),
            of: IngestionOrigin(platform: .whatsapp, adapter: "live-script", isReplayable: false),
            interval: .seconds(1), bridge: { [bridge] in bridge.name.withLock { $0 } })
    }

    /// One pass of a new process.
    @discardableResult
    func pass() async throws -> Duration? {
        var backfill = backfill()
        return try await pass(&backfill)
    }

    @discardableResult
    func pass(_ backfill: inout Backfill) async throws -> Duration? {
        try await backfill.pass(news) { notices.note($0) }
    }

    /// Records a wish for all chats.
    func wish(until: Timestamp? = nil, count: Int64? = nil, for id: UniqueIdentifier? = nil) async throws {
        try await plan.set(until: until, count: count, for: id, at: StillClock().moment)
    }

    func conversation(_ chat: ChatReference = LiveEvents.chat) async throws -> Conversation? {
        try await store.conversation(platform: .whatsapp, key: chat.key)
    }

    func state(_ chat: ChatReference = LiveEvents.chat) async throws -> BackfillState? {
        guard let id = try await conversation(chat)?.id else { return nil }
        return try await plan.contents().states[id]
    }

    func count(_ chat: ChatReference = LiveEvents.chat) async throws -> Int64? {
        try await conversation(chat)?.messageCount
    }

    static let other = ChatReference(key: "4915199999@g.us", title: "Orchard", kind: .group)
}

/// The name of a bridge, which may be replaced by another.
final class BridgeName: Sendable {
    let name = Mutex<String?>("scripted 1")
}

/// A phone that has the messages 0 … 99,999 of every chat, and answers as a script says.
final class ScriptedPhone: HistorySource {
    /// What the phone does with a request. The last one is repeated.
    enum Answer: Sendable {
        /// Sends what was requested, and says whether it has more.
        case all
        /// The same, without saying so.
        case mute
        /// Nothing, and this.
        case only(HistoryAnswer)
        /// Messages of these numbers, whatever was requested, and says whether it has more.
        case numbers([Int], ChatReference, hasMore: Bool?)
        /// What was requested, after the host has stopped waiting.
        case late
        /// Everything that it has, and says that there is more.
        case everything
    }

    struct Request: Hashable, Sendable {
        var chat: String
        var before: String
        var count: Int
    }

    private struct State {
        var answers: [Answer]
        var requests: [Request] = []
        var times: [Duration] = []
        var late: [IngestionEvent] = []
    }

    private let state: Mutex<State>
    private let clock: InstantClock
    private let send: @Sendable ([IngestionEvent]) async throws -> Void

    init(_ answers: [Answer], clock: InstantClock, send: @escaping @Sendable ([IngestionEvent]) async throws -> Void) {
        state = Mutex(State(answers: answers))
        self.clock = clock
        self.send = send
    }

    var requests: [Request] { state.withLock(\.requests) }
    /// When the requests were made.
    var times: [Duration] { state.withLock(\.times) }

    func answer(_ answers: [Answer]) { state.withLock { $0.answers = answers } }

    /// Sends what it has not sent in time.
    func sendLate() async throws {
        let events = state.withLock { state in
            defer { state.late = [] }
            return state.late
        }
        try await send(events)
    }

    func requestHistory(of chat: String, before place: HistoryPlace, count: Int) async -> HistoryAnswer {
        let answer = state.withLock { state in
            state.requests.append(Request(chat: chat, before: place.externalID, count: count))
            state.times.append(clock.elapsed())
            return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first ?? .only(.silent)
        }
        let reference = chat == BackfillFixture.other.key ? BackfillFixture.other : LiveEvents.chat
        let end = max(Int(place.externalID.dropFirst()) ?? 0, 0)
        let begin = max(end - count, 0)
        let wanted = (begin..<end).map { LiveEvents.message($0, in: reference) }
        do {
            switch answer {
            case .all:
                try await send(wanted)
                return .answered(hasMore: begin > 0)
            case .mute:
                try await send(wanted)
                return .answered(hasMore: nil)
            case .only(let answer): return answer
            case .numbers(let numbers, let chat, let hasMore):
                try await send(numbers.map { LiveEvents.message($0, in: chat) })
                return .answered(hasMore: hasMore)
            case .late:
                state.withLock { $0.late += wanted }
                return .silent
            case .everything:
                try await send((0..<end).map { LiveEvents.message($0, in: reference) })
                return .answered(hasMore: true)
            }
        } catch {
            return .disconnected
        }
    }
}
