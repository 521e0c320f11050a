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

    /// A number of an entry that is stored in the field for 64-bit numbers, in this order, and as all ones in its usual
    /// place.
    enum WideField: CaseIterable { case size, packedSize, offset }

    /// A number of the directory that is stored in the 64-bit record, and as all ones in its usual place.
    enum WideEnd: CaseIterable { case count, size, offset }

    /// Adds a file.
    /// - Parameters:
    ///   - packed: The bytes in the archive, if they are not the content itself.
    ///   - method: 0 for stored, 8 for deflate.
    ///   - claimedSize: The unpacked size that the directory claims, if it is wrong.
    ///   - offset: The offset of the entry that the directory claims, if it is wrong.
    ///   - wide: The numbers that the directory contains in 64 bits.
    ///   - wideField: The whole field that contains them, if it is wrong.
    ///   - extraBefore: Other fields before that one.
    mutating func add(
        _ name: String, _ content: [UInt8], packed: [UInt8]? = nil, method: UInt16 = 0, claimedSize: Int? = nil,
        isEncrypted: Bool = false, offset: Int? = nil, wide: Set<WideField> = [], wideField: [UInt8]? = nil,
        extraBefore: [UInt8] = []
    ) {
        let stored = packed ?? content
        let start = bytes.count
        let numbers: [WideField: Int] = [
            .size: claimedSize ?? content.count, .packedSize: stored.count, .offset: offset ?? start,
        ]
        var extra = extraBefore
        if !wide.isEmpty {
            var field: [UInt8] = []
            for kind in WideField.allCases where wide.contains(kind) {
                ZipWriter.append(numbers[kind, default: 0], 8, to: &field)
            }
            extra += wideField ?? [1, 0, UInt8(field.count), 0] + field
        }
        func common(wide: Set<WideField>, extra: [UInt8]) -> [UInt8] {
            func number(_ kind: WideField) -> Int { wide.contains(kind) ? 0xFFFF_FFFF : numbers[kind, default: 0] }
            var common: [UInt8] = []
            ZipWriter.append(isEncrypted ? 1 : 0, 2, to: &common)
            ZipWriter.append(Int(method), 2, to: &common)
            ZipWriter.append(0x6000, 2, to: &common)
            ZipWriter.append(0x5A21, 2, to: &common)
            ZipWriter.append(Int(ZipWriter.checksum(content)), 4, to: &common)
            ZipWriter.append(number(.packedSize), 4, to: &common)
            ZipWriter.append(number(.size), 4, to: &common)
            ZipWriter.append(name.utf8.count, 2, to: &common)
            ZipWriter.append(extra.count, 2, to: &common)
            return common
        }
        bytes += [0x50, 0x4B, 3, 4, 20, 0] + common(wide: [], extra: []) + Array(name.utf8) + stored
        directory += [0x50, 0x4B, 1, 2, 20, 0, 20, 0] + common(wide: wide, extra: extra)
        ZipWriter.append(0, 2 + 2 + 2 + 4, to: &directory)
        ZipWriter.append(wide.contains(.offset) ? 0xFFFF_FFFF : offset ?? start, 4, to: &directory)
        directory += Array(name.utf8) + extra
        count += 1
    }

    /// The whole archive.
    /// - Parameter wide: The numbers of the directory that have 64 bits; none for a plain archive.
    func finish(wide: Set<WideEnd> = []) -> [UInt8] {
        var end: [UInt8] = []
        if !wide.isEmpty {
            end += [0x50, 0x4B, 6, 6]
            ZipWriter.append(44, 8, to: &end)
            ZipWriter.append(0, 2 + 2 + 4 + 4, to: &end)
            for number in [count, count, directory.count, bytes.count] { ZipWriter.append(number, 8, to: &end) }
            end += [0x50, 0x4B, 6, 7, 0, 0, 0, 0]
            ZipWriter.append(bytes.count + directory.count, 8, to: &end)
            ZipWriter.append(1, 4, to: &end)
        }
        end += [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        ZipWriter.append(wide.contains(.count) ? 0xFFFF : count, 2, to: &end)
        ZipWriter.append(wide.contains(.count) ? 0xFFFF : count, 2, to: &end)
        ZipWriter.append(wide.contains(.size) ? 0xFFFF_FFFF : directory.count, 4, to: &end)
        ZipWriter.append(wide.contains(.offset) ? 0xFFFF_FFFF : bytes.count, 4, to: &end)
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
