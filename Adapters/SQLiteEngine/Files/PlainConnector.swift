package import StorePort

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
        let connection = try Connection(path: path, isCreating: isCreating, isReadOnly: isReadOnly)
        try connection.execute("PRAGMA temp_store = MEMORY")
        _ = try connection.integer("SELECT count(*) FROM sqlite_master")
        return connection
    }

    /// This one: pages are not encrypted.
    package func salted(_ salt: [UInt8]) -> any VaultConnector { self }
}
