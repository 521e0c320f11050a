import WhisperRealtimeProtocol

/// Which conversations should be subscribed to, which are, and which command brings the two together (RT-2, RT-6).
struct SubscriptionSet: Hashable, Sendable {
    private let limit: Int
    /// What somebody looks at, the most important first.
    private var visible: [String] = []
    /// What there is else, latest activity first.
    private var recent: [String]
    /// What the user may not read.
    private(set) var forbidden: Set<String> = []
    /// What the server did not take on this connection.
    private var declined: Set<String> = []
    /// What is wanted, by importance.
    private var wanted: [String] = []
    private var wantedSet: Set<String> = []
    /// What the server has acknowledged on this connection, in order of acknowledgement.
    private(set) var active: [String] = []
    private var activeSet: Set<String> = []
    /// Whether the server has what is wanted, so that no command is needed.
    private(set) var isSettled = true
    /// The most conversations of the next command: fewer after one that was refused as a whole.
    private var batch = RealtimeLimits.conversationsOfCommand

    init(limit: Int, recent: [String]) {
        self.limit = min(max(1, limit), RealtimeLimits.conversationsOfCommand)
        self.recent = []
        show(recent: recent)
    }

    /// Whether a conversation is among those that are wanted.
    func isWanted(_ conversation: String) -> Bool { wantedSet.contains(conversation) }

    /// Whether the server tells the events of a conversation.
    func isActive(_ conversation: String) -> Bool { activeSet.contains(conversation) }

    /// Somebody looks at these.
    mutating func show(visible: [String]) {
        self.visible = Array(visible.prefix(limit))
        choose()
    }

    /// These were active last; those that were before come after them.
    mutating func show(recent: [String]) {
        var known: Set<String> = []
        self.recent = Array((recent + self.recent).filter { known.insert($0).inserted }.prefix(limit))
        choose()
    }

    /// The user may not read a conversation. Returns whether that is news.
    mutating func forbid(_ conversation: String) -> Bool {
        guard forbidden.insert(conversation).inserted else { return false }
        forget(conversation)
        choose()
        return true
    }

    /// The user may read these after all.
    mutating func allow(_ conversations: Set<String>) {
        guard !forbidden.isDisjoint(with: conversations) else { return }
        forbidden.subtract(conversations)
        choose()
    }

    /// There is a new connection, or none: it begins without subscriptions.
    mutating func connectionChanged() {
        active = []
        activeSet = []
        declined = []
        batch = RealtimeLimits.conversationsOfCommand
        choose()
    }

    /// The command that comes next; nil where the server has what is wanted.
    func nextCommand() -> ClientFrame? {
        let superfluous = active.filter { !wantedSet.contains($0) }.prefix(batch)
        if !superfluous.isEmpty { return .unsubscribe(Array(superfluous)) }
        let missing = wanted.lazy.filter { !activeSet.contains($0) }.prefix(batch)
        return missing.isEmpty ? nil : .subscribe(Array(missing))
    }

    /// A command was carried out.
    mutating func acknowledged(_ command: ClientFrame) {
        switch command {
        case .subscribe(let conversations):
            for conversation in conversations where activeSet.insert(conversation).inserted {
                active.append(conversation)
            }
        case .unsubscribe(let conversations): for conversation in conversations { forget(conversation) }
        case .ping, .unknown: break
        }
        isSettled = activeSet == wantedSet
    }

    /// A command was refused, because of these conversations; of which the server may name none. Returns those that are to
    /// blame: nobody yet, where there are several, which then go in smaller commands.
    mutating func refused(_ command: ClientFrame, because named: [String]) -> [String] {
        let conversations = command.conversations
        let blamed = named.filter(conversations.contains)
        guard blamed.isEmpty else { return blamed }
        guard conversations.count > 1 else { return conversations }
        batch = max(1, conversations.count / 2)
        return []
    }

    /// The server does not take these on this connection.
    mutating func decline(_ conversations: [String]) {
        declined.formUnion(conversations)
        for conversation in conversations { forget(conversation) }
        choose()
    }

    private mutating func forget(_ conversation: String) {
        guard activeSet.remove(conversation) != nil else { return }
        active.removeAll { $0 == conversation }
    }

    private mutating func choose() {
        wanted = []
        wantedSet = []
        for conversation in visible + recent where wanted.count < limit {
            guard !forbidden.contains(conversation), !declined.contains(conversation),
                wantedSet.insert(conversation).inserted
            else { continue }
            wanted.append(conversation)
        }
        isSettled = activeSet == wantedSet
    }
}
