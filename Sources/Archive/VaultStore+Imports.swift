public import WhisperMessage
public import WhisperStorePort

/// What the vault records of runs over sources and of imports of files, by which an import can be undone (ING-2).
///
/// A message belongs to the run by which it was saved (`NewMessage.run`), until another source reports it too or the
/// owner deletes it and leaves a tombstone: from then on it belongs to none. A run that merely found a message in the vault
/// *knows* it.
///
/// If conversations are joined, their runs write into the one that stays: each can be undone as before, but for messages that
/// both had, which belong to none from then on. A split gives the leaving conversation its runs back. A message that a later
/// run knows which stays elsewhere belongs to none then, as that run cannot keep it any more.
extension VaultStore {
    /// A page of the runs, latest start first, ties in reverse order of recording.
    ///
    /// - Parameters:
    ///   - run: The last run of the previous page; nil for the first page.
    ///   - limit: The maximum number, 1 … 1,000.
    /// - Throws: `.runNotFound` if `run` does not exist, as after it was undone.
    public func runs(
        after run: UniqueIdentifier? = nil, limit: Int
    ) async throws(StoreError) -> [IngestionRun] {
        guard (1...1_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in try reader.runs(after: run, limit: limit) }
    }

    /// A page of the runs that were described, latest start first, ties in reverse order of recording.
    ///
    /// - Parameters:
    ///   - run: The last run of the previous page, or any other run; nil for the first page.
    ///   - limit: The maximum number, 1 … 1,000.
    /// - Throws: `.runNotFound` if `run` does not exist, as after it was undone.
    public func imports(
        after run: UniqueIdentifier? = nil, limit: Int
    ) async throws(StoreError) -> [RecordedImport] {
        guard (1...1_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in try reader.describedImports(after: run, limit: limit) }
    }

    /// Records which conversation a run writes into, how the file was read, and what it knew before it wrote.
    /// Replaces what was recorded of the run before.
    ///
    /// - Parameter known: The positions of the messages that were in the vault already, in ascending order. Ranges follow
    ///   their messages when a conversation is renumbered, joined or separated. Of very many, wider ranges may be recorded,
    ///   but none narrower.
    /// - Throws: `.runNotFound`; `.conversationNotFound`; `.invalidArgument` for ranges that overlap or descend; `.busy`
    ///   if there is no message at the beginning or end of a range, as another process changed the conversation.
    public func describeRun(
        _ id: UniqueIdentifier, _ reading: ImportReading, known: [ClosedRange<ChatPosition>]
    ) async throws(StoreError) {
        guard let known = KnownPositions(known) else { throw StoreError(.invalidArgument) }
        try await change(.describeRun(id, reading)) { archive throws(StoreError) in
            try archive.describe(id, reading, knowing: known)
        }
    }

    /// Undoes imports together: erases the messages that belong to these runs, and the record of the runs.
    ///
    /// A message that a later run knows, which is not undone as well, stays and belongs to the first such run. A
    /// message that was opened from an envelope stays and belongs to none, as an envelope opens only once. A tombstone
    /// of the owner's belongs to no run, so it stays. A conversation without messages is deleted, unless the owner has
    /// set something on it (see `OwnChoices.keepChat`). The people whom the imports introduced count as people of whom
    /// something was deleted, also if nothing was (see `removeUnreferencedPeople()`). Someone without an
    /// address whom only these imports identify as the owner no longer is the owner; if another import was read with
    /// the same answer, it keeps the answer instead (see `RecordedImport.answers(_:statedBy:besides:areReadAgain:)`).
    /// Their other messages that count as sent still do. Large numbers are deleted in parts, as by `prune`; after a
    /// cancellation or an interruption the runs are still recorded, and undoing them again removes the rest. Afterwards
    /// the vault's files contain no word that occurred only in the erased messages (ST-11).
    ///
    /// - Parameters:
    ///   - areReadAgain: Whether their files are imported again at once, with a new answer to who the owner is.
    ///   - dryRun: Whether the vault stays as it is, and the report says what would happen.
    ///   - progress: Called with the progress of large deletions, on any thread.
    /// - Throws: `.runNotFound` for a run that does not exist; `.cancelled`.
    public func undoImports(
        _ runs: [UniqueIdentifier], areReadAgain: Bool, dryRun: Bool,
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> UndoReport {
        try await undoImports(
            runs, areReadAgain: areReadAgain, dryRun: dryRun, inPartsOf: Archive.erasedTogether, progress: progress)
    }

    /// Undoes imports, a number of messages at a time.
    ///
    /// - Throws: As `undoImports(_:areReadAgain:dryRun:progress:)` does.
    package func undoImports(
        _ runs: [UniqueIdentifier], areReadAgain: Bool, dryRun: Bool, inPartsOf size: Int,
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> UndoReport {
        let plan = try await read { reader throws(StoreError) in try UndoPlan(undoing: runs, in: reader) }
        if dryRun { return plan.report }
        var contents: Set<String> = []
        var erased: Int64 = 0
        var start = 0
        while start < plan.erased.count {
            let end = min(plan.erased.count, start + size)
            let messages = plan.erased[start..<end]
            let part = try await change(.eraseMessages(outOf: plan.erased.count)) { archive throws(StoreError) in
                try archive.erase(messages, of: plan)
            }
            erased += part.messages
            contents.formUnion(part.contents)
            start = end
            progress(DeletionProgress(stage: .messages, done: Int64(end), total: Int64(plan.erased.count)))
        }
        let count = erased
        var report = try await change(.forgetImports(runs)) { archive throws(StoreError) in
            try archive.end(plan, erased: count, areReadAgain: areReadAgain)
        }
        let candidates = contents.union(report.orphanedBlobs)
        report.orphanedBlobs = try await read { reader throws(StoreError) in try reader.unreferenced(candidates) }
        try await sweep(progress)
        return report
    }

    /// Undoes imports whose files are not imported again.
    ///
    /// - Throws: As `undoImports(_:areReadAgain:dryRun:progress:)` does.
    public func undoImports(
        _ runs: [UniqueIdentifier], dryRun: Bool, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> UndoReport {
        try await undoImports(runs, areReadAgain: false, dryRun: dryRun, progress: progress)
    }
}
