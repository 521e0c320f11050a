internal import WhisperSQLiteLibrary
package import WhisperStorePort
internal import WhisperTextCoding

/// A connection to a database. Owned by one executor at a time, never shared.
@safe package final class Connection {
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// Statements by the address of their SQL text, which is mostly a literal: hashing it would cost as much as running it.
    private var recent: [(sql: String, statement: Statement)?] = Array(repeating: nil, count: 256)
    private var reserve: LogReserve?
    let messageKeys = MessageKeys()
    /// The collected keys; complete only while nothing else writes.
    var recentKeys = RecentKeys()

    /// Opens a database file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - isCreating: Whether to create the file if it is missing.
    ///   - isReadOnly: Whether the connection can only read.
    ///   - isFixed: Whether the file does not change meanwhile, so that it can be read without locks and auxiliary
    ///     files; only with `isReadOnly`.
    /// - Throws: `.mixedEngines`; the engine's error.
    package init(
        path: String, isCreating: Bool, isReadOnly: Bool = false, isFixed: Bool = false
    ) throws(StoreError) {
        guard !SQLiteLibrary.isMixed else { throw StoreError(.mixedEngines) }
        var handle: OpaquePointer?
        let path = isFixed ? Connection.fixed(path) : path
        var flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
        if isCreating { flags |= SQLITE_OPEN_CREATE }
        if isFixed { flags |= SQLITE_OPEN_URI }
        // Connections are owned by one executor, so the engine need not lock for each call.
        flags |= SQLITE_OPEN_NOMUTEX
        let code = unsafe sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle = unsafe handle else {
            unsafe sqlite3_close_v2(handle)
            throw EngineFailure.error(code, otherwise: .cannotOpen)
        }
        unsafe self.handle = handle
        unsafe sqlite3_extended_result_codes(handle, 1)
        // Effective from the first page on: if many processes open a vault at once, one of them locks it exclusively
        // while it recovers the log.
        unsafe sqlite3_busy_timeout(handle, ConnectionSettings.busyTimeout)
    }

    /// The URI of a file that does not change, with every reserved byte percent-encoded.
    private static func fixed(_ path: String) -> String {
        var bytes = Array("file:".utf8)
        PercentText.append(path, to: &bytes) { PercentText.isUnreserved($0) || $0 == UInt8(ascii: "/") }
        return String(decoding: bytes, as: UTF8.self) + "?immutable=1"
    }

    deinit {
        recent.removeAll()
        statements.removeAll()
        if reserve != nil { unsafe sqlite3_wal_hook(handle, nil, nil) }
        unsafe sqlite3_close_v2(handle)
    }

    /// Sets the connection's key, in SQLCipher's notation. Must be called first.
    ///
    /// - Returns: The engine's result code.
    package func setKey(_ notation: UnsafeRawBufferPointer) -> Int32 {
        #if SQLCipher
            unsafe SQLiteLibrary.setKey(handle, notation)
        #else
            SQLITE_MISUSE
        #endif
    }

    /// The key by which the vault finds messages with an external id.
    ///
    /// - Throws: `.damaged` if the vault has no key for ids; the engine's error.
    func messageKey(of externalID: String) throws(StoreError) -> Int64 {
        try unsafe messageKeys.key(of: externalID, in: handle)
    }

    // MARK: The log

    /// From now on, reserves space at the end of the write-ahead log, and checkpoints the log when it has grown long.
    func reserveLog() {
        guard let path = unsafe sqlite3_db_filename(handle, "main") else { return }
        let reserve = LogReserve(database: unsafe String(cString: path))
        self.reserve = reserve
        // The hook keeps the reserve alive as long as the connection.
        unsafe sqlite3_wal_hook(
            handle,
            { reserve, connection, name, pages in
                guard let reserve = unsafe reserve else { return SQLITE_OK }
                if unsafe Unmanaged<LogReserve>.fromOpaque(reserve).takeUnretainedValue().committed(pages: Int64(pages))
                {
                    // If readers are busy, a later commit does it.
                    unsafe sqlite3_wal_checkpoint_v2(connection, name, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
                }
                return SQLITE_OK
            }, Unmanaged.passUnretained(reserve).toOpaque())
    }

    /// Checkpoints and truncates the log.
    func emptyLog() throws(StoreError) {
        try execute("PRAGMA wal_checkpoint(TRUNCATE)")
        reserve?.reset()
    }

    // MARK: Statements

    /// The prepared statement for an SQL text, cached.
    ///
    /// A caller that does not run it to the end must reset it.
    ///
    /// - Throws: `.cannotPrepare`.
    package func statement(_ sql: String) throws(StoreError) -> Statement {
        let slot = Connection.slot(of: sql)
        // Comparing a text with itself compares its address.
        if let known = recent[slot], known.sql == sql { return known.statement }
        let statement = if let known = statements[sql] { known } else { try unsafe Statement(sql, connection: handle) }
        statements[sql] = statement
        recent[slot] = (sql, statement)
        return statement
    }

    private static func slot(of sql: String) -> Int {
        let address = unsafe sql.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
        return Int((address ?? 0) >> 4 & 255)
    }

    /// A statement that is used once and not cached.
    ///
    /// - Throws: `.cannotPrepare`.
    package func transientStatement(_ sql: String) throws(StoreError) -> Statement {
        try unsafe Statement(sql, connection: handle)
    }

    /// Runs one or more statements without parameters, ignoring their rows.
    ///
    /// - Throws: The engine's error.
    package func execute(_ sql: String) throws(StoreError) {
        let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw unsafe EngineFailure.error(sqlite3_extended_errcode(handle), on: handle) }
    }

    /// The first column of the first row as an integer; nil without a row or for NULL.
    ///
    /// - Throws: The engine's error.
    package func integer(_ sql: String) throws(StoreError) -> Int64? {
        let statement = try transientStatement(sql)
        guard try statement.step() else { return nil }
        return statement.optionalInteger(0)
    }

    /// The first column of the first row as text; nil without a row or for NULL.
    ///
    /// - Throws: The engine's error.
    package func text(_ sql: String) throws(StoreError) -> String? {
        let statement = try transientStatement(sql)
        guard try statement.step() else { return nil }
        return statement.optionalText(0)
    }

    /// Finalises the cached statements, for example before the schema changes.
    package func dropStatements() {
        recent = Array(repeating: nil, count: recent.count)
        statements.removeAll()
    }

    /// Resets every statement that is still running, so that none of them holds a snapshot.
    func resetStatements() {
        var statement = unsafe sqlite3_next_stmt(handle, nil)
        while let running = unsafe statement {
            if unsafe sqlite3_stmt_busy(running) != 0 { unsafe sqlite3_reset(running) }
            unsafe statement = unsafe sqlite3_next_stmt(handle, running)
        }
    }

    /// The number of rows that the last statement inserted, changed or deleted, without cascades of foreign keys.
    package var changes: Int { Int(unsafe sqlite3_changes(handle)) }

    /// The row id of the last inserted row.
    package var lastInsertedRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

    // MARK: Transactions

    /// Runs a body in a read transaction, which sees one state of the database.
    ///
    /// - Throws: The error of the body or of the engine.
    package func read<Result>(
        _ body: (Connection) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try statement("BEGIN").run()
        do throws(StoreError) {
            let result = try body(self)
            resetStatements()
            try statement("COMMIT").run()
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    /// Runs a body in a transaction that holds the write lock from its start, so that it never fails half-way for lack
    /// of it. If the body throws, nothing has changed.
    ///
    /// - Throws: The error of the body or of the engine.
    package func write<Result>(
        _ body: (Connection) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try statement("BEGIN IMMEDIATE").run()
        reserve?.extend()
        do throws(StoreError) {
            let result = try body(self)
            try statement("COMMIT").run()
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    private func rollBack() {
        resetStatements()
        // Some errors (full, out of memory) have already rolled back.
        if unsafe sqlite3_get_autocommit(handle) == 0 {
            unsafe sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
        }
    }
}

/// Maps the engine's result codes to the port's errors.
package enum EngineFailure {
    /// The port's error for a result code that a connection has just reported.
    ///
    /// The engine reports an exhausted quota or file size limit as an I/O error. The system's error number tells them apart.
    static func error(
        _ engineCode: Int32, on connection: OpaquePointer, otherwise: StoreError.Code = .cannotExecute
    ) -> StoreError {
        let isFull =
            engineCode & 0xFF == SQLITE_IOERR
            && FileSystem.failure(unsafe sqlite3_system_errno(connection)).code == .full
        return isFull ? StoreError(.full, engineCode: engineCode) : error(engineCode, otherwise: otherwise)
    }

    /// The port's error for a result code of the engine.
    ///
    /// - Parameters:
    ///   - engineCode: The code, extended or not.
    ///   - otherwise: The error for a code that is not in the table, such as `.cannotPrepare`.
    package static func error(_ engineCode: Int32, otherwise: StoreError.Code = .cannotExecute) -> StoreError {
        // Memory that processes share is a file, and only a lack of room keeps it from growing.
        if engineCode == SQLITE_IOERR | 19 << 8 { return StoreError(.full, engineCode: engineCode) }
        // The file ends within a page: the medium has given all that it has.
        if engineCode == SQLITE_IOERR | 2 << 8 { return StoreError(.damaged, engineCode: engineCode) }
        let code: StoreError.Code =
            switch engineCode & 0xFF {
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_CONSTRAINT: .constraint
            case SQLITE_FULL: .full
            case SQLITE_READONLY, SQLITE_PERM: .readOnly
            case SQLITE_IOERR: .inputOutput
            case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
            case SQLITE_CANTOPEN: .cannotOpen
            case SQLITE_INTERRUPT: .cancelled
            case SQLITE_TOOBIG, SQLITE_RANGE: .invalidArgument
            default: otherwise
            }
        return StoreError(code, engineCode: engineCode)
    }
}
