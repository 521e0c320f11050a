import IngestionPort
import Message

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The files of a folder. Links are not followed, and only names that the folder lists are ever opened.
final class FolderFiles: AttachmentIndex, Sendable {
    private let descriptor: Int32
    private let names: Set<String>

    private init(adopting descriptor: Int32, limits: ExportLimits) throws(IngestionError) {
        self.descriptor = descriptor
        names = try FolderFiles.list(descriptor, limits)
    }

    deinit { close(descriptor) }

    /// Opens the chat in a folder.
    static func open(
        adopting descriptor: Int32, name: String?, _ limits: ExportLimits
    ) throws(IngestionError) -> ExportInput {
        let folder = try FolderFiles(adopting: descriptor, limits: limits)
        let names = folder.names.sorted()
        if names.isEmpty { throw .empty }
        let candidates = ChatChooser.candidates(names, container: name)
        for number in candidates {
            guard let file = folder.open(names[number]), file.size > 0 || candidates.count == 1 else { continue }
            guard candidates.count == 1 || ChatChooser.holdsMessages(SourceStream(file)) else { continue }
            let title = ChatTitle.find(inName: names[number]) ?? name.flatMap { ChatTitle.find(inName: $0) }
            return ExportInput(
                text: .plain(file), files: folder, title: title,
                writtenAt: Timestamp(milliseconds: file.modificationTime * 1000))
        }
        throw .notAnExport
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    func file(named name: String) -> AvailableFile? {
        guard names.contains(name), let file = open(name) else { return nil }
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
            // Read where it stands: a copy of the field would be of 256 bytes, and the system may hold fewer.
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
