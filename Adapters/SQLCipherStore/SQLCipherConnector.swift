internal import WhisperSQLiteEngine
internal import WhisperSQLiteLibrary
internal import WhisperStorePort

/// Opens encrypted databases. The order of the steps is the one under which files of versions 3 and 4 of SQLCipher are
/// the same (ST-2).
struct SQLCipherConnector: VaultConnector {
    let key: SQLCipherKey
    let storage: VaultHeader.Storage
    let isEncrypted = true

    /// A keyed connection that has read the first page.
    func connect(
        _ path: String, isCreating: Bool, isReadOnly: Bool
    ) throws(StoreError) -> sending Connection {
        try keyed(Connection(path: path, isCreating: isCreating, isReadOnly: isReadOnly))
    }

    /// A keyed connection to a file that does not change, which has read the first page.
    func connectToFixed(_ path: String) throws(StoreError) -> sending Connection {
        try keyed(Connection(path: path, isCreating: false, isReadOnly: true, isFixed: true))
    }

    private func keyed(_ connection: sending Connection) throws(StoreError) -> sending Connection {
        let code = unsafe key.withNotation { unsafe connection.setKey($0) }
        guard code == SQLITE_OK else { throw StoreError(.noEncryption, engineCode: code) }
        try SQLCipherConnector.prepare(connection, storage)
        do throws(StoreError) {
            _ = try connection.integer("SELECT count(*) FROM sqlite_master")
        } catch {
            // Known from the header to be the right key: then what cannot be deciphered is damaged. What the system
            // refuses is told as what it is.
            switch error.code {
            case .busy, .inputOutput, .readOnly, .cannotOpen, .full, .cancelled: throw error
            default: throw StoreError(.damaged)
            }
        }
        return connection
    }

    /// The same key with a salt of its own, in place of the one that a file begins with or the engine makes.
    func salted(_ salt: [UInt8]) throws(StoreError) -> any VaultConnector {
        SQLCipherConnector(key: try SQLCipherKey(key, salt: salt), storage: storage)
    }

    /// The settings that follow the key.
    static func prepare(_ connection: Connection, _ storage: VaultHeader.Storage) throws(StoreError) {
        // Version 4 writes errors to the log unless told not to; version 3 does not know the pragma.
        try connection.execute("PRAGMA cipher_log_level = NONE")
        switch storage {
        case .cipher3:
            try connection.execute("PRAGMA cipher_compatibility = 3")
            try connection.execute("PRAGMA cipher_page_size = 4096")
        case .cipher4:
            guard try majorVersion(connection) >= 4 else { throw StoreError(.unsupported) }
            try connection.execute("PRAGMA cipher_compatibility = 4")
        case .plain:
            throw StoreError(.cannotOpen)
        }
        // Version 4 as Debian builds it would write temporary files in the clear.
        try connection.execute("PRAGMA temp_store = MEMORY")
        // An engine without encryption takes a key without a word, and writes plain text (ST-1).
        guard try connection.text("PRAGMA cipher_version")?.isEmpty == false else { throw StoreError(.noEncryption) }
    }

    /// The first number of the engine's version of SQLCipher; 0 where it is none.
    static func majorVersion(_ connection: Connection) throws(StoreError) -> Int {
        let version = try connection.text("PRAGMA cipher_version") ?? ""
        return version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }
}
