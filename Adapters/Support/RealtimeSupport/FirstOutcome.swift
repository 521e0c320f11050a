public import WhisperRealtimePort
import Synchronization

/// What a call comes to: whichever comes first of its result, its time-out, its being cancelled, and the shutting down.
///
/// The caller does not wait for the others, which may not be able to stop.
public final class FirstOutcome<Value: Sendable>: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Result<Value, TransportError>, Never>)
        case settled(Result<Value, TransportError>)
    }

    private let state = Mutex(State.open)

    /// Nothing has come yet.
    public init() {}

    /// Settles it, if nobody has yet; false where somebody has, and the result is not wanted any more.
    @discardableResult
    public func settle(_ outcome: Result<Value, TransportError>) -> Bool {
        let (isFirst, waiter): (Bool, CheckedContinuation<Result<Value, TransportError>, Never>?) = state.withLock {
            switch $0 {
            case .settled: return (false, nil)
            case .open:
                $0 = .settled(outcome)
                return (true, nil)
            case .awaited(let waiter):
                $0 = .settled(outcome)
                return (true, waiter)
            }
        }
        waiter?.resume(returning: outcome)
        return isFirst
    }

    /// Waits for it; called once. The task's being cancelled settles it with `cancelled`.
    public func value() async throws(TransportError) -> Value {
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let settled: Result<Value, TransportError>? = state.withLock {
                    if case .settled(let outcome) = $0 { return outcome }
                    $0 = .awaited(continuation)
                    return nil
                }
                if let settled { continuation.resume(returning: settled) }
            }
        } onCancel: {
            _ = settle(.failure(.cancelled))
        }
        return try outcome.get()
    }
}
