import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Arguments and help (CLI-2, CLI-4, CLI-5, CLI-8)", .ownThreads)
struct UsageTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test("Without arguments it has one page: each command in its group, with its other names, and the topics")
    func overview() throws {
        let run = try CommandRun.whisper([], in: scratch)
        let object = try #require(try CommandRun.whisper(["--json"], in: scratch).objects().first)
        let page = run.output.split(separator: "Commands:").last ?? ""
        let words = page.split { !$0.isLetter && $0 != "-" }.map(String.init)
        for name in object.objects("commands").compactMap({ $0.string("name") }) {
            #expect(words.count { $0 == name } >= 1, "\(name)")
        }
        for text in ["Archive", "Sealed messages", "conversations (ls, chats)", "messages (show)", "exit-codes"] {
            #expect(run.output.contains(text), "\(run.output)")
        }
        #expect(run.lines.count <= 30 && run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let french = try CommandRun.whisper([], in: scratch, environment: ["LC_ALL": "fr_FR.UTF-8"]).lines
        #expect(french.contains { $0.hasSuffix("\u{202F}:") })
        #expect(french.allSatisfy { !$0.hasSuffix(":") || $0.hasSuffix("\u{202F}:") }, "\(french)")
        let session = try TerminalSession([], in: scratch, environment: ["PAGER": "sed 's/^/PAGED /'"])
        #expect(session.finish() == 0 && !session.screen.contains("PAGED") && session.screen.contains("Upkeep"))
        #expect(
            try CommandRun.whisper(["help"], in: scratch).output.contains("Speed up searching"), "All, with a line each"
        )
    }

    @Test("Without arguments the command explains itself, examples first")
    func noArguments() throws {
        let run = try CommandRun.whisper([], in: scratch)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        let examples = try #require(run.output.range(of: "Examples:"))
        let usage = try #require(run.output.range(of: "Usage:"))
        #expect(examples.lowerBound < usage.lowerBound)
    }

    @Test(
        "Help of a command is the same by every road",
        arguments: [["help", "init"], ["init", "--help"], ["init", "-h"], ["--help", "init"]])
    func helpOfCommand(arguments: [String]) throws {
        let run = try CommandRun.whisper(arguments, in: scratch)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Create a vault.\n\nExamples:\n  whisper init\n"))
    }

    @Test(
        "Nothing of ArgumentParser's own English is left in help", arguments: [[], ["help", "init"], ["help", "key"]])
    func ownWords(arguments: [String]) throws {
        let output = try CommandRun.whisper(arguments, in: scratch).output
        for foreign in ["OVERVIEW", "USAGE:", "SUBCOMMANDS", "Show help information", "Show subcommand help"] {
            #expect(!output.contains(foreign))
        }
    }

    @Test(
        "What is not understood is a usage error with a hint, and standard output stays empty",
        arguments: [
            (["inot"], "Unknown command “inot”. Did you mean “init”?"),
            (["xyzzy"], "Unknown command “xyzzy”."),
            (["init", "--vualt", "x"], "Unknown option “--vualt”. Did you mean “--vault”?"),
            (["init", "--vault"], "The option “--vault” needs a value."),
            (["init", "surplus"], "Unexpected argument “surplus”."),
            (["init", "--passphrase-fd", "x"], "“x” is not a valid value for “--passphrase-fd”."),
            (["help", "enviroment"], "Unknown command “enviroment”. Did you mean “environment”?"),
            (["key", "reveel"], "Unknown command “reveel”. Did you mean “reveal”?"),
            (["init", "--json=yes"], "The option “--json” takes no value, but “yes” was given."),
        ])
    func usageErrors(arguments: [String], message: String) throws {
        let run = try CommandRun.whisper(arguments, in: scratch)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("whisper: error: \(message)\nwhisper: hint: "), "\(run.errors)")
    }

    @Test(
        "Arguments that contradict each other are refused in a sentence, as JSON where that is asked for (CLI-4)",
        arguments: [
            ["encrypt"], ["encrypt", "--to", "a", "--to-key", "b"], ["encrypt", "--to", "a", "--sign", "--no-sign"],
            ["policy", "set", "nonsense", "on"], ["policy", "set", "contact-required-to-send", "maybe"],
            ["policy", "set", "contact-required-to-send", "off", "--forget-signing-keys"],
            ["detect", "--clipboard", "--messages"], ["qr", "show", "a", "--png", "x", "--svg", "y"],
            ["qr", "show", "a", "--scale", "1"], ["bridge", "coverage", "--gap", "0"],
            ["bridge", "run", "--batch-size", "0"], ["bridge", "pair", "--command", "'open"],
            ["bridge", "logout", "--retries", "-1"],
        ])
    func contradictions(arguments: [String]) throws {
        try expectSentence("whisper", arguments)
    }

    #if Realtime
        @Test(
            "whisper-sync refuses such arguments in the same way, under its own name",
            arguments: [
                ["send", "Ben", "hello", "--timeout", "-1"], ["retry", "x", "--timeout", "9999"], ["run", "--x"],
            ])
        func syncContradictions(arguments: [String]) throws {
            try expectSentence("whisper-sync", arguments)
        }
    #endif

    #if Bridge
        @Test("whisper-bridge refuses such arguments in the same way")
        func bridgeContradictions() throws {
            try expectSentence("whisper-bridge", ["bridge", "run", "--batch-size", "0"], calledBy: "whisper")
        }
    #endif

    /// Runs a program with arguments that make no sense, and expects a usage error that a person can read.
    private func expectSentence(_ program: String, _ arguments: [String], calledBy name: String? = nil) throws {
        let path = WhisperBinary.path(of: program)
        let run = try CommandRun.program(path, arguments, in: scratch)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("\(name ?? program): error: "), "\(run.errors)")
        let json = try CommandRun.program(path, arguments + ["--json"], in: scratch)
        #expect(json.status == 64)
        #expect(json.output.isEmpty)
        let error = try ErrorLine(json.errors)
        #expect(error.code == "usage")
        for text in [run.errors, error.message] {
            for internals in ["CommandFailure", "(Function)", "Optional(", "LocalizedMessage"] {
                #expect(!text.contains(internals), "\(text)")
            }
        }
    }

    @Test("Help for an unknown command is an error, not the help of another")
    func helpOfNothing() throws {
        for arguments in [["nosuch", "--help"], ["--help", "nosuch"], ["key", "nosuch", "-h"]] {
            let run = try CommandRun.whisper(arguments, in: scratch)
            #expect(run.status == 64)
            #expect(run.errors.contains("Unknown command “nosuch”."))
        }
        #expect(try CommandRun.whisper(["search", "nosuch", "--help"], in: scratch).output.contains("umbrella"))
    }

    @Test(
        "Help comes as JSON where that is asked for",
        arguments: [
            ["help", "init"], ["init", "--help"], ["help", "formats"], [], ["contact"], ["key", "--help"],
        ])
    func helpAsJSON(arguments: [String]) throws {
        let text = try CommandRun.whisper(arguments, in: scratch).output
        let object = try #require(try CommandRun.whisper(arguments + ["--json"], in: scratch).objects().first)
        #expect(object.string("type") == "help")
        #expect(object.string("text") == text)
    }

    @Test("Help as JSON has the tree of the commands below, and a group's own --json gives it as well (CLI-4)")
    func commandTree() throws {
        func commands(_ arguments: [String]) throws -> [JSONObject] {
            let run = try CommandRun.whisper(arguments, in: scratch)
            #expect(run.status == 0 && run.errors.isEmpty)
            return try #require(run.objects().first).objects("commands")
        }
        let all = try commands(["help", "--json"])
        #expect(try commands(["--json"]) == all)
        let contact = try #require(all.first { $0.string("name") == "contact" })
        #expect(contact.string("summary")?.isEmpty == false)
        #expect(contact.objects("commands").contains { $0.string("name") == "verify" })
        for arguments in [["contact", "--json"], ["--json", "contact"], ["help", "contact", "--json"]] {
            #expect(try commands(arguments) == contact.objects("commands"))
        }
        #expect(try commands(["help", "init", "--json"]).isEmpty)
        let unknown = try CommandRun.whisper(["contcat", "--json"], in: scratch)
        #expect(unknown.status == 64 && unknown.output.isEmpty && unknown.errors.contains("“contact”"))
    }

    @Test(
        "An unknown option gets the suggestion of one that means the same, or is spelled almost the same, or none",
        arguments: [
            (["--versoin"], "Did you mean “--version”?"), (["init", "--hepl"], "Did you mean “--help”?"),
            (["search", "cake", "--before", "2024-01-01"], "Did you mean “--until”?"),
            (["search", "cake", "--has"], "Did you mean “--has-attachment”?"),
            (["init", "--password", "x"], "Did you mean “--passphrase-file”?"),
            (["search", "cake", "--xyzzy"], "Unknown option “--xyzzy”.\n"),
        ])
    func suggestions(arguments: [String], text: String) throws {
        let run = try CommandRun.whisper(arguments, in: scratch)
        #expect(run.status == 64)
        #expect(run.errors.contains(text), "\(run.errors)")
    }

    @Test("With --json a usage error is one line of JSON on standard error")
    func usageErrorAsJSON() throws {
        let run = try CommandRun.whisper(["init", "--vualt", "x", "--json"], in: scratch)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        let error = try ErrorLine(run.errors)
        #expect(error.code == "usage")
        #expect(error.exit == 64)
        #expect(error.message.contains("--vualt"))
        #expect(error.hint != nil)
    }

    @Test("The version comes by command, by option and as JSON")
    func version() throws {
        let plain = try CommandRun.whisper(["version"], in: scratch)
        #expect(plain.output.hasPrefix("whisper "))
        #expect(try CommandRun.whisper(["--version"], in: scratch).output == plain.output)
        #expect(try CommandRun.whisper(["-V"], in: scratch).output == plain.output)
        let json = try CommandRun.whisper(["version", "--json"], in: scratch).output
        #expect(json.hasPrefix(#"{"type":"version","version":""#))
    }

    @Test("The program for bridges names itself with its version", arguments: ["--version", "-V"])
    func versionOfBridge(option: String) throws {
        let run = try CommandRun.program(
            WhisperBinary.path(of: "whisper-bridge"), [option], in: scratch, environment: [:])
        #expect(run.status == 0 && run.output.hasPrefix("whisper-bridge "), "\(run.output)\(run.errors)")
    }

    @Test("Every exit status of the specification is explained, and no other")
    func exitCodes() throws {
        let run = try CommandRun.whisper(["help", "exit-codes"], in: scratch)
        let numbers = run.lines.compactMap { Int32($0.trimmingPrefix { $0 == " " }.prefix { $0.isNumber }) }
        #expect(numbers == [0, 1, 3, 10, 11, 12, 13, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 64, 130])
    }

    @Test("The other subjects of help are there", arguments: ["environment", "formats", "disclaimer"])
    func topics(name: String) throws {
        let run = try CommandRun.whisper(["help", name], in: scratch)
        #expect(run.status == 0)
        #expect(run.lines.count > 2)
    }

    @Test("Help and errors speak the language of the environment (UX-3)")
    func language() throws {
        let german = ["LC_ALL": "de_DE.UTF-8"]
        let help = try CommandRun.whisper(["help", "init"], in: scratch, environment: german)
        #expect(help.output.contains("Beispiele:"))
        let error = try CommandRun.whisper(["inot"], in: scratch, environment: german)
        #expect(error.errors.hasPrefix("whisper: Fehler: "))
    }

    @Test("Completions are generated for each shell (CLI-8)", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let run = try CommandRun.whisper(["--generate-completion-script", shell], in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains("passphrase-file"))
        #expect(run.output.contains("exit-codes"), "What help explains")
    }
}
