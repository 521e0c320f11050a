import Foundation
import WhisperJSONText

/// The vault that every round works on a copy of, made by the command itself, and what its changes need.
///
/// It has an identity, chats with attachments, sealed messages that nothing has opened yet, and an account at a server.
final class PairTemplate {
    /// Where the programs are.
    let programs: String
    private let folder: String
    private let server: Process

    static let passphrase = "the first one"

    /// Chats that are deleted; both have the picture that `newExport` brings, too.
    static func doomed(_ slot: Int) -> String { "Doomed \(slot)" }
    /// The name of a contact that is added.
    static func newContact(_ slot: Int) -> String { "New contact \(slot)" }
    /// The name of a contact that is there, and is verified.
    static func friend(_ slot: Int) -> String { "Friend \(slot)" }
    /// A text that is imported.
    static func imported(_ slot: Int) -> String { "imported words of \(slot)" }
    /// How many messages the server has that the vault lacks at first.
    static let heard = 5
    /// One of them.
    static func heard(_ number: Int) -> String { "heard words \(number)" }
    /// A text that is in the vault from the beginning, and that nothing deletes.
    static let kept = "words that nothing deletes"
    /// The chat that it is in.
    static let keptChat = "Kept"
    /// A text that is older than its chat's rule for retention allows, and that only applying it deletes.
    static let aged = "words that have grown old"
    /// How long messages are kept by a rule that is set.
    static func age(_ slot: Int) -> String { slot == 0 ? "400d" : "500d" }
    /// How many messages the bridge reports.
    static let told = 40

    var vault: String { folder + "/vault" }
    var backup: String { folder + "/backup" }
    var presentPassphraseFile: String { folder + "/passphrase" }
    var scenario: String { folder + "/scenario.jsonl" }

    /// The passphrase file of a change.
    func passphraseFile(_ slot: Int) -> String { folder + "/passphrase-\(slot)" }
    /// The export that is imported.
    func newExport(_ slot: Int) -> String { folder + "/new \(slot)/WhatsApp Chat with New \(slot).txt" }
    /// The bundle of a new person.
    func bundle(_ slot: Int) -> String { folder + "/bundle-\(slot)" }

    /// Makes it in a folder that is not there yet.
    init(_ folder: String, programs: String) throws {
        self.folder = folder
        self.programs = programs
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let started = try PairTemplate.startServer(programs, in: folder)
        server = started.process
        do {
            try makeFiles()
            try makeVault(port: started.port)
        } catch {
            server.terminate()
            throw error
        }
    }

    /// Ends the server.
    func end() { server.terminate() }

    // MARK: Running

