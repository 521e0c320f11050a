import WhisperMessage

/// What the index has of a text: its words as the vault's search folds them, and pairs of neighbours in scripts that are
/// written without spaces between words.
///
/// A word is a token. Of words that are one character each and stand side by side without a space, each pair is a token,
/// and the last one alone. So that a search for one character looks for tokens that begin with it, and a search for
/// several looks for pairs. The script makes tokens of queries by the same rules.
enum SearchTokens {
    /// The length at which tokens are cut, in bytes of UTF-8: at most this many, in whole characters.
    static let longest = 64
    /// The length at which texts are cut, in bytes of UTF-8.
    static let longestText = 65_536

    /// Calls `body` with each token of a text, in UTF-8; a token may come several times.
    static func each(of text: String, _ body: (ArraySlice<UInt8>) -> Void) {
        let found = SearchText.words(of: text)
        let words = found.words
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : nil
            if word.isSingle, let next, next.isSingle, word.source.upperBound == next.source.lowerBound {
                // The folded words are joined by single spaces.
                body(cut(found.folded[word.folded] + found.folded[next.folded]))
            } else {
                body(cut(found.folded[word.folded]))
            }
        }
    }

    private static func cut(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard token.count > longest else { return token }
        var end = token.startIndex + longest
        while end > token.startIndex, token[end] & 0xC0 == 0x80 { end -= 1 }
        return token[..<end]
    }
}
