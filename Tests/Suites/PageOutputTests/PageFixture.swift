import Foundation
import WhisperPageContract
import WhisperPageFolder
import WhisperPosixFiles

/// A private directory in which one test writes archives, removed with the value.
final class PageFixture: Sendable {
    let path: String
    /// The final name of the archive.
    var target: String { path + "/archive" }
    var staging: String { target + ".partial" }

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "whisper-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The files of the archive at the final name, by path, without its marker; nil if nothing is there.
    func published() throws -> [String: [UInt8]]? {
        guard FileManager.default.fileExists(atPath: target) else { return nil }
        var found: [String: [UInt8]] = [:]
        for name in try files(below: target) where name != ".whisper-archive" {
            found[name] = Array(try Data(contentsOf: URL(fileURLWithPath: target + "/" + name)))
        }
        return found
    }

    /// The paths of everything below a folder that is no folder.
    func files(below folder: String) throws -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try names.filter { try Files.kind(folder + "/" + $0) != .directory }
    }

    /// Everything beside the archive, and files without a name that this process holds open there.
    func remains() throws -> Int {
        let beside = try FileManager.default.subpathsOfDirectory(atPath: path)
            .filter { !$0.hasPrefix("archive/") && $0 != "archive" }
        return beside.count + nameless()
    }

    private func nameless() -> Int {
        #if os(Linux)
            let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
            return descriptors.count { descriptor in
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
                return target?.hasPrefix(path + "/") == true && target?.hasSuffix(" (deleted)") == true
            }
        #else
            return 0
        #endif
    }

    func put(_ text: String, at path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
}
