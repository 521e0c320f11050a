package import WhisperStorePort

/// Puts another database in the place of a vault's: restore, change of key, encryption and its opposite (ST-10).
///
/// Each holds the vault alone, builds the new database beside the old one, writes down in the header what is about to be,
/// and replaces the old file as a whole. Cut off at any moment, the vault is the old one or the new one.
package enum VaultReplacement {
    /// Makes a copy of a vault the vault of a directory.
    ///
    /// The copy is checked first, and stays as it is.
    package static func restore(
        copy path: String, from source: any VaultConnector, to layout: DatabaseFiles, as target: any VaultConnector,
        header: VaultHeader
    ) throws(StoreError) {
        guard FileSystem.exists(path) else { throw StoreError(.noVault) }
        let copy = try source.connect(path, isCreating: false, isReadOnly: true)
        try check(copy)
        try FileSystem.makeDirectory(layout.directory)
        let lock = try VaultLock(layout.lock, .exclusive)
        try withExtendedLifetime(lock) { () throws(StoreError) in
            try announce(header, layout)
            emptyLog(layout, target)
            try DatabaseCopy.copy(from: copy, to: layout.database, connector: target)
            try header.noting(saltOf: layout.database).write(layout.header)
        }
    }

    /// Makes the same vault in another form or under another key.
    ///
    /// - Parameter held: The lock under which the caller holds the vault alone; nil for one of its own.
    package static func convert(
        _ layout: DatabaseFiles, from source: any VaultConnector, _ present: VaultHeader,
        to target: any VaultConnector, _ wanted: VaultHeader, held: VaultLock? = nil
    ) throws(StoreError) {
        guard FileSystem.exists(layout.database) else { throw StoreError(.noVault) }
        let lock = if let held { held } else { try VaultLock(layout.lock, .exclusive) }
        try withExtendedLifetime(lock) { () throws(StoreError) in
            try VaultOpening.settle(layout, as: present, source)
            let temporary = "\(layout.database).new"
            removeDatabase(temporary)
            do throws(StoreError) {
                try fill(temporary, from: layout, source, target)
                #if WHISPER_TEST_HOOKS
                    WriteStep.replacementWritten.reached()
                #endif
                try announce(wanted, layout)
                #if WHISPER_TEST_HOOKS
                    WriteStep.replacementAnnounced.reached()
                #endif
                try FileSystem.replace(layout.database, with: temporary)
                #if WHISPER_TEST_HOOKS
                    WriteStep.replacementInPlace.reached()
                #endif
            } catch {
                removeDatabase(temporary)
                throw error
            }
            try wanted.noting(saltOf: layout.database).write(layout.header)
            #if WHISPER_TEST_HOOKS
                WriteStep.replacementSettled.reached()
            #endif
        }
    }

    private static func fill(
        _ path: String, from layout: DatabaseFiles, _ source: any VaultConnector, _ target: any VaultConnector
    ) throws(StoreError) {
        let old = try source.connect(layout.database, isCreating: false, isReadOnly: false)
        try check(old)
        let version = try old.integer("PRAGMA user_version") ?? Migrations.all.version
        _ = try old.integer("PRAGMA wal_checkpoint(TRUNCATE)")
        try old.execute("PRAGMA journal_mode = DELETE")
        try FileSystem.makeFile(path)
        let new = try target.connect(path, isCreating: true, isReadOnly: false)
        try DatabaseTransfer.makeEmpty(new, version: version)
        _ = try DatabaseTransfer(from: old, to: new).copyEverything()
    }

    /// Refuses what is no vault, newer than this program, or damaged.
    private static func check(_ copy: Connection) throws(StoreError) {
        guard try copy.integer("PRAGMA application_id") == Schema.applicationID else { throw StoreError(.cannotOpen) }
        let version = try copy.integer("PRAGMA user_version") ?? 0
        guard version <= Migrations.all.version else { throw StoreError(.newerVersion) }
        try SchemaCheck(for: copy).require(copy)
        // Newer engines let the check look into the full-text index, whose view calls the vault's own function.
        try ConnectionSettings.register(copy)
        do throws(StoreError) {
            guard try copy.text("PRAGMA quick_check(1)") == "ok" else { throw StoreError(.damaged) }
        } catch {
            throw error.code == .inputOutput ? StoreError(.damaged, engineCode: error.engineCode) : error
        }
    }

    /// Writes down what the vault is about to become, beside what it is.
    private static func announce(_ wanted: VaultHeader, _ layout: DatabaseFiles) throws(StoreError) {
        var header = (try? VaultHeader.read(layout.header)) ?? wanted
        if header.successor == wanted.successor { return }
        header.next = wanted.successor
        try header.write(layout.header)
    }

    /// Makes sure that the file of the old database has no log beside it when it is replaced: the engine would take it
    /// for one of the new file.
    private static func emptyLog(_ layout: DatabaseFiles, _ connector: any VaultConnector) {
        guard FileSystem.exists(layout.database) else { return }
        // Written back where that can be done; a database that cannot be opened is given up with its log.
        try? connector.connect(layout.database, isCreating: false, isReadOnly: false)
            .execute("PRAGMA journal_mode = DELETE")
        FileSystem.remove("\(layout.database)-wal")
        FileSystem.remove("\(layout.database)-shm")
    }

    /// Removes a database and what the engine may have left beside it.
    package static func removeDatabase(_ path: String) {
        for suffix in ["", "-journal", "-wal", "-shm"] { FileSystem.remove(path + suffix) }
    }
}
