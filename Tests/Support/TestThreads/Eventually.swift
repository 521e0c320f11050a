/// Waits until a condition holds.
///
/// - Parameter limit: Only prevents a hang: far more than a busy machine needs.
/// - Returns: Whether the condition came to hold.
public func eventually(within limit: Duration = .seconds(300), _ isSo: () async throws -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while try await !isSo() {
        guard ContinuousClock.now < deadline else { return false }
        try await Task.sleep(for: .milliseconds(5))
    }
    return true
}
