import WhisperRealtimePort
import Testing

/// Waits until a condition holds; records an issue if it does not hold in time.
func eventually(
    within limit: Duration, _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async -> Bool
) async {
    let clock = ContinuousClock()
    let begin = clock.now
    while clock.now - begin < limit {
        if await condition() { return }
        try? await Task.sleep(for: .milliseconds(10))
    }
    Issue.record(what, sourceLocation: sourceLocation)
}

/// What a call throws; nil if it throws nothing. Anything but a `TransportError` is recorded as an issue.
func failure<Value>(_ body: () async throws -> Value) async -> TransportError? {
    do {
        _ = try await body()
        return nil
    } catch {
        if !(error is TransportError) { Issue.record(error) }
        return error as? TransportError
    }
}

/// Records an issue unless a call throws this.
func expect<Value>(
    _ expected: TransportError, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Value
) async {
    let thrown = await failure(body)
    #expect(thrown == expected, sourceLocation: sourceLocation)
}

/// What a call throws that that is cancelled shortly after it began.
func failureWhenCancelled<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
) async -> TransportError? {
    let task = Task { await failure(body) }
    try? await Task.sleep(for: .milliseconds(100))
    task.cancel()
    return await task.value
}

/// Records an issue unless the next message is this one; without the messages, whose comparison would take minutes.
func expect(
    _ text: [UInt8], from socket: any RealtimeSocket, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let isExpected = try await socket.receive() == text
    #expect(isExpected, "another message of \(text.count) bytes", sourceLocation: sourceLocation)
}
