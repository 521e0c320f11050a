package import WhisperStorePort

/// An error of a use case that a failure of the vault can be.
package protocol StoreFailure: Error {
    static func store(_ error: StoreError) -> Self
}

extension StoreFailure {
    /// Does something to the vault, and tells its failure as one of this kind.
    package static func storing<Result>(_ body: () async throws(StoreError) -> Result) async throws(Self) -> Result {
        do throws(StoreError) { return try await body() } catch { throw .store(error) }
    }
}
