import WhisperIngestionPort
import WhisperMessage

/// An entry of a zip archive, as described in the central directory (APPNOTE.TXT, section 4.3.12).
struct ZipEntry: Sendable {
    /// The name with its folders, separated by `/`, also where programs on Windows wrote backslashes.
    let path: String
    /// The compression method.
    let method: UInt16
    /// Whether it is encrypted.
    let isEncrypted: Bool
    /// Date and time in MS-DOS format.
    let modified: UInt32
    let checksum: UInt32
    let packedSize: Int64
    let size: Int64
    /// The offset of its local header.
    let offset: Int64

    /// The name without folders.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Its folder; nil for the top level of the archive.
    var folder: String? {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? parts.dropLast().joined(separator: "/") : nil
    }

    /// Whether it is an archive of the same format, by its name.
    var isArchive: Bool { name.lowercased().hasSuffix(".zip") && !name.hasPrefix("._") }

    /// The local modification time; nil if the archive does not contain one.
    var modificationTime: LocalDateTime? {
        let (date, time) = (Int(modified >> 16), Int(modified & 0xFFFF))
        return LocalDateTime(
            year: 1980 + date >> 9, month: date >> 5 & 15, day: date & 31, hour: time >> 11, minute: time >> 5 & 63,
            second: min(59, (time & 31) * 2))
    }
}

/// The central directory of a zip archive: every entry, checked against the limits before anything is unpacked.
struct ZipDirectory: Sendable {
    /// The files of the archive, in its order, without folders.
    let entries: [ZipEntry]

    /// The maximum size of an archive's comment and the record before it.
    private static let tail = 65_535 + 22

    /// Reads the directory.
    init(_ source: any ByteSource, limits: ExportLimits) throws(IngestionError) {
        let place = try ZipDirectory.locate(source)
        guard place.count <= Int64(limits.maximumEntries), place.size <= limits.maximumDirectoryBytes else {
            throw .archiveTooLarge
        }
        guard place.offset >= 0, place.size >= 0, place.offset <= source.size - place.size else {
            throw .damagedArchive
        }
        let bytes = try source.bytes(at: place.offset, count: Int(place.size))
        guard bytes.count == Int(place.size) else { throw .damagedArchive }
        var reader = LittleEndianReader(bytes)
        var entries: [ZipEntry] = []
        for _ in 0..<place.count {
            let entry = try ZipDirectory.entry(&reader)
            try ZipDirectory.check(path: entry.path)
            if !entry.path.hasSuffix("/") { entries.append(entry) }
        }
        try ZipDirectory.check(entries, source, limits)
        self.entries = entries
    }

    private struct Place {
        var offset: Int64
        var size: Int64
        var count: Int64
    }

    // MARK: Finding

    /// Finds the directory by the record at the end of the archive (4.3.16), or by its 64-bit form (4.3.14) if that
    /// record refers to it.
    private static func locate(_ source: any ByteSource) throws(IngestionError) -> Place {
        let length = Int(min(source.size, Int64(tail)))
        let start = source.size - Int64(length)
        let bytes = try source.bytes(at: start, count: length)
        var index = bytes.count - 22
        while index >= 0 {
            var reader = LittleEndianReader(bytes, at: index)
            if reader.uint32() == 0x0605_4b50, let place = end(&reader, bytes.count) {
                if place.offset == 0xFFFF_FFFF || place.size == 0xFFFF_FFFF || place.count == 0xFFFF {
                    return try locate64(source, before: start + Int64(index))
                }
                return place
            }
            index -= 1
        }
        throw .damagedArchive
    }

    private static func end(_ reader: inout LittleEndianReader, _ length: Int) -> Place? {
        guard let disk = reader.uint16(), let directoryDisk = reader.uint16(), let countHere = reader.uint16(),
            let count = reader.uint16(), let size = reader.uint32(), let offset = reader.uint32(),
            let comment = reader.uint16(), disk == directoryDisk, countHere == count,
            reader.position + Int(comment) <= length
        else { return nil }
        return Place(offset: Int64(offset), size: Int64(size), count: Int64(count))
    }

    /// Reads the 64-bit record, found through the locator (4.3.15) between it and the plain record.
    private static func locate64(_ source: any ByteSource, before end: Int64) throws(IngestionError) -> Place {
        let locatorStart = end - 20
        guard locatorStart >= 0 else { throw .damagedArchive }
        var locator = LittleEndianReader(try source.bytes(at: locatorStart, count: 20))
        guard locator.uint32() == 0x0706_4b50, locator.uint32() != nil, let offset = locator.int64(),
            offset >= 0, offset <= locatorStart - 56
        else { throw .damagedArchive }
        var record = LittleEndianReader(try source.bytes(at: offset, count: 56))
        guard record.uint32() == 0x0606_4b50, record.skip(20), record.int64() != nil, let count = record.int64(),
            let size = record.int64(), let start = record.int64(), count >= 0
        else { throw .damagedArchive }
        return Place(offset: start, size: size, count: count)
    }

    // MARK: Entries

