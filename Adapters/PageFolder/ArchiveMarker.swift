import WhisperPosixFiles

/// The file by which a folder is recognised as an archive of ours (docs/formats.md): a line that says so, then the names in
/// the folder, one a line.
///
/// A folder that holds any other name contains other files, and is not replaced.
enum ArchiveMarker {
    /// The name of the file, which no path of an archive can have.
    static let name = ".whisper-archive"
    /// What the file of a folder that is still being written consists of.
    static let title = "Whisper archive of pages, version 1\n"

    /// The marker of a complete archive with these names at its top.
    static func bytes(names: Set<String>) -> [UInt8] {
        Array(names.sorted().reduce(into: title) { $0 += $1 + "\n" }.utf8)
    }

    /// Whether a folder is a complete archive and holds nothing else.
    static func isArchive(_ folder: String) throws(FileError) -> Bool {
        guard let names = try names(in: folder) else { return false }
        return try Files.names(in: folder).allSatisfy { $0 == name || names.contains($0) }
    }

    /// Whether a folder bears the marker.
    static func isMarked(_ folder: String) throws(FileError) -> Bool { try names(in: folder) != nil }

    /// Whether a folder, complete or not, is ours to remove: it bears the marker, or is empty.
    static func isOurs(_ folder: String) throws(FileError) -> Bool {
        if try names(in: folder) != nil { return true }
        return try Files.names(in: folder).isEmpty
    }

    /// Removes a folder and everything in it, the marker last, so that what remains after an interruption is recognised.
    static func removeFolder(_ folder: String) throws(FileError) {
        try empty(folder)
        try Files.removeDirectory(folder)
    }

    /// Removes everything in a folder, the marker last.
    static func empty(_ folder: String) throws(FileError) {
        for entry in try Files.names(in: folder) where entry != name {
            let path = folder + "/" + entry
            if try Files.kind(path) == .directory { try DirectoryTree.remove(path) } else { try Files.remove(path) }
        }
        try Files.remove(folder + "/" + name)
    }

    /// The names in the marker of a folder; nil if it has none.
    private static func names(in folder: String) throws(FileError) -> Set<String>? {
        let bytes: [UInt8]
        do {
            bytes = try Files.read(folder + "/" + name, limit: limit)
        } catch {
            guard error == .notFound || error == .unsuitable else { throw error }
            return nil
        }
        guard bytes.starts(with: title.utf8) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
        return Set(lines.map(String.init))
    }

    private static let limit = 16 << 20
}
