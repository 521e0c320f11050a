package import WhisperStorePort

/// A vault's database file, and how to connect to it and to copies of it.
package struct VaultFile: Sendable {
    /// The files of the vault.
    package let layout: DatabaseFiles
    /// The lock that is held while it is open.
    let lock: VaultLock?
    /// Opens connections that can read its pages.
    let connector: any VaultConnector

    /// The path of the database.
    var path: String { layout.database }
}

/// Opens databases so that their pages can be read: the part in which the engines differ.
package protocol VaultConnector: Sendable {
    /// Whether the database is unreadable without a key.
    var isEncrypted: Bool { get }

    /// Opens a keyed connection that can read the database; its schema and settings are not examined.
    ///
    /// - Throws: `.wrongKey`, `.damaged`, `.cannotOpen`, `.noEncryption` or another error of the engine.
    func connect(_ path: String, isCreating: Bool, isReadOnly: Bool) throws(StoreError) -> sending Connection

    /// Opens a read-only connection to a database that does not change meanwhile, so that the engine needs no other
    /// files.
    ///
    /// - Throws: As `connect(_:isCreating:isReadOnly:)`.
    func connectToFixed(_ path: String) throws(StoreError) -> sending Connection

    /// A connector for databases that begin with a given salt, so that they can contain the pages of another database
    /// with that salt; without encryption, this connector.
    ///
    /// - Throws: `.cannotOpen` if there is no memory for the key.
    func salted(_ salt: [UInt8]) throws(StoreError) -> any VaultConnector
}

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
