import Foundation
import WhisperTestSupport

/// Runs of the program that tests interrupt.
enum InterruptedProcess {
    /// How a run ended.
    struct Ending {
        /// The acknowledgements, in order.
        let lines: [String]
        /// The error output.
        let complaint: String
        /// The signal that ended it; nil if it exited.
        let signal: Int32?
    }

    /// Runs to the end, or until a delay after the first acknowledgement if one is given.
    static func run(
        _ arguments: [String], shell prefix: String = "", killedAfter delay: Duration? = nil,
        in directory: String? = nil
    ) async throws -> Ending {
        let words = ["-c", prefix + "exec \"$0\" \"$@\"", try program()] + arguments
        let process = try RunningProcess(
            "/bin/sh", words, environment: ["SWIFT_BACKTRACE": "enable=no"], in: directory)
        if let delay {
            try process.waitForOutput { !$0.isEmpty }
            try await Task.sleep(for: delay)
            process.send(SIGKILL)
        }
        let ending = process.finish()
        return Ending(
            lines: ending.output.split(separator: "\n").map(String.init), complaint: ending.errors,
            signal: ending.status > 128 ? ending.status - 128 : nil)
    }

    /// The program, which is built beside the tests.
    private static func program() throws -> String {
        #if os(Linux)
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            let place = URL(fileURLWithPath: tests).deletingLastPathComponent()
        #else
            let place = Bundle(for: TemporaryDirectory.self).bundleURL.deletingLastPathComponent()
        #endif
        return place.appending(path: "whisper-interrupt").path
    }
}

/// The number of kills at random moments: 20, or the value of `WHISPER_KILLS`.
let randomKills = ProcessInfo.processInfo.environment["WHISPER_KILLS"].flatMap { Int($0) } ?? 20
