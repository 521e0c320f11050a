/// Where things are in a vault's directory. The form of each file is told in docs/formats.md.
package struct DatabaseFiles: Sendable {
    /// The directory's path.
    package let directory: String

    /// The layout of a directory.
    package init(directory: String) {
        self.directory = directory
    }

    /// The database; the engine keeps `-wal` and `-shm` beside it.
    package var database: String { "\(directory)/vault.db" }
    /// What the engine opens: the database, and what it keeps beside it.
    package var databaseFiles: [String] { ["", "-wal", "-shm", "-journal"].map { database + $0 } }
    /// What must be known before the database can be opened.
    package var header: String { "\(directory)/vault.json" }
    /// Held shared by everybody who has the vault open, and alone by who changes it as a whole.
    package var lock: String { "\(directory)/vault.lock" }

    /// The copy that is taken before a schema is migrated.
    package func copyBeforeMigration(from version: Int64) -> String {
        "\(directory)/vault-before-migration-from-\(version).db"
    }
}
