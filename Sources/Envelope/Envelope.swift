public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// A line of text of the form `whisper1:v1.c20p.…`, parsed but not opened (docs/envelope.md).
///
/// A value of this type is well-formed; that says nothing about who made it or whether it can be opened.
public struct Envelope: Hashable, Sendable {
    /// The prefix of every envelope's text.
    public static let prefix = "whisper1:"
    /// The maximum difference in seconds between an envelope's time and now, in either direction: 48 hours.
    public static let window: Int64 = 172_800

    /// All fields in sequence: the header, the sealed bytes, the signature.
    package let fields: [UInt8]
    /// Whether it has a signature. The signer and the validity are known only once it is opened.
    public let isSigned: Bool
    /// The padded size of the message in bytes: 256, doubled up to 32,768.
    public let bucketSize: Int
    /// When it was sealed, according to the sender, in seconds since 1970, 0 … 2^40.
    public let sentAt: Int64

    /// Creates an envelope from fields of matching sizes; nil if the time or the flags are invalid.
    package init?(fields: [UInt8], bucketSize: Int, isSigned: Bool) {
        guard let header = EnvelopeHeader(startOf: fields),
            fields.count == EnvelopeText.fieldBytes(bucketSize: bucketSize, isSigned: isSigned),
            header.flags == (isSigned ? EnvelopeHeader.signedFlag : 0),
            EnvelopeHeader.times.contains(header.time), let id = RecipientKeyID(Array(header.recipientKeyID))
        else { return nil }
        self.fields = fields
        self.header = header
        self.isSigned = isSigned
        self.bucketSize = bucketSize
        sentAt = header.time
        recipientKeyID = id
    }

    /// The unsealed fields.
    package let header: EnvelopeHeader
    /// The tag of the recipient's key.
    public let recipientKeyID: RecipientKeyID

    /// The sealed bytes: the sender's box followed by the body's.
    package var sealed: ArraySlice<UInt8> {
        fields[EnvelopeHeader.Layout.size..<EnvelopeHeader.Layout.size + EnvelopeText.sealedBytes(bucketSize)]
    }

    /// The signature; empty if there is none.
    package var signature: ArraySlice<UInt8> {
        fields[(EnvelopeHeader.Layout.size + EnvelopeText.sealedBytes(bucketSize))...]
    }

    /// Returns the envelope's key in the ledger of opened envelopes, 32 bytes (ENV-7).
    ///
    /// It is SHA-256 over the recipient's fingerprint, the ephemeral key, the salt and the message id.
    public func ledgerKey(recipient: Fingerprint, crypto: any CryptoBackend) -> [UInt8] {
        var named = FieldWriter(reserving: 96)
        named.raw(recipient.bytes)
        named.raw(header.ephemeralKey)
        named.raw(header.salt)
        named.raw(header.messageID)
        return crypto.sha256(named.bytes)
    }

    /// Checks that the envelope's time is at most 48 hours from now, in either direction (ENV-4).
    ///
    /// - Parameter now: Seconds since 1970, the later of the system's clock and the vault's clock mark (ENV-4b).
    /// - Throws: `EnvelopeError.expired` with the side of the window on which the time lies.
    public func checkFreshness(now: Int64) throws(EnvelopeError) {
        let (age, isFarApart) = now.subtractingReportingOverflow(sentAt)
        guard !isFarApart else { throw .expired(now < sentAt ? .future : .past) }
        if age > Envelope.window { throw .expired(.past) }
        if age < -Envelope.window { throw .expired(.future) }
    }
}

/// Reports why an envelope could not be made or opened. Reveals nothing about its content.
public enum EnvelopeError: Error, Hashable, Sendable {
    /// The side of the 48-hour window on which a time lies.
    public enum Expiry: Hashable, Sendable {
        /// The envelope is too old.
        case past
        /// The envelope's time is too far in the future.
        case future
    }

    /// The text is not an envelope, or its content is not authentic. Which check failed is not revealed (ENV-6).
    case invalid
    /// The envelope is addressed to a different key from the one used to open it.
    case notAddressed
    /// The envelope's time is outside the window (ENV-4).
    case expired(Expiry)
    /// The message is longer than `EnvelopeSealer.maximumMessageLength` bytes.
    case messageTooLong
    /// The time is before 1970 or after 2^40 seconds.
    case timeOutOfRange
    /// The key cannot be used for sealing: it is of low order or not in canonical form.
    case unusableKey
    /// The cryptographic library, or memory for secrets, is unavailable.
    case unavailable
}
