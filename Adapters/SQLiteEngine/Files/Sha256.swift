#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// SHA-256 (FIPS 180-4) and HMAC over it (RFC 2104), for the key check of the vault's header: some bytes, once an
/// opening. What it works on is wiped, as it may be a key.
package enum Sha256 {
    /// The 32-byte authentication code of a message under a key.
    ///
    /// - Parameter key: At most 64 bytes; what is beyond is not looked at.
    package static func authenticationCode(of message: [UInt8], key: UnsafeRawBufferPointer) -> [UInt8] {
        unsafe withWipedBytes(64 + max(message.count, 32)) { block in
            func fill(_ pad: UInt8, _ rest: [UInt8]) -> [UInt8] {
                for index in 0..<64 { unsafe block[index] = (index < key.count ? key[index] : 0) ^ pad }
                for (index, byte) in rest.enumerated() { unsafe block[64 + index] = byte }
                return unsafe hash(UnsafeRawBufferPointer(rebasing: block[..<(64 + rest.count)]))
            }
            return fill(0x5C, fill(0x36, message))
        }
    }

    /// The 32-byte hash of a message.
    package static func hash(_ message: UnsafeRawBufferPointer) -> [UInt8] {
        let blocks = (message.count + 9 + 63) / 64
        return unsafe withWipedBytes(64 * blocks) { padded in
            unsafe padded.copyMemory(from: message)
            unsafe padded[message.count] = 0x80
            unsafe padded.storeBytes(
                of: (UInt64(message.count) &* 8).bigEndian, toByteOffset: 64 * blocks - 8, as: UInt64.self)
            var state = initialState
            for block in 0..<blocks {
                unsafe mix(UnsafeRawBufferPointer(rebasing: padded[64 * block..<64 * block + 64]), into: &state)
            }
            return state.flatMap { word in
                [UInt8(word >> 24 & 0xFF), UInt8(word >> 16 & 0xFF), UInt8(word >> 8 & 0xFF), UInt8(word & 0xFF)]
            }
        }
    }

    private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
        unsafe withWipedBytes(64 * 4) { bytes in
            let words = unsafe bytes.assumingMemoryBound(to: UInt32.self)
            for index in 0..<16 {
                unsafe words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
            }
            for index in 16..<64 {
                let low = unsafe words[index - 15]
                let high = unsafe words[index - 2]
                let small = rotate(low, 7) ^ rotate(low, 18) ^ low >> 3
                let large = rotate(high, 17) ^ rotate(high, 19) ^ high >> 10
                unsafe words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            for index in 0..<64 {
                let sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
                let first = unsafe h &+ sum &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
                let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ (a & b ^ a & c ^ b & c)
                (h, g, f, e) = (g, f, e, d &+ first)
                (d, c, b, a) = (c, b, a, first &+ second)
            }
            for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
        }
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// Lends memory that is zero before and wiped after.
    private static func withWipedBytes<Result>(
        _ count: Int, _ body: (UnsafeMutableRawBufferPointer) -> Result
    ) -> Result {
        unsafe withUnsafeTemporaryAllocation(byteCount: count, alignment: 8) { memory in
            _ = unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
            defer { unsafe wipe(memory) }
            return unsafe body(memory)
        }
    }

    /// Overwrites memory in a way that the compiler does not leave out.
    package static func wipe(_ memory: UnsafeMutableRawBufferPointer) {
        guard let address = memory.baseAddress else { return }
        #if canImport(Glibc)
            unsafe explicit_bzero(address, memory.count)
        #else
            unsafe memset_s(address, memory.count, 0, memory.count)
        #endif
    }

    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private static let initialState: [UInt32] = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes.map { prime in
        // Newton's method, from above; a double holds the 3 + 32 bits that are wanted.
        var root = 7.0
        for _ in 0..<40 { root -= (root * root * root - Double(prime)) / (3 * root * root) }
        return fraction(of: root)
    }

    private static let primes: [Int] = {
        var primes: [Int] = []
        var candidate = 2
        while primes.count < 64 {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes
    }()

    private static func fraction(of number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }
}
