/// Detects a connection that died silently (RT-2).
struct Heartbeat: Hashable, Sendable {
    /// The interval between pings.
    let interval: Duration
    private let mostMissed: Int
    private var unanswered = 0

    init(interval: Duration, mostMissed: Int) {
        self.interval = interval
        self.mostMissed = max(1, mostMissed)
    }

    /// Records a pong, or anything else that shows that the connection is alive.
    mutating func heard() {
        unanswered = 0
    }

    /// Returns whether to send the next ping; if not, the connection is dead.
    mutating func beat() -> Bool {
        guard unanswered < mostMissed else { return false }
        unanswered += 1
        return true
    }
}
