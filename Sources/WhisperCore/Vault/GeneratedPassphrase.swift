public import WhisperSealingPort
public import WhisperSecretMemory

/// An unguessable passphrase of ten words (CLI-3).
///
/// A word consists of two syllables of a consonant and a vowel: 16 · 4 · 16 · 4 = 4,096 words, 12 bits each, 120 bits
/// in all. The words belong to no language, can be read aloud in most, and need no list.
public enum GeneratedPassphrase {
    /// The number of words.
    public static let wordCount = 10
    /// The bits of entropy.
    public static let bits = 12 * wordCount

    /// Generates a passphrase: words of four lower-case letters separated by spaces.
    ///
    /// - Throws: `.sealing` if no memory is available.
    public static func make(sealing: any Sealing, memory: any SecretAllocator) throws(KeyCustodyError) -> SecretBytes {
        let randomness: SecretBytes
        var words: SecretBytes
        do {
            randomness = try sealing.makeKey()
        } catch {
            throw .sealing(error)
        }
        do {
            words = try memory.allocate(count: wordCount * 5 - 1)
        } catch {
            throw .sealing(.outOfMemory)
        }
        randomness.withUnsafeBytes { source in
            words.withUnsafeMutableBytes { target in
                for word in 0..<wordCount {
                    let start = word * 5
                    // Sixteen bits for the twelve that a word needs.
                    let first = source[2 * word]
                    let second = source[2 * word + 1]
                    target[start] = consonants[Int(first & 15)]
                    target[start + 1] = vowels[Int(first >> 4 & 3)]
                    target[start + 2] = consonants[Int(second & 15)]
                    target[start + 3] = vowels[Int(second >> 4 & 3)]
                    if word + 1 < wordCount { target[start + 4] = UInt8(ascii: " ") }
                }
            }
        }
        return words
    }

    /// Whether a word that was typed is the one of this number, 1 to 10. Capitals and spaces around it do not matter.
    package static func isWord(
        _ number: Int, of passphrase: borrowing SecretBytes, typed: borrowing SecretBytes
    ) -> Bool {
        let start = (number - 1) * 5
        guard number >= 1, passphrase.count >= start + 4 else { return false }
        return passphrase.withUnsafeBytes { words in
            typed.withUnsafeBytes { typed in
                let space = UInt8(ascii: " ")
                guard let first = typed.firstIndex(where: { $0 != space }),
                    let last = typed.lastIndex(where: { $0 != space }), last - first == 3
                else { return false }
                var difference: UInt8 = 0
                for offset in 0..<4 { difference |= words[start + offset] ^ (typed[first + offset] | 0x20) }
                return difference == 0
            }
        }
    }

    private static let consonants = Array("bdfghklmnprstvwz".utf8)
    private static let vowels = Array("aiou".utf8)
}
