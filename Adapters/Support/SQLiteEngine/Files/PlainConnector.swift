package import WhisperStorePort

/// Opens databases without encryption, with either library.
package struct PlainConnector: VaultConnector {
    /// Never: there is no key.
    package let isEncrypted = false

    /// The connector.
    package init() {}

    /// A connection that has read the first page.
    package func connect(
        _ path: String, isCreating: Bool, isReadOnly: Bool
    ) throws(StoreError) -> sending Connection {
        try prepared(Connection(path: path, isCreating: isCreating, isReadOnly: isReadOnly))
    }

    /// A connection to a file that does not change, which has read the first page.
    package func connectToFixed(_ path: String) throws(StoreError) -> sending Connection {
        try prepared(Connection(path: path, isCreating: false, isReadOnly: true, isFixed: true))
    }

    private func prepared(_ connection: sending Connection) throws(StoreError) -> sending Connection {
        try connection.execute("PRAGMA temp_store = MEMORY")
        _ = try connection.integer("SELECT count(*) FROM sqlite_master")
        return connection
    }

    /// This one: pages are not encrypted.
    package func salted(_ salt: [UInt8]) -> any VaultConnector { self }
}
