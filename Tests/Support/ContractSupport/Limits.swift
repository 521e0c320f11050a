import Synchronization
import Testing

/// Runs the body of a law, which must end.
///
/// A broken adapter may never answer. After the limit, which is far more than any law takes, this is recorded as an issue
/// and the body is cancelled, which ends every wait of its own, so that the other laws are still checked.
package func requireEnd(
    within limit: Duration = .seconds(900), of law: String, _ body: @escaping @Sendable () async throws -> Void
) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
            try await body()
            return true
        }
        group.addTask {
            try await Task.sleep(for: limit)
            Issue.record("Not ended within \(limit): \(law)")
            return false
        }
        let hasEnded = try await group.next() ?? true
        group.cancelAll()
        // What the cancelled body throws says nothing more.
        if !hasEnded { _ = try? await group.next() }
    }
}

/// What becomes of a task that must end soon; nil if it has not ended within the limit, which only prevents a hang. The
/// task is left behind then.
package func ending<Value: Sendable, Failure: Error>(
    of task: Task<Value, Failure>, within limit: Duration = .seconds(60)
) async -> Result<Value, Failure>? {
    let result = SharedResult<Result<Value, Failure>>()
    Task { result.set(await task.result) }
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now < deadline {
        if let known = result.value { return known }
        try? await Task.sleep(for: .milliseconds(1))
    }
    return result.value
}

/// A value that two tasks share.
private final class SharedResult<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)

    var value: Value? { state.withLock { $0 } }

    func set(_ value: Value) { state.withLock { $0 = value } }
}

/// The adapter's answer is shorter than the law needs.
package struct ShortAnswer: Error, CustomStringConvertible {
    package let description: String
}

extension Collection where Index == Int {
    /// An element of what an adapter answered. If there is none, the law ends with an error, and not the process with a
    /// trap, which would take all other laws with it.
    package func at(_ place: Int) throws(ShortAnswer) -> Element {
        guard indices.contains(place) else {
            throw ShortAnswer(description: "The answer has \(count) elements and none at \(place)")
        }
        return self[place]
    }
}
