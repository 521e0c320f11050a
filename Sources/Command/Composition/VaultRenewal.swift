import FileKeychain
import Localization
import SecretMemory
import SodiumSealing
import StorePort
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
        let custody = KeyCustody(keychain: keychain, sealing: sealing)
        try await finishEarlierRenewal(under: secret)
        switch change {
        case .passphrase: try changePassphrase(keychain, custody, reader, sealing)
        case .key: try renewKey(custody, under: secret)
        case .format(let format): try reformat(format, custody)
        case .encryption: try encrypt(custody)
        case .decryption: try decrypt(custody)
        }
        // The kept key may open nothing any more, and whoever changes keys means that everybody should show theirs.
        try access.dropCachedKeys()
    }

    /// Opening the vault finds out which key it has, where an earlier renewal was cut off.
    private func finishEarlierRenewal(under secret: borrowing SecretBytes) async throws {
        let vault = try await access.open(under: secret)
        await vault.close()
    }

    private func changePassphrase(
        _ keychain: FileKeychain, _ custody: KeyCustody, _ reader: PassphraseReader, _ sealing: SodiumSealing
    ) throws {
        guard let secret = try reader.new(from: newPassphrase.source()) else {
            let generated = try GeneratedPassphrase.make(sealing: sealing, memory: sealing)
            try PassphraseDisplay.show(generated, bits: GeneratedPassphrase.bits, output: access.context.output)
            return try changePassphrase(to: generated, keychain, custody, sealing)
        }
        try changePassphrase(to: secret, keychain, custody, sealing)
    }

    private func changePassphrase(
        to secret: borrowing SecretBytes, _ keychain: FileKeychain, _ custody: KeyCustody, _ sealing: SodiumSealing
    ) throws {
        try keychain.changePassphrase(to: secret, cost: Adapters.passphraseCost)
        try RecoveryFile(layout, sealing: sealing).write(try custody.open(), under: secret)
    }

    private func renewKey(_ custody: KeyCustody, under secret: borrowing SecretBytes) throws {
        guard try StoreEngine.isEncrypted(layout) else {
            throw CommandFailure(.noEncryption, FailureText.notEncrypted)
        }
        let new = try custody.beginRenewal()
        do {
            try StoreEngine.rekey(layout, from: try custody.open().database, to: new)
        } catch {
            // Where the database was not moved, the fresh key is of no use; where it may have been, opening finds out.
            if let error = error as? StoreError, error.code == .heldExclusively || error.code == .busy {
                try custody.abandonRenewal()
            }
            throw error
        }
        try custody.finishRenewal()
        try RecoveryFile(layout, sealing: try Adapters.sealing()).write(try custody.open(), under: secret)
    }

    private func reformat(_ format: CipherFormat, _ custody: KeyCustody) throws {
        guard try StoreEngine.isEncrypted(layout) else {
            throw CommandFailure(.noEncryption, FailureText.notEncrypted)
        }
        do {
            try StoreEngine.reformat(layout, key: try custody.open().database, to: format)
        } catch let error as StoreError where error.code == .unsupported {
            throw CommandFailure(
                .unsupportedFormat, FailureText.unsupportedFormat, ["engine": .text(StoreEngine.description)],
                hint: LocalizedMessage(FailureText.unsupportedFormatHint))
        }
    }

    private func encrypt(_ custody: KeyCustody) throws {
        guard try !StoreEngine.isEncrypted(layout) else {
            throw CommandFailure(.store, FailureText.alreadyThatWay)
        }
        try StoreEngine.encrypt(layout, key: try custody.open().database)
    }

    private func decrypt(_ custody: KeyCustody) throws {
        guard try StoreEngine.isEncrypted(layout) else {
            throw CommandFailure(.store, FailureText.alreadyThatWay)
        }
        try StoreEngine.decrypt(layout, key: try custody.open().database)
    }
}
