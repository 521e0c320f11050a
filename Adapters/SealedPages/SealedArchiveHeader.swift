import WhisperSealingPort
import WhisperSecretMemory

/// The beginning of a sealed archive (docs/formats.md): magic, version, the archive's key under the passphrase, the sealed
/// summary, the header of the stream.
enum SealedArchiveHeader {
    static let magic = Array("whisper-pages".utf8)
    static let version: UInt8 = 1
    /// The content of a full chunk, and what sealing adds to each.
    static let chunkSize = 65_536
    static let chunkOverhead = 17
    static let streamHeaderSize = 24
    /// The size of the sealed summary: two numbers of eight bytes in a box.
    static let summarySize = 1 + 24 + 16 + 16
    /// What a box under a passphrase may have at most, in bytes.
    static let longestBox = 1_024

    private static let summaryPurpose: StaticString = "whisper-v1/pages/summary"
    private static let contentPurpose: StaticString = "whisper-v1/pages/content"

    /// Magic, version, and the box with its length: what everything else is bound to.
    static func prefix(box: [UInt8]) -> [UInt8] {
        magic + [version, UInt8(truncatingIfNeeded: box.count >> 8), UInt8(truncatingIfNeeded: box.count)] + box
    }

    /// The size of the prefix before the box.
    static let fixedSize = magic.count + 3

    /// The key of the stream of an archive with this prefix.
    static func contentKey(
        _ key: SharedKey, prefix: [UInt8], _ sealing: any Sealing
    ) throws(SealingError) -> SharedKey {
        SharedKey(try sealing.deriveKey(from: key.secret, purpose: contentPurpose, context: prefix))
    }

    /// The sealed summary.
    static func box(
        _ summary: SealedArchiveSummary, under key: SharedKey, prefix: [UInt8], _ sealing: any Sealing
    ) throws(SealingError) -> [UInt8] {
        let derived = try sealing.deriveKey(from: key.secret, purpose: summaryPurpose, context: prefix)
        return try sealing.seal(bytes(of: summary.files) + bytes(of: summary.bytes), under: derived, context: prefix)
    }

    /// Opens a sealed summary.
    static func summary(
        _ box: [UInt8], under key: SharedKey, prefix: [UInt8], _ sealing: any Sealing
    ) throws(SealingError) -> SealedArchiveSummary {
        let derived = try sealing.deriveKey(from: key.secret, purpose: summaryPurpose, context: prefix)
        let numbers = try sealing.open(box, under: derived, context: prefix)
        guard numbers.count == 16 else { throw .malformed }
        return SealedArchiveSummary(files: number(numbers.prefix(8)), bytes: number(numbers.suffix(8)))
    }

    private static func bytes(of number: Int64) -> [UInt8] {
        stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
        bytes.reduce(0) { $0 << 8 | Int64($1) }
    }
}

/// What a sealed archive holds.
public struct SealedArchiveSummary: Hashable, Sendable {
    /// The number of files.
    public let files: Int64
    /// The size of their contents together, in bytes.
    public let bytes: Int64
}
