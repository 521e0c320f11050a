internal import WhisperSQLiteLibrary
package import WhisperStorePort

/// One connection to a database. Owned by one executor at a time, never shared.
@safe package final class Connection {
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    private var reserve: LogReserve?

    /// Opens a database file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - isCreating: Whether the file is made where it is missing.
    ///   - isReadOnly: Whether nothing can be changed through it.
    ///   - isFixed: Whether nobody else changes the file meanwhile, so that it is read without locks and without files
    ///     beside it; only with `isReadOnly`.
    package init(
        path: String, isCreating: Bool, isReadOnly: Bool = false, isFixed: Bool = false
    ) throws(StoreError) {
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
        // From the first page on: where many open a vault at once, one of them holds it alone while it looks after the log.
        unsafe sqlite3_busy_timeout(handle, ConnectionSettings.busyTimeout)
    }

    /// The address of a file that does not change, as the engine reads it: every byte that means something there by its
    /// number.
    private static func fixed(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes = Array("file:".utf8)
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self) + "?immutable=1"
    }

    deinit {
        statements.removeAll()
        if reserve != nil { unsafe sqlite3_wal_hook(handle, nil, nil) }
        unsafe sqlite3_close_v2(handle)
    }

    /// Gives the connection its key, in SQLCipher's notation; before anything else is asked of it.
    ///
    /// - Returns: The engine's result code.
    package func setKey(_ notation: UnsafeRawBufferPointer) -> Int32 {
        #if SQLCipher
            unsafe SQLiteLibrary.setKey(handle, notation)
        #else
            SQLITE_MISUSE
        #endif
    }

    // MARK: The log

    /// Keeps room at the end of the write-ahead log from now on, and writes the log back into the database when it has
    /// grown long.
    func reserveLog() {
        guard let path = unsafe sqlite3_db_filename(handle, "main") else { return }
        let reserve = LogReserve(database: unsafe String(cString: path))
        self.reserve = reserve
        // The connection keeps the reserve as long as the hook.
        unsafe sqlite3_wal_hook(
            handle,
            { reserve, connection, name, pages in
                guard let reserve = unsafe reserve else { return SQLITE_OK }
                if unsafe Unmanaged<LogReserve>.fromOpaque(reserve).takeUnretainedValue().committed(pages: Int64(pages))
                {
                    // Busy readers leave it to a later commit.
                    unsafe sqlite3_wal_checkpoint_v2(connection, name, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
                }
                return SQLITE_OK
            }, Unmanaged.passUnretained(reserve).toOpaque())
    }

    /// Writes the log back into the database and empties it.
    func emptyLog() throws(StoreError) {
        try execute("PRAGMA wal_checkpoint(TRUNCATE)")
        reserve?.reset()
    }

    // MARK: Statements

    /// The statement of a text, prepared once and kept.
    ///
    /// A caller that does not run it to the end must reset it.
    package func statement(_ sql: String) throws(StoreError) -> Statement {
        if let known = statements[sql] { return known }
        let new = try unsafe Statement(sql, connection: handle)
        statements[sql] = new
        return new
    }

    /// A statement that is used once and not kept.
    package func transientStatement(_ sql: String) throws(StoreError) -> Statement {
        try unsafe Statement(sql, connection: handle)
    }

    /// Runs one or more statements without parameters; rows are dropped.
    package func execute(_ sql: String) throws(StoreError) {
        let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw EngineFailure.error(unsafe sqlite3_extended_errcode(handle)) }
    }

    /// The first column of the first row, as a whole number; nil without a row or for NULL.
    package func integer(_ sql: String) throws(StoreError) -> Int64? {
        let statement = try transientStatement(sql)
        guard try statement.step() else { return nil }
        return statement.optionalInteger(0)
    }

    /// The first column of the first row, as text; nil without a row or for NULL.
    package func text(_ sql: String) throws(StoreError) -> String? {
        let statement = try transientStatement(sql)
        guard try statement.step() else { return nil }
        return statement.optionalText(0)
    }

    /// Drops the prepared statements, such as before the schema changes.
    package func dropStatements() {
        statements.removeAll()
    }

    /// Ends every statement that is still running, so that none of them holds a snapshot.
    func resetStatements() {
        var statement = unsafe sqlite3_next_stmt(handle, nil)
        while let running = unsafe statement {
            if unsafe sqlite3_stmt_busy(running) != 0 { unsafe sqlite3_reset(running) }
            unsafe statement = unsafe sqlite3_next_stmt(handle, running)
        }
    }

    /// Rows that the last statement inserted, changed or deleted, without those that a foreign key took along.
    package var changes: Int { Int(unsafe sqlite3_changes(handle)) }

    /// The row id of the latest row inserted.
    package var lastInsertedRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

    // MARK: Transactions

    /// Runs a body in a transaction that reads one state of the database and changes nothing.
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

    /// Runs a body in a transaction that holds the write lock from its start, so that it never fails half-way for
    /// want of it. A body that throws has changed nothing.
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
        // Some failures (full, out of memory) have rolled back already.
        if unsafe sqlite3_get_autocommit(handle) == 0 {
            unsafe sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
        }
    }
}
