import Foundation
import WhisperTestSupport

/// A child in a separate session, so that the developer's terminal is not its controlling one.
struct SpawnedProcess {
    let identifier: pid_t

    typealias File = ChildProcess.File

    static func start(
        _ path: String, _ arguments: [String], environment: [String: String], files: [File], closesInput: Bool = false
    ) throws -> SpawnedProcess {
        SpawnedProcess(
            identifier: try ChildProcess.start(
                path, arguments, environment: environment, files: files, closesInput: closesInput, ownSession: true))
    }

    /// Waits for its end, and returns its exit status; 128 plus the signal's number if a signal ended it. A process
    /// that has not ended after the timeout is killed, so that a test fails rather than waits forever.
    func wait(seconds: Double = 600) -> Int32 { ChildProcess.wait(for: identifier, seconds: seconds) }
}
