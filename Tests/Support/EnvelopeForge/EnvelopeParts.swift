package import WhisperEnvelope
import WhisperKeyFingerprint
import WhisperTextCoding

/// An envelope taken apart, so that any part can be changed or exchanged; nothing is checked here.
package struct EnvelopeParts: Sendable {
    package var recipientKeyID: [UInt8]
    package var flags: UInt8
    package var ephemeralKey: [UInt8]
    package var salt: [UInt8]
    package var messageID: [UInt8]
    /// The time in 8 bytes, big-endian.
    package var time: [UInt8]
    package var senderBox: [UInt8]
    package var bodyBox: [UInt8]
    package var signature: [UInt8]?

    package init(header: EnvelopeHeader, senderBox: [UInt8], bodyBox: [UInt8], signature: [UInt8]?) {
        recipientKeyID = Array(header.recipientKeyID)
        flags = header.flags
        ephemeralKey = Array(header.ephemeralKey)
        salt = Array(header.salt)
        messageID = Array(header.messageID)
        time = Array(header.bytes[EnvelopeHeader.Layout.time])
        self.senderBox = senderBox
        self.bodyBox = bodyBox
        self.signature = signature
    }

    /// Takes an envelope apart.
    package init(_ envelope: Envelope) {
        self.init(
            header: envelope.header, senderBox: Array(envelope.sealed.prefix(SenderBlock.boxSize)),
            bodyBox: Array(envelope.sealed.dropFirst(SenderBlock.boxSize)),
            signature: envelope.isSigned ? Array(envelope.signature) : nil)
    }

    /// The bytes of each field, in the order of the text.
    package var fields: [[UInt8]] {
        [recipientKeyID, [flags], ephemeralKey, salt, messageID, time, senderBox + bodyBox]
            + (signature.map { [$0] } ?? [])
    }

    /// Returns the text of the given fields.
    package static func text(of fields: [[UInt8]]) -> String {
        text(ofEncoded: fields.map { String(decoding: Base64URL.encoded($0), as: UTF8.self) })
    }

    /// Returns the text of fields that are already encoded.
    package static func text(ofEncoded fields: [String]) -> String {
        (["whisper1:v1", "c20p"] + fields).joined(separator: ".")
    }

    /// The text of each field.
    package var encodedFields: [String] { fields.map { String(decoding: Base64URL.encoded($0), as: UTF8.self) } }

    /// The text.
    package var text: String { EnvelopeParts.text(of: fields) }
}
