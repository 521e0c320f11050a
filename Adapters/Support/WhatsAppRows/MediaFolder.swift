import WhisperPosixFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder with a phone's media, in which files are found by path, and by size and SHA-256 where they were moved
/// (WDB-4).
///
/// Links are not followed, at any level: a folder copied from a phone has none, and one could lead anywhere.
package final class MediaFolder {
    /// Computes SHA-256 of what a function passes on, piece by piece.
    package typealias Hash = (_ feed: (_ update: (ArraySlice<UInt8>) -> Void) -> Void) -> [UInt8]

    /// A file that was found.
    package struct Found: Hashable, Sendable {
        /// Its path.
        package var path: String
        /// Its size in bytes.
        package var size: Int64
    }

    private let root: String
    private let hash: Hash
    /// Folders that are known to be no links.
    private var folders: [String: Bool] = [:]
    private var index: MediaIndex?
    /// Hashes of candidates, so that none is computed twice.
    private var hashes: [String: [UInt8]] = [:]

    private static let maximumHashes = 65_536

    /// Uses a folder.
    package init(_ root: String, hash: @escaping Hash) {
        self.root = root
        self.hash = hash
    }

    /// Finds the file of a message; nil if it is not there.
    ///
    /// - Parameters:
    ///   - path: The path below the folder, as the database states it.
    ///   - size: The size that the database states.
    ///   - digest: SHA-256, 32 bytes.
    package func find(path: String?, size: Int64?, digest: [UInt8]?) -> Found? {
        if let path, let relative = Self.relative(path), let found = file(relative),
            size == nil || size == found.size || digest == nil || digest == self.digest(of: found)
        {
            return found
        }
        guard let digest, let size, size > 0 else { return nil }
        let index = self.index ?? MediaIndex(root)
        self.index = index
        return index.paths(ofSize: size).lazy.compactMap { self.file($0) }.first { self.digest(of: $0) == digest }
    }

    /// The part of a path that is below the folder; nil if it leads out of it. Older releases state absolute paths.
    static func relative(_ path: String) -> String? {
        guard path.utf8.count <= 4_096, !path.utf8.contains(0) else { return nil }
        var parts = path.split(separator: "/", omittingEmptySubsequences: true)
        if path.hasPrefix("/") {
            guard let media = parts.lastIndex(of: "Media") else { return nil }
            parts = Array(parts[media...])
        }
        guard !parts.isEmpty, !parts.contains(".."), !parts.contains(".") else { return nil }
        return parts.joined(separator: "/")
    }

    /// A regular file below the folder.
    private func file(_ relative: String) -> Found? {
        var folder = root
        let parts = relative.split(separator: "/")
        for part in parts.dropLast() {
            folder += "/" + part
            if let isFolder = folders[folder] {
                if !isFolder { return nil }
                continue
            }
            let isFolder = FileKind(folder) == .folder
            if folders.count < 65_536 { folders[folder] = isFolder }
            if !isFolder { return nil }
        }
        let path = root + "/" + relative
        guard case .file(let size) = FileKind(path) else { return nil }
        return Found(path: path, size: size)
    }

    private func digest(of file: Found) -> [UInt8]? {
        if let known = hashes[file.path] { return known }
        guard let opened = try? OpenFile.reading(file.path) else { return nil }
        var isWhole = true
        let digest = hash { update in
            while true {
                guard let bytes = try? opened.read(atMost: 65_536) else {
                    isWhole = false
                    return
                }
                if bytes.isEmpty { return }
                update(bytes[...])
            }
        }
        guard isWhole else { return nil }
        if hashes.count < Self.maximumHashes { hashes[file.path] = digest }
        return digest
    }
}

/// What a path leads to, without following a link.
enum FileKind: Hashable {
    case file(size: Int64)
    case folder
    case other

    init(_ path: String) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else {
            self = .other
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file(size: Int64(status.st_size))
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }
}
