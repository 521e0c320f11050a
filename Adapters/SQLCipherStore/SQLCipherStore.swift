public import ClockPort
public import SQLiteEngine
public import SecretMemory
public import StorePort

/// The vault in an encrypted database (ST-1, ST-2): SQLCipher under a raw key of 32 bytes.
public enum SQLCipherStore {
    /// Opens the vault of a directory.
    ///
    /// - Parameters:
    ///   - directory: Where it is; made where it is missing if the mode makes the vault.
    ///   - key: The vault's key, 32 bytes. Its owner may let it go afterwards: the store keeps a copy of its own, in
    ///     locked memory, as long as the vault is open.
    ///   - mode: Whether it must be there.
    ///   - clock: What the times given by the store come from.
    ///   - random: What the ids given by the store come from.
    /// - Throws: `.noVault`, `.cannotOpen` (there is one already, or it is not encrypted), `.wrongKey`, `.damaged`,
    ///   `.noEncryption`, `.unsupported` (a form that this version of SQLCipher cannot read), `.newerVersion`,
    ///   `.heldExclusively`, `.invalidArgument` for a key of another length, or what the file system says.
    public static func open(
        directory: String, key: borrowing SecretBytes, mode: OpeningMode, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws(StoreError) -> SQLiteVault {
        let key = try SQLCipherKey(key)
        let layout = VaultLayout(directory: directory)
        let storage = try VaultHeader.read(layout.header)?.storage ?? .cipher3
        let header = VaultHeader(storage: storage, keyCheck: key.check)
        return try VaultOpening(layout, connector: SQLCipherConnector(key: key, storage: storage))
            .open(mode, header: header, clock: clock, random: random)
    }

    /// Makes a copy that `backup(toFile:)` wrote the vault of a directory, in place of the one that is there.
    ///
    /// The copy is checked first. Nobody may have the vault open.
    /// - Throws: `.noVault` where there is no copy, `.cannotOpen` where it is no vault, `.damaged` where it cannot be read
    ///   under this key, `.newerVersion`, `.heldExclusively`, or what the file system says.
    public static func restore(
        copy path: String, toDirectory directory: String, key: borrowing SecretBytes
    ) throws(StoreError) {
        let key = try SQLCipherKey(key)
        let connector = SQLCipherConnector(key: key, storage: .cipher3)
        try VaultReplacement.restore(
            copy: path, from: connector, to: VaultLayout(directory: directory), as: connector,
            header: VaultHeader(storage: .cipher3, keyCheck: key.check))
    }
}
