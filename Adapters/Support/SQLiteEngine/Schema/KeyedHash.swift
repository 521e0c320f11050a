/// SipHash-2-4 (Aumasson and Bernstein, 2012): a fast keyed hash whose values look random without the key.
package struct KeyedHash: Sendable {
    private let key: (UInt64, UInt64)

    /// Creates a hash with a key of 128 bits.
    package init(key: (UInt64, UInt64)) {
        self.key = key
    }

    /// The hash of a word, as eight little-endian bytes.
    package func callAsFunction(_ word: UInt64) -> UInt64 {
        var state = State(key: key)
        state.absorb(word)
        return state.finish(length: 8)
    }

    /// The hash of bytes.
    package func callAsFunction(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var state = State(key: key)
        var place = 0
        while bytes.count - place >= 8 {
            state.absorb(unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            place += 8
        }
        var rest: UInt64 = 0
        for index in place..<bytes.count { rest |= unsafe UInt64(bytes[index]) << UInt64(8 * (index - place)) }
        return state.finish(length: UInt64(bytes.count), rest: rest)
    }

    private struct State {
        var v0, v1, v2, v3: UInt64

        init(key: (UInt64, UInt64)) {
            v0 = key.0 ^ 0x736f_6d65_7073_6575
            v1 = key.1 ^ 0x646f_7261_6e64_6f6d
            v2 = key.0 ^ 0x6c79_6765_6e65_7261
            v3 = key.1 ^ 0x7465_6462_7974_6573
        }

        mutating func absorb(_ word: UInt64) {
            v3 ^= word
            round()
            round()
            v0 ^= word
        }

        mutating func finish(length: UInt64, rest: UInt64 = 0) -> UInt64 {
            absorb(length << 56 | rest)
            v2 ^= 0xFF
            round()
            round()
            round()
            round()
            return v0 ^ v1 ^ v2 ^ v3
        }

        private mutating func round() {
            v0 = v0 &+ v1
            v1 = rotate(v1, 13) ^ v0
            v0 = rotate(v0, 32)
            v2 = v2 &+ v3
            v3 = rotate(v3, 16) ^ v2
            v0 = v0 &+ v3
            v3 = rotate(v3, 21) ^ v0
            v2 = v2 &+ v1
            v1 = rotate(v1, 17) ^ v2
            v2 = rotate(v2, 32)
        }

        private func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
            word << count | word >> (64 - count)
        }
    }
}
