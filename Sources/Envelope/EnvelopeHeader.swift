package import WhisperCryptoPort
import WhisperKeyFingerprint

/// The unsealed fields of an envelope in sequence: 81 bytes.
package struct EnvelopeHeader: Hashable, Sendable {
    /// The position and length of each field.
    package enum Layout {
        package static let recipientKeyID = 0..<8
        package static let flags = 8
        package static let ephemeralKey = 9..<41
        package static let salt = 41..<57
        package static let messageID = 57..<73
        package static let time = 73..<81
        package static let size = 81
    }

    /// The flag of a signed envelope; every other bit is zero.
    package static let signedFlag: UInt8 = 1
    /// The range of an envelope's time, in seconds since 1970.
    package static let times: ClosedRange<Int64> = 0...1 << 40

    /// The 81 bytes, possibly a slice of more.
    package let bytes: ArraySlice<UInt8>

    /// Creates a header from the first 81 bytes; nil if there are fewer.
    package init?(startOf fields: [UInt8]) {
        guard fields.count >= Layout.size else { return nil }
        bytes = fields[..<Layout.size]
    }

    /// Creates the header of a new envelope; nil if a field has the wrong length.
    package init?(
        recipientHash: [UInt8], isSigned: Bool, ephemeralKey: AgreementPublicKey, salt: [UInt8], messageID: [UInt8],
        time: Int64
    ) {
        var fields = FieldWriter(reserving: Layout.size)
        fields.raw(recipientHash.suffix(Layout.recipientKeyID.count))
        fields.byte(isSigned ? EnvelopeHeader.signedFlag : 0)
        fields.raw(ephemeralKey.bytes)
        fields.raw(salt)
        fields.raw(messageID)
        fields.i64(time)
        guard salt.count == Layout.salt.count, fields.bytes.count == Layout.size else { return nil }
        bytes = fields.bytes[...]
    }

    package var recipientKeyID: ArraySlice<UInt8> { bytes[Layout.recipientKeyID] }
    package var flags: UInt8 { bytes[Layout.flags] }
    package var ephemeralKey: ArraySlice<UInt8> { bytes[Layout.ephemeralKey] }
    package var salt: ArraySlice<UInt8> { bytes[Layout.salt] }
    package var messageID: ArraySlice<UInt8> { bytes[Layout.messageID] }
    package var time: Int64 { Int64(bitPattern: bytes[Layout.time].reduce(0) { $0 << 8 | UInt64($1) }) }
}
