import WhisperPosixFiles
public import WhisperRowPort

/// The files of one app in an iOS backup that is open.
public struct IOSBackupFiles: Sendable {
    /// The backup.
    public let backup: IOSBackup
    /// The app.
    public let app: IOSBackup.App
    private let keys: IOSBackupKeys?
    private let index: IOSFileIndex
    private let reader: any ForeignReader

    init(
        backup: IOSBackup, app: IOSBackup.App, keys: IOSBackupKeys?, index: IOSFileIndex, reader: any ForeignReader
    ) {
        self.backup = backup
        self.app = app
        self.keys = keys
        self.index = index
        self.reader = reader
    }

    /// The number of files that the backup lists.
    public var count: Int { index.count }

    /// The number of files whose entry in the list cannot be read.
    public var unreadable: Int { index.unreadable }

    /// The number of files that are listed but not in the folder.
    ///
    /// - Throws: `.inaccessible` if the system refuses to look.
    public func missing() throws(WhatsAppBackupError) -> Int {
        var count = 0
        for name in index.names {
            if case .regular? = try backup.kind(of: name.path) { continue }
            count += 1
        }
        return count
    }

    /// Whether the backup lists a file of the app at a path, such as `ChatStorage.sqlite` or `Message/Media/…`.
    public func contains(_ path: String) -> Bool {
        index.record(IOSFileName(domain: app.rawValue, path: path)) != nil
    }

    /// A file of the app as it lies in the folder, for the reader to open.
    ///
    /// - Throws: `.notFound` if the backup does not list the file; `.incomplete` if it is not in the folder, `.messagesMissing`
    ///   if that is the database of messages, or if that is empty; `.damaged` if it has no whole blocks; what unwrapping its key throws.
    public func content(_ path: String) throws(WhatsAppBackupError) -> ForeignContent {
        let file = try place(path)
        guard let key = file.key else { return ForeignContent(path: file.path) }
        return ForeignContent(path: file.path, layers: [.chained(key: key, size: file.size)])
    }

    /// Starts reading a file of the app.
    ///
    /// - Throws: As ``content(_:)``; `.inaccessible`.
    public func stream(_ path: String) throws(WhatsAppBackupError) -> IOSFileStream {
        let file = try place(path)
        let input = try accessing { () throws(FileError) in try OpenFile.reading(file.path) }
        guard let key = file.key else { return IOSFileStream(input, nil, size: file.size) }
        return IOSFileStream(input, try reading { () throws(RowError) in try reader.decryptor(key) }, size: file.size)
    }

    // MARK: Places

    private func place(_ path: String) throws(WhatsAppBackupError) -> (path: String, key: ForeignKey?, size: Int64) {
        let name = IOSFileName(domain: app.rawValue, path: path)
        guard let record = index.record(name) else { throw .notFound }
        let isDatabase = path == IOSBackup.App.database
        guard case .regular(let stored)? = try backup.kind(of: name.path), stored > 0 || !isDatabase else {
            throw isDatabase ? .messagesMissing : .incomplete
        }
        let place = backup.path + "/" + name.path
        guard let keys, let protected = record.key else { return (place, nil, stored) }
        guard stored % 16 == 0 else { throw .damaged }
        let key = try keys.key(protected)
        return (place, key, try size(place, key, stored: stored, recorded: record.size))
    }

    /// The size of an encrypted file's content.
    ///
    /// The last block is filled as PKCS #7 has it. The recorded size only counts if that is not so: files that an app wrote
    /// during the backup have another size than was recorded when it began.
    private func size(
        _ path: String, _ key: ForeignKey, stored: Int64, recorded: Int64
    ) throws(WhatsAppBackupError) -> Int64 {
        guard stored >= 16 else { return 0 }
        // Each block depends on the one before it alone.
        let start = max(0, stored - 32)
        let blocks = try accessing { () throws(FileError) -> [UInt8] in
            let file = try OpenFile.reading(path)
            try file.seek(to: start)
            return try file.read(atMost: 32)
        }
        guard blocks.count == Int(stored - start) else { throw .changed }
        let last = try reading { () throws(RowError) -> ArraySlice<UInt8> in
            let decryptor = try reader.decryptor(key)
            defer { decryptor.close() }
            return try decryptor.decrypt(blocks).suffix(16)
        }
        let filled = last.last ?? 0
        if (1...16).contains(filled), last.suffix(Int(filled)).allSatisfy({ $0 == filled }) {
            return stored - Int64(filled)
        }
        return min(recorded, stored)
    }
}
