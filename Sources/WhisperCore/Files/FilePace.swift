import WhisperClockPort
import Synchronization

/// Slows the arrival of files down to a number of bytes per second, so that other traffic has room.
///
/// A second's worth of bytes may arrive at once; in the long run no more than the pace arrive.
final class FilePace: Sendable {
    private struct State {
        /// The time at which the bytes that have arrived would have arrived at the pace.
        var due: Duration
        /// The number of bytes of the present file.
        var count: Int64 = 0
    }

    private let bytesPerSecond: Double
    private let clock: any MonotonicClock
    private let state: Mutex<State>

    /// Creates a pace.
    ///
    /// - Parameter bytesPerSecond: At least 1; less counts as 1.
    init(_ bytesPerSecond: Int, _ clock: any MonotonicClock) {
        self.bytesPerSecond = Double(max(bytesPerSecond, 1))
        self.clock = clock
        state = Mutex(State(due: clock.elapsed()))
    }

    /// Starts counting at the beginning of a file.
    func begin() { state.withLock { $0.count = 0 } }

    /// Waits until the next bytes are due.
    ///
    /// - Parameter count: The number of bytes of the present file that have arrived.
    func arrived(_ count: Int64) async {
        let now = clock.elapsed()
        let wait = state.withLock { state in
            let new = max(count - state.count, 0)
            state.count = count
            state.due = max(state.due, now - .seconds(1)) + .seconds(Double(new) / bytesPerSecond)
            return state.due - now
        }
        if wait > .zero { await clock.wait(for: wait) }
    }
}
