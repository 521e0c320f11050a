public import WhisperCryptoPort

extension Fingerprint {
    /// Returns six words to be read aloud, 66 bits (CON-2).
    ///
    /// Each side reads the words its device shows for the *other* side's keys, and the other compares them with its
    /// own. The bits come from 5,201 rounds of SHA-512, which makes searching for keys with given words that much more
    /// expensive. The computation takes some milliseconds: store the words rather than compute them twice.
    public func authenticationWords(crypto: any CryptoBackend) -> [String] {
        var input = FieldWriter(reserving: 64 + Fingerprint.size)
        input.label("whisper-sas-v1")
        input.raw(bytes)
        var hash = crypto.sha512(input.bytes)
        for _ in 0..<AuthenticationWords.furtherRounds { hash = crypto.sha512(hash + bytes) }
        return AuthenticationWords.words(of: hash)
    }
}

/// The mapping from bits to words.
enum AuthenticationWords {
    static let count = 6
    static let bitsEach = 11
    static let furtherRounds = 5_200

    /// Returns the words for the first 66 bits of a hash, most significant first.
    static func words(of hash: [UInt8]) -> [String] {
        (0..<count).map { position in
            var index = 0
            for bit in position * bitsEach..<(position + 1) * bitsEach {
                index = index << 1 | Int(hash[bit / 8] >> UInt8(7 - bit % 8) & 1)
            }
            return WordList.words[index]
        }
    }
}
