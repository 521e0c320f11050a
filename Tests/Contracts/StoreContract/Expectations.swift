import WhisperStorePort
import Testing

/// Expects that each of these operations throws this code.
func expectRefusals(
    _ code: StoreError.Code, _ operations: (@Sendable () async throws -> Void)...,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    for (number, operation) in operations.enumerated() {
        await #expect(throws: StoreError(code), "operation \(number + 1)", sourceLocation: sourceLocation) {
            try await operation()
        }
    }
}

/// Expects that a check finds nothing wrong.
func expectSound(
    _ store: any VaultStore, repair: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let report = try await store.verify(repair: repair)
    #expect(report.findings == [], sourceLocation: sourceLocation)
    #expect(report.repaired == 0, sourceLocation: sourceLocation)
}
