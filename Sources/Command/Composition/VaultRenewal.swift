import WhisperCore
import WhisperRenewalPort
import WhisperSecretMemory
package import WhisperVault

/// Changes the key, the form or the passphrase of a vault, asking for what that needs.
package struct VaultRenewal {
    let access: VaultAccess
    let passphrase: PassphraseOptions
    let newPassphrase: NewPassphraseOptions
    let assumesYes: Bool

    /// - Parameter assumesYes: Whether questions about a new passphrase are answered in advance.
    package init(
        access: VaultAccess, passphrase: PassphraseOptions, newPassphrase: NewPassphraseOptions, assumesYes: Bool
    ) {
        self.access = access
        self.passphrase = passphrase
        self.newPassphrase = newPassphrase
        self.assumesYes = assumesYes
    }

    /// Makes the change.
    package func run(_ change: VaultChange) async throws {
        let folder = access.folder
        let reader = access.passphraseReader()
        let source = try passphrase.source(configuration: access.context.configuration)
        let wasEncrypted = try folder.isEncrypted
        var recorded: DatabaseForm?
        // Opening the vault reports a wrong passphrase before the prompt for a new one, and completes an interrupted
        // renewal.
        let secret = try await reader.existing(
            from: source,
            acceptedBy: { secret in
                recorded = try folder.custody(of: try folder.keychain(under: secret)).databaseForm()
                try await access.open(under: secret).close()
            })
        let keychain = try folder.keychain(under: secret)
        let custody = folder.custody(of: keychain)
        let renewal = folder.renewal(of: keychain)
        switch change {
        case .passphrase: try renewal.changePassphrase(to: try newPassphrase(reader))
        case .key: try renewal.renewKey(under: secret)
        case .format(let format): try folder.reformat(format, under: secret)
        case .encryption: try renewal.encrypt()
        case .decryption where wasEncrypted || recorded == .plain: try renewal.decrypt()
        case .decryption: try folder.recordPlain(in: custody)
        }
        // The held keys may no longer open anything, and a change of keys must apply to every process.
        try folder.dropHeldKeys()
    }

    private func newPassphrase(_ reader: PassphraseReader) throws -> SecretBytes {
        try NewPassphrase(reader: reader, sealing: access.folder.adapters.sealing, assumesYes: assumesYes)
            .obtain(from: try newPassphrase.source())
    }
}

extension VaultAccess {

    /// Makes the vault, under a new passphrase; a creation that was cut off is finished under the one that it began with.
    ///
    /// - Parameter use: Gets the vault before it is closed.
    package func create(
        from source: PassphraseSource, isEncrypted: Bool, using use: (Vault) -> Void
    ) async throws {
        try folder.requireNoneMade()
        let reader = passphraseReader()
        func create(under secret: borrowing SecretBytes) async throws {
            context.denyNetwork()
            let vault = try await folder.create(under: secret, isEncrypted: isEncrypted)
            use(vault)
            await vault.close()
        }
        guard try !folder.isUnfinished else {
            return try await reader.existing(from: source) { secret in try await create(under: secret) }
        }
        try await create(
            under: try NewPassphrase(reader: reader, sealing: folder.adapters.sealing).obtain(from: source))
    }
}
