/// Writes zip archives for tests, honest ones and others. Entries are stored, not packed, unless packed bytes are given.
struct ZipWriter {
    private(set) var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// An archive of stored files.
    static func archive(_ files: [(name: String, content: [UInt8])]) -> [UInt8] {
        var writer = ZipWriter()
        for file in files { writer.add(file.name, file.content) }
        return writer.finish()
    }

    /// Adds a file.
    /// - Parameters:
    ///   - packed: The bytes that stand in the archive, where they are not the content itself.
    ///   - method: 0 for stored, 8 for deflate.
    ///   - claimedSize: The unpacked size that the directory tells, where it lies.
    ///   - offset: Where the directory says that the entry stands, where it lies.
    mutating func add(
        _ name: String, _ content: [UInt8], packed: [UInt8]? = nil, method: UInt16 = 0, claimedSize: Int? = nil,
        isEncrypted: Bool = false, offset: Int? = nil
    ) {
        let stored = packed ?? content
        let start = bytes.count
        var common: [UInt8] = []
        ZipWriter.append(isEncrypted ? 1 : 0, 2, to: &common)
        ZipWriter.append(Int(method), 2, to: &common)
        ZipWriter.append(0x6000, 2, to: &common)
        ZipWriter.append(0x5A21, 2, to: &common)
        ZipWriter.append(Int(ZipWriter.checksum(content)), 4, to: &common)
        ZipWriter.append(stored.count, 4, to: &common)
        ZipWriter.append(claimedSize ?? content.count, 4, to: &common)
        ZipWriter.append(name.utf8.count, 2, to: &common)
        ZipWriter.append(0, 2, to: &common)
        bytes += [0x50, 0x4B, 3, 4, 20, 0] + common + Array(name.utf8) + stored
        directory += [0x50, 0x4B, 1, 2, 20, 0, 20, 0] + common
        ZipWriter.append(0, 2 + 2 + 2 + 4, to: &directory)
        ZipWriter.append(offset ?? start, 4, to: &directory)
        directory += Array(name.utf8)
        count += 1
    }

    /// The whole archive.
    func finish() -> [UInt8] {
        var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        ZipWriter.append(count, 2, to: &end)
        ZipWriter.append(count, 2, to: &end)
        ZipWriter.append(directory.count, 4, to: &end)
        ZipWriter.append(bytes.count, 4, to: &end)
        return bytes + directory + end + [0, 0]
    }

    private static func append(_ value: Int, _ width: Int, to bytes: inout [UInt8]) {
        for index in 0..<width {
            bytes.append(index < 8 ? UInt8(truncatingIfNeeded: value >> (8 * index)) : 0)
        }
    }

    /// CRC-32 (ISO 3309), bit by bit.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }
}
