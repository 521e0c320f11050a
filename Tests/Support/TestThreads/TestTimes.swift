import Foundation
import Testing

/// The processor time of each test, for whoever looks for the tests that take long.
///
/// The variable `WHISPER_TEST_TIMES` names a file that each case of a test adds a line to: milliseconds, a tab, and the
/// suite with the test. The time on a clock says little where every test waits for a processor.
enum TestTimes {
    private static let file: FileHandle? = {
        guard let path = ProcessInfo.processInfo.environment["WHISPER_TEST_TIMES"],
            FileManager.default.createFile(atPath: path, contents: nil)
        else { return nil }
        return FileHandle(forWritingAtPath: path)
    }()
    private static let lock = NSLock()

    /// Adds a line.
    static func note(_ test: Test, _ time: Duration) {
        guard let file else { return }
        let milliseconds = time / .milliseconds(1)
        lock.withLock { try? file.write(contentsOf: Data("\(Int(milliseconds))\t\(test.id)\n".utf8)) }
    }
}
