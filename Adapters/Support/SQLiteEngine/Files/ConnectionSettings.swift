internal import WhisperSQLiteLibrary
internal import WhisperMessage
package import WhisperStorePort

/// The settings of every connection to a vault, once its pages can be read.
package enum ConnectionSettings {
    /// The timeout for another connection's lock, in milliseconds (ST-8).
    package static let busyTimeout: Int32 = 5_000

    /// The settings of the writing connection, except the pragmas for the key. Benchmarks must use the same.
    package static let writing = [
        // The first two apply only to a database that is still empty. `optimize` releases free pages page by page.
        "PRAGMA page_size = 4096",
        "PRAGMA auto_vacuum = INCREMENTAL",
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA wal_autocheckpoint = 2000",
        "PRAGMA journal_size_limit = 8388608",
        "PRAGMA secure_delete = ON",
        "PRAGMA foreign_keys = ON",
        "PRAGMA temp_store = MEMORY",
        "PRAGMA cache_size = -16384",
    ]

    static let reading = [
        "PRAGMA foreign_keys = ON",
        "PRAGMA temp_store = MEMORY",
        "PRAGMA query_only = ON",
        "PRAGMA cache_size = -16384",
    ]

    /// Configures the writing connection.
    ///
    /// - Throws: The engine's error.
    package static func prepareForWriting(_ connection: Connection) throws(StoreError) {
        for statement in writing { try connection.execute(statement) }
        connection.reserveLog()
        try register(connection)
    }

    /// Configures a connection that only reads.
    ///
    /// - Throws: The engine's error.
    package static func prepareForReading(_ connection: Connection) throws(StoreError) {
        for statement in reading { try connection.execute(statement) }
        try register(connection)
    }

    /// Registers the vault's own SQL functions, and lets the cancellation of a task interrupt its queries.
    ///
    /// - Throws: The engine's error.
    package static func register(_ connection: Connection) throws(StoreError) {
        let code = unsafe sqlite3_create_function_v2(
            connection.handle, "index_form", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, _, values in unsafe ConnectionSettings.indexForm(context, values) }, nil, nil, nil)
        guard code == SQLITE_OK else { throw EngineFailure.error(code) }
        try unsafe connection.messageKeys.register(connection.handle)
        // The number of engine instructions between checks; a statement of the hot path ends before.
        unsafe sqlite3_progress_handler(connection.handle, 4_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
    }

    /// The SQL function `index_form(text)`: the words that `SearchText` extracts from a text; NULL for NULL.
    private static func indexForm(
        _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?
    ) {
        guard let value = unsafe values?.pointee, let text = unsafe sqlite3_value_text(value) else {
            unsafe sqlite3_result_null(context)
            return
        }
        let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
        if unsafe SearchText.isIndexForm(bytes) {
            unsafe sqlite3_result_value(context, value)
            return
        }
        var folded: [UInt8] = []
        unsafe SearchText.appendIndexForm(of: bytes, to: &folded)
        unsafe folded.withUnsafeBytes { folded in
            unsafe sqlite3_result_text(
                context, folded.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: folded.count),
                unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        }
    }
}
