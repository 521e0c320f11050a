public import WhisperRealtimePort
import Synchronization

/// The outcome of a call: the first of its result, timeout, cancellation and shutdown.
///
/// The caller does not wait for the others, which may be unable to stop.
public final class FirstOutcome<Value: Sendable>: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Result<Value, TransportError>, Never>)
        case settled(Result<Value, TransportError>)
    }

    private let state = Mutex(State.open)

    /// Creates an unsettled outcome.
    public init() {}

    /// Settles the outcome unless it is settled already; returns false in that case, as the result is no longer wanted.
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

    /// Waits for the outcome; called once. Cancelling the task settles it with `cancelled`.
    ///
    /// - Throws: The error with which it was settled.
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
