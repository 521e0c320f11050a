import Foundation

/// PNG files that no ordinary program writes.
enum PNGFile {
    /// Returns a white picture with one bit per pixel, stored without compression; the width is a multiple of 8.
    static func white(width: Int, height: Int) -> [UInt8] {
        let row = [UInt8](repeating: 0, count: 1) + [UInt8](repeating: 0xFF, count: width / 8)
        let rows = [UInt8]((0..<height).map { _ in row }.joined())
        return file(width: width, height: height, stream: stored(rows))
    }

    /// Returns a file with one bit per pixel around a zlib stream.
    static func file(width: Int, height: Int, stream: [UInt8]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bigEndian(width) + bigEndian(height) + [1, 0, 0, 0, 0]) + chunk("IDAT", stream)
            + chunk("IEND", [])
    }

    /// Returns a zlib stream of stored blocks.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        while start < bytes.count {
            let end = min(start + 65_535, bytes.count)
            let size = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            for part in [size, ~size] { stream += [UInt8(truncatingIfNeeded: part), UInt8(part >> 8)] }
            stream += bytes[start..<end]
            start = end
        }
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + bigEndian(Int(high << 16 | low))
    }

    private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let covered = Array(kind.utf8) + content
        return bigEndian(content.count) + covered + bigEndian(Int(checksum(covered)))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { remainder, _ in remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { $0 >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }
}
