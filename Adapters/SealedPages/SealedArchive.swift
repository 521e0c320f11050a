public import WhisperPagePort
import WhisperPosixFiles
public import WhisperSealingPort
public import WhisperSecretMemory

/// A sealed archive that is read, once (LOOK-6). Used by one task at a time.
public final class SealedArchive {
    /// What it holds, by its sealed summary, so that what is too big can be refused before anything is written.
    public let summary: SealedArchiveSummary

    private let file: SharedFile
    private var reader: ChunkReader
    private var content: [UInt8] = []
    private var position = 0

    /// Opens an archive.
    ///
    /// - Throws: `.notAnArchive`, `.newerVersion`, `.wrongPassphrase`, `.damaged`, `.inaccessible` or `.outOfMemory`.
    public init(
        at path: String, under passphrase: borrowing SecretBytes, sealing: any Sealing
    ) throws(SealedArchiveError) {
        do {
            file = SharedFile(try OpenFile.reading(path, followingLinks: true))
        } catch {
            throw SealedArchiveError(error)
        }
        let prefix = try SealedArchive.prefix(of: file)
        let rest = try SealedArchive.read(
            SealedArchiveHeader.summarySize + SealedArchiveHeader.streamHeaderSize, of: file)
        let key = try SealedArchive.key(prefix, under: passphrase, sealing)
        do {
            summary = try SealedArchiveHeader.summary(
                Array(rest.prefix(SealedArchiveHeader.summarySize)), under: key, prefix: prefix, sealing)
            let contentKey = try SealedArchiveHeader.contentKey(key, prefix: prefix, sealing)
            reader = try ChunkReader(
                header: Array(rest.suffix(SealedArchiveHeader.streamHeaderSize)), under: contentKey, sealing)
        } catch {
            throw SealedArchiveError(error)
        }
        guard summary.files >= 0, summary.bytes >= 0 else { throw .damaged }
    }

    /// Whether a file that begins with these bytes is meant to be one.
    package static func isMarked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: SealedArchiveHeader.magic) }

    /// Reads magic, version and box.
    private static func prefix(of file: SharedFile) throws(SealedArchiveError) -> [UInt8] {
        let start: [UInt8]
        do {
            start = try file.file.read(atMost: SealedArchiveHeader.fixedSize)
        } catch {
            throw SealedArchiveError(error)
        }
        let magic = SealedArchiveHeader.magic
        guard start.starts(with: magic) else { throw .notAnArchive }
        guard start.count == SealedArchiveHeader.fixedSize else { throw .damaged }
        guard start[magic.count] == SealedArchiveHeader.version else { throw .newerVersion }
        let size = Int(start[magic.count + 1]) << 8 | Int(start[magic.count + 2])
        guard size <= SealedArchiveHeader.longestBox else { throw .damaged }
        return start + (try read(size, of: file))
    }

    private static func read(_ count: Int, of file: SharedFile) throws(SealedArchiveError) -> [UInt8] {
        let bytes: [UInt8]
        do {
            bytes = try file.file.read(atMost: count)
        } catch {
            throw SealedArchiveError(error)
        }
        guard bytes.count == count else { throw .damaged }
        return bytes
    }

    private static func key(
        _ prefix: [UInt8], under passphrase: borrowing SecretBytes, _ sealing: any Sealing
    ) throws(SealedArchiveError) -> SharedKey {
        do {
            return SharedKey(
                try sealing.open(Array(prefix.dropFirst(SealedArchiveHeader.fixedSize)), under: passphrase))
        } catch .notAuthentic {
            throw .wrongPassphrase
        } catch {
            throw SealedArchiveError(error)
        }
    }

    /// Writes all files into an output, which the caller commits if this succeeds, and abandons otherwise.
    ///
    /// - Parameter progress: Is called with the number of bytes written so far; what it throws ends the work.
    /// - Throws: `.damaged` if anything is not as it was written; `.output` with the output's error; `.inaccessible`; what
    ///   `progress` throws.
    public func unpack(
        to output: any PageOutput, progress: (Int64) throws(SealedArchiveError) -> Void = { _ in }
    ) throws(SealedArchiveError) {
        var open: [UInt32: any PageFile] = [:]
        var (files, bytes): (UInt32, Int64) = (0, 0)
        while true {
            switch try next() {
            case .begin(let path):
                open[files] = try SealedArchive.onOutput { () throws(PageOutputError) in try output.file(path) }
                files += 1
            case .data(let number, let data):
                guard let file = open[number] else { throw .damaged }
                bytes += Int64(data.count)
                // No more than the summary announced, as space was found for that.
                guard bytes <= summary.bytes else { throw .damaged }
                try SealedArchive.onOutput { () throws(PageOutputError) in try file.write(data) }
                try progress(bytes)
            case .end(let number):
                guard let file = open.removeValue(forKey: number) else { throw .damaged }
                try SealedArchive.onOutput { () throws(PageOutputError) in try file.close() }
            case .finish:
                guard open.isEmpty, Int64(files) == summary.files, bytes == summary.bytes else { throw .damaged }
                return try checkEnd()
            }
            guard Int64(files) <= summary.files else { throw .damaged }
        }
    }

    private func next() throws(SealedArchiveError) -> ArchiveRecord {
        try fill(ArchiveRecord.headSize)
        let head = content[position..<position + ArchiveRecord.headSize]
        guard let count = ArchiveRecord.length(after: head) else { throw .damaged }
        try fill(ArchiveRecord.headSize + count)
        let start = position + ArchiveRecord.headSize
        let record = ArchiveRecord(
            head: content[position..<start], bytes: content[start..<start + count])
        guard let record else { throw .damaged }
        position = start + count
        return record
    }

    /// Reads until so many bytes of content are there.
    private func fill(_ count: Int) throws(SealedArchiveError) {
        guard content.count - position < count else { return }
        content.removeSubrange(..<position)
        position = 0
        while content.count < count {
            guard !reader.isAtEnd else { throw .damaged }
            do {
                let sealed = try file.file.read(
                    atMost: SealedArchiveHeader.chunkSize + SealedArchiveHeader.chunkOverhead)
                content += try reader.next(sealed)
            } catch let error as FileError {
                throw SealedArchiveError(error)
            } catch {
                throw .damaged
            }
        }
    }

    /// Nothing follows the last record, in the stream or in the file.
    private func checkEnd() throws(SealedArchiveError) {
        guard position == content.count else { throw .damaged }
        if !reader.isAtEnd {
            // The record ended where a chunk did.
            content = []
            position = 0
            do {
                let sealed = try file.file.read(
                    atMost: SealedArchiveHeader.chunkSize + SealedArchiveHeader.chunkOverhead)
                guard try reader.next(sealed).isEmpty, reader.isAtEnd else { throw SealedArchiveError.damaged }
            } catch {
                throw .damaged
            }
        }
        let isAtEnd = (try? file.file.read(atMost: 1).isEmpty) ?? false
        guard isAtEnd else { throw .damaged }
    }

    private static func onOutput<Result>(
        _ body: () throws(PageOutputError) -> Result
    ) throws(SealedArchiveError) -> Result {
        do {
            return try body()
        } catch {
            // Only an archive that was not made by this type has such paths.
            throw error == .invalidPath || error == .pathInUse ? .damaged : .output(error)
        }
    }
}
