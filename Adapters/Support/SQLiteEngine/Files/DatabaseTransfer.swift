internal import WhisperSQLiteLibrary
package import WhisperStorePort

/// Transfers a vault into an empty database, row by row: for cases in which pages cannot be copied, because only one of
/// the two is encrypted or pages are damaged.
package struct DatabaseTransfer {
    private let source: Connection
    private let target: Connection

    /// Creates a transfer from a database into one created by `makeEmpty`.
    package init(from source: Connection, to target: Connection) {
        self.source = source
        self.target = target
    }

    /// Creates the schema in an empty database, ready to be filled: without a journal, as the file is unusable until it
    /// is complete, and without enforcing foreign keys.
    ///
    /// - Parameter version: The version of the schema, which must be that of the source database.
    /// - Throws: The engine's error.
    package static func makeEmpty(
        _ connection: Connection, version: Int64, migrations: Migrations = .all
    ) throws(StoreError) {
        for statement in [
            "PRAGMA page_size = 4096", "PRAGMA auto_vacuum = INCREMENTAL", "PRAGMA journal_mode = OFF",
            "PRAGMA synchronous = OFF", "PRAGMA secure_delete = OFF", "PRAGMA foreign_keys = OFF",
            "PRAGMA temp_store = MEMORY", "PRAGMA cache_size = -16384",
        ] {
            try connection.execute(statement)
        }
        try ConnectionSettings.register(connection)
        try connection.write { connection throws(StoreError) in
            try migrations.make(version, in: connection)
        }
        connection.dropStatements()
    }

    /// Copies every row of every table, including the full-text index. Any damage ends it.
    ///
    /// - Returns: The number of rows.
    /// - Throws: The engine's error, such as `.damaged`.
    package func copyEverything() throws(StoreError) -> Int64 {
        try target.write { _ throws(StoreError) in
            try target.execute("DELETE FROM senders")
            var count: Int64 = 0
            for table in try tables() {
                let read = try source.transientStatement("SELECT * FROM \(table)")
                let insertion = try self.insertion(table)
                while try read.step() {
                    if count % 1_024 == 0, Task.isCancelled { throw StoreError(.cancelled) }
                    try copyRow(read, insertion)
                    count += 1
                }
            }
            return count
        }
    }

    /// The tables that contain rows: all except the virtual one, whose rows are in tables of their own.
    func tables() throws(StoreError) -> [String] {
        let statement = try target.transientStatement(
            """
            SELECT name FROM sqlite_master
            WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND sql NOT LIKE 'CREATE VIRTUAL%'
            """)
        var names: [String] = []
        while try statement.step() { names.append(statement.text(0)) }
        return names
    }

    /// The statement that inserts a row with all columns of a table; existing rows are not replaced.
    func insertion(_ table: String) throws(StoreError) -> Statement {
        let columns = try target.transientStatement("SELECT * FROM \(table) LIMIT 0")
        let count = unsafe sqlite3_column_count(columns.handle)
        let places = (1...max(1, count)).map { "?\($0)" }
        return try target.transientStatement(
            "INSERT OR IGNORE INTO \(table) VALUES (\(places.joined(separator: ", ")))")
    }

    /// Copies the current row of a statement.
    func copyRow(_ row: Statement, _ insertion: Statement) throws(StoreError) {
        let count = unsafe sqlite3_column_count(row.handle)
        for column in 0..<count {
            unsafe sqlite3_bind_value(insertion.handle, column + 1, sqlite3_column_value(row.handle, column))
        }
        try insertion.run()
    }
}
