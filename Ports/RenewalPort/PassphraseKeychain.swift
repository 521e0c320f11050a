public import WhisperKeychainPort
public import WhisperSealingPort
public import WhisperSecretMemory

/// A keychain under a passphrase that can be changed.
public protocol PassphraseKeychain: Keychain {
    /// Replaces the passphrase.
    ///
    /// - Parameter cost: The cost of one guess at the new one.
    /// - Throws: The reason it could not be replaced. Afterwards the keychain is under one of the two passphrases,
    ///   intact.
    func changePassphrase(to passphrase: borrowing SecretBytes, cost: PassphraseCost) throws(KeychainError)
}

/// Stores the recovery copy of a vault's keys (ST-2).
public protocol RecoveryKeeper: Sendable {
    /// Stores the text in place of the previous one. Returns once it would survive a power loss.
    ///
    /// - Throws: The reason it could not be stored. Afterwards the earlier text or the new one is in place, intact.
    func keep(_ text: [UInt8]) throws(KeychainError)
}
