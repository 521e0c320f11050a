/// The files in a vault's directory. docs/formats.md specifies their formats.
package struct DatabaseFiles: Sendable {
    /// The directory's path.
    package let directory: String

    /// Creates the layout of a directory.
    package init(directory: String) {
        self.directory = directory
    }

    /// The database; the engine keeps `-wal` and `-shm` beside it.
    package var database: String { "\(directory)/vault.db" }
    /// The files of the engine: the database and its auxiliary files.
    package var databaseFiles: [String] { ["", "-wal", "-shm", "-journal"].map { database + $0 } }
    /// The information needed to open the database.
    package var header: String { "\(directory)/vault.json" }
    /// Locked in shared mode by every process that has the vault open, exclusively by one that transforms it as a
    /// whole.
    package var lock: String { "\(directory)/vault.lock" }

    /// The copy made before the schema is migrated.
    package func copyBeforeMigration(from version: Int64) -> String {
        "\(directory)/vault-before-migration-from-\(version).db"
    }
}
