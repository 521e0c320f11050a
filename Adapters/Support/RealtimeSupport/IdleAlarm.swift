import Synchronization

/// Ends a call when the network has been silent for too long.
///
/// It runs while it is armed; each arming starts the time anew.
public final class IdleAlarm: Sendable {
    private struct State {
        var waiting: Task<Void, Never>?
        var isOver = false
    }

    private let limit: Duration?
    private let clock: any Clock<Duration>
    private let expire: @Sendable () -> Void
    private let state = Mutex(State())

    /// Creates an alarm that is not armed.
    ///
    /// - Parameters:
    ///   - limit: The longest silence; nil never expires.
    ///   - clock: The clock that measures it.
    ///   - expire: Called when it has passed, on any thread.
    public init(limit: Duration?, clock: any Clock<Duration>, expire: @escaping @Sendable () -> Void) {
        self.limit = limit
        self.clock = clock
        self.expire = expire
    }

    /// Starts the time anew, as the network is waited for.
    public func arm() {
        guard let limit else { return }
        let waiting = Task { [clock, expire] in
            guard (try? await clock.sleep(for: limit)) != nil, !Task.isCancelled else { return }
            expire()
        }
        replace(by: waiting)
    }

    /// Stops the time, as the network is not waited for.
    public func disarm() { replace(by: nil) }

    /// Stops the time for good.
    public func end() {
        state.withLock { $0.isOver = true }
        disarm()
    }

    private func replace(by waiting: Task<Void, Never>?) {
        let (former, isOver) = state.withLock { state in
            let former = state.waiting
            state.waiting = state.isOver ? nil : waiting
            return (former, state.isOver)
        }
        former?.cancel()
        if isOver { waiting?.cancel() }
    }
}
