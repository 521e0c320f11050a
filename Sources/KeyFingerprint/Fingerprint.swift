public import WhisperCryptoPort
import WhisperTextCoding

/// Identifies a pair of public keys: SHA-256 over both, so that a different signing key gives a different fingerprint
/// (CON-2).
public struct Fingerprint: Hashable, Sendable {
    /// The size in bytes.
    public static let size = 32

    /// The 32 bytes.
    public let bytes: [UInt8]

    /// Creates a fingerprint from exactly 32 bytes; nil for any other number.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Fingerprint.size else { return nil }
        self.bytes = bytes
    }

    /// Computes the fingerprint of an agreement key and its signing key, if there is one.
    public init(agreementKey: AgreementPublicKey, signingKey: SigningPublicKey?, crypto: any CryptoBackend) {
        var fields = FieldWriter(reserving: 96)
        fields.label("whisper-v1/fingerprint")
        fields.lengthPrefixed(agreementKey.bytes)
        fields.lengthPrefixed(signingKey?.bytes ?? [])
        bytes = crypto.sha256(fields.bytes)
    }

    /// Parses 64 hexadecimal digits in either case; spaces between them, as in `groups`, are ignored.
    public init?(hex text: String) {
        guard let bytes = HexText.bytes(of: text.filter { $0 != " " }) else { return nil }
        self.init(bytes)
    }

    /// The 64 hexadecimal digits, in lower case.
    public var hex: String { HexText.text(bytes) }

    /// The hexadecimal digits in 16 groups of four separated by spaces, for comparison by eye.
    public var groups: String {
        var text = ""
        for (index, digit) in hex.enumerated() {
            if index > 0, index % 4 == 0 { text.append(" ") }
            text.append(digit)
        }
        return text
    }

    /// The first 60 bits in human-readable form.
    public var shortID: ShortID { ShortID(of: self) }
}