    private static func entry(_ reader: inout LittleEndianReader) throws(IngestionError) -> ZipEntry {
        guard reader.uint32() == 0x0201_4b50, reader.skip(4), let flags = reader.uint16(),
            let method = reader.uint16(), let time = reader.uint16(), let date = reader.uint16(),
            let checksum = reader.uint32(), let packed = reader.uint32(), let size = reader.uint32(),
            let nameLength = reader.uint16(), let extraLength = reader.uint16(), let commentLength = reader.uint16(),
            reader.skip(8), let offset = reader.uint32(), let name = reader.bytes(Int(nameLength)),
            let extra = reader.bytes(Int(extraLength)), reader.skip(Int(commentLength))
        else { throw .damagedArchive }
        var sizes = (size: Int64(size), packed: Int64(packed), offset: Int64(offset))
        try widen(&sizes, extra)
        let path = name.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
        return ZipEntry(
            path: text(path), method: method, isEncrypted: flags & 1 != 0,
            modified: UInt32(date) << 16 | UInt32(time), checksum: checksum, packedSize: sizes.packed,
            size: sizes.size, offset: sizes.offset)
    }

    /// A name of an entry. Most are in UTF-8, whether or not the archive says so. Programs on Windows wrote the code page of
    /// DOS or their own, in which the letters of western Europe have bytes that tell which it is.
    private static func text(_ name: [UInt8]) -> String {
        if let text = String(validating: name, as: UTF8.self) { return text }
        let high = name.filter { $0 > 0x7F }
        let letters: [Unicode.Scalar]? =
            high.allSatisfy { $0 >= 0xC0 }
            ? (0x80...0xFF).map { Unicode.Scalar(UInt8($0)) }
            : high.allSatisfy { dosLetters.indices.contains(Int($0) - 0x80) || $0 == sharpS } ? dosLetters : nil
        guard let letters else { return String(decoding: name, as: UTF8.self) }
        var scalars = String.UnicodeScalarView()
        for byte in name {
            let isPlain = byte <= 0x7F
            scalars.append(
                isPlain ? Unicode.Scalar(byte) : letters.count > Int(byte) - 0x80 ? letters[Int(byte) - 0x80] : "ß")
        }
        return String(scalars)
    }

    /// ß in the code pages of DOS. Without another of their letters beside it, it is read as á, which it is elsewhere.
    private static let sharpS: UInt8 = 0xE1
    /// 0x80 to 0xA5 in code page 850, which most machines in Europe had; the letters are those of 437.
    private static let dosLetters = Array("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑ".unicodeScalars)

    /// Reads 64-bit sizes from the extra field (4.5.3) if the plain ones refer to it.
    private static func widen(
        _ sizes: inout (size: Int64, packed: Int64, offset: Int64), _ extra: [UInt8]
    ) throws(IngestionError) {
        let isWide: Int64 = 0xFFFF_FFFF
        guard sizes.size == isWide || sizes.packed == isWide || sizes.offset == isWide else { return }
        var fields = LittleEndianReader(extra)
        while let tag = fields.uint16(), let length = fields.uint16(), let bytes = fields.bytes(Int(length)) {
            guard tag == 1 else { continue }
            var field = LittleEndianReader(bytes)
            if sizes.size == isWide { sizes.size = field.int64() ?? -1 }
            if sizes.packed == isWide { sizes.packed = field.int64() ?? -1 }
            if sizes.offset == isWide { sizes.offset = field.int64() ?? -1 }
            guard sizes.size >= 0, sizes.packed >= 0, sizes.offset >= 0 else { throw .damagedArchive }
            return
        }
    }

    // MARK: Checks

    /// Rejects a name that points outside the archive.
    private static func check(path: String) throws(IngestionError) {
        let bytes = Array(path.utf8)
        let isAbsolute = bytes.first == UInt8(ascii: "/") || bytes.count >= 2 && bytes[1] == UInt8(ascii: ":")
        let isForeign = bytes.contains(0)
        let climbs = path.split(separator: "/", omittingEmptySubsequences: false).contains("..")
        if isAbsolute || isForeign || climbs { throw .unsafePath }
    }

    /// Rejects what would unpack to more than allowed, and overlapping entries, as in the densest zip bombs.
    private static func check(
        _ entries: [ZipEntry], _ source: any ByteSource, _ limits: ExportLimits
    ) throws(IngestionError) {
        var total: Int64 = 0
        for entry in entries {
            guard entry.offset <= source.size, entry.packedSize <= source.size - entry.offset else {
                throw .damagedArchive
            }
            let isTooTight =
                entry.size > limits.ratioFloor && entry.size / limits.maximumRatio > entry.packedSize
            if entry.size > limits.maximumEntryBytes || isTooTight { throw .archiveTooLarge }
            total += entry.size
            if total > limits.maximumTotalBytes { throw .archiveTooLarge }
        }
        var end: Int64 = 0
        for entry in entries.sorted(by: { $0.offset < $1.offset }) {
            if entry.offset < end { throw .archiveTooLarge }
            // A local header has at least thirty bytes and the name.
            end = entry.offset + 30 + entry.packedSize
        }
    }
}
