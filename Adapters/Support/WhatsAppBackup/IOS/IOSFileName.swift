/// The name that a file has in an iOS backup: the SHA-1 (RFC 3174) of its domain and its path, 20 bytes.
///
/// A name, not a proof: nothing relies on it being hard to find two files with one name.
struct IOSFileName: Hashable, Comparable, Sendable {
    private let high: UInt64
    private let middle: UInt64
    private let low: UInt32

    /// The name of a file.
    init(domain: String, path: String) {
        self.init(hashing: Array("\(domain)-\(path)".utf8))
    }

    /// The name that 40 digits stand for; nil for anything else.
    init?(digits: [UInt8]) {
        guard digits.count == 40 else { return nil }
        var words: [UInt32] = [0, 0, 0, 0, 0]
        for (index, digit) in digits.enumerated() {
            switch digit {
            case 0x30...0x39: words[index / 8] = words[index / 8] << 4 | UInt32(digit - 0x30)
            case 0x61...0x66: words[index / 8] = words[index / 8] << 4 | UInt32(digit - 0x61 + 10)
            default: return nil
            }
        }
        self.init(words)
    }

    private init(_ words: [UInt32]) {
        high = UInt64(words[0]) << 32 | UInt64(words[1])
        middle = UInt64(words[2]) << 32 | UInt64(words[3])
        low = words[4]
    }

    /// The 40 digits of the file's name.
    var digits: String { Self.digits(high, 16) + Self.digits(middle, 16) + Self.digits(UInt64(low), 8) }

    /// The path in the folder: a folder for each first byte.
    var path: String {
        let digits = digits
        return "\(digits.prefix(2))/\(digits)"
    }

    static func < (left: IOSFileName, right: IOSFileName) -> Bool {
        (left.high, left.middle, left.low) < (right.high, right.middle, right.low)
    }

    private static func digits(_ value: UInt64, _ count: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }

    // MARK: SHA-1

    private init(hashing message: [UInt8]) {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        let bits = UInt64(message.count) &* 8
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            padded.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        for start in stride(from: 0, to: padded.count, by: 64) { Self.mix(padded[start..<start + 64], &state) }
        self.init(state)
    }

    private static func mix(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
        var words: [UInt32] = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
            block[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<80 {
            words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for (index, word) in words.enumerated() {
            let (mixed, constant): (UInt32, UInt32) =
                switch index {
                case ..<20: (b & c | ~b & d, 0x5A82_7999)
                case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let next = rotated(a, 5) &+ mixed &+ e &+ constant &+ word
            (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
