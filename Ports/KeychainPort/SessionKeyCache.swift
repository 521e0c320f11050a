public import WhisperSecretMemory

/// Keeps a secret for a chosen time for the sake of not asking again (CLI-3, `unlock`).
public protocol SessionKeyCache: Sendable {
    /// The kept secret, if it is there and its time is not over.
    func lookUp(_ name: SecretName) -> SecretLookup

    /// Keeps a secret for so many seconds, in place of one of the same name; with 0 it is dropped instead.
    func keep(_ secret: borrowing SecretBytes, as name: SecretName, seconds: UInt32) throws(KeychainError)

    /// Drops a secret; whether it was there.
    @discardableResult func drop(_ name: SecretName) throws(KeychainError) -> Bool
}
