import CWhisperArchive
import WhisperIngestionPort

/// Unpacks one entry with libarchive, which checks its size and checksum.
///
/// libarchive is given an archive with only this entry: a local header made from the directory, then the packed bytes.
/// So no data descriptor is needed, and nothing of other entries is read.
@safe final class ZipEntryStream: ByteStream {
    private let archive: OpaquePointer
    private let feed: Feed
    private let size: Int64
    private let method: UInt16
    private var delivered: Int64 = 0

    /// Starts to unpack an entry whose packed bytes begin at an offset.
    init(_ entry: ZipEntry, packed start: Int64, in source: any ByteSource) throws(IngestionError) {
        guard let archive = unsafe archive_read_new() else { throw .damagedArchive }
        unsafe self.archive = unsafe archive
        feed = Feed(header: ZipEntryStream.localHeader(entry), source: source, start: start, count: entry.packedSize)
        size = entry.size
        method = entry.method
        let context = unsafe Unmanaged.passUnretained(feed).toOpaque()
        var first: OpaquePointer?
        guard unsafe archive_read_support_format_zip_streamable(archive) == ARCHIVE_OK,
            unsafe archive_read_open(archive, context, nil, readFeed, nil) == ARCHIVE_OK,
            unsafe archive_read_next_header(archive, &first) == ARCHIVE_OK
        else { throw feed.failure ?? .damagedArchive }
    }

    deinit { unsafe archive_read_free(archive) }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(IngestionError) -> Int {
        let got = unsafe archive_read_data(archive, buffer.baseAddress, buffer.count)
        if got < 0 {
            // A checksum that differs is a warning, and damaged data a fatal error: this is a method of which it
            // knows the number alone.
            throw feed.failure ?? (got == Int(ARCHIVE_FAILED) ? .unknownCompression(method: method) : .damagedArchive)
        }
        delivered += Int64(got)
        // More than the directory declares: a zip bomb with a false size.
        if delivered > size { throw .archiveTooLarge }
        if got == 0, delivered < size { throw feed.failure ?? .damagedArchive }
        return got
    }

    /// A local header (APPNOTE.TXT, section 4.3.7) with sizes and checksum, and a one-letter name.
    private static func localHeader(_ entry: ZipEntry) -> [UInt8] {
        var bytes: [UInt8] = [0x50, 0x4B, 0x03, 0x04, 20, 0, 0, 0]
        func append(_ value: UInt32, _ width: Int) {
            for index in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * index))) }
        }
        append(UInt32(entry.method), 2)
        append(entry.modified, 4)
        append(entry.checksum, 4)
        append(UInt32(truncatingIfNeeded: entry.packedSize), 4)
        append(UInt32(truncatingIfNeeded: entry.size), 4)
        append(1, 2)
        append(0, 2)
        bytes.append(UInt8(ascii: "x"))
        return bytes
    }
}

/// The input of libarchive: a header, then a range of the archive.
@safe private final class Feed {
    private let source: any ByteSource
    private var offset: Int64
    private var left: Int64
    private var header: [UInt8]?
    private let buffer: UnsafeMutableRawBufferPointer
    private let size: Int
    private(set) var failure: IngestionError?

    init(header: [UInt8], source: any ByteSource, start: Int64, count: Int64) {
        self.header = header
        self.source = source
        offset = start
        left = count
        size = max(header.count, Int(min(count, 64 << 10)))
        unsafe buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    }

    deinit { unsafe buffer.deallocate() }

    /// The next bytes, valid until the next call.
    func next(_ place: UnsafeMutablePointer<UnsafeRawPointer?>) -> Int {
        unsafe place.pointee = UnsafeRawPointer(buffer.baseAddress)
        if let header {
            self.header = nil
            unsafe buffer.copyBytes(from: header)
            return header.count
        }
        let count = Int(min(left, Int64(size)))
        guard count > 0 else { return 0 }
        do throws(IngestionError) {
            let got = unsafe try source.read(
                at: offset, into: UnsafeMutableRawBufferPointer(rebasing: buffer[0..<count]))
            offset += Int64(got)
            left = got == 0 ? 0 : left - Int64(got)
            return got
        } catch {
            failure = error
            return -1
        }
    }
}

private func readFeed(
    _ archive: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
    _ place: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Int {
    guard let context = unsafe context, let place = unsafe place else { return -1 }
    return unsafe Unmanaged<Feed>.fromOpaque(context).takeUnretainedValue().next(place)
}

/// The library that unpacks archives.
package enum ArchiveLibrary {
    /// Its version, such as `3.6.2`; empty if it is not reported.
    package static var version: String {
        unsafe String(cString: archive_version_string()).split(separator: " ").last.map(String.init) ?? ""
    }
}
