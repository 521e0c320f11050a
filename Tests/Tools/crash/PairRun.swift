import Foundation

/// What a program left that ran to its end.
struct PairRun {
    let status: Int32
    let output: String
    let errors: String

    /// A program that runs, with the files that it writes to.
    struct Running {
        let process: Process
        let output: String
        let errors: String

        /// Requests that the program end once it has printed the expected line, and after five seconds in any case.
        func end(when isThere: (String) -> Bool) {
            let deadline = Date() + 5
            while process.isRunning, Date() < deadline, !isThere(PairRun.text(output)) { usleep(10_000) }
            if process.isRunning { process.terminate() }
        }
    }

    /// Starts a program.
    static func started(_ process: Process, in folder: String) throws -> Running {
        let name = folder + "/run-" + UUID().uuidString
        for path in [name + ".out", name + ".err"] {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        process.standardOutput = FileHandle(forWritingAtPath: name + ".out")
        process.standardError = FileHandle(forWritingAtPath: name + ".err")
        try process.run()
        return Running(process: process, output: name + ".out", errors: name + ".err")
    }

    /// Waits for its end, two minutes at most.
    static func finished(_ running: Running) throws -> PairRun {
        let deadline = Date() + 120
        while running.process.isRunning, Date() < deadline { usleep(2_000) }
        if running.process.isRunning {
            kill(running.process.processIdentifier, SIGKILL)
            throw CrashFailure("\(running.process.arguments ?? []) did not end in two minutes")
        }
        running.process.waitUntilExit()
        let isExit = running.process.terminationReason == .exit
        let run = PairRun(
            status: isExit ? running.process.terminationStatus : 128 + running.process.terminationStatus,
            output: text(running.output), errors: text(running.errors))
        for path in [running.output, running.errors] { try? FileManager.default.removeItem(atPath: path) }
        return run
    }

    /// The text of a file; empty if the file does not exist.
    static func text(_ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
}
