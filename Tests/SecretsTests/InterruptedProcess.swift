import Foundation

/// Runs of the program that tests interrupt.
enum InterruptedProcess {
    /// How a run ended.
    struct Ending {
        /// What was acknowledged, in order.
        let lines: [String]
        /// What was complained about.
        let complaint: String
        /// The signal that ended it; nil where it came to an end by itself.
        let signal: Int32?
    }

    /// Runs to the end, or until a moment after the first acknowledgement where one is given.
    static func run(
        _ arguments: [String], shell prefix: String = "", killedAfter delay: Duration? = nil,
        in directory: String? = nil
    ) async throws -> Ending {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", prefix + "exec \"$0\" \"$@\"", try program()] + arguments
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        process.environment = ["SWIFT_BACKTRACE": "enable=no"]
        let (output, complaints) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaints
        try process.run()
        var received = Data()
        if let delay {
            received = output.fileHandleForReading.availableData
            try await Task.sleep(for: delay)
            kill(process.processIdentifier, SIGKILL)
        }
        received += output.fileHandleForReading.readDataToEndOfFile()
        let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Ending(
            lines: String(decoding: received, as: UTF8.self).split(separator: "\n").map(String.init),
            complaint: String(decoding: complaint, as: UTF8.self),
            signal: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil)
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

/// How many kills at random moments: 20, or what `WHISPER_KILLS` says.
let randomKills = ProcessInfo.processInfo.environment["WHISPER_KILLS"].flatMap { Int($0) } ?? 20
