import WhisperBlobPort
import WhisperSealingPort
import WhisperSecretMemory

/// The header in front of a blob's chunks (docs/formats.md).
struct BlobHeader {
    static let chunkSize = 65_536
    static let chunkOverhead = 17
    static let saltSize = 32
    static let streamHeaderSize = 24
    static let size = prefixSize + boxSize + streamHeaderSize
    /// The offset of the sealed id, which is known only at the end.
    static let boxOffset = Int64(prefixSize)

    private static let magic = Array("whisper-blob".utf8)
    private static let version: UInt8 = 1
    private static let prefixSize = magic.count + 1 + saltSize
    private static let boxSize = 1 + 24 + 40 + 16

    let id: BlobID
    let contentSize: Int64
    let salt: [UInt8]
    let streamHeader: [UInt8]

    /// A header with space reserved for its id.
    static func provisional(salt: [UInt8], streamHeader: [UInt8]) -> [UInt8] {
        prefix(salt: salt) + [UInt8](repeating: 0, count: boxSize) + streamHeader
    }

    /// The sealed id and size that fill the reserved space.
    static func box(
        id: BlobID, contentSize: Int64, salt: [UInt8], under key: borrowing SecretBytes, sealing: any Sealing
    ) throws(SealingError) -> [UInt8] {
        let size = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: contentSize >> $0) }
        return try sealing.seal(id.bytes + size, under: key, context: prefix(salt: salt))
    }

    /// The size of a file with this much content.
    static func fileSize(contentSize: Int64) -> Int64 {
        // Even an empty blob has one chunk.
        let chunks = max((contentSize + Int64(chunkSize) - 1) / Int64(chunkSize), 1)
        return Int64(size) + contentSize + chunks * Int64(chunkOverhead)
    }

    /// Parses the first bytes of a file.
    init(_ bytes: [UInt8], under key: borrowing SecretBytes, sealing: any Sealing) throws(BlobError) {
        let magic = BlobHeader.magic
        guard bytes.count > magic.count, bytes.starts(with: magic) else { throw .damaged }
        guard bytes[magic.count] == BlobHeader.version else { throw .newerVersion }
        guard bytes.count == BlobHeader.size else { throw .damaged }
        salt = Array(bytes[magic.count + 1..<BlobHeader.prefixSize])
        let box = Array(bytes[BlobHeader.prefixSize..<BlobHeader.prefixSize + BlobHeader.boxSize])
        streamHeader = Array(bytes.suffix(BlobHeader.streamHeaderSize))
        let opened: [UInt8]
        do {
            opened = try sealing.open(box, under: key, context: BlobHeader.prefix(salt: salt))
        } catch .unsupportedVersion {
            // This version of the header allows only one version of the box.
            throw .damaged
        } catch {
            throw BlobError(error)
        }
        guard opened.count == 40, let id = BlobID(bytes: Array(opened.prefix(32))) else { throw .damaged }
        self.id = id
        contentSize = opened.suffix(8).reduce(0) { $0 << 8 | Int64($1) }
    }

    private static func prefix(salt: [UInt8]) -> [UInt8] {
        magic + [version] + salt
    }
}
