import Foundation
import WhisperTestSupport

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The result of a run of the command: exit status and output.
struct CommandRun {
    /// The exit status; 128 plus the signal's number if a signal ended it.
    let status: Int32
    let output: String
    let errors: String
    /// Standard output as it is, text or not.
    var outputBytes = Data()

    /// Standard output without the references of messages, which differ from vault to vault.
    var withoutReferences: String {
        output.replacing(#/([0-9]{2}:[0-9]{2}(?:, |  ))[0-9a-hjkmnp-tv-z]{8}(?:, |  )/#) { $0.output.1 }
    }

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// Runs the built command to its end, without a controlling terminal.
    ///
    /// - Parameters:
    ///   - input: The content of standard input; nil closes it.
    ///   - descriptors: Files to be open under these numbers.
    static func whisper(
        _ arguments: [String], in scratch: Scratch, input: String? = "", environment: [String: String] = [:],
        descriptors: [Int32: String] = [:]
    ) throws -> CommandRun {
        try program(
            WhisperBinary.path, arguments, in: scratch, input: input, environment: environment,
            descriptors: descriptors)
    }

    /// Runs any program as `whisper` is run.
    static func program(
        _ path: String, _ arguments: [String], in scratch: Scratch, input: String? = "",
        environment: [String: String] = [:], descriptors: [Int32: String] = [:]
    ) throws -> CommandRun {
        let name = UUID().uuidString
        let outputPath = scratch("\(name).out")
        let errorPath = scratch("\(name).err")
        var files: [SpawnedProcess.File] = [
            .init(descriptor: 1, path: outputPath, flags: O_WRONLY | O_CREAT | O_TRUNC),
            .init(descriptor: 2, path: errorPath, flags: O_WRONLY | O_CREAT | O_TRUNC),
        ]
        if let input {
            files.append(.init(descriptor: 0, path: try scratch.write(input, to: "\(name).in"), flags: O_RDONLY))
        }
        for (descriptor, path) in descriptors {
            files.append(.init(descriptor: descriptor, path: path, flags: O_RDONLY))
        }
        let process = try SpawnedProcess.start(
            path, arguments, environment: environment.forTesting(scratch), files: files,
            closesInput: input == nil && descriptors[0] == nil)
        let status = process.wait()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: outputPath))
        return CommandRun(
            status: status, output: String(decoding: bytes, as: UTF8.self),
            errors: try String(contentsOfFile: errorPath, encoding: .utf8), outputBytes: bytes)
    }
}

extension [String: String] {
    /// The environment of a run: a separate home, English, nothing from the developer's environment.
    func forTesting(_ scratch: Scratch) -> [String: String] {
        var basis = [
            "HOME": scratch("home"), "PATH": "/usr/bin:/bin", "LANG": "C", "TERM": "xterm", "PAGER": "cat",
            "WHISPER_TEST_PASSPHRASE_COST": "minimal",
        ]
        // Where lines that are executed are counted, those of the programs are, too: in one file for each program, since
        // thousands of processes would fill the disk with their own.
        if let profile = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] {
            basis["LLVM_PROFILE_FILE"] = profile.replacing("%p", with: "").replacing("%m", with: "%4m")
        }
        return basis.merging(self) { $1 }
    }
}