    /// A program on a vault, not yet started.
    ///
    /// - Parameter passphraseFile: Nil if a kept key opens the vault.
    func process(
        _ program: String, _ arguments: [String], vault: String, passphraseFile: String?, home: String
    ) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: programs + "/" + program)
        process.arguments = arguments + ["--vault", vault] + (passphraseFile.map { ["--passphrase-file", $0] } ?? [])
        let environment = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
        process.environment = environment.merging([
            "HOME": home, "XDG_RUNTIME_DIR": home, "WHISPER_TEST_PASSPHRASE_COST": "minimal",
        ]) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs a program to its end.
    func run(
        _ arguments: [String], program: String = "whisper", vault: String, passphraseFile: String? = nil,
        input: String? = nil
    ) throws -> PairRun {
        let process = process(
            program, arguments, vault: vault, passphraseFile: passphraseFile ?? presentPassphraseFile, home: folder)
        if let input {
            let path = folder + "/input"
            try input.write(toFile: path, atomically: true, encoding: .utf8)
            process.standardInput = FileHandle(forReadingAtPath: path)
        }
        return try PairRun.finished(try PairRun.started(process, in: folder))
    }

    private func expect(
        _ arguments: [String], program: String = "whisper", vault: String, input: String? = nil
    ) throws -> String {
        let run = try run(arguments, program: program, vault: vault, input: input)
        guard run.status == 0 else { throw CrashFailure("\(arguments): \(run.status) \(run.errors)") }
        return run.output
    }

    // MARK: Making

    private func write(_ text: String, _ name: String) throws {
        try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
        chmod(folder + "/" + name, 0o600)
    }

    private func makeFiles() throws {
        try write(PairTemplate.passphrase + "\n", "passphrase")
        for slot in 0...1 {
            try write("the new one of \(slot)\n", "passphrase-\(slot)")
            _ = try writeExport("New \(slot)", ["Zoe: \(PairTemplate.imported(slot))"], in: "new \(slot)")
        }
        let steps = [
            #"{"do":"journal"}"#, #"{"do":"ready"}"#, #"{"do":"login"}"#,
            #"{"do":"messages","chats":2,"count":\#(PairTemplate.told)}"#, #"{"do":"closed"}"#,
        ]
        try write(steps.joined(separator: "\n") + "\n", "scenario.jsonl")
    }

    /// Writes an export with a picture that all of them have.
    ///
    /// - Parameter old: Lines of the picture's time, years ago.
    private func writeExport(
        _ title: String, _ lines: [String], old: [String] = [], in name: String
    ) throws -> String {
        let place = folder + "/" + name
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try Data(repeating: 0x5A, count: 5_000).write(to: URL(fileURLWithPath: place + "/IMG-20190513-WA0001.jpg"))
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "dd/MM/yyyy, HH:mm"
        let now = formatter.string(from: Date())
        let all =
            (["Zoe: IMG-20190513-WA0001.jpg (file attached)"] + old).map { "13/05/2019, 09:13 - \($0)" }
            + lines.map { "\(now) - \($0)" }
        let path = place + "/WhatsApp Chat with \(title).txt"
        try (all.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func makeVault(port: Int) throws {
        _ = try expect(["init", "--accept-disclaimer"], vault: vault)
        _ = try expect(["identity", "create", "Me"], vault: vault)
        let mine = try expect(["identity", "export"], vault: vault)
        var sealed: [String] = []
        for slot in 0...1 {
            let other = folder + "/other-\(slot)"
            _ = try expect(["init", "--accept-disclaimer"], vault: other)
            _ = try expect(["identity", "create", "Other \(slot)"], vault: other)
            try write(try expect(["identity", "export"], vault: other), "bundle-\(slot)")
            _ = try expect(["contact", "import", "-", "--yes"], vault: other, input: mine)
            for number in 0..<3 {
                let envelope = try expect(["encrypt", "--to", "Me"], vault: other, input: "secret \(slot) \(number)")
                sealed.append("Zoe: " + envelope.trimmingCharacters(in: .newlines))
            }
        }
        for slot in 0...1 {
            let friend = folder + "/friend-\(slot)"
            _ = try expect(["init", "--accept-disclaimer"], vault: friend)
            _ = try expect(["identity", "create", PairTemplate.friend(slot)], vault: friend)
            let bundle = try expect(["identity", "export"], vault: friend)
            _ = try expect(["contact", "import", "-", "--yes"], vault: vault, input: bundle)
        }
        var exports = [
            (PairTemplate.keptChat, ["Zoe: \(PairTemplate.kept)"], []), ("Sealed", sealed, []),
            ("Aged", ["Zoe: words of today"], ["Zoe: \(PairTemplate.aged)"]),
        ]
        exports += (0...1).map { (PairTemplate.doomed($0), ["Zoe: words of the doomed"], []) }
        for (title, lines, old) in exports {
            let path = try writeExport(title, lines, old: old, in: title)
            _ = try expect(
                ["import", "whatsapp", path, "--me", "Me", "--timezone", "UTC", "--date-order", "dmy", "--yes"],
                vault: vault)
        }
        _ = try expect(["retention", "set", "Aged", "1y"], vault: vault)
        _ = try expect(["backup", backup], vault: vault)
        try "secret of me\n".write(toFile: folder + "/secret", atomically: true, encoding: .utf8)
        _ = try expect(
            ["login", "http://127.0.0.1:\(port)", "me", "--secret-file", folder + "/secret", "--device", "laptop"],
            program: "whisper-sync", vault: vault)
        try fetchConversations()
        try fillServer(port: port)
    }

    /// Another user sends a message that the vault has not received yet.
    private func fillServer(port: Int) throws {
        let other = folder + "/ben"
        _ = try expect(["init", "--accept-disclaimer"], vault: other)
        try "secret of ben\n".write(toFile: folder + "/secret-of-ben", atomically: true, encoding: .utf8)
        _ = try expect(
            [
                "login", "http://127.0.0.1:\(port)", "ben", "--secret-file", folder + "/secret-of-ben", "--device",
                "phone",
            ],
            program: "whisper-sync", vault: other)
        try fetchConversations(into: other)
        for number in 0..<PairTemplate.heard {
            _ = try expect(["send", "Lake", PairTemplate.heard(number)], program: "whisper-sync", vault: other)
        }
    }

    /// Follows the server until the vault knows the conversation.
    private func fetchConversations(into vault: String? = nil) throws {
        let vault = vault ?? self.vault
        let process = process(
            "whisper-sync", ["run"], vault: vault, passphraseFile: presentPassphraseFile, home: folder)
        let running = try PairRun.started(process, in: folder)
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        for _ in 0..<300 {
            if try run(["conversations", "--json"], vault: vault).output.contains("Lake") { return }
            usleep(100_000)
        }
        throw CrashFailure("the server's conversation did not come: \(PairRun.text(running.errors))")
    }

    private static func startServer(_ programs: String, in folder: String) throws -> (process: Process, port: Int) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: programs + "/whisper-sync-devserver")
        process.arguments = [
            "--user", "me:secret of me", "--user", "ben:secret of ben", "--conversation", "c-1:Lake:me,ben", "--port",
            "0", "--json",
        ]
        process.standardInput = FileHandle.nullDevice
        let output = folder + "/server"
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<300 {
            for line in PairRun.text(output).split(separator: "\n") {
                if case .object(let object)? = try? JSONValue.parse(String(line)), let port = object.integer("port") {
                    return (process, Int(port))
                }
            }
            usleep(50_000)
        }
        process.terminate()
        throw CrashFailure("the server did not start")
    }
}
