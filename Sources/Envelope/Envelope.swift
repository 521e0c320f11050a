public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// A line of text of the form `whisper1:v1.c20p.…`: parsed, not opened (docs/envelope.md).
///
/// That it exists says that its form is right, and nothing about who made it or whether it can be opened.
public struct Envelope: Hashable, Sendable {
    /// What every envelope's text begins with.
    public static let prefix = "whisper1:"
    /// The seconds that an envelope's time may differ from now, either way: 48 hours.
    public static let window: Int64 = 172_800

    /// All fields one behind the other: the header, the sealed bytes, the signature.
    package let fields: [UInt8]
    /// Whether it has a signature. Whose, and whether it is valid, shows when it is opened.
    public let isSigned: Bool
    /// The padded size of the message in bytes: 256, doubled up to 32,768.
    public let bucketSize: Int
    /// When it was sealed, as the sender says: seconds since 1970, 0 … 2^40.
    public let sentAt: Int64

    /// An envelope of fields that fit together; nil where the time or the flags are not as they must be.
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

    /// The fields that are not sealed.
    package let header: EnvelopeHeader
    /// The tag of the key that it was sealed for.
    public let recipientKeyID: RecipientKeyID

    /// The sealed bytes: the sender's box, then the body's.
    package var sealed: ArraySlice<UInt8> {
        fields[EnvelopeHeader.Layout.size..<EnvelopeHeader.Layout.size + EnvelopeText.sealedBytes(bucketSize)]
    }

    /// The signature; empty where there is none.
    package var signature: ArraySlice<UInt8> {
        fields[(EnvelopeHeader.Layout.size + EnvelopeText.sealedBytes(bucketSize))...]
    }

    /// What names the envelope in the ledger of those that were opened, 32 bytes: SHA-256 over the recipient's
    /// fingerprint, the ephemeral key, the salt and the message id (ENV-7).
    public func ledgerKey(recipient: Fingerprint, crypto: any CryptoBackend) -> [UInt8] {
        var named = FieldWriter(reserving: 96)
        named.raw(recipient.bytes)
        named.raw(header.ephemeralKey)
        named.raw(header.salt)
        named.raw(header.messageID)
        return crypto.sha256(named.bytes)
    }

    /// Checks that the envelope's time is at most 48 hours from now, either way (ENV-4).
    ///
    /// - Parameter now: Seconds since 1970, by the later one of the system's clock and the vault's mark (ENV-4b).
    public func checkFreshness(now: Int64) throws(EnvelopeError) {
        let (age, isFarApart) = now.subtractingReportingOverflow(sentAt)
        guard !isFarApart else { throw .expired(now < sentAt ? .future : .past) }
        if age > Envelope.window { throw .expired(.past) }
        if age < -Envelope.window { throw .expired(.future) }
    }
}
