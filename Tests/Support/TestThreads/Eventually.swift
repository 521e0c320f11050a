/// Waits until something is so.
///
/// - Parameter limit: Bounds a hang, and nothing else: far more than a busy machine needs.
/// - Returns: Whether it became so.
public func eventually(within limit: Duration = .seconds(300), _ isSo: () async throws -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while try await !isSo() {
        guard ContinuousClock.now < deadline else { return false }
        try await Task.sleep(for: .milliseconds(5))
    }
    return true
}
