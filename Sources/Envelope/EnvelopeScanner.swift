import WhisperKeyFingerprint
import WhisperTextCoding

/// Finds envelopes in text that people and messengers have handled (ENV-2b).
///
/// Lengths lead: behind the prefix each field has its own, so that neither a full stop nor a word behind an envelope joins
/// in. Of an envelope without signature only the length of the sealed bytes is open, one of eight, since nothing ends
/// them but what comes behind; `SealedRun` tells how it is chosen.
public enum EnvelopeScanner {
    /// All envelopes in a text, in order. The time grows with the text's length alone, whatever it holds.
    public static func envelopes(in text: [UInt8]) -> [FoundEnvelope] {
        text.withUnsafeBufferPointer { text in
            var found: [FoundEnvelope] = []
            var position = 0
            while let start = startOfPrefix(in: text, from: position) {
                let envelope = envelope(in: text, at: start)
                if let envelope { found.append(envelope) }
                position = envelope?.range.upperBound ?? start + 1
            }
            return found
        }
    }

    /// Whether the prefix of an envelope is anywhere in a text: much cheaper than looking for envelopes, and never false
    /// where there is one.
    public static func mayHoldEnvelope(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer(mayHoldEnvelope)
    }

    /// Whether the prefix of an envelope is anywhere in a text that is lent.
    public static func mayHoldEnvelope(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        startOfPrefix(in: text, from: 0) != nil
    }

    /// Where the next `whisper1:` begins.
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

    /// The envelope that begins at a place.
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

    /// Everything up to and with the separator in front of the sealed bytes.
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

    /// So many characters of the alphabet.
    private static func field(of count: Int, in carried: inout CarriedText) -> [UInt8]? {
        var characters: [UInt8] = []
        characters.reserveCapacity(count)
        while characters.count < count {
            guard let character = carried.next(), Base64URL.value(of: character) != nil else { return nil }
            characters.append(character)
        }
        return characters
    }

    /// Whether a header announces a signature; nil where its flags are none.
    private static func isSigned(_ header: [UInt8]) -> Bool? {
        switch Base64URL.decoded(header[EnvelopeText.flagsCharacters]) {
        case [0]: false
        case [EnvelopeHeader.signedFlag]: true
        default: nil
        }
    }

    private static let prefix = Array(Envelope.prefix.utf8)
}
