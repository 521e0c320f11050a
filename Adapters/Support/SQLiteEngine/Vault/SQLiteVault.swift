internal import WhisperClockPort
internal import WhisperMessage
public import WhisperStorePort
internal import WhisperStoreSupport

/// A vault in a SQLite database: the store, written once against the C API.
///
/// One connection writes, some others read; each belongs to an executor of its own (ST-8). How a database is opened and
/// keyed is the business of the adapters over this one, `SQLCipherStore` and `PlainSQLiteStore`.
public final class SQLiteVault: VaultStore {
    private let writer: ConnectionOwner
    private let readers: ReaderPool
    let clock: any WallClock
    private let feed: ChangeFeed
    let file: VaultFile

    /// Takes over connections to one database.
    ///
    /// - Parameters:
    ///   - writer: The connection that all changes go through.
    ///   - readers: Connections that only read; at least one.
    ///   - file: Where the database is, and how further connections to it are made.
    ///   - clock: What the times given by the store come from.
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

    /// Waits for running operations, writes the log back into the file and empties it. Later calls throw `.closed`.
    ///
    /// Words of messages that are gone, and that did not leave the index with them, leave it here if nobody else has the
    /// vault open: after a deletion that was cut off, or where another source's messages took the place of many.
    public func close() async {
        let lock = file.lock
        await readers.close()
        await writer.close { session in
            // A failure of either only leaves it to the next closing, and what remains in the log is safe there.
            if (try? IndexSweep.isDue(session.connection)) == true,
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

    /// Answers from one state of the vault.
    func read<Answer: Sendable>(
        _ body: @Sendable (Session) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await readers.run { session throws(StoreError) in
            try session.connection.read { _ throws(StoreError) in try body(session) }
        }
    }

    /// Changes the vault, or leaves it if the body throws; then tells the observers.
    ///
    /// - Parameters:
    ///   - keepsMemory: Whether the body keeps what saving remembers in step with its changes.
    ///   - followsReferences: Whether what refers to a deleted row goes or changes with it; else the body sees to that.
    func write<Answer: Sendable>(
        keepsMemory: Bool = false, followsReferences: Bool = true,
        _ body: @Sendable (Transaction) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        let clock = clock
        let feed = feed
        return try await writer.run { session throws(StoreError) in
            let transaction = Transaction(session, now: clock.now())
            var isOthers = false
            if !followsReferences { try session.connection.execute("PRAGMA foreign_keys = OFF") }
            defer { if !followsReferences { try? session.connection.execute("PRAGMA foreign_keys = ON") } }
            do throws(StoreError) {
                let answer = try session.connection.write { _ throws(StoreError) in
                    isOthers = try session.noticesForeignChange()
                    if isOthers || !keepsMemory { session.saving = SavingMemory() }
                    let answer = try body(transaction)
                    try transaction.settle()
                    try transaction.sweepForgotten()
                    return answer
                }
                #if WHISPER_TEST_HOOKS
                    WriteStep.committed.reached()
                #endif
                // Told on the writer's own executor: observers hear of transactions in their order.
                if isOthers { feed.emit([.reload]) }
                feed.emit(transaction.changes)
                return answer
            } catch {
                session.saving = SavingMemory()
                if isOthers { feed.emit([.reload]) }
                throw error
            }
        }
    }

    /// Runs a body with the writing connection, outside of any transaction.
    func withWriter<Answer: Sendable>(
        _ body: @Sendable (Session) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await writer.run { session throws(StoreError) in
            session.saving = SavingMemory()
            return try body(session)
        }
    }

    /// Runs a body with a reading connection, outside of any transaction.
    func withReader<Answer: Sendable>(
        _ body: @Sendable (Session) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await readers.run(body)
    }

    /// Tells the observers of a change that was made outside of `write`.
    func tell(_ changes: Set<StoreChange>) {
        feed.emit(changes)
    }
}

/// Checks a limit against its documented bounds.
func checkLimit(_ limit: Int, upTo most: Int) throws(StoreError) {
    guard (1...most).contains(limit) else { throw StoreError(.invalidArgument) }
}
