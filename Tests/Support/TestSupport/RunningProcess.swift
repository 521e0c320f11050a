import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program that runs beside a test. It is killed if the test leaves it running.
///
/// Unchecked, because one test at a time starts, watches and ends it.
public final class RunningProcess: @unchecked Sendable {
    /// The child's process id.
    public let identifier: Int32
    private let streams: URL
    private var ending: ChildProcess.Ending?

    /// The output that a test waited for did not appear.
    public struct NotInTime: Error {
        /// The output instead.
        public let output: String
        /// What it wrote to standard error.
        public let errors: String
    }

    /// Starts a program that reads from a file.
    ///
    /// - Parameters:
    ///   - environment: The child's whole environment; nil for the one of the tests.
    ///   - input: What it reads from standard input.
    public init(
        _ program: String, _ arguments: [String], environment: [String: String]? = nil, in folder: String? = nil,
        input: String = ""
    ) throws {
        let streams = FileManager.default.temporaryDirectory.appending(path: "whisper-running-\(UUID().uuidString)")
        self.streams = streams
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: false)
        try Data(input.utf8).write(to: streams.appending(path: "input"))
        let paths = ["input", "output", "errors"].map { streams.appending(path: $0).path }
        do {
            identifier = try ChildProcess.start(
                program, arguments, environment: environment, in: folder,
                files: [
                    .init(descriptor: 0, path: paths[0], flags: O_RDONLY),
                    .init(descriptor: 1, path: paths[1], flags: O_WRONLY | O_CREAT | O_TRUNC | O_APPEND),
                    .init(descriptor: 2, path: paths[2], flags: O_WRONLY | O_CREAT | O_TRUNC | O_APPEND),
                ])
        } catch {
            try? FileManager.default.removeItem(at: streams)
            throw error
        }
    }

    deinit {
        if ending == nil {
            kill(identifier, SIGKILL)
            _ = ChildProcess.wait(for: identifier)
        }
        try? FileManager.default.removeItem(at: streams)
    }

    /// Sends a signal, unless the process was already reaped: its id may then be another process's.
    public func send(_ signal: Int32) {
        if ending == nil { kill(identifier, signal) }
    }

    /// Its standard output so far.
    public var output: String { text("output") }

    /// Waits until its output meets a condition, and returns it.
    ///
    /// - Parameter seconds: Only prevents a hang; far more than a busy machine needs.
    @discardableResult
    public func waitForOutput(seconds: Double = 120, _ isThere: (String) -> Bool) throws -> String {
        let deadline = Date().addingTimeInterval(seconds)
        while true {
            let soFar = output
            if isThere(soFar) { return soFar }
            guard Date() < deadline else { throw NotInTime(output: soFar, errors: text("errors")) }
            usleep(500)
        }
    }

    /// Waits for it to exit.
    @discardableResult
    public func finish() -> ChildProcess.Ending {
        if let ending { return ending }
        let status = ChildProcess.wait(for: identifier)
        let ending = ChildProcess.Ending(status: status, output: text("output"), errors: text("errors"))
        self.ending = ending
        return ending
    }

    private func text(_ name: String) -> String {
        String(
            decoding: FileManager.default.contents(atPath: streams.appending(path: name).path) ?? Data(), as: UTF8.self)
    }
}
