import WhisperStorePort

extension VaultStore {
    /// Carries out an operation in an archive of its transaction, which ends what the archive has begun.
    func change<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (Archive) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await write(operation) { writer throws(StoreError) in
            let archive = Archive(writer)
            let answer = try body(archive)
            try archive.writeSightings()
            return answer
        }
    }
}
