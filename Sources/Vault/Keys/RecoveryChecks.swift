package import WhisperCore
import WhisperKeychainPort
import WhisperPosixFiles
import WhisperSealingPort
package import WhisperSecretMemory

extension VaultFolder {
    /// Whether the recovery copy is there and of the right form.
    package func checkRecoveryForm() throws -> RecoveryState {
        guard let text = try RecoveryFile(self).text() else { return .missing }
        return RecoveryCopy.isWellFormed(text) ? .unopened : .damaged
    }

    /// Whether the recovery copy opens under the passphrase and holds the keys; with `repair` it is written anew where
    /// it does not.
    package func checkRecovery(
        of keys: borrowing VaultKeys, under passphrase: borrowing SecretBytes, repair: Bool
    ) throws -> RecoveryState {
        let file = RecoveryFile(self)
        let state = try recoveryState(file, of: keys, under: passphrase)
        guard repair, state != .sound else { return state }
        try file.write(keys, under: passphrase)
        return .renewed
    }

    private func recoveryState(
        _ file: RecoveryFile, of keys: borrowing VaultKeys, under passphrase: borrowing SecretBytes
    ) throws -> RecoveryState {
        guard let text = try file.text() else { return .missing }
        do {
            let kept = try file.keys(in: text, under: passphrase)
            let isSame =
                kept.database.hasSameBytes(as: keys.database) && kept.attachments.hasSameBytes(as: keys.attachments)
            return isSame ? .sound : .differs
        } catch RecoveryCopyError.wrongPassphrase {
            return .differs
        } catch RecoveryCopyError.malformed {
            return .damaged
        } catch RecoveryCopyError.sealing(let error) where error != .outOfMemory {
            return .damaged
        }
    }

    /// Rebuilds a lost or damaged keychain from the recovery copy. A damaged file is renamed, not deleted.
    ///
    /// - Returns: Whether that was necessary and possible.
    package func repairKeychain(under passphrase: borrowing SecretBytes) throws -> Bool {
        let recovery = RecoveryFile(self)
        guard let text = try recovery.text(), try isKeychainLost(under: passphrase) else { return false }
        let hold = try holdAlone()
        defer { hold.release() }
        // Another process may have been first.
        guard try isKeychainLost(under: passphrase) else { return false }
        // Read first: with a wrong passphrase, nothing is changed.
        let keys = try recovery.keys(in: text, under: passphrase)
        if try Files.exists(layout.keychain) { try Files.rename(layout.keychain, to: layout.keychain + ".damaged") }
        let keychain = try keychain(under: passphrase)
        // The copy does not record whether the database was encrypted. A plain one is treated as foreign until its
        // owner confirms it.
        try custody(of: keychain).record(.encrypted)
        try keychain.store(keys.attachments, as: .attachmentKey)
        try keychain.store(keys.database, as: .vaultKey)
        return true
    }

    private func isKeychainLost(under passphrase: borrowing SecretBytes) throws -> Bool {
        guard try Files.exists(layout.keychain) else { return true }
        if case .unavailable(.damaged) = try keychain(under: passphrase).lookUp(.vaultKey) { return true }
        return false
    }
}

/// The state of a recovery copy.
public enum RecoveryState: Sendable {
    /// It holds the present keys.
    case sound
    /// It was written anew.
    case renewed
    /// It has the right form; without the passphrase nothing more can be checked.
    case unopened
    case missing, differs, damaged
}
