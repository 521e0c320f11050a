import Testing

/// Waits until something holds, and fails where it does not within twenty seconds.
///
/// - Parameter clock: A clock that goes on by a second each time that it does not hold yet.
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

/// What was waited for did not come about.
struct NeverHappened: Error {}
