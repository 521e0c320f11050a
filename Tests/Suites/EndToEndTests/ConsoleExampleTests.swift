import Foundation
import WhisperTestThreads
import Testing

@Suite("What the documents show at a prompt (CLI-1)", .ownThreads)
struct ConsoleExampleTests {
    static let documents = [
        "README.md", "docs/guides/command-line.md", "docs/guides/realtime.md", "docs/guides/library.md",
        "docs/guides/whatsapp-databases.md", "docs/guides/matrix.md", "docs/guides/archive-of-pages.md",
        "docs/guides/people-and-groups.md",
    ]

    @Test("Every command line of README and the guides is one that the programs understand", arguments: documents)
    func areUnderstood(document: String) throws {
        let scratch = try Scratch()
        let examples = try ConsoleExample.all(in: document)
        #expect(examples.count >= 5 || document.hasSuffix("library.md") || document.hasSuffix("pages.md"))
        for example in examples {
            // The installer of the reference bridge uses the network.
            for invocation in example.invocations where !invocation.hasPrefix("whisper bridge install") {
                let run = try shell(
                    "cd '\(scratch.path)' && " + invocation, in: scratch,
                    environment: ["WHISPER_HOME": scratch("nowhere")])
                #expect(run.status != 64 && run.status != 127, "\(example): \(run.errors)")
            }
        }
    }

    /// What cannot be run here, and why.
    private static let exceptions: [(beginning: String, reason: String)] = [
        ("whisper init", "the vault is there"), ("whisper identity create", "the identity is there"),
        ("echo 'See you at ten' | whisper encrypt", "needs a clipboard"),
        ("whisper decrypt --clipboard", "needs a clipboard"),
        ("whisper conversation picture", "needs a picture that a bridge has fetched"),
        ("whisper bridge", "needs a bridge and the network"), ("whisper detect --clipboard", "needs a clipboard"),
        ("whisper unlock", "key rings are no test's own"), ("whisper lock", "key rings are no test's own"),
        ("whisper policy set biometric-gated-signing", "asks at a terminal for a passphrase of its own"),
        ("whisper identity backup", "asks at a terminal for a passphrase of its own"),
        ("whisper identity restore", "asks at a terminal for a passphrase of its own"),
        ("whisper identity archive", "needs a second identity"),
        ("whisper export html --encrypt", "asks at a terminal for a passphrase of its own"),
        ("whisper export html --open", "waits until it is interrupted"), ("whisper browse", "needs a terminal"),
    ]

    @Test("The guide's lines do what it says, one after the other, on a vault", .timeLimit(.minutes(10)))
    func run() throws {
        let scene = try Scene()
        var count = 0
        for example in try ConsoleExample.all(in: "docs/guides/command-line.md") {
            guard example.command.contains("whisper "),
                !Self.exceptions.contains(where: { example.command.hasPrefix($0.beginning) }),
                !example.command.hasPrefix("make")
            else { continue }
            let command = example.command.replacing("/media/usb", with: scene.folder.path)
                .replacing("/media/", with: scene.folder.path + "/")
            var run = try scene.run(command)
            // Prompts are answered, which is all that a terminal is needed for.
            if run.errors.contains("--yes") { run = try scene.run(command + " --yes") }
            #expect(run.status == 0, "\(example): \(run.errors)")
            count += 1
        }
        #expect(count >= 25)
    }

    /// A vault with an identity, and the files that the guide names.
    private struct Scene {
        let vault: TestVault
        let folder: Scratch

        init() throws {
            vault = try TestVault()
            folder = try Scratch()
            let ben = try TestVault()
            try vault.expect(["identity", "create", "Ana Reis"])
            try ben.expect(["identity", "create", "Ben Okoro"])
            try folder.write(try ben.bundle(), to: "ben.key")
            try ben.expect(["qr", "show", "--png", folder("ben.png")])
            try ben.expect(["contact", "import", "-", "--yes"], input: try vault.bundle())
            let envelope = try ben.expect(["encrypt", "--to", "Ana Reis"], input: "See you at nine").output
            try folder.write("Hello,\n\n\(envelope)\nBen\n", to: "mail.txt")
            try folder.write("31/12/2018, 20:15 - Ana: the birthday cake, happy birthday\n", to: "few.txt")
            let chat =
                "31/12/2018, 20:15 - Ana: the birthday cake, happy birthday\n"
                + "31/12/2018, 20:16 - Ben Okoro: pie\n"
            try ExportFiles.zip([("_chat.txt", Array(chat.utf8))])
                .write(to: URL(filePath: folder("WhatsApp Chat with Ana.zip")))
        }

        /// Runs a line as a shell does, in the folder of the files.
        func run(_ command: String) throws -> CommandRun {
            let environment = ["WHISPER_HOME": vault.scratch.path, "WHISPER_PASSPHRASE": "correct horse"]
            return try shell("cd '\(folder.path)' && " + command, in: folder, environment: environment)
        }
    }
}

/// Runs a line with the programs that were built first in the search path.
private func shell(_ line: String, in scratch: Scratch, environment: [String: String]) throws -> CommandRun {
    let programs = URL(filePath: WhisperBinary.path).deletingLastPathComponent().path
    return try CommandRun.program(
        "/bin/sh", ["-c", line], in: scratch,
        environment: environment.merging(["PATH": "\(programs):/usr/bin:/bin"]) { $1 })
}
