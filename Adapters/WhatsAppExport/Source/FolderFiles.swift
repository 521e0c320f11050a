import WhisperIngestionPort
import WhisperMessage

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The files of a folder. Links are not followed, and only listed names are ever opened.
final class FolderFiles: AttachmentIndex, Sendable {
    private let descriptor: Int32
    private let names: [String]
    private let numbers: FileNames

    private init(adopting descriptor: Int32, limits: ExportLimits) throws(IngestionError) {
        self.descriptor = descriptor
        names = try FolderFiles.list(descriptor, limits).sorted()
        numbers = FileNames(names.indices.map { [names] in ($0, names[$0]) })
    }

    deinit { close(descriptor) }

    /// Opens the chat in a folder, or the named one of several.
    static func open(
        adopting descriptor: Int32, name: String?, part: String?, _ limits: ExportLimits
    ) throws(IngestionError) -> ExportInput {
        let folder = try FolderFiles(adopting: descriptor, limits: limits)
        if folder.names.isEmpty { throw .empty }
        let chats = try folder.chats(in: name, limits)
        guard let chosen = try ChatChooser.chosen(part, among: chats), let file = folder.open(chosen) else {
            throw .notAnExport
        }
        let writtenAt = Timestamp(milliseconds: file.modificationTime * 1000)
        if FolderFiles.isArchive(chosen) {
            var input = try InputOpener.open(file, name: chosen, part: nil, limits)
            input.writtenAt = input.writtenAt ?? writtenAt
            return input
        }
        let title = ChatTitle.find(inName: chosen) ?? name.flatMap { ChatTitle.find(inName: $0) }
        return ExportInput(text: .plain(file), files: folder, title: title, writtenAt: writtenAt)
    }

    /// The names of the chats in a folder.
    static func chats(
        adopting descriptor: Int32, name: String?, _ limits: ExportLimits
    ) throws(IngestionError) -> [String] {
        try FolderFiles(adopting: descriptor, limits: limits).chats(in: name, limits)
    }

    /// The texts that are chats, likeliest first, then the archives that contain one, without those that were sent as
    /// attachments in one of the chats.
    private func chats(in container: String?, _ limits: ExportLimits) throws(IngestionError) -> [String] {
        let stream = { (number: Int) -> (any ByteStream)? in
            self.open(self.names[number]).flatMap { $0.size > 0 ? SourceStream($0) : nil }
        }
        let texts = try ChatChooser.chats(ChatChooser.candidates(names, container: container), names: names, stream)
        let archives = names.indices.filter { FolderFiles.isArchive(names[$0]) && holdsChat(names[$0], limits) }
        let sent = try ChatChooser.attachments(among: archives, names: names, to: texts, stream)
        return (texts + archives.filter { !sent.contains($0) }).map { names[$0] }
    }

    private static func isArchive(_ name: String) -> Bool { name.lowercased().hasSuffix(".zip") }

    private func holdsChat(_ name: String, _ limits: ExportLimits) -> Bool {
        guard let file = open(name) else { return false }
        do throws(IngestionError) {
            return try !InputOpener.chats(file, name: name, limits).isEmpty
        } catch {
            // A missing password is reported when it is opened.
            return error == .encryptedArchive
        }
    }

    /// Whether there is a file with this name; links, folders and pipes are never read, and count as missing.
    func contains(_ name: String) -> Bool {
        guard let name = numbers[name].map({ names[$0] }) else { return false }
        var status = stat()
        return unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
            && status.st_mode & S_IFMT == S_IFREG
    }

    func file(named name: String) -> AvailableFile? {
        guard let name = numbers[name].map({ names[$0] }), let file = open(name) else { return nil }
        return AvailableFile(source: FolderAttachment(folder: self, name: name), size: file.size)
    }

    fileprivate func open(_ name: String) -> FileBytes? {
        let opened = unsafe openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard opened >= 0 else { return nil }
        guard case .file(let size, let time)? = try? FileStatus(opened) else {
            close(opened)
            return nil
        }
        return FileBytes(adopting: opened, size: size, modificationTime: time)
    }

    private static func list(_ descriptor: Int32, _ limits: ExportLimits) throws(IngestionError) -> Set<String> {
        guard let folder = unsafe fdopendir(dup(descriptor)) else { throw .inaccessible(errno: errno) }
        defer { unsafe closedir(folder) }
        var names: Set<String> = []
        while let entry = unsafe readdir(folder) {
            // Read in place: a copy of the field would have 256 bytes, and the system may provide fewer.
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            names.insert(name)
            if names.count > limits.maximumEntries { throw .archiveTooLarge }
        }
        return names
    }
}

/// The content of a file in a folder.
struct FolderAttachment: AttachmentSource {
    let folder: FolderFiles
    let name: String

    func read<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>) {
        guard let file = folder.open(name) else { throw .source(.notFound) }
        unsafe try SourceStream(file).pour(consume)
    }
}
