public import WhisperCryptoPort

extension Fingerprint {
    /// Six words to be read out aloud, 66 bits: each side reads what its device shows of the *other* one's keys, and the
    /// other compares with its own (CON-2).
    ///
    /// The bits come from 5,201 rounds of SHA-512, so that looking for keys with given words costs so many times more. It
    /// takes some milliseconds: keep the words rather than ask twice.
    public func authenticationWords(crypto: any CryptoBackend) -> [String] {
        var input = FieldWriter(reserving: 64 + Fingerprint.size)
        input.label("whisper-sas-v1")
        input.raw(bytes)
        var hash = crypto.sha512(input.bytes)
        for _ in 0..<AuthenticationWords.furtherRounds { hash = crypto.sha512(hash + bytes) }
        return AuthenticationWords.words(of: hash)
    }
}

/// Which words stand for which bits.
enum AuthenticationWords {
    static let count = 6
    static let bitsEach = 11
    static let furtherRounds = 5_200

    /// The words for the first 66 bits of a hash, the most significant first.
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
