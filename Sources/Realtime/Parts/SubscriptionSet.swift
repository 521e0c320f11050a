import WhisperRealtimeProtocol

/// The desired and the actual subscriptions, and the commands that reconcile them (RT-2, RT-6).
struct SubscriptionSet: Hashable, Sendable {
    private let limit: Int
    /// The conversations on screen, most important first.
    private var visible: [String] = []
    /// All other conversations, most recent activity first.
    private var recent: [String]
    /// The conversations that the user may not read.
    private(set) var forbidden: Set<String> = []
    /// The conversations that the server declined on this connection.
    private var declined: Set<String> = []
    /// The desired conversations, by importance.
    private var wanted: [String] = []
    private var wantedSet: Set<String> = []
    /// The conversations acknowledged by the server on this connection, in order of acknowledgement.
    private(set) var active: [String] = []
    private var activeSet: Set<String> = []
    /// Whether the actual subscriptions match, so that no command is needed.
    private(set) var isSettled = true
    /// The maximum number of conversations in the next command; reduced after one that was refused as a whole.
    private var batch = RealtimeLimits.conversationsOfCommand

    init(limit: Int, recent: [String]) {
        self.limit = min(max(1, limit), RealtimeLimits.conversationsOfCommand)
        self.recent = []
        show(recent: recent)
    }

    /// Returns whether a conversation is among the desired ones.
    func isWanted(_ conversation: String) -> Bool { wantedSet.contains(conversation) }

    /// Returns whether the server sends the events of a conversation.
    func isActive(_ conversation: String) -> Bool { activeSet.contains(conversation) }

    /// Sets the conversations on screen.
    mutating func show(visible: [String]) {
        self.visible = Array(visible.prefix(limit))
        choose()
    }

    /// Adds the most recently active conversations before the previous ones.
    mutating func show(recent: [String]) {
        var known: Set<String> = []
        self.recent = Array((recent + self.recent).filter { known.insert($0).inserted }.prefix(limit))
        choose()
    }

    /// Marks a conversation as forbidden. Returns whether it was not marked before.
    mutating func forbid(_ conversation: String) -> Bool {
        guard forbidden.insert(conversation).inserted else { return false }
        forget(conversation)
        choose()
        return true
    }

    /// Marks conversations as allowed again.
    mutating func allow(_ conversations: Set<String>) {
        guard !forbidden.isDisjoint(with: conversations) else { return }
        forbidden.subtract(conversations)
        choose()
    }

    /// Handles a new or lost connection, which begins without subscriptions.
    mutating func connectionChanged() {
        active = []
        activeSet = []
        declined = []
        batch = RealtimeLimits.conversationsOfCommand
        choose()
    }

    /// Returns the next command; nil if the subscriptions match.
    func nextCommand() -> ClientFrame? {
        let superfluous = active.filter { !wantedSet.contains($0) }.prefix(batch)
        if !superfluous.isEmpty { return .unsubscribe(Array(superfluous)) }
        let missing = wanted.lazy.filter { !activeSet.contains($0) }.prefix(batch)
        return missing.isEmpty ? nil : .subscribe(Array(missing))
    }

    /// Records that a command was carried out.
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

    /// Handles a command refused because of the conversations that the server names, possibly none.
    ///
    /// Returns the conversations to blame: none yet if there are several, which are then split into smaller commands.
    mutating func refused(_ command: ClientFrame, because named: [String]) -> [String] {
        let conversations = command.conversations
        let blamed = named.filter(conversations.contains)
        guard blamed.isEmpty else { return blamed }
        guard conversations.count > 1 else { return conversations }
        batch = max(1, conversations.count / 2)
        return []
    }

    /// Records that the server declines these conversations on this connection.
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
