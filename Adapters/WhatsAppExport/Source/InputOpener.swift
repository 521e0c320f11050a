import WhisperIngestionPort
import WhisperMessage

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Opens an export in any form.
enum InputOpener {
    /// Finds the chat's text and the files beside it.
    ///
    /// - Parameter part: The chat to open, as in `chats`.
    static func open(
        _ location: ExportLocation, part: String?, limits: ExportLimits
    ) throws(IngestionError) -> ExportInput {
        switch location {
        case .path(let path): return try open(path: path, part, limits)
        case .descriptor(let descriptor): return try open(descriptor: descriptor, part, limits)
        case .bytes(let bytes, let name): return try open(MemoryBytes(bytes), name: name, part: part, limits)
        }
    }

    /// The names of the chats in an archive or a folder; empty for anything else, which contains at most one chat.
    static func chats(inFileAt path: String, limits: ExportLimits) throws(IngestionError) -> [String] {
        let opened = Posix.open(path)
        guard opened >= 0 else { throw errno == ENOENT ? .notFound : .inaccessible(errno: errno) }
        let name = path.split(separator: "/").last.map(String.init)
        switch try FileStatus(opened) {
        case .folder: return try FolderFiles.chats(adopting: opened, name: name, limits)
        case .file(let size, let time):
            return try chats(
                FileBytes(adopting: opened, size: size, modificationTime: time), name: name ?? "", limits)
        case .stream:
            close(opened)
            return []
        }
    }

    /// The paths of the chats in an archive; empty for anything else.
    static func chats(
        _ source: any ByteSource, name: String, _ limits: ExportLimits
    ) throws(IngestionError) -> [String] {
        guard try isArchive(source) else { return [] }
        return try chats(in: ZipArchive(source, limits: limits), name: name).map(\.path)
    }

    private static func chats(in archive: ZipArchive, name: String?) throws(IngestionError) -> [(
        path: String, number: Int
    )] {
        let candidates = ChatChooser.candidates(archive.entries.map(\.path), container: name)
        if candidates.contains(where: { archive.entries[$0].isEncrypted }) { throw .encryptedArchive }
        return try ChatChooser.chats(candidates, names: archive.entries.map(\.name)) {
            (number) throws(IngestionError) in try archive.stream(number)
        }.map { (archive.entries[$0].path, $0) }
    }

    private static func open(path: String, _ part: String?, _ limits: ExportLimits) throws(IngestionError)
        -> ExportInput
    {
        let opened = Posix.open(path)
        guard opened >= 0 else { throw errno == ENOENT ? .notFound : .inaccessible(errno: errno) }
        let names = path.split(separator: "/")
        let name = names.last.map(String.init)
        switch try FileStatus(opened) {
        case .folder: return try FolderFiles.open(adopting: opened, name: name, part: part, limits)
        case .file(let size, let time):
            let file = FileBytes(adopting: opened, size: size, modificationTime: time)
            var input = try open(file, name: name, part: part, limits)
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
                MemoryBytes(spooling: opened, limit: limits.maximumSpooledBytes), name: nil, part: part, limits)
        }
    }

    private static func open(
        descriptor: Int32, _ part: String?, _ limits: ExportLimits
    ) throws(IngestionError) -> ExportInput {
        switch try FileStatus(descriptor) {
        case .folder: throw .inaccessible(errno: EISDIR)
        case .file(let size, let time):
            // A descriptor's current offset is respected: what precedes it is not part of the input.
            if lseek(descriptor, 0, SEEK_CUR) > 0 {
                return try open(
                    MemoryBytes(spooling: descriptor, limit: limits.maximumSpooledBytes), name: nil, part: part, limits)
            }
            let copy = dup(descriptor)
            guard copy >= 0 else { throw .inaccessible(errno: errno) }
            return try open(
                FileBytes(adopting: copy, size: size, modificationTime: time), name: nil, part: part, limits)
        case .stream:
            return try open(
                MemoryBytes(spooling: descriptor, limit: limits.maximumSpooledBytes), name: nil, part: part, limits)
        }
    }

    /// Distinguishes text and archive by the first bytes.
    static func open(
        _ source: any ByteSource, name: String?, part: String?, _ limits: ExportLimits
    ) throws(IngestionError) -> ExportInput {
        guard source.size > 0 else { throw .empty }
        let title = name.flatMap { ChatTitle.find(inName: $0) }
        guard try isArchive(source) else {
            let head = try source.bytes(at: 0, count: ForeignArchive.headSize)
            if ForeignArchive.isBegun(by: head) { throw .foreignArchive }
            return ExportInput(text: .plain(source), files: NoFiles(), title: title)
        }
        let archive = try ZipArchive(source, limits: limits)
        let chats = try chats(in: archive, name: name)
        guard let path = try ChatChooser.chosen(part, among: chats.map(\.path)),
            let number = chats.first(where: { $0.path == path })?.number
        else {
            if archive.entries.contains(where: \.isEncrypted) { throw .encryptedArchive }
            throw archive.entries.contains(where: \.isArchive) ? .archiveOfArchives : .noChatInArchive
        }
        let entry = archive.entries[number]
        let folder = entry.folder?.split(separator: "/").last.map(String.init)
        guard chats.count > 1 else {
            // An archive that was packed again has any name; that of the text is WhatsApp's.
            let given = ChatTitle.find(inNameOfExport: entry.name)
            return ExportInput(
                text: .entry(archive, number), files: archive,
                title: given ?? folder.flatMap { ChatTitle.find(inNameOfExport: $0) } ?? title
                    ?? ChatTitle.find(inName: entry.name),
                writtenAtLocally: entry.modificationTime)
        }
        // If there are several chats, each has its own name, and the files of its own folder.
        let ownTitle =
            ChatTitle.find(inName: entry.name) ?? folder.flatMap { ChatTitle.find(inName: $0) } ?? title
        return ExportInput(
            text: .entry(archive, number), files: archive.folder(of: number), title: ownTitle,
            writtenAtLocally: entry.modificationTime)
    }

    private static func isArchive(_ source: any ByteSource) throws(IngestionError) -> Bool {
        guard source.size >= 4 else { return false }
        let head = try source.bytes(at: 0, count: 4)
        return head.starts(with: [0x50, 0x4B]) && head.count == 4 && [3, 5, 7].contains(head[2])
    }
}

/// The type of an open descriptor.
enum FileStatus {
    case file(size: Int64, modificationTime: Int64)
    case folder
    /// A pipe or a terminal, which can be read once.
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
