package import WhisperKeyFingerprint

/// The context that keys are derived from and boxes are bound to: every plain field, the sender and the recipient.
package enum EnvelopeContext {
    /// Returns `base`: everything known before the sender is.
    package static func base(_ header: EnvelopeHeader, recipientHash: [UInt8]) -> [UInt8] {
        bytes(header, sender: nil, recipientHash: recipientHash)
    }

    /// Returns `ctx`: the same with the sender's fingerprint.
    package static func full(
        _ header: EnvelopeHeader, sender: Fingerprint, recipientHash: [UInt8]
    ) -> [UInt8] {
        bytes(header, sender: sender, recipientHash: recipientHash)
    }

    private static func bytes(_ header: EnvelopeHeader, sender: Fingerprint?, recipientHash: [UInt8]) -> [UInt8] {
        var fields = FieldWriter(reserving: 200)
        fields.lengthPrefixed("whisper")
        fields.lengthPrefixed("v1")
        if let sender { fields.lengthPrefixed(sender.bytes) }
        fields.lengthPrefixed(recipientHash)
        fields.u32(4)
        fields.u32(UInt32(header.flags))
        fields.lengthPrefixed(header.recipientKeyID)
        fields.lengthPrefixed(header.ephemeralKey)
        fields.lengthPrefixed(header.salt)
        fields.lengthPrefixed(header.messageID)
        fields.u32(8)
        fields.i64(header.time)
        return fields.bytes
    }
}
