public import WhisperCore
public import WhisperIngestionPort

extension Vault {
    /// Imports a messenger's own database, merged with what the vault holds from exports and bridges (WDB-6).
    ///
    /// The richer source wins field by field, in whatever order they are imported. Importing a database again adds only
    /// what the vault does not hold. Cut off at any point, what was committed stays, and importing again adds the rest.
    ///
    /// - Parameters:
    ///   - source: The database, as an adapter reads it.
    ///   - name: The file's name without its path, for the table of runs.
    ///   - isDryRun: Whether the vault stays as it is, and the result is what an import would do.
    ///   - progress: Called now and then, on any thread.
    /// - Throws: ``VaultError`` `.cancelled`, or `.other`, whose `underlying` is the ``ImportError``:
    ///   `ImportError.source(.database(.wrongKey))` if a backup belongs to another phone.
    @discardableResult
    public func importDatabase(
        _ source: any DatabaseIngestionSource, name: String, isDryRun: Bool = false,
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws(VaultError) -> DatabaseImportSummary {
        do {
            return try await databaseImport().run(source, name: name, dryRun: isDryRun, progress: progress)
        } catch {
            throw VaultError(error, path: name)
        }
    }

    /// The importer of databases.
    ///
    /// - Throws: ``VaultError`` if the attachments cannot be reached.
    public func databaseImport() throws(VaultError) -> DatabaseImport {
        DatabaseImport(store: store, blobs: try attachments(), digest: adapters.digest)
    }
}
