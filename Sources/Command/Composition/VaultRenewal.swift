import WhisperCore
import WhisperRenewalPort
package import WhisperSecretMemory
import WhisperVault

/// Changes the key, the form or the passphrase of a vault, asking for what that needs.
package struct VaultRenewal {
    let access: VaultAccess
    let passphrase: PassphraseOptions
    let newPassphrase: NewPassphraseOptions

    package init(access: VaultAccess, passphrase: PassphraseOptions, newPassphrase: NewPassphraseOptions) {
        self.access = access
        self.passphrase = passphrase
        self.newPassphrase = newPassphrase
    }

    /// Makes the change.
    package func run(_ change: VaultChange) async throws {
        let folder = access.folder
        let reader = access.passphraseReader()
        let secret = try reader.existing(from: passphrase.source(configuration: access.context.configuration))
        let keychain = try folder.keychain(under: secret)
        let custody = folder.custody(of: keychain)
        let wasEncrypted = try folder.isEncrypted
        let recorded = try custody.databaseForm()
        // Opening the vault reports a wrong passphrase before the prompt for a new one, and completes an interrupted
        // renewal.
        try await access.open(under: secret, confirmsPlain: change == .decryption).close()
        let renewal = folder.renewal(of: keychain)
        switch change {
        case .passphrase: try changePassphrase(renewal, reader)
        case .key: try renewal.renewKey(under: secret)
        case .format(let format): try folder.reformat(format, under: secret)
        case .encryption: try renewal.encrypt()
        case .decryption where wasEncrypted || recorded == .plain: try renewal.decrypt()
        case .decryption: try folder.recordPlain(in: custody)
        }
        // The held keys may no longer open anything, and a change of keys must apply to every process.
        try folder.dropHeldKeys()
    }

    private func changePassphrase(_ renewal: KeyRenewal, _ reader: PassphraseReader) throws {
        if let secret = try reader.new(from: newPassphrase.source()) {
            return try renewal.changePassphrase(to: secret)
        }
        let generated = try access.showGeneratedPassphrase()
        try renewal.changePassphrase(to: generated)
    }
}

extension VaultAccess {
    /// Ten words, made and shown to the person at the terminal.
    func showGeneratedPassphrase() throws -> SecretBytes {
        let adapters = folder.adapters
        let generated = try GeneratedPassphrase.make(sealing: adapters.sealing, memory: adapters.memory)
        try PassphraseDisplay.show(generated, bits: GeneratedPassphrase.bits, output: context.output)
        return generated
    }

    /// The passphrase of a vault that is being made: of a creation that was cut off, the one that it began with; otherwise
    /// what the person chose, or ten words made and shown.
    package func passphraseForCreation(from source: PassphraseSource) throws -> SecretBytes {
        let reader = passphraseReader()
        if try folder.isUnfinished { return try reader.existing(from: source) }
        if let chosen = try reader.new(from: source) { return chosen }
        return try showGeneratedPassphrase()
    }
}
