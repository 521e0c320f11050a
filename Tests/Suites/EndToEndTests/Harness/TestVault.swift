import Foundation

/// A vault made by the command, and runs of the command on it.
struct TestVault {
    let scratch: Scratch
    let path: String
    let passphraseFile: String

    /// Makes a vault under the passphrase “correct horse”.
    init(_ more: [String] = [], environment: [String: String] = [:]) throws {
        scratch = try Scratch()
        path = scratch("vault")
        passphraseFile = try scratch.write("correct horse\n", to: "passphrase")
        let run = try self(["init", "--accept-disclaimer"] + more, environment: environment)
        guard run.status == 0 else { throw NotMade(errors: run.errors) }
    }

    struct NotMade: Error {
        let errors: String
    }

    /// Runs a command on the vault, the passphrase in a file.
    func callAsFunction(
        _ arguments: [String], input: String? = "", environment: [String: String] = [:]
    ) throws -> CommandRun {
        try CommandRun.whisper(
            arguments + ["--vault", path, "--passphrase-file", passphraseFile], in: scratch, input: input,
            environment: environment)
    }

    /// Runs a command on the vault with a file for standard input.
    func withInput(_ input: String, _ arguments: [String]) throws -> CommandRun {
        try CommandRun.whisper(
            arguments + ["--vault", path, "--passphrase-file", passphraseFile], in: scratch, input: nil,
            descriptors: [0: input])
    }

    /// Runs a command on the vault without a passphrase.
    func withoutPassphrase(
        _ arguments: [String], input: String? = "", environment: [String: String] = [:],
        descriptors: [Int32: String] = [:]
    ) throws -> CommandRun {
        try CommandRun.whisper(
            arguments + ["--vault", path], in: scratch, input: input, environment: environment, descriptors: descriptors
        )
    }
}
