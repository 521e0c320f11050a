import WhisperKeyFingerprint
import WhisperTextCoding

/// The characters behind an envelope's header that can be its sealed bytes, and where these may end: at one of eight
/// lengths (ENV-2b).
struct SealedRun {
    /// A length that sealed bytes can have.
    struct End {
        /// The number of characters.
        let count: Int
        /// Where the text goes on, in bytes.
        let position: Int
        /// Whether a space or a line break follows.
        var isBeforeGap = false
    }

    /// All characters of the alphabet, up to the first that is none.
    private(set) var characters: [UInt8] = []
    private var ends: [End] = []

    /// Takes the run from a text.
    init(from carried: inout CarriedText) {
        let lengths = Bucket.sizes.map(EnvelopeText.sealedCharacters)
        var next = lengths[...]
        while let longest = lengths.last, characters.count < longest, let character = carried.peek(),
            Base64URL.value(of: character) != nil
        {
            _ = carried.next()
            if carried.isBehindGap, let last = ends.indices.last, ends[last].count == characters.count {
                ends[last].isBeforeGap = true
            }
            characters.append(character)
            if characters.count == next.first {
                next.removeFirst()
                ends.append(End(count: characters.count, position: carried.position))
            }
        }
    }

    /// The end of the whole run, if that is one of the lengths.
    var whole: End? {
        ends.last.flatMap { $0.count == characters.count ? $0 : nil }
    }

    /// The ends in the order in which they are likely: that of the whole run; then where the text has a gap, the first
    /// first, since words go on behind an envelope rather than that a carrier's line breaks fall on one of eight places;
    /// then the others, the longest first, since there letters follow at once, and they are few.
    var likeliestEnds: [End] {
        let others = ends.filter { $0.count != characters.count }
        return (whole.map { [$0] } ?? []) + others.filter(\.isBeforeGap) + others.filter { !$0.isBeforeGap }.reversed()
    }
}
