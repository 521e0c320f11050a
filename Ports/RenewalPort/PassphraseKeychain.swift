public import WhisperKeychainPort
public import WhisperSealingPort
public import WhisperSecretMemory

/// A keychain under a passphrase that can be changed.
public protocol PassphraseKeychain: Keychain {
    /// Puts another passphrase in place of the present one.
    ///
    /// - Parameter cost: The price of one guess at the new one.
    /// - Throws: An error leaves the keychain under one of the two, whole.
    func changePassphrase(to passphrase: borrowing SecretBytes, cost: PassphraseCost) throws(KeychainError)
}

/// Keeps the recovery copy of a vault's keys (ST-2).
public protocol RecoveryKeeper: Sendable {
    /// Keeps the text in place of the one before. Returns once it would survive a power loss.
    ///
    /// - Throws: An error leaves the earlier text or the new one in place, whole.
    func keep(_ text: [UInt8]) throws(KeychainError)
}
