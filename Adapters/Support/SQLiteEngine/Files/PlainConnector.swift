package import WhisperStorePort

/// Opens unencrypted databases, with either library.
package struct PlainConnector: VaultConnector {
    /// False, as there is no key.
    package let isEncrypted = false

    /// Creates the connector.
    package init() {}

    /// Opens a connection that has read the first page.
    ///
    /// - Throws: The engine's error.
    package func connect(
        _ path: String, isCreating: Bool, isReadOnly: Bool
    ) throws(StoreError) -> sending Connection {
        try prepared(Connection(path: path, isCreating: isCreating, isReadOnly: isReadOnly))
    }

    /// Opens a connection to a file that does not change, and reads the first page.
    ///
    /// - Throws: The engine's error.
    package func connectToFixed(_ path: String) throws(StoreError) -> sending Connection {
        try prepared(Connection(path: path, isCreating: false, isReadOnly: true, isFixed: true))
    }

    private func prepared(_ connection: sending Connection) throws(StoreError) -> sending Connection {
        try connection.execute("PRAGMA temp_store = MEMORY")
        _ = try connection.integer("SELECT count(*) FROM sqlite_master")
        return connection
    }

    /// This connector, as pages are not encrypted.
    package func salted(_ salt: [UInt8]) -> any VaultConnector { self }
}
