import IngestionPort
import Message

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Opens an export, whatever form it has.
enum InputOpener {
    /// Finds the chat's text and the files beside it.
    static func open(_ location: ExportLocation, limits: ExportLimits) throws(IngestionError) -> ExportInput {
        switch location {
        case .path(let path): return try open(path: path, limits)
        case .descriptor(let descriptor): return try open(descriptor: descriptor, limits)
        case .bytes(let bytes, let name): return try open(MemoryBytes(bytes), name: name, limits)
        }
    }

    private static func open(path: String, _ limits: ExportLimits) throws(IngestionError) -> ExportInput {
        let opened = Posix.open(path)
        guard opened >= 0 else { throw errno == ENOENT ? .notFound : .inaccessible(errno: errno) }
        let names = path.split(separator: "/")
        let name = names.last.map(String.init)
        switch try FileStatus(opened) {
        case .folder: return try FolderFiles.open(adopting: opened, name: name, limits)
        case .file(let size, let time):
            let file = FileBytes(adopting: opened, size: size, modificationTime: time)
            var input = try open(file, name: name, limits)
            input.writtenAt = input.writtenAt ?? Timestamp(milliseconds: time * 1000)
            guard input.title == nil, let folder = names.dropLast().last, folder.contains("WhatsApp") else {
                return input
            }
            return ExportInput(
                text: input.text, files: input.files, title: ChatTitle.find(inName: String(folder)),
                writtenAt: input.writtenAt, writtenAtLocally: input.writtenAtLocally)
        case .stream:
            defer { close(opened) }
            return try open(
                MemoryBytes(spooling: opened, limit: limits.maximumSpooledBytes), name: nil, limits)
        }
    }

    private static func open(descriptor: Int32, _ limits: ExportLimits) throws(IngestionError) -> ExportInput {
        switch try FileStatus(descriptor) {
        case .folder: throw .inaccessible(errno: EISDIR)
        case .file(let size, let time):
            // A position that the caller has moved already is respected: what is before it is not part of the input.
            let start = lseek(descriptor, 0, SEEK_CUR)
            let copy = dup(descriptor)
            guard copy >= 0 else { throw .inaccessible(errno: errno) }
            let file = FileBytes(adopting: copy, size: size, modificationTime: time)
            if start > 0 {
                return try open(
                    MemoryBytes(spooling: descriptor, limit: limits.maximumSpooledBytes), name: nil, limits)
            }
            return try open(file, name: nil, limits)
        case .stream:
            return try open(
                MemoryBytes(spooling: descriptor, limit: limits.maximumSpooledBytes), name: nil, limits)
        }
    }

    /// Tells text from archive by the first bytes.
    private static func open(
        _ source: any ByteSource, name: String?, _ limits: ExportLimits
    ) throws(IngestionError) -> ExportInput {
        guard source.size > 0 else { throw .empty }
        let title = name.flatMap { ChatTitle.find(inName: $0) }
        let head = try source.bytes(at: 0, count: 4)
        guard head.starts(with: [0x50, 0x4B]), head.count == 4, [3, 5, 7].contains(head[2]) else {
            return ExportInput(text: .plain(source), files: NoFiles(), title: title)
        }
        let archive = try ZipArchive(source, limits: limits)
        let candidates = ChatChooser.candidates(archive.entries.map(\.path), container: name)
        for number in candidates {
            let entry = archive.entries[number]
            if entry.isEncrypted { throw .encryptedArchive }
            if candidates.count > 1, !ChatChooser.holdsMessages(try archive.stream(number)) { continue }
            return ExportInput(
                text: .entry(archive, number), files: archive, title: title ?? ChatTitle.find(inName: entry.name),
                writtenAtLocally: entry.modificationTime)
        }
        throw archive.entries.contains(where: \.isEncrypted) ? .encryptedArchive : .noChatInArchive
    }
}

/// What an open descriptor is.
enum FileStatus {
    case file(size: Int64, modificationTime: Int64)
    case folder
    /// A pipe or a terminal: it can be read once.
    case stream

    init(_ descriptor: Int32) throws(IngestionError) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .inaccessible(errno: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG:
            #if canImport(Glibc)
                self = .file(size: Int64(status.st_size), modificationTime: Int64(status.st_mtim.tv_sec))
            #else
                self = .file(size: Int64(status.st_size), modificationTime: Int64(status.st_mtimespec.tv_sec))
            #endif
        default: self = .stream
        }
    }
}

/// System calls whose names clash with methods.
enum Posix {
    static func open(_ path: String) -> Int32 {
        #if canImport(Glibc)
            unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
        #else
            unsafe Darwin.open(path, O_RDONLY | O_CLOEXEC)
        #endif
    }
}
