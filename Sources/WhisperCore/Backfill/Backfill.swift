import WhisperArchive
public import WhisperClockPort
public import WhisperIngestionPort
import WhisperMessage
public import WhisperStorePort

/// Requests older history from the owner's phone, as far as the owner wishes, while a live source is being read
/// (ING-6).
///
/// One request at a time is made, at an interval, for the chats with the latest activity first. What has been reached
/// is recorded in the vault (``BackfillPlan``) only after the messages themselves are there, so that an interruption
/// at any point repeats at most one request. A phone that does not answer, or asks for fewer requests, is asked ever
/// more rarely.
public struct Backfill: Sendable {
    /// What a backfill works with.
    public struct Ports: Sendable {
        let store: any VaultStore
        let source: any HistorySource
        let clock: any MonotonicClock
        let wallClock: any WallClock

        /// Creates the set of collaborators.
        public init(
            store: any VaultStore, source: any HistorySource, clock: any MonotonicClock, wallClock: any WallClock
        ) {
            self.store = store
            self.source = source
            self.clock = clock
            self.wallClock = wallClock
        }
    }

    let ports: Ports
    let origin: IngestionOrigin
    let interval: Duration
    /// The name and version of the present bridge; nil while there is none.
    let bridge: @Sendable () async -> String?
    let plan: BackfillPlan

    var delays = BackfillDelays()
    var hold: (until: Duration, why: Hold)?
    var lastRequest: Duration?
    var disconnections = 0
    /// The wishes of the last pass.
    var wishes: BackfillWishes?
    /// The conversations when their list was last read.
    var conversations: Set<UniqueIdentifier> = []
    /// Whether anything was requested since everything wanted last was.
    var isBusy = false

    /// Why nothing is requested for a time.
    enum Hold { case silence, limited, disconnected }

    /// Creates a backfill that has not begun.
    ///
    /// - Parameters:
    ///   - origin: The source's description: only chats of its platform are requested, and its events in the spill are
    ///     waited for.
    ///   - interval: The least time between two requests.
    ///   - bridge: Returns what the present bridge is, by which one that cannot request history is recognised in later
    ///     runs; nil while there is none.
    public init(
        _ ports: Ports, of origin: IngestionOrigin, interval: Duration, bridge: @escaping @Sendable () async -> String?
    ) {
        self.ports = ports
        self.origin = origin
        self.interval = interval
        self.bridge = bridge
        plan = BackfillPlan(store: ports.store)
    }

    // MARK: A pass

    /// Requests everything that is wanted and due.
    ///
    /// - Parameter news: Ends the pass when the owner's wishes may have changed.
    /// - Returns: When there may be more to do; nil if only a new wish changes that.
    mutating func pass(
        _ news: BackfillNews, _ notify: @Sendable (BackfillNotice) -> Void
    ) async throws(StoreError) -> Duration? {
        news.take()
        let contents = try await plan.contents()
        take(contents.wishes)
        guard !contents.wishes.isEmpty else { return nil }
        if let hold, hold.until > ports.clock.elapsed() { return hold.until }
        hold = nil
        if let refused = contents.unsupportedBy, await bridge() ?? refused == refused { return nil }
        for chat in try await chats(contents) {
            switch try await request(chat, news, notify) {
            case .done: continue
            case .interrupted: return ports.clock.elapsed()
            case .held(let delay, let why):
                let until = ports.clock.elapsed() + delay
                hold = (until, why)
                return until
            case .unsupported:
                notify(.unsupported)
                try await plan.recordUnsupported(by: await bridge() ?? "")
                return nil
            }
        }
        let now = ports.clock.elapsed()
        let due = delays.next(after: now)
        if due == nil, isBusy {
            isBusy = false
            notify(.finished)
        }
        // Chats may be added, and get their first message of the service.
        let look = now + Backfill.newChats
        return due.map { min($0, look) } ?? look
    }

    /// How often chats without anything to request are looked at again.
    private static var newChats: Duration { .seconds(300) }

    /// Forgets the phone's silence where the owner has asked anew.
    private mutating func take(_ present: BackfillWishes) {
        defer { wishes = present }
        guard let wishes, wishes != present else { return }
        delays.forgetSilence()
        if hold?.why != .limited { hold = nil }
    }

    // MARK: The chats

    /// A chat with a wish.
    struct WantedChat {
        let conversation: Conversation
        let wish: BackfillWish
        let state: BackfillState

        var notice: BackfillChat { BackfillChat(id: conversation.id, title: conversation.title) }
    }

    /// The chats of which something is to be requested: those with a wish of their own first, then those with the
    /// latest activity.
    private mutating func chats(_ contents: BackfillPlan.Contents) async throws(StoreError) -> [WantedChat] {
        var chats: [(chat: WantedChat, isNamed: Bool)] = []
        var found: Set<UniqueIdentifier> = []
        var cursor: Conversation?
        repeat {
            if Task.isCancelled { throw StoreError(.cancelled) }
            let read = try await ports.store.conversations(after: cursor, limit: Backfill.pageSize)
            // A chat may be there before its first message.
            let page = read.filter { $0.messageCount > 0 }
            found.formUnion(page.map(\.id))
            for conversation in page where conversation.platform == origin.platform {
                guard let wish = contents.wishes.wish(for: conversation) else { continue }
                let state = contents.state(of: conversation.id, for: wish)
                guard state.status == .waiting || state.isOutdated(by: conversation) else { continue }
                chats.append(
                    (
                        WantedChat(conversation: conversation, wish: wish, state: state),
                        contents.wishes.byConversation[conversation.id] != nil
                    ))
            }
            cursor = read.count < Backfill.pageSize ? nil : read.last
        } while cursor != nil
        conversations = found
        return chats.sorted { left, right in
            if left.isNamed != right.isNamed { return left.isNamed }
            return left.chat.conversation.latestActivity > right.chat.conversation.latestActivity
        }.map(\.chat)
    }

    private static var pageSize: Int { 1_000 }
}

extension BackfillState {
    /// Whether a chat had no message to start from and has got others since.
    fileprivate func isOutdated(by conversation: Conversation) -> Bool {
        status == .bare && examined != conversation.messageCount
    }
}

extension Conversation {
    fileprivate var latestActivity: Timestamp { lastMessage?.timestamp ?? createdAt }
}
