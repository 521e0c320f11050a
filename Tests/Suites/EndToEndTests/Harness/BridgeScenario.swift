import Foundation

extension TestVault {
    /// The argument of `--command` for a bridge that plays these lines.
    func bridge(_ lines: String) throws -> String {
        let scenario = try scratch.write(lines, to: "scenario \(UUID().uuidString)")
        return "'\(WhisperBinary.path(of: "whisper-scripted-bridge"))' '\(scenario)'"
    }
}

/// A directory in memory for the sessions of one test's bridges: in that of all, other tests have theirs.
final class PrivateMemory: Sendable {
    let path: String

    init() throws {
        path = "/dev/shm/whisper-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The files in it, at any depth, but the locks under which sessions are made.
    func files() -> [String] {
        let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
        return found.filter { name in
            var isDirectory: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isDirectory)
            return !isDirectory.boolValue && !name.hasSuffix("lock")
        }
    }
}
