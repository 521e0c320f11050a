import Foundation
import WhisperJSONText
import Synchronization
import WhisperTestSupport

/// A run of the command that a test observes in progress. It is killed if a test leaves it behind.
final class RunningCommand: Sendable {
    private let process: SpawnedProcess
    private let output: String
    private let errors: String
    /// Whether its end was waited for: then another process may have its id.
    private let hasEnded = Mutex(false)

    /// Starts the command on a vault, the passphrase in a file.
    init(_ arguments: [String], on vault: TestVault, environment: [String: String] = [:]) throws {
        let name = UUID().uuidString
        output = vault.scratch("\(name).out")
        errors = vault.scratch("\(name).err")
        process = try SpawnedProcess.start(
            WhisperBinary.path, arguments + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile],
            environment: environment.forTesting(vault.scratch),
            files: [
                .init(descriptor: 1, path: output, flags: O_WRONLY | O_CREAT | O_TRUNC),
                .init(descriptor: 2, path: errors, flags: O_WRONLY | O_CREAT | O_TRUNC),
            ], closesInput: true)
    }

    deinit {
        guard !hasEnded.withLock({ $0 }) else { return }
        kill(process.identifier, SIGKILL)
        _ = process.wait()
    }

    /// The number of its process.
    var identifier: Int32 { process.identifier }

    #if os(Linux)
        /// The memory that its process occupies, in bytes.
        func residentMemory() -> Int {
            let pages = (KernelFile.text("/proc/\(identifier)/statm") ?? "").split(separator: " ")
            return (pages.count > 1 ? Int(pages[1]) ?? 0 : 0) * Int(getpagesize())
        }
    #endif

    struct NotInTime: Error {
        let output: String
        let errors: String
    }

    /// Waits until the output so far is what a test waits for.
    func wait(seconds: Double = 300, until isThere: (_ soFar: CommandRun) throws -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            let soFar = said(status: 0)
            if try isThere(soFar) { return }
            guard ContinuousClock.now < deadline else { throw NotInTime(output: soFar.output, errors: soFar.errors) }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Requests that it end, and waits for that.
    func stop(_ signal: Int32 = SIGTERM) -> CommandRun {
        kill(process.identifier, signal)
        return finish()
    }

    /// Waits for its end.
    func finish() -> CommandRun {
        let status = process.wait()
        hasEnded.withLock { $0 = true }
        return said(status: status)
    }

    private func said(status: Int32) -> CommandRun {
        func text(_ path: String) -> String {
            String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        }
        return CommandRun(status: status, output: text(output), errors: text(errors))
    }
}

extension CommandRun {
    /// The lines of standard output that are whole, as JSON objects.
    var wholeObjects: [JSONObject] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { line in
            if case .object(let object)? = try? JSONValue.parse(String(line)) { object } else { nil }
        }
    }
}
