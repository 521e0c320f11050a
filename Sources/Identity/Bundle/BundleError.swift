public import WhisperCryptoPort

/// Reports why a bundle was rejected or could not be made. Reveals nothing of its content.
public enum BundleError: Error, Hashable, Sendable {
    /// The bundle does not have the documented form, or a value is out of range.
    case malformed
    /// The format version is not supported.
    case unsupportedVersion
    /// The name violates the rules for names.
    case name(NameError)
    /// A key is of low order or not in canonical form.
    case weakKey
    /// The signature was not made by the bundle's signing key.
    case invalidSignature
    /// The statement of succession is about other keys, or was not signed by the key that it names.
    case invalidSuccession
    /// The signature could not be made.
    case cryptography(CryptoError)
}
