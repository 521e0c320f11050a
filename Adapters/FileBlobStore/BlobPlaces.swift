import WhisperPosixFiles
import WhisperTextCoding

/// The paths of a store: `xx/name` for blobs, by the first two digits of their names, and `incoming/` for those being
/// written; `lock` is empty.
struct BlobPlaces: Sendable {
    let root: String
    private static let nameLength = 64
    private var incomingDirectory: String { root + "/incoming" }
    /// The file that is locked while the store is held for a use.
    var lock: String { root + "/lock" }

    /// The path of the blob with this name.
    func blob(_ name: String) -> String {
        root + "/" + name.prefix(2) + "/" + name
    }

    /// The path within the store of a blob's file.
    func name(of path: String) -> String {
        String(path.dropFirst(root.count + 1))
    }

    /// A path for a new file.
    func newIncoming(_ random: [UInt8]) -> String {
        incomingDirectory + "/" + HexText.text(random)
    }

    /// Creates the directories that new files need.
    func makeDirectories(changed: (String) -> Void) throws(FileError) {
        try makeRoot(changed: changed)
        if try Files.makeDirectory(incomingDirectory) { changed(root) }
    }

    /// Creates the root directory.
    func makeRoot(changed: (String) -> Void) throws(FileError) {
        if try Files.makeDirectory(root) { changed(Files.parent(of: root)) }
    }

    /// The paths of all files that are being written or were abandoned.
    func incoming() throws(FileError) -> [String] {
        try names(in: incomingDirectory).map { incomingDirectory + "/" + $0 }
    }

    /// The paths of all blobs; other names are ignored.
    func blobs() throws(FileError) -> [String] {
        var paths: [String] = []
        for directory in try names(in: root) where directory.utf8.count == 2 && HexText.isCanonical(directory) {
            for name in try names(in: root + "/" + directory)
            where name.utf8.count == BlobPlaces.nameLength && HexText.isCanonical(name) && name.hasPrefix(directory) {
                paths.append(blob(name))
            }
        }
        return paths
    }

    /// The names in a directory; empty if it does not exist.
    private func names(in directory: String) throws(FileError) -> [String] {
        do {
            return try Files.names(in: directory)
        } catch .notFound {
            return []
        }
    }
}
