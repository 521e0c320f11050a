import WhisperFileKeychain
import WhisperLocalization
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperStorePort
import WhisperCore

/// Changes the key, the form or the passphrase of a vault, each in an order that can be cut off at any moment.
package struct VaultRenewal {
    let access: VaultAccess
    let passphrase: PassphraseOptions
    let newPassphrase: NewPassphraseOptions

    package init(access: VaultAccess, passphrase: PassphraseOptions, newPassphrase: NewPassphraseOptions) {
        self.access = access
        self.passphrase = passphrase
        self.newPassphrase = newPassphrase
    }

    private var layout: VaultLayout { access.layout }

    /// Makes the change.
    package func run(_ change: VaultChange) async throws {
        let sealing = try Adapters.sealing()
        let reader = access.passphraseReader(sealing)
        let secret = try reader.existing(from: passphrase.source(configuration: access.context.configuration))
        let keychain = try access.keychain(under: secret)
        let custody = try access.custody(of: keychain)
        let wasEncrypted = try StoreEngine.isEncrypted(access.layout)
        let recorded = try custody.databaseForm()
        // A wrong passphrase is told before a new one is asked for; a renewal that was cut off is finished.
        try await openOnce(under: secret, confirmsPlain: change == .decryption)
        let renewal = KeyRenewal(
            holder: try StoreEngine.holder(access.layout), keychain: keychain,
            recovery: RecoveryFile(access.layout, sealing: sealing), sealing: sealing, memory: sealing,
            cost: Adapters.passphraseCost)
        switch change {
        case .passphrase: try changePassphrase(renewal, reader, sealing)
        case .key: try renewal.renewKey(under: secret)
        case .format(let format): try reformat(format, under: secret)
        case .encryption: try renewal.encrypt()
        case .decryption where wasEncrypted || recorded == .plain: try renewal.decrypt()
        case .decryption: try recordPlain(custody)
        }
        // The kept key may open nothing any more, and whoever changes keys means that everybody should show theirs.
        try access.dropCachedKeys()
    }

    private func openOnce(under secret: borrowing SecretBytes, confirmsPlain: Bool) async throws {
        let vault = try await access.open(under: secret, confirmsPlain: confirmsPlain)
        await vault.close()
    }

    private func changePassphrase(
        _ renewal: KeyRenewal, _ reader: PassphraseReader, _ sealing: SodiumSealing
    ) throws {
        if let secret = try reader.new(from: newPassphrase.source()) {
            return try renewal.changePassphrase(to: secret)
        }
        let generated = try GeneratedPassphrase.make(sealing: sealing, memory: sealing)
        try PassphraseDisplay.show(generated, bits: GeneratedPassphrase.bits, output: access.context.output)
        try renewal.changePassphrase(to: generated)
    }

    /// A database that is plain already, and that the keychain does not know as such, is wanted so from now on.
    private func recordPlain(_ custody: KeyCustody) throws {
        try StoreEngine.exclusively(access.layout) {
            guard try !StoreEngine.isEncrypted(access.layout) else { throw StoreError(.busy) }
            try custody.record(.plain)
        }
    }

    /// The key is read under the lock: another process may have changed it since the vault was opened.
    private func reformat(_ format: CipherFormat, under secret: borrowing SecretBytes) throws {
        let hold = try StoreEngine.holdAlone(access.layout)
        defer { hold.release() }
        let custody = try access.custody(of: try access.keychain(under: secret))
        guard try StoreEngine.isEncrypted(access.layout) else {
            throw CommandFailure(.noEncryption, FailureText.notEncrypted)
        }
        do {
            try StoreEngine.reformat(access.layout, key: try custody.open().database, to: format, held: hold)
        } catch let error as StoreError where error.code == .unsupported {
            throw CommandFailure(
                .unsupportedFormat, FailureText.unsupportedFormat, ["engine": .text(StoreEngine.description)],
                hint: LocalizedMessage(FailureText.unsupportedFormatHint))
        }
    }
}
