package import StorePort

/// Puts another database in the place of a vault's, or makes a vault of one (ST-10). Holds the vault alone.
package enum VaultReplacement {
    /// Makes a copy of a vault the vault of a directory.
    ///
    /// The copy is checked first, and stays as it is. What was there is replaced as a whole at the end, or not at all.
    package static func restore(
        copy path: String, from source: any VaultConnector, to layout: VaultLayout, as target: any VaultConnector,
        header: VaultHeader
    ) throws(StoreError) {
        guard FileSystem.exists(path) else { throw StoreError(.noVault) }
        let copy = try source.connect(path, isCreating: false, isReadOnly: true)
        try check(copy)
        try FileSystem.makeDirectory(layout.directory)
        let lock = try VaultLock(layout.lock, .exclusive)
        try withExtendedLifetime(lock) { () throws(StoreError) in
            try DatabaseCopy.copy(from: copy, to: layout.database, connector: target)
            try header.write(layout.header)
        }
    }

    /// Refuses what is no vault, newer than this program, or damaged.
    private static func check(_ copy: Connection) throws(StoreError) {
        guard try copy.integer("PRAGMA application_id") == Schema.applicationID else { throw StoreError(.cannotOpen) }
        let version = try copy.integer("PRAGMA user_version") ?? 0
        guard version <= Migrations.all.version else { throw StoreError(.newerVersion) }
        do throws(StoreError) {
            guard try copy.text("PRAGMA quick_check(1)") == "ok" else { throw StoreError(.damaged) }
        } catch {
            throw error.code == .inputOutput ? StoreError(.damaged, engineCode: error.engineCode) : error
        }
    }
}
