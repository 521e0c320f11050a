package import WhisperFileKeychain
import WhisperKeychainPort
import WhisperLocalization
import WhisperPosixFiles
package import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperStorePort
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
    ///
    /// - Parameter ignoringKeptKey: Whether the passphrase is needed even where `unlock` keeps the key.
    package func open(passphrase: PassphraseOptions, ignoringKeptKey: Bool = false) async throws -> OpenVault {
        let vault = try await openUnaccepted(passphrase: passphrase, ignoringKeptKey: ignoringKeptKey)
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
        await vault.checkTrust(in: context)
        return vault
    }

    /// Opens the vault whether the disclaimer is accepted or not.
    package func openUnaccepted(
        passphrase: PassphraseOptions, ignoringKeptKey: Bool = false
    ) async throws -> OpenVault {
        try requireVault()
        // Two sources at once are told even where none is needed.
        let source = try passphrase.source(configuration: context.configuration)
        if !ignoringKeptKey, let vault = try await openCached() { return vault }
        if try !StoreEngine.isEncrypted(layout), isNamedUnencrypted() { return try await openNamed(source) }
        return try await open(try keychain(from: source))
    }

    /// Opens the vault with a passphrase that is at hand.
    ///
    /// - Parameter confirmsPlain: Whether the owner has said that a database without encryption is the vault's.
    package func open(
        under passphrase: borrowing SecretBytes, confirmsPlain: Bool = false
    ) async throws -> OpenVault {
        try await accepted(try await open(try keychain(under: passphrase), confirmsPlain: confirmsPlain))
    }

    /// Opens the vault with a passphrase that is at hand, whether the disclaimer is accepted or not.
    func openUnaccepted(under passphrase: borrowing SecretBytes) async throws -> OpenVault {
        try await open(try keychain(under: passphrase))
    }

    /// The order in which a keychain's keys are made, found and renewed.
    package func custody(of keychain: FileKeychain) throws -> KeyCustody {
        let sealing = try Adapters.sealing()
        return KeyCustody(keychain: keychain, sealing: sealing, memory: sealing)
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

    /// Opens the vault with the keys that `unlock` keeps; nil where it keeps none that are of any use.
    private func openCached() async throws -> OpenVault? {
        guard let cached = try cachedKeys() else { return nil }
        let lock = try StoreEngine.hold(layout)
        do {
            guard try StoreEngine.isEncrypted(layout) else {
                if cached.form != .encrypted { return try await openPlain(cached.keys, lock) }
                throw StoreError(.wrongKey)
            }
            return try await open(cached.keys, lock)
        } catch let error as StoreError where error.code == .wrongKey {
            // What is kept is of before a rekey or a restore: it is dropped, and the passphrase decides.
            lock.release()
            try dropCachedKeys()
            return nil
        }
    }

    /// Opens a database without encryption that the configuration file names: the keys are needed for attachments alone.
    private func openNamed(_ source: PassphraseSource) async throws -> OpenVault {
        let lock = try StoreEngine.hold(layout)
        context.denyNetwork()
        let store = try await StoreEngine.openUnencrypted(layout, clock: context.clock, held: lock)
        return OpenVault(layout: layout, store: store, isEncrypted: false, keys: nil) {
            try custody(of: try keychain(from: source)).open()
        }
    }

    private func open(_ keychain: FileKeychain, confirmsPlain: Bool = false) async throws -> OpenVault {
        // Before the keychain is read: until the vault is closed, nothing changes its keys.
        let lock = try StoreEngine.hold(layout)
        let custody = try custody(of: keychain)
        let keys = try custody.open()
        guard try StoreEngine.isEncrypted(layout) else {
            try permitPlain(custody, isConfirmed: confirmsPlain)
            let vault = try await openPlain(keys, lock)
            record(.plain, in: custody, where: .either)
            return vault
        }
        let vault: OpenVault
        do {
            vault = try await open(keys, lock)
        } catch let error as StoreError where error.code == .wrongKey {
            // A rekey was cut off after the database had been moved to its new key.
            guard let pending = try custody.pendingKey() else { throw error }
            let store = try await StoreEngine.open(layout, key: pending, clock: context.clock, held: lock)
            do {
                try custody.finishRenewal(to: pending)
                vault = OpenVault(layout: layout, store: store, isEncrypted: true, keys: try custody.open()) {
                    throw KeyCustodyError.absent
                }
            } catch {
                await store.close()
                throw error
            }
        }
        record(.encrypted, in: custody, where: nil, .plain, .either)
        return vault
    }

    /// Records what the database is, where the keychain says one of these. A medium that cannot be written lets nothing be
    /// recorded, and the vault be read all the same.
    private func record(_ form: DatabaseForm, in custody: KeyCustody, where earlier: DatabaseForm?...) {
        do {
            if earlier.contains(try custody.databaseForm()) { try custody.record(form) }
        } catch {
            return
        }
    }

    private func open(_ keys: consuming VaultKeys, _ lock: StoreEngine.Hold) async throws -> OpenVault {
        context.denyNetwork()
        let store = try await StoreEngine.open(layout, key: keys.database, clock: context.clock, held: lock)
        return OpenVault(layout: layout, store: store, isEncrypted: true, keys: keys) {
            throw KeyCustodyError.absent
        }
    }

    private func openPlain(_ keys: consuming VaultKeys, _ lock: StoreEngine.Hold) async throws -> OpenVault {
        context.denyNetwork()
        let store = try await StoreEngine.openUnencrypted(layout, clock: context.clock, held: lock)
        return OpenVault(layout: layout, store: store, isEncrypted: false, keys: keys) {
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
