internal import WhisperSQLiteLibrary
package import WhisperStorePort

/// Copies a database while it is in use (ST-10).
package enum DatabaseCopy {
    /// Copies one state of a database to a file, which appears completely or not at all.
    ///
    /// - Parameters:
    ///   - connection: A connection to the database, outside of any transaction.
    ///   - path: The file, replaced if it exists.
    ///   - connector: Opens the connection to the copy, so that it is keyed like the original.
    /// - Throws: The engine's or the file system's error; `.cancelled`.
    package static func copy(
        from connection: Connection, to path: String, connector: any VaultConnector
    ) throws(StoreError) {
        let temporary = "\(path).new"
        FileSystem.remove(temporary)
        FileSystem.remove("\(temporary)-journal")
        do throws(StoreError) {
            try fill(temporary, from: connection, connector: connector)
            #if WHISPER_TEST_HOOKS
                WriteStep.copyWritten.reached()
            #endif
            try FileSystem.replace(path, with: temporary)
            #if WHISPER_TEST_HOOKS
                WriteStep.copyInPlace.reached()
            #endif
        } catch {
            FileSystem.remove(temporary)
            FileSystem.remove("\(temporary)-journal")
            FileSystem.remove("\(temporary)-wal")
            FileSystem.remove("\(temporary)-shm")
            throw error
        }
        // A log of the replaced file must not be taken for one of the new file.
        FileSystem.remove("\(path)-wal")
        FileSystem.remove("\(path)-shm")
    }

    /// The number of pages copied between checks for cancellation.
    private static let pagesPerStep: Int32 = 1_024

    private static func fill(
        _ path: String, from connection: Connection, connector: any VaultConnector
    ) throws(StoreError) {
        try FileSystem.makeFile(path)
        let copy = try connector.connect(path, isCreating: true, isReadOnly: false)
        // The file is unusable until it is complete, so it needs no journal; it is flushed before it is renamed.
        try copy.execute("PRAGMA journal_mode = OFF")
        try copy.execute("PRAGMA synchronous = OFF")
        // A transaction holds the snapshot until the copy is complete.
        try connection.read { connection throws(StoreError) in
            _ = try connection.integer("SELECT count(*) FROM sqlite_master")
            guard let backup = unsafe sqlite3_backup_init(copy.handle, "main", connection.handle, "main") else {
                throw EngineFailure.error(unsafe sqlite3_extended_errcode(copy.handle))
            }
            var code = SQLITE_OK
            while code == SQLITE_OK {
                if Task.isCancelled {
                    code = SQLITE_INTERRUPT
                } else {
                    code = unsafe sqlite3_backup_step(backup, pagesPerStep)
                }
            }
            let last = unsafe sqlite3_backup_finish(backup)
            guard code == SQLITE_DONE, last == SQLITE_OK else {
                throw unsafe EngineFailure.error(code == SQLITE_DONE ? last : code, on: copy.handle)
            }
        }
    }
}
