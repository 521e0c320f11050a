package import FileKeychain
import KeychainPort
import Localization
import PosixFiles
package import SecretMemory
import SodiumSealing
import StorePort
package import WhisperCore

/// Opens the vault that a command works on: finds its keys, opens the database, looks whether the disclaimer is accepted.
package struct VaultAccess: Sendable {
    package let context: Context
    /// Where the vault's files are.
    package let layout: VaultLayout

    package init(_ context: Context) {
        self.init(context, layout: VaultLayout(directory: context.places.vault))
    }

    private init(_ context: Context, layout: VaultLayout) {
        self.context = context
        self.layout = layout
    }

    /// The same for a vault at another place.
    package func at(_ layout: VaultLayout) -> VaultAccess { VaultAccess(context, layout: layout) }

    /// Opens the vault.
    package func open(passphrase: PassphraseOptions) async throws -> OpenVault {
        let vault = try await openUnaccepted(passphrase: passphrase)
        return try await accepted(vault)
    }

    /// A vault whose disclaimer is accepted; another one is closed again.
    private func accepted(_ vault: OpenVault) async throws -> OpenVault {
        let isAccepted: Bool
        do {
            isAccepted = try await Disclaimer.isAccepted(in: vault.store)
        } catch {
            await vault.close()
            throw error
        }
        guard isAccepted else {
            await vault.close()
            throw CommandFailure(
                .disclaimer, FailureText.disclaimerNeeded, hint: LocalizedMessage(FailureText.disclaimerNeededHint))
        }
        return vault
    }

    /// Opens the vault whether the disclaimer is accepted or not.
    package func openUnaccepted(passphrase: PassphraseOptions) async throws -> OpenVault {
        try requireVault()
        // Two sources at once are told even where none is needed.
        let source = try passphrase.source(configuration: context.configuration)
        guard try StoreEngine.isEncrypted(layout) else {
            context.denyNetwork()
            let store = try await StoreEngine.openUnencrypted(layout, clock: context.clock)
            return OpenVault(layout: layout, store: store, isEncrypted: false, keys: nil) {
                try cachedKeys() ?? KeyCustody(keychain: keychain(from: source), sealing: Adapters.sealing()).open()
            }
        }
        if let keys = try cachedKeys() {
            do {
                return try await open(keys)
            } catch let error as StoreError where error.code == .wrongKey {
                // The kept key is of before a rekey or a restore: it is dropped, and the passphrase decides.
                try dropCachedKeys()
            }
        }
        return try await open(try keychain(from: source))
    }

    /// Opens the vault with a passphrase that is at hand.
    package func open(under passphrase: borrowing SecretBytes) async throws -> OpenVault {
        try await accepted(try openUnaccepted(under: passphrase))
    }

    /// Opens the vault with a passphrase that is at hand, whether the disclaimer is accepted or not.
    func openUnaccepted(under passphrase: borrowing SecretBytes) async throws -> OpenVault {
        let keychain = try keychain(under: passphrase)
        return try await StoreEngine.isEncrypted(layout) ? open(keychain) : openUnencrypted(keychain)
    }

    /// The vault's keychain, opened with a passphrase of this source.
    func keychain(from source: PassphraseSource) throws -> FileKeychain {
        let sealing = try Adapters.sealing()
        let passphrase = try passphraseReader(sealing).existing(from: source)
        return Adapters.keychain(layout, passphrase: passphrase, sealing: sealing)
    }

    /// The vault's keychain, opened with a passphrase that is at hand.
    package func keychain(under passphrase: borrowing SecretBytes) throws -> FileKeychain {
        let sealing = try Adapters.sealing()
        return Adapters.keychain(layout, passphrase: try sealing.copy(of: passphrase), sealing: sealing)
    }

    /// Brings passphrases from their sources.
    package func passphraseReader(_ memory: any SecretAllocator) -> PassphraseReader {
        PassphraseReader(memory: memory, output: context.output, interruptions: context.interruptions)
    }

    /// Fails where there is no vault, or one that was begun and not finished.
    package func requireVault() throws {
        if try StoreEngine.exists(layout) { return }
        if try Files.exists(layout.keychain) {
            throw CommandFailure(
                .noVault, FailureText.unfinishedVault, ["path": .text(layout.directory)],
                hint: LocalizedMessage(FailureText.unfinishedVaultHint))
        }
        throw CommandFailure.noVault(at: layout.directory)
    }

    // MARK: Opening with keys

    private func open(_ keychain: FileKeychain) async throws -> OpenVault {
        let custody = KeyCustody(keychain: keychain, sealing: try Adapters.sealing())
        do {
            return try await open(try custody.open())
        } catch let error as StoreError where error.code == .wrongKey {
            // A rekey was cut off after the database had been moved to its new key.
            guard let pending = try custody.pendingKey() else { throw error }
            let store = try await StoreEngine.open(layout, key: pending, clock: context.clock)
            try custody.finishRenewal()
            return OpenVault(layout: layout, store: store, isEncrypted: true, keys: try custody.open()) {
                try custody.open()
            }
        }
    }

    private func openUnencrypted(_ keychain: FileKeychain) async throws -> OpenVault {
        let custody = KeyCustody(keychain: keychain, sealing: try Adapters.sealing())
        // A wrong passphrase is told even though the database would open without it.
        let keys = try custody.open()
        context.denyNetwork()
        let store = try await StoreEngine.openUnencrypted(layout, clock: context.clock)
        return OpenVault(layout: layout, store: store, isEncrypted: false, keys: keys) { try custody.open() }
    }

    private func open(_ keys: consuming VaultKeys) async throws -> OpenVault {
        context.denyNetwork()
        let store = try await StoreEngine.open(layout, key: keys.database, clock: context.clock)
        return OpenVault(layout: layout, store: store, isEncrypted: true, keys: keys) {
            throw KeyCustodyError.absent
        }
    }
}

extension CommandFailure {
    /// There is no vault at this place.
    static func noVault(at path: String) -> CommandFailure {
        CommandFailure(
            .noVault, FailureText.noVault, ["path": .text(path)], hint: LocalizedMessage(FailureText.noVaultHint))
    }
}
