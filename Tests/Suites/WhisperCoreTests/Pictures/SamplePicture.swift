/// Headers of pictures, followed by bytes that make each different.
enum SamplePicture {
    static func jpeg(_ width: Int = 640, _ height: Int = 640, mark: UInt8 = 0) -> [UInt8] {
        let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
        // A fill byte before the frame header is allowed.
        let frame: [UInt8] = [0xFF, 0xFF, 0xC2, 0, 11, 8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0]
        return start + frame + [0xFF, 0xDA, 0, 2, mark, 0xFF, 0xD9]
    }

    static func png(_ width: Int, _ height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width, 4)
            + big(height, 4) + [8, 2, 0, 0, 0, 1, 2, 3, 4]
    }

    /// The three kinds of the first chunk.
    static func webp(_ chunk: String, _ width: Int, _ height: Int) -> [UInt8] {
        let content: [UInt8] =
            switch chunk {
            case "VP8 ": [1, 2, 3, 0x9D, 0x01, 0x2A] + little(width, 2) + little(height, 2)
            case "VP8L": [0x2F] + little(width - 1 | (height - 1) << 14, 4) + [0]
            default: [0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
            }
        let body = Array("WEBP\(chunk)".utf8) + little(content.count, 4) + content
        return Array("RIFF".utf8) + little(body.count, 4) + body
    }

    private static func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
