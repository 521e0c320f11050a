import WhisperArchive
public import WhisperBlobPort
public import WhisperIngestionPort
import WhisperMessage
public import WhisperSealingPort
public import WhisperStorePort

/// Imports a messenger's own database into a vault, merged with what exports and bridges have reported (WDB-6).
///
/// The database is read once. Each group of events is committed as one transaction before it is acknowledged. Cut off
/// at any point, what was committed stays, and importing again adds the rest: the result is the same.
public struct DatabaseImport: Sendable {
    private let store: any VaultStore
    private let blobs: any BlobStore
    private let digest: Digest128

    /// Creates an importer into a vault.
    public init(store: any VaultStore, blobs: any BlobStore, digest: any ShortDigest) {
        self.store = store
        self.blobs = blobs
        self.digest = { digest.digest128($0) }
    }

    /// Imports a database, or, in a dry run, reports what an import would do.
    ///
    /// - Parameters:
    ///   - source: The database.
    ///   - name: The file's name without its path, for the table of runs.
    ///   - owner: The owner's number, if the user gave it; who has it may be the owner again (see `VaultStore.denyOwner`).
    ///   - dryRun: Whether to leave the vault unchanged.
    ///   - progress: Called from time to time, on any thread.
    /// - Throws: The reason the import ended early. Committed groups remain.
    public func run(
        _ source: any DatabaseIngestionSource, name: String, owner: String? = nil, dryRun: Bool = false,
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws(ImportError) -> DatabaseImportSummary {
        let survey: DatabaseSurvey
        do throws(IngestionError) { survey = try await source.survey() } catch { throw ImportError(error) }
        progress(ImportProgress(phase: .surveying, messages: survey.rows, total: survey.rows, added: 0))
        var summary = DatabaseImportSummary(survey: survey)
        if dryRun {
            let rehearsal = DatabaseRehearsal(store: store, digest: digest)
            try await rehearsal.run(source, &summary, progress)
            summary.accounts = await source.accounts()
            return summary
        }
        let platform = source.origin.platform
        let run: UniqueIdentifier
        let owners: [Person]
        do throws(StoreError) {
            owners = try await store.owners()
            if let owner { try await OwnersNames.admit(owner, in: store) }
            run = try await store.beginRun(adapter: source.origin.adapter, platform: platform, source: name)
        } catch {
            throw ImportError(error)
        }
        do throws(ImportError) {
            // From the first stored content to the last committed message, blobs must not be garbage-collected.
            guard let hold = try await holdAttachments() else { throw .cancelled }
            defer { hold.release() }
            let writer = DatabaseWriter(store: store, platform: platform, blobs: blobs, digest: digest)
            try await writer.write(source, &summary, progress)
            summary.accounts = await source.accounts()
        } catch {
            // The record of the run is informative; failing to write it must not hide why the import ended. It is
            // written in a separate task, as a vault does nothing for a cancelled one.
            let (store, ended) = (store, summary.runFigures)
            await Task { try? await store.finishRun(run, ended) }.value
            throw error
        }
        var ended = summary.runFigures
        ended.isComplete = true
        do throws(StoreError) {
            try await store.finishRun(run, ended)
            for owner in owners where try await store.person(owner.id)?.isOwner == false {
                summary.formerOwners.append(owner)
            }
        } catch {
            throw ImportError(error)
        }
        return summary
    }

    private func holdAttachments() async throws(ImportError) -> (any BlobHold)? {
        do throws(BlobError) { return try await blobs.wait(toHold: .storing) } catch { throw .blobs(error) }
    }
}
