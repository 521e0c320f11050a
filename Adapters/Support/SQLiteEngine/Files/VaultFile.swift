package import WhisperStorePort

/// A vault's database file, and how connections to it and to copies of it are made.
package struct VaultFile: Sendable {
    /// Where the vault is.
    package let layout: DatabaseFiles
    /// The lock under which it is open.
    let lock: VaultLock?
    /// Makes connections that can read its pages.
    let connector: any VaultConnector

    /// The path of the database.
    var path: String { layout.database }
}

/// Opens databases so that their pages can be read: the rules by which the engines differ.
package protocol VaultConnector: Sendable {
    /// Whether nothing of the database can be read without a key.
    var isEncrypted: Bool { get }

    /// A connection that is keyed and can read the database; its schema and settings are not looked at.
    func connect(_ path: String, isCreating: Bool, isReadOnly: Bool) throws(StoreError) -> sending Connection

    /// A connection that only reads, to a database that nobody changes meanwhile: the engine needs no other file for it.
    func connectToFixed(_ path: String) throws(StoreError) -> sending Connection

    /// The same for databases that begin with a given salt, so that the pages of another one under that salt can be read
    /// in them; where there is no encryption, this connector.
    func salted(_ salt: [UInt8]) throws(StoreError) -> any VaultConnector
}
