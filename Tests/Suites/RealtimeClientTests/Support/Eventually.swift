import Testing

/// Waits until a condition holds, and fails if it does not within twenty seconds.
///
/// - Parameter clock: A clock that advances by a second whenever the condition does not hold yet.
func eventually(
    _ what: Comment, advancing clock: HandClock? = nil, at place: SourceLocation = #_sourceLocation,
    _ condition: @Sendable () async throws -> Bool
) async throws {
    let start = ContinuousClock.now
    while start.duration(to: .now) < .seconds(300) {
        if try await condition() { return }
        clock?.advance(by: .seconds(1))
        try await Task.sleep(for: .milliseconds(2))
    }
    Issue.record(what, sourceLocation: place)
    throw NeverHappened()
}

/// The expected condition never held.
struct NeverHappened: Error {}
