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

    /// Returns all envelopes in a text, and where others begin that are damaged or of another version, each in order. The
    /// time depends only on the length of the text.
    public static func scan(_ text: [UInt8]) -> EnvelopeScan {
        text.withUnsafeBufferPointer { text in
            var found: [FoundEnvelope] = []
            var damaged: [Int] = []
            var otherVersions: [Int] = []
            var position = 0
            while let start = startOfPrefix(in: text, from: position) {
                let envelope = envelope(in: text, at: start)
                if let envelope {
                    found.append(envelope)
                } else if beginsEnvelope(text, at: start) {
                    damaged.append(start)
                } else if hasOtherVersion(text, at: start) {
                    otherVersions.append(start)
                }
                position = envelope?.range.upperBound ?? start + 1
            }
            return EnvelopeScan(envelopes: found, damaged: damaged, otherVersions: otherVersions)
        }
    }

    /// Whether an envelope begins at an offset, as far as its flags: what only mentions the format has no such fields, even if
    /// words follow.
    private static func beginsEnvelope(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var carried = CarriedText(text, from: start)
        return fields(of: EnvelopeText.headerFields.prefix(2), in: &carried) != nil
    }

    /// Whether a line of another version begins at an offset: its version and algorithms, and then so many characters without
    /// a gap as no words have.
    private static func hasOtherVersion(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var carried = CarriedText(text, from: start)
        guard prefix.allSatisfy({ carried.next() == $0 }), carried.next() == UInt8(ascii: "v") else { return false }
        var names = [UInt8(ascii: "v")]
        var fields = 0
        while fields < 2 {
            guard let character = carried.next(), !carried.isBehindGap, names.count < longestNames else { return false }
            guard character == EnvelopeText.separator || Base64URL.value(of: character) != nil else { return false }
            names.append(character)
            if character == EnvelopeText.separator { fields += 1 }
        }
        let isKnown = EnvelopeText.start.elementsEqual(prefix + names)
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(names[1]), !isKnown else { return false }
        return (0..<leastSealed).allSatisfy { _ in
            guard let character = carried.next(), !carried.isBehindGap else { return false }
            return character == EnvelopeText.separator || Base64URL.value(of: character) != nil
        }
    }

    /// The most characters that the version and the algorithms of another version have.
    private static let longestNames = 64
    /// The fewest characters behind them.
    private static let leastSealed = 64

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
        fields(of: EnvelopeText.headerFields[...], in: &carried)
    }

    /// Reads the start of an envelope and fields of these sizes, each with the separator behind it.
    private static func fields(of sizes: ArraySlice<Int>, in carried: inout CarriedText) -> [UInt8]? {
        var line: [UInt8] = []
        line.reserveCapacity(EnvelopeText.headerCharacters)
        for expected in EnvelopeText.start {
            guard carried.next() == expected else { return nil }
            line.append(expected)
        }
        for count in sizes {
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
    /// The offsets, in bytes, at which an envelope begins that is incomplete or changed.
    public let damaged: [Int]
    /// The offsets, in bytes, at which a line begins that looks like an envelope of another version.
    public let otherVersions: [Int]
}

/// An envelope found inside other text.
public struct FoundEnvelope: Hashable, Sendable {
    /// The range of the envelope in the text, in bytes.
    public let range: Range<Int>
    /// The envelope, without characters inserted by a messenger.
    public let envelope: Envelope
}
