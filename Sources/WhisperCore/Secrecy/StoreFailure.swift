package import WhisperStorePort

/// A use case's error type that can represent a failure of the vault.
package protocol StoreFailure: Error {
    static func store(_ error: StoreError) -> Self
}

extension StoreFailure {
    /// Runs a vault operation and converts its error to this type.
    ///
    /// - Throws: The converted error.
    package static func storing<Result>(_ body: () async throws(StoreError) -> Result) async throws(Self) -> Result {
        do throws(StoreError) { return try await body() } catch { throw .store(error) }
    }
}
