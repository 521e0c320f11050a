internal import WhisperClockPort
internal import WhisperMessage
public import WhisperStorePort

/// A vault in a SQLite database: the store, written once against the C API.
///
/// One connection writes, several others read; each has its own executor (ST-8). Opening and keying a database is left
/// to the adapters above, `SQLCipherStore` and `PlainSQLiteStore`.
public final class SQLiteVault: VaultStore {
    private let writer: ConnectionOwner
    private let readers: ReaderPool
    let clock: any WallClock
    private let feed: ChangeFeed
    let file: VaultFile

    /// Takes ownership of connections to one database.
    ///
    /// - Parameters:
    ///   - writer: The connection for all changes.
    ///   - readers: Connections that only read; at least one.
    ///   - file: The database's files, and how to open further connections to it.
    ///   - clock: The source of the times that the store assigns.
    init(writer: ConnectionOwner, readers: [ConnectionOwner], file: VaultFile, clock: any WallClock) {
        self.writer = writer
        self.readers = ReaderPool(readers)
        self.file = file
        self.clock = clock
        feed = ChangeFeed { [weak writer] in
            guard let writer else { return nil }
            return try? await writer.run { session throws(StoreError) in try session.noticesForeignChange() }
        }
    }

    /// Waits for running operations, then checkpoints and truncates the log. Later calls throw `.closed`.
    ///
    /// Words of deleted messages that are still in the index, after an interrupted deletion or after another source's
    /// messages replaced many, are removed here if the vault is not open elsewhere.
    public func close() async {
        let lock = file.lock
        await readers.close()
        await writer.close { session in
            // A failure of any is made up for at the next close, and what remains in the log is safe there.
            if session.connection.recentKeys.count > 0 {
                try? session.connection.write { connection throws(StoreError) in try connection.settleRecentKeys() }
            }
            if (try? ErasedRows.areThere(session.connection)) == true,
                lock == nil || (try? lock?.hold(.exclusive)) != nil
            {
                try? IndexSweep(connection: session.connection).run()
            }
            try? session.connection.emptyLog()
        }
        feed.finish()
        file.lock?.release()
    }

    /// The changes from now on (ST-7).
    public func changes() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable {
        feed.subscribe()
    }

    /// Reads from one state of the vault, in its rows.
    func readRows<Answer: Sendable>(
        _ body: @Sendable (Session) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await readers.run { session throws(StoreError) in
            try session.connection.read { _ throws(StoreError) in try body(session) }
        }
    }

    /// See `VaultStore`.
    ///
    /// - Throws: What the body throws.
    public func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        let now = clock.now()
        return try await readRows { (session: Session) throws(StoreError) in
            // Other connections write.
            session.forgetSaved()
            return try body(Transaction(session, now: now))
        }
    }

    /// See `VaultStore`.
    ///
    /// - Throws: What the body throws.
    public func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        let answer = try await write(
            keepsMemory: operation.keepsMemory, followsReferences: operation.followsReferences
        ) { transaction throws(StoreError) in
            transaction.isLarge = operation.messageCount >= Transaction.largeSave
            let answer = try body(transaction)
            if operation.endsImport { try transaction.settleKeys() }
            #if WHISPER_TEST_HOOKS
                operation.step?.reached()
            #endif
            return answer
        }
        #if WHISPER_TEST_HOOKS
            if operation.isOfDeletion { WriteStep.deletionPartCommitted.reached() }
        #endif
        return answer
    }

    /// Changes the vault, or leaves it unchanged if the body throws; then notifies the observers.
    ///
    /// - Parameters:
    ///   - keepsMemory: Whether the body keeps the session's caches consistent with its changes.
    ///   - followsReferences: Whether the engine cascades deletions to referring rows; otherwise the body takes care of
    ///     that.
    func write<Answer: Sendable>(
        keepsMemory: Bool = false, followsReferences: Bool = true,
        _ body: @Sendable (Transaction) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        let clock = clock
        let feed = feed
        return try await writer.run { session throws(StoreError) in
            let transaction = Transaction(session, now: clock.now(), followsReferences: followsReferences)
            var isOthers = false
            if !followsReferences { try session.connection.execute("PRAGMA foreign_keys = OFF") }
            defer { if !followsReferences { try? session.connection.execute("PRAGMA foreign_keys = ON") } }
            do throws(StoreError) {
                let answer = try session.connection.write { _ throws(StoreError) in
                    isOthers = try session.noticesForeignChange()
                    if !keepsMemory { session.forgetSaved() }
                    try transaction.knowRecentKeys()
                    let answer = try body(transaction)
                    try transaction.settle()
                    try transaction.sweepForgotten()
                    return answer
                }
                #if WHISPER_TEST_HOOKS
                    WriteStep.committed.reached()
                #endif
                // Published on the writer's own executor, so that observers receive transactions in order.
                if isOthers { feed.emit([.reload]) }
                feed.emit(transaction.changes)
                return answer
            } catch {
                session.forgetAll()
                if isOthers { feed.emit([.reload]) }
                throw error
            }
        }
    }

    /// Runs a body with the writing connection, outside of a transaction.
    func withWriter<Answer: Sendable>(
        _ body: @Sendable (Session) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await writer.run { session throws(StoreError) in
            session.forgetSaved()
            return try body(session)
        }
    }

    /// Runs a body with a reading connection, outside of a transaction.
    func withReader<Answer: Sendable>(
        _ body: @Sendable (Session) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await readers.run(body)
    }
}
