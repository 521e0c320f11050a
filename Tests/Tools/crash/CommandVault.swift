import Foundation
import WhisperJSONText

/// A vault created by the command itself, unlocked if the system can hold its key.
struct CommandVault {
    /// The folder of the vault, and of everything around it.
    let folder: String
    /// Where the command and the bridges are.
    private let programs: String
    private var passphrase: [String]

    var directory: String { folder + "/vault" }
    /// Where sessions of bridges are unpacked: in memory, and only for this vault.
    let memory: String

    /// Makes a vault in a folder that is not there yet.
    init(_ folder: String, programs: String, memory: String) throws {
        self.folder = folder
        self.programs = programs
        self.memory = memory
        for path in [folder, memory] {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let file = folder + "/passphrase"
        passphrase = ["--passphrase-file", file]
        _ = FileManager.default.createFile(
            atPath: file, contents: Data("for crashes only\n".utf8), attributes: [.posixPermissions: 0o600])
        guard run(["init", "--accept-disclaimer"]).status == 0 else { throw CrashFailure("whisper init failed") }
        _ = run(["unlock"])
        let with = passphrase
        passphrase = []
        // Without a key ring each command derives the key again, which takes most of its time.
        if run(["conversations", "--json"]).status != 0 { passphrase = with }
    }

    /// The program of a name.
    func program(_ name: String) -> String { programs + "/" + name }

    /// A command on the vault, not yet started.
    func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program("whisper"))
        process.arguments = arguments + ["--vault", directory] + passphrase
        let environment = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
        process.environment = environment.merging(["HOME": folder, "XDG_RUNTIME_DIR": memory]) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs a command to its end.
    func run(_ arguments: [String]) -> (status: Int32, lines: [String]) {
        let process = process(arguments)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return (127, []) }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text.split(separator: "\n").map(String.init))
    }

    /// Runs a command that prints lines of JSON.
    func objects(_ arguments: [String]) throws -> [JSONObject] {
        let (status, lines) = run(arguments)
        guard status == 0 else { throw CrashFailure("whisper \(arguments[0]) ended with \(status)") }
        return lines.compactMap { line in
            if case .object(let object)? = try? JSONValue.parse(line) { object } else { nil }
        }
    }

    /// Takes the key out of the key ring, and removes everything.
    func remove() {
        _ = run(["lock"])
        for path in [folder, memory] { try? FileManager.default.removeItem(atPath: path) }
    }
}

extension JSONObject {
    /// A member that is an integer.
    func integer(_ name: String) -> Int64? {
        if case .number(let number)? = self[name] { number.integer } else { nil }
    }

    /// A member that is a text.
    func text(_ name: String) -> String? {
        if case .string(let text)? = self[name] { text } else { nil }
    }
}
