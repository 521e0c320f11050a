import WhisperCommand
import WhisperEnvelope

/// What a QR code holds that the command knows what to do with.
enum QRContent {
    /// A bundle of an identity, its text.
    case bundle([UInt8])
    /// An envelope.
    case envelope(Envelope)

    /// The most bytes that are looked at: more than any code holds, and any envelope.
    static let maximumLength = 65_536

    /// What a text is; nil if it is neither.
    init?(of text: [UInt8]) {
        let line = text.trimmed
        if BundleForm.isBundle(line) {
            self = .bundle(line)
        } else if let found = EnvelopeScanner.envelopes(in: text).first {
            self = .envelope(found.envelope)
        } else {
            return nil
        }
    }

    /// The text in the code.
    var text: [UInt8] {
        switch self {
        case .bundle(let text): text
        case .envelope(let envelope): Array(envelope.text.utf8)
        }
    }
}

extension [UInt8] {
    /// The bytes without spaces and line ends before and behind.
    fileprivate var trimmed: [UInt8] {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
            return []
        }
        return Array(self[first...last])
    }
}
