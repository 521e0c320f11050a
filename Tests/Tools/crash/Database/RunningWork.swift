import Foundation
import WhisperTestSupport

/// A process that imports a backup, with its readers.
final class RunningWork {
    /// How it ended.
    enum Ending: Equatable {
        case exit(Int32), signal(Int32)
    }

    private let process = Process()
    private let output = Pipe()

    /// Starts it, with a folder of its own for temporary files.
    init(_ program: String, _ arguments: [String], temporary: String) throws {
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["TMPDIR": temporary, "WHISPER_HOME": temporary]
        ) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
    }

    var number: pid_t { process.processIdentifier }
    var isRunning: Bool { process.isRunning }

    /// Its readers at this moment.
    var readers: [pid_t] { ReaderProcesses.children(of: number) }

    /// Kills it. Returns whether it was there to be killed.
    func kill() -> Bool {
        let wasRunning = process.isRunning
        Foundation.kill(number, SIGKILL)
        return wasRunning
    }

    /// Waits for its end, and returns what it has printed.
    func finish() -> String {
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    /// How it ended, once it has.
    var ending: Ending {
        process.terminationReason == .exit ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
    }
}
