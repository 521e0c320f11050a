#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
internal import WhisperStorePort

/// A copy of a damaged database on which recovery works, so that the damaged one is not modified. Its owner removes it.
struct SalvageCopy {
    /// The path of the copy.
    let path: String
    /// The page size in bytes, in every format of a vault.
    static let pageSize: Int64 = 4_096
    /// The length of the salt at the start of an encrypted database, in place of the file signature.
    static let saltLength = 16

    /// Copies a database and its log. Unreadable parts become zeros in the copy.
    init(of database: String, at path: String) throws(StoreError) {
        self.path = path
        remove()
        for suffix in ["", "-wal", "-journal"] where suffix.isEmpty || FileSystem.exists(database + suffix) {
            try SalvageCopy.copy(database + suffix, to: path + suffix)
        }
    }

    /// The number of pages, the last of which may be incomplete.
    var pages: Int64 { ((FileSystem.size(path) ?? 0) + SalvageCopy.pageSize - 1) / SalvageCopy.pageSize }

    /// The first bytes: the salt, or the signature of an unencrypted database.
    func start() throws(StoreError) -> [UInt8] {
        let file = try SalvageCopy.open(path, O_RDONLY)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: SalvageCopy.saltLength)
        _ = unsafe bytes.withUnsafeMutableBytes { unsafe pread(file, $0.baseAddress, $0.count, 0) }
        return bytes
    }

    /// Overwrites the first bytes.
    func setStart(_ bytes: [UInt8]) throws(StoreError) {
        let file = try SalvageCopy.open(path, O_WRONLY)
        defer { close(file) }
        try SalvageCopy.write(bytes[...], to: file, at: 0)
    }

    /// A connection to the copy, with its log checkpointed into it; nil if the engine finds no database in it.
    func opened(_ connector: any VaultConnector) throws(StoreError) -> sending Connection? {
        do throws(StoreError) {
            let connection = try connector.connect(path, isCreating: false, isReadOnly: false)
            try ConnectionSettings.register(connection)
            _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
            try connection.execute("PRAGMA journal_mode = DELETE")
            return connection
        } catch {
            guard error.isDamage else { throw error }
            return nil
        }
    }

    /// Replaces the first page with that of another database, and appends the rest of this copy's pages there.
    func takeForm(of form: String) throws(StoreError) {
        let pages = pages
        let source = try SalvageCopy.open(form, O_RDONLY)
        defer { close(source) }
        let target = try SalvageCopy.open(path, O_WRONLY)
        defer { close(target) }
        let last = (FileSystem.size(form) ?? 0) / SalvageCopy.pageSize
        for page in [0] + Array(pages..<max(pages, last)) {
            var bytes = [UInt8](repeating: 0, count: Int(SalvageCopy.pageSize))
            let offset = page * SalvageCopy.pageSize
            let count = unsafe bytes.withUnsafeMutableBytes {
                unsafe pread(source, $0.baseAddress, $0.count, off_t(offset))
            }
            guard count == bytes.count else { throw FileSystem.failure(errno) }
            try SalvageCopy.write(bytes[...], to: target, at: offset)
        }
        for suffix in ["-wal", "-shm", "-journal"] { FileSystem.remove(path + suffix) }
    }

    /// Removes the copy.
    func remove() {
        VaultReplacement.removeDatabase(path)
    }

    // MARK: Bytes

    private static func copy(_ source: String, to target: String) throws(StoreError) {
        let input = try open(source, O_RDONLY)
        defer { close(input) }
        let output = try open(target, O_WRONLY | O_CREAT | O_TRUNC)
        defer { close(output) }
        let size = FileSystem.size(source) ?? 0
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        var offset: Int64 = 0
        var step = buffer.count
        while offset < size {
            if Task.isCancelled { throw StoreError(.cancelled) }
            let wanted = min(step, Int(clamping: size - offset))
            var count = unsafe buffer.withUnsafeMutableBytes {
                unsafe pread(input, $0.baseAddress, wanted, off_t(offset))
            }
            if count < 0 {
                if errno == EINTR { continue }
                guard errno == EIO else { throw FileSystem.failure(errno) }
                // An error within these pages: read each individually, with zeros for unreadable ones.
                guard step == Int(pageSize) else {
                    step = Int(pageSize)
                    continue
                }
                count = wanted
                for index in 0..<wanted { buffer[index] = 0 }
            }
            guard count > 0 else { break }
            try write(buffer[..<count], to: output, at: offset)
            offset += Int64(count)
            if offset % Int64(buffer.count) == 0 { step = buffer.count }
        }
    }

    private static func open(_ path: String, _ flags: Int32) throws(StoreError) -> Int32 {
        let file = systemOpen(path, flags | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw FileSystem.failure(errno) }
        return file
    }

    private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32, at offset: Int64) throws(StoreError) {
        var written = 0
        while written < bytes.count {
            let rest = bytes.dropFirst(written)
            let count = unsafe rest.withUnsafeBytes {
                unsafe pwrite(file, $0.baseAddress, $0.count, off_t(offset + Int64(written)))
            }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw FileSystem.failure(errno)
            }
            written += count
        }
    }
}

// `open` of the C library, whose name this type shadows.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    unsafe open(path, flags, mode)
}

extension StoreError {
    /// Whether the engine failed because pages are not what was written, rather than for lack of a resource.
    var isDamage: Bool {
        [.damaged, .inputOutput, .cannotPrepare, .cannotExecute, .invalidArgument].contains(code)
    }
}
