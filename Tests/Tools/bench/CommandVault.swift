import CWhisperYardstick
import Foundation

/// A vault that the installed command has made and unlocked, for measuring the command itself.
struct CommandVault {
    /// The vault's folder.
    let path: String
    /// Whether the command opens it without a passphrase.
    private(set) var isUnlocked = false
    /// Why it does not.
    private(set) var failure = ""
    private let whisper: String
    private let with: [String]

    /// Makes a vault in an empty folder and unlocks it.
    init(_ whisper: String, in folder: String) throws {
        self.whisper = whisper
        path = folder + "/vault"
        let passphrase = folder + "/passphrase"
        try Data("for measuring only\n".utf8).write(to: URL(fileURLWithPath: passphrase))
        chmod(passphrase, 0o600)
        with = ["--vault", path, "--passphrase-file", passphrase]
        for arguments in [["init", "--accept-disclaimer"], ["unlock"]] {
            guard run(arguments) == 0 else {
                failure = "whisper \(arguments[0]) failed here (is there a kernel key ring?)"
                return
            }
        }
        guard CommandVault.time(whisper, ["conversations", "--json", "--vault", path]).code == 0 else {
            failure = "the vault did not stay unlocked"
            return
        }
        isUnlocked = true
    }

    /// Runs the command with the vault and its passphrase; answers the exit code.
    @discardableResult
    func run(_ arguments: [String]) -> Int32 { CommandVault.time(whisper, arguments + with).code }

    /// Takes the key out of the key ring.
    func lock() { run(["lock"]) }

    /// Runs a program and returns its exit code and the seconds to the first byte of its output and to its end.
    static func time(
        _ program: String, _ arguments: [String]
    ) -> (code: Int32, firstByte: Double, all: Double) {
        var texts = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for text in texts { free(text) } }
        var firstByte = 0.0
        var all = 0.0
        let code = yardstick_time_program(&texts, &firstByte, &all)
        return (code, firstByte, all)
    }
}
