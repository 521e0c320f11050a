import IngestionPort

/// A zip archive, read at any of its entries.
///
/// The directory is read once. libarchive finds entries only by walking from the first, which makes reading all of many
/// entries quadratic; so each is handed to it by itself, as an archive of one entry, and it unpacks and checks it.
final class ZipArchive: AttachmentIndex, Sendable {
    let entries: [ZipEntry]
    private let source: any ByteSource
    private let numbers: [String: Int]
    let repeatedNames: [String]

    /// Reads the directory of an archive.
    init(_ source: any ByteSource, limits: ExportLimits) throws(IngestionError) {
        entries = try ZipDirectory(source, limits: limits).entries
        self.source = source
        var numbers: [String: Int] = [:]
        var repeated: [String] = []
        for (number, entry) in entries.enumerated() {
            if numbers[entry.name] == nil {
                numbers[entry.name] = number
            } else if !repeated.contains(entry.name), repeated.count < 100 {
                repeated.append(entry.name)
            }
        }
        self.numbers = numbers
        repeatedNames = repeated
    }

    func contains(_ name: String) -> Bool { numbers[name] != nil }

    func file(named name: String) -> AvailableFile? {
        guard let number = numbers[name] else { return nil }
        return AvailableFile(source: ZipAttachment(archive: self, entry: number), size: entries[number].size)
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
