import WhisperMessage
public import WhisperStorePort

extension VaultStore {
    /// All imports on record that meet a condition, latest start first, however many there are (ING-2).
    ///
    /// - Throws: The store's error; `.runNotFound` if an import was undone meanwhile.
    public func imports(
        where isWanted: (RecordedImport) -> Bool = { _ in true }
    ) async throws(StoreError) -> [RecordedImport] {
        var wanted: [RecordedImport] = []
        var last: UniqueIdentifier?
        while case let page = try await imports(after: last, limit: importPage), let end = page.last {
            wanted += page.filter(isWanted)
            last = end.run.id
        }
        return wanted
    }

    /// The number of imports that are read at once, the largest that the ledger allows.
    private var importPage: Int { 1_000 }
}
