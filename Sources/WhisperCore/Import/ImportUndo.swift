import WhisperArchive
public import WhisperBlobPort
import WhisperMessage
public import WhisperStorePort

/// Undoes imports of files, including the attachments that no other message refers to (ING-2, ST-11).
///
/// Attachments are removed after all messages are. An interruption in between leaves unreferenced attachments, which
/// `BlobCollection.removeOrphans` finds.
public struct ImportUndo: Sendable {
    private let store: any VaultStore
    private let blobs: BlobCollection

    /// Creates an undo for a vault.
    public init(store: any VaultStore, blobs: any BlobStore) {
        self.store = store
        self.blobs = BlobCollection(store: store, blobs: blobs)
    }

    /// Imports with all others of files with the same contents into the same chat: otherwise what one of them brought
    /// would stay because another one knows it.
    ///
    /// - Parameter areReadAgain: Whether their files are imported again at once. Otherwise the files must have the same name,
    ///   too: those of another one are imports of their own, such as that of an archive and that of its text.
    /// - Throws: The store's error.
    public func together(
        with imports: [RecordedImport], areReadAgain: Bool = false
    ) async throws(StoreError) -> [RecordedImport] {
        try await store.imports { record in
            imports.contains { other in
                record.run.id == other.run.id
                    || (areReadAgain
                        ? record.reading.isOfSameFile(as: other.reading) : record.isOfSameFile(as: other))
            }
        }
    }

    /// What undoing imports would do, also to who the owner is.
    ///
    /// - Parameter areReadAgain: Whether their files are imported again at once.
    /// - Throws: `.store`.
    public func preview(
        _ imports: [RecordedImport], areReadAgain: Bool = false
    ) async throws(BlobCollectionError) -> UndoReport {
        var report = try await undo(imports, areReadAgain: areReadAgain, dryRun: true) { _ in }
        do throws(StoreError) {
            var all = try await store.imports()
            let undone = all.partition { record in imports.contains { $0.run.id == record.run.id } }
            let owners = try await store.owners()
            let answers = RecordedImport.answers(
                owners, statedBy: all[undone...], besides: all[..<undone], areReadAgain: areReadAgain)
            report.formerOwners = answers.former
        } catch {
            throw .store(error)
        }
        return report
    }

    /// Undoes imports, and removes the people to whom nothing refers any more. Interrupted, it can be repeated.
    ///
    /// - Parameters:
    ///   - areReadAgain: Whether their files are imported again at once. The contents of their attachments stay until
    ///     `finish(_:)`, as the files may lack them now (see ``RetainedContents``).
    ///   - progress: Called with the progress of large deletions, on any thread.
    /// - Throws: `.store` or `.blobs`.
    public func run(
        _ imports: [RecordedImport], areReadAgain: Bool = false,
        progress: @escaping @Sendable (DeletionProgress) -> Void = { _ in }
    ) async throws(BlobCollectionError) -> UndoReport {
        let report = try await undo(imports, areReadAgain: areReadAgain, dryRun: false, progress)
        do throws(StoreError) { try await store.removeUnreferencedPeople() } catch { throw .store(error) }
        if !areReadAgain { try await finish(report) }
        return report
    }

    /// Removes the contents of attachments to which nothing refers any more, once undone files were imported again.
    ///
    /// - Throws: `.store` or `.blobs`.
    public func finish(_ report: UndoReport) async throws(BlobCollectionError) {
        try await blobs.removeUnreferenced(report.orphanedBlobs)
    }

    private func undo(
        _ imports: [RecordedImport], areReadAgain: Bool, dryRun: Bool,
        _ progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(BlobCollectionError) -> UndoReport {
        do throws(StoreError) {
            return try await store.undoImports(
                imports.map(\.run.id), areReadAgain: areReadAgain, dryRun: dryRun, progress: progress)
        } catch {
            throw .store(error)
        }
    }
}

extension ImportReading {
    /// Whether both are readings of a file with the same contents, into one chat.
    public func isOfSameFile(as other: ImportReading) -> Bool {
        !contents.isEmpty && contents == other.contents && conversation == other.conversation
    }
}

extension RecordedImport {
    /// Whether both are imports of a file with the same contents and the same name, into one chat.
    public func isOfSameFile(as other: RecordedImport) -> Bool {
        func name(_ run: IngestionRun) -> Substring? { run.source.split(separator: "/").last }
        return reading.isOfSameFile(as: other.reading) && name(run) == name(other.run)
    }
}
