public import Foundation

/// Files that the kernel makes as they are read, such as those below `/proc`.
///
/// They report a size of zero, and one read returns at most a page. Foundation's `String(contentsOfFile:)`,
/// `Data(contentsOf:)` and `FileManager.contents(atPath:)` stop after the first read: whatever stands behind the first
/// 4 KB would go unseen, and a search for something that must not be there could not fail. These read to the end.
public enum KernelFile {
    /// The bytes of a file; nil if it cannot be read, such as when its process has ended.
    public static func bytes(_ path: String) -> Data? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        return try? file.readToEnd() ?? Data()
    }

    /// The text of a file; nil if it cannot be read. What is not UTF-8 is replaced.
    public static func text(_ path: String) -> String? {
        bytes(path).map { String(decoding: $0, as: UTF8.self) }
    }
}
