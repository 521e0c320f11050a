import WhisperPosixFiles

/// The files of a folder by size, so that only files of the right size are hashed.
struct MediaIndex {
    /// The paths below the folder, one after the other.
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []

    /// The size of a file, and where its path ends.
    private struct Entry {
        var size: Int64
        var start: UInt32
        var count: UInt16
    }

    /// Beyond these, files are found by path alone.
    private static let maximumFiles = 262_144
    private static let maximumBytes = 32 * 1_024 * 1_024
    private static let deepest = 16

    /// Lists a folder. What cannot be read is absent.
    init(_ root: String) {
        list(root, "", depth: 0)
        entries.sort { $0.size < $1.size }
    }

    private mutating func list(_ root: String, _ folder: String, depth: Int) {
        guard depth < Self.deepest, let names = try? Files.names(in: folder.isEmpty ? root : root + "/" + folder) else {
            return
        }
        for name in names.sorted() {
            guard entries.count < Self.maximumFiles, bytes.count < Self.maximumBytes else { return }
            let path = folder.isEmpty ? name : folder + "/" + name
            switch FileKind(root + "/" + path) {
            case .file(let size):
                guard let count = UInt16(exactly: path.utf8.count) else { continue }
                entries.append(Entry(size: size, start: UInt32(truncatingIfNeeded: bytes.count), count: count))
                bytes.append(contentsOf: path.utf8)
            case .folder: list(root, path, depth: depth + 1)
            case .other: break
            }
        }
    }

    /// The paths of the files of a size.
    func paths(ofSize size: Int64) -> [String] {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].size < size { low = middle + 1 } else { high = middle }
        }
        return entries[low...].prefix { $0.size == size }.map { entry in
            String(decoding: bytes[Int(entry.start)..<Int(entry.start) + Int(entry.count)], as: UTF8.self)
        }
    }
}
