import WhisperRowPort

/// The files of one app in an iOS backup: name, size and key, in less than a hundred bytes each.
struct IOSFileIndex: Sendable {
    /// A file. Its wrapped key is in `keys`, at its number.
    private struct Entry: Sendable {
        var name: IOSFileName
        var size: Int64
        var classNumber: UInt32
        /// The number of the key; nil if the file is not encrypted.
        var key: UInt32?
    }

    /// Sorted by name.
    private var entries: [Entry] = []
    private var keys: [UInt8] = []
    /// Records of files that could not be read.
    private(set) var unreadable = 0

    /// The largest number of files of one app.
    static let largest = 2_000_000
    /// What rows of files have in the column `flags`; folders and links have other numbers.
    private static let file: Int64 = 1

    /// Reads the table `Files`.
    ///
    /// - Throws: `.unknownBackup` without the table; `.limit` for too many files; what the source throws.
    init(_ source: any RowSource, domain: String) throws(WhatsAppBackupError) {
        let domain = Array(domain.utf8)
        let cursor = try reading { () throws(RowError) in
            try source.open(RowQuery("Files", ["fileID", "domain", "flags", "file"]))
        }
        defer { cursor.close() }
        while let batch = try reading({ () throws(RowError) in try cursor.next() }) {
            for row in 0..<batch.count
            where batch.integer(row, 2) == Self.file && batch.content(row, 1).map({ $0.elementsEqual(domain) }) ?? false
            {
                guard entries.count < Self.largest else { throw .limit }
                guard let name = batch.content(row, 0).flatMap({ IOSFileName(digits: Array($0)) }),
                    let bytes = batch.content(row, 3), let record = try? ArchivedFileRecord(bytes)
                else {
                    unreadable += 1
                    continue
                }
                add(name, record)
            }
        }
        entries.sort { $0.name < $1.name }
    }

    private mutating func add(_ name: IOSFileName, _ record: ArchivedFileRecord) {
        var entry = Entry(name: name, size: record.size, classNumber: 0, key: nil)
        if let key = record.key {
            entry.classNumber = key.number
            entry.key = UInt32(clamping: keys.count / KeyBag.wrappedSize)
            keys += key.wrapped
        }
        entries.append(entry)
    }

    /// The number of files.
    var count: Int { entries.count }

    /// The names of the files.
    var names: some Sequence<IOSFileName> { entries.lazy.map(\.name) }

    /// What is recorded about a file; nil if it is not among them.
    func record(_ name: IOSFileName) -> (size: Int64, key: ProtectedKey?)? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name < name { low = middle + 1 } else { high = middle }
        }
        guard low < entries.count, entries[low].name == name else { return nil }
        let entry = entries[low]
        guard let number = entry.key else { return (entry.size, nil) }
        let start = Int(number) * KeyBag.wrappedSize
        return (
            entry.size,
            ProtectedKey(number: entry.classNumber, wrapped: Array(keys[start..<start + KeyBag.wrappedSize]))
        )
    }
}
