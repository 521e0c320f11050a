package import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperTextCoding

extension PublicBundle {
    /// Parses the first bundle in a text that people and mail programs have handled: amid other text, its line may be wrapped
    /// and quoted.
    ///
    /// Nothing ends the line for certain, as words that follow look like more of it, but a bundle has a certain length. What
    /// is found is as strict as `init(text:crypto:)`.
    ///
    /// - Throws: `BundleError`, as for the text itself, if it contains no whole bundle.
    package init(carriedIn text: [UInt8], crypto: any CryptoBackend) throws(BundleError) {
        let failure: BundleError
        do throws(BundleError) {
            try self.init(text: text, crypto: crypto)
            return
        } catch {
            failure = error
        }
        let mark = PublicBundle.prefix.withUTF8Buffer { Array($0) }
        var rest = text[...]
        while let range = rest.firstRange(of: mark) {
            rest = rest[range.upperBound...]
            let (armor, gaps) = PublicBundle.armor(at: rest)
            guard let length = PublicBundle.length(of: armor) else { continue }
            let count = Base64URL.characterCount(of: length)
            // What is attached to its end belongs to it.
            guard armor.count == count || gaps.contains(count) else { continue }
            let line = mark + armor.prefix(count)
            guard let found = try? PublicBundle(text: line, crypto: crypto) else { continue }
            self = found
            return
        }
        throw failure
    }

    /// The characters of base64url at the beginning of a text, without what mail programs insert: line ends with the quote marks
    /// after them, and spaces; with the numbers of characters before which there are such.
    private static func armor(at text: ArraySlice<UInt8>) -> (armor: [UInt8], gaps: Set<Int>) {
        let most = Base64URL.characterCount(of: BundleFields.maximumBytes + Ed25519Encoding.signatureSize)
        var armor: [UInt8] = []
        var gaps: Set<Int> = []
        var isAtLineStart = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isAtLineStart = true
                gaps.insert(armor.count)
            case UInt8(ascii: " "), UInt8(ascii: "\t"): gaps.insert(armor.count)
            case UInt8(ascii: ">") where isAtLineStart: break
            default:
                guard Base64URL.value(of: byte) != nil, armor.count < most else { return (armor, gaps) }
                armor.append(byte)
                isAtLineStart = false
            }
        }
        return (armor, gaps)
    }

    /// How many bytes the bundle has that begins with these characters; nil if none does.
    private static func length(of armor: [UInt8]) -> Int? {
        // Bits that are left over are not looked at.
        let whole = armor + [UInt8](repeating: UInt8(ascii: "A"), count: (4 - armor.count % 4) % 4)
        guard let bytes = Base64URL.decoded(whole[...]) else { return nil }
        var reader = FieldReader(bytes)
        guard let fields = try? BundleFields(from: &reader) else { return nil }
        return bytes.count - reader.remainingCount + (fields.keys.signingKey == nil ? 0 : Ed25519Encoding.signatureSize)
    }
}
