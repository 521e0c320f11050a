public import WhisperCryptoPort

/// Why a bundle was refused, or could not be made. Says nothing of what is in it.
public enum BundleError: Error, Hashable, Sendable {
    /// It is not of the documented form, or a part is out of range.
    case malformed
    /// It was made by a version that this program does not know.
    case unsupportedVersion
    /// The name breaks the rules of names.
    case name(NameError)
    /// A key is of low order, or not written in the canonical way.
    case weakKey
    /// The signing key in it did not sign it.
    case invalidSignature
    /// The statement of succession in it is about other keys, or was not signed by the key that it names.
    case invalidSuccession
    /// The signature could not be made.
    case cryptography(CryptoError)
}
