import WhisperPosixFiles
import WhisperRowPort

/// The content of a file in an iOS backup, piece by piece.
public struct IOSFileStream: ~Copyable, Sendable {
    /// The number of bytes of the content.
    public let size: Int64
    private let file: OpenFile
    private let decryptor: (any ForeignDecryptor)?
    private var position: Int64 = 0

    /// The number of bytes of a piece, and of every piece but the last.
    public static let piece = 128 << 10

    init(_ file: consuming OpenFile, _ decryptor: (any ForeignDecryptor)?, size: Int64) {
        self.file = file
        self.decryptor = decryptor
        self.size = size
    }

    deinit { decryptor?.close() }

    /// The next piece; nil at the end.
    ///
    /// - Throws: `.changed` if the file has become shorter; `.inaccessible`; what the reader throws.
    public mutating func next() throws(WhatsAppBackupError) -> [UInt8]? {
        let rest = size - position
        guard rest > 0 else { return nil }
        // Whole blocks, if it is encrypted.
        let wanted = Int(min(Int64(Self.piece), decryptor == nil ? rest : (rest + 15) / 16 * 16))
        var bytes: [UInt8]
        do throws(FileError) {
            bytes = try file.read(atMost: wanted)
        } catch {
            throw WhatsAppBackupError(error)
        }
        guard bytes.count == wanted else { throw .changed }
        if let decryptor {
            do throws(RowError) {
                bytes = try decryptor.decrypt(bytes)
            } catch {
                throw WhatsAppBackupError(error)
            }
        }
        if Int64(bytes.count) > rest { bytes.removeLast(bytes.count - Int(rest)) }
        position += Int64(bytes.count)
        return bytes
    }
}
