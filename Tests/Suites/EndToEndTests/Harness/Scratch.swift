import Foundation

/// A separate directory for one test, deleted when the test ends.
final class Scratch: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/whisper-e2e-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a name in the directory.
    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// Writes a file and returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
        return self(name)
    }

    /// Whether a name exists.
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self(name)) }

    /// The permissions of a name.
    func permissions(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self(name))[.posixPermissions] as? Int
    }
}
