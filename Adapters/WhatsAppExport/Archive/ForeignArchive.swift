import WhisperIngestionPort

/// Archives in other formats than zip. They are recognised, so that the error says what to do, and not unpacked: each
/// format would be another parser that reads whatever a stranger has sent (decision 0105).
enum ForeignArchive {
    /// 7z, RAR, gzip, bzip2, xz, Zstandard, LZ4, cabinet.
    private static let signatures: [[UInt8]] = [
        [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], Array("Rar!\u{1A}\u{7}".utf8), [0x1F, 0x8B, 8], Array("BZh".utf8),
        [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], [0x28, 0xB5, 0x2F, 0xFD], [4, 0x22, 0x4D, 0x18], Array("MSCF".utf8),
    ]
    /// What a header of tar has after the first file's name and numbers.
    private static let tarMark = Array("ustar".utf8)
    private static let tarMarkOffset: Int64 = 257

    /// Whether the first bytes are those of such an archive.
    static func begins(_ source: any ByteSource) throws(IngestionError) -> Bool {
        let head = try source.bytes(at: 0, count: 6)
        for signature in signatures where head.starts(with: signature) { return true }
        let mark = try source.bytes(at: tarMarkOffset, count: tarMark.count)
        return mark == tarMark
    }
}
