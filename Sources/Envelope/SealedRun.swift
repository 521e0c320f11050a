import WhisperKeyFingerprint
import WhisperTextCoding

/// The characters after an envelope's header that can be its sealed bytes, and the eight lengths at which these may end
/// (ENV-2b).
struct SealedRun {
    /// A possible end of the sealed bytes.
    struct End {
        /// The number of characters.
        let count: Int
        /// The offset in bytes at which the text continues.
        let position: Int
        /// Whether a space or a line break follows.
        var isBeforeGap = false
    }

    /// All characters of the alphabet, up to the first other character.
    private(set) var characters: [UInt8] = []
    private var ends: [End] = []

    /// Reads the run from a text.
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

    /// The possible ends, most likely first.
    ///
    /// First comes the end of the whole run. Then come ends at a gap in the text, earliest first, since words after an
    /// envelope are more likely than a messenger's line break at one of eight offsets. The others follow, longest
    /// first: letters follow them directly, and they are few.
    var likeliestEnds: [End] {
        let others = ends.filter { $0.count != characters.count }
        return (whole.map { [$0] } ?? []) + others.filter(\.isBeforeGap) + others.filter { !$0.isBeforeGap }.reversed()
    }
}
