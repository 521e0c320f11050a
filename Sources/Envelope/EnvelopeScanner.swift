import WhisperKeyFingerprint
import WhisperTextCoding

/// Finds envelopes in text that people and messengers have handled (ENV-2b).
///
/// Lengths take precedence: after the prefix each field has a fixed length, so neither a full stop nor a word after an
/// envelope is included. Only the length of the sealed bytes of an unsigned envelope is open, one of eight, since
/// nothing but the following text ends them; `SealedRun` describes how it is chosen.
public enum EnvelopeScanner {
    /// Returns all envelopes in a text, in order. The time depends only on the length of the text.
    public static func envelopes(in text: [UInt8]) -> [FoundEnvelope] { scan(text).envelopes }

    /// Returns all envelopes in a text, and where others begin that are damaged, both in order. The time depends only on the
    /// length of the text.
    public static func scan(_ text: [UInt8]) -> EnvelopeScan {
        text.withUnsafeBufferPointer { text in
            var found: [FoundEnvelope] = []
            var damaged: [Int] = []
            var position = 0
            while let start = startOfPrefix(in: text, from: position) {
                let envelope = envelope(in: text, at: start)
                if let envelope {
                    found.append(envelope)
                } else if hasVersion(text, at: start) {
                    damaged.append(start)
                }
                position = envelope?.range.upperBound ?? start + 1
            }
            return EnvelopeScan(envelopes: found, damaged: damaged)
        }
    }

    /// Whether a version follows the prefix at an offset: what only mentions the prefix has none.
    private static func hasVersion(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var carried = CarriedText(text, from: start)
        guard prefix.allSatisfy({ carried.next() == $0 }), carried.next() == UInt8(ascii: "v") else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(carried.next() ?? 0)
    }

    /// Returns whether a text contains the prefix of an envelope.
    ///
    /// Much cheaper than finding envelopes, and never false if there is one.
    public static func mayHoldEnvelope(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer(mayHoldEnvelope)
    }

    /// Returns whether a borrowed text contains the prefix of an envelope.
    public static func mayHoldEnvelope(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        startOfPrefix(in: text, from: 0) != nil
    }

    /// Returns the start of the next `whisper1:`.
    private static func startOfPrefix(in text: UnsafeBufferPointer<UInt8>, from position: Int) -> Int? {
        guard let first = prefix.first else { return nil }
        var position = position
        while position < text.count {
            if text[position] == first {
                var carried = CarriedText(text, from: position)
                if prefix.allSatisfy({ carried.next() == $0 }) { return position }
            }
            position += 1
        }
        return nil
    }

    /// Returns the envelope that begins at an offset.
    private static func envelope(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> FoundEnvelope? {
        var carried = CarriedText(text, from: start)
        guard var line = header(in: &carried), let isSigned = isSigned(line) else { return nil }
        let run = SealedRun(from: &carried)
        func found(_ line: [UInt8], _ end: Int) -> FoundEnvelope? {
            (try? Envelope(line)).map { FoundEnvelope(range: start..<end, envelope: $0) }
        }
        guard isSigned else {
            for end in run.likeliestEnds {
                let candidate = line + run.characters.prefix(end.count)
                if let envelope = found(candidate, end.position) { return envelope }
            }
            return nil
        }
        guard run.whole != nil, carried.next() == EnvelopeText.separator else { return nil }
        line += run.characters
        line.append(EnvelopeText.separator)
        guard let signature = field(of: EnvelopeText.signatureCharacters, in: &carried) else { return nil }
        return found(line + signature, carried.position)
    }

    /// Reads everything up to and including the separator before the sealed bytes.
    private static func header(in carried: inout CarriedText) -> [UInt8]? {
        var line: [UInt8] = []
        line.reserveCapacity(EnvelopeText.headerCharacters)
        for expected in EnvelopeText.start {
            guard carried.next() == expected else { return nil }
            line.append(expected)
        }
        for count in EnvelopeText.headerFields {
            guard let field = field(of: Base64URL.characterCount(of: count), in: &carried),
                carried.next() == EnvelopeText.separator
            else { return nil }
            line += field
            line.append(EnvelopeText.separator)
        }
        return line
    }

    /// Reads `count` characters of the alphabet.
    private static func field(of count: Int, in carried: inout CarriedText) -> [UInt8]? {
        var characters: [UInt8] = []
        characters.reserveCapacity(count)
        while characters.count < count {
            guard let character = carried.next(), Base64URL.value(of: character) != nil else { return nil }
            characters.append(character)
        }
        return characters
    }

    /// Returns whether a header announces a signature; nil if its flags are invalid.
    private static func isSigned(_ header: [UInt8]) -> Bool? {
        switch Base64URL.decoded(header[EnvelopeText.flagsCharacters]) {
        case [0]: false
        case [EnvelopeHeader.signedFlag]: true
        default: nil
        }
    }

    private static let prefix = Array(Envelope.prefix.utf8)
}

/// What was found inside other text.
public struct EnvelopeScan: Hashable, Sendable {
    /// The envelopes.
    public let envelopes: [FoundEnvelope]
    /// The offsets, in bytes, at which an envelope begins that is incomplete, changed, or of another version.
    public let damaged: [Int]
}

/// An envelope found inside other text.
public struct FoundEnvelope: Hashable, Sendable {
    /// The range of the envelope in the text, in bytes.
    public let range: Range<Int>
    /// The envelope, without characters inserted by a messenger.
    public let envelope: Envelope
}
