/// Archives in other formats than zip. They are recognised, so that the error says what to do, and not unpacked: each
/// format would be another parser that reads whatever a stranger has sent (decision 0105).
enum ForeignArchive {
    /// 7z, RAR, gzip, bzip2, xz, Zstandard, LZ4, cabinet.
    private static let signatures: [[UInt8]] = [
        [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], [0x52, 0x61, 0x72, 0x21, 0x1A, 7], [0x1F, 0x8B, 8], [0x42, 0x5A, 0x68],
        [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], [0x28, 0xB5, 0x2F, 0xFD], [4, 0x22, 0x4D, 0x18], [0x4D, 0x53, 0x43, 0x46],
    ]
    /// What a header of tar has after the first file's name and numbers.
    private static let tar: [UInt8] = [0x75, 0x73, 0x74, 0x61, 0x72]
    private static let tarOffset = 257
    /// How many first bytes tell.
    static let headSize = tarOffset + tar.count

    /// Whether these are the first bytes of such an archive.
    static func isBegun(by head: [UInt8]) -> Bool {
        signatures.contains { head.starts(with: $0) } || head.dropFirst(tarOffset).starts(with: tar)
    }
}
