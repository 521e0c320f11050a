/// Notices a connection that is dead without saying so (RT-2).
struct Heartbeat: Hashable, Sendable {
    /// How often there is a ping.
    let interval: Duration
    private let mostMissed: Int
    private var unanswered = 0

    init(interval: Duration, mostMissed: Int) {
        self.interval = interval
        self.mostMissed = max(1, mostMissed)
    }

    /// Something came: a pong, or anything else that a dead connection would not have brought.
    mutating func heard() {
        unanswered = 0
    }

    /// The next ping is due. Returns whether to send it; if not, the connection is dead.
    mutating func beat() -> Bool {
        guard unanswered < mostMissed else { return false }
        unanswered += 1
        return true
    }
}
