package import WhisperCore
import WhisperKeychainPort
import WhisperPosixFiles
package import WhisperRenewalPort
package import WhisperSecretMemory
import WhisperStorePort

/// The directory of a vault, and the adapters that work on it: everything that is done to a vault which is not open.
package struct VaultFolder: Sendable {
    /// What stands where in the directory.
    package let layout: VaultLayout
    /// What works on it.
    package let adapters: VaultAdapters

    /// The vault in a directory, whether there is one or not.
    package init(_ layout: VaultLayout, adapters: VaultAdapters) {
        self.layout = layout
        self.adapters = adapters
    }

    /// The same for a vault in another directory.
    package func at(_ layout: VaultLayout) -> VaultFolder { VaultFolder(layout, adapters: adapters) }

    /// Whether there is a database.
    package var exists: Bool { get throws { try Files.exists(layout.database) } }

    /// Whether a vault was begun and not finished: it has keys, and no database was ever made.
    package var isUnfinished: Bool {
        get throws { try !exists && Files.exists(layout.keychain) && !adapters.engine.isMade(layout) }
    }

    /// Whether the database is encrypted, by its own first bytes.
    package var isEncrypted: Bool { get throws { try adapters.engine.isEncrypted(layout) } }

    /// Throws if there is no vault, one that was begun and not finished, or one whose database is gone.
    package func requireVault() throws {
        if try exists { return }
        try requireNoneMade()
        throw VaultError(try isUnfinished ? .unfinished : .noVault, path: layout.directory)
    }

    /// Throws if a database was made completely: where it is gone, that is damage, and nothing takes its place.
    package func requireNoneMade() throws {
        if try adapters.engine.isMade(layout) { throw StoreError(.damaged) }
    }

    /// Holds the vault with others who have it open.
    func hold() throws(StoreError) -> any VaultHold { try adapters.engine.hold(layout, alone: false) }

    /// Holds the vault alone.
    func holdAlone() throws(StoreError) -> any VaultHold { try adapters.engine.hold(layout, alone: true) }

    /// Throws if something has the vault open, before anyone is asked for anything.
    package func requireUnused() throws { try exclusively {} }

    /// Does something while nothing has the vault open.
    func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
        let hold = try holdAlone()
        defer { hold.release() }
        return try body()
    }

    /// The vault's keychain, opened with its passphrase.
    package func keychain(under passphrase: borrowing SecretBytes) throws(SecretMemoryError) -> any PassphraseKeychain {
        adapters.keychain(layout, try adapters.memory.copy(of: passphrase), adapters.passphraseCost)
    }

    /// The order in which a keychain's keys are made, found and renewed.
    package func custody(of keychain: any PassphraseKeychain) -> KeyCustody {
        KeyCustody(keychain: keychain, sealing: adapters.sealing, memory: adapters.memory)
    }

    /// Makes or opens the encrypted database.
    func openStore(
        key: borrowing SecretBytes, isNew: Bool = false, under hold: any VaultHold
    ) async throws(StoreError) -> any VaultStore {
        try await adapters.engine.open(
            layout, isNew: isNew, key: key, clock: adapters.clock, random: adapters.random, under: hold)
    }

    /// Makes or opens the database without encryption.
    func openPlainStore(isNew: Bool = false, under hold: any VaultHold) async throws(StoreError) -> any VaultStore {
        try await adapters.engine.openPlain(
            layout, isNew: isNew, clock: adapters.clock, random: adapters.random, under: hold)
    }
}
