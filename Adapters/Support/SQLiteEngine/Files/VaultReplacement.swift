package import WhisperStorePort

/// Replaces a vault's database: restore, change of key, encryption and decryption (ST-10).
///
/// Each operation locks the vault exclusively, builds the new database beside the old one, records the intended change
/// in the header, and replaces the old file atomically. If interrupted at any point, the vault is the old one or the
/// new one.
package enum VaultReplacement {
    /// Replaces the vault in a directory with a copy.
    ///
    /// The copy is checked first and remains unchanged.
    ///
    /// - Throws: `.noVault` if there is no copy, `.cannotOpen` if it is not a vault, `.damaged`, `.newerVersion`,
    ///   `.heldExclusively`, or the file system's error.
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

    /// Converts a vault to another format or key.
    ///
    /// - Parameter held: The lock by which the caller holds the vault exclusively; nil to acquire one.
    /// - Throws: `.noVault`, `.heldExclusively`, `.damaged`, or the engine's or file system's error.
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

    /// Rejects files that are not vaults, are damaged or come from a newer program.
    private static func check(_ copy: Connection) throws(StoreError) {
        guard try copy.integer("PRAGMA application_id") == Schema.applicationID else { throw StoreError(.cannotOpen) }
        let version = try copy.integer("PRAGMA user_version") ?? 0
        guard version <= Migrations.all.version else { throw StoreError(.newerVersion) }
        try SchemaCheck(for: copy).require(copy)
        // Newer engines extend the check to the full-text index, whose view calls the vault's own function.
        try ConnectionSettings.register(copy)
        do throws(StoreError) {
            guard try copy.text("PRAGMA quick_check(1)") == "ok" else { throw StoreError(.damaged) }
        } catch {
            throw whatIsRead(failedWith: error)
        }
    }

    /// What an error says about what is read: an engine that cannot decipher a page reports an I/O error without saying which
    /// operation of the system failed, and the page is damaged. If it says so, the medium could not be read.
    package static func whatIsRead(failedWith error: StoreError) -> StoreError {
        let isOfEngine = error.code == .inputOutput && (error.engineCode ?? 0) >> 8 == 0
        return isOfEngine ? StoreError(.damaged, engineCode: error.engineCode) : error
    }

    /// Records in the header what the vault is about to become, beside what it is.
    private static func announce(_ wanted: VaultHeader, _ layout: DatabaseFiles) throws(StoreError) {
        var header = (try? VaultHeader.read(layout.header)) ?? wanted
        if header.successor == wanted.successor { return }
        header.next = wanted.successor
        try header.write(layout.header)
    }

    /// Ensures that the old database has no log when it is replaced, as the engine would apply it to the new file.
    private static func emptyLog(_ layout: DatabaseFiles, _ connector: any VaultConnector) {
        guard FileSystem.exists(layout.database) else { return }
        // Checkpointed if possible; a database that cannot be opened is discarded with its log.
        try? connector.connect(layout.database, isCreating: false, isReadOnly: false)
            .execute("PRAGMA journal_mode = DELETE")
        FileSystem.remove("\(layout.database)-wal")
        FileSystem.remove("\(layout.database)-shm")
    }

    /// Removes a database and the engine's auxiliary files.
    package static func removeDatabase(_ path: String) {
        for suffix in ["", "-journal", "-wal", "-shm"] { FileSystem.remove(path + suffix) }
    }
}
