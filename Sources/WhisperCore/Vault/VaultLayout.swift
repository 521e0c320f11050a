/// The files in a vault's directory.
public struct VaultLayout: Hashable, Sendable {
    /// The path of the directory.
    public let directory: String

    /// Creates the layout of a directory.
    public init(directory: String) {
        var path = directory
        while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.directory = path
    }

    /// The database.
    public var database: String { path("vault.db") }
    /// The vault's unencrypted description: format, cipher settings, key check.
    public var header: String { path("vault.json") }
    /// The keys, sealed under the passphrase.
    public var keychain: String { path("keychain") }
    /// The second copy of the keys, sealed under the passphrase at the time of writing.
    public var recovery: String { path("recovery.txt") }
    /// The secrets of the owner's identities, sealed under `VaultKeys.identityKey`.
    public var identities: String { path("identities.keychain") }
    /// The attachments.
    public var attachments: String { path("blobs") }

    private func path(_ name: String) -> String { directory + "/" + name }
}
