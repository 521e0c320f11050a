import WhisperClockPort
import Synchronization

/// A clock that only moves when the test advances it.
final class HandClock: MonotonicClock {
    private struct Waiting {
        var deadline: Duration
        var continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var elapsed = Duration.zero
        var waiting: [Int: Waiting] = [:]
        var cancelled: Set<Int> = []
        var last = 0
    }

    private let state = Mutex(State())

    func elapsed() -> Duration { state.withLock { $0.elapsed } }

    func wait(for duration: Duration) async {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if duration <= .zero || state.cancelled.remove(number) != nil { return true }
                    state.waiting[number] = Waiting(
                        deadline: state.elapsed + duration, continuation: continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let waiting = state.withLock { state in
                let waiting = state.waiting.removeValue(forKey: number)
                if waiting == nil { state.cancelled.insert(number) }
                return waiting
            }
            waiting?.continuation.resume()
        }
    }

    /// Advances the clock, and resumes the callers whose time has come.
    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.elapsed += duration
            let due = state.waiting.filter { $0.value.deadline <= state.elapsed }
            for number in due.keys { state.waiting[number] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for waiting in due { waiting.continuation.resume() }
    }

    /// The number of waiting callers.
    var waiters: Int { state.withLock { $0.waiting.count } }
}
