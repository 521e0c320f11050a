public import WhisperCryptoPort

/// The tag that addresses an envelope: the last 8 bytes of SHA-256 over the recipient's agreement key.
///
/// It selects an identity but proves nothing; two keys may share a tag (ID-4).
public struct RecipientKeyID: Hashable, Sendable {
    /// The size in bytes.
    public static let size = 8

    /// The 8 bytes.
    public let bytes: [UInt8]

    /// Creates an id from exactly 8 bytes; nil for any other number.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == RecipientKeyID.size else { return nil }
        self.bytes = bytes
    }

    /// Computes the id of a key.
    public init(of key: AgreementPublicKey, crypto: any CryptoBackend) {
        bytes = Array(crypto.sha256(key.bytes).suffix(RecipientKeyID.size))
    }
}
