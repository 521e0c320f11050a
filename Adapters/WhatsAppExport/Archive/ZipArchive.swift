import WhisperIngestionPort

/// A zip archive with random access to its entries.
///
/// The directory is read once. libarchive finds entries only by walking from the first one, which makes reading many
/// entries quadratic; so each is presented to it as an archive of a single entry, which it unpacks and checks.
final class ZipArchive: AttachmentIndex, Sendable {
    let entries: [ZipEntry]
    private let source: any ByteSource
    private let names: FileNames

    var repeatedNames: [String] { names.repeated }

    /// Reads the directory of an archive.
    init(_ source: any ByteSource, limits: ExportLimits) throws(IngestionError) {
        entries = try ZipDirectory(source, limits: limits).entries
        self.source = source
        names = FileNames(entries.indices.map { [entries] in ($0, entries[$0].name) })
    }

    func contains(_ name: String) -> Bool { names[name] != nil }

    func file(named name: String) -> AvailableFile? { names[name].map { file(at: $0) } }

    fileprivate func file(at number: Int) -> AvailableFile {
        AvailableFile(source: ZipAttachment(archive: self, entry: number), size: entries[number].size)
    }

    /// The files in the folder of an entry.
    func folder(of number: Int) -> any AttachmentIndex {
        let folder = entries[number].folder
        return ZipFolder(
            archive: self,
            names: FileNames(
                entries.indices.filter { entries[$0].folder == folder }.map { ($0, entries[$0].name) }))
    }

    /// Unpacks an entry.
    func stream(_ number: Int) throws(IngestionError) -> any ByteStream {
        let entry = entries[number]
        if entry.isEncrypted { throw .encryptedArchive }
        let header = try source.bytes(at: entry.offset, count: 30)
        var reader = LittleEndianReader(header)
        guard reader.uint32() == 0x0403_4b50, reader.skip(22), let nameLength = reader.uint16(),
            let extraLength = reader.uint16()
        else { throw .damagedArchive }
        let start = entry.offset + 30 + Int64(nameLength) + Int64(extraLength)
        guard start <= source.size - entry.packedSize else { throw .damagedArchive }
        return try ZipEntryStream(entry, packed: start, in: source)
    }
}

/// The files of one folder of an archive.
struct ZipFolder: AttachmentIndex {
    fileprivate let archive: ZipArchive
    fileprivate let names: FileNames

    var repeatedNames: [String] { names.repeated }

    func contains(_ name: String) -> Bool { names[name] != nil }

    func file(named name: String) -> AvailableFile? { names[name].map { archive.file(at: $0) } }
}

/// The content of an entry of an archive.
struct ZipAttachment: AttachmentSource {
    let archive: ZipArchive
    let entry: Int

    func read<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>) {
        let stream: any ByteStream
        do throws(IngestionError) {
            stream = try archive.stream(entry)
        } catch {
            throw .source(error)
        }
        unsafe try stream.pour(consume)
    }
}
