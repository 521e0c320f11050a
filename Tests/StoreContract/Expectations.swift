import StorePort
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
