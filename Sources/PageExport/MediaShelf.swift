import WhisperBlobPort
import WhisperMessage
import WhisperPagePort
import WhisperPages

/// Copies attachments from the vault into the archive: each content once, under a name of ours that says what the
/// content is, not what its sender called it (LOOK-2).
struct MediaShelf {
    private let blobs: (any BlobStore)?
    private let media: PageMedia
    private let output: any PageOutput
    private var known: [Key: PublishedFile] = [:]
    /// The number of files that were copied.
    private(set) var count = 0
    /// Their size in bytes.
    private(set) var bytes: Int64 = 0
    /// The number of contents that are damaged in the vault.
    private(set) var damaged = 0
    /// The number of contents that the vault has lost.
    private(set) var absent = 0

    /// The part of the hash that names the file: contents that agree in it would have one name.
    private struct Key: Hashable {
        let high: UInt64
        let low: UInt64
    }

    /// Contents up to this size are held until they are known to be genuine; longer ones are read twice.
    private static let heldSize = 4 << 20

    init(_ blobs: (any BlobStore)?, media: PageMedia, output: any PageOutput) {
        self.blobs = blobs
        self.media = media
        self.output = output
    }

    /// Copies the content of an attachment, unless it was copied before.
    ///
    /// - Throws: `.attachments` if the vault's medium cannot be read, `.output`, `.cancelled`. Damage is a result.
    mutating func publish(_ attachment: Attachment) throws(PageExportError) -> PublishedFile {
        guard attachment.state == .found, let name = attachment.sha256, let id = BlobID(hex: name), let blobs else {
            return .notHeld
        }
        guard media != .none else { return .withheld }
        let bytes = id.bytes
        let key = Key(
            high: bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) },
            low: bytes[8..<16].reduce(0) { $0 << 8 | UInt64($1) })
        if let file = known[key] { return file }
        let file = try copy(id, from: blobs)
        known[key] = file
        return file
    }

    private mutating func copy(_ id: BlobID, from blobs: any BlobStore) throws(PageExportError) -> PublishedFile {
        var held: [UInt8] = []
        var isWhole = true
        do throws(BlobError) {
            let reader = try blobs.makeReader(id)
            while true {
                let piece = try reader.read()
                if piece.isEmpty { break }
                if held.count < MediaShelf.heldSize { held += piece } else { isWhole = false }
                if Task.isCancelled { break }
            }
        } catch {
            return try absence(error)
        }
        guard !Task.isCancelled else { throw .cancelled }
        let form = MediaForm(held)
        guard media == .all || form.presentation != .download else { return .withheld }
        guard let path = ArchivePath.media(sha256: id.hex, form: form) else { return .notHeld }
        try write(isWhole ? held : nil, id, from: blobs, to: path)
        count += 1
        return .published(path, form)
    }

    /// Writes a content that was read to its end once, and is therefore genuine.
    private mutating func write(
        _ held: [UInt8]?, _ id: BlobID, from blobs: any BlobStore, to path: ArchivePath
    ) throws(PageExportError) {
        let output = output
        let file = try PageExportError.writing { () throws(PageOutputError) in try output.file(path.text) }
        if let held {
            try PageExportError.writing { () throws(PageOutputError) in try file.write(held) }
            bytes += Int64(held.count)
        } else {
            do {
                let reader = try blobs.makeReader(id)
                while true {
                    guard !Task.isCancelled else { throw PageExportError.cancelled }
                    let piece = try reader.read()
                    if piece.isEmpty { break }
                    try PageExportError.writing { () throws(PageOutputError) in try file.write(piece) }
                    bytes += Int64(piece.count)
                }
            } catch let error as BlobError {
                throw .attachments(error)
            } catch let error as PageExportError {
                throw error
            } catch {
                throw .cancelled
            }
        }
        try PageExportError.writing { () throws(PageOutputError) in try file.close() }
    }

    /// What a content is that cannot be read.
    private mutating func absence(_ error: BlobError) throws(PageExportError) -> PublishedFile {
        switch error {
        case .notFound:
            absent += 1
            return .notHeld
        case .damaged, .newerVersion:
            damaged += 1
            return .damaged
        case .full, .inaccessible, .outOfMemory, .finished: throw .attachments(error)
        }
    }
}
