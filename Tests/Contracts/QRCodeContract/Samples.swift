import WhisperQRCodePort

/// Texts, canvases and files that the laws are tried with.
enum Samples {
    /// The most bytes that a code of each version holds at level M, version 1 first (ISO/IEC 18004, table 7).
    static let capacities = [
        14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857,
        911, 997, 1_059, 1_125, 1_190, 1_264, 1_370, 1_452, 1_538, 1_628, 1_722, 1_809, 1_911, 1_989, 2_099, 2_213,
        2_331,
    ]

    /// The modules on a side of a version.
    static func side(ofVersion version: Int) -> Int { 17 + 4 * version }

    /// A text with this number of bytes, in the characters that envelopes and bundles use.
    static func text(_ count: Int) -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:".utf8)
        return bytes(count, seed: 1).map { alphabet[Int($0) % alphabet.count] }
    }

    /// A number of arbitrary bytes, the same for the same seed (xorshift64).
    static func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        return (0..<count).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(truncatingIfNeeded: state >> 24)
        }
    }

    /// Codes on one canvas, each with its top left module at a row and a column; nil if one does not fit.
    static func canvas(side: Int, _ placed: [(code: QRMatrix, row: Int, column: Int)]) -> QRMatrix? {
        var modules = [Bool](repeating: false, count: side * side)
        for (code, top, left) in placed {
            guard top + code.side <= side, left + code.side <= side else { return nil }
            for row in 0..<code.side {
                for column in 0..<code.side where code.isDark(row: row, column: column) {
                    modules[(top + row) * side + left + column] = true
                }
            }
        }
        return QRMatrix(side: side, modules: modules)
    }

    /// The code turned by a quarter.
    static func turned(_ code: QRMatrix) -> QRMatrix? {
        let range = 0..<code.side
        let modules = range.flatMap { row in range.map { code.isDark(row: code.side - 1 - $0, column: row) } }
        return QRMatrix(side: code.side, modules: modules)
    }

    /// A PNG of one bit a pixel that claims a size, with next to no pixels.
    static func png(width: UInt32, height: UInt32) -> [UInt8] {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let emptyStream: [UInt8] = [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01]
        return signature + chunk("IHDR", bigEndian(width) + bigEndian(height) + [1, 0, 0, 0, 0])
            + chunk("IDAT", emptyStream) + chunk("IEND", [])
    }

    private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let covered = Array(kind.utf8) + content
        return bigEndian(UInt32(content.count)) + covered + bigEndian(checksum(covered))
    }

    static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// CRC-32 as PNG uses it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var remainder = UInt32.max
        for byte in bytes {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return ~remainder
    }
}
